//! Worlds that fit what a seat knows, and random games from there: what needs a game's own types.

use catalog::AnyMatch;
use kernel::{Dice, Match, Scenario, Seat, Standing, play_at_random};
use serde_json::Value;

/// Calls a function with the match as the game's own.
macro_rules! open {
    ($played:ident, $function:ident, $given:expr; $from:ident $($package:ident :: $game:ident,)+) => {{
        let any = $played.as_any();
        let mut found = None;
        $(
            if let Some(played) = any.downcast_ref::<Match<$from::$package::$game>>() {
                found = Some($function(played, $given));
            }
        )+
        found.expect("the game of a match is in the list")
    }};
}

/// A world that fits all that a seat knows, as a position.
pub(super) fn imagined(played: &dyn AnyMatch, seat: Seat, seed: u64) -> Value {
    catalog::games!(open played, imagined_in, (seat, seed); catalog)
}

fn imagined_in<G: Scenario>(played: &Match<G>, (seat, seed): (Seat, u64)) -> Value {
    G::position(&G::imagine(played.state(), seat, &mut Dice::fast(seed)))
}

/// One game to its end by random decisions, from here or from a world that a seat can imagine: the standings, and how many decisions
/// it took.
pub(super) fn random_end(played: &dyn AnyMatch, seat: Option<Seat>, seed: u64) -> (Vec<Standing>, u32) {
    catalog::games!(open played, random_end_in, (seat, seed); catalog)
}

fn random_end_in<G: Scenario>(played: &Match<G>, (seat, seed): (Option<Seat>, u64)) -> (Vec<Standing>, u32) {
    let mut dice = Dice::fast(seed);
    let mut state = match seat {
        Some(seat) => G::imagine(played.state(), seat, &mut dice),
        None => played.state().clone(),
    };
    let (outcome, decisions) = play_at_random::<G>(&mut state, &mut dice, &mut Vec::new());
    (outcome.standings().to_vec(), decisions)
}
