//! Death: graves, spoils.

use super::{Play, decides, ids};
use crate::action::Action;
use crate::event::{Event, Score};
use crate::labels;
use crate::phase::{Combat, Foe, Phase};
use crate::place::Card;
use crate::state::State;
use crate::versions;
use kernel::{Log, Refusal, RuleId, Seat, Seats, facts};

/// WAR-DTH-4, WAR-CHR-9, WAR-CHR-10: a killer keeps what he can carry.
pub(super) fn check_keep(state: &State, card: Card) -> Result<(), Refusal> {
    let Phase::Spoils { killer, dead } = state.phase else { return decides(state, false) };
    if !state.person(dead).holds(card) {
        return Err(ids::KILLED.refuse(facts![card = labels::card(card)]));
    }
    if one_sword_too_many(state, killer, card) {
        return Err(ids::TWO_SWORDS.refuse(facts![why = "keep", most = state.content.life.swords]));
    }
    let most = state.content.life.backpack;
    if is_full(state, killer) { Err(ids::BACKPACK.refuse(facts![most])) } else { Ok(()) }
}

/// WAR-CHR-9: whether a card would be one sword too many.
fn one_sword_too_many(state: &State, killer: Seat, card: Card) -> bool {
    let (hand, swords) = (state.person(killer).hand, state.content.swords);
    swords.contains(card) && hand.intersection(swords).len() >= u32::from(state.content.life.swords)
}

/// WAR-CHR-10: whether the backpack is full.
fn is_full(state: &State, seat: Seat) -> bool {
    state.person(seat).count() >= u32::from(state.content.life.backpack)
}

/// WAR-DTH-4: whether a killer chooses among his own cards too.
fn of_all_cards(state: &State) -> bool {
    state.rules >= versions::SPOILS_OF_ALL_CARDS
}

/// WAR-DTH-4: a killer leaves a card of his own for one of the dead's.
pub(super) fn check_leaving(state: &State, killer: Seat, card: Card) -> Result<(), Refusal> {
    decides(state, of_all_cards(state))?;
    super::character::own_card(state, killer, card)
}

/// What a killer may keep, and what he may leave for it.
pub(super) fn list_spoils(state: &State, killer: Seat, dead: Seat, out: &mut Vec<Action>) {
    let carried = |card: &Card| !is_full(state, killer) && !one_sword_too_many(state, killer, *card);
    out.extend(state.person(dead).hand.iter().filter(carried).map(Action::Keep));
    if of_all_cards(state) {
        out.extend(state.person(killer).hand.iter().map(Action::Drop));
    }
    out.push(Action::LeaveRest);
}

impl<L: Log<Event>> Play<'_, L> {
    /// WAR-DTH-1, WAR-DTH-2, WAR-DTH-3, WAR-DTH-8, WAR-RIV-7: a death that no adventurer caused: the cards go into a
    /// grave where he fell or, in the river, on the south bank; the monster recovers; everything else is lost.
    pub(super) fn die_alone(&mut self, seat: Seat) {
        self.log.tell(ids::DEAD, Event::Died { seat });
        let foe = self.state.combat.take().map(|combat: Combat| combat.foe);
        let board = self.state.board();
        if foe == Some(Foe::Crocodile) {
            self.state.person_mut(seat).at = board.south_bank;
        }
        let at = self.state.person(seat).at;
        self.leave_room(seat);
        if let (Some(Foe::Monster(_)), Some(room)) = (foe, board.room_at(at)) {
            self.hide_encounter(room, ids::RECOVERS);
        }
        self.lose_belongings(seat, ids::GRAVE);
        if !self.state.person(seat).hand.is_empty() {
            self.lay_hand(seat, at, Some(seat), Seats::one(seat), ids::GRAVE);
        }
        self.end_turn();
    }

    /// Gold, provisions and lanterns of a dead adventurer are lost.
    fn lose_belongings(&mut self, seat: Seat, rule: RuleId) {
        let person = *self.state.person(seat);
        if person.gold > 0 {
            self.change_gold(seat, -(person.gold as i16), rule);
        }
        if person.provisions > 0 {
            self.change_provisions(seat, -(person.provisions as i16), rule);
        }
        if person.lanterns > 0 {
            self.change_lanterns(seat, -(person.lanterns as i8), rule);
        }
        let person = self.state.person_mut(seat);
        person.caged = false;
        person.misses = 0;
        person.fled = None;
        person.fled_now = false;
        person.pending = None;
    }

    /// WAR-DTH-4, WAR-DTH-5, WAR-KEY-9, WAR-PAS-5, WAR-MEET-5: the killer gets everything on the sheet and chooses among the
    /// cards; the Key Challenge cards stay with their player.
    pub(super) fn killed_by(&mut self, killer: Seat, dead: Seat) {
        self.log.tell(ids::DEAD, Event::Died { seat: dead });
        self.state.combat = None;
        self.leave_room(dead);
        let person = *self.state.person(dead);
        self.lose_belongings(dead, ids::KILLED);
        for (score, amount) in [
            (Score::Gold, person.gold),
            (Score::Provisions, person.provisions),
            (Score::Lanterns, u16::from(person.lanterns)),
        ] {
            if amount > 0 {
                self.inherit(killer, score, amount);
            }
        }
        self.state.learn_whole_hand(killer, dead);
        self.go_on_with_spoils(killer, dead);
    }

    fn inherit(&mut self, killer: Seat, score: Score, amount: u16) {
        match score {
            Score::Gold => self.change_gold(killer, amount as i16, ids::KILLED),
            Score::Provisions => self.change_provisions(killer, amount as i16, ids::KILLED),
            Score::Lanterns => self.change_lanterns(killer, amount as i8, ids::KILLED),
            Score::Stamina | Score::Luck => unreachable!("strength is not inherited"),
        }
    }

    /// WAR-DTH-4: the killer is asked while there are cards; by the older rules, only while there is also room for them.
    fn go_on_with_spoils(&mut self, killer: Seat, dead: Seat) {
        let no_choice = is_full(self.state, killer) && !of_all_cards(self.state);
        if self.state.person(dead).hand.is_empty() || no_choice {
            self.leave_rest(killer, dead);
        } else {
            self.state.phase = Phase::Spoils { killer, dead };
        }
    }

    /// WAR-DTH-4: a card of the dead is kept; both players know which.
    pub(super) fn keep(&mut self, card: Card) {
        let (killer, dead) = self.spoils();
        self.hand_over(card, dead, killer, Seats::one(killer).with(dead));
        self.log.tell(ids::KILLED, Event::Kept { seat: killer, from: dead, card });
        self.go_on_with_spoils(killer, dead);
    }

    /// WAR-DTH-4, WAR-TRE-9: the killer lays a card of his own on the space; only he knows which.
    pub(super) fn leave_own(&mut self, card: Card) {
        let (killer, dead) = self.spoils();
        let at = self.state.person(killer).at;
        self.lay_loose(killer, card, at, None, Seats::one(killer), ids::KILLED);
        self.go_on_with_spoils(killer, dead);
    }

    /// Who chooses among whose cards.
    fn spoils(&self) -> (Seat, Seat) {
        let Phase::Spoils { killer, dead } = self.state.phase else {
            unreachable!("spoils were checked against the decision")
        };
        (killer, dead)
    }

    /// WAR-DTH-4: the killer keeps no more cards.
    pub(super) fn leave_rest_now(&mut self) {
        let (killer, dead) = self.spoils();
        self.leave_rest(killer, dead);
    }

    /// WAR-DTH-4, WAR-TRE-9: the rest lies loose, known to both players.
    fn leave_rest(&mut self, killer: Seat, dead: Seat) {
        let at = self.state.person(dead).at;
        self.lay_hand(dead, at, None, Seats::one(killer).with(dead), ids::KILLED);
        self.end_turn();
    }
}
