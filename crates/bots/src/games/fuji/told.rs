//! Explanations of a plan: the options that were weighed, why one was chosen, what is likely to follow.
//!
//! The numbers are those by which the planner decided. Some more are computed only for the explanation, in the same
//! worlds and by the same judge: the chance if the dice are left as they lie, how often a comparison is won, and the
//! continuation in phase 5.

use super::gear::Gain;
use crate::explain::{DEVIATIONS_OF_95_PERCENT, MOST_STEPS, percent};
use crate::insight::Planned;
use crate::{Likely, Weighed};
use fuji::Fuji;
use fuji::action::Action;
use kernel::{Phrase, Seat, facts};

/// How many options are shown.
const MOST: usize = 5;

/// An option that the planner looked at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Look {
    pub(super) action: Action,
    /// The team's chance after it.
    pub(super) chance: f32,
    /// In how many worlds the chance was computed.
    pub(super) worlds: usize,
}

impl Look {
    /// An option with its chance and a 95 % interval. It is conservative: no chance varies more between worlds than a
    /// yes or no with the same mean.
    fn weighed(&self, share: f32) -> Weighed {
        let expected = self.chance.clamp(0.0, 1.0);
        let error = DEVIATIONS_OF_95_PERCENT * (expected * (1.0 - expected) / self.worlds.max(1) as f32).sqrt();
        Weighed {
            action: self.action.to_string(),
            share,
            expected,
            low: (expected - error).max(0.0),
            high: (expected + error).min(1.0),
        }
    }
}

/// A choice between options that were looked at.
pub(super) struct Choice {
    /// The chosen option.
    pub(super) chosen: Look,
    /// The best of the others first.
    others: Vec<Look>,
    /// The option of leaving everything as it is: it is shown even if many are better.
    leaving: Option<Look>,
}

impl Choice {
    /// A choice of one option among some; the chosen one may be among them.
    pub(super) fn new(chosen: Look, looked: impl IntoIterator<Item = Look>) -> Choice {
        let mut others: Vec<Look> = Vec::new();
        for look in looked {
            if look.action != chosen.action && !others.iter().any(|known| known.action == look.action) {
                others.push(look);
            }
        }
        // Options that were evaluated in more worlds are more reliable and come first.
        others.sort_by(|one, other| other.worlds.cmp(&one.worlds).then(other.chance.total_cmp(&one.chance)));
        Choice { chosen, others, leaving: None }
    }

    /// A choice between changes, by their gains, and leaving everything as it is.
    pub(super) fn changing(best: Gain, gains: &[Gain], leaving: Look) -> Choice {
        let look = |&(action, gain): &Gain| Look { action, chance: leaving.chance + gain, ..leaving };
        let others = gains.iter().map(look).chain([leaving]);
        Choice { leaving: Some(leaving), ..Choice::new(look(&best), others) }
    }

    /// The choice of leaving everything as it is, compared with changes.
    pub(super) fn leaving(leaving: Look, gains: &[Gain]) -> Choice {
        Choice::changing((leaving.action, 0.0), gains, leaving)
    }

    /// How the choice compares with the best alternative. All options were evaluated in the same worlds, so their
    /// difference is more reliable than their intervals suggest.
    pub(super) fn versus(&self) -> Option<Phrase> {
        let other = self.others.first()?;
        let gain = points(self.chosen.chance - other.chance);
        let action = other.action.to_string();
        Some(match gain {
            0 => Phrase::new("why-fuji-alike", facts![action]),
            less if less < 0 => Phrase::new("why-fuji-under", facts![action, gain = -less]),
            _more => Phrase::new("why-fuji-over", facts![action, gain]),
        })
    }

    /// The decision with some reasons, and with how the choice compares.
    pub(super) fn told(&self, mut reasons: Vec<Phrase>) -> Planned<Fuji> {
        reasons.extend(self.versus());
        self.because(reasons)
    }

    /// The decision with these reasons alone.
    pub(super) fn because(&self, reasons: Vec<Phrase>) -> Planned<Fuji> {
        let mut others: Vec<Look> = self.others.iter().copied().take(MOST - 1).collect();
        if let Some(leaving) = self.leaving.filter(|look| look.action != self.chosen.action)
            && !others.iter().any(|look| look.action == leaving.action)
        {
            others.pop();
            others.push(leaving);
        }
        let mut options: Vec<Weighed> = others.iter().map(|look| look.weighed(0.0)).collect();
        let better = options.iter().take_while(|option| option.expected > self.chosen.chance).count();
        options.insert(better, self.chosen.weighed(1.0));
        if options.len() == 1 {
            options.clear();
        }
        let worlds = self.chosen.worlds as u32;
        Planned { options, worlds, ..said(self.chosen.action, reasons) }
    }
}

/// A decision with reasons where no options were compared.
pub(super) fn said(action: Action, reasons: Vec<Phrase>) -> Planned<Fuji> {
    Planned { action, options: Vec::new(), continuation: Vec::new(), reasons, worlds: 0 }
}

/// A decision with one reason that needs no facts.
pub(super) fn simply(action: Action, key: &'static str) -> Option<Planned<Fuji>> {
    Some(said(action, vec![Phrase::new(key, facts![])]))
}

/// A difference of chances in percentage points.
pub(super) fn points(gain: f32) -> i64 {
    percent(gain)
}

/// The team's chance after the decision, as a phrase.
pub(super) fn chance(chance: f32) -> Phrase {
    Phrase::new("why-fuji-chance", facts![percent = percent(chance.clamp(0.0, 1.0))])
}

/// A planned decision with its likely continuation.
pub(super) fn then(mut planned: Planned<Fuji>, follows: impl IntoIterator<Item = (Seat, Action)>) -> Planned<Fuji> {
    let likely = |(seat, action): (Seat, Action)| Likely { seat, action: action.to_string() };
    planned.continuation = follows.into_iter().take(MOST_STEPS).map(likely).collect();
    planned
}
