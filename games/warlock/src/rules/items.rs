//! Using cards: potions, the Crystal Ball.

use super::{Play, Verdict, ids, is_opponent, treasure, turn};
use crate::action::{Action, Pick};
use crate::edition::Treasure;
use crate::event::{Event, NumberSet};
use crate::phase::{News, Resume};
use crate::place::{ALL_NUMBERS, Card, Place, cards};
use crate::state::State;
use kernel::{Log, Seat};

fn own(state: &State, wanted: Treasure) -> Option<Card> {
    state.find_card(state.active, |card| state.content.treasure(card) == wanted)
}

/// WAR-TRN-3, WAR-ITM-3, WAR-ITM-4: a potion in hand that may be drunk before the main action.
pub(super) fn may_drink(state: &State, card: Card) -> Verdict {
    let rule = match state.content.treasure(card) {
        Treasure::Fortune => ids::FORTUNE,
        Treasure::Strength => ids::STRENGTH,
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
        | Treasure::CrystalBall => return Err(ids::POTIONS_FIRST),
    };
    if state.hero().holds(card) { Ok(()) } else { Err(rule) }
}

/// WAR-ITM-5, WAR-RUL-56: the potions are offered with the first choices of a turn.
pub(super) fn list_drinks(state: &State, out: &mut Vec<Action>) {
    out.extend(cards(state.hero().hand).filter(|&card| may_drink(state, card).is_ok()).map(Action::Drink));
}

/// WAR-TRN-1, WAR-PAS-3: a card is used as a main action when nothing else is due.
fn free_to_use(state: &State) -> Verdict {
    turn::duty(state)?;
    if state.turn.travelled { Err(ids::AFTER_JOURNEY) } else { Ok(()) }
}

/// WAR-ITM-1: from a door space, a card of the room behind the door.
pub(super) fn may_be_invisible(state: &State, room: Place, pick: Pick) -> Verdict {
    free_to_use(state)?;
    let board = state.board();
    let behind = board.room_named(room).filter(|&room| board.room(room).doors.contains(&state.hero().at));
    match (own(state, Treasure::Invisibility), behind) {
        (Some(_), Some(room)) => treasure::within_reach(state, state.active, board.room(room).node, pick),
        (Some(_) | None, _) => Err(ids::INVISIBILITY),
    }
}

/// WAR-ITM-2: the Crystal Ball shows an opponent's numbers.
pub(super) fn may_gaze(state: &State, opponent: Seat) -> Verdict {
    free_to_use(state)?;
    let held = own(state, Treasure::CrystalBall).is_some();
    if held && is_opponent(state, state.active, opponent) { Ok(()) } else { Err(ids::CRYSTAL_BALL) }
}

/// The cards that can be used as a main action.
pub(super) fn list_uses(state: &State, out: &mut Vec<Action>) {
    let hand = state.hero().hand;
    if hand == 0 || free_to_use(state).is_err() {
        return;
    }
    if own(state, Treasure::CrystalBall).is_some() {
        out.extend(state.every_seat().map(Action::Gaze).filter(|action| turn::check(state, action).is_ok()));
    }
    if own(state, Treasure::Invisibility).is_some() {
        let board = state.board();
        for &node in board.links(state.hero().at) {
            if board.room_at(node).is_none() {
                continue;
            }
            let room = board.place(node);
            let uses = treasure::all_picks().map(|pick| Action::Invisible { room, pick });
            out.extend(uses.filter(|action| turn::check(state, action).is_ok()));
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

    /// WAR-ITM-1: the card is taken without a step, and nothing in the room stirs.
    pub(super) fn invisible(&mut self, room: Place, pick: Pick) {
        let seat = self.state.active;
        if let Some(card) = own(self.state, Treasure::Invisibility) {
            self.use_up(seat, card);
        }
        let node = self.state.board().node(room).expect("a checked room is on the board");
        self.pick_up(seat, node, pick);
        self.settle_hands(Resume::End);
    }

    /// WAR-ITM-2: all numbers of one opponent, seen alone.
    pub(super) fn gaze(&mut self, opponent: Seat) {
        let seat = self.state.active;
        if let Some(card) = own(self.state, Treasure::CrystalBall) {
            self.use_up(seat, card);
        }
        self.state.learn_clues(seat, opponent, ALL_NUMBERS);
        self.state.news = News::Gazed { seat, of: opponent };
        self.log.tell(ids::CRYSTAL_BALL, Event::Gazed { seat, of: opponent });
        let numbers = NumberSet(self.state.clues[opponent.index()]);
        self.log.tell(ids::CRYSTAL_BALL, Event::Learnt { seat, of: opponent, numbers });
        self.end_turn();
    }
}
