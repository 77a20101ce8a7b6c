//! Ratings: what moves them, what does not, and that it does not matter when they are computed.

use club::{Anchors, Conditions, Contest, Entrant, Finish, Ledger, Rated, Refused, Side, Skill, Task, Unrated};
use proptest::prelude::{Just, Strategy, prop, prop_assert, prop_assert_eq, prop_oneof, proptest};

use std::collections::BTreeMap;

type Name = u32;

fn anchors() -> Anchors {
    Anchors::new([("newcomer", 1200.0), ("master", 1900.0)])
}

fn person(name: Name, finish: Finish) -> Entrant<Name> {
    Entrant { side: Side::Person(name), finish }
}

fn bot(level: &str, finish: Finish) -> Entrant<Name> {
    Entrant { side: Side::Bot(level.to_owned()), finish }
}

fn game(ended: u64, entrants: Vec<Entrant<Name>>) -> Contest<Name> {
    Contest { ended, table: format!("table {ended}"), entrants, task: None, conditions: Conditions::default() }
}

fn team(ended: u64, task: &Task, entrants: Vec<Entrant<Name>>) -> Contest<Name> {
    Contest { task: Some(task.clone()), ..game(ended, entrants) }
}

fn points(ledger: &Ledger<Name>, name: Name) -> f64 {
    ledger.of(&name).skill.points()
}

/// Any game of two to six, sometimes with bots, leavers and odd conditions.
fn contests() -> impl Strategy<Value = Vec<Contest<Name>>> {
    let finish = prop_oneof![4 => (1..=4_u8).prop_map(Finish::Rank), 1 => (0..50_u32).prop_map(Finish::Left)];
    let side = prop_oneof![5 => (0..12_u32).prop_map(Side::Person), 1 => Just(Side::Bot("master".to_owned()))];
    let entrant = (side, finish).prop_map(|(side, finish)| Entrant { side, finish });
    let task =
        prop_oneof![3 => Just(None), 1 => (1..3_usize).prop_map(|level| Some(Task::new("S1", &level.to_string(), 3)))];
    let one = (0..1000_u64, prop::collection::vec(entrant, 2..=6), task, prop::bool::weighted(0.1));
    let read = |(at, (ended, entrants, task, hints))| Contest {
        conditions: Conditions { hints, ..Conditions::default() },
        task,
        table: format!("{at:04}"),
        ..game(ended, entrants)
    };
    prop::collection::vec(one, 1..60).prop_map(move |all| all.into_iter().enumerate().map(read).collect())
}

proptest! {
    /// Kept game by game, written down and read again in between, or made anew in another order: the same to the last bit.
    #[test]
    fn kept_equals_made_anew(contests in contests(), turn in 0..60_usize) {
        let mut shuffled = contests.clone();
        shuffled.rotate_left(turn % contests.len());
        let anew = Ledger::from_all(shuffled, &anchors());
        let mut inorder = contests;
        inorder.sort_by(|one, other| (one.ended, &one.table).cmp(&(other.ended, &other.table)));
        let mut kept = Ledger::<Name>::default();
        for contest in &inorder {
            prop_assert!(kept.enter(contest, &anchors()) != Err(Refused::OutOfOrder));
            let text = serde_json::to_string(&kept).unwrap();
            kept = serde_json::from_str(&text).unwrap();
        }
        prop_assert_eq!(kept, anew);
    }

    /// A store that hands over only those who played, as whole numbers, comes to the same ratings.
    #[test]
    fn parts_of_a_ledger_are_enough(contests in contests()) {
        let mut inorder = contests.clone();
        inorder.sort_by(|one, other| one.order().cmp(&other.order()));
        let mut people: BTreeMap<Name, ([i64; 2], u32)> = BTreeMap::new();
        let mut tasks: BTreeMap<String, ([i64; 2], u32)> = BTreeMap::new();
        let mut last = None;
        let read = |(skill, games): ([i64; 2], u32)| Rated { skill: Skill::from_millionths(skill), games };
        for contest in &inorder {
            let sat: Vec<Name> = contest.entrants.iter().filter_map(|entrant| match &entrant.side {
                Side::Person(name) => Some(*name),
                Side::Bot(_) => None,
            }).collect();
            let known = sat.iter().filter_map(|name| Some((*name, read(*people.get(name)?))));
            let task = contest.task.clone().and_then(|task| Some((task.clone(), read(*tasks.get(task.as_str())?))));
            let mut part = Ledger::part(known, task, last.clone());
            if part.enter(contest, &anchors()).is_ok() {
                last = Some((contest.ended, contest.table.clone()));
            }
            people.extend(part.people().map(|(name, rated)| (*name, (rated.skill.millionths(), rated.games))));
            tasks.extend(part.tasks().map(|(task, rated)| (task.as_str().to_owned(), (rated.skill.millionths(), rated.games))));
        }
        let anew = Ledger::from_all(contests, &anchors());
        prop_assert_eq!(anew.people().map(|(name, rated)| (*name, rated)).collect::<Vec<_>>(),
            people.into_iter().map(|(name, kept)| (name, read(kept))).collect::<Vec<_>>());
        prop_assert_eq!(anew.tasks().map(|(task, rated)| (task.clone(), rated)).collect::<Vec<_>>(),
            tasks.into_iter().map(|(task, kept)| (Task::read(task), read(kept))).collect::<Vec<_>>());
    }

    /// Ratings stay numbers, uncertainty never grows beyond a newcomer's, and the names of seats do not matter.
    #[test]
    fn ratings_are_sound(contests in contests()) {
        let ledger = Ledger::from_all(contests.clone(), &anchors());
        for name in 0..12 {
            let Rated { skill, games } = ledger.of(&name);
            prop_assert!(skill.points().is_finite() && skill.uncertainty() > 0.0);
            prop_assert!(skill.uncertainty() <= Skill::default().uncertainty() + 1e-9);
            prop_assert!(games <= 60);
        }
        let turned = contests.into_iter().map(|mut contest| { contest.entrants.reverse(); contest });
        let other = Ledger::from_all(turned, &anchors());
        for name in 0..12 {
            prop_assert!((points(&ledger, name) - points(&other, name)).abs() < 0.1);
        }
    }
}

#[test]
fn the_order_of_places_is_the_order_of_gains() {
    for seats in 2..=6_u8 {
        let ranks: Vec<u8> = (1..=seats).collect();
        let ledger = Ledger::from_all(
            [game(1, ranks.iter().map(|rank| person(u32::from(*rank), Finish::Rank(*rank))).collect())],
            &anchors(),
        );
        let gained: Vec<f64> = ranks.iter().map(|rank| points(&ledger, u32::from(*rank))).collect();
        assert!(gained.windows(2).all(|pair| pair[0] > pair[1]), "{gained:?}");
        assert!(
            (gained.iter().sum::<f64>() - 1500.0 * f64::from(seats)).abs() < 1e-3,
            "among equals nothing is made: {gained:?}"
        );
    }
}

#[test]
fn a_tie_of_unequals_brings_them_closer() {
    let mut ledger = Ledger::default();
    for at in 1..=20 {
        ledger.enter(&game(at, vec![person(1, Finish::Rank(1)), person(2, Finish::Rank(2))]), &anchors()).unwrap();
    }
    let before = points(&ledger, 1) - points(&ledger, 2);
    ledger.enter(&game(21, vec![person(1, Finish::Rank(1)), person(2, Finish::Rank(1))]), &anchors()).unwrap();
    assert!(points(&ledger, 1) - points(&ledger, 2) < before);
}

#[test]
fn a_rating_is_provisional_until_enough_games() {
    let mut ledger = Ledger::default();
    for at in 1..=30_u64 {
        let won = at % 2 == 0;
        let ranks = if won { [1, 2] } else { [2, 1] };
        assert!(at > 10 || ledger.of(&1).is_provisional(), "after {} games", at - 1);
        ledger
            .enter(&game(at, vec![person(1, Finish::Rank(ranks[0])), person(2, Finish::Rank(ranks[1]))]), &anchors())
            .unwrap();
    }
    let rated = ledger.of(&1);
    assert!(!rated.is_provisional(), "± {} after 30 games", rated.skill.uncertainty());
    assert_eq!(ledger.best().len(), 2);
}

/// Bots hold the scale: whoever holds their own against a bot comes to its skill, and the bot stays where it is.
#[test]
fn bots_are_anchors() {
    let mut ledger = Ledger::default();
    for at in 1..=400_u64 {
        let ranks = if at % 2 == 0 { [1, 2, 3] } else { [2, 1, 3] };
        let entrants = vec![
            person(1, Finish::Rank(ranks[0])),
            bot("master", Finish::Rank(ranks[1])),
            person(2, Finish::Rank(ranks[2])),
        ];
        ledger.enter(&game(at, entrants), &anchors()).unwrap();
    }
    assert!((points(&ledger, 1) - 1900.0).abs() < 60.0, "{}", points(&ledger, 1));
}

#[test]
fn whoever_leaves_is_last_and_the_earlier_the_more() {
    let mut ledger = Ledger::default();
    let entrants = vec![
        person(1, Finish::Left(40)),
        person(2, Finish::Rank(2)),
        person(3, Finish::Left(10)),
        person(4, Finish::Rank(1)),
    ];
    ledger.enter(&game(1, entrants), &anchors()).unwrap();
    let order: Vec<f64> = [4, 2, 1, 3].map(|name| points(&ledger, name)).to_vec();
    assert!(order.windows(2).all(|pair| pair[0] > pair[1]), "{order:?}");
}

#[test]
fn a_game_that_was_ended_rates_only_those_who_left() {
    let mut ledger = Ledger::default();
    let entrants = vec![person(1, Finish::Left(40)), person(2, Finish::Stayed), person(3, Finish::Stayed)];
    ledger.enter(&game(1, entrants), &anchors()).unwrap();
    assert!(points(&ledger, 1) < 1500.0);
    assert_eq!([ledger.of(&2), ledger.of(&3)], [Rated::default(); 2]);
    let nobody = game(2, vec![person(1, Finish::Stayed), person(2, Finish::Stayed)]);
    assert_eq!(ledger.enter(&nobody, &anchors()), Err(Refused::Unrated(Unrated::Stopped)));
}

#[test]
fn a_team_is_rated_against_its_task_and_the_task_against_the_team() {
    let (easy, hard) = (Task::new("S1", "1", 3), Task::new("S7", "3", 3));
    let finish = |won| Finish::Rank(if won { 1 } else { 2 });
    let mut ledger = Ledger::default();
    for at in 1..=40 {
        let (task, won) = if at % 2 == 0 { (&easy, true) } else { (&hard, at % 10 == 1) };
        ledger.enter(&team(at, task, (1..=3).map(|name| person(name, finish(won))).collect()), &anchors()).unwrap();
    }
    let [easy_now, hard_now] = [&easy, &hard].map(|task| ledger.of_task(task).unwrap().skill.points());
    assert!(hard_now > easy_now + 300.0, "{hard_now} {easy_now}");
    assert_eq!(ledger.of(&1), ledger.of(&3), "a team wins and loses together");
    // To win what is hard is worth more than to win what is easy.
    let gain = |task: &Task| {
        let mut after = ledger.clone();
        after.enter(&team(99, task, (1..=3).map(|name| person(name, finish(true))).collect()), &anchors()).unwrap();
        points(&after, 1) - points(&ledger, 1)
    };
    assert!(gain(&hard) > 2.0 * gain(&easy), "{} {}", gain(&hard), gain(&easy));
    // Whoever leaves the team loses alone.
    let before = ledger.clone();
    let entrants = vec![person(1, Finish::Left(5)), person(2, Finish::Rank(1)), person(3, Finish::Rank(1))];
    ledger.enter(&team(100, &easy, entrants), &anchors()).unwrap();
    assert!(points(&ledger, 1) < points(&before, 1));
    assert_eq!((ledger.of(&2), ledger.of_task(&easy)), (before.of(&2), before.of_task(&easy)));
}

#[test]
fn what_does_not_count_changes_nothing_and_says_why() {
    let plain = || vec![person(1, Finish::Rank(1)), person(2, Finish::Rank(2))];
    let with = |conditions| Contest { conditions, ..game(1, plain()) };
    let none = Conditions::default();
    let rows = [
        (with(Conditions { friendly: true, ..none }), Unrated::Friendly),
        (with(Conditions { hints: true, ..none }), Unrated::Hints),
        (with(Conditions { edition: true, ..none }), Unrated::Edition),
        (with(Conditions { what_if: true, ..none }), Unrated::WhatIf),
        (with(Conditions { went_back: true, ..none }), Unrated::WentBack),
        (game(1, vec![person(1, Finish::Rank(1)), person(1, Finish::Rank(2))]), Unrated::TwoChairs),
        (game(1, vec![person(1, Finish::Rank(1)), bot("master", Finish::Rank(2))]), Unrated::TooFewPeople),
    ];
    for (contest, why) in rows {
        let mut ledger = Ledger::default();
        assert_eq!(ledger.enter(&contest, &anchors()), Err(Refused::Unrated(why)));
        assert_eq!(ledger, Ledger::default());
    }
    let mut ledger = Ledger::default();
    ledger.enter(&game(2, plain()), &anchors()).unwrap();
    assert_eq!(ledger.enter(&game(1, plain()), &anchors()), Err(Refused::OutOfOrder));
    assert_eq!(ledger.enter(&game(2, plain()), &anchors()), Err(Refused::OutOfOrder), "nothing is entered twice");
}
