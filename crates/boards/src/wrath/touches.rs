//! "Why not?": what a player may have meant by touching things in vain.

use super::dice;
use super::paths::{figure_thing, hatch_thing, quake_thing, tile_of, tile_thing, victim_thing};
use crate::board::Canvas;
use ::wrath::{Action, Cell, Direction, Face, Figure, Hand, Place, Species, Step, Wrath};
use kernel::{Audience, RuleId, Seat, facts};

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
    let figures = touched.map_or_else(|| own.clone(), |figure| vec![figure]);
    let faces = faces(things);
    let walks_too = faces.is_empty() || faces.contains(&Face::Footprint);
    match Cell::all().find(|&cell| things.contains(&tile_thing(cell).as_str())) {
        Some(to) if walks_too => {
            let victims = Seat::all(canvas.view.players.len() as u8);
            let devour = victims.into_iter().find(|&victim| things.contains(&victim_thing(Some(victim)).as_str()));
            towards(canvas, &figures, to, devour, faces.is_empty())
        }
        Some(_) | None => {
            let faces = if faces.is_empty() { Face::ALL.to_vec() } else { faces };
            figures.into_iter().flat_map(|figure| faces.iter().flat_map(move |&face| uses(figure, face))).collect()
        }
    }
}

/// The rule against a die and a tile that it does not lead to: no action can say that.
pub(super) fn objection(canvas: &Canvas<'_, Wrath>, things: &[&str]) -> Option<(RuleId, String)> {
    let to = Cell::all().find(|&cell| things.contains(&tile_thing(cell).as_str()))?;
    let &[face] = faces(things).as_slice() else { return None };
    if face == Face::Footprint || tile_of(face) == Some(canvas.view.tile(to)) || canvas.view.step != Step::Actions {
        return None;
    }
    let text = canvas.kit(&format!("wrath-why-{face}"), facts![]);
    Some((RuleId(dice::face_rule(face)), text))
}

/// The faces of the dice that were touched, each once.
fn faces(things: &[&str]) -> Vec<Face> {
    let touched = |face: &Face| {
        let die = format!("die:{face}:");
        things.iter().any(|thing| thing.starts_with(&die))
    };
    Face::ALL.into_iter().filter(touched).collect()
}

/// To bring a figure to a tile: on foot, or with the die of that tile. A tile on which the only figure meant stands is where
/// it starts.
fn towards(
    canvas: &Canvas<'_, Wrath>,
    figures: &[(Figure, Place)],
    to: Cell,
    devour: Option<Seat>,
    any_die: bool,
) -> Vec<Action> {
    let Some(&nearest) = figures.iter().min_by_key(|&&(_, from)| distance(from, to)) else { return Vec::new() };
    if nearest.1 == Place::Tile(to) {
        let away = Cell::all().filter(|&cell| distance(nearest.1, cell) == 1);
        return away.flat_map(|cell| walks(nearest, cell, devour)).collect();
    }
    let face = [Face::Volcano, Face::Cave, Face::Hut]
        .into_iter()
        .find(|&face| any_die && tile_of(face) == Some(canvas.view.tile(to)));
    let used = face.and_then(|face| uses(nearest, face));
    let on_foot = !matches!(nearest.1, Place::Reserve | Place::Egg) || used.is_none();
    used.into_iter().chain(walks(nearest, to, devour).filter(|_| on_foot)).collect()
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
