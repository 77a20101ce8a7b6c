//! `trex`: a clearing with trees, a Lake, a Volcano, dinosaurs and the T-Rex; secret cards and a dial.

mod clearing;
mod nature;
mod panels;

use crate::board::{Board, Canvas};
use crate::kit::dinosaurs::Silhouette;
use ::trex::{Action, Card, Direction, Phase, Species, Trex};
use kernel::{Seat, facts};
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

    fn path(_: &Canvas<'_, Trex>, action: &Action) -> Vec<String> {
        let card = action.card().map(card_thing);
        let direction = action.direction().map(direction_thing);
        let abstain = (*action == Action::Abstain).then(|| "go:abstain".to_owned());
        card.into_iter().chain(direction).chain(abstain).collect()
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

fn silhouette(species: Species) -> Silhouette {
    match species {
        Species::Stegosaurus => Silhouette::Stegosaurus,
        Species::Triceratops => Silhouette::Triceratops,
        Species::Pteranodon => Silhouette::Pteranodon,
        Species::Diplodocus => Silhouette::Brontosaurus,
    }
}
