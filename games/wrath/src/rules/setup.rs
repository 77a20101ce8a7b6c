//! Chapter "Setting up".

use crate::edition::{COPIES, Edition, SPECIES_IN_PLAY};
use crate::event::Event;
use crate::hand::Hand;
use crate::rules::{ids, turn, variants};
use crate::setup::Setup;
use crate::state::{Dinosaur, MOST_SEATS, State, Step, Tribe};
use kernel::{Dice, Log, Seat};

/// The game from its setup to the first decision. Chance is used in this order: first player, land, species.
///
/// WRA-SETUP-2: the Volcano tile and (WRA-SETUP-6) the target come with the number of seats.
pub(crate) fn start<L: Log<Event>>(setup: &Setup, dice: &mut Dice, log: &mut L) -> State {
    let first_place = first_player(setup.seats, dice, log);
    let (land, land_rule) = variants::lay_land(setup, dice);
    let (species, species_rule) = variants::choose_species(setup, dice);
    if L::LISTENS {
        log.tell(land_rule, Event::LandLaid { tiles: land.tiles().to_vec() });
        log.tell(species_rule, Event::SpeciesChosen { species: species.to_vec() });
    }
    let mut state = State {
        rules: setup.rules,
        edition: setup.edition,
        seats: setup.seats,
        first_place,
        land,
        tribes: tribes(setup.edition, setup.seats),
        species,
        dinosaurs: [Dinosaur::Unhatched; SPECIES_IN_PLAY * COPIES],
        active: Seat(0),
        step: Step::BeforeRoll,
        rolls: 0,
        dice: Hand::NONE,
        hatched: false,
        turns: 0,
    };
    turn::begin(&mut state, log);
    state
}

/// WRA-SETUP-9: the first player is drawn, each place at the table with the same chance.
fn first_player(seats: u8, dice: &mut Dice, log: &mut impl Log<Event>) -> u8 {
    let place = dice.below(u32::from(seats)) as u8;
    log.tell(ids::WHO_BEGINS, Event::FirstPlayer { place });
    place
}

/// WRA-SETUP-9: seat 0 is the first player, and the places follow clockwise.
///
/// WRA-SETUP-10, WRA-INV-18: no rule asks for the place or for a colour: they change nothing.
///
/// A seat beyond the table has nobody's place: its number is its place.
pub(crate) fn place(state: &State, seat: Seat) -> u8 {
    if seat.0 < state.seats { (state.first_place + seat.0) % state.seats } else { seat.0 }
}

/// WRA-SETUP-5: everybody starts with 10 people in the reserve, 0 points, and nothing elsewhere.
fn tribes(edition: &Edition, seats: u8) -> [Tribe; MOST_SEATS] {
    let mut tribes = [Tribe::default(); MOST_SEATS];
    tribes[..usize::from(seats)].fill(Tribe { reserve: edition.people, ..Tribe::default() });
    tribes
}
