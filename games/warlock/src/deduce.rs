//! Which combinations a seat still thinks possible, and how likely each is. It is exact, and uses only that seat's
//! knowledge.

use crate::knowledge::{ALL_COMBINATIONS, COMBINATIONS};
use crate::place::{ALL_NUMBERS, NumberSet};
use crate::state::{SEATS, State};
use crate::view::View;
use kernel::Seat;

/// The combinations a seat thinks possible, each with the number of deals of the other numbers that fit it. All deals
/// are equally likely, so a combination's chance is its share of the total.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChestOdds {
    ways: [u32; COMBINATIONS],
    total: u32,
}

impl ChestOdds {
    /// The possible combinations as sets of numbers, with the number of deals that fit each.
    pub fn possible(&self) -> impl Iterator<Item = (NumberSet, u32)> + '_ {
        ALL_COMBINATIONS.iter().zip(&self.ways).filter(|(_, ways)| **ways > 0).map(|(&set, &ways)| (set, ways))
    }

    /// How many deals fit in all.
    pub fn total(&self) -> u32 {
        self.total
    }

    /// The chance of a combination.
    pub fn chance(&self, combination: NumberSet) -> f64 {
        let ways = self.possible().find(|&(set, _)| set == combination).map_or(0, |(_, ways)| ways);
        f64::from(ways) / f64::from(self.total.max(1))
    }
}

/// What a seat knows about the numbers: its own, how many each other seat has, who has and lacks which, what failed.
/// The sets are bare bits here, because deals are counted by the thousand and the lowest number is split off by
/// arithmetic.
pub(crate) struct Clues {
    own: u16,
    room: [u8; SEATS],
    has: [u16; SEATS],
    lacks: [u16; SEATS],
    combinations: u128,
}

impl Clues {
    /// The knowledge of a seat; nothing else of the state is read.
    pub(crate) fn of(state: &State, seat: Seat) -> Clues {
        let knowledge = &state.knowledge;
        let mut room = [0; SEATS];
        for other in state.every_seat().filter(|&other| other != seat) {
            room[other.index()] = state.clues[other.index()].len() as u8;
        }
        Clues {
            own: state.clues[seat.index()].bits(),
            room,
            has: knowledge.has[seat.index()].map(NumberSet::bits),
            lacks: knowledge.lacks[seat.index()].map(NumberSet::bits),
            combinations: knowledge.combinations,
        }
    }

    /// The same knowledge as the seat's view contains it, if the players agreed on the memory aid.
    fn in_view(view: &View) -> Option<Clues> {
        let own = view.own.as_ref()?;
        let notes = own.notes.as_ref()?;
        let others = || view.seats.iter().filter(|other| other.seat != own.seat).map(|other| other.seat.index());
        let mut clues =
            Clues { own: own.clues.bits(), room: [0; SEATS], has: [0; SEATS], lacks: [0; SEATS], combinations: 0 };
        for other in others() {
            clues.room[other] = view.seats[other].clues;
            clues.has[other] = notes.has[other].bits();
            clues.lacks[other] = notes.lacks[other].bits();
        }
        for (index, combination) in ALL_COMBINATIONS.iter().enumerate() {
            if !notes.ruled_out.iter().any(|out| out == combination) {
                clues.combinations |= 1 << index;
            }
        }
        Some(clues)
    }

    /// Calls `found` with every deal of the numbers outside `chest` that fits; stops when it returns `false`.
    fn deals(&self, chest: NumberSet, found: &mut impl FnMut(&[u16; SEATS]) -> bool) {
        let chest = chest.bits();
        let rest = ALL_NUMBERS.bits() & !self.own & !chest;
        let fits = chest & self.own == 0 && self.has.iter().all(|known| known & chest == 0);
        let places: u32 = self.room.iter().map(|&room| u32::from(room)).sum();
        if fits && rest.count_ones() == places {
            let mut room = self.room;
            self.deal_next(rest, &mut room, &mut [0; SEATS], found);
        }
    }

    fn deal_next(
        &self,
        rest: u16,
        room: &mut [u8; SEATS],
        dealt: &mut [u16; SEATS],
        found: &mut impl FnMut(&[u16; SEATS]) -> bool,
    ) -> bool {
        if rest == 0 {
            return found(dealt);
        }
        let bit = rest & rest.wrapping_neg();
        let owner = self.has.iter().position(|known| known & bit != 0);
        for seat in 0..SEATS {
            if room[seat] == 0 || self.lacks[seat] & bit != 0 || owner.is_some_and(|owner| owner != seat) {
                continue;
            }
            room[seat] -= 1;
            dealt[seat] |= bit;
            let go_on = self.deal_next(rest & !bit, room, dealt, found);
            dealt[seat] &= !bit;
            room[seat] += 1;
            if !go_on {
                return false;
            }
        }
        true
    }

    /// How many deals fit each combination.
    pub(crate) fn odds(&self) -> ChestOdds {
        let mut odds = ChestOdds { ways: [0; COMBINATIONS], total: 0 };
        for (index, &chest) in ALL_COMBINATIONS.iter().enumerate() {
            if self.combinations & (1 << index) == 0 {
                continue;
            }
            let ways = &mut odds.ways[index];
            self.deals(chest, &mut |_| {
                *ways += 1;
                true
            });
            odds.total += *ways;
        }
        odds
    }

    /// The deal with this index: the combination and everybody's numbers.
    pub(crate) fn nth(&self, odds: &ChestOdds, mut number: u32) -> (NumberSet, [NumberSet; SEATS]) {
        for (chest, ways) in odds.possible() {
            if number >= ways {
                number -= ways;
                continue;
            }
            let mut chosen = [0; SEATS];
            self.deals(chest, &mut |dealt| {
                chosen = *dealt;
                number = number.wrapping_sub(1);
                number != u32::MAX
            });
            return (chest, chosen.map(NumberSet::from_bits));
        }
        unreachable!("the number is below the total")
    }
}

/// Which combinations a seat still thinks possible, and how likely each is.
pub fn chest_odds(state: &State, seat: Seat) -> ChestOdds {
    Clues::of(state, seat).odds()
}

/// The same from a view; `None` for spectators, and where the players agreed on no memory aid.
pub fn view_odds(view: &View) -> Option<ChestOdds> {
    Clues::in_view(view).map(|clues| clues.odds())
}

/// The chance that each number, 1 to 9, is under the chest, as far as the seat knows.
pub fn number_chances(odds: &ChestOdds) -> [f64; 9] {
    let mut chances = [0.0; 9];
    for (set, ways) in odds.possible() {
        for number in set.iter() {
            chances[number.index()] += f64::from(ways) / f64::from(odds.total());
        }
    }
    chances
}
