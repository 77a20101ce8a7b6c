//! What nobody may see, and what may be deduced.

use crate::table::Scene;
use kernel::{Audience, Dice, Game, Seat};
use warlock::Warlock;
use warlock::deduce::chest_odds;
use warlock::knowledge::whereabouts;
use warlock::place::{Card, Number};

/// WAR-RUL-58: a bystander cannot tell a swap from a talk.
#[test]
fn a_deal_hides_what_it_moved() {
    let look = |deal: &str| {
        let mut scene = Scene::set("p0@t3_42 p1@t3_42 p0.hand=T04 p1.hand=T22 seen.2.0=T04 seen.0.1=T22", deal);
        scene.play(&format!("stay ; negotiate 1 ; {deal} ; accept"), "", deal);
        let seen = scene.told.iter().filter_map(|told| Warlock::witness(&told.event, Audience::Seat(Seat(2))));
        (
            serde_json::to_string(&Warlock::view(&scene.state, Audience::Seat(Seat(2)))).unwrap(),
            seen.count(),
            scene.state,
        )
    };
    let (swapped, swap_events, state) = look("offer up=T04 for cards=T22");
    let (talked, talk_events, _) = look("offer for truce");
    assert_eq!((swapped, swap_events), (talked, talk_events));
    let both = whereabouts::hand(Seat(0)) | whereabouts::hand(Seat(1));
    assert_eq!(state.knowledge().may[2][Card(3).index()], both);
}

/// WAR-RUL-60: an adventurer who flees but is cornered in the last room stays where he is.
#[test]
fn cornered() {
    let mut scene = Scene::set("p0@TC p1@TC p2@WL", "cornered");
    scene.play("stay ; attack 1; (3) fight ; fight ; flee ; loot nothing", "3 4 3 4 3", "cornered");
    assert_eq!(scene.state.people()[1].at, scene.state.people()[0].at);
    assert_eq!(scene.state.active(), Seat(1));
}

/// WAR-FLE-20: an encounter that waited for an adventurer no longer does after he flees out of its room.
#[test]
fn a_waiting_encounter_is_lost_in_flight() {
    let mut scene = Scene::set("p0@14 p1@14 up.14=E27 guarded.14=-", "waiting");
    scene.state.stage().people[1].pending = Some(scene.state.board().node("t15_34".parse().unwrap()).unwrap());
    scene.play("stay ; attack 1; (3) fight ; fight ; flee ; loot nothing ; run t12_36", "3 4 3 4 3", "waiting");
    assert_eq!(scene.state.people()[1].pending, None);
}

/// The odds before any clue: all deals are equally likely.
#[test]
fn nothing_known_nothing_gained() {
    for (seats, sets) in [(2, 20), (3, 35), (4, 35), (6, 56)] {
        let scene = Scene::set(&format!("seats={seats}"), "odds");
        let odds = chest_odds(&scene.state, Seat(0));
        assert_eq!(odds.possible().count(), sets, "{seats} players");
        let first = odds.possible().next().unwrap();
        assert!(odds.possible().all(|(_, ways)| ways == first.1));
        assert!((odds.chance(first.0) - 1.0 / sets as f64).abs() < 1e-12);
    }
}

/// Answers, showings and announced wrong keys narrow the combinations down exactly.
#[test]
fn clues_narrow_the_combinations() {
    let mut scene = Scene::set("p0@t3_42 p1@t3_42", "clues");
    scene.play("roll ; challenge 7 ; walk t4_42", "1", "a number nobody has");
    let odds = chest_odds(&scene.state, Seat(0));
    assert_eq!(odds.possible().count(), 15, "7 is certain: two of the other six");
    assert!(odds.possible().all(|(set, _)| set.contains(Number(7))));

    let mut scene = Scene::set("p0@t3_42 p1@t3_42", "clues");
    scene.play("stay ; negotiate 1 ; offer gold=1 for clues=all ; accept", "", "all of one hand");
    assert_eq!(chest_odds(&scene.state, Seat(0)).possible().count(), 10, "three of five");

    let mut scene = Scene::set("p0@TC p0.hand=T02,T03 p1@t3_42", "clues");
    scene.play("open 4,7,8 with T02,T03", "", "one wrong");
    let bystander = chest_odds(&scene.state, Seat(1));
    // Seat 1 holds 3 and 4: so 7 and 8 are right, and the third is one of five numbers.
    assert_eq!(bystander.possible().count(), 5);
    // The challenger also heard that seat 1 has the 4, and nobody the others.
    assert!(
        chest_odds(&scene.state, Seat(0)).possible().all(|(set, _)| set.contains(Number(7)) && set.contains(Number(8)))
    );
}

/// The odds are those of the deals: counted over imagined games they agree.
#[test]
fn imagined_chests_follow_the_odds() {
    let mut scene = Scene::set("seats=4 p0@t3_42 p1@t3_42", "odds");
    scene.play("roll ; challenge 3 ; walk t4_42", "1", "odds");
    let odds = chest_odds(&scene.state, Seat(0));
    let mut dice = Dice::fast(5);
    let mut counts = std::collections::BTreeMap::new();
    let games = 20_000;
    for _ in 0..games {
        *counts.entry(Warlock::imagine(&scene.state, Seat(0), &mut dice).chest()).or_insert(0_u32) += 1;
    }
    for (set, _) in odds.possible() {
        let expected = odds.chance(set) * f64::from(games);
        let found = f64::from(counts.get(&set).copied().unwrap_or(0));
        assert!((found - expected).abs() < 5.0 * expected.sqrt(), "{set:?}: {found} found, {expected} expected");
    }
    assert_eq!(counts.len(), odds.possible().count());
}

/// Hidden treasure is imagined uniformly over the places where it may be.
#[test]
fn imagined_treasure_is_uniform() {
    let scene = Scene::set("p1.hand=T04,T22 p2.hand=T13 loose.t3_42=T24", "treasure");
    let mut dice = Dice::fast(9);
    let mut counts = [[0_u32; 3]; 2];
    let games = 24_000;
    for _ in 0..games {
        let imagined = Warlock::imagine(&scene.state, Seat(0), &mut dice);
        for (row, card) in counts.iter_mut().zip([Card(0), Card(23)]) {
            row[0] += u32::from(imagined.people()[1].holds(card));
            row[1] += u32::from(imagined.people()[2].holds(card));
            row[2] += u32::from(imagined.loose().iter().flatten().any(|loose| loose.card == card));
        }
    }
    // Twenty-four goods for twenty-four places of goods and gold: two, one and one of the thirty-two, less the eight of gold.
    for row in counts {
        for (found, places) in row.into_iter().zip([2.0, 1.0, 1.0]) {
            let expected = f64::from(games) * places / 24.0;
            assert!((f64::from(found) - expected).abs() < 5.0 * expected.sqrt(), "{found} found, {expected} expected");
        }
    }
}
