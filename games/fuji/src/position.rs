//! A state as readable JSON, and back, checked.

mod fits;
mod read;

pub(crate) use read::read;

use crate::action::Action;
use crate::cards::{Character, Equipment, Injury, Skill};
use crate::cell::{Cell, CellSet};
use crate::dice::{DICE, DiceSet, Die};
use crate::member::Member;
use crate::pending::Pending;
use crate::setup::{Chat, ComradeMode, Duo};
use crate::state::{MEMBERS, PhaseNotes, Round, State, Step};
use crate::tray::Tray;
use crate::versions;
use kernel::{PositionRules, Seat, Seats};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    #[serde(default, skip_serializing_if = "PositionRules::is_unnamed")]
    rules: PositionRules<{ versions::UNNAMED }>,
    edition: String,
    seats: u8,
    options: OptionsPart,
    turn: u8,
    step: Step,
    map: MapPart,
    members: Vec<MemberPart>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    dummy: BTreeMap<Die, u8>,
    #[serde(default, skip_serializing_if = "is_default")]
    dice: DicePart,
    pile: Vec<Equipment>,
    pile_known: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pending: Option<Pending>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    proposal: Option<ProposalPart>,
    #[serde(default, skip_serializing_if = "is_default")]
    rejections: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    phase: PhaseNotes,
    #[serde(default, skip_serializing_if = "is_default")]
    round: Round,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    hints: Vec<(Seat, String)>,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OptionsPart {
    two_players: Duo,
    scenario: String,
    level: u8,
    thrill: bool,
    comrade_mode: ComradeMode,
    chat: Chat,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MapPart {
    cards: BTreeMap<Cell, String>,
    lava: CellSet,
    equipment: CellSet,
    eruption: CellSet,
    double_eruption: CellSet,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MemberPart {
    member: Member,
    character: Character,
    skill: Skill,
    pawn: Cell,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    marker: Option<Cell>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    aim: Option<String>,
    health: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    injuries: Vec<Injury>,
    #[serde(default, skip_serializing_if = "is_default")]
    bars: u8,
    cards: Vec<Equipment>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    tilted: Vec<Equipment>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    dealt: Vec<Equipment>,
    /// The dice held and what they show; 0 before the first roll.
    dice: BTreeMap<Die, u8>,
}

/// What is special about dice, by seat where that matters; the spectators come last.
#[derive(Serialize, Deserialize, Default, PartialEq)]
#[serde(deny_unknown_fields, default)]
struct DicePart {
    #[serde(skip_serializing_if = "is_default")]
    aside: DiceSet,
    #[serde(skip_serializing_if = "is_default")]
    frozen: DiceSet,
    #[serde(skip_serializing_if = "is_default")]
    lit: DiceSet,
    #[serde(skip_serializing_if = "is_default")]
    far: DiceSet,
    known: [DiceSet; MEMBERS + 1],
    #[serde(skip_serializing_if = "is_default")]
    memory: [DiceSet; MEMBERS + 1],
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    before: BTreeMap<Die, u8>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ProposalPart {
    by: Seat,
    action: String,
    accepted: Seats,
}

/// The state as readable JSON.
pub(crate) fn write(state: &State) -> Value {
    let options = &state.options;
    let named = |card: crate::edition::TerrainId| state.edition.terrain(card).id.clone();
    let cards = state.land.cards.iter().enumerate();
    let hints = Seat::all(options.seats)
        .flat_map(|seat| state.hints[seat.index()].iter().map(move |hint| (seat, Action::Hint(hint).to_string())));
    let position = Position {
        rules: PositionRules(state.rules),
        edition: state.edition.tag.name.clone(),
        seats: options.seats,
        options: OptionsPart {
            two_players: options.duo,
            scenario: state.ground().id.clone(),
            level: options.level,
            thrill: options.thrill,
            comrade_mode: options.comrade,
            chat: options.chat,
        },
        turn: state.turn,
        step: state.step,
        map: MapPart {
            cards: cards.filter_map(|(cell, card)| Some((Cell(cell as u8), named((*card)?)))).collect(),
            lava: state.land.lava,
            equipment: state.land.equipment,
            eruption: state.land.single,
            double_eruption: state.land.double,
        },
        members: state.members().map(|member| write_member(state, member)).collect(),
        dummy: if options.duo == Duo::Dummy { faces(&state.tray, 2) } else { BTreeMap::new() },
        dice: DicePart {
            aside: state.tray.aside,
            frozen: state.tray.frozen,
            lit: state.tray.lit,
            far: state.tray.far,
            known: state.tray.known,
            memory: state.tray.memory,
            before: (0..DICE as u8)
                .map(Die)
                .map(|die| (die, state.tray.before[die.index()]))
                .filter(|&(_, value)| value > 0)
                .collect(),
        },
        pile: state.pile.cards().to_vec(),
        pile_known: state.pile.known,
        pending: (state.pending != Pending::Nothing).then_some(state.pending),
        proposal: state.proposal.map(|proposal| ProposalPart {
            by: proposal.by,
            action: proposal.action.to_string(),
            accepted: proposal.accepted,
        }),
        rejections: state.rejections,
        phase: state.phase,
        round: state.round,
        hints: hints.collect(),
    };
    serde_json::to_value(position).expect("a position is plain data")
}

fn faces(tray: &Tray, holder: usize) -> BTreeMap<Die, u8> {
    tray.held[holder].iter().map(|die| (die, tray.value(die))).collect()
}

fn write_member(state: &State, member: Member) -> MemberPart {
    let sheet = state.sheet(member);
    MemberPart {
        member,
        character: sheet.character,
        skill: sheet.skill,
        pawn: sheet.pawn,
        marker: sheet.marker,
        aim: sheet.aim.map(|card| state.edition.terrain(card).id.clone()),
        health: sheet.health,
        injuries: sheet.injuries.iter().collect(),
        bars: sheet.bars,
        cards: sheet.cards.iter().collect(),
        tilted: sheet.tilted.iter().collect(),
        dealt: state.dealt[member.index()].into_iter().flatten().collect(),
        dice: faces(&state.tray, member.index()),
    }
}
