//! What an evaluation needs to know about a state, without the cost of a whole view.
//!
//! Dice and cards are given as they are: only imagined states are evaluated, and their dice and cards are guesses.

use crate::cards::Equipment;
use crate::cell::Cell;
use crate::edition::Edition;
use crate::member::Member;
use crate::pending::{Pending, Proposal};
use crate::setup::Options;
use crate::state::{Land, MEMBERS, PhaseNotes, Pile, Round, Said, Sheet, State, Step};
use crate::tray::Tray;

impl State {
    /// The content data.
    #[inline]
    pub fn edition(&self) -> &'static Edition {
        self.edition.0
    }

    /// What was agreed before the start.
    #[inline]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The map as it is now.
    #[inline]
    pub fn land(&self) -> &Land {
        &self.land
    }

    /// Every member's pieces, by its index.
    #[inline]
    pub fn sheets(&self) -> &[Sheet; MEMBERS] {
        &self.sheets
    }

    /// All dice.
    #[inline]
    pub fn tray(&self) -> &Tray {
        &self.tray
    }

    /// The draw pile.
    pub fn pile(&self) -> &Pile {
        &self.pile
    }

    /// The cards dealt to a member at setup, in the order dealt, until everybody has chosen what to keep.
    pub fn dealt(&self, member: Member) -> impl Iterator<Item = Equipment> + use<> {
        self.dealt[member.index()].into_iter().flatten()
    }

    /// The number of the turn, from 1; 0 during setup.
    #[inline]
    pub fn turn(&self) -> u8 {
        self.turn
    }

    /// What is being decided.
    #[inline]
    pub fn step(&self) -> Step {
        self.step
    }

    /// A card that is being carried out.
    #[inline]
    pub fn pending(&self) -> Pending {
        self.pending
    }

    /// A proposal that waits for answers.
    #[inline]
    pub fn proposal(&self) -> Option<Proposal> {
        self.proposal
    }

    /// Proposals refused on the current question.
    pub fn rejections(&self) -> u8 {
        self.rejections
    }

    /// What is remembered during this phase.
    #[inline]
    pub fn phase(&self) -> &PhaseNotes {
        &self.phase
    }

    /// What is remembered during this turn.
    #[inline]
    pub fn round(&self) -> &Round {
        &self.round
    }

    /// The hints on the table, by speaker.
    pub fn hints(&self) -> &[Said; MEMBERS] {
        &self.hints
    }

    /// The state without the open proposal.
    #[must_use]
    pub fn without_proposal(&self) -> State {
        State { proposal: None, ..self.clone() }
    }

    /// The state with another sheet in front of a member.
    #[must_use]
    pub fn with_sheet(&self, member: Member, sheet: Sheet) -> State {
        let mut state = self.clone();
        *state.sheet_mut(member) = sheet;
        state
    }

    /// The state after two cards of the map have changed places.
    #[must_use]
    pub fn with_cards_swapped(&self, one: Cell, other: Cell) -> State {
        let mut state = self.clone();
        state.land.cards.swap(one.index(), other.index());
        state
    }

    /// The parts of the state, open to tools and tests that build a situation by hand. Nothing is checked:
    /// [`kernel::Scenario::broken`] says what is wrong with it.
    pub fn parts(&mut self) -> Parts<'_> {
        Parts {
            land: &mut self.land,
            sheets: &mut self.sheets,
            tray: &mut self.tray,
            pile: &mut self.pile,
            turn: &mut self.turn,
            step: &mut self.step,
            pending: &mut self.pending,
            rejections: &mut self.rejections,
            phase: &mut self.phase,
            round: &mut self.round,
        }
    }
}

/// The parts of a state that tools and tests change: see [`State::parts`].
#[derive(Debug)]
pub struct Parts<'a> {
    /// The map.
    pub land: &'a mut Land,
    /// Every member's pieces, by its index.
    pub sheets: &'a mut [Sheet; MEMBERS],
    /// All dice.
    pub tray: &'a mut Tray,
    /// The draw pile.
    pub pile: &'a mut Pile,
    /// The number of the turn.
    pub turn: &'a mut u8,
    /// What is being decided.
    pub step: &'a mut Step,
    /// A card that is being carried out.
    pub pending: &'a mut Pending,
    /// Proposals refused on the current question.
    pub rejections: &'a mut u8,
    /// What is remembered during this phase.
    pub phase: &'a mut PhaseNotes,
    /// What is remembered during this turn.
    pub round: &'a mut Round,
}
