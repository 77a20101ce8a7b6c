//! The doctor: opens every table of a store with this program and says what became of it. Nothing is written there.

use crate::store::{AllTables, DatabaseTables, FolderTables, StoreFault, Stored, private_file};
use ::table::{Deed, Line, Room, TableId, written_record};
use kernel::{Fault, RulesVersion};
use std::path::{Path, PathBuf};

/// What became of one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableHealth {
    /// Which table.
    pub id: String,
    /// The game's short name.
    pub game: String,
    /// The version of the rules that its game is played by, once it has begun.
    pub rules: Option<RulesVersion>,
    /// Whether it is over.
    pub ended: bool,
    /// What is wrong with it, if it cannot be opened.
    pub broken: Option<Fault>,
}

impl TableHealth {
    /// The rules that changed since: what a new game would do otherwise. Nothing for a game by the newest rules.
    pub fn changed_since(&self) -> Vec<&'static str> {
        let about = catalog::game(&self.game).map(catalog::Door::about);
        let changed = about.zip(self.rules).map(|(about, rules)| about.changed_since(rules));
        changed.into_iter().flatten().map(kernel::RuleId::as_str).collect()
    }

    /// Whether newer rules are there than those its game is played by.
    pub fn plays_by_older_rules(&self) -> bool {
        let newest = catalog::game(&self.game).map(|game| game.about().rules);
        self.rules.is_some() && self.rules < newest
    }
}

/// Opens every table of a folder, the newest first, and shows what became of each. A server may run there meanwhile.
pub fn examine_data(folder: &Path, show: &mut dyn FnMut(TableHealth)) -> Result<(), StoreFault> {
    examine_all(&FolderTables::open(folder)?, show)
}

/// Opens every table of a PostgreSQL database, the newest first, and shows what became of each. Servers may use it
/// meanwhile. Not to be called where asynchronous code runs.
pub fn examine_database(address: &str, show: &mut dyn FnMut(TableHealth)) -> Result<(), StoreFault> {
    examine_all(&DatabaseTables::open(address)?, show)
}

fn examine_all(tables: &dyn AllTables, show: &mut dyn FnMut(TableHealth)) -> Result<(), StoreFault> {
    for id in tables.ids()? {
        let health = match tables.load(&id) {
            Ok(Some(stored)) => examine(&id, &stored),
            Ok(None) => continue,
            Err(fault) => TableHealth {
                id: id.to_string(),
                game: tables.game_of(&id).unwrap_or_default(),
                rules: None,
                ended: false,
                broken: Some(fault.fault()),
            },
        };
        show(health);
    }
    Ok(())
}

/// Opens one table as a server would.
pub(crate) fn examine(id: &TableId, stored: &Stored) -> TableHealth {
    let read = Room::read(id.clone(), stored.secret, &stored.lines);
    let game = match stored.lines.first() {
        Some(Line { deed: Deed::Opened { plan, .. }, .. }) => Some(plan.game.clone()),
        Some(_) | None => None,
    };
    TableHealth {
        id: id.to_string(),
        game: game.unwrap_or_default(),
        rules: written_record(&stored.lines).map(|record| record.header.rules),
        ended: read.as_ref().is_ok_and(|room| room.phase().has_ended()),
        broken: read.err().map(|fault| fault.fault()),
    }
}

/// After an update, opens every table in the background once and logs those that this program cannot open. Their players
/// are told when they come. Of several nodes that start on one database, one does it.
pub(crate) async fn after_update(folder: PathBuf, database: Option<String>) {
    let _ = tokio::task::spawn_blocking(move || {
        let examined = match database {
            Some(address) => database_after_update(&address),
            None => folder_after_update(&folder),
        };
        if let Err(fault) = examined {
            tracing::error!(%fault, "the tables could not be examined after an update");
        }
    })
    .await;
}

fn folder_after_update(folder: &Path) -> Result<(), StoreFault> {
    let (marker, program) = (folder.join("examined"), program());
    if std::fs::read_to_string(&marker).is_ok_and(|examined| examined == program) {
        return Ok(());
    }
    examine_and_log(&FolderTables::open(folder)?)?;
    if let Err(error) = mark(&marker, &program) {
        tracing::warn!(%error, "the data folder takes no mark");
    }
    Ok(())
}

fn database_after_update(address: &str) -> Result<(), StoreFault> {
    let (tables, program) = (DatabaseTables::open(address)?, program());
    if !tables.may_examine()? || tables.examined_by()?.as_deref() == Some(program.as_str()) {
        return Ok(());
    }
    examine_and_log(&tables)?;
    tables.note_examined(&program)
}

fn examine_and_log(tables: &dyn AllTables) -> Result<(), StoreFault> {
    let (mut count, mut older, mut broken) = (0_u32, 0_u32, 0_u32);
    examine_all(tables, &mut |health| {
        count += 1;
        older += u32::from(health.plays_by_older_rules());
        if let Some(reason) = &health.broken {
            broken += 1;
            tracing::error!(table = health.id, game = health.game, %reason, "this program cannot open a table");
        }
        // Tables that people wait for go first.
        std::thread::yield_now();
    })?;
    tracing::info!(tables = count, older, broken, "examined every table after an update");
    Ok(())
}

/// Leaves a mark that nobody else may read, like everything in the folder.
fn mark(marker: &Path, program: &str) -> std::io::Result<()> {
    let mut file = private_file(marker)?;
    file.set_len(0)?;
    std::io::Write::write_all(&mut file, program.as_bytes())
}

/// What tells two programs apart that may open tables differently: the release, and the rules of every game.
fn program() -> String {
    let rules = catalog::games().iter().map(|game| format!(" {} {}", game.about().id, game.about().rules));
    format!("{}{}\n", env!("CARGO_PKG_VERSION"), rules.collect::<String>())
}
