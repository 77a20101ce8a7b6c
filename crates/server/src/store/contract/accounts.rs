//! People, passes and accounts.

use super::{Whole, on_each_store, opened, person, said, session, somebody};
use crate::store::{Report, Reported, StoreFault};
use ::table::{Deed, Sitter};

on_each_store!(
    a_pass_opens_until_it_is_revoked,
    only_the_latest_devices_stay_logged_in,
    a_login_belongs_to_one_person,
    a_link_for_a_new_password_works_once,
    mutes_and_blocks_are_remembered_apart,
    whoever_leaves_is_nowhere_named,
);

async fn a_pass_opens_until_it_is_revoked(store: &dyn Whole) {
    let ada = somebody("Ada");
    store.enrol(ada.clone(), session(1, 10)).await.unwrap();
    assert_eq!(store.enrol(ada.clone(), session(9, 10)).await, Err(StoreFault::Conflict));
    assert_eq!(store.holder([1; 32]).await.unwrap().unwrap().name, "Ada");
    assert!(store.holder([9; 32]).await.unwrap().is_none(), "what was refused has left nothing");
    store.admit(&ada.id, session(2, 20)).await.unwrap();
    store.touch([2; 32], 30).await.unwrap();
    store.rename(&ada.id, "Augusta".to_owned()).await.unwrap();
    assert_eq!(store.holder([2; 32]).await.unwrap().unwrap().name, "Augusta");
    let sessions = store.sessions_of(&ada.id).await.unwrap();
    let seen: Vec<_> = sessions.iter().map(|session| (session.pass[0], session.created, session.used)).collect();
    assert_eq!(seen, [(1, 10, None), (2, 20, Some(30))]);
    assert_eq!(sessions[0].device.as_deref(), Some("Firefox · Linux"));
    store.revoke([1; 32]).await.unwrap();
    store.revoke([1; 32]).await.expect("twice is no fault");
    assert!(store.holder([1; 32]).await.unwrap().is_none() && store.holder([2; 32]).await.unwrap().is_some());
    assert!(!store.is_banned(&ada.id).await.unwrap() && !store.is_banned(&somebody("Eve").id).await.unwrap());
    if let Some(nodes) = store.nodes() {
        assert_eq!(nodes.changed_people().await.unwrap(), [ada.id], "other nodes hear of it");
    }
}

async fn only_the_latest_devices_stay_logged_in(store: &dyn Whole) {
    let ada = somebody("Ada");
    store.enrol(ada.clone(), session(0, 100)).await.unwrap();
    for number in 1..25 {
        store.admit(&ada.id, session(number, 100 + i64::from(number))).await.unwrap();
    }
    let passes: Vec<u8> = store.sessions_of(&ada.id).await.unwrap().iter().map(|session| session.pass[0]).collect();
    assert_eq!(passes, (5..25).collect::<Vec<u8>>());
}

async fn a_login_belongs_to_one_person(store: &dyn Whole) {
    let (ada, bob) = (somebody("Ada"), somebody("Bob"));
    store.enrol(ada.clone(), session(1, 10)).await.unwrap();
    store.enrol(bob.clone(), session(2, 10)).await.unwrap();
    store.keep(&ada.id, "ada".to_owned(), "hash".to_owned(), session(3, 20)).await.unwrap();
    assert!(store.holder([1; 32]).await.unwrap().is_none(), "older passes are worthless");
    assert!(store.holder([3; 32]).await.unwrap().is_some());
    let taken = store.keep(&bob.id, "ada".to_owned(), "other".to_owned(), session(4, 20)).await;
    assert_eq!(taken, Err(StoreFault::Conflict));
    assert!(store.holder([2; 32]).await.unwrap().is_some(), "and bob is still inside");
    let (found, hash) = store.by_login("ada").await.unwrap().unwrap();
    assert_eq!((found.id, found.login.as_deref(), hash.as_str()), (ada.id.clone(), Some("ada"), "hash"));
    assert!(store.by_login("bob").await.unwrap().is_none());
    assert_eq!(store.password_of(&ada.id).await.unwrap().as_deref(), Some("hash"));
    assert_eq!(store.password_of(&bob.id).await.unwrap(), None);
}

async fn a_link_for_a_new_password_works_once(store: &dyn Whole) {
    let ada = somebody("Ada");
    store.enrol(ada.clone(), session(1, 10)).await.unwrap();
    store.keep(&ada.id, "ada".to_owned(), "old".to_owned(), session(2, 20)).await.unwrap();
    store.keep_link(&ada.id, [8; 32], 1_000).await.unwrap();
    store.keep_link(&ada.id, [9; 32], 1_000).await.unwrap();
    let use_link = async |link: u8, at| store.recover([link; 32], "new".to_owned(), session(link, at)).await.unwrap();
    assert!(use_link(8, 2_000).await.is_none(), "too late");
    assert!(use_link(7, 500).await.is_none(), "never given");
    assert_eq!(use_link(9, 500).await.unwrap().id, ada.id);
    assert_eq!(store.password_of(&ada.id).await.unwrap().as_deref(), Some("new"));
    assert!(use_link(9, 500).await.is_none() && use_link(8, 500).await.is_none(), "all links are used up");
    assert!(store.holder([2; 32]).await.unwrap().is_none() && store.holder([9; 32]).await.unwrap().is_some());
}

async fn mutes_and_blocks_are_remembered_apart(store: &dyn Whole) {
    let (ada, bob, eve) = (somebody("Ada"), somebody("Bob"), somebody("Eve"));
    store.enrol(ada.clone(), session(1, 10)).await.unwrap();
    for _ in 0..2 {
        store.mute(&ada.id, &bob.id, true).await.unwrap();
        store.block(&ada.id, &eve.id, true).await.unwrap();
    }
    assert_eq!(store.muted_by(&ada.id).await.unwrap(), std::slice::from_ref(&bob.id));
    assert_eq!(store.blocked_by(&ada.id).await.unwrap(), std::slice::from_ref(&eve.id));
    store.mute(&ada.id, &bob.id, false).await.unwrap();
    store.mute(&ada.id, &eve.id, false).await.expect("nothing to take back");
    assert!(store.muted_by(&ada.id).await.unwrap().is_empty() && store.muted_by(&bob.id).await.unwrap().is_empty());
    assert_eq!(store.blocked_by(&ada.id).await.unwrap(), std::slice::from_ref(&eve.id));
    for (one, other) in [(&ada, &eve), (&eve, &ada)] {
        assert_eq!(store.apart_from(&one.id).await.unwrap(), std::slice::from_ref(&other.id), "it holds both ways");
    }
    assert!(store.apart_from(&bob.id).await.unwrap().is_empty());
}

async fn whoever_leaves_is_nowhere_named(store: &dyn Whole) {
    let (ada, bob) = (somebody("Ada Lovelace"), somebody("Bob"));
    store.enrol(ada.clone(), session(1, 10)).await.unwrap();
    store.enrol(bob.clone(), session(2, 10)).await.unwrap();
    store.keep(&ada.id, "ada".to_owned(), "hash".to_owned(), session(3, 20)).await.unwrap();
    let (room, first) = opened(&bob, [person(&ada), person(&bob)], 1_000);
    let (id, next) = (room.id().clone(), room.seq() + 1);
    store.append(first).await.unwrap();
    store.append(said(&id, &ada, next, None)).await.unwrap();
    store.append(said(&id, &bob, next + 1, None)).await.unwrap();
    let (other, first) = opened(&bob, [person(&bob), Sitter::Anyone], 1_000);
    store.append(first).await.unwrap();
    let reason = "spoke\0 loudly".to_owned();
    let (by, about) = (bob.id.clone(), Reported::Person(ada.id.clone()));
    let (table, seq) = (Some(id.clone()), Some(next));
    store.report(Report { at: 1, by, about, table, seq, said: Some("…".to_owned()), reason }).await.unwrap();
    let heard = store.said_by(&ada.id).await.unwrap();
    assert_eq!((heard.len(), heard[0].0, heard[0].1.starts_with('“')), (1, 2_000 + i64::from(next), true));

    assert_eq!(store.erase(&ada.id, "–".to_owned()).await.unwrap(), std::slice::from_ref(&id));
    let stored = store.load(&id).await.unwrap().unwrap();
    let text = serde_json::to_string(&stored.lines).unwrap();
    assert!(!text.contains("Lovelace") && text.contains(ada.id.as_str()), "the name is gone, the seat is not");
    let Deed::Said { text, name, .. } = &stored.lines[next as usize - 1].deed else { panic!("something was said") };
    assert_eq!((text.as_str(), name.as_str()), ("…", "–"));
    ::table::Room::read(id.clone(), stored.secret, &stored.lines).expect("what was played can be played again");
    let listed = store.tables_of(&ada.id, 10).await.unwrap();
    assert_eq!((listed.len(), listed[0].card.chairs[0].name.as_str()), (1, "–"));
    assert!(store.by_login("ada").await.unwrap().is_none() && store.holder([3; 32]).await.unwrap().is_none());
    assert!(store.holder([2; 32]).await.unwrap().is_some(), "nobody else is touched");
    assert_eq!(store.load(other.id()).await.unwrap().unwrap().lines.len() as u32, other.seq());
}
