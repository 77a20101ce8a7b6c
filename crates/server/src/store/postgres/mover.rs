//! The PostgreSQL side of `caldera move`: one transaction in which everything is written or read.

use super::connections::{connect, fault, read_address};
use super::schema;
use crate::store::moving::MoveFault;
use crate::store::sheets::{Cell, Row, SHEETS, Sheet};
use bytes::BytesMut;
use futures_util::future::try_join_all;
use std::error::Error;
use tokio_postgres::Client;
use tokio_postgres::types::{IsNull, ToSql, Type, to_sql_checked};

/// A database that everything is moved into, or out of.
pub(crate) struct Mover {
    client: Client,
}

impl Mover {
    /// Opens a database that no server uses: an empty one, if everything is to go there.
    pub(crate) async fn open(address: &str, empty: bool) -> Result<Mover, MoveFault> {
        let mut config = read_address(address)?;
        // A large table takes its time.
        config.options("-c synchronous_commit=on -c statement_timeout=0");
        let mut client = connect(&config).await?;
        schema::migrate(&mut client).await?;
        let question = "SELECT count(*) FROM pg_stat_activity
                        WHERE application_name = 'caldera' AND datname = current_database() AND pid <> pg_backend_pid()";
        let others: i64 = client.query_one(question, &[]).await.map_err(fault)?.get(0);
        if others > 0 {
            return Err(MoveFault::InUse);
        }
        client.batch_execute("BEGIN ISOLATION LEVEL REPEATABLE READ").await.map_err(fault)?;
        let mover = Mover { client };
        for sheet in SHEETS.iter().filter(|_| empty) {
            if !mover.read(sheet).await?.next(1).await?.is_empty() {
                return Err(MoveFault::NotEmpty);
            }
        }
        Ok(mover)
    }

    pub(crate) async fn write(&self, sheet: &Sheet, rows: &[Row]) -> Result<(), MoveFault> {
        let insert = self.client.prepare(sheet.into_postgres).await.map_err(fault)?;
        try_join_all(rows.iter().map(|row| self.client.execute_raw(&insert, row))).await.map_err(fault)?;
        Ok(())
    }

    /// What is numbered goes on after the last number.
    pub(crate) async fn finish_writing(&self) -> Result<(), MoveFault> {
        for table in ["play", "report", "notice"] {
            let question = format!(
                "SELECT setval(pg_get_serial_sequence('{table}', 'no'), GREATEST(1, (SELECT max(no) FROM {table})))"
            );
            self.client.batch_execute(&question).await.map_err(fault)?;
        }
        self.client.batch_execute("ANALYZE").await.map_err(fault)?;
        Ok(())
    }

    pub(crate) async fn commit(self) -> Result<(), MoveFault> {
        self.client.batch_execute("COMMIT").await.map_err(fault)?;
        Ok(())
    }

    /// Reads a sheet from its first row on.
    pub(crate) async fn read(&self, sheet: &Sheet) -> Result<Reading<'_>, MoveFault> {
        let question = format!("CLOSE ALL; DECLARE sheet CURSOR FOR {}", sheet.from_postgres);
        self.client.batch_execute(&question).await.map_err(fault)?;
        Ok(Reading { client: &self.client })
    }
}

/// A sheet that is being read.
pub(crate) struct Reading<'a> {
    client: &'a Client,
}

impl Reading<'_> {
    /// The next rows; none at the end.
    pub(crate) async fn next(&mut self, most: usize) -> Result<Vec<Row>, MoveFault> {
        let found = self.client.query(&format!("FETCH {most} FROM sheet"), &[]).await.map_err(fault)?;
        Ok(found.iter().map(cells).collect())
    }
}

pub(super) fn cells(row: &tokio_postgres::Row) -> Row {
    let cell = |(place, column): (usize, &tokio_postgres::Column)| match *column.type_() {
        Type::INT8 => row.get::<_, Option<i64>>(place).map_or(Cell::Nothing, Cell::Number),
        Type::INT4 => row.get::<_, Option<i32>>(place).map_or(Cell::Nothing, |number| Cell::Number(number.into())),
        Type::INT2 => row.get::<_, Option<i16>>(place).map_or(Cell::Nothing, |number| Cell::Number(number.into())),
        Type::BYTEA => row.get::<_, Option<Vec<u8>>>(place).map_or(Cell::Nothing, Cell::Bytes),
        _ => row.get::<_, Option<String>>(place).map_or(Cell::Nothing, Cell::Text),
    };
    row.columns().iter().enumerate().map(cell).collect()
}

impl ToSql for Cell {
    fn to_sql(&self, kind: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        match self {
            Cell::Nothing => Ok(IsNull::Yes),
            Cell::Number(number) => number.to_sql(kind, out),
            Cell::Text(text) => text.to_sql(kind, out),
            Cell::Bytes(bytes) => bytes.to_sql(kind, out),
        }
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}
