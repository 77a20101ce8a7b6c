//! `caldera doctor`: whether this program can open every table of a store.

use crate::args::Doctor;
use crate::fault::Fault;
use crate::people::place;
use crate::voice::Voice;
use kernel::{RulesVersion, facts};
use serde_json::json;
use server::{TableHealth, examine_data, examine_database};
use std::collections::BTreeMap;
use std::io::Write;

#[derive(Default)]
struct Count {
    tables: u32,
    older: u32,
    broken: u32,
    /// How many tables play by which older rules, by game.
    by: BTreeMap<(String, RulesVersion), u32>,
}

impl Count {
    fn add(&mut self, health: &TableHealth) {
        self.tables += 1;
        if health.broken.is_some() {
            self.broken += 1;
        } else if let (Some(rules), true) = (health.rules, health.plays_by_older_rules()) {
            self.older += 1;
            *self.by.entry((health.game.clone(), rules)).or_default() += 1;
        }
    }
}

pub(crate) fn run(args: &Doctor, voice: &Voice) -> Result<(), Fault> {
    if args.store.is_none() && !args.data.join("caldera.sqlite").exists() {
        return Err(Fault::file(&args.data, std::io::Error::from(std::io::ErrorKind::NotFound)));
    }
    let mut out = std::io::stdout().lock();
    let (mut count, mut failed) = (Count::default(), None);
    let mut show = |health: TableHealth| {
        count.add(&health);
        let told = if args.json { write_json(&mut out, &health, voice) } else { tell(&mut out, &health, voice) };
        failed = failed.take().or(told.err());
    };
    let examined = match &args.store {
        Some(address) => examine_database(address, &mut show),
        None => examine_data(&args.data, &mut show),
    };
    if let Some(error) = failed {
        return Err(error.into());
    }
    examined.map_err(|fault| {
        let path = place(args.store.as_deref(), &args.data);
        Fault::asked("fault-doctor", facts![path, reason = fault.fault()])
    })?;
    if !args.json {
        for ((game, rules), tables) in &count.by {
            tell_changes(&mut out, game, *rules, *tables, voice)?;
        }
        let facts = facts![tables = count.tables, older = count.older, broken = count.broken];
        writeln!(out, "{}", voice.say("doctor-sum", facts))?;
    }
    if count.broken > 0 { Err(Fault::Found) } else { Ok(()) }
}

/// A line for a table that needs one: what cannot be opened, and what is played by older rules.
fn tell(out: &mut impl Write, health: &TableHealth, voice: &Voice) -> std::io::Result<()> {
    let (id, game) = (health.id.as_str(), health.game.as_str());
    if let Some(reason) = &health.broken {
        return writeln!(out, "{}", voice.say("doctor-broken", facts![id, game, reason = reason.clone()]));
    }
    if let (Some(rules), true) = (health.rules, health.plays_by_older_rules()) {
        return writeln!(out, "{}", voice.say("doctor-older", facts![id, game, rules = rules.0]));
    }
    Ok(())
}

/// The rules that have changed since a version, each with its title and how those tables go on.
fn tell_changes(
    out: &mut impl Write,
    game: &str,
    rules: RulesVersion,
    tables: u32,
    voice: &Voice,
) -> std::io::Result<()> {
    let Some(door) = catalog::game(game) else { return Ok(()) };
    let facts = facts![tables, game = door.about().title(voice.lang), rules = rules.0];
    writeln!(out, "{}", voice.say("doctor-changed", facts))?;
    let book = door.book().volume(voice.lang);
    for rule in door.about().changed_since(rules).filter_map(|rule| book.rule(rule.as_str())) {
        writeln!(out, "  {} {}. {}", rule.id, rule.title, of_older_versions(&rule.body))?;
    }
    Ok(())
}

/// The sentences of a rule that say how games go on that began by an older version.
fn of_older_versions(body: &str) -> String {
    let text = body.split_whitespace().collect::<Vec<_>>().join(" ");
    // The word is the same in both languages.
    let names_one = |sentence: &&str| {
        let mut after = sentence.split("version ").skip(1);
        after.any(|after| after.starts_with(|letter: char| letter.is_ascii_digit()))
    };
    text.split_inclusive(". ").filter(names_one).collect::<String>().trim_end().to_owned()
}

fn write_json(out: &mut impl Write, health: &TableHealth, voice: &Voice) -> std::io::Result<()> {
    let reason = health.broken.as_ref().map(|reason| reason.say(voice.lang));
    let line = json!({
        "table": health.id, "game": health.game, "rules": health.rules, "ended": health.ended,
        "opens": health.broken.is_none(), "reason": reason, "older": health.plays_by_older_rules(),
        "changed": health.changed_since(),
    });
    writeln!(out, "{line}")
}

#[cfg(test)]
mod tests {
    use super::of_older_versions;
    use kernel::Lang;

    /// Whatever changed says in the book, in both languages, how games go on that began before.
    #[test]
    fn every_change_says_how_older_games_go_on() {
        for game in catalog::games() {
            for (rule, lang) in game.about().changes.iter().flat_map(|(_, rule)| Lang::ALL.map(|lang| (rule, lang))) {
                let book = game.book().volume(lang);
                let told = of_older_versions(&book.rule(rule.as_str()).expect("it stands in the book").body);
                assert!(told.len() > 20 && !told.contains('{'), "{rule}, {lang}: {told:?}");
            }
        }
        assert_eq!(of_older_versions("Six cards. Before\nversion 3 seven. A version."), "Before version 3 seven.");
    }
}
