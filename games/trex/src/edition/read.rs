//! Reading an edition file: what is wrong is refused with its line and the reason.

use super::{DECK_SIZE, Edition, ReferenceCard, Setting, Start, neighbours};
use crate::board::{Cell, Direction, Feature, MAX_SIDE};
use crate::cards::{Cards, Species};
use kernel::{EditionFault, EditionTag, read_toml};
use serde::Deserialize;
use toml::Spanned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    edition: Head,
    species: SpeciesTables,
    setting: Vec<SettingTable>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    id: String,
    width: Spanned<u8>,
    height: Spanned<u8>,
    lair: Spanned<String>,
    lake_start: Spanned<String>,
    volcano_start: Spanned<String>,
    tree_supply: u8,
    directions: Spanned<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "UPPERCASE")]
struct SpeciesTables {
    ste: SpeciesTable,
    tri: SpeciesTable,
    pte: SpeciesTable,
    dip: SpeciesTable,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpeciesTable {
    start: Spanned<String>,
    start_trees: Spanned<u8>,
    deck: Spanned<Cards>,
    enters: Vec<Feature>,
    colour: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SettingTable {
    id: String,
    species: Spanned<Vec<Species>>,
    remove_cards: Spanned<u8>,
    turns: Spanned<u8>,
}

/// Reads an edition file and checks it whole.
pub(crate) fn edition(text: &str) -> Result<Edition, EditionFault> {
    let file: File = read_toml(text)?;
    let head = &file.edition;
    let (width, height) = (side(text, &head.width)?, side(text, &head.height)?);
    directions(text, &head.directions)?;
    let place = |value: &Spanned<String>| cell_on_board(text, value, width, height);
    let tables = [&file.species.ste, &file.species.tri, &file.species.pte, &file.species.dip];
    let cards = tables.map(|table| reference_card(text, table, width, height));
    let [ste, tri, pte, dip] = cards;
    let edition = Edition {
        tag: EditionTag::new(head.id.clone(), text),
        width,
        height,
        lair: place(&head.lair)?,
        lake_start: place(&head.lake_start)?,
        volcano_start: place(&head.volcano_start)?,
        tree_supply: head.tree_supply,
        species: [ste?, tri?, pte?, dip?],
        settings: settings(text, &file.setting)?,
        neighbours: neighbours(width, height),
    };
    separate_starts(text, &edition, head, &tables)?;
    enough_trees(text, &edition, &file.setting)?;
    Ok(edition)
}

fn side(text: &str, value: &Spanned<u8>) -> Result<u8, EditionFault> {
    let side = *value.get_ref();
    if (3..=MAX_SIDE).contains(&side) {
        return Ok(side);
    }
    Err(EditionFault::of(text, value, format!("a board has 3 to {MAX_SIDE} columns and rows, not {side}")))
}

fn directions(text: &str, value: &Spanned<Vec<String>>) -> Result<(), EditionFault> {
    let expected = Direction::ALL.map(Direction::name);
    if value.get_ref().iter().map(String::as_str).eq(expected) {
        return Ok(());
    }
    Err(EditionFault::of(text, value, format!("the directions are, in this order, {}", expected.join(" "))))
}

fn cell_on_board(text: &str, value: &Spanned<String>, width: u8, height: u8) -> Result<Cell, EditionFault> {
    let cell: Cell = value.get_ref().parse().map_err(|reason: String| EditionFault::of(text, value, reason))?;
    if cell.column() < width && cell.row() < height {
        return Ok(cell);
    }
    Err(EditionFault::of(text, value, format!("{cell} is not on a board of {width} columns and {height} rows")))
}

fn reference_card(text: &str, table: &SpeciesTable, width: u8, height: u8) -> Result<ReferenceCard, EditionFault> {
    let start = match table.start.get_ref().as_str() {
        "lake" => Start::On(Feature::Lake),
        "volcano" => Start::On(Feature::Volcano),
        _ => Start::Corner(cell_on_board(text, &table.start, width, height)?),
    };
    if let Start::On(feature) = start
        && !table.enters.contains(&feature)
    {
        let reason = format!("a species that starts on the {} must be allowed to enter it", feature.name());
        return Err(EditionFault::of(text, &table.start, reason));
    }
    if *table.start_trees.get_ref() == 0 {
        return Err(EditionFault::of(text, &table.start_trees, "every species starts with at least 1 tree"));
    }
    let deck = *table.deck.get_ref();
    if deck.total() != DECK_SIZE {
        let reason = format!("a deck has {DECK_SIZE} cards, not {}", deck.total());
        return Err(EditionFault::of(text, &table.deck, reason));
    }
    Ok(ReferenceCard {
        start,
        start_trees: *table.start_trees.get_ref(),
        deck,
        enters_lake: table.enters.contains(&Feature::Lake),
        enters_volcano: table.enters.contains(&Feature::Volcano),
        colour: table.colour.clone(),
    })
}

fn settings(text: &str, tables: &[SettingTable]) -> Result<Vec<Setting>, EditionFault> {
    let mut settings: Vec<Setting> = Vec::new();
    for table in tables {
        let mut species = table.species.get_ref().clone();
        species.sort();
        species.dedup();
        if species.len() != table.species.get_ref().len() || !(2..=4).contains(&species.len()) {
            return Err(EditionFault::of(text, &table.species, "a setting has 2 to 4 different species"));
        }
        if settings.iter().any(|other| other.species == species || other.id == table.id) {
            return Err(EditionFault::of(text, &table.species, "this setting stands in the file twice"));
        }
        let remove_cards = *table.remove_cards.get_ref();
        if remove_cards > 1 {
            return Err(EditionFault::of(text, &table.remove_cards, "a player sets aside 1 card at most"));
        }
        let turns = *table.turns.get_ref();
        if turns != DECK_SIZE - remove_cards {
            let reason = format!("a game has as many turns as cards in hand: {}", DECK_SIZE - remove_cards);
            return Err(EditionFault::of(text, &table.turns, reason));
        }
        settings.push(Setting { id: table.id.clone(), species, remove_cards, turns });
    }
    Ok(settings)
}

/// The Lair, the tiles and the corners are all different cells, and no two species share a tile.
fn separate_starts(
    text: &str,
    edition: &Edition,
    head: &Head,
    tables: &[&SpeciesTable; 4],
) -> Result<(), EditionFault> {
    if edition.volcano_start == edition.lake_start {
        return Err(EditionFault::of(text, &head.volcano_start, "the Volcano cannot start on the Lake"));
    }
    for (cell, value) in [(edition.lake_start, &head.lake_start), (edition.volcano_start, &head.volcano_start)] {
        if cell == edition.lair {
            return Err(EditionFault::of(text, value, "nothing but the T-Rex starts on the Lair"));
        }
    }
    for (number, card) in edition.species.iter().enumerate() {
        let fault = |reason: &str| Err(EditionFault::of(text, &tables[number].start, reason));
        if edition.species[..number].iter().any(|other| other.start == card.start) {
            return fault("another species starts there");
        }
        if let Start::Corner(cell) = card.start {
            if cell == edition.lair {
                return fault("nothing but the T-Rex starts on the Lair");
            }
            if cell == edition.lake_start || cell == edition.volcano_start {
                return fault("a tile starts there");
            }
        }
    }
    Ok(())
}

/// Starting trees and a full forest must not need more trees than there are.
fn enough_trees(text: &str, edition: &Edition, tables: &[SettingTable]) -> Result<(), EditionFault> {
    for (setting, table) in edition.settings.iter().zip(tables) {
        let cards = || setting.species.iter().map(|&species| edition.card(species));
        let corners = cards().filter(|card| matches!(card.start, Start::Corner(_))).count() as u32;
        let planted = u32::from(edition.width) * u32::from(edition.height) - 3 - corners;
        let started: u32 = cards().map(|card| u32::from(card.start_trees)).sum();
        if planted + started > u32::from(edition.tree_supply) {
            let reason = format!(
                "this setting needs {planted} trees on the board and {started} to start with, more than the {} there are",
                edition.tree_supply
            );
            return Err(EditionFault::of(text, &table.species, reason));
        }
    }
    Ok(())
}
