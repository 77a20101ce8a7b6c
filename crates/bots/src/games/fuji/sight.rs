//! What a seat sees of the table, in the form that planning needs. It does not contain dice that the seat does not
//! know.

use super::worlds::Goal;
use fuji::cards::{Injury, Skill};
use fuji::cell::{Cell, CellSet};
use fuji::dice::Die;
use fuji::edition::TerrainId;
use fuji::member::Member;
use fuji::setup::{ComradeMode, Duo};
use fuji::state::{State, Step};
use kernel::Seat;

/// The most sets of dice: four players, or three with the dummy or the third pawn.
pub(super) const SETS: usize = 4;
/// The sides of a die, each as likely as the others.
pub(super) const SIDES: f32 = 6.0;
/// The most dice of one set that planning looks at; more are hardly ever lent.
pub(super) const MOST_DICE: usize = 8;

/// One die of a set.
#[derive(Clone, Copy, Debug)]
pub(super) struct Held {
    /// Which die it is.
    pub(super) die: Die,
    /// What it shows, if the seat knows.
    pub(super) value: Option<u8>,
    /// Whether its holder may re-roll it.
    pub(super) free: bool,
}

/// What a seat sees.
pub(super) struct Sight<'a> {
    /// The state: only its public part is read, and the dice that the seat knows.
    pub(super) state: &'a State,
    /// The seat that looks.
    pub(super) seat: Seat,
    /// Every set of dice.
    pub(super) hands: Vec<Vec<Held>>,
    /// Everybody with a pawn.
    pub(super) members: Vec<Member>,
}

impl<'a> Sight<'a> {
    /// What a seat sees in a world that it could imagine.
    pub(super) fn new(state: &'a State, seat: Seat) -> Sight<'a> {
        let known = state.tray().known[seat.index()];
        let locked = state.step() == Step::Reroll && state.options().comrade == ComradeMode::Phase;
        let hands = (0..state.set_count()).map(|set| {
            let held = if locked { state.tray().held[set] } else { state.tray().hand(set) };
            let free = state.tray().free(set);
            let dice = held.iter().take(MOST_DICE).map(|die| Held {
                die,
                value: known.contains(die).then(|| state.tray().value(die)),
                free: free.contains(die),
            });
            dice.collect()
        });
        Sight { state, seat, hands: hands.collect(), members: state.members().collect() }
    }

    /// The same without the values of one more set of dice.
    pub(super) fn blind(&self, set: usize) -> Sight<'a> {
        let mut hands = self.hands.clone();
        hands[set].iter_mut().for_each(|held| held.value = None);
        Sight { hands, members: self.members.clone(), ..*self }
    }

    /// The seat's own member.
    pub(super) fn me(&self) -> Member {
        Member::of(self.seat)
    }

    /// The place of a member in the list of members.
    pub(super) fn place(&self, member: Member) -> Option<usize> {
        self.members.iter().position(|&known| known == member)
    }

    /// FUJ-GEN-5: whether two sets are compared.
    pub(super) fn neighbours(&self, one: usize, other: usize) -> bool {
        one != other && (self.state.options().seats != 4 || (one + other) % 2 == 1)
    }

    /// Whether the third pawn of two players takes part.
    pub(super) fn third_plays(&self) -> bool {
        self.state.options().duo == Duo::Third
    }

    /// Landscape and village cards that are not lava.
    pub(super) fn passable(&self) -> CellSet {
        passable(self.state)
    }

    /// The card on a position.
    pub(super) fn card(&self, cell: Cell) -> Option<TerrainId> {
        self.state.land().cards[cell.index()]
    }

    /// FUJ-K02-1: how far a member can go.
    fn limit(&self, member: Member) -> u8 {
        if self.state.sheet(member).can(Skill::Scout) { 4 } else { 3 }
    }

    /// Every destination a member can reach, with its distance.
    pub(super) fn reach(&self, member: Member) -> Vec<(Cell, u8)> {
        let sheet = self.state.sheet(member);
        rings(CellSet::one(sheet.pawn), self.passable(), self.limit(member))
    }

    /// FUJ-P3-1: how many re-rolls a destination at some distance gives.
    pub(super) fn rerolls(&self, member: Member, cell: Cell, steps: u8) -> u8 {
        let sheet = self.state.sheet(member);
        let extra = u8::from(sheet.can(Skill::Survivalist));
        if sheet.hurt(Injury::Eye) {
            return extra;
        }
        let Some(base) = self.state.edition().rerolls.get(usize::from(steps)) else { return 0 };
        let bonus = self.card(cell).is_some_and(|card| self.state.edition().terrain(card).bonus);
        base + u8::from(bonus) + extra
    }

    /// The goal of a member that goes for a position.
    pub(super) fn goal(&self, member: Member, cell: Cell, card: TerrainId, rerolls: u8) -> Goal {
        let sheet = self.state.sheet(member);
        let draws = cell != sheet.pawn && !sheet.hurt(Injury::Arm) && self.state.land().equipment.contains(cell);
        Goal { cell, card, rerolls, tokens: self.crossed(sheet.pawn, cell, self.limit(member)), draws }
    }

    /// The eruption tokens that a pawn sets off on the path of at most `limit` steps that sets off fewest.
    fn crossed(&self, from: Cell, to: Cell, limit: u8) -> CellSet {
        let land = self.state.land();
        let tokens = land.single.or(land.double);
        if tokens.is_empty() || from == to {
            return CellSet::NONE;
        }
        let open = |through: CellSet| {
            let passable = self.passable().minus(tokens.minus(through));
            rings(CellSet::one(from), passable, limit).iter().any(|&(cell, _)| cell == to)
        };
        let one_symbol = land.single.iter().chain(land.double.iter()).map(CellSet::one);
        std::iter::once(CellSet::NONE).chain(one_symbol).find(|&through| open(through)).unwrap_or(tokens)
    }
}

/// Landscape and village cards that are not lava.
pub(super) fn passable(state: &State) -> CellSet {
    let villages = state.ground().villages_for(state.options().seats);
    state.ground().landscapes.or(villages).minus(state.land().lava)
}

/// Everything within `limit` steps, with its distance.
fn rings(from: CellSet, passable: CellSet, limit: u8) -> Vec<(Cell, u8)> {
    let mut reached = from;
    let mut found: Vec<(Cell, u8)> = from.iter().map(|cell| (cell, 0)).collect();
    for steps in 1..=limit {
        let next = reached.or(reached.beside().and(passable));
        found.extend(next.minus(reached).iter().map(|cell| (cell, steps)));
        reached = next;
    }
    found
}
