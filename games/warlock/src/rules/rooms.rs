//! Rooms: what happens on arrival, and encounters that wait for a later turn.

use super::{Play, ids};
use crate::board::{Fixed, Node, RoomId};
use crate::edition::{EncounterKind, RoomKind};
use crate::event::Event;
use crate::phase::{AfterTake, Foe, Phase};
use crate::state::State;
use kernel::{Log, Seat};

/// WAR-ENC-1: whether the encounter that a seat was driven into is still there.
pub(super) fn still_waits(state: &State, seat: Seat) -> bool {
    state.board().room_at(state.person(seat).at).is_some_and(|room| state.has_encounter(room))
}

impl<L: Log<Event>> Play<'_, L> {
    /// WAR-ROOM-7: on arrival the encounter comes first, then treasure, then the meeting; in the Treasure Chamber the
    /// chest comes first.
    pub(super) fn arrive(&mut self, entry: Node) {
        self.state.turn.entry = entry;
        let Some(room) = self.state.board().room_at(self.state.hero().at) else {
            return self.take_on(AfterTake::Meeting);
        };
        if self.state.board().room(room).kind == RoomKind::Chest {
            return self.before_the_chest();
        }
        self.encounter(room);
    }

    /// WAR-ENC-1: the encounter that waited is played, and that is the whole turn.
    pub(super) fn face(&mut self) {
        let seat = self.state.active;
        let entry = self.state.person_mut(seat).pending.take();
        self.state.turn.entry = entry.expect("an encounter waits for whoever faces one");
        self.state.turn.pending = true;
        let room = self.state.board().room_at(self.state.hero().at);
        self.encounter(room.expect("encounters wait in rooms"));
    }

    /// WAR-ROOM-1, WAR-ROOM-2, WAR-ROOM-3, WAR-ROOM-5, WAR-ENC-18: the card is turned up for all, a staying character
    /// and a fixed occupant play for everyone who enters by any door, and without a card the treasure is free.
    fn encounter(&mut self, room: RoomId) {
        if let Some(fixed) = self.state.board().room(room).fixed {
            return self.fixed_room(fixed);
        }
        let Some(card) = self.state.rooms[room.index()].encounter else { return self.after_encounter(true) };
        let place = self.state.board().room(room).place;
        let here = &mut self.state.rooms[room.index()];
        if !here.up {
            here.up = true;
            here.known = true;
            self.log.tell(ids::REVEAL_ENCOUNTER, Event::EncounterUp { room: place, card });
        }
        match self.state.content.encounter(card) {
            EncounterKind::Monster { .. } => self.begin_combat(Foe::Monster(card)),
            EncounterKind::Other(effect) => self.trap_or_character(room, effect),
        }
    }

    /// WAR-ROOM-3, WAR-CBT-1: the occupants of the fixed rooms.
    fn fixed_room(&mut self, fixed: Fixed) {
        match fixed {
            Fixed::Dragon => self.begin_combat(Foe::Dragon),
            Fixed::Warlock => self.begin_combat(Foe::Warlock),
            Fixed::Larder => self.larder(),
            Fixed::Fountain => self.state.phase = Phase::Npc(crate::phase::Npc::Fountain),
            Fixed::GamesRoom => self.games_room(),
            Fixed::Shylock => self.shylock(),
        }
    }

    /// WAR-ROOM-4, WAR-ROOM-6, WAR-ENC-17: the encounter is over and the adventurer stays; treasure may be taken if there
    /// is any, then the others are met. An encounter that had waited ends the turn instead.
    pub(super) fn after_encounter(&mut self, guarded: bool) {
        self.state.turn.guarded = guarded;
        let after = if self.state.turn.pending { AfterTake::End } else { AfterTake::Meeting };
        self.take_on(after);
    }

    /// WAR-MEET-6: an adventurer leaves the room he is in, in whatever way.
    pub(super) fn leave_room(&mut self, seat: Seat) {
        if self.state.board().room_at(self.state.person(seat).at).is_some() {
            self.state.left_a_room = self.state.left_a_room.with(seat);
            self.note_truce();
        }
    }

    /// WAR-MEET-6: once every player still in the game has left a room, the truce is over for good.
    pub(super) fn note_truce(&mut self) {
        let state = &mut *self.state;
        let all = Seat::all(state.seats).all(|seat| state.gone.contains(seat) || state.left_a_room.contains(seat));
        state.truce_over |= all;
    }

    /// An encounter card leaves the game.
    pub(super) fn remove_encounter(&mut self, room: RoomId, rule: kernel::RuleId) {
        let place = self.state.board().room(room).place;
        let here = &mut self.state.rooms[room.index()];
        if let Some(card) = here.encounter.take() {
            here.up = false;
            here.known = false;
            self.log.tell(rule, Event::EncounterGone { room: place, card });
        }
    }

    /// An encounter card is turned face down again.
    pub(super) fn hide_encounter(&mut self, room: RoomId, rule: kernel::RuleId) {
        let place = self.state.board().room(room).place;
        let here = &mut self.state.rooms[room.index()];
        if let Some(card) = here.encounter {
            here.up = false;
            self.log.tell(rule, Event::EncounterDown { room: place, card });
        }
    }
}
