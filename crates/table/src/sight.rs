//! What an audience may see of a table besides its log: chairs, the game, the seal.

use crate::{ChairSet, Millis, PersonId, Progress, Room, Sitter};
use catalog::AnyMatch;
use kernel::{Audience, Seat, Standing, Turn};

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
}

/// The game, as one audience may see it.
pub struct GameSeen<'a> {
    /// The game. It is the whole truth: code that shows it asks it for what this audience may know.
    pub played: &'a dyn AnyMatch,
    /// The seat from which it is seen; none for spectators.
    pub seat: Option<Seat>,
    /// The same seat while it may act: not after the end, and not at a stopped table.
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
}

impl Room {
    /// A chair.
    ///
    /// # Panics
    /// If the table has no such chair.
    pub fn chair_seen(&self, number: u8) -> ChairSeen<'_> {
        let chair = &self.chairs[usize::from(number)];
        let waiting = self.phase == Progress::Playing && self.waiting.contains(number);
        ChairSeen {
            seat: self.seat_at(number),
            sitter: &chair.sitter,
            name: chair.name(number),
            person: chair.person(),
            level: chair.bot(),
            away: chair.replaced.is_some(),
            resigned: chair.resigned,
            waiting,
            due: if waiting && chair.bot().is_none() { self.clocks.due(number) } else { None },
            bank: self.clocks.bank(number),
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
        let acting = seat.filter(|_| self.phase == Progress::Playing);
        Some(GameSeen {
            played,
            seat,
            acting,
            deciders: if result.is_none() { self.deciders.iter().collect() } else { Vec::new() },
            undo: acting.and_then(|seat| played.may_take_back(seat).ok()),
            result,
            hint: acting.is_some_and(|seat| self.may_ask_hint(seat)),
        })
    }

    /// A request to go back that is not yet answered by all.
    pub fn back_seen(&self) -> Option<BackSeen> {
        let asked = self.asked_back.as_ref()?;
        Some(BackSeen { chair: asked.chair, to: asked.to, agreed: asked.agreed })
    }

    /// The secret of the dice, once the game has ended and not a moment earlier.
    pub fn opened_seal(&self) -> Option<String> {
        self.phase.has_ended().then(|| self.seal.open())
    }
}
