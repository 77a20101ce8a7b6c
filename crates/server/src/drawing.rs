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
    /// The odds of what it leaves to chance, where they can be computed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) odds: Option<Odds>,
}

/// What a choice leaves to chance.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct Odds {
    /// As a sentence.
    pub(crate) text: String,
    /// What the chances suppose, as a sentence; without it they are exact.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) supposes: Option<String>,
    /// What may come, by a name that does not depend on the language, with its chance from 0 to 1.
    pub(crate) chances: std::collections::BTreeMap<String, f64>,
}

impl From<boards::Odds> for Odds {
    fn from(boards::Odds { text, supposes, chances }: boards::Odds) -> Odds {
        // A millionth is more than anybody reads, and is the same number however it is written and read.
        let rounded = |chance: f64| (chance * 1e6).round() / 1e6;
        let chances = chances.into_iter().map(|boards::Chance { what, chance }| (what, rounded(chance))).collect();
        Odds { text, supposes, chances }
    }
}

/// Draws a game for somebody.
pub(crate) fn draw(played: &dyn AnyMatch, audience: Audience, lang: Lang, names: &[String]) -> Drawing {
    let drawn = boards::draw(played, audience, lang, names);
    let choice = |choice: boards::Choice| {
        let boards::Choice { action, text, path, odds } = choice;
        Choice { action, text, path, odds: odds.map(Odds::from) }
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
