//! What tools and tests need besides the rules.

use crate::action::{Action, Lay};
use crate::event::Event;
use crate::power::Power;
use crate::rules::brawl;
use crate::scene::Scene;
use crate::setup::Setup;
use crate::square::Square;
use crate::state::State;
use crate::tile::{Tile, TileSet};
use crate::versions;
use kernel::{Dice, Seat, Table};

/// Every number of seats, and one table whose host picked the first player.
pub(crate) fn variants() -> Vec<Table> {
    (2..=4).map(Table::new).chain([Table::new(3).with("first", "2")]).collect()
}

/// A bound on the decisions of a game: every turn except the last ones and the finishing ones takes a tile of the
/// market.
pub(crate) fn longest(setup: &Setup) -> u32 {
    // A token, four brawl tokens taken back and three more that were placed in this turn, three lays, twelve brawl tokens to
    // settle, three for the powers, two Feasts skipped, ending, taking, removing.
    const IN_A_TURN: u32 = 1 + 4 + 3 + 3 + 12 + 3 + 2 + 1 + 1 + 1;
    let seats = u32::from(setup.seats);
    let market = setup.edition.tiles.len() - u32::from(setup.edition.removed(setup.seats));
    2 * seats + (market + 2 * seats) * IN_A_TURN
}

/// The final score is not a sum of gains: it is the lower of two sums, reported when the game ends.
pub(crate) fn points(event: &Event) -> Option<(Seat, i32)> {
    if let Event::Result { seat, result, .. } = event { Some((*seat, i32::from(*result))) } else { None }
}

/// SAP-RUL-19: taking a brawl token back is accepted at every own decision, but listed only where it can matter.
pub(crate) fn lists_all(state: &State) -> bool {
    state.rules < versions::RECALL_AT_ANY_MOMENT
        || brawl::recall_is_listed(state)
        || state.current().marked().is_empty()
}

/// A random action, well-formed but rarely legal: the laws try it on `check`.
pub(crate) fn any_action(dice: &mut Dice) -> Action {
    match dice.below(14) {
        0 => Action::Start(lay(dice)),
        1 => Action::Lay(lay(dice)),
        2 => Action::Found(lay(dice)),
        3 => Action::Extra(lay(dice)),
        4 => Action::SkipExtra,
        5 => Action::Finish,
        6 => Action::Settle(seat(dice)),
        7 => Action::Use(power(dice)),
        8 => Action::Decline,
        9 => Action::Token(power(dice)),
        10 => Action::Recall(tile(dice)),
        11 => Action::EndLaying,
        12 => Action::Take((0..=dice.below(4)).map(|_| tile(dice)).collect::<TileSet>()),
        _ => Action::Remove(tile(dice)),
    }
}

fn lay(dice: &mut Dice) -> Lay {
    let low = square(dice);
    // Often a touching square, so that later rules are reached too.
    let beside = [low.mouth(), below(low)].into_iter().flatten().next();
    let (low, high) = match (dice.below(4), beside) {
        (0, Some(high)) => (low, high),
        (1, Some(high)) => (high, low),
        _ => (low, square(dice)),
    };
    Lay { tile: tile(dice), low, high }
}

fn below(square: Square) -> Option<Square> {
    square.valley_cell().filter(|_| square.row() < 4).map(|_| Square::at(square.column(), square.row() + 1))
}

fn power(dice: &mut Dice) -> Power {
    match dice.below(10) {
        0 => Power::Feast,
        1 => Power::Gathering,
        2 => Power::Ritual(Scene::ALL[dice.below(8) as usize]),
        3 => Power::Brawl { on: tile(dice), from: None },
        4 => Power::Brawl { on: tile(dice), from: Some(tile(dice)) },
        5 => Power::Water { give: tile(dice), take: tile(dice) },
        6 => Power::Camp,
        7 => Power::Hunt { convert: dice.below(2) == 1 },
        8 => Power::Bear { seat: seat(dice), square: square(dice) },
        _ => Power::Chase(square(dice)),
    }
}

fn seat(dice: &mut Dice) -> Seat {
    Seat(dice.below(4) as u8)
}

fn tile(dice: &mut Dice) -> Tile {
    Tile::all().nth(dice.below(63) as usize).expect("there are 63 tiles")
}

fn square(dice: &mut Dice) -> Square {
    let places = Square::all().count() as u32;
    Square::all().nth(dice.below(places) as usize).expect("the number is below the count")
}
