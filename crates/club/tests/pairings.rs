//! Pairings, for 4 to 200 players: nobody meets twice while it can be avoided, byes and seats are fair.

use club::tournament::standings::{TieBreak, WIN, crosstable, standings};
use club::tournament::{NoRound, Past, Place, Played, Player, Round, groups, knockout, robin, swiss};
use proptest::prelude::{ProptestConfig, prop_assert, prop_assert_eq, proptest};
use std::collections::BTreeSet;

fn players(count: u16) -> Vec<Player> {
    (0..count).map(Player).collect()
}

/// Plays a round: the stronger seed wins mostly, and now and then there is a tie. The same every time.
fn play(round: Round, chance: &mut u64) -> Played {
    let mut next = move || {
        *chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        *chance >> 33
    };
    let places = round.tables.iter().map(|table| {
        let strengths: Vec<u64> = table.iter().map(|player| u64::from(player.0) * 3 + next() % 120).collect();
        let rank = |own: u64| 1 + strengths.iter().filter(|other| **other / 8 < own / 8).count() as u8;
        strengths.iter().map(|own| Place::Rank(rank(*own))).collect()
    });
    let places = places.collect();
    Played::new(round, places)
}

/// Everybody who is present is at one table or has none, and nobody is in two places.
fn is_whole(round: &Round, present: &[Player]) -> bool {
    let mut all: Vec<Player> = round.tables.iter().flatten().chain(&round.byes).copied().collect();
    all.sort();
    all == present
}

/// Whether everybody can be paired with somebody new, found by trying; only for few players.
fn avoidable(left: &[Player], past: &Past) -> bool {
    let Some((first, rest)) = left.split_first() else { return true };
    rest.iter().enumerate().any(|(at, other)| {
        let mut others = rest.to_vec();
        others.remove(at);
        past.met(*first, *other) == 0 && avoidable(&others, past)
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn swiss_rounds_are_fair(count in 4..=200_u16, mut chance: u64) {
        let present = players(count);
        let mut rounds: Vec<Played> = Vec::new();
        // As many rounds as it takes to find a winner, and two more.
        let wanted = (u32::from(count).ilog2() + 3).min(u32::from(count) - 1);
        for _ in 0..wanted {
            let round = swiss::pair(&present, &rounds).unwrap();
            prop_assert!(is_whole(&round, &present));
            let past = Past::new(&rounds, swiss::BYE);
            let again = round.tables.iter().filter(|table| past.met(table[0], table[1]) > 0).count();
            prop_assert!(again == 0 || count <= 8, "{} meet again in round {}", again, rounds.len() + 1);
            prop_assert_eq!(round.byes.len(), usize::from(count % 2));
            rounds.push(play(round, &mut chance));
        }
        let past = Past::new(&rounds, swiss::BYE);
        for player in &present {
            // With few players a second round without a table is better than to meet again.
            prop_assert!(past.byes(*player) <= 1 || count <= 8);
            let lean = i64::from(past.sat(*player, 0)) - i64::from(past.sat(*player, 1));
            prop_assert!(lean.abs() <= 2, "{:?} sat first {} times more", player, lean);
        }
    }

    /// For few players and many rounds every way is tried: who meets again could not be spared it.
    #[test]
    fn swiss_avoids_what_can_be_avoided(count in 4..=10_u16, mut chance: u64) {
        let count = count + count % 2;
        let present = players(count);
        let mut rounds: Vec<Played> = Vec::new();
        for _ in 0..count + 2 {
            let past = Past::new(&rounds, swiss::BYE);
            let round = swiss::pair(&present, &rounds).unwrap();
            let again = round.tables.iter().any(|table| past.met(table[0], table[1]) > 0);
            prop_assert_eq!(again, !avoidable(&present, &past));
            rounds.push(play(round, &mut chance));
        }
    }

    /// Players come late, stay away for a round, or do not come to their table.
    #[test]
    fn swiss_goes_on_with_whoever_is_there(count in 6..=60_u16, mut chance: u64) {
        let entered = players(count);
        let mut rounds: Vec<Played> = Vec::new();
        for number in 0..5_u64 {
            let present: Vec<Player> = entered.iter().copied()
                .filter(|player| (u64::from(player.0) * 7 + number * 3 + chance % 5) % 6 != 0).collect();
            let round = swiss::pair(&present, &rounds).unwrap();
            prop_assert!(is_whole(&round, &present));
            let past = Past::new(&rounds, swiss::BYE);
            for bye in &round.byes {
                let least = present.iter().map(|player| past.byes(*player)).min().unwrap();
                prop_assert_eq!(past.byes(*bye), least, "nobody has no table twice before all have had it once");
            }
            let mut played = play(round.clone(), &mut chance);
            if let Some(table) = round.tables.first() {
                let mut places: Vec<Vec<Place>> = played.tables().map(|(_, places)| places.to_vec()).collect();
                places[0] = vec![Place::Rank(1), Place::Absent];
                let table = table.clone();
                played = Played::new(round, places);
                let now = Past::new(&[rounds.clone(), vec![played.clone()]].concat(), swiss::BYE);
                prop_assert_eq!(now.score(table[0]), past.score(table[0]) + WIN, "whoever came has won");
                prop_assert_eq!(now.met(table[0], table[1]), past.met(table[0], table[1]), "and has met nobody");
            }
            rounds.push(played);
        }
        let lines = standings(&entered, &rounds, swiss::BYE, &TieBreak::USUAL);
        prop_assert_eq!(lines.len(), entered.len());
    }

    #[test]
    fn in_a_round_robin_all_meet_and_seats_alternate(count in 2..=40_u16, twice: bool) {
        let entered = players(count);
        let mut rounds: Vec<Played> = Vec::new();
        for number in 0..robin::rounds(entered.len(), twice) {
            let round = robin::round(&entered, number, twice).unwrap();
            prop_assert!(is_whole(&round, &entered));
            rounds.push(play(round, &mut 7));
        }
        let past = Past::new(&rounds, 0);
        let times = if twice { 2 } else { 1 };
        for one in &entered {
            for other in entered.iter().filter(|other| *other != one) {
                prop_assert_eq!(past.met(*one, *other), times);
            }
            let lean = i64::from(past.sat(*one, 0)) - i64::from(past.sat(*one, 1));
            prop_assert!(lean.abs() <= 1 && (!twice || lean == 0), "{:?} {}", one, lean);
            prop_assert_eq!(past.byes(*one), u32::from(count % 2) * times);
        }
        prop_assert_eq!(robin::round(&entered, rounds.len(), twice), Err(NoRound::Over));
    }

    #[test]
    fn groups_meet_many_and_change_seats(count in 4..=200_u16, wanted in 3..=6_usize, mut chance: u64) {
        let present = players(count);
        let mut rounds: Vec<Played> = Vec::new();
        let allowed = 3..=6;
        for _ in 0..5 {
            let round = groups::pair(&present, &rounds, wanted, &allowed).unwrap();
            prop_assert!(is_whole(&round, &present));
            prop_assert!(round.tables.iter().all(|table| allowed.contains(&table.len())));
            prop_assert!(round.byes.is_empty(), "from three to six everybody can sit");
            rounds.push(play(round, &mut chance));
        }
        let past = Past::new(&rounds, groups::BYE);
        for player in &present {
            let met: usize = rounds.iter().flat_map(|played| played.tables().map(|(table, _)| table.to_vec()).collect::<Vec<_>>())
                .filter(|table| table.contains(player)).map(|table| table.len() - 1).sum();
            let possible = met.min(present.len() - 1);
            let others = past.opponents(*player);
            // With room for it nobody is met twice.
            if present.len() > 12 * wanted {
                prop_assert_eq!(others, met);
            }
            // Where everybody would have to meet nearly everybody, some meet again.
            prop_assert!(2 * others >= possible, "{:?} met {} of {}", player, others, possible);
            let most = (0..6).map(|seat| past.sat(*player, seat)).max().unwrap();
            prop_assert!(most <= 3, "{:?} sat {} of 5 times in one seat", player, most);
        }
    }

    /// Where the game allows one number of players only, somebody may have no table: everybody in turn.
    #[test]
    fn byes_of_groups_go_round(count in 5..=60_u16, seats in 3..=4_usize, mut chance: u64) {
        let present = players(count);
        let mut rounds: Vec<Played> = Vec::new();
        for _ in 0..8 {
            let round = groups::pair(&present, &rounds, seats, &(seats..=seats)).unwrap();
            prop_assert!(is_whole(&round, &present));
            prop_assert!(round.byes.len() < seats);
            rounds.push(play(round, &mut chance));
        }
        let past = Past::new(&rounds, groups::BYE);
        let byes: Vec<u32> = present.iter().map(|player| past.byes(*player)).collect();
        prop_assert!(byes.iter().max().unwrap() - byes.iter().min().unwrap() <= 1, "{:?}", byes);
    }

    #[test]
    fn a_knockout_has_one_winner(count in 2..=200_u16, mut chance: u64) {
        let entered = players(count);
        let mut rounds: Vec<Played> = Vec::new();
        let mut in_it: BTreeSet<Player> = entered.iter().copied().collect();
        loop {
            match knockout::bracket(&entered, &rounds) {
                Err(NoRound::Over) => break,
                Err(why) => panic!("{why:?}"),
                Ok(round) => {
                    prop_assert!(is_whole(&round, &in_it.iter().copied().collect::<Vec<_>>()), "exactly those who are left");
                    prop_assert!(rounds.is_empty() || round.byes.is_empty());
                    let byes = usize::from(count).next_power_of_two() - usize::from(count);
                    let strongest: Vec<Player> = players(byes as u16);
                    prop_assert!(!rounds.is_empty() || round.byes.iter().copied().collect::<BTreeSet<_>>() == strongest.into_iter().collect());
                    let played = play(round, &mut chance);
                    for (table, places) in played.tables() {
                        let won = knockout::winners(table, places);
                        table.iter().filter(|player| !won.contains(player)).for_each(|player| { in_it.remove(player); });
                    }
                    rounds.push(played);
                }
            }
        }
        prop_assert_eq!(in_it.len(), 1);
        prop_assert_eq!(rounds.len() as u32, usize::from(count).next_power_of_two().ilog2());
    }

    #[test]
    fn a_knockout_at_larger_tables_ends(count in 4..=200_u16, wanted in 3..=6_usize, mut chance: u64) {
        let entered = players(count);
        let mut rounds: Vec<Played> = Vec::new();
        let mut sizes = Vec::new();
        while let Ok(round) = knockout::tables(&entered, &rounds, wanted, &(2..=6)) {
            sizes.push(round.tables.iter().map(Vec::len).sum::<usize>() + round.byes.len());
            rounds.push(play(round, &mut chance));
            prop_assert!(rounds.len() < 12);
        }
        prop_assert!(sizes.windows(2).all(|pair| pair[1] < pair[0]), "{:?}", sizes);
        prop_assert_eq!(rounds.last().unwrap().round().tables.len(), 1);
    }
}

/// The strongest two of a bracket can meet only at its end.
#[test]
fn seeds_meet_as_late_as_they_can() {
    let entered = players(16);
    let mut rounds: Vec<Played> = Vec::new();
    while let Ok(round) = knockout::bracket(&entered, &rounds) {
        let last = round.tables.len() == 1;
        assert_eq!(last, round.tables.iter().any(|table| table.contains(&Player(0)) && table.contains(&Player(1))));
        let best = |table: &[Player]| *table.iter().min().unwrap();
        let places = round
            .tables
            .iter()
            .map(|table| table.iter().map(|one| Place::Rank(if *one == best(table) { 1 } else { 2 })).collect());
        let places = places.collect();
        rounds.push(Played::new(round, places));
    }
    assert_eq!(rounds.len(), 4);
}

/// A small tournament by hand: Ada beats Bob and Cyd, Bob beats Cyd and Dan, Cyd beats Dan, Ada and Dan tie.
#[test]
fn ties_are_broken_by_rules_that_can_be_checked_by_hand() {
    let [ada, bob, cyd, dan] = [0, 1, 2, 3].map(Player);
    let won = || vec![Place::Rank(1), Place::Rank(2)];
    let round = |tables: Vec<Vec<Player>>, places| Played::new(Round { tables, byes: vec![] }, places);
    let rounds = [
        round(vec![vec![ada, bob], vec![cyd, dan]], vec![won(), won()]),
        round(vec![vec![ada, cyd], vec![bob, dan]], vec![won(), won()]),
        round(vec![vec![dan, ada], vec![bob, cyd]], vec![vec![Place::Rank(1), Place::Rank(1)], won()]),
    ];
    let rules = [
        TieBreak::DirectEncounter,
        TieBreak::SonnebornBerger,
        TieBreak::Buchholz,
        TieBreak::BuchholzCutOne,
        TieBreak::Wins,
    ];
    let lines = standings(&[ada, bob, cyd, dan], &rounds, swiss::BYE, &rules);
    let told: Vec<_> = lines.iter().map(|line| (line.place, line.player, line.score, line.ties.clone())).collect();
    // Points in halves of a win (60): Ada 5, Bob 4, Cyd 2, Dan 1.
    let half = WIN / 2;
    assert_eq!(told[0], (1, ada, 5 * half, vec![0, 2 * (4 + 2) * half + half, 7 * half, 6 * half, 2]));
    assert_eq!(told[1], (2, bob, 4 * half, vec![0, 2 * (1 + 2) * half, 8 * half, 7 * half, 2]));
    assert_eq!((told[2].1, told[3].1), (cyd, dan));
    let cross = crosstable(&[ada, bob, cyd, dan], &rounds);
    assert_eq!(cross[0][3][0].ahead, None);
    assert_eq!((cross[0][1][0].ahead, cross[1][0][0].ahead, cross[1][0][0].round), (Some(true), Some(false), 1));
    assert!(cross[2][2].is_empty());
}

#[test]
fn what_cannot_be_paired_is_refused() {
    assert_eq!(swiss::pair(&players(1), &[]), Err(NoRound::TooFew));
    assert_eq!(swiss::pair(&[Player(1), Player(1)], &[]), Err(NoRound::Twice(Player(1))));
    assert_eq!(groups::pair(&players(2), &[], 4, &(3..=4)), Err(NoRound::TooFew));
    assert_eq!(knockout::bracket(&players(1), &[]), Err(NoRound::TooFew));
    assert_eq!(robin::round(&players(1), 0, false), Err(NoRound::TooFew));
}

#[test]
fn tables_are_as_large_as_wanted_where_they_can_be() {
    let rows: [(usize, usize, &[usize]); 6] = [
        (12, 4, &[4, 4, 4]),
        (13, 4, &[5, 4, 4]),
        (14, 4, &[4, 4, 3, 3]),
        (5, 4, &[5]),
        (7, 3, &[4, 3]),
        (200, 6, &[6; 33]),
    ];
    for (count, wanted, sizes) in rows {
        let made = groups::sizes(count, wanted, &(3..=6));
        assert_eq!(made.iter().sum::<usize>(), count);
        assert_eq!(made[..sizes.len().min(6)], sizes[..sizes.len().min(6)], "{count} at tables of {wanted}");
    }
    assert_eq!(groups::sizes(5, 4, &(4..=4)), [4], "one has no table");
}
