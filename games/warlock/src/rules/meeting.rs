//! Meetings: who may attack, negotiate or ignore whom.

use super::{Play, decides, ids};
use crate::action::Action;
use crate::board::Kind;
use crate::event::Event;
use crate::offer::Pledge;
use crate::phase::{Moment, Phase, Talks};
use crate::state::State;
use crate::versions;
use kernel::{Fact, Log, Refusal, Seat, Seats, facts};

/// What prevents an adventurer from attacking another on his space.
#[derive(Clone, Copy)]
enum Peace {
    Truce,
    Entrance,
    Passage,
    Caged(Seat),
}

/// WAR-MEET-6, WAR-MEET-7, WAR-PAS-6, WAR-ENC-4, WAR-MAZ-9: what forbids two adventurers on one space to fight, if
/// anything; the labyrinth is a tunnel like any other.
fn peace(state: &State, one: Seat, other: Seat) -> Option<Peace> {
    if !state.truce_over {
        return Some(Peace::Truce);
    }
    match state.board().kind(state.person(one).at) {
        Kind::Entrance => return Some(Peace::Entrance),
        Kind::Passage(..) => return Some(Peace::Passage),
        Kind::Tunnel | Kind::SouthBank | Kind::NorthBank | Kind::Gate | Kind::Maze(_) | Kind::Room(_) => {}
    }
    [one, other].into_iter().find(|&seat| state.person(seat).caged).map(Peace::Caged)
}

/// WAR-MEET-6, WAR-MEET-7, WAR-PAS-6: whether one adventurer may attack another.
fn may_fight(state: &State, one: Seat, other: Seat) -> Result<(), Refusal> {
    match peace(state, one, other) {
        None => Ok(()),
        Some(Peace::Truce) => {
            let inside =
                state.every_seat().filter(|&seat| !state.gone.contains(seat) && !state.left_a_room.contains(seat));
            Err(ids::TRUCE.refuse(facts![seats = Fact::List(inside.map(Fact::from).collect())]))
        }
        Some(Peace::Entrance) => Err(ids::PEACE.refuse(facts![why = "entrance"])),
        Some(Peace::Passage) => Err(ids::PASSAGE_PEACE.refuse(facts![])),
        Some(Peace::Caged(seat)) => Err(ids::PEACE.refuse(facts![why = "caged", seat])),
    }
}

/// WAR-MEET-8: another adventurer on the same space.
fn face_to_face(state: &State, seat: Seat, other: Seat) -> Result<(), Refusal> {
    let there = other.0 < state.seats && other != seat && state.on_board(other);
    if there && state.person(other).at == state.person(seat).at {
        return Ok(());
    }
    Err(ids::FACE_TO_FACE.refuse(facts![seat = other]))
}

/// WAR-MEET-3: the others deal only with the active adventurer.
fn with_the_active(state: &State, other: Seat) -> Result<(), Refusal> {
    let active = state.active;
    if other == active { Ok(()) } else { Err(ids::OTHERS_REACT.refuse(facts![why = "active", seat = active])) }
}

/// Whether games by these rules let people talk as they do at a table.
fn free_talks(state: &State) -> bool {
    state.rules >= versions::FREE_TALKS
}

/// WAR-RUL-64: with whom the active player may negotiate before his main action.
pub(super) fn neighbours_to_talk_to(state: &State) -> impl Iterator<Item = Seat> + '_ {
    let here = if free_talks(state) { state.present(state.hero().at).without(state.active) } else { Seats::NONE };
    here.iter().filter(|&other| !state.turn.negotiated.contains(other))
}

/// WAR-MEET-2: the active player attacks anybody on his space; WAR-MEET-3: the others attack him.
pub(super) fn check_attack(state: &State, seat: Seat, victim: Seat) -> Result<(), Refusal> {
    if state.phase == Phase::Meet {
        face_to_face(state, seat, victim)?;
    } else {
        decides(state, matches!(state.phase, Phase::React(_)))?;
        with_the_active(state, victim)?;
    }
    may_fight(state, seat, victim)
}

/// WAR-MEET-2: the active player negotiates with each; WAR-MEET-3: another with him, if the two have not. Peace
/// forbids only fighting (WAR-PAS-7). WAR-RUL-63: the attacked speaks to the attacker; WAR-RUL-64: also before the main action.
pub(super) fn check_negotiate(state: &State, seat: Seat, other: Seat) -> Result<(), Refusal> {
    if let Phase::Parley { attacker, .. } = state.phase {
        return if other == attacker { Ok(()) } else { Err(ids::BEFORE_THE_BLOW.refuse(facts![seat = attacker])) };
    }
    if state.phase == Phase::Meet || (state.phase == Phase::Begin && free_talks(state)) {
        face_to_face(state, seat, other)?;
        return if state.turn.negotiated.contains(other) {
            Err(ids::ACTIVE_FIRST.refuse(facts![seat = other]))
        } else {
            Ok(())
        };
    }
    decides(state, matches!(state.phase, Phase::React(_)))?;
    with_the_active(state, other)?;
    if !state.turn.negotiated.contains(seat) {
        return Ok(());
    }
    Err(ids::OTHERS_REACT.refuse(facts![why = "once", seat = other]))
}

/// What the active player may do with the adventurers on his space, besides ignoring them.
fn meetings(state: &State) -> impl Iterator<Item = Action> + '_ {
    let seat = state.active;
    let others = state.present(state.hero().at).without(seat);
    others.iter().flat_map(move |other| {
        let attack = peace(state, seat, other).is_none().then_some(Action::Attack(other));
        let negotiate = (!state.turn.negotiated.contains(other)).then_some(Action::Negotiate(other));
        attack.into_iter().chain(negotiate)
    })
}

/// What another player may do with the active adventurer, besides ignoring him.
fn reactions(state: &State, seat: Seat) -> impl Iterator<Item = Action> + '_ {
    let active = state.active;
    let attack = peace(state, seat, active).is_none().then_some(Action::Attack(active));
    let negotiate = (!state.turn.negotiated.contains(seat)).then_some(Action::Negotiate(active));
    attack.into_iter().chain(negotiate)
}

/// The active player's choices.
pub(super) fn list_meet(state: &State, out: &mut Vec<Action>) {
    out.extend(meetings(state));
    out.push(Action::Ignore);
}

/// Another player's choices.
pub(super) fn list_react(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.extend(reactions(state, seat));
    out.push(Action::Ignore);
}

/// WAR-RUL-67: who would fight in the place of an attacked adventurer: his ally on the space, the next one clockwise.
fn ally_of(state: &State, attacker: Seat, victim: Seat) -> Option<Seat> {
    let allied = |ally: &Seat| {
        *ally != attacker
            && state.knowledge.pledges[victim.index()][ally.index()] == Pledge::Alliance
            && faced(state, attacker, *ally)
    };
    state.clockwise_from(victim).find(allied)
}

/// Whether two adventurers stand face to face where they may fight.
pub(crate) fn faced(state: &State, one: Seat, other: Seat) -> bool {
    face_to_face(state, one, other).is_ok() && peace(state, one, other).is_none() && state.on_board(one)
}

/// WAR-RUL-63, WAR-RUL-67: what is said before the first blow: the attacked fights or speaks, the attacker strikes or lets
/// be, an ally steps in or not.
pub(super) fn list_before_the_blow(state: &State, out: &mut Vec<Action>) {
    out.push(Action::Fight);
    out.push(if let Phase::Parley { attacker, .. } = state.phase {
        Action::Negotiate(attacker)
    } else {
        Action::Ignore
    });
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
        self.state.turn.deals = Default::default();
        self.state.turn.reacted = Seats::NONE;
        self.log.tell(ids::MEETING, Event::Met { seat, others });
        self.go_on_meeting();
    }

    /// WAR-MEET-2: the active player is asked while he has more than one choice.
    pub(super) fn go_on_meeting(&mut self) {
        if meetings(self.state).next().is_some() {
            self.state.phase = Phase::Meet;
        } else {
            self.next_reaction();
        }
    }

    /// Somebody ignores the other.
    ///
    /// WAR-RUL-63, WAR-RUL-67: an attacker lets the other be, and his part is over; an ally stands aside, and they fight.
    pub(super) fn ignore(&mut self, seat: Seat) {
        if let Phase::StepIn { attacker, victim, .. } = self.state.phase {
            self.log.tell(ids::ALLIES, Event::StoodAside { seat, victim });
            return self.fight_adventurer(attacker, victim);
        }
        if let Phase::Strike { victim, .. } = self.state.phase {
            self.log.tell(ids::BEFORE_THE_BLOW, Event::Spared { seat, victim });
        } else {
            self.log.tell(ids::ACTIVE_FIRST, Event::Ignored { seat });
        }
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

    /// WAR-MEET-3: one of the others is asked, or skipped if ignoring is the only choice.
    pub(super) fn go_on_reacting(&mut self, seat: Seat) {
        if reactions(self.state, seat).next().is_some() {
            self.state.phase = Phase::React(seat);
        } else {
            self.state.turn.reacted = self.state.turn.reacted.with(seat);
            self.next_reaction();
        }
    }

    /// WAR-MEET-4, WAR-MEET-16, WAR-RUL-63: one adventurer attacks one other, without asking; before weapons are chosen the
    /// attacked may speak.
    pub(super) fn attack(&mut self, attacker: Seat, victim: Seat) {
        self.log.tell(ids::NO_CONSENT, Event::Attacked { seat: attacker, victim });
        if free_talks(self.state) {
            self.state.phase = Phase::Parley { attacker, victim };
        } else {
            self.fight_adventurer(attacker, victim);
        }
    }

    /// WAR-RUL-67: the fight comes; an ally of the attacked is asked first whether he takes his place.
    pub(super) fn come_to_blows(&mut self, attacker: Seat, victim: Seat) {
        match ally_of(self.state, attacker, victim) {
            Some(ally) => self.state.phase = Phase::StepIn { attacker, victim, ally },
            None => self.fight_adventurer(attacker, victim),
        }
    }

    /// WAR-RUL-63, WAR-RUL-67: it is fought: by the attacked, after he spoke, or by his ally.
    pub(super) fn accept_fight(&mut self) {
        if let Phase::Parley { attacker, victim } | Phase::Strike { attacker, victim } = self.state.phase {
            self.come_to_blows(attacker, victim);
        } else if let Phase::StepIn { attacker, victim, ally } = self.state.phase {
            self.log.tell(ids::ALLIES, Event::SteppedIn { seat: ally, victim });
            self.fight_adventurer(attacker, ally);
        }
    }

    /// WAR-RUL-67: two who fight are allies no more, nor at truce.
    pub(super) fn end_pledge(&mut self, one: Seat, other: Seat) {
        if free_talks(self.state) {
            self.state.knowledge.pledges[one.index()][other.index()] = Pledge::None;
            self.state.knowledge.pledges[other.index()][one.index()] = Pledge::None;
        }
    }

    /// WAR-MEET-2, WAR-MEET-3, WAR-KEY-8, WAR-RUL-63, WAR-RUL-64: two begin to negotiate, about goods and clues.
    pub(super) fn negotiate(&mut self, opener: Seat, other: Seat) {
        let third = if opener == self.state.active { other } else { opener };
        if !free_talks(self.state) {
            self.state.turn.negotiated = self.state.turn.negotiated.with(third);
        }
        let moment = if self.state.phase == Phase::Begin {
            Moment::Begin
        } else if matches!(self.state.phase, Phase::Parley { .. }) {
            Moment::Attack
        } else {
            Moment::Meeting
        };
        self.state.talks = Some(Talks { opener, other, proposals: 0, offer: None, moment });
        self.log.tell(ids::NEGOTIATE, Event::TalksBegin { seat: opener, with: other });
        self.state.phase = Phase::Propose(opener);
    }
}
