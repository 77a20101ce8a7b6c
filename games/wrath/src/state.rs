//! The whole truth about a game: about two hundred bytes, no heap.

use crate::cell::{CELLS, Cell, CellSet};
use crate::edition::{COPIES, Edition, SPECIES_IN_PLAY};
use crate::hand::Hand;
use crate::land::Land;
use crate::pieces::{Figure, Place, Species};
use kernel::{RulesVersion, Seat};
use serde::{Deserialize, Serialize};

/// The most players.
pub(crate) const MOST_SEATS: usize = 4;

/// The whole truth about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The version of the rules it is played by.
    pub(crate) rules: RulesVersion,
    pub(crate) edition: &'static Edition,
    pub(crate) seats: u8,
    /// The place at the table of the first player.
    pub(crate) first_place: u8,
    pub(crate) land: Land,
    pub(crate) tribes: [Tribe; MOST_SEATS],
    pub(crate) species: [Species; SPECIES_IN_PLAY],
    /// Both figures of the first species, then of the second, and so on. Equal figures are interchangeable, so each
    /// pair is sorted: two states that look the same are equal.
    pub(crate) dinosaurs: [Dinosaur; SPECIES_IN_PLAY * COPIES],
    pub(crate) active: Seat,
    pub(crate) step: Step,
    /// Rolls made this turn.
    pub(crate) rolls: u8,
    /// The dice last rolled and not yet used.
    pub(crate) dice: Hand,
    /// Whether the active player hatched this turn.
    pub(crate) hatched: bool,
    /// Turns completed by all players together.
    pub(crate) turns: u16,
}

/// The people of one player, and the points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Tribe {
    /// People in the reserve.
    pub reserve: u8,
    /// People on the Egg space.
    pub egg: u8,
    /// People on the Volcano.
    pub volcano: u8,
    /// People on each tile of the land.
    pub land: [u8; CELLS],
    /// Points.
    pub score: u16,
}

/// One figure of a species.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Dinosaur {
    /// Still on the board.
    Unhatched,
    /// Hatched: it belongs to a player for good.
    Hatched {
        /// Whose base is under it.
        owner: Seat,
        /// Where it is.
        at: Place,
    },
}

impl Dinosaur {
    /// Whether this player owns it and it is there.
    #[inline]
    fn is_at(self, seat: Seat, place: Place) -> bool {
        self == Dinosaur::Hatched { owner: seat, at: place }
    }

    /// Whose it is, once hatched.
    #[inline]
    pub fn owner(self) -> Option<Seat> {
        match self {
            Dinosaur::Unhatched => None,
            Dinosaur::Hatched { owner, .. } => Some(owner),
        }
    }
}

/// What the active player is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// To make the first roll.
    BeforeRoll,
    /// Which dice to roll again.
    Rolled,
    /// How to use the dice.
    Actions,
    /// Whether to shake the earth.
    Quake,
    /// Nothing: the game is over.
    Over,
}

impl State {
    /// How many play.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Whose turn it is.
    #[inline]
    pub fn active(&self) -> Seat {
        self.active
    }

    /// What the active player is asked.
    pub fn step(&self) -> Step {
        self.step
    }

    /// The tiles.
    pub fn land(&self) -> &Land {
        &self.land
    }

    /// The people and points of a player. The seat must be one of the table.
    #[inline]
    pub fn tribe(&self, seat: Seat) -> &Tribe {
        &self.tribes[seat.index()]
    }

    #[inline]
    pub(crate) fn tribe_mut(&mut self, seat: Seat) -> &mut Tribe {
        &mut self.tribes[seat.index()]
    }

    /// The players' tribes, in seat order.
    pub(crate) fn tribes(&self) -> &[Tribe] {
        &self.tribes[..usize::from(self.seats)]
    }

    /// The number of people of a player in a place.
    #[inline]
    pub(crate) fn people(&self, seat: Seat, place: Place) -> u8 {
        let tribe = self.tribe(seat);
        match place {
            Place::Reserve => tribe.reserve,
            Place::Egg => tribe.egg,
            Place::Volcano => tribe.volcano,
            Place::Tile(cell) => tribe.land[cell.index()],
        }
    }

    #[inline]
    fn people_mut(&mut self, seat: Seat, place: Place) -> &mut u8 {
        let tribe = self.tribe_mut(seat);
        match place {
            Place::Reserve => &mut tribe.reserve,
            Place::Egg => &mut tribe.egg,
            Place::Volcano => &mut tribe.volcano,
            Place::Tile(cell) => &mut tribe.land[cell.index()],
        }
    }

    /// The tiles where a player has people.
    #[inline]
    pub(crate) fn settled(&self, seat: Seat) -> CellSet {
        let people = &self.tribe(seat).land;
        CellSet(people.iter().enumerate().fold(0, |cells, (number, &count)| cells | u16::from(count > 0) << number))
    }

    /// All dinosaurs in play with their species.
    #[inline]
    pub fn dinosaurs(&self) -> impl Iterator<Item = (Species, Dinosaur)> {
        self.dinosaurs.iter().enumerate().map(|(number, &dinosaur)| (self.species_of(number), dinosaur))
    }

    /// The species of a dinosaur.
    #[inline]
    pub(crate) fn species_of(&self, number: usize) -> Species {
        self.species[number / COPIES]
    }

    /// The dinosaurs of a player and where they are. Two of one species in one place follow each other.
    #[inline]
    pub(crate) fn dinosaurs_of(&self, seat: Seat) -> impl Iterator<Item = (Species, Place)> {
        self.dinosaurs().filter_map(move |(species, dinosaur)| match dinosaur {
            Dinosaur::Hatched { owner, at } if owner == seat => Some((species, at)),
            Dinosaur::Hatched { .. } | Dinosaur::Unhatched => None,
        })
    }

    /// How many dinosaurs of a species a player owns.
    #[inline]
    pub(crate) fn owned(&self, seat: Seat, species: Species) -> u8 {
        self.dinosaurs_of(seat).filter(|&(known, _)| known == species).count() as u8
    }

    /// Whether a player has a figure in a place.
    pub(crate) fn has(&self, seat: Seat, figure: Figure, place: Place) -> bool {
        match figure {
            Figure::Person => self.people(seat, place) > 0,
            Figure::Dinosaur(species) => self.dinosaurs_of(seat).any(|known| known == (species, place)),
        }
    }

    /// Moves one figure of a player. It must be there.
    #[inline]
    pub(crate) fn carry(&mut self, seat: Seat, figure: Figure, from: Place, to: Place) {
        match figure {
            Figure::Person => self.carry_people(seat, 1, from, to),
            Figure::Dinosaur(species) => {
                let number = self.number_of(species, |dinosaur| dinosaur.is_at(seat, from));
                self.put(
                    number.expect("only figures that are there are moved"),
                    Dinosaur::Hatched { owner: seat, at: to },
                );
            }
        }
    }

    /// Moves people of a player. They must be there.
    #[inline]
    pub(crate) fn carry_people(&mut self, seat: Seat, count: u8, from: Place, to: Place) {
        *self.people_mut(seat, from) -= count;
        *self.people_mut(seat, to) += count;
    }

    /// The first figure of a species for which `is` holds.
    pub(crate) fn number_of(&self, species: Species, is: impl Fn(Dinosaur) -> bool) -> Option<usize> {
        let pair = self.species.iter().position(|&known| known == species)? * COPIES;
        (pair..pair + COPIES).find(|&number| is(self.dinosaurs[number]))
    }

    /// Changes one dinosaur and keeps its pair sorted.
    #[inline]
    pub(crate) fn put(&mut self, number: usize, dinosaur: Dinosaur) {
        self.dinosaurs[number] = dinosaur;
        self.sort_pairs();
    }

    /// Sorts each pair of figures.
    #[inline]
    pub(crate) fn sort_pairs(&mut self) {
        for pair in self.dinosaurs.chunks_exact_mut(COPIES) {
            if pair[0] > pair[1] {
                pair.swap(0, 1);
            }
        }
    }

    /// Spaces of the Volcano that a player holds.
    #[inline]
    pub fn spaces_held(&self, seat: Seat) -> u8 {
        let dinosaurs = self.dinosaurs.iter().filter(|dinosaur| dinosaur.is_at(seat, Place::Volcano)).count();
        self.tribe(seat).volcano + dinosaurs as u8
    }

    /// Spaces of the Volcano that are taken.
    #[inline]
    pub fn spaces_taken(&self) -> u8 {
        let people: u8 = self.tribes.iter().map(|tribe| tribe.volcano).sum();
        let on_volcano = |dinosaur: &&Dinosaur| matches!(dinosaur, Dinosaur::Hatched { at: Place::Volcano, .. });
        people + self.dinosaurs.iter().filter(on_volcano).count() as u8
    }

    /// Spaces of the Volcano, taken or not.
    #[inline]
    pub fn spaces(&self) -> u8 {
        self.edition.for_seats(self.seats).spaces
    }

    /// The score that ends the game.
    #[inline]
    pub fn target(&self) -> u16 {
        self.edition.for_seats(self.seats).target
    }

    /// Whether a player has neither people nor dinosaurs in the reserve.
    #[inline]
    pub(crate) fn reserve_is_empty(&self, seat: Seat) -> bool {
        self.tribe(seat).reserve == 0 && !self.dinosaurs.iter().any(|dinosaur| dinosaur.is_at(seat, Place::Reserve))
    }

    /// The other players with people on a tile.
    #[inline]
    pub(crate) fn others_on(&self, seat: Seat, cell: Cell) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats).filter(move |&other| other != seat && self.tribe(other).land[cell.index()] > 0)
    }
}
