//! Seats, sets of seats, turns and outcomes.

use kernel::{MAX_SEATS, Outcome, Seat, Seats, Standing, Turn};
use proptest::prelude::any;
use proptest::{prop_assert_eq, proptest};

fn places(outcome: &Outcome) -> Vec<u8> {
    outcome.standings().iter().map(|standing| standing.place).collect()
}

#[test]
fn a_seat_has_a_next_one_clockwise() {
    assert_eq!(Seat(0).next(3), Seat(1));
    assert_eq!(Seat(2).next(3), Seat(0));
    assert_eq!(Seat(0).next(1), Seat(0));
    assert_eq!(Seat::all(3).rev().collect::<Vec<_>>(), [Seat(2), Seat(1), Seat(0)]);
}

proptest! {
    /// A set of seats does what a list of yes and no does.
    #[test]
    fn a_set_holds_what_was_put_in(bits: u8, seat in 0..8_u8) {
        let set = Seats::from_bits(bits);
        let listed: Vec<Seat> = set.iter().collect();
        prop_assert_eq!(listed.iter().copied().collect::<Seats>(), set);
        prop_assert_eq!(listed.len(), set.len() as usize);
        prop_assert_eq!(listed.first().copied(), set.first());
        prop_assert_eq!(listed.contains(&Seat(seat)), set.contains(Seat(seat)));
        prop_assert_eq!(set.with(Seat(seat)).without(Seat(seat)).contains(Seat(seat)), false);
        prop_assert_eq!(set.without(Seat(seat)).with(Seat(seat)), set.with(Seat(seat)));
        let text = serde_json::to_string(&set).unwrap();
        prop_assert_eq!(serde_json::from_str::<Seats>(&text).unwrap(), set);
    }

    #[test]
    fn no_set_holds_a_seat_that_no_table_has(bits in any::<u8>(), seat in 8..=255_u8) {
        prop_assert_eq!(Seats::from_bits(bits).contains(Seat(seat)), false);
    }
}

#[test]
fn sets_have_their_edges() {
    assert!(Seats::all(0).is_empty());
    assert_eq!(Seats::all(8).len(), MAX_SEATS as u32);
    assert_eq!(Seats::NONE.first(), None);
    assert_eq!(format!("{:?}", Seats::all(3).without(Seat(1))), "{0, 2}");
    let fault = serde_json::from_str::<Seats>("[0, 8]").unwrap_err();
    assert!(fault.to_string().contains("there is no seat 8"), "{fault}");
}

#[test]
fn a_turn_tells_who_decides_or_how_it_ended() {
    assert_eq!(Turn::of(Seat(2)).deciders(), Seats::one(Seat(2)));
    assert_eq!(Turn::of(Seat(2)).outcome(), None);
    let outcome = Outcome::together(3, true, 7);
    assert!(Turn::Over(outcome).deciders().is_empty());
    assert_eq!(Turn::Over(outcome).outcome(), Some(outcome));
}

/// Seats that share a place have the same number, and the next place is skipped.
#[test]
fn equal_keys_share_a_place() {
    let ranked = |scores: &[i32]| {
        let score = |seat: Seat| scores[seat.index()];
        places(&Outcome::ranked(scores.len() as u8, score, score))
    };
    assert_eq!(ranked(&[5, 9, 7]), [3, 1, 2]);
    assert_eq!(ranked(&[5, 9, 9]), [3, 1, 1]);
    assert_eq!(ranked(&[9, 5, 5, 1]), [1, 2, 2, 4]);
    assert_eq!(ranked(&[0, 0]), [1, 1]);
    assert_eq!(ranked(&[-3, -1]), [2, 1]);
}

/// The key may break ties that the score leaves, or turn the order around.
#[test]
fn the_key_decides_and_the_score_is_shown() {
    let (scores, coins) = ([4, 4, 4], [1, 3, 3]);
    let outcome = Outcome::ranked(3, |seat| scores[seat.index()], |seat| (scores[seat.index()], coins[seat.index()]));
    assert_eq!(places(&outcome), [3, 1, 1]);
    assert_eq!(outcome.winners(), [Seat(1), Seat(2)].into_iter().collect());
    assert_eq!(outcome.of(Seat(0)), Standing { place: 3, score: 4 });
    let fewest = Outcome::ranked(2, |seat| i32::from(seat.0), |seat| std::cmp::Reverse(seat.0));
    assert_eq!(places(&fewest), [1, 2]);
}

#[test]
fn players_win_and_lose_together() {
    let won = Outcome::together(3, true, 12);
    assert_eq!(places(&won), [1, 1, 1]);
    assert_eq!(won.winners(), Seats::all(3));
    let lost = Outcome::together(3, false, 2);
    assert_eq!(places(&lost), [2, 2, 2]);
    assert!(lost.winners().is_empty(), "nobody holds place 1");
    assert_eq!(
        serde_json::to_string(&lost).unwrap(),
        r#"[{"place":2,"score":2},{"place":2,"score":2},{"place":2,"score":2}]"#
    );
}

/// A standing of a game file holds nothing that nobody reads.
#[test]
fn a_standing_reads_back_and_refuses_more() {
    let standing: Standing = serde_json::from_str(r#"{"place":1,"score":-4}"#).unwrap();
    assert_eq!(standing, Standing { place: 1, score: -4 });
    assert!(serde_json::from_str::<Standing>(r#"{"place":1,"score":-4,"bribe":1}"#).is_err());
}
