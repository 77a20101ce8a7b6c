//! Secret passages.

use super::{Play, Verdict, ids};
use crate::board::{Kind, Network};
use crate::event::Event;
use crate::state::State;
use kernel::Log;

/// WAR-PAS-1, WAR-PAS-2: the passage the active adventurer stands on at the start of his turn, before any journey.
fn here(state: &State) -> Result<(Network, u8), kernel::RuleId> {
    match state.board().kind(state.hero().at) {
        Kind::Passage(network, number) if !state.turn.travelled => Ok((network, number)),
        Kind::Passage(..) => Err(ids::AFTER_JOURNEY),
        Kind::Tunnel
        | Kind::Entrance
        | Kind::SouthBank
        | Kind::NorthBank
        | Kind::Gate
        | Kind::Maze(_)
        | Kind::Room(_) => Err(ids::JOURNEY),
    }
}

/// WAR-PAS-2, WAR-PAS-4: with a lantern one chooses another passage of the same colour.
pub(super) fn may_travel(state: &State, number: u8) -> Verdict {
    let (_, own) = here(state)?;
    if !(1..=6).contains(&number) || number - 1 == own {
        return Err(ids::JOURNEY);
    }
    if state.hero().lanterns == 0 { Err(ids::BLIND) } else { Ok(()) }
}

/// WAR-PAS-4: without a lantern one gropes.
pub(super) fn may_grope(state: &State) -> Verdict {
    here(state)?;
    if state.hero().lanterns > 0 { Err(ids::BLIND) } else { Ok(()) }
}

impl<L: Log<Event>> Play<'_, L> {
    /// WAR-PAS-2, WAR-PAS-3: the journey; after it one rolls or stays.
    pub(super) fn travel(&mut self, number: u8) {
        let seat = self.state.active;
        if let Ok((network, _)) = here(self.state) {
            self.put_on(seat, self.state.board().passage(network, number - 1), ids::JOURNEY);
        }
        self.state.turn.travelled = true;
        self.begin();
    }

    /// WAR-PAS-4, WAR-PAS-8: the blind roll decides where one comes out; it is no movement roll.
    pub(super) fn grope(&mut self) {
        let seat = self.state.active;
        let die = self.die();
        self.log.tell(ids::BLIND, Event::Die { seat, die });
        self.travel(die);
    }
}
