//! What happens to dice, and who sees it.

use crate::dice::{DiceSet, Die};
use crate::event::{Event, Faces, Seers};
use crate::member::Member;
use crate::rules::{Scene, ids};
use crate::setup::{Duo, Options};
use crate::side::Side;
use crate::state::State;
use kernel::{Log, RuleId, Seats, Stream};

/// FUJ-RUL-45, FUJ-INV-14: every member has its own stream of chance in every turn, the third pawn one for each side,
/// the dummy its own, so that the order of actions changes nobody's luck.
pub(crate) fn stream(state: &State, holder: usize, side: Side) -> Stream {
    let roller = match state.options.duo {
        Duo::Third if holder == 2 => 4 + side.index(),
        Duo::Dummy if holder == 2 => 6,
        Duo::None | Duo::Dummy | Duo::Third => holder,
    };
    Stream(1 + u64::from(state.turn) * 8 + roller as u64)
}

/// The seats behind whose screen a holder's dice lie, as bits; for the third pawn those of one side.
pub(crate) fn keepers(options: &Options, holder: usize, side: Side) -> u8 {
    match options.duo {
        _ if holder < usize::from(options.seats) => 1 << holder,
        Duo::Third => 1 << side.index(),
        Duo::Dummy | Duo::None => 0,
    }
}

/// Whether a member's screen is removed.
pub(crate) fn open(state: &State, holder: usize) -> bool {
    state.phase.radio & (1 << holder) != 0
}

/// Everybody who sees what happens to a holder's dice now.
pub(crate) fn seers(state: &State, holder: usize, side: Side) -> Seers {
    if open(state, holder) {
        return Seers::Everybody;
    }
    Seers::Only(Seats::from_bits(keepers(&state.options, holder, side)))
}

/// Gives dice new values from their own stream, in die order.
pub(crate) fn throw<L: Log<Event>>(scene: &mut Scene<'_, L>, holder: usize, side: Side, dice: DiceSet) {
    let stream = stream(scene.state, holder, side);
    for die in dice.iter() {
        scene.state.tray.values[die.index()] = scene.dice.below_on(stream, 6) as u8 + 1;
    }
}

/// FUJ-P3-5, FUJ-GEN-6: rolls some dice together, once; all others stay as they are.
pub(crate) fn reroll<L: Log<Event>>(scene: &mut Scene<'_, L>, rule: RuleId, member: Member, side: Side, dice: DiceSet) {
    let holder = member.index();
    throw(scene, holder, side, dice);
    let seers = seers(scene.state, holder, side);
    if L::LISTENS {
        let faces = Faces::of(dice, &scene.state.tray.values);
        scene.tell(rule, Event::Rerolled { member, seers, faces });
    }
}

/// Turns dice to a value.
pub(crate) fn turn<L: Log<Event>>(
    scene: &mut Scene<'_, L>,
    rule: RuleId,
    member: Member,
    side: Side,
    dice: DiceSet,
    value: u8,
) {
    for die in dice.iter() {
        scene.state.tray.values[die.index()] = value;
    }
    let seers = seers(scene.state, member.index(), side);
    if L::LISTENS {
        let faces = Faces::of(dice, &scene.state.tray.values);
        scene.tell(rule, Event::Turned { member, seers, faces });
    }
}

/// After a change behind a screen, nobody outside knows what lies there any more: which dice changed is secret.
pub(crate) fn forget(state: &mut State, holder: usize, side: Side) {
    if open(state, holder) {
        return;
    }
    let mut dice = state.tray.free(holder);
    if state.options.duo == Duo::Third && holder == 2 {
        dice = state.tray.on_side(dice, side);
    }
    let keepers = keepers(&state.options, holder, side);
    state.tray.lose_track(dice, keepers);
}

/// FUJ-E09-2, FUJ-E11-2, FUJ-DIE-3: a die changes hands and is frozen; only giver and receiver know which it is.
///
/// FUJ-RUL-26: a die lent to the third pawn lies on the lender's side.
pub(crate) fn lend<L: Log<Event>>(scene: &mut Scene<'_, L>, rule: RuleId, die: Die, from: Member, to: Member) {
    let state = &mut *scene.state;
    let side = state.tray.side(die);
    let one = DiceSet::one(die);
    let watched = open(state, from.index()) || open(state, to.index());
    let mut candidates = state.tray.hand(from.index());
    if from == Member::THIRD {
        candidates = state.tray.on_side(candidates, side);
    }
    let givers = keepers(&state.options, from.index(), side);
    let lender_side = from.seat().map_or(side, Side::of);
    let receivers = keepers(&state.options, to.index(), lender_side);
    if !watched {
        state.tray.lose_track(candidates, givers);
    }
    let tray = &mut state.tray;
    tray.pass(die, from.index(), to.index());
    tray.frozen = tray.frozen.or(one);
    tray.far = if to == Member::THIRD && lender_side == Side::Second { tray.far.or(one) } else { tray.far.minus(one) };
    for seat in Seats::from_bits(receivers).iter() {
        tray.show_to(seat, one);
    }
    if open(state, to.index()) {
        state.tray.show(one);
    }
    let seers = if watched { Seers::Everybody } else { Seers::Only(Seats::from_bits(givers | receivers)) };
    if L::LISTENS {
        let faces = Faces::of(one, &scene.state.tray.values);
        scene.tell(rule, Event::Lent { from, to, seers, faces });
    }
}

/// FUJ-DIE-2, FUJ-E14-1, FUJ-K03-1: dice are laid aside, visible to all.
pub(crate) fn set_aside<L: Log<Event>>(scene: &mut Scene<'_, L>, rule: RuleId, member: Member, dice: DiceSet) {
    scene.state.tray.aside = scene.state.tray.aside.or(dice);
    scene.state.tray.show(dice);
    if L::LISTENS {
        let faces = Faces::of(dice, &scene.state.tray.values);
        scene.tell(rule, Event::SetAside { member, faces });
    }
}

/// FUJ-E15-1: a screen is removed: everybody sees the dice behind it.
pub(crate) fn remove_screen<L: Log<Event>>(scene: &mut Scene<'_, L>, member: Member) {
    scene.state.phase.radio |= member.bit();
    let dice = scene.state.tray.held[member.index()];
    scene.state.tray.show(dice);
    if L::LISTENS {
        let faces = Faces::of(dice, &scene.state.tray.values);
        scene.tell(ids::RADIO, Event::Shown { member, faces });
    }
}

/// FUJ-INJ-4: a die leaves the game.
pub(crate) fn remove(state: &mut State, die: Die) {
    let one = DiceSet::one(die);
    let tray = &mut state.tray;
    tray.values[die.index()] = 0;
    for held in &mut tray.held {
        *held = held.minus(one);
    }
    tray.aside = tray.aside.minus(one);
    tray.frozen = tray.frozen.minus(one);
    tray.lit = tray.lit.minus(one);
    tray.far = tray.far.minus(one);
    tray.lose_track(one, 0);
}
