//! Going back further than undo allows: a request that all other people must agree to.
//!
//! The dice are sealed, so whoever does the same again after going back rolls the same again. The record then reads as
//! if the taken-back part had never been played, and still proves.

use super::room::{Places, Room};
use crate::Fault;

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
