//! The labyrinth cards.

use super::{Play, ids, turn};
use crate::board::Kind;
use crate::event::Event;
use crate::number::{MazeCard, MazeSet};
use crate::state::State;
use kernel::{Log, Refusal, facts};

/// WAR-MAZ-2: on a gate an adventurer may turn up one adjacent face-down card, once a turn.
pub(super) fn check(state: &State, number: MazeCard) -> Result<(), Refusal> {
    turn::check_begin(state)?;
    if state.turn.revealed {
        return Err(ids::TURN_CARD.refuse(facts![why = "once"]));
    }
    if !touched(state, number) {
        return Err(ids::TURN_CARD.refuse(facts![why = "far", number]));
    }
    if turnable(state, number) { Ok(()) } else { Err(ids::TURN_CARD.refuse(facts![why = "up", number])) }
}

/// Whether the active adventurer stands on a gate of a card.
fn touched(state: &State, maze: MazeCard) -> bool {
    state.board().touches(state.hero().at).any(|touch| touch.maze == maze)
}

/// Whether [`check`] allows turning up a card at the start of the turn.
pub(super) fn turnable(state: &State, maze: MazeCard) -> bool {
    !state.turn.revealed && touched(state, maze) && !state.maze_up.contains(maze)
}

impl<L: Log<Event>> Play<'_, L> {
    /// WAR-MAZ-2, WAR-MAZ-3, WAR-MAZ-4, WAR-MAZ-5: the card is turned up and stays so; if it is open on this side the
    /// adventurer rolls, otherwise the turn is over.
    pub(super) fn reveal_maze(&mut self, maze: MazeCard) {
        let seat = self.state.active;
        let here = self.state.hero().at;
        let touched = self.state.board().touches(here).find(|touch| touch.maze == maze);
        let open = touched.is_some_and(|touch| self.state.maze[maze.index()].contains(touch.side));
        self.turn_up(maze);
        self.log.tell(ids::TURN_CARD, Event::MazeTurned { seat, maze, open });
        if open {
            self.state.turn.revealed = true;
            self.begin();
        } else {
            self.end_turn();
        }
    }

    fn turn_up(&mut self, maze: MazeCard) {
        self.state.maze_up.insert(maze);
        self.state.maze_known.insert(maze);
    }

    /// WAR-VAR-2: a hidden card on which an adventurer begins his turn is turned up for all.
    pub(super) fn show_own_card(&mut self) {
        let seat = self.state.active;
        if let Kind::Maze(maze) = self.state.board().kind(self.state.hero().at)
            && !self.state.maze_up.contains(maze)
        {
            self.turn_up(maze);
            self.log.tell(ids::HIDDEN_MAZE, Event::MazeTurned { seat, maze, open: true });
        }
    }

    /// WAR-MAZ-5, WAR-VAR-2: cards stay face up, unless it was agreed to hide them at the end of the turn.
    pub(super) fn hide_maze(&mut self) {
        if self.state.options.maze_rehide && !self.state.maze_up.is_empty() {
            self.state.maze_up = MazeSet::empty();
            self.log.tell(ids::HIDDEN_MAZE, Event::MazeHidden);
        }
    }
}
