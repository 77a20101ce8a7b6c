//! The inputs (features) of the learnt network.

use super::distance;
use crate::net::{Rows, Writer};
use kernel::Seat;
use trex::{Card, Cell, Phase, Species, State};

/// Scales that bring the inputs to about -1 to 1. The weights were learnt with them: a change needs new training.
mod scale {
    pub(super) const PROVISIONS: f32 = 8.0;
    pub(super) const LEAD: f32 = 4.0;
    pub(super) const TREES_AT_ONE: f32 = 4.0;
    pub(super) const TREES_AT_TWO: f32 = 8.0;
    pub(super) const NEAREST: f32 = 4.0;
    pub(super) const MOVES: f32 = 6.0;
    pub(super) const RESTS: f32 = 3.0;
    pub(super) const PANICS: f32 = 3.0;
    pub(super) const RIVALS: f32 = 2.0;
    pub(super) const TREES_LEFT: f32 = 24.0;
}

/// A greater lead makes no difference.
const MOST_LEAD: f32 = 5.0;
/// What a tree that others reach as well counts beside one's own.
const SHARED_TREE: f32 = 0.5;

/// The inputs, by name.
pub(super) const NAMES: &[&str] = &[
    "always",
    "in-play",
    "provisions",
    "lead",
    "rival-provisions",
    "behind-two",
    "level",
    "one",
    "two",
    "time-left",
    "last-turn",
    "lead-by-time",
    "choosing",
    "panicking",
    "panicking-me",
    "steering",
    "on-tree-alone",
    "on-tree-shared",
    "mine-one",
    "mine-two",
    "shared-one",
    "shared-two",
    "rival-near-trees",
    "nearest-tree",
    "rex-here",
    "rex-one",
    "rex-two",
    "rex-three",
    "rex-away",
    "refuge",
    "moves",
    "rests",
    "panics",
    "order-first",
    "order-last",
    "beside-rival",
    "rival-beside",
    "with-rival",
    "edge",
    "corner",
    "stegosaurus",
    "triceratops",
    "pteranodon",
    "diplodocus",
    "rivals-rex-near",
    "trees-left",
    "three",
    "four",
];

/// The surroundings of a seat.
struct Around {
    on_tree: bool,
    alone: bool,
    /// Trees one and two steps away that no rival reaches sooner or at the same time, and below them those that one
    /// does.
    mine: [f32; 2],
    shared: [f32; 2],
    nearest: u8,
    rivals_beside: u8,
    refuge: bool,
    rex: Option<u8>,
}

impl Around {
    fn of(state: &State, seat: Seat, dino: Cell, seats: u8) -> Around {
        let rivals = || Seat::all(seats).filter(move |&other| other != seat).filter_map(|other| state.dino(other));
        let mut around = Around {
            on_tree: state.trees().contains(dino),
            alone: rivals().all(|rival| rival != dino),
            mine: [0.0; 2],
            shared: [0.0; 2],
            nearest: 4,
            rivals_beside: rivals().filter(|&rival| distance(rival, dino) == 1).count() as u8,
            refuge: dino == state.lake() || dino == state.volcano(),
            rex: state.rex().map(|rex| distance(rex, dino)),
        };
        for tree in state.trees().iter() {
            let steps = distance(dino, tree);
            around.nearest = around.nearest.min(steps);
            if steps == 1 || steps == 2 {
                let contested = rivals().any(|rival| distance(rival, tree) <= steps);
                let place = usize::from(steps - 1);
                if contested { around.shared[place] += 1.0 } else { around.mine[place] += 1.0 }
            }
        }
        around
    }
}

/// Fills in a row for every seat.
pub(super) fn fill(state: &State, seats: u8, rows: &mut Rows) {
    let mut around: [Option<Around>; 4] = [None, None, None, None];
    for (place, seat) in around.iter_mut().zip(Seat::all(seats)) {
        *place = state.dino(seat).map(|dino| Around::of(state, seat, dino, seats));
    }
    let left = f32::from(state.turns().saturating_sub(state.turn())) / f32::from(state.turns().max(1));
    for seat in Seat::all(seats) {
        let mut row = rows.write(seat);
        let rivals = || Seat::all(seats).filter(move |&other| other != seat);
        let mine = f32::from(state.provisions(seat));
        let rival = f32::from(rivals().map(|other| state.provisions(other)).max().unwrap_or(0));
        let lead = mine - rival;
        row.flag(true);
        row.flag(state.dino(seat).is_some());
        row.put(mine / scale::PROVISIONS);
        row.put(lead.clamp(-MOST_LEAD, MOST_LEAD) / scale::LEAD);
        row.put(rival / scale::PROVISIONS);
        row.flag(lead <= -2.0);
        row.flag(lead == 0.0);
        row.flag(mine <= 1.0);
        row.flag(mine == 2.0);
        row.put(left);
        row.flag(state.turn() >= state.turns());
        row.put(lead.clamp(-MOST_LEAD, MOST_LEAD) / scale::LEAD * (1.0 - left) * (1.0 - left));
        let phase = state.phase();
        row.flag(phase == Phase::Choose);
        row.flag(matches!(phase, Phase::Panic(_)));
        row.flag(phase == Phase::Panic(seat));
        row.flag(phase == Phase::Rex);
        place(state, seat, &around, &mut row);
        row.put(state.trees().len() as f32 / scale::TREES_LEFT);
        row.flag(seats == 3);
        row.flag(seats == 4);
        debug_assert_eq!(row.written(), NAMES.len(), "every input has a name");
    }
}

/// Where the Dino of a seat stands, and what it can still do.
fn place(state: &State, seat: Seat, around: &[Option<Around>; 4], row: &mut Writer<'_>) {
    let mine = around[seat.index()].as_ref();
    let rivals =
        || around.iter().enumerate().filter(move |&(other, _)| other != seat.index()).filter_map(|(_, it)| it.as_ref());
    let on = |is: fn(&Around) -> bool| mine.is_some_and(is);
    let count = |of: fn(&Around) -> f32| mine.map_or(0.0, of);
    row.flag(on(|it| it.on_tree && it.alone));
    row.flag(on(|it| it.on_tree && !it.alone));
    row.put(count(|it| it.mine[0]) / scale::TREES_AT_ONE);
    row.put(count(|it| it.mine[1]) / scale::TREES_AT_TWO);
    row.put(count(|it| it.shared[0]) / scale::TREES_AT_ONE);
    row.put(count(|it| it.shared[1]) / scale::TREES_AT_TWO);
    row.put(rivals().map(|it| it.mine[0] + SHARED_TREE * it.shared[0]).fold(0.0, f32::max) / scale::TREES_AT_ONE);
    row.put(count(|it| f32::from(it.nearest)) / scale::NEAREST);
    for steps in 0..4 {
        row.flag(mine.is_some_and(|it| it.rex == Some(steps)));
    }
    row.flag(state.rex().is_none());
    row.flag(on(|it| it.refuge));
    let hand = state.hand(seat);
    row.put(f32::from(hand.count(Card::Move)) / scale::MOVES);
    row.put(f32::from(hand.count(Card::Rest)) / scale::RESTS);
    row.put(f32::from(hand.count(Card::Panic)) / scale::PANICS);
    let before = state.before(seat);
    row.flag(before == 0);
    row.flag(usize::from(before) + 1 == around.iter().flatten().count());
    row.flag(on(|it| it.rivals_beside > 0));
    row.put(count(|it| f32::from(it.rivals_beside)) / scale::RIVALS);
    row.flag(on(|it| !it.alone));
    let edges = state.dino(seat).map_or(0, |dino| {
        u8::from(dino.column() == 0 || dino.column() == 4) + u8::from(dino.row() == 0 || dino.row() == 4)
    });
    row.flag(edges == 1);
    row.flag(edges == 2);
    for species in [Species::Stegosaurus, Species::Triceratops, Species::Pteranodon, Species::Diplodocus] {
        row.flag(state.species(seat) == species);
    }
    row.put(rivals().filter(|it| !it.refuge && it.rex.is_some_and(|steps| steps <= 1)).count() as f32 / scale::RIVALS);
}
