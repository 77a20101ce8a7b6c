//! Nobody sees what their seat may not know.

use super::{Broken, invariants};
use kernel::{Audience, Dice, Scenario, Seat, Turn};

const LAW: &str = "secrets";

/// Imagined states look the same to the seat that imagines them, and to spectators.
pub(super) fn hold<G: Scenario>(state: &G::State, dice: &mut Dice) -> Result<(), Broken> {
    let deciders = G::turn(state).deciders();
    for seat in Seat::all(G::seats(state)) {
        let imagined = G::imagine(state, seat, dice);
        invariants::<G>(&imagined)
            .map_err(|broken| Broken::new(LAW, format!("seat {seat} imagines a broken state: {}", broken.detail)))?;
        same_view::<G>(state, &imagined, Audience::Seat(seat), seat)?;
        same_view::<G>(state, &imagined, Audience::Spectator, seat)?;
        if G::turn(state).deciders() != G::turn(&imagined).deciders() {
            return Err(Broken::new(LAW, format!("seat {seat} imagines other deciders")));
        }
        if deciders.contains(seat) && actions::<G>(state, seat) != actions::<G>(&imagined, seat) {
            return Err(Broken::new(LAW, format!("seat {seat} has other actions in a state it cannot tell apart")));
        }
    }
    Ok(())
}

fn same_view<G: Scenario>(state: &G::State, imagined: &G::State, audience: Audience, by: Seat) -> Result<(), Broken> {
    let (true_bytes, imagined_bytes) = (bytes::<G>(state, audience), bytes::<G>(imagined, audience));
    if true_bytes == imagined_bytes {
        return Ok(());
    }
    let detail = format!(
        "{audience:?} can tell what seat {by} imagines from the truth: {}",
        differ(&true_bytes, &imagined_bytes)
    );
    Err(Broken::new(LAW, detail))
}

/// What goes over the wire to an audience.
pub(super) fn bytes<G: Scenario>(state: &G::State, audience: Audience) -> String {
    serde_json::to_string(&G::view(state, audience)).expect("a view is plain data")
}

/// The first place where two texts differ, with some text around it.
pub(super) fn differ(left: &str, right: &str) -> String {
    let at = left.bytes().zip(right.bytes()).take_while(|(left, right)| left == right).count();
    let around = |text: &str| {
        let start = at.saturating_sub(40);
        String::from_utf8_lossy(&text.as_bytes()[start.min(text.len())..(at + 40).min(text.len())]).into_owned()
    };
    format!("…{}… against …{}…", around(left), around(right))
}

fn actions<G: Scenario>(state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    if matches!(G::turn(state), Turn::Decide(seats) if seats.contains(seat)) {
        G::actions(state, seat, &mut actions);
    }
    actions
}
