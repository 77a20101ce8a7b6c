//! What the rounds so far say of each player.

use super::{Place, Played, Player};
use std::collections::BTreeMap;

/// Points of a won game. It can be shared by up to five opponents and halved, so every score is a whole number.
pub const WIN: u32 = 120;

/// What happened so far.
#[derive(Debug, Default)]
pub struct Past {
    met: BTreeMap<(Player, Player), u32>,
    byes: BTreeMap<Player, u32>,
    seats: BTreeMap<Player, Vec<u32>>,
    scores: BTreeMap<Player, u32>,
    last_seat: BTreeMap<Player, usize>,
}

impl Past {
    /// Read from the rounds; a bye is worth `bye` points.
    pub fn new(rounds: &[Played], bye: u32) -> Past {
        let mut past = Past::default();
        for played in rounds {
            for (table, places) in played.tables() {
                past.note_table(table, places);
            }
            for player in &played.round().byes {
                *past.byes.entry(*player).or_default() += 1;
                *past.scores.entry(*player).or_default() += bye;
            }
        }
        past
    }

    fn note_table(&mut self, table: &[Player], places: &[Place]) {
        for (seat, (player, place)) in table.iter().zip(places).enumerate() {
            *self.scores.entry(*player).or_default() += points(places, seat);
            if *place == Place::Absent {
                continue;
            }
            let sat = self.seats.entry(*player).or_default();
            sat.resize(sat.len().max(seat + 1), 0);
            sat[seat] += 1;
            self.last_seat.insert(*player, seat);
            for (other, place) in table.iter().zip(places) {
                if other != player && *place != Place::Absent {
                    *self.met.entry((*player, *other)).or_default() += 1;
                }
            }
        }
    }

    /// How often two have played at one table.
    pub fn met(&self, one: Player, other: Player) -> u32 {
        self.met.get(&(one, other)).copied().unwrap_or(0)
    }

    /// How many others somebody has played with.
    pub fn opponents(&self, player: Player) -> usize {
        self.met.keys().filter(|(one, _)| *one == player).count()
    }

    /// How often somebody has met others again.
    pub(crate) fn met_again(&self, player: Player) -> u64 {
        let met = self.met.range((player, Player(0))..=(player, Player(u16::MAX)));
        met.map(|(_, times)| u64::from(times - 1)).sum()
    }

    /// How often there was no table for somebody.
    pub fn byes(&self, player: Player) -> u32 {
        self.byes.get(&player).copied().unwrap_or(0)
    }

    /// How often somebody sat in a seat.
    pub fn sat(&self, player: Player, seat: usize) -> u32 {
        self.seats.get(&player).and_then(|seats| seats.get(seat)).copied().unwrap_or(0)
    }

    /// Where somebody sat last.
    pub(crate) fn last_seat(&self, player: Player) -> Option<usize> {
        self.last_seat.get(&player).copied()
    }

    /// The points of somebody.
    pub fn score(&self, player: Player) -> u32 {
        self.scores.get(&player).copied().unwrap_or(0)
    }
}

/// What a seat's place is worth: each opponent who came out behind is a share of a win, an equal one half of it.
pub(crate) fn points(places: &[Place], seat: usize) -> u32 {
    let own = order(places[seat]);
    let opponents = places.len().saturating_sub(1).max(1) as u32;
    let beaten = |(other, place): (usize, &Place)| match own.cmp(&order(*place)) {
        std::cmp::Ordering::Less => 2,
        std::cmp::Ordering::Equal if other != seat && places[seat] != Place::Absent => 1,
        std::cmp::Ordering::Equal | std::cmp::Ordering::Greater => 0,
    };
    let halves: u32 = places.iter().enumerate().map(beaten).sum();
    halves * WIN / 2 / opponents
}

/// Smaller is better; whoever did not come is last.
pub(crate) fn order(place: Place) -> u32 {
    match place {
        Place::Rank(rank) => u32::from(rank),
        Place::Absent => u32::MAX,
    }
}
