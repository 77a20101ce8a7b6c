//! Ritual: taking a mountain token.

use super::ids;
use crate::action::Action;
use crate::event::Event;
use crate::player::{Player, TokenPlace};
use crate::power::{Power, Source};
use crate::scene::Scene;
use crate::state::State;
use kernel::{Log, Refusal, Seat, facts};

/// SAP-RIT-1, SAP-RIT-6, SAP-RUL-16: any token on a cave or waterfall of the player's own valley, blocked or not.
/// SAP-RIT-2: only when none is left there, a used one. SAP-RIT-5: a token set aside is neither; SAP-RIT-7, SAP-RUL-17:
/// nor is the token being played. SAP-RIT-3, SAP-RUL-14: a discarded token never comes back.
fn can_be_taken(player: &Player, scene: Scene) -> bool {
    match player.tokens[scene.index()] {
        TokenPlace::Slot(_) => true,
        TokenPlace::Used => !any_on_the_valley(player),
        TokenPlace::SetAside | TokenPlace::Stock | TokenPlace::Playing | TokenPlace::Discarded => false,
    }
}

fn any_on_the_valley(player: &Player) -> bool {
    player.tokens.iter().any(|place| matches!(place, TokenPlace::Slot(_)))
}

/// Whether any token can be taken.
pub(crate) fn is_usable(state: &State, seat: Seat) -> bool {
    Scene::ALL.into_iter().any(|scene| can_be_taken(state.player(seat), scene))
}

/// Adds every token the current player can take.
pub(crate) fn list(state: &State, wrap: fn(Power) -> Action, out: &mut Vec<Action>) {
    let takable = Scene::ALL.into_iter().filter(|&scene| can_be_taken(state.current(), scene));
    out.extend(takable.map(|scene| wrap(Power::Ritual(scene))));
}

/// Whether this token can be taken; if not, why.
pub(crate) fn check(state: &State, seat: Seat, scene: Scene, source: Source) -> Result<(), Refusal> {
    let player = state.player(seat);
    if can_be_taken(player, scene) {
        return Ok(());
    }
    let token = scene;
    Err(match player.tokens[scene.index()] {
        TokenPlace::Used => ids::USED_TOKEN.refuse(facts![token]),
        TokenPlace::Discarded => ids::DISCARDED_TOKEN.refuse(facts![token]),
        TokenPlace::SetAside => ids::SET_ASIDE_TOKEN.refuse(facts![token]),
        TokenPlace::Stock if scene == Scene::Ritual && source == Source::Token => ids::NOT_ITSELF.refuse(facts![token]),
        TokenPlace::Stock | TokenPlace::Playing | TokenPlace::Slot(_) => ids::RITUAL.refuse(facts![token]),
    })
}

/// SAP-RIT-1: the token comes into the stock. SAP-RIT-4: its cave is open and worth its low value from now on, because
/// no token lies there. SAP-RIT-2, SAP-RUL-33: or one of the player's own used tokens comes back.
pub(crate) fn take(state: &mut State, seat: Seat, scene: Scene, log: &mut impl Log<Event>) {
    let player = state.player_mut(seat);
    let from = std::mem::replace(&mut player.tokens[scene.index()], TokenPlace::Stock);
    match from {
        TokenPlace::Slot(slot) => {
            let at = player.valley.slot_square(slot);
            log.tell(ids::RITUAL, Event::TokenTaken { seat, scene, at });
        }
        TokenPlace::SetAside | TokenPlace::Stock | TokenPlace::Playing | TokenPlace::Used | TokenPlace::Discarded => {
            log.tell(ids::USED_TOKEN, Event::TokenBack { seat, scene });
        }
    }
}
