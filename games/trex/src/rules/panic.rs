//! Panic.

use crate::action::Action;
use crate::board::{Cell, Direction};
use crate::event::{Cause, Event, Ignored, Piece};
use crate::rules::{ids, movement, turn};
use crate::state::{Phase, State};
use kernel::{Facts, Log, Refusal, RuleId, Seat, Seats};

/// TRX-PAN-1: every opponent still in the game adds one step to the panicker's own.
///
/// TRX-PAN-12: opponents who panic themselves are among them.
#[inline]
pub(crate) fn voters(state: &State, panicker: Seat) -> Seats {
    state.living().without(panicker)
}

/// TRX-PAN-4: the opponents steer, never the panicking player.
pub(crate) fn steers(panicker: Seat, seat: Seat) -> Result<(), Refusal> {
    if seat == panicker { Err(ids::OPPONENTS_STEER.refuse(Facts::none())) } else { Ok(()) }
}

/// TRX-PAN-13: the eliminated choose no direction in a Panic.
pub(crate) fn not_eliminated(state: &State, seat: Seat) -> Result<(), Refusal> {
    if state.player(seat).lives() { Ok(()) } else { Err(ids::NO_PUSH_WHEN_OUT.refuse(Facts::none())) }
}

/// TRX-PAN-16: every seat that is asked must point; all eight directions are allowed.
pub(crate) fn points_somewhere(state: &State, action: Action) -> Result<(), Refusal> {
    if action == Action::Abstain && matches!(state.phase, Phase::Panic(_)) {
        return Err(ids::PANIC_POINT.refuse(Facts::none()));
    }
    Ok(())
}

/// TRX-PAN-2: the first step is the panicker's own, in its place in turn order, and exactly like a Move.
pub(crate) fn first_step(state: &mut State, seat: Seat, direction: Direction, log: &mut impl Log<Event>) {
    movement::own_step(state, seat, direction, Cause::Panic, log);
}

/// TRX-PAN-3: once all cards are applied, the opponents are asked for the first panicker.
///
/// TRX-PAN-11: and for each further one, in turn order, when the one before is finished.
pub(crate) fn ask_next(state: &mut State, finished: Option<Seat>, log: &mut impl Log<Event>) {
    let rule = if finished.is_none() { ids::PANIC_LATER } else { ids::PANIC_ONE_BY_ONE };
    for seat in still_to_finish(state, finished) {
        if state.player(seat).lives() {
            state.phase = Phase::Panic(seat);
            log.tell(rule, Event::PanicAsked { seat });
            return;
        }
        drop_panic(seat, log);
    }
    turn::end_phase_three(state, log);
}

/// The panickers of this turn whose Panic is not yet finished, in turn order, the eliminated included.
pub(crate) fn still_to_finish(state: &State, finished: Option<Seat>) -> impl Iterator<Item = Seat> + use<> {
    let panicking = state.seats_where(|player| matches!(player.face_up, Some(Action::Panic(_))));
    let mut passed = finished.is_none();
    state.turn_order().filter(move |&seat| {
        let later = passed;
        passed |= Some(seat) == finished;
        later && panicking.contains(seat)
    })
}

/// TRX-PAN-14: a player who is out panics no further.
fn drop_panic(seat: Seat, log: &mut impl Log<Event>) {
    log.tell(ids::PANIC_DROPPED, Event::PanicDropped { seat });
}

/// TRX-PAN-5: the opponents' directions are applied from the panicker's left, clockwise, wherever the Bone is.
///
/// TRX-PAN-15: what is shown is applied, even if its author is out by now.
pub(crate) fn complete(state: &mut State, panicker: Seat, log: &mut impl Log<Event>) {
    let votes = turn::reveal(state, ids::OPPONENTS_STEER, log);
    for by in state.clockwise_from(state.left_of(panicker)) {
        if let Some(direction) = votes[by.index()].and_then(Action::direction) {
            push(state, panicker, by, direction, log);
        }
        if state.is_over() {
            return;
        }
    }
    ask_next(state, Some(panicker), log);
}

/// TRX-PAN-8: each cell entered brings Hits and bites as a Move does.
///
/// TRX-PAN-9: an ignored push enters nothing and costs nothing. TRX-PAN-10: one's own refuge is open, in and out.
fn push(state: &mut State, panicker: Seat, by: Seat, direction: Direction, log: &mut impl Log<Event>) {
    match destination(state, panicker, direction) {
        Ok((from, to)) => movement::step(state, panicker, from, to, Cause::Pushed(by), log),
        Err((rule, why)) => {
            let piece = Piece::Dino(panicker);
            log.tell(rule, Event::Ignored { piece, by, direction: Some(direction), why });
        }
    }
}

/// Where a push takes the panicker from and to, or the rule by which it is ignored.
fn destination(state: &State, panicker: Seat, direction: Direction) -> Result<(Cell, Cell), (RuleId, Ignored)> {
    let from = state.player(panicker).dino.ok_or((ids::PANIC_DROPPED, Ignored::PanickerOut))?;
    let to = inside(state, from, direction)?;
    not_barred(state, panicker, to)?;
    Ok((from, to))
}

/// TRX-PAN-7: a push off the board is ignored without cost.
fn inside(state: &State, from: Cell, direction: Direction) -> Result<Cell, (RuleId, Ignored)> {
    state.edition.neighbour(from, direction).ok_or((ids::PUSH_EDGE, Ignored::Edge))
}

/// TRX-PAN-6: a push onto a tile without the right to enter is ignored without cost.
fn not_barred(state: &State, panicker: Seat, to: Cell) -> Result<(), (RuleId, Ignored)> {
    match movement::barrier(state, panicker, to) {
        Some(_) => Err((ids::PUSH_BARRED, Ignored::Barred)),
        None => Ok(()),
    }
}
