//! Phases 2 and 4: using equipment.

mod cards;
mod third;

pub(crate) use third::both;

use crate::action::{Effect, Use};
use crate::cards::{Equipment, EquipmentSet, Injury, Skill};
use crate::cell::Cell;
use crate::dice::DiceSet;
use crate::event::Event;
use crate::member::Member;
use crate::pending::{FewDice, ManyDice, Pending};
use crate::rules::{Scene, erupt, group, hands, ids, plan, walk};
use crate::side::Side;
use crate::state::State;
use crate::versions;
use kernel::{Log, Refusal, RuleId, Seat, Seats, facts};

/// Whether a seat may use a card in this way now.
pub(crate) fn check_use(state: &State, seat: Seat, used: &Use) -> Result<(), Refusal> {
    right_phase(state, used)?;
    let owner = own_card(state, seat, used.card)?;
    sound_arm(state, owner)?;
    sensible_copy(state, used)?;
    if owner == Member::THIRD { third::check_effect(state, used) } else { cards::check_effect(state, owner, used) }
}

/// FUJ-EQ-1, FUJ-E06-2: a card is used in a phase printed on it, the knife in one of the copied card.
fn right_phase(state: &State, used: &Use) -> Result<(), Refusal> {
    let phase = state.phase_number();
    if used.text() != Equipment::Knife && !state.edition.in_phase(used.text(), phase) {
        let rule = if used.copy.is_some() { ids::COPIED_PHASE } else { ids::RIGHT_PHASE };
        return Err(rule.refuse(facts![why = "card", card = group::card_label(used.text()), phase]));
    }
    Ok(())
}

/// FUJ-EQ-3, FUJ-EQ-4, FUJ-EQ-6: only its owner uses a card; for the third pawn both players do.
fn own_card(state: &State, seat: Seat, card: Equipment) -> Result<Member, Refusal> {
    let refusal = || ids::YOUR_OWN_CARDS.refuse(facts![card = group::card_label(card)]);
    let owner = state.owner(card).ok_or_else(refusal)?;
    group::check_decider(state, seat, owner).map_err(|_| refusal())?;
    Ok(owner)
}

/// FUJ-INJ-5: nobody uses equipment with a broken arm.
fn sound_arm(state: &State, owner: Member) -> Result<(), Refusal> {
    if state.sheet(owner).hurt(Injury::Arm) {
        return Err(ids::ARM.refuse(facts![]));
    }
    Ok(())
}

/// FUJ-E06-1, FUJ-E06-4, FUJ-RUL-13: the knife copies a card in front of anybody, not itself; other cards copy nothing.
fn sensible_copy(state: &State, used: &Use) -> Result<(), Refusal> {
    match (used.card, used.copy) {
        (Equipment::Knife, None | Some(Equipment::Knife)) => Err(ids::NO_MIRROR.refuse(facts![])),
        (Equipment::Knife, Some(copy)) if state.owner(copy).is_some() => Ok(()),
        (Equipment::Knife, Some(copy)) => Err(ids::KNIFE.refuse(facts![card = group::card_label(copy)])),
        (card, Some(_)) => Err(ids::KNIFE.refuse(facts![card = group::card_label(card)])),
        (_, None) => Ok(()),
    }
}

/// The rule that describes what a card does.
pub(crate) fn rule_of(card: Equipment) -> RuleId {
    match card {
        Equipment::FirstAid => ids::FIRST_AID,
        Equipment::Shovel => ids::SHOVEL,
        Equipment::Rope => ids::ROPE,
        Equipment::Flare => ids::FLARE,
        Equipment::Flashlight => ids::FLASHLIGHT,
        Equipment::Knife => ids::KNIFE,
        Equipment::Water => ids::WATER,
        Equipment::Binoculars => ids::BINOCULARS,
        Equipment::Lighter => ids::LIGHTER,
        Equipment::Carabiner => ids::CARABINER,
        Equipment::Map => ids::MAP,
        Equipment::DuctTape => ids::DUCT_TAPE,
        Equipment::Compass => ids::COMPASS,
        Equipment::Machete => ids::MACHETE,
        Equipment::Radio => ids::RADIO,
    }
}

/// The value that duct tape or compass turns, and its new value.
pub(crate) fn turning(card: Equipment) -> Option<(u8, u8)> {
    match card {
        Equipment::DuctTape => Some((1, 6)),
        Equipment::Compass => Some((6, 1)),
        Equipment::FirstAid
        | Equipment::Shovel
        | Equipment::Rope
        | Equipment::Flare
        | Equipment::Flashlight
        | Equipment::Knife
        | Equipment::Water
        | Equipment::Binoculars
        | Equipment::Lighter
        | Equipment::Carabiner
        | Equipment::Map
        | Equipment::Machete
        | Equipment::Radio => None,
    }
}

/// FUJ-EQ-2, FUJ-EQ-3: announces a card and carries it out; it is discarded when its effect is certain.
pub(crate) fn use_card<L: Log<Event>>(scene: &mut Scene<'_, L>, seat: Seat, used: &Use) {
    let owner = scene.state.owner(used.card).unwrap_or(Member::of(seat));
    plan::unsettle(scene.state);
    scene.tell(ids::USING_A_CARD, Event::Used { member: owner, card: used.card });
    if let Some(copy) = used.copy {
        scene.state.phase.knife = Some(copy);
        scene.tell(ids::KNIFE, Event::Copied { member: owner, card: copy });
    }
    let waits = matches!(used.effect, Effect::Both) || used.text() == Equipment::Lighter;
    if !waits {
        spend(scene, used.card);
    }
    carry_out(scene, owner, used);
    if !scene.state.over() {
        plan::end_if_settled(scene);
    }
}

/// FUJ-EQ-3, FUJ-E06-3, FUJ-K06-1: the used card is discarded; a tinkerer's is turned sideways the first time.
pub(crate) fn spend<L: Log<Event>>(scene: &mut Scene<'_, L>, card: Equipment) {
    let member = scene.state.owner(card).expect("a used card lies in front of its owner");
    let sheet = scene.state.sheet_mut(member);
    if sheet.can(Skill::Tinkerer) && !sheet.tilted.contains(card) {
        sheet.tilted = sheet.tilted.with(card);
        scene.tell(ids::TINKERER, Event::Tilted { member, card });
        return;
    }
    sheet.cards = sheet.cards.without(card);
    sheet.tilted = sheet.tilted.without(card);
    scene.tell(ids::USING_A_CARD, Event::Discarded { member, card });
}

fn carry_out<L: Log<Event>>(scene: &mut Scene<'_, L>, owner: Member, used: &Use) {
    let index = owner.index();
    let text = used.text();
    let rule = rule_of(text);
    match (text, used.effect) {
        (Equipment::FirstAid, _) => scene.state.round.first_aid |= owner.bit(),
        (Equipment::Flare, _) => scene.state.round.flares[index] += 1,
        (Equipment::Radio, _) => hands::remove_screen(scene, owner),
        (Equipment::Rope, Effect::To(cell)) => rope(scene, owner, cell),
        (Equipment::Binoculars, Effect::Swap(one, other)) => swap(scene, one, other),
        (Equipment::Carabiner, effect) => clip(scene, effect),
        (Equipment::Lighter, effect) => ask(scene, owner, used.card, effect),
        (Equipment::Shovel, Effect::Turn(die, value)) => {
            hands::turn(scene, rule, owner, Side::First, DiceSet::one(die), value);
            hands::forget(scene.state, index, Side::First);
        }
        (Equipment::Map, Effect::Lend(die, to)) => hands::lend(scene, rule, die, owner, to),
        (Equipment::Machete, Effect::Dice(dice)) => hands::set_aside(scene, rule, owner, dice),
        (Equipment::Flashlight, Effect::Dice(dice)) => reroll_now(scene, rule, owner, dice),
        (Equipment::Water, Effect::Dice(dice)) => {
            reroll_now(scene, rule, owner, dice);
            // FUJ-E07-2: the second re-roll is a choice of its own, after seeing the first.
            scene.state.pending = Pending::Sip(owner);
        }
        (Equipment::Water, Effect::With(Member::THIRD)) => third::both(scene, ManyDice::GrantedSip, used.card),
        (Equipment::Water, Effect::With(other)) => scene.state.pending = Pending::Sip(other),
        (Equipment::DuctTape | Equipment::Compass, Effect::Dice(dice)) => {
            let (value, becomes) = turning(text).expect("tape and compass turn dice");
            hands::turn(scene, rule, owner, Side::First, dice, becomes);
            hands::forget(scene.state, index, Side::First);
            // FUJ-EQ-7: nobody can use it without such a die, so everybody has learnt that one lay there.
            if scene.state.rules >= versions::PROOFS_STAND {
                scene.tell(rule, Event::Proved { member: owner, value });
            }
        }
        (_, effect) => third::carry_out(scene, used, effect),
    }
}

/// FUJ-E05-1, FUJ-E05-2, FUJ-E07-1: a re-roll at once. The phase goes on: markers can still be moved, hints be given.
fn reroll_now<L: Log<Event>>(scene: &mut Scene<'_, L>, rule: RuleId, owner: Member, dice: DiceSet) {
    hands::reroll(scene, rule, owner, Side::First, dice);
    hands::forget(scene.state, owner.index(), Side::First);
}

/// FUJ-E08-1, FUJ-E08-4: two cards change places with everything printed on them.
fn swap<L: Log<Event>>(scene: &mut Scene<'_, L>, one: Cell, other: Cell) {
    scene.state.land.cards.swap(one.index(), other.index());
    scene.tell(ids::BINOCULARS, Event::Swapped { one, other });
}

/// FUJ-E03-1, FUJ-E03-2, FUJ-E03-3, FUJ-RUL-11, FUJ-RUL-18: the pawn moves at once; an eruption token fires, then an
/// equipment token may be drawn.
fn rope<L: Log<Event>>(scene: &mut Scene<'_, L>, member: Member, cell: Cell) {
    scene.state.sheet_mut(member).pawn = cell;
    scene.tell(ids::ROPE, Event::Roped { member, to: cell });
    if !erupt::trigger(scene, std::iter::once(cell)) && scene.state.land.equipment.contains(cell) {
        scene.state.pending = Pending::RopeDraw(member);
    }
}

/// FUJ-E10-1, FUJ-E10-2, FUJ-2A-5: every member with a die that can change must re-roll one; the dummy is not a member.
fn clip<L: Log<Event>>(scene: &mut Scene<'_, L>, effect: Effect) {
    let state = &mut *scene.state;
    let able = state.members().filter(|member| !state.tray.free(member.index()).is_empty());
    let waiting = able.fold(0, |bits, member| bits | member.bit());
    let side = if let Effect::Side(side) = effect { side } else { Side::First };
    state.pending = if waiting == 0 { Pending::Nothing } else { Pending::Clip { waiting, side } };
}

/// FUJ-E09-1: a teammate is asked for a die; the third pawn has agreed already when this happens.
fn ask<L: Log<Event>>(scene: &mut Scene<'_, L>, user: Member, card: Equipment, effect: Effect) {
    let (from, side) = match effect {
        Effect::Side(side) => (Member::THIRD, side),
        Effect::With(from) => (from, Side::First),
        Effect::Plain
        | Effect::Dice(_)
        | Effect::Turn(..)
        | Effect::To(_)
        | Effect::Swap(..)
        | Effect::Lend(..)
        | Effect::SideTo(..)
        | Effect::Sides(_)
        | Effect::Both => return,
    };
    scene.state.phase.asked[usize::from(card == Equipment::Knife)] |= from.bit();
    scene.state.pending = Pending::Lend { user, from, side, card };
}

/// A refused request of the lighter to the third pawn counts as asked: each card asks each teammate once a phase.
pub(crate) fn note_refused_lighter(state: &mut State, used: &Use) {
    if used.text() == Equipment::Lighter && matches!(used.effect, Effect::Side(_)) {
        state.phase.asked[usize::from(used.card == Equipment::Knife)] |= Member::THIRD.bit();
    }
}

/// Calls `found` with every way a seat can use the cards it decides about.
pub(crate) fn uses(state: &State, seat: Seat, found: &mut impl FnMut(Use)) {
    let phase = state.phase_number();
    let visible = state.members().fold(EquipmentSet::empty(), |all, member| all.union(state.sheet(member).cards));
    let third = walk::third_plays(state).then_some(Member::THIRD);
    for owner in std::iter::once(Member::of(seat)).chain(third) {
        if state.sheet(owner).hurt(Injury::Arm) {
            continue;
        }
        for card in state.sheet(owner).cards.iter() {
            if card != Equipment::Knife {
                if state.edition.in_phase(card, phase) {
                    effects(state, seat, owner, Use { card, copy: None, effect: Effect::Plain }, found);
                }
                continue;
            }
            for copy in visible.without(Equipment::Knife).iter().filter(|&copy| state.edition.in_phase(copy, phase)) {
                effects(state, seat, owner, Use { card, copy: Some(copy), effect: Effect::Plain }, found);
            }
        }
    }
}

fn effects(state: &State, seat: Seat, owner: Member, used: Use, found: &mut impl FnMut(Use)) {
    let mut each = |effect: Effect| found(Use { effect, ..used });
    if owner == Member::THIRD {
        third::effects(state, &used, &mut each);
    } else {
        cards::effects(state, seat, &used, &mut each);
    }
}

/// The seats on whose side the third pawn has dice that can change.
pub(crate) fn third_sides(state: &State) -> Seats {
    let free = state.tray.free(Member::THIRD.index());
    Side::BOTH.into_iter().filter(|&side| !state.tray.on_side(free, side).is_empty()).map(Side::seat).collect()
}

/// What single dice of the third pawn an effect can take, on one side.
pub(crate) fn few(state: &State, effect: FewDice, side: Side) -> DiceSet {
    let third = Member::THIRD.index();
    let dice = match effect {
        FewDice::Shovel => state.tray.free(third),
        FewDice::Map(_) | FewDice::Machete => state.tray.hand(third),
    };
    state.tray.on_side(dice, side)
}
