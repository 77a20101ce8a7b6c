//! A position read back, and everything checked.

use super::{MapPart, Position, ProposalPart};
use crate::action::Action;
use crate::cell::{CELLS, Cell, CellSet};
use crate::dice::Die;
use crate::edition::Edition;
use crate::hint::Hint;
use crate::member::Member;
use crate::pending::{Pending, Proposal};
use crate::rules::{invariants, list, turn};
use crate::setup::{Duo, Options};
use crate::state::{Land, MEMBERS, Pile, Rulebook, Said, Sheet, State, Step};
use crate::tray::Tray;
use kernel::PositionFault;
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

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
        let said =
            hint.filter(|_| seat.0 < state.options.seats).is_some_and(|hint| state.hints[seat.index()].say(hint));
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
    let cards: CellSet =
        (0..CELLS).filter(|&cell| state.land.cards[cell].is_some()).map(|cell| Cell(cell as u8)).collect();
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
    if reasons.is_empty()
        && let Some((rule, detail)) = invariants::broken(state)
    {
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
    if reasons.is_empty() { Ok(()) } else { Err(PositionFault::all(reasons)) }
}
