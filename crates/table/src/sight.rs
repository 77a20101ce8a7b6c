//! What an audience may see of a table besides its log: chairs, the game, the seal.

use crate::{ChairSet, LateChoice, Millis, PersonId, Progress, Room, Sitter};
use catalog::AnyMatch;
use kernel::{Audience, Lang, Seat, Standing, Turn};

/// A chair, as everybody may see it.
pub struct ChairSeen<'a> {
    /// The seat played from it, once the game has begun.
    pub seat: Option<Seat>,
    /// Who is meant for it or sits in it.
    pub sitter: &'a Sitter,
    /// The name of the person or bot in it.
    pub name: String,
    /// Who answers for it.
    pub person: Option<&'a PersonId>,
    /// How well the bot that plays from it plays.
    pub level: Option<&'a str>,
    /// Whether a bot plays for the person now.
    pub away: bool,
    /// Whether the person gave up.
    pub resigned: bool,
    /// Whether the game waits for it.
    pub waiting: bool,
    /// When its time runs out.
    pub due: Option<Millis>,
    /// What its bank holds.
    pub bank: Option<Millis>,
    /// Whether the person has said before the game that they are ready.
    pub ready: bool,
    /// When the others reminded the person that they wait.
    pub nudged: Option<Millis>,
    /// Until when the clock of the person in it stands still; that may have passed.
    pub vacation: Option<Millis>,
    /// Whether somebody else may take it now, by invitation.
    pub open: bool,
    /// For whom the person in it stands in.
    pub owner: Option<&'a crate::Owner>,
    /// For whom it is kept while nobody sits in it.
    pub kept_for: Option<&'a PersonId>,
}

/// The game, as one audience may see it.
pub struct GameSeen<'a> {
    /// The game. It is the whole truth: code that shows it asks it for what this audience may know.
    pub played: &'a dyn AnyMatch,
    /// The seat from which it is seen; none for spectators.
    pub seat: Option<Seat>,
    /// The same seat while it may act: not after the end, not at a stopped table, and not while a bot plays for it.
    pub acting: Option<Seat>,
    /// The seats that may act.
    pub deciders: Vec<Seat>,
    /// The number of the entry that this seat could take back.
    pub undo: Option<u32>,
    /// Rank and score by seat, once the game is over.
    pub result: Option<Vec<Standing>>,
    /// Whether the bots may be asked for a hint.
    pub hint: bool,
}

/// A request to go back, as everybody may see it.
pub struct BackSeen {
    /// The chair that asks.
    pub chair: u8,
    /// After which entry the game should stand.
    pub to: u32,
    /// The chairs that have agreed.
    pub agreed: ChairSet,
    /// When its time is up.
    pub until: Millis,
}

/// A vote on how to go on without somebody, as everybody may see it.
pub struct VoteSeen {
    /// The chairs it is about.
    pub about: ChairSet,
    /// Whether their time has run out; otherwise a bot plays for them.
    pub late: bool,
    /// The chairs of those who are asked.
    pub asked: ChairSet,
    /// Who voted for what, by chair.
    pub votes: Vec<(u8, LateChoice)>,
    /// How many votes decide before the time is up.
    pub needed: usize,
    /// When its time is up.
    pub until: Millis,
}

impl Room {
    /// The vote that is not yet decided.
    pub fn vote_seen(&self) -> Option<VoteSeen> {
        let vote = self.vote.as_ref()?;
        Some(VoteSeen {
            about: vote.about,
            late: vote.late,
            asked: vote.asked,
            votes: (0..).zip(vote.votes).filter_map(|(chair, choice)| Some((chair, choice?))).collect(),
            needed: vote.needed(),
            until: vote.until,
        })
    }

    /// A chair.
    ///
    /// # Panics
    /// If the table has no such chair.
    pub fn chair_seen(&self, number: u8, lang: Lang) -> ChairSeen<'_> {
        let chair = &self.chairs[usize::from(number)];
        let waiting = self.phase == Progress::Playing && self.waiting.contains(number);
        ChairSeen {
            seat: self.seat_at(number),
            sitter: &chair.sitter,
            name: chair.name(number, lang),
            person: chair.person(),
            level: chair.bot(),
            away: chair.replaced.is_some(),
            resigned: chair.resigned,
            waiting,
            due: if waiting && chair.bot().is_none() { self.clocks.due(number) } else { None },
            bank: self.clocks.bank(number),
            ready: self.phase == Progress::Waiting && self.ready.contains(number),
            nudged: if waiting && chair.bot().is_none() { self.clocks.nudged(number) } else { None },
            vacation: self.clocks.rests_until(number),
            open: chair.open,
            owner: chair.owner.as_ref(),
            kept_for: chair.kept_for(),
        }
    }

    /// The game, once it has begun.
    pub fn game_seen(&self, audience: Audience) -> Option<GameSeen<'_>> {
        let played = self.played.as_deref()?;
        let seat = match audience {
            Audience::Seat(seat) => Some(seat),
            Audience::Spectator => None,
        };
        let result = match played.turn() {
            Turn::Decide(_) => None,
            Turn::Over(outcome) => Some(outcome.standings().to_vec()),
        };
        let plays = |seat: &Seat| self.sitter_of(*seat).is_some_and(|chair| chair.bot().is_none());
        let acting = seat.filter(|_| self.phase == Progress::Playing).filter(plays);
        Some(GameSeen {
            played,
            seat,
            acting,
            deciders: if result.is_none() { self.deciders.iter().collect() } else { Vec::new() },
            undo: acting.filter(|_| !self.is_sealed()).and_then(|seat| played.may_take_back(seat).ok()),
            result,
            hint: acting.is_some_and(|seat| self.may_ask_hint(seat)),
        })
    }

    /// A request to go back that is not yet answered by all.
    pub fn back_seen(&self) -> Option<BackSeen> {
        let asked = self.open_back()?;
        Some(BackSeen { chair: asked.chair, to: asked.to, agreed: asked.agreed, until: asked.until })
    }

    /// The secret of the dice, once the game has ended and not a moment earlier.
    pub fn opened_seal(&self) -> Option<String> {
        self.phase.has_ended().then(|| self.seal.open())
    }
}
