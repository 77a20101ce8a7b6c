//! Communication: hints.

use crate::event::Event;
use crate::hint::{About, Criterion, Grade, Hint, Mood, Saying, Trait, Wish};
use crate::member::Member;
use crate::rules::{Scene, ids, walk};
use crate::state::State;
use kernel::{Log, Refusal, Seat, facts};

/// Whether a hint may be given now. FUJ-COM-9: what it claims is the speaker's free judgement and is never checked.
pub(crate) fn check_hint(state: &State, seat: Seat, hint: &Hint) -> Result<(), Refusal> {
    well_formed(state, seat, hint)?;
    not_too_often(state, seat)
}

/// FUJ-COM-8: a hint is about cards on the map and about other members; about the third pawn only where there is one.
fn well_formed(state: &State, seat: Seat, hint: &Hint) -> Result<(), Refusal> {
    let refuse = |why: &'static str| Err(ids::HINTS.refuse(facts![why]));
    if hint.about == About::Third && !walk::third_plays(state) {
        return refuse("third");
    }
    let (target, card) = match hint.saying {
        Saying::Roll { card, .. } => (None, Some(card)),
        Saying::Threat { target, criterion, .. } => (Some(target), card_of(criterion)),
        Saying::Request { target, wish: Wish::Down(criterion) } => (Some(target), card_of(criterion)),
        Saying::Request { target, .. } => (Some(target), None),
        Saying::Suggest { target, card } => (Some(target), Some(card)),
        Saying::Tendency { .. } | Saying::Mood { .. } => (None, None),
    };
    if card.is_some_and(|cell| state.land.cards[cell.index()].is_none() || state.land.lava.contains(cell)) {
        return refuse("card");
    }
    if target.is_some_and(|target| target == Member::of(seat) || !state.has_member(target)) {
        return refuse("target");
    }
    Ok(())
}

fn card_of(criterion: Criterion) -> Option<crate::cell::Cell> {
    match criterion {
        Criterion::Card(cell) => Some(cell),
        Criterion::Kind(_) => None,
    }
}

/// FUJ-COM-10: the number of hints in a phase is limited.
fn not_too_often(state: &State, seat: Seat) -> Result<(), Refusal> {
    let limit = state.edition.limits.hints;
    if state.phase.hints[seat.index()] >= limit {
        return Err(ids::NO_CODES.refuse(facts![limit]));
    }
    Ok(())
}

/// FUJ-COM-1, FUJ-COM-4, FUJ-COM-7, FUJ-COM-10: a hint is visible to all. Repeating a hint changes nothing that anybody
/// could see.
pub(crate) fn say<L: Log<Event>>(scene: &mut Scene<'_, L>, seat: Seat, hint: Hint) {
    let state = &mut *scene.state;
    state.phase.hints[seat.index()] += 1;
    if state.hints[seat.index()].say(hint) {
        scene.tell(ids::HINTS, Event::Said { seat, hint });
    }
}

/// The hints listed among a seat's actions: those about its destination, its tendencies and its mood.
///
/// All others of [`every_hint`] are accepted too.
pub(crate) fn usual_hints(state: &State, seat: Seat) -> impl Iterator<Item = Hint> + use<> {
    let open = not_too_often(state, seat).is_ok();
    let marker = state.sheet(Member::of(seat)).marker.filter(|&cell| !state.land.lava.contains(cell));
    let rolls = marker.into_iter().flat_map(|card| Grade::ALL.iter().map(move |&grade| Saying::Roll { card, grade }));
    let tendencies = Trait::ALL.iter().map(|&of| Saying::Tendency { of });
    let moods = Mood::ALL.iter().map(|&mood| Saying::Mood { mood });
    rolls.chain(tendencies).chain(moods).filter(move |_| open).map(Hint::own)
}

/// Every hint a seat may give now, for code that wants to offer them all.
pub(crate) fn every_hint(state: &State, seat: Seat) -> Vec<Hint> {
    use crate::cards::Equipment;
    use crate::hint::Danger;
    let cards = walk::passable(state);
    let criteria: Vec<Criterion> =
        cards.iter().map(Criterion::Card).chain(Trait::ALL.iter().map(|&kind| Criterion::Kind(kind))).collect();
    let mut sayings: Vec<Saying> = Vec::new();
    for card in cards.iter() {
        sayings.extend(Grade::ALL.iter().map(|&grade| Saying::Roll { card, grade }));
    }
    for target in state.members().filter(|&target| target != Member::of(seat)) {
        for &criterion in &criteria {
            sayings.extend(Danger::ALL.iter().map(|&danger| Saying::Threat { target, criterion, danger }));
            sayings.push(Saying::Request { target, wish: Wish::Down(criterion) });
        }
        let wishes = [Wish::Another, Wish::Stay, Wish::Go];
        let equipment = Equipment::ALL.iter().flat_map(|&card| [Wish::Use(card), Wish::Keep(card)]);
        sayings.extend(wishes.into_iter().chain(equipment).map(|wish| Saying::Request { target, wish }));
        sayings.extend(cards.iter().map(|card| Saying::Suggest { target, card }));
    }
    sayings.extend(Trait::ALL.iter().map(|&of| Saying::Tendency { of }));
    sayings.extend(Mood::ALL.iter().map(|&mood| Saying::Mood { mood }));
    let abouts = About::ALL.iter().filter(|&&about| about == About::Own || walk::third_plays(state));
    let hints = abouts.flat_map(|&about| sayings.iter().map(move |&saying| Hint { about, saying }));
    hints.filter(|hint| check_hint(state, seat, hint).is_ok()).collect()
}
