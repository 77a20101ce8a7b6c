//! The content of the box, read from an edition file and checked whole.

use crate::state::MOST_SEATS;
use crate::words::words;
use kernel::{EditionFault, EditionTag, Fault, facts, read_toml};
use serde::Deserialize;
use std::ops::RangeInclusive;
use std::sync::LazyLock;
use toml::Spanned;

/// The content of the box.
#[derive(Debug)]
pub struct Edition {
    /// Name and fingerprint of the file.
    pub tag: EditionTag,
    /// The highest card.
    pub highest: u8,
    /// The sides of the die.
    pub sides: u8,
    /// A player with more than this gets nothing.
    pub limit: u8,
}

/// Two editions with the same file are the same.
impl PartialEq for Edition {
    fn eq(&self, other: &Edition) -> bool {
        std::ptr::eq(self, other) || self.tag == other.tag
    }
}

impl Eq for Edition {}

/// The most cards there can be.
pub(crate) const MOST_CARDS: usize = 20;

impl Edition {
    /// The edition that comes with the game.
    pub fn base() -> &'static Edition {
        static BASE: LazyLock<Edition> = LazyLock::new(|| {
            Edition::read(include_str!("../edition/base.toml")).expect("our own edition is checked by a test")
        });
        &BASE
    }

    /// Reads an edition file. What is wrong is reported with its line and the reason.
    pub fn read(text: &str) -> Result<Edition, EditionFault> {
        let file: File = read_toml(text)?;
        let within = |value: &Spanned<i64>, range: RangeInclusive<i64>, what: &str| {
            let number = *value.get_ref();
            if range.contains(&number) {
                return Ok(number as u8);
            }
            let facts = facts![what = what, number, least = *range.start(), most = *range.end()];
            Err(EditionFault::of(text, value, Fault::new(words(), "edition-range", facts)))
        };
        Ok(Edition {
            tag: EditionTag::new(file.name.clone(), text),
            highest: within(&file.cards.highest, MOST_SEATS as i64..=MOST_CARDS as i64, "cards")?,
            sides: within(&file.dice.sides, 2..=20, "sides")?,
            limit: within(&file.end.limit, 1..=100, "limit")?,
        })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    name: String,
    cards: CardsFile,
    dice: DiceFile,
    end: EndFile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardsFile {
    highest: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DiceFile {
    sides: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EndFile {
    limit: Spanned<i64>,
}
