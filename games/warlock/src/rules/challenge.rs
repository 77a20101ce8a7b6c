//! Key Challenges: one number, or three, announced to all and answered to one.

use super::{Play, decides, ids};
use crate::action::Action;
use crate::event::Event;
use crate::knowledge::ALL_COMBINATIONS;
use crate::phase::Phase;
use crate::place::{ALL_NUMBERS, Number, NumberSet};
use crate::state::State;
use kernel::{Log, Refusal, Seat, facts};

/// WAR-KEY-1, WAR-VAR-4: whether a movement roll allows a Key Challenge.
pub(super) fn allowed_by(state: &State, die: u8) -> bool {
    die == 1 || (state.options.quick && die == 2)
}

/// WAR-KEY-3, WAR-VAR-3: one number from 1 to 9, any of them; with three numbers, three different ones.
pub(super) fn check(state: &State, numbers: NumberSet) -> Result<(), Refusal> {
    decides(state, state.phase == Phase::Challenge)?;
    let count = numbers.intersection(ALL_NUMBERS).len();
    let (wanted, rule) = if state.options.trio { (3, ids::TRIO) } else { (1, ids::ANY_NUMBER) };
    if numbers.minus(ALL_NUMBERS).is_empty() && count == wanted {
        Ok(())
    } else {
        Err(rule.refuse(facts![why = "rule", count]))
    }
}

/// Lists every number, or every three, and no challenge.
pub(super) fn list(state: &State, out: &mut Vec<Action>) {
    if state.options.trio {
        out.extend(ALL_COMBINATIONS.iter().map(|&numbers| Action::Challenge(numbers)));
    } else {
        out.extend(Number::all().map(|number| Action::Challenge(number.alone())));
    }
    out.push(Action::PassChallenge);
}

impl<L: Log<Event>> Play<'_, L> {
    /// WAR-KEY-2, WAR-MOV-16: the challenge comes after the roll and before the step.
    pub(super) fn challenge(&mut self, numbers: NumberSet) {
        let seat = self.state.active;
        self.log.tell(ids::CHALLENGE, Event::Challenged { seat, numbers });
        self.state.knowledge.announce(seat, numbers);
        self.answers(seat, numbers, ids::ANSWER);
        self.walk_or_stay();
    }

    /// WAR-KEY-4, WAR-KEY-5, WAR-KEY-6, WAR-KEY-7, WAR-DTH-7: every other player answers truthfully, dead or alive;
    /// only the challenger sees the answers, and the cards stay where they are.
    pub(super) fn answers(&mut self, seat: Seat, numbers: NumberSet, rule: kernel::RuleId) {
        for by in self.state.clockwise_from(seat) {
            self.state.learn_clues(seat, by, numbers);
            let shown = self.state.clues[by.index()].intersection(numbers);
            self.log.tell(rule, Event::Answered { seat, by, shown });
        }
    }
}
