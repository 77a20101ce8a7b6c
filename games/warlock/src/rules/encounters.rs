//! Traps and characters of the random encounters, and the cage.

use super::{Play, ids};
use crate::action::Action;
use crate::board::RoomId;
use crate::edition::{Effect, network_of};
use crate::event::Event;
use crate::number::Passage;
use crate::phase::{AfterTake, Npc, Phase};
use crate::scores::Stamina;
use crate::state::State;
use kernel::{Log, Seat};

impl<L: Log<Event>> Play<'_, L> {
    /// WAR-ENC-23: a trap springs, or a character speaks.
    pub(super) fn trap_or_character(&mut self, room: RoomId, effect: Effect) {
        match effect {
            Effect::Cage => self.cage(room),
            Effect::PoisonGas => self.poison_gas(room),
            Effect::Darts => self.darts(room),
            Effect::Trapdoor => self.trapdoor(room),
            Effect::Fool => self.fool(room),
            Effect::Hexmaster => self.hexmaster(),
            Effect::Beggar => self.beggar(room),
            Effect::Trader => self.trader(),
            Effect::Seer => self.seer(),
        }
    }

    /// WAR-ENC-2: the cage falls; the next turn is missed.
    fn cage(&mut self, room: RoomId) {
        let seat = self.state.active;
        self.remove_encounter(room, ids::CAGE);
        let hero = self.state.person_mut(seat);
        hero.caged = true;
        hero.attempts = 0;
        hero.misses = 1;
        self.log.tell(ids::CAGE, Event::Caged { seat });
        self.end_turn();
    }

    /// WAR-ENC-2, WAR-ENC-3: a caged adventurer tries to leave; after six failures the cage opens by itself.
    pub(super) fn in_the_cage(&mut self) {
        if self.state.hero().attempts >= self.state.content.terms.cage_attempts {
            self.leave_cage(ids::CAGE_CAP);
        } else {
            self.state.phase = Phase::Caged;
        }
    }

    /// WAR-ENC-2: an attempt by luck or by the die.
    pub(super) fn try_cage(&mut self, by_luck: bool) {
        let seat = self.state.active;
        let free = if by_luck {
            self.luck_test(seat)
        } else {
            let die = self.die();
            self.log.tell(ids::CAGE, Event::Die { seat, die });
            die >= self.state.content.terms.cage_escape_from
        };
        if free {
            self.leave_cage(ids::CAGE);
        } else {
            self.state.person_mut(seat).attempts += 1;
            self.end_turn();
        }
    }

    fn leave_cage(&mut self, rule: kernel::RuleId) {
        let seat = self.state.active;
        let hero = self.state.person_mut(seat);
        hero.caged = false;
        hero.attempts = 0;
        self.log.tell(rule, Event::Freed { seat });
        self.take_on(AfterTake::Begin);
    }

    /// WAR-ENC-5: poison gas.
    fn poison_gas(&mut self, room: RoomId) {
        let seat = self.state.active;
        self.remove_encounter(room, ids::GAS);
        let lucky = self.luck_test(seat);
        if lucky || self.lose_stamina(seat, self.state.content.terms.gas_loss, Stamina::NONE, ids::GAS) {
            self.after_encounter(true);
        } else {
            self.die_alone(seat);
        }
    }

    /// WAR-ENC-6: darts.
    fn darts(&mut self, room: RoomId) {
        let seat = self.state.active;
        self.remove_encounter(room, ids::DARTS);
        let die = self.die();
        self.log.tell(ids::DARTS, Event::Die { seat, die });
        if self.lose_stamina(seat, die.div_ceil(2), Stamina::NONE, ids::DARTS) {
            self.after_encounter(true);
        } else {
            self.die_alone(seat);
        }
    }

    /// WAR-ENC-7: the trapdoor drops an unlucky adventurer into a secret passage on this side of the river.
    fn trapdoor(&mut self, room: RoomId) {
        let seat = self.state.active;
        if self.luck_test(seat) {
            self.remove_encounter(room, ids::TRAPDOOR);
            return self.after_encounter(true);
        }
        self.hide_encounter(room, ids::TRAPDOOR);
        if !self.lose_stamina(seat, self.state.content.terms.trapdoor_loss, Stamina::NONE, ids::TRAPDOOR) {
            return self.die_alone(seat);
        }
        let die = self.die();
        self.log.tell(ids::TRAPDOOR, Event::Die { seat, die });
        let board = self.state.board();
        let network = network_of(board, board.room(room).node);
        self.put_on(seat, board.passage(network, Passage(die)), ids::TRAPDOOR);
        self.end_turn();
    }

    /// A rule puts an adventurer on a space.
    pub(super) fn put_on(&mut self, seat: Seat, at: crate::board::Node, rule: kernel::RuleId) {
        self.leave_room(seat);
        self.state.person_mut(seat).at = at;
        self.log.tell(rule, Event::PutOn { seat, at: self.state.board().place(at) });
    }

    /// WAR-ENC-8: the Fool gives to each adventurer once.
    fn fool(&mut self, room: RoomId) {
        let seat = self.state.active;
        if std::mem::replace(&mut self.state.person_mut(seat).fooled, true) {
            return self.after_encounter(false);
        }
        if self.state.rooms[room.index()].guarded.is_some() {
            return self.after_encounter(true);
        }
        let die = self.die();
        self.log.tell(ids::FOOL, Event::Die { seat, die });
        self.change_gold(seat, i16::from(die), ids::FOOL);
        self.after_encounter(false);
    }

    /// WAR-ENC-9: the Hexmaster asks only players who can pay for a curse on somebody.
    fn hexmaster(&mut self) {
        if super::terms::cursable(self.state).next().is_some() {
            self.state.phase = Phase::Npc(Npc::Hexmaster);
        } else {
            self.after_encounter(true);
        }
    }

    /// WAR-ENC-10: the Beggar leaves if nothing is left to guard, and asks players who have something to give.
    fn beggar(&mut self, room: RoomId) {
        let hero = self.state.hero();
        if self.state.rooms[room.index()].guarded.is_none() {
            self.remove_encounter(room, ids::BEGGAR);
            self.after_encounter(true);
        } else if hero.gold >= self.state.content.terms.beggar_gold || hero.provisions > 0 {
            self.state.phase = Phase::Npc(Npc::Beggar);
        } else {
            self.after_encounter(false);
        }
    }

    /// WAR-ENC-11: the Trader deals with players who have gold or cards.
    fn trader(&mut self) {
        let hero = self.state.hero();
        if hero.gold > 0 || hero.count() > 0 {
            self.state.phase = Phase::Npc(Npc::Trader);
        } else {
            self.after_encounter(false);
        }
    }

    /// WAR-ENC-12: the Seer deals with players who can pay.
    fn seer(&mut self) {
        if self.state.hero().gold >= self.state.content.terms.seer_price {
            self.state.phase = Phase::Npc(Npc::Seer);
        } else {
            self.after_encounter(true);
        }
    }
}

/// WAR-ENC-2, WAR-ITM-5: in the cage: luck or the die, and potions.
pub(super) fn list_cage(state: &State, out: &mut Vec<Action>) {
    out.extend([Action::TryLuck, Action::TryDie]);
    super::items::list_drinks(state, out);
}
