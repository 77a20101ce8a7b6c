//! The complete state of a game. It has no heap data, because search copies it.

use crate::cards::{Character, Equipment, EquipmentSet, Injuries, Injury, Skill};
use crate::cell::{CELLS, Cell, CellSet};
use crate::edition::{Edition, Ground, TerrainId};
use crate::member::Member;
use crate::pending::{Pending, Proposal};
use crate::setup::{Duo, Options};
use crate::side::Side;
use crate::tray::Tray;
use kernel::{RulesVersion, Seat, Seats};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::Deref;

mod pile;
mod said;

pub use pile::Pile;
pub use said::{HINTS, Said};

/// The most members a game has.
pub const MEMBERS: usize = 4;
/// The cards dealt to each member, in the order dealt.
pub type Dealt = [[Option<Equipment>; 4]; MEMBERS];

/// The whole truth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The version of the rules it is played by.
    pub(crate) rules: RulesVersion,
    /// The content data.
    pub(crate) edition: Rulebook,
    /// What was agreed before the start.
    pub(crate) options: Options,
    /// The map.
    pub(crate) land: Land,
    /// Every member's pieces, by its index.
    pub(crate) sheets: [Sheet; MEMBERS],
    /// All dice.
    pub(crate) tray: Tray,
    /// The draw pile.
    pub(crate) pile: Pile,
    /// The cards dealt at setup, in the order dealt, until everybody has chosen what to keep.
    pub(crate) dealt: Dealt,
    /// The number of the turn, from 1; 0 during setup.
    pub(crate) turn: u8,
    /// What is being decided.
    pub(crate) step: Step,
    /// A card that is being carried out.
    pub(crate) pending: Pending,
    /// A proposal that waits for answers.
    pub(crate) proposal: Option<Proposal>,
    /// Proposals refused on the current question.
    pub(crate) rejections: u8,
    /// What is remembered during this phase.
    pub(crate) phase: PhaseNotes,
    /// What is remembered during this turn.
    pub(crate) round: Round,
    /// The hints on the table, by speaker.
    pub(crate) hints: [Said; MEMBERS],
}

/// The edition, compared by its fingerprint.
#[derive(Clone, Copy)]
pub(crate) struct Rulebook(pub(crate) &'static Edition);

impl PartialEq for Rulebook {
    fn eq(&self, other: &Rulebook) -> bool {
        std::ptr::eq(self.0, other.0) || self.0.tag == other.0.tag
    }
}

impl Eq for Rulebook {}

impl fmt::Debug for Rulebook {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Rulebook({})", self.0.tag.name)
    }
}

impl Deref for Rulebook {
    type Target = Edition;

    #[inline]
    fn deref(&self) -> &Edition {
        self.0
    }
}

/// The map as it is now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Land {
    /// The card on each position; volcano and rubble have none.
    pub cards: [Option<TerrainId>; CELLS],
    /// Everything that is lava.
    pub lava: CellSet,
    /// Equipment tokens.
    pub equipment: CellSet,
    /// Eruption tokens that show one symbol.
    pub single: CellSet,
    /// Eruption tokens that show two symbols.
    pub double: CellSet,
}

/// One member's pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// Character card.
    pub character: Character,
    /// Skill card.
    pub skill: Skill,
    /// Where the pawn stands.
    pub pawn: Cell,
    /// Where the destination marker lies; `None` while it is on the character card.
    pub marker: Option<Cell>,
    /// The card that was the destination when the markers became final.
    pub aim: Option<TerrainId>,
    /// The space of the health marker.
    pub health: u8,
    /// Injury tokens.
    pub injuries: Injuries,
    /// Energy bars.
    pub bars: u8,
    /// Equipment cards in front of the member.
    pub cards: EquipmentSet,
    /// Those of them that a tinkerer has used once.
    pub tilted: EquipmentSet,
}

/// What is being decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Who starts on white.
    Pairs,
    /// Which skill a member takes.
    Skill(Member),
    /// The third pawn's skill.
    ThirdSkill,
    /// Which dealt cards a member keeps.
    Keep(Member),
    /// Phase 2.
    Plan,
    /// Phase 3.
    Reroll,
    /// Phase 4.
    Gear,
    /// Phase 5: who acts next.
    Next,
    /// Phase 5: how many energy bars.
    Bars,
    /// Phase 5: which path.
    Move,
    /// Phase 5: draw or leave.
    Draw,
    /// Phase 5: gifts before an injury.
    Gift,
    /// Phase 5: where the injury goes.
    Injury,
    /// Phase 5: which dice are lost.
    Legs,
    /// The game is won.
    Won,
    /// The game is lost.
    Lost(Death),
}

/// How a game was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Death {
    /// Who died.
    pub member: Member,
    /// Whether in lava; otherwise of exhaustion.
    pub in_lava: bool,
}

/// What is remembered during one phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PhaseNotes {
    /// Who is ready.
    pub ready: Seats,
    /// Marker changes by seat.
    pub marker_changes: [u8; MEMBERS],
    /// Hints sent by seat.
    pub hints: [u8; MEMBERS],
    /// How often a seat took being ready back.
    pub unready: [u8; MEMBERS],
    /// Whom the lighter has asked, as member bits: by the lighter itself, and by the knife.
    pub asked: [u8; 2],
    /// Whose screens are removed, as member bits.
    pub radio: u8,
    /// FUJ-E06-1: the card the knife last copied, which everybody has heard.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub knife: Option<Equipment>,
}

/// What is remembered during one turn. Members are bits or indices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// Who used first aid.
    pub first_aid: u8,
    /// Flares fired.
    pub flares: [u8; MEMBERS],
    /// Re-rolls in phase 3.
    pub entitled: [u8; MEMBERS],
    /// Re-rolls made in phase 3; the last one is the third pawn's second side.
    pub made: [u8; MEMBERS + 1],
    /// Which seats are done with phase 3.
    pub done: Seats,
    /// Whether the comrade has set a die aside.
    pub aside_used: bool,
    /// The side whose player may set a die of a third comrade aside.
    pub aside_side: Side,
    /// Who has acted in phase 5.
    pub acted: u8,
    /// Who is acting.
    pub acting: Option<Member>,
    /// Energy bars spent for the acting member.
    pub bars: u8,
    /// How the acting member's comparison went.
    pub verdict: Verdict,
    /// Injuries waiting to be placed.
    pub injuries_due: u8,
    /// Who must still lose a die.
    pub legs_due: u8,
}

/// How a comparison went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Verdict {
    /// The margin over the best neighbour, 0 if not authorised.
    pub margin: u8,
}

impl Verdict {
    /// FUJ-P5A-3: whether the member may move.
    pub const fn authorised(self) -> bool {
        self.margin > 0
    }
}

impl Sheet {
    /// The pieces of an absent member.
    pub const EMPTY: Sheet = Sheet {
        character: Character::Blue,
        skill: Skill::Manager,
        pawn: Cell(0),
        marker: None,
        aim: None,
        health: 0,
        injuries: Injuries::from_bits(0),
        bars: 0,
        cards: EquipmentSet::from_bits(0),
        tilted: EquipmentSet::from_bits(0),
    };

    /// Whether the slot of an injury is taken.
    #[inline]
    pub fn hurt(&self, injury: Injury) -> bool {
        self.injuries.contains(injury)
    }

    /// FUJ-INJ-6: whether the member can use this skill: it has the skill and no amnesia.
    #[inline]
    pub fn can(&self, skill: Skill) -> bool {
        self.skill == skill && !self.hurt(Injury::Amnesia)
    }
}

impl State {
    /// The map of the scenario.
    #[inline]
    pub fn ground(&self) -> &'static Ground {
        &self.edition.0.grounds[usize::from(self.options.scenario)]
    }

    /// Everybody with a pawn, in seat order, the third pawn last.
    #[inline]
    pub fn members(&self) -> impl DoubleEndedIterator<Item = Member> + Clone + use<> {
        let third = (self.options.duo == Duo::Third).then_some(Member::THIRD);
        Seat::all(self.options.seats).map(Member::of).chain(third)
    }

    /// How many pawns there are.
    #[inline]
    pub fn member_count(&self) -> u8 {
        self.options.seats + u8::from(self.options.duo == Duo::Third)
    }

    /// How many dice sets there are: one for each pawn, and the dummy.
    pub fn set_count(&self) -> usize {
        usize::from(self.member_count()) + usize::from(self.options.duo == Duo::Dummy)
    }

    /// Whether the game has such a member.
    pub fn has_member(&self, member: Member) -> bool {
        self.members().any(|known| known == member)
    }

    /// A member's pieces.
    #[inline]
    pub fn sheet(&self, member: Member) -> &Sheet {
        &self.sheets[member.index()]
    }

    /// A member's pieces, mutably.
    #[inline]
    pub(crate) fn sheet_mut(&mut self, member: Member) -> &mut Sheet {
        &mut self.sheets[member.index()]
    }

    /// Who has a card in front.
    pub fn owner(&self, card: Equipment) -> Option<Member> {
        self.members().find(|&member| self.sheet(member).cards.contains(card))
    }

    /// The phase of the turn, 0 during setup.
    pub fn phase_number(&self) -> u8 {
        match self.step {
            Step::Pairs | Step::Skill(_) | Step::ThirdSkill | Step::Keep(_) => 0,
            Step::Plan => 2,
            Step::Reroll => 3,
            Step::Gear => 4,
            Step::Next
            | Step::Bars
            | Step::Move
            | Step::Draw
            | Step::Gift
            | Step::Injury
            | Step::Legs
            | Step::Won
            | Step::Lost(_) => 5,
        }
    }

    /// Whether the game is over.
    pub fn over(&self) -> bool {
        matches!(self.step, Step::Won | Step::Lost(_))
    }
}
