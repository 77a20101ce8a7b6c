//! Every bot that can take a seat in place of a person.

use crate::{Level, UnknownLevel};
use std::fmt;
use std::str::FromStr;

/// A bot: a level, or one of the two reference opponents that levels are measured against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bot {
    /// Draws uniformly from the legal actions.
    Random,
    /// Looks one step ahead and takes the action after which the position looks best.
    Greedy,
    /// Plays at a level.
    Level(Level),
}

impl Bot {
    /// Every bot, the weakest first.
    pub fn all() -> impl Iterator<Item = Bot> {
        [Bot::Random, Bot::Greedy].into_iter().chain(Level::ALL.into_iter().map(Bot::Level))
    }

    /// The name in commands and files.
    pub const fn id(self) -> &'static str {
        match self {
            Bot::Random => "random",
            Bot::Greedy => "greedy",
            Bot::Level(level) => level.id(),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.id())
    }
}

/// A name that belongs to no bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot(pub String);

impl UnknownBot {
    /// The names of all bots, as a list for messages.
    pub fn known() -> String {
        Bot::all().map(Bot::id).collect::<Vec<_>>().join(", ")
    }
}

impl fmt::Display for UnknownBot {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "there is no bot {:?}; there are {}", self.0, UnknownBot::known())
    }
}

impl std::error::Error for UnknownBot {}

impl FromStr for Bot {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Bot, UnknownBot> {
        match text {
            "random" => Ok(Bot::Random),
            "greedy" => Ok(Bot::Greedy),
            level => level.parse().map(Bot::Level).map_err(|UnknownLevel(name)| UnknownBot(name)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for bot in Bot::all() {
            assert_eq!(bot.id().parse(), Ok(bot));
        }
        assert!("clever".parse::<Bot>().unwrap_err().to_string().contains("random, greedy, newcomer"));
    }
}
