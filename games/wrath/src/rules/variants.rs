//! Chapter "Variants": what the players may choose before the start.

use crate::cell::CELLS;
use crate::edition::{Edition, SPECIES_IN_PLAY, four_different};
use crate::land::Land;
use crate::pieces::{Species, Tile};
use crate::rules::ids;
use crate::setup::{LandChoice, Setup, SpeciesChoice};
use kernel::{Dice, OptionKind, OptionSpec, Refusal, RuleId, RulesVersion, Table, facts};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// What can be chosen. WRA-VAR-5: land and species independently of each other.
pub(crate) static OPTIONS: [OptionSpec; 5] = [
    OptionSpec { key: "layout", rule: ids::OTHER_LAND, kind: OptionKind::Choice(&["first_game", "random", "custom"]) },
    OptionSpec {
        key: "tiles",
        rule: ids::OWN_LAND,
        kind: OptionKind::List { length: CELLS as u8, words: &TILES, only: ("layout", "custom") },
    },
    OptionSpec {
        key: "species",
        rule: ids::OTHER_SPECIES,
        kind: OptionKind::Choice(&["first_game", "swap_one", "choose_four", "random_four"]),
    },
    OptionSpec {
        key: "swap",
        rule: ids::OTHER_SPECIES,
        kind: OptionKind::Fields {
            fields: &[
                ("out", &["tyrannosaurus", "triceratops", "pteranodon", "brontosaurus"]),
                ("in", &["titanosaur", "stegosaurus", "ankylosaurus", "plesiosaurus"]),
            ],
            only: ("species", "swap_one"),
        },
    },
    OptionSpec {
        key: "four",
        rule: ids::OTHER_SPECIES,
        kind: OptionKind::List {
            length: SPECIES_IN_PLAY as u8,
            words: &EVERY_SPECIES,
            only: ("species", "choose_four"),
        },
    },
];

/// The tiles of a land, each with how many there are.
const TILES: [(&str, u8); 6] =
    [("grassland", 5), ("jungle", 5), ("lagoon", 3), ("cave", 1), ("hut", 1), ("volcano", 1)];

/// The species, each of which can be chosen once.
const EVERY_SPECIES: [(&str, u8); 8] = [
    ("tyrannosaurus", 1),
    ("triceratops", 1),
    ("pteranodon", 1),
    ("brontosaurus", 1),
    ("titanosaur", 1),
    ("stegosaurus", 1),
    ("ankylosaurus", 1),
    ("plesiosaurus", 1),
];

/// Checks what the players want to play.
pub(crate) fn setup(rules: RulesVersion, table: &Table, edition: &'static Edition) -> Result<Setup, Refusal> {
    players(table.seats)?;
    known_options(table)?;
    Ok(Setup { rules, seats: table.seats, land: land(table)?, species: species(table, edition)?, edition })
}

/// WRA-SETUP-1: for 2, 3 or 4 players.
fn players(seats: u8) -> Result<(), Refusal> {
    if !(2..=4).contains(&seats) {
        return Err(ids::PLAYERS.refuse(facts![seats, fewest = 2, most = 4]));
    }
    Ok(())
}

/// WRA-VAR-5: nothing else can be chosen.
fn known_options(table: &Table) -> Result<(), Refusal> {
    match table.options.keys().find(|key| OPTIONS.iter().all(|option| option.key != *key)) {
        Some(key) => Err(not_accepted("option", key)),
        None => Ok(()),
    }
}

fn not_accepted(why: &str, what: &str) -> Refusal {
    ids::CHOOSING_VARIANTS.refuse(facts![why = why, what = what])
}

/// An option's value in its own type; `None` if it was not chosen.
fn chosen<T: DeserializeOwned>(table: &Table, key: &str) -> Result<Option<T>, Refusal> {
    let value = table.options.get(key).filter(|value| !value.is_null());
    value.map(|value| T::deserialize(value).map_err(|_| not_accepted("option", key))).transpose()
}

#[derive(Clone, Copy, Deserialize, Default)]
#[serde(rename_all = "snake_case")]
enum LayoutOption {
    #[default]
    FirstGame,
    Random,
    Custom,
}

/// WRA-VAR-1: the land of a first game unless another is chosen.
fn land(table: &Table) -> Result<LandChoice, Refusal> {
    let tiles: Option<Vec<Value>> = chosen(table, "tiles")?;
    let layout = chosen(table, "layout")?.unwrap_or_default();
    match (layout, tiles) {
        (LayoutOption::FirstGame, None) => Ok(LandChoice::FirstGame),
        (LayoutOption::Random, None) => Ok(LandChoice::Random),
        (LayoutOption::Custom, Some(tiles)) => own_land(&tiles).map(LandChoice::Own),
        (LayoutOption::Custom, None) | (LayoutOption::FirstGame | LayoutOption::Random, Some(_)) => {
            Err(not_accepted("option", "tiles"))
        }
    }
}

/// WRA-VAR-2, WRA-VAR-5: a land laid by the players has exactly the sixteen tiles of the game.
fn own_land(tiles: &[Value]) -> Result<Land, Refusal> {
    let tiles: Option<Vec<Tile>> = tiles.iter().map(|tile| Tile::deserialize(tile).ok()).collect();
    let tiles = tiles.and_then(|tiles| <[Tile; CELLS]>::try_from(tiles).ok());
    let land = tiles.and_then(|tiles| Land::new(&tiles).ok());
    land.ok_or_else(|| not_accepted("land", "tiles"))
}

#[derive(Clone, Copy, Deserialize, Default)]
#[serde(rename_all = "snake_case")]
enum SpeciesOption {
    #[default]
    FirstGame,
    SwapOne,
    ChooseFour,
    RandomFour,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Swap {
    out: Species,
    #[serde(rename = "in")]
    into: Species,
}

/// WRA-VAR-3: the first-game four, one of them exchanged, any four, or four at random.
fn species(table: &Table, edition: &Edition) -> Result<SpeciesChoice, Refusal> {
    let swap: Option<Swap> = chosen(table, "swap")?;
    let four: Option<Vec<Species>> = chosen(table, "four")?;
    let choice: SpeciesOption = chosen(table, "species")?.unwrap_or_default();
    match (choice, swap, four) {
        (SpeciesOption::FirstGame, None, None) => Ok(SpeciesChoice::FirstGame),
        (SpeciesOption::RandomFour, None, None) => Ok(SpeciesChoice::Random),
        (SpeciesOption::SwapOne, Some(swap), None) => swapped(edition, &swap).map(SpeciesChoice::Chosen),
        (SpeciesOption::ChooseFour, None, Some(four)) => {
            four_different(&four).map(SpeciesChoice::Chosen).ok_or_else(|| not_accepted("four", "four"))
        }
        (SpeciesOption::SwapOne, None, _)
        | (SpeciesOption::FirstGame | SpeciesOption::RandomFour | SpeciesOption::ChooseFour, Some(_), _) => {
            Err(not_accepted("option", "swap"))
        }
        (SpeciesOption::FirstGame | SpeciesOption::SwapOne | SpeciesOption::RandomFour, _, Some(_))
        | (SpeciesOption::ChooseFour, None, None) => Err(not_accepted("option", "four")),
    }
}

/// WRA-VAR-5: one of the first-game four goes, one of the other four comes.
fn swapped(edition: &Edition, swap: &Swap) -> Result<[Species; SPECIES_IN_PLAY], Refusal> {
    let first = edition.first_species;
    if !first.contains(&swap.out) || first.contains(&swap.into) {
        return Err(not_accepted("swap", "swap"));
    }
    Ok(first.map(|species| if species == swap.out { swap.into } else { species }))
}

/// WRA-SETUP-4: in a first game the land is the edition's.
///
/// WRA-VAR-1: in a random one all 16 tiles lie anywhere with equal chance. WRA-RUL-15: the Volcano too.
pub(crate) fn lay_land(setup: &Setup, dice: &mut Dice) -> (Land, RuleId) {
    let first = setup.edition.first_land;
    match setup.land {
        LandChoice::FirstGame => (first, ids::LAND_OF_FIRST_GAME),
        LandChoice::Own(land) => (land, ids::OWN_LAND),
        LandChoice::Random => {
            let mut tiles = first.tiles();
            dice.shuffle(&mut tiles);
            (Land::new(&tiles).expect("a shuffle keeps the tiles"), ids::OTHER_LAND)
        }
    }
}

/// WRA-SETUP-7: four species are in play. WRA-VAR-3: at random, any four with equal chance.
pub(crate) fn choose_species(setup: &Setup, dice: &mut Dice) -> ([Species; SPECIES_IN_PLAY], RuleId) {
    match setup.species {
        SpeciesChoice::FirstGame => (setup.edition.first_species, ids::FOUR_SPECIES),
        SpeciesChoice::Chosen(species) => (species, ids::OTHER_SPECIES),
        SpeciesChoice::Random => {
            let mut all = Species::ALL;
            dice.shuffle(&mut all);
            let mut four = [all[0], all[1], all[2], all[3]];
            four.sort_unstable();
            (four, ids::OTHER_SPECIES)
        }
    }
}
