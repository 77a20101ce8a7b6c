//! Tiles, faces of dice and figures, for the book.

use super::dice::{face_rule, symbol};
use super::figures;
use super::tiles::{Fill, picture};
use crate::portraits::Portrait;
use ::wrath::{Face, Species, Tile, Wrath};
use kernel::{Lang, Worded};
use maud::html;

const ALL_TILES: [Tile; 6] = [Tile::Grassland, Tile::Jungle, Tile::Lagoon, Tile::Cave, Tile::Hut, Tile::Volcano];

pub(super) fn all(lang: Lang) -> Vec<Portrait> {
    let label = |key: String| Wrath::words().label(lang, &key);
    let tiles = ALL_TILES.map(|tile| {
        let drawn = picture(tile, Fill { taken: 2, spaces: 6 });
        Portrait::new(label(format!("label-tile-{tile}")), &["WRA-SETUP-3"], ("wrath", "0 0 160 160"), &drawn)
    });
    let faces = Face::ALL.into_iter().map(|face| {
        let drawn =
            html! { rect.die-body x="-22" y="-22" width="44" height="44" rx="8" {} g.die-face { (symbol(face)) } };
        let rules = ["WRA-DICE-8", face_rule(face)];
        Portrait::new(label(format!("label-die-{face}")), &rules, ("wrath-panels", "-24 -24 48 48"), &drawn)
    });
    let person = html! { g.figure { (figures::person()) } };
    let person = Portrait::new(label("label-person".to_owned()), &["WRA-SETUP-5"], ("wrath", "-20 -22 40 40"), &person);
    let species = Species::ALL.into_iter().map(|species| {
        let drawn = html! { g.figure { (figures::dinosaur(species)) } };
        Portrait::new(label(format!("label-{species}")), &[species_rule(species)], ("wrath", "-40 -40 80 64"), &drawn)
    });
    tiles.into_iter().chain(faces).chain([person]).chain(species).collect()
}

/// The first rule of a species: what it can do.
fn species_rule(species: Species) -> &'static str {
    match species {
        Species::Titanosaur => "WRA-TITA-1",
        Species::Brontosaurus => "WRA-BRON-1",
        Species::Stegosaurus => "WRA-STEG-1",
        Species::Ankylosaurus => "WRA-ANKY-1",
        Species::Pteranodon => "WRA-PTER-1",
        Species::Plesiosaurus => "WRA-PLES-1",
        Species::Triceratops => "WRA-TRIC-1",
        Species::Tyrannosaurus => "WRA-TYRA-1",
    }
}
