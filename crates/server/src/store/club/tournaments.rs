//! Tournaments, as they are kept: a row for each, changed only by whoever has read its newest version.

use super::{Answer, Cells, Door, number, text};
use ::table::{Millis, PersonId, TableId, TournamentId};
use std::collections::BTreeMap;

/// A tournament that is opened.
#[derive(Clone, Debug)]
pub(crate) struct NewTournament {
    pub(crate) id: TournamentId,
    pub(crate) host: PersonId,
    pub(crate) created: Millis,
    pub(crate) stage: &'static str,
    pub(crate) kept: String,
}

const UNFINISHED: &str = "stage IN ('registration', 'check-in', 'playing')";

pub(super) async fn open(door: &impl Door, new: &NewTournament) -> Answer<()> {
    let NewTournament { id, host, created, stage, kept } = new;
    let question = "INSERT INTO tournament (id, host, created, stage, version, kept) VALUES ($1, $2, $3, $4, 1, $5)";
    let values = vec![text(id.as_str()), text(host.as_str()), number(*created), text(stage), text(kept)];
    door.change(question, values).await?;
    Ok(())
}

pub(super) async fn load(door: &impl Door, id: &TournamentId) -> Answer<Option<(i64, String)>> {
    let found = door.rows("SELECT version, kept FROM tournament WHERE id = $1", vec![text(id.as_str())]).await?;
    let Some(row) = found.into_iter().next() else { return Ok(None) };
    let mut cells = Cells::of(row);
    Ok(Some((cells.number()?, cells.text()?)))
}

pub(super) async fn change(door: &impl Door, id: &TournamentId, version: i64, stage: &str, kept: &str) -> Answer<bool> {
    let question = "UPDATE tournament SET stage = $3, kept = $4, version = version + 1 WHERE id = $1 AND version = $2";
    let values = vec![text(id.as_str()), number(version), text(stage), text(kept)];
    Ok(door.change(question, values).await? == 1)
}

pub(super) async fn list(door: &impl Door, limit: u32) -> Answer<Vec<(TournamentId, String)>> {
    let question = format!(
        "SELECT id, kept FROM tournament ORDER BY CASE WHEN {UNFINISHED} THEN 0 ELSE 1 END, created DESC, id LIMIT $1"
    );
    let found = door.rows(&question, vec![number(limit)]).await?;
    let one = |row| {
        let mut cells = Cells::of(row);
        Ok((tournament(&cells.text()?)?, cells.text()?))
    };
    found.into_iter().map(one).collect()
}

pub(super) async fn running(door: &impl Door) -> Answer<Vec<TournamentId>> {
    let found = door.rows("SELECT id FROM tournament WHERE stage = 'playing' ORDER BY id", Vec::new()).await?;
    found.into_iter().map(|row| tournament(&Cells::of(row).text()?)).collect()
}

pub(super) async fn hosted(door: &impl Door, host: &PersonId) -> Answer<u32> {
    let question = format!("SELECT count(*) FROM tournament WHERE host = $1 AND {UNFINISHED}");
    let found = door.rows(&question, vec![text(host.as_str())]).await?;
    found.into_iter().next().map_or(Ok(0), |row| Ok(Cells::of(row).number()? as u32))
}

fn tournament(id: &str) -> Answer<TournamentId> {
    TournamentId::parse(id).ok_or_else(super::unexpected)
}

/// The names of people, as they are now.
pub(super) async fn names(door: &impl Door, people: &[PersonId]) -> Answer<BTreeMap<PersonId, String>> {
    let mut names = BTreeMap::new();
    for person in people {
        let found = door.rows("SELECT name FROM person WHERE id = $1", vec![text(person.as_str())]).await?;
        if let Some(row) = found.into_iter().next() {
            names.insert(person.clone(), Cells::of(row).text()?);
        }
    }
    Ok(names)
}

/// What people are worth in a game, in millionths of the model's points; whoever has no rating is left out.
pub(super) async fn strengths(door: &impl Door, game: &str, people: &[PersonId]) -> Answer<BTreeMap<PersonId, i64>> {
    let mut strengths = BTreeMap::new();
    for person in people {
        let question = "SELECT mean FROM rating WHERE game = $1 AND person = $2";
        let found = door.rows(question, vec![text(game), text(person.as_str())]).await?;
        if let Some(row) = found.into_iter().next() {
            strengths.insert(person.clone(), Cells::of(row).number()?);
        }
    }
    Ok(strengths)
}

/// How far a table is; nothing if there is none of this name.
pub(super) async fn phase_of(door: &impl Door, table: &TableId) -> Answer<Option<String>> {
    let found = door.rows("SELECT phase FROM play WHERE id = $1", vec![text(table.as_str())]).await?;
    found.into_iter().next().map(|row| Cells::of(row).text()).transpose()
}
