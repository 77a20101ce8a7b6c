//! Dinosaurs, cards and places, for the book.

use super::panels::{card_rule, symbol};
use super::{clearing, nature, silhouette};
use crate::kit::dinosaurs::{self, Silhouette};
use crate::portraits::Portrait;
use ::trex::{Card, Cell, Species, Trex};
use kernel::{Lang, Worded};
use maud::html;

pub(super) fn all(lang: Lang) -> Vec<Portrait> {
    let label = |key: &str| Trex::words().label(lang, key);
    let dino = ("trex", "-40 -40 80 64");
    let species = Species::ALL.into_iter().map(|species| {
        let drawn = html! { g.figure { (dinosaurs::silhouette(silhouette(species))) } };
        let name = label(&format!("label-species-{}", species.code().to_lowercase()));
        Portrait::new(name, &["TRX-SETUP-1"], dino, &drawn)
    });
    let rex = html! { g.rex { (dinosaurs::silhouette(Silhouette::Tyrannosaurus)) } };
    let rex = Portrait::new(label("label-rex"), &["TRX-SETUP-6", "TRX-REX-1"], dino, &rex);
    let cards = Card::ALL.into_iter().map(|card| {
        let name = label(&format!("label-card-{}", card.name()));
        Portrait::new(name, &["TRX-CARD-1", card_rule(card)], ("trex-symbol", "-30 -30 60 60"), &symbol(card))
    });
    let place = ("trex", "-64 -64 128 128");
    let lake = Portrait::new(label("label-tile-lake"), &["TRX-SETUP-4", "TRX-MOVE-6"], place, &clearing::lake_shape());
    let volcano =
        Portrait::new(label("label-tile-volcano"), &["TRX-SETUP-4", "TRX-MOVE-6"], place, &clearing::volcano_shape());
    let tree = crate::told::kit("trex-square-tree", lang);
    let tree = Portrait::new(tree, &["TRX-TREE-1", "TRX-HARV-1"], place, &nature::tree(Cell::new(0, 0)));
    species.chain([rex]).chain(cards).chain([lake, volcano, tree]).collect()
}
