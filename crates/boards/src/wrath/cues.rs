//! `wrath`: dice, walks, the quake, and the eruption region by region.

use crate::cues::{Cue, Tone, feel, fly, home, lay, light, name, player, stays, walk};
use crate::kit::marks;
use ::wrath::{Cell, Direction, Event, Figure, Place};
use kernel::{Lang, Seat};

pub(super) fn cues(event: &Event, before: &[Event], _: Lang) -> Vec<Cue> {
    match *event {
        Event::FirstPlayer { .. } => vec![Cue::Say],
        Event::LandLaid { .. } => vec![light(Cell::all().map(tile))],
        Event::SpeciesChosen { ref species } => vec![light(species.iter().map(|species| format!("species-{species}")))],
        Event::TurnBegan { seat } => vec![Cue::Clear, name(player(seat))],
        Event::Rolled { seat, .. } => vec![Cue::Say, Cue::Tumble { at: player(seat), faces: Vec::new() }],
        Event::Kept { seat, .. } | Event::MayQuake { seat } | Event::Declined { seat } => vec![name(player(seat))],
        Event::Placed { seat, figure, from, to } => {
            vec![Cue::Say, lay(piece(figure, seat, from), at(to, seat)), name(at(to, seat))]
        }
        Event::Walked { seat, figure, from, ref over, to, .. } => {
            let way = over.iter().copied().chain([to]).map(tile);
            vec![Cue::Say, walk(piece(figure, seat, Place::Tile(from)), way)]
        }
        Event::Devoured { victim, at: cell, .. } => vec![
            Cue::Say,
            feel(Tone::Harm, [tile(cell)]),
            lay(piece(Figure::Person, victim, Place::Tile(cell)), at(Place::Reserve, victim)),
        ],
        Event::Hatched { seat, species } => vec![
            Cue::Say,
            feel(Tone::Good, [format!("species-{species}")]),
            lay(format!("species-{species}"), player(seat)),
        ],
        Event::Returned { seat, figure, from, .. } => {
            vec![home(piece(figure, seat, from), at(Place::Reserve, seat))]
        }
        Event::Ended { seat, .. } => vec![name(player(seat))],
        Event::Quaked { direction, volcano, .. } => {
            vec![Cue::Say, feel(Tone::Quake, ["volcano".to_owned()]), Cue::Push { places: lane(direction, volcano) }]
        }
        Event::Erupted { ref spaces } => {
            let volcano = || ["volcano".to_owned()];
            let counted = versus(&spaces.iter().map(|&held| u16::from(held)).collect::<Vec<_>>());
            vec![
                Cue::Say,
                Cue::Dark { things: volcano().into() },
                feel(Tone::Quake, volcano()),
                stays(Tone::Weighed, volcano(), counted),
            ]
        }
        Event::Region { cells, ref strengths, .. } => {
            let tiles: Vec<String> = cells.iter().map(tile).collect();
            vec![
                Cue::Clear,
                Cue::Say,
                Cue::Dark { things: tiles.clone() },
                stays(Tone::Weighed, tiles.clone(), versus(strengths)),
                Cue::Flood { things: tiles, seats: strongest(strengths) },
            ]
        }
        Event::Scored { seat, points, .. } => {
            vec![Cue::Say, fly(i32::from(points), source(before), format!("score-{}", seat.0))]
        }
        Event::GameOver { winner, .. } => {
            vec![Cue::Clear, Cue::Say, feel(Tone::Good, [player(winner), format!("score-{}", winner.0)])]
        }
    }
}

/// Both strengths, or all of them: only of seats that are there.
fn versus(strengths: &[u16]) -> String {
    let there = strengths.iter().enumerate().filter(|(_, strength)| **strength > 0);
    let told: Vec<String> =
        there.map(|(seat, strength)| format!("{} {strength}", marks::letter(Seat(seat as u8)))).collect();
    told.join(" : ")
}

/// Those who win a region.
fn strongest(strengths: &[u16]) -> Vec<u8> {
    let most = strengths.iter().max();
    (0..).zip(strengths).filter(|(_, strength)| Some(*strength) == most).map(|(seat, _)| seat).collect()
}

/// Where points come from: the region or the eruption told last.
fn source(before: &[Event]) -> String {
    let found = before
        .iter()
        .rev()
        .find_map(|event| if let Event::Region { cells, .. } = event { cells.iter().next() } else { None });
    found.map_or_else(|| "volcano".to_owned(), tile)
}

fn tile(cell: Cell) -> String {
    format!("tile-{cell}")
}

/// A place of a seat.
fn at(place: Place, seat: Seat) -> String {
    match place {
        Place::Reserve | Place::Egg => format!("{place}-{}", marks::letter(seat)),
        Place::Volcano => "volcano".to_owned(),
        Place::Tile(cell) => tile(cell),
    }
}

/// One of a seat's figures at a place. Dinosaurs in reserve stand in their player's panel.
fn piece(figure: Figure, seat: Seat, from: Place) -> String {
    let place = match (figure, from) {
        (Figure::Dinosaur(_), Place::Reserve) => player(seat),
        (Figure::Person | Figure::Dinosaur(_), _) => at(from, seat),
    };
    format!("{figure}-{}@{place}", marks::letter(seat))
}

/// The places that a quake pushed, in its order, the one that the Volcano left first.
fn lane(direction: Direction, volcano: Cell) -> Vec<String> {
    let mut places = vec![volcano];
    while places.len() < 4 {
        places.push(places[places.len() - 1].pushed(direction));
    }
    places.into_iter().map(tile).collect()
}
