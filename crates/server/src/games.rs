//! The games as people choose among them: titles, numbers of players, options with their sentences.

use catalog::Door;
use kernel::{Lang, OptionKind, OptionSpec};
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
    /// What it is, in a few words.
    pub(crate) text: String,
    /// What it is good for, as a sentence.
    pub(crate) help: String,
    /// The rule that describes it.
    pub(crate) rule: &'static str,
    /// How it is filled in.
    pub(crate) kind: OptionForm,
    /// The choices, each with its words; the first is the default. For a value by seat: the words for all seats.
    pub(crate) choices: Vec<(&'static str, String)>,
    /// Smallest, greatest and default number.
    pub(crate) range: Option<(i64, i64, i64)>,
    /// What is filled in one by one: for every seat, every place of a list, or every name.
    pub(crate) fields: Vec<FieldCard>,
    /// It is asked only where another option has this value: the option's key and the value.
    pub(crate) only: Option<(&'static str, &'static str)>,
}

/// How an option is filled in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum OptionForm {
    /// One of the choices.
    Choice,
    /// `true` or nothing.
    Flag,
    /// A number in the range.
    Number,
    /// The number of a seat, from 0 on, or nothing.
    Seat,
    /// One of the choices, or a list with a different word for every seat.
    EachSeat,
    /// A list with a word for every field.
    List,
    /// A word by the name of its field.
    Fields,
}

/// A field of an option.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct FieldCard {
    /// Its name, or its number from 1 on.
    pub(crate) name: String,
    /// What it is called, unless it has only a number.
    pub(crate) text: Option<String>,
    /// The words for it, each with what it means and how often it may stand in the whole option.
    pub(crate) words: Vec<(&'static str, String, u8)>,
}

/// A game, as people read it.
pub(crate) fn game_card(door: &dyn Door, lang: Lang) -> GameCard {
    let about = door.about();
    let options = about.options.iter().map(|option| option_card(door, option, lang));
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

fn option_card(door: &dyn Door, option: &OptionSpec, lang: Lang) -> OptionCard {
    let own = format!("option-{}", option.key.replace('_', "-"));
    let text = |word: &str| door.words().label(lang, &format!("{own}-{}", word.replace('_', "-")));
    let named = |words: &[&'static str]| words.iter().map(|word| (*word, text(word))).collect::<Vec<_>>();
    let once = |words: &[&'static str]| words.iter().map(|word| (*word, text(word), 1)).collect::<Vec<_>>();
    let numbered = |count: u8, words: Vec<(&'static str, String, u8)>| -> Vec<FieldCard> {
        (1..=count).map(|number| FieldCard { name: number.to_string(), text: None, words: words.clone() }).collect()
    };
    let mut card = OptionCard {
        key: option.key,
        text: door.words().label(lang, &own),
        help: text("help"),
        rule: option.rule.as_str(),
        kind: OptionForm::Flag,
        choices: Vec::new(),
        range: None,
        fields: Vec::new(),
        only: None,
    };
    match option.kind {
        OptionKind::Choice(choices) => (card.kind, card.choices) = (OptionForm::Choice, named(choices)),
        OptionKind::Flag => {}
        OptionKind::Number { min, max, default } => {
            (card.kind, card.range) = (OptionForm::Number, Some((min, max, default)));
        }
        OptionKind::Seat => card.kind = OptionForm::Seat,
        OptionKind::EachSeat { all, words } => {
            (card.kind, card.choices) = (OptionForm::EachSeat, named(all));
            card.fields = numbered(*door.about().seats.end(), once(words));
        }
        OptionKind::List { length, words, only } => {
            let words = words.iter().map(|(word, most)| (*word, text(word), *most)).collect();
            (card.kind, card.fields, card.only) = (OptionForm::List, numbered(length, words), Some(only));
        }
        OptionKind::Fields { fields, only } => {
            let field = |(name, words): &(&'static str, &'static [&'static str])| FieldCard {
                name: (*name).to_owned(),
                text: Some(text(name)),
                words: once(words),
            };
            (card.kind, card.fields, card.only) = (OptionForm::Fields, fields.iter().map(field).collect(), Some(only));
        }
    }
    card
}
