//! Facts that name pieces and places in the reader's language.

use crate::phase::Foe;
use crate::place::{Card, CardSet, Encounter, NumberSet, Place};
use kernel::{Fact, Phrase, facts};

/// A treasure card's name.
pub(crate) fn card(card: Card) -> Fact {
    Fact::label(format!("label-{card}"))
}

/// Treasure cards by their names.
pub(crate) fn card_set(set: CardSet) -> Fact {
    Fact::List(set.iter().map(card).collect())
}

/// A random encounter's name.
pub(crate) fn encounter(card: Encounter) -> Fact {
    Fact::label(format!("label-{card}"))
}

/// Numbers, in order.
pub(crate) fn number_set(set: NumberSet) -> Fact {
    Fact::List(set.iter().map(Fact::from).collect())
}

/// The opponent of a combat.
pub(crate) fn foe(foe: Foe) -> Fact {
    match foe {
        Foe::Monster(card) => encounter(card),
        Foe::Dragon => Fact::label("label-dragon"),
        Foe::Warlock => Fact::label("label-warlock"),
        Foe::Crocodile => Fact::label("label-crocodile"),
        Foe::Adventurer(seat) => Fact::Seat(seat),
    }
}

impl Place {
    /// The space as people call it: rooms, banks and the entrance have names, tunnels and gates their column and row.
    pub fn fact(self) -> Fact {
        const NAMED: [&str; 10] = ["EN", "SB", "NB", "GR", "LD", "SH", "FY", "DC", "WL", "TC"];
        let code = self.to_string();
        let numbered = code.len() == 2 && code.parse::<u8>().is_ok_and(|room| (1..=27).contains(&room));
        if numbered || NAMED.contains(&code.as_str()) {
            return Fact::label(format!("label-place-{code}"));
        }
        let key = if code.starts_with('g') { "label-gate" } else { "label-tunnel" };
        match code.split_once('_') {
            Some((column, row)) => Fact::from(Phrase::new(key, facts![column = &column[1..], row])),
            None => Fact::from(code),
        }
    }
}
