//! What can happen.

use crate::action::{Action, Path};
use crate::cards::{Character, Equipment, EquipmentSet, Injury, Skill};
use crate::cell::{Cell, CellSet};
use crate::dice::{DICE, DiceSet, Die};
use crate::hint::Hint;
use crate::member::Member;
use crate::names::named;
use kernel::{Audience, Seat, Seats};
use serde::{Serialize, Serializer};

/// Dice with what they show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Faces {
    /// The dice.
    pub dice: DiceSet,
    /// What they show, by die; 0 for all others.
    values: [u8; DICE],
}

impl Faces {
    /// These dice as they lie.
    pub fn of(dice: DiceSet, values: &[u8; DICE]) -> Faces {
        let mut faces = Faces { dice, values: [0; DICE] };
        for die in dice.iter() {
            faces.values[die.index()] = values[die.index()];
        }
        faces
    }

    /// Each die with its value.
    pub fn iter(&self) -> impl Iterator<Item = (Die, u8)> {
        self.dice.iter().map(|die| (die, self.values[die.index()]))
    }
}

impl Serialize for Faces {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter().map(|(die, value)| format!("{die}={value}")))
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl Serialize for Path {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

named! {
    /// Why a pawn stays.
    Reason {
        /// Its comparison failed.
        NotAuthorised = "not_authorised",
        /// Its marker is on its own card.
        AtDestination = "at_destination",
        /// No path is left.
        NoPath = "no_path",
        /// It declined.
        Declined = "declined",
    }
}

named! {
    /// What victory points are for.
    Source {
        /// The characters.
        Members = "members",
        /// Their injuries.
        Injuries = "injuries",
        /// Unused equipment.
        Equipment = "equipment",
    }
}

/// Who sees the secret part of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Seers {
    /// Everybody, spectators too.
    Everybody,
    /// These seats.
    Only(Seats),
}

impl Seers {
    /// Whether an audience is among them.
    pub fn include(self, audience: Audience) -> bool {
        match (self, audience) {
            (Seers::Everybody, _) => true,
            (Seers::Only(seats), Audience::Seat(seat)) => seats.contains(seat),
            (Seers::Only(_), Audience::Spectator) => false,
        }
    }
}

/// What happened. Fields called `seers` say who sees the secret part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what the variants' sentences need")]
pub enum Event {
    /// The map of a scenario lies ready; its number counts from 1.
    MapBuilt { scenario: u8, level: u8 },
    /// A member got its character and skill.
    Joined { member: Member, character: Character, skill: Skill },
    /// A member with five dice plays without this one.
    MissingDie { member: Member, die: Die },
    /// An equipment card was dealt.
    Dealt { member: Member, card: Equipment },
    /// A member kept these cards of those dealt.
    Kept { member: Member, cards: EquipmentSet },
    /// A pawn was set up.
    SetUp { member: Member, cell: Cell },
    /// A turn began.
    TurnBegan { turn: u8 },
    /// A phase began.
    PhaseBegan { phase: u8 },
    /// Dice were rolled at the start of a turn.
    Rolled { member: Member, seers: Seers, faces: Faces },
    /// The same, for those who do not see the dice.
    RolledSecretly { member: Member, count: u8 },
    /// The dummy's dice were rolled: these are open.
    DummyRolled { open: Faces },
    /// A marker was put on a card.
    Placed { member: Member, cell: Cell },
    /// A marker was taken back.
    Cleared { member: Member },
    /// The players agreed who may set a die of the third comrade aside.
    AsideAgreed { seat: Seat },
    /// Something was said.
    Said { seat: Seat, hint: Hint },
    /// What was said is taken back.
    Unsaid { seat: Seat, hint: Hint },
    /// A card that turns only dice with this value proves that one lay behind the screen.
    Proved { member: Member, value: u8 },
    /// A card was given away.
    Gave { from: Member, to: Member, card: Equipment },
    /// A card was used.
    Used { member: Member, card: Equipment },
    /// The knife was used as another card.
    Copied { member: Member, card: Equipment },
    /// A used card was discarded.
    Discarded { member: Member, card: Equipment },
    /// A tinkerer turned a card sideways.
    Tilted { member: Member, card: Equipment },
    /// A use had no effect; the card is kept.
    Cancelled { member: Member, card: Equipment },
    /// Dice were re-rolled.
    Rerolled { member: Member, seers: Seers, faces: Faces },
    /// Dice were turned.
    Turned { member: Member, seers: Seers, faces: Faces },
    /// A seat has picked, or passed.
    Picked { seat: Seat },
    /// A pawn moved by rope.
    Roped { member: Member, to: Cell },
    /// Two landscape cards changed places.
    Swapped { one: Cell, other: Cell },
    /// A die was lent.
    Lent { from: Member, to: Member, seers: Seers, faces: Faces },
    /// The same, for those who do not see which.
    LentSecretly { from: Member, to: Member },
    /// A teammate did not lend a die.
    Declined { from: Member, to: Member },
    /// Dice were set aside, visible to all.
    SetAside { member: Member, faces: Faces },
    /// A screen was removed.
    Shown { member: Member, faces: Faces },
    /// A seat is ready.
    BecameReady { seat: Seat },
    /// A seat is not ready any more.
    BecameUnready { seat: Seat },
    /// How many re-rolls a member has.
    Entitled { member: Member, rerolls: u8 },
    /// A seat is done with its re-rolls.
    Finished { seat: Seat },
    /// How many re-rolls a member made.
    Counted { member: Member, rerolls: u8 },
    /// The comrade's die came back.
    TakenBack { member: Member, die: Die },
    /// The gatherer saved energy bars.
    BarsGained { member: Member, bars: u8 },
    /// Energy bars were spent for somebody.
    BarsSpent { member: Member, bars: u8, target: Member },
    /// Energy bars were lost.
    BarsLost { member: Member, bars: u8 },
    /// All dice are open.
    Revealed { faces: Faces },
    /// Somebody proposed something.
    Proposed { seat: Seat, action: Action },
    /// Somebody accepted.
    Accepted { seat: Seat },
    /// Somebody refused: the proposal is gone.
    Rejected { seat: Seat },
    /// The proposal became impossible.
    Lapsed,
    /// Nobody agreed: the default choice is made.
    Defaulted,
    /// A member acts.
    Acts { member: Member },
    /// What a dice set counts in a comparison; the dummy is not a member.
    Totalled { member: Option<Member>, value: u8 },
    /// The comparison succeeded.
    Authorised { member: Member, value: u8, margin: u8 },
    /// The comparison failed.
    Refused { member: Member, value: u8, best: u8 },
    /// There was nothing to compare: no destination.
    NoDestination { member: Member },
    /// A pawn walked.
    Moved { member: Member, path: Path },
    /// A pawn stayed.
    Stayed { member: Member, why: Reason },
    /// An eruption token was triggered.
    Triggered { cell: Cell, symbols: u8 },
    /// Lava spread over these positions.
    Erupted { burned: CellSet },
    /// An equipment card was drawn.
    Drew { member: Member, card: Equipment },
    /// The pile was empty.
    DrewNothing { member: Member },
    /// An equipment token was left.
    Left { member: Member },
    /// Health was lost.
    Hurt { member: Member, loss: u8, health: u8 },
    /// First aid saved somebody from a loss.
    Spared { member: Member },
    /// An injury was placed.
    Injured { member: Member, injury: Injury },
    /// A die was lost for good.
    LostDie { member: Member, die: Die },
    /// Somebody died.
    Died { member: Member, in_lava: bool },
    /// Everybody is in the village.
    Won,
    /// Points, the same for every seat.
    Scored { seat: Seat, source: Source, points: i32 },
    /// The rating, from 0 to 5.
    Rated { rating: u8 },
    /// Lent dice and dice set aside are back.
    BroughtHome,
}
