//! Using cards: potions, the Crystal Ball.

use super::{Play, decides, ids, is_opponent, treasure, turn};
use crate::action::{Action, Pick};
use crate::edition::Treasure;
use crate::event::Event;
use crate::labels;
use crate::phase::{News, Phase, Resume};
use crate::place::{ALL_NUMBERS, Card, Place};
use crate::state::State;
use kernel::{Log, Refusal, RuleId, Seat, facts};

fn own(state: &State, wanted: Treasure) -> Option<Card> {
    state.find_card(state.active, |card| state.content.treasure(card) == wanted)
}

/// WAR-TRN-3: the rule of a potion that may be drunk before the main action; `None` if the card is not one.
fn potion(state: &State, card: Card) -> Option<RuleId> {
    match state.content.treasure(card) {
        Treasure::Fortune => Some(ids::FORTUNE),
        Treasure::Strength => Some(ids::STRENGTH),
        Treasure::Ring(_)
        | Treasure::SkeletonKey
        | Treasure::Gold(_)
        | Treasure::Provisions(_)
        | Treasure::GiverOfSleep
        | Treasure::Sword(_)
        | Treasure::Shield
        | Treasure::Invisibility
        | Treasure::Eye
        | Treasure::Dragonfire
        | Treasure::CrystalBall => None,
    }
}

/// WAR-TRN-3, WAR-ITM-3, WAR-ITM-4: a potion in hand is drunk before the main action.
pub(super) fn check_drink(state: &State, card: Card) -> Result<(), Refusal> {
    decides(state, matches!(state.phase, Phase::Begin | Phase::Caged | Phase::Pending))?;
    let Some(rule) = potion(state, card) else {
        return Err(ids::POTIONS_FIRST.refuse(facts![card = labels::card(card)]));
    };
    if state.hero().holds(card) { Ok(()) } else { Err(rule.refuse(facts![])) }
}

/// WAR-ITM-5, WAR-RUL-56: potions are offered with the first choices of a turn.
pub(super) fn list_drinks(state: &State, out: &mut Vec<Action>) {
    out.extend(state.hero().hand.iter().filter(|&card| potion(state, card).is_some()).map(Action::Drink));
}

/// WAR-TRN-1, WAR-PAS-3: a card is used as a main action when nothing else is due.
fn free_to_use(state: &State) -> Result<(), Refusal> {
    turn::check_begin(state)?;
    turn::no_duty(state)?;
    if state.turn.travelled { Err(ids::AFTER_JOURNEY.refuse(facts![])) } else { Ok(()) }
}

/// WAR-ITM-1: from a door space, a card of the room behind the door.
pub(super) fn check_invisible(state: &State, room: Place, pick: Pick) -> Result<(), Refusal> {
    free_to_use(state)?;
    if own(state, Treasure::Invisibility).is_none() {
        return Err(ids::INVISIBILITY.refuse(facts![why = "potion"]));
    }
    let board = state.board();
    let behind = board.room_named(room).filter(|&room| board.room(room).doors.contains(&state.hero().at));
    let Some(behind) = behind else {
        return Err(ids::INVISIBILITY.refuse(facts![why = "door", room = room.fact()]));
    };
    treasure::check_reach(state, state.active, behind, pick)
}

/// WAR-ITM-2: the Crystal Ball shows an opponent's numbers.
pub(super) fn check_gaze(state: &State, opponent: Seat) -> Result<(), Refusal> {
    free_to_use(state)?;
    if own(state, Treasure::CrystalBall).is_none() {
        return Err(ids::CRYSTAL_BALL.refuse(facts![why = "ball"]));
    }
    if is_opponent(state, state.active, opponent) {
        Ok(())
    } else {
        Err(ids::CRYSTAL_BALL.refuse(facts![why = "opponent"]))
    }
}

/// The cards that can be used as a main action.
pub(super) fn list_uses(state: &State, out: &mut Vec<Action>) {
    let hand = state.hero().hand;
    if hand.is_empty() || state.turn.travelled || turn::duty(state).is_some() {
        return;
    }
    if own(state, Treasure::CrystalBall).is_some() {
        out.extend(state.every_seat().filter(|&seat| is_opponent(state, state.active, seat)).map(Action::Gaze));
    }
    if own(state, Treasure::Invisibility).is_some() {
        let board = state.board();
        for &node in board.links(state.hero().at) {
            let Some(behind) = board.room_at(node) else { continue };
            let room = board.place(node);
            let reached = treasure::within_reach(state, state.active, behind);
            out.extend(reached.map(|pick| Action::Invisible { room, pick }));
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// WAR-ITM-3, WAR-ITM-4: the potion restores LUCK or STAMINA to its starting total.
    pub(super) fn drink(&mut self, card: Card) {
        let seat = self.state.active;
        let fortune = self.state.content.treasure(card) == Treasure::Fortune;
        self.use_up(seat, card);
        if fortune {
            self.gain_luck(seat, u8::MAX, ids::FORTUNE);
        } else {
            self.gain_stamina(seat, u8::MAX, ids::STRENGTH);
        }
    }

    /// WAR-ITM-1: the card is taken without a step, and nobody in the room notices.
    pub(super) fn invisible(&mut self, room: Place, pick: Pick) {
        let seat = self.state.active;
        if let Some(card) = own(self.state, Treasure::Invisibility) {
            self.use_up(seat, card);
        }
        let node = self.state.board().node(room).expect("a checked room is on the board");
        self.pick_up(seat, node, pick);
        self.settle_hands(Resume::End);
    }

    /// WAR-ITM-2: all numbers of one opponent, shown only to this player.
    pub(super) fn gaze(&mut self, opponent: Seat) {
        let seat = self.state.active;
        if let Some(card) = own(self.state, Treasure::CrystalBall) {
            self.use_up(seat, card);
        }
        self.state.learn_clues(seat, opponent, ALL_NUMBERS);
        self.state.news = News::Gazed { seat, of: opponent };
        self.log.tell(ids::CRYSTAL_BALL, Event::Gazed { seat, of: opponent });
        let numbers = self.state.clues[opponent.index()];
        self.log.tell(ids::CRYSTAL_BALL, Event::Learnt { seat, of: opponent, numbers });
        self.end_turn();
    }
}
