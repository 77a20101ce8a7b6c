//! What is agreed before a game: what is played, how long one may think, what helps.

use crate::{DuplicateId, Millis, TableId, TournamentId};
use kernel::Table;
use kernel::record::EditionRef;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What is to be played and how.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The game's short name.
    pub game: String,
    /// Seats and options, as the game knows them.
    #[schema(value_type = crate::wire::TableSetup)]
    pub table: Table,
    /// The clock.
    #[serde(default)]
    pub pace: Pace,
    /// Whether players may ask to go back beyond what undo allows.
    #[serde(default = "yes")]
    pub casual: bool,
    /// Whether people without a seat may watch.
    #[serde(default = "yes")]
    pub watched: bool,
    /// When the bots may be asked for a hint.
    #[serde(default)]
    pub hints: Hints,
    /// Without a clock: how many seconds after a nudge the others may decide how to go on.
    #[serde(default = "usual_patience", skip_serializing_if = "is_usual_patience")]
    #[schema(minimum = 30, maximum = 604800)]
    pub patience: u32,
    /// Whether the game waits until everybody has said that they are ready.
    #[serde(default, skip_serializing_if = "is_no")]
    pub ready: bool,
    /// Whether the game changes nobody's rating.
    #[serde(default, skip_serializing_if = "is_no")]
    pub friendly: bool,
    /// The language of whoever opened the table, as its short name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 2)]
    pub lang: Option<String>,
    /// The edition, if it is not the game's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<crate::wire::EditionName>)]
    pub edition: Option<EditionRef>,
    /// The tournament whose table this is. Only a tournament says so: who opens a table by hand cannot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<TournamentId>,
}

impl Plan {
    /// The usual way to play a game: without a clock, among friends who may go back, open to spectators.
    pub fn usual(game: &str, table: Table) -> Plan {
        let (pace, hints) = (Pace::default(), Hints::default());
        let (game, patience) = (game.to_owned(), USUAL_PATIENCE);
        let (ready, friendly, lang, edition, tournament) = (false, false, None, None, None);
        let (casual, watched) = (true, true);
        Plan { game, table, pace, casual, watched, hints, patience, ready, friendly, lang, edition, tournament }
    }
}

/// The moment of another table's game with which a game begins.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// The other table.
    pub table: TableId,
    /// After this many entries of its record.
    pub number: u32,
    /// The position then: the whole truth, not for players.
    pub position: Value,
}

/// The duplicate that a table belongs to: several tables with the same start, whose seals are opened together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DuplicateOf {
    /// Which.
    pub id: DuplicateId,
    /// When the seals are opened. Nothing is played from then on.
    pub closes: Millis,
}

/// When the bots may be asked for a hint.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Hints {
    /// While one person plays against bots alone.
    #[default]
    Bots,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// Five minutes.
const USUAL_PATIENCE: u32 = 300;

fn usual_patience() -> u32 {
    USUAL_PATIENCE
}

fn is_usual_patience(patience: &u32) -> bool {
    *patience == USUAL_PATIENCE
}

fn yes() -> bool {
    true
}

fn is_no(value: &bool) -> bool {
    !value
}

/// How long one may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum Pace {
    /// As long as one likes.
    #[default]
    Free,
    /// A time for each decision, and a bank for when that is not enough.
    Clock {
        /// Seconds for each decision.
        #[schema(minimum = 1, maximum = 3600)]
        per_move: u32,
        /// Seconds in the bank.
        #[schema(maximum = 86400)]
        bank: u32,
    },
    /// A number of days for each decision.
    Days {
        /// How many.
        #[schema(minimum = 1, maximum = 60)]
        days: u32,
    },
}
