//! What waits to be told, and how people want to be told.

use super::{Whole, any_game, on_each_store, opened, person, session, somebody};
use crate::notices::{Choices, Contact, Event, Matter, Way};
use crate::person::Person;
use crate::store::{Append, PushEnd, Telling, Tellings};
use ::table::{Room, TableId};
use kernel::Lang;

on_each_store!(
    nobody_is_told_twice_before_they_have_looked,
    whoever_is_muted_or_blocked_causes_no_notice,
    reminders_replace_the_older_ones,
    a_notice_is_told_settled_or_postponed,
    whoever_has_many_notices_holds_up_nobody,
    people_are_reached_by_what_they_confirmed,
    a_browser_has_one_owner_and_people_few_browsers,
    a_vacation_goes_on_or_ends_earlier,
);

/// Somebody who wants to be told of everything by mail.
async fn reachable(store: &dyn Whole, name: &str, number: u8) -> Person {
    let somebody = somebody(name);
    store.enrol(somebody.clone(), session(number, 10)).await.unwrap();
    let all: Choices = Event::ALL.iter().map(|event| (*event, [Way::Mail].into())).collect();
    let contact = Contact { choices: all, mail: Some("a@b.example".to_owned()), ..Contact::new(Lang::Fr) };
    store.keep_contact(&somebody.id, contact).await.unwrap();
    somebody
}

async fn table(store: &dyn Whole, ada: &Person, bob: &Person) -> Room {
    let (room, first) = opened(ada, [person(ada), person(bob)], 1_000);
    store.append(first).await.unwrap();
    room
}

fn telling(table: &TableId, seq: u32, by: &Person, to: &Person, event: Event) -> Append {
    let mut more = super::said(table, by, seq, None);
    let all = vec![Telling { person: to.id.clone(), event, who: by.name.clone() }];
    more.told = Tellings { by: Some(by.id.clone()), game: any_game().to_owned(), due: 5_000, all, reminders: None };
    more
}

async fn due(store: &dyn Whole, now: i64) -> Vec<(String, &'static str)> {
    let found = store.due_notices(now, 10, Vec::new()).await.unwrap();
    found.iter().map(|notice| (notice.person.to_string(), notice.matter.id())).collect()
}

async fn nobody_is_told_twice_before_they_have_looked(store: &dyn Whole) {
    let (ada, bob) = (reachable(store, "Ada", 1).await, reachable(store, "Bob", 2).await);
    let room = table(store, &ada, &bob).await;
    let (id, next) = (room.id(), room.seq() + 1);
    store.append(telling(id, next, &ada, &bob, Event::Turn)).await.unwrap();
    store.append(telling(id, next + 1, &ada, &bob, Event::Chat)).await.unwrap();
    assert!(due(store, 4_999).await.is_empty(), "there is time to look first");
    store.append(telling(id, next + 2, &bob, &ada, Event::Turn)).await.unwrap();
    assert_eq!(due(store, 5_000).await, [(ada.id.to_string(), "turn")], "whoever acts has looked");
    store.came_back(&ada.id, id).await.unwrap();
    store.append(telling(id, next + 3, &bob, &ada, Event::Over)).await.unwrap();
    assert_eq!(due(store, 9_000_000).await, [(ada.id.to_string(), "over")], "and is told anew");
}

async fn whoever_is_muted_or_blocked_causes_no_notice(store: &dyn Whole) {
    let (ada, bob) = (reachable(store, "Ada", 1).await, reachable(store, "Bob", 2).await);
    let silent = somebody("Eve");
    let room = table(store, &ada, &bob).await;
    let (id, next) = (room.id(), room.seq() + 1);
    store.append(telling(id, next, &ada, &silent, Event::Chat)).await.expect("who chose nothing is told nothing");
    store.mute(&bob.id, &ada.id, true).await.unwrap();
    store.append(telling(id, next + 1, &ada, &bob, Event::Chat)).await.unwrap();
    store.mute(&bob.id, &ada.id, false).await.unwrap();
    store.block(&bob.id, &ada.id, true).await.unwrap();
    store.append(telling(id, next + 2, &ada, &bob, Event::Chat)).await.unwrap();
    store.append(telling(id, next + 3, &bob, &ada, Event::Chat)).await.unwrap();
    assert!(due(store, 9_000).await.is_empty(), "a block holds both ways");
    store.append(telling(id, next + 4, &ada, &bob, Event::Turn)).await.unwrap();
    assert_eq!(due(store, 9_000).await, [(bob.id.to_string(), "turn")], "whom the game waits for hears it");
    store.came_back(&bob.id, id).await.unwrap();
    store.block(&bob.id, &ada.id, false).await.unwrap();
    store.append(telling(id, next + 5, &ada, &bob, Event::Chat)).await.unwrap();
    assert_eq!(due(store, 9_000).await.len(), 1);
}

async fn reminders_replace_the_older_ones(store: &dyn Whole) {
    let (ada, bob) = (reachable(store, "Ada", 1).await, reachable(store, "Bob", 2).await);
    let room = table(store, &ada, &bob).await;
    for (seq, who, at) in [(1, &ada, 7_000), (2, &bob, 8_000)] {
        let mut more = telling(room.id(), room.seq() + seq, &ada, &bob, Event::Chat);
        more.told.all.clear();
        more.told.reminders = Some(vec![(who.id.clone(), at)]);
        store.append(more).await.unwrap();
    }
    store.came_back(&bob.id, room.id()).await.expect("a deadline stays a deadline");
    assert_eq!(due(store, 8_000).await, [(bob.id.to_string(), "soon")]);
}

async fn a_notice_is_told_settled_or_postponed(store: &dyn Whole) {
    let (ada, bob) = (reachable(store, "Ada", 1).await, reachable(store, "Bob", 2).await);
    let room = table(store, &ada, &bob).await;
    store.append(telling(room.id(), room.seq() + 1, &ada, &bob, Event::Turn)).await.unwrap();
    let first = store.due_notices(6_000, 10, Vec::new()).await.unwrap().remove(0);
    let shown = (first.table.as_ref(), first.game.as_str(), first.who.as_str(), first.ends.clone(), first.tries);
    assert_eq!(shown, (Some(room.id()), any_game(), "Ada", None, 0));
    assert!(store.due_notices(6_000, 10, vec![first.no]).await.unwrap().is_empty(), "it is being told");
    store.postponed(first.no, vec!["mail".to_owned()], 7_000).await.unwrap();
    assert!(store.due_notices(6_999, 10, Vec::new()).await.unwrap().is_empty());
    let again = store.due_notices(7_000, 10, Vec::new()).await.unwrap().remove(0);
    assert_eq!((again.no, again.ends, again.tries), (first.no, Some(vec!["mail".to_owned()]), 1));
    store.settled(first.no).await.unwrap();
    store.post_letter(&ada.id, Matter::Recovery, 100).await.unwrap();
    store.post_letter(&ada.id, Matter::Recovery, 200).await.unwrap();
    assert_eq!(due(store, 9_000_000).await, [(ada.id.to_string(), "recovery")], "one letter, not two");
}

async fn whoever_has_many_notices_holds_up_nobody(store: &dyn Whole) {
    let (ada, bob) = (reachable(store, "Ada", 1).await, reachable(store, "Bob", 2).await);
    let eve = reachable(store, "Eve", 3).await;
    for _ in 0..12 {
        let room = table(store, &ada, &eve).await;
        store.append(telling(room.id(), room.seq() + 1, &ada, &eve, Event::Turn)).await.unwrap();
    }
    let room = table(store, &ada, &bob).await;
    let mut late = telling(room.id(), room.seq() + 1, &ada, &bob, Event::Turn);
    late.told.due = 6_000;
    store.append(late).await.unwrap();
    let first = store.due_notices(7_000, 16, Vec::new()).await.unwrap();
    let whose: Vec<&str> = first.iter().map(|notice| notice.person.as_str()).collect();
    assert_eq!(whose.iter().filter(|person| **person == eve.id.as_str()).count(), 2, "{whose:?}");
    assert!(whose.contains(&bob.id.as_str()) && whose.len() == 3, "{whose:?}");
    let told: Vec<i64> = first.iter().map(|notice| notice.no).collect();
    assert!(store.due_notices(7_000, 16, told.clone()).await.unwrap().is_empty(), "hers are being told");
    let eves = first.iter().find(|notice| notice.person == eve.id).unwrap().no;
    store.settled(eves).await.unwrap();
    let left = told.into_iter().filter(|no| *no != eves).collect();
    assert_eq!(store.due_notices(7_000, 16, left).await.unwrap().len(), 1, "her next one");
}

async fn people_are_reached_by_what_they_confirmed(store: &dyn Whole) {
    let ada = reachable(store, "Ada", 1).await;
    let found = async |text: &str| store.reachable_by_mail(text).await.unwrap();
    assert!(store.contact_of(&somebody("Eve").id).await.unwrap().is_none());
    let contact = store.contact_of(&ada.id).await.unwrap().unwrap();
    assert_eq!((contact.lang, contact.confirmed, contact.choices.len()), (Lang::Fr, false, Event::ALL.len()));
    store.keep(&ada.id, "ada".to_owned(), "hash".to_owned(), session(3, 20)).await.unwrap();
    assert!(found("ada").await.is_none(), "an address that nobody has confirmed");
    store.keep_contact(&ada.id, Contact { confirmed: true, ..contact }).await.unwrap();
    assert_eq!((found(" ADA ").await, found("A@b.example").await), (Some(ada.id.clone()), Some(ada.id.clone())));
    assert!(found("eve").await.is_none());
}

async fn a_browser_has_one_owner_and_people_few_browsers(store: &dyn Whole) {
    let (ada, bob) = (reachable(store, "Ada", 1).await, reachable(store, "Bob", 2).await);
    let end = |number: i64| PushEnd { endpoint: format!("https://push/{number}"), key: vec![4; 65], auth: [5; 16] };
    for number in 0..15 {
        store.keep_push(&ada.id, end(number), number).await.unwrap();
    }
    let ends: Vec<_> = store.pushes_of(&ada.id).await.unwrap().into_iter().map(|end| end.endpoint).collect();
    assert_eq!((ends.len(), ends[0].as_str()), (12, "https://push/3"));
    store.keep_push(&bob.id, end(14), 99).await.unwrap();
    store.drop_push("https://push/13").await.unwrap();
    assert_eq!((store.pushes_of(&ada.id).await.unwrap().len(), store.pushes_of(&bob.id).await.unwrap().len()), (10, 1));
    assert_eq!(store.pushes_of(&bob.id).await.unwrap()[0].auth, [5; 16]);
}

async fn a_vacation_goes_on_or_ends_earlier(store: &dyn Whole) {
    let ada = reachable(store, "Ada", 1).await;
    store.take_vacation(&ada.id, 10, 100).await.unwrap();
    store.take_vacation(&ada.id, 50, 60).await.unwrap();
    store.take_vacation(&ada.id, 70, 70).await.expect("nothing to end");
    store.take_vacation(&ada.id, 80, 90).await.unwrap();
    assert_eq!(store.vacations_of(&ada.id).await.unwrap(), [(10, 60), (80, 90)]);
}
