//! Draws what a seat may know.
//!
//! [`draw`] turns a match, seen by one audience, into a [`Drawing`]: the board as one SVG, the panels around it as
//! HTML, the current question as a sentence, and every legal action as a [`Choice`] with a path of things on the board.
//! Drawings are made from the view, and from the last action's events as that audience may witness them, so they
//! contain no secret. They are pure functions, so they can be compared in tests.
//!
//! ```
//! use kernel::{Audience, Lang, Seal, Seat, Table};
//!
//! let game = catalog::game("wrath").expect("it is in the list");
//! let (played, _) = game.start(&Table::new(2), game.base_edition(), Seal::from_seed(7)).expect("two can play");
//! let drawing = boards::draw(&*played, Audience::Seat(Seat(0)), Lang::En, &[]);
//! assert!(drawing.board.starts_with("<svg") && !drawing.choices.is_empty());
//! ```
//!
//! A game with a module here implements [`Board`]. A game without one gets the plain board: its text board, its players
//! and its choices, so that it can be played from its first day.
//!
//! - `kit`: colours, players' marks, emblems, small shapes shared by all boards
//! - `assets/boards.css` and `texts/<language>/kit.ftl`: the style ([`STYLE`]), light and dark, and the texts of all boards
//! - `assets/<game>.css`, `texts/<language>/<game>.ftl`, `lessons/<game>.toml` ([`lesson`]), `emblems/<game>.toml`
//!   ([`emblem()`]), `scenes/<game>.json` ([`scene()`]): what belongs to one game; `build.rs` finds the files

mod board;
mod cues;
mod drawing;
mod fuji;
mod glossary;
mod kit;
mod learn;
mod odds;
mod painter;
mod picture;
mod plain;
mod portraits;
mod preview;
mod sapiens;
mod scene;
mod told;
mod trex;
mod warlock;
mod why;
mod wrath;

pub use board::{Board, Canvas};
pub use cues::{Cue, Gait, Tone, Witness};
pub use drawing::{Choice, Drawing, kind, mistakable};
pub use glossary::{Term, glossary};
pub use kit::emblem::{GameFacts, emblem, game_facts};
pub use kit::style::{STYLE, Theme, standalone};
pub use learn::{Lesson, LessonMoment, LessonStep, lesson};
pub use odds::{Likelihood, Odds};
pub use picture::{PictureFault, png, share_card, wide_card};
pub use portraits::{Plan, Portrait, plan, portraits};
pub use preview::Preview;
pub use scene::scene;
pub use why::Why;

use catalog::AnyMatch;
use kernel::{Audience, Lang, Seat};

/// Draws a match as one audience may see it. `names` are the players' names by seat; missing ones are numbered.
pub fn draw(played: &dyn AnyMatch, audience: Audience, lang: Lang, names: &[String]) -> Drawing {
    painter::painters()
        .find_map(|painter| painter.draw(played, audience, lang, names))
        .unwrap_or_else(|| plain::draw(played, audience, lang, names))
}

/// What to show of what an audience witnessed of one action: for every event its cues.
///
/// They are a function of the witnessed events alone, so they can tell nobody more than the log does.
pub fn cues(witnessed: &[Witness], lang: Lang) -> Vec<Vec<Cue>> {
    painter::painters()
        .find_map(|painter| painter.cues(witnessed, lang))
        .unwrap_or_else(|| witnessed.iter().map(|one| cues::plain(&one.phrase)).collect())
}

/// What an audience witnessed of an event, as a sentence for people at the table; nothing if its game has no board.
pub fn told(witness: &Witness, lang: Lang, names: &[String]) -> Option<String> {
    painter::painters().find_map(|painter| painter.told(witness, lang, names))
}

/// "Why not?": why nothing happens when an audience touches these things, the last of them in vain.
///
/// The answer is a function of what the audience may know: the engine judges a world that the seat could imagine, never
/// the true one.
pub fn why(played: &dyn AnyMatch, audience: Audience, lang: Lang, names: &[String], things: &[&str]) -> Why {
    painter::painters()
        .find_map(|painter| painter.why(played, audience, lang, names, things))
        .unwrap_or_else(|| plain::why(played, audience, lang, names, things))
}

/// What a seat's action would bring: the board as it would stand, and what would be told. Nothing if dice or something hidden
/// have a say in it, if the action is refused, or if the game has no board.
pub fn preview(played: &dyn AnyMatch, seat: Seat, lang: Lang, names: &[String], action: &str) -> Option<Preview> {
    painter::painters().find_map(|painter| painter.preview(played, seat, lang, names, action))
}
