//! Games that go on from moments of others: a tree that grows as tables are opened. The row of a branch is written with the
//! first line of its journal; here it is read, and named.

use super::{Answer, Cells, Door, number, text};
use ::table::{Listing, Millis, PersonId, TableId};

/// How far a tree is followed from any of its tables.
pub(crate) const DEEPEST: u32 = 30;

/// A table in a tree of games that go on from each other.
#[derive(Clone, Debug)]
pub(crate) struct Kin {
    pub(crate) table: TableId,
    /// How many games it goes on from, counted from the table asked for.
    pub(crate) depth: u32,
    /// The table it goes on from, and after which entry there; nothing for one that begins at the beginning.
    pub(crate) origin: Option<(TableId, u32)>,
    /// What it is called; empty if it has no name.
    pub(crate) name: String,
    /// Who opened it, with their name as it is now.
    pub(crate) by: Option<(PersonId, Option<String>)>,
    pub(crate) card: Listing,
    pub(crate) created: Millis,
    /// Whether whoever asks sits there.
    sits: bool,
}

impl Kin {
    /// Whether whoever asks may see this table.
    pub(crate) fn is_open(&self) -> bool {
        self.card.plan.watched || self.sits
    }
}

/// What is read of each table. `$2` is whoever asks.
const COLUMNS: &str =
    "play.id, variation.origin, variation.moment, variation.name, variation.person, person.name, play.card,
    play.created, CAST((SELECT count(*) FROM sitting WHERE sitting.play = play.id AND sitting.person = $2) AS BIGINT)";

fn read(cells: &mut Cells, depth: u32) -> Answer<Kin> {
    let table = cells.table()?;
    let origin = cells.some_text()?.map(|origin| TableId::parse(&origin).ok_or_else(super::unexpected)).transpose()?;
    let moment = cells.perhaps()?.unwrap_or_default() as u32;
    let name = cells.some_text()?.unwrap_or_default();
    let by = cells.some_text()?.map(|person| PersonId::parse(&person).ok_or_else(super::unexpected)).transpose()?;
    let called = cells.some_text()?;
    let card = serde_json::from_str(&cells.text()?)?;
    let (created, sits) = (cells.number()?, cells.number()? > 0);
    let (origin, by) = (origin.map(|origin| (origin, moment)), by.map(|by| (by, called)));
    Ok(Kin { table, depth, origin, name, by, card, created, sits })
}

fn asking(asker: Option<&PersonId>) -> super::Cell {
    text(asker.map_or("", PersonId::as_str))
}

/// A table with the game it goes on from.
pub(super) async fn kin(door: &impl Door, table: &TableId, asker: Option<&PersonId>) -> Answer<Option<Kin>> {
    let question = format!(
        "SELECT {COLUMNS} FROM play LEFT JOIN variation ON variation.play = play.id
         LEFT JOIN person ON person.id = variation.person WHERE play.id = $1"
    );
    let found = door.rows(&question, vec![text(table.as_str()), asking(asker)]).await?;
    found.into_iter().next().map(|row| read(&mut Cells::of(row), 0)).transpose()
}

/// A table and all that goes on from it, the nearest first.
pub(super) async fn descent(
    door: &impl Door,
    table: &TableId,
    asker: Option<&PersonId>,
    most: u32,
) -> Answer<Vec<Kin>> {
    let question = format!(
        "WITH RECURSIVE tree(id, depth) AS (
            SELECT id, CAST(0 AS BIGINT) FROM play WHERE id = $1
            UNION ALL
            SELECT variation.play, tree.depth + 1 FROM tree JOIN variation ON variation.origin = tree.id
            WHERE tree.depth < {DEEPEST})
         SELECT tree.depth, {COLUMNS} FROM tree JOIN play ON play.id = tree.id
         LEFT JOIN variation ON variation.play = play.id LEFT JOIN person ON person.id = variation.person
         ORDER BY tree.depth, variation.moment, play.created, play.id LIMIT $3"
    );
    let found = door.rows(&question, vec![text(table.as_str()), asking(asker), number(most)]).await?;
    let one = |row| {
        let mut cells = Cells::of(row);
        let depth = cells.number()? as u32;
        read(&mut cells, depth)
    };
    found.into_iter().map(one).collect()
}

/// Names a branch; false unless it is one that this person opened.
pub(super) async fn name(door: &impl Door, table: &TableId, person: &PersonId, name: &str) -> Answer<bool> {
    let question = "UPDATE variation SET name = $3 WHERE play = $1 AND person = $2";
    let values = vec![text(table.as_str()), text(person.as_str()), text(name)];
    Ok(door.change(question, values).await? == 1)
}

/// The names that somebody gave.
pub(super) async fn named_by(door: &impl Door, person: &PersonId) -> Answer<Vec<(TableId, String)>> {
    let question = "SELECT play, name FROM variation WHERE person = $1 AND name <> '' ORDER BY play";
    let found = door.rows(question, vec![text(person.as_str())]).await?;
    let one = |row| {
        let mut cells = Cells::of(row);
        Ok((cells.table()?, cells.text()?))
    };
    found.into_iter().map(one).collect()
}
