//! Access to the state for code other than the rules: what it may read, and what tests may set up by hand.

use crate::board::{MAZE, ROOMS};
use crate::knowledge::Knowledge;
use crate::number::MazeSet;
use crate::phase::{Combat, Phase, Talks, TurnSoFar};
use crate::place::{CardSet, NumberSet};
use crate::setup::Options;
use crate::side::Sides;
use crate::state::{Adventurer, Content, LOOSE, Loose, RoomState, SEATS, State};
use crate::versions;
use kernel::{Seat, Seats};

impl State {
    /// Board, cards and tables.
    #[inline]
    pub fn content(&self) -> Content {
        self.content
    }

    /// What the players agreed on.
    pub fn options(&self) -> Options {
        self.options
    }

    /// Whether one may say until when one fights on.
    pub fn fights_on(&self) -> bool {
        self.rules >= versions::FIGHT_ON
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// The round, from 1.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// The open decision.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The current combat.
    pub fn combat(&self) -> Option<Combat> {
        self.combat
    }

    /// The current negotiation.
    pub fn talks(&self) -> Option<Talks> {
        self.talks
    }

    /// Whether adventurers may fight each other.
    pub fn truce_over(&self) -> bool {
        self.truce_over
    }

    /// The combination, as a set of numbers.
    pub fn chest(&self) -> NumberSet {
        self.chest
    }

    /// The numbered Key Challenge cards of each player.
    pub fn clues(&self) -> &[NumberSet; SEATS] {
        &self.clues
    }

    /// The open sides of each labyrinth card.
    pub fn maze(&self) -> &[Sides; MAZE] {
        &self.maze
    }

    /// Which labyrinth cards are face up.
    pub fn maze_up(&self) -> MazeSet {
        self.maze_up
    }

    /// Which labyrinth cards everybody has seen.
    pub fn maze_known(&self) -> MazeSet {
        self.maze_known
    }

    /// The rooms.
    #[inline]
    pub fn rooms(&self) -> &[RoomState; ROOMS] {
        &self.rooms
    }

    /// The loose cards.
    pub fn loose(&self) -> &[Option<Loose>; LOOSE] {
        &self.loose
    }

    /// Shylock's stock.
    pub fn stock(&self) -> CardSet {
        self.stock
    }

    /// The treasure cards out of the game.
    pub fn removed(&self) -> CardSet {
        self.removed
    }

    /// The adventurers.
    pub fn people(&self) -> &[Adventurer; SEATS] {
        &self.people
    }

    /// What each seat has learnt.
    #[inline]
    pub fn knowledge(&self) -> &Knowledge {
        &self.knowledge
    }

    /// How many new adventurers have been created.
    pub fn lanterns_made(&self) -> u16 {
        self.lanterns_made
    }

    /// The parts of the state, to be set up by hand. No rule is checked: [`kernel::Scenario::broken`] says what is
    /// wrong with it.
    pub fn stage(&mut self) -> Stage<'_> {
        Stage {
            active: &mut self.active,
            round: &mut self.round,
            phase: &mut self.phase,
            turn: &mut self.turn,
            combat: &mut self.combat,
            talks: &mut self.talks,
            left_a_room: &mut self.left_a_room,
            truce_over: &mut self.truce_over,
            chest: &mut self.chest,
            clues: &mut self.clues,
            maze: &mut self.maze,
            maze_up: &mut self.maze_up,
            maze_known: &mut self.maze_known,
            rooms: &mut self.rooms,
            loose: &mut self.loose,
            stock: &mut self.stock,
            removed: &mut self.removed,
            people: &mut self.people,
            knowledge: &mut self.knowledge,
        }
    }
}

/// The parts of a state that tests set up before a game continues from there.
#[expect(missing_docs, reason = "the fields are those of the state")]
pub struct Stage<'a> {
    pub active: &'a mut Seat,
    pub round: &'a mut u16,
    pub phase: &'a mut Phase,
    pub turn: &'a mut TurnSoFar,
    pub combat: &'a mut Option<Combat>,
    pub talks: &'a mut Option<Talks>,
    pub left_a_room: &'a mut Seats,
    pub truce_over: &'a mut bool,
    pub chest: &'a mut NumberSet,
    pub clues: &'a mut [NumberSet; SEATS],
    pub maze: &'a mut [Sides; MAZE],
    pub maze_up: &'a mut MazeSet,
    pub maze_known: &'a mut MazeSet,
    pub rooms: &'a mut [RoomState; ROOMS],
    pub loose: &'a mut [Option<Loose>; LOOSE],
    pub stock: &'a mut CardSet,
    pub removed: &'a mut CardSet,
    pub people: &'a mut [Adventurer; SEATS],
    pub knowledge: &'a mut Knowledge,
}
