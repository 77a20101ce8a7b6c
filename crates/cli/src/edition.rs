//! `caldera edition`: the data of a game as a file, to print, check and compare.

use crate::args::{Edition, EditionCommand, EditionFiles};
use crate::fault::Fault;
use crate::table::{edition, game, read};
use crate::voice::Voice;
use catalog::{Difference, Door, edition_differences, game_of_edition};
use kernel::{OURS, OursValue, facts};
use serde_json::json;
use std::io::Write;

pub(crate) fn run(args: &Edition, voice: &Voice) -> Result<(), Fault> {
    match (&args.what, &args.game) {
        (Some(EditionCommand::Check(files)), _) => check(files, voice),
        (Some(EditionCommand::Diff(files)), _) => diff(files, voice),
        (None, Some(id)) => {
            std::io::stdout().lock().write_all(game(id)?.base_edition().tag().text.as_bytes())?;
            Ok(())
        }
        (None, None) => Err(Fault::asked("fault-edition-which", facts![])),
    }
}

/// The game of an edition file: the one that was named, or the one it looks like.
fn game_of(files: &EditionFiles, text: &str) -> Result<&'static dyn Door, Fault> {
    match &files.game {
        Some(id) => game(id),
        None => game_of_edition(text)
            .ok_or_else(|| Fault::asked("fault-edition-game", facts![path = files.file.display().to_string()])),
    }
}

/// A file that can be played with, and in what it differs from the game's own or from another one.
fn check(files: &EditionFiles, voice: &Voice) -> Result<(), Fault> {
    let game = game_of(files, &read(&files.file)?)?;
    let checked = edition(game, Some(&files.file))?;
    let base = edition(game, files.with.as_deref())?;
    let differences = edition_differences(&base.tag().text, &checked.tag().text);
    let (id, name, digest) = (game.about().id, checked.tag().name.as_str(), checked.tag().digest);
    let mut out = std::io::stdout().lock();
    let ours = game.book().ours_in(&checked.tag().text, voice.lang);
    if files.json {
        let places: Vec<&str> = ours.iter().map(|value| value.path.as_str()).collect();
        let value = json!({ "game": id, "name": name, "digest": digest, "differences": differences, "ours": places });
        writeln!(out, "{value}")?;
        return Ok(());
    }
    let facts = facts![game = id, name, digest = digest.short(), count = differences.len()];
    writeln!(out, "{}", voice.say("edition-sound", facts))?;
    list(&mut out, &differences, voice)?;
    still_ours(&mut out, &ours, voice)
}

/// The values that are still ours: what the owner of a box may correct.
fn still_ours(out: &mut impl Write, ours: &[OursValue], voice: &Voice) -> Result<(), Fault> {
    writeln!(out, "{}", voice.faint(&voice.say("edition-ours", facts![count = ours.len(), mark = OURS.to_string()])))?;
    for OursValue { path, label, value } in ours {
        let value = value.to_string();
        let value = if value.contains('\n') { "…" } else { value.as_str() };
        writeln!(out, "{OURS} {}  {value}  {}", voice.strong(path), voice.faint(label))?;
    }
    Ok(())
}

/// The differences alone: nothing if there are none.
fn diff(files: &EditionFiles, voice: &Voice) -> Result<(), Fault> {
    let text = read(&files.file)?;
    let other = match &files.with {
        Some(path) => read(path)?,
        None => game_of(files, &text)?.base_edition().tag().text.clone(),
    };
    let differences = edition_differences(&other, &text);
    let mut out = std::io::stdout().lock();
    if files.json {
        writeln!(out, "{}", json!(differences))?;
        return Ok(());
    }
    list(&mut out, &differences, voice)
}

fn list(out: &mut impl Write, differences: &[Difference], voice: &Voice) -> Result<(), Fault> {
    for Difference { path, before, after } in differences {
        let shown = |value: &Option<String>| value.clone().unwrap_or_else(|| "–".to_owned());
        writeln!(out, "{}  {} → {}", voice.strong(path), shown(before), voice.warm(&shown(after)))?;
    }
    Ok(())
}
