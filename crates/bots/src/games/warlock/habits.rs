//! How the levels differ: as people do who know the game less well.

use crate::Level;
use kernel::Dice;
use warlock::action::Action;

/// The habits of a player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Habits {
    /// The probability of overlooking a walk, a journey or a number to ask for. Never all of them.
    pub(super) overlooks: f32,
    /// Whether it attacks other adventurers for what they carry.
    pub(super) hunts: bool,
    /// Whether it waits before the Warlock until enough is known.
    pub(super) waits: bool,
    /// Whether it computes fights to their end, rather than running when it hurts.
    pub(super) reckons: bool,
}

impl Habits {
    /// The habits of the strongest level.
    pub(super) const BEST: Habits = Habits { overlooks: 0.0, hunts: true, waits: true, reckons: true };

    /// The habits of a level that follows a plan; a newcomer has no plan and searches.
    pub(super) const fn of(level: Level) -> Option<Habits> {
        match level {
            Level::Newcomer => None,
            Level::Instant => Some(Habits { overlooks: 0.65, hunts: false, waits: false, reckons: false }),
            Level::Standard => Some(Habits { overlooks: 0.45, hunts: false, waits: false, reckons: true }),
            Level::Expert => Some(Habits { overlooks: 0.18, hunts: false, waits: true, reckons: true }),
            Level::Master => Some(Habits::BEST),
        }
    }

    /// The actions that are not overlooked: at least one.
    pub(super) fn noticed(&self, actions: Vec<Action>, dice: &mut Dice) -> Vec<Action> {
        const PARTS: u32 = 1 << 16;
        let threshold = (self.overlooks * PARTS as f32) as u32;
        if threshold == 0 {
            return actions;
        }
        let easily = |action: &Action| matches!(action, Action::Walk { .. } | Action::Travel(_) | Action::Challenge(_));
        let sees = |action: &&Action| !easily(action) || dice.below(PARTS) >= threshold;
        let seen: Vec<Action> = actions.iter().filter(sees).copied().collect();
        if seen.iter().any(|action| !matches!(action, Action::PassChallenge)) { seen } else { actions }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warlock::place::Place;

    #[test]
    fn ways_are_overlooked_and_everything_else_is_seen() {
        let place = |code| Place::named(code).expect("there is such a place");
        let walks = ["B1", "B2", "B3", "B4"].map(|code| Action::Walk { to: place(code), by: None });
        let actions: Vec<Action> = walks.into_iter().chain([Action::Roll, Action::Eat]).collect();
        let habits = Habits { overlooks: 0.5, ..Habits::BEST };
        let mut fewer = 0;
        for seed in 0..20 {
            let seen = habits.noticed(actions.clone(), &mut Dice::fast(seed));
            assert!(seen.contains(&Action::Roll) && seen.contains(&Action::Eat), "what one can do is no secret");
            fewer += usize::from(seen.len() < actions.len());
        }
        assert!(fewer > 10, "{fewer}");
        assert_eq!(Habits::BEST.noticed(actions.clone(), &mut Dice::fast(1)), actions);
        let blind = Habits { overlooks: 1.0, ..Habits::BEST };
        assert_eq!(blind.noticed(walks.to_vec(), &mut Dice::fast(1)), walks, "never all of them");
    }

    #[test]
    fn every_level_overlooks_less_than_the_one_below() {
        let overlooked: Vec<f32> =
            Level::ALL.into_iter().filter_map(Habits::of).map(|habits| habits.overlooks).collect();
        assert!(overlooked.len() == 4 && overlooked.is_sorted_by(|more, less| more > less), "{overlooked:?}");
    }
}
