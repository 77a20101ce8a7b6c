//! What the store keeps of a club: finished games with the ratings they led to, who follows whom, what people show of
//! themselves.
//!
//! Journals are the truth: `contest`, `played`, `rating` and `rating_task` follow from them and can be made anew at any time.
//! Of a table in the archive there is no journal here any more: what was entered of it then stays as it is.
//! Each question is written once for both databases, in the words that they share, and asked through a [`Door`].

mod analyses;
mod books;
mod doors;
mod duplicates;
mod history;
mod people;
mod tournaments;
mod variations;

use books::Kept;
pub(super) use books::{archive, forget_archived};
pub(super) use doors::at_once;
pub(crate) use duplicates::{Entrant, NewDuplicate};
pub(crate) use history::{Curve, Game, Rival, Standing, Tally, Wanted};
use history::{Entered, TeamTally};
use kernel::facts;
pub(crate) use people::{Known, Profile};
pub(super) use tournaments::leave_tournaments;
pub(crate) use tournaments::{Announcement, KeptTournament, NewTournament};
pub(crate) use variations::{DEEPEST, Kin};

use super::sheets::{Cell, Row};
use super::{Postgres, Reply, Sqlite, StoreFault};
use ::club::{Anchors, Contest, Rated, Skill, Task};
use ::table::{Millis, PersonId, TableId, TournamentId};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A database that can be asked.
pub(super) trait Door {
    /// Asks. Values are written `$1`, `$2`…
    fn rows<'a>(&'a self, question: &'a str, values: Vec<Cell>) -> Reply<'a, Vec<Row>>;
    /// Changes something; how many rows.
    fn change<'a>(&'a self, question: &'a str, values: Vec<Cell>) -> Reply<'a, u64>;
    /// Waits until nobody else enters games; until the end of the transaction.
    fn alone(&self) -> Reply<'_, ()>;
}

/// A finished game, to be entered.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) table: TableId,
    pub(crate) game: String,
    pub(crate) contest: Contest<PersonId>,
    /// The people, each once.
    pub(crate) sat: Vec<Sat>,
}

/// How a finished game went for somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sat {
    pub(crate) person: PersonId,
    pub(crate) place: Option<u8>,
    pub(crate) score: Option<i32>,
    pub(crate) outcome: Outcome,
}

/// How somebody came out of a game, in a word.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize, utoipa::ToSchema,
)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Outcome {
    /// First, alone or with others, or in a team that won.
    Won,
    /// Anything else.
    Lost,
    /// Gave up, or left the chair to somebody else for good.
    Left,
    /// The game was ended before its end.
    Stopped,
}

impl Outcome {
    pub(crate) const ALL: [Outcome; 4] = [Outcome::Won, Outcome::Lost, Outcome::Left, Outcome::Stopped];

    pub(crate) const fn id(self) -> &'static str {
        match self {
            Outcome::Won => "won",
            Outcome::Lost => "lost",
            Outcome::Left => "left",
            Outcome::Stopped => "stopped",
        }
    }

    pub(crate) fn parse(id: &str) -> Option<Outcome> {
        Outcome::ALL.into_iter().find(|outcome| outcome.id() == id)
    }
}

/// Where a club is kept.
#[derive(Clone)]
pub(crate) enum Club {
    /// In a file.
    Sqlite(Arc<Sqlite>),
    /// In a database that several nodes share.
    Postgres(Arc<Postgres>),
}

/// Asks the database behind a club: `read` or `write`, as one transaction.
macro_rules! ask {
    ($club:expr, read, |$door:ident| $asked:expr) => {
        match $club {
            Club::Sqlite(store) => {
                store.read(move |connection| doors::at_once(connection, async |$door| $asked.await)).await
            }
            Club::Postgres(store) => {
                let client = store.client().await?;
                let $door = &client;
                $asked.await
            }
        }
    };
    ($club:expr, write, |$door:ident| $asked:expr) => {
        match $club {
            Club::Sqlite(store) => {
                store.write(move |connection| doors::at_once(connection, async |$door| $asked.await)).await
            }
            Club::Postgres(store) => {
                let change = store.change().await?;
                let $door: &deadpool_postgres::Object = &change;
                let done = $asked.await?;
                change.commit().await?;
                Ok(done)
            }
        }
    };
}

use ask;

type Answer<T> = Result<T, StoreFault>;

/// Finished games.
impl Club {
    /// Finished tables that are not in the books yet, the oldest first.
    pub(crate) async fn unentered(&self, limit: u32) -> Answer<Vec<TableId>> {
        ask!(self, read, |door| books::unentered(door, limit))
    }

    /// Whether a table is finished and not in the books yet.
    pub(crate) async fn is_unentered(&self, table: TableId) -> Answer<bool> {
        ask!(self, read, |door| books::is_unentered(door, &table))
    }

    /// Enters finished games; those that are in the books already change nothing.
    pub(crate) async fn enter(&self, entries: Vec<Entry>, anchors: &'static Anchors) -> Answer<()> {
        ask!(self, write, |door| books::enter(door, &entries, anchors))
    }

    /// Writes finished games down anew, without rating them.
    pub(crate) async fn write_anew(&self, entries: Vec<Entry>) -> Answer<()> {
        ask!(self, write, |door| books::write_anew(door, &entries))
    }

    /// Makes all ratings of a game anew from the games that are in the books.
    pub(crate) async fn rate_anew(&self, game: String, anchors: &'static Anchors) -> Answer<()> {
        ask!(self, write, |door| books::rate_anew(door, &game, anchors))
    }

    /// Notes that a finished table cannot be read, so that nobody tries again before all books are made anew.
    pub(crate) async fn pass_over(&self, table: TableId) -> Answer<()> {
        ask!(self, write, |door| books::pass_over(door, &table))
    }

    /// Finished tables after a number, each with its own.
    pub(crate) async fn finished(&self, after: i64, limit: u32) -> Answer<Vec<(i64, TableId)>> {
        ask!(self, read, |door| books::finished(door, after, limit))
    }

    /// Every game that is in the books.
    pub(crate) async fn games(&self) -> Answer<Vec<String>> {
        ask!(self, read, |door| books::games(door))
    }

    /// Empties the books, so that every finished table can be entered in another order.
    #[cfg(test)]
    pub(crate) async fn empty(&self) -> Answer<()> {
        ask!(self, write, |door| books::empty(door))
    }

    /// Everything the books hold, to be compared.
    pub(crate) async fn kept(&self) -> Answer<Kept> {
        ask!(self, read, |door| books::kept(door))
    }

    /// The contest of a table, once it is in the books, with what it changed.
    pub(crate) async fn contest(&self, table: TableId) -> Answer<Option<Entered>> {
        ask!(self, read, |door| history::contest(door, &table))
    }
}

/// Analyses of finished games.
impl Club {
    /// The report of a table at an effort, as it was written.
    pub(crate) async fn analysis_of(&self, table: TableId, effort: &'static str) -> Answer<Option<String>> {
        ask!(self, read, |door| analyses::analysis_of(door, &table, effort))
    }

    /// Keeps a report that has come so far.
    pub(crate) async fn keep_analysis(
        &self,
        table: TableId,
        effort: &'static str,
        done: u32,
        report: String,
    ) -> Answer<()> {
        ask!(self, write, |door| analyses::keep_analysis(door, &table, effort, done, &report))
    }

    /// Keeps what an analysis says of each person, unless a better one said it already.
    pub(crate) async fn keep_sums(&self, table: TableId, rank: u32, sums: String) -> Answer<()> {
        ask!(self, write, |door| analyses::keep_sums(door, &table, rank, &sums))
    }

    /// How far that can be trusted which is kept of a table.
    pub(crate) async fn rank_of_sums(&self, table: TableId) -> Answer<Option<u32>> {
        ask!(self, read, |door| analyses::rank_of_sums(door, &table))
    }

    /// What was found in the games that somebody played, each with its game.
    pub(crate) async fn sums_of(&self, person: PersonId) -> Answer<Vec<(String, String)>> {
        ask!(self, read, |door| analyses::sums_of(door, &person))
    }
}

/// Comparisons of two ways a game could go on.
impl Club {
    /// The report of a comparison, as it was written.
    pub(crate) async fn comparison_of(&self, table: TableId, ways: String) -> Answer<Option<String>> {
        ask!(self, read, |door| analyses::comparison_of(door, &table, &ways))
    }

    /// All that were made of a table: their ways and their reports.
    pub(crate) async fn comparisons_of(&self, table: TableId) -> Answer<Vec<(String, String)>> {
        ask!(self, read, |door| analyses::comparisons_of(door, &table))
    }

    /// Keeps a report that has come so far.
    pub(crate) async fn keep_comparison(&self, table: TableId, ways: String, done: u32, report: String) -> Answer<()> {
        ask!(self, write, |door| analyses::keep_comparison(door, &table, &ways, done, &report))
    }
}

/// Games that go on from moments of others.
impl Club {
    /// A table with the game it goes on from, as somebody who asks may find it.
    pub(crate) async fn kin(&self, table: TableId, asker: Option<PersonId>) -> Answer<Option<Kin>> {
        ask!(self, read, |door| variations::kin(door, &table, asker.as_ref()))
    }

    /// A table and all that goes on from it, the nearest first.
    pub(crate) async fn descent(&self, table: TableId, asker: Option<PersonId>, most: u32) -> Answer<Vec<Kin>> {
        ask!(self, read, |door| variations::descent(door, &table, asker.as_ref(), most))
    }

    /// Names a table that goes on from another; false unless it is one that this person opened.
    pub(crate) async fn name_variation(&self, table: TableId, person: PersonId, name: String) -> Answer<bool> {
        ask!(self, write, |door| variations::name(door, &table, &person, &name))
    }

    /// What somebody called the tables they opened from moments of others.
    pub(crate) async fn variations_named(&self, person: PersonId) -> Answer<Vec<(TableId, String)>> {
        ask!(self, read, |door| variations::named_by(door, &person))
    }
}

/// What somebody has played, and how well.
impl Club {
    /// Games of somebody, the last one first.
    pub(crate) async fn games_of(&self, person: PersonId, wanted: Wanted) -> Answer<Vec<Game>> {
        ask!(self, read, |door| history::games_of(door, &person, &wanted))
    }

    /// How somebody fared, by game, seats, outcome and place.
    pub(crate) async fn tallies_of(&self, person: PersonId) -> Answer<Vec<Tally>> {
        ask!(self, read, |door| history::tallies_of(door, &person))
    }

    /// How teams of somebody fared, by what they played against.
    pub(crate) async fn teams_of(&self, person: PersonId) -> Answer<Vec<TeamTally>> {
        ask!(self, read, |door| history::teams_of(door, &person))
    }

    /// Against whom somebody has played most, and how it went.
    pub(crate) async fn rivals_of(&self, person: PersonId, limit: u32) -> Answer<Vec<Rival>> {
        ask!(self, read, |door| history::rivals_of(door, &person, limit))
    }

    /// How a rating went, the newest first.
    pub(crate) async fn curve_of(&self, person: PersonId, game: String, limit: u32) -> Answer<Vec<Curve>> {
        ask!(self, read, |door| history::curve_of(door, &person, &game, limit))
    }

    /// Somebody's ratings, by game.
    pub(crate) async fn ratings_of(&self, person: PersonId) -> Answer<Vec<(String, Rated)>> {
        ask!(self, read, |door| history::ratings_of(door, &person))
    }

    /// The best of a game, of those who have an account and show their ratings.
    pub(crate) async fn best_of(&self, game: String, limit: u32) -> Answer<Vec<Standing>> {
        ask!(self, read, |door| history::best_of(door, &game, limit))
    }
}

/// People among each other.
impl Club {
    /// Somebody, with what they show of themselves, for whoever asks.
    pub(crate) async fn profile_of(&self, asker: Option<PersonId>, person: PersonId) -> Answer<Option<Known>> {
        let asker = asker.map_or(String::new(), |asker| asker.to_string());
        ask!(self, read, |door| people::profile_of(door, &asker, &person))
    }

    /// Chooses what everybody may see.
    pub(crate) async fn show(&self, person: PersonId, profile: Profile, now: Millis) -> Answer<()> {
        ask!(self, write, |door| people::show(door, &person, profile, now))
    }

    /// Follows somebody, or no longer.
    pub(crate) async fn follow(&self, person: PersonId, other: PersonId, follows: bool) -> Answer<()> {
        ask!(self, write, |door| people::follow(door, &person, &other, follows))
    }

    /// Whom somebody follows, by name.
    pub(crate) async fn friends_of(&self, person: PersonId) -> Answer<Vec<Known>> {
        ask!(self, read, |door| people::friends_of(door, &person))
    }

    /// With whom somebody has played lately, the last first.
    pub(crate) async fn recent_of(&self, person: PersonId, limit: u32) -> Answer<Vec<Known>> {
        ask!(self, read, |door| people::recent_of(door, &person, limit))
    }

    /// Whether one of two keeps the other away.
    pub(crate) async fn are_apart(&self, one: PersonId, other: PersonId) -> Answer<bool> {
        ask!(self, read, |door| people::are_apart(door, &one, &other))
    }

    /// Notes that people are here now, as far as they wish it to be seen.
    pub(crate) async fn seen(&self, people: Vec<PersonId>, now: Millis) -> Answer<()> {
        ask!(self, write, |door| people::seen(door, &people, now))
    }
}

/// Tournaments.
impl Club {
    pub(crate) async fn open_tournament(&self, new: NewTournament) -> Answer<()> {
        ask!(self, write, |door| tournaments::open(door, &new))
    }

    /// A tournament as it was kept last, with its version.
    pub(crate) async fn tournament(&self, id: TournamentId) -> Answer<Option<(i64, String)>> {
        ask!(self, read, |door| tournaments::load(door, &id))
    }

    /// Keeps what became of a version of a tournament, with what there is to tell of it; false if there is a newer one.
    pub(crate) async fn change_tournament(
        &self,
        id: TournamentId,
        version: i64,
        kept: KeptTournament,
        told: Option<Announcement>,
    ) -> Answer<bool> {
        ask!(self, write, |door| tournaments::change(door, &id, version, &kept, told.as_ref()))
    }

    /// Tournaments: those that are not over first, then the newest.
    pub(crate) async fn tournaments(&self, limit: u32) -> Answer<Vec<(TournamentId, String)>> {
        ask!(self, read, |door| tournaments::list(door, limit))
    }

    /// Tournaments that are being played, or of which the time has come for something.
    pub(crate) async fn running_tournaments(&self, now: Millis) -> Answer<Vec<TournamentId>> {
        ask!(self, read, |door| tournaments::running(door, now))
    }

    /// How many tournaments somebody leads that are not over.
    pub(crate) async fn tournaments_hosted(&self, host: PersonId) -> Answer<u32> {
        ask!(self, read, |door| tournaments::hosted(door, &host))
    }

    /// The names of people, as they are now.
    pub(crate) async fn names(&self, people: Vec<PersonId>) -> Answer<BTreeMap<PersonId, String>> {
        ask!(self, read, |door| tournaments::names(door, &people))
    }

    /// What people are worth in a game, as far as that is known.
    pub(crate) async fn strengths(&self, game: String, people: Vec<PersonId>) -> Answer<BTreeMap<PersonId, i64>> {
        ask!(self, read, |door| tournaments::strengths(door, &game, &people))
    }

    /// How far a table is; nothing if there is none of this name.
    pub(crate) async fn phase_of(&self, table: TableId) -> Answer<Option<String>> {
        ask!(self, read, |door| tournaments::phase_of(door, &table))
    }
}

fn text(value: &str) -> Cell {
    Cell::Text(value.to_owned())
}

fn number(value: impl Into<i64>) -> Cell {
    Cell::Number(value.into())
}

fn perhaps(value: Option<impl Into<i64>>) -> Cell {
    value.map_or(Cell::Nothing, number)
}

/// The cells of a row, one after the other.
struct Cells(std::vec::IntoIter<Cell>);

impl Cells {
    fn of(row: Row) -> Cells {
        Cells(row.into_iter())
    }

    fn number(&mut self) -> Answer<i64> {
        self.perhaps()?.ok_or_else(unexpected)
    }

    fn perhaps(&mut self) -> Answer<Option<i64>> {
        match self.0.next() {
            Some(Cell::Number(number)) => Ok(Some(number)),
            Some(Cell::Nothing) => Ok(None),
            Some(Cell::Text(_) | Cell::Bytes(_)) | None => Err(unexpected()),
        }
    }

    fn text(&mut self) -> Answer<String> {
        self.some_text()?.ok_or_else(unexpected)
    }

    fn some_text(&mut self) -> Answer<Option<String>> {
        match self.0.next() {
            Some(Cell::Text(text)) => Ok(Some(text)),
            Some(Cell::Nothing) => Ok(None),
            Some(Cell::Number(_) | Cell::Bytes(_)) | None => Err(unexpected()),
        }
    }

    fn person(&mut self) -> Answer<PersonId> {
        PersonId::parse(&self.text()?).ok_or_else(unexpected)
    }

    fn table(&mut self) -> Answer<TableId> {
        TableId::parse(&self.text()?).ok_or_else(unexpected)
    }

    /// Mean, deviation and number of games.
    fn rated(&mut self) -> Answer<Rated> {
        let skill = Skill::from_millionths([self.number()?, self.number()?]);
        Ok(Rated { skill, games: self.number()? as u32 })
    }

    /// Mean and deviation, if there are any.
    fn skill(&mut self) -> Answer<Option<Skill>> {
        let (mean, deviation) = (self.perhaps()?, self.perhaps()?);
        Ok(mean.zip(deviation).map(|(mean, deviation)| Skill::from_millionths([mean, deviation])))
    }

    fn task(&mut self) -> Answer<Option<Task>> {
        Ok(self.some_text()?.map(Task::read))
    }
}

/// A row that nobody of us wrote.
fn unexpected() -> StoreFault {
    StoreFault::broken("store-club-row", facts![])
}
