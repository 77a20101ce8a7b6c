//! Chapter "Setting up".

use crate::edition::{Edition, MOST_CARDS};
use crate::event::Event;
use crate::rules::ids;
use crate::setup::Setup;
use crate::state::{MOST_SEATS, Player, State};
use kernel::{Dice, Log, Refusal, RulesVersion, Seat, Table, facts};

/// Checks what the players want to play.
pub(crate) fn setup(rules: RulesVersion, table: &Table, edition: &'static Edition) -> Result<Setup, Refusal> {
    players(table.seats)?;
    no_options(table)?;
    Ok(Setup { rules, seats: table.seats, edition })
}

/// NEW-SETUP-1: for 2, 3 or 4 players.
fn players(seats: u8) -> Result<(), Refusal> {
    if !(2..=MOST_SEATS).contains(&usize::from(seats)) {
        return Err(ids::PLAYERS.refuse(facts![seats, fewest = 2, most = MOST_SEATS]));
    }
    Ok(())
}

/// NEW-SETUP-3: there are no variants.
fn no_options(table: &Table) -> Result<(), Refusal> {
    match table.options.keys().next() {
        Some(key) => Err(ids::NOTHING_TO_CHOOSE.refuse(facts![option = key.as_str()])),
        None => Ok(()),
    }
}

/// NEW-SETUP-2: everybody gets one of the shuffled cards.
pub(crate) fn start(setup: &Setup, dice: &mut Dice, log: &mut impl Log<Event>) -> State {
    let Setup { rules, seats, edition } = *setup;
    let mut cards: [u8; MOST_CARDS] = std::array::from_fn(|place| place as u8 + 1);
    dice.shuffle(&mut cards[..usize::from(edition.highest)]);
    let mut players = [Player::default(); MOST_SEATS];
    for (seat, card) in Seat::all(seats).zip(cards) {
        players[seat.index()].card = card;
        log.tell(ids::SECRET_NUMBER, Event::Dealt { seat, card });
    }
    State { rules, edition, seats, active: Seat(0), players }
}
