//! Analyses of finished games, as far as they have come. They follow from the journals and could be made anew; keeping
//! them saves the work.

use super::{Answer, Cells, Door, number, text};
use ::table::TableId;

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
