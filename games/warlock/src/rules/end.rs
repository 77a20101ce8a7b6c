//! The end: the ranking.

use super::{Play, chest};
use crate::board::Zone;
use crate::event::Event;
use crate::phase::{Ending, Phase};
use crate::state::State;
use kernel::{Log, Outcome, Seat};

/// WAR-END-1, WAR-END-3, WAR-END-4: the outcome: one winner, or Zagor above all the players and their ranking.
pub(crate) fn outcome(state: &State, ending: Ending) -> Outcome {
    match ending {
        Ending::Opened(winner) => Outcome::ranked(state.seats, |seat| i32::from(seat == winner), |seat| seat == winner),
        Ending::Alone(last) => Outcome::ranked(state.seats, |_| 0, |seat| seat == last),
        Ending::Zagor => Outcome::ranked_below(state.seats, |_| 0, |seat| merit(state, seat)),
    }
}

/// WAR-END-4: covered numbers of the combination, then the zone, then treasure cards, then gold. Players who left come
/// last.
fn merit(state: &State, seat: Seat) -> (bool, u32, Zone, u32, u16) {
    let person = state.person(seat);
    let zone = if state.on_board(seat) { state.board().zone(person.at) } else { Zone::South };
    (!state.gone.contains(seat), covered(state, seat), zone, person.count(), person.gold)
}

/// How many numbers of the combination a hand covers, skeleton keys included.
pub(crate) fn covered(state: &State, seat: Seat) -> u32 {
    let keys = state.person(seat).hand;
    let on_rings = state.chest.intersection(state.content.ring_numbers(keys)).len();
    (on_rings + state.content.skeleton_keys(keys)).min(3)
}

/// WAR-INV-17: whether the winner named the combination and holds its keys.
pub(crate) fn honest(state: &State) -> bool {
    let Phase::Over(Ending::Opened(winner)) = state.phase else { return true };
    chest::covers(&state.content, state.person(winner).hand, state.chest)
        && state.knowledge.announced[winner.index()][0] == state.chest
}

impl<L: Log<Event>> Play<'_, L> {
    /// One die.
    pub(super) fn die(&mut self) -> u8 {
        self.dice.below(6) as u8 + 1
    }

    /// Two dice.
    pub(super) fn two_dice(&mut self) -> [u8; 2] {
        [self.die(), self.die()]
    }
}
