//! Treasure: what may be taken, and how cards move between board and hands.

use super::{Play, Verdict, ids};
use crate::action::{Action, Pick};
use crate::board::Node;
use crate::edition::Treasure;
use crate::event::{CardSet, Event};
use crate::knowledge::whereabouts;
use crate::phase::{AfterTake, Phase, Resume};
use crate::place::{Card, cards};
use crate::state::{LOOSE, Loose, State};
use kernel::{Log, RuleId, Seat, Seats};

/// WAR-TRE-4, WAR-TRE-8: whether the active adventurer may take a card on his space now.
pub(super) fn may_take(state: &State, pick: Pick) -> Verdict {
    let at = state.hero().at;
    match pick {
        Pick::Guarded => may_take_guarded(state, at),
        Pick::Loose(slot) => may_take_loose(state, state.active, slot, at),
    }
}

/// WAR-TRE-4, WAR-TRE-8: the guarded card is free if the encounter gave access or none is left, one card a turn.
fn may_take_guarded(state: &State, at: Node) -> Verdict {
    let Some(room) = state.board().room_at(at) else { return Err(ids::GUARDED) };
    let accessible = state.turn.guarded || !state.has_encounter(room);
    if state.turn.room_card {
        return Err(ids::ONE_PER_ROOM);
    }
    if state.rooms[room.index()].guarded.is_none() || !accessible { Err(ids::GUARDED) } else { Ok(()) }
}

/// WAR-TRE-4, WAR-TRE-5, WAR-TRE-6, WAR-TRE-7, WAR-TRE-10, WAR-RUL-61: one loose card a turn in a room, any number in a
/// tunnel; one's own graves without limit, another's never, and never what one has just left.
fn may_take_loose(state: &State, seat: Seat, slot: u8, at: Node) -> Verdict {
    let lying = state.loose.get(usize::from(slot)).copied().flatten().filter(|loose| loose.at == at);
    let Some(loose) = lying else { return Err(ids::WHEN_TAKEN) };
    if state.turn.left & (1 << slot) != 0 {
        return Err(ids::UNSEEN);
    }
    match loose.grave {
        Some(owner) if owner == seat => Ok(()),
        Some(_) => Err(ids::OTHERS_GRAVE),
        None if state.turn.room_card && state.board().room_at(at).is_some() => Err(ids::ONE_PER_ROOM),
        None => Ok(()),
    }
}

/// Every card of a room that one could take without limits: for the Potion of Invisibility.
pub(super) fn within_reach(state: &State, seat: Seat, at: Node, pick: Pick) -> Verdict {
    match pick {
        Pick::Guarded => {
            let guarded = state.board().room_at(at).and_then(|room| state.rooms[room.index()].guarded);
            guarded.map(|_| ()).ok_or(ids::INVISIBILITY)
        }
        Pick::Loose(slot) => {
            let lying = state.loose.get(usize::from(slot)).copied().flatten().filter(|loose| loose.at == at);
            match lying {
                None => Err(ids::INVISIBILITY),
                Some(loose) if loose.grave.is_some_and(|owner| owner != seat) => Err(ids::OTHERS_GRAVE),
                Some(_) => Ok(()),
            }
        }
    }
}

/// All the ways to name a card on the board.
pub(super) fn all_picks() -> impl Iterator<Item = Pick> {
    std::iter::once(Pick::Guarded).chain((0..LOOSE as u8).map(Pick::Loose))
}

fn anything_to_take(state: &State) -> bool {
    all_picks().any(|pick| may_take(state, pick).is_ok())
}

/// WAR-TRE-3: what may be taken, and nothing.
pub(super) fn list(state: &State, out: &mut Vec<Action>) {
    out.extend(all_picks().filter(|&pick| may_take(state, pick).is_ok()).map(Action::Take));
    out.push(Action::TakeNothing);
}

impl<L: Log<Event>> Play<'_, L> {
    /// WAR-TRE-3, WAR-TRE-12: if there is something to take the player may take it; otherwise the game goes on.
    pub(super) fn take_on(&mut self, after: AfterTake) {
        if anything_to_take(self.state) {
            self.state.phase = Phase::Take(after);
        } else {
            self.after_take(after);
        }
    }

    /// What follows the taking.
    pub(super) fn after_take(&mut self, after: AfterTake) {
        match after {
            AfterTake::Begin => self.begin(),
            AfterTake::Meeting => self.meeting(),
            AfterTake::End => self.end_turn(),
        }
    }

    /// WAR-TRE-10: a card is picked up unseen, and kept or left only under the limit of the backpack.
    pub(super) fn take(&mut self, pick: Pick, after: AfterTake) {
        let (seat, at) = (self.state.active, self.state.hero().at);
        self.pick_up(seat, at, pick);
        self.settle_hands(Resume::Take(after));
    }

    /// Takes a card from a space of the board, wherever the taker stands.
    pub(super) fn pick_up(&mut self, seat: Seat, at: Node, pick: Pick) {
        match pick {
            Pick::Guarded => self.take_guarded(seat, at),
            Pick::Loose(slot) => self.take_loose(seat, slot),
        }
    }

    /// WAR-TRE-1, WAR-TRE-4: the guarded card goes to the taker's hand, seen by him alone.
    pub(super) fn take_guarded(&mut self, seat: Seat, at: Node) {
        let room = self.state.board().room_at(at).expect("guarded cards lie in rooms");
        let card = self.state.rooms[room.index()].guarded.take().expect("the card was there");
        self.state.turn.room_card = true;
        match self.state.content.treasure(card) {
            Treasure::Gold(value) => self.take_openly(seat, card, at, value, true),
            Treasure::Provisions(value) => self.take_openly(seat, card, at, value, false),
            Treasure::Ring(_)
            | Treasure::SkeletonKey
            | Treasure::GiverOfSleep
            | Treasure::Sword(_)
            | Treasure::Shield
            | Treasure::Invisibility
            | Treasure::Fortune
            | Treasure::Strength
            | Treasure::Eye
            | Treasure::Dragonfire
            | Treasure::CrystalBall => {
                self.state.person_mut(seat).hand |= card.bit();
                let known = Seats::one(seat);
                self.state.learn_move(card, whereabouts::GUARDED, whereabouts::hand(seat), known);
                let at = self.state.board().place(at);
                self.log.tell(ids::TAKE_SECRET, Event::Took { seat, card, at, known });
            }
        }
    }

    /// WAR-TRE-2: gold and provisions are shown to all, added to the sheet and gone.
    fn take_openly(&mut self, seat: Seat, card: Card, at: Node, value: u8, gold: bool) {
        self.state.removed |= card.bit();
        self.state.learn_open(card, whereabouts::GUARDED);
        let at = self.state.board().place(at);
        self.log.tell(ids::TAKE_GOLD, Event::TookOpenly { seat, card, at });
        if gold {
            self.change_gold(seat, i16::from(value), ids::TAKE_GOLD);
        } else {
            self.change_provisions(seat, i16::from(value), ids::TAKE_GOLD);
        }
    }

    /// WAR-TRE-5, WAR-TRE-6: a loose card goes to the taker's hand; whoever knew it knows where it is now.
    fn take_loose(&mut self, seat: Seat, slot: u8) {
        let loose = self.state.loose[usize::from(slot)].take().expect("the card was there");
        let place = whereabouts::slot(slot);
        let knows = |other: &Seat| *other == seat || self.state.knowledge.certain(*other, loose.card, place);
        let known: Seats = self.state.every_seat().filter(knows).collect();
        if loose.grave.is_none() && self.state.board().room_at(loose.at).is_some() {
            self.state.turn.room_card = true;
        }
        self.state.person_mut(seat).hand |= loose.card.bit();
        self.state.learn_move(loose.card, place, whereabouts::hand(seat), known);
        self.state.learn_in_hand(loose.card, seat, known);
        let at = self.state.board().place(loose.at);
        let rule = if loose.grave.is_some() { ids::OWN_GRAVE } else { ids::TUNNEL_CARDS };
        self.log.tell(rule, Event::Took { seat, card: loose.card, at, known });
    }

    /// WAR-TRE-9: a card is laid face down on a space; only the witnesses know it.
    pub(super) fn lay_loose(
        &mut self,
        seat: Seat,
        card: Card,
        at: Node,
        grave: Option<Seat>,
        known: Seats,
        rule: RuleId,
    ) -> u8 {
        let slot = self.state.free_slot();
        self.state.person_mut(seat).hand &= !card.bit();
        self.state.loose[usize::from(slot)] = Some(Loose { card, at, grave });
        for witness in known.iter() {
            self.state.knowledge.seen[witness.index()][seat.index()] &= !card.bit();
        }
        self.state.learn_move(card, whereabouts::hand(seat), whereabouts::slot(slot), known);
        if grave.is_none() {
            let at = self.state.board().place(at);
            self.log.tell(rule, Event::Left { seat, card, at, known });
        }
        slot
    }

    /// Lays a whole hand on a space in an order that tells nothing.
    pub(super) fn lay_hand(&mut self, seat: Seat, at: Node, grave: Option<Seat>, known: Seats, rule: RuleId) {
        let hand = self.state.person(seat).hand;
        let mut order = [Card(0); LOOSE];
        let count = hand.count_ones() as usize;
        for (place, card) in order.iter_mut().zip(cards(hand)) {
            *place = card;
        }
        if count > 1 {
            self.dice.shuffle(&mut order[..count]);
        }
        for &card in &order[..count] {
            self.lay_loose(seat, card, at, grave, known, rule);
        }
        if let Some(owner) = grave {
            let at = self.state.board().place(at);
            self.log.tell(rule, Event::Grave { seat: owner, at, cards: CardSet(hand) });
        }
    }

    /// WAR-ITM-7, WAR-ITM-8: a card is shown to all and leaves the game.
    pub(super) fn use_up(&mut self, seat: Seat, card: Card) {
        self.discard(seat, card);
        self.log.tell(ids::USED_UP, Event::UsedUp { seat, card });
    }

    /// A card leaves a hand and the game, seen by all.
    pub(super) fn discard(&mut self, seat: Seat, card: Card) {
        self.state.person_mut(seat).hand &= !card.bit();
        self.state.removed |= card.bit();
        self.state.learn_open(card, whereabouts::hand(seat));
    }

    /// WAR-ITM-7: a card in hand is shown to all.
    pub(super) fn show_to_all(&mut self, seat: Seat, card: Card, rule: RuleId) {
        self.state.learn_in_hand(card, seat, Seats::all(self.state.seats));
        self.log.tell(rule, Event::Shown { seat, card });
    }

    /// A card goes from hand to hand; the witnesses, both of them included, see which.
    pub(super) fn hand_over(&mut self, card: Card, from: Seat, to: Seat, witnesses: Seats) {
        self.state.person_mut(from).hand &= !card.bit();
        self.state.person_mut(to).hand |= card.bit();
        for witness in witnesses.iter() {
            self.state.knowledge.seen[witness.index()][from.index()] &= !card.bit();
        }
        self.state.learn_move(card, whereabouts::hand(from), whereabouts::hand(to), witnesses);
        self.state.learn_in_hand(card, to, witnesses);
    }

    /// WAR-DTH-10: the cards and graves of one who leaves are free for all.
    pub(super) fn free_cards_of(&mut self, seat: Seat) {
        let at = self.state.hero().at;
        self.lay_hand(seat, at, None, Seats::one(seat), ids::LEAVING);
        for loose in self.state.loose.iter_mut().flatten() {
            if loose.grave == Some(seat) {
                loose.grave = None;
            }
        }
    }
}
