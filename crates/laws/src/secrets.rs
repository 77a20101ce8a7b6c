//! Nobody sees what their seat may not know.

use crate::{Broken, invariants};
use kernel::{Audience, Dice, Scenario, Seat, Told, Turn};

const LAW: &str = "secrets";

/// Imagined states look the same to the seat that imagines them, and to spectators.
pub(crate) fn hold<G: Scenario>(state: &G::State, dice: &mut Dice) -> Result<(), Broken> {
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
        if deciders.contains(seat) {
            same_answers::<G>(state, &imagined, seat, dice)?;
        }
        if deciders.contains(seat) && actions::<G>(state, seat) != actions::<G>(&imagined, seat) {
            return Err(Broken::new(LAW, format!("seat {seat} has other actions in a state it cannot tell apart")));
        }
    }
    Ok(())
}

/// What is done for an absent player, and the reasons of refusals, reveal nothing that the seat may not know.
fn same_answers<G: Scenario>(state: &G::State, imagined: &G::State, seat: Seat, dice: &mut Dice) -> Result<(), Broken> {
    let (true_one, imagined_one) = (G::stand_in(state, seat), G::stand_in(imagined, seat));
    if true_one != imagined_one {
        let detail =
            format!("seat {seat}: the stand-in does {true_one}, but {imagined_one} in a state it cannot tell apart");
        return Err(Broken::new(LAW, detail));
    }
    for _ in 0..4 {
        let action = G::any_action(dice);
        let (true_one, imagined_one) = (G::check(state, seat, &action), G::check(imagined, seat, &action));
        if true_one != imagined_one {
            let detail = format!(
                "seat {seat}: {action} is answered by {true_one:?}, but by {imagined_one:?} in a state it cannot tell apart"
            );
            return Err(Broken::new(LAW, detail));
        }
    }
    Ok(())
}

/// Whether some seat imagines another state than the true one.
pub(crate) fn imagined_otherwise<G: Scenario>(state: &G::State, dice: &mut Dice) -> bool {
    Seat::all(G::seats(state)).any(|seat| G::imagine(state, seat, dice) != *state)
}

/// Where the actor's view distinguishes two choices and an onlooker's does not, the events do not distinguish them
/// either.
pub(crate) fn hidden_choice<G: Scenario>(
    before: &G::State,
    seat: Seat,
    action: &G::Action,
    draws: &[kernel::Draw],
) -> Result<(), Broken> {
    let (after, events) = played::<G>(before, seat, action, draws);
    let Some(events) = events else { return Ok(()) };
    let mut listed = Vec::new();
    G::actions(before, seat, &mut listed);
    for other in listed.iter().filter(|other| *other != action).take(6) {
        let (otherwise, other_events) = played::<G>(before, seat, other, draws);
        let Some(other_events) = other_events else { continue };
        let same = |audience| bytes::<G>(&after, audience) == bytes::<G>(&otherwise, audience);
        if same(Audience::Seat(seat)) {
            continue;
        }
        for audience in Audience::all(G::seats(before)).filter(|audience| !audience.is(seat)) {
            let witnessed = |events: &[Told<G::Event>]| -> Vec<G::Event> {
                events.iter().filter_map(|told| G::witness(&told.event, audience)).collect()
            };
            if same(audience) && witnessed(&events) != witnessed(&other_events) {
                let detail =
                    format!("{audience:?} sees no difference between {action} and {other}, but is told of one");
                return Err(Broken::new(LAW, detail));
            }
        }
    }
    Ok(())
}

type Played<G> = (<G as kernel::Game>::State, Option<kernel::Events<G>>);

/// The state after an action with given draws, and its events if the draws are those it asks for.
fn played<G: Scenario>(before: &G::State, seat: Seat, action: &G::Action, draws: &[kernel::Draw]) -> Played<G> {
    let mut state = before.clone();
    let mut events = Vec::new();
    let mut dice = Dice::given(draws.iter().cloned().map(Into::into).collect());
    G::play(&mut state, seat, action, &mut dice, &mut events);
    (state, dice.fault().is_none().then_some(events))
}

/// With a silent log an action does the same.
pub(crate) fn silence_changes_nothing<G: Scenario>(
    before: &G::State,
    seat: Seat,
    action: &G::Action,
    draws: &[kernel::Draw],
    after: &G::State,
) -> Result<(), Broken> {
    let mut state = before.clone();
    let mut dice = Dice::given(draws.iter().cloned().map(Into::into).collect());
    G::play(&mut state, seat, action, &mut dice, &mut kernel::Silent);
    if dice.fault().is_some() || state != *after {
        return Err(Broken::new("replay", format!("seat {seat}: {action} does something else when nobody listens")));
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

/// What is sent to an audience.
pub(crate) fn bytes<G: Scenario>(state: &G::State, audience: Audience) -> String {
    serde_json::to_string(&G::view(state, audience)).expect("a view is plain data")
}

/// The first place where two texts differ, with some context.
pub(crate) fn differ(left: &str, right: &str) -> String {
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
