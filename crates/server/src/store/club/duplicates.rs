//! Duplicates, as they are kept: a row for each, which never changes but for being done, and a row for everybody who enters.

use super::{Answer, Cells, Club, Door, ask, doors, number, text};
use ::table::{DuplicateId, Listing, Millis, PersonId, TableId};

/// A duplicate that is opened.
#[derive(Clone, Debug)]
pub(crate) struct NewDuplicate {
    pub(crate) id: DuplicateId,
    pub(crate) host: PersonId,
    pub(crate) created: Millis,
    pub(crate) closes: Millis,
    /// Whether everybody finds it in the list.
    pub(crate) listed: bool,
    pub(crate) kept: String,
}

/// Somebody who has entered.
#[derive(Clone, Debug)]
pub(crate) struct Entrant {
    pub(crate) person: PersonId,
    pub(crate) table: TableId,
    /// How lists show the table, once it is open.
    pub(crate) card: Option<Listing>,
}

impl Club {
    pub(crate) async fn open_duplicate(&self, new: NewDuplicate) -> Answer<()> {
        ask!(self, write, |door| open(door, &new))
    }

    /// A duplicate as it was opened.
    pub(crate) async fn duplicate(&self, id: DuplicateId) -> Answer<Option<String>> {
        ask!(self, read, |door| load(door, &id))
    }

    /// The duplicates that somebody sees, and how many have entered each: those that are open first, then the newest.
    pub(crate) async fn duplicates(
        &self,
        person: Option<PersonId>,
        now: Millis,
        limit: u32,
    ) -> Answer<Vec<(DuplicateId, String, u32)>> {
        ask!(self, read, |door| list(door, person.as_ref(), now, limit))
    }

    /// How many duplicates of somebody are still open.
    pub(crate) async fn duplicates_hosted(&self, host: PersonId, now: Millis) -> Answer<u32> {
        ask!(self, read, |door| hosted(door, &host, now))
    }

    /// Enters somebody at a table, unless they have entered already or as many have as may: the table at which they are.
    pub(crate) async fn enter_duplicate(
        &self,
        id: DuplicateId,
        person: PersonId,
        table: TableId,
        most: u32,
    ) -> Answer<Option<TableId>> {
        ask!(self, write, |door| enter(door, &id, &person, &table, most))
    }

    /// Somebody has not entered after all.
    pub(crate) async fn leave_duplicate(&self, id: DuplicateId, person: PersonId, table: TableId) -> Answer<()> {
        ask!(self, write, |door| leave(door, &id, &person, &table))
    }

    /// Everybody who has entered, and how their table stands.
    pub(crate) async fn entrants(&self, id: DuplicateId) -> Answer<Vec<Entrant>> {
        ask!(self, read, |door| entrants(door, &id))
    }

    /// Duplicates that have closed and whose seals are not all open yet.
    pub(crate) async fn due_duplicates(&self, now: Millis) -> Answer<Vec<DuplicateId>> {
        ask!(self, read, |door| due(door, now))
    }

    /// Notes that the seals of a duplicate are open.
    pub(crate) async fn close_duplicate(&self, id: DuplicateId) -> Answer<()> {
        ask!(self, write, |door| close(door, &id))
    }
}

async fn open(door: &impl Door, new: &NewDuplicate) -> Answer<()> {
    let NewDuplicate { id, host, created, closes, listed, kept } = new;
    let question = "INSERT INTO duplicate (id, host, created, closes, listed, kept) VALUES ($1, $2, $3, $4, $5, $6)";
    let numbers = [*created, *closes, i64::from(*listed)].map(number);
    let values = [text(id.as_str()), text(host.as_str())].into_iter().chain(numbers).chain([text(kept)]);
    door.change(question, values.collect()).await?;
    Ok(())
}

async fn load(door: &impl Door, id: &DuplicateId) -> Answer<Option<String>> {
    let found = door.rows("SELECT kept FROM duplicate WHERE id = $1", vec![text(id.as_str())]).await?;
    found.into_iter().next().map(|row| Cells::of(row).text()).transpose()
}

async fn list(
    door: &impl Door,
    person: Option<&PersonId>,
    now: Millis,
    limit: u32,
) -> Answer<Vec<(DuplicateId, String, u32)>> {
    let question = "SELECT id, kept, (SELECT count(*) FROM duplicate_entry WHERE duplicate_entry.duplicate = duplicate.id) FROM duplicate
         WHERE listed = 1 OR host = $1 OR id IN (SELECT duplicate FROM duplicate_entry WHERE person = $1)
         ORDER BY CASE WHEN closes > $2 THEN 0 ELSE 1 END, created DESC, id LIMIT $3";
    let values = vec![text(person.map_or("", PersonId::as_str)), number(now), number(limit)];
    let one = |row| {
        let mut cells = Cells::of(row);
        Ok((named(&cells.text()?)?, cells.text()?, cells.number()? as u32))
    };
    door.rows(question, values).await?.into_iter().map(one).collect()
}

async fn hosted(door: &impl Door, host: &PersonId, now: Millis) -> Answer<u32> {
    let question = "SELECT count(*) FROM duplicate WHERE host = $1 AND closes > $2";
    let found = door.rows(question, vec![text(host.as_str()), number(now)]).await?;
    found.into_iter().next().map_or(Ok(0), |row| Ok(Cells::of(row).number()? as u32))
}

async fn enter(
    door: &impl Door,
    id: &DuplicateId,
    person: &PersonId,
    table: &TableId,
    most: u32,
) -> Answer<Option<TableId>> {
    let question = "INSERT INTO duplicate_entry (duplicate, person, play) SELECT $1, $2, $3
         WHERE (SELECT count(*) FROM duplicate_entry WHERE duplicate = $1) < $4 ON CONFLICT DO NOTHING";
    let who = [text(id.as_str()), text(person.as_str())];
    let values = who.iter().cloned().chain([text(table.as_str()), number(most)]);
    door.change(question, values.collect()).await?;
    let question = "SELECT play FROM duplicate_entry WHERE duplicate = $1 AND person = $2";
    door.rows(question, who.to_vec()).await?.into_iter().next().map(|row| Cells::of(row).table()).transpose()
}

async fn leave(door: &impl Door, id: &DuplicateId, person: &PersonId, table: &TableId) -> Answer<()> {
    let question = "DELETE FROM duplicate_entry WHERE duplicate = $1 AND person = $2 AND play = $3";
    door.change(question, vec![text(id.as_str()), text(person.as_str()), text(table.as_str())]).await?;
    Ok(())
}

async fn entrants(door: &impl Door, id: &DuplicateId) -> Answer<Vec<Entrant>> {
    // A table that has gone into the archive has left how lists showed it in the books.
    let question = "SELECT duplicate_entry.person, duplicate_entry.play, coalesce(play.card, contest.card)
         FROM duplicate_entry LEFT JOIN play ON play.id = duplicate_entry.play
             LEFT JOIN contest ON contest.play = duplicate_entry.play
         WHERE duplicate_entry.duplicate = $1 ORDER BY duplicate_entry.person";
    let one = |row| {
        let mut cells = Cells::of(row);
        let (person, table) = (cells.person()?, cells.table()?);
        let card = cells.some_text()?.map(|card| serde_json::from_str(&card)).transpose()?;
        Ok(Entrant { person, table, card })
    };
    door.rows(question, vec![text(id.as_str())]).await?.into_iter().map(one).collect()
}

async fn due(door: &impl Door, now: Millis) -> Answer<Vec<DuplicateId>> {
    let question = "SELECT id FROM duplicate WHERE done = 0 AND closes <= $1 ORDER BY closes, id";
    door.rows(question, vec![number(now)]).await?.into_iter().map(|row| named(&Cells::of(row).text()?)).collect()
}

async fn close(door: &impl Door, id: &DuplicateId) -> Answer<()> {
    door.change("UPDATE duplicate SET done = 1 WHERE id = $1", vec![text(id.as_str())]).await?;
    Ok(())
}

fn named(id: &str) -> Answer<DuplicateId> {
    DuplicateId::parse(id).ok_or_else(super::unexpected)
}
