//! Secret passages.

use super::{Play, ids, turn};
use crate::board::{Kind, Network};
use crate::event::Event;
use crate::number::Passage;
use crate::state::State;
use kernel::{Log, Refusal, facts};

/// WAR-PAS-1: the passage the active adventurer stands on, its network and number.
fn here(state: &State) -> Option<(Network, Passage)> {
    if let Kind::Passage(network, number) = state.board().kind(state.hero().at) {
        Some((network, number))
    } else {
        None
    }
}

/// WAR-PAS-1, WAR-PAS-2: a journey begins on a passage at the start of the turn, and there is one a turn.
fn departs(state: &State) -> Result<Passage, Refusal> {
    turn::check_begin(state)?;
    let Some((_, number)) = here(state) else { return Err(ids::JOURNEY.refuse(facts![why = "here"])) };
    if state.turn.travelled { Err(ids::AFTER_JOURNEY.refuse(facts![])) } else { Ok(number) }
}

/// WAR-PAS-2, WAR-PAS-4: with a lantern the player chooses another passage of the same colour.
pub(super) fn check_travel(state: &State, number: Passage) -> Result<(), Refusal> {
    let own = departs(state)?;
    if !number.exists() || number == own {
        return Err(ids::JOURNEY.refuse(facts![why = "there", number]));
    }
    if state.hero().lanterns == 0 { Err(ids::BLIND.refuse(facts![why = "dark"])) } else { Ok(()) }
}

/// Whether [`check_travel`] allows a journey to this number at the start of the turn.
pub(super) fn travels(state: &State, number: Passage) -> bool {
    let other = here(state).is_some_and(|(_, own)| number != own);
    other && !state.turn.travelled && state.hero().lanterns > 0
}

/// WAR-PAS-4: without a lantern the adventurer gropes.
pub(super) fn check_grope(state: &State) -> Result<(), Refusal> {
    departs(state)?;
    if state.hero().lanterns > 0 { Err(ids::BLIND.refuse(facts![why = "light"])) } else { Ok(()) }
}

/// Whether [`check_grope`] allows groping at the start of the turn.
pub(super) fn gropes(state: &State) -> bool {
    state.hero().lanterns == 0 && !state.turn.travelled && here(state).is_some()
}

impl<L: Log<Event>> Play<'_, L> {
    /// WAR-PAS-2, WAR-PAS-3: the journey; after it the adventurer rolls or stays.
    pub(super) fn travel(&mut self, number: Passage) {
        let seat = self.state.active;
        if let Some((network, _)) = here(self.state) {
            self.put_on(seat, self.state.board().passage(network, number), ids::JOURNEY);
        }
        self.state.turn.travelled = true;
        self.begin();
    }

    /// WAR-PAS-4, WAR-PAS-8: the blind roll decides where the adventurer comes out; it is not a movement roll.
    pub(super) fn grope(&mut self) {
        let seat = self.state.active;
        let die = self.die();
        self.log.tell(ids::BLIND, Event::Die { seat, die });
        self.travel(Passage(die));
    }
}
