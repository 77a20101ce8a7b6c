//! Communication: hints.

use crate::event::Event;
use crate::hint::{About, Criterion, Grade, Hint, Mood, Saying, Trait, Wish};
use crate::member::Member;
use crate::rules::{Scene, ids, walk};
use crate::state::{Said, State};
use crate::versions;
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
    if state.rules < versions::TABLE_TALK && newer(&hint.saying) {
        return refuse("newer");
    }
    let (target, card) = match hint.saying {
        Saying::Roll { card, .. } => (None, Some(card)),
        Saying::Threat { target, criterion, .. } | Saying::Ask { target, criterion } => {
            (Some(target), card_of(criterion))
        }
        Saying::Request { target, wish: Wish::Down(criterion) } => (Some(target), card_of(criterion)),
        Saying::Request { target, .. } | Saying::Answer { target, .. } => (Some(target), None),
        Saying::Suggest { target, card } => (Some(target), Some(card)),
        Saying::Promise { criterion } => (None, card_of(criterion)),
        Saying::Tendency { .. } | Saying::Mood { .. } => (None, None),
    };
    if card.is_some_and(|cell| state.land.cards[cell.index()].is_none() || state.land.lava.contains(cell)) {
        return refuse("card");
    }
    if target.is_some_and(|target| target == whom_not(state, seat, hint) || !state.has_member(target)) {
        return refuse("target");
    }
    Ok(())
}

/// FUJ-COM-8: nobody is told how dangerous they are for themselves: the speaker's dice are the speaker's, and those of the
/// third pawn the third pawn's.
fn whom_not(state: &State, seat: Seat, hint: &Hint) -> Member {
    let of_third = hint.about == About::Third && matches!(hint.saying, Saying::Threat { .. });
    if of_third && state.rules >= versions::TABLE_TALK { Member::THIRD } else { Member::of(seat) }
}

/// FUJ-COM-8: what only later rules let one say.
fn newer(saying: &Saying) -> bool {
    match saying {
        Saying::Ask { .. } | Saying::Promise { .. } | Saying::Answer { .. } => true,
        Saying::Request { wish: Wish::Lend(_), .. } => true,
        Saying::Roll { .. }
        | Saying::Threat { .. }
        | Saying::Tendency { .. }
        | Saying::Request { .. }
        | Saying::Suggest { .. }
        | Saying::Mood { .. } => false,
    }
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

/// FUJ-COM-1, FUJ-COM-4, FUJ-COM-7, FUJ-COM-10: a hint lies on the table for all to see. Saying the same again changes
/// nothing that anybody could see, unless the re-rolls lie between.
pub(crate) fn say<L: Log<Event>>(scene: &mut Scene<'_, L>, seat: Seat, hint: Hint) {
    let state = &mut *scene.state;
    state.phase.hints[seat.index()] += 1;
    if state.hints[seat.index()].say(hint, state.rules) {
        scene.tell(ids::HINTS, Event::Said { seat, hint });
    }
}

/// FUJ-COM-13: only what one has said oneself and what still lies on the table can be taken back; that is a hint too.
pub(crate) fn check_unsay(state: &State, seat: Seat, hint: &Hint) -> Result<(), Refusal> {
    if state.rules < versions::HINTS_AGE || !state.hints[seat.index()].holds(hint) {
        return Err(ids::TAKING_BACK.refuse(facts![]));
    }
    not_too_often(state, seat)
}

/// FUJ-COM-13: a hint leaves the table for all to see.
pub(crate) fn unsay<L: Log<Event>>(scene: &mut Scene<'_, L>, seat: Seat, hint: Hint) {
    let state = &mut *scene.state;
    state.phase.hints[seat.index()] += 1;
    state.hints[seat.index()].unsay(&hint);
    scene.tell(ids::TAKING_BACK, Event::Unsaid { seat, hint });
}

/// FUJ-COM-10: when the re-rolls begin, what was said grows old: nobody knows whether it still holds.
pub(crate) fn age(state: &mut State) {
    if state.rules >= versions::HINTS_AGE {
        state.hints.iter_mut().filter(|said| !said.is_empty()).for_each(Said::age);
    }
}

/// What a seat may take back.
pub(crate) fn unsayable(state: &State, seat: Seat) -> impl Iterator<Item = Hint> {
    let open = state.rules >= versions::HINTS_AGE && not_too_often(state, seat).is_ok();
    state.hints[seat.index()].iter().filter(move |_| open)
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
    use crate::hint::{Answer, Danger, Loan};
    let cards = walk::passable(state);
    let criteria: Vec<Criterion> =
        cards.iter().map(Criterion::Card).chain(Trait::ALL.iter().map(|&kind| Criterion::Kind(kind))).collect();
    let mut sayings: Vec<Saying> = Vec::new();
    for card in cards.iter() {
        sayings.extend(Grade::ALL.iter().map(|&grade| Saying::Roll { card, grade }));
    }
    for target in state.members() {
        for &criterion in &criteria {
            sayings.extend(Danger::ALL.iter().map(|&danger| Saying::Threat { target, criterion, danger }));
            sayings.push(Saying::Request { target, wish: Wish::Down(criterion) });
            sayings.push(Saying::Ask { target, criterion });
        }
        let wishes = [Wish::Another, Wish::Stay, Wish::Go];
        let equipment = Equipment::ALL.iter().flat_map(|&card| [Wish::Use(card), Wish::Keep(card)]);
        let loans = Loan::ALL.iter().map(|&loan| Wish::Lend(loan));
        let requests = wishes.into_iter().chain(equipment).chain(loans);
        sayings.extend(requests.map(|wish| Saying::Request { target, wish }));
        sayings.extend(Answer::ALL.iter().map(|&answer| Saying::Answer { target, answer }));
        sayings.extend(cards.iter().map(|card| Saying::Suggest { target, card }));
    }
    sayings.extend(Trait::ALL.iter().map(|&of| Saying::Tendency { of }));
    sayings.extend(Mood::ALL.iter().map(|&mood| Saying::Mood { mood }));
    sayings.extend(criteria.iter().map(|&criterion| Saying::Promise { criterion }));
    let abouts = About::ALL.iter().filter(|&&about| about == About::Own || walk::third_plays(state));
    let hints = abouts.flat_map(|&about| sayings.iter().map(move |&saying| Hint { about, saying }));
    hints.filter(|hint| check_hint(state, seat, hint).is_ok()).collect()
}
