//! The turn: who acts, with what, and when it is over.

use super::{Play, character, chest, decides, ids, items, maze, meeting, movement, passages, river};
use crate::action::{Action, Crossing};
use crate::board::{Kind, RoomId};
use crate::event::Event;
use crate::number::{MazeCard, Passage};
use crate::phase::{AfterTake, Ending, Phase, TurnSoFar};
use crate::state::State;
use kernel::{Log, Refusal, Seat, facts};

/// What prevents the active adventurer from doing anything but roll.
#[derive(Clone, Copy)]
pub(super) enum Duty {
    /// WAR-FLE-6: he fled this room.
    MoveAway(RoomId),
    /// WAR-ROOM-8: he is in this fixed room.
    Leave(RoomId),
    /// WAR-MAZ-3: he turned up a labyrinth card, and it is open.
    Labyrinth,
}

/// WAR-TRN-2: what the active adventurer must do before anything else, if anything.
pub(super) fn duty(state: &State) -> Option<Duty> {
    let hero = state.hero();
    if let Some(fled) = hero.fled
        && !movement::only_way_is(state, state.active, fled)
    {
        return Some(Duty::MoveAway(fled));
    }
    let fixed = state.board().room_at(hero.at).filter(|&room| state.is_fixed(room));
    if let Some(room) = fixed
        && movement::has_step(state, state.active)
    {
        return Some(Duty::Leave(room));
    }
    state.turn.revealed.then_some(Duty::Labyrinth)
}

/// WAR-TRN-2: no duty is open that only a roll can fulfil.
pub(super) fn no_duty(state: &State) -> Result<(), Refusal> {
    let named = |room: RoomId| state.board().room(room).place.fact();
    match duty(state) {
        None => Ok(()),
        Some(Duty::MoveAway(room)) => Err(ids::MOVE_AWAY.refuse(facts![why = "duty", room = named(room)])),
        Some(Duty::Leave(room)) => Err(ids::LEAVE_FIXED.refuse(facts![room = named(room)])),
        Some(Duty::Labyrinth) => Err(ids::MAZE_OPEN.refuse(facts![])),
    }
}

/// WAR-TRN-1: the main action of the turn is open.
pub(super) fn check_begin(state: &State) -> Result<(), Refusal> {
    decides(state, state.phase == Phase::Begin)
}

/// WAR-TRN-4: an adventurer may stay if nothing else is due.
pub(super) fn check_stay(state: &State) -> Result<(), Refusal> {
    check_begin(state)?;
    no_duty(state)
}

/// WAR-DTH-10, WAR-RUL-57: a player leaves at the start of his turn, before he has done anything.
pub(super) fn check_leave(state: &State) -> Result<(), Refusal> {
    let at_start = matches!(state.phase, Phase::Begin | Phase::Caged | Phase::Pending);
    if at_start && !state.turn.travelled && !state.turn.revealed {
        return Ok(());
    }
    Err(ids::LEAVE_AT_START.refuse(facts![]))
}

/// The main actions open to the active player. Leaving the game is legal too, but nobody is offered it.
pub(super) fn list(state: &State, out: &mut Vec<Action>) {
    out.push(Action::Roll);
    out.extend(character::no_meal(state).is_none().then_some(Action::Eat));
    out.extend(duty(state).is_none().then_some(Action::Stay));
    out.extend(passages::gropes(state).then_some(Action::Grope));
    items::list_drinks(state, out);
    match state.board().kind(state.hero().at) {
        Kind::Passage(..) => {
            out.extend(Passage::all().filter(|&number| passages::travels(state, number)).map(Action::Travel));
        }
        Kind::Gate => {
            out.extend(MazeCard::all().filter(|&card| maze::turnable(state, card)).map(Action::Reveal));
        }
        Kind::SouthBank | Kind::NorthBank => {
            let ways = [Crossing::Ferry, Crossing::Punt, Crossing::Bridge];
            out.extend(ways.into_iter().filter(|&way| river::check(state, way).is_ok()).map(Action::Cross));
        }
        Kind::Room(_) => chest::list_in_turn(state, out),
        Kind::Tunnel | Kind::Entrance | Kind::Maze(_) => {}
    }
    items::list_uses(state, out);
    out.extend(meeting::neighbours_to_talk_to(state).map(Action::Negotiate));
}

impl<L: Log<Event>> Play<'_, L> {
    /// The turn of the active seat begins; seats that miss a turn are skipped.
    pub(super) fn start_turn(&mut self) {
        loop {
            let seat = self.state.active;
            self.state.turn = TurnSoFar::new(self.state.hero().at);
            self.log.tell(ids::ROUND, Event::TurnBegins { seat, round: self.state.round });
            if !self.state.hero().alive() {
                return self.return_to_life();
            }
            if self.state.hero().misses == 0 {
                return self.go_on_with_turn();
            }
            self.miss();
            if !self.pass_on() {
                return;
            }
        }
    }

    /// WAR-TRN-5: a missed turn is over before it begins, and counts as one without a meal.
    fn miss(&mut self) {
        let seat = self.state.active;
        self.state.person_mut(seat).misses -= 1;
        self.log.tell(ids::MISSED, Event::Missed { seat });
        self.close_turn();
    }

    /// WAR-DTH-6: a new adventurer enters and plays this turn.
    fn return_to_life(&mut self) {
        let seat = self.state.active;
        self.create(seat);
        self.state.turn = TurnSoFar::new(self.state.hero().at);
        self.state.phase = Phase::Splitting;
    }

    /// The cage first, then an encounter that waits, then the main action.
    pub(super) fn go_on_with_turn(&mut self) {
        let seat = self.state.active;
        if self.state.hero().caged {
            return self.in_the_cage();
        }
        if self.state.hero().pending.is_some() {
            if super::rooms::still_waits(self.state, seat) {
                self.state.phase = Phase::Pending;
                return;
            }
            self.state.person_mut(seat).pending = None;
        }
        self.begin();
    }

    /// The main action is open.
    pub(super) fn begin(&mut self) {
        self.show_own_card();
        self.state.phase = Phase::Begin;
    }

    /// WAR-TRN-4: nothing but taking treasure and meeting those who are there.
    pub(super) fn stay(&mut self) {
        let seat = self.state.active;
        self.log.tell(ids::STAY, Event::Stayed { seat });
        self.take_on(AfterTake::Meeting);
    }

    /// The turn is over: the next seat's begins.
    pub(super) fn end_turn(&mut self) {
        self.close_turn();
        if self.pass_on() {
            self.start_turn();
        }
    }

    /// WAR-FLE-19, WAR-PRV-3: what the turn leaves behind: the duty after a flight ends, a meal is remembered.
    fn close_turn(&mut self) {
        let ate = self.state.turn.ate;
        let hero = self.state.person_mut(self.state.active);
        if !hero.fled_now {
            hero.fled = None;
        }
        hero.fled_now = false;
        hero.ate = ate;
        self.state.combat = None;
        self.state.talks = None;
        self.hide_maze();
    }

    /// WAR-SET-1, WAR-TRN-6, WAR-END-4: moves on to the next seat that still plays. Returns whether there is one: when
    /// the rounds are over, Zagor wins.
    fn pass_on(&mut self) -> bool {
        loop {
            let next = self.state.active.next(self.state.seats);
            self.state.active = next;
            if next == self.state.first {
                if self.state.round >= self.state.options.round_cap {
                    self.state.phase = Phase::Over(Ending::Zagor);
                    self.log.tell(ids::ZAGOR, Event::Zagor);
                    return false;
                }
                self.state.round += 1;
            }
            if !self.state.gone.contains(next) {
                return true;
            }
        }
    }

    /// WAR-DTH-10: figure, cards and seat of a player who leaves for good.
    pub(super) fn leave_game(&mut self, seat: Seat) {
        self.log.tell(ids::LEAVING, Event::LeftGame { seat });
        self.leave_room(seat);
        self.free_cards_of(seat);
        self.state.gone = self.state.gone.with(seat);
        self.note_truce();
        let rest = self.state.clockwise_from(seat).find(|&other| !self.state.gone.contains(other));
        match rest.filter(|&last| self.state.alone(last)) {
            Some(last) => {
                self.state.phase = Phase::Over(Ending::Alone(last));
                self.log.tell(ids::LEAVING, Event::Alone { seat: last });
            }
            None => self.end_turn(),
        }
    }
}
