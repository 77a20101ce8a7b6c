//! The club's questions in PostgreSQL.

use super::connections::fault;
use super::mover::cells;
use crate::store::StoreFault;
use crate::store::sheets::{Cell, Row};
use deadpool_postgres::Object;
use tokio_postgres::types::ToSql;

/// Nodes enter games one after the other: the number of the advisory lock.
const ENTERING: i64 = 0x0ca1_dec1;

fn references(values: &[Cell]) -> Vec<&(dyn ToSql + Sync)> {
    values.iter().map(|value| value as &(dyn ToSql + Sync)).collect()
}

/// Asks; the columns are whole numbers and texts.
pub(in crate::store) async fn ask(client: &Object, question: &str, values: Vec<Cell>) -> Result<Vec<Row>, StoreFault> {
    let prepared = client.prepare_cached(question).await.map_err(fault)?;
    let found = client.query(&prepared, &references(&values)).await.map_err(fault)?;
    Ok(found.iter().map(cells).collect())
}

/// Changes something; how many rows.
pub(in crate::store) async fn change(client: &Object, question: &str, values: Vec<Cell>) -> Result<u64, StoreFault> {
    let prepared = client.prepare_cached(question).await.map_err(fault)?;
    client.execute(&prepared, &references(&values)).await.map_err(fault)
}

/// Waits until no other node enters games, to the end of the transaction.
pub(in crate::store) async fn alone(client: &Object) -> Result<(), StoreFault> {
    ask(client, "SELECT CAST(pg_advisory_xact_lock($1) AS TEXT)", vec![Cell::Number(ENTERING)]).await?;
    Ok(())
}
