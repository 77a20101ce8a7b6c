//! What the numbers of a game keep, whatever the game.

use kernel::{Audience, Dice, Numbered, Numbering, Scenario, Seat, Silent, Turn};
use std::collections::BTreeSet;

/// Plays random games of every variant and looks at every moment through every seat: numbers have the same length as their
/// names, the names stay the same from game to game and none stands twice, numbers are finite and not huge, worlds that a seat cannot tell
/// apart give equal numbers, and two legal actions never share a number. Panics where one of these does not hold.
///
/// Every `stride`-th moment is looked at.
pub fn hold<G: Numbered + Scenario>(games_per_variant: u64, stride: u32) {
    for table in G::variants() {
        let setup = G::setup(&table, G::base_edition()).expect("a variant can be played");
        let first = G::start(&setup, &mut Dice::fast(0), &mut Silent);
        let names = names::<G>(&first);
        for seed in 0..games_per_variant {
            let mut dice = Dice::fast(seed);
            let mut state = G::start(&setup, &mut dice, &mut Silent);
            let mut moment = 0;
            while let Turn::Decide(_) = G::turn(&state) {
                let seat = G::waited(&state).first().expect("somebody is waited for");
                let mut actions = Vec::new();
                G::actions(&state, seat, &mut actions);
                if moment % stride == 0 {
                    look::<G>(&state, &names, &mut dice);
                    numbered_apart::<G>(&state, seat, &actions);
                }
                let action = actions.swap_remove(dice.below(actions.len() as u32) as usize);
                G::play(&mut state, seat, &action, &mut dice, &mut Silent);
                moment += 1;
            }
            look::<G>(&state, &names, &mut dice);
        }
    }
}

fn names<G: Numbered>(state: &G::State) -> Vec<String> {
    let mut names = Vec::new();
    G::observe(&G::view(state, Audience::Seat(Seat(0))), Seat(0), &mut names);
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len(), "no name stands twice: {names:?}");
    names
}

fn look<G: Numbered>(state: &G::State, names: &[String], dice: &mut Dice) {
    for seat in Seat::all(G::seats(state)) {
        let view = G::view(state, Audience::Seat(seat));
        let (mut own, mut numbers) = (Vec::<String>::new(), Vec::<f32>::new());
        G::observe(&view, seat, &mut own);
        G::observe(&view, seat, &mut numbers);
        assert_eq!(own, names, "the names stay the same");
        assert_eq!(numbers.len(), names.len());
        for (name, number) in names.iter().zip(&numbers) {
            assert!(number.is_finite() && number.abs() <= 20.0, "{name} is {number}");
        }
        let mut elsewhere = Vec::<f32>::new();
        let world = G::imagine(state, seat, dice);
        G::observe(&G::view(&world, Audience::Seat(seat)), seat, &mut elsewhere);
        assert_eq!(numbers, elsewhere, "what seat {} cannot know does not show", seat.0);
    }
}

fn numbered_apart<G: Numbered>(state: &G::State, seat: Seat, actions: &[G::Action]) {
    match G::NUMBERING {
        Numbering::Fixed { count, number } => {
            let numbers: BTreeSet<u32> = actions.iter().map(number).collect();
            assert_eq!(numbers.len(), actions.len(), "two actions share a number: {actions:?}");
            assert!(numbers.iter().all(|&number| number < count), "{numbers:?} are below {count}");
        }
        Numbering::Listed { most } => assert!(actions.len() <= most as usize, "{} actions", actions.len()),
    }
    let view = G::view(state, Audience::Seat(seat));
    let mut told: Option<Vec<String>> = None;
    let mut seen = BTreeSet::new();
    for action in actions {
        let (mut names, mut numbers) = (Vec::<String>::new(), Vec::<f32>::new());
        G::describe(&view, seat, action, &mut names);
        G::describe(&view, seat, action, &mut numbers);
        assert_eq!(told.get_or_insert_with(|| names.clone()), &names, "the names stay the same");
        assert!(
            seen.insert(numbers.iter().map(|number| number.to_bits()).collect::<Vec<_>>()),
            "{action} is not unlike"
        );
    }
}
