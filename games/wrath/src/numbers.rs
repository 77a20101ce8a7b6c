//! Views and actions as numbers, for programs that learn.

use crate::action::Action;
use crate::cell::Cell;
use crate::hand::Hand;
use crate::pieces::{Direction, Face, Figure, Place, Species, Tile};
use crate::state::Step;
use crate::view::{PlayerView, View};
use kernel::{Numbering, Numbers, Seat, seats_from};
use std::fmt::Arguments;

/// Figures, places and steps together make too many actions for a number each.
pub(crate) const NUMBERING: Numbering<Action> = Numbering::Listed { most: 1024 };

/// About as many dice as anybody ever rolls.
const DICE: u8 = 7;
/// The most who can play.
const MOST: u8 = 4;

const STEPS: [&str; 5] = ["before the roll", "rolled", "actions", "quake", "over"];

fn step(step: Step) -> &'static str {
    STEPS[match step {
        Step::BeforeRoll => 0,
        Step::Rolled => 1,
        Step::Actions => 2,
        Step::Quake => 3,
        Step::Over => 4,
    }]
}

fn places() -> impl Iterator<Item = Place> {
    [Place::Reserve, Place::Egg, Place::Volcano].into_iter().chain(Cell::all().map(Place::Tile))
}

pub(crate) fn observe(view: &View, reader: Seat, out: &mut impl Numbers) {
    for cell in Cell::all() {
        out.one_of(format_args!("tile {cell}"), Tile::ALL, Some(view.tile(cell)));
    }
    out.part(format_args!("volcano spaces"), view.spaces, 10);
    out.part(format_args!("volcano spaces taken"), view.taken, 10);
    out.part(format_args!("turns"), view.turns, 30);
    out.one_of(format_args!("step"), STEPS, Some(step(view.step)));
    out.part(format_args!("rolls"), view.rolls, view.most_rolls);
    hand(format_args!("dice"), view.dice, out);
    out.flag(format_args!("hatched this turn"), view.hatched);
    let seats = seats_from(reader, view.players.len() as u8);
    for (number, seat) in seats.clone().enumerate() {
        out.flag(format_args!("player {number} active"), view.active == seat);
        player(&view.players[seat.index()], view.target, number, out);
    }
    for species in Species::ALL {
        let known = view.species.iter().find(|known| known.species == species);
        out.flag(format_args!("{species} in play"), known.is_some());
        out.part(format_args!("{species} egg"), known.map_or(0, |known| known.egg), 5);
        out.part(format_args!("{species} left"), known.map_or(0, |known| known.left), 2);
        for (number, seat) in seats.clone().enumerate() {
            for place in places() {
                let there = |it: &&crate::view::DinosaurView| (it.species, it.owner, it.at) == (species, seat, place);
                let count = view.dinosaurs.iter().filter(there).count();
                out.put(format_args!("player {number} {species} {place}"), count as f32);
            }
        }
    }
}

fn player(player: &PlayerView, target: u16, number: usize, out: &mut impl Numbers) {
    out.part(format_args!("player {number} score"), player.score, target);
    out.part(format_args!("player {number} gain by an eruption"), player.if_erupted, target);
    out.part(format_args!("player {number} reserve"), player.reserve, 10);
    out.part(format_args!("player {number} on the egg"), player.egg, 5);
    out.part(format_args!("player {number} on the volcano"), player.volcano, 5);
    out.part(format_args!("player {number} spaces held"), player.spaces_held, 5);
    out.flag(format_args!("player {number} supreme worshipper"), player.supreme_worshipper);
    out.part(format_args!("player {number} bases left"), player.bases_left, 4);
    for cell in Cell::all() {
        out.part(format_args!("player {number} people {cell}"), player.land[cell.index()], 3);
    }
}

fn hand(name: Arguments<'_>, hand: Hand, out: &mut impl Numbers) {
    for face in Face::ALL {
        out.part(format_args!("{name} {face}"), hand.count(face), DICE);
    }
}

const KINDS: [&str; 12] =
    ["roll", "reroll", "keep", "volcano", "cave", "hut", "walk", "egg", "hatch", "end", "quake", "no quake"];

/// What an action says, part by part.
#[derive(Default)]
struct Parts {
    kind: usize,
    dice: Hand,
    figure: Option<Figure>,
    from: Option<Place>,
    to: Option<Cell>,
    steps: u8,
    devoured: Option<Seat>,
    species: Option<Species>,
    direction: Option<Direction>,
}

impl Parts {
    fn of(action: &Action) -> Parts {
        let plain = |kind| Parts { kind, ..Parts::default() };
        let moved = |kind, figure, from| Parts { figure: Some(figure), from: Some(from), ..plain(kind) };
        match *action {
            Action::Roll => plain(0),
            Action::Reroll(dice) => Parts { dice, ..plain(1) },
            Action::Keep => plain(2),
            Action::Volcano { figure, from } => moved(3, figure, from),
            Action::Cave { figure, from } => moved(4, figure, from),
            Action::Hut { figure, from } => moved(5, figure, from),
            Action::Walk { figure, from, to, dice, devour } => {
                Parts { to: Some(to), steps: dice, devoured: devour, ..moved(6, figure, from) }
            }
            Action::Egg { figure, from } => moved(7, figure, from),
            Action::Hatch(species) => Parts { species: Some(species), ..plain(8) },
            Action::End => plain(9),
            Action::Quake(direction) => Parts { direction: Some(direction), ..plain(10) },
            Action::NoQuake => plain(11),
        }
    }
}

pub(crate) fn describe(view: &View, reader: Seat, action: &Action, out: &mut impl Numbers) {
    let parts = Parts::of(action);
    let figures = || std::iter::once(Figure::Person).chain(Species::ALL.map(Figure::Dinosaur));
    out.one_of(format_args!("kind"), KINDS, Some(KINDS[parts.kind]));
    hand(format_args!("reroll"), parts.dice, out);
    out.one_of(format_args!("figure"), figures(), parts.figure);
    out.one_of(format_args!("from"), places(), parts.from);
    out.one_of(format_args!("to"), Cell::all(), parts.to);
    out.part(format_args!("steps"), parts.steps, DICE);
    let seats = view.players.len() as u8;
    let devoured = parts.devoured.map(|seat| (seat.0 + seats - reader.0) % seats);
    out.one_of(format_args!("devours player"), 0..MOST, devoured);
    out.one_of(format_args!("hatches"), Species::ALL, parts.species);
    out.one_of(format_args!("pushes"), Direction::ALL, parts.direction);
}
