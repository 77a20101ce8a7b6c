//! A state that fits all that a seat knows.

use crate::dice::{DiceSet, Die};
use crate::listen;
use crate::pending::Pending;
use crate::rules::{hands, reroll};
use crate::setup::Duo;
use crate::side::Side;
use crate::state::{State, Step};
use crate::tray::Tray;
use kernel::{Dice, Seat};

/// Deals everything the seat does not know anew: the pile, lent dice, other screens' dice, secret re-rolls.
pub(crate) fn imagine(state: &State, seat: Seat, dice: &mut Dice) -> State {
    let mut world = state.clone();
    // Dealt from a sorted pile, so that the same dice imagine the same world wherever the cards truly lie.
    let unknown = world.pile.unknown();
    unknown.sort_unstable();
    dice.shuffle(unknown);
    if world.turn == 0 || world.phase_number() > 4 {
        return world;
    }
    lend_others(&mut world, seat, dice);
    let unknown = world.tray.in_game().minus(world.tray.known[seat.index()]);
    let told = listen::Told::by_others(state, seat);
    for _ in 0..listen::TRIES {
        for die in unknown.iter() {
            world.tray.values[die.index()] = dice.below(6) as u8 + 1;
        }
        if told.sounds_right(&world, dice) {
            break;
        }
    }
    if world.step == Step::Reroll {
        redo_rerolls(&mut world, seat, dice);
    }
    repick(&mut world, seat, dice);
    world
}

/// FUJ-RUL-46: only giver and receiver know which die was lent: for others it may have been any die of that set still
/// hidden at home.
fn lend_others(world: &mut State, seat: Seat, dice: &mut Dice) {
    let known = world.tray.known[seat.index()];
    let mut dealt = DiceSet::NONE;
    for receiver in 0..world.tray.held.len() {
        loop {
            let lent = world.tray.held[receiver].and(world.tray.frozen).minus(known).minus(dealt);
            // Sorted by how they were lent, not by which they truly are: the truth must not influence what is drawn for
            // them.
            let how = |die: &Die| (die.set(), half(world, *die), world.tray.lit.contains(*die));
            let Some(die) = lent.iter().min_by_key(how) else { break };
            let candidates = could_be_lent(world, die, known).minus(dealt);
            let wanted = dice.below(candidates.len()) as usize;
            let other = candidates.iter().nth(wanted).expect("the number is below the count");
            swap(&mut world.tray, die, other);
            dealt = dealt.with(other);
        }
    }
}

/// The dice for which somebody who knows these could take a lent die.
fn could_be_lent(world: &State, die: Die, known: DiceSet) -> DiceSet {
    let home = die.set();
    let at_home = world.tray.held[home].minus(world.tray.aside);
    let all = at_home.or(world.tray.frozen).and(DiceSet::whole(home)).minus(known);
    match half(world, die) {
        Some(half) => all.and(world.edition.half(home, half)),
        None => all,
    }
}

/// FUJ-2B-2: the third pawn's dice lie in two halves, and everybody knows which half one was lent from.
fn half(world: &State, die: Die) -> Option<usize> {
    let third = world.options.duo == Duo::Third && die.set() == 2;
    third.then(|| usize::from(world.edition.half(2, 1).contains(die)))
}

/// Exchanges the places of two dice.
fn swap(tray: &mut Tray, one: Die, other: Die) {
    let exchange = |dice: &mut DiceSet| {
        if dice.contains(one) != dice.contains(other) {
            dice.0 ^= DiceSet::one(one).with(other).0;
        }
    };
    tray.held.iter_mut().for_each(exchange);
    tray.known.iter_mut().for_each(exchange);
    tray.memory.iter_mut().for_each(exchange);
    [&mut tray.aside, &mut tray.frozen, &mut tray.lit, &mut tray.far].into_iter().for_each(exchange);
    tray.values.swap(one.index(), other.index());
    tray.before.swap(one.index(), other.index());
}

/// FUJ-RUL-29: in phase 3 nobody knows how often the others have re-rolled; without any the dice are as remembered.
fn redo_rerolls(world: &mut State, seat: Seat, dice: &mut Dice) {
    let remembered = world.tray.memory[seat.index()];
    for member in world.members() {
        for side in Side::BOTH {
            let theirs = reroll::sided(world, member, world.tray.held[member.index()], side);
            let keepers = hands::keepers(&world.options, member.index(), side);
            if theirs.is_empty() || keepers & (1 << seat.0) != 0 {
                continue;
            }
            let counter = reroll::counter(member, side.seat());
            // A die set aside with another face than the remembered one proves at least one re-roll.
            let remembered = remembered.and(theirs);
            let seen = remembered.and(world.tray.known[seat.index()]);
            let proof = seen.iter().any(|die| world.tray.value(die) != world.tray.before[die.index()]);
            let least = u32::from(proof);
            let entitled = u32::from(world.round.entitled[member.index()]);
            let made = (least + dice.below(entitled + 1 - least)) as u8;
            world.round.made[counter] = made;
            if made == 0 {
                for die in remembered.minus(seen).iter() {
                    world.tray.values[die.index()] = world.tray.before[die.index()];
                }
            }
        }
    }
}

/// FUJ-2B-8: whether the other player has picked any die for the third pawn is secret.
fn repick(world: &mut State, seat: Seat, dice: &mut Dice) {
    if let Pending::Both { waiting, any, .. } = &mut world.pending
        && waiting.contains(seat)
        && waiting.len() == 1
    {
        *any = dice.below(2) == 1;
    }
}
