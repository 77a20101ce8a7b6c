//! `sapiens`: a tile is laid, its sides feed the tribe, food and shelter fly to the scores, bears and brawls.

use crate::cues::{Cue, Tone, feel, fly, lay, light, name, player};
use ::sapiens::{Event, Scene, Square, Tile};
use kernel::{Lang, Seat};

pub(super) fn cues(event: &Event, before: &[Event], _: Lang) -> Vec<Cue> {
    match *event {
        Event::PutAway { .. } | Event::LastRound => vec![Cue::Say],
        Event::Valley { seat, .. }
        | Event::First { seat }
        | Event::Turn { seat, .. }
        | Event::Declined { seat }
        | Event::Feast { seat }
        | Event::FeastSkipped { seat }
        | Event::PlainsOpen { seat }
        | Event::PowerLost { seat, .. }
        | Event::Finished { seat } => vec![Cue::Say, name(player(seat))],
        Event::TokenPlaced { seat, scene, .. } => vec![name(token(seat, scene))],
        Event::Drew { seat, tile: drawn } => vec![light([player(seat), tile(drawn)])],
        Event::Revealed { tile: shown } => vec![Cue::Say, name(tile(shown))],
        Event::Laid { seat, tile: laid, low, high, .. } => {
            vec![Cue::Say, lay(tile(laid), square(seat, low)), light([square(seat, low), square(seat, high)])]
        }
        Event::Abandoned { seat } => vec![Cue::Say, feel(Tone::Harm, [player(seat)])],
        Event::Settled { seat, owner, food } => settled(seat, owner, food),
        Event::Ate { seat, square: on, food } => {
            vec![Cue::Say, feel(Tone::Good, [square(seat, on)]), fly(i32::from(food), square(seat, on), food_of(seat))]
        }
        Event::Gathered { seat, food } | Event::Converted { seat, food, .. } => {
            vec![Cue::Say, fly(i32::from(food), source(seat, before), food_of(seat))]
        }
        Event::TokenPlayed { seat, scene } => vec![Cue::Say, feel(Tone::Good, [token(seat, scene)])],
        Event::TokenTaken { seat, scene, .. } => vec![Cue::Say, lay(token(seat, scene), player(seat))],
        Event::TokenBack { seat, scene } => vec![Cue::Say, light([token(seat, scene), player(seat)])],
        Event::TokenDiscarded { seat, scene, .. } => vec![Cue::Say, feel(Tone::Harm, [token(seat, scene)])],
        Event::Marked { seat, tile: on } => vec![Cue::Say, name(player(seat)), feel(Tone::Harm, [tile(on)])],
        Event::Unmarked { seat, tile: on } => vec![Cue::Say, light([player(seat), tile(on)])],
        Event::Swapped { gave, took, .. } => vec![Cue::Say, lay(tile(gave), tile(took)), lay(tile(took), tile(gave))],
        Event::Camped { seat, shelter } => {
            vec![Cue::Say, fly(i32::from(shelter), source(seat, before), shelter_of(seat))]
        }
        Event::Steak { seat } => vec![Cue::Say, lay("steak@steaks", format!("steaks-{seat}"))],
        Event::Bear { seat, on, square: at, shelter } => vec![
            Cue::Say,
            lay("bear@bears", square(on, at)),
            feel(Tone::Harm, [square(on, at)]),
            fly(i32::from(shelter), square(on, at), shelter_of(seat)),
        ],
        Event::Chased { seat, square: at } => vec![Cue::Say, lay(format!("bear@{}", square(seat, at)), "bears")],
        Event::Sheltered { seat, cave, shelter } => vec![
            Cue::Say,
            feel(Tone::Good, [square(seat, cave)]),
            fly(i32::from(shelter), square(seat, cave), shelter_of(seat)),
        ],
        Event::Took { seat, tile: taken } => vec![Cue::Say, lay(tile(taken), player(seat))],
        Event::Removed { tile: gone, .. } => vec![Cue::Say, feel(Tone::Harm, [tile(gone)])],
        Event::Result { seat, .. } | Event::Won { seat } => vec![Cue::Say, feel(Tone::Good, [player(seat)])],
    }
}

/// A brawl: food goes from whoever laid the tile to the owner of the token.
fn settled(seat: Seat, owner: Seat, food: u16) -> Vec<Cue> {
    let mut cues = vec![Cue::Say, feel(Tone::Harm, [player(seat), player(owner)])];
    if food > 0 && seat != owner {
        cues.push(fly(-i32::from(food), player(owner), food_of(seat)));
        cues.push(fly(i32::from(food), food_of(seat), food_of(owner)));
    }
    cues
}

/// Where a power's gain comes from: the tile just laid, or the player who has it from a token.
fn source(seat: Seat, before: &[Event]) -> String {
    let laid = before
        .iter()
        .rev()
        .find_map(|event| if let Event::Laid { seat, low, .. } = *event { Some(square(seat, low)) } else { None });
    laid.unwrap_or_else(|| player(seat))
}

fn tile(tile: Tile) -> String {
    format!("tile-{tile}")
}

fn token(seat: Seat, scene: Scene) -> String {
    format!("token-{seat}-{scene}")
}

fn square(seat: Seat, square: Square) -> String {
    format!("square-{seat}-{square}")
}

fn food_of(seat: Seat) -> String {
    format!("valley-food-{seat}")
}

fn shelter_of(seat: Seat) -> String {
    format!("valley-shelter-{seat}")
}
