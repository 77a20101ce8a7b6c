//! Lists of tables.

use super::{Whole, append, on_each_store, opened, person, said, somebody};
use crate::store::{AliveSince, Hosted};
use ::table::{Occasion, Pace, Policy, Progress, Sitter, Who, Wish};

on_each_store!(
    the_newest_open_tables_come_first_and_few_of_each_host,
    tables_that_nobody_keeps_alive_hide_none_that_somebody_does,
    somebody_finds_their_tables_and_turns,
    what_is_not_over_is_listed_before_what_is,
    what_somebody_has_opened_is_counted,
);

async fn the_newest_open_tables_come_first_and_few_of_each_host(store: &dyn Whole) {
    let (ada, bob) = (somebody("Ada"), somebody("Bob"));
    let mut ids = Vec::new();
    for (host, at) in [(&ada, 1_000), (&ada, 2_000), (&ada, 3_000), (&bob, 1_500)] {
        let (room, first) = opened(host, [person(host), Sitter::Anyone], at);
        store.append(first).await.unwrap();
        ids.push(room.id().clone());
    }
    let (full, first) = opened(&bob, [person(&bob), person(&ada)], 9_000);
    store.append(first).await.unwrap();
    let listed = store.open_tables(10, EVER).await.unwrap();
    let found: Vec<_> = listed.iter().map(|listed| listed.id.clone()).collect();
    assert_eq!(found, [ids[2].clone(), ids[1].clone(), ids[3].clone()], "the third of one host is not listed");
    assert!(!found.contains(full.id()), "nor one without a free chair");
    assert_eq!((listed[0].created, listed[0].updated, listed[0].card.open), (3_000, 3_000, 1));
    assert_eq!(store.open_tables(1, EVER).await.unwrap().len(), 1);
}

/// However old.
const EVER: AliveSince = AliveSince { live: 0, slow: 0 };

async fn tables_that_nobody_keeps_alive_hide_none_that_somebody_does(store: &dyn Whole) {
    let (ada, bob) = (somebody("Ada"), somebody("Bob"));
    let open = async |host: &crate::person::Person, at, pace| {
        let (room, mut first) = opened(host, [person(host), Sitter::Anyone], at);
        first.card.as_mut().expect("a new table has a card").plan.pace = pace;
        store.append(first).await.unwrap();
        room.id().clone()
    };
    let clock = Pace::Clock { per_move: 60, bank: 600 };
    let kept = open(&ada, 500, Pace::Free).await;
    let slow = open(&bob, 600, Pace::Days { days: 2 }).await;
    let forgotten = [open(&ada, 1_000, Pace::Free).await, open(&ada, 1_100, clock).await];
    // Somebody still speaks there, at 2002.
    store.append(said(&kept, &ada, 2, None)).await.unwrap();
    let found = async |limit, live, slow| -> Vec<_> {
        let listed = store.open_tables(limit, AliveSince { live, slow }).await.unwrap();
        listed.into_iter().map(|listed| listed.id).collect()
    };
    assert_eq!(found(10, 2_001, 599).await, [slow.clone(), kept.clone()], "two newer ones of Ada are too old");
    assert_eq!(
        found(10, 2_001, 600).await,
        std::slice::from_ref(&kept),
        "days for each decision have an age of their own"
    );
    assert_eq!(found(1, 2_001, 600).await, [kept], "the limit counts the living alone");
    assert_eq!(found(10, 0, 0).await, [forgotten[1].clone(), forgotten[0].clone(), slow]);
}

async fn somebody_finds_their_tables_and_turns(store: &dyn Whole) {
    let (ada, bob, eve) = (somebody("Ada"), somebody("Bob"), somebody("Eve"));
    let (mut room, first) = opened(&ada, [person(&ada), Sitter::Anyone], 1_000);
    store.append(first).await.unwrap();
    let (other, first) = opened(&ada, [person(&ada), person(&eve)], 2_000);
    store.append(first).await.unwrap();
    let id = room.id().clone();
    assert!(store.tables_of(&bob.id, 10).await.unwrap().is_empty());
    let who = Who { id: bob.id.clone(), name: bob.name.clone() };
    let sit = Wish::Sit { chair: None, invite: None, share: None };
    let occasion = Occasion { now: 5_000, present: Default::default() };
    let written = room.grant(&who, sit, None, occasion, &NoBots).unwrap();
    let waiting = written.waiting;
    store.append(append(&id, written)).await.unwrap();
    let listed = store.tables_of(&bob.id, 10).await.unwrap();
    assert_eq!((listed.len(), &listed[0].id, listed[0].updated, listed[0].waiting), (1, &id, 5_000, waiting.bits()));
    let listed: Vec<_> = store.tables_of(&ada.id, 10).await.unwrap().into_iter().map(|listed| listed.id).collect();
    assert_eq!(listed, [id.clone(), other.id().clone()], "where something happened last comes first");
    let turns = [store.turns_of(&ada.id).await.unwrap(), store.turns_of(&bob.id).await.unwrap()];
    for (chair, turns) in (0..).zip(&turns) {
        assert_eq!(turns.contains(&id), waiting.contains(chair), "chair {chair}");
    }
    // A line alone changes whom the table waits for: nobody but the first chair.
    let seq = room.seq() + 1;
    store.append(said(&id, &ada, seq, None)).await.unwrap();
    assert!(store.turns_of(&ada.id).await.unwrap().contains(&id));
    assert!(!store.turns_of(&bob.id).await.unwrap().contains(&id));
}

async fn what_is_not_over_is_listed_before_what_is(store: &dyn Whole) {
    let ada = somebody("Ada");
    let mut ids = Vec::new();
    for (at, phase) in
        [(1_000, Progress::Waiting), (2_000, Progress::Playing), (3_000, Progress::Over), (4_000, Progress::Stopped)]
    {
        let (room, mut first) = opened(&ada, [person(&ada), Sitter::Anyone], at);
        first.card.as_mut().expect("a new table has a card").phase = phase;
        store.append(first).await.unwrap();
        ids.push(room.id().clone());
    }
    let found = async |limit| -> Vec<_> {
        store.tables_of(&ada.id, limit).await.unwrap().into_iter().map(|listed| listed.id).collect()
    };
    assert_eq!(found(10).await, [ids[1].clone(), ids[0].clone(), ids[3].clone(), ids[2].clone()]);
    assert_eq!(found(2).await, [ids[1].clone(), ids[0].clone()], "however much has ended since");
}

async fn what_somebody_has_opened_is_counted(store: &dyn Whole) {
    const HOUR: i64 = 3_600_000;
    let ada = somebody("Ada");
    let bot = || Sitter::Bot { level: "newcomer".to_owned() };
    assert_eq!(store.hosted_by(&ada.id, 0).await.unwrap(), Hosted::default());
    for sitters in [[person(&ada), Sitter::Anyone], [person(&ada), bot()], [bot(), bot()]] {
        store.append(opened(&ada, sitters, 1_000).1).await.unwrap();
    }
    assert_eq!(store.hosted_by(&ada.id, 2_000).await.unwrap(), Hosted { open: 1, running: 2, bots_alone: 1 });
    let later = Hosted { open: 0, running: 2, bots_alone: 0 };
    assert_eq!(store.hosted_by(&ada.id, 2 * HOUR).await.unwrap(), later, "what was forgotten counts no more");
}

/// A house without bots.
struct NoBots;

impl Policy for NoBots {
    fn level(&self, _: &str) -> Option<String> {
        None
    }

    fn usual_level(&self) -> String {
        String::new()
    }
}
