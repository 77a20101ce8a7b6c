//! The editions that tables can be opened with: those that come with a game, those of the server, and those that people
//! bring along.

use crate::Fault;
use crate::app::{App, Asker};
use crate::store::file_fault;
use crate::tables::edition_fault;
use crate::words::words;
use ::table::TableId;
use catalog::{AnyEdition, Door};
use kernel::{EditionFault, Facts, facts};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use utoipa::{IntoParams, ToSchema};

/// An edition stays in memory once it was played with: this many different ones, and then no new ones until a restart.
const MOST_LOADED: usize = 1000;

/// The longest edition file, in bytes.
const LONGEST: usize = 48 * 1024;

/// Which edition a table is to be opened with.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum ChosenEdition {
    /// One of the list, by its fingerprint.
    Digest(String),
    /// An edition file.
    Text(String),
}

/// An edition of the list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct EditionCard {
    /// The name its file gives itself.
    pub(crate) name: String,
    /// The fingerprint of its file.
    pub(crate) digest: String,
    /// Whether it is the one that is played if nothing is said.
    pub(crate) base: bool,
    /// Whether it is one of this server's own, not one that comes with the game.
    pub(crate) house: bool,
}

/// The editions of a server's folder.
#[derive(Default)]
pub(crate) struct Editions {
    house: Vec<(&'static str, AnyEdition)>,
}

/// Why an edition file of the server's folder cannot be used.
#[derive(Debug)]
pub struct EditionFileFault {
    path: PathBuf,
    why: Why,
}

#[derive(Debug)]
enum Why {
    Unreadable(io::Error),
    NoGame,
    Wrong(EditionFault),
}

impl EditionFileFault {
    /// The file, and what is wrong with it.
    pub fn fault(&self) -> kernel::Fault {
        let path = self.path.display().to_string();
        let (key, facts) = match &self.why {
            Why::Unreadable(error) => ("edition-unreadable", facts![path, error = file_fault(error)]),
            Why::NoGame => ("edition-no-game", facts![path]),
            Why::Wrong(fault) => ("edition-wrong", facts![path, line = fault.line, reason = fault.reason.clone()]),
        };
        kernel::Fault::new(words(), key, facts)
    }
}

impl fmt::Display for EditionFileFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fault().fmt(out)
    }
}

impl std::error::Error for EditionFileFault {}

impl Editions {
    /// Reads the edition files of a folder, if there is one. One that cannot be used is refused: its owner wants to know.
    pub(crate) fn read(folder: Option<&Path>) -> Result<Editions, EditionFileFault> {
        let Some(folder) = folder else { return Ok(Editions::default()) };
        let unreadable = |path: &Path, error| EditionFileFault { path: path.to_owned(), why: Why::Unreadable(error) };
        let entries = fs::read_dir(folder).map_err(|error| unreadable(folder, error))?;
        let files: Result<Vec<PathBuf>, io::Error> = entries.map(|entry| entry.map(|entry| entry.path())).collect();
        let mut files = files.map_err(|error| unreadable(folder, error))?;
        files.retain(|path| path.extension().is_some_and(|ending| ending == "toml"));
        files.sort();
        let house = files.into_iter().map(|path| read_one(&path).map_err(|why| EditionFileFault { path, why }));
        Ok(Editions { house: house.collect::<Result<_, _>>()? })
    }

    /// The editions that a game can be played with, the usual one first.
    pub(crate) fn of(&self, game: &'static dyn Door) -> Vec<EditionCard> {
        let base = game.base_edition().tag().digest;
        let own = game.editions().into_iter().map(|edition| (edition, false));
        let cards = own.chain(self.house_of(game).map(|edition| (edition, true))).map(|(edition, house)| {
            let (name, digest) = (edition.tag().name.clone(), edition.tag().digest);
            EditionCard { name, digest: digest.to_string(), base: digest == base, house }
        });
        cards.collect()
    }

    /// An edition of the list, by its fingerprint.
    pub(crate) fn find(&self, game: &'static dyn Door, digest: &str) -> Option<AnyEdition> {
        let mut all = game.editions().into_iter().chain(self.house_of(game));
        all.find(|edition| edition.tag().digest.to_string() == digest)
    }

    /// The file of the edition that somebody chose. A file that they bring along is checked when the table is opened.
    pub(crate) fn text(&self, game: &str, chosen: ChosenEdition) -> Result<String, Fault> {
        let game = catalog::game(game).ok_or(Fault::Missing)?;
        match chosen {
            ChosenEdition::Digest(digest) => {
                let found = self.find(game, &digest).ok_or_else(|| Fault::asked("fault-no-edition", Facts::none()))?;
                Ok(found.tag().text.clone())
            }
            ChosenEdition::Text(text) => check(game, &text).map(|_| text),
        }
    }

    fn house_of(&self, game: &'static dyn Door) -> impl Iterator<Item = AnyEdition> {
        self.house.iter().filter(|(id, _)| *id == game.about().id).map(|(_, edition)| *edition)
    }
}

/// By which edition somebody reads: that of a table, one of the list, or the game's own.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct ReadBy {
    /// A table, whose edition is read.
    pub(crate) table: Option<String>,
    /// The fingerprint of an edition of the list.
    pub(crate) edition: Option<String>,
}

impl ReadBy {
    /// The edition. A table's is for those who may look at the table.
    pub(crate) async fn find(&self, app: &App, asker: &Asker, game: &'static dyn Door) -> Result<AnyEdition, Fault> {
        if let Some(digest) = &self.edition {
            return app.editions.find(game, digest).ok_or(Fault::Missing);
        }
        let Some(table) = &self.table else { return Ok(game.base_edition()) };
        let table = TableId::parse(table).ok_or(Fault::Missing)?;
        let person = asker.person.as_ref().map(|person| person.id.clone());
        let found = app.tables.look(&table, move |room, _| {
            room.audience(person.as_ref(), None)?;
            if room.game().about().id != game.about().id {
                return Err(Fault::Missing);
            }
            Ok(room.played().map_or(room.edition(), |played| room.edition_of(played.record())))
        });
        found.await?
    }

    /// The end of an address that is read by the same edition: with its question mark, or nothing.
    pub(crate) fn query(&self) -> String {
        match (&self.table, &self.edition) {
            (Some(table), _) => format!("?table={}", plain(table)),
            (None, Some(edition)) => format!("?edition={}", plain(edition)),
            (None, None) => String::new(),
        }
    }
}

/// What may stand in an address as it is: tables and fingerprints hold nothing else.
fn plain(text: &str) -> String {
    text.chars().filter(char::is_ascii_alphanumeric).collect()
}

/// Checks an edition file that somebody brings along.
pub(crate) fn check(game: &'static dyn Door, text: &str) -> Result<AnyEdition, Fault> {
    if text.len() > LONGEST {
        return Err(Fault::asked("fault-edition-long", facts![most = LONGEST / 1024]));
    }
    if !catalog::is_edition_loaded(game.about().id, text) && catalog::editions_loaded() >= MOST_LOADED {
        return Err(Fault::asked("fault-editions-full", Facts::none()));
    }
    game.read_edition(text).map_err(edition_fault)
}

fn read_one(path: &Path) -> Result<(&'static str, AnyEdition), Why> {
    let text = fs::read_to_string(path).map_err(Why::Unreadable)?;
    let game = catalog::game_of_edition(&text).ok_or(Why::NoGame)?;
    Ok((game.about().id, game.read_edition(&text).map_err(Why::Wrong)?))
}
