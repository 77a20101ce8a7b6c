//! The content of the box, read from an edition file and checked as a whole.

use crate::cell::CELLS;
use crate::labels;
use crate::land::{Land, TILE_COUNTS};
use crate::pieces::{Face, Species, Tile};
use crate::words::fault;
use kernel::{EditionFault, EditionTag, Fact, facts, read_toml};
use serde::Deserialize;
use std::ops::RangeInclusive;
use std::sync::LazyLock;
use toml::Spanned;

/// Species in play in one game.
pub(crate) const SPECIES_IN_PLAY: usize = 4;
/// Figures of each species.
pub(crate) const COPIES: usize = 2;

/// The content of the box.
#[derive(Debug)]
pub struct Edition {
    /// Name and fingerprint of the file.
    pub tag: EditionTag,
    /// What depends on the number of players: for 2, 3 and 4.
    pub tables: [ByPlayers; 3],
    /// Usable Cro-Magnons of a tribe, without the score marker.
    pub people: u8,
    /// The most dinosaurs a player can own.
    pub bases: u8,
    /// Dice of a player without Titanosaurs.
    pub dice: u8,
    /// The most rolls in a turn.
    pub rolls: u8,
    /// The sides of a die.
    pub sides: [Face; 6],
    /// The land of a first game.
    pub first_land: Land,
    /// The species of a first game.
    pub first_species: [Species; SPECIES_IN_PLAY],
    /// People an egg takes, by species.
    pub egg: [u8; Species::ALL.len()],
    /// Figures a dinosaur counts for, by species.
    pub weight: [u8; Species::ALL.len()],
    /// Points for the most spaces of the Volcano.
    pub volcano_most: u8,
    /// Points for any other presence on the Volcano.
    pub volcano_present: u8,
    /// Points for each tile of a region.
    pub per_tile: u8,
    /// Extra points for an Ankylosaurus.
    pub ankylosaurus: u8,
    /// Turns after which the game is over in any case.
    pub most_turns: u16,
}

/// What depends on the number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByPlayers {
    /// The score that ends the game.
    pub target: u16,
    /// Spaces of the Volcano.
    pub spaces: u8,
}

/// Two editions with the same file are the same.
impl PartialEq for Edition {
    fn eq(&self, other: &Edition) -> bool {
        std::ptr::eq(self, other) || self.tag == other.tag
    }
}

impl Eq for Edition {}

impl Edition {
    /// The edition that comes with the game.
    pub fn base() -> &'static Edition {
        static BASE: LazyLock<Edition> = LazyLock::new(|| {
            Edition::read(include_str!("../edition/base.toml")).expect("our own edition is checked by a test")
        });
        &BASE
    }

    /// Reads an edition file. What is wrong is reported with its line and the reason.
    pub fn read(text: &str) -> Result<Edition, EditionFault> {
        let file: File = read_toml(text)?;
        let check = Check { text };
        let people = check.people(&file.tribe)?;
        let dinosaurs = file.dinosaurs.in_order();
        let mut egg = [0; Species::ALL.len()];
        let mut weight = [0; Species::ALL.len()];
        for (number, dinosaur) in dinosaurs.into_iter().enumerate() {
            egg[number] = check.within(&dinosaur.egg, 1..=i64::from(people), "edition-egg")? as u8;
            weight[number] = check.within(&dinosaur.weight, 1..=9, "edition-weight")? as u8;
        }
        Ok(Edition {
            tag: EditionTag::new(file.name.clone(), text),
            tables: [
                check.by_players(&file.players.two)?,
                check.by_players(&file.players.three)?,
                check.by_players(&file.players.four)?,
            ],
            people,
            bases: check.within(&file.tribe.bases, 0..=8, "edition-bases")? as u8,
            dice: check.within(&file.dice.base, 1..=8, "edition-dice")? as u8,
            rolls: check.within(&file.dice.rolls, 1..=9, "edition-rolls")? as u8,
            sides: check.sides(&file.dice.sides)?,
            first_land: check.land(&file.land.first_game)?,
            first_species: check.species(&file.dinosaurs.first_game)?,
            egg,
            weight,
            volcano_most: check.within(&file.points.volcano_most, 1..=20, "edition-most-spaces")? as u8,
            volcano_present: check.within(&file.points.volcano_present, 0..=20, "edition-presence")? as u8,
            per_tile: check.within(&file.points.per_tile, 0..=20, "edition-tile")? as u8,
            ankylosaurus: check.within(&file.points.ankylosaurus, 0..=20, "edition-ankylosaurus")? as u8,
            most_turns: check.within(&file.end.most_turns, 1..=10_000, "edition-turns")? as u16,
        })
    }

    /// WRA-VAR-4: only the target and the Volcano depend on the number of players.
    #[inline]
    pub fn for_seats(&self, seats: u8) -> ByPlayers {
        self.tables[usize::from(seats - 2)]
    }
}

/// Checks values, and knows the text they come from so that faults name their line.
struct Check<'a> {
    text: &'a str,
}

impl Check<'_> {
    fn within(
        &self,
        value: &Spanned<i64>,
        range: RangeInclusive<i64>,
        what: &'static str,
    ) -> Result<i64, EditionFault> {
        let number = *value.get_ref();
        if range.contains(&number) {
            return Ok(number);
        }
        let facts = facts![what = Fact::label(what), number, least = *range.start(), most = *range.end()];
        Err(EditionFault::of(self.text, value, fault("edition-range", facts)))
    }

    fn people(&self, tribe: &TribeFile) -> Result<u8, EditionFault> {
        let people = self.within(&tribe.cro_magnons, 2..=40, "edition-people")?;
        let markers = self.within(&tribe.score_markers, 1..=1, "edition-markers")?;
        Ok((people - markers) as u8)
    }

    fn by_players(&self, file: &ByPlayersFile) -> Result<ByPlayers, EditionFault> {
        Ok(ByPlayers {
            target: self.within(&file.target, 1..=1000, "edition-target")? as u16,
            spaces: self.within(&file.volcano_spaces, 1..=20, "edition-spaces")? as u8,
        })
    }

    fn sides(&self, file: &Spanned<Vec<Face>>) -> Result<[Face; 6], EditionFault> {
        let sides = file.get_ref();
        let Ok(sides) = <[Face; 6]>::try_from(sides.as_slice()) else {
            return Err(EditionFault::of(self.text, file, fault("edition-sides", facts![count = sides.len()])));
        };
        if !sides.contains(&Face::Volcano) {
            return Err(EditionFault::of(self.text, file, fault("edition-no-volcano", facts![])));
        }
        Ok(sides)
    }

    fn land(&self, file: &Spanned<Vec<Vec<Tile>>>) -> Result<Land, EditionFault> {
        let rows = file.get_ref();
        if rows.len() != 4 || rows.iter().any(|row| row.len() != 4) {
            return Err(EditionFault::of(self.text, file, fault("edition-rows", facts![])));
        }
        let tiles: [Tile; CELLS] = rows.concat().try_into().expect("4 rows of 4 tiles are 16");
        Land::new(&tiles).map_err(|kind| {
            let wanted = TILE_COUNTS[kind as usize];
            let found = tiles.iter().filter(|&&tile| tile == kind).count();
            let facts = facts![wanted, tile = labels::tile(kind), found];
            EditionFault::of(self.text, file, fault("edition-tiles", facts))
        })
    }

    fn species(&self, file: &Spanned<Vec<Species>>) -> Result<[Species; SPECIES_IN_PLAY], EditionFault> {
        four_different(file.get_ref())
            .ok_or_else(|| EditionFault::of(self.text, file, fault("edition-species", facts![])))
    }
}

/// The species, if they are four different ones.
pub(crate) fn four_different(species: &[Species]) -> Option<[Species; SPECIES_IN_PLAY]> {
    let four = <[Species; SPECIES_IN_PLAY]>::try_from(species).ok()?;
    let repeated = (1..four.len()).any(|number| four[..number].contains(&four[number]));
    (!repeated).then_some(four)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    name: String,
    players: PlayersFile,
    tribe: TribeFile,
    dice: DiceFile,
    land: LandFile,
    dinosaurs: DinosaursFile,
    points: PointsFile,
    end: EndFile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayersFile {
    #[serde(rename = "2")]
    two: ByPlayersFile,
    #[serde(rename = "3")]
    three: ByPlayersFile,
    #[serde(rename = "4")]
    four: ByPlayersFile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ByPlayersFile {
    target: Spanned<i64>,
    volcano_spaces: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TribeFile {
    cro_magnons: Spanned<i64>,
    score_markers: Spanned<i64>,
    bases: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DiceFile {
    base: Spanned<i64>,
    rolls: Spanned<i64>,
    sides: Spanned<Vec<Face>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LandFile {
    first_game: Spanned<Vec<Vec<Tile>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DinosaursFile {
    first_game: Spanned<Vec<Species>>,
    titanosaur: DinosaurFile,
    brontosaurus: DinosaurFile,
    stegosaurus: DinosaurFile,
    ankylosaurus: DinosaurFile,
    pteranodon: DinosaurFile,
    plesiosaurus: DinosaurFile,
    triceratops: DinosaurFile,
    tyrannosaurus: DinosaurFile,
}

impl DinosaursFile {
    /// The dinosaurs in the order of [`Species::ALL`].
    fn in_order(&self) -> [&DinosaurFile; Species::ALL.len()] {
        Species::ALL.map(|species| match species {
            Species::Titanosaur => &self.titanosaur,
            Species::Brontosaurus => &self.brontosaurus,
            Species::Stegosaurus => &self.stegosaurus,
            Species::Ankylosaurus => &self.ankylosaurus,
            Species::Pteranodon => &self.pteranodon,
            Species::Plesiosaurus => &self.plesiosaurus,
            Species::Triceratops => &self.triceratops,
            Species::Tyrannosaurus => &self.tyrannosaurus,
        })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DinosaurFile {
    egg: Spanned<i64>,
    weight: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PointsFile {
    volcano_most: Spanned<i64>,
    volcano_present: Spanned<i64>,
    per_tile: Spanned<i64>,
    ankylosaurus: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EndFile {
    most_turns: Spanned<i64>,
}
