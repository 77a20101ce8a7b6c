//! Where the eras of a game begin.

use crate::Happening;
use kernel::{Era, Lang, Nameless, Phrase, Words, facts};

/// What an era is called, by its number.
const ERA: &str = "label-era";

/// An era of a game that began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EraBegun {
    /// After this many entries of the record.
    pub entry: u32,
    /// Which era.
    pub number: u32,
    /// What it is called, with its number.
    pub text: String,
}

/// Where the eras of a game begin, heard while it is played again.
#[derive(Clone, Debug, Default)]
pub struct Eras {
    /// After how many entries of the record each began, and its number.
    begun: Vec<(u32, u32)>,
}

impl Eras {
    /// What happened by an entry.
    pub fn hear(&mut self, entry: u32, happenings: &[Happening]) {
        for era in happenings.iter().filter_map(Happening::era) {
            let last = self.begun.last().map_or(0, |&(_, number)| number);
            let number = match era {
                Era::Number(number) => number,
                Era::Next => last + 1,
            };
            if number > last {
                self.begun.push((entry, number));
            }
        }
    }

    /// An entry was taken back.
    pub fn forget(&mut self, entry: u32) {
        self.begun.retain(|&(begun, _)| begun != entry);
    }

    /// Every era in the words of its game.
    pub fn told(&self, words: &Words, lang: Lang) -> Vec<EraBegun> {
        let text = |number: u32| words.say(lang, &Phrase::new(ERA, facts![number]), &Nameless);
        self.begun.iter().map(|&(entry, number)| EraBegun { entry, number, text: text(number) }).collect()
    }
}
