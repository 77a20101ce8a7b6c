//! What an analysis found: plain data with a format of its own, which is stable.

use super::Thoroughness;
use kernel::{Digest, Lang, Record, Seat};
use serde::{Deserialize, Serialize};

/// The name of the format.
pub const FORMAT: &str = "caldera-analysis";
/// The version of the format. It is raised when a field gets another meaning or goes.
pub const VERSION: u32 = 1;

/// A share of a victory in millionths: whole numbers add up exactly.
pub type Share = i32;

/// A whole victory.
pub const VICTORY: Share = 1_000_000;

/// What an analysis found.
///
/// For every seat, the chance at the start and all parts of all moments add up to the result, exactly.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// Always [`FORMAT`].
    pub format: String,
    /// Always [`VERSION`].
    pub version: u32,
    /// The game's short name.
    pub game: String,
    /// How thorough the analysis is.
    pub effort: Thoroughness,
    /// The fingerprint of the record.
    pub record: String,
    /// How many play.
    pub seats: u8,
    /// Whether all win and lose together.
    pub cooperative: bool,
    /// Every seat's chance after the setup.
    pub start: Vec<Share>,
    /// A moment per entry of the record, as far as the analysis has come.
    pub moments: Vec<Moment>,
    /// How many moments there will be.
    pub length: u32,
    /// Every seat's share of the victory, if the game is over.
    pub result: Option<Vec<Share>>,
}

/// What one entry of the record changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moment {
    /// The number of the entry.
    pub number: u32,
    /// Whose entry it is.
    pub seat: Seat,
    /// What was done, in the game's notation; nothing if something was taken back.
    pub action: Option<String>,
    /// Every seat's chance afterwards, judged with open eyes; in the end, the result.
    pub chances: Vec<Share>,
    /// What the decision was worth to every seat: what the decider gave away, and what the others got of it.
    pub decision: Vec<Share>,
    /// The luck of every seat in what was drawn.
    pub luck: Vec<Share>,
    /// What the judgement saw only now: the rest of the change.
    pub later: Vec<Share>,
    /// What there was to choose from, if there was a choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choice: Option<Choice>,
}

/// A decision as its decider could see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// The best options and the chosen one, the best first.
    pub options: Vec<Weight>,
    /// The best option.
    pub best: String,
    /// What the chosen option gave away. Nothing if the difference might be chance.
    pub given_away: Share,
    /// Why the best option is good, in both languages; only if something was given away.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub why: Vec<Why>,
}

/// An option and what it was worth to its decider, from what the decider knew.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weight {
    /// The action, in the game's notation.
    pub action: String,
    /// What it is worth.
    pub worth: Share,
    /// The lower end of its 95 % interval.
    pub low: Share,
    /// The upper end of its 95 % interval.
    pub high: Share,
}

/// One reason, in every language.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Why {
    /// In English.
    pub en: String,
    /// In French.
    pub fr: String,
}

impl Why {
    /// The reason in a language.
    pub fn say(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Fr => &self.fr,
        }
    }
}

/// Everything that happened to one seat, added up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Total {
    /// The chance at the start.
    pub start: Share,
    /// What its own decisions gave away: never above 0.
    pub own: Share,
    /// What the others' decisions brought it.
    pub others: Share,
    /// Its luck.
    pub luck: Share,
    /// What the judgement saw only later.
    pub later: Share,
    /// The result, or the chance at the last moment: the sum of all the above.
    pub result: Share,
    /// How many real choices it had.
    pub choices: u32,
    /// How many of them gave something away.
    pub mistakes: u32,
}

impl Report {
    /// Whether every moment was looked at.
    pub fn complete(&self) -> bool {
        self.moments.len() == self.length as usize
    }

    /// Whether it is of this record, in the present format.
    pub fn is_of(&self, record: &Record) -> bool {
        let digest = Digest::of(record.to_text().as_bytes());
        self.format == FORMAT && self.version == VERSION && self.record == digest.to_string()
    }

    /// Every seat's chance after an entry; 0 is the start.
    pub fn chances(&self, number: usize) -> &[Share] {
        number.checked_sub(1).map_or(&self.start, |before| &self.moments[before].chances)
    }

    /// Everything that happened to each seat.
    pub fn totals(&self) -> Vec<Total> {
        Seat::all(self.seats).map(|seat| self.total(seat)).collect()
    }

    fn total(&self, seat: Seat) -> Total {
        let place = seat.index();
        let mut total = Total { start: self.start[place], ..Total::default() };
        for moment in &self.moments {
            let mine = moment.seat == seat;
            let decided = if mine { &mut total.own } else { &mut total.others };
            *decided += moment.decision[place];
            total.luck += moment.luck[place];
            total.later += moment.later[place];
            if let Some(choice) = moment.choice.as_ref().filter(|_| mine) {
                total.choices += 1;
                total.mistakes += u32::from(choice.given_away > 0);
            }
        }
        total.result = total.start + total.own + total.others + total.luck + total.later;
        total
    }

    /// A seat's costliest decisions, the costliest first; nothing that cost nothing.
    pub fn costliest(&self, seat: Seat, most: usize) -> Vec<&Moment> {
        let mine = self.moments.iter().filter(|moment| moment.seat == seat && moment.given_away() > 0);
        let mut found: Vec<&Moment> = mine.collect();
        found.sort_by_key(|moment| (-moment.given_away(), moment.number));
        found.truncate(most);
        found
    }

    /// A seat's luckiest moments, the luckiest first; none that were not lucky.
    pub fn luckiest(&self, seat: Seat, most: usize) -> Vec<&Moment> {
        let mut found: Vec<&Moment> = self.moments.iter().filter(|moment| moment.luck[seat.index()] > 0).collect();
        found.sort_by_key(|moment| (-moment.luck[seat.index()], moment.number));
        found.truncate(most);
        found
    }
}

impl Moment {
    /// What the decision gave away.
    pub fn given_away(&self) -> Share {
        self.choice.as_ref().map_or(0, |choice| choice.given_away)
    }
}
