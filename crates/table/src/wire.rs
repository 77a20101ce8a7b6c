//! How the API document describes types of the kernel that stand in what a table shows.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// Place and score of a seat at the end.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// 1 for a winner. Those who share a place have the same number, and the next place is skipped.
    place: u8,
    /// The score, in the game's own points.
    score: i32,
}

/// How many play, and what they chose before the start.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TableSetup {
    /// How many play.
    seats: u8,
    /// Options by name; what is absent has its default. Every game has its own, so their values are left open here.
    #[serde(default)]
    options: BTreeMap<String, serde_json::Value>,
}

/// An edition as a table cites it.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EditionName {
    /// The name its file gives itself.
    name: String,
    /// The fingerprint of its file: two editions may have the same name.
    digest: String,
}

#[cfg(test)]
mod tests {
    use super::{EditionName, Standing, TableSetup};
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
        let cited = kernel::record::EditionRef { name: "mine".to_owned(), digest: kernel::Digest([1; 32]), text: None };
        assert_eq!(described::<EditionName>(cited)["name"], json!("mine"));
        let mut table = kernel::Table::new(3);
        table.options.insert("edition".to_owned(), json!("base"));
        assert_eq!(described::<TableSetup>(table), json!({ "seats": 3, "options": { "edition": "base" } }));
    }
}
