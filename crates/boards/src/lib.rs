//! Draws what a seat may know.
//!
//! [`draw`] turns a match, seen by one audience, into a [`Drawing`]: the board as one SVG, the panels around it as HTML, what
//! is asked as a sentence, and every legal action as a [`Choice`] with a path of things on the board. Drawings are made from
//! the view, and from the last action's events as that audience may witness them, so they hold no secret; they are pure
//! functions, so they can be compared in tests.
//!
//! A game with a module here implements [`Board`]. A game without one is drawn as text with a list of choices, so that it can
//! be played from its first day.
//!
//! - `kit`: colours, players' marks, small shapes shared by all boards
//! - `assets/boards.css`: the one style sheet, light and dark ([`STYLE`])

mod board;
mod drawing;
mod kit;
mod plain;
mod sapiens;
mod trex;
mod wrath;

pub use board::{Board, Canvas};
pub use drawing::{Choice, Drawing, mistakable};
pub use kit::style::{STYLE, Theme, standalone};

use catalog::AnyMatch;
use kernel::{Audience, Lang, Match};

/// Draws a match as one audience may see it. `names` are the players' names by seat; missing ones are numbered.
pub fn draw(played: &dyn AnyMatch, audience: Audience, lang: Lang, names: &[String]) -> Drawing {
    if let Some(game) = played.as_any().downcast_ref::<Match<::sapiens::Sapiens>>() {
        return board::draw(game, audience, lang, names);
    }
    if let Some(game) = played.as_any().downcast_ref::<Match<::trex::Trex>>() {
        return board::draw(game, audience, lang, names);
    }
    if let Some(game) = played.as_any().downcast_ref::<Match<::wrath::Wrath>>() {
        return board::draw(game, audience, lang, names);
    }
    plain::draw(played, audience, lang, names)
}
