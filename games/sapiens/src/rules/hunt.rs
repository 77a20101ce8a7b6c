//! Hunt: steaks.

use super::ids;
use crate::action::Action;
use crate::event::Event;
use crate::power::{Power, Source};
use crate::scene::Scene;
use crate::state::State;
use crate::versions;
use kernel::{Log, Refusal, Seat, facts};

/// The steaks a player has after taking one, if one is left (SAP-HUNT-7, SAP-RUL-21).
fn after_taking(state: &State, seat: Seat) -> u8 {
    state.player(seat).steaks + u8::from(state.steaks_left() > 0)
}

/// SAP-EFF-6: a Hunt can do something only if there is a steak to take or to convert.
pub(crate) fn half_is_usable(state: &State, seat: Seat) -> bool {
    state.rules < versions::HUNT_NEEDS_A_STEAK || after_taking(state, seat) > 0
}

/// Adds keeping and converting, as far as the current player may.
pub(crate) fn list(state: &State, source: Source, out: &mut Vec<Action>) {
    let keep = Power::Hunt { convert: false };
    match source {
        Source::Token => out.push(Action::Token(keep)),
        Source::Half if !half_is_usable(state, state.seat) => {}
        Source::Half => {
            out.push(Action::Use(keep));
            if after_taking(state, state.seat) > 0 {
                out.push(Action::Use(Power::Hunt { convert: true }));
            }
        }
    }
}

/// SAP-HUNT-5: a token never converts. SAP-HUNT-2: there must be something to convert.
pub(crate) fn check(state: &State, seat: Seat, convert: bool, source: Source) -> Result<(), Refusal> {
    if convert && source == Source::Token {
        return Err(ids::HUNT_TOKEN.refuse(facts![]));
    }
    if source == Source::Half && !half_is_usable(state, seat) {
        return Err(ids::LOST.refuse(facts![scene = Scene::Hunt]));
    }
    if convert && after_taking(state, seat) == 0 {
        return Err(ids::CONVERT.refuse(facts![]));
    }
    Ok(())
}

/// SAP-HUNT-1: a steak from the supply; SAP-HUNT-7: none if it is empty. SAP-HUNT-4: without converting, they are kept.
pub(crate) fn hunt(state: &mut State, seat: Seat, convert: bool, log: &mut impl Log<Event>) {
    if state.steaks_left() > 0 {
        state.player_mut(seat).steaks += 1;
        log.tell(ids::HUNT, Event::Steak { seat });
    }
    if convert {
        convert_all(state, seat, log);
    }
}

/// SAP-HUNT-2, SAP-RUL-32: all steaks together become food by the table. SAP-HUNT-3: all of them go back, those beyond
/// five included.
fn convert_all(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let table = state.edition.steak_food;
    let player = state.player_mut(seat);
    let steaks = std::mem::take(&mut player.steaks);
    let food = table[usize::from(steaks).clamp(1, table.len()) - 1];
    player.food += food;
    log.tell(ids::CONVERT, Event::Converted { seat, steaks, food });
}
