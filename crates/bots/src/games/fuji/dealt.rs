//! Before the first turn: which cards to keep, and choices that make no difference.

use super::cards;
use super::plan::Question;
use super::told::{said, simply};
use crate::explain::percent;
use crate::insight::Planned;
use fuji::Fuji;
use fuji::action::Action;
use fuji::cards::EquipmentSet;
use fuji::state::Step;
use kernel::{Game, Phrase, facts};

impl Question<'_> {
    /// Keeps the most useful of the dealt cards. Each is valued by its general use, not by the team's chance.
    pub(super) fn keep(&self) -> Option<Planned<Fuji>> {
        let worth = |cards: &EquipmentSet| cards.iter().map(cards::worth).sum::<f32>();
        let keeps = self.actions.iter().filter_map(|action| {
            let Action::Keep(cards) = action else { return None };
            Some((worth(cards), *action))
        });
        let mut looked: Vec<(f32, Action)> = keeps.collect();
        // Reversed, because of equal cards the last is kept.
        looked.reverse();
        looked.sort_by(|one, other| other.0.total_cmp(&one.0));
        let reason = match looked.as_slice() {
            [best, next, ..] => {
                let more = percent(best.0 / next.0 - 1.0);
                Phrase::new("why-fuji-kept", facts![more, action = next.1.to_string()])
            }
            _one => Phrase::new("why-only", facts![]),
        };
        Some(said(looked.first()?.1, vec![reason]))
    }

    /// Choices that nobody plans: who starts where, the third pawn's skill, the die that a broken leg costs.
    pub(super) fn indifferent(&self) -> Option<Planned<Fuji>> {
        let usual = Fuji::stand_in(self.state, self.seat);
        let key = match self.state.step() {
            _forced if self.actions.len() == 1 => "why-only",
            Step::Legs => "why-fuji-leg",
            Step::Pairs
            | Step::Skill(_)
            | Step::ThirdSkill
            | Step::Keep(_)
            | Step::Plan
            | Step::Reroll
            | Step::Gear
            | Step::Next
            | Step::Bars
            | Step::Move
            | Step::Draw
            | Step::Gift
            | Step::Injury
            | Step::Won
            | Step::Lost(_) => "why-fuji-setup",
        };
        simply(usual, key)
    }
}
