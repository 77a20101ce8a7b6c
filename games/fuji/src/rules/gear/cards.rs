//! The conditions under which a player may use each card.

use crate::action::{Effect, Use};
use crate::cards::Equipment;
use crate::cell::{Cell, CellSet};
use crate::dice::{DiceSet, Die};
use crate::member::Member;
use crate::rules::gear::{rule_of, third_sides, turning};
use crate::rules::{hands, ids, walk};
use crate::side::Side;
use crate::state::State;
use kernel::{Refusal, Seat, Seats, facts};

/// Whether a player may use the card in this way.
pub(crate) fn check_effect(state: &State, owner: Member, used: &Use) -> Result<(), Refusal> {
    let index = owner.index();
    match (used.text(), used.effect) {
        (Equipment::FirstAid | Equipment::Flare, Effect::Plain) => Ok(()),
        (Equipment::Radio, Effect::Plain) => screen_up(state, owner),
        (Equipment::Shovel, Effect::Turn(die, value)) => shovel(state, index, die, value),
        (Equipment::Rope, Effect::To(cell)) => rope(state, owner, cell),
        (Equipment::Flashlight | Equipment::Water, Effect::Dice(dice)) => changeable(state, index, dice),
        (Equipment::Water, Effect::With(other)) => water_for(state, owner, other),
        (Equipment::Binoculars, Effect::Swap(one, other)) => binoculars(state, one, other),
        (Equipment::Lighter, effect @ (Effect::With(_) | Effect::Side(_))) => lighter(state, owner, used.card, effect),
        (Equipment::Carabiner, effect @ (Effect::Plain | Effect::Side(_))) => carabiner(state, effect),
        (Equipment::Map, Effect::Lend(die, to)) => map(state, owner, die, to),
        (Equipment::DuctTape | Equipment::Compass, Effect::Dice(dice)) => tape(state, index, used.text(), dice),
        (Equipment::Machete, Effect::Dice(dice)) => machete(state, index, dice),
        (text, _) => Err(rule_of(text).refuse(facts![why = "form"])),
    }
}

/// FUJ-E15-1, FUJ-RUL-33: a screen that is removed already cannot be removed again.
pub(crate) fn screen_up(state: &State, owner: Member) -> Result<(), Refusal> {
    if hands::open(state, owner.index()) {
        return Err(ids::RADIO.refuse(facts![why = "open"]));
    }
    Ok(())
}

/// FUJ-DIE-1, FUJ-DIE-2, FUJ-DIE-3, FUJ-RUL-15, FUJ-EQ-7, FUJ-RUL-8: at least one die, all held, none set aside or frozen.
pub(crate) fn changeable(state: &State, holder: usize, dice: DiceSet) -> Result<(), Refusal> {
    if dice.is_empty() {
        return Err(ids::REAL_EFFECT.refuse(facts![]));
    }
    if !dice.and(state.tray.aside).is_empty() {
        return Err(ids::ASIDE.refuse(facts![]));
    }
    if !state.tray.held[holder].includes(dice) {
        return Err(ids::YOUR_DICE.refuse(facts![]));
    }
    if !dice.and(state.tray.frozen).is_empty() {
        return Err(ids::FROZEN.refuse(facts![]));
    }
    Ok(())
}

/// FUJ-E02-1, FUJ-RUL-9, FUJ-EQ-7: one of the user's dice, to another of its faces.
pub(crate) fn shovel(state: &State, holder: usize, die: Die, value: u8) -> Result<(), Refusal> {
    changeable(state, holder, DiceSet::one(die))?;
    if state.tray.value(die) == value || !(1..=6).contains(&value) {
        return Err(ids::REAL_EFFECT.refuse(facts![]));
    }
    Ok(())
}

/// FUJ-E03-1, FUJ-RUL-10, FUJ-RUL-34: to a landscape card beside the pawn that is not lava, wherever the pawn stands.
pub(crate) fn rope(state: &State, owner: Member, cell: Cell) -> Result<(), Refusal> {
    if rope_targets(state, owner).contains(cell) {
        return Ok(());
    }
    Err(ids::ROPE.refuse(facts![why = "target"]))
}

/// The cards a rope can reach.
pub(crate) fn rope_targets(state: &State, owner: Member) -> CellSet {
    let beside = CellSet::one(state.sheet(owner).pawn).beside();
    beside.and(state.ground().landscapes).minus(state.land.lava)
}

/// FUJ-E07-1: another player, with a die that can be re-rolled.
pub(crate) fn water_for(state: &State, owner: Member, other: Member) -> Result<(), Refusal> {
    if other == owner || !state.has_member(other) {
        return Err(ids::WATER.refuse(facts![why = "target"]));
    }
    if state.tray.free(other.index()).is_empty() {
        return Err(ids::REAL_EFFECT.refuse(facts![]));
    }
    Ok(())
}

/// FUJ-E08-1, FUJ-E08-2, FUJ-E08-3: two different landscape cards, not burnt, without token, marker or pawn.
pub(crate) fn binoculars(state: &State, one: Cell, other: Cell) -> Result<(), Refusal> {
    let burnt = |cell: Cell| state.land.lava.contains(cell) || state.ground().rubble.contains(&cell);
    if burnt(one) || burnt(other) {
        return Err(ids::NO_BURNT_CARDS.refuse(facts![]));
    }
    let both = CellSet::one(one).with(other);
    if both.len() != 2 || !both.minus(state.ground().landscapes).is_empty() {
        return Err(ids::BINOCULARS.refuse(facts![why = "cards"]));
    }
    if !both.and(occupied(state)).is_empty() {
        return Err(ids::ONLY_EMPTY.refuse(facts![]));
    }
    Ok(())
}

/// FUJ-E08-2: every position with a token, a marker or a pawn.
pub(crate) fn occupied(state: &State) -> CellSet {
    let land = &state.land;
    let pieces = state.members().flat_map(|member| {
        let sheet = state.sheet(member);
        [Some(sheet.pawn), sheet.marker]
    });
    land.equipment.or(land.single).or(land.double).or(pieces.flatten().collect())
}

/// FUJ-E09-1, FUJ-E09-3, FUJ-RUL-14: a teammate with dice, not yet asked by this card in this phase, and only while the
/// user holds no die lent by the lighter.
pub(crate) fn lighter(state: &State, owner: Member, card: Equipment, effect: Effect) -> Result<(), Refusal> {
    if !state.tray.held[owner.index()].and(state.tray.lit).is_empty() {
        return Err(ids::ONE_FLAME.refuse(facts![]));
    }
    let from = match effect {
        Effect::With(from) if from != Member::THIRD => from,
        Effect::Side(side) if walk::third_plays(state) && owner != Member::THIRD => {
            let hand = state.tray.hand(Member::THIRD.index());
            if state.tray.on_side(hand, side).is_empty() {
                return Err(ids::SINGLE_DICE.refuse(facts![]));
            }
            Member::THIRD
        }
        Effect::Plain
        | Effect::Dice(_)
        | Effect::Turn(..)
        | Effect::To(_)
        | Effect::Swap(..)
        | Effect::With(_)
        | Effect::Lend(..)
        | Effect::Side(_)
        | Effect::SideTo(..)
        | Effect::Sides(_)
        | Effect::Both => return Err(ids::LIGHTER.refuse(facts![why = "target"])),
    };
    if from == owner || !state.has_member(from) || state.tray.hand(from.index()).is_empty() {
        return Err(ids::LIGHTER.refuse(facts![why = "target"]));
    }
    if state.phase.asked[usize::from(card == Equipment::Knife)] & from.bit() != 0 {
        return Err(ids::LIGHTER.refuse(facts![why = "asked"]));
    }
    Ok(())
}

/// FUJ-E10-1, FUJ-2B-9: if a third pawn has a die to re-roll, one of its sides is named; otherwise none is.
pub(crate) fn carabiner(state: &State, effect: Effect) -> Result<(), Refusal> {
    let sides = if walk::third_plays(state) { third_sides(state) } else { Seats::NONE };
    match effect {
        Effect::Side(side) if sides.contains(side.seat()) => Ok(()),
        Effect::Plain if sides.is_empty() => Ok(()),
        Effect::Plain
        | Effect::Dice(_)
        | Effect::Turn(..)
        | Effect::To(_)
        | Effect::Swap(..)
        | Effect::With(_)
        | Effect::Lend(..)
        | Effect::Side(_)
        | Effect::SideTo(..)
        | Effect::Sides(_)
        | Effect::Both => Err(if walk::third_plays(state) {
            ids::SINGLE_DICE.refuse(facts![])
        } else {
            ids::CARABINER.refuse(facts![why = "form"])
        }),
    }
}

/// FUJ-E11-1, FUJ-DIE-2: one held die, even a lent one, to another member.
pub(crate) fn map(state: &State, owner: Member, die: Die, to: Member) -> Result<(), Refusal> {
    if to == owner || !state.has_member(to) {
        return Err(ids::MAP.refuse(facts![why = "target"]));
    }
    held(state, owner.index(), DiceSet::one(die))
}

fn held(state: &State, holder: usize, dice: DiceSet) -> Result<(), Refusal> {
    if !dice.and(state.tray.aside).is_empty() {
        return Err(ids::ASIDE.refuse(facts![]));
    }
    if !state.tray.hand(holder).includes(dice) {
        return Err(ids::YOUR_DICE.refuse(facts![]));
    }
    Ok(())
}

/// FUJ-E12-1, FUJ-E12-2, FUJ-E13-1, FUJ-E13-2: any of the user's ones, or sixes; not necessarily all.
pub(crate) fn tape(state: &State, holder: usize, card: Equipment, dice: DiceSet) -> Result<(), Refusal> {
    changeable(state, holder, dice)?;
    let (from, _) = turning(card).expect("only tape and compass come here");
    if state.tray.showing(dice, from) != dice {
        return Err(rule_of(card).refuse(facts![why = "value"]));
    }
    Ok(())
}

/// FUJ-E14-1: one or two held dice.
pub(crate) fn machete(state: &State, holder: usize, dice: DiceSet) -> Result<(), Refusal> {
    if dice.is_empty() || dice.len() > 2 {
        return Err(ids::MACHETE.refuse(facts![why = "count"]));
    }
    held(state, holder, dice)
}

/// Calls `each` with every way a player can use the card now.
pub(crate) fn effects(state: &State, seat: Seat, used: &Use, each: &mut impl FnMut(Effect)) {
    let owner = Member::of(seat);
    let tray = &state.tray;
    let (free, hand) = (tray.free(owner.index()), tray.hand(owner.index()));
    let others = state.members().filter(|&other| other != owner);
    match used.text() {
        Equipment::FirstAid | Equipment::Flare => each(Effect::Plain),
        Equipment::Radio => {
            if screen_up(state, owner).is_ok() {
                each(Effect::Plain);
            }
        }
        Equipment::Shovel => {
            for die in free.iter() {
                (1..=6).filter(|&value| value != tray.value(die)).for_each(|value| each(Effect::Turn(die, value)));
            }
        }
        Equipment::Rope => rope_targets(state, owner).iter().for_each(|cell| each(Effect::To(cell))),
        Equipment::Flashlight => free.parts().for_each(|dice| each(Effect::Dice(dice))),
        Equipment::Water => {
            free.parts().for_each(|dice| each(Effect::Dice(dice)));
            others.filter(|other| !tray.free(other.index()).is_empty()).for_each(|other| each(Effect::With(other)));
        }
        Equipment::Binoculars => swaps(state, each),
        Equipment::Lighter => {
            let asked = others.map(Effect::With).chain(Side::BOTH.map(Effect::Side));
            asked.filter(|&effect| lighter(state, owner, used.card, effect).is_ok()).for_each(each);
        }
        Equipment::Carabiner => {
            let ways = [Effect::Plain, Effect::Side(Side::First), Effect::Side(Side::Second)];
            ways.into_iter().filter(|&effect| carabiner(state, effect).is_ok()).for_each(each);
        }
        Equipment::Map => {
            for die in hand.iter() {
                others.clone().for_each(|to| each(Effect::Lend(die, to)));
            }
        }
        text @ (Equipment::DuctTape | Equipment::Compass) => {
            let (from, _) = turning(text).expect("tape and compass turn dice");
            tray.showing(free, from).parts().for_each(|dice| each(Effect::Dice(dice)));
        }
        Equipment::Machete => {
            for one in hand.iter() {
                each(Effect::Dice(DiceSet::one(one)));
                let later = hand.iter().filter(|&other| other > one);
                later.for_each(|other| each(Effect::Dice(DiceSet::one(one).with(other))));
            }
        }
        Equipment::Knife => {}
    }
}

/// Calls `each` with every pair of landscape cards that can change places.
pub(crate) fn swaps(state: &State, each: &mut impl FnMut(Effect)) {
    let empty = state.ground().landscapes.minus(state.land.lava).minus(occupied(state));
    for one in empty.iter() {
        empty.iter().filter(|&other| other > one).for_each(|other| each(Effect::Swap(one, other)));
    }
}
