//! Meetings: who may attack, negotiate or ignore whom.

use super::{Play, Verdict, ids};
use crate::action::Action;
use crate::board::Kind;
use crate::event::Event;
use crate::phase::{Phase, Talks};
use crate::state::State;
use kernel::{Log, Seat, Seats};

/// WAR-MEET-6, WAR-MEET-7, WAR-PAS-6, WAR-ENC-4, WAR-MAZ-9: whether one adventurer may attack another on his space; the
/// labyrinth is a tunnel like any other.
fn may_fight(state: &State, one: Seat, other: Seat) -> Verdict {
    truce(state)?;
    match state.board().kind(state.person(one).at) {
        Kind::Entrance => return Err(ids::PEACE),
        Kind::Passage(..) => return Err(ids::PASSAGE_PEACE),
        Kind::Tunnel | Kind::SouthBank | Kind::NorthBank | Kind::Gate | Kind::Maze(_) | Kind::Room(_) => {}
    }
    if state.person(one).caged || state.person(other).caged { Err(ids::PEACE) } else { Ok(()) }
}

/// WAR-MEET-6: nobody fights before everybody has left a room.
fn truce(state: &State) -> Verdict {
    if state.truce_over { Ok(()) } else { Err(ids::TRUCE) }
}

/// WAR-MEET-8: another adventurer on the same space.
fn face_to_face(state: &State, seat: Seat, other: Seat) -> Verdict {
    let there = other.0 < state.seats && other != seat && state.on_board(other);
    if there && state.person(other).at == state.person(seat).at { Ok(()) } else { Err(ids::FACE_TO_FACE) }
}

/// WAR-MEET-2: the active player's choices: attack, negotiate once with each, ignore. Peace forbids only fighting
/// (WAR-PAS-7).
pub(super) fn check_meet(state: &State, action: &Action) -> Verdict {
    let seat = state.active;
    match *action {
        Action::Ignore => Ok(()),
        Action::Attack(victim) => {
            face_to_face(state, seat, victim)?;
            may_fight(state, seat, victim)
        }
        Action::Negotiate(other) => {
            face_to_face(state, seat, other)?;
            if state.turn.negotiated.contains(other) { Err(ids::ACTIVE_FIRST) } else { Ok(()) }
        }
        ref other => Err(super::unfit(other)),
    }
}

/// WAR-MEET-3: another's choices: attack the active adventurer, negotiate with him if the two have not, ignore him.
pub(super) fn check_react(state: &State, seat: Seat, action: &Action) -> Verdict {
    match *action {
        Action::Ignore => Ok(()),
        Action::Attack(victim) if victim == state.active => may_fight(state, seat, victim),
        Action::Negotiate(other) if other == state.active && !state.turn.negotiated.contains(seat) => Ok(()),
        Action::Attack(_) | Action::Negotiate(_) => Err(ids::OTHERS_REACT),
        ref other => Err(super::unfit(other)),
    }
}

/// The active player's choices.
pub(super) fn list_meet(state: &State, out: &mut Vec<Action>) {
    let others = state.present(state.hero().at).without(state.active);
    let choices = others.iter().flat_map(|other| [Action::Attack(other), Action::Negotiate(other)]);
    out.extend(choices.filter(|action| check_meet(state, action).is_ok()));
    out.push(Action::Ignore);
}

/// Another's choices.
pub(super) fn list_react(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let choices = [Action::Attack(state.active), Action::Negotiate(state.active), Action::Ignore];
    out.extend(choices.into_iter().filter(|action| check_react(state, seat, action).is_ok()));
}

impl<L: Log<Event>> Play<'_, L> {
    /// WAR-MEET-1: a meeting opens if anybody else is on the space; otherwise the turn is over.
    pub(super) fn meeting(&mut self) {
        let seat = self.state.active;
        let others = self.state.present(self.state.hero().at).without(seat);
        if others.is_empty() {
            return self.end_turn();
        }
        self.state.turn.negotiated = Seats::NONE;
        self.state.turn.reacted = Seats::NONE;
        self.log.tell(ids::MEETING, Event::Met { seat, others });
        self.go_on_meeting();
    }

    /// WAR-MEET-2: the active player is asked while he has more than one choice.
    pub(super) fn go_on_meeting(&mut self) {
        let others = self.state.present(self.state.hero().at).without(self.state.active);
        let choices = others.iter().flat_map(|other| [Action::Attack(other), Action::Negotiate(other)]);
        if choices.into_iter().any(|action| check_meet(self.state, &action).is_ok()) {
            self.state.phase = Phase::Meet;
        } else {
            self.next_reaction();
        }
    }

    /// Somebody ignores the other.
    pub(super) fn ignore(&mut self, seat: Seat) {
        self.log.tell(ids::ACTIVE_FIRST, Event::Ignored { seat });
        if seat != self.state.active {
            self.state.turn.reacted = self.state.turn.reacted.with(seat);
        }
        self.next_reaction();
    }

    /// WAR-MEET-3: the others are asked clockwise, each while he has more than one choice; then the turn is over.
    pub(super) fn next_reaction(&mut self) {
        let here = self.state.present(self.state.hero().at);
        let waiting = |seat: &Seat| here.contains(*seat) && !self.state.turn.reacted.contains(*seat);
        let next = self.state.clockwise_from(self.state.active).find(waiting);
        match next {
            Some(seat) => self.go_on_reacting(seat),
            None => self.end_turn(),
        }
    }

    /// WAR-MEET-3: one of the others is asked, or passed over if all he could do is ignore.
    pub(super) fn go_on_reacting(&mut self, seat: Seat) {
        let active = self.state.active;
        let choices = [Action::Attack(active), Action::Negotiate(active)];
        if choices.iter().any(|action| check_react(self.state, seat, action).is_ok()) {
            self.state.phase = Phase::React(seat);
        } else {
            self.state.turn.reacted = self.state.turn.reacted.with(seat);
            self.next_reaction();
        }
    }

    /// WAR-MEET-2, WAR-MEET-3, WAR-KEY-8: two begin to negotiate, about goods and clues.
    pub(super) fn negotiate(&mut self, opener: Seat, other: Seat) {
        let third = if opener == self.state.active { other } else { opener };
        self.state.turn.negotiated = self.state.turn.negotiated.with(third);
        self.state.talks = Some(Talks { opener, other, proposals: 0, offer: None });
        self.log.tell(ids::NEGOTIATE, Event::TalksBegin { seat: opener, with: other });
        self.state.phase = Phase::Propose(opener);
    }
}
