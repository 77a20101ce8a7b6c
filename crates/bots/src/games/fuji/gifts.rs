//! The manager's gifts: a card goes to a member whom it helps now, or who will make more of it.

use super::cards;
use super::gear::{Gain, Gains, PhaseFour, Spent};
use super::worlds::Judge;
use fuji::action::Action;
use fuji::cards::Injury;
use fuji::cell::CellSet;

/// A card is given only if that raises the team's chance by this much: what the receiver will do with it is a guess.
const WORTHWHILE: f32 = 0.012;
/// The same for a card that changes hands before anybody needs it.
const BETTER_HANDS: f32 = 0.005;

/// Phase 4: the gift that helps somebody most in this very turn.
pub(super) fn best_gift(phase: &PhaseFour<'_>, actions: &[Action]) -> Gains {
    let state = phase.judge.sight.state;
    let mut now = None;
    best(actions, WORTHWHILE, |card, to| {
        if state.sheet(to).hurt(Injury::Arm) {
            return None;
        }
        let used = Spent::given(phase.judge, card, state.owner(card)?, to)?.foreseen(phase, card, None)?;
        Some(used - *now.get_or_insert_with(|| phase.now()))
    })
}

/// Phase 2: the gift that puts a card into better hands. A tinkerer uses it twice, the weakest member needs it first,
/// and a broken arm cannot use it at all.
pub(super) fn standing_gift(judge: &Judge<'_>, actions: &[Action]) -> Gains {
    let sight = judge.sight;
    let now = standing(judge);
    best(actions, BETTER_HANDS, |card, to| {
        let from = sight.state.owner(card)?;
        let mut fates = judge.fates.clone();
        for (member, has) in [(from, false), (to, true)] {
            let mut sheet = *sight.state.sheet(member);
            sheet.cards = if has { sheet.cards.with(card) } else { sheet.cards.without(card) };
            fates[sight.place(member)?].gear = cards::gear(&sheet);
        }
        Some(judge.model.chance(&fates, 1, CellSet::NONE) - now)
    })
}

/// The team's chance before anybody moves.
pub(super) fn standing(judge: &Judge<'_>) -> f32 {
    judge.model.chance(&judge.fates, 1, CellSet::NONE)
}

/// The gift with the greatest gain above a least one.
fn best(
    actions: &[Action],
    least: f32,
    mut gain: impl FnMut(fuji::cards::Equipment, fuji::member::Member) -> Option<f32>,
) -> Gains {
    let gifts = actions.iter().filter_map(|action| {
        let Action::Give(card, to) = action else { return None };
        Some::<Gain>((*action, gain(*card, *to)?))
    });
    Gains::above(least, gifts.collect())
}
