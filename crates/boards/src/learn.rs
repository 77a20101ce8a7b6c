//! Lessons: a first game, step by step, that is always the same.
//!
//! A lesson is data (`lessons/<game>.toml`, found by `build.rs`): a seed, and steps that point at things, say a
//! sentence with its rule, and may ask for an action. The positions between the steps are real: every action goes
//! through the engine.

use crate::kit::LESSONS;
use catalog::{AnyEdition, AnyMatch, Door, Happening};
use kernel::{Lang, Seal, Seat, Table, read_toml};
use serde::Deserialize;
use std::sync::LazyLock;

/// A lesson.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// How many seats there are.
    pub seats: u8,
    /// What is agreed before the start, where it is not the usual.
    #[serde(default)]
    pub options: serde_json::Map<String, serde_json::Value>,
    /// The learner's seat.
    pub seat: Seat,
    /// The seed of the dice.
    pub seed: u64,
    /// The steps, in order.
    pub steps: Vec<LessonStep>,
}

/// One step of a lesson.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// What the others do before the step is shown: seat and action.
    #[serde(default)]
    pub then: Vec<String>,
    /// What the step points at: things by their name, or elements by `#id`.
    #[serde(default)]
    pub point: Vec<String>,
    /// What the learner is asked to do, if anything.
    #[serde(default)]
    pub act: Option<String>,
    /// The rule behind the step.
    pub rule: String,
    en: String,
    fr: String,
}

impl LessonStep {
    /// The sentence.
    pub fn text(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Fr => &self.fr,
        }
    }
}

/// The lesson of a game, if there is a file for it.
pub fn lesson(game: &str) -> Option<&'static Lesson> {
    static READ: LazyLock<Vec<(&str, Lesson)>> = LazyLock::new(|| {
        let read = |&(game, text): &(&'static str, &str)| {
            (game, read_toml(text).expect("the lessons of the house are well formed"))
        };
        LESSONS.iter().map(read).collect()
    });
    READ.iter().find(|(known, _)| *known == game).map(|(_, lesson)| lesson)
}

/// An action of a lesson: the game before it, what happened, and the game after it.
pub struct LessonMoment {
    /// Before.
    pub before: Box<dyn AnyMatch>,
    /// What happened.
    pub happenings: Vec<Happening>,
    /// After.
    pub after: Box<dyn AnyMatch>,
}

impl Lesson {
    /// The game as the learner finds it at a step; `None` beyond the last step, or if the rules or the edition do not
    /// allow it.
    pub fn position(&self, game: &dyn Door, edition: AnyEdition, step: usize) -> Option<Box<dyn AnyMatch>> {
        self.played(game, edition, step).map(|(played, _)| played)
    }

    /// What happens between the step before and this one: what the learner was asked to do, and what the others do then.
    pub fn moments(&self, game: &dyn Door, edition: AnyEdition, step: usize) -> Option<Vec<LessonMoment>> {
        self.played(game, edition, step).map(|(_, moments)| moments)
    }

    fn played(
        &self,
        game: &dyn Door,
        edition: AnyEdition,
        step: usize,
    ) -> Option<(Box<dyn AnyMatch>, Vec<LessonMoment>)> {
        let steps = self.steps.get(..=step)?;
        let table = Table { seats: self.seats, options: self.options.clone() };
        let (mut played, _) = game.start(&table, edition, Seal::from_seed(self.seed)).ok()?;
        let mut moments = Vec::new();
        for (number, shown) in steps.iter().enumerate() {
            // Whoever comes to a step has seen what led to the one before; only what was done there is new.
            if number > 0 && steps[number - 1].act.is_none() {
                moments.clear();
            }
            let mut act = |seat: Seat, action: &str| {
                let before = played.copy();
                let happenings = played.act(seat, action).ok()?;
                Some(LessonMoment { before, happenings, after: played.copy() })
            };
            for line in &shown.then {
                let (seat, action) = line.split_once(' ')?;
                moments.push(act(Seat(seat.parse().ok()?), action)?);
            }
            if let Some(action) = shown.act.as_ref().filter(|_| number < step) {
                moments.clear();
                moments.push(act(self.seat, action)?);
            }
        }
        Some((played, moments))
    }

    /// Whether the whole lesson can be played with an edition: every action that it shows or asks for is legal.
    pub fn fits(&self, game: &dyn Door, edition: AnyEdition) -> bool {
        (0..self.steps.len()).all(|step| {
            let Some(mut played) = self.position(game, edition, step) else { return false };
            self.steps[step].act.as_ref().is_none_or(|action| played.act(self.seat, action).is_ok())
        })
    }
}
