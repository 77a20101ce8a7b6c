//! What people ask of a table, and what comes of it.

use crate::{Chair, ChairSet, DuplicateOf, Invite, Line, Listing, Millis, Origin, PersonId, Plan, TableId};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// What somebody asks of a table.
#[derive(Clone, Debug)]
pub enum Wish {
    /// To take a chair.
    Sit {
        /// Which; otherwise the first that is free.
        chair: Option<u8>,
        /// What the invitation says.
        invite: Option<String>,
        /// A text for the dice.
        share: Option<String>,
    },
    /// To say before the game that one is ready, or not yet.
    Ready {
        /// Whether.
        ready: bool,
    },
    /// Not to take the chair that is kept for them.
    Decline,
    /// To go by another name at this table.
    Rename {
        /// Which.
        name: String,
    },
    /// To leave: before the game the chair, during it to a bot.
    Leave {
        /// Which chair; otherwise the first of theirs.
        chair: Option<u8>,
    },
    /// To have the chair back from the bot or from a substitute.
    Return {
        /// Which chair; otherwise the first of theirs.
        chair: Option<u8>,
    },
    /// To begin, with bots in the free chairs.
    Start {
        /// How well they play.
        level: String,
    },
    /// To add a text to the dice.
    Share {
        /// From which chair; otherwise the first of theirs.
        chair: Option<u8>,
        /// The text.
        text: String,
    },
    /// To act in the game.
    Act {
        /// The seat that acts.
        seat: Seat,
        /// The number of the game for which it was decided.
        number: u32,
        /// The action, in the game's notation.
        action: String,
    },
    /// To take an action back.
    Undo {
        /// The seat whose last action it is.
        seat: Seat,
    },
    /// To go back further.
    AskBack {
        /// After which entry of the record the game should stand.
        to: u32,
    },
    /// To agree to that, or not.
    AnswerBack {
        /// Whether they agree.
        agreed: bool,
    },
    /// To give up.
    Resign {
        /// Which chair; otherwise the first of theirs.
        chair: Option<u8>,
    },
    /// To remind those whom the game waits for.
    Nudge,
    /// To answer that: they still think.
    StillHere,
    /// To vote on how to go on without those who are late.
    Late {
        /// How.
        choice: LateChoice,
    },
    /// To say something.
    Say {
        /// What.
        text: String,
    },
    /// To let people watch, or not.
    Watch {
        /// Whether they may.
        allowed: bool,
    },
    /// To let the clock of their chairs stand still, where there are days for each decision.
    Vacation {
        /// Until when; a moment that has passed ends it.
        until: Millis,
    },
    /// To let the others speak, or not.
    Talk {
        /// Whether they may.
        allowed: bool,
    },
    /// To send a spectator away.
    Remove {
        /// Whom.
        person: PersonId,
    },
    /// To note where the same is played again.
    Again {
        /// Where.
        table: TableId,
    },
}

/// What the others want when somebody's time has run out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum LateChoice {
    /// Wait as long again.
    Wait,
    /// Let a bot play on until they are back.
    Bot,
    /// Let somebody else take the chair, by invitation, until they are back.
    Substitute,
    /// End the game without a result.
    End,
}

impl LateChoice {
    /// All there are.
    pub const ALL: [LateChoice; 4] = [LateChoice::Wait, LateChoice::Bot, LateChoice::Substitute, LateChoice::End];
}

/// When something is asked, and who looks at the table then. A table has neither a clock nor eyes: both are handed in.
#[derive(Clone, Copy, Debug)]
pub struct Occasion {
    /// When.
    pub now: Millis,
    /// The chairs whose people look at the table; whoever asks is there anyway.
    pub present: ChairSet,
}

impl From<Millis> for Occasion {
    fn from(now: Millis) -> Occasion {
        Occasion { now, present: ChairSet::default() }
    }
}

/// What a server decides for all its tables.
pub trait Policy {
    /// The stable name of a level of bots, if there is one of that name.
    fn level(&self, name: &str) -> Option<String>;
    /// The level of a bot that nobody chose.
    fn usual_level(&self) -> String;
}

/// Lines that a table has taken over and that must now be made durable. Nobody may hear of them before; if they
/// cannot be made durable, the room is wrong and must be read again.
#[derive(Debug)]
pub struct Written {
    /// The lines, numbered on from the last.
    pub lines: Vec<Line>,
    /// The chairs whose people the game waits for now.
    pub waiting: ChairSet,
    /// How lists show the table, if that has changed.
    pub card: Option<Listing>,
}

/// A table to be opened.
#[derive(Clone, Debug)]
pub struct Opening {
    /// Its name.
    pub id: TableId,
    /// Who opens it.
    pub host: PersonId,
    /// What is to be played.
    pub plan: Plan,
    /// The chairs as they are set out.
    pub chairs: Vec<Chair>,
    /// What opens any of its free chairs to friends.
    pub invite: Option<Invite>,
    /// The edition file, if another than the game's own is to be played. The plan then cites it.
    pub edition: Option<String>,
    /// Where the game goes on, if it does not begin at the beginning.
    pub from: Option<Origin>,
    /// The duplicate it belongs to, if it does.
    pub duplicate: Option<DuplicateOf>,
    /// A text of the host's for the dice.
    pub share: Option<String>,
    /// The secret of the dice.
    pub secret: [u8; 32],
}
