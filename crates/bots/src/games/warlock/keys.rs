//! The value of keys and of knowledge before the chest.

use kernel::Seat;
use warlock::knowledge::{ALL_COMBINATIONS, COMBINATIONS};
use warlock::place::{ALL_NUMBERS, Card, CardSet, NumberSet};
use warlock::state::State;

/// What a combination counts that an unseen card does not cover, but leads towards: two of three numbers are half the
/// way, so a ring that only helps together with another is worth something, too.
const HALF_THE_WAY: f32 = 0.15;

/// The combinations that a seat thinks possible.
#[derive(Clone, Copy, Debug)]
pub(super) struct Possible {
    sets: [NumberSet; COMBINATIONS],
    count: usize,
}

/// The chest as one seat sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lock {
    /// Combinations that the seat thinks possible.
    pub(super) possible: u32,
    /// Those of them that its keys can open.
    pub(super) covered: u32,
}

impl Lock {
    /// The chance to open the chest at once.
    pub(super) fn chance(&self) -> f32 {
        if self.covered == 0 { 0.0 } else { 1.0 / self.possible.max(1) as f32 }
    }

    /// The chance that the keys can open the chest at all.
    pub(super) fn coverage(&self) -> f32 {
        self.covered as f32 / self.possible.max(1) as f32
    }
}

impl Possible {
    /// What a seat thinks possible, from its own knowledge alone.
    pub(super) fn to(state: &State, seat: Seat) -> Possible {
        let known = known(state, seat);
        let mut found = Possible { sets: [NumberSet::empty(); COMBINATIONS], count: 0 };
        for (index, &combination) in ALL_COMBINATIONS.iter().enumerate() {
            if fits(state, known, index) {
                found.sets[found.count] = combination;
                found.count += 1;
            }
        }
        found
    }

    pub(super) fn sets(&self) -> &[NumberSet] {
        &self.sets[..self.count]
    }

    pub(super) fn count(&self) -> u32 {
        self.count as u32
    }

    /// The chest for a seat with these cards in hand.
    pub(super) fn lock(&self, state: &State, hand: CardSet) -> Lock {
        let (rings, skeletons) = (state.content().ring_numbers(hand), state.content().skeleton_keys(hand));
        self.lock_with(rings, skeletons)
    }

    fn lock_with(&self, rings: NumberSet, skeletons: u32) -> Lock {
        let fits = |set: &&NumberSet| set.minus(rings).len() <= skeletons;
        Lock { possible: self.count(), covered: self.sets().iter().filter(fits).count() as u32 }
    }

    /// By how many of the possible combinations an unseen treasure would extend what the keys in hand can open, on
    /// average.
    pub(super) fn next_gain(&self, state: &State, seat: Seat) -> f32 {
        let hand = state.person(seat).hand;
        let (rings, skeletons) = (state.content().ring_numbers(hand), state.content().skeleton_keys(hand));
        let now = self.lock_with(rings, skeletons).covered;
        let (mut unseen, mut gain) = (0.0, 0.0);
        for card in unseen_cards(state, seat) {
            unseen += 1.0;
            if state.content().keys.contains(card) {
                let more = state.content().skeleton_keys(card.alone());
                let with = self.lock_with(rings.union(state.content().ring_numbers(card.alone())), skeletons + more);
                gain += (with.covered - now) as f32 + HALF_THE_WAY * (self.count() - with.covered) as f32;
            }
        }
        gain / (unseen * self.count().max(1) as f32).max(1.0)
    }

    /// How informative a challenge with these numbers is: most at even chances.
    pub(super) fn tells(&self, numbers: NumberSet) -> f32 {
        let inside = self.sets().iter().map(|set| set.intersection(numbers).len()).sum::<u32>() as f32;
        let share = inside / (self.count().max(1) * numbers.len().max(1)) as f32;
        share * (1.0 - share)
    }
}

/// The treasure cards that may still lie in a room, as far as a seat knows.
fn unseen_cards(state: &State, seat: Seat) -> impl Iterator<Item = Card> + '_ {
    let guarded = warlock::knowledge::whereabouts::GUARDED;
    Card::all().filter(move |card| state.knowledge().may[seat.index()][card.index()] & guarded != 0)
}

/// Numbers that a seat knows to be elsewhere, and numbers that it knows to be under the chest.
fn known(state: &State, seat: Seat) -> (NumberSet, NumberSet) {
    let knowledge = state.knowledge();
    let own = state.clues()[seat.index()];
    let mut elsewhere = own;
    let mut nowhere_else = ALL_NUMBERS.minus(own);
    for other in state.every_seat().filter(|&other| other != seat) {
        let has = knowledge.has[seat.index()][other.index()];
        let all_known = has.len() == state.clues()[other.index()].len();
        let lacks = if all_known { ALL_NUMBERS.minus(has) } else { knowledge.lacks[seat.index()][other.index()] };
        elsewhere = elsewhere.union(has);
        nowhere_else = nowhere_else.intersection(lacks);
    }
    (elsewhere, nowhere_else)
}

/// Whether a combination fits what a seat knows.
fn fits(state: &State, known: (NumberSet, NumberSet), index: usize) -> bool {
    let combination = ALL_COMBINATIONS[index];
    state.knowledge().combinations & (1 << index) != 0
        && combination.intersection(known.0).is_empty()
        && known.1.minus(combination).is_empty()
}

/// The chest as a seat sees it.
pub(super) fn lock(state: &State, seat: Seat) -> Lock {
    Possible::to(state, seat).lock(state, state.person(seat).hand)
}

/// Whether these cards would let a seat's keys open more combinations.
pub(super) fn improves(state: &State, seat: Seat, cards: CardSet) -> bool {
    let possible = Possible::to(state, seat);
    let hand = state.person(seat).hand;
    possible.lock(state, hand.union(cards)).covered > possible.lock(state, hand).covered
}

/// Whether a seat thinks a combination possible.
pub(super) fn thinks_possible(state: &State, seat: Seat, combination: NumberSet) -> bool {
    let known = known(state, seat);
    ALL_COMBINATIONS.iter().position(|&set| set == combination).is_some_and(|index| fits(state, known, index))
}
