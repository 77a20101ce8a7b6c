//! One chance event, as it stands in a game file.

use crate::{Fault, facts, reading};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Which stream of chance a draw comes from.
///
/// Draws of one stream come in order; draws of different streams say nothing about each other. A game with private
/// dice gives each seat streams of its own, so that the order in which seats act changes nobody's dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Stream(pub u64);

impl Stream {
    /// The table's common stream.
    pub const TABLE: Stream = Stream(0);
}

/// What was drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chance {
    /// One of `sides` equally likely outcomes, numbered from 0.
    Pick {
        /// How many outcomes there were.
        sides: u32,
        /// The one that happened.
        value: u32,
    },
    /// An order: place `n` of the result holds what stood in place `order[n]` before.
    Shuffle(Vec<u32>),
}

/// One draw: what was drawn, and from which stream.
///
/// Written `3/6` (outcome 3 of the six outcomes 0 to 5) or `shuffle 2 0 1`; `@7 3/6` for stream 7.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    /// The stream it came from.
    pub stream: Stream,
    /// What was drawn.
    pub chance: Chance,
}

impl fmt::Display for Draw {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.stream != Stream::TABLE {
            write!(out, "@{} ", self.stream.0)?;
        }
        match &self.chance {
            Chance::Pick { sides, value } => write!(out, "{value}/{sides}"),
            Chance::Shuffle(order) => {
                out.write_str("shuffle")?;
                order.iter().try_for_each(|from| write!(out, " {from}"))
            }
        }
    }
}

impl FromStr for Draw {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Draw, Fault> {
        let bad = || Fault::house("draw-text", facts![text]);
        let (stream, rest) = match text.strip_prefix('@') {
            Some(tail) => {
                let (number, rest) = tail.split_once(' ').ok_or_else(bad)?;
                (Stream(number.parse().map_err(|_| bad())?), rest)
            }
            None => (Stream::TABLE, text),
        };
        let chance = if let Some(order) = rest.strip_prefix("shuffle") {
            let order: Vec<u32> =
                order.split_whitespace().map(str::parse).collect::<Result<_, _>>().map_err(|_| bad())?;
            if !is_order(&order) {
                return Err(Fault::house("draw-order", facts![text, last = order.len().max(1) - 1]));
            }
            Chance::Shuffle(order)
        } else {
            let (value, sides) = rest.split_once('/').ok_or_else(bad)?;
            let (value, sides) = (value.parse().map_err(|_| bad())?, sides.parse().map_err(|_| bad())?);
            if value >= sides {
                return Err(Fault::house("draw-outcome", facts![text, last = u32::max(sides, 1) - 1]));
            }
            Chance::Pick { sides, value }
        };
        Ok(Draw { stream, chance })
    }
}

fn is_order(order: &[u32]) -> bool {
    let mut seen = vec![false; order.len()];
    order.iter().all(|&from| seen.get_mut(from as usize).is_some_and(|seen| !std::mem::replace(seen, true)))
}

impl Serialize for Draw {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Draw {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Draw, D::Error> {
        String::deserialize(from)?.parse().map_err(reading::refuse)
    }
}

/// A draw that is given instead of made: from a game file, or chosen by the person who sets up a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum Given {
    /// The outcome with this number, of however many the game asks for.
    Value(u32),
    /// Exactly this draw.
    Draw(Draw),
}

impl From<Draw> for Given {
    fn from(draw: Draw) -> Given {
        Given::Draw(draw)
    }
}

/// How given draws and the draws a game asked for came apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrawFault {
    /// The game asked for a draw and none was left.
    Missing {
        /// Which draw, counted from 1.
        number: usize,
        /// What the game asked for.
        asked: String,
    },
    /// The game asked for another draw than the given one.
    Different {
        /// Which draw, counted from 1.
        number: usize,
        /// What the game asked for.
        asked: String,
        /// What was given.
        given: String,
    },
    /// More draws were given than the game asked for.
    Unused {
        /// How many were left.
        left: usize,
    },
}

impl DrawFault {
    /// What is wrong, to be said in the reader's language.
    pub fn fault(&self) -> Fault {
        match self {
            DrawFault::Missing { number, asked } => {
                Fault::house("draw-missing", facts![number = *number, asked = asked.as_str()])
            }
            DrawFault::Different { number, asked, given } => {
                Fault::house("draw-different", facts![number = *number, asked = asked.as_str(), given = given.as_str()])
            }
            DrawFault::Unused { left } => Fault::house("draw-unused", facts![left = *left]),
        }
    }
}

impl fmt::Display for DrawFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fault().fmt(out)
    }
}

impl std::error::Error for DrawFault {}
