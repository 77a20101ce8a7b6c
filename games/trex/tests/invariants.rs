//! What always holds, over whole random games of every variant.

use kernel::{Audience, Dice, Game, Scenario, Seat, Silent, Told, Turn};
use proptest::prelude::{ProptestConfig, prop_assert, prop_assert_eq, proptest};
use proptest::test_runner::RngSeed;
use serde_json::Value;
use trex::{Action, Cell, Direction, Event, Phase, State, Trex};

/// One answer of a game with everything that followed from it.
struct Ply {
    before: State,
    seat: Seat,
    action: Action,
    events: Vec<Event>,
    after: State,
}

/// A random game: its first state, the events of its start, and every answer.
fn random_game(variant: usize, seed: u64) -> (Vec<Event>, Vec<Ply>) {
    let setup = Trex::setup(&Trex::variants()[variant], Trex::base_edition()).expect("a variant is playable");
    let mut dice = Dice::fast(seed);
    let mut told: Vec<Told<Event>> = Vec::new();
    let mut state = Trex::start(&setup, &mut dice, &mut told);
    let start = told.iter().map(|told| told.event).collect();
    let mut plies = Vec::new();
    while let Turn::Decide(seats) = Trex::turn(&state) {
        let seat = seats.iter().nth(dice.below(seats.len()) as usize).expect("somebody decides");
        let mut actions = Vec::new();
        Trex::actions(&state, seat, &mut actions);
        let action = actions[dice.below(actions.len() as u32) as usize];
        let before = state.clone();
        let mut told: Vec<Told<Event>> = Vec::new();
        Trex::play(&mut state, seat, &action, &mut dice, &mut told);
        let events = told.iter().map(|told| told.event).collect();
        plies.push(Ply { before, seat, action, events, after: state.clone() });
    }
    (start, plies)
}

fn seen(state: &State) -> trex::View {
    Trex::view(state, Audience::Spectator)
}

/// The events of each turn, the set-up left out.
fn turns(plies: &[Ply]) -> Vec<Vec<Event>> {
    let mut turns: Vec<Vec<Event>> = Vec::new();
    for &event in plies.iter().flat_map(|ply| &ply.events) {
        if let Event::TurnBegan { .. } = event {
            turns.push(Vec::new());
        }
        if let Some(turn) = turns.last_mut() {
            turn.push(event);
        }
    }
    turns
}

fn loses_tree(event: Event) -> bool {
    matches!(event, Event::Barred { .. } | Event::Bitten { .. })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, failure_persistence: None, rng_seed: RngSeed::Fixed(7), ..ProptestConfig::default() })]

    /// TRX-INV-1, TRX-INV-2, TRX-INV-3, TRX-INV-4, TRX-INV-5 and TRX-INV-7 hold in every state; trees only disappear,
    /// and tiles stay where they were settled.
    #[test]
    fn states_are_sound(variant in 0..4_usize, seed: u64) {
        for ply in random_game(variant, seed).1 {
            prop_assert_eq!(Trex::broken(&ply.after), None);
            let (before, after) = (seen(&ply.before), seen(&ply.after));
            if before.turn > 0 {
                prop_assert!(after.trees.iter().all(|cell| before.trees.contains(cell)));
                prop_assert_eq!((before.lake, before.volcano, before.unused), (after.lake, after.volcano, after.unused));
            }
        }
    }

    /// TRX-INV-6: the T-Rex is never away at the end of two phases 4 in a row.
    #[test]
    fn the_rex_is_never_away_twice(variant in 0..4_usize, seed: u64) {
        let mut away = false;
        for turn in turns(&random_game(variant, seed).1) {
            let vanished = turn.iter().any(|event| matches!(event, Event::RexVanished { .. }));
            prop_assert!(!(away && vanished));
            away = vanished;
        }
    }

    /// TRX-INV-8: the Bone is one seat further on each turn.
    #[test]
    fn the_bone_goes_round(variant in 0..4_usize, seed: u64) {
        let (start, plies) = random_game(variant, seed);
        let first = start.iter().find_map(|event| if let Event::BoneGiven { seat } = event { Some(seat.0) } else { None });
        let (first, seats) = (first.expect("somebody gets the Bone"), Trex::seats(&plies[0].before));
        for event in plies.iter().flat_map(|ply| &ply.events) {
            if let Event::TurnBegan { turn, bone, .. } = *event {
                prop_assert_eq!(bone.0, (first + turn - 1) % seats);
            }
        }
    }

    /// TRX-INV-9: trees leave the game only by bites and penalties, and only a limited number in a turn.
    #[test]
    fn few_trees_leave_the_game(variant in 0..4_usize, seed: u64) {
        let (_, plies) = random_game(variant, seed);
        for ply in &plies {
            let lost = ply.events.iter().filter(|&&event| loses_tree(event)).count();
            prop_assert_eq!(usize::from(seen(&ply.after).removed - seen(&ply.before).removed), lost);
        }
        let seats = usize::from(Trex::seats(&plies[0].before));
        for turn in turns(&plies) {
            let lost = turn.iter().filter(|&&event| loses_tree(event)).count();
            prop_assert!(lost <= seats + seats * (seats - 1) + seats * seats);
        }
    }

    /// TRX-INV-10: one step costs every other player one tree at most, and the mover one at most.
    #[test]
    fn one_step_costs_one_tree_each(variant in 0..4_usize, seed: u64) {
        for ply in random_game(variant, seed).1 {
            for step in ply.events.split(|event| matches!(event, Event::Stepped { .. } | Event::RexStepped { .. })) {
                let mut paid = [0; 4];
                for event in step.iter().take_while(|event| !matches!(event, Event::Barred { .. } | Event::RexReturned { .. })) {
                    if let Event::Hit { victim: seat, .. } | Event::Bitten { seat, .. } = event {
                        paid[seat.index()] += 1;
                    }
                }
                prop_assert!(paid.iter().all(|&trees| trees <= 1), "{:?}", step);
            }
        }
    }

    /// TRX-INV-11: nobody harvests twice in a turn.
    #[test]
    fn one_harvest_a_turn(variant in 0..4_usize, seed: u64) {
        for turn in turns(&random_game(variant, seed).1) {
            for seat in Seat::all(4) {
                let harvests = turn.iter().filter(|event| matches!(event, Event::Harvested { seat: by, .. } if *by == seat));
                prop_assert!(harvests.count() <= 1);
            }
        }
    }

    /// TRX-INV-12: the game has exactly its number of turns, unless one player or none is left. TRX-INV-13: somebody
    /// wins; winners have the same trees; as long as anybody is in the game, only such players win.
    #[test]
    fn games_end_in_time_with_a_winner(variant in 0..4_usize, seed: u64) {
        let (_, plies) = random_game(variant, seed);
        let end = seen(&plies.last().expect("a game has answers").after);
        let living = end.players.iter().filter(|player| player.dino.is_some()).count();
        prop_assert!(end.turn == end.turns || (end.turn < end.turns && living <= 1));
        let winners = end.outcome.expect("the game is over").winners();
        let trees: Vec<u8> = winners.iter().map(|seat| end.players[seat.index()].provisions).collect();
        prop_assert!(!trees.is_empty() && trees.iter().all(|&count| count == trees[0]));
        prop_assert!(living == 0 || winners.iter().all(|seat| end.players[seat.index()].dino.is_some()));
    }

    /// TRX-INV-15: the same start, choices and draws give the same game.
    #[test]
    fn nothing_else_decides(variant in 0..4_usize, seed: u64) {
        let [(one_start, one), (other_start, other)] = [random_game(variant, seed), random_game(variant, seed)];
        prop_assert_eq!(one_start, other_start);
        for (one, other) in one.iter().zip(&other) {
            prop_assert_eq!(&one.events, &other.events);
            prop_assert_eq!(&one.after, &other.after);
        }
    }

    /// TRX-INV-16: turned or mirrored, the game goes the same way, and offers the same choices.
    #[test]
    fn all_sides_are_alike(variant in 0..4_usize, seed: u64, turn in 0..8_u8) {
        for ply in random_game(variant, seed).1.iter().filter(|ply| seen(&ply.before).turn > 0) {
            let mut turned = turned_state(&ply.before, turn);
            let mut listed = Vec::new();
            Trex::actions(&ply.before, ply.seat, &mut listed);
            let mut expected: Vec<Action> = listed.iter().map(|&action| turned_action(action, turn)).collect();
            let mut found = Vec::new();
            Trex::actions(&turned, ply.seat, &mut found);
            expected.sort();
            found.sort();
            prop_assert_eq!(expected, found);
            Trex::play(&mut turned, ply.seat, &turned_action(ply.action, turn), &mut Dice::fast(0), &mut Silent);
            prop_assert_eq!(turned, turned_state(&ply.after, turn));
        }
    }
}

/// A column and a row, counted from the centre, after one of the eight rotations and reflections.
fn turned((east, south): (i8, i8), turn: u8) -> (i8, i8) {
    let (east, south) = if turn & 1 == 0 { (east, south) } else { (south, east) };
    (if turn & 2 == 0 { east } else { -east }, if turn & 4 == 0 { south } else { -south })
}

fn turned_cell(cell: Cell, turn: u8) -> Cell {
    let (east, south) = turned((cell.column() as i8 - 2, cell.row() as i8 - 2), turn);
    Cell::new((east + 2) as u8, (south + 2) as u8)
}

fn turned_direction(direction: Direction, turn: u8) -> Direction {
    let offset = turned(direction.offset(), turn);
    Direction::ALL.into_iter().find(|direction| direction.offset() == offset).expect("there are all eight")
}

fn turned_action(action: Action, turn: u8) -> Action {
    match action {
        Action::Move(direction) => Action::Move(turned_direction(direction, turn)),
        Action::Panic(direction) => Action::Panic(turned_direction(direction, turn)),
        Action::Vote(direction) => Action::Vote(turned_direction(direction, turn)),
        Action::Rest | Action::Abstain => action,
    }
}

/// The state with every cell and direction of its position turned.
fn turned_state(state: &State, turn: u8) -> State {
    let mut position = Trex::position(state);
    turn_value(&mut position, turn);
    Trex::read_position(&position, Trex::base_edition()).expect("a turned position is sound")
}

fn turn_value(value: &mut Value, turn: u8) {
    match value {
        Value::String(text) => {
            if let Ok(cell) = text.parse::<Cell>() {
                *text = turned_cell(cell, turn).to_string();
            } else if let Ok(action) = text.parse::<Action>() {
                *text = turned_action(action, turn).to_string();
            }
        }
        Value::Array(values) => values.iter_mut().for_each(|value| turn_value(value, turn)),
        Value::Object(fields) => fields.values_mut().for_each(|value| turn_value(value, turn)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// The random games of these tests really reach every kind of phase.
#[test]
fn random_games_see_every_phase() {
    let mut phases = [false; 5];
    for seed in 0..50 {
        for ply in random_game(0, seed).1 {
            match seen(&ply.before).phase {
                Phase::Lake => phases[0] = true,
                Phase::Volcano => phases[1] = true,
                Phase::Choose => phases[2] = true,
                Phase::Panic(_) => phases[3] = true,
                Phase::Rex => phases[4] = true,
                Phase::Over => unreachable!("nobody answers once the game is over"),
            }
        }
    }
    assert_eq!(phases, [true; 5]);
}
