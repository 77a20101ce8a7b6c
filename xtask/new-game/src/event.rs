//! What can happen.

use kernel::Seat;
use serde::Serialize;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A player got a card: only that player learns which.
    Dealt {
        /// Who.
        seat: Seat,
        /// Its number.
        card: u8,
    },
    /// A player got a card, as everybody else sees it.
    DealtHidden {
        /// Who.
        seat: Seat,
    },
    /// The die was rolled.
    Rolled {
        /// Who.
        seat: Seat,
        /// The number it shows.
        pips: u8,
        /// The total afterwards.
        total: u8,
    },
    /// A player stopped.
    Stopped {
        /// Who.
        seat: Seat,
        /// With which total.
        total: u8,
    },
    /// A card was turned up at the end.
    Revealed {
        /// Whose.
        seat: Seat,
        /// Its number.
        card: u8,
    },
    /// A player got points.
    Scored {
        /// Who.
        seat: Seat,
        /// How many.
        points: u8,
    },
}
