//! The inputs (features) of the learnt network.

use crate::net::{Rows, Writer};
use kernel::Seat;
use wrath::{Dinosaur, Face, Place, Species, State, Step};

/// Scales that bring the inputs to about -1 to 1. The weights were learnt with them: a change needs new training.
mod scale {
    pub(super) const GAIN: f32 = 10.0;
    pub(super) const RESERVE: f32 = 10.0;
    pub(super) const EGG: f32 = 5.0;
    pub(super) const HELD_LEAD: f32 = 3.0;
    pub(super) const ON_LAND: f32 = 10.0;
    pub(super) const AT_ENTRIES: f32 = 5.0;
    pub(super) const TILES: f32 = 10.0;
    pub(super) const BASES: f32 = 4.0;
    pub(super) const EGG_MISSING: f32 = 5.0;
    pub(super) const DICE: f32 = 3.0;
    pub(super) const TURNS: f32 = 3.0;
}

/// The inputs, by name.
pub(super) const NAMES: &[&str] = &[
    "always",
    "score",
    "rival-score",
    "near-end",
    "if-erupted",
    "rival-if-erupted",
    "full",
    "soon-points",
    "rival-soon-points",
    "would-win",
    "rival-would-win",
    "would-win-soon",
    "rival-would-win-soon",
    "reserve",
    "egg",
    "held",
    "held-lead",
    "supreme",
    "on-land",
    "at-entries",
    "regions-led",
    "regions-safe",
    "regions-tied",
    "regions-one-behind",
    "regions-far-behind",
    "titanosaur",
    "brontosaurus",
    "stegosaurus",
    "ankylosaurus",
    "pteranodon",
    "plesiosaurus",
    "triceratops",
    "tyrannosaurus",
    "dinosaurs-at-rest",
    "bases-left",
    "egg-ready",
    "egg-missing",
    "before-roll",
    "rolled",
    "rolls-left",
    "acting",
    "quaking",
    "rolled-volcano",
    "rolled-cave",
    "rolled-hut",
    "rolled-footprint",
    "rolled-egg",
    "acting-volcano",
    "acting-cave",
    "acting-hut",
    "acting-footprint",
    "acting-egg",
    "acting-erupts",
    "turns-until-mine",
    "three",
    "four",
];

/// The points of a seat, now and after an eruption.
struct Points {
    score: f32,
    gain: f32,
    target: f32,
}

impl Points {
    fn of(state: &State, gains: &[u16; 4], seat: Seat) -> Points {
        Points {
            score: f32::from(state.tribe(seat).score),
            gain: f32::from(gains[seat.index()]),
            target: f32::from(state.target()),
        }
    }

    fn would_win(&self) -> f32 {
        if self.score + self.gain >= self.target { 1.0 } else { 0.0 }
    }
}

/// Fills in a row for every seat.
pub(super) fn fill(state: &State, rows: &mut Rows) {
    let gains = state.if_erupted();
    let seats = state.seats();
    let full = f32::from(state.spaces_taken()) / f32::from(state.spaces().max(1));
    let most = Seat::all(seats).map(|seat| state.tribe(seat).score).max().unwrap_or(0);
    for seat in Seat::all(seats) {
        let mine = Points::of(state, &gains, seat);
        let rivals = || Seat::all(seats).filter(|&other| other != seat).map(|other| Points::of(state, &gains, other));
        let best = |value: fn(&Points) -> f32| rivals().map(|rival| value(&rival)).fold(0.0, f32::max);
        let mut row = rows.write(seat);
        row.put(1.0);
        row.put(mine.score / mine.target);
        row.put(best(|rival| rival.score) / mine.target);
        row.put(f32::from(most) / mine.target);
        row.put(mine.gain / scale::GAIN);
        row.put(best(|rival| rival.gain) / scale::GAIN);
        row.put(full);
        row.put(full * full * mine.gain / scale::GAIN);
        row.put(full * full * best(|rival| rival.gain) / scale::GAIN);
        row.put(mine.would_win());
        row.put(best(Points::would_win));
        row.put(full * mine.would_win());
        row.put(full * best(Points::would_win));
        people(state, seat, &mut row);
        regions(state, seat, &mut row);
        dinosaurs(state, seat, &mut row);
        turn(state, seat, &mut row);
        row.put(f32::from((seat.0 + seats - state.active().0) % seats) / scale::TURNS);
        row.put(if seats == 3 { 1.0 } else { 0.0 });
        row.put(if seats == 4 { 1.0 } else { 0.0 });
        debug_assert_eq!(row.written(), NAMES.len(), "every input has a name");
    }
}

fn people(state: &State, seat: Seat, row: &mut Writer<'_>) {
    let tribe = state.tribe(seat);
    let held = state.spaces_held(seat);
    let rival = Seat::all(state.seats()).filter(|&other| other != seat).map(|other| state.spaces_held(other)).max();
    let lead = f32::from(held) - f32::from(rival.unwrap_or(0));
    let on_land: u8 = tribe.land.iter().sum();
    let at_entries = tribe.land[state.land().cave.index()] + tribe.land[state.land().hut.index()];
    row.put(f32::from(tribe.reserve) / scale::RESERVE);
    row.put(f32::from(tribe.egg) / scale::EGG);
    row.put(f32::from(held) / f32::from(state.spaces().max(1)));
    row.put(lead.clamp(-scale::HELD_LEAD, scale::HELD_LEAD) / scale::HELD_LEAD);
    row.put(if state.is_supreme_worshipper(seat) { 1.0 } else { 0.0 });
    row.put(f32::from(on_land - at_entries) / scale::ON_LAND);
    row.put(f32::from(at_entries) / scale::AT_ENTRIES);
}

/// The tiles of regions, by how firmly the seat holds them.
fn regions(state: &State, seat: Seat, row: &mut Writer<'_>) {
    let mut tiles = [0.0_f32; 5];
    for (cells, strengths) in state.contested() {
        let mine = strengths[seat.index()];
        let rivals = strengths.iter().enumerate().filter(|&(other, _)| other != seat.index());
        let rival = rivals.map(|(_, &strength)| strength).max().unwrap_or(0);
        let size = f32::from(cells.len());
        match (mine, rival) {
            (0, 0) => {}
            (mine, rival) if mine > rival + 1 => tiles[1] += size,
            (mine, rival) if mine > rival => tiles[0] += size,
            (mine, rival) if mine == rival => tiles[2] += size,
            (mine, rival) if mine + 1 == rival => tiles[3] += size,
            _ => tiles[4] += size,
        }
    }
    tiles.into_iter().for_each(|size| row.put(size / scale::TILES));
}

fn dinosaurs(state: &State, seat: Seat, row: &mut Writer<'_>) {
    let mut owned = [0.0; Species::ALL.len()];
    let mut at_rest = 0.0;
    let mut cheapest = None;
    for (species, dinosaur) in state.dinosaurs() {
        match dinosaur {
            Dinosaur::Hatched { owner, at } if owner == seat => {
                owned[species as usize] += 1.0;
                at_rest += if at == Place::Reserve { 1.0 } else { 0.0 };
            }
            Dinosaur::Hatched { .. } => {}
            Dinosaur::Unhatched => {
                let egg = state.egg_of(species);
                cheapest = Some(cheapest.map_or(egg, |least: u8| least.min(egg)));
            }
        }
    }
    owned.into_iter().for_each(|count| row.put(count));
    row.put(at_rest);
    let bases = state.bases_left(seat);
    let brooding = state.tribe(seat).egg;
    let missing = cheapest.filter(|_| bases > 0).map(|egg| egg.saturating_sub(brooding));
    row.put(f32::from(bases) / scale::BASES);
    row.put(if missing == Some(0) { 1.0 } else { 0.0 });
    row.put(missing.map_or(1.0, |missing| f32::from(missing.min(5)) / scale::EGG_MISSING));
}

/// The current turn, for the seat whose turn it is.
fn turn(state: &State, seat: Seat, row: &mut Writer<'_>) {
    let mine = state.active() == seat;
    let step = state.step();
    let at = |asked: Step| if mine && step == asked { 1.0 } else { 0.0 };
    let (rolled, acting) = (at(Step::Rolled), at(Step::Actions));
    row.put(at(Step::BeforeRoll));
    row.put(rolled);
    row.put(rolled * f32::from(state.rolls_left()));
    row.put(acting);
    row.put(at(Step::Quake));
    for on in [rolled, acting] {
        Face::ALL.into_iter().for_each(|face| row.put(on * f32::from(state.dice().count(face)) / scale::DICE));
    }
    let missing = state.spaces().saturating_sub(state.spaces_taken());
    let erupts = state.dice().count(Face::Volcano) >= missing;
    row.put(if erupts { acting.max(at(Step::Quake)) } else { 0.0 });
}
