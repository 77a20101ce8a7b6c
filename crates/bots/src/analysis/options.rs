//! What the options of a decision were worth to the one who decided, from what that seat knew.

use super::Pains;
use super::estimate::{chances, millionths};
use super::report::{Choice, Share, Weight, Why};
use crate::explain::{DEVIATIONS_OF_95_PERCENT, percent};
use crate::search::{Budget, Looked, Search};
use crate::{Insight, Level, Planned, Weighed, words};
use kernel::{Dice, Game, Knowledge, Lang, Nameless, Phrase, Silent, facts};

/// How many standard errors a difference has to be away from 0 before it counts as a mistake: chance alone goes further
/// once in a hundred times.
const CLEAR: f64 = 2.576;
/// How many options are reported.
const MOST_OPTIONS: usize = 5;
/// How many reasons are given.
const MOST_REASONS: usize = 3;

/// A decision and how hard it is looked at.
pub(super) struct Question<'a, G: Game, I> {
    pub(super) knowledge: &'a Knowledge<G>,
    pub(super) chosen: &'a G::Action,
    pub(super) insight: &'a I,
    pub(super) pains: &'a Pains,
    pub(super) seed: u64,
}

/// A mean with its standard error.
#[derive(Clone, Copy, Debug)]
struct Mean {
    value: f64,
    error: f64,
}

impl Mean {
    /// The mean that a search found.
    fn of<G: Game>(looked: &Looked<G>) -> Mean {
        let (low, high) = looked.interval;
        Mean {
            value: f64::from(looked.expected),
            error: f64::from(high - low) / f64::from(2.0 * DEVIATIONS_OF_95_PERCENT),
        }
    }

    /// The mean of some samples.
    fn over(samples: &[f64]) -> Mean {
        let count = samples.len() as f64;
        let value = samples.iter().sum::<f64>() / count;
        let squares: f64 = samples.iter().map(|sample| (sample - value) * (sample - value)).sum();
        Mean { value, error: (squares / (count - 1.0).max(1.0) / count).sqrt() }
    }

    /// By how much one mean is clearly greater than another; 0 if it might be chance.
    fn clearly_above(self, other: Mean) -> f64 {
        let error = self.error.hypot(other.error);
        Mean { value: self.value - other.value, error }.clearly_positive()
    }

    fn clearly_positive(self) -> f64 {
        if self.value > CLEAR * self.error { self.value } else { 0.0 }
    }

    fn weight(self, action: String) -> Weight {
        let reach = f64::from(DEVIATIONS_OF_95_PERCENT) * self.error;
        Weight {
            action,
            worth: millionths(self.value),
            low: millionths((self.value - reach).max(0.0)),
            high: millionths((self.value + reach).min(1.0)),
        }
    }
}

impl<G: Game, I: Insight<G>> Question<'_, G, I> {
    /// What there was to choose from; nothing if there was only one thing to do.
    pub(super) fn weigh(&self) -> Option<Choice> {
        if self.knowledge.actions().len() < 2 {
            return None;
        }
        let mut options = self.insight.options(self.knowledge);
        if !options.contains(self.chosen) {
            options.push(self.chosen.clone());
        }
        if options.len() < 2 {
            return None;
        }
        match self.insight.plan(self.knowledge, Level::Standard, self.seed) {
            Some(planned) => Some(self.by_plan(&planned)),
            None => Some(self.by_search(&options)),
        }
    }

    /// By search: the search that a bot would make says which option is best. If that is not the chosen one, both are
    /// searched alone, equally long.
    fn by_search(&self, options: &[G::Action]) -> Choice {
        let mut search = Search::new(self.knowledge, options, self.insight, self.seed);
        search.run(Budget::Iterations(self.pains.iterations));
        let looked = search.looked();
        let place = options.iter().position(|option| option == self.chosen).expect("the chosen one is an option");
        let mut weights: Vec<(f32, Weight)> =
            looked.iter().map(|option| (option.share, Mean::of(option).weight(option.action.to_string()))).collect();
        if search.mixes() {
            return self.mixed(&looked, place, &weights);
        }
        let best = search.choice(0.0, &mut Dice::fast(self.seed));
        let given_away = if best == place {
            0.0
        } else {
            let [wanted, done] = [best, place].map(|number| {
                let alone = self.alone(&options[number]);
                weights[number].1 = alone.weight(options[number].to_string());
                alone
            });
            wanted.clearly_above(done)
        };
        self.choice(&weights, best, place, given_away)
    }

    /// Where all decide at once, the best is to vary. A choice is measured against the whole mixed strategy.
    fn mixed(&self, looked: &[Looked<G>], place: usize, weights: &[(f32, Weight)]) -> Choice {
        let value: f64 = looked.iter().map(|option| f64::from(option.share * option.expected)).sum();
        let squares: f64 = looked.iter().map(|option| (f64::from(option.share) * Mean::of(option).error).powi(2)).sum();
        let given_away = Mean { value, error: squares.sqrt() }.clearly_above(Mean::of(&looked[place]));
        let likeliest = (0..looked.len()).max_by(|&one, &other| looked[one].share.total_cmp(&looked[other].share));
        self.choice(weights, likeliest.expect("there are options"), place, given_away)
    }

    /// What one option is worth, by a search that plays no other. It has other dice than the search that found the best
    /// option, which may have been lucky with it.
    fn alone(&self, option: &G::Action) -> Mean {
        let seed = self.seed ^ 0xa10e;
        let mut search = Search::new(self.knowledge, std::slice::from_ref(option), self.insight, seed);
        search.run(Budget::Iterations(self.pains.iterations));
        let value = f64::from(search.chances()[self.knowledge.seat().index()]);
        Mean { value, ..Mean::of(&search.looked()[0]) }
    }

    /// By the game's own planner: it says which option is best. If that is not the chosen one, both are tried in the
    /// same worlds with the same luck (common random numbers).
    fn by_plan(&self, planned: &Planned<G>) -> Choice {
        let known = |option: &Weighed| {
            let worth = [option.expected, option.low, option.high].map(|value| millionths(f64::from(value)));
            (option.share, Weight { action: option.action.clone(), worth: worth[0], low: worth[1], high: worth[2] })
        };
        let mut weights: Vec<(f32, Weight)> = planned.options.iter().map(known).collect();
        let mut place_of = |action: &G::Action, mean: Mean| {
            let action = action.to_string();
            let found = weights.iter().position(|(_, weight)| weight.action == action);
            let place = found.unwrap_or(weights.len());
            if found.is_none() {
                weights.push((0.0, mean.weight(action)));
            } else {
                weights[place].1 = mean.weight(action);
            }
            place
        };
        let done = self.tried(self.chosen);
        let place = place_of(self.chosen, Mean::over(&done));
        if planned.action == *self.chosen {
            return self.choice(&weights, place, place, 0.0);
        }
        let wanted = self.tried(&planned.action);
        let best = place_of(&planned.action, Mean::over(&wanted));
        let differences: Vec<f64> = wanted.iter().zip(&done).map(|(wanted, done)| wanted - done).collect();
        self.choice(&weights, best, place, Mean::over(&differences).clearly_positive())
    }

    /// The chance of the decider after an option, in a number of imagined worlds.
    fn tried(&self, option: &G::Action) -> Vec<f64> {
        let seat = self.knowledge.seat();
        let world = |number: u32| {
            let seed = self.seed.wrapping_add(u64::from(number));
            let mut dice = Dice::fast(seed);
            let mut state = self.knowledge.imagine(&mut dice);
            if G::check(&state, seat, option).is_ok() {
                G::play(&mut state, seat, option, &mut dice, &mut Silent);
            }
            let pains = Pains { looks: 1, ..*self.pains };
            f64::from(chances::<G, I>(&state, self.insight, &pains, seed)[seat.index()])
        };
        (0..self.pains.worlds).map(world).collect()
    }

    /// The report of a choice: the options that were looked at most, the best and the chosen one among them.
    fn choice(&self, weights: &[(f32, Weight)], best: usize, place: usize, given_away: f64) -> Choice {
        let given_away = millionths(given_away);
        let name = weights[best].1.action.clone();
        let why = if given_away > 0 { self.why(&weights[best].1, &weights[place].1) } else { Vec::new() };
        let mut order: Vec<usize> = (0..weights.len()).collect();
        let wanted = |number: usize| number == best || number == place;
        order.sort_by(|&one, &other| {
            wanted(other).cmp(&wanted(one)).then(weights[other].0.total_cmp(&weights[one].0)).then(one.cmp(&other))
        });
        order.truncate(MOST_OPTIONS);
        let mut options: Vec<Weight> = order.into_iter().map(|number| weights[number].1.clone()).collect();
        options.sort_by_key(|option| -option.worth);
        Choice { options, best: name, given_away, why }
    }

    /// Why the best option was better.
    fn why(&self, best: &Weight, chosen: &Weight) -> Vec<Why> {
        let mut reasons = Vec::new();
        if let Ok(action) = best.action.parse::<G::Action>() {
            self.insight.reasons(&self.knowledge.view(), self.knowledge.seat(), &action, &mut reasons);
        }
        reasons.truncate(MOST_REASONS - 1);
        let in_percent = |worth: Share| percent(worth as f32 / super::report::VICTORY as f32);
        let facts = facts![best = in_percent(best.worth), chosen = in_percent(chosen.worth)];
        reasons.insert(0, Phrase::new("look-better", facts));
        let said = |reason: &Phrase| {
            let [en, fr] = [Lang::En, Lang::Fr].map(|lang| words().say(lang, reason, &Nameless));
            Why { en, fr }
        };
        reasons.iter().map(said).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::Mean;

    #[test]
    fn a_difference_that_may_be_chance_is_none() {
        let mean = |value| Mean { value, error: 0.01 };
        assert_eq!(mean(0.53).clearly_above(mean(0.50)), 0.0);
        assert!((mean(0.55).clearly_above(mean(0.50)) - 0.05).abs() < 1e-9);
        assert_eq!(mean(0.40).clearly_above(mean(0.50)), 0.0);
        let samples = Mean::over(&[0.0, 1.0, 0.0, 1.0]);
        assert!((samples.value - 0.5).abs() < 1e-12 && (samples.error - (1.0_f64 / 12.0).sqrt()).abs() < 1e-12);
    }
}
