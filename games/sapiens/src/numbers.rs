//! Views and actions as numbers, for programs that learn.

use crate::action::Action;
use crate::open::{OpenPlace, OpenPlayer};
use crate::power::Power;
use crate::scene::Scene;
use crate::square::{SQUARES, Square};
use crate::state::Step;
use crate::tile::{Tile, TileSet};
use crate::view::{Printed, View};
use kernel::{Numbering, Numbers, Seat, seats_from};
use std::fmt::Arguments;

/// Tiles, squares and sets of tiles together make too many actions for a number each.
pub(crate) const NUMBERING: Numbering<Action> = Numbering::Listed { most: 4096 };

/// The most who can play.
const MOST: u8 = 4;

const STEPS: [&str; 10] =
    ["start", "start take", "lay", "settle", "powers", "extra", "after", "take", "remove", "over"];

fn step(step: Step) -> &'static str {
    STEPS[match step {
        Step::Start => 0,
        Step::StartTake => 1,
        Step::Lay => 2,
        Step::Settle => 3,
        Step::Powers => 4,
        Step::Extra => 5,
        Step::After => 6,
        Step::Take => 7,
        Step::Remove => 8,
        Step::Over => 9,
    }]
}

pub(crate) fn observe(view: &View, reader: Seat, out: &mut impl Numbers) {
    let table = &view.table;
    out.part(format_args!("round"), table.round, 12);
    out.flag(format_args!("last round"), table.last_round);
    out.one_of(format_args!("step"), STEPS, Some(step(table.step)));
    out.flag(format_args!("token played"), table.turn.token_played);
    out.flag(format_args!("plains open"), table.turn.plains_open);
    out.part(format_args!("extra lays"), table.turn.extras, 2);
    for scene in Scene::ALL {
        out.flag(format_args!("power to come {scene}"), table.turn.pending.contains(&scene));
    }
    let covered = table.turn.main_cave.or(table.turn.extra_cave);
    out.flag(format_args!("cave to be rewarded"), covered.is_some());
    out.part(format_args!("pile"), view.pile, 63);
    out.part(format_args!("put away"), view.put_away, 10);
    out.part(format_args!("bears left"), view.bears_left, 10);
    out.part(format_args!("steaks left"), view.steaks_left, 20);
    tiles(format_args!("common"), &table.common, out);
    tiles(format_args!("removed"), &table.removed, out);
    tiles(format_args!("unseen"), &view.unseen, out);
    for (number, seat) in seats_from(reader, table.seats).enumerate() {
        let index = seat.index();
        out.flag(format_args!("player {number} to act"), table.seat == seat);
        out.flag(format_args!("player {number} first"), table.first == seat);
        out.flag(format_args!("player {number} won"), view.winners.contains(&seat));
        out.part(format_args!("player {number} result"), view.results[index], 50);
        out.part(format_args!("player {number} brawl tokens"), view.brawl_tokens[index], 3);
        player(&table.players[index], number, out);
        valley(&view.valleys[index], number, out);
        laid(&table.players[index], number, out);
    }
}

fn player(player: &OpenPlayer, number: usize, out: &mut impl Numbers) {
    out.part(format_args!("player {number} food"), player.food, 50);
    out.part(format_args!("player {number} shelter"), player.shelter, 50);
    out.part(format_args!("player {number} steaks"), player.steaks, 5);
    out.part(format_args!("player {number} turns"), player.turns, 12);
    out.part(format_args!("player {number} tribes"), player.tribes.len() as u32, 3);
    out.flag(format_args!("player {number} finished"), player.finished);
    for scene in Scene::ALL {
        let at = player.tokens.get(&scene);
        out.flag(format_args!("player {number} token {scene} on the valley"), matches!(at, Some(OpenPlace::At(_))));
        out.flag(format_args!("player {number} token {scene} in stock"), at == Some(&OpenPlace::Stock));
        out.flag(format_args!("player {number} token {scene} played"), at == Some(&OpenPlace::Playing));
    }
    tiles(format_args!("player {number} reserve"), &player.reserve, out);
    tiles(format_args!("player {number} brawl on"), &player.brawls, out);
}

/// What is printed: the squares, and where a cave lies on the rim.
fn valley(printed: &Printed, number: usize, out: &mut impl Numbers) {
    for (row, squares) in (1..).zip(&printed.rows) {
        for (column, square) in ('A'..).zip(squares) {
            let food = square[1..].parse::<u8>().unwrap_or_default();
            out.flag(format_args!("player {number} forest {column}{row}"), square.starts_with('F'));
            out.part(format_args!("player {number} food {column}{row}"), food, 5);
        }
    }
    for at in Square::all().filter(|square| square.mouth().is_some()) {
        let cave = printed.caves.iter().find(|cave| cave.at == at);
        out.part(format_args!("player {number} cave {at} high"), cave.map_or(0, |cave| cave.high), 10);
        out.part(format_args!("player {number} cave {at} low"), cave.map_or(0, |cave| cave.low), 10);
        out.flag(format_args!("player {number} cave {at} token"), cave.is_some_and(|cave| cave.token.is_some()));
    }
}

/// What lies on each square: the scene, a bear, and whether the active tribe has it.
fn laid(player: &OpenPlayer, number: usize, out: &mut impl Numbers) {
    let mut scenes = [None; SQUARES as usize];
    for (tribe, lays) in player.tribes.iter().enumerate() {
        let active = tribe + 1 == player.tribes.len();
        for lay in lays {
            scenes[lay.low.index()] = Some((lay.tile.low(), active));
            scenes[lay.high.index()] = Some((lay.tile.high(), active));
        }
    }
    for square in Square::all().filter(|square| !square.is_waterfall()) {
        let here = scenes[square.index()];
        out.one_of(format_args!("player {number} {square}"), Scene::ALL, here.map(|(scene, _)| scene));
        out.flag(format_args!("player {number} {square} active tribe"), here.is_some_and(|(_, active)| active));
    }
    for square in Square::all().filter(|square| square.valley_cell().is_some()) {
        out.flag(format_args!("player {number} bear {square}"), player.bears.contains(&square));
    }
}

fn tiles(name: Arguments<'_>, held: &[Tile], out: &mut impl Numbers) {
    let held: TileSet = held.iter().copied().collect();
    for tile in Tile::all() {
        out.flag(format_args!("{name} {tile}"), held.contains(tile));
    }
}

const KINDS: [&str; 14] = [
    "start", "lay", "found", "extra", "skip", "finish", "settle", "use", "decline", "token", "recall", "end", "take",
    "remove",
];

/// What an action says, part by part.
#[derive(Default)]
struct Parts {
    kind: usize,
    tile: Option<Tile>,
    other: Option<Tile>,
    low: Option<Square>,
    high: Option<Square>,
    seat: Option<Seat>,
    power: Option<Scene>,
    token: Option<Scene>,
    convert: bool,
    taken: TileSet,
}

impl Parts {
    fn of(action: &Action) -> Parts {
        let plain = |kind| Parts { kind, ..Parts::default() };
        let laid = |kind, lay: crate::Lay| Parts {
            tile: Some(lay.tile),
            low: Some(lay.low),
            high: Some(lay.high),
            ..plain(kind)
        };
        match *action {
            Action::Start(lay) => laid(0, lay),
            Action::Lay(lay) => laid(1, lay),
            Action::Found(lay) => laid(2, lay),
            Action::Extra(lay) => laid(3, lay),
            Action::SkipExtra => plain(4),
            Action::Finish => plain(5),
            Action::Settle(owner) => Parts { seat: Some(owner), ..plain(6) },
            Action::Use(power) => plain(7).with(power),
            Action::Decline => plain(8),
            Action::Token(power) => plain(9).with(power),
            Action::Recall(tile) => Parts { tile: Some(tile), ..plain(10) },
            Action::EndLaying => plain(11),
            Action::Take(taken) => Parts { taken, ..plain(12) },
            Action::Remove(tile) => Parts { tile: Some(tile), ..plain(13) },
        }
    }

    fn with(self, power: Power) -> Parts {
        let parts = Parts { power: Some(power.scene()), ..self };
        match power {
            Power::Feast | Power::Gathering | Power::Camp => parts,
            Power::Ritual(token) => Parts { token: Some(token), ..parts },
            Power::Brawl { on, from } => Parts { tile: Some(on), other: from, ..parts },
            Power::Water { give, take } => Parts { tile: Some(give), other: Some(take), ..parts },
            Power::Hunt { convert } => Parts { convert, ..parts },
            Power::Bear { seat, square } => Parts { seat: Some(seat), low: Some(square), ..parts },
            Power::Chase(square) => Parts { low: Some(square), ..parts },
        }
    }
}

pub(crate) fn describe(view: &View, reader: Seat, action: &Action, out: &mut impl Numbers) {
    let parts = Parts::of(action);
    out.one_of(format_args!("kind"), KINDS, Some(KINDS[parts.kind]));
    out.one_of(format_args!("tile"), Tile::all(), parts.tile);
    out.one_of(format_args!("other tile"), Tile::all(), parts.other);
    out.one_of(format_args!("low on"), Square::all(), parts.low);
    out.one_of(format_args!("high on"), Square::all(), parts.high);
    let seats = view.table.seats;
    let player = parts.seat.map(|seat| (seat.0 + seats - reader.0) % seats);
    out.one_of(format_args!("player"), 0..MOST, player);
    out.one_of(format_args!("power"), Scene::ALL, parts.power);
    out.one_of(format_args!("token"), Scene::ALL, parts.token);
    out.flag(format_args!("converts"), parts.convert);
    for tile in Tile::all() {
        out.flag(format_args!("takes {tile}"), parts.taken.contains(tile));
    }
}
