//! Editions for tests.

use kernel::Game;
use std::sync::LazyLock;
use trex::{Edition, Trex};

/// The text of the first edition, on which the rows are played.
pub(crate) const BASE: &str = include_str!("../../../edition/base-1.toml");

/// A board of three columns and rows, where tiles and figures are near each other.
static SMALL: LazyLock<Edition> = LazyLock::new(|| {
    let text = BASE
        .replace("id = \"trex-default\"", "id = \"small\"")
        .replace("width = 5", "width = 3")
        .replace("height = 5", "height = 3")
        .replace("lair = \"C3\"", "lair = \"B2\"")
        .replace("\"A5\"", "\"A3\"")
        .replace("\"E1\"", "\"C1\"")
        .replace("\"E5\"", "\"C3\"");
    Trex::read_edition(&text).expect("the small edition is sound")
});

/// An edition by its name.
pub(crate) fn named(name: &str) -> &'static Edition {
    match name {
        "base" => Trex::base_edition_under(Trex::about().oldest),
        "small" => &SMALL,
        _ => panic!("there is no edition {name}"),
    }
}
