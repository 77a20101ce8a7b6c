//! The laws every game keeps, and this game's own.

use kernel::{Audience, Dice, Game, Scenario, Seat, Silent, Table};
use laws::{Examination, examine};
use warlock::Warlock;
use warlock::deduce::{chest_odds, view_odds};
use warlock::state::State;

/// Every law at every decision, over a game of each variant.
#[test]
fn it_keeps_the_laws() {
    testkit::properties::keeps_the_laws::<Warlock>(1);
}

/// Every law over more games of each variant, checked at one decision in several, because games of adventurers who act
/// at random are long.
#[test]
fn more_games_keep_the_laws() {
    for (number, table) in Warlock::variants().into_iter().enumerate() {
        for game in 0..6 {
            let seed = 100 * number as u64 + game;
            let plan = Examination { every: 23 + 6 * game as u32, ..Examination::whole(table.clone(), seed) };
            examine::<Warlock>(&plan).unwrap_or_else(|finding| panic!("{finding}"));
        }
    }
}

/// Plays a random game and looks at one state in `every`.
fn along_a_game(table: &Table, seed: u64, every: usize, mut look: impl FnMut(&State, &mut Dice)) {
    let setup = Warlock::setup(table, Warlock::base_edition()).unwrap();
    let mut dice = Dice::fast(seed);
    let mut state = Warlock::start(&setup, &mut dice, &mut Silent);
    let mut actions = Vec::new();
    for step in 0.. {
        let Some(seat) = Warlock::turn(&state).deciders().first() else { return };
        if step % every == 0 {
            look(&state, &mut dice);
        }
        actions.clear();
        Warlock::actions(&state, seat, &mut actions);
        let action = actions[dice.below(actions.len() as u32) as usize];
        Warlock::play(&mut state, seat, &action, &mut dice, &mut Silent);
    }
}

/// The deduction is honest: in every world a seat could be in, it concludes the same.
#[test]
fn deduction_uses_only_what_the_seat_knows() {
    for (table, seed) in Warlock::variants().iter().zip(40..) {
        along_a_game(table, seed, 37, |state, dice| {
            for seat in Seat::all(state.seats()).filter(|_| !state.chest().is_empty()) {
                let odds = chest_odds(state, seat);
                let imagined = Warlock::imagine(state, seat, dice);
                assert_eq!(odds, chest_odds(&imagined, seat));
                let from_view = view_odds(&Warlock::view(state, Audience::Seat(seat)));
                assert_eq!(
                    from_view,
                    state.options().memory_aid.then(|| odds.clone()),
                    "the view holds the same clues"
                );
                assert!(odds.possible().any(|(set, _)| set == state.chest()), "the truth is always possible");
                assert!(odds.possible().any(|(set, _)| set == imagined.chest()));
            }
        });
    }
}

/// The state is small enough to be copied in search.
#[test]
fn the_state_is_small() {
    assert!(std::mem::size_of::<State>() <= 4096, "{} bytes", std::mem::size_of::<State>());
}

/// The board as text fits a terminal, in both languages and for every audience.
#[test]
fn the_sketch_fits_a_terminal() {
    use kernel::{Audience, Lang, Page, Worded};
    for (table, seed) in Warlock::variants().iter().zip(80..) {
        along_a_game(table, seed, 101, |state, _| {
            for audience in Audience::all(state.seats()) {
                let view = Warlock::view(state, audience);
                for line in Lang::ALL.iter().flat_map(|&lang| {
                    let page = Page { width: 80, height: 15, ..Page::plain(lang) };
                    Warlock::sketch(&view, &page).lines().map(str::to_owned).collect::<Vec<_>>()
                }) {
                    assert!(line.chars().count() <= 80, "{line}");
                }
            }
        });
    }
}
