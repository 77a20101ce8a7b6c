//! `trex`: a clearing with trees, a Lake, a Volcano, dinosaurs and the T-Rex; secret cards and a dial.

mod clearing;
mod cues;
mod nature;
mod panels;
mod portraits;

use crate::board::{Board, Canvas};
use crate::kit::dinosaurs::Silhouette;
use crate::portraits::Portrait;
use ::trex::{Action, Card, Cell, Direction, Phase, Species, Trex, View};
use kernel::{Lang, RuleId, Seat, facts};
use maud::Markup;

/// There are no odds to give: after the setup nothing is left to chance, and the secret choices of others are up to
/// them.
impl Board for Trex {
    fn board(canvas: &Canvas<'_, Trex>) -> Markup {
        clearing::draw(canvas)
    }

    fn panels(canvas: &Canvas<'_, Trex>) -> Markup {
        panels::draw(canvas)
    }

    fn asked(canvas: &Canvas<'_, Trex>, _: Seat) -> String {
        match canvas.view.phase {
            Phase::Lake => canvas.kit("trex-ask-lake", facts![]),
            Phase::Volcano => canvas.kit("trex-ask-volcano", facts![]),
            Phase::Choose => canvas.kit("trex-ask-choose", facts![]),
            Phase::Panic(seat) => canvas.kit("trex-ask-panic", facts![name = canvas.name(seat)]),
            Phase::Rex => canvas.kit("trex-ask-rex", facts![]),
            Phase::Over => canvas.kit("choose", facts![]),
        }
    }

    fn portraits(lang: Lang) -> Vec<Portrait> {
        portraits::all(lang)
    }

    fn cues(event: &::trex::Event, before: &[::trex::Event], lang: Lang) -> Vec<crate::Cue> {
        cues::cues(event, before, lang)
    }

    fn path(_: &Canvas<'_, Trex>, action: &Action) -> Vec<String> {
        let card = action.card().map(card_thing);
        let direction = action.direction().map(direction_thing);
        let abstain = (*action == Action::Abstain).then(|| "go:abstain".to_owned());
        card.into_iter().chain(direction).chain(abstain).collect()
    }

    /// The square that an arrow points at says the same as the arrow.
    fn also(canvas: &Canvas<'_, Trex>, action: &Action) -> Vec<String> {
        let target = action.direction().and_then(|direction| beside(&canvas.view, moved(&canvas.view)?, direction));
        target.map(square_thing).into_iter().collect()
    }

    fn at_once(action: &Action) -> bool {
        action.card().is_some()
    }

    /// A square that no arrow points at.
    fn objection(canvas: &Canvas<'_, Trex>, things: &[&str]) -> Option<(RuleId, String)> {
        let square: Cell = things.last()?.strip_prefix("square:")?.parse().ok()?;
        let near =
            |&direction: &Direction| beside(&canvas.view, moved(&canvas.view)?, direction).filter(|&at| at == square);
        if Direction::ALL.iter().any(|direction| near(direction).is_some()) {
            return None;
        }
        let rule = match canvas.view.phase {
            Phase::Lake | Phase::Volcano => "TRX-PLACE-6",
            Phase::Choose => "TRX-MOVE-1",
            Phase::Panic(_) => "TRX-PAN-4",
            Phase::Rex => "TRX-REX-3",
            Phase::Over => return None,
        };
        Some((RuleId(rule), canvas.kit("trex-why-far", facts![])))
    }

    fn attempts(_: &Canvas<'_, Trex>, things: &[&str]) -> Vec<Action> {
        let card = Card::ALL.into_iter().find(|&card| things.contains(&card_thing(card).as_str()));
        let pointed = Direction::ALL.into_iter().find(|&way| things.contains(&direction_thing(way).as_str()));
        let ways = pointed.map_or_else(|| Direction::ALL.to_vec(), |way| vec![way]);
        match card {
            Some(Card::Move) => ways.into_iter().map(Action::Move).collect(),
            Some(Card::Panic) => ways.into_iter().map(Action::Panic).collect(),
            Some(Card::Rest) => vec![Action::Rest],
            None if pointed.is_some() => {
                ways.into_iter().flat_map(|way| [Action::Vote(way), Action::Move(way), Action::Panic(way)]).collect()
            }
            None => Vec::new(),
        }
    }
}

fn card_thing(card: Card) -> String {
    format!("card:{}", card.name())
}

fn direction_thing(direction: Direction) -> String {
    format!("dir:{direction}")
}

pub(crate) fn square_thing(cell: Cell) -> String {
    format!("square:{cell}")
}

/// What the reader moves now: the tile being placed, their own Dino, whoever panics, the T-Rex.
fn moved(view: &View) -> Option<Cell> {
    match view.phase {
        Phase::Lake => Some(view.lake),
        Phase::Volcano => Some(view.volcano),
        Phase::Choose => view.own.and_then(|own| view.players[own.seat.index()].dino),
        Phase::Panic(seat) => view.players[seat.index()].dino,
        Phase::Rex => view.rex,
        Phase::Over => None,
    }
}

/// The cell beside another in a direction, on the board.
fn beside(view: &View, cell: Cell, direction: Direction) -> Option<Cell> {
    let (east, south) = step(direction);
    let along = |from: u8, step: i8, side: u8| from.checked_add_signed(step).filter(|&to| to < side);
    Some(Cell::new(along(cell.column(), east, view.width)?, along(cell.row(), south, view.height)?))
}

/// A direction as steps to the east and to the south.
fn step(direction: Direction) -> (i8, i8) {
    match direction {
        Direction::N => (0, -1),
        Direction::NE => (1, -1),
        Direction::E => (1, 0),
        Direction::SE => (1, 1),
        Direction::S => (0, 1),
        Direction::SW => (-1, 1),
        Direction::W => (-1, 0),
        Direction::NW => (-1, -1),
    }
}

fn silhouette(species: Species) -> Silhouette {
    match species {
        Species::Stegosaurus => Silhouette::Stegosaurus,
        Species::Triceratops => Silhouette::Triceratops,
        Species::Pteranodon => Silhouette::Pteranodon,
        Species::Diplodocus => Silhouette::Brontosaurus,
    }
}
