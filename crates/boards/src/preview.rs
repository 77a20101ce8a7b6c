//! What an action would bring, before it is done: the board as it would stand, and what would be told.
//!
//! The rules play the action in worlds that the seat could imagine. What dice decide is not foretold, and what differs
//! between those worlds is hidden from the seat: in both cases there is nothing to show.

use crate::board::{self, Board};
use kernel::{Audience, Dice, Game, Knowledge, Lang, Match, Seat, Told};

/// What an action would bring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The board as the seat would see it: one `<svg>` element.
    pub board: String,
    /// What would be told, as sentences.
    pub told: Vec<String>,
}

/// In this many worlds an action is tried. A secret that makes a difference in none of them could hardly be one.
const WORLDS: u64 = 6;

/// What a seat's action would bring, if nothing of it is left to chance or to what the seat does not know.
pub(crate) fn preview<G: Board>(
    game: &Match<G>,
    seat: Seat,
    lang: Lang,
    names: &[String],
    action: &str,
) -> Option<Preview> {
    let action: G::Action = action.parse().ok()?;
    let knowledge = Knowledge::<G>::new(game.state(), seat);
    knowledge.check(&action).ok()?;
    let after = played::<G>(knowledge.image().clone(), seat, &action)?;
    for world in 0..WORLDS {
        let other = played::<G>(knowledge.imagine(&mut Dice::fast(world)), seat, &action)?;
        if other.view != after.view || other.told != after.told {
            return None;
        }
    }
    let (canvas, _) = board::canvas::<G>(&after.state, Audience::Seat(seat), lang, names);
    let sentence = |event: &G::Event| G::words().say(lang, &G::told(event, lang, names), names);
    Some(Preview { board: G::board(&canvas).into_string(), told: after.told.iter().map(sentence).collect() })
}

/// A world after an action, and what its player sees of it.
struct After<G: Game> {
    state: G::State,
    view: G::View,
    told: Vec<G::Event>,
}

/// Plays an action; nothing if dice had a say in it.
fn played<G: Game>(mut state: G::State, seat: Seat, action: &G::Action) -> Option<After<G>> {
    let mut dice = Dice::fast(0).recording();
    let mut log: Vec<Told<G::Event>> = Vec::new();
    G::play(&mut state, seat, action, &mut dice, &mut log);
    if !dice.take_drawn().is_empty() {
        return None;
    }
    let own = Audience::Seat(seat);
    let told = log.iter().filter_map(|told| G::witness(&told.event, own)).collect();
    Some(After { view: G::view(&state, own), told, state })
}
