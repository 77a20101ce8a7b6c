//! What every store promises, checked on each of them: SQLite in a folder, PostgreSQL in a database of its own.

mod accounts;
mod club;
mod faults;
mod lists;
mod told;

use super::{Append, NoticeStore, Postgres, Session, Sqlite, Store, StoreFault, Tellings};
use crate::person::Person;
use crate::token::Random;
use ::table::{Chair, Deed, Invite, Line, Opening, PersonId, Plan, Room, Sitter, TableId, Written};
use kernel::Table;
use std::time::Duration;
use testkit::services;

/// A store with everything.
pub(super) trait Whole: Store + NoticeStore {}

impl<T: Store + NoticeStore> Whole for T {}

/// A game to open tables of; the store does not care which.
pub(super) fn any_game() -> &'static str {
    catalog::games()[0].about().id
}

/// A new store in one file.
pub(super) fn sqlite() -> Sqlite {
    let folder = services::scratch("contract").unwrap();
    Sqlite::open(&folder, Duration::from_secs(5), None).unwrap()
}

/// A new store in a PostgreSQL database, where there is PostgreSQL.
pub(super) async fn postgres() -> Option<Postgres> {
    let database = services::Postgres::shared()?.database().unwrap();
    Some(Postgres::open(&database, 0).await.unwrap())
}

/// Makes each check a test on every store.
macro_rules! on_each_store {
    ($($check:ident),* $(,)?) => {
        mod on_sqlite {
            $(#[tokio::test]
            async fn $check() {
                super::$check(&$crate::store::contract::sqlite()).await;
            })*
        }
        mod on_postgres {
            $(#[tokio::test]
            async fn $check() {
                if let Some(store) = $crate::store::contract::postgres().await {
                    super::$check(&store).await;
                }
            })*
        }
    };
}
use on_each_store;

on_each_store!(
    lines_come_back_as_they_were_written,
    a_number_is_written_once,
    of_many_writers_at_once_one_wins_at_each_table,
    a_setting_is_kept_from_the_first_time_on,
);

pub(super) fn somebody(name: &str) -> Person {
    Person { id: PersonId::random().unwrap(), name: name.to_owned(), login: None, created: 1_000 }
}

pub(super) fn session(number: u8, created: i64) -> Session {
    Session { pass: [number; 32], created, used: None, device: Some("Firefox · Linux".to_owned()) }
}

/// A table that somebody opens at a time: both chairs are named.
pub(super) fn opened(host: &Person, sitters: [Sitter; 2], at: i64) -> (Room, Append) {
    let (id, secret) = (TableId::random().unwrap(), [7; 32]);
    let chairs = sitters.into_iter().map(|sitter| Chair::new(sitter, Invite::random().unwrap())).collect();
    let plan = Plan::usual(any_game(), Table::new(2));
    let host = host.id.clone();
    let (invite, edition, from, duplicate, share) = (None, None, None, None, None);
    let opening = Opening { id: id.clone(), host, plan, chairs, invite, edition, from, duplicate, share, secret };
    let (room, written) = Room::open(opening, at).unwrap();
    let append = Append { opening: Some(secret), ..append(&id, written) };
    (room, append)
}

pub(super) fn append(table: &TableId, written: Written) -> Append {
    let Written { lines, waiting, card } = written;
    let told = Tellings::default();
    Append { table: table.clone(), lines, opening: None, waiting: waiting.bits(), card, told }
}

pub(super) fn person(person: &Person) -> Sitter {
    Sitter::Person { person: person.id.clone(), name: person.name.clone() }
}

/// Something said at a table, as the line with this number.
pub(super) fn said(table: &TableId, by: &Person, seq: u32, key: Option<&str>) -> Append {
    let deed = Deed::Said { person: by.id.clone(), name: by.name.clone(), text: format!("“{seq}” \u{1f30b}\0") };
    let line = Line { seq, at: 2_000 + i64::from(seq), key: key.map(str::to_owned), deed };
    let (lines, told) = (vec![line], Tellings::default());
    Append { table: table.clone(), lines, opening: None, waiting: 1, card: None, told }
}

async fn lines_come_back_as_they_were_written(store: &dyn Whole) {
    let (ada, bob) = (somebody("Ada"), somebody("Bob"));
    let (room, first) = opened(&ada, [person(&ada), person(&bob)], 1_000);
    let id = room.id().clone();
    assert!(store.load(&id).await.unwrap().is_none(), "nobody has written anything");
    let mut written = first.lines.clone();
    store.append(first).await.unwrap();
    for seq in room.seq() + 1..room.seq() + 40 {
        let more = said(&id, &ada, seq, (seq % 2 == 0).then_some("a key"));
        written.extend(more.lines.clone());
        store.append(more).await.unwrap();
    }
    let stored = store.load(&id).await.unwrap().expect("the table is there");
    assert_eq!((stored.secret, &stored.lines), ([7; 32], &written));
    Room::read(id.clone(), stored.secret, &stored.lines).expect("and it is a table");
    if let Some(nodes) = store.nodes() {
        assert_eq!(nodes.since(&id, 10).await.unwrap(), written[10..], "a part of it is read alone");
        let unknown = TableId::random().unwrap();
        assert_eq!(nodes.heads(vec![id.clone(), unknown]).await.unwrap(), [(id, written.len() as u32)]);
    }
}

async fn a_number_is_written_once(store: &dyn Whole) {
    let ada = somebody("Ada");
    let (room, first) = opened(&ada, [person(&ada), Sitter::Anyone], 1_000);
    let (id, next) = (room.id().clone(), room.seq() + 1);
    let unopened = said(&TableId::random().unwrap(), &ada, 1, None);
    assert!(store.append(unopened).await.is_err(), "a table begins with its opening");
    store.append(first).await.unwrap();
    store.append(said(&id, &ada, next, None)).await.unwrap();
    let refused = async |append: Append| assert_eq!(store.append(append).await, Err(StoreFault::Conflict));
    refused(said(&id, &ada, next, Some("again"))).await;
    refused(said(&id, &ada, next + 2, None)).await;
    refused(said(&id, &ada, 1, None)).await;
    let mut gap = said(&id, &ada, next + 1, None);
    gap.lines.extend(said(&id, &ada, next + 3, None).lines);
    refused(gap).await;
    let (_, mut twice) = opened(&ada, [person(&ada), Sitter::Anyone], 1_000);
    twice.table = id.clone();
    refused(twice).await;
    store.append(said(&id, &ada, next + 1, None)).await.unwrap();
    assert_eq!(store.load(&id).await.unwrap().unwrap().lines.len() as u32, next + 1);
}

async fn of_many_writers_at_once_one_wins_at_each_table(store: &dyn Whole) {
    let ada = somebody("Ada");
    let mut tables = Vec::new();
    for _ in 0..8 {
        let (room, first) = opened(&ada, [person(&ada), Sitter::Anyone], 1_000);
        store.append(first).await.unwrap();
        tables.push((room.id().clone(), room.seq()));
    }
    for round in 1..=5 {
        let wanted = tables.iter().flat_map(|(id, seq)| std::iter::repeat_n((id, seq + round), 12));
        let tried = wanted.map(|(id, seq)| store.append(said(id, &ada, seq, None)));
        let done = futures_util::future::join_all(tried).await;
        for at_table in done.chunks(12) {
            let won = at_table.iter().filter(|done| done.is_ok()).count();
            assert_eq!(won, 1, "{at_table:?}");
            assert!(at_table.iter().all(|done| matches!(done, Ok(()) | Err(StoreFault::Conflict))));
        }
    }
    for (id, seq) in &tables {
        assert_eq!(store.load(id).await.unwrap().unwrap().lines.len() as u32, seq + 5);
    }
}

async fn a_setting_is_kept_from_the_first_time_on(store: &dyn Whole) {
    assert_eq!(store.setting("a", vec![0, 1, 255]).await.unwrap(), [0, 1, 255]);
    assert_eq!(store.setting("a", vec![2]).await.unwrap(), [0, 1, 255]);
    assert_eq!(store.setting("b", vec![2]).await.unwrap(), [2]);
    store.check().await.expect("it can write");
    assert!(store.damage().is_none());
}
