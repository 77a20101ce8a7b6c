//! Whether the parts of a position belong together, so that play can go on from it.

use crate::cards::{Equipment, EquipmentSet, Injury};
use crate::dice::DiceSet;
use crate::member::Member;
use crate::pending::{FewDice, Pending, Proposal};
use crate::rules::{check, group, turn, walk};
use crate::setup::Duo;
use crate::state::{MEMBERS, Round, State, Step};
use crate::words::fault;
use kernel::{Fault, Seats, facts};

/// What does not belong together, once the invariants hold.
pub(super) fn wrong(state: &State) -> Vec<Fault> {
    type Fits = fn(&State) -> bool;
    let checks: [(&str, Fits); 11] = [
        ("position-everybody", names_only_players),
        ("position-setup-step", setup_or_turn),
        ("position-setup", cards_as_dealt),
        ("position-setup", pieces_as_dealt),
        ("position-sets", sets_are_in_the_game),
        ("position-pending", pending_fits),
        ("position-round", round_fits),
        ("position-acting", acting_fits),
        ("position-injuries", injuries_wait_in_their_steps),
        ("position-ready", ready_have_a_destination),
        ("position-limits", counts_are_bounded),
    ];
    checks.into_iter().filter(|(_, fits)| !fits(state)).map(|(key, _)| fault(key, facts![])).collect()
}

/// What is asked last: a proposal could be made now, and somebody is waited for.
pub(super) fn wrong_question(state: &State) -> Option<Fault> {
    if let Some(Proposal { by, action, .. }) = state.proposal {
        let mut before = state.clone();
        before.proposal = None;
        // FUJ-RUL-40: what was proposed within the limit may be the last that was allowed.
        before.phase.marker_changes = [0; MEMBERS];
        let open = group::needs_agreement(&before, by, &action) && check(&before, by, &action).is_ok();
        if !open {
            return Some(fault("position-proposal-now", facts![action = action.to_string()]));
        }
    }
    let (waited, deciders) = (turn::waited(state), turn::turn(state).deciders());
    let nobody = !state.over() && (waited.is_empty() || waited.bits() & !deciders.bits() != 0);
    nobody.then(|| fault("position-stuck", facts![]))
}

fn everybody(state: &State) -> u8 {
    Seats::all(state.options.seats).bits()
}

fn member_bits(state: &State) -> u8 {
    state.members().fold(0, |bits, member| bits | member.bit())
}

/// Sets of seats and of members hold nobody else.
fn names_only_players(state: &State) -> bool {
    let (seats, members) = (everybody(state), member_bits(state));
    let (phase, round) = (&state.phase, &state.round);
    let of_seats = (phase.ready.bits() | round.done.bits()) & !seats == 0;
    let bits = phase.asked[0] | phase.asked[1] | phase.radio | round.first_aid | round.acted | round.legs_due;
    let proposal = state.proposal.is_none_or(|proposal| {
        let accepted = proposal.accepted.bits();
        proposal.by.0 < state.options.seats
            && proposal.accepted.contains(proposal.by)
            && accepted & !seats == 0
            && accepted != seats
    });
    of_seats && bits & !members == 0 && proposal
}

fn setting_up(state: &State) -> bool {
    state.phase_number() == 0
}

/// FUJ-SET-14, FUJ-2B-1: set-up is turn 0; pairs are for four, the third skill for the third pawn.
fn setup_or_turn(state: &State) -> bool {
    let question = match state.step {
        Step::Pairs => state.options.seats == 4,
        Step::Skill(member) => member.index() < usize::from(state.options.seats),
        Step::ThirdSkill => state.options.duo == Duo::Third,
        Step::Keep(member) => state.has_member(member),
        Step::Plan
        | Step::Reroll
        | Step::Gear
        | Step::Next
        | Step::Bars
        | Step::Move
        | Step::Draw
        | Step::Gift
        | Step::Injury
        | Step::Legs
        | Step::Won
        | Step::Lost(_) => true,
    };
    question && setting_up(state) == (state.turn == 0)
}

/// FUJ-SET-3, FUJ-SET-4: during set-up no card is lost: those dealt are in front, or kept and the others in the pile.
fn cards_as_dealt(state: &State) -> bool {
    let dealt = |member: Member| state.dealt[member.index()].into_iter().flatten();
    if !setting_up(state) {
        return state.members().all(|member| dealt(member).next().is_none());
    }
    let pile: EquipmentSet = state.pile.cards().iter().copied().collect();
    let front: u32 = state.members().map(|member| state.sheet(member).cards.len()).sum();
    let all_there = state.pile.cards().len() + front as usize == Equipment::ALL.len();
    let Step::Keep(keeper) = state.step else {
        return all_there && front == 0 && state.members().all(|member| dealt(member).next().is_none());
    };
    let sound = |member: Member| {
        let (sheet, before) = (state.sheet(member), member.index() < keeper.index());
        let skill = state.edition.skill(sheet.skill);
        let cards: EquipmentSet = dealt(member).collect();
        let once = cards.len() as usize == dealt(member).count() && cards.len() == u32::from(skill.dealt);
        let kept = sheet.cards.len() == u32::from(skill.kept)
            && sheet.cards.minus(cards).is_empty()
            && cards.minus(sheet.cards).minus(pile).is_empty();
        let whole = sheet.cards == cards;
        once && if before || skill.dealt == skill.kept { kept } else { whole }
    };
    let keeps = state.edition.skill(state.sheet(keeper).skill);
    all_there && keeps.dealt > keeps.kept && state.members().all(sound)
}

/// FUJ-SET-2, FUJ-2B-1: whether a member has its skill, and with it its dice.
fn joined(state: &State, member: Member) -> bool {
    if let Step::Skill(choosing) = state.step {
        return member.index() < choosing.index();
    }
    state.step != Step::ThirdSkill || member != Member::THIRD
}

/// FUJ-SET-5, FUJ-SET-13: during set-up nobody is hurt, and everybody has the dice of their skill.
fn pieces_as_dealt(state: &State) -> bool {
    let in_game = state.tray.in_game();
    let sound = |member: Member| {
        let sheet = state.sheet(member);
        let joined = joined(state, member);
        let dice = if joined { u32::from(state.edition.skill(sheet.skill).dice) } else { 0 };
        sheet.health == 0
            && sheet.injuries.is_empty()
            && sheet.bars == 0
            && sheet.marker.is_none()
            && sheet.aim.is_none()
            && in_game.and(DiceSet::whole(member.index())).len() == dice
    };
    !setting_up(state) || state.round == Round::default() && state.members().all(sound)
}

/// FUJ-2A-1: the dummy has all its dice, and nobody has dice of a set that is not played.
fn sets_are_in_the_game(state: &State) -> bool {
    let in_game = state.tray.in_game();
    let dummy = state.options.duo != Duo::Dummy || in_game.includes(DiceSet::whole(2));
    dummy && (state.set_count()..MEMBERS).all(|set| in_game.and(DiceSet::whole(set)).is_empty())
}

/// FUJ-RUL-42: a card is carried out in phases 2 and 4, by and for members of this game.
fn pending_fits(state: &State) -> bool {
    let third = state.options.duo == Duo::Third;
    let in_phase = matches!(state.step, Step::Plan | Step::Gear);
    match state.pending {
        Pending::Nothing => true,
        Pending::RopeDraw(member) => {
            in_phase && state.has_member(member) && state.land.equipment.contains(state.sheet(member).pawn)
        }
        Pending::Sip(member) => in_phase && state.has_member(member),
        Pending::Lend { user, from, .. } => {
            in_phase && user != from && state.has_member(user) && state.has_member(from)
        }
        Pending::Clip { waiting, .. } => in_phase && waiting & !member_bits(state) == 0 && waiting != 0,
        Pending::Both { waiting, .. } => {
            in_phase && third && !waiting.is_empty() && waiting.bits() & !everybody(state) == 0
        }
        Pending::Sides { effect, count } => {
            let known = match effect {
                FewDice::Map(member) => state.has_member(member),
                FewDice::Shovel | FewDice::Machete => true,
            };
            in_phase && third && known && count.iter().any(|&dice| dice > 0) && count.iter().all(|&dice| dice <= 6)
        }
    }
}

/// FUJ-P3-3, FUJ-P5-2: nothing of a later phase has happened yet.
fn round_fits(state: &State) -> bool {
    let round = &state.round;
    let before_rerolls = state.phase_number() < 3;
    let rerolled = round.entitled != [0; MEMBERS] || round.made != [0; MEMBERS + 1] || !round.done.is_empty();
    let before_acting = state.phase_number() < 5;
    let acted = round.acted != 0 || round.acting.is_some() || round.bars != 0 || round.verdict.margin != 0;
    let all_done = round.done.bits() == everybody(state);
    let after_rerolls = state.phase_number() > 3;
    !(before_rerolls && (rerolled || round.aside_used))
        && !(before_acting && (acted || round.injuries_due != 0 || round.legs_due != 0))
        && (!after_rerolls || all_done || state.over())
        && (state.step == Step::Reroll || !rerolled || all_done || state.over())
}

/// FUJ-P5-3: whoever acts has not acted yet; somebody is left to act while the group chooses.
fn acting_fits(state: &State) -> bool {
    let round = &state.round;
    let fresh = round.acting.is_none_or(|member| state.has_member(member) && round.acted & member.bit() == 0);
    let left = state.members().filter(|member| round.acted & member.bit() == 0).count();
    let acting = matches!(state.step, Step::Bars | Step::Move | Step::Draw | Step::Gift | Step::Injury);
    let choosing = match state.step {
        Step::Next => round.acting.is_none() && left >= 2,
        Step::Legs => round.acting.is_none() && left == 0,
        Step::Pairs
        | Step::Skill(_)
        | Step::ThirdSkill
        | Step::Keep(_)
        | Step::Plan
        | Step::Reroll
        | Step::Gear
        | Step::Bars
        | Step::Move
        | Step::Draw
        | Step::Gift
        | Step::Injury
        | Step::Won
        | Step::Lost(_) => true,
    };
    fresh && choosing && (!acting || round.acting.is_some())
}

/// FUJ-INJ-1, FUJ-INJ-4: injuries wait while they are being placed; a die is lost for a hurt leg.
fn injuries_wait_in_their_steps(state: &State) -> bool {
    let placing = state.step == Step::Injury;
    let hurt = |member: Member| state.sheet(member).hurt(Injury::Leg);
    let lame = state.members().filter(|&member| state.round.legs_due & member.bit() != 0).all(hurt);
    (state.round.injuries_due == 0 || placing || state.over()) && (!placing || state.round.injuries_due > 0) && lame
}

/// FUJ-P2-2: whoever is ready in phase 2 has a destination within reach, or none is left.
fn ready_have_a_destination(state: &State) -> bool {
    let ready = |member: Member| member.seat().is_some_and(|seat| state.phase.ready.contains(seat));
    state.step != Step::Plan
        || state
            .members()
            .filter(|&member| ready(member))
            .all(|member| walk::well_placed(state, member) || walk::blocked(state, member))
}

/// FUJ-RUL-40, FUJ-E04-1: what is counted stays below its limit.
fn counts_are_bounded(state: &State) -> bool {
    let limits = &state.edition.limits;
    let phase = &state.phase;
    let flares: u32 = state.round.flares.iter().map(|&fired| u32::from(fired)).sum();
    let patient = phase.unready.iter().all(|&times| times <= limits.unready) && state.rejections <= limits.rejections;
    flares <= flares_fired_at_most(state) && patient && state.round.bars <= 3
}

/// FUJ-E04-1, FUJ-E06-1, FUJ-K06-1: how often the flare and the knife can have been used this turn: a tinkerer's sideways card once,
/// a spent card twice. After phase 4 cards change hands, and no flare is fired any more.
fn flares_fired_at_most(state: &State) -> u32 {
    let used = |card: Equipment| {
        let in_pile = state.pile.cards().contains(&card);
        let owner = state.owner(card).map(|owner| state.sheet(owner));
        match owner {
            Some(sheet) => u32::from(sheet.tilted.contains(card)),
            None if in_pile => 0,
            None => 2,
        }
    };
    if state.phase_number() < 5 { used(Equipment::Flare) + used(Equipment::Knife) } else { 4 }
}
