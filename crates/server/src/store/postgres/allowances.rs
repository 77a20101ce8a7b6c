//! What all nodes count together: how much of something somebody may still take.

use super::connections::rows;
use crate::caps::Rate;
use crate::store::StoreFault;
use deadpool_postgres::Object;
use std::time::Duration;

/// Counts one of something, unless it is one too many; then says how long to wait. A row holds when an allowance will be
/// whole again, by the database's own clock; rows that are whole are swept.
pub(super) async fn allow(client: &Object, key: &str, rate: Rate) -> Result<Duration, StoreFault> {
    let (every, most) = (rate.every_ms as i64, rate.every_ms as i64 * i64::from(rate.burst));
    let count = "
        WITH time AS (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::int8 AS now),
            swept AS (DELETE FROM allowance USING time WHERE whole < time.now AND key <> $1)
        INSERT INTO allowance AS known (key, whole) SELECT $1, time.now + $2 FROM time
        ON CONFLICT (key) DO UPDATE SET whole = GREATEST(known.whole, EXCLUDED.whole - $2) + $2
            WHERE known.whole <= EXCLUDED.whole - $2 + $3
        RETURNING key";
    if !rows(client, count, &[&key, &every, &most]).await?.is_empty() {
        return Ok(Duration::ZERO);
    }
    let ahead = "SELECT whole - (extract(epoch FROM clock_timestamp()) * 1000)::int8 FROM allowance WHERE key = $1";
    let found = rows(client, ahead, &[&key]).await?;
    let ahead: i64 = found.first().map_or(0, |row| row.get(0));
    Ok(Duration::from_millis((ahead - most).max(1) as u64))
}
