//! The shape of the database, and how older shapes become newer ones.

use rusqlite::Connection;

/// Each step makes version `n + 1` from version `n`. Steps are only ever added.
const MIGRATIONS: &[&str] = &["
    CREATE TABLE setting (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;

    CREATE TABLE person (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, login TEXT UNIQUE, password TEXT, created INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE pass (
        fingerprint BLOB PRIMARY KEY, person TEXT NOT NULL REFERENCES person(id), created INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX pass_of_person ON pass(person);

    CREATE TABLE play (
        id TEXT PRIMARY KEY, secret BLOB NOT NULL, phase TEXT NOT NULL, open INTEGER NOT NULL, card TEXT NOT NULL,
        waiting INTEGER NOT NULL, created INTEGER NOT NULL, updated INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX play_open ON play(created) WHERE open > 0;
    CREATE TABLE sitting (
        person TEXT NOT NULL, play TEXT NOT NULL REFERENCES play(id), place INTEGER NOT NULL,
        PRIMARY KEY (person, play, place)
    ) WITHOUT ROWID;
    CREATE INDEX sitting_of_play ON sitting(play);

    CREATE TABLE line (
        play TEXT NOT NULL REFERENCES play(id), seq INTEGER NOT NULL, at INTEGER NOT NULL, key TEXT, deed TEXT NOT NULL,
        PRIMARY KEY (play, seq)
    ) WITHOUT ROWID;
"];

/// Brings a database to the newest version. One from the future is refused.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), String> {
    let fault = |error: rusqlite::Error| error.to_string();
    let found: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0)).map_err(fault)?;
    let found = found as usize;
    if found > MIGRATIONS.len() {
        return Err(format!(
            "the database has version {found}, made by a newer Caldera; this one knows up to {}",
            MIGRATIONS.len()
        ));
    }
    for (version, step) in MIGRATIONS.iter().enumerate().skip(found) {
        let change = connection.transaction().map_err(fault)?;
        change.execute_batch(step).map_err(fault)?;
        change.pragma_update(None, "user_version", version as u32 + 1).map_err(fault)?;
        change.commit().map_err(fault)?;
    }
    Ok(())
}
