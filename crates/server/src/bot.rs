//! Bots: the one place that calls them.

use crate::Fault;
use crate::metrics::METRICS;
use bots::{Bot, Level, Thinker};
use catalog::{AnyAction, AnyMatch};
use kernel::{Lang, Phrase, Seat, facts};

pub(crate) use bots::analysis::{
    Analyst, Choice as AnalysedChoice, Comparer, Comparison, Estimate, Moment as AnalysedMoment, OwnDecision, OwnPast,
    Report as AnalysisReport, Thoroughness, Total as AnalysisTotal, Way, Weight as WeighedOption, curve,
};
pub(crate) use bots::{Decision, Weighed};

/// The levels, weakest first, each by its stable name.
pub(crate) fn levels() -> Vec<&'static str> {
    Level::ALL.into_iter().map(Level::id).collect()
}

/// The level of a bot that nobody chose.
pub(crate) fn default_level() -> String {
    Level::Standard.id().to_owned()
}

/// The stable name of a level, if there is one of that name.
pub(crate) fn known_level(level: &str) -> Option<String> {
    level.parse::<Level>().ok().map(|known| known.id().to_owned())
}

/// The same; otherwise a fault that names it.
pub(crate) fn checked_level(level: &str) -> Result<String, Fault> {
    let unknown = || Fault::asked("fault-level", facts![level = level.chars().take(40).collect::<String>()]);
    known_level(level).ok_or_else(unknown)
}

/// What people call a level.
pub(crate) fn level_name(level: &str, lang: Lang) -> String {
    level.parse::<Level>().map_or_else(|_| level.to_owned(), |level| level.name(lang).to_owned())
}

/// The level of bots that play out what is compared: many games, each in moments.
pub(crate) const fn compared_level() -> Level {
    Level::Instant
}

/// A bot's reason, as a sentence.
pub(crate) fn say_reason(lang: Lang, reason: &Phrase, names: &[String]) -> String {
    bots::words().say(lang, reason, names)
}

/// What a bot of the usual level would do, and why. It sees what the seat sees.
pub(crate) fn advise(played: &dyn AnyMatch, seat: Seat) -> bots::Decision {
    bots::decide(played, seat, Level::Standard, u64::from(played.number()))
}

/// Thinks on a thread away from the tables. If the bot panics, nobody waits for it: the modest decision is taken instead.
pub(crate) async fn thought<T: Send + 'static>(modest: T, think: impl FnOnce() -> T + Send + 'static) -> T {
    tokio::task::spawn_blocking(think).await.unwrap_or_else(|_| {
        tracing::error!("a bot broke off thinking");
        modest
    })
}

/// A bot in a seat. It sees what its seat sees, and what it foresaw helps with a decision that follows right after its
/// own.
#[derive(Debug)]
pub(crate) struct Sitting {
    level: String,
    thinker: Thinker,
}

impl Sitting {
    /// A bot that sits down, with the name of its level.
    pub(crate) fn new(level: &str) -> Sitting {
        let known = level.parse().unwrap_or(Level::Standard);
        Sitting { level: level.to_owned(), thinker: Thinker::new(Bot::Level(known)) }
    }

    /// Whether it is of this level: the level of a seat may be changed.
    pub(crate) fn is_of(&self, level: &str) -> bool {
        self.level == level
    }

    /// What it does.
    pub(crate) fn decide(&mut self, played: &dyn AnyMatch, seat: Seat, seed: u64) -> AnyAction {
        let action = self.thinker.decide(played, seat, seed).chosen;
        METRICS.resumed.inc_by(u64::from(self.thinker.foreseen() > 0));
        action
    }
}

#[cfg(test)]
mod tests {
    #[tokio::test]
    async fn a_bot_that_breaks_off_thinking_does_something_modest() {
        assert_eq!(super::thought("modest", || "clever").await, "clever");
        assert_eq!(super::thought("modest", || panic!("it has lost its wits")).await, "modest");
    }
}
