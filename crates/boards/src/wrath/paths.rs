//! What to touch for an action.

use crate::board::Canvas;
use ::wrath::{Action, Cell, Direction, Face, Figure, Hand, Place, Species, Tile, Wrath};
use kernel::Seat;

/// A figure of the active player, by kind and place: equal ones are interchangeable.
pub(super) fn figure_thing(figure: Figure, from: Place) -> String {
    format!("figure:{figure}:{from}")
}

/// The n-th die with a face, counted from 1.
pub(super) fn die_thing(face: Face, number: u8) -> String {
    format!("die:{face}:{number}")
}

pub(super) fn tile_thing(cell: Cell) -> String {
    format!("tile:{cell}")
}

pub(super) fn hatch_thing(species: Species) -> String {
    format!("hatch:{species}")
}

pub(super) fn quake_thing(direction: Direction) -> String {
    format!("quake:{direction}")
}

pub(super) fn victim_thing(victim: Option<Seat>) -> String {
    victim.map_or_else(|| "victim:none".to_owned(), |seat| format!("victim:{seat}"))
}

pub(super) fn path(canvas: &Canvas<'_, Wrath>, action: &Action) -> Vec<String> {
    let button = |name: &str| vec![format!("go:{name}")];
    match *action {
        Action::Roll => button("roll"),
        Action::Keep => button("keep"),
        Action::End => button("end"),
        Action::NoQuake => button("no-quake"),
        Action::Reroll(dice) => dice_of(dice).chain(button("reroll")).collect(),
        Action::Volcano { figure, from } => vec![die_thing(Face::Volcano, 1), figure_thing(figure, from)],
        Action::Cave { figure, from } => vec![die_thing(Face::Cave, 1), figure_thing(figure, from)],
        Action::Hut { figure, from } => vec![die_thing(Face::Hut, 1), figure_thing(figure, from)],
        Action::Egg { figure, from } => vec![die_thing(Face::Egg, 1), figure_thing(figure, from)],
        Action::Walk { figure, from, to, devour, .. } => {
            let mut path = vec![figure_thing(figure, from), tile_thing(to)];
            if victims(canvas, figure, from, to) {
                path.push(victim_thing(devour));
            }
            path
        }
        Action::Hatch(species) => vec![hatch_thing(species)],
        Action::Quake(direction) => vec![quake_thing(direction)],
    }
}

/// Where the action leads, and the Footprints that a walk costs.
pub(super) fn also(canvas: &Canvas<'_, Wrath>, action: &Action) -> Vec<String> {
    if let Action::Walk { dice, .. } = *action {
        return (1..=dice).map(|number| die_thing(Face::Footprint, number)).collect();
    }
    match die(action) {
        Some(Face::Egg) => vec![figure_thing(Figure::Person, Place::Egg)],
        Some(face) => tile_of(face).and_then(|kind| cell_of(canvas, kind)).map(tile_thing).into_iter().collect(),
        None => Vec::new(),
    }
}

/// The die that an action uses up, where it is always one of the same face.
pub(super) fn die(action: &Action) -> Option<Face> {
    match action {
        Action::Volcano { .. } => Some(Face::Volcano),
        Action::Cave { .. } => Some(Face::Cave),
        Action::Hut { .. } => Some(Face::Hut),
        Action::Egg { .. } => Some(Face::Egg),
        Action::Roll
        | Action::Keep
        | Action::End
        | Action::NoQuake
        | Action::Reroll(_)
        | Action::Walk { .. }
        | Action::Hatch(_)
        | Action::Quake(_) => None,
    }
}

/// The tile that a face leads to.
pub(super) fn tile_of(face: Face) -> Option<Tile> {
    match face {
        Face::Volcano => Some(Tile::Volcano),
        Face::Cave => Some(Tile::Cave),
        Face::Hut => Some(Tile::Hut),
        Face::Egg | Face::Footprint => None,
    }
}

/// Where the only tile of its kind lies.
fn cell_of(canvas: &Canvas<'_, Wrath>, kind: Tile) -> Option<Cell> {
    Cell::all().find(|&cell| canvas.view.tile(cell) == kind)
}

fn dice_of(dice: Hand) -> impl Iterator<Item = String> {
    Face::ALL.into_iter().flat_map(move |face| (1..=dice.count(face)).map(move |number| die_thing(face, number)))
}

/// Whether this move leaves a choice of victims.
fn victims(canvas: &Canvas<'_, Wrath>, mover: Figure, start: Place, end: Cell) -> bool {
    canvas.actions.iter().any(|action| match *action {
        Action::Walk { figure, from, to, devour, .. } => devour.is_some() && (figure, from, to) == (mover, start, end),
        Action::Roll
        | Action::Keep
        | Action::End
        | Action::NoQuake
        | Action::Reroll(_)
        | Action::Volcano { .. }
        | Action::Cave { .. }
        | Action::Hut { .. }
        | Action::Egg { .. }
        | Action::Hatch(_)
        | Action::Quake(_) => false,
    })
}

/// Everybody who could be devoured now, "nobody" included.
pub(super) fn all_victims(canvas: &Canvas<'_, Wrath>) -> Vec<Option<Seat>> {
    let mut found: Vec<Option<Seat>> = Vec::new();
    for action in &canvas.actions {
        if let Action::Walk { figure, from, to, devour, .. } = *action
            && victims(canvas, figure, from, to)
            && !found.contains(&devour)
        {
            found.push(devour);
        }
    }
    found
}
