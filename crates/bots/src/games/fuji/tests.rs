//! The planner in prepared positions.

use super::belief::{Belief, Measure, band};
use super::destinations::{Care, best};
use super::model::{Fate, Model};
use super::rerolls::{Worths, choose, worth_now};
use super::sight::{SETS, Sight};
use super::worlds::{Goal, Judge, Terms, imagine};
use super::*;
use crate::{Bot, decide_knowing};
use fuji::dice::{Colour, Die};
use kernel::{Scenario, Silent, Table};

mod cards;
mod partners;
mod told;

/// The first turn of a game of three in the first scenario, before anything is said.
fn planning(seed: u64) -> State {
    planning_at(&Table::new(3).with("scenario", "S1").with("level", 2), seed)
}

/// The first turn of a game, before anything is said.
fn planning_at(table: &Table, seed: u64) -> State {
    let setup = Fuji::setup(table, Fuji::base_edition_under(Fuji::about().oldest)).unwrap();
    let mut dice = Dice::fast(seed);
    let mut state = Fuji::start(&setup, &mut dice, &mut Silent);
    while state.step() != Step::Plan {
        let seat = Fuji::waited(&state).first().unwrap();
        let action = Fuji::stand_in(&state, seat);
        Fuji::play(&mut state, seat, &action, &mut dice, &mut Silent);
    }
    state
}

fn at(column: u8, row: u8) -> Cell {
    Cell::at(column, row).unwrap()
}

/// Turns every die of a set to its highest face of a colour.
fn paint(state: &mut State, set: usize, colour: Colour) {
    for die in state.tray().held[set].iter() {
        let face = (1..=6).rev().find(|&value| state.edition().colour(die, value) == colour).unwrap();
        state.parts().tray.values[die.index()] = face;
    }
}

#[test]
fn everybody_goes_where_their_colour_counts() {
    let mut state = planning(5);
    let card = |name: &str| state.edition().terrain_named(name);
    // Hardly anything counts on these cards, and the wanted ones lie where the pawns want to go anyway.
    let (dull, pink, blue, yellow) = (card("L22"), card("L07"), card("L08"), card("L09"));
    for cell in state.ground().landscapes.iter() {
        state.parts().land.cards[cell.index()] = dull;
    }
    for (cell, card) in [(at(6, 0), pink), (at(6, 1), blue), (at(6, 2), yellow)] {
        state.parts().land.cards[cell.index()] = card;
    }
    for (set, colour) in [Colour::Yellow, Colour::Pink, Colour::Blue].into_iter().enumerate() {
        paint(&mut state, set, colour);
    }
    state.parts().tray.known[0] = state.tray().in_game();
    let sight = Sight::new(&state, Seat(0));
    let model = Model::new(&state);
    let judge = Judge::new(&sight, &model);
    let beliefs: Vec<Belief> = (0..3).map(|set| Belief::new(&sight, set, true)).collect();
    let worlds = imagine(&sight, &beliefs, 40, &mut Dice::fast(1));
    let care = Care { candidates: 6, worlds: [20, 40], care: 0.35 };
    let plan = best(&judge, &worlds, &[None; SETS], &care)[0];
    let cells: Vec<Cell> = (0..3).map(|set| plan.goals[set].unwrap().cell).collect();
    assert_eq!(cells, [at(6, 2), at(6, 0), at(6, 1)]);
}

/// The value of the best way to keep and roll, by exhaustive search.
fn exhaustive(terms: &Terms, worths: &Worths, values: &[u8], free: &[usize], rerolls: u8) -> f32 {
    let mut most = worth_now(terms, worths, 0, values);
    if rerolls == 0 {
        return most;
    }
    for part in 1..1_u32 << free.len() {
        let rolled: Vec<usize> = (0..free.len()).filter(|bit| part & (1 << bit) != 0).map(|bit| free[bit]).collect();
        let count = 6_u32.pow(rolled.len() as u32);
        let mut sum = 0.0;
        for mut faces in 0..count {
            let mut shown = values.to_vec();
            for &place in &rolled {
                shown[place] = (faces % 6) as u8 + 1;
                faces /= 6;
            }
            sum += exhaustive(terms, worths, &shown, free, rerolls - 1);
        }
        most = most.max(sum / count as f32);
    }
    most
}

#[test]
fn the_chosen_reroll_is_the_best_of_all() {
    for seed in 0..4 {
        let state = planning(seed);
        let sight = Sight::new(&state, Seat(0));
        let model = Model::new(&state);
        let judge = Judge::new(&sight, &model);
        let goal = |cell: Cell| {
            let card = sight.card(cell)?;
            Some(Goal { cell, card, rerolls: 1, tokens: CellSet::NONE, draws: false })
        };
        let terms = Terms::new(&sight, [goal(at(6, 0)), goal(at(6, 1)), goal(at(6, 2)), None], 0.35);
        let beliefs: Vec<Belief> = (0..3).map(|set| Belief::new(&sight, set, true)).collect();
        let worlds = imagine(&sight, &beliefs, 30, &mut Dice::fast(seed));
        let worths = Worths::new(&judge, &terms, &worlds, 0);
        let values: Vec<u8> = sight.hands[0].iter().map(|held| held.value.unwrap()).collect();
        for (free, rerolls) in [(vec![0, 1, 2, 3], 1), (vec![1, 3], 2)] {
            let choice = choose(&terms, &worths, 0, &values, &free, rerolls);
            let most = exhaustive(&terms, &worths, &values, &free, rerolls);
            assert!((choice.worth - most).abs() < 1e-4, "{} against {most}", choice.worth);
        }
    }
}

#[test]
fn a_grade_is_taken_back_to_the_rolls_that_earn_it() {
    let mut state = planning(3);
    let card = state.land().cards[at(6, 1).index()].unwrap();
    let hint = Hint::own(Saying::Roll { card: at(6, 1), grade: Grade::VeryGood });
    Fuji::play(&mut state, Seat(1), &Action::Hint(hint), &mut Dice::fast(1), &mut Silent);
    let sight = Sight::new(&state, Seat(0));
    let belief = Belief::new(&sight, 1, true);
    let hand = &sight.hands[1];
    let measure = Measure::card(state.edition(), card, hand.iter().map(|held| held.die));
    let mut dice = Dice::fast(7);
    let mut fitting = 0;
    for _ in 0..200 {
        let mut values = vec![0; hand.len()];
        belief.roll(hand, &mut dice, &mut values);
        fitting += usize::from(band(measure.rank_of(values.iter().copied()), 5) == 4);
    }
    assert!(fitting > 120, "{fitting} of 200 rolls are as good as was said, where 40 would be by chance");
}

#[test]
fn near_and_sound_is_better_than_far_or_hurt() {
    let state = planning(2);
    let model = Model::new(&state);
    let fates: Vec<Fate> = state.members().map(|member| Fate::of(&state, member)).collect();
    let with = |cell: Cell, health: u8| {
        let mut fates = fates.clone();
        fates[0] = Fate { cell, health, ..fates[0] };
        model.chance(&fates, 1, CellSet::NONE)
    };
    assert!(with(at(7, 0), 0) > with(at(4, 1), 0), "nearer");
    assert!(with(at(4, 1), 0) > with(at(4, 1), 9), "healthier");
    assert!(with(at(4, 1), 20) == 0.0, "exhausted");
    assert!(model.burns(at(3, 1), 3) && !model.burns(at(3, 1), 2), "as the lava clock says");
}

/// The first pawn to arrive sets a token off for everybody: four on a bridge need not wait for each other.
#[test]
fn a_token_goes_off_once_for_all_who_cross_it() {
    let state = planning_at(&Table::new(4).with("scenario", "S4").with("level", 2), 5);
    let token = CellSet::one(state.land().single.or(state.land().double).iter().next().expect("a token lies there"));
    let sight = Sight::new(&state, Seat(0));
    let model = Model::new(&state);
    let judge = Judge::new(&sight, &model);
    let away = |cell: &Cell| to_village(&state, *cell).is_some_and(|steps| steps >= 4) && sight.card(*cell).is_some();
    let mut cells: Vec<Cell> = state.ground().landscapes.iter().filter(away).collect();
    cells.sort_by_key(|&cell| to_village(&state, cell));
    let crossing = |count: usize| {
        let goal = |set: usize| {
            let (cell, tokens) = (cells[set], if set < count { token } else { CellSet::NONE });
            Some(Goal { cell, card: sight.card(cell)?, rerolls: 0, tokens, draws: false })
        };
        judge.outcome(&Terms::new(&sight, std::array::from_fn(goal), 0.35), &[3; SETS])
    };
    let chances: Vec<f32> = (1..=SETS).map(crossing).collect();
    assert!(chances[0] > 0.1 && chances.iter().all(|&chance| chance == chances[0]), "it goes off once: {chances:?}");
    let fates: Vec<Fate> = state.members().map(|member| Fate::of(&state, member)).collect();
    let chance = |eruptions: usize, gone: CellSet| model.chance(&fates, eruptions, gone);
    assert!(chance(1, token) > chance(2, token), "lava comes sooner");
    assert!(chance(1, token) > chance(1, CellSet::NONE), "those who follow need not fear it any more");
}

/// Plays a game with a team and calls `watch` before every decision is carried out.
fn play(level: Level, scenario: &str, seed: u64, watch: &mut impl FnMut(&State, Seat, &Action)) -> State {
    let table = Table::new(3).with("scenario", scenario).with("level", 2);
    let setup = Fuji::setup(&table, Fuji::base_edition_under(Fuji::about().oldest)).unwrap();
    let mut dice = Dice::fast(seed);
    let mut state = Fuji::start(&setup, &mut dice, &mut Silent);
    let mut count = 0;
    while !state.over() {
        let seat = Fuji::waited(&state).first().unwrap();
        let knowledge = Knowledge::<Fuji>::new(&state, seat);
        let decision = decide_knowing(&knowledge, &FujiInsight::default(), Bot::Level(level), 1_000 * seed + count);
        let action: Action = decision.action.parse().unwrap();
        watch(&state, seat, &action);
        Fuji::play(&mut state, seat, &action, &mut dice, &mut Silent);
        count += 1;
    }
    state
}

/// Every grade that a bot gives is the one its dice earn.
#[test]
fn bots_speak_the_truth() {
    let mut heard = 0;
    play(Level::Instant, "S7", 4, &mut |state, seat, action| {
        let Action::Hint(hint) = action else { return };
        let Saying::Roll { card, grade } = hint.saying else { return };
        let dice: Vec<Die> = state.tray().hand(seat.index()).iter().collect();
        let card = state.land().cards[card.index()].unwrap();
        let measure = Measure::card(state.edition(), card, dice.iter().copied());
        let rank = measure.rank_of(dice.iter().map(|&die| state.tray().value(die)));
        assert_eq!(grade.index(), band(rank, 5), "seat {seat} says {action}");
        heard += 1;
    });
    assert!(heard > 10, "{heard} grades were given");
}

/// In games between bots, with everything they say, a seat's decision does not depend on what it cannot see.
#[test]
fn hidden_dice_change_no_decision() {
    let mut dice = Dice::fast(9);
    let mut asked = 0;
    play(Level::Instant, "S1", 2, &mut |state, seat, action| {
        if dice.below(6) == 0 {
            let other = Fuji::imagine(state, seat, &mut dice);
            let knowledge = Knowledge::<Fuji>::new(&other, seat);
            let again = decide_knowing(&knowledge, &FujiInsight::default(), Bot::Level(Level::Instant), 1);
            assert_eq!(again.action, action.to_string(), "turn {}, {:?}", state.turn(), state.step());
            asked += 1;
        }
    });
    assert!(asked > 20, "{asked} decisions were asked again");
}

/// A team that has forgotten how to plan loses most of these.
#[test]
fn a_team_reaches_the_village() {
    let won = (1..=6).filter(|&seed| play(Level::Instant, "S1", seed, &mut |_, _, _| ()).step() == Step::Won).count();
    assert!(won >= 5, "{won} of 6 games are won");
}

#[test]
fn the_village_is_nearer_for_whoever_walked() {
    let mut state = planning(5);
    let before = judged(&state)[0];
    let village = state.ground().villages.iter().next().unwrap();
    state.parts().sheets[0].pawn = village;
    assert!(judged(&state)[0] > before);
    state.parts().sheets[0].health = 18;
    assert!(judged(&state)[0] < before + 0.2);
}

#[test]
fn a_card_that_suits_ones_dice_promises_more() {
    let state = planning(5);
    let member = Member::of(Seat(0));
    let open = passable(&state);
    let way = |cell: Cell| to_village(&state, cell);
    let mut compared = 0;
    for one in open.iter() {
        for other in open.iter().filter(|&other| way(one) == way(other) && other != one) {
            let value = |cell: Cell| state.land().cards[cell.index()].map(|card| total(&state, member, card));
            let token = |cell: Cell| state.land().single.or(state.land().double).contains(cell);
            if let (Some(a), Some(b)) = (value(one), value(other))
                && a > b + 3.0
                && way(one) < way(state.sheet(member).pawn)
                && !token(one)
                && !token(other)
            {
                compared += 1;
                assert!(promise(&state, member, one) > promise(&state, member, other));
            }
        }
    }
    assert!(compared > 0, "the map has cards at the same distance");
}

/// FUJ-RUL-43: a closer look made the plan of a seat's own marker look worse than similar plans; still nobody puts a
/// marker where it lies already.
#[test]
fn a_marker_that_lies_well_is_left_alone() {
    let position = serde_json::from_str(include_str!("tests/marker.json")).unwrap();
    let state = Fuji::read_position(&position, Fuji::base_edition_under(Fuji::about().oldest)).unwrap();
    let knowledge = Knowledge::<Fuji>::new(&state, Seat(0));
    let decision = decide_knowing(&knowledge, &FujiInsight::default(), Bot::Level(Level::Expert), 13_160_332);
    assert_eq!(decision.action, Action::Ready.to_string());
}
