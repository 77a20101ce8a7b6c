//! Actions and their notation.

use crate::board::Direction;
use crate::cards::Card;
use kernel::{NotationFault, reading};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// One secret answer of one seat.
///
/// Written `M:NE`, `R`, `P:S` for a card with its direction, `NE` for a vote and `-` to abstain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Plays a Move card.
    Move(Direction),
    /// Plays a Rest card.
    Rest,
    /// Plays a Panic card.
    Panic(Direction),
    /// Points a direction for a tile, a panicking Dino or the T-Rex.
    Vote(Direction),
    /// Points nowhere: only the eliminated may, and only for the T-Rex.
    Abstain,
}

impl Action {
    /// The card that the action plays, if it plays one.
    #[inline]
    pub const fn card(self) -> Option<Card> {
        match self {
            Action::Move(_) => Some(Card::Move),
            Action::Rest => Some(Card::Rest),
            Action::Panic(_) => Some(Card::Panic),
            Action::Vote(_) | Action::Abstain => None,
        }
    }

    /// The direction that the action names, if it names one.
    #[inline]
    pub const fn direction(self) -> Option<Direction> {
        match self {
            Action::Move(direction) | Action::Panic(direction) | Action::Vote(direction) => Some(direction),
            Action::Rest | Action::Abstain => None,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Move(direction) => write!(out, "M:{direction}"),
            Action::Rest => out.write_str("R"),
            Action::Panic(direction) => write!(out, "P:{direction}"),
            Action::Vote(direction) => write!(out, "{direction}"),
            Action::Abstain => out.write_str("-"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationFault;

    fn from_str(text: &str) -> Result<Action, NotationFault> {
        let fault = || NotationFault::new(text, "M:NE, R, P:S, NE, -");
        let pointed = |direction: &str| direction.parse::<Direction>().map_err(|_| fault());
        match text.split_once(':') {
            Some(("M", direction)) => Ok(Action::Move(pointed(direction)?)),
            Some(("P", direction)) => Ok(Action::Panic(pointed(direction)?)),
            Some(_) => Err(fault()),
            None => match text {
                "R" => Ok(Action::Rest),
                "-" => Ok(Action::Abstain),
                vote => Ok(Action::Vote(pointed(vote)?)),
            },
        }
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Action, D::Error> {
        String::deserialize(from)?.parse().map_err(|fault: NotationFault| reading::refuse(fault.fault()))
    }
}
