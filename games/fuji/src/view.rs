//! What an audience may know. All hiding happens in `make`, and for events in `witness`.

mod make;

pub(crate) use make::view;

use crate::action::Action;
use crate::cards::{Character, Equipment, EquipmentSet, Injuries, Skill};
use crate::cell::Cell;
use crate::dice::{Colour, Condition, DiceSet, Die};
use crate::edition::Score;
use crate::hint::Hint;
use crate::member::Member;
use crate::setup::{Chat, ComradeMode, Duo};
use kernel::{Seat, Seats};
use serde::Serialize;

/// What one seat, or a spectator, may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// The seat of the audience; spectators have none.
    pub seat: Option<Seat>,
    /// What was agreed before the start.
    pub table: TableView,
    /// The turn's number, 0 during setup.
    pub turn: u8,
    /// The phase, 0 during setup.
    pub phase: u8,
    /// What is being decided.
    pub step: &'static str,
    /// Who acts in phase 5, or keeps cards at setup.
    pub acting: Option<Member>,
    /// Who may act now.
    pub deciders: Seats,
    /// Every card of the map, row by row.
    pub map: Vec<CardView>,
    /// Everybody with a pawn.
    pub members: Vec<MemberView>,
    /// The dummy's dice, in variant A.
    pub dummy: Option<DiceView>,
    /// The draw pile.
    pub pile: PileView,
    /// The discarded equipment.
    pub discarded: EquipmentSet,
    /// The card the knife last copied in this phase.
    pub knife: Option<Equipment>,
    /// A card that is being carried out.
    pub waiting: Option<WaitingView>,
    /// The open proposal.
    pub proposal: Option<ProposalView>,
    /// Who is ready.
    pub ready: Seats,
    /// Who is done with re-rolling.
    pub done: Seats,
    /// The hints on the table.
    pub hints: Vec<HintView>,
    /// How the game was lost, once it is: who died, and whether in lava.
    pub death: Option<(Member, bool)>,
    /// The score, once the game is won.
    pub score: Option<i32>,
}

/// What was agreed before the start.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs, reason = "named like the options")]
pub struct TableView {
    pub seats: u8,
    pub two_players: Duo,
    pub scenario: String,
    pub level: u8,
    pub thrill: bool,
    pub comrade_mode: ComradeMode,
    pub chat: Chat,
    /// The numbers of the level card, the health board and the score, for explanations.
    pub printed: PrintedView,
}

/// Numbers printed on the level card and the health board, and how points are counted.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PrintedView {
    /// Health lost when the comparison fails.
    pub fail: u8,
    /// Health lost at margin 1-2, 3-4, 5-6, 7-8, 9-10, 11 and more.
    pub margins: [u8; 6],
    /// The last space of the health board.
    pub last_space: u8,
    /// The injury spaces.
    pub injury_spaces: [u8; 4],
    /// Re-rolls at distance 0 to 3.
    pub rerolls: [u8; 4],
    /// Victory points.
    pub score: Score,
}

/// One card of the map.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CardView {
    /// Where.
    pub at: Cell,
    /// `volcano`, `rubble`, `landscape` or `village`.
    pub kind: &'static str,
    /// Which landscape or village card.
    pub card: Option<String>,
    /// Its dice condition in short: `Y|4`.
    pub condition: Option<String>,
    /// Whether it shows the bonus symbol.
    pub bonus: bool,
    /// Whether it is lava.
    pub lava: bool,
    /// Whether an equipment token lies on it.
    pub equipment: bool,
    /// How many symbols the eruption token on it shows.
    pub eruption: u8,
    /// After how many eruptions it burns if nothing changes: 0 if it burns already, `None` if it never will.
    pub burns_in: Option<u8>,
}

/// One member's pieces.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MemberView {
    /// Who.
    pub member: Member,
    /// Character card.
    pub character: Character,
    /// Skill card; the third pawn's is unknown until it is chosen.
    pub skill: Option<Skill>,
    /// Where the pawn stands.
    pub pawn: Cell,
    /// Where the marker lies.
    pub marker: Option<Cell>,
    /// The space of the health marker.
    pub health: u8,
    /// Injuries.
    pub injuries: Injuries,
    /// Energy bars.
    pub bars: u8,
    /// Equipment cards in front.
    pub cards: EquipmentSet,
    /// Those used once.
    pub tilted: EquipmentSet,
    /// The dice of its own colour still in the game: everybody remembers which one was missing and which were lost.
    pub owns: DiceSet,
    /// Dice held.
    pub dice: DiceView,
    /// Re-rolls in phase 3.
    pub entitled: u8,
    /// Re-rolls made, as far as the audience knows.
    pub made: Option<u8>,
    /// Whether the screen is removed.
    pub open: bool,
    /// Whether first aid protects this turn.
    pub first_aid: bool,
    /// What the flares fired this turn add to its value.
    pub flare_bonus: u8,
    /// Whether it has acted in phase 5.
    pub acted: bool,
    /// Whom it is compared with, without the dummy.
    pub neighbours: Vec<Member>,
    /// Every card close enough to be its destination.
    pub reach: Vec<ReachView>,
    /// How its dice compare, once all are open and until it has acted.
    pub comparison: Option<ComparisonView>,
}

/// A card close enough to be somebody's destination.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReachView {
    /// Which.
    pub at: Cell,
    /// How many steps it is away.
    pub steps: u8,
    /// The re-rolls that go with it.
    pub rerolls: u8,
}

/// A member's dice against those of its neighbours, under its own condition.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ComparisonView {
    /// The condition in short.
    pub condition: String,
    /// What its own dice count, with flares and energy bars.
    pub value: u8,
    /// What every neighbour's dice count; the dummy has no member.
    pub rivals: Vec<(Option<Member>, u8)>,
    /// How far it is ahead; 0 means that it may not walk.
    pub margin: u8,
    /// The health this costs.
    pub loss: u8,
}

/// Somebody's dice: those the audience knows, and how many it does not.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DiceView {
    /// Dice whose place and face the audience knows.
    pub known: Vec<DieView>,
    /// How many others there are, on each side of the third pawn; for everybody else on the first side.
    pub hidden: [u8; 2],
    /// Those of them that are lent.
    pub hidden_lent: u8,
}

impl DiceView {
    /// FUJ-CON-6: what the known dice count under a condition; those set aside count nothing.
    pub fn total(&self, condition: &Condition) -> u8 {
        self.known.iter().filter(|die| die.counts(condition)).map(|die| die.value).sum()
    }
}

/// A die the audience knows.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DieView {
    /// Which.
    pub die: Die,
    /// Its value.
    pub value: u8,
    /// Its colour.
    pub colour: Colour,
    /// Whether it is set aside.
    pub aside: bool,
    /// Whether it is lent, and so frozen.
    pub lent: bool,
    /// FUJ-RUL-49: whether it lies behind another's screen again and is only remembered.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub remembered: bool,
}

impl DieView {
    /// FUJ-CON-4, FUJ-DIE-2: whether it counts under a condition.
    pub fn counts(&self, condition: &Condition) -> bool {
        !self.aside && condition.validates(self.colour, self.value)
    }
}

/// The draw pile.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PileView {
    /// How many cards.
    pub count: u8,
    /// The cards at the bottom that everybody saw put there, the lowest last.
    pub bottom: Vec<Equipment>,
}

/// A card that is being carried out: what is awaited, and whom it concerns.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WaitingView {
    /// `draw`, `re-roll`, `lend`, `re-roll-one`, `both-sides` or `one-side`.
    pub what: &'static str,
    /// The equipment card, where only one can be meant.
    pub card: Option<Equipment>,
    /// Whose card or re-roll it is.
    pub member: Option<Member>,
    /// Who gives or gets a die.
    pub other: Option<Member>,
}

/// The open proposal.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ProposalView {
    /// Who proposed it.
    pub by: Seat,
    /// What.
    pub action: Action,
    /// Who agrees.
    pub accepted: Seats,
}

/// A hint on the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HintView {
    /// Who said it.
    pub seat: Seat,
    /// What.
    #[serde(flatten)]
    pub hint: Hint,
    /// FUJ-COM-10: whether it was said before the re-rolls, and may not hold any more.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub aged: bool,
}
