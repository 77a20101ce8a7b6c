//! What holds in every state, and between states.

use fuji::cards::{Equipment, EquipmentSet, Injury, Skill};
use fuji::cell::{Cell, CellSet};
use fuji::dice::{DiceSet, Die};
use fuji::member::Member;
use fuji::state::{Death, Step};
use fuji::{Fuji, State};
use kernel::{Audience, Dice, Game, Scenario, Seal, Seat, Silent, Table, Turn};

fn table() -> Table {
    Table::new(3).with("scenario", "S1").with("skills", vec!["comrade", "gatherer", "manager"])
}

fn first_turn(seed: u64) -> State {
    let setup = Fuji::setup(&table(), Fuji::base_edition()).expect("sound");
    let mut dice = Dice::fast(seed);
    let mut state = Fuji::start(&setup, &mut dice, &mut Silent);
    while state.turn() == 0 {
        let seat = Fuji::turn(&state).deciders().first().expect("somebody sets up");
        let action = Fuji::stand_in(&state, seat);
        Fuji::play(&mut state, seat, &action, &mut dice, &mut Silent);
    }
    state
}

/// A state with one thing made wrong breaks exactly the invariant about that thing.
#[test]
fn broken_states_are_found() {
    let cell = |text: &str| text.parse::<Cell>().expect("a position");
    let dead = Death { member: Member::of(Seat(0)), in_lava: true };
    type Damage = Box<dyn Fn(&mut State)>;
    let cases: Vec<(&str, Damage)> = vec![
        (
            "FUJ-INV-1",
            Box::new(|state| state.parts().tray.held[0] = state.tray().held[0].minus(DiceSet::one(Die::of(0, 2)))),
        ),
        ("FUJ-INV-1", Box::new(|state| state.parts().tray.held[1] = state.tray().held[1].with(Die::of(0, 2)))),
        ("FUJ-INV-1", Box::new(|state| state.parts().tray.frozen = DiceSet::one(Die::of(0, 2)))),
        ("FUJ-INV-2", Box::new(|state| state.parts().tray.values[3] = 7)),
        ("FUJ-INV-3", Box::new(|state| state.parts().sheets[0].cards = state.sheets()[1].cards)),
        ("FUJ-INV-3", Box::new(|state| state.parts().sheets[0].tilted = state.sheets()[0].cards)),
        ("FUJ-INV-4", Box::new(move |state| state.parts().land.equipment = state.land().equipment.with(cell("6,0")))),
        ("FUJ-INV-4", Box::new(move |state| state.parts().land.double = state.land().single)),
        ("FUJ-INV-5", Box::new(move |state| state.parts().land.lava = CellSet::NONE)),
        ("FUJ-INV-5", Box::new(move |state| state.parts().land.lava = state.land().lava.with(cell("11,1")))),
        ("FUJ-INV-6", Box::new(move |state| state.parts().sheets[1].pawn = cell("2,1"))),
        (
            "FUJ-INV-7",
            Box::new(move |state| (0..2).for_each(|seat| state.parts().sheets[seat].marker = Some(cell("4,0")))),
        ),
        ("FUJ-INV-8", Box::new(|state| state.parts().sheets[2].health = 4)),
        (
            "FUJ-INV-8",
            Box::new(|state| state.parts().sheets[2].injuries = state.sheets()[2].injuries.with(Injury::Eye)),
        ),
        ("FUJ-INV-9", Box::new(|state| state.parts().sheets[0].bars = 1)),
        ("FUJ-INV-9", Box::new(|state| state.parts().sheets[1].bars = 4)),
        ("FUJ-INV-10", Box::new(|state| state.parts().round.made[0] = 1)),
        ("FUJ-INV-11", Box::new(|state| *state.parts().step = Step::Won)),
        ("FUJ-INV-11", Box::new(move |state| *state.parts().step = Step::Lost(dead))),
        ("FUJ-INV-5", Box::new(|state| *state.parts().turn = 12)),
        (
            "FUJ-INV-12",
            Box::new(|state| {
                *state.parts().turn = 12;
                state.parts().land.lava = state.ground().burnable().with(state.ground().volcano);
                let villages: Vec<Cell> = state.ground().villages.iter().collect();
                (0..3).for_each(|seat| state.parts().sheets[seat].pawn = villages[seat]);
                *state.parts().step = Step::Won;
                state.parts().land.equipment = CellSet::NONE;
                state.parts().land.single = CellSet::NONE;
            }),
        ),
    ];
    let sound = first_turn(1);
    assert_eq!(Fuji::broken(&sound), None);
    for (rule, damage) in cases {
        let mut state = sound.clone();
        damage(&mut state);
        let found = Fuji::broken(&state).map(|(rule, _)| rule.as_str());
        assert_eq!(found, Some(rule), "{state:?}");
        if !state.over() {
            Fuji::read_position(&Fuji::position(&state), Fuji::base_edition())
                .expect_err("a position like this is refused");
        }
    }
    assert_eq!(sound.sheets()[1].skill, Skill::Gatherer);
}

/// FUJ-INV-4, FUJ-INV-5, FUJ-INV-8, FUJ-INV-15: from state to state tokens never increase, lava and health never shrink,
/// no card comes back from the discard pile; a victory's score is never below zero.
#[test]
fn nothing_comes_back() {
    for seed in 0..30 {
        let mut state = first_turn(seed);
        let mut dice = Dice::fast(seed + 50);
        let mut actions = Vec::new();
        let in_use = |state: &State| -> EquipmentSet {
            let front = state.members().fold(EquipmentSet::empty(), |all, member| all.union(state.sheet(member).cards));
            front.union(state.pile().cards().iter().copied().collect())
        };
        while let Turn::Decide(deciders) = Fuji::turn(&state) {
            let before = state.clone();
            let seat = deciders.first().expect("somebody decides");
            actions.clear();
            Fuji::actions(&state, seat, &mut actions);
            let bold = dice.below(3) == 0;
            let action =
                if bold { actions[dice.below(actions.len() as u32) as usize] } else { Fuji::stand_in(&state, seat) };
            Fuji::play(&mut state, seat, &action, &mut dice, &mut Silent);
            let tokens = |state: &State| state.land().equipment.or(state.land().single).or(state.land().double);
            assert!(tokens(&state).minus(tokens(&before)).is_empty(), "FUJ-INV-4");
            assert!(before.land().lava.minus(state.land().lava).is_empty(), "FUJ-INV-5");
            assert!((0..3).all(|seat| before.sheets()[seat].health <= state.sheets()[seat].health), "FUJ-INV-8");
            let returned = in_use(&state).iter().find(|&card| !in_use(&before).contains(card));
            assert_eq!(returned, None::<Equipment>, "FUJ-INV-3");
        }
        let Turn::Over(outcome) = Fuji::turn(&state) else { unreachable!("the loop ended") };
        assert!(outcome.standings().iter().all(|standing| standing.score >= 0), "FUJ-INV-15");
    }
}

/// FUJ-INV-13: whatever the others' hidden dice show, a seat and the spectators see the same bytes.
#[test]
fn hidden_dice_do_not_show() {
    let state = first_turn(3);
    let bytes =
        |state: &State, audience| serde_json::to_string(&Fuji::view(state, audience)).expect("a view is plain data");
    for seat in Seat::all(3) {
        let mut other = state.clone();
        let hidden = other.tray().in_game().minus(DiceSet::whole(seat.index()));
        for die in hidden.iter() {
            other.parts().tray.values[die.index()] = 7 - other.tray().values[die.index()];
        }
        assert_ne!(state, other);
        assert_eq!(bytes(&state, Audience::Seat(seat)), bytes(&other, Audience::Seat(seat)));
        assert_eq!(bytes(&state, Audience::Spectator), bytes(&other, Audience::Spectator));
    }
}

/// FUJ-INV-14, FUJ-RUL-45: simultaneous re-rolls give the same dice in whatever order they arrive.
#[test]
fn haste_changes_nothing() {
    let play = |order: [u8; 3]| {
        let seal = Seal::from_seed(5);
        let mut dice = Dice::sealed(&seal);
        let mut state = first_turn(8);
        while state.step() != Step::Reroll {
            let seat = Fuji::turn(&state).deciders().first().expect("somebody plans");
            let action = Fuji::stand_in(&state, seat);
            Fuji::play(&mut state, seat, &action, &mut dice, &mut Silent);
        }
        for seat in order {
            let own = state.tray().free(usize::from(seat));
            let action = fuji::Action::Reroll(own);
            if state.round().entitled[usize::from(seat)] > 0 {
                Fuji::play(&mut state, Seat(seat), &action, &mut dice, &mut Silent);
            }
        }
        state
    };
    let first = play([0, 1, 2]);
    assert!(first.round().made.iter().filter(|&&made| made > 0).count() >= 2, "several have re-rolled");
    assert_eq!(first, play([2, 1, 0]));
    assert_eq!(first, play([1, 0, 2]));
}
