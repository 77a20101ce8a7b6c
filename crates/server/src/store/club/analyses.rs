//! Analyses of finished games and comparisons of two ways they could go on, as far as they have come. They follow from the journals and could be made anew; keeping
//! them saves the work.

use super::{Answer, Cells, Door, number, text};
use ::table::{PersonId, TableId};

/// The report of a table at an effort, as it was written.
pub(super) async fn analysis_of(door: &impl Door, table: &TableId, effort: &str) -> Answer<Option<String>> {
    let question = "SELECT report FROM analysis WHERE play = $1 AND effort = $2";
    let found = door.rows(question, vec![text(table.as_str()), text(effort)]).await?;
    found.into_iter().next().map(|row| Cells::of(row).text()).transpose()
}

/// Keeps a report that has come so far. One that has come less far than the one that is kept changes nothing, nor does one
/// of a table that is there no more.
pub(super) async fn keep_analysis(
    door: &impl Door,
    table: &TableId,
    effort: &str,
    done: u32,
    report: &str,
) -> Answer<()> {
    let question = "INSERT INTO analysis (play, effort, done, report)
         SELECT id, CAST($2 AS TEXT), CAST($3 AS BIGINT), CAST($4 AS TEXT) FROM play WHERE id = $1
         ON CONFLICT (play, effort) DO UPDATE SET done = excluded.done, report = excluded.report
            WHERE excluded.done >= analysis.done";
    let values = vec![text(table.as_str()), text(effort), number(done), text(report)];
    door.change(question, values).await?;
    Ok(())
}

/// Beside the reports of a table stands, under this name, what they say of each person; `done` is how far it can be trusted.
const SUMS: &str = "sums";

/// Keeps what an analysis says of each person at a table, unless a better one said it already.
pub(super) async fn keep_sums(door: &impl Door, table: &TableId, rank: u32, sums: &str) -> Answer<()> {
    keep_analysis(door, table, SUMS, rank, sums).await
}

/// How far that can be trusted which is kept of a table; nothing if there is none.
pub(super) async fn rank_of_sums(door: &impl Door, table: &TableId) -> Answer<Option<u32>> {
    let question = "SELECT done FROM analysis WHERE play = $1 AND effort = $2";
    let found = door.rows(question, vec![text(table.as_str()), text(SUMS)]).await?;
    found.into_iter().next().map(|row| Ok(Cells::of(row).number()? as u32)).transpose()
}

/// What was found in the games that somebody played: of which game, and what is kept.
pub(super) async fn sums_of(door: &impl Door, person: &PersonId) -> Answer<Vec<(String, String)>> {
    let question = "SELECT played.game, analysis.report
        FROM played JOIN analysis ON analysis.play = played.play AND analysis.effort = $2 WHERE played.person = $1";
    let found = door.rows(question, vec![text(person.as_str()), text(SUMS)]).await?;
    let one = |row| {
        let mut cells = Cells::of(row);
        Ok((cells.text()?, cells.text()?))
    };
    found.into_iter().map(one).collect()
}

/// How many comparisons of one table are told.
const MOST: u32 = 30;

/// The report of a comparison, as it was written.
pub(super) async fn comparison_of(door: &impl Door, table: &TableId, ways: &str) -> Answer<Option<String>> {
    let question = "SELECT report FROM comparison WHERE play = $1 AND ways = $2";
    let found = door.rows(question, vec![text(table.as_str()), text(ways)]).await?;
    found.into_iter().next().map(|row| Cells::of(row).text()).transpose()
}

/// All that were made of a table: their ways and their reports.
pub(super) async fn comparisons_of(door: &impl Door, table: &TableId) -> Answer<Vec<(String, String)>> {
    let question = "SELECT ways, report FROM comparison WHERE play = $1 ORDER BY ways LIMIT $2";
    let found = door.rows(question, vec![text(table.as_str()), number(MOST)]).await?;
    let one = |row| {
        let mut cells = Cells::of(row);
        Ok((cells.text()?, cells.text()?))
    };
    found.into_iter().map(one).collect()
}

/// Keeps a report that has come so far, as an analysis is kept.
pub(super) async fn keep_comparison(
    door: &impl Door,
    table: &TableId,
    ways: &str,
    done: u32,
    report: &str,
) -> Answer<()> {
    let question = "INSERT INTO comparison (play, ways, done, report)
         SELECT id, CAST($2 AS TEXT), CAST($3 AS BIGINT), CAST($4 AS TEXT) FROM play WHERE id = $1
         ON CONFLICT (play, ways) DO UPDATE SET done = excluded.done, report = excluded.report
            WHERE excluded.done >= comparison.done";
    let values = vec![text(table.as_str()), text(ways), number(done), text(report)];
    door.change(question, values).await?;
    Ok(())
}
