//! The two databases behind one door.

use super::Door;
use crate::store::postgres::club as postgres;
use crate::store::sheets::{Cell, Row};
use crate::store::{Reply, StoreFault};
use deadpool_postgres::Object;
use futures_util::FutureExt;
use kernel::facts;
use rusqlite::{Connection, params_from_iter};
use std::future::ready;

/// SQLite on the thread that holds its connection.
pub(in crate::store) struct Here<'a>(&'a Connection);

/// Asks SQLite, which answers at once.
pub(in crate::store) fn at_once<T>(
    connection: &Connection,
    ask: impl AsyncFnOnce(&Here<'_>) -> Result<T, StoreFault>,
) -> Result<T, StoreFault> {
    let door = Here(connection);
    let asked = ask(&door).now_or_never();
    asked.unwrap_or_else(|| Err(StoreFault::broken("store-not-at-once", facts![])))
}

impl Here<'_> {
    fn ask(&self, question: &str, values: Vec<Cell>) -> Result<Vec<Row>, StoreFault> {
        let mut find = self.0.prepare_cached(&question.replace('$', "?"))?;
        let rows = find.query_map(params_from_iter(values), crate::store::moving::read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

impl Door for Here<'_> {
    fn rows<'a>(&'a self, question: &'a str, values: Vec<Cell>) -> Reply<'a, Vec<Row>> {
        Box::pin(ready(self.ask(question, values)))
    }

    fn change<'a>(&'a self, question: &'a str, values: Vec<Cell>) -> Reply<'a, u64> {
        let changed = self.0.prepare_cached(&question.replace('$', "?"));
        let changed = changed.and_then(|mut change| change.execute(params_from_iter(values)));
        Box::pin(ready(changed.map(|rows| rows as u64).map_err(StoreFault::from)))
    }

    /// There is one writer, and it does one thing after the other.
    fn alone(&self) -> Reply<'_, ()> {
        Box::pin(ready(Ok(())))
    }
}

impl Door for Object {
    fn rows<'a>(&'a self, question: &'a str, values: Vec<Cell>) -> Reply<'a, Vec<Row>> {
        Box::pin(postgres::ask(self, question, values))
    }

    fn change<'a>(&'a self, question: &'a str, values: Vec<Cell>) -> Reply<'a, u64> {
        Box::pin(postgres::change(self, question, values))
    }

    fn alone(&self) -> Reply<'_, ()> {
        Box::pin(postgres::alone(self))
    }
}

#[cfg(test)]
mod tests {
    use super::super::{books, history};
    use crate::store::schema;
    use rusqlite::Connection;

    /// Ten thousand games of one person against a thousand others, among two hundred thousand of everybody.
    const MANY: &str = "
        WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 100000)
        INSERT INTO play (id, secret, phase, open, card, created, no, entered)
            SELECT printf('%020d', n), x'00', 'over', 0, '{}', n, n, 1 FROM number;
        INSERT INTO person (id, name, created)
            SELECT printf('%012d', no), 'somebody', 0 FROM play WHERE no <= 1000;
        INSERT INTO played (person, ended, play, game, seats, outcome, place)
            SELECT printf('%012d', iif(no % 10, 2 + no % 999, 1)), no, id, 'a', 2, 'won', 1 FROM play;
        INSERT INTO played (person, ended, play, game, seats, outcome, place)
            SELECT printf('%012d', 2 + no % 997), no, id, 'a', 2, 'lost', 2 FROM play WHERE true ON CONFLICT DO NOTHING;
        INSERT INTO rating SELECT 'a', id, 1, 1, 10, 1, 1 FROM person;
        ANALYZE;";

    /// What SQLite reads from end to end to answer a question.
    fn scans(connection: &Connection, question: &str) -> Vec<String> {
        let mut plan = connection.prepare(&format!("EXPLAIN QUERY PLAN {}", question.replace('$', "?"))).unwrap();
        let values = vec![rusqlite::types::Value::Null; plan.parameter_count()];
        let steps = plan.query_map(rusqlite::params_from_iter(values), |row| row.get::<_, String>(3)).unwrap();
        let steps: Vec<String> = steps.collect::<Result<_, _>>().unwrap();
        // What was found first (`met`) is small; and an index of what is missing holds nothing else.
        let whole =
            |step: &String| step.starts_with("SCAN") && !step.ends_with("met") && !step.contains("play_unentered");
        steps.into_iter().filter(whole).collect()
    }

    #[test]
    fn a_person_with_ten_thousand_games_is_found_by_indexes() {
        let mut connection = Connection::open_in_memory().unwrap();
        schema::migrate(&mut connection).unwrap();
        connection.execute_batch(MANY).unwrap();
        let all = [history::GAMES, history::TALLIES, history::TEAMS, history::RIVALS, history::CURVE, history::RATINGS];
        for question in all.into_iter().chain([history::BEST, books::UNENTERED]) {
            assert!(scans(&connection, question).is_empty(), "{question}: {:?}", scans(&connection, question));
        }
        connection.execute_batch("DROP INDEX rating_best; DROP INDEX play_unentered").unwrap();
        assert!(!scans(&connection, books::UNENTERED).is_empty(), "without its index it is a scan, and that is seen");
    }
}
