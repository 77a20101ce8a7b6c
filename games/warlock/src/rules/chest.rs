//! The chest.

use super::{Play, ids, turn};
use crate::action::Action;
use crate::edition::{Edition, RoomKind};
use crate::event::Event;
use crate::knowledge::ALL_COMBINATIONS;
use crate::labels;
use crate::phase::{AfterTake, Ending, Phase};
use crate::place::{ALL_NUMBERS, Card, CardSet, NumberSet};
use crate::state::State;
use kernel::{Log, Refusal, Seats, facts};

/// WAR-CHEST-1, WAR-CHEST-2, WAR-CHEST-3, WAR-CHEST-8, WAR-KEY-10, WAR-END-2: in the Treasure Chamber, three different
/// numbers, keys for all of them in hand, and shown cards that cover them; knowing the numbers is not enough.
pub(super) fn check(state: &State, numbers: NumberSet, keys: CardSet) -> Result<(), Refusal> {
    if state.phase != Phase::Chest {
        turn::check_begin(state)?;
        in_the_chamber(state)?;
        turn::no_duty(state)?;
    }
    three_numbers(numbers)?;
    own_keys(state, keys)?;
    keys_in_hand(state, numbers)?;
    keys_shown(state, numbers, keys)
}

/// WAR-CHEST-1: on a later turn only an adventurer who began it in the Treasure Chamber may try the chest.
fn in_the_chamber(state: &State) -> Result<(), Refusal> {
    if before_it(state) { Ok(()) } else { Err(ids::TRY_CHEST.refuse(facts![])) }
}

fn before_it(state: &State) -> bool {
    let room = state.board().room_at(state.hero().at);
    room.is_some_and(|room| state.board().room(room).kind == RoomKind::Chest)
}

/// WAR-CHEST-2: three different numbers are announced.
fn three_numbers(numbers: NumberSet) -> Result<(), Refusal> {
    let count = numbers.intersection(ALL_NUMBERS).len();
    if numbers.minus(ALL_NUMBERS).is_empty() && count == 3 { Ok(()) } else { Err(ids::COVER.refuse(facts![count])) }
}

/// WAR-CHEST-3: only keys from the player's own hand are shown.
fn own_keys(state: &State, keys: CardSet) -> Result<(), Refusal> {
    match keys.minus(state.hero().hand.intersection(state.content.keys)).first() {
        None => Ok(()),
        Some(card) => Err(ids::SHOW_KEYS.refuse(facts![why = "key", card = labels::card(card)])),
    }
}

/// WAR-CHEST-8, WAR-END-2: without keys for all three numbers the chest is not tried.
fn keys_in_hand(state: &State, numbers: NumberSet) -> Result<(), Refusal> {
    let hand = state.hero().hand;
    if covers(&state.content, hand, numbers) {
        return Ok(());
    }
    Err(ids::NO_COVER.refuse(facts![numbers = labels::number_set(numbers)]))
}

/// WAR-CHEST-3, WAR-KEY-10: the shown cards cover the numbers.
fn keys_shown(state: &State, numbers: NumberSet, keys: CardSet) -> Result<(), Refusal> {
    if covers(&state.content, keys, numbers) {
        return Ok(());
    }
    Err(ids::SHOW_KEYS.refuse(facts![why = "cover", numbers = labels::number_set(numbers)]))
}

/// WAR-CHEST-2: a ring covers its numbers, a skeleton key any one other.
pub(crate) fn covers(edition: &Edition, keys: CardSet, numbers: NumberSet) -> bool {
    numbers.minus(edition.ring_numbers(keys)).len() <= edition.skeleton_keys(keys)
}

/// For every combination that the hand covers, the smallest set of cards that shows it.
pub(super) fn list_openings(state: &State, out: &mut Vec<Action>) {
    let keys = state.hero().hand.intersection(state.content.keys);
    if keys.is_empty() {
        return;
    }
    for &numbers in &ALL_COMBINATIONS {
        if covers(&state.content, keys, numbers) {
            out.push(Action::OpenChest { numbers, keys: smallest_cover(&state.content, keys, numbers) });
        }
    }
}

/// Removes every card that is not needed, beginning with the highest.
fn smallest_cover(edition: &Edition, keys: CardSet, numbers: NumberSet) -> CardSet {
    let mut chosen = keys;
    for card in Card::all().rev() {
        let without = chosen.without(card);
        if without != chosen && covers(edition, without, numbers) {
            chosen = without;
        }
    }
    chosen
}

/// The chest among the main actions.
pub(super) fn list_in_turn(state: &State, out: &mut Vec<Action>) {
    if before_it(state) && turn::duty(state).is_none() {
        list_openings(state, out);
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// WAR-CHEST-1, WAR-RUL-56: a player who enters with any treasure card is asked.
    pub(super) fn before_the_chest(&mut self) {
        if self.state.hero().count() > 0 {
            self.state.phase = Phase::Chest;
        } else {
            self.take_on(AfterTake::Meeting);
        }
    }

    /// WAR-CHEST-3, WAR-CHEST-4, WAR-CHEST-5, WAR-CHEST-6, WAR-CHEST-7, WAR-END-1, WAR-END-3: the keys are shown, the
    /// others answer the challenger alone, and the cards under the chest decide: the challenger wins, or returns to the
    /// south bank.
    pub(super) fn open_chest(&mut self, numbers: NumberSet, keys: CardSet) {
        let seat = self.state.active;
        self.log.tell(ids::SHOW_KEYS, Event::ChestTried { seat, numbers, keys });
        let all = Seats::all(self.state.seats);
        for card in keys.iter() {
            self.state.learn_in_hand(card, seat, all);
        }
        self.state.knowledge.announce(seat, numbers);
        self.answers(seat, numbers, ids::CHEST_ANSWERS);
        let wrong = numbers.minus(self.state.chest).len();
        if wrong == 0 {
            self.state.phase = Phase::Over(Ending::Opened(seat));
            self.log.tell(ids::OPENED, Event::ChestOpened { seat, numbers });
            return;
        }
        self.state.knowledge.announce_wrong(numbers, wrong);
        self.log.tell(ids::WRONG, Event::ChestWrong { seat, wrong: wrong as u8 });
        self.put_on(seat, self.state.board().south_bank, ids::WRONG);
        self.end_turn();
    }
}
