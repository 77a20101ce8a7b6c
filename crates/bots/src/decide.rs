//! The entry point of this crate: a decision for any seat of any game.

use crate::explain::{explain, percent};
use crate::search::{Budget, Memory, Search};
use crate::{Bot, Effort, Explanation, Insight, Level, Planned, Thinker, Weighed, greedy};
use catalog::{AnyAction, AnyMatch};
use kernel::{Dice, Game, Knowledge, Phrase, Seat, facts};
use serde::Serialize;

/// What a bot does and why.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Decision {
    /// The action in the game's notation, to be read.
    pub action: String,
    /// The same action, typed, to be carried out.
    #[serde(skip)]
    pub chosen: AnyAction,
    /// Why.
    pub explanation: Explanation,
}

impl Decision {
    fn new(chosen: AnyAction, explanation: Explanation) -> Decision {
        Decision { action: chosen.to_string(), chosen, explanation }
    }
}

/// What a bot of a level does in a seat that may act now. The same match, seat, level and seed give the same decision.
///
/// # Panics
/// If the seat may not act now, or if the game is not in the list of games.
pub fn decide(played: &dyn AnyMatch, seat: Seat, level: Level, seed: u64) -> Decision {
    Thinker::new(Bot::Level(level)).decide(played, seat, seed)
}

/// What a bot with this knowledge does.
pub fn decide_knowing<G: Game, I: Insight<G>>(knowledge: &Knowledge<G>, insight: &I, bot: Bot, seed: u64) -> Decision {
    Thinker::new(bot).decide_knowing(knowledge, insight, seed)
}

/// Who thinks.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Mind {
    Bot(Bot),
    /// A search with this effort, which need not be the effort of any level.
    Trying(Effort),
}

/// The settings and the memory of one decision, besides the effort.
pub(crate) struct Way<G: Game> {
    pub(crate) threads: u32,
    /// When the search stops; `None` for the budget of the level.
    pub(crate) budget: Option<Budget>,
    /// Going in, what is left of the last search; coming out, what this search leaves.
    pub(crate) memory: Option<Memory<G>>,
    /// How many of the counted iterations were made by earlier searches.
    pub(crate) foreseen: u32,
}

/// The decision of a mind that has this knowledge.
pub(crate) fn decide_by<G: Game, I: Insight<G>>(
    knowledge: &Knowledge<G>,
    insight: &I,
    mind: Mind,
    seed: u64,
    way: &mut Way<G>,
) -> Decision {
    if let Mind::Bot(Bot::Level(level)) = mind
        && let Some(planned) = insight.plan(knowledge, level, seed)
    {
        // A planned decision is not an edge of the tree, so the tree no longer fits.
        way.memory = None;
        return planned_decision(planned);
    }
    let random = matches!(mind, Mind::Bot(Bot::Random));
    let options = if random { knowledge.actions() } else { insight.options(knowledge) };
    if let Some(decision) = only::<G>(&options) {
        return decision;
    }
    match mind {
        Mind::Bot(Bot::Random) => any_of(options.into_iter().map(AnyAction::of::<G>).collect(), seed),
        Mind::Bot(Bot::Greedy) => {
            let (best, value) = greedy::best(knowledge, &options, insight, seed);
            let action = options[best].to_string();
            let reasons = vec![Phrase::new("why-greedy", facts![chosen = percent(value)])];
            let only = Weighed { action, share: 1.0, expected: value, low: 0.0, high: 1.0 };
            let explanation = Explanation { options: vec![only], reasons, ..Explanation::default() };
            Decision::new(AnyAction::of::<G>(options[best].clone()), explanation)
        }
        Mind::Bot(Bot::Level(level)) => searched(knowledge, insight, insight.effort(level), &options, seed, way),
        Mind::Trying(effort) => searched(knowledge, insight, effort, &options, seed, way),
    }
}

fn planned_decision<G: Game>(planned: Planned<G>) -> Decision {
    let Planned { action, options, continuation, mut reasons, worlds } = planned;
    if reasons.is_empty() {
        reasons.push(Phrase::new("why-plain", facts![]));
    }
    let explanation = Explanation { options, continuation, reasons, iterations: worlds };
    Decision::new(AnyAction::of::<G>(action), explanation)
}

/// The decision if there is only one option.
fn only<G: Game>(options: &[G::Action]) -> Option<Decision> {
    let [only] = options else { return None };
    let reasons = vec![Phrase::new("why-only", facts![])];
    Some(Decision::new(AnyAction::of::<G>(only.clone()), Explanation { reasons, ..Explanation::default() }))
}

fn searched<G: Game, I: Insight<G>>(
    knowledge: &Knowledge<G>,
    insight: &I,
    effort: Effort,
    all: &[G::Action],
    seed: u64,
    way: &mut Way<G>,
) -> Decision {
    // Errors have their own dice, so a level makes the same errors however long it thinks.
    let mut dice = Dice::fast(seed ^ 0x0e44_0e44);
    let options = noticed(all, effort.overlooks, &mut dice);
    let mut search = match way.memory.take() {
        Some(memory) => Search::resume(knowledge, all, &options, insight, seed, memory),
        None => Search::new(knowledge, &options, insight, seed),
    };
    let budget = way.budget.unwrap_or(Budget::Iterations(effort.iterations));
    let (known, budget) = budget.after(search.known());
    way.foreseen = known;
    if way.threads > 1 {
        together(&mut search, knowledge, &options, insight, seed, budget.shared(way.threads), way.threads);
    } else {
        search.run(budget);
    }
    let chosen = search.choice(effort.content, &mut dice);
    let action = AnyAction::of::<G>(search.looked()[chosen].action.clone());
    let explanation = explain(&search, insight, &knowledge.view(), knowledge.seat(), chosen);
    way.memory = search.remember(chosen);
    Decision::new(action, explanation)
}

/// Searches on several threads, each within its share of the budget (root parallelisation). Every thread has its own
/// tree and dice, so with a fixed number of iterations the result depends only on the seed and the number of threads,
/// not on which thread ends first.
fn together<G: Game, I: Insight<G>>(
    search: &mut Search<'_, G, I>,
    knowledge: &Knowledge<G>,
    options: &[G::Action],
    insight: &I,
    seed: u64,
    share: Budget,
    threads: u32,
) {
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..u64::from(threads))
            .map(|number| {
                scope.spawn(move || {
                    let seed = seed.wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
                    let mut other = Search::new(knowledge, options, insight, seed);
                    other.run(share);
                    other
                })
            })
            .collect();
        search.run(share);
        for other in others {
            search.absorb(&other.join().expect("a search does not fail"));
        }
    });
}

/// The options that are not overlooked. If fewer than two are left, none is overlooked.
fn noticed<A: Clone>(options: &[A], overlooks: f32, dice: &mut Dice) -> Vec<A> {
    const PARTS: u32 = 1 << 16;
    let threshold = (overlooks * PARTS as f32) as u32;
    if threshold == 0 {
        return options.to_vec();
    }
    let seen: Vec<A> = options.iter().filter(|_| dice.below(PARTS) >= threshold).cloned().collect();
    if seen.len() < 2 { options.to_vec() } else { seen }
}

fn any_of(actions: Vec<AnyAction>, seed: u64) -> Decision {
    let chosen = Dice::fast(seed).below(actions.len() as u32) as usize;
    let action = actions.into_iter().nth(chosen).expect("the number is below the count");
    let reasons = vec![Phrase::new("why-random", facts![])];
    Decision::new(action, Explanation { reasons, ..Explanation::default() })
}
