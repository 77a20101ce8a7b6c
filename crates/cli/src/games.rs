//! `caldera games`.

use crate::args::Games;
use crate::fault::Fault;
use crate::voice::Voice;
use catalog::Door;
use kernel::{Facts, OptionKind, OptionSpec, Phrase, facts};
use serde_json::{Value, json};
use std::io::Write;

pub(crate) fn run(args: &Games, voice: &Voice) -> Result<(), Fault> {
    let mut out = std::io::stdout().lock();
    if args.json {
        let games: Vec<Value> = catalog::games().iter().map(|game| describe(*game, voice)).collect();
        writeln!(out, "{}", serde_json::to_string_pretty(&games).expect("plain data"))?;
        return Ok(());
    }
    for game in catalog::games() {
        let about = game.about();
        let seats = format!("{}–{}", about.seats.start(), about.seats.end());
        writeln!(out, "{:9} {}", voice.strong(about.id), voice.warm(about.title(voice.lang)))?;
        writeln!(out, "          {}", voice.say("games-seats", facts![seats]))?;
        for option in about.options {
            let (key, choices) = (option.key, choices(option));
            let title = text(*game, &format!("option-{}", key.replace('_', "-")), voice);
            writeln!(out, "          -o {key}={choices}  {title} {}", voice.faint(&format!("({})", option.rule)))?;
        }
    }
    writeln!(out, "\n{}", voice.say("games-next", facts![]))?;
    Ok(())
}

fn choices(option: &OptionSpec) -> String {
    match option.kind {
        OptionKind::Choice(choices) => choices.join("|"),
        OptionKind::Flag => "false|true".to_owned(),
        OptionKind::Number { min, max, default } => format!("{default} ({min}…{max})"),
        OptionKind::Seat => "random|0|1|…".to_owned(),
        OptionKind::EachSeat { all, words } => format!("{}|[{},…]", all.join("|"), words.join("|")),
        OptionKind::List { length, words, .. } => {
            format!("[{}] × {length}", words.iter().map(|(word, _)| *word).collect::<Vec<_>>().join("|"))
        }
        OptionKind::Fields { fields, .. } => {
            let field = |(name, words): &(&str, &[&str])| format!("{name}: {}", words.join("|"));
            format!("{{{}}}", fields.iter().map(field).collect::<Vec<_>>().join(", "))
        }
    }
}

fn text(game: &dyn Door, key: &str, voice: &Voice) -> String {
    voice.game(game.words(), &Phrase::new(key, Facts::none()), &kernel::Nameless)
}

/// A game's card as data, for `--json` and for the engine.
pub(crate) fn describe(game: &dyn Door, voice: &Voice) -> Value {
    let about = game.about();
    let options: Vec<Value> = about.options.iter().map(|option| describe_option(game, option, voice)).collect();
    json!({
        "id": about.id,
        "rules": about.rules,
        "title": { "en": about.title_en, "fr": about.title_fr },
        "seats": { "min": about.seats.start(), "max": about.seats.end() },
        "cooperative": about.cooperative,
        "secrets": about.secrets,
        "edition": { "name": game.base_edition().tag().name, "digest": game.base_edition().tag().digest },
        "options": options,
    })
}

fn describe_option(game: &dyn Door, option: &OptionSpec, voice: &Voice) -> Value {
    let key = format!("option-{}", option.key.replace('_', "-"));
    let mut card = json!({ "key": option.key, "rule": option.rule, "text": text(game, &key, voice), "help": text(game, &format!("{key}-help"), voice) });
    let more = match option.kind {
        OptionKind::Choice(choices) => json!({ "kind": "choice", "choices": choices, "default": choices[0] }),
        OptionKind::Flag => json!({ "kind": "flag", "default": false }),
        OptionKind::Number { min, max, default } => {
            json!({ "kind": "number", "min": min, "max": max, "default": default })
        }
        OptionKind::Seat => json!({ "kind": "seat", "default": "random" }),
        OptionKind::EachSeat { all, words } => {
            json!({ "kind": "each-seat", "choices": all, "words": words, "default": all[0] })
        }
        OptionKind::List { length, words, only } => {
            json!({ "kind": "list", "length": length, "words": words, "only": only })
        }
        OptionKind::Fields { fields, only } => json!({ "kind": "fields", "fields": fields, "only": only }),
    };
    if let (Some(card), Value::Object(more)) = (card.as_object_mut(), more) {
        card.extend(more);
    }
    card
}
