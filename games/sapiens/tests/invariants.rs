//! What holds over whole games: the invariants of the book that no single state can show.

use kernel::{Audience, Dice, Game, Seat, Silent, Table, Told, Turn};
use proptest::prelude::{ProptestConfig, prop_assert_eq, proptest};
use sapiens::{Action, Event, LayKind, Sapiens, State, Step};

fn started(seats: u8, seed: u64) -> State {
    let setup = Sapiens::setup(&Table::new(seats), Sapiens::base_edition()).expect("a plain table");
    Sapiens::start(&setup, &mut Dice::fast(seed), &mut Silent)
}

/// Plays a random game and shows every decision: the state before, the action, its events, the state after.
fn watch(seats: u8, seed: u64, mut look: impl FnMut(&State, &Action, &[Told<Event>], &State)) -> State {
    let mut state = started(seats, seed);
    let mut dice = Dice::fast(!seed);
    let mut actions = Vec::new();
    while let Turn::Decide(_) = Sapiens::turn(&state) {
        actions.clear();
        Sapiens::actions(&state, state.seat(), &mut actions);
        let action = actions[dice.below(actions.len() as u32) as usize];
        let (before, mut events) = (state.clone(), Vec::new());
        Sapiens::play(&mut state, before.seat(), &action, &mut dice, &mut events);
        look(&before, &action, &events, &state);
    }
    state
}

/// How an event changes food and shelter.
fn gains(event: &Event) -> Vec<(Seat, i32, i32)> {
    match *event {
        Event::Ate { seat, food, .. } | Event::Gathered { seat, food } | Event::Converted { seat, food, .. } => {
            vec![(seat, i32::from(food), 0)]
        }
        Event::Settled { seat, owner, food } => vec![(seat, -i32::from(food), 0), (owner, i32::from(food), 0)],
        Event::Camped { seat, shelter }
        | Event::Sheltered { seat, shelter, .. }
        | Event::Bear { seat, shelter, .. } => vec![(seat, 0, i32::from(shelter))],
        _ => Vec::new(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    /// SAP-INV-9: food falls only by brawls, one by one, and what one loses another gains; shelter never falls; the
    /// events explain every change.
    #[test]
    fn scores_move_rightly(seed: u64, seats in 2..=4_u8) {
        let mut totals = [(0, 0); 4];
        watch(seats, seed, |before, _, events, after| {
            for told in events {
                if let Event::Settled { food, .. } = told.event {
                    assert!(food <= 1);
                }
                for (seat, food, shelter) in gains(&told.event) {
                    totals[seat.index()].0 += food;
                    totals[seat.index()].1 += shelter;
                }
            }
            for seat in Seat::all(seats) {
                let player = after.player(seat);
                assert_eq!(totals[seat.index()], (i32::from(player.food()), i32::from(player.shelter())));
                assert!(player.shelter() >= before.player(seat).shelter());
            }
        });
    }

    /// SAP-INV-12: a turn has at most one token and three lays. SAP-INV-13: a finished player never plays again.
    /// SAP-INV-17: a bear brings 1 to 4 SP.
    #[test]
    fn turns_stay_within_bounds(seed: u64, seats in 2..=4_u8) {
        let (mut tokens, mut lays) = (0, 0);
        watch(seats, seed, |before, _, events, _| {
            assert!(!before.current().finished());
            for told in events {
                match told.event {
                    Event::Turn { .. } => (tokens, lays) = (0, 0),
                    Event::TokenPlayed { .. } => tokens += 1,
                    Event::Laid { kind: LayKind::Main | LayKind::Extra | LayKind::Found, .. } => lays += 1,
                    Event::Bear { shelter, .. } => assert!((1..=4).contains(&shelter)),
                    _ => {}
                }
                assert!(tokens <= 1 && lays <= 3);
            }
        });
    }

    /// SAP-INV-14: each square pays at most once, 76 FP a valley at most.
    #[test]
    fn squares_pay_once(seed: u64, seats in 2..=4_u8) {
        let mut paid = [const { Vec::new() }; 4];
        let mut food = [0; 4];
        watch(seats, seed, |_, _, events, _| {
            for told in events {
                if let Event::Ate { seat, square, food: gained } = told.event {
                    assert!(!paid[seat.index()].contains(&square));
                    paid[seat.index()].push(square);
                    food[seat.index()] += gained;
                    assert!(food[seat.index()] <= 76);
                }
            }
        });
    }

    /// SAP-INV-15: the last round stays the last, and every unfinished player has taken as many turns as the others.
    #[test]
    fn everybody_has_the_same_turns(seed: u64, seats in 2..=4_u8) {
        let end = watch(seats, seed, |before, _, _, after| assert!(!before.last_round() || after.last_round()));
        let turns: Vec<u8> = end.playing().iter().filter(|player| !player.finished()).map(sapiens::Player::turns).collect();
        assert!(turns.iter().all(|&count| count == turns[0]));
    }

    /// SAP-INV-16: laying and founding are never offered together, finishing only without both.
    #[test]
    fn lay_found_or_finish(seed: u64, seats in 2..=4_u8) {
        watch(seats, seed, |before, _, _, _| {
            if before.step() != Step::Lay {
                return;
            }
            let mut actions = Vec::new();
            Sapiens::actions(before, before.seat(), &mut actions);
            let lay = actions.iter().any(|action| matches!(action, Action::Lay(_)));
            let found = actions.iter().any(|action| matches!(action, Action::Found(_)));
            let finish = actions.contains(&Action::Finish);
            assert_eq!(u8::from(lay) + u8::from(found) + u8::from(finish), 1);
        });
    }

    /// SAP-INV-18: nobody's view depends on the order of the pile or on what was put away.
    #[test]
    fn the_pile_does_not_show(seed: u64, other: u64, seats in 2..=4_u8) {
        let state = started(seats, seed);
        let imagined = Sapiens::imagine(&state, Seat(0), &mut Dice::fast(other));
        for audience in Audience::all(seats) {
            prop_assert_eq!(Sapiens::view(&state, audience), Sapiens::view(&imagined, audience));
        }
    }

    /// SAP-INV-19: the same seed and the same choices give the same game.
    #[test]
    fn the_same_game_again(seed: u64, seats in 2..=4_u8) {
        prop_assert_eq!(watch(seats, seed, |_, _, _, _| {}), watch(seats, seed, |_, _, _, _| {}));
    }
}

/// Over many imagined worlds every unseen tile is put away about equally often.
#[test]
fn imagination_is_even() {
    let state = started(3, 1);
    let unseen = state.put_away().len() + u32::from(state.pile().len());
    let mut away = [0_u32; 63];
    let mut dice = Dice::fast(9);
    const WORLDS: u32 = 4000;
    for _ in 0..WORLDS {
        let world = Sapiens::imagine(&state, Seat(0), &mut dice);
        world.put_away().iter().for_each(|tile| away[tile.index()] += 1);
    }
    let expected = f64::from(WORLDS) * f64::from(state.put_away().len()) / f64::from(unseen);
    let seen: Vec<u32> = away.into_iter().filter(|&count| count > 0).collect();
    assert_eq!(seen.len() as u32, unseen);
    assert!(seen.iter().all(|&count| (f64::from(count) - expected).abs() < 0.1 * expected), "{seen:?}");
}
