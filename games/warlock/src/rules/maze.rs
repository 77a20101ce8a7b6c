//! The labyrinth cards.

use super::{Play, ids, turn};
use crate::board::Kind;
use crate::event::Event;
use crate::state::State;
use kernel::{Log, Refusal, facts};

/// WAR-MAZ-2: from a gate one may turn up one face-down card that it touches, once a turn.
pub(super) fn check(state: &State, number: u8) -> Result<(), Refusal> {
    turn::check_begin(state)?;
    if state.turn.revealed {
        return Err(ids::TURN_CARD.refuse(facts![why = "once"]));
    }
    if !touched(state, number) {
        return Err(ids::TURN_CARD.refuse(facts![why = "far", number]));
    }
    if turnable(state, number) { Ok(()) } else { Err(ids::TURN_CARD.refuse(facts![why = "up", number])) }
}

/// Whether the active adventurer stands on a gate of the card with this number.
fn touched(state: &State, number: u8) -> bool {
    state.board().touches(state.hero().at).any(|touch| touch.maze + 1 == number)
}

/// Whether [`check`] allows to turn up the card with this number at the start of the turn.
pub(super) fn turnable(state: &State, number: u8) -> bool {
    !state.turn.revealed && touched(state, number) && state.maze_up & (1 << (number - 1)) == 0
}

impl<L: Log<Event>> Play<'_, L> {
    /// WAR-MAZ-2, WAR-MAZ-3, WAR-MAZ-4, WAR-MAZ-5: the card is turned up and stays so; if it opens here one rolls, if not the turn is over.
    pub(super) fn reveal_maze(&mut self, number: u8) {
        let seat = self.state.active;
        let maze = number - 1;
        let here = self.state.hero().at;
        let side = self.state.board().touches(here).find(|touch| touch.maze == maze).map_or(0, |touch| touch.side);
        let open = self.state.maze[usize::from(maze)] & side != 0;
        self.turn_up(maze);
        self.log.tell(ids::TURN_CARD, Event::MazeTurned { seat, maze: number, open });
        if open {
            self.state.turn.revealed = true;
            self.begin();
        } else {
            self.end_turn();
        }
    }

    fn turn_up(&mut self, maze: u8) {
        self.state.maze_up |= 1 << maze;
        self.state.maze_known |= 1 << maze;
    }

    /// WAR-VAR-2: whoever begins his turn on a hidden card has it turned up for all.
    pub(super) fn show_own_card(&mut self) {
        let seat = self.state.active;
        if let Kind::Maze(maze) = self.state.board().kind(self.state.hero().at)
            && self.state.maze_up & (1 << maze) == 0
        {
            self.turn_up(maze);
            self.log.tell(ids::HIDDEN_MAZE, Event::MazeTurned { seat, maze: maze + 1, open: true });
        }
    }

    /// WAR-MAZ-5, WAR-VAR-2: cards stay face up, unless it was agreed to hide them at the end of the turn.
    pub(super) fn hide_maze(&mut self) {
        if self.state.options.maze_rehide && self.state.maze_up != 0 {
            self.state.maze_up = 0;
            self.log.tell(ids::HIDDEN_MAZE, Event::MazeHidden);
        }
    }
}
