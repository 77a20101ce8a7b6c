//! The draw pile.

use crate::cards::{EQUIPMENT, Equipment};

/// The draw pile, its top first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pile {
    cards: [Equipment; EQUIPMENT],
    len: u8,
    /// How many cards at the bottom everybody knows, because they were put there openly.
    pub known: u8,
}

impl Pile {
    /// A pile of these cards, the first on top, of which everybody knows the last `known`.
    pub fn new(cards: impl IntoIterator<Item = Equipment>, known: u8) -> Pile {
        let mut pile = Pile { cards: [Equipment::FirstAid; EQUIPMENT], len: 0, known };
        for card in cards {
            pile.cards[usize::from(pile.len)] = card;
            pile.len += 1;
        }
        pile
    }

    /// The cards, the top one first.
    pub fn cards(&self) -> &[Equipment] {
        &self.cards[..usize::from(self.len)]
    }

    /// The cards whose order nobody knows.
    pub(crate) fn unknown(&mut self) -> &mut [Equipment] {
        let unknown = usize::from(self.len - self.known);
        &mut self.cards[..unknown]
    }

    /// Takes the top card.
    pub(crate) fn draw(&mut self) -> Option<Equipment> {
        let card = *self.cards().first()?;
        self.cards.copy_within(1..usize::from(self.len), 0);
        self.len -= 1;
        self.cards[usize::from(self.len)] = Equipment::FirstAid;
        self.known = self.known.min(self.len);
        Some(card)
    }

    /// Puts a card under the pile, visible to everybody.
    pub(crate) fn put_under(&mut self, card: Equipment) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
        self.known += 1;
    }
}
