//! One decision of a player, and how it is written.

use kernel::NotationFault;
use std::fmt;
use std::str::FromStr;

/// One decision of the player whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Roll the die.
    Roll,
    /// Stop for the rest of the game.
    Stop,
}

impl fmt::Display for Action {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Action::Roll => "roll",
            Action::Stop => "stop",
        })
    }
}

impl FromStr for Action {
    type Err = NotationFault;

    fn from_str(text: &str) -> Result<Action, NotationFault> {
        match text {
            "roll" => Ok(Action::Roll),
            "stop" => Ok(Action::Stop),
            other => Err(NotationFault::new(other, "roll, stop")),
        }
    }
}
