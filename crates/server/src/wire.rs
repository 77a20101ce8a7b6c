//! What the API document says where the code has no type of its own to describe: words from short lists, and the messages
//! of the streams. (Types of the kernel are described in `table::wire`.) The tests compare them with what is really sent.

use crate::store::Listed;
use crate::tables::TableState;
use crate::token::PersonId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Who is in a chair.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum ChairKind {
    /// Nobody yet; only an invited friend may sit down.
    Friend,
    /// Nobody yet; anyone may sit down.
    Anyone,
    /// Nobody yet; it is kept for somebody who was asked.
    Kept,
    /// A person, at their own device.
    Person,
    /// Another person at somebody's device.
    Beside,
    /// A bot.
    Bot,
}

/// What a line of the log tells.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum LogKind {
    /// Something that happened in the game.
    Event,
    /// A move that was taken back.
    Move,
    /// Something about the table.
    House,
    /// What somebody said.
    Chat,
}

/// Who is at the table now.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Presence {
    /// The people who sit at the table and look at it.
    present: Vec<PersonId>,
    /// How many others look at it.
    watching: usize,
}

/// Why a table cannot be watched.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Shut {
    /// The sentence, in the reader's language.
    text: String,
}

/// A message of a table's stream: the name of the event, and its data.
#[derive(ToSchema)]
#[serde(tag = "event", content = "data", rename_all = "lowercase")]
#[expect(dead_code, reason = "the stream writes its messages itself; this describes them")]
pub(crate) enum TableMessage {
    /// The table as it is now, with the log since the last message.
    Table(Box<TableState>),
    /// Who is there.
    Presence(Presence),
    /// Nothing new; the line stands.
    Ping {},
    /// Where several tables share a connection: the label of the table whose message comes next.
    From(String),
    /// There too: this table cannot be watched, and why.
    Shut(Shut),
    /// The server asks clients to come back later.
    Bye {},
}

/// A message of the lobby's stream: the name of the event, and its data.
#[derive(ToSchema)]
#[serde(tag = "event", content = "data", rename_all = "lowercase")]
#[expect(dead_code, reason = "the stream writes its messages itself; this describes them")]
pub(crate) enum LobbyMessage {
    /// The tables with a chair for anyone, as they are now.
    Lobby(Vec<Listed>),
}
