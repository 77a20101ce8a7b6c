//! "Why not?": what a player may have meant by touching things in vain.

use super::paths::{die_thing, figure_thing, hatch_thing, quake_thing, tile_thing, victim_thing};
use crate::board::Canvas;
use ::wrath::{Action, Cell, Direction, Face, Figure, Hand, Place, Species, Wrath};
use kernel::{Audience, Seat};

/// The most Footprints that a move can cost.
const LONGEST: u8 = 4;

pub(super) fn attempts(canvas: &Canvas<'_, Wrath>, things: &[&str]) -> Vec<Action> {
    let Audience::Seat(seat) = canvas.audience else { return Vec::new() };
    let Some(&last) = things.last() else { return Vec::new() };
    if let Some(name) = last.strip_prefix("go:") {
        return button(name, things).into_iter().collect();
    }
    let hatched = Species::ALL.into_iter().find(|&species| last == hatch_thing(species)).map(Action::Hatch);
    let shaken = Direction::ALL.into_iter().find(|&direction| last == quake_thing(direction)).map(Action::Quake);
    if let Some(action) = hatched.or(shaken) {
        return vec![action];
    }
    if !["die:", "figure:", "tile:", "victim:"].into_iter().any(|kind| last.starts_with(kind)) {
        return Vec::new();
    }
    let own = own_figures(canvas, seat);
    let touched = own.iter().copied().find(|&(figure, from)| things.contains(&figure_thing(figure, from).as_str()));
    if let Some(to) = Cell::all().find(|&cell| things.contains(&tile_thing(cell).as_str())) {
        let walker = touched.or_else(|| own.iter().copied().min_by_key(|&(_, from)| distance(from, to)));
        let victims = Seat::all(canvas.view.players.len() as u8);
        let devour = victims.into_iter().find(|&victim| things.contains(&victim_thing(Some(victim)).as_str()));
        return walker.into_iter().flat_map(|walker| walks(walker, to, devour)).collect();
    }
    let faces: Vec<Face> =
        Face::ALL.into_iter().filter(|&face| things.contains(&die_thing(face, 1).as_str())).collect();
    let faces = if faces.is_empty() { Face::ALL.to_vec() } else { faces };
    let figures = touched.map_or(own, |figure| vec![figure]);
    figures.into_iter().flat_map(|figure| faces.iter().flat_map(move |&face| uses(figure, face))).collect()
}

fn button(name: &str, things: &[&str]) -> Option<Action> {
    match name {
        "roll" => Some(Action::Roll),
        "keep" => Some(Action::Keep),
        "end" => Some(Action::End),
        "no-quake" => Some(Action::NoQuake),
        "reroll" => {
            let face = |thing: &&str| thing.strip_prefix("die:")?.split(':').next()?.parse::<Face>().ok();
            Some(Action::Reroll(things.iter().filter_map(face).collect::<Hand>()))
        }
        _ => None,
    }
}

/// Every kind of figure that a player has somewhere, the nearest first.
fn own_figures(canvas: &Canvas<'_, Wrath>, seat: Seat) -> Vec<(Figure, Place)> {
    let player = &canvas.view.players[seat.index()];
    let people = [(Place::Reserve, player.reserve), (Place::Egg, player.egg)]
        .into_iter()
        .chain(Cell::all().map(|cell| (Place::Tile(cell), player.land[cell.index()])))
        .filter(|&(_, count)| count > 0)
        .map(|(place, _)| (Figure::Person, place));
    let places = [Place::Reserve].into_iter().chain(Cell::all().map(Place::Tile));
    let dinosaurs = places.flat_map(|place| {
        canvas.view.dinosaurs_at(seat, place).map(move |species| (Figure::Dinosaur(species), place)).collect::<Vec<_>>()
    });
    people.chain(dinosaurs).collect()
}

/// How far a figure is from a tile; figures off the land are farther than all others.
fn distance(from: Place, to: Cell) -> u8 {
    match from {
        Place::Tile(cell) => cell.column().abs_diff(to.column()) + cell.row().abs_diff(to.row()),
        Place::Reserve | Place::Egg | Place::Volcano => u8::MAX,
    }
}

/// A walk at every price, so that the one with the right price is refused for the right reason.
fn walks((figure, from): (Figure, Place), to: Cell, devour: Option<Seat>) -> impl Iterator<Item = Action> {
    (1..=LONGEST).map(move |dice| Action::Walk { figure, from, to, dice, devour })
}

/// What a figure could do with a die. A walk needs a tile: without one it is tried on the spot, which checks for the
/// die and for a figure on the land.
fn uses((figure, from): (Figure, Place), face: Face) -> Option<Action> {
    match face {
        Face::Volcano => Some(Action::Volcano { figure, from }),
        Face::Cave => Some(Action::Cave { figure, from }),
        Face::Hut => Some(Action::Hut { figure, from }),
        Face::Egg => Some(Action::Egg { figure, from }),
        Face::Footprint => match from {
            Place::Tile(_) => None,
            Place::Reserve | Place::Egg | Place::Volcano => {
                Cell::all().next().map(|to| Action::Walk { figure, from, to, dice: 1, devour: None })
            }
        },
    }
}
