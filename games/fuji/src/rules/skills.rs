//! Skills: gifts, dice set aside, energy bars.

use crate::cards::{Equipment, Skill};
use crate::dice::{DiceSet, Die};
use crate::event::Event;
use crate::member::Member;
use crate::rules::{Scene, act, group, hands, ids, plan, reroll, turn, walk};
use crate::side::Side;
use crate::state::{State, Step};
use kernel::{Log, Refusal, Seat, facts};

/// Whether a seat may give this card to that member.
pub(crate) fn check_give(state: &State, seat: Seat, card: Equipment, to: Member) -> Result<(), Refusal> {
    let owner = state.owner(card).ok_or_else(|| ids::YOUR_OWN_CARDS.refuse(facts![card = group::card_label(card)]))?;
    if owner.seat().is_some_and(|owner| owner != seat) {
        return Err(ids::YOUR_OWN_CARDS.refuse(facts![card = group::card_label(card)]));
    }
    manager(state, owner)?;
    giving_time(state, owner)?;
    if to == owner || !state.has_member(to) {
        return Err(ids::MANAGER.refuse(facts![why = "target"]));
    }
    Ok(())
}

/// FUJ-K01-1, FUJ-K01-2: only the manager gives cards, wherever the pawns stand, even with a broken arm, but not with
/// amnesia.
fn manager(state: &State, owner: Member) -> Result<(), Refusal> {
    let sheet = state.sheet(owner);
    match (sheet.skill == Skill::Manager, sheet.can(Skill::Manager)) {
        (true, true) => Ok(()),
        (true, false) => Err(ids::MANAGER_INJURED.refuse(facts![])),
        (false, _) => Err(ids::MANAGER.refuse(facts![why = "skill"])),
    }
}

/// FUJ-K01-3, FUJ-RUL-36: in phase 5 while the group chooses, or as the acting manager before an injury.
fn giving_time(state: &State, owner: Member) -> Result<(), Refusal> {
    if state.step == Step::Gift && state.round.acting != Some(owner) {
        return Err(ids::WHEN_TO_GIVE.refuse(facts![why = "now"]));
    }
    Ok(())
}

/// FUJ-K01-1, FUJ-RUL-35: the card is the receiver's now, with everything that follows.
pub(crate) fn give<L: Log<Event>>(scene: &mut Scene<'_, L>, card: Equipment, to: Member) {
    let from = scene.state.owner(card).expect("a given card has an owner");
    let sheet = scene.state.sheet_mut(from);
    sheet.cards = sheet.cards.without(card);
    let receiver = scene.state.sheet_mut(to);
    receiver.cards = receiver.cards.with(card);
    scene.tell(ids::MANAGER, Event::Gave { from, to, card });
    plan::unsettle(scene.state);
    if scene.state.step == Step::Gift && scene.state.sheet(from).cards.is_empty() {
        crate::rules::health::adjust(scene);
    }
}

/// FUJ-2B-10: the right to set the third comrade's die aside can go to either side, unless it is there already.
pub(crate) fn check_aside_side(state: &State, side: Side) -> Result<(), Refusal> {
    let comrade = walk::third_plays(state) && state.sheet(Member::THIRD).can(Skill::Comrade);
    if !comrade || state.round.aside_side == side {
        return Err(ids::THIRD_COMRADE.refuse(facts![why = "side"]));
    }
    Ok(())
}

/// FUJ-2B-10: the players agree who may set the third comrade's die aside this turn.
pub(crate) fn aside_side<L: Log<Event>>(scene: &mut Scene<'_, L>, side: Side) {
    scene.state.round.aside_side = side;
    scene.tell(ids::THIRD_COMRADE, Event::AsideAgreed { seat: side.seat() });
    plan::unsettle(scene.state);
}

/// FUJ-K03-1, FUJ-2B-10: the dice that a seat may set aside as, or for, the comrade: once a turn.
pub(crate) fn asideable(state: &State, seat: Seat) -> DiceSet {
    if state.round.aside_used {
        return DiceSet::NONE;
    }
    let own = Member::of(seat);
    if state.sheet(own).can(Skill::Comrade) {
        return state.tray.free(own.index());
    }
    let third = walk::third_plays(state)
        && state.sheet(Member::THIRD).can(Skill::Comrade)
        && state.round.aside_side == Side::of(seat);
    if third { state.tray.on_side(state.tray.free(Member::THIRD.index()), Side::of(seat)) } else { DiceSet::NONE }
}

/// FUJ-K03-1: only the comrade sets a die aside, once, and one of their own; FUJ-2B-10 for the third pawn.
pub(crate) fn check_set_aside(state: &State, seat: Seat, die: Die) -> Result<(), Refusal> {
    if asideable(state, seat).contains(die) {
        return Ok(());
    }
    let for_third = walk::third_plays(state)
        && state.sheet(Member::THIRD).can(Skill::Comrade)
        && state.tray.held[Member::THIRD.index()].contains(die);
    let rule = if for_third { ids::THIRD_COMRADE } else { ids::COMRADE };
    Err(rule.refuse(facts![why = "die"]))
}

/// FUJ-K03-1: the comrade's die lies beside the screen, visible to all.
pub(crate) fn set_aside<L: Log<Event>>(scene: &mut Scene<'_, L>, die: Die) {
    scene.state.round.aside_used = true;
    let member = comrade(scene.state).expect("a die is set aside by the comrade");
    hands::set_aside(scene, ids::COMRADE, member, DiceSet::one(die));
}

fn comrade(state: &State) -> Option<Member> {
    state.members().find(|&member| state.sheet(member).can(Skill::Comrade))
}

/// FUJ-K03-3, FUJ-RUL-21: at the end of phase 3 the comrade takes the die back unchanged; with the table option of
/// FUJ-K03-4 this does not happen before the end of the turn.
pub(crate) fn take_back<L: Log<Event>>(scene: &mut Scene<'_, L>) {
    let Some(die) = scene.state.tray.aside.first() else { return };
    scene.state.tray.aside = DiceSet::NONE;
    if let Some(member) = comrade(scene.state) {
        scene.tell(ids::COMRADE_BACK, Event::TakenBack { member, die });
    }
}

/// FUJ-K05-1, FUJ-RUL-22: one bar for each re-roll of phase 3 that was available and not made, never more than three.
pub(crate) fn gather_bars<L: Log<Event>>(scene: &mut Scene<'_, L>) {
    let Some(member) = turn::gatherer(scene.state) else { return };
    let unused = scene.state.round.entitled[member.index()] - reroll::made(scene.state, member);
    let stock = scene.state.sheet(member).bars;
    let bars = unused.min(3 - stock);
    if bars > 0 {
        scene.state.sheet_mut(member).bars += bars;
        scene.tell(ids::GATHERER, Event::BarsGained { member, bars });
    }
}

/// FUJ-K05-2: whether the gatherer is asked: bars in stock, and the acting member compares at all.
pub(crate) fn bars_wanted(state: &State, acting: Member) -> bool {
    let stock = turn::gatherer(state).map_or(0, |member| state.sheet(member).bars);
    stock > 0 && state.sheet(acting).aim.is_some()
}

/// FUJ-K05-2: the gatherer spends as many bars as there are, or none.
pub(crate) fn check_bars(state: &State, seat: Seat, count: u8) -> Result<(), Refusal> {
    let Some(member) = turn::gatherer(state) else { return Err(ids::SHARING_BARS.refuse(facts![stock = 0])) };
    group::check_decider(state, seat, member)?;
    let stock = state.sheet(member).bars;
    if count > stock {
        return Err(ids::SHARING_BARS.refuse(facts![stock]));
    }
    Ok(())
}

/// FUJ-K05-3, FUJ-K05-4: the bars raise the acting member's total for its actions, authorisation and margin alike.
pub(crate) fn spend_bars<L: Log<Event>>(scene: &mut Scene<'_, L>, count: u8) {
    let member = turn::gatherer(scene.state).expect("only a gatherer spends bars");
    let target = turn::acting(scene.state);
    scene.state.sheet_mut(member).bars -= count;
    scene.state.round.bars = count;
    if count > 0 {
        scene.tell(ids::SHARING_BARS, Event::BarsSpent { member, bars: count, target });
    }
    act::compare(scene);
}
