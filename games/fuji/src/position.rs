//! A state as readable JSON, and back, checked.

use crate::action::Action;
use crate::cards::{Character, Equipment, EquipmentSet, Injuries, Skill};
use crate::cell::{CELLS, Cell, CellSet};
use crate::dice::{DICE, DiceSet, Die};
use crate::edition::Edition;
use crate::hint::Hint;
use crate::member::Member;
use crate::pending::{Pending, Proposal};
use crate::rules::{invariants, list, turn};
use crate::setup::{Chat, ComradeMode, Duo, Options};
use crate::state::{Land, MEMBERS, PhaseNotes, Pile, Round, Rulebook, Said, Sheet, State, Step};
use crate::tray::Tray;
use kernel::{PositionFault, Seat, Seats};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
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
    #[serde(default, skip_serializing_if = "is_default")]
    injuries: Injuries,
    #[serde(default, skip_serializing_if = "is_default")]
    bars: u8,
    cards: EquipmentSet,
    #[serde(default, skip_serializing_if = "is_default")]
    tilted: EquipmentSet,
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
            before: (0..DICE as u8).map(Die).map(|die| (die, state.tray.before[die.index()])).filter(|&(_, value)| value > 0).collect(),
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
        injuries: sheet.injuries,
        bars: sheet.bars,
        cards: sheet.cards,
        tilted: sheet.tilted,
        dealt: state.dealt[member.index()].into_iter().flatten().collect(),
        dice: faces(&state.tray, member.index()),
    }
}

/// A state from its readable form; everything is checked.
pub(crate) fn read(value: &Value, edition: &'static Edition) -> Result<State, PositionFault> {
    let position = Position::deserialize(value)?;
    if position.edition != edition.tag.name {
        return Err(PositionFault::new(format!("edition: this is {:?}", edition.tag.name)));
    }
    let options = read_options(&position, edition)?;
    let mut state = State {
        edition: Rulebook(edition),
        options,
        land: read_land(&position.map, edition)?,
        sheets: [Sheet::EMPTY; MEMBERS],
        tray: Tray::default(),
        pile: read_pile(&position)?,
        dealt: [[None; 4]; MEMBERS],
        turn: position.turn,
        step: position.step,
        pending: position.pending.unwrap_or(Pending::Nothing),
        proposal: position.proposal.as_ref().map(read_proposal).transpose()?,
        rejections: position.rejections,
        phase: position.phase,
        round: position.round,
        hints: [Said::default(); MEMBERS],
    };
    read_dice(&mut state, &position)?;
    read_members(&mut state, &position)?;
    read_hints(&mut state, &position)?;
    sound(&state)?;
    Ok(state)
}

fn read_options(position: &Position, edition: &Edition) -> Result<Options, PositionFault> {
    let part = &position.options;
    let scenario = edition.grounds.iter().position(|ground| ground.id == part.scenario);
    let scenario = scenario.ok_or_else(|| PositionFault::new(format!("options: no scenario {:?}", part.scenario)))?;
    if !(2..=4).contains(&position.seats) || !(1..=4).contains(&part.level) {
        return Err(PositionFault::new("options: 2 to 4 seats and a level from 1 to 4"));
    }
    if (position.seats == 2) == (part.two_players == Duo::None) {
        return Err(PositionFault::new("options: two_players is for two players, and for them only"));
    }
    Ok(Options {
        seats: position.seats,
        duo: part.two_players,
        scenario: scenario as u8,
        level: part.level,
        thrill: part.thrill,
        comrade: part.comrade_mode,
        chat: part.chat,
    })
}

fn read_land(map: &MapPart, edition: &Edition) -> Result<Land, PositionFault> {
    let mut cards = [None; CELLS];
    for (cell, name) in &map.cards {
        let card = edition.terrain_named(name);
        cards[cell.index()] = Some(card.ok_or_else(|| PositionFault::new(format!("map: no card {name:?}")))?);
    }
    let (lava, equipment) = (map.lava, map.equipment);
    Ok(Land { cards, lava, equipment, single: map.eruption, double: map.double_eruption })
}

fn read_pile(position: &Position) -> Result<Pile, PositionFault> {
    let count = position.pile.len();
    if count > crate::cards::EQUIPMENT || usize::from(position.pile_known) > count {
        return Err(PositionFault::new("pile: too many cards"));
    }
    Ok(Pile::new(position.pile.iter().copied(), position.pile_known))
}

fn read_proposal(part: &ProposalPart) -> Result<Proposal, PositionFault> {
    let action = part.action.parse().map_err(|fault: kernel::NotationFault| PositionFault::new(fault.to_string()))?;
    Ok(Proposal { by: part.by, action, accepted: part.accepted })
}

fn read_dice(state: &mut State, position: &Position) -> Result<(), PositionFault> {
    let part = &position.dice;
    let tray = &mut state.tray;
    (tray.aside, tray.frozen, tray.lit, tray.far) = (part.aside, part.frozen, part.lit, part.far);
    (tray.known, tray.memory) = (part.known, part.memory);
    for (die, value) in &part.before {
        tray.before[die.index()] = *value;
    }
    if state.options.duo == Duo::Dummy {
        hold(&mut state.tray, 2, &position.dummy)?;
    }
    Ok(())
}

fn hold(tray: &mut Tray, holder: usize, dice: &BTreeMap<Die, u8>) -> Result<(), PositionFault> {
    for (&die, &value) in dice {
        if value > 6 {
            return Err(PositionFault::new(format!("dice: {die} cannot show {value}")));
        }
        tray.values[die.index()] = value;
        tray.held[holder] = tray.held[holder].with(die);
    }
    Ok(())
}

fn read_members(state: &mut State, position: &Position) -> Result<(), PositionFault> {
    let expected: Vec<Member> = state.members().collect();
    let found: Vec<Member> = position.members.iter().map(|part| part.member).collect();
    if expected != found {
        return Err(PositionFault::new("members: one entry for each pawn, in seat order"));
    }
    for part in &position.members {
        let aim = match &part.aim {
            None => None,
            Some(name) => {
                let card = state.edition.terrain_named(name);
                Some(card.ok_or_else(|| PositionFault::new(format!("aim: no card {name:?}")))?)
            }
        };
        state.sheets[part.member.index()] = Sheet {
            character: part.character,
            skill: part.skill,
            pawn: part.pawn,
            marker: part.marker,
            aim,
            health: part.health,
            injuries: part.injuries,
            bars: part.bars,
            cards: part.cards,
            tilted: part.tilted,
        };
        if part.dealt.len() > 4 {
            return Err(PositionFault::new("dealt: at most four cards"));
        }
        for (place, card) in part.dealt.iter().enumerate() {
            state.dealt[part.member.index()][place] = Some(*card);
        }
        hold(&mut state.tray, part.member.index(), &part.dice)?;
    }
    Ok(())
}

fn read_hints(state: &mut State, position: &Position) -> Result<(), PositionFault> {
    for (seat, text) in &position.hints {
        let hint: Option<Hint> = match text.parse() {
            Ok(Action::Hint(hint)) => Some(hint),
            _ => None,
        };
        let said = hint.filter(|_| seat.0 < state.options.seats).is_some_and(|hint| state.hints[seat.index()].say(hint));
        if !said {
            return Err(PositionFault::new(format!("hints: {text:?} of seat {seat}")));
        }
    }
    Ok(())
}

/// What could never be in a game is refused, with every reason.
fn sound(state: &State) -> Result<(), PositionFault> {
    let mut reasons = Vec::new();
    let ground = state.ground();
    let cards: CellSet = (0..CELLS).filter(|&cell| state.land.cards[cell].is_some()).map(|cell| Cell(cell as u8)).collect();
    if cards != ground.landscapes.or(ground.villages_for(state.options.seats)) {
        reasons.push("map: a card on every landscape and village position, and nowhere else".to_owned());
    }
    let acting_needed = matches!(state.step, Step::Bars | Step::Move | Step::Draw | Step::Gift | Step::Injury);
    if acting_needed && state.round.acting.is_none_or(|member| !state.has_member(member)) {
        reasons.push("round: somebody acts in this step".to_owned());
    }
    if state.step == Step::Bars && turn::gatherer(state).is_none() {
        reasons.push("step: nobody can spend bars".to_owned());
    }
    if matches!(state.step, Step::Keep(member) if !state.has_member(member)) {
        reasons.push("step: nobody of that name keeps cards".to_owned());
    }
    if !invariants::known_dice_exist(state) {
        reasons.push("dice: known dice that are not in the game".to_owned());
    }
    if reasons.is_empty() && let Some((rule, detail)) = invariants::broken(state) {
        reasons.push(format!("{rule}: {detail}"));
    }
    if reasons.is_empty() && !state.over() {
        let mut actions = Vec::new();
        let deciders = turn::turn(state).deciders();
        let stuck = deciders.iter().find(|&seat| {
            actions.clear();
            list::actions(state, seat, &mut actions);
            actions.is_empty()
        });
        if deciders.is_empty() || stuck.is_some() {
            reasons.push("step: nobody can go on from here".to_owned());
        }
    }
    if reasons.is_empty() { Ok(()) } else { Err(PositionFault(reasons)) }
}
