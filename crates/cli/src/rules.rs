//! `caldera rules`.

use crate::args::Rules;
use crate::fault::Fault;
use crate::output::Origin;
use crate::table::{edition, game};
use crate::voice::Voice;
use catalog::Door;
use kernel::{BookEntry, OURS, ReferenceTable, Volume, facts, looks_like_rule, reference_chapter};
use serde_json::{Value, json};
use std::io::Write;

pub(crate) fn run(args: &Rules, voice: &Voice) -> Result<(), Fault> {
    let game = game(&args.game)?;
    let edition = edition(game, args.edition.as_deref())?;
    let volume = game.book_in(edition, voice.lang);
    let mut out = std::io::stdout().lock();
    let tables = game.reference(edition, voice.lang);
    let origin = Origin::new(game, edition);
    if !args.json {
        origin.tell(&mut out, voice)?;
    }
    if args.find.is_empty() && !args.json {
        out.write_all(volume.source.as_bytes())?;
        out.write_all(reference_chapter(&tables, &edition.tag().name, voice.lang).as_bytes())?;
        writeln!(out, "\n{}", owners(game, voice))?;
        return Ok(());
    }
    let wanted = args.find.join(" ");
    let tables: Vec<ReferenceTable> = tables.iter().filter_map(|table| table.with_rows_of(&wanted)).collect();
    let found = find(&volume, &wanted).or_else(|fault| if tables.is_empty() { Err(fault) } else { Ok(Vec::new()) })?;
    if args.json {
        let rules: Vec<Value> = found.iter().map(|entry| describe_in(entry, &origin)).collect();
        writeln!(out, "{}", serde_json::to_string_pretty(&rules).expect("plain data"))?;
        return Ok(());
    }
    let marked = found.iter().any(|entry| entry.body.contains(OURS));
    let marked = marked || tables.iter().flat_map(|table| table.rows.iter().flatten()).any(|cell| cell.ours);
    for entry in found {
        writeln!(out, "{} {}  {}", voice.warm(&entry.id), voice.strong(&entry.title), voice.faint(&entry.chapter))?;
        writeln!(out, "{}\n", entry.body)?;
    }
    for table in tables {
        writeln!(out, "{} {}", voice.warm(table.rule.as_str()), voice.strong(&table.title))?;
        for row in &table.rows {
            let cells = table.columns.iter().zip(row);
            let said: Vec<String> = cells.map(|(column, cell)| format!("{column} {}", cell.marked())).collect();
            writeln!(out, "  {}", said.join(" · "))?;
        }
        writeln!(out)?;
    }
    if marked {
        writeln!(out, "{}", owners(game, voice))?;
    }
    Ok(())
}

/// What the mark means, and how the owner of a box corrects what is ours.
fn owners(game: &dyn Door, voice: &Voice) -> String {
    voice.faint(&voice.say("rules-ours", facts![game = game.about().id, mark = OURS.to_string()]))
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

pub(crate) fn describe(entry: &BookEntry) -> Value {
    json!({ "id": entry.id, "title": entry.title, "chapter": entry.chapter, "text": entry.body })
}

/// An entry of the book by an edition that is named.
fn describe_in(entry: &BookEntry, origin: &Origin) -> Value {
    let mut said = describe(entry);
    said["edition"] = json!(origin.edition());
    said
}
