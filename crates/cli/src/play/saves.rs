//! `caldera saves`: the games that are kept.

use super::kept::{Listed, Shelf};
use crate::args::Saves;
use crate::fault::Fault;
use crate::voice::Voice;
use ::table::bot_name;
use kernel::record::Entry;
use kernel::{Record, facts};
use serde_json::{Value, json};
use std::io::Write;
use std::time::{SystemTime, UNIX_EPOCH};

pub(crate) fn run(args: &Saves, voice: &Voice) -> Result<(), Fault> {
    let shelf = Shelf::usual();
    let mut out = std::io::stdout().lock();
    if !args.delete.is_empty() {
        for id in &args.delete {
            shelf.delete(id)?;
            writeln!(out, "{}", voice.say("saves-deleted", facts![id = id.as_str()]))?;
        }
        return Ok(());
    }
    let listed = shelf.list()?;
    if args.json {
        let lines: Vec<Value> = listed.iter().map(|one| described(one, voice)).collect();
        writeln!(out, "{}", serde_json::to_string_pretty(&lines).expect("plain data"))?;
        return Ok(());
    }
    if listed.is_empty() {
        writeln!(out, "{}", voice.say("kept-none-at-all", facts![]))?;
        return Ok(());
    }
    for one in &listed {
        writeln!(out, "{}", line(one, voice))?;
    }
    writeln!(out, "{}", voice.faint(&voice.say("saves-next", facts![])))?;
    Ok(())
}

/// One kept game in a line: its name, its game, who plays, how far it is, when it was played.
pub(super) fn line(one: &Listed, voice: &Voice) -> String {
    let record = match &one.record {
        Ok(record) => record,
        Err(fault) => return format!("{}  {}", voice.strong(&one.id), voice.bad(&fault.said(voice))),
    };
    let game = catalog::game(&record.header.game);
    let title = game.map_or(record.header.game.as_str(), |game| game.about().title(voice.lang));
    let facts = facts![
        title,
        names = names(one, record, voice).join(", "),
        count = decisions(record),
        over = if one.is_over() { "yes" } else { "no" },
        ago = ago(one.last, voice),
    ];
    format!("{}  {}", voice.strong(&one.id), voice.say("saves-line", facts))
}

fn names(one: &Listed, record: &Record, voice: &Voice) -> Vec<String> {
    let place = |place: u8| {
        let seating = one.seating.as_ref();
        let given = seating.and_then(|seating| seating.names.get(usize::from(place)).cloned());
        let person = seating.is_some_and(|seating| place < seating.humans);
        let unnamed = || match person {
            true => kernel::seat_name(voice.lang, kernel::Seat(place), &kernel::Nameless),
            false => bot_name(place, voice.lang).to_owned(),
        };
        given.unwrap_or_else(unnamed)
    };
    (0..record.header.table.seats).map(place).collect()
}

fn decisions(record: &Record) -> usize {
    record.entries.iter().filter(|entry| matches!(entry, Entry::Act(_))).count()
}

fn ago(last: SystemTime, voice: &Voice) -> String {
    let minutes = SystemTime::now().duration_since(last).unwrap_or_default().as_secs() / 60;
    let (key, count) = match minutes {
        0 => ("ago-now", 0),
        1..60 => ("ago-minutes", minutes),
        60..2880 => ("ago-hours", minutes / 60),
        _ => ("ago-days", minutes / 1440),
    };
    voice.say(key, facts![count = count as i64])
}

fn described(one: &Listed, voice: &Voice) -> Value {
    let last = one.last.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let path = one.path.display().to_string();
    match &one.record {
        Ok(record) => json!({
            "id": one.id, "file": path, "game": record.header.game, "names": names(one, record, voice),
            "decisions": decisions(record), "over": one.is_over(), "last": last,
        }),
        Err(fault) => json!({ "id": one.id, "file": path, "last": last, "fault": fault.said(voice) }),
    }
}
