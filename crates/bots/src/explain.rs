//! Why a bot decided as it did, as data that boards can word.

use crate::Insight;
use crate::search::{Looked, Search};
use kernel::{Game, Phrase, Seat, facts};
use serde::Serialize;
use std::cmp::Reverse;

/// How many options are shown.
const MOST_OPTIONS: usize = 5;
/// How many decisions of the continuation are shown.
pub(crate) const MOST_STEPS: usize = 4;
/// How many standard deviations a 95 % interval reaches to either side of its mean.
pub(crate) const DEVIATIONS_OF_95_PERCENT: f32 = 1.96;
/// How many facts are given as reasons.
const MOST_REASONS: usize = 3;

/// Why a bot decided as it did. It contains only what the bot's seat knows.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Explanation {
    /// The best options, the one with the highest expected result first; where all decide at once and it is best to vary, the
    /// likeliest first. The one that was played is among them.
    pub options: Vec<Weighed>,
    /// What is likely to follow.
    pub continuation: Vec<Likely>,
    /// The facts that decided: phrases of [`crate::words`].
    pub reasons: Vec<Phrase>,
    /// How many imagined worlds were looked at.
    pub iterations: u32,
}

/// An option and what it is worth.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Weighed {
    /// The action, in the game's notation.
    pub action: String,
    /// Its share of the visits or, where several seats decide at once, its probability in the mixed strategy.
    pub share: f32,
    /// The expected result: 1 for a victory, 0 for a defeat.
    pub expected: f32,
    /// The lower end of its 95 % interval.
    pub low: f32,
    /// The upper end of its 95 % interval.
    pub high: f32,
}

/// A decision that is likely to follow.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Likely {
    /// Who decides.
    pub seat: Seat,
    /// The action, in the game's notation.
    pub action: String,
}

/// Explains the choice of an option by the search that made it.
pub(crate) fn explain<G: Game, I: Insight<G>>(
    search: &Search<'_, G, I>,
    insight: &I,
    view: &G::View,
    seat: Seat,
    chosen: usize,
) -> Explanation {
    let looked = search.looked();
    let mut order: Vec<usize> = (0..looked.len()).collect();
    order.sort_by(|&one, &other| looked[other].share.total_cmp(&looked[one].share));
    if let Some(place) = order.iter().position(|&number| number == chosen).filter(|&place| place >= MOST_OPTIONS) {
        order.swap(place, MOST_OPTIONS - 1);
    }
    let mut shown: Vec<usize> = order.iter().copied().take(MOST_OPTIONS).collect();
    if !search.mixes() {
        // What reads alike stays in the order of the visits.
        shown.sort_by_key(|&number| Reverse(percent(looked[number].expected)));
    }
    let options = shown.into_iter().map(|number| weighed(&looked[number])).collect();
    let continuation = search.continuation(chosen, MOST_STEPS).into_iter();
    let mut reasons = Vec::new();
    insight.reasons(view, seat, &looked[chosen].action, &mut reasons);
    reasons.truncate(MOST_REASONS - 1);
    let runner_up = order.iter().copied().find(|&number| number != chosen);
    reasons.extend(runner_up.map(|other| compared(&looked[chosen], &looked[other], search.mixes())));
    Explanation {
        options,
        continuation: continuation.map(|(seat, action)| Likely { seat, action: action.to_string() }).collect(),
        reasons,
        iterations: search.iterations(),
    }
}

fn weighed<G: Game>(option: &Looked<G>) -> Weighed {
    Weighed {
        action: option.action.to_string(),
        share: option.share,
        expected: option.expected,
        low: option.interval.0,
        high: option.interval.1,
    }
}

/// How the choice compares with the best alternative: a reason that every search can give.
fn compared<G: Game>(chosen: &Looked<G>, other: &Looked<G>, together: bool) -> Phrase {
    let facts = facts![
        chosen = percent(chosen.expected),
        other = percent(other.expected),
        action = other.action.to_string(),
        share = percent(chosen.share)
    ];
    let key = if together {
        "why-mixed"
    } else if chosen.interval.0 > other.interval.1 {
        "why-clear"
    } else if percent(chosen.expected) < percent(other.expected) {
        "why-surer"
    } else {
        "why-close"
    };
    Phrase::new(key, facts)
}

/// A share in whole percent.
pub(crate) fn percent(share: f32) -> i64 {
    (100.0 * share).round() as i64
}
