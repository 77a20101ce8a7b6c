//! `caldera doctor`: whether this program can open every table of a store.

use crate::args::Doctor;
use crate::fault::Fault;
use crate::people::place;
use crate::voice::Voice;
use kernel::facts;
use serde_json::json;
use server::{TableHealth, examine_data, examine_database};
use std::io::Write;

#[derive(Default)]
struct Count {
    tables: u32,
    older: u32,
    broken: u32,
}

pub(crate) fn run(args: &Doctor, voice: &Voice) -> Result<(), Fault> {
    if args.store.is_none() && !args.data.join("caldera.sqlite").exists() {
        return Err(Fault::file(&args.data, std::io::Error::from(std::io::ErrorKind::NotFound)));
    }
    let mut out = std::io::stdout().lock();
    let (mut count, mut failed) = (Count::default(), None);
    let mut show = |health: TableHealth| {
        count.tables += 1;
        count.broken += u32::from(health.broken.is_some());
        count.older += u32::from(health.broken.is_none() && health.plays_by_older_rules());
        let told = if args.json { write_json(&mut out, &health) } else { tell(&mut out, &health, voice) };
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
        Fault::asked("fault-doctor", facts![path, reason = fault.to_string()])
    })?;
    if !args.json {
        let facts = facts![tables = count.tables, older = count.older, broken = count.broken];
        writeln!(out, "{}", voice.say("doctor-sum", facts))?;
    }
    if count.broken > 0 { Err(Fault::Found) } else { Ok(()) }
}

/// A line for a table that needs one: what cannot be opened, and what is played by older rules.
fn tell(out: &mut impl Write, health: &TableHealth, voice: &Voice) -> std::io::Result<()> {
    let (id, game) = (health.id.as_str(), health.game.as_str());
    if let Some(reason) = &health.broken {
        return writeln!(out, "{}", voice.say("doctor-broken", facts![id, game, reason = reason.as_str()]));
    }
    if let (Some(rules), true) = (health.rules, health.plays_by_older_rules()) {
        let changed = health.changed_since().join(", ");
        return writeln!(out, "{}", voice.say("doctor-older", facts![id, game, rules = rules.0, changed]));
    }
    Ok(())
}

fn write_json(out: &mut impl Write, health: &TableHealth) -> std::io::Result<()> {
    let line = json!({
        "table": health.id, "game": health.game, "rules": health.rules, "ended": health.ended,
        "opens": health.broken.is_none(), "reason": health.broken, "older": health.plays_by_older_rules(),
        "changed": health.changed_since(),
    });
    writeln!(out, "{line}")
}
