//! What the table looks like: the one place that calls the boards.

use catalog::AnyMatch;
use kernel::{Audience, Lang};
use serde::Serialize;

/// A table as people see it.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct Drawing {
    /// The board, one SVG element or a sketch.
    pub(crate) board: String,
    /// What stands beside it, as HTML.
    pub(crate) panels: String,
    /// What is asked, as a sentence.
    pub(crate) asked: String,
    /// What can be done.
    pub(crate) choices: Vec<Choice>,
}

/// One thing that can be done.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct Choice {
    /// The action, in the game's notation.
    pub(crate) action: String,
    /// The action as a sentence.
    pub(crate) text: String,
    /// The things to touch.
    pub(crate) path: Vec<String>,
    /// The odds of what it leaves to chance, as a sentence, where they can be computed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) odds: Option<String>,
}

/// Draws a game for somebody.
pub(crate) fn draw(played: &dyn AnyMatch, audience: Audience, lang: Lang, names: &[String]) -> Drawing {
    let drawn = boards::draw(played, audience, lang, names);
    let choice = |choice: boards::Choice| {
        let boards::Choice { action, text, path, odds } = choice;
        Choice { action, text, path, odds }
    };
    Drawing {
        board: drawn.board,
        panels: drawn.panels,
        asked: drawn.asked,
        choices: drawn.choices.into_iter().map(choice).collect(),
    }
}

/// The style sheet of all boards.
pub(crate) const STYLE: &str = boards::STYLE;
