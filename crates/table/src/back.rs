//! Going back further than undo allows: a request that all other people must agree to.
//!
//! The dice are sealed, so a player who does the same again after going back rolls the same. The record then reads as
//! if the taken-back part had never been played, and still proves.
//!
//! The house rule: the game goes back once all people at the table agree. One no ends the request, so does whoever plays on,
//! and so does its time: who is silent until then has not agreed.

use crate::deed::Moved;
use crate::judge::Deeds;
use crate::{ChairSet, Deed, Forbidden, JournalFault, Millis, Occasion, Progress, Room, Who, WishFault};
use kernel::{Facts, Phrase};

/// A request to go back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct AskedBack {
    /// The chair that asks.
    pub(crate) chair: u8,
    /// After which entry of the record the game should stand.
    pub(crate) to: u32,
    /// The chairs that agree, the asking one included.
    pub(crate) agreed: ChairSet,
    /// When its time is up.
    pub(crate) until: Millis,
}

impl AskedBack {
    pub(crate) fn new(chair: u8, to: u32, until: Millis) -> AskedBack {
        AskedBack { chair, to, agreed: ChairSet::default().with(chair), until }
    }

    #[must_use]
    pub(crate) fn with(mut self, chair: u8) -> AskedBack {
        self.agreed = self.agreed.with(chair);
        self
    }
}

impl Room {
    pub(crate) fn ask_back(&mut self, by: &Who, to: u32, occasion: Occasion) -> Deeds {
        let chair = self.own_chair(&by.id, None)?;
        if !self.plan.casual {
            return Err(Forbidden::NotCasual.into());
        }
        if self.phase != Progress::Playing || to >= self.number() {
            return Err(WishFault::Asked(Phrase::new("fault-back", Facts::none())));
        }
        let asked = AskedBack::new(chair, to, occasion.now + self.clocks.back_ms());
        self.agreed_or_asked(Deed::AskedBack { chair, to }, &asked)
    }

    pub(crate) fn answer_back(&mut self, by: &Who, agreed: bool) -> Deeds {
        let chair = self.own_chair(&by.id, None)?;
        let asked = self.open_back().cloned().ok_or(Forbidden::NothingAsked)?;
        let deed = Deed::AnsweredBack { chair, agreed };
        if agreed { self.agreed_or_asked(deed, &asked.with(chair)) } else { Ok(vec![(deed, None)]) }
    }

    /// The request that is not yet answered by all. A game that has been ended in the meantime stays as it is.
    pub(crate) fn open_back(&self) -> Option<&AskedBack> {
        self.asked_back.as_ref().filter(|_| self.phase == Progress::Playing)
    }

    /// What follows once the time of a request is up: nothing but that it is told.
    pub(crate) fn expired_back(&self, now: Millis) -> Option<Deed> {
        self.open_back().filter(|asked| asked.until <= now).map(|_| Deed::BackExpired)
    }

    /// With the last agreement the game goes back at once.
    fn agreed_or_asked(&mut self, deed: Deed, asked: &AskedBack) -> Deeds {
        let mut judged = vec![(deed, None)];
        if self.all_agree(asked) {
            let moved = self.go_back(asked.to)?;
            judged.push((Deed::WentBack { to: asked.to }, Some(moved)));
        }
        Ok(judged)
    }

    /// Whether everybody whom it concerns agrees: all people who have not given up, each device once. People who are away
    /// are asked like the others: a bot that sits in plays for them, but does not speak for them.
    fn all_agree(&self, asked: &AskedBack) -> bool {
        let agreed: Vec<_> = asked.agreed.iter().filter_map(|chair| self.chairs.get(usize::from(chair))).collect();
        self.chairs
            .iter()
            .filter(|chair| !chair.resigned)
            .filter_map(|chair| chair.person())
            .all(|person| agreed.iter().any(|chair| chair.person() == Some(person)))
    }

    /// Puts the game back to where it stood after an entry of the record.
    fn go_back(&mut self, to: u32) -> Result<Moved, WishFault> {
        let played = self.played.as_ref().ok_or(Forbidden::NotBegun)?;
        let mut record = played.record().clone();
        record.entries.truncate(to as usize);
        record.end = None;
        let earlier = self
            .game
            .resume(&record, self.edition_of(&record), &self.seal)
            .map_err(|fault| JournalFault::Begin { line: self.seq + 1, fault })?;
        let moved = Moved::of(earlier.as_ref(), Vec::new());
        self.played = Some(earlier);
        Ok(moved)
    }
}
