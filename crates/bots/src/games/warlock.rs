//! The Warlock of Firetop Mountain: keys, deduction, routes, and fights by exact odds.

mod courage;
mod fights;
mod habits;
mod keys;
mod plan;
mod policy;
mod rivals;
mod rooms;
mod routes;
mod talks;
mod told;
mod turns;
mod weights;
mod yardstick;

use crate::explain::percent;
use crate::insight::{average, keep_from};
use crate::search::Playout;
use crate::values::{Values, shares, victory};
use crate::{Effort, Insight, Level, Planned};
use habits::Habits;
use kernel::{Dice, Game, Knowledge, Phrase, Seat, Turn, facts};
use warlock::Warlock;
use warlock::action::Action;
use warlock::deduce::view_odds;
use warlock::edition::{Boss, Strength};
use warlock::phase::Phase;
use warlock::place::CardSet;
use warlock::scores::Skill;
use warlock::state::State;
use warlock::view::View;

/// What a good player of `warlock` knows.
#[derive(Clone, Copy, Debug, Default)]
pub struct WarlockInsight;

/// Decisions that are played on before a position is judged: enough to see where a roll leads.
const LOOKAHEAD: u32 = 2;

/// The same for looking back at a game.
const FORESIGHT: u32 = 8;

/// A lead of this many turns all but decides the game.
const FAR_AHEAD: f32 = 35.0;

/// What the best sword of a set adds to SKILL.
fn best_sword(state: &State, hand: CardSet) -> u8 {
    let bonus = |card| state.content().bonus(Some(card));
    hand.intersection(state.content().swords).iter().map(bonus).max().unwrap_or(0)
}

/// SKILL with the best sword in hand.
fn prowess(state: &State, seat: Seat) -> Skill {
    state.skill(seat).plus(best_sword(state, state.person(seat).hand))
}

/// How strong a boss is under the options agreed on.
fn strongest(state: &State, boss: Boss) -> Strength {
    boss.under(state.options().gamebook)
}

/// The shares of a victory: the fewer turns a seat still needs, the likelier it wins.
fn judged(state: &State) -> Values {
    let mut strengths = [0.0; 6];
    let count = usize::from(state.seats());
    for (number, place) in strengths.iter_mut().enumerate().take(count) {
        *place = -plan::outstanding(state, Seat(number as u8));
    }
    shares(&strengths[..count], FAR_AHEAD)
}

impl super::Known for Warlock {
    type Insight = WarlockInsight;
}

impl Insight<Warlock> for WarlockInsight {
    fn prior(&self, state: &State, seat: Seat, actions: &[Action], weights: &mut [f32]) {
        let aim = policy::Aim::of(state, seat, actions, Habits::BEST);
        for (action, weight) in actions.iter().zip(weights) {
            *weight = policy::weight(state, seat, action, &aim);
        }
    }

    /// Impossible combinations are not tried, and bargains that do not help are not proposed.
    fn consider(&self, state: &State, seat: Seat, actions: &mut Vec<Action>, from: usize) {
        if matches!(state.phase(), Phase::Chest | Phase::Begin) {
            keep_from(actions, from, |action| {
                let hopeless = |numbers| !keys::thinks_possible(state, seat, numbers);
                *action != Action::Leave && !matches!(*action, Action::OpenChest { numbers, .. } if hopeless(numbers))
            });
        }
        if matches!(state.phase(), Phase::Propose(_) | Phase::Answer(_)) {
            keep_from(actions, from, |action| {
                if let Action::Propose(offer) = action { talks::helps(state, seat, offer) } else { true }
            });
        }
        if matches!(state.phase(), Phase::Begin | Phase::Meet | Phase::React(_) | Phase::Parley { .. }) {
            keep_from(actions, from, |action| {
                if let Action::Negotiate(other) = action { talks::worth_it(state, seat, *other) } else { true }
            });
        }
    }

    /// All levels but the newcomer follow a plan. The value of a step or a meal is far smaller than the noise of the
    /// worlds in which a search would compare it; fights, bargains and robberies are computed. A newcomer has no plan
    /// and searches.
    fn plan(&self, knowledge: &Knowledge<Warlock>, level: Level, seed: u64) -> Option<Planned<Warlock>> {
        let habits = Habits::of(level)?;
        let seat = knowledge.seat();
        let state = knowledge.image();
        let actions = self.options(knowledge);
        if actions.len() < 2 {
            return None;
        }
        let actions = habits.noticed(actions, &mut Dice::fast(seed));
        let weights = policy::weigh(state, seat, &actions, habits);
        let action = actions[policy::heaviest(weights.iter().copied())];
        let mut reasons = Vec::new();
        self.reasons(&knowledge.view(), seat, &action, &mut reasons);
        let options = told::options(knowledge, &actions, &weights, seed);
        let continuation = told::continuation(knowledge, &action, seed);
        Some(Planned { action, options, continuation, reasons, worlds: told::WORLDS })
    }

    fn judge(&self, state: &State) -> Option<Values> {
        Some(judged(state))
    }

    fn evaluate(&self, state: &mut State, dice: &mut Dice, playout: &mut Playout<Warlock>) -> Values {
        let over = playout.play(state, dice, LOOKAHEAD, policy::choose);
        over.unwrap_or_else(|| judged(state))
    }

    /// Plays on until a fight or a talk is usually over.
    fn foresee(&self, state: &State, looks: u32, seed: u64) -> Option<Values> {
        let played_on = |dice: &mut Dice| {
            let mut state = state.clone();
            Playout::<Warlock>::new().play(&mut state, dice, FORESIGHT, policy::choose);
            match Warlock::turn(&state) {
                Turn::Over(outcome) => victory::<Warlock>(&outcome),
                Turn::Decide(_) => judged(&state),
            }
        };
        Some(average(looks, seed, played_on))
    }

    fn reference(&self, state: &mut State, _: &mut Dice, _: &mut Playout<Warlock>) -> Values {
        yardstick::judged(state)
    }

    /// The effort of a newcomer. The other levels plan every choice and never search.
    fn effort(&self, _: Level) -> Effort {
        Effort { iterations: 30, overlooks: 0.4, content: 0.08 }
    }

    fn reasons(&self, view: &View, _: Seat, action: &Action, out: &mut Vec<Phrase>) {
        let odds = view_odds(view);
        let possible = odds.as_ref().map(|odds| odds.possible().count());
        if let Action::OpenChest { numbers, .. } = action {
            let chance = odds.map_or(0.0, |odds| odds.chance(*numbers));
            out.push(Phrase::new("why-warlock-chest", facts![chance = percent(chance as f32)]));
        } else {
            let learns = matches!(
                action,
                Action::Challenge(_) | Action::Negotiate(_) | Action::Propose(_) | Action::Gaze(_) | Action::AskSeer(_)
            );
            let key = if learns { "why-warlock-learn" } else { "why-warlock-known" };
            out.extend(possible.map(|count| Phrase::new(key, facts![possible = count])));
        }
        out.push(Phrase::new("why-warlock-round", facts![round = view.round, last = view.round_cap]));
    }
}

#[cfg(test)]
mod tests;
