//! Characters and fixed rooms with terms: what happens when they are accepted. The terms themselves are in `terms.rs`.

use super::{Play, ids, terms};
use crate::action::Stake;
use crate::board::RoomId;
use crate::combat::beats_the_house;
use crate::event::Event;
use crate::knowledge::whereabouts;
use crate::phase::{News, Npc, Phase, Resume};
use crate::place::Card;
use crate::scores::Stamina;
use kernel::{Log, Seat, Seats};

impl<L: Log<Event>> Play<'_, L> {
    /// The character before the active player.
    fn npc(&self) -> Npc {
        let Phase::Npc(npc) = self.state.phase else { unreachable!("a dealing was checked against the decision") };
        npc
    }

    fn here(&self) -> RoomId {
        self.state.board().room_at(self.state.hero().at).expect("characters are met in rooms")
    }

    /// The active player has finished with the character; what that makes accessible follows.
    pub(super) fn done(&mut self) {
        let accessible = match self.npc() {
            Npc::Hexmaster | Npc::Seer | Npc::Fountain => true,
            Npc::Beggar | Npc::Trader | Npc::Games | Npc::Prize { .. } | Npc::Shylock => false,
        };
        self.after_encounter(accessible);
    }

    /// WAR-ENC-9: the curse, once for life.
    pub(super) fn curse(&mut self, victim: Seat) {
        let seat = self.state.active;
        let terms = self.state.content.0.terms;
        self.change_gold(seat, -(terms.curse_price as i16), ids::HEXMASTER);
        self.state.person_mut(victim).cursed = true;
        self.log.tell(ids::HEXMASTER, Event::Cursed { seat, victim });
        self.lose_stamina(victim, terms.curse_stamina, Stamina::LAST, ids::HEXMASTER);
        self.after_encounter(true);
    }

    /// WAR-ENC-10: the Beggar is paid and leaves.
    pub(super) fn pay_beggar(&mut self, what: Stake) {
        let seat = self.state.active;
        match what {
            Stake::Gold => self.change_gold(seat, -(self.state.content.terms.beggar_gold as i16), ids::BEGGAR),
            Stake::Provisions => self.change_provisions(seat, -1, ids::BEGGAR),
        }
        let room = self.here();
        self.remove_encounter(room, ids::BEGGAR);
        self.after_encounter(true);
    }

    /// WAR-ENC-11: provisions at one gold each.
    pub(super) fn buy_provisions(&mut self, count: u8) {
        let seat = self.state.active;
        self.state.turn.visit.provisions = true;
        self.change_gold(seat, -i16::from(count), ids::TRADER);
        self.change_provisions(seat, i16::from(count), ids::TRADER);
    }

    /// WAR-ENC-11, WAR-ENC-22, WAR-TRE-11: the guarded card is bought unseen and is the one card of the turn.
    pub(super) fn buy_treasure(&mut self) {
        let npc = self.npc();
        let (seat, at) = (self.state.active, self.state.hero().at);
        let terms = &self.state.content.0.terms;
        let (price, rule) = if npc == Npc::Trader {
            (terms.trader_treasure, ids::TRADER)
        } else {
            (terms.shylock_treasure, ids::SHYLOCK)
        };
        self.state.turn.visit.treasure = true;
        self.change_gold(seat, -(price as i16), rule);
        self.take_guarded(seat, at);
        self.settle_hands(Resume::Npc(npc));
    }

    /// WAR-ENC-11: a card is sold, shown and gone.
    pub(super) fn sell(&mut self, card: Card) {
        let seat = self.state.active;
        self.state.turn.visit.sold = true;
        self.discard(seat, card);
        self.log.tell(ids::TRADER, Event::Sold { seat, card });
        self.change_gold(seat, self.state.content.terms.trader_sale as i16, ids::TRADER);
    }

    /// WAR-ENC-12: one of an opponent's numbers, drawn at random, is shown to the asker alone.
    pub(super) fn ask_seer(&mut self, opponent: Seat) {
        let seat = self.state.active;
        self.change_gold(seat, -(self.state.content.terms.seer_price as i16), ids::SEER);
        let held = self.state.clues[opponent.index()];
        let drawn = self.dice.below(held.len()) as usize;
        let shown = held.iter().nth(drawn).expect("the number drawn is below the count").alone();
        self.state.learn_clues(seat, opponent, shown);
        self.state.news = News::Gazed { seat, of: opponent };
        self.log.tell(ids::SEER, Event::Gazed { seat, of: opponent });
        self.log.tell(ids::SEER, Event::Learnt { seat, of: opponent, numbers: shown });
        self.after_encounter(true);
    }

    /// WAR-ENC-19: the Larder's die.
    pub(super) fn larder(&mut self) {
        let seat = self.state.active;
        let die = self.die();
        self.log.tell(ids::LARDER, Event::Die { seat, die });
        match self.state.content.terms.larder[usize::from(die) - 1] {
            loss @ i8::MIN..0 => {
                self.lose_stamina(seat, loss.unsigned_abs(), Stamina::LAST, ids::LARDER);
            }
            found => self.change_provisions(seat, i16::from(found), ids::LARDER),
        }
        self.after_encounter(true);
    }

    /// WAR-ENC-20: the first drink restores everything, later ones some STAMINA.
    pub(super) fn quaff(&mut self) {
        let seat = self.state.active;
        if std::mem::replace(&mut self.state.person_mut(seat).quaffed, true) {
            self.gain_stamina(seat, self.state.content.terms.fountain_stamina, ids::FOUNTAIN);
        } else {
            self.gain_stamina(seat, u8::MAX, ids::FOUNTAIN);
            self.gain_luck(seat, u8::MAX, ids::FOUNTAIN);
        }
        self.after_encounter(true);
    }

    /// WAR-ENC-21: the gamblers play with those who have a stake.
    pub(super) fn games_room(&mut self) {
        let hero = self.state.hero();
        if hero.gold > 0 || hero.provisions > 0 {
            self.state.phase = Phase::Npc(Npc::Games);
        } else {
            self.after_encounter(false);
        }
    }

    /// WAR-ENC-21: two dice each; only strictly more wins.
    pub(super) fn stake(&mut self, what: Stake, amount: u8) {
        let seat = self.state.active;
        let (dice, house) = (self.two_dice(), self.two_dice());
        self.log.tell(ids::GAMES, Event::Game { seat, dice, house });
        if !beats_the_house(dice, house) {
            self.change_stake(what, -i16::from(amount));
            return self.after_encounter(false);
        }
        let room = self.here();
        if self.state.rooms[room.index()].guarded.is_some() {
            self.state.phase = Phase::Npc(Npc::Prize { what, amount });
        } else {
            self.change_stake(what, i16::from(amount));
            self.after_encounter(false);
        }
    }

    fn change_stake(&mut self, what: Stake, change: i16) {
        let seat = self.state.active;
        match what {
            Stake::Gold => self.change_gold(seat, change, ids::GAMES),
            Stake::Provisions => self.change_provisions(seat, change, ids::GAMES),
        }
    }

    /// WAR-ENC-21: the winner takes his winnings.
    pub(super) fn winnings(&mut self) {
        if let Npc::Prize { what, amount } = self.npc() {
            self.change_stake(what, i16::from(amount));
        }
        self.after_encounter(false);
    }

    /// WAR-ENC-21: the winner takes the guarded card instead.
    pub(super) fn prize(&mut self) {
        let (seat, at) = (self.state.active, self.state.hero().at);
        self.take_guarded(seat, at);
        let after =
            if self.state.turn.pending { crate::phase::AfterTake::End } else { crate::phase::AfterTake::Meeting };
        self.settle_hands(Resume::Take(after));
    }

    /// WAR-ENC-22: Shylock deals with players who have gold, cards or flesh to sell.
    pub(super) fn shylock(&mut self) {
        let hero = self.state.hero();
        if hero.gold > 0 || hero.count() > 0 || terms::flesh(self.state).is_ok() {
            self.state.phase = Phase::Npc(Npc::Shylock);
        } else {
            self.after_encounter(false);
        }
    }

    /// WAR-ENC-22: a card goes to the open stock.
    pub(super) fn pawn(&mut self, card: Card) {
        let seat = self.state.active;
        self.state.turn.visit.sold = true;
        self.state.turn.visit.pawned = Some(card);
        self.state.person_mut(seat).hand.remove(card);
        self.state.stock.insert(card);
        self.state.learn_open(card, whereabouts::hand(seat));
        self.log.tell(ids::SHYLOCK, Event::Pawned { seat, card });
        self.change_gold(seat, self.state.content.terms.shylock_pawn as i16, ids::SHYLOCK);
    }

    /// WAR-ENC-22: a card of the stock is bought, seen by all.
    pub(super) fn redeem(&mut self, card: Card) {
        let seat = self.state.active;
        self.state.turn.visit.redeemed = true;
        self.change_gold(seat, -(self.state.content.terms.shylock_redeem as i16), ids::SHYLOCK);
        self.state.stock.remove(card);
        self.state.person_mut(seat).hand.insert(card);
        self.state.learn_in_hand(card, seat, Seats::all(self.state.seats));
        self.log.tell(ids::SHYLOCK, Event::Redeemed { seat, card });
        self.settle_hands(Resume::Npc(Npc::Shylock));
    }

    /// WAR-ENC-22: gold for STAMINA, current and starting.
    pub(super) fn flesh(&mut self) {
        let seat = self.state.active;
        let terms = self.state.content.0.terms;
        let person = self.state.person_mut(seat);
        person.fleshed = true;
        person.full_stamina = person.full_stamina.less(terms.flesh_stamina);
        self.lose_stamina(seat, terms.flesh_stamina, Stamina::LAST, ids::SHYLOCK);
        self.change_gold(seat, terms.flesh_gold as i16, ids::SHYLOCK);
    }
}
