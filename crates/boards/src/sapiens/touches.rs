//! "Why not?": what a player may have meant by touching things in vain.

use super::paths::{mark_thing, power_thing, settle_thing, square_thing, tile_thing, token_thing};
use super::pen::touch;
use crate::board::Canvas;
use ::sapiens::{Action, Lay, Power, Sapiens, Scene, Square, Step, Tile, TileSet};
use kernel::Seat;

/// The touched things, parsed.
struct Touched<'a> {
    things: &'a [&'a str],
    tiles: Vec<Tile>,
    own_squares: Vec<Square>,
}

impl Touched<'_> {
    fn has(&self, thing: &str) -> bool {
        self.things.contains(&thing)
    }
}

pub(super) fn attempts(canvas: &Canvas<'_, Sapiens>, things: &[&str]) -> Vec<Action> {
    let table = &canvas.view.table;
    let seat = table.seat;
    let touched = Touched {
        things,
        tiles: Tile::all().filter(|&tile| things.contains(&tile_thing(tile).as_str())).collect(),
        own_squares: Square::all().filter(|&one| things.contains(&square_thing(seat, one).as_str())).collect(),
    };
    if let Some(name) = things.last().and_then(|last| last.strip_prefix("go:")) {
        return button(name, &touched).into_iter().collect();
    }
    let mut found = powers(canvas, &touched);
    found.extend(Seat::all(table.seats).filter(|&owner| touched.has(&settle_thing(owner))).map(Action::Settle));
    found.extend(Tile::all().filter(|&tile| touched.has(&mark_thing(tile))).map(Action::Recall));
    if found.is_empty() {
        found = step(canvas, &touched);
    }
    found
}

fn button(name: &str, touched: &Touched<'_>) -> Option<Action> {
    let tile = touched.tiles.first().copied();
    match name {
        "skip" => Some(Action::SkipExtra),
        "finish" => Some(Action::Finish),
        "decline" => Some(Action::Decline),
        "end" => Some(Action::EndLaying),
        "take" => Some(Action::Take(touched.tiles.iter().copied().collect::<TileSet>())),
        "remove" => tile.map(Action::Remove),
        "recall" => Tile::all().find(|&tile| touched.has(&mark_thing(tile))).map(Action::Recall),
        _ => None,
    }
}

/// What the current step does with tiles and squares.
fn step(canvas: &Canvas<'_, Sapiens>, touched: &Touched<'_>) -> Vec<Action> {
    let founds = canvas.actions.iter().any(|action| matches!(action, Action::Found(_)));
    let lay: fn(Lay) -> Action = match canvas.view.table.step {
        Step::Start => Action::Start,
        Step::Extra => Action::Extra,
        Step::Lay if founds => Action::Found,
        Step::StartTake | Step::Take => {
            return vec![Action::Take(touched.tiles.iter().copied().collect())];
        }
        Step::Remove => return touched.tiles.iter().copied().map(Action::Remove).collect(),
        Step::Lay | Step::Settle | Step::Powers | Step::After | Step::Over => Action::Lay,
    };
    let foreign = Seat::all(canvas.view.table.seats).flat_map(|seat| {
        Square::all().filter(move |&square| touched.has(&square_thing(seat, square))).map(move |square| (seat, square))
    });
    let bears = foreign.map(|(seat, square)| Action::Use(Power::Bear { seat, square }));
    lays(canvas, touched).map(lay).chain(bears).collect()
}

/// Every way to lay the touched tile on the touched squares.
fn lays(canvas: &Canvas<'_, Sapiens>, touched: &Touched<'_>) -> impl Iterator<Item = Lay> {
    let table = &canvas.view.table;
    let tiles = if touched.tiles.is_empty() { &table.players[table.seat.index()].reserve } else { &touched.tiles };
    let mut pairs: Vec<(Square, Square)> = Vec::new();
    match touched.own_squares.as_slice() {
        [] if touched.tiles.is_empty() => {}
        [] => pairs.extend(Square::all().flat_map(beside)),
        &[one] => pairs.extend(beside(one)),
        &[one, other, ..] => pairs.push((one, other)),
    }
    tiles.clone().into_iter().flat_map(move |tile| {
        let both = move |(one, other)| [Lay { tile, low: one, high: other }, Lay { tile, low: other, high: one }];
        pairs.clone().into_iter().flat_map(both)
    })
}

/// A square with each of its neighbours.
fn beside(square: Square) -> impl Iterator<Item = (Square, Square)> {
    Square::all().filter(move |&other| touch(square, other)).map(move |other| (square, other))
}

/// The uses of a touched power or mountain token, on whatever else was touched or, if nothing was, on anything.
fn powers(canvas: &Canvas<'_, Sapiens>, touched: &Touched<'_>) -> Vec<Action> {
    let mut found = Vec::new();
    for scene in Scene::ALL {
        if touched.has(&token_thing(scene)) {
            found.extend(uses(canvas, touched, scene).into_iter().map(Action::Token));
        }
        if touched.has(&power_thing(scene)) {
            found.extend(uses(canvas, touched, scene).into_iter().map(Action::Use));
        }
    }
    found
}

fn uses(canvas: &Canvas<'_, Sapiens>, touched: &Touched<'_>, scene: Scene) -> Vec<Power> {
    let table = &canvas.view.table;
    let own = &table.players[table.seat.index()];
    let tiles = if touched.tiles.is_empty() { &table.common } else { &touched.tiles };
    match scene {
        Scene::Feast => vec![Power::Feast],
        Scene::Gathering => vec![Power::Gathering],
        Scene::Camp => vec![Power::Camp],
        Scene::Hunt => vec![Power::Hunt { convert: false }, Power::Hunt { convert: true }],
        Scene::Ritual => Scene::ALL.into_iter().filter(|&other| other != scene).map(Power::Ritual).collect(),
        Scene::Brawl => tiles.iter().map(|&on| Power::Brawl { on, from: None }).collect(),
        Scene::Water => {
            let give = own.reserve.iter();
            give.flat_map(|&give| tiles.iter().map(move |&take| Power::Water { give, take })).collect()
        }
        Scene::Fire => {
            let seats = Seat::all(table.seats).filter(|&seat| seat != table.seat);
            let bears = seats.flat_map(|seat| Square::all().map(move |square| Power::Bear { seat, square }));
            let chased = touched.own_squares.iter().copied().map(Power::Chase);
            chased.chain(bears.filter(|_| touched.own_squares.is_empty())).collect()
        }
    }
}
