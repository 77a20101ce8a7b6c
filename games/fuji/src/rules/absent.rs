//! What is done for an absent player: the default choices, nothing bold.

use crate::action::Action;
use crate::dice::DiceSet;
use crate::member::Member;
use crate::pending::{FewDice, Pending};
use crate::rules::{act, gear, group, health, pick, plan, turn, walk};
use crate::side::Side;
use crate::state::{State, Step};
use kernel::Seat;

/// A legal, cautious action of a seat that decides now.
pub(crate) fn stand_in(state: &State, seat: Seat) -> Action {
    if state.proposal.is_some_and(|proposal| !proposal.accepted.contains(seat)) {
        return Action::Accept;
    }
    if state.pending != Pending::Nothing {
        return answer(state, seat);
    }
    match state.step {
        // Nobody waits for a seat that is ready (FUJ-RUL-38): this is never played for an absent player, but it is
        // legal.
        Step::Plan | Step::Gear if state.phase.ready.contains(seat) => Action::Unready,
        Step::Plan => plan_action(state, seat),
        Step::Gear => Action::Ready,
        Step::Reroll => Action::Done,
        Step::Legs => lost_die(state, seat),
        Step::Injury => Action::Injure(group::usual_injury(state, turn::acting(state))),
        Step::Move => act::usual_move(state),
        Step::Draw => Action::Draw,
        Step::Pairs
        | Step::Skill(_)
        | Step::ThirdSkill
        | Step::Keep(_)
        | Step::Next
        | Step::Bars
        | Step::Gift
        | Step::Won
        | Step::Lost(_) => group::usual(state),
    }
}

/// FUJ-P2-6: an absent player's pawn stays where it is if it can, else goes to the nearest free card.
fn plan_action(state: &State, seat: Seat) -> Action {
    let member = Member::of(seat);
    if walk::well_placed(state, member) {
        return Action::Ready;
    }
    plan::nearest_choice(state, member).map_or(Action::Ready, |cell| Action::Place(member, cell))
}

fn lost_die(state: &State, seat: Seat) -> Action {
    let own = health::losable(state, Member::of(seat));
    let dice = if own.is_empty() { health::losable(state, Member::THIRD) } else { own };
    Action::Lose(dice.first().expect("who must lose a die has one"))
}

/// As few dice as the card allows, the lowest ones.
fn answer(state: &State, seat: Seat) -> Action {
    match state.pending {
        Pending::RopeDraw(_) => return Action::Draw,
        Pending::Lend { from, .. } if from == Member::of(seat) => return Action::Decline,
        Pending::Sides { effect: FewDice::Shovel, .. } => {
            let die = gear::few(state, FewDice::Shovel, Side::of(seat)).first().expect("the agreed side has a die");
            let value = if state.tray.value(die) == 6 { 1 } else { 6 };
            return Action::Turn(die, value);
        }
        Pending::Nothing
        | Pending::Sip(_)
        | Pending::Lend { .. }
        | Pending::Clip { .. }
        | Pending::Both { .. }
        | Pending::Sides { .. } => {}
    }
    let offer =
        pick::offers(state, seat).into_iter().flatten().next().expect("who is waited for has something to pick");
    let dice: DiceSet = offer.dice.iter().take(offer.least as usize).collect();
    Action::Pick(dice)
}
