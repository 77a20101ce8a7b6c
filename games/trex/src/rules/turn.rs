//! The turn: asking, answering, showing, applying.

use crate::action::Action;
use crate::board::{Direction, Feature};
use crate::cards::Card;
use crate::event::{Cause, Event};
use crate::rules::{bone, cards, end, harvest, ids, movement, panic, place, rest, rex};
use crate::state::{MAX_PLAYERS, Phase, State};
use crate::words;
use kernel::{Log, Refusal, RuleId, Seat, Seats, facts};

/// The answers of all seats to one question.
pub(crate) type Answers = [Option<Action>; MAX_PLAYERS];

/// TRX-TURN-2: the seats that the current question is put to, all at the same time.
#[inline]
pub(crate) fn asked(state: &State) -> Seats {
    match state.phase {
        Phase::Lake => place::voters(state, Feature::Lake),
        Phase::Volcano => place::voters(state, Feature::Volcano),
        Phase::Choose => state.living(),
        Phase::Panic(panicker) => panic::voters(state, panicker),
        Phase::Rex => rex::voters(state),
        Phase::Over => Seats::NONE,
    }
}

/// The seats that still have to answer.
#[inline]
pub(crate) fn waiting(state: &State) -> Seats {
    let answered = state.seats_where(|player| player.answer.is_some());
    Seats::from_bits(asked(state).bits() & !answered.bits())
}

/// TRX-TURN-1: cards are for the choosing phases, directions alone for the tiles, Panics and the T-Rex.
pub(crate) fn fits_the_phase(state: &State, action: Action) -> Result<(), Refusal> {
    let choosing = state.phase == Phase::Choose;
    let fits = match action {
        Action::Move(_) | Action::Rest | Action::Panic(_) => choosing,
        Action::Vote(_) => !choosing,
        Action::Abstain => true,
    };
    if fits { Ok(()) } else { Err(ids::PHASES.refuse(facts![phase = words::phase(state.phase)])) }
}

/// TRX-TURN-3: a card is played from the player's own hand.
pub(crate) fn card_in_hand(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action.card() {
        Some(card) if state.player(seat).hand.count(card) == 0 => {
            Err(ids::OWN_HAND.refuse(facts![card = words::kind(card)]))
        }
        Some(_) | None => Ok(()),
    }
}

/// TRX-TURN-6: with a Move or a Panic a player points at a cell of the board.
///
/// TRX-TURN-7: any cell is allowed, even the Lake, the Volcano, the T-Rex's cell or one full of Dinos.
pub(crate) fn stays_on_board(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let (Some(cell), Some(_), Some(direction)) = (state.player(seat).dino, action.card(), action.direction()) else {
        return Ok(());
    };
    if state.edition.neighbour(cell, direction).is_some() {
        return Ok(());
    }
    Err(ids::ON_BOARD.refuse(facts![cell = cell.to_string(), direction = words::way(direction)]))
}

/// TRX-TURN-4: card and direction are chosen at once: every kind of card in hand with every direction on the board.
///
/// TRX-TURN-5: Rest is listed once, without a direction.
pub(crate) fn list_cards(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let player = state.player(seat);
    let Some(cell) = player.dino else { return };
    let on_board = |direction: &Direction| state.edition.neighbour(cell, *direction).is_some();
    if player.hand.count(Card::Move) > 0 {
        out.extend(Direction::ALL.into_iter().filter(on_board).map(Action::Move));
    }
    if player.hand.count(Card::Rest) > 0 {
        out.push(Action::Rest);
    }
    if player.hand.count(Card::Panic) > 0 {
        out.extend(Direction::ALL.into_iter().filter(on_board).map(Action::Panic));
    }
}

/// TRX-TURN-11: nobody answers twice.
pub(crate) fn answers_once(state: &State, seat: Seat) -> Result<(), Refusal> {
    if state.player(seat).answer.is_some() { Err(ids::ONE_ANSWER.refuse(facts![why = "twice"])) } else { Ok(()) }
}

/// Takes an answer. The others learn that it was given, and nothing else.
///
/// TRX-RUL-24: the rules themselves have no way to change it. Taking it back is an undo, which the table offers until
/// the answers are shown.
pub(crate) fn commit(state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    state.player_mut(seat).answer = Some(action);
    log.tell(ids::ONE_ANSWER, Event::Answered { seat });
}

/// Shows all answers at the same moment, citing the given rule, and returns them.
pub(crate) fn reveal(state: &mut State, rule: RuleId, log: &mut impl Log<Event>) -> Answers {
    let mut answers = [None; MAX_PLAYERS];
    for seat in state.turn_order() {
        answers[seat.index()] = state.player_mut(seat).answer.take();
        if let Some(answer) = answers[seat.index()] {
            log.tell(rule, Event::Revealed { seat, answer });
        }
    }
    answers
}

/// TRX-TURN-8: all cards and directions are shown at once, and then applied.
///
/// TRX-TURN-9: one player after the other, in turn order.
pub(crate) fn apply_cards(state: &mut State, log: &mut impl Log<Event>) {
    let answers = reveal(state, ids::SHOWN, log);
    for (player, answer) in state.players.iter_mut().zip(answers) {
        player.face_up = answer;
        if let Some(card) = answer.and_then(Action::card) {
            player.hand.take(card);
        }
    }
    for seat in state.turn_order() {
        apply(state, seat, log);
        if state.is_over() {
            return;
        }
    }
    panic::ask_next(state, None, log);
}

/// Applies the card that a seat has face up.
fn apply(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let Some(action) = state.player(seat).face_up else { return };
    if !state.player(seat).lives() {
        return too_late(state, seat, log);
    }
    match action {
        Action::Rest => rest::rest(seat, log),
        Action::Move(direction) => movement::own_step(state, seat, direction, Cause::Move, log),
        Action::Panic(direction) => panic::first_step(state, seat, direction, log),
        Action::Vote(_) | Action::Abstain => unreachable!("only cards lie face up"),
    }
}

/// TRX-TURN-10: the card of a player who is already out is not applied, but discarded.
fn too_late(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let player = state.player_mut(seat);
    if let Some(card) = player.face_up.take().and_then(Action::card) {
        player.discards.add(card);
        log.tell(ids::TOO_LATE, Event::CardLost { seat, card });
    }
}

/// The end of phase 3: the cards are discarded, and the T-Rex is next.
pub(crate) fn end_phase_three(state: &mut State, log: &mut impl Log<Event>) {
    cards::discard(state, log);
    rex::begin(state, log);
}

/// Phases 5 and 6, and the next turn or the end.
pub(crate) fn end_turn(state: &mut State, log: &mut impl Log<Event>) {
    harvest::harvest(state, log);
    bone::pass(state, log);
    if state.turn == cards::turns(state) {
        end::after_last_turn(state, log);
    } else {
        begin(state, state.turn + 1, log);
    }
}

/// Begins a turn by asking for cards and directions.
pub(crate) fn begin(state: &mut State, turn: u8, log: &mut impl Log<Event>) {
    state.turn = turn;
    state.phase = Phase::Choose;
    log.tell(ids::PHASES, Event::TurnBegan { turn, of: cards::turns(state), bone: state.bone });
}
