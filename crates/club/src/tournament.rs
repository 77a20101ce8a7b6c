//! Tournaments: who plays whom in the next round, and who stands where. Everything follows from the rounds so far, so a
//! tournament can be read again from what is kept of it.
//!
//! [`Course`] is a whole tournament, from the registration to the end.
//! [`swiss`] and [`robin`] are for tables of two, [`groups`] for three to six, [`knockout`] for both.

mod course;
pub mod groups;
pub mod knockout;
mod past;
pub mod robin;
mod seats;
pub mod standings;
pub mod swiss;

pub use course::{Course, Entry, MOST_ENTRIES, MOST_FOR_ALL, MOST_ROUNDS, NotNow, Stage, System, Terms};
pub use past::Past;
use serde::{Deserialize, Serialize};

/// Somebody who entered, by the number of the entry: it is also the seed, 0 being the strongest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Player(pub u16);

/// A round as it is announced.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// Every table, in the order of its seats.
    pub tables: Vec<Vec<Player>>,
    /// Those for whom there is no table. Whoever is in neither list is absent.
    pub byes: Vec<Player>,
}

/// How somebody came out of a game of the tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// 1 is first, equal ranks are ties.
    Rank(u8),
    /// Did not come: last, and nobody has met them.
    Absent,
}

/// A round that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    round: Round,
    places: Vec<Vec<Place>>,
}

impl Played {
    /// A round with what came of it, table by table and seat by seat. A place that is missing counts as absent.
    pub fn new(round: Round, mut places: Vec<Vec<Place>>) -> Played {
        places.resize(round.tables.len(), Vec::new());
        for (table, places) in round.tables.iter().zip(&mut places) {
            places.resize(table.len(), Place::Absent);
        }
        Played { round, places }
    }

    /// As it was announced.
    pub fn round(&self) -> &Round {
        &self.round
    }

    /// Every table: who sat there, with their places.
    pub fn tables(&self) -> impl Iterator<Item = (&[Player], &[Place])> {
        self.round.tables.iter().map(Vec::as_slice).zip(self.places.iter().map(Vec::as_slice))
    }
}

/// Why no round can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoRound {
    /// There are not enough players for a table.
    TooFew,
    /// Somebody was named twice.
    Twice(Player),
    /// Everything was played.
    Over,
}

/// The players, each of them once.
fn distinct(players: &[Player]) -> Result<Vec<Player>, NoRound> {
    let mut sorted = players.to_vec();
    sorted.sort();
    match sorted.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(NoRound::Twice(pair[0])),
        None => Ok(sorted),
    }
}
