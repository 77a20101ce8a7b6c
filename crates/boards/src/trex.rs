//! `trex`: a clearing with trees, a Lake, a Volcano, dinosaurs and the T-Rex; secret cards and a dial.

mod clearing;
mod panels;

use crate::board::{Board, Canvas};
use crate::kit::dinosaurs::Silhouette;
use ::trex::{Action, Phase, Species, Trex};
use kernel::{Seat, facts};
use maud::Markup;

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
        let card = action.card().map(|card| format!("card:{}", card.name()));
        let direction = action.direction().map(|direction| format!("dir:{direction}"));
        let abstain = (*action == Action::Abstain).then(|| "go:abstain".to_owned());
        card.into_iter().chain(direction).chain(abstain).collect()
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
