//! What was agreed for a table, in words: before sitting down everybody can read it.

use crate::games::{OptionCard, OptionForm, game_card};
use crate::words::{label, say};
use ::table::{Hints, Pace, Plan};
use kernel::{Lang, facts};
use maud::{Markup, html};
use serde_json::Value;

/// Everything that was agreed, as a list.
pub(super) fn terms(plan: &Plan, lang: Lang) -> Markup {
    let mut rows = vec![(label(lang, "pace"), pace(plan, lang))];
    rows.extend(options(plan, lang, true));
    rows.push((label(lang, "hints"), hints(plan, lang)));
    let mut rules = vec![label(lang, if plan.watched { "terms-watched" } else { "terms-unwatched" })];
    rules.push(label(lang, if plan.casual { "terms-casual" } else { "terms-strict" }));
    rows.push((label(lang, "terms-table"), rules.join(", ")));
    if let Some(spoken) = spoken_here(plan) {
        rows.push((label(lang, "terms-language"), label(lang, spoken)));
    }
    html! { dl .terms { @for (name, value) in &rows { dt { (name) } dd { (value) } } } }
}

/// What distinguishes the table from others, in one line.
pub(super) fn summary(plan: &Plan, lang: Lang) -> String {
    let mut parts = vec![pace(plan, lang)];
    parts.extend(
        options(plan, lang, false).into_iter().map(|(name, value)| {
            if value.is_empty() { name } else { format!("{name}{}{value}", label(lang, "colon")) }
        }),
    );
    parts.extend(spoken_here(plan).map(|spoken| label(lang, spoken)));
    parts.join(" · ")
}

/// The language of whoever opened the table, as the key of its name.
pub(super) fn spoken_here(plan: &Plan) -> Option<&'static str> {
    match plan.lang.as_deref()?.parse::<Lang>().ok()? {
        Lang::En => Some("language-en"),
        Lang::Fr => Some("language-fr"),
    }
}

/// How long one may think.
fn pace(plan: &Plan, lang: Lang) -> String {
    match plan.pace {
        Pace::Free => say(lang, "terms-free", facts![minutes = plan.patience.div_ceil(60)]),
        Pace::Clock { per_move, bank } => say(lang, "terms-clock", facts![seconds = per_move, minutes = bank / 60]),
        Pace::Days { days } => say(lang, "terms-days", facts![days]),
    }
}

fn hints(plan: &Plan, lang: Lang) -> String {
    label(
        lang,
        match plan.hints {
            Hints::Bots => "hints-bots",
            Hints::Always => "hints-always",
            Hints::Never => "hints-never",
        },
    )
}

/// What says most about a game, where it has it: the task, how hard it is, and what may be said at the table. One line names
/// these as usual, too.
const ALWAYS: [&str; 3] = ["scenario", "level", "chat"];

/// What was chosen for the game; all of it, or only what is not usual and what is always named.
fn options(plan: &Plan, lang: Lang, all: bool) -> Vec<(String, String)> {
    let Some(door) = catalog::game(&plan.game) else { return Vec::new() };
    let card = game_card(door, lang);
    let row = |option: OptionCard| {
        let chosen = plan.table.options.get(option.key);
        Some((option.text.clone(), written(&option, chosen, lang, all || ALWAYS.contains(&option.key))?))
    };
    card.options.into_iter().filter_map(row).collect()
}

/// What was chosen for an option, in words; what is as usual only if that is wanted.
fn written(option: &OptionCard, chosen: Option<&Value>, lang: Lang, usual: bool) -> Option<String> {
    let word = |value: &Value| {
        let fields = option.fields.iter().flat_map(|field| &field.words).map(|(word, text, _)| (*word, text));
        let mut known = option.choices.iter().map(|(word, text)| (*word, text)).chain(fields);
        known.find(|(word, _)| Some(*word) == value.as_str()).map(|(_, text)| text.clone())
    };
    let each = |values: &mut dyn Iterator<Item = &Value>| values.filter_map(word).collect::<Vec<_>>().join(", ");
    let Some(chosen) = chosen.filter(|value| !value.is_null()) else {
        let first = option.choices.first().map(|(_, text)| text.clone());
        let number = option.range.map(|(_, _, number)| number.to_string());
        return first.or(number).filter(|_| usual);
    };
    match option.kind {
        OptionForm::Choice => word(chosen),
        OptionForm::Flag => chosen.as_bool().filter(|set| *set).map(|_| label(lang, "terms-yes")),
        OptionForm::Number => Some(chosen.to_string()),
        OptionForm::Seat => chosen.as_u64().map(|seat| format!("{} {}", label(lang, "seat"), seat + 1)),
        OptionForm::EachSeat | OptionForm::List | OptionForm::Fields => match chosen {
            Value::Array(values) => Some(each(&mut values.iter())),
            Value::Object(values) => Some(each(&mut values.values())),
            value @ (Value::String(_) | Value::Null | Value::Bool(_) | Value::Number(_)) => word(value),
        },
    }
}
