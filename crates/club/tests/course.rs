//! Whole tournaments, from the registration to the end.

use club::tournament::{Course, MOST_ENTRIES, MOST_FOR_ALL, NotNow, Place, Player, Round, Stage, System, Terms};
use proptest::prelude::{ProptestConfig, prop_assert, prop_assert_eq, proptest};
use std::collections::BTreeSet;

fn terms(system: System, seats: u8, rounds: u8) -> Terms {
    let (fewest, most) = if seats > 2 { (3, 6) } else { (2, 2) };
    Terms { system, seats, fewest, most, rounds }
}

/// A tournament that this many have entered and come to; the first entered are the strongest.
fn begun(terms: Terms, count: u16) -> Course<u16> {
    let mut course = Course::new(terms);
    (0..count).for_each(|who| course.register(who).unwrap());
    course.call().unwrap();
    (0..count).for_each(|who| course.check_in(&who).unwrap());
    course.begin(|who| -i64::from(*who)).unwrap();
    course
}

/// The stronger comes out in front at every table that is open.
fn play_round(course: &mut Course<u16>) {
    let open: Vec<(usize, Vec<Player>)> =
        course.open_tables().map(|(table, players)| (table, players.to_vec())).collect();
    for (table, players) in open {
        let place = |player: &Player| Place::Rank(1 + players.iter().filter(|other| **other < *player).count() as u8);
        course.report(table, players.iter().map(place).collect()).unwrap();
    }
}

fn play_out(course: &mut Course<u16>) {
    let mut rounds = 0;
    while course.stage() == Stage::Playing {
        play_round(course);
        rounds += 1;
        assert!(rounds < 200, "it ends");
    }
}

#[test]
fn eight_play_three_rounds_and_the_strongest_wins() {
    let mut course = begun(terms(System::Swiss, 2, 3), 8);
    play_out(&mut course);
    assert_eq!((course.stage(), course.rounds().len()), (Stage::Finished, 3));
    let lines = course.standings();
    assert_eq!((lines.len(), lines[0].player, lines[0].place, lines[0].score), (8, Player(0), 1, 360));
    assert_eq!(course.report(0, vec![Place::Rank(1); 2]), Err(NotNow::Stage(Stage::Finished)));
    let cross = course.crosstable(&[Player(0), Player(1)]);
    assert!(cross[0][1].iter().all(|meeting| meeting.ahead == Some(true)));
}

#[test]
fn everything_has_its_time() {
    let mut course: Course<u16> = Course::new(terms(System::Swiss, 2, 3));
    assert_eq!(course.call(), Err(NotNow::TooFew));
    assert_eq!(course.check_in(&1), Err(NotNow::Stage(Stage::Registration)));
    assert_eq!(course.withdraw(&1), Err(NotNow::Unknown));
    for who in [1, 2, 3, 1] {
        course.register(who).unwrap();
    }
    assert_eq!(course.entries().len(), 3, "nobody enters twice");
    course.withdraw(&2).unwrap();
    assert_eq!((course.entries().len(), course.player(&3)), (2, Some(Player(1))));
    assert_eq!(course.begin(|_| 0), Err(NotNow::Stage(Stage::Registration)));
    course.call().unwrap();
    assert_eq!(course.call(), Err(NotNow::Stage(Stage::CheckIn)));
    course.check_in(&1).unwrap();
    assert_eq!((course.check_in(&9), course.begin(|_| 0)), (Err(NotNow::Unknown), Err(NotNow::TooFew)));
    course.register(9).unwrap();
    course.begin(|who| i64::from(*who)).unwrap();
    assert_eq!(
        (course.player(&9), course.player(&1), course.player(&3)),
        (Some(Player(0)), Some(Player(1)), Some(Player(2)))
    );
    let open: Vec<_> = course.open_tables().map(|(table, players)| (table, players.len())).collect();
    assert_eq!(open, [(0, 2)], "whoever did not come has no table");
    assert_eq!(course.report(1, vec![Place::Rank(1); 2]), Err(NotNow::Table));
    assert_eq!(course.report(0, vec![Place::Rank(1)]), Err(NotNow::Table));
    course.cancel().unwrap();
    assert_eq!(
        (course.cancel(), course.register(7)),
        (Err(NotNow::Stage(Stage::Cancelled)), Err(NotNow::Stage(Stage::Cancelled)))
    );
}

#[test]
fn whoever_comes_late_plays_from_the_next_round_on() {
    let mut course = begun(terms(System::Swiss, 2, 3), 4);
    course.register(9).unwrap();
    let late = course.player(&9).unwrap();
    assert!(course.open_tables().all(|(_, players)| !players.contains(&late)));
    play_round(&mut course);
    let (round, _) = course.rounds().last().unwrap();
    assert!(round.tables.iter().flatten().chain(&round.byes).any(|player| *player == late));
    for closed in [System::RoundRobin, System::Knockout] {
        assert_eq!(begun(terms(closed, 2, 0), 4).register(9), Err(NotNow::NoLate), "{closed:?}");
    }
}

/// Whoever is in a round that was announced.
fn in_round(round: &Round) -> BTreeSet<Player> {
    round.tables.iter().flatten().chain(&round.byes).copied().collect()
}

#[test]
fn in_a_knockout_the_strongest_meet_last_and_places_tell_the_round() {
    let mut course = begun(terms(System::Knockout, 2, 0), 6);
    assert_eq!(course.rounds_planned(), 3);
    let (first, _) = course.rounds().next().unwrap();
    assert_eq!(first.byes, [Player(0), Player(1)], "the strongest need not play at first");
    play_out(&mut course);
    let lines: Vec<(usize, u16, u32)> =
        course.standings().iter().map(|line| (line.place, line.player.0, line.score)).collect();
    assert_eq!(lines, [(1, 0, 360), (2, 1, 240), (3, 2, 120), (3, 3, 120), (5, 4, 0), (5, 5, 0)]);
    let mut tables = begun(terms(System::Knockout, 4, 0), 8);
    play_out(&mut tables);
    let lines = tables.standings();
    let places: Vec<usize> = lines.iter().map(|line| line.place).collect();
    assert_eq!((places, lines[0].player), (vec![1, 2, 3, 4, 5, 5, 7, 7], Player(0)), "the last table tells four apart");
}

#[test]
fn a_level_game_of_a_knockout_goes_to_the_stronger_seed_and_an_empty_table_to_nobody() {
    let mut course = begun(terms(System::Knockout, 2, 0), 8);
    let open: Vec<(usize, Vec<Player>)> =
        course.open_tables().map(|(table, players)| (table, players.to_vec())).collect();
    let nobody = open.iter().find(|(_, players)| players.contains(&Player(0))).unwrap().1.clone();
    for (table, players) in &open {
        let place = if *players == nobody { Place::Absent } else { Place::Rank(1) };
        course.report(*table, vec![place; 2]).unwrap();
    }
    let (second, _) = course.rounds().last().unwrap();
    assert_eq!(in_round(second), [1, 2, 3].map(Player).into(), "{second:?}");
    play_out(&mut course);
    let lines = course.standings();
    assert_eq!((course.stage(), lines[0].player, lines[0].place), (Stage::Finished, Player(1), 1));
    let mut empty = begun(terms(System::Knockout, 2, 0), 4);
    for table in 0..2 {
        empty.report(table, vec![Place::Absent; 2]).unwrap();
    }
    assert_eq!(empty.stage(), Stage::Finished, "nobody is left");
}

#[test]
fn whoever_gives_up_has_no_table_any_more_and_may_come_back() {
    let mut course = begun(terms(System::Swiss, 2, 5), 6);
    course.withdraw(&0).unwrap();
    play_round(&mut course);
    let gone = course.player(&0).unwrap();
    assert!(course.open_tables().all(|(_, players)| !players.contains(&gone)));
    course.register(0).unwrap();
    play_round(&mut course);
    let (round, _) = course.rounds().last().unwrap();
    assert!(round.tables.iter().flatten().chain(&round.byes).any(|player| *player == gone));
    let mut all = begun(terms(System::RoundRobin, 2, 0), 4);
    all.withdraw(&3).unwrap();
    play_out(&mut all);
    let scores: Vec<u32> = all.standings().iter().map(|line| line.score).collect();
    // Of the game that they were at they get what they made there; the two others are won by those who came.
    assert_eq!(scores, [360, 240, 120, 0]);
    let mut left = begun(terms(System::RoundRobin, 2, 0), 4);
    (0..4).for_each(|who| left.withdraw(&who).unwrap());
    play_round(&mut left);
    assert_eq!(left.stage(), Stage::Finished, "nobody is left to play");
}

#[test]
fn a_tournament_has_room_for_so_many() {
    for (system, most) in [(System::Swiss, MOST_ENTRIES), (System::RoundRobin, MOST_FOR_ALL)] {
        let mut course = Course::new(terms(system, 2, 3));
        (0..most as u16).for_each(|who| course.register(who).unwrap());
        assert_eq!(course.register(u16::MAX), Err(NotNow::Full));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, ..ProptestConfig::default() })]

    /// Whoever does not go on never plays again, every round is smaller, and whoever reached a later round stands higher.
    #[test]
    fn a_knockout_is_played_to_its_end(count in 4..=128_u16, seats in 2..=6_u8, mut chance: u64) {
        let mut course = begun(terms(System::Knockout, seats, 0), count);
        let planned = course.rounds_planned();
        while course.stage() == Stage::Playing {
            let open: Vec<(usize, usize)> = course.open_tables().map(|(table, players)| (table, players.len())).collect();
            for (table, players) in open {
                let place = |_| {
                    chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                    Place::Rank(1 + (chance >> 61) as u8)
                };
                course.report(table, (0..players).map(place).collect()).unwrap();
            }
            prop_assert!(course.rounds().len() <= planned);
        }
        prop_assert_eq!((course.stage(), course.rounds().len()), (Stage::Finished, planned));
        let rounds: Vec<BTreeSet<Player>> = course.rounds().map(|(round, _)| in_round(round)).collect();
        prop_assert_eq!(rounds[0].len(), usize::from(count));
        prop_assert!(rounds.windows(2).all(|pair| pair[1].is_subset(&pair[0]) && pair[1].len() < pair[0].len()));
        prop_assert_eq!(course.rounds().last().map(|(round, _)| (round.tables.len(), round.byes.len())), Some((1, 0)));
        let lines = course.standings();
        prop_assert_eq!(lines.iter().filter(|line| line.place == 1).count(), 1, "one has won");
        let reached = |player: Player| rounds.iter().filter(|round| round.contains(&player)).count();
        prop_assert!(lines.windows(2).all(|pair| reached(pair[0].player) >= reached(pair[1].player)));
    }

    /// Whatever players do, every tournament ends, and written down and read again it goes on the same.
    #[test]
    fn every_tournament_ends(count in 4..=24_u16, kind in 0..4_usize, rounds in 1..=6_u8, mut chance: u64) {
        let system = System::ALL[kind];
        let mut course = begun(terms(system, if system == System::Groups { 4 } else { 2 }, rounds), count);
        let mut played = 0;
        while course.stage() == Stage::Playing {
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let who = (chance >> 40) as u16 % (count + 3);
            match chance >> 61 {
                0 | 1 => { let _ = course.withdraw(&who); }
                2 => { let _ = course.register(who); }
                _ => {}
            }
            let read: Course<u16> = serde_json::from_str(&serde_json::to_string(&course).unwrap()).unwrap();
            prop_assert_eq!(&read, &course);
            play_round(&mut course);
            played += 1;
            prop_assert!(played <= 40);
        }
        prop_assert_eq!(course.stage(), Stage::Finished);
        prop_assert!(course.rounds().len() <= course.rounds_planned());
        prop_assert_eq!(course.standings().len(), course.entries().iter().filter(|entry| entry.here).count());
    }
}
