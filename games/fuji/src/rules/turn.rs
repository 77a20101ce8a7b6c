//! The turn: phase 1, and whose decision it is.

use crate::cards::Skill;
use crate::dice::DiceSet;
use crate::event::{Event, Faces, Seers};
use crate::member::Member;
use crate::pending::Pending;
use crate::rules::{Scene, end, hands, ids};
use crate::setup::Duo;
use crate::side::Side;
use crate::state::{PhaseNotes, Round, Said, State, Step};
use crate::tray::SPECTATORS;
use kernel::{Log, Seat, Seats, Turn};

/// FUJ-GEN-4, FUJ-P1-1: a turn begins: everybody rolls all dice.
pub(crate) fn begin<L: Log<Event>>(scene: &mut Scene<'_, L>) {
    let state = &mut *scene.state;
    state.turn += 1;
    state.round =
        Round { aside_side: if state.turn % 2 == 1 { Side::First } else { Side::Second }, ..Round::default() };
    state.phase = PhaseNotes::default();
    state.rejections = 0;
    // FUJ-COM-10: hints are cleared at phase 1.
    for said in &mut state.hints {
        if !said.is_empty() {
            *said = Said::default();
        }
    }
    state.tray.known = [DiceSet::NONE; SPECTATORS + 1];
    let turn = state.turn;
    scene.tell(ids::SIX_PHASES, Event::TurnBegan { turn });
    for member in scene.state.members() {
        roll(scene, member);
    }
    if scene.state.options.duo == Duo::Dummy {
        roll_dummy(scene);
    }
    scene.state.step = Step::Plan;
    scene.tell(ids::SIX_PHASES, Event::PhaseBegan { phase: 2 });
}

/// FUJ-P1-1, FUJ-P1-2, FUJ-2B-3, FUJ-VIL-1: a member's dice are rolled, wherever its pawn stands; only the players
/// behind their screen see them.
fn roll<L: Log<Event>>(scene: &mut Scene<'_, L>, member: Member) {
    let holder = member.index();
    let all = scene.state.tray.held[holder];
    let sides = if member == Member::THIRD { &Side::BOTH[..] } else { &[Side::First] };
    for &side in sides {
        let dice = if member == Member::THIRD { scene.state.tray.on_side(all, side) } else { all };
        hands::throw(scene, holder, side, dice);
        let seers = Seats::from_bits(hands::keepers(&scene.state.options, holder, side));
        for seat in seers.iter() {
            scene.state.tray.show_to(seat, dice);
        }
        if L::LISTENS {
            let faces = Faces::of(dice, &scene.state.tray.values);
            scene.tell(ids::EVERYBODY_ROLLS, Event::Rolled { member, seers: Seers::Only(seers), faces });
        }
    }
}

/// FUJ-2A-1, FUJ-2A-2: the dummy's dice: one half hidden from both players, the other open.
fn roll_dummy<L: Log<Event>>(scene: &mut Scene<'_, L>) {
    hands::throw(scene, 2, Side::First, DiceSet::whole(2));
    let open = scene.state.edition.half(2, 1);
    scene.state.tray.show(open);
    if L::LISTENS {
        let open = Faces::of(open, &scene.state.tray.values);
        scene.tell(ids::HALF_HIDDEN, Event::DummyRolled { open });
    }
}

/// Who decides now, or how the game ended.
pub(crate) fn turn(state: &State) -> Turn {
    if state.over() { Turn::Over(end::outcome(state)) } else { Turn::Decide(deciders(state)) }
}

/// FUJ-RUL-38: whom the game waits for: not for seats that are ready, although these may still act.
pub(crate) fn waited(state: &State) -> Seats {
    let deciders = turn(state).deciders();
    let talking = matches!(state.step, Step::Plan | Step::Gear) && state.pending == Pending::Nothing;
    if !talking {
        return deciders;
    }
    let asked = state.proposal.map_or(0, |proposal| !proposal.accepted.bits());
    Seats::from_bits(deciders.bits() & (!state.phase.ready.bits() | asked))
}

fn deciders(state: &State) -> Seats {
    let everybody = Seats::all(state.options.seats);
    match state.step {
        Step::Plan | Step::Gear if state.pending == Pending::Nothing => talkers(state, everybody),
        Step::Plan | Step::Gear => waited_for(state),
        Step::Reroll => Seats::from_bits(everybody.bits() & !state.round.done.bits()),
        Step::Pairs | Step::ThirdSkill | Step::Next => answerers(state, everybody),
        Step::Skill(member) | Step::Keep(member) => alone_or_both(state, member),
        Step::Bars => alone_or_both(state, gatherer(state).expect("only a gatherer is asked for bars")),
        Step::Move | Step::Draw | Step::Gift | Step::Injury => alone_or_both(state, acting(state)),
        Step::Legs => leg_losers(state),
        Step::Won | Step::Lost(_) => Seats::NONE,
    }
}

/// Who is acting in phase 5.
pub(crate) fn acting(state: &State) -> Member {
    state.round.acting.expect("somebody acts while the steps of an action are decided")
}

/// The gatherer who can still use the skill.
pub(crate) fn gatherer(state: &State) -> Option<Member> {
    state.members().find(|&member| state.sheet(member).can(Skill::Gatherer))
}

/// Everybody who has not yet agreed to the open proposal, or everybody.
fn answerers(state: &State, everybody: Seats) -> Seats {
    match state.proposal {
        Some(proposal) => Seats::from_bits(everybody.bits() & !proposal.accepted.bits()),
        None => everybody,
    }
}

/// FUJ-2B-4: a player decides alone, for the third pawn both do.
fn alone_or_both(state: &State, member: Member) -> Seats {
    match member.seat() {
        Some(seat) => Seats::one(seat),
        None => answerers(state, Seats::all(state.options.seats)),
    }
}

/// FUJ-P2-1, FUJ-RUL-38: in phases 2 and 4 everybody, in any order; a seat that is ready only as long as it can take
/// that back (FUJ-RUL-40), or if it must answer a proposal.
fn talkers(state: &State, everybody: Seats) -> Seats {
    let patience = state.edition.limits.unready;
    let open = |seat: &Seat| {
        !state.phase.ready.contains(*seat)
            || state.phase.unready[seat.index()] < patience
            || state.proposal.is_some_and(|proposal| !proposal.accepted.contains(*seat))
    };
    everybody.iter().filter(open).collect()
}

/// FUJ-INJ-4: everybody who must lose a die, at the same time.
fn leg_losers(state: &State) -> Seats {
    let due = |member: Member| state.round.legs_due & member.bit() != 0;
    state
        .members()
        .filter(|&member| due(member))
        .fold(Seats::NONE, |seats, member| Seats::from_bits(seats.bits() | alone_or_both(state, member).bits()))
}

/// FUJ-RUL-42: while a card is carried out, only those it waits for.
fn waited_for(state: &State) -> Seats {
    match state.pending {
        Pending::Nothing => Seats::NONE,
        Pending::RopeDraw(member) => alone_or_both(state, member),
        Pending::Sip(member) => alone_or_both(state, member),
        Pending::Lend { from, side, .. } => Seats::one(from.seat().unwrap_or(side.seat())),
        Pending::Clip { waiting, side } => state
            .members()
            .filter(|member| waiting & member.bit() != 0)
            .map(|member| member.seat().unwrap_or(side.seat()))
            .collect(),
        Pending::Both { waiting, .. } => waiting,
        Pending::Sides { count, .. } => {
            Side::BOTH.into_iter().filter(|side| count[side.index()] > 0).map(Side::seat).collect()
        }
    }
}
