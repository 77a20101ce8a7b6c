//! Playing mountain tokens: the windows, the limit, the two exceptions.

use super::{effects, feast, ids, laying, powers};
use crate::action::Action;
use crate::event::Event;
use crate::player::TokenPlace;
use crate::power::{Power, Source};
use crate::scene::Scene;
use crate::state::{State, Step};
use kernel::{Log, Refusal, Seat, facts};

/// A moment when the token of the turn may be played.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Window {
    /// Before the lay of the turn.
    BeforeLay,
    /// Just before an extra lay.
    BeforeExtra,
    /// Just after an extra lay, before the other power of the main tile.
    AfterExtra,
    /// After the lay of the turn.
    AfterLay,
}

/// SAP-TOK-2, SAP-TOK-11, SAP-RUL-26: the windows. SAP-START-9: none in the starting step. SAP-TOK-10: none between
/// powers, except after an extra lay.
pub(crate) fn window(state: &State) -> Result<Window, Refusal> {
    match state.step {
        Step::Start | Step::StartTake => Err(ids::START_NO_TOKEN.refuse(facts![])),
        Step::Lay => Ok(Window::BeforeLay),
        Step::Extra => Ok(Window::BeforeExtra),
        Step::Powers if state.turn.extra_made => Ok(Window::AfterExtra),
        Step::Powers => Err(ids::NO_INTERRUPTION.refuse(facts![])),
        Step::After => Ok(Window::AfterLay),
        Step::Settle | Step::Take | Step::Remove | Step::Over => Err(ids::WINDOWS.refuse(facts![])),
    }
}

/// SAP-TOK-8, SAP-RUL-10: a token is played only if its power can do something now. Gathering can before a lay, never
/// after one. SAP-RUL-38: Hunt needs a steak in the supply.
fn is_playable(state: &State, window: Window, scene: Scene) -> bool {
    match scene {
        Scene::Gathering => matches!(window, Window::BeforeLay | Window::BeforeExtra),
        Scene::Feast | Scene::Ritual | Scene::Brawl | Scene::Water | Scene::Camp | Scene::Hunt | Scene::Fire => {
            powers::is_usable(state, state.seat, scene)
        }
    }
}

/// Whether the current player could play any token in a window.
pub(crate) fn any_playable(state: &State, window: Window) -> bool {
    !state.turn.token_played && state.current().stock().any(|scene| is_playable(state, window, scene))
}

/// Adds every token the current player can play now.
pub(crate) fn list(state: &State, out: &mut Vec<Action>) {
    let Ok(window) = window(state) else { return };
    if state.turn.token_played {
        return;
    }
    for scene in state.current().stock() {
        if is_playable(state, window, scene) {
            powers::list(state, scene, Source::Token, out);
        }
    }
}

/// Whether the player may play this token this way; if not, the first broken rule.
pub(crate) fn check(state: &State, seat: Seat, power: Power) -> Result<(), Refusal> {
    let window = window(state)?;
    let scene = power.scene();
    from_stock(state, seat, scene)?;
    one_per_turn(state)?;
    if !is_playable(state, window, scene) {
        return Err(ids::NEVER_FOR_NOTHING.refuse(facts![token = scene]));
    }
    powers::check(state, seat, power, Source::Token)
}

/// SAP-TOK-1, SAP-TURN-3: a token of the player's own stock; SAP-TOK-3: no matter when it got there.
fn from_stock(state: &State, seat: Seat, scene: Scene) -> Result<(), Refusal> {
    if state.player(seat).tokens[scene.index()] == TokenPlace::Stock {
        return Ok(());
    }
    Err(ids::TOKEN.refuse(facts![token = scene]))
}

/// SAP-TOK-4: never two in a turn, whatever was gained since.
fn one_per_turn(state: &State) -> Result<(), Refusal> {
    if state.turn.token_played { Err(ids::NEVER_TWO.refuse(facts![])) } else { Ok(()) }
}

/// SAP-TOK-1: the power is applied, then the token is used; SAP-RUL-17: while it is applied the token is neither in
/// stock nor used. A Feast token becomes used when its extra lays are over.
pub(crate) fn play(state: &mut State, seat: Seat, power: Power, log: &mut impl Log<Event>) {
    let scene = power.scene();
    state.turn.token_played = true;
    state.player_mut(seat).tokens[scene.index()] = TokenPlace::Playing;
    log.tell(ids::TOKEN, Event::TokenPlayed { seat, scene });
    powers::apply(state, seat, power, Source::Token, log);
    if power == Power::Feast {
        return;
    }
    lay_down(state, seat);
    match state.step {
        Step::Extra => feast::go_on(state, seat, log),
        Step::Powers => effects::go_on(state, seat, log),
        Step::After => laying::after(state, seat, log),
        Step::Lay | Step::Start | Step::StartTake | Step::Settle | Step::Take | Step::Remove | Step::Over => {}
    }
}

/// The token being played, if any, becomes used.
pub(crate) fn lay_down(state: &mut State, seat: Seat) {
    for place in &mut state.player_mut(seat).tokens {
        if *place == TokenPlace::Playing {
            *place = TokenPlace::Used;
        }
    }
}

/// SAP-TOK-6, SAP-RUL-27: no food, but Gathering may lie on Plains for the rest of the turn, in every kind of lay.
pub(crate) fn open_plains(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    state.turn.plains_open = true;
    log.tell(ids::GATHERING_TOKEN, Event::PlainsOpen { seat });
}
