//! Looks back at a recorded game: what each decision gave away, what was luck, and how the chances went.
//!
//! Everything is measured in one kind of value, the share of a victory. For every seat
//!
//! ```text
//! start + decisions + luck + what the judgement saw only later = result
//! ```
//!
//! holds exactly, because shares are whole millionths and the last part of a moment is what the others leave over.
//!
//! - The *chances* after an entry are judged in the true state, with open eyes.
//! - A *decision* is judged from what its seat knew: from a [`Knowledge`] and the worlds imagined from it, as bots decide.
//!   What it gave away counts only where the difference to the best option cannot be chance.
//! - The *luck* of an entry is the chance after it less the mean chance over other draws from the same state. So it is 0
//!   on average, however well or badly states are judged.
//! - What is left over, the judgement saw only *later*: that shows how far it can be trusted.
//!
//! ```
//! use bots::analysis::{Thoroughness, analyse};
//! use bots::{Bot, Thinker, arena};
//! use kernel::{Seal, Table};
//! use std::ops::ControlFlow;
//!
//! let game = catalog::game("trex").expect("it is in the list");
//! let (mut played, _) = game.start(&Table::new(2), game.base_edition(), Seal::from_seed(1)).expect("two can play");
//! while let Some(seat) = played.waited().first() {
//!     let decision = Thinker::new(Bot::Random).decide(&*played, seat, u64::from(played.number()));
//!     played.act(seat, &decision.action).expect("bots play by the rules");
//! }
//! let (record, edition) = (played.record(), game.base_edition());
//! let report = analyse(game, record, edition, Thoroughness::Quick, &mut |_| ControlFlow::Continue(()))
//!     .expect("the record is right");
//! for total in report.totals() {
//!     assert_eq!(total.start + total.own + total.others + total.luck + total.later, total.result);
//! }
//! ```

mod comparison;
mod curve;
mod estimate;
mod options;
mod own;
mod past;
mod report;

pub use comparison::{Comparer, Comparison, Estimate, Way};
pub use curve::curve;
pub use own::{OwnDecision, OwnPast};
pub use report::{Choice, FORMAT, Moment, Report, Share, Total, VERSION, VICTORY, Weight, Why};

use crate::Insight;
use crate::games::{self, Visitor};
use crate::values::victory;
use catalog::{AnyEdition, Door};
use estimate::{Played, chances, in_shares, luck, passed_on};
use kernel::record::Entry;
use kernel::{Digest, Game, Knowledge, Record, RecordFault, Turn};
use options::Question;
use past::Past;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

/// How thorough an analysis is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Thoroughness {
    /// A first look, in seconds.
    Quick,
    /// An average game takes less than half a minute of one core.
    Standard,
    /// Several times as long.
    Deep,
}

impl Thoroughness {
    /// Every one, the quickest first.
    pub const ALL: [Thoroughness; 3] = [Thoroughness::Quick, Thoroughness::Standard, Thoroughness::Deep];

    /// The name in commands and files.
    pub const fn id(self) -> &'static str {
        match self {
            Thoroughness::Quick => "quick",
            Thoroughness::Standard => "standard",
            Thoroughness::Deep => "deep",
        }
    }

    /// What it costs.
    fn pains(self) -> Pains {
        match self {
            Thoroughness::Quick => Pains { iterations: 150, depth: 40, worlds: 8, redraws: 8, looks: 4 },
            Thoroughness::Standard => Pains { iterations: 4_000, depth: 400, worlds: 48, redraws: 24, looks: 16 },
            Thoroughness::Deep => Pains { iterations: 20_000, depth: 1_500, worlds: 200, redraws: 48, looks: 48 },
        }
    }
}

impl fmt::Display for Thoroughness {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.id())
    }
}

/// A name that belongs to no [`Thoroughness`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownThoroughness(pub String);

impl fmt::Display for UnknownThoroughness {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Thoroughness::ALL.map(Thoroughness::id).join(", ");
        write!(out, "there is no effort {:?}; there are {known}", self.0)
    }
}

impl std::error::Error for UnknownThoroughness {}

impl FromStr for Thoroughness {
    type Err = UnknownThoroughness;

    fn from_str(text: &str) -> Result<Thoroughness, UnknownThoroughness> {
        Thoroughness::ALL.into_iter().find(|one| one.id() == text).ok_or_else(|| UnknownThoroughness(text.to_owned()))
    }
}

/// How much an analysis tries.
#[derive(Clone, Copy, Debug)]
struct Pains {
    /// Iterations of the search of a decision.
    iterations: u32,
    /// Iterations of the search that judges a state.
    depth: u32,
    /// In how many imagined worlds a planned decision is tried.
    worlds: u32,
    /// How often an action is played again with other dice.
    redraws: u32,
    /// How often a state is played on to judge it, if its game needs that.
    looks: u32,
}

/// How far an analysis has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// How many entries were looked at.
    pub done: u32,
    /// How many there are.
    pub all: u32,
}

/// An analysis under way. It goes forward entry by entry, and can be left and taken up again after any of them.
pub struct Analyst {
    past: Past,
    report: Report,
    seed: u64,
}

impl fmt::Debug for Analyst {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Analyst({} of {})", self.report.moments.len(), self.report.length)
    }
}

impl Analyst {
    /// Begins an analysis: the record is replayed.
    ///
    /// # Errors
    /// If something is wrong with the record.
    pub fn begin(
        game: &dyn Door,
        record: &Record,
        edition: AnyEdition,
        effort: Thoroughness,
    ) -> Result<Analyst, RecordFault> {
        let past = Past::of(game, record, edition)?;
        let digest = Digest::of(record.to_text().as_bytes());
        let seed = u64::from_str_radix(&digest.short(), 16).expect("a fingerprint is hexadecimal");
        let (start, result) = games::open(past.game(), Bounds { past: &past, pains: effort.pains(), seed });
        let report = Report {
            format: FORMAT.to_owned(),
            version: VERSION,
            game: game.about().id.to_owned(),
            effort,
            record: digest.to_string(),
            seats: past.game().seats(),
            cooperative: game.about().cooperative,
            start,
            moments: Vec::new(),
            length: past.len() as u32,
            result,
        };
        Ok(Analyst { past, report, seed })
    }

    /// Takes up what an earlier analysis left, if it was one of this record in this way; otherwise nothing changes.
    pub fn resume(&mut self, earlier: Report) -> bool {
        let empty = Report { moments: Vec::new(), ..earlier.clone() };
        let fresh = Report { moments: Vec::new(), ..self.report.clone() };
        let fits = empty == fresh && earlier.moments.len() <= self.past.len();
        if fits {
            self.report = earlier;
        }
        fits
    }

    /// How far it has come.
    pub fn progress(&self) -> Progress {
        Progress { done: self.report.moments.len() as u32, all: self.report.length }
    }

    /// Looks at the next entry; `false` once there is none.
    pub fn step(&mut self) -> bool {
        let place = self.report.moments.len();
        if place == self.past.len() {
            return false;
        }
        let next = Next { past: &self.past, report: &self.report, place, seed: self.seed };
        let moment = games::open(self.past.game(), next);
        self.report.moments.push(moment);
        true
    }

    /// What was found so far.
    pub fn report(&self) -> &Report {
        &self.report
    }

    /// What was found.
    pub fn into_report(self) -> Report {
        self.report
    }
}

/// Analyses a record. `show` is told how far it has come and can break it off: then the report holds what was found until then.
///
/// # Errors
/// If something is wrong with the record.
pub fn analyse(
    game: &dyn Door,
    record: &Record,
    edition: AnyEdition,
    effort: Thoroughness,
    show: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Report, RecordFault> {
    let mut analyst = Analyst::begin(game, record, edition, effort)?;
    while show(analyst.progress()).is_continue() && analyst.step() {}
    Ok(analyst.into_report())
}

/// What the options of a decision are worth to a seat, from what it knows, and what choosing this one gives away. Nothing if
/// there is only one thing to do. The same knowledge, effort and seed give the same answer.
pub fn weigh<G: Game, I: Insight<G>>(
    knowledge: &Knowledge<G>,
    insight: &I,
    chosen: &G::Action,
    effort: Thoroughness,
    seed: u64,
) -> Option<Choice> {
    Question { knowledge, chosen, insight, pains: &effort.pains(), seed }.weigh()
}

/// Finds the chances at the start, and the result.
struct Bounds<'a> {
    past: &'a Past,
    pains: Pains,
    seed: u64,
}

impl Visitor for Bounds<'_> {
    type Output = (Vec<Share>, Option<Vec<Share>>);

    fn visit<G: Game, I: Insight<G>>(self, truth: &G::State, insight: &I) -> Self::Output {
        let seats = G::seats(truth);
        let start = chances::<G, I>(truth, insight, &self.pains, self.seed);
        let result = match G::turn(self.past.state::<G>(self.past.len())) {
            Turn::Over(outcome) => Some(in_shares(&victory::<G>(&outcome), seats)),
            Turn::Decide(_) => None,
        };
        (in_shares(&start, seats), result)
    }
}

/// Looks at one entry.
struct Next<'a> {
    past: &'a Past,
    report: &'a Report,
    place: usize,
    seed: u64,
}

impl Visitor for Next<'_> {
    type Output = Moment;

    fn visit<G: Game, I: Insight<G>>(self, _: &G::State, insight: &I) -> Moment {
        let seats = self.report.seats;
        let pains = self.report.effort.pains();
        let (before, after) = (self.past.state::<G>(self.place), self.past.state::<G>(self.place + 1));
        // States are always judged with the same dice, so that what did not change is judged alike.
        let chances = in_shares(&chances::<G, I>(after, insight, &pains, self.seed), seats);
        let known = self.report.chances(self.place);
        let nothing = vec![0; usize::from(seats)];
        let (number, seat, action) = match self.past.entry(self.place) {
            Entry::Act(act) => (act.n, act.seat, Some(act.action.clone())),
            Entry::Undo(undo) => (undo.n, undo.seat, None),
        };
        let (mut choice, mut drawn, mut decision) = (None, nothing.clone(), nothing);
        if let Some(act) = self.past.act(self.place) {
            let action: G::Action = act.action.parse().expect("the record was replayed");
            let seed = self.seed.wrapping_add(u64::from(act.n).wrapping_mul(0x9e37_79b9_7f4a_7c15));
            let knowledge = Knowledge::<G>::new(before, seat);
            let question = Question { knowledge: &knowledge, chosen: &action, insight, pains: &pains, seed };
            choice = question.weigh();
            let given_away = choice.as_ref().map_or(0, |choice| choice.given_away);
            decision = passed_on(given_away, seat, known, self.report.cooperative);
            let played =
                Played { before, seat, action: &action, state: after, after: &chances, drawn: !act.draws.is_empty() };
            drawn = luck::<G, I>(&played, insight, &pains, seed, self.seed);
        }
        let later = (0..usize::from(seats)).map(|seat| chances[seat] - known[seat] - decision[seat] - drawn[seat]);
        let later = later.collect();
        Moment { number, seat, action, chances, decision, luck: drawn, later, choice }
    }
}
