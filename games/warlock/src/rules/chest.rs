//! The chest.

use super::{Play, Verdict, ids, turn};
use crate::action::Action;
use crate::edition::{Edition, RoomKind};
use crate::event::{CardSet, Event, NumberSet};
use crate::knowledge::ALL_COMBINATIONS;
use crate::phase::{AfterTake, Ending, Phase};
use crate::place::{ALL_NUMBERS, cards};
use crate::state::State;
use kernel::{Log, Seats};

/// WAR-CHEST-1: on a later turn the chest is tried only by one who began it in the Treasure Chamber.
pub(super) fn may_open_in_turn(state: &State, numbers: u16, keys: u32) -> Verdict {
    let room = state.board().room_at(state.hero().at);
    if !room.is_some_and(|room| state.board().room(room).kind == RoomKind::Chest) {
        return Err(ids::TRY_CHEST);
    }
    turn::duty(state)?;
    may_open(state, numbers, keys)
}

/// WAR-CHEST-2, WAR-CHEST-3, WAR-CHEST-8, WAR-KEY-10, WAR-END-2: three different numbers, keys for all of them in hand,
/// and shown cards that cover them; knowing the numbers is not enough.
pub(super) fn may_open(state: &State, numbers: u16, keys: u32) -> Verdict {
    if numbers & !ALL_NUMBERS != 0 || numbers.count_ones() != 3 {
        return Err(ids::COVER);
    }
    let hand = state.hero().hand;
    if keys & !hand != 0 || keys & !state.content.keys != 0 {
        return Err(ids::SHOW_KEYS);
    }
    if !covers(&state.content, hand, numbers) {
        return Err(ids::NO_COVER);
    }
    if covers(&state.content, keys, numbers) { Ok(()) } else { Err(ids::SHOW_KEYS) }
}

/// WAR-CHEST-2: a ring covers its numbers, a skeleton key any one other.
pub(crate) fn covers(edition: &Edition, keys: u32, numbers: u16) -> bool {
    (numbers & !edition.ring_numbers(keys)).count_ones() <= edition.skeleton_keys(keys)
}

/// For every combination that the hand covers, the smallest set of cards that shows it.
pub(super) fn list_openings(state: &State, out: &mut Vec<Action>) {
    let keys = state.hero().hand & state.content.keys;
    if keys == 0 {
        return;
    }
    for &numbers in &ALL_COMBINATIONS {
        if covers(&state.content, keys, numbers) {
            out.push(Action::OpenChest { numbers, keys: smallest_cover(&state.content, keys, numbers) });
        }
    }
}

/// Leaves out every card that is not needed, the highest first.
fn smallest_cover(edition: &Edition, keys: u32, numbers: u16) -> u32 {
    let mut chosen = keys;
    for index in (0..32).rev() {
        let without = chosen & !(1 << index);
        if without != chosen && covers(edition, without, numbers) {
            chosen = without;
        }
    }
    chosen
}

/// The chest among the main actions.
pub(super) fn list_in_turn(state: &State, out: &mut Vec<Action>) {
    let room = state.board().room_at(state.hero().at);
    let there = room.is_some_and(|room| state.board().room(room).kind == RoomKind::Chest);
    if there && turn::duty(state).is_ok() {
        list_openings(state, out);
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// WAR-CHEST-1, WAR-RUL-56: whoever enters with any treasure card is asked.
    pub(super) fn before_the_chest(&mut self) {
        if self.state.hero().count() > 0 {
            self.state.phase = Phase::Chest;
        } else {
            self.take_on(AfterTake::Meeting);
        }
    }

    /// WAR-CHEST-3, WAR-CHEST-4, WAR-CHEST-5, WAR-CHEST-6, WAR-CHEST-7, WAR-END-1, WAR-END-3: the keys are shown, the others answer the challenger alone, and
    /// the cards under the chest decide: one winner, or the way back from the south bank.
    pub(super) fn open_chest(&mut self, numbers: u16, keys: u32) {
        let seat = self.state.active;
        let shown = CardSet(keys);
        self.log.tell(ids::SHOW_KEYS, Event::ChestTried { seat, numbers: NumberSet(numbers), keys: shown });
        let all = Seats::all(self.state.seats);
        for card in cards(keys) {
            self.state.learn_in_hand(card, seat, all);
        }
        self.state.knowledge.announce(seat, numbers);
        self.answers(seat, numbers, ids::CHEST_ANSWERS);
        let wrong = (numbers & !self.state.chest).count_ones();
        if wrong == 0 {
            self.state.phase = Phase::Over(Ending::Opened(seat));
            self.log.tell(ids::OPENED, Event::ChestOpened { seat, numbers: NumberSet(numbers) });
            return;
        }
        self.state.knowledge.announce_wrong(numbers, wrong);
        self.log.tell(ids::WRONG, Event::ChestWrong { seat, wrong: wrong as u8 });
        self.put_on(seat, self.state.board().south_bank, ids::WRONG);
        self.end_turn();
    }
}
