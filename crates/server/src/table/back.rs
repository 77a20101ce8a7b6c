//! Going back further than undo allows: a request that all other people must agree to.
//!
//! The dice are sealed, so whoever does the same again after going back rolls the same again. The record then reads as
//! if the taken-back part had never been played, and still proves.
//!
//! Undo itself is the machine's affair, with one rule of the house on top: where several decide at the same time, whoever
//! has chosen may not choose again once another has chosen in the open, or one could wait for the others' choices.

use super::notice::NoticeKind;
use super::room::{Places, Room};
use crate::Fault;
use catalog::Happening;
use kernel::{Audience, Fact, Seat};

/// A request to go back.
#[derive(Clone, Debug)]
pub(super) struct AskedBack {
    /// Who asks.
    pub(super) place: u8,
    /// After which entry of the record the game should stand.
    pub(super) to: u32,
    /// Who agrees, the asking place included.
    pub(super) agreed: Places,
}

impl AskedBack {
    pub(super) fn new(place: u8, to: u32) -> AskedBack {
        AskedBack { place, to, agreed: Places::default().with(place) }
    }

    #[must_use]
    pub(super) fn with(mut self, place: u8) -> AskedBack {
        self.agreed = self.agreed.with(place);
        self
    }
}

impl Room {
    /// The number of the entry that a seat may take back now.
    pub(super) fn may_take_back(&self, seat: Seat) -> Result<u32, Fault> {
        let played = self.played.as_ref().ok_or_else(|| Fault::forbidden("fault-not-begun"))?;
        let number = played.may_undo(seat).map_err(Fault::Undo)?;
        // Those who win or lose together take nothing from each other.
        if !self.game.about().cooperative && self.chosen_openly_since(number, seat) {
            return Err(Fault::forbidden("fault-undo-open"));
        }
        Ok(number)
    }

    /// Whether another seat has chosen since and this one was told what. That somebody has chosen, which names players
    /// and nothing else, tells nothing.
    fn chosen_openly_since(&self, number: u32, seat: Seat) -> bool {
        let told_what = |happening: &Happening| {
            let told = happening.phrase_for(Audience::Seat(seat));
            told.is_some_and(|told| told.facts.iter().any(|(_, fact)| !matches!(fact, Fact::Seat(_))))
        };
        self.notices.iter().rev().take_while(|notice| notice.number().is_none_or(|later| later > number)).any(
            |notice| {
                matches!(&notice.kind, NoticeKind::Acted { seat: other, happenings, .. }
                if *other != seat && happenings.iter().any(told_what))
            },
        )
    }

    /// Whether everybody whom it concerns agrees: all people who play, each device once.
    pub(super) fn all_agree(&self, asked: &AskedBack) -> bool {
        let agreed: Vec<_> = asked.agreed.iter().filter_map(|place| self.chairs.get(usize::from(place))).collect();
        self.chairs
            .iter()
            .filter(|chair| chair.bot().is_none())
            .filter_map(|chair| chair.person())
            .all(|person| agreed.iter().any(|chair| chair.person() == Some(person)))
    }

    /// Puts the game back to where it stood after an entry of the record.
    pub(super) fn go_back(&mut self, to: u32) -> Result<(), Fault> {
        let played = self.played.as_ref().ok_or(Fault::Missing)?;
        let mut record = played.record().clone();
        record.entries.truncate(to as usize);
        record.end = None;
        let earlier = self
            .game
            .resume(&record, self.game.base_edition(), &self.seal)
            .map_err(|fault| Fault::internal("a record does not go back", &fault))?;
        self.played = Some(earlier);
        Ok(())
    }
}
