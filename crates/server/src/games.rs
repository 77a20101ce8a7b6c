//! The games as people choose among them: titles, numbers of players, options with their sentences.

use catalog::Door;
use kernel::{Lang, OptionKind};
use serde::Serialize;
use utoipa::ToSchema;

/// A game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct GameCard {
    /// Its short name.
    pub(crate) id: &'static str,
    /// Its title.
    pub(crate) title: &'static str,
    /// The fewest players.
    pub(crate) fewest: u8,
    /// The most players.
    pub(crate) most: u8,
    /// Whether all win or lose together.
    pub(crate) cooperative: bool,
    /// Whether seats have secrets from each other.
    pub(crate) secrets: bool,
    /// What can be chosen before the start.
    pub(crate) options: Vec<OptionCard>,
}

/// Something to choose before the start.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct OptionCard {
    /// Its name in the table's options.
    pub(crate) key: &'static str,
    /// What it is, as a sentence.
    pub(crate) text: String,
    /// The rule that describes it.
    pub(crate) rule: &'static str,
    /// `choice`, `flag`, `number` or `form`.
    pub(crate) kind: &'static str,
    /// The choices, each with its sentence; the first is the default.
    pub(crate) choices: Vec<(&'static str, String)>,
    /// Smallest, greatest and default number.
    pub(crate) range: Option<(i64, i64, i64)>,
}

/// A game, as people read it.
pub(crate) fn game_card(door: &dyn Door, lang: Lang) -> GameCard {
    let about = door.about();
    let options = about.options.iter().map(|option| {
        let text_key = format!("option-{}", option.key.replace('_', "-"));
        let (kind, choices, range) = match option.kind {
            OptionKind::Choice(choices) => {
                let text =
                    |choice: &&str| door.words().label(lang, &format!("{text_key}-{}", choice.replace('_', "-")));
                ("choice", choices.iter().map(|choice| (*choice, text(choice))).collect(), None)
            }
            OptionKind::Flag => ("flag", Vec::new(), None),
            OptionKind::Number { min, max, default } => ("number", Vec::new(), Some((min, max, default))),
            OptionKind::Form => ("form", Vec::new(), None),
        };
        let text = door.words().label(lang, &text_key);
        OptionCard { key: option.key, text, rule: option.rule.as_str(), kind, choices, range }
    });
    GameCard {
        id: about.id,
        title: about.title(lang),
        fewest: *about.seats.start(),
        most: *about.seats.end(),
        cooperative: about.cooperative,
        secrets: about.secrets,
        options: options.collect(),
    }
}
