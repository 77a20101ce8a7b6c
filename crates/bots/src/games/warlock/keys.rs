//! What keys and knowledge are worth before the chest.

use kernel::Seat;
use warlock::knowledge::ALL_COMBINATIONS;
use warlock::place::ALL_NUMBERS;
use warlock::state::State;

/// The chest as one seat sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lock {
    /// Combinations that the seat thinks possible.
    pub(super) possible: u32,
    /// Those of them that its keys cover.
    pub(super) covered: u32,
}

impl Lock {
    /// The chance to open the chest at once.
    pub(super) fn chance(&self) -> f32 {
        if self.covered == 0 { 0.0 } else { 1.0 / self.possible.max(1) as f32 }
    }

    /// The chance that the keys fit at all.
    pub(super) fn coverage(&self) -> f32 {
        self.covered as f32 / self.possible.max(1) as f32
    }

    /// How much is known: 0 at first, 1 if only one combination is left.
    pub(super) fn certainty(&self) -> f32 {
        // Every halving is worth the same; 64 is about as many as there are with nothing but one's own numbers.
        1.0 - (32 - self.possible.max(1).leading_zeros() - 1) as f32 / 6.0
    }
}

/// Numbers that a seat knows to be elsewhere, and numbers that it knows to be under the chest.
fn known(state: &State, seat: Seat) -> (u16, u16) {
    let knowledge = &state.knowledge;
    let own = state.clues[seat.index()];
    let mut elsewhere = own;
    let mut nowhere_else = ALL_NUMBERS & !own;
    for other in state.every_seat().filter(|&other| other != seat) {
        let has = knowledge.has[seat.index()][other.index()];
        let all_known = has.count_ones() == state.clues[other.index()].count_ones();
        let lacks = if all_known { ALL_NUMBERS & !has } else { knowledge.lacks[seat.index()][other.index()] };
        elsewhere |= has;
        nowhere_else &= lacks;
    }
    (elsewhere, nowhere_else)
}

/// Whether a combination fits what a seat knows.
fn fits(state: &State, known: (u16, u16), index: usize) -> bool {
    let combination = ALL_COMBINATIONS[index];
    state.knowledge.combinations & (1 << index) != 0 && combination & known.0 == 0 && known.1 & !combination == 0
}

/// The chest as a seat sees it.
pub(super) fn lock(state: &State, seat: Seat) -> Lock {
    lock_with(state, seat, state.person(seat).hand)
}

/// The chest as a seat would see it with these cards in hand.
pub(super) fn lock_with(state: &State, seat: Seat, hand: u32) -> Lock {
    let known = known(state, seat);
    let (rings, skeletons) = (state.content.ring_numbers(hand), state.content.skeleton_keys(hand));
    let mut lock = Lock { possible: 0, covered: 0 };
    for (index, combination) in ALL_COMBINATIONS.iter().enumerate() {
        if fits(state, known, index) {
            lock.possible += 1;
            lock.covered += u32::from((combination & !rings).count_ones() <= skeletons);
        }
    }
    lock
}

/// Whether a seat thinks a combination possible.
pub(super) fn thinks_possible(state: &State, seat: Seat, combination: u16) -> bool {
    let known = known(state, seat);
    ALL_COMBINATIONS.iter().position(|&set| set == combination).is_some_and(|index| fits(state, known, index))
}

/// How much a challenge with these numbers would tell: the nearer to even chances, the more.
pub(super) fn tells(state: &State, seat: Seat, numbers: u16) -> f32 {
    let known = known(state, seat);
    let (mut inside, mut all) = (0.0, 0.0);
    for (index, combination) in ALL_COMBINATIONS.iter().enumerate() {
        if fits(state, known, index) {
            all += 1.0;
            inside += f32::from((combination & numbers).count_ones() as u8) / numbers.count_ones().max(1) as f32;
        }
    }
    let share: f32 = if all == 0.0 { 0.0 } else { inside / all };
    4.0 * share * (1.0 - share)
}
