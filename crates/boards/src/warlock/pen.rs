//! What every part of the drawing needs: where a space lies, what can be touched, what things are called.

use super::paths;
use crate::board::Canvas;
use ::warlock::Warlock;
use ::warlock::board::Zone;
use ::warlock::phase::Foe;
use ::warlock::place::{Card, Encounter, Place};
use ::warlock::view::SeatView;
use kernel::{Fact, Facts, Game, Seat, Worded, facts};
use std::collections::{BTreeMap, BTreeSet};

/// The side of a tile of the map.
pub(super) const TILE: i32 = 40;

/// A rectangle of the map, in units of the drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Area {
    pub(super) x: i32,
    pub(super) y: i32,
    pub(super) width: i32,
    pub(super) height: i32,
}

impl Area {
    pub(super) fn tile(x: usize, y: usize) -> Area {
        Area { x: x as i32 * TILE, y: y as i32 * TILE, width: TILE, height: TILE }
    }

    pub(super) fn middle(self) -> (i32, i32) {
        (self.x + self.width / 2, self.y + self.height / 2)
    }

    /// The smallest area around both.
    pub(super) fn around(self, other: Area) -> Area {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let width = (self.x + self.width).max(other.x + other.width) - x;
        let height = (self.y + self.height).max(other.y + other.height) - y;
        Area { x, y, width, height }
    }
}

/// The canvas, with everything that several parts need computed once.
pub(super) struct Pen<'a, 'b> {
    pub(super) canvas: &'a Canvas<'b, Warlock>,
    offered: BTreeSet<String>,
    areas: BTreeMap<Place, Area>,
}

impl<'a, 'b> Pen<'a, 'b> {
    pub(super) fn new(canvas: &'a Canvas<'b, Warlock>) -> Pen<'a, 'b> {
        let offered = canvas.actions.iter().flat_map(|action| paths::path(canvas, action)).collect();
        let mut areas: BTreeMap<Place, Area> = BTreeMap::new();
        for (y, row) in canvas.view.content.board.map.iter().enumerate() {
            for (x, code) in row.iter().enumerate() {
                let place = match code.as_str() {
                    ".." => Some(Place::tunnel(x as u8, y as u8)),
                    "gg" => Some(Place::gate(x as u8, y as u8)),
                    code => Place::named(code),
                };
                if let Some(place) = place {
                    let tile = Area::tile(x, y);
                    areas.entry(place).and_modify(|area| *area = area.around(tile)).or_insert(tile);
                }
            }
        }
        Pen { canvas, offered, areas }
    }

    /// Where a space lies.
    pub(super) fn area(&self, place: Place) -> Option<Area> {
        self.areas.get(&place).copied()
    }

    /// All spaces and where they lie.
    pub(super) fn areas(&self) -> impl Iterator<Item = (Place, Area)> {
        self.areas.iter().map(|(&place, &area)| (place, area))
    }

    /// The whole map.
    pub(super) fn size(&self) -> (i32, i32) {
        let map = &self.canvas.view.content.board.map;
        let columns = map.iter().map(Vec::len).max().unwrap_or(1);
        (columns as i32 * TILE, map.len() as i32 * TILE)
    }

    /// The thing, if a choice needs it.
    pub(super) fn offered(&self, thing: String) -> Option<String> {
        self.offered.contains(&thing).then_some(thing)
    }

    /// The thing as `data-thing` if a choice needs it, otherwise as `data-why`.
    pub(super) fn touch(&self, thing: String) -> (Option<String>, Option<String>) {
        if self.offered.contains(&thing) { (Some(thing), None) } else { (None, Some(thing)) }
    }

    /// The things with this prefix that can be touched.
    pub(super) fn offered_with<'s>(&'s self, beginning: &'s str) -> impl Iterator<Item = &'s str> + 's {
        self.offered.iter().map(String::as_str).filter(move |thing| thing.starts_with(beginning))
    }

    pub(super) fn seats(&self) -> &[SeatView] {
        &self.canvas.view.seats
    }

    pub(super) fn seat(&self, seat: Seat) -> &SeatView {
        &self.canvas.view.seats[seat.index()]
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        self.canvas.name(seat)
    }

    /// The name of a space for players.
    pub(super) fn place(&self, place: Place) -> String {
        match place.fact() {
            Fact::Label(key) => self.canvas.label(&key),
            Fact::Said(phrase) => self.canvas.say_phrase(&phrase),
            code => code.to_string(),
        }
    }

    /// Roughly where a space is, in words: rooms by name, tunnels by their part of the mountain.
    pub(super) fn region(&self, place: Place) -> String {
        let board = &self.canvas.view.content.board;
        let named = matches!(place.fact(), Fact::Label(_));
        match board.node(place).filter(|_| !named).map(|node| board.zone(node)) {
            Some(Zone::South) => self.kit("warlock-zone-south"),
            Some(Zone::North) => self.kit("warlock-zone-north"),
            Some(Zone::Labyrinth) => self.kit("warlock-zone-labyrinth"),
            None => self.place(place),
        }
    }

    pub(super) fn card(&self, card: Card) -> String {
        self.canvas.label(&format!("label-{card}"))
    }

    pub(super) fn encounter(&self, card: Encounter) -> String {
        self.canvas.label(&format!("label-{card}"))
    }

    pub(super) fn foe(&self, foe: Foe) -> String {
        match foe {
            Foe::Monster(card) => self.encounter(card),
            Foe::Dragon => self.canvas.label("label-dragon"),
            Foe::Warlock => self.canvas.label("label-warlock"),
            Foe::Crocodile => self.canvas.label("label-crocodile"),
            Foe::Adventurer(seat) => self.name(seat),
        }
    }

    /// A text shared by all boards that needs no facts.
    pub(super) fn kit(&self, key: &str) -> String {
        self.canvas.kit(key, facts![])
    }

    /// A text shared by all boards.
    pub(super) fn say(&self, key: &str, facts: Facts) -> String {
        self.canvas.kit(key, facts)
    }

    /// What the book says about a number or a sign, each rule with its ID.
    pub(super) fn rules(&self, ids: &[&str]) -> String {
        let volume = Warlock::book().volume_in(Warlock::edition_tag(self.canvas.edition), self.canvas.lang);
        let said = ids.iter().filter_map(|id| volume.rule(id)).map(|entry| {
            let body = entry.body.split("\n\n").next().unwrap_or_default().replace('\n', " ");
            format!("{} {} – {body}", entry.id, entry.title)
        });
        said.collect::<Vec<_>>().join("\n")
    }
}
