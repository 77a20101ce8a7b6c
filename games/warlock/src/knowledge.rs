//! What each seat has learnt, kept in the state so that views and imagined states follow from the state alone.
//!
//! For every treasure card each seat knows the places where it may be: hands, the heap of guarded cards, the slot of a
//! loose card, or in the open. A move that a seat sees settles where the card is; one that it does not see adds a place
//! to every card that may have been moved. The seen lists of the book are kept beside it: they are what a player may
//! name.

use crate::number::Slot;
use crate::offer::Pledge;
use crate::place::{ALL_NUMBERS, Card, CardSet, NumberSet, TREASURES};
use crate::state::{LOOSE, SEATS, State};
use kernel::{Seat, Seats};

/// How many combinations there are.
pub const COMBINATIONS: usize = 84;

/// What each seat has learnt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knowledge {
    /// Where each seat thinks each treasure card may be, as sets of places.
    pub may: [[u32; TREASURES]; SEATS],
    /// The seen lists: the cards each seat has seen in each hand and has not seen leave it.
    pub seen: [[CardSet; SEATS]; SEATS],
    /// The numbers each seat knows each other seat to have.
    pub has: [[NumberSet; SEATS]; SEATS],
    /// The numbers each seat knows each other seat not to have.
    pub lacks: [[NumberSet; SEATS]; SEATS],
    /// The combinations that the announced wrong keys leave possible, a bit each.
    pub combinations: u128,
    /// The last announced numbers of each seat, latest first.
    pub announced: [[NumberSet; 3]; SEATS],
    /// The last pledge of each pair.
    pub pledges: [[Pledge; SEATS]; SEATS],
}

/// A place where a treasure card may be, as a bit. Hands, slots and the rest are of different kinds, and every move of
/// a card joins and clears whole sets of them for every seat: bare bits keep that fast.
pub mod whereabouts {
    use crate::number::Slot;
    use kernel::Seat;

    /// Guarded in some room.
    pub const GUARDED: u32 = 1 << 6;
    /// In Shylock's stock or out of the game: everybody sees it.
    pub const OPEN: u32 = 1 << 7;

    /// In a hand.
    pub const fn hand(seat: Seat) -> u32 {
        1 << seat.0
    }

    /// In a loose card's slot.
    pub const fn slot(slot: Slot) -> u32 {
        1 << (8 + slot.0)
    }
}

/// Every combination, in ascending order of its set.
pub static ALL_COMBINATIONS: [NumberSet; COMBINATIONS] = {
    let mut all = [NumberSet::from_bits(0); COMBINATIONS];
    let (mut set, mut count) = (0_u16, 0);
    while set <= ALL_NUMBERS.bits() {
        if set.count_ones() == 3 {
            all[count] = NumberSet::from_bits(set);
            count += 1;
        }
        set += 1;
    }
    all
};

impl Knowledge {
    /// Nobody knows anything; every card is guarded somewhere.
    pub fn blank() -> Knowledge {
        Knowledge {
            may: [[whereabouts::GUARDED; TREASURES]; SEATS],
            seen: [[CardSet::empty(); SEATS]; SEATS],
            has: [[NumberSet::empty(); SEATS]; SEATS],
            lacks: [[NumberSet::empty(); SEATS]; SEATS],
            combinations: (1 << COMBINATIONS) - 1,
            announced: [[NumberSet::empty(); 3]; SEATS],
            pledges: [[Pledge::None; SEATS]; SEATS],
        }
    }

    /// Whether a seat knows for certain that a card is in a place.
    pub fn certain(&self, seat: Seat, card: Card, place: u32) -> bool {
        self.may[seat.index()][card.index()] == place
    }

    /// The wrong keys of a failed chest challenge were announced: combinations that do not fit are out.
    pub fn announce_wrong(&mut self, tried: NumberSet, wrong: u32) {
        for (index, &combination) in ALL_COMBINATIONS.iter().enumerate() {
            if tried.minus(combination).len() != wrong {
                self.combinations &= !(1 << index);
            }
        }
    }

    /// The combinations that the announced wrong keys have ruled out.
    pub fn ruled_out(&self) -> impl Iterator<Item = NumberSet> + '_ {
        let out = |&(index, _): &(usize, &NumberSet)| self.combinations & (1 << index) == 0;
        ALL_COMBINATIONS.iter().enumerate().filter(out).map(|(_, &combination)| combination)
    }

    /// A player announced numbers: they become the first of that player's list.
    pub fn announce(&mut self, seat: Seat, numbers: NumberSet) {
        let list = &mut self.announced[seat.index()];
        *list = [numbers, list[0], list[1]];
    }
}

impl State {
    /// A card went from one place to another; the witnesses saw which.
    pub(crate) fn learn_move(&mut self, card: Card, from: u32, to: u32, witnesses: Seats) {
        let goods = self.content.goods;
        for seat in 0..self.seats {
            let may = &mut self.knowledge.may[seat as usize];
            if witnesses.contains(Seat(seat)) {
                may[card.index()] = to;
            } else {
                for good in goods.iter() {
                    if may[good.index()] & from != 0 {
                        may[good.index()] |= to;
                    }
                }
            }
        }
        self.clear_if_empty(from);
    }

    /// An empty place contains no card, and everybody sees that.
    pub(crate) fn clear_if_empty(&mut self, place: u32) {
        if !self.is_empty_place(place) {
            return;
        }
        let seats = usize::from(self.seats);
        for may in &mut self.knowledge.may[..seats] {
            for card in may.iter_mut() {
                *card &= !place;
            }
        }
        if place.trailing_zeros() < SEATS as u32 {
            let holder = place.trailing_zeros() as usize;
            for lists in &mut self.knowledge.seen {
                lists[holder] = CardSet::empty();
            }
        }
    }

    fn is_empty_place(&self, place: u32) -> bool {
        let bit = place.trailing_zeros();
        match bit {
            0..=5 => self.people[bit as usize].hand.is_empty(),
            6 => !self.any_guarded(),
            7 => false,
            _ => self.loose[bit as usize - 8].is_none(),
        }
    }

    /// These seats have seen a card in a hand.
    pub(crate) fn learn_in_hand(&mut self, card: Card, holder: Seat, witnesses: Seats) {
        for seat in witnesses.iter() {
            self.knowledge.may[seat.index()][card.index()] = whereabouts::hand(holder);
            if seat != holder {
                self.knowledge.seen[seat.index()][holder.index()].insert(card);
            }
        }
    }

    /// A seat has seen the whole hand of another: what is in it, and that nothing else is.
    pub(crate) fn learn_whole_hand(&mut self, seat: Seat, holder: Seat) {
        let hand = self.person(holder).hand;
        let place = whereabouts::hand(holder);
        for card in Card::all() {
            let may = &mut self.knowledge.may[seat.index()][card.index()];
            if hand.contains(card) {
                *may = place;
            } else {
                *may &= !place;
            }
        }
        self.knowledge.seen[seat.index()][holder.index()] = hand;
    }

    /// Everybody has learnt that a hand does not hold a card.
    pub(crate) fn learn_not_in_hand(&mut self, card: Card, holder: Seat) {
        for seat in 0..usize::from(self.seats) {
            self.knowledge.may[seat][card.index()] &= !whereabouts::hand(holder);
            self.knowledge.seen[seat][holder.index()].remove(card);
        }
    }

    /// Everybody sees that a card is open now: used up, sold, pawned, or gold.
    pub(crate) fn learn_open(&mut self, card: Card, from: u32) {
        for seat in 0..usize::from(self.seats) {
            self.knowledge.may[seat][card.index()] = whereabouts::OPEN;
            for list in &mut self.knowledge.seen[seat] {
                list.remove(card);
            }
        }
        self.clear_if_empty(from);
    }

    /// A seat learns which of these numbers another has.
    pub(crate) fn learn_clues(&mut self, seat: Seat, holder: Seat, asked: NumberSet) {
        let held = self.clues[holder.index()];
        let has = &mut self.knowledge.has[seat.index()][holder.index()];
        *has = has.union(asked.intersection(held));
        let lacks = &mut self.knowledge.lacks[seat.index()][holder.index()];
        *lacks = lacks.union(asked.minus(held));
    }

    /// WAR-RUL-58: bystanders of a deal cannot tell what changed hands.
    pub(crate) fn blur_hands(&mut self, one: Seat, other: Seat) {
        let both = whereabouts::hand(one) | whereabouts::hand(other);
        let goods = self.content.goods;
        for seat in (0..self.seats).map(Seat).filter(|&seat| seat != one && seat != other) {
            for good in goods.iter() {
                let may = &mut self.knowledge.may[seat.index()][good.index()];
                if *may & both != 0 {
                    *may |= both;
                }
            }
        }
        self.clear_if_empty(whereabouts::hand(one));
        self.clear_if_empty(whereabouts::hand(other));
    }

    /// A free slot for a loose card.
    pub(crate) fn free_slot(&self) -> Slot {
        let free = self.loose.iter().position(Option::is_none);
        Slot(free.expect("there are as many slots as cards that can lie about") as u8)
    }
}

const _: () = assert!(LOOSE + 8 <= 32, "the places fit into a set of 32 bits");
