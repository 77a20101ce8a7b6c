//! The laws every game keeps, over every number of seats and variant.

use fuji::Fuji;
use fuji::action::{Action, Effect};
use kernel::{Dice, Game, Scenario, Silent, Table, Turn};
use laws::{Examination, examine, examine_quickly};

/// How many games of each variant are examined closely.
const GAMES: u64 = 3;
/// How many versions of the rules can be played.
const VERSIONS: usize = 2;

/// Every law over several games of each variant, checked at one decision in several, because random games of Fuji are
/// long.
#[test]
fn every_game_keeps_the_laws() {
    for (number, table) in Fuji::variants().into_iter().enumerate() {
        for game in 0..GAMES {
            // The first game is examined most closely; the others look at other decisions. Versions take turns.
            let (every, rules) =
                (7 + 6 * game as u32, Fuji::about().versions().nth((number + game as usize) % VERSIONS));
            let whole = Examination::whole(table.clone(), 100 + number as u64 + 1000 * game);
            examine::<Fuji>(&Examination { every, rules, ..whole }).unwrap_or_else(|finding| panic!("{finding}"));
        }
    }
}

/// FUJ-SET-2: the same where players choose their skills, which only the newest rules know.
#[test]
fn games_with_chosen_skills_keep_the_laws() {
    for (seats, duo) in [(2, Some("third_pawn")), (3, None), (4, None)] {
        let table = Table::new(seats).with("skills", "choose");
        let table = if let Some(duo) = duo { table.with("two_players", duo) } else { table };
        let plan = Examination { every: 11, rules: Some(Fuji::about().rules), ..Examination::whole(table, 77) };
        examine::<Fuji>(&plan).unwrap_or_else(|finding| panic!("{finding}"));
    }
}

/// The cheap laws over many more games.
#[test]
fn many_games_keep_the_cheap_laws() {
    assert_eq!(Fuji::about().versions().count(), VERSIONS, "every version is examined");
    for (number, table) in Fuji::variants().into_iter().enumerate() {
        for seed in 0..12 {
            let rules = Fuji::about().versions().nth(seed as usize % VERSIONS);
            let whole = Examination::whole(table.clone(), 1000 + 100 * number as u64 + seed);
            let plan = Examination { every: 5, rules, ..whole };
            examine_quickly::<Fuji>(&plan).unwrap_or_else(|finding| panic!("{finding}"));
        }
    }
}

/// In phases 2 and 4 only hints go beyond the list: any other accepted action is listed, or listed with its two cards
/// swapped.
#[test]
fn only_hints_are_unlisted() {
    let mut accepted = 0;
    for (number, table) in Fuji::variants().into_iter().enumerate() {
        let setup = Fuji::setup(&table, Fuji::base_edition()).expect("a variant is sound");
        let mut dice = Dice::fast(number as u64);
        let mut state = Fuji::start(&setup, &mut dice, &mut Silent);
        let mut listed = Vec::new();
        for _ in 0..400 {
            let Turn::Decide(deciders) = Fuji::turn(&state) else { break };
            let seat = deciders.first().expect("somebody decides");
            listed.clear();
            Fuji::actions(&state, seat, &mut listed);
            for _ in 0..60 {
                let action = Fuji::any_action(&mut dice);
                let backwards = |effect: Effect| matches!(effect, Effect::Swap(one, other) if one > other);
                let beyond =
                    matches!(action, Action::Hint(_)) || matches!(action, Action::Use(used) if backwards(used.effect));
                if !beyond && Fuji::check(&state, seat, &action).is_ok() {
                    accepted += 1;
                    assert!(listed.contains(&action), "{table:?}: {action} is accepted but not listed");
                }
            }
            let action = listed[dice.below(listed.len() as u32) as usize];
            Fuji::play(&mut state, seat, &action, &mut dice, &mut Silent);
        }
    }
    assert!(accepted > 1000, "only {accepted} made-up actions were accepted: that tests little");
}
