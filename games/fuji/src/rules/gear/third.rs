//! FUJ-2B-7, FUJ-RUL-37: the third pawn uses cards like any member, but nobody sees all its dice.

use super::cards;
use crate::action::{Effect, Use};
use crate::cards::Equipment;
use crate::event::Event;
use crate::member::Member;
use crate::pending::{FewDice, ManyDice, Pending};
use crate::rules::gear::{few, rule_of, third_sides};
use crate::rules::{Scene, ids};
use crate::side::Side;
use crate::state::State;
use kernel::{Log, Refusal, Seat, Seats, facts};

/// Whether the third pawn may use the card in this way.
pub(crate) fn check_effect(state: &State, used: &Use) -> Result<(), Refusal> {
    let third = Member::THIRD;
    match (used.text(), used.effect) {
        (Equipment::FirstAid | Equipment::Flare, Effect::Plain) => Ok(()),
        (Equipment::Radio, Effect::Plain) => cards::screen_up(state, third),
        (Equipment::Rope, Effect::To(cell)) => cards::rope(state, third, cell),
        (Equipment::Binoculars, Effect::Swap(one, other)) => cards::binoculars(state, one, other),
        (Equipment::Water, Effect::With(other)) => cards::water_for(state, third, other),
        (Equipment::Lighter, effect @ Effect::With(_)) => cards::lighter(state, third, used.card, effect),
        (Equipment::Carabiner, effect @ (Effect::Plain | Effect::Side(_))) => cards::carabiner(state, effect),
        (Equipment::Flashlight | Equipment::Water | Equipment::DuctTape | Equipment::Compass, Effect::Both) => {
            many_dice(state)
        }
        (Equipment::Shovel, Effect::Side(side)) => side_has(state, FewDice::Shovel, side, 1),
        (Equipment::Map, Effect::SideTo(side, to)) => {
            if to == third || !state.has_member(to) {
                return Err(ids::MAP.refuse(facts![why = "target"]));
            }
            side_has(state, FewDice::Map(to), side, 1)
        }
        (Equipment::Machete, Effect::Sides(counts)) => machete(state, counts),
        (text, _) => Err(rule_of(text).refuse(facts![why = "form"])),
    }
}

/// FUJ-2B-8, FUJ-EQ-7: an effect on many dice needs at least one that can change, on either side.
fn many_dice(state: &State) -> Result<(), Refusal> {
    if third_sides(state).is_empty() {
        return Err(ids::REAL_EFFECT.refuse(facts![]));
    }
    Ok(())
}

/// FUJ-2B-9: a side without an eligible die cannot be named.
fn side_has(state: &State, effect: FewDice, side: Side, count: u32) -> Result<(), Refusal> {
    if few(state, effect, side).len() < count {
        return Err(ids::SINGLE_DICE.refuse(facts![]));
    }
    Ok(())
}

/// FUJ-2B-9, FUJ-E14-1: one or two machete dice, each from a side that has it.
fn machete(state: &State, counts: [u8; 2]) -> Result<(), Refusal> {
    let total = u32::from(counts[0]) + u32::from(counts[1]);
    if total == 0 || total > 2 {
        return Err(ids::MACHETE.refuse(facts![why = "count"]));
    }
    side_has(state, FewDice::Machete, Side::First, u32::from(counts[0]))?;
    side_has(state, FewDice::Machete, Side::Second, u32::from(counts[1]))
}

/// FUJ-2B-8: each player with changeable dice on their side picks among them, in secret.
pub(crate) fn both<L: Log<Event>>(scene: &mut Scene<'_, L>, effect: ManyDice, card: Equipment) {
    let waiting = third_sides(scene.state);
    scene.state.pending = match waiting {
        Seats::NONE => Pending::Nothing,
        waiting => Pending::Both { effect, card, waiting, any: false },
    };
}

/// Carries out effects that only the third pawn's cards have.
pub(crate) fn carry_out<L: Log<Event>>(scene: &mut Scene<'_, L>, used: &Use, effect: Effect) {
    let single = |side: Side| if side == Side::First { [1, 0] } else { [0, 1] };
    match used.text() {
        Equipment::Flashlight => both(scene, ManyDice::Flashlight, used.card),
        Equipment::Water => both(scene, ManyDice::FirstSip, used.card),
        Equipment::DuctTape => both(scene, ManyDice::DuctTape, used.card),
        Equipment::Compass => both(scene, ManyDice::Compass, used.card),
        Equipment::Shovel => {
            if let Effect::Side(side) = effect {
                pick_on(scene, FewDice::Shovel, single(side));
            }
        }
        Equipment::Map => {
            if let Effect::SideTo(side, to) = effect {
                pick_on(scene, FewDice::Map(to), single(side));
            }
        }
        Equipment::Machete => {
            if let Effect::Sides(count) = effect {
                pick_on(scene, FewDice::Machete, count);
            }
        }
        Equipment::FirstAid
        | Equipment::Rope
        | Equipment::Flare
        | Equipment::Knife
        | Equipment::Binoculars
        | Equipment::Lighter
        | Equipment::Carabiner
        | Equipment::Radio => {}
    }
}

/// FUJ-2B-9: the players of the agreed sides pick alone.
fn pick_on<L: Log<Event>>(scene: &mut Scene<'_, L>, effect: FewDice, count: [u8; 2]) {
    scene.state.pending = Pending::Sides { effect, count };
}

/// Calls `each` with every way the third pawn can use the card now.
pub(crate) fn effects(state: &State, used: &Use, each: &mut impl FnMut(Effect)) {
    let players = || [Member::of(Seat(0)), Member::of(Seat(1))].into_iter();
    let mut allowed = |effect: Effect| {
        if check_effect(state, &Use { effect, ..*used }).is_ok() {
            each(effect);
        }
    };
    match used.text() {
        Equipment::FirstAid | Equipment::Flare | Equipment::Radio => allowed(Effect::Plain),
        Equipment::Rope => {
            cards::rope_targets(state, Member::THIRD).iter().for_each(|cell| allowed(Effect::To(cell)));
        }
        Equipment::Binoculars => cards::swaps(state, each),
        Equipment::Flashlight | Equipment::DuctTape | Equipment::Compass => allowed(Effect::Both),
        Equipment::Water => {
            allowed(Effect::Both);
            players().for_each(|other| allowed(Effect::With(other)));
        }
        Equipment::Lighter => players().for_each(|other| allowed(Effect::With(other))),
        Equipment::Carabiner => {
            [Effect::Plain, Effect::Side(Side::First), Effect::Side(Side::Second)].into_iter().for_each(allowed);
        }
        Equipment::Shovel => Side::BOTH.into_iter().for_each(|side| allowed(Effect::Side(side))),
        Equipment::Map => {
            Side::BOTH.into_iter().for_each(|side| players().for_each(|to| allowed(Effect::SideTo(side, to))));
        }
        Equipment::Machete => {
            [[1, 0], [0, 1], [2, 0], [1, 1], [0, 2]].into_iter().for_each(|counts| allowed(Effect::Sides(counts)));
        }
        Equipment::Knife => {}
    }
}
