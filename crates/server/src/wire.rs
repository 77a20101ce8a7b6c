//! What the API document says where the code has no type of its own to describe: types of the kernel, words from short
//! lists, and the messages of the streams. The tests compare them with what is really sent.

use crate::store::Listed;
use crate::table::State;
use crate::token::PersonId;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// Place and score of a seat at the end.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Standing {
    /// 1 for a winner. Those who share a place have the same number, and the next place is skipped.
    place: u8,
    /// The score, in the game's own points.
    score: i32,
}

/// How many play, and what they chose before the start.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TableSetup {
    /// How many play.
    seats: u8,
    /// Options by name; what is absent has its default. Every game has its own, so their values are left open here.
    #[serde(default)]
    options: BTreeMap<String, serde_json::Value>,
}

/// Who is in a chair.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum ChairKind {
    /// Nobody yet; only an invited friend may sit down.
    Friend,
    /// Nobody yet; anyone may sit down.
    Anyone,
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

/// A message of a table's stream: the name of the event, and its data.
#[derive(ToSchema)]
#[serde(tag = "event", content = "data", rename_all = "lowercase")]
#[expect(dead_code, reason = "the stream writes its messages itself; this describes them")]
pub(crate) enum TableMessage {
    /// The table as it is now, with what was told since the last message.
    Table(Box<State>),
    /// Who is there.
    Presence(Presence),
    /// The server asks to come back later.
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

#[cfg(test)]
mod tests {
    use super::{Standing, TableSetup};
    use serde::Serialize;
    use serde::de::DeserializeOwned;
    use serde_json::{Value, json, to_value};

    /// Reads what the kernel writes as what the document promises, and writes it again.
    fn described<D: Serialize + DeserializeOwned>(written: impl Serialize) -> Value {
        let written = to_value(written).unwrap();
        let read: D = serde_json::from_value(written.clone()).unwrap();
        assert_eq!(to_value(read).unwrap(), written);
        written
    }

    #[test]
    fn the_kernel_writes_what_the_document_describes() {
        let standing = described::<Standing>(kernel::Standing { place: 2, score: -3 });
        assert_eq!(standing, json!({ "place": 2, "score": -3 }));
        let mut table = kernel::Table::new(3);
        table.options.insert("edition".to_owned(), json!("base"));
        assert_eq!(described::<TableSetup>(table), json!({ "seats": 3, "options": { "edition": "base" } }));
    }
}
