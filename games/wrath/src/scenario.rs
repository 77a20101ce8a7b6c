//! What tools and tests need besides the rules.

use crate::action::Action;
use crate::cell::Cell;
use crate::edition::Edition;
use crate::event::Event;
use crate::hand::Hand;
use crate::pieces::{Direction, Face, Figure, Place, Species};
use crate::rules::invariants;
use crate::setup::Setup;
use crate::state::State;
use crate::{Wrath, position};
use kernel::{Dice, PositionFault, RuleId, Scenario, Seat, Table, Told};
use serde_json::{Value, json};

impl Scenario for Wrath {
    fn position(state: &State) -> Value {
        position::write(state)
    }

    fn read_position(position: &Value, edition: &'static Edition) -> Result<State, PositionFault> {
        position::read(position, edition)
    }

    fn variants() -> Vec<Table> {
        variants()
    }

    fn broken(state: &State) -> Option<(RuleId, String)> {
        invariants::broken(state).next()
    }

    fn longest(setup: &Setup) -> u32 {
        let edition = setup.edition;
        // The longest turn: every roll and the decision to keep, a decision for each die, the end, a quake, a hatching.
        let dice = u32::from(edition.dice) + 2;
        u32::from(edition.most_turns) * (u32::from(edition.rolls) + 1 + dice + 3)
    }

    fn points(event: &Event) -> Option<(Seat, i32)> {
        if let Event::Scored { seat, points, .. } = event { Some((*seat, i32::from(*points))) } else { None }
    }

    fn any_action(dice: &mut Dice) -> Action {
        any_action(dice)
    }
}

/// The first invariant about changes that an action broke, given the state before, the events and the state after.
pub fn broken_between(before: &State, told: &[Told<Event>], after: &State) -> Option<(RuleId, String)> {
    invariants::broken_between(before, told, after)
}

/// Every number of seats with the first-game setup, and for each also some other land and species.
fn variants() -> Vec<Table> {
    let upside_down = json!([
        "jungle",
        "jungle",
        "cave",
        "grassland",
        "grassland",
        "volcano",
        "grassland",
        "lagoon",
        "jungle",
        "jungle",
        "jungle",
        "grassland",
        "hut",
        "grassland",
        "lagoon",
        "lagoon",
    ]);
    let the_others = json!(["titanosaur", "stegosaurus", "ankylosaurus", "plesiosaurus"]);
    let each = |seats| {
        [
            Table::new(seats),
            Table::new(seats).with("layout", "random").with("species", "random_four"),
            Table::new(seats).with("species", "choose_four").with("four", the_others.clone()),
            Table::new(seats)
                .with("layout", "custom")
                .with("tiles", upside_down.clone())
                .with("species", "swap_one")
                .with("swap", json!({ "out": "tyrannosaurus", "in": "stegosaurus" })),
        ]
    };
    (2..=4).flat_map(each).collect()
}

/// An action that looks well-formed, legal or not.
fn any_action(dice: &mut Dice) -> Action {
    let figure = any_figure(dice);
    let from = any_place(dice);
    match dice.below(14) {
        0 => Action::Roll,
        1 => Action::Reroll((0..dice.below(4)).map(|_| any_of(&Face::ALL, dice)).collect::<Hand>()),
        2 => Action::Keep,
        3 | 4 => Action::Volcano { figure, from },
        5 => Action::Cave { figure, from },
        6 => Action::Hut { figure, from },
        7 | 8 => {
            let (to, cost) = (any_cell(dice), 1 + dice.below(4) as u8);
            let devour = (dice.below(3) == 0).then(|| Seat(dice.below(5) as u8));
            Action::Walk { figure, from, to, dice: cost, devour }
        }
        9 => Action::Egg { figure, from },
        10 => Action::Hatch(any_of(&Species::ALL, dice)),
        11 => Action::End,
        12 => Action::Quake(any_of(&Direction::ALL, dice)),
        _ => Action::NoQuake,
    }
}

fn any_of<T: Copy>(all: &[T], dice: &mut Dice) -> T {
    all[dice.below(all.len() as u32) as usize]
}

fn any_figure(dice: &mut Dice) -> Figure {
    if dice.below(2) == 0 { Figure::Person } else { Figure::Dinosaur(any_of(&Species::ALL, dice)) }
}

fn any_cell(dice: &mut Dice) -> Cell {
    Cell::numbered(dice.below(16) as u8).expect("there are sixteen cells")
}

fn any_place(dice: &mut Dice) -> Place {
    match dice.below(8) {
        0 => Place::Reserve,
        1 => Place::Egg,
        2 => Place::Volcano,
        _ => Place::Tile(any_cell(dice)),
    }
}
