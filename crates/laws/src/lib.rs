//! The laws every game keeps.
//!
//! [`examine`] plays one game through a match and checks every law; [`examine_quickly`] checks the cheap ones, fast
//! enough for millions of games. The property tests and `caldera fuzz` run the same code.
//!
//! ```
//! use laws::{Examination, examine};
//! use testkit::connect_four::ConnectFour;
//!
//! let plan = Examination::whole(kernel::Table::new(2), 7);
//! let examined = examine::<ConnectFour>(&plan).expect("the reference game keeps the laws");
//! assert!(examined.finished);
//! ```
//!
//! | law | says |
//! |---|---|
//! | `somebody-acts` | until the game is over, every deciding seat has a legal action |
//! | `listed-accepted` | every listed action is accepted, once, and its notation reads back |
//! | `unlisted-refused` | everything else is refused by a rule of the book, with a sentence in both languages |
//! | `stand-in-legal` | what is done for an absent player is legal |
//! | `bounded` | the game ends within its stated bound |
//! | `invariants` | the game's own invariants hold at every decision |
//! | `position-round-trip` | a position reads back to the same state |
//! | `position-plays` | whatever `read_position` accepts plays to the end by any legal sequence, keeps the invariants, never panics, and every position on the way is accepted again |
//! | `secrets` | a seat's view, legal actions, refusals, stand-in and events, and the spectators' view, do not depend on what the seat may not know; and seats do imagine other worlds than the true one |
//! | `undo` | undo restores the state before, and leaves no seat wiser |
//! | `worded` | every event and choice has a rule of the book and a text in both languages |
//! | `points` | the explained score changes add up to the final score |
//! | `replay` | a record reads back, replays to the same hashes and proves its dice; the same seal gives the same record; a silent log changes nothing |

mod actions;
mod full;
mod guard;
mod mutate;
mod positions;
mod quick;
mod secrets;
mod undo;

use kernel::{Complete, Dice, Game, RulesVersion, Scenario, Seat, Seats, Table};
use std::collections::VecDeque;
use std::fmt;

pub use full::examine;
pub use guard::{Panicked, guarded};
pub use positions::{Attack, Attacked, Hole, attack_positions};
pub use quick::examine_quickly;

/// Which game to examine, and how closely.
#[derive(Clone, Debug, PartialEq)]
pub struct Examination {
    /// The version of the rules; the newest if none is named.
    pub rules: Option<RulesVersion>,
    /// Seats and options.
    pub table: Table,
    /// The seed of the dice and of the players' choices.
    pub seed: u64,
    /// Stop after this many decisions, if the game is not over by then.
    pub decisions: u32,
    /// The costly laws are checked at one decision in this many.
    pub every: u32,
}

impl Examination {
    /// A whole game, every law at every decision.
    pub fn whole(table: Table, seed: u64) -> Examination {
        Examination { rules: None, table, seed, decisions: u32::MAX, every: 1 }
    }

    /// The version of the rules that is examined.
    fn version<G: Game>(&self) -> RulesVersion {
        self.rules.unwrap_or(G::about().rules)
    }
}

/// What an examination has seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Examined {
    /// Decisions taken.
    pub decisions: u64,
    /// Whether the game came to its end.
    pub finished: bool,
}

/// A broken law, and how to reproduce it.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// The law.
    pub law: &'static str,
    /// What was wrong.
    pub detail: String,
    /// The examination that found it.
    pub plan: Box<Examination>,
    /// After how many decisions it was found.
    pub decision: u32,
    /// The last actions before it, oldest first.
    pub trace: Vec<String>,
}

impl fmt::Display for Finding {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(out, "law {} is broken: {}", self.law, self.detail)?;
        let table = serde_json::to_string(&self.plan.table).map_err(|_| fmt::Error)?;
        if let Some(rules) = self.plan.rules {
            write!(out, "rules {rules} ")?;
        }
        writeln!(out, "table {table} seed {} after {} decisions", self.plan.seed, self.decision)?;
        write!(out, "last actions: {}", self.trace.join(" | "))
    }
}

impl std::error::Error for Finding {}

/// A broken law, before it is known where.
pub(crate) struct Broken {
    law: &'static str,
    detail: String,
}

impl Broken {
    pub(crate) fn new(law: &'static str, detail: impl Into<String>) -> Broken {
        Broken { law, detail: detail.into() }
    }
}

/// The players of an examined game: every choice comes from the seed.
pub(crate) struct Players<G: Game> {
    choices: Dice,
    /// The dice for what the laws make up. They are separate from the choices, so a game is the same whatever
    /// `Examination::every` is, and frequent probes find again what rare ones found. (Quick and full examinations play
    /// different games, because their dice differ.)
    probes: Dice,
    /// The last actions, oldest first; formatted only if a law is broken.
    trace: VecDeque<(Seat, G::Action)>,
    /// Some of the actions that were listed at the decision before: near misses, which are hardly ever made up.
    earlier: Vec<G::Action>,
}

/// How many of the last actions a finding shows.
const TRACE: usize = 12;
/// How many actions of the decision before are tried again.
const EARLIER: usize = 8;

impl<G: Game> Players<G> {
    pub(crate) fn new(seed: u64) -> Players<G> {
        // The game's dice are seeded with the plain seed, so the players' choices need another one.
        let choices = Dice::fast(seed ^ 0x0005_eed0_fc40_1ce5);
        let probes = Dice::fast(seed ^ 0x0009_0be5_9e44_11aa);
        Players { choices, probes, trace: VecDeque::with_capacity(TRACE), earlier: Vec::with_capacity(EARLIER) }
    }

    /// Who acts next: mostly a seat that the game waits for. Otherwise a game in which players may always reconsider
    /// would hardly end.
    pub(crate) fn seat(&mut self, state: &G::State, deciders: Seats) -> Seat {
        let waited = G::waited(state);
        let seats = if waited.is_empty() || self.choices.below(8) == 0 { deciders } else { waited };
        let wanted = self.choices.below(seats.len()) as usize;
        seats.iter().nth(wanted).expect("the number is below the count")
    }

    pub(crate) fn choose(&mut self, actions: &[G::Action]) -> G::Action {
        actions[self.choices.below(actions.len() as u32) as usize].clone()
    }

    /// Keeps some of the listed actions for the next decision, spread over the whole list.
    pub(crate) fn remember(&mut self, listed: &[G::Action]) {
        self.earlier.clear();
        let first = self.probes.below(listed.len() as u32) as usize;
        let places = (0..EARLIER.min(listed.len())).map(|part| (first + part * listed.len() / EARLIER) % listed.len());
        self.earlier.extend(places.map(|place| listed[place].clone()));
    }

    pub(crate) fn note(&mut self, seat: Seat, action: &G::Action) {
        if self.trace.len() == TRACE {
            self.trace.pop_front();
        }
        self.trace.push_back((seat, action.clone()));
    }

    pub(crate) fn found(self, plan: &Examination, decision: u32, broken: Broken) -> Finding {
        let trace = self.trace.iter().map(|(seat, action)| format!("{seat} {action}")).collect();
        Finding { law: broken.law, detail: broken.detail, plan: Box::new(plan.clone()), decision, trace }
    }
}

/// The game's own invariants.
pub(crate) fn invariants<G: Scenario>(state: &G::State) -> Result<(), Broken> {
    match G::broken(state) {
        None => Ok(()),
        Some((rule, detail)) => Err(Broken::new("invariants", format!("{rule}: {detail}"))),
    }
}

/// A cited rule must be in the book, in both languages.
pub(crate) fn in_book<G: Complete>(law: &'static str, rule: kernel::RuleId) -> Result<(), Broken> {
    let missing = kernel::Lang::ALL.into_iter().find(|&lang| G::book().volume(lang).rule(rule.as_str()).is_none());
    match missing {
        None => Ok(()),
        Some(lang) => Err(Broken::new(law, format!("{rule} is not in the {lang} book"))),
    }
}
