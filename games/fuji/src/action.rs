//! The decisions of a seat.

use crate::cards::{Equipment, EquipmentSet, Injury, Skill};
use crate::cell::Cell;
use crate::dice::{DiceSet, Die};
use crate::hint::Hint;
use crate::member::Member;
use crate::side::Side;
use kernel::Seats;

/// One decision of one seat. For a joint decision of the group or of both players, the same action is a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    /// These two seats start on white.
    Pairs(Pair),
    /// The seat takes this skill.
    TakeSkill(Skill),
    /// The third pawn gets this skill.
    ThirdSkill(Skill),
    /// These dealt cards are kept.
    Keep(EquipmentSet),
    /// A marker is put on a card.
    Place(Member, Cell),
    /// A marker is taken back.
    Clear(Member),
    /// The seat on this side may set a die of the third comrade aside this turn.
    AsideSide(Side),
    /// Something is said.
    Hint(Hint),
    /// What was said is taken back.
    Unsay(Hint),
    /// The manager gives a card away.
    Give(Equipment, Member),
    /// A card is used.
    Use(Use),
    /// The seat is ready.
    Ready,
    /// The seat is not ready after all.
    Unready,
    /// Dice are re-rolled in phase 3.
    Reroll(DiceSet),
    /// The comrade sets a die aside.
    SetAside(Die),
    /// The seat is done with phase 3.
    Done,
    /// This member acts next.
    Next(Member),
    /// The open proposal is accepted.
    Accept,
    /// The open proposal is refused.
    Reject,
    /// This many energy bars are spent.
    Bars(u8),
    /// The pawn walks.
    Move(Path),
    /// The pawn stays although it might walk.
    Stay,
    /// An equipment card is drawn.
    Draw,
    /// The equipment token is left.
    Leave,
    /// No more gifts.
    PassGift,
    /// The injury goes to this slot.
    Injure(Injury),
    /// This die is lost for good.
    Lose(Die),
    /// Dice are picked for a card; none to pass.
    Pick(DiceSet),
    /// A die of the third pawn is turned by its shovel.
    Turn(Die, u8),
    /// No die is lent.
    Decline,
}

/// Two seats of four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pair(pub(crate) u8);

impl Pair {
    /// The seats.
    pub const fn seats(self) -> Seats {
        Seats::from_bits(self.0)
    }

    /// Every pair of four seats.
    pub fn all() -> impl Iterator<Item = Pair> {
        (0..16_u8).filter(|bits| bits.count_ones() == 2).map(Pair)
    }
}

/// A card in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Use {
    /// The card.
    pub card: Equipment,
    /// The card the knife copies.
    pub copy: Option<Equipment>,
    /// How it is used.
    pub effect: Effect,
}

impl Use {
    /// The card whose text is carried out.
    #[inline]
    pub fn text(&self) -> Equipment {
        self.copy.unwrap_or(self.card)
    }
}

/// How a card is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effect {
    /// Without any choice.
    Plain,
    /// On these dice of the user.
    Dice(DiceSet),
    /// A die is turned to a value.
    Turn(Die, u8),
    /// Towards a position.
    To(Cell),
    /// Two cards change places.
    Swap(Cell, Cell),
    /// For or by another member.
    With(Member),
    /// A die goes to another member.
    Lend(Die, Member),
    /// On one side of the third pawn.
    Side(Side),
    /// A die of one side of the third pawn goes to another member.
    SideTo(Side, Member),
    /// This many dice on each side of the third pawn.
    Sides([u8; 2]),
    /// On both sides of the third pawn, as each player picks.
    Both,
}

/// The longest path: the scout's.
pub const LONGEST_PATH: usize = 4;

/// The positions a pawn steps on, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Path {
    cells: [Option<Cell>; LONGEST_PATH],
}

impl Path {
    /// No step.
    pub const EMPTY: Path = Path { cells: [None; LONGEST_PATH] };

    /// The path over these positions, if it is not too long.
    pub fn over(cells: impl IntoIterator<Item = Cell>) -> Option<Path> {
        let mut path = Path::EMPTY;
        for (place, cell) in cells.into_iter().enumerate() {
            *path.cells.get_mut(place)? = Some(cell);
        }
        Some(path)
    }

    /// The path with one more step. It must not become longer than [`LONGEST_PATH`].
    #[must_use]
    pub(crate) fn then(mut self, cell: Cell) -> Path {
        let place = self.len();
        self.cells[place] = Some(cell);
        self
    }

    /// How many steps it has.
    #[inline]
    pub fn len(&self) -> usize {
        self.cells.iter().take_while(|cell| cell.is_some()).count()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.cells[0].is_none()
    }

    /// The positions in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Cell> + use<> {
        self.cells.into_iter().map_while(|cell| cell)
    }

    /// Where it ends.
    pub fn end(&self) -> Option<Cell> {
        self.iter().last()
    }
}
