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
//! - `assets/boards.css` and one more sheet per large board: the style, light and dark ([`STYLE`])

mod board;
mod drawing;
mod fuji;
mod kit;
mod learn;
mod odds;
mod picture;
mod plain;
mod sapiens;
mod trex;
mod warlock;
mod why;
mod wrath;

pub use board::{Board, Canvas};
pub use drawing::{Choice, Drawing, mistakable};
pub use kit::style::{STYLE, Theme, standalone};
pub use learn::{Lesson, LessonStep, lesson};
pub use odds::{Chance, Odds};
pub use picture::{PictureFault, png, share_card};
pub use why::Why;

use catalog::AnyMatch;
use kernel::{Audience, Lang, Match};

/// Does something with the match of a game that has a board of its own.
macro_rules! with_board {
    ($played:expr, |$game:ident| $drawn:expr) => {
        if let Some($game) = $played.as_any().downcast_ref::<Match<::fuji::Fuji>>() {
            return $drawn;
        }
        if let Some($game) = $played.as_any().downcast_ref::<Match<::sapiens::Sapiens>>() {
            return $drawn;
        }
        if let Some($game) = $played.as_any().downcast_ref::<Match<::trex::Trex>>() {
            return $drawn;
        }
        if let Some($game) = $played.as_any().downcast_ref::<Match<::warlock::Warlock>>() {
            return $drawn;
        }
        if let Some($game) = $played.as_any().downcast_ref::<Match<::wrath::Wrath>>() {
            return $drawn;
        }
    };
}

/// Draws a match as one audience may see it. `names` are the players' names by seat; missing ones are numbered.
pub fn draw(played: &dyn AnyMatch, audience: Audience, lang: Lang, names: &[String]) -> Drawing {
    with_board!(played, |game| board::draw(game, audience, lang, names));
    plain::draw(played, audience, lang, names)
}

/// "Why not?": why nothing happens when an audience touches these things, the last of them in vain.
///
/// The answer is a function of what the audience may know: the engine judges a world that the seat could imagine, never
/// the true one.
pub fn why(played: &dyn AnyMatch, audience: Audience, lang: Lang, names: &[String], things: &[&str]) -> Why {
    with_board!(played, |game| why::why(game, audience, lang, names, things));
    Why::plain(draw(played, audience, lang, names).asked)
}
