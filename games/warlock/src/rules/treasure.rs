//! Treasure: what may be taken, and how cards move between board and hands.

use super::{Play, decides, ids};
use crate::action::{Action, Pick};
use crate::board::{Node, RoomId};
use crate::edition::Treasure;
use crate::event::Event;
use crate::knowledge::whereabouts;
use crate::number::Slot;
use crate::phase::{AfterTake, Phase, Resume};
use crate::place::Card;
use crate::state::{LOOSE, Loose, State};
use kernel::{Log, Refusal, RuleId, Seat, Seats, facts};

/// WAR-TRE-4, WAR-TRE-8: whether the active adventurer may take a card on his space now.
pub(super) fn check(state: &State, pick: Pick) -> Result<(), Refusal> {
    decides(state, matches!(state.phase, Phase::Take(_)))?;
    match pick {
        Pick::Guarded => check_guarded(state),
        Pick::Loose(slot) => check_loose(state, slot),
    }
}

/// WAR-TRE-4, WAR-TRE-8: the guarded card is free if the encounter gave access or none is left, one card a turn.
fn check_guarded(state: &State) -> Result<(), Refusal> {
    let Some(room) = state.board().room_at(state.hero().at) else {
        return Err(ids::GUARDED.refuse(facts![why = "tunnel"]));
    };
    if state.turn.room_card {
        return Err(ids::ONE_PER_ROOM.refuse(facts![]));
    }
    if state.rooms[room.index()].guarded.is_none() {
        return Err(ids::GUARDED.refuse(facts![why = "empty"]));
    }
    if accessible(state, room) { Ok(()) } else { Err(ids::GUARDED.refuse(facts![why = "watched"])) }
}

/// WAR-TRE-8: whether nobody keeps the active adventurer from the guarded card of his room.
fn accessible(state: &State, room: RoomId) -> bool {
    state.turn.guarded || !state.has_encounter(room)
}

/// WAR-TRE-4, WAR-TRE-5, WAR-TRE-6, WAR-TRE-7, WAR-TRE-10, WAR-RUL-61: one loose card a turn in a room, any number in a
/// tunnel; the player's own graves without limit, another's never, and never what the player has just left.
fn check_loose(state: &State, slot: Slot) -> Result<(), Refusal> {
    let lying = state.loose.get(slot.index()).copied().flatten().filter(|loose| loose.at == state.hero().at);
    let Some(loose) = lying else { return Err(ids::WHEN_TAKEN.refuse(facts![slot])) };
    if just_left(state, slot) {
        return Err(ids::UNSEEN.refuse(facts![]));
    }
    others_grave(state.active, loose)?;
    if loose.grave.is_none() && one_was_taken(state) { Err(ids::ONE_PER_ROOM.refuse(facts![])) } else { Ok(()) }
}

/// WAR-TRE-10: a card that was left in this turn stays where it is.
fn just_left(state: &State, slot: Slot) -> bool {
    state.turn.left.contains(slot)
}

/// WAR-TRE-4: whether the one card of this turn in a room was taken.
fn one_was_taken(state: &State) -> bool {
    state.turn.room_card && state.board().room_at(state.hero().at).is_some()
}

/// WAR-TRE-7: nobody robs another's grave.
fn others_grave(seat: Seat, loose: Loose) -> Result<(), Refusal> {
    match loose.grave.filter(|&owner| owner != seat) {
        None => Ok(()),
        Some(owner) => Err(ids::OTHERS_GRAVE.refuse(facts![seat = owner])),
    }
}

/// WAR-ITM-1: a card of a room behind a door, whatever lives there.
pub(super) fn check_reach(state: &State, seat: Seat, room: RoomId, pick: Pick) -> Result<(), Refusal> {
    if let Pick::Loose(slot) = pick {
        let node = state.board().room(room).node;
        let lying = state.loose.get(slot.index()).copied().flatten().filter(|loose| loose.at == node);
        if let Some(loose) = lying {
            return others_grave(seat, loose);
        }
    }
    let there = pick == Pick::Guarded && state.rooms[room.index()].guarded.is_some();
    if there {
        Ok(())
    } else {
        Err(ids::INVISIBILITY.refuse(facts![why = "card", room = state.board().room(room).place.fact()]))
    }
}

/// Every card of a room that [`check_reach`] allows.
pub(super) fn within_reach(state: &State, seat: Seat, room: RoomId) -> impl Iterator<Item = Pick> + '_ {
    let guarded = state.rooms[room.index()].guarded.map(|_| Pick::Guarded);
    let lying = state.lying(state.board().room(room).node);
    let loose = lying.filter(move |(_, loose)| loose.grave.is_none_or(|owner| owner == seat));
    guarded.into_iter().chain(loose.map(|(slot, _)| Pick::Loose(slot)))
}

/// Every card that [`check`] allows taking.
fn takable(state: &State) -> impl Iterator<Item = Pick> + '_ {
    let at = state.hero().at;
    let free = |room: &RoomId| !state.turn.room_card && accessible(state, *room);
    let guarded = state.board().room_at(at).filter(free).and_then(|room| state.rooms[room.index()].guarded);
    let one_was_taken = one_was_taken(state);
    let loose = state.lying(at).filter(move |&(slot, loose)| {
        !just_left(state, slot) && loose.grave.map_or(!one_was_taken, |owner| owner == state.active)
    });
    guarded.map(|_| Pick::Guarded).into_iter().chain(loose.map(|(slot, _)| Pick::Loose(slot)))
}

/// WAR-TRE-3: lists what may be taken, and taking nothing.
pub(super) fn list(state: &State, out: &mut Vec<Action>) {
    out.extend(takable(state).map(Action::Take));
    out.push(Action::TakeNothing);
}

impl<L: Log<Event>> Play<'_, L> {
    /// WAR-TRE-3, WAR-TRE-12: if there is something to take the player may take it; otherwise the game goes on.
    pub(super) fn take_on(&mut self, after: AfterTake) {
        if takable(self.state).next().is_some() {
            self.state.phase = Phase::Take(after);
        } else {
            self.after_take(after);
        }
    }

    /// What follows the current taking.
    fn taking(&self) -> AfterTake {
        let Phase::Take(after) = self.state.phase else { unreachable!("taking was checked against the decision") };
        after
    }

    /// WAR-TRE-3: nothing more is taken.
    pub(super) fn take_nothing(&mut self) {
        self.after_take(self.taking());
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
    pub(super) fn take(&mut self, pick: Pick) {
        let after = self.taking();
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
                self.state.person_mut(seat).hand.insert(card);
                let known = Seats::one(seat);
                self.state.learn_move(card, whereabouts::GUARDED, whereabouts::hand(seat), known);
                let at = self.state.board().place(at);
                self.log.tell(ids::TAKE_SECRET, Event::Took { seat, card, at, known });
            }
        }
    }

    /// WAR-TRE-2: gold and provisions are shown to all, added to the sheet and gone.
    fn take_openly(&mut self, seat: Seat, card: Card, at: Node, value: u8, gold: bool) {
        self.state.removed.insert(card);
        self.state.learn_open(card, whereabouts::GUARDED);
        let at = self.state.board().place(at);
        self.log.tell(ids::TAKE_GOLD, Event::TookOpenly { seat, card, at });
        if gold {
            self.change_gold(seat, i16::from(value), ids::TAKE_GOLD);
        } else {
            self.change_provisions(seat, i16::from(value), ids::TAKE_GOLD);
        }
    }

    /// WAR-TRE-5, WAR-TRE-6: a loose card goes to the taker's hand; seats that knew it know where it is now.
    fn take_loose(&mut self, seat: Seat, slot: Slot) {
        let loose = self.state.loose[slot.index()].take().expect("the card was there");
        let place = whereabouts::slot(slot);
        let knows = |other: &Seat| *other == seat || self.state.knowledge.certain(*other, loose.card, place);
        let known: Seats = self.state.every_seat().filter(knows).collect();
        if loose.grave.is_none() && self.state.board().room_at(loose.at).is_some() {
            self.state.turn.room_card = true;
        }
        self.state.person_mut(seat).hand.insert(loose.card);
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
    ) -> Slot {
        let slot = self.state.free_slot();
        self.state.person_mut(seat).hand.remove(card);
        self.state.loose[slot.index()] = Some(Loose { card, at, grave });
        for witness in known.iter() {
            self.state.knowledge.seen[witness.index()][seat.index()].remove(card);
        }
        self.state.learn_move(card, whereabouts::hand(seat), whereabouts::slot(slot), known);
        if grave.is_none() {
            let at = self.state.board().place(at);
            self.log.tell(rule, Event::Left { seat, card, at, known });
        }
        slot
    }

    /// Lays a whole hand on a space in an order that reveals nothing.
    pub(super) fn lay_hand(&mut self, seat: Seat, at: Node, grave: Option<Seat>, known: Seats, rule: RuleId) {
        let hand = self.state.person(seat).hand;
        let mut order = [Card(0); LOOSE];
        let count = hand.len() as usize;
        for (place, card) in order.iter_mut().zip(hand.iter()) {
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
            self.log.tell(rule, Event::Grave { seat: owner, at, cards: hand });
        }
    }

    /// WAR-ITM-7, WAR-ITM-8: a card is shown to all and leaves the game.
    pub(super) fn use_up(&mut self, seat: Seat, card: Card) {
        self.discard(seat, card);
        self.log.tell(ids::USED_UP, Event::UsedUp { seat, card });
    }

    /// A card leaves a hand and the game, seen by all.
    pub(super) fn discard(&mut self, seat: Seat, card: Card) {
        self.state.person_mut(seat).hand.remove(card);
        self.state.removed.insert(card);
        self.state.learn_open(card, whereabouts::hand(seat));
    }

    /// WAR-ITM-7: a card in hand is shown to all.
    pub(super) fn show_to_all(&mut self, seat: Seat, card: Card, rule: RuleId) {
        self.state.learn_in_hand(card, seat, Seats::all(self.state.seats));
        self.log.tell(rule, Event::Shown { seat, card });
    }

    /// A card goes from hand to hand; the witnesses, both of them included, see which.
    pub(super) fn hand_over(&mut self, card: Card, from: Seat, to: Seat, witnesses: Seats) {
        self.state.person_mut(from).hand.remove(card);
        self.state.person_mut(to).hand.insert(card);
        for witness in witnesses.iter() {
            self.state.knowledge.seen[witness.index()][from.index()].remove(card);
        }
        self.state.learn_move(card, whereabouts::hand(from), whereabouts::hand(to), witnesses);
        self.state.learn_in_hand(card, to, witnesses);
    }

    /// WAR-DTH-10: the cards and graves of a player who leaves are free for all.
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
