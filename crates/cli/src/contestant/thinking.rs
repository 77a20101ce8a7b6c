//! One of our bots and how it thinks, as people write it: `master`, `master@x2` (threads), `expert@500ms` (time),
//! `master@x2@2s`.

use bots::search::Budget;
use bots::{Bot, Thinker, UnknownBot};
use kernel::{Phrase, facts};
use std::fmt;
use std::time::Duration;

/// More threads than any of us has cores are a slip of the keyboard.
const MOST_THREADS: u64 = 64;
/// A longer time for a decision is surely a mistaken unit; and what a search counts has bounds.
const MOST_SECONDS: u64 = 60;

/// A bot and how it thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Thinking {
    bot: Bot,
    threads: u32,
    /// For how long it thinks about a decision, instead of until it has looked at as many worlds as its level does.
    millis: Option<u64>,
}

impl Thinking {
    /// A bot with the number of threads and the time that were asked for, if any; or why that cannot be.
    pub(crate) fn new(name: &str, threads: Option<u64>, millis: Option<u64>) -> Result<Thinking, Phrase> {
        let bot: Bot = name
            .parse()
            .map_err(|UnknownBot(bot)| Phrase::new("fault-no-bot", facts![bot, known = UnknownBot::known()]))?;
        let searches = match bot {
            Bot::Random | Bot::Greedy => false,
            Bot::Level(_) => true,
        };
        if !searches && (threads.is_some() || millis.is_some()) {
            return Err(Phrase::new("fault-bot-reference", facts![bot = bot.id()]));
        }
        let threads = threads.unwrap_or(1);
        if !(1..=MOST_THREADS).contains(&threads) {
            return Err(Phrase::new("fault-bot-threads", facts![most = MOST_THREADS as i64]));
        }
        if millis.is_some_and(|millis| !(1..=1000 * MOST_SECONDS).contains(&millis)) {
            return Err(Phrase::new("fault-bot-time", facts![most = MOST_SECONDS as i64]));
        }
        Ok(Thinking { bot, threads: threads as u32, millis })
    }

    /// A bot as people write it.
    pub(crate) fn read(text: &str) -> Result<Thinking, Phrase> {
        let mut parts = text.split('@');
        let name = parts.next().unwrap_or_default();
        let (mut threads, mut millis) = (None, None);
        for part in parts {
            let (place, number) = if let Some(count) = part.strip_prefix('x') {
                (&mut threads, whole(count))
            } else if let Some(count) = part.strip_suffix("ms") {
                (&mut millis, whole(count))
            } else {
                let count = part.strip_suffix('s').and_then(whole);
                (&mut millis, count.map(|seconds| seconds.saturating_mul(1000)))
            };
            if number.is_none() || place.is_some() {
                return Err(Phrase::new("fault-bot-form", facts![text]));
            }
            *place = number;
        }
        Thinking::new(name, threads, millis)
    }

    pub(crate) fn bot(self) -> Bot {
        self.bot
    }

    pub(crate) fn threads(self) -> u32 {
        self.threads
    }

    pub(crate) fn is_timed(self) -> bool {
        self.millis.is_some()
    }

    /// The bot, sitting down.
    pub(crate) fn thinker(self) -> Thinker {
        let thinker = Thinker::new(self.bot).on_threads(self.threads);
        match self.millis {
            Some(millis) => thinker.within(Budget::Time(Duration::from_millis(millis))),
            None => thinker,
        }
    }
}

/// A number without sign or fraction. One that is too large for us is as good as the largest.
fn whole(text: &str) -> Option<u64> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().unwrap_or(u64::MAX))
}

impl fmt::Display for Thinking {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.bot)?;
        if self.threads > 1 {
            write!(out, "@x{}", self.threads)?;
        }
        match self.millis {
            Some(millis) if millis.is_multiple_of(1000) => write!(out, "@{}s", millis / 1000),
            Some(millis) => write!(out, "@{millis}ms"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is written, and how we write it, or the key of what is wrong with it.
    #[test]
    fn bots_are_read_as_people_write_them() {
        let table = testkit::table::rows(
            "
            # written              read
            master                 master
            random                 random
            greedy                 greedy
            master@2s              master@2s
            expert@200ms           expert@200ms
            expert@2000ms          expert@2s
            instant@x2             instant@x2
            instant@x1             instant
            master@x64@60s         master@x64@60s
            master@1500ms@x3       master@x3@1500ms
            genius                 fault-no-bot
            genius@2s              fault-no-bot
            @2s                    fault-no-bot
            Master                 fault-no-bot
            program:               fault-no-bot
            master@                fault-bot-form
            master@2               fault-bot-form
            master@s               fault-bot-form
            master@ms              fault-bot-form
            master@x               fault-bot-form
            master@2x              fault-bot-form
            master@-1s             fault-bot-form
            master@+1s             fault-bot-form
            master@0.5s            fault-bot-form
            master@2min            fault-bot-form
            master@2s@3s           fault-bot-form
            master@x2@x2           fault-bot-form
            master@x0              fault-bot-threads
            master@x65             fault-bot-threads
            master@x99999999999999999999999  fault-bot-threads
            master@0s              fault-bot-time
            master@0ms             fault-bot-time
            master@61s             fault-bot-time
            master@60001ms         fault-bot-time
            master@99999999999999999999999s  fault-bot-time
            random@2s              fault-bot-reference
            greedy@x2              fault-bot-reference
            ",
        );
        for row in table {
            let read = match Thinking::read(row.cell("written")) {
                Ok(thinking) => thinking.to_string(),
                Err(phrase) => phrase.key,
            };
            assert_eq!(read, row.cell("read"), "{}", row.cell("written"));
            if let Ok(again) = Thinking::read(&read) {
                assert_eq!(again.to_string(), read, "what we write reads as the same");
            }
        }
    }
}
