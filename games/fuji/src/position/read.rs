//! A position read back, and everything checked.

use super::{MapPart, Position, ProposalPart, fits};
use crate::Fuji;
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
use crate::words::{self, fault};
use kernel::{Facts, PositionFault, facts};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// A state from its readable form; everything is checked.
pub(crate) fn read(value: &Value, edition: &'static Edition) -> Result<State, PositionFault> {
    let position = Position::deserialize(value)?;
    let rules = position.rules.0.known::<Fuji>().map_err(PositionFault::new)?;
    if position.edition != edition.tag.name {
        return wrong(
            "position-edition",
            facts![found = position.edition.as_str(), edition = edition.tag.name.as_str()],
        );
    }
    let options = read_options(&position, edition)?;
    let mut state = State {
        rules,
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
    let scenario = scenario
        .ok_or_else(|| PositionFault::new(fault("position-scenario", facts![scenario = part.scenario.as_str()])))?;
    if !(2..=4).contains(&position.seats) || !(1..=4).contains(&part.level) {
        return wrong("position-seats", facts![]);
    }
    if (position.seats == 2) == (part.two_players == Duo::None) {
        return wrong("position-two-players", facts![]);
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
        cards[cell.index()] = Some(card.ok_or_else(|| no_card(name))?);
    }
    let (lava, equipment) = (map.lava, map.equipment);
    Ok(Land { cards, lava, equipment, single: map.eruption, double: map.double_eruption })
}

fn read_pile(position: &Position) -> Result<Pile, PositionFault> {
    let count = position.pile.len();
    if count > crate::cards::EQUIPMENT || usize::from(position.pile_known) > count {
        return wrong("position-pile", facts![]);
    }
    Ok(Pile::new(position.pile.iter().copied(), position.pile_known))
}

fn read_proposal(part: &ProposalPart) -> Result<Proposal, PositionFault> {
    let Ok(action) = part.action.parse() else {
        return wrong("position-proposal", facts![action = part.action.as_str()]);
    };
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
            return wrong("position-die", facts![die = die.to_string(), value]);
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
        return wrong("position-members", facts![]);
    }
    for part in &position.members {
        let aim = match &part.aim {
            None => None,
            Some(name) => {
                let card = state.edition.terrain_named(name);
                Some(card.ok_or_else(|| no_card(name))?)
            }
        };
        state.sheets[part.member.index()] = Sheet {
            character: part.character,
            skill: part.skill,
            pawn: part.pawn,
            marker: part.marker,
            aim,
            health: part.health,
            injuries: part.injuries.iter().copied().collect(),
            bars: part.bars,
            cards: part.cards.iter().copied().collect(),
            tilted: part.tilted.iter().copied().collect(),
        };
        if part.dealt.len() > 4 {
            return wrong("position-dealt", facts![member = part.member.fact()]);
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
        let hint: Option<Hint> = if let Ok(Action::Hint(hint)) = text.parse() { Some(hint) } else { None };
        let said =
            hint.filter(|_| seat.0 < state.options.seats).is_some_and(|hint| state.hints[seat.index()].say(hint));
        if !said {
            return wrong("position-hint", facts![seat = *seat, hint = text.as_str()]);
        }
    }
    Ok(())
}

fn wrong<T>(key: &str, facts: Facts) -> Result<T, PositionFault> {
    Err(PositionFault::new(fault(key, facts)))
}

fn no_card(name: &str) -> PositionFault {
    PositionFault::new(fault("position-card", facts![card = name]))
}

/// Refuses what could never occur in a game, with every reason.
fn sound(state: &State) -> Result<(), PositionFault> {
    let mut reasons = Vec::new();
    let ground = state.ground();
    let cards: CellSet =
        (0..CELLS).filter(|&cell| state.land.cards[cell].is_some()).map(|cell| Cell(cell as u8)).collect();
    if cards != ground.landscapes.or(ground.villages_for(state.options.seats)) {
        reasons.push(fault("position-map", facts![]));
    }
    if matches!(state.step, Step::Keep(member) if !state.has_member(member)) {
        reasons.push(fault("position-keep", facts![]));
    }
    if !invariants::known_dice_exist(state) {
        reasons.push(fault("position-known-dice", facts![]));
    }
    if reasons.is_empty()
        && let Some((rule, detail)) = invariants::broken(state)
    {
        reasons.push(words::broken(rule, detail));
    }
    if reasons.is_empty() {
        reasons.extend(fits::wrong(state));
        if state.step == Step::Bars && turn::gatherer(state).is_none() {
            reasons.push(fault("position-bars", facts![]));
        }
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
            reasons.push(fault("position-stuck", facts![]));
        } else {
            reasons.extend(fits::wrong_question(state));
        }
    }
    if reasons.is_empty() { Ok(()) } else { Err(PositionFault::all(reasons)) }
}
