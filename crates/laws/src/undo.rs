//! Undo restores the exact state, and leaves no seat wiser.

use crate::Broken;
use crate::secrets::{bytes, differ};
use kernel::{Audience, Dice, Events, Game, Match, Scenario, Seat, Told};

const LAW: &str = "undo";

/// An action that was just carried out.
pub(crate) struct JustDone<'a, G: Scenario> {
    pub(crate) before: &'a G::State,
    pub(crate) seat: Seat,
    pub(crate) action: &'a G::Action,
    pub(crate) events: &'a Events<G>,
    pub(crate) after: &'a Match<G>,
}

/// If the action can be taken back: that restores the state, and nobody could have learnt anything from the action.
pub(crate) fn holds<G: Scenario>(done: &JustDone<'_, G>, dice: &mut Dice) -> Result<(), Broken> {
    let Ok(number) = done.after.may_undo(done.seat) else { return Ok(()) };
    if number != done.after.number() {
        return Ok(());
    }
    let mut undone = done.after.clone();
    undone.undo(done.seat).map_err(|refusal| Broken::new(LAW, format!("offered, then refused: {refusal}")))?;
    if undone.state() != done.before {
        return Err(Broken::new(LAW, format!("taking {} back does not restore the state", done.action)));
    }
    for watcher in Seat::all(G::seats(done.before)) {
        no_wiser::<G>(done, watcher, dice)?;
    }
    Ok(())
}

/// In every world the watcher could be in, the same action looks the same.
fn no_wiser<G: Scenario>(done: &JustDone<'_, G>, watcher: Seat, dice: &mut Dice) -> Result<(), Broken> {
    let mut world = G::imagine(done.before, watcher, dice);
    if !G::turn(&world).deciders().contains(done.seat) || G::check(&world, done.seat, done.action).is_err() {
        return Ok(());
    }
    let mut events = Vec::new();
    let mut none = Dice::given(Vec::new());
    G::play(&mut world, done.seat, done.action, &mut none, &mut events);
    if none.fault().is_some() {
        return Err(Broken::new(LAW, format!("{} can be taken back, but rolls dice in another world", done.action)));
    }
    let audience = Audience::Seat(watcher);
    let (seen, imagined) = (bytes::<G>(done.after.state(), audience), bytes::<G>(&world, audience));
    if seen != imagined {
        let detail =
            format!("{} can be taken back, but seat {watcher} learns: {}", done.action, differ(&seen, &imagined));
        return Err(Broken::new(LAW, detail));
    }
    if witnessed::<G>(done.events, audience) != witnessed::<G>(&events, audience) {
        return Err(Broken::new(
            LAW,
            format!("{} can be taken back, but its events tell seat {watcher} more", done.action),
        ));
    }
    Ok(())
}

fn witnessed<G: Game>(events: &[Told<G::Event>], audience: Audience) -> Vec<G::Event> {
    events.iter().filter_map(|told| G::witness(&told.event, audience)).collect()
}
