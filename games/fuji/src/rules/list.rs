//! Everything a seat may do now.

use crate::action::{Action, Pair};
use crate::cards::{EquipmentSet, Injury, Skill};
use crate::dice::DiceSet;
use crate::member::Member;
use crate::pending::{FewDice, Pending};
use crate::rules::{act, check, check_deed, gear, group, health, pick, plan, reroll, setup, skills, talk, turn, walk};
use crate::side::Side;
use crate::state::{State, Step};
use kernel::Seat;

/// Adds every action of a seat that decides now. In phases 2 and 4 these include only the usual hints.
pub(crate) fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if let Some(proposal) = state.proposal
        && !proposal.accepted.contains(seat)
    {
        out.extend([Action::Accept, Action::Reject]);
    }
    if state.pending != Pending::Nothing {
        return answers(state, seat, out);
    }
    let may_propose = state.proposal.is_none() && state.rejections < state.edition.limits.rejections;
    match state.step {
        Step::Plan => {
            markers(state, seat, may_propose, out);
            talk_and_gear(state, seat, may_propose, out);
        }
        Step::Gear => talk_and_gear(state, seat, may_propose, out),
        Step::Reroll => rerolls(state, seat, out),
        Step::Legs => lost_dice(state, seat, may_propose, out),
        Step::Pairs if may_propose => out.extend(Pair::all().map(Action::Pairs)),
        Step::Skill(_) => {
            let skills = Skill::ALL.iter().filter(|&&skill| setup::check_take_skill(state, skill).is_ok());
            out.extend(skills.map(|&skill| Action::TakeSkill(skill)));
        }
        Step::ThirdSkill if may_propose => {
            out.extend(
                Skill::ALL
                    .iter()
                    .map(|&skill| Action::ThirdSkill(skill))
                    .filter(|action| check_deed(state, seat, action).is_ok()),
            );
        }
        Step::Next => {
            followers(state, may_propose, out);
            gifts(state, seat, may_propose, out);
        }
        Step::Keep(member) => alone_or_proposed(member, may_propose, || keeps(state, member, out)),
        Step::Bars => {
            if let Some(gatherer) = turn::gatherer(state) {
                let stock = state.sheet(gatherer).bars;
                alone_or_proposed(gatherer, may_propose, || out.extend((0..=stock).map(Action::Bars)));
            }
        }
        Step::Move => alone_or_proposed(turn::acting(state), may_propose, || moves(state, out)),
        Step::Draw => alone_or_proposed(turn::acting(state), may_propose, || out.extend([Action::Draw, Action::Leave])),
        Step::Gift => {
            alone_or_proposed(turn::acting(state), may_propose, || out.push(Action::PassGift));
            gifts(state, seat, may_propose, out);
        }
        Step::Injury => {
            let member = turn::acting(state);
            let free = Injury::ALL.iter().filter(|&&slot| !state.sheet(member).hurt(slot));
            alone_or_proposed(member, may_propose, || out.extend(free.map(|&slot| Action::Injure(slot))));
        }
        Step::Pairs | Step::ThirdSkill | Step::Won | Step::Lost(_) => {}
    }
}

/// Decisions of a single player are always listed; those of both for the third pawn only if they can be proposed.
fn alone_or_proposed(member: Member, may_propose: bool, list: impl FnOnce()) {
    if member != Member::THIRD || may_propose {
        list();
    }
}

/// FUJ-P5-2: who may act next. Where the order changes nothing nobody is asked, so neither an open proposal nor lost patience
/// stands in the way.
fn followers(state: &State, may_propose: bool, out: &mut Vec<Action>) {
    if may_propose || !act::order_matters(state) {
        let left = state.members().filter(|member| state.round.acted & member.bit() == 0);
        out.extend(left.map(Action::Next));
    }
}

fn markers(state: &State, seat: Seat, may_propose: bool, out: &mut Vec<Action>) {
    let third = (walk::third_plays(state) && may_propose).then_some(Member::THIRD);
    let patient = state.phase.marker_changes[seat.index()] < state.edition.limits.marker_changes;
    for member in std::iter::once(Member::of(seat)).chain(third) {
        let marker = state.sheet(member).marker;
        let repairing = member != Member::THIRD && !walk::well_placed(state, member);
        if patient || repairing {
            let choices = walk::choices(state, member).iter().filter(|&cell| marker != Some(cell));
            out.extend(choices.map(|cell| Action::Place(member, cell)));
        }
        if patient && marker.is_some() {
            out.push(Action::Clear(member));
        }
    }
    if third.is_some() {
        let sides = Side::BOTH.map(Action::AsideSide);
        out.extend(sides.into_iter().filter(|action| check(state, seat, action).is_ok()));
    }
}

fn talk_and_gear(state: &State, seat: Seat, may_propose: bool, out: &mut Vec<Action>) {
    if plan::check_ready(state, seat).is_ok() {
        out.push(Action::Ready);
    }
    if plan::check_unready(state, seat).is_ok() {
        out.push(Action::Unready);
    }
    gear::uses(state, seat, &mut |used| {
        let action = Action::Use(used);
        if may_propose || !group::needs_agreement(state, seat, &action) {
            out.push(action);
        }
    });
    gifts(state, seat, may_propose, out);
    out.extend(talk::usual_hints(state, seat).map(Action::Hint));
    out.extend(talk::unsayable(state, seat).map(Action::Unsay));
}

fn gifts(state: &State, seat: Seat, may_propose: bool, out: &mut Vec<Action>) {
    let third = (walk::third_plays(state) && may_propose).then_some(Member::THIRD);
    for owner in std::iter::once(Member::of(seat)).chain(third) {
        if !state.sheet(owner).can(Skill::Manager) {
            continue;
        }
        for card in state.sheet(owner).cards.iter() {
            let gifts = state.members().filter(|&to| to != owner).map(|to| Action::Give(card, to));
            out.extend(gifts.filter(|action| check_deed(state, seat, action).is_ok()));
        }
    }
}

fn rerolls(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Done);
    out.extend(skills::asideable(state, seat).iter().map(Action::SetAside));
    out.extend(reroll::rerollable(state, seat, Member::of(seat)).parts().map(Action::Reroll));
    if walk::third_plays(state) {
        out.extend(reroll::rerollable(state, seat, Member::THIRD).parts().map(Action::Reroll));
    }
}

fn keeps(state: &State, member: Member, out: &mut Vec<Action>) {
    let dealt = state.sheet(member).cards;
    let kept = u32::from(state.edition.skill(state.sheet(member).skill).kept);
    let every = dealt.bits();
    let mut part = 0_u16;
    loop {
        part = part.wrapping_sub(every) & every;
        if part == 0 {
            break;
        }
        let cards = EquipmentSet::from_bits(part);
        if cards.len() == kept {
            out.push(Action::Keep(cards));
        }
    }
    if kept == 0 {
        out.push(Action::Keep(EquipmentSet::empty()));
    }
}

fn moves(state: &State, out: &mut Vec<Action>) {
    out.push(Action::Stay);
    let member = turn::acting(state);
    if let Some(marker) = state.sheet(member).marker {
        let limit = walk::walking_limit(state, member);
        walk::paths(state, state.sheet(member).pawn, marker, limit, &mut |path| out.push(Action::Move(path)));
    }
}

fn lost_dice(state: &State, seat: Seat, may_propose: bool, out: &mut Vec<Action>) {
    out.extend(health::losable(state, Member::of(seat)).iter().map(Action::Lose));
    if walk::third_plays(state) && may_propose {
        out.extend(health::losable(state, Member::THIRD).iter().map(Action::Lose));
    }
}

/// What a seat may answer while a card is carried out.
fn answers(state: &State, seat: Seat, out: &mut Vec<Action>) {
    for offer in pick::offers(state, seat).into_iter().flatten() {
        if offer.least == 0 {
            out.push(Action::Pick(DiceSet::NONE));
        }
        let sized = |dice: &DiceSet| (offer.least..=offer.most).contains(&dice.len());
        out.extend(offer.dice.parts().filter(sized).map(Action::Pick));
    }
    match state.pending {
        Pending::RopeDraw(member) => {
            let mine = member == Member::of(seat) || member == Member::THIRD && state.proposal.is_none();
            if mine {
                out.extend([Action::Draw, Action::Leave]);
            }
        }
        Pending::Lend { from, .. } if from == Member::of(seat) => out.push(Action::Decline),
        Pending::Sides { effect: FewDice::Shovel, count } if seat.0 < 2 && count[seat.index()] > 0 => {
            for die in gear::few(state, FewDice::Shovel, Side::of(seat)).iter() {
                let other = (1..=6).filter(|&value| value != state.tray.value(die));
                out.extend(other.map(|value| Action::Turn(die, value)));
            }
        }
        Pending::Nothing
        | Pending::Sip(_)
        | Pending::Lend { .. }
        | Pending::Clip { .. }
        | Pending::Both { .. }
        | Pending::Sides { .. } => {}
    }
}
