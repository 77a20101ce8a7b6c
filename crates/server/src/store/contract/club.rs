//! Finished games, friends, and what people show of themselves.

use super::{Whole, any_game, opened, person as seated, session, somebody};
use crate::notices::{Contact, Event, Way};
use crate::person::Person;
use crate::store::{
    Announcement, Club, Entry, KeptTournament, NewDuplicate, NewTournament, Outcome, Profile, Sat, Wanted,
};
use crate::token::Random;
use ::club::{Anchors, Conditions, Contest, Entrant, Finish, Ledger, Side};
use ::table::{Deed, DuplicateId, Origin, PersonId, TableId, TournamentId};
use kernel::Lang;
use std::sync::LazyLock;

static ANCHORS: LazyLock<Anchors> = LazyLock::new(Anchors::default);

/// Makes each check a test on every store.
macro_rules! on_each_club {
    ($($check:ident),* $(,)?) => {
        mod on_sqlite {
            $(#[tokio::test]
            async fn $check() {
                let store = std::sync::Arc::new(crate::store::contract::sqlite());
                super::$check(&*store, super::Club::Sqlite(std::sync::Arc::clone(&store))).await;
            })*
        }
        mod on_postgres {
            $(#[tokio::test]
            async fn $check() {
                if let Some(store) = crate::store::contract::postgres().await {
                    let store = std::sync::Arc::new(store);
                    super::$check(&*store, super::Club::Postgres(std::sync::Arc::clone(&store))).await;
                }
            })*
        }
    };
}

on_each_club!(
    ratings_are_the_same_in_whichever_order_games_are_entered,
    a_history_is_read_page_by_page_and_searched,
    the_best_are_those_who_have_an_account_and_show_it,
    friends_are_followed_and_blocks_go_both_ways,
    whoever_leaves_stays_in_the_histories_of_others,
    an_analysis_is_kept_as_far_as_it_has_come,
    a_tournament_is_changed_once_and_tells_of_it,
    a_duplicate_is_entered_once,
    what_goes_on_from_a_game_is_kept_as_a_tree,
);

/// A table of somebody that goes on from a moment of another.
async fn going_on(store: &dyn Whole, host: &Person, other: &TableId, number: u32) -> TableId {
    let (room, mut first) = opened(host, [seated(host), seated(&somebody("Bob"))], 1_000);
    let Some(Deed::Opened { from, .. }) = first.lines.first_mut().map(|line| &mut line.deed) else {
        panic!("it opens")
    };
    *from = Some(Origin { table: other.clone(), number, position: serde_json::json!({}) });
    store.append(first).await.unwrap();
    room.id().clone()
}

async fn what_goes_on_from_a_game_is_kept_as_a_tree(store: &dyn Whole, club: Club) {
    let (ada, eve) = (enrolled(store, "Ada", 1).await, enrolled(store, "Eve", 2).await);
    let (room, first) = opened(&ada, [seated(&ada), seated(&somebody("Bob"))], 1_000);
    store.append(first).await.unwrap();
    let root = room.id().clone();
    let late = going_on(store, &ada, &root, 9).await;
    let early = going_on(store, &eve, &root, 2).await;
    let deep = going_on(store, &eve, &late, 4).await;
    let tree = async |table: &TableId, most| {
        let found = club.descent(table.clone(), Some(eve.id.clone()), most).await.unwrap();
        found.into_iter().map(|kin| (kin.depth, kin.origin.map(|(_, n)| n), kin.table)).collect::<Vec<_>>()
    };
    let expected =
        [(0, None, root.clone()), (1, Some(2), early.clone()), (1, Some(9), late.clone()), (2, Some(4), deep.clone())];
    assert_eq!(tree(&root, 10).await, expected, "the nearest first, then by moment");
    assert_eq!(tree(&root, 2).await, expected[..2]);
    assert_eq!(tree(&late, 10).await, [(0, Some(9), late.clone()), (1, Some(4), deep.clone())]);
    assert!(tree(&TableId::random().unwrap(), 10).await.is_empty());

    let name = async |table: &TableId, person: &Person, name: &str| {
        club.name_variation(table.clone(), person.id.clone(), name.to_owned()).await.unwrap()
    };
    assert!(name(&early, &eve, "Volcano \u{1f30b}").await);
    assert!(
        !name(&early, &ada, "mine").await && !name(&root, &ada, "root").await,
        "only whoever opened a branch names it"
    );
    let kin = club.kin(early.clone(), None).await.unwrap().unwrap();
    let by = kin.by.clone().map(|(person, name)| (person, name.unwrap_or_default()));
    assert_eq!((kin.name.as_str(), by), ("Volcano \u{1f30b}", Some((eve.id.clone(), "Eve".to_owned()))));
    assert_eq!(club.variations_named(eve.id.clone()).await.unwrap(), [(early.clone(), kin.name.clone())]);
    store.erase(&eve.id, "former player".to_owned()).await.unwrap();
    let kin = club.kin(early, None).await.unwrap().unwrap();
    assert_eq!((kin.name.as_str(), kin.by.and_then(|(_, name)| name).as_deref()), ("", Some("former player")));
}

async fn a_tournament_is_changed_once_and_tells_of_it(store: &dyn Whole, club: Club) {
    let [ada, bob, eve] =
        [enrolled(store, "Ada", 1).await, enrolled(store, "Bob", 2).await, enrolled(store, "Eve", 3).await];
    let (id, as_kept) = (TournamentId::random().unwrap(), |stage, due, kept: &str| KeptTournament {
        stage,
        due,
        kept: kept.to_owned(),
    });
    let new = NewTournament {
        id: id.clone(),
        host: ada.id.clone(),
        created: 1,
        kept: as_kept("registration", Some(50), "a"),
    };
    club.open_tournament(new).await.unwrap();
    let running = async |now| club.running_tournaments(now).await.unwrap();
    assert_eq!((running(49).await, running(50).await), (vec![], vec![id.clone()]), "when its time has come");
    let mut contact = Contact::new(Lang::Fr);
    contact.choices.insert(Event::Called, [Way::Webhook].into());
    store.keep_contact(&bob.id, contact).await.unwrap();
    store.keep_contact(&eve.id, Contact::new(Lang::En)).await.unwrap();
    let people = vec![ada.id.clone(), bob.id.clone(), eve.id.clone()];
    let told = || Announcement {
        event: Event::Called,
        people: people.clone(),
        game: any_game().to_owned(),
        name: "Cup".to_owned(),
        at: 60,
    };
    let first = club.change_tournament(id.clone(), 1, as_kept("check-in", None, "b"), Some(told())).await.unwrap();
    let second = club.change_tournament(id.clone(), 1, as_kept("cancelled", None, "c"), Some(told())).await.unwrap();
    assert_eq!((first, second, club.tournament(id.clone()).await.unwrap()), (true, false, Some((2, "b".to_owned()))));
    assert!(running(1_000).await.is_empty());
    let due = store.due_notices(60, 9, Vec::new()).await.unwrap();
    let [notice] = &due[..] else { panic!("whoever wishes it is told once: {due:?}") };
    assert_eq!((&notice.person, &notice.tournament, &notice.table), (&bob.id, &Some(id), &None));
    assert_eq!((notice.matter, notice.who.as_str()), (Event::Called.into(), "Cup"));
    let nobody = somebody("nobody").id;
    let names = club.names(vec![eve.id.clone(), nobody, ada.id.clone(), bob.id.clone(), ada.id.clone()]).await.unwrap();
    let names: Vec<&str> = [&ada.id, &bob.id, &eve.id].iter().map(|person| names[*person].as_str()).collect();
    assert_eq!(names, ["Ada", "Bob", "Eve"]);
    assert!(club.names(Vec::new()).await.unwrap().is_empty());
}

async fn an_analysis_is_kept_as_far_as_it_has_come(store: &dyn Whole, club: Club) {
    let ada = enrolled(store, "Ada", 1).await;
    let (room, first) = opened(&ada, [seated(&ada), seated(&somebody("Bob"))], 1_000);
    store.append(first).await.unwrap();
    let table = room.id();
    let kept = async |effort| club.analysis_of(table.clone(), effort).await.unwrap();
    let keep = async |effort, done, report: &str| {
        club.keep_analysis(table.clone(), effort, done, report.to_owned()).await.unwrap();
    };
    assert_eq!(kept("quick").await, None);
    keep("quick", 3, "three").await;
    keep("quick", 7, "seven").await;
    keep("quick", 5, "five, from a node that was slower").await;
    keep("standard", 1, "one \u{1f30b}").await;
    assert_eq!(kept("quick").await.as_deref(), Some("seven"));
    assert_eq!(kept("standard").await.as_deref(), Some("one \u{1f30b}"));
    let gone = TableId::random().unwrap();
    club.keep_analysis(gone.clone(), "quick", 1, "x".to_owned()).await.unwrap();
    assert_eq!(club.analysis_of(gone, "quick").await.unwrap(), None, "a table that is archived leaves nothing behind");

    // What it says of people stands beside it; the better one counts, and only those who played are asked about.
    assert_eq!(club.rank_of_sums(table.clone()).await.unwrap(), None);
    for (rank, sums) in [(2, "better"), (1, "worse")] {
        club.keep_sums(table.clone(), rank, sums.to_owned()).await.unwrap();
    }
    assert_eq!(club.rank_of_sums(table.clone()).await.unwrap(), Some(2));
    assert_eq!(kept("quick").await.as_deref(), Some("seven"), "the reports are what they were");
    assert_eq!(club.sums_of(ada.id.clone()).await.unwrap(), [], "the game is not in the books yet");
}

async fn a_duplicate_is_entered_once(store: &dyn Whole, club: Club) {
    let (ada, bob, eve) = (enrolled(store, "Ada", 1).await, enrolled(store, "Bob", 2).await, somebody("Eve"));
    let id = DuplicateId::random().unwrap();
    let new = NewDuplicate {
        id: id.clone(),
        host: ada.id.clone(),
        created: 1_000,
        closes: 2_000,
        listed: false,
        kept: "{}".to_owned(),
    };
    club.open_duplicate(new).await.unwrap();
    assert_eq!(club.duplicate(id.clone()).await.unwrap().as_deref(), Some("{}"));
    let hosted = async |now| club.duplicates_hosted(ada.id.clone(), now).await.unwrap();
    assert_eq!((hosted(1_999).await, hosted(2_000).await), (1, 0));
    let (room, first) = opened(&ada, [seated(&ada), seated(&somebody("Bo"))], 1_000);
    store.append(first).await.unwrap();
    let other = TableId::random().unwrap();
    let enter = async |who: &Person, table: &TableId| {
        club.enter_duplicate(id.clone(), who.id.clone(), table.clone(), 2).await.unwrap()
    };
    assert_eq!(enter(&ada, room.id()).await.as_ref(), Some(room.id()));
    assert_eq!(enter(&ada, &other).await.as_ref(), Some(room.id()), "everybody has one table");
    assert_eq!(enter(&bob, &other).await.as_ref(), Some(&other));
    assert_eq!(enter(&eve, &other).await, None, "as many have entered as may");
    assert_eq!(enter(&bob, room.id()).await.as_ref(), Some(&other), "but whoever has finds their table");
    let seen = async |who: Option<&Person>| club.duplicates(who.map(|who| who.id.clone()), 1_500, 9).await.unwrap();
    assert!(seen(None).await.is_empty(), "it is not listed");
    for who in [&ada, &bob] {
        assert_eq!(seen(Some(who)).await, [(id.clone(), "{}".to_owned(), 2)]);
    }
    let cards = async || -> Vec<bool> {
        club.entrants(id.clone()).await.unwrap().iter().map(|one| one.card.is_some()).collect()
    };
    let mut known = cards().await;
    known.sort_unstable();
    assert_eq!(known, [false, true], "one of the tables is open");
    club.leave_duplicate(id.clone(), bob.id.clone(), room.id().clone()).await.unwrap();
    assert_eq!(cards().await.len(), 2, "who is at another table has not left");
    club.leave_duplicate(id.clone(), bob.id.clone(), other.clone()).await.unwrap();
    assert_eq!(cards().await, [true]);
    assert!(club.due_duplicates(1_999).await.unwrap().is_empty());
    assert_eq!(club.due_duplicates(2_000).await.unwrap(), std::slice::from_ref(&id));
    club.close_duplicate(id).await.unwrap();
    assert!(club.due_duplicates(3_000).await.unwrap().is_empty());
}

async fn enrolled(store: &dyn Whole, name: &str, number: u8) -> Person {
    let somebody = somebody(name);
    store.enrol(somebody.clone(), session(number, 10)).await.unwrap();
    somebody
}

/// A game of two that the first of them won, or left after this many decisions.
async fn game(store: &dyn Whole, winner: &Person, loser: &Person, ended: u64, left: Option<u32>) -> Entry {
    let (room, first) = opened(winner, [seated(winner), seated(loser)], 1_000);
    store.append(first).await.unwrap();
    let table = room.id().clone();
    let finish = left.map_or(Finish::Rank(2), Finish::Left);
    let entrants = [(winner, Finish::Rank(1)), (loser, finish)]
        .map(|(person, finish)| Entrant { side: Side::Person(person.id.clone()), finish });
    let sat = [(winner, 1, Outcome::Won), (loser, 2, if left.is_some() { Outcome::Left } else { Outcome::Lost })].map(
        |(person, place, outcome)| Sat {
            person: person.id.clone(),
            place: Some(place),
            score: Some(-i32::from(place)),
            outcome,
        },
    );
    let contest = Contest {
        ended,
        table: table.to_string(),
        entrants: entrants.into(),
        task: None,
        conditions: Conditions::default(),
    };
    Entry { table, game: any_game().to_owned(), contest, sat: sat.into() }
}

async fn ratings_are_the_same_in_whichever_order_games_are_entered(store: &dyn Whole, club: Club) {
    let people = [enrolled(store, "Ada", 1).await, enrolled(store, "Bob", 2).await, enrolled(store, "Eve", 3).await];
    let [ada, bob, eve] = &people;
    let mut entries = Vec::new();
    for (at, (winner, loser)) in (1..).zip([(ada, bob), (bob, eve), (eve, ada), (ada, eve), (bob, ada), (ada, bob)]) {
        // Two end in the same moment: then the names of their tables decide.
        entries.push(game(store, winner, loser, at / 2, (at == 4).then_some(7)).await);
    }
    let mut friendly = game(store, ada, bob, 2, None).await;
    friendly.contest.conditions.friendly = true;
    entries.push(friendly);
    club.enter(entries.clone(), &ANCHORS).await.unwrap();
    let kept = club.kept().await.unwrap();
    assert_eq!(kept.counts(), (7, 3));

    let anew = Ledger::from_all(entries.iter().map(|entry| entry.contest.clone()), &ANCHORS);
    for person in &people {
        let ratings = club.ratings_of(person.id.clone()).await.unwrap();
        assert_eq!(ratings, [(any_game().to_owned(), anew.of(&person.id))], "{}", person.name);
    }
    club.enter(entries[2..5].to_vec(), &ANCHORS).await.unwrap();
    assert_eq!(club.kept().await.unwrap(), kept, "what is in the books is not entered twice");

    for turned in
        [entries.iter().rev().cloned().collect::<Vec<_>>(), entries[3..].iter().chain(&entries[..3]).cloned().collect()]
    {
        club.empty().await.unwrap();
        assert_eq!(club.kept().await.unwrap().counts(), (0, 0));
        for entry in turned {
            club.enter(vec![entry], &ANCHORS).await.unwrap();
        }
        assert_eq!(club.kept().await.unwrap(), kept);
    }
    club.write_anew(entries).await.unwrap();
    club.rate_anew(any_game().to_owned(), &ANCHORS).await.unwrap();
    assert_eq!(club.kept().await.unwrap(), kept);
}

async fn tables(club: &Club, person: &Person, wanted: Wanted) -> Vec<TableId> {
    club.games_of(person.id.clone(), wanted).await.unwrap().into_iter().map(|game| game.table).collect()
}

async fn a_history_is_read_page_by_page_and_searched(store: &dyn Whole, club: Club) {
    let (ada, bob, eve) =
        (enrolled(store, "Ada", 1).await, enrolled(store, "Bob_50%", 2).await, enrolled(store, "Ève", 3).await);
    let mut entries = Vec::new();
    for (ended, other) in [(5, &bob), (6, &bob), (6, &bob), (7, &eve), (8, &bob)] {
        entries.push(game(store, &ada, other, ended, None).await);
    }
    entries.push(game(store, &bob, &ada, 9, Some(3)).await);
    club.enter(entries.clone(), &ANCHORS).await.unwrap();
    let usual = || Wanted { limit: 100, ..Wanted::default() };
    let all = tables(&club, &ada, usual()).await;
    let mut order: Vec<_> = entries.iter().map(|entry| (entry.contest.ended, entry.table.clone())).collect();
    order.sort();
    assert_eq!(all, order.iter().rev().map(|(_, table)| table.clone()).collect::<Vec<_>>(), "the last one first");
    let mut read = Vec::new();
    let mut before = None;
    loop {
        let page = club.games_of(ada.id.clone(), Wanted { before, limit: 2, ..usual() }).await.unwrap();
        let Some(last) = page.last() else { break };
        before = Some((last.ended, last.table.clone()));
        read.extend(page.into_iter().map(|game| game.table));
    }
    assert_eq!(read, all, "pages lose nothing and repeat nothing");
    assert_eq!(tables(&club, &ada, Wanted { outcome: Some(Outcome::Left), ..usual() }).await, all[..1]);
    assert_eq!(tables(&club, &ada, Wanted { since: Some(8), ..usual() }).await, all[..2], "that moment and later");
    assert_eq!(tables(&club, &ada, Wanted { until: Some(7), since: Some(6), ..usual() }).await, all[3..5]);
    assert_eq!(tables(&club, &ada, Wanted { with: Some(eve.id.clone()), ..usual() }).await, all[2..3]);
    assert_eq!(tables(&club, &ada, Wanted { name: "b%5".to_owned(), ..usual() }).await, Vec::<TableId>::new());
    assert_eq!(tables(&club, &ada, Wanted { name: " b_50% ".to_owned(), ..usual() }).await.len(), 5);
    assert_eq!(
        tables(&club, &ada, Wanted { name: "ada".to_owned(), ..usual() }).await.len(),
        0,
        "others are looked for"
    );
    assert_eq!(tables(&club, &ada, Wanted { game: "none".to_owned(), ..usual() }).await.len(), 0);
    let rivals = club.rivals_of(ada.id.clone(), 5).await.unwrap();
    let told: Vec<_> = rivals.iter().map(|one| (one.name.as_str(), one.played, one.ahead, one.behind)).collect();
    assert_eq!(told, [("Bob_50%", 5, 4, 1), ("Ève", 1, 1, 0)]);
    let tallies = club.tallies_of(ada.id.clone()).await.unwrap();
    let told: Vec<_> = tallies.iter().map(|one| (one.outcome, one.place, one.count, one.sum)).collect();
    assert_eq!(told, [(Outcome::Left, Some(2), 1, Some(-2)), (Outcome::Won, Some(1), 5, Some(-5))]);
    let curve = club.curve_of(ada.id.clone(), any_game().to_owned(), 3).await.unwrap();
    assert_eq!(curve.iter().map(|point| point.ended).collect::<Vec<_>>(), [9, 8, 7]);
    let recent = club.recent_of(ada.id.clone(), 5).await.unwrap();
    assert_eq!(recent.iter().map(|known| &known.person).collect::<Vec<_>>(), [&bob.id, &eve.id]);
}

async fn the_best_are_those_who_have_an_account_and_show_it(store: &dyn Whole, club: Club) {
    let (ada, bob) = (enrolled(store, "Ada", 1).await, enrolled(store, "Bob", 2).await);
    let mut entries = Vec::new();
    for ended in 1..=30 {
        let (winner, loser) = if ended % 3 == 0 { (&bob, &ada) } else { (&ada, &bob) };
        entries.push(game(store, winner, loser, ended, None).await);
    }
    let best = async || {
        let best = club.best_of(any_game().to_owned(), 10).await.unwrap();
        best.into_iter().map(|one| one.name).collect::<Vec<_>>()
    };
    club.enter(entries[..9].to_vec(), &ANCHORS).await.unwrap();
    store.keep(&ada.id, "ada".to_owned(), "hash".to_owned(), session(3, 20)).await.unwrap();
    store.keep(&bob.id, "bob".to_owned(), "hash".to_owned(), session(4, 20)).await.unwrap();
    assert!(best().await.is_empty(), "nine games are a guess");
    club.enter(entries[9..].to_vec(), &ANCHORS).await.unwrap();
    assert_eq!(best().await, ["Ada", "Bob"]);
    let hidden = Profile { ratings: false, ..Profile::default() };
    club.show(ada.id.clone(), hidden, 1_000).await.unwrap();
    assert_eq!(best().await, ["Bob"]);
    let shown = Profile { ratings: true, ..hidden };
    club.show(ada.id.clone(), shown, 1_000).await.unwrap();
    assert_eq!(best().await, ["Ada", "Bob"]);
    store.erase(&bob.id, "–".to_owned()).await.unwrap();
    assert_eq!(best().await, ["Ada"]);
}

async fn friends_are_followed_and_blocks_go_both_ways(store: &dyn Whole, club: Club) {
    let (ada, bob) = (enrolled(store, "Ada", 1).await, enrolled(store, "Bob", 2).await);
    let friends = async |of: &Person| club.friends_of(of.id.clone()).await.unwrap();
    for _ in 0..2 {
        club.follow(ada.id.clone(), bob.id.clone(), true).await.unwrap();
    }
    club.follow(ada.id.clone(), somebody("nobody").id, true).await.expect("whoever is unknown is not followed");
    let [known] = &friends(&ada).await[..] else { panic!("one friend") };
    assert_eq!((&known.person, known.followed, known.follows, known.seen), (&bob.id, true, false, None));
    assert!(friends(&bob).await.is_empty());
    club.seen(vec![bob.id.clone()], 5_000).await.unwrap();
    assert_eq!(friends(&ada).await[0].seen, None, "who has not chosen it is not seen");
    club.show(bob.id.clone(), Profile { online: true, ..Profile::default() }, 6_000).await.unwrap();
    assert_eq!(friends(&ada).await[0].seen, Some(6_000));
    club.seen(vec![ada.id.clone(), bob.id.clone()], 7_000).await.unwrap();
    club.follow(bob.id.clone(), ada.id.clone(), true).await.unwrap();
    let known = &friends(&ada).await[0];
    assert_eq!((known.seen, known.follows), (Some(7_000), true));
    club.show(bob.id.clone(), Profile::default(), 8_000).await.unwrap();
    assert_eq!(friends(&ada).await[0].seen, None, "what was seen is forgotten");

    assert!(!club.are_apart(ada.id.clone(), bob.id.clone()).await.unwrap());
    store.block(&bob.id, &ada.id, true).await.unwrap();
    for (one, other) in [(&ada, &bob), (&bob, &ada)] {
        assert!(club.are_apart(one.id.clone(), other.id.clone()).await.unwrap());
        assert!(friends(one).await.is_empty(), "neither sees the other");
    }
    store.block(&bob.id, &ada.id, false).await.unwrap();
    club.follow(ada.id.clone(), bob.id.clone(), false).await.unwrap();
    assert!(friends(&ada).await.is_empty() && friends(&bob).await.len() == 1);
}

async fn whoever_leaves_stays_in_the_histories_of_others(store: &dyn Whole, club: Club) {
    let (ada, bob) = (enrolled(store, "Ada", 1).await, enrolled(store, "Bob", 2).await);
    club.follow(ada.id.clone(), bob.id.clone(), true).await.unwrap();
    club.follow(bob.id.clone(), ada.id.clone(), true).await.unwrap();
    let entry = game(store, &ada, &bob, 5, None).await;
    club.enter(vec![entry], &ANCHORS).await.unwrap();
    let kept = club.kept().await.unwrap();
    store.erase(&bob.id, "–".to_owned()).await.unwrap();
    assert_eq!(club.kept().await.unwrap(), kept, "games and ratings stay as they were");
    let games = club.games_of(ada.id.clone(), Wanted { limit: 9, ..Wanted::default() }).await.unwrap();
    let names: Vec<&str> =
        games[0].card.iter().flat_map(|card| &card.chairs).map(|chair| chair.name.as_str()).collect();
    assert_eq!(names, ["Ada", "–"]);
    assert!(club.friends_of(ada.id.clone()).await.unwrap().is_empty());
    club.keep_sums(games[0].table.clone(), 1, "found".to_owned()).await.unwrap();
    let found = club.sums_of(ada.id.clone()).await.unwrap();
    assert_eq!(found, [(games[0].game.clone(), "found".to_owned())], "what was found in the game stays");
    let gone = club.profile_of(None::<PersonId>, bob.id).await.unwrap().expect("still a name at tables");
    let nothing = Profile { ratings: false, games: false, online: false };
    assert_eq!((gone.name.as_str(), gone.profile), ("–", nothing));
}
