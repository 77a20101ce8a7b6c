//! Reading an edition file: what is wrong is reported with its line and the reason.

use super::{DECK_SIZE, Edition, ReferenceCard, Setting, Start, neighbours};
use crate::board::{Cell, Direction, Feature, MAX_SIDE};
use crate::cards::{Cards, Species};
use crate::words::{self, fault};
use kernel::{EditionFault, EditionTag, facts, read_toml};
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
    /// The files that were shipped say `id`: records cite their digests, so they stay as they are.
    #[serde(alias = "name")]
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
    start_trees: Option<Spanned<Vec<u8>>>,
}

/// Reads an edition file and checks it as a whole.
pub(crate) fn read(text: &str) -> Result<Edition, EditionFault> {
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
    Err(EditionFault::of(text, value, fault("edition-side", facts![side, most = MAX_SIDE])))
}

fn directions(text: &str, value: &Spanned<Vec<String>>) -> Result<(), EditionFault> {
    let expected = Direction::ALL.map(Direction::name);
    if value.get_ref().iter().map(String::as_str).eq(expected) {
        return Ok(());
    }
    Err(EditionFault::of(text, value, fault("edition-directions", facts![directions = expected.join(" ")])))
}

fn cell_on_board(text: &str, value: &Spanned<String>, width: u8, height: u8) -> Result<Cell, EditionFault> {
    let no_cell = |()| EditionFault::of(text, value, fault("edition-cell", facts![text = value.get_ref().as_str()]));
    let cell: Cell = value.get_ref().parse().map_err(no_cell)?;
    if cell.column() < width && cell.row() < height {
        return Ok(cell);
    }
    let reason = fault("edition-off-board", facts![cell = cell.to_string(), width, height]);
    Err(EditionFault::of(text, value, reason))
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
        let reason = fault("edition-start-barred", facts![tile = words::tile(feature)]);
        return Err(EditionFault::of(text, &table.start, reason));
    }
    if *table.start_trees.get_ref() == 0 {
        return Err(EditionFault::of(text, &table.start_trees, fault("edition-start-trees", facts![])));
    }
    let deck = *table.deck.get_ref();
    if deck.total() != DECK_SIZE {
        let reason = fault("edition-deck", facts![size = DECK_SIZE, found = deck.total()]);
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
            return Err(EditionFault::of(text, &table.species, fault("edition-species", facts![])));
        }
        if settings.iter().any(|other| other.species == species || other.id == table.id) {
            return Err(EditionFault::of(text, &table.species, fault("edition-setting-twice", facts![])));
        }
        let remove_cards = *table.remove_cards.get_ref();
        if remove_cards > 1 {
            return Err(EditionFault::of(text, &table.remove_cards, fault("edition-set-aside", facts![])));
        }
        let turns = *table.turns.get_ref();
        if turns != DECK_SIZE - remove_cards {
            let reason = fault("edition-turns", facts![turns = DECK_SIZE - remove_cards]);
            return Err(EditionFault::of(text, &table.turns, reason));
        }
        let start_trees = setting_trees(text, table)?;
        settings.push(Setting { id: table.id.clone(), species, remove_cards, turns, start_trees });
    }
    Ok(settings)
}

/// Starting trees of a setting: one number for each of its species, written in the order of the file.
fn setting_trees(text: &str, table: &SettingTable) -> Result<Option<Vec<u8>>, EditionFault> {
    let Some(trees) = &table.start_trees else { return Ok(None) };
    let species = table.species.get_ref();
    if trees.get_ref().len() != species.len() {
        return Err(EditionFault::of(text, trees, fault("edition-trees-of-all", facts![species = species.len()])));
    }
    if trees.get_ref().contains(&0) {
        return Err(EditionFault::of(text, trees, fault("edition-start-trees", facts![])));
    }
    let mut sorted: Vec<(Species, u8)> = species.iter().copied().zip(trees.get_ref().iter().copied()).collect();
    sorted.sort();
    Ok(Some(sorted.into_iter().map(|(_, trees)| trees).collect()))
}

/// The Lair, the tiles and the corners are all different cells, and no two species share a tile.
fn separate_starts(
    text: &str,
    edition: &Edition,
    head: &Head,
    tables: &[&SpeciesTable; 4],
) -> Result<(), EditionFault> {
    if edition.volcano_start == edition.lake_start {
        return Err(EditionFault::of(text, &head.volcano_start, fault("edition-tiles-meet", facts![])));
    }
    for (cell, value) in [(edition.lake_start, &head.lake_start), (edition.volcano_start, &head.volcano_start)] {
        if cell == edition.lair {
            return Err(EditionFault::of(text, value, fault("edition-lair", facts![])));
        }
    }
    for (number, card) in edition.species.iter().enumerate() {
        let refused = |key: &str| Err(EditionFault::of(text, &tables[number].start, fault(key, facts![])));
        if edition.species[..number].iter().any(|other| other.start == card.start) {
            return refused("edition-start-taken");
        }
        if let Start::Corner(cell) = card.start {
            if cell == edition.lair {
                return refused("edition-lair");
            }
            if cell == edition.lake_start || cell == edition.volcano_start {
                return refused("edition-start-on-tile");
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
        let started: u32 =
            setting.species.iter().map(|&species| u32::from(edition.start_trees(setting, species))).sum();
        if planted + started > u32::from(edition.tree_supply) {
            let reason = fault("edition-trees", facts![planted, started, supply = edition.tree_supply]);
            return Err(EditionFault::of(text, &table.species, reason));
        }
    }
    Ok(())
}
