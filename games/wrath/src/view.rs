//! What can be seen. Nothing is hidden in this game: every audience sees everything.

use crate::cell::{CELLS, Cell, CellSet};
use crate::edition::Edition;
use crate::hand::Hand;
use crate::pieces::{Place, Species, Tile};
use crate::rules::{dinosaurs, eruption, hatch, quake, regions, setup};
use crate::state::{Dinosaur, State, Step};
use kernel::{Seat, Silent};
use serde::Serialize;

/// The table as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// The tiles, along the rows from the top left.
    pub tiles: [Tile; CELLS],
    /// The players, in seat order.
    pub players: Vec<PlayerView>,
    /// The species in play.
    pub species: Vec<SpeciesView>,
    /// The dinosaurs that are hatched.
    pub dinosaurs: Vec<DinosaurView>,
    /// The regions that an eruption would score, Lagoons with a Plesiosaurus among them.
    pub regions: Vec<RegionView>,
    /// Spaces of the Volcano.
    pub spaces: u8,
    /// Spaces taken.
    pub taken: u8,
    /// The score that ends the game.
    pub target: u16,
    /// Turns completed.
    pub turns: u16,
    /// Whose turn it is, or was last.
    pub active: Seat,
    /// What the active player is asked.
    pub step: Step,
    /// Rolls made this turn.
    pub rolls: u8,
    /// Rolls allowed in a turn.
    pub most_rolls: u8,
    /// The dice not yet used.
    pub dice: Hand,
    /// Whether the active player hatched this turn.
    pub hatched: bool,
    /// The content of the box, which lies open too; see [`View::odds`].
    #[serde(skip)]
    pub(crate) edition: &'static Edition,
}

/// What lies in front of a player, and what the player has on the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerView {
    /// The place at the table.
    pub place: u8,
    /// Points.
    pub score: u16,
    /// The points gained if the Volcano erupted now.
    pub if_erupted: u16,
    /// People in the reserve.
    pub reserve: u8,
    /// People on the Egg space.
    pub egg: u8,
    /// People on the Volcano.
    pub volcano: u8,
    /// Spaces of the Volcano held, by people or Stegosaurs.
    pub spaces_held: u8,
    /// Whether nobody holds more.
    pub supreme_worshipper: bool,
    /// People on each tile.
    pub land: [u8; CELLS],
    /// Bases not yet under a dinosaur.
    pub bases_left: u8,
}

/// A species in play.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SpeciesView {
    /// Which.
    pub species: Species,
    /// People its egg takes.
    pub egg: u8,
    /// Figures still on the board.
    pub left: u8,
}

/// A hatched dinosaur.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DinosaurView {
    /// Which.
    pub species: Species,
    /// Whose.
    pub owner: Seat,
    /// Where.
    pub at: Place,
}

/// A region.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RegionView {
    /// Its kind.
    pub tile: Tile,
    /// Its cells.
    pub cells: CellSet,
    /// How strong each seat is in it.
    pub strengths: Vec<u16>,
    /// Whether a Triceratops makes the people count nothing.
    pub people_ignored: bool,
}

/// What everybody may know: all of it.
pub(crate) fn view(state: &State) -> View {
    let mut erupted = state.clone();
    eruption::score_all(&mut erupted, &mut Silent);
    View {
        tiles: state.land.tiles(),
        players: Seat::all(state.seats).map(|seat| player(state, &erupted, seat)).collect(),
        species: state.species.iter().map(|&species| species_in_play(state, species)).collect(),
        dinosaurs: hatched(state),
        regions: regions::all(&state.land).filter_map(|cells| region(state, cells)).collect(),
        spaces: state.spaces(),
        taken: state.spaces_taken(),
        target: state.target(),
        turns: state.turns,
        active: state.active,
        step: state.step,
        rolls: state.rolls,
        most_rolls: state.edition.rolls,
        dice: state.dice,
        hatched: state.hatched,
        edition: state.edition,
    }
}

fn player(state: &State, erupted: &State, seat: Seat) -> PlayerView {
    let tribe = state.tribe(seat);
    PlayerView {
        place: setup::place(state, seat),
        score: tribe.score,
        if_erupted: erupted.tribe(seat).score - tribe.score,
        reserve: tribe.reserve,
        egg: tribe.egg,
        volcano: tribe.volcano,
        spaces_held: state.spaces_held(seat),
        supreme_worshipper: quake::is_supreme_worshipper(state, seat),
        land: tribe.land,
        bases_left: hatch::bases_left(state, seat),
    }
}

/// WRA-RUL-12: Lagoons are shown as regions only where somebody is in them.
fn region(state: &State, cells: CellSet) -> Option<RegionView> {
    let tile = state.land.tile(cells.first()?);
    let strengths = regions::strengths(state, cells)[..usize::from(state.seats)].to_vec();
    let shown = tile != Tile::Lagoon || strengths.iter().any(|&strength| strength > 0);
    shown.then(|| RegionView { tile, cells, strengths, people_ignored: dinosaurs::people_are_ignored(state, cells) })
}

fn species_in_play(state: &State, species: Species) -> SpeciesView {
    let left = state.dinosaurs().filter(|&dinosaur| dinosaur == (species, Dinosaur::Unhatched)).count() as u8;
    SpeciesView { species, egg: state.edition.egg[species as usize], left }
}

fn hatched(state: &State) -> Vec<DinosaurView> {
    let view = |(species, dinosaur)| match dinosaur {
        Dinosaur::Unhatched => None,
        Dinosaur::Hatched { owner, at } => Some(DinosaurView { species, owner, at }),
    };
    state.dinosaurs().filter_map(view).collect()
}

impl View {
    /// The dinosaurs of a player in a place.
    pub fn dinosaurs_at(&self, owner: Seat, at: Place) -> impl Iterator<Item = Species> {
        self.dinosaurs
            .iter()
            .filter(move |dinosaur| dinosaur.owner == owner && dinosaur.at == at)
            .map(|found| found.species)
    }

    /// The tile in a cell.
    pub fn tile(&self, cell: Cell) -> Tile {
        self.tiles[cell.index()]
    }
}
