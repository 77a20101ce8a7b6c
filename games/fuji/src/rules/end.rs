//! The end: victory, defeat, score.

use crate::event::{Event, Source};
use crate::member::Member;
use crate::rules::{Scene, ids};
use crate::state::{Death, State, Step};
use kernel::{Log, Outcome, Seat};

/// FUJ-GEN-2, FUJ-VIL-3, FUJ-2B-6: whether all pawns, the third one too, stand on village cards at the same time.
pub(crate) fn all_in_village(state: &State) -> bool {
    let villages = state.ground().villages_for(state.options.seats);
    state.members().all(|member| villages.contains(state.sheet(member).pawn))
}

/// FUJ-END-1, FUJ-P5A-16, FUJ-RUL-20: victory as soon as the last pawn arrives; nothing happens after it.
pub(crate) fn check_victory<L: Log<Event>>(scene: &mut Scene<'_, L>) -> bool {
    if !all_in_village(scene.state) {
        return false;
    }
    close(scene, Step::Won);
    scene.tell(ids::VICTORY, Event::Won);
    for seat in Seat::all(scene.state.options.seats) {
        for &source in Source::ALL {
            let points = points(scene.state, source);
            scene.tell(ids::POINTS, Event::Scored { seat, source, points });
        }
    }
    let rating = scene.state.edition.rating(score(scene.state)) as u8;
    scene.tell(ids::RATING, Event::Rated { rating });
    true
}

/// FUJ-END-2, FUJ-GEN-3, FUJ-GEN-1: if one dies, all lose.
pub(crate) fn die<L: Log<Event>>(scene: &mut Scene<'_, L>, member: Member, in_lava: bool) {
    close(scene, Step::Lost(Death { member, in_lava }));
    let rule = if in_lava { ids::SWALLOWED } else { ids::EXHAUSTION };
    scene.tell(rule, Event::Died { member, in_lava });
}

/// Ends the game: nothing is pending any more.
fn close<L>(scene: &mut Scene<'_, L>, step: Step) {
    scene.state.step = step;
    scene.state.proposal = None;
    scene.state.pending = crate::pending::Pending::Nothing;
}

/// FUJ-VP-1, FUJ-RUL-25: four points for each pawn, one less for each injury, one more for each card not yet used.
fn points(state: &State, source: Source) -> i32 {
    let rules = &state.edition.score;
    let each = |count: fn(&crate::state::Sheet) -> u32| {
        state.members().map(|member| count(state.sheet(member)) as i32).sum::<i32>()
    };
    match source {
        Source::Members => rules.member * i32::from(state.member_count()),
        Source::Injuries => rules.injury * each(|sheet| sheet.injuries.len()),
        Source::Equipment => rules.unused_equipment * each(|sheet| sheet.cards.len() - sheet.tilted.len()),
    }
}

/// FUJ-VP-1: the score of a victory.
pub(crate) fn score(state: &State) -> i32 {
    Source::ALL.iter().map(|&source| points(state, source)).sum()
}

/// FUJ-GEN-1, FUJ-VP-2: all win with one score, or all lose without any.
pub(crate) fn outcome(state: &State) -> Outcome {
    let won = state.step == Step::Won;
    Outcome::together(state.options.seats, won, if won { score(state) } else { 0 })
}
