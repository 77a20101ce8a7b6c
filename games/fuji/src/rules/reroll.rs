//! Phase 3: re-rolls in silence.

use crate::cards::{Injury, Skill};
use crate::cell::Cell;
use crate::dice::DiceSet;
use crate::event::Event;
use crate::member::Member;
use crate::rules::{Scene, hands, ids, skills, talk, walk};
use crate::setup::ComradeMode;
use crate::side::Side;
use crate::state::{MEMBERS, State, Step};
use kernel::{Log, Refusal, Seat, Seats, facts};

/// FUJ-P2-13, FUJ-E15-2, FUJ-P3-3: the markers are final, screens are back, the number of re-rolls is fixed.
pub(crate) fn begin<L: Log<Event>>(scene: &mut Scene<'_, L>) {
    scene.state.step = Step::Reroll;
    talk::age(scene.state);
    scene.tell(ids::FINAL_MARKERS, Event::PhaseBegan { phase: 3 });
    for member in scene.state.members() {
        let marker = scene.state.sheet(member).marker;
        scene.state.sheet_mut(member).aim = marker.and_then(|cell| scene.state.land.cards[cell.index()]);
        let rerolls = entitlement(scene.state, member);
        scene.state.round.entitled[member.index()] = rerolls;
        scene.tell(ids::HOW_MANY, Event::Entitled { member, rerolls });
    }
    lower_the_curtain(scene.state);
    let state = &mut *scene.state;
    for seat in Seat::all(state.options.seats) {
        if nothing_to_do(state, seat) {
            state.round.done = state.round.done.with(seat);
        }
    }
    end_if_done(scene);
}

/// FUJ-P3-1, FUJ-P3-2, FUJ-P3-4, FUJ-RUL-6: re-rolls by distance and bonus symbol, then skill and injury.
///
/// FUJ-INJ-7, FUJ-K04-1, FUJ-RUL-30: with an injured eye only the survivalist's extra one is left. FUJ-K02-2: none at
/// distance four. FUJ-P2-14: none without a destination.
pub(crate) fn entitlement(state: &State, member: Member) -> u8 {
    let sheet = state.sheet(member);
    let Some(marker) = sheet.marker else { return 0 };
    let steps = walk::distance(state, sheet.pawn, marker, 4).expect("a final marker can be reached");
    entitlement_at(state, member, marker, steps)
}

/// The re-rolls of a member if its marker lay on a card this many steps away.
pub(crate) fn entitlement_at(state: &State, member: Member, marker: Cell, steps: u8) -> u8 {
    let sheet = state.sheet(member);
    let extra = u8::from(sheet.can(Skill::Survivalist));
    if sheet.hurt(Injury::Eye) {
        return extra;
    }
    let Some(base) = state.edition.rerolls.get(usize::from(steps)) else { return 0 };
    let bonus = state.land.cards[marker.index()].is_some_and(|card| state.edition.terrain(card).bonus);
    base + u8::from(bonus) + extra
}

/// FUJ-RUL-29: from now until the phase ends, nobody outside can tell whether dice behind a screen have changed.
fn lower_the_curtain(state: &mut State) {
    state.tray.before = state.tray.values;
    for member in state.members() {
        if state.round.entitled[member.index()] == 0 {
            continue;
        }
        for side in Side::BOTH {
            let dice = sided(state, member, state.tray.held[member.index()], side);
            let keepers = hands::keepers(&state.options, member.index(), side);
            for watcher in 0..=MEMBERS {
                if keepers & (1 << watcher) == 0 {
                    let hidden = state.tray.known[watcher].and(dice);
                    state.tray.memory[watcher] = state.tray.memory[watcher].or(hidden);
                    state.tray.known[watcher] = state.tray.known[watcher].minus(hidden);
                }
            }
        }
    }
}

/// Dice of the third pawn on one side; a player's dice all count as the first side.
pub(crate) fn sided(state: &State, member: Member, dice: DiceSet, side: Side) -> DiceSet {
    match (member == Member::THIRD, side) {
        (true, _) => state.tray.on_side(dice, side),
        (false, Side::First) => dice,
        (false, Side::Second) => DiceSet::NONE,
    }
}

/// Whether a seat has nothing to decide in phase 3: no re-roll, no die to set aside.
fn nothing_to_do(state: &State, seat: Seat) -> bool {
    let entitled = |member: Member| state.round.entitled[member.index()] > 0;
    let third = walk::third_plays(state) && entitled(Member::THIRD);
    !entitled(Member::of(seat)) && !third && skills::asideable(state, seat).is_empty()
}

/// The index of the counter for a seat's re-rolls of a member: the third pawn's second side has its own.
pub(crate) fn counter(member: Member, seat: Seat) -> usize {
    if member == Member::THIRD && seat.0 == 1 { MEMBERS } else { member.index() }
}

/// FUJ-P3-6, FUJ-2B-3, FUJ-2A-3: the dice that a seat may re-roll for a member now; the dummy is not a member.
pub(crate) fn rerollable(state: &State, seat: Seat, member: Member) -> DiceSet {
    if state.round.made[counter(member, seat)] >= state.round.entitled[member.index()] {
        return DiceSet::NONE;
    }
    let side = if member == Member::THIRD { Side::of(seat) } else { Side::First };
    sided(state, member, state.tray.free(member.index()), side)
}

/// Whose dice these are, if a seat rolls them: its own, or the third pawn's on its side.
fn whose(state: &State, seat: Seat, dice: DiceSet) -> Member {
    let own = state.tray.held[seat.index()];
    let third = walk::third_plays(state) && !dice.is_empty() && !own.includes(dice);
    if third { Member::THIRD } else { Member::of(seat) }
}

/// Whether a seat may re-roll these dice.
pub(crate) fn check_reroll(state: &State, seat: Seat, dice: DiceSet) -> Result<(), Refusal> {
    let member = whose(state, seat, dice);
    rerolls_left(state, seat, member)?;
    own_dice(state, seat, member, dice)
}

/// FUJ-P3-1, FUJ-P3-7: nobody re-rolls more often than the distance allows.
fn rerolls_left(state: &State, seat: Seat, member: Member) -> Result<(), Refusal> {
    let entitled = state.round.entitled[member.index()];
    if state.round.made[counter(member, seat)] >= entitled {
        return Err(ids::HOW_MANY.refuse(facts![rerolls = entitled]));
    }
    Ok(())
}

/// FUJ-P3-5, FUJ-P3-6, FUJ-RUL-7: at least one, and any, of the player's dice; FUJ-K03-2: not the one set aside;
/// FUJ-2B-3: of the third pawn's dice only those on the player's side.
fn own_dice(state: &State, seat: Seat, member: Member, dice: DiceSet) -> Result<(), Refusal> {
    if !dice.and(state.tray.aside).is_empty() {
        return Err(ids::DIE_LOCKED.refuse(facts![]));
    }
    if dice.is_empty() || !rerollable(state, seat, member).includes(dice) {
        let rule = if member == Member::THIRD { ids::ROLLING_FOR_TWO } else { ids::ONE_REROLL };
        return Err(rule.refuse(facts![]));
    }
    Ok(())
}

/// FUJ-P3-8: a seat re-rolls, independently of everybody else.
pub(crate) fn reroll<L: Log<Event>>(scene: &mut Scene<'_, L>, seat: Seat, dice: DiceSet) {
    let member = whose(scene.state, seat, dice);
    scene.state.round.made[counter(member, seat)] += 1;
    let side = if member == Member::THIRD { Side::of(seat) } else { Side::First };
    hands::reroll(scene, ids::ALL_AT_ONCE, member, side, dice);
}

/// A seat may be done once.
pub(crate) fn check_done(state: &State, seat: Seat) -> Result<(), Refusal> {
    if state.round.done.contains(seat) {
        return Err(ids::REAL_CHANGE.refuse(facts![]));
    }
    Ok(())
}

/// FUJ-P3-7: a seat that is done gives up its remaining re-rolls.
pub(crate) fn done<L: Log<Event>>(scene: &mut Scene<'_, L>, seat: Seat) {
    scene.state.round.done = scene.state.round.done.with(seat);
    scene.tell(ids::OPTIONAL, Event::Finished { seat });
    end_if_done(scene);
}

/// How many re-rolls a member made; FUJ-RUL-26: for the third pawn the larger of its two counts.
pub(crate) fn made(state: &State, member: Member) -> u8 {
    let first = state.round.made[member.index()];
    if member == Member::THIRD { first.max(state.round.made[MEMBERS]) } else { first }
}

/// When all are done the phase ends: the comrade's die comes back, bars are gathered, the re-rolls are counted openly.
fn end_if_done<L: Log<Event>>(scene: &mut Scene<'_, L>) {
    if scene.state.round.done != Seats::all(scene.state.options.seats) {
        return;
    }
    if scene.state.options.comrade == ComradeMode::Phase {
        skills::take_back(scene);
    }
    for member in scene.state.members() {
        let rerolls = made(scene.state, member);
        scene.tell(ids::COUNTING_REROLLS, Event::Counted { member, rerolls });
    }
    skills::gather_bars(scene);
    raise_the_curtain(scene.state);
    scene.state.step = Step::Gear;
    scene.tell(ids::SIX_PHASES, Event::PhaseBegan { phase: 4 });
}

/// FUJ-RUL-29: a member who made no re-roll has the dice that everybody remembers.
fn raise_the_curtain(state: &mut State) {
    for member in state.members() {
        for side in Side::BOTH {
            let counter = if member == Member::THIRD && side == Side::Second { MEMBERS } else { member.index() };
            if state.round.made[counter] == 0 {
                let dice = sided(state, member, state.tray.held[member.index()], side);
                for watcher in 0..=MEMBERS {
                    let remembered = state.tray.memory[watcher].and(dice);
                    state.tray.known[watcher] = state.tray.known[watcher].or(remembered);
                }
            }
        }
    }
    state.tray.memory = [DiceSet::NONE; MEMBERS + 1];
    state.tray.before = [0; crate::dice::DICE];
}
