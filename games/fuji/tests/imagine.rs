//! What a seat imagines fits everything that was shown, and listens to what was said.

use fuji::cards::Equipment;
use fuji::dice::{DiceSet, Die};
use fuji::state::Step;
use fuji::{Action, Fuji, State};
use kernel::{Dice, Game, Seat, Silent, Table};
use std::collections::BTreeSet;

fn first_turn() -> State {
    let table = Table::new(3).with("scenario", "S1").with("skills", vec!["comrade", "gatherer", "survivalist"]);
    let setup = Fuji::setup(&table, Fuji::base_edition()).expect("sound");
    Fuji::start(&setup, &mut Dice::fast(21), &mut Silent)
}

fn play(state: &mut State, seat: u8, action: &str) {
    let action: Action = action.parse().expect("an action");
    Fuji::check(state, Seat(seat), &action).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
    Fuji::play(state, Seat(seat), &action, &mut Dice::fast(4), &mut Silent);
}

fn hand_over(state: &mut State, seat: usize, card: Equipment) {
    for sheet in state.parts().sheets {
        sheet.cards = sheet.cards.without(card);
    }
    *state.parts().pile =
        fuji::state::Pile::new(state.pile().cards().iter().copied().filter(|&other| other != card), 0);
    state.parts().sheets[seat].cards = state.sheets()[seat].cards.with(card);
}

/// What seat 1 imagines of a set of dice, many times over.
fn imagined(state: &State, watcher: u8, set: usize) -> BTreeSet<Vec<u8>> {
    let mut dice = Dice::fast(77);
    let worlds = (0..60).map(|_| Fuji::imagine(state, Seat(watcher), &mut dice));
    worlds.map(|world| DiceSet::whole(set).iter().map(|die| world.tray().value(die)).collect()).collect()
}

fn settle(state: &mut State, until: Step) {
    while state.step() != until {
        let seat = Fuji::waited(state).first().expect("somebody plays");
        let action = Fuji::stand_in(state, seat);
        Fuji::play(state, seat, &action, &mut Dice::fast(9), &mut Silent);
    }
}

/// FUJ-P1-2: hidden dice can be anything; a seat's own dice are what they are.
#[test]
fn hidden_dice_are_dealt_anew() {
    let state = first_turn();
    assert!(imagined(&state, 1, 0).len() > 50);
    assert_eq!(imagined(&state, 1, 1).len(), 1);
}

/// FUJ-E15-1, FUJ-RUL-29: dice shown by radio are known, also in phase 4 if no re-roll was made; in between nobody can
/// be sure.
#[test]
fn shown_dice_are_remembered() {
    let mut state = first_turn();
    hand_over(&mut state, 0, Equipment::Radio);
    play(&mut state, 0, "use radio");
    assert_eq!(imagined(&state, 1, 0).len(), 1);
    settle(&mut state, Step::Reroll);
    let during = imagined(&state, 1, 0);
    let truth: Vec<u8> = DiceSet::whole(0).iter().map(|die| state.tray().value(die)).collect();
    assert!(during.len() > 10 && during.contains(&truth), "perhaps re-rolled, perhaps not");
    settle(&mut state, Step::Gear);
    assert_eq!(imagined(&state, 1, 0).len(), 1);
}

/// FUJ-K03-1: the comrade's die was seen and cannot have changed.
#[test]
fn the_comrades_die_stays_known() {
    let mut state = first_turn();
    settle(&mut state, Step::Reroll);
    play(&mut state, 0, "aside a3");
    play(&mut state, 0, "reroll a1 a2");
    settle(&mut state, Step::Gear);
    let third = state.tray().value(Die::of(0, 2));
    let seen = imagined(&state, 2, 0);
    assert!(seen.len() > 50 && seen.iter().all(|values| values[2] == third));
}

/// FUJ-K03-1, FUJ-RUL-29: a remembered die that was re-rolled and then set aside is seen as it lies now.
#[test]
fn a_die_set_aside_is_seen_as_it_lies() {
    let mut state = first_turn();
    hand_over(&mut state, 0, Equipment::Radio);
    play(&mut state, 0, "use radio");
    settle(&mut state, Step::Reroll);
    let before = state.tray().value(Die::of(0, 2));
    let reroll: Action = "reroll a3".parse().expect("an action");
    let changed = (0..20).map(|seed| {
        let mut world = state.clone();
        Fuji::play(&mut world, Seat(0), &reroll, &mut Dice::fast(seed), &mut Silent);
        world
    });
    let mut state = changed.into_iter().find(|world| world.tray().value(Die::of(0, 2)) != before).expect("dice roll");
    play(&mut state, 0, "aside a3");
    let now = state.tray().value(Die::of(0, 2));
    assert!(imagined(&state, 1, 0).iter().all(|values| values[2] == now));
    let mut dice = Dice::fast(1);
    assert!(
        (0..40).all(|_| Fuji::imagine(&state, Seat(1), &mut dice).round().made[0] > 0),
        "it must have been re-rolled"
    );
}

/// FUJ-RUL-46: onlookers do not know which die was lent; giver and receiver do.
#[test]
fn a_lent_die_could_be_any() {
    let mut state = first_turn();
    hand_over(&mut state, 0, Equipment::Map);
    settle(&mut state, Step::Gear);
    play(&mut state, 0, "use map a4 b");
    let mut dice = Dice::fast(3);
    let mut lent = |watcher: u8| -> BTreeSet<Die> {
        let worlds = (0..60).map(|_| Fuji::imagine(&state, Seat(watcher), &mut dice));
        worlds.flat_map(|world| world.tray().held[1].and(DiceSet::whole(0)).iter().collect::<Vec<_>>()).collect()
    };
    assert_eq!(lent(1), BTreeSet::from([Die::of(0, 3)]));
    assert_eq!(lent(0), BTreeSet::from([Die::of(0, 3)]));
    assert_eq!(lent(2).len(), 6, "the third player could be looking at any of the six");
}

/// FUJ-COM-9: nobody has to believe a hint, but imagination listens: high dice become likelier, not certain.
#[test]
fn hints_are_listened_to() {
    let quiet = first_turn();
    let mut told = quiet.clone();
    play(&mut told, 0, "hint own tendency high");
    let high = |state: &State| {
        let mut dice = Dice::fast(5);
        let worlds = (0..400).map(|_| Fuji::imagine(state, Seat(1), &mut dice));
        worlds
            .map(|world| DiceSet::whole(0).iter().filter(|&die| world.tray().value(die) >= 4).count())
            .collect::<Vec<_>>()
    };
    let (before, after) = (high(&quiet), high(&told));
    assert!(after.iter().sum::<usize>() > before.iter().sum::<usize>() + 100);
    assert!(after.iter().any(|&count| count < 3), "a hint is no proof");
    assert_eq!(high(&told), high(&told));
}
