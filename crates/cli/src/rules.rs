//! `caldera rules`.

use crate::args::Rules;
use crate::fault::Fault;
use crate::table::game;
use crate::voice::Voice;
use kernel::{BookEntry, Volume, facts, looks_like_rule};
use serde_json::{Value, json};
use std::io::Write;

pub(crate) fn run(args: &Rules, voice: &Voice) -> Result<(), Fault> {
    let game = game(&args.game)?;
    let volume = game.book().volume(voice.lang);
    let mut out = std::io::stdout().lock();
    if args.find.is_empty() && !args.json {
        out.write_all(volume.source.as_bytes())?;
        return Ok(());
    }
    let found = find(volume, &args.find.join(" "))?;
    if args.json {
        let rules: Vec<Value> = found.iter().map(|entry| describe(entry)).collect();
        writeln!(out, "{}", serde_json::to_string_pretty(&rules).expect("plain data"))?;
        return Ok(());
    }
    for entry in found {
        writeln!(out, "{} {}  {}", voice.warm(&entry.id), voice.strong(&entry.title), voice.faint(&entry.chapter))?;
        writeln!(out, "{}\n", entry.body)?;
    }
    Ok(())
}

fn find<'a>(volume: &'a Volume, wanted: &str) -> Result<Vec<&'a BookEntry>, Fault> {
    if wanted.is_empty() {
        return Ok(volume.entries.iter().collect());
    }
    if let Some(entry) = volume.rule(wanted) {
        return Ok(vec![entry]);
    }
    let found = volume.search(wanted);
    if found.is_empty() {
        let key = if looks_like_rule(&wanted.to_uppercase()) { "fault-no-rule" } else { "fault-no-words" };
        return Err(Fault::asked(key, facts![wanted]));
    }
    Ok(found)
}

fn describe(entry: &BookEntry) -> Value {
    json!({ "id": entry.id, "title": entry.title, "chapter": entry.chapter, "text": entry.body })
}
