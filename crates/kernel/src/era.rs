//! What divides the course of a game.

/// An era of a game, as an event tells of it: a round, a turn of all, the time between two eruptions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Era {
    /// The era of this number. It began with this event, unless an earlier one told of it.
    Number(u32),
    /// The next era, after all that events told of; the first is 1.
    Next,
}
