//! Phase 5, action A: compare and move.

use crate::action::{Action, Path};
use crate::cards::Skill;
use crate::cell::{Cell, CellSet};
use crate::event::{Event, Faces, Reason};
use crate::member::Member;
use crate::pending::Pending;
use crate::rules::{Scene, end, erupt, group, health, ids, skills, turn, walk};
use crate::state::{State, Step, Verdict};
use crate::versions;
use kernel::{Log, Refusal, Seat, facts};

/// FUJ-P5-1, FUJ-2A-4: all screens are removed, the dummy's dice are shown too.
pub(crate) fn reveal<L: Log<Event>>(scene: &mut Scene<'_, L>) {
    let all = scene.state.tray.in_game();
    scene.state.tray.show(all);
    scene.tell(ids::SIX_PHASES, Event::PhaseBegan { phase: 5 });
    if L::LISTENS {
        let faces = Faces::of(all, &scene.state.tray.values);
        scene.tell(ids::SCREENS_DOWN, Event::Revealed { faces });
    }
    next(scene);
}

/// FUJ-P5-2, FUJ-P5-3, FUJ-P5-5: the group chooses who acts next; the last member needs no choice; then phase 6
/// follows.
fn next<L: Log<Event>>(scene: &mut Scene<'_, L>) {
    let state = &mut *scene.state;
    let mut left = state.members().filter(|member| state.round.acted & member.bit() == 0);
    match (left.next(), left.next()) {
        (None, _) => health::legs(scene),
        (Some(last), None) => begin(scene, last),
        (Some(_), Some(_)) => state.step = Step::Next,
    }
}

/// FUJ-P5-3: nobody acts twice in a turn.
pub(crate) fn check_next(state: &State, member: Member) -> Result<(), Refusal> {
    if !state.has_member(member) || state.round.acted & member.bit() != 0 {
        return Err(ids::FINISH_FIRST.refuse(facts![]));
    }
    Ok(())
}

/// FUJ-P5-2: whether it can change anything who acts next. By rules before 3 the group agrees on it in any case.
///
/// All dice are open, so it is known who may walk. The order matters if somebody may walk over an eruption token, which burns
/// cards under others; if all could stand in the village, which ends the game before the rest acts; if two may draw
/// equipment; or if the gatherer has bars, which an injury can take.
pub(crate) fn order_matters(state: &State) -> bool {
    if state.rules < versions::ORDER_WHERE_IT_MATTERS {
        return true;
    }
    let left = || state.members().filter(|member| state.round.acted & member.bit() == 0);
    let walks = |member: Member| {
        value(state, member, member.index()) > best_neighbour(state, member) && reachable(state, member).is_some()
    };
    let goal = |member: Member| state.sheet(member).marker.filter(|_| walks(member));
    let villages = state.ground().villages_for(state.options.seats);
    let in_village = |cell: Cell| villages.contains(cell);
    let all_home = state.members().all(|member| {
        let waits = state.round.acted & member.bit() == 0;
        in_village(state.sheet(member).pawn) || waits && goal(member).is_some_and(in_village)
    });
    let drawers = left().filter(|&member| goal(member).is_some_and(|cell| state.land.equipment.contains(cell))).count();
    let bars = turn::gatherer(state).is_some_and(|member| state.sheet(member).bars > 0);
    all_home || drawers > 1 || bars || left().any(|member| walks(member) && !no_token_ahead(state, member))
}

/// Whether no way to the destination leads over an eruption token, not even a detour.
fn no_token_ahead(state: &State, member: Member) -> bool {
    let sheet = state.sheet(member);
    let Some(marker) = sheet.marker else { return true };
    let mut clean = true;
    let limit = walk::walking_limit(state, member);
    walk::paths(state, sheet.pawn, marker, limit, &mut |path| clean &= walk::tokens_on(state, &path) == 0);
    clean
}

/// FUJ-RUL-41: those whose shortest paths avoid eruption tokens act first, in seat order; then the others.
pub(crate) fn usual_next(state: &State) -> Member {
    let mut left = state.members().filter(|member| state.round.acted & member.bit() == 0);
    let first = left.clone().find(|&member| avoids_tokens(state, member));
    first.or_else(|| left.next()).expect("somebody has not acted yet")
}

fn avoids_tokens(state: &State, member: Member) -> bool {
    let sheet = state.sheet(member);
    let Some(marker) = sheet.marker else { return true };
    let Some(steps) = walk::distance(state, sheet.pawn, marker, walk::walking_limit(state, member)) else {
        return true;
    };
    let mut clean = true;
    walk::paths(state, sheet.pawn, marker, steps, &mut |path| clean &= walk::tokens_on(state, &path) == 0);
    clean
}

/// FUJ-P5-2: a member's actions begin; the gatherer is asked for bars first.
pub(crate) fn begin<L: Log<Event>>(scene: &mut Scene<'_, L>, member: Member) {
    scene.state.round.acting = Some(member);
    scene.state.round.bars = 0;
    scene.state.round.verdict = Verdict::default();
    scene.tell(ids::ONE_AFTER_THE_OTHER, Event::Acts { member });
    if skills::bars_wanted(scene.state, member) {
        scene.state.step = Step::Bars;
    } else {
        compare(scene);
    }
}

/// FUJ-P5A-1, FUJ-P5-4, FUJ-CON-6, FUJ-P5A-2, FUJ-E04-1, FUJ-E04-2: what a dice set counts under a member's condition; flares
/// only for that member itself, and bars only while it acts.
pub(crate) fn value(state: &State, member: Member, holder: usize) -> u8 {
    let Some(card) = state.sheet(member).aim else { return 0 };
    let dice = state.tray.total(holder, |die, value| state.edition.count(card, die, value));
    if holder != member.index() {
        return dice;
    }
    let bars = if state.round.acting == Some(member) { state.round.bars } else { 0 };
    dice + flare_bonus(state, member) + bars
}

/// FUJ-E04-1: what the flares a member has fired this turn add to its value.
pub(crate) fn flare_bonus(state: &State, member: Member) -> u8 {
    3 * state.round.flares[member.index()]
}

/// The highest value among a member's neighbours.
pub(crate) fn best_neighbour(state: &State, member: Member) -> u8 {
    rivals(state, member).map(|other| value(state, member, other)).max().unwrap_or(0)
}

/// The dice sets that a member is compared with.
pub(crate) fn rivals(state: &State, member: Member) -> impl Iterator<Item = usize> {
    (0..state.set_count()).filter(move |&other| walk::neighbours(state, member.index(), other))
}

/// FUJ-P5A-3, FUJ-P5A-4, FUJ-RUL-28: strictly higher than every neighbour is authorised; equal is not.
///
/// FUJ-P2-14: without a destination nothing is computed, and the comparison counts as failed.
pub(crate) fn compare<L: Log<Event>>(scene: &mut Scene<'_, L>) {
    let member = turn::acting(scene.state);
    if scene.state.sheet(member).aim.is_none() {
        scene.tell(ids::BLOCKED, Event::NoDestination { member });
        return stay(scene, Reason::NotAuthorised);
    }
    let own = value(scene.state, member, member.index());
    let best = best_neighbour(scene.state, member);
    if L::LISTENS {
        tell_totals(scene, member);
    }
    scene.state.round.verdict = Verdict { margin: own.saturating_sub(best) };
    if !scene.state.round.verdict.authorised() {
        scene.tell(ids::NOT_ENOUGH, Event::Refused { member, value: own, best });
        return stay(scene, Reason::NotAuthorised);
    }
    scene.tell(ids::STRICTLY_HIGHER, Event::Authorised { member, value: own, margin: own - best });
    let sheet = scene.state.sheet(member);
    if sheet.marker == Some(sheet.pawn) {
        stay(scene, Reason::AtDestination);
    } else if reachable(scene.state, member).is_none() {
        stay(scene, Reason::NoPath);
    } else {
        scene.state.step = Step::Move;
    }
}

fn tell_totals<L: Log<Event>>(scene: &mut Scene<'_, L>, acting: Member) {
    for other in 0..scene.state.set_count() {
        if walk::neighbours(scene.state, acting.index(), other) {
            let member = scene.state.members().find(|member| member.index() == other);
            let value = value(scene.state, acting, other);
            scene.tell(ids::TOTALS, Event::Totalled { member, value });
        }
    }
}

/// FUJ-P5A-8, FUJ-E03-5, FUJ-RUL-12, FUJ-RUL-17: the marked card, if it is not lava and a path within the limit exists.
fn reachable(state: &State, member: Member) -> Option<Cell> {
    let sheet = state.sheet(member);
    let marker = sheet.marker?;
    walk::distance(state, sheet.pawn, marker, walk::walking_limit(state, member)).map(|_| marker)
}

/// The deciding seat plays the acting member, or is one of the two that play the third pawn.
pub(crate) fn check_own_action(state: &State, seat: Seat) -> Result<(), Refusal> {
    group::check_decider(state, seat, turn::acting(state))
}

/// FUJ-P5A-6, FUJ-P5A-7: a path of orthogonal steps over cards that can be crossed now, none twice, to the marked card.
pub(crate) fn check_move(state: &State, seat: Seat, path: &Path) -> Result<(), Refusal> {
    check_own_action(state, seat)?;
    let member = turn::acting(state);
    let limit = walk::walking_limit(state, member);
    let passable = walk::passable(state);
    let mut at = state.sheet(member).pawn;
    let mut visited = CellSet::one(at);
    for cell in path.iter() {
        let step = CellSet::one(at).beside().and(passable).minus(visited);
        if !step.contains(cell) {
            return Err(ids::THE_PATH.refuse(facts![why = "step", cell = cell.to_string(), limit]));
        }
        visited = visited.with(cell);
        at = cell;
    }
    if path.len() > usize::from(limit) || Some(at) != state.sheet(member).marker || path.is_empty() {
        return Err(ids::THE_PATH.refuse(facts![why = "end", cell = at.to_string(), limit]));
    }
    Ok(())
}

/// FUJ-P5A-5, FUJ-GEN-7: the pawn walks to the marked card, occupied or not.
pub(crate) fn walk<L: Log<Event>>(scene: &mut Scene<'_, L>, path: &Path) {
    let member = turn::acting(scene.state);
    let Some(end) = path.end() else { return };
    scene.state.sheet_mut(member).pawn = end;
    scene.tell(ids::A_PERMISSION, Event::Moved { member, path: *path });
    if end::check_victory(scene) {
        return;
    }
    scene.state.sheet_mut(member).marker = None;
    if erupt::trigger(scene, path.iter()) {
        return;
    }
    if scene.state.land.equipment.contains(end) {
        scene.state.step = Step::Draw;
    } else {
        health::prepare(scene);
    }
}

/// FUJ-P5A-5, FUJ-RUL-16: an authorised member may decline to move.
pub(crate) fn decline<L: Log<Event>>(scene: &mut Scene<'_, L>) {
    stay(scene, Reason::Declined);
}

/// FUJ-P5A-4, FUJ-P5A-9: the pawn stays, the marker returns, the health loss follows.
fn stay<L: Log<Event>>(scene: &mut Scene<'_, L>, why: Reason) {
    let member = turn::acting(scene.state);
    scene.state.sheet_mut(member).marker = None;
    let rule = match why {
        Reason::NotAuthorised => ids::NOT_ENOUGH,
        Reason::AtDestination | Reason::Declined => ids::A_PERMISSION,
        Reason::NoPath => ids::WAY_IS_GONE,
    };
    scene.tell(rule, Event::Stayed { member, why });
    health::prepare(scene);
}

/// FUJ-RUL-40: without agreement the third pawn takes the default path.
pub(crate) fn usual_move(state: &State) -> Action {
    let member = turn::acting(state);
    let path = state.sheet(member).marker.and_then(|to| walk::usual_path(state, member, to));
    path.map_or(Action::Stay, Action::Move)
}

/// Whether a seat may draw or leave: its pawn has just moved onto an equipment token.
pub(crate) fn check_draw(state: &State, seat: Seat) -> Result<(), Refusal> {
    group::check_decider(state, seat, drawer(state))
}

/// Who draws: the member that came by rope, or else the acting member.
pub(crate) fn drawer(state: &State) -> Member {
    if let Pending::RopeDraw(member) = state.pending { member } else { turn::acting(state) }
}

/// FUJ-P5A-10, FUJ-P5A-11, FUJ-E03-2, FUJ-EQ-8: the top card is drawn and laid open, the token leaves; an empty pile
/// gives nothing.
pub(crate) fn draw<L: Log<Event>>(scene: &mut Scene<'_, L>) {
    let member = drawer(scene.state);
    let cell = scene.state.sheet(member).pawn;
    scene.state.land.equipment = scene.state.land.equipment.minus(CellSet::one(cell));
    match scene.state.pile.draw() {
        Some(card) => {
            let sheet = scene.state.sheet_mut(member);
            sheet.cards = sheet.cards.with(card);
            scene.tell(ids::DRAWING, Event::Drew { member, card });
        }
        None => scene.tell(ids::DISCARD_PILE, Event::DrewNothing { member }),
    }
    after_draw(scene);
}

/// FUJ-P5A-10: declining leaves the token.
pub(crate) fn leave<L: Log<Event>>(scene: &mut Scene<'_, L>) {
    let member = drawer(scene.state);
    scene.tell(ids::DRAWING, Event::Left { member });
    after_draw(scene);
}

fn after_draw<L: Log<Event>>(scene: &mut Scene<'_, L>) {
    if matches!(scene.state.pending, Pending::RopeDraw(_)) {
        scene.state.pending = Pending::Nothing;
    } else {
        health::prepare(scene);
    }
}

/// FUJ-P5-3: a member has finished A and B.
pub(crate) fn finish<L: Log<Event>>(scene: &mut Scene<'_, L>) {
    let member = turn::acting(scene.state);
    let round = &mut scene.state.round;
    round.acted |= member.bit();
    round.acting = None;
    round.bars = 0;
    round.verdict = Verdict::default();
    next(scene);
}

/// Whether the acting member is a manager who may still give.
pub(crate) fn giving_manager(state: &State, member: Member) -> bool {
    let sheet = state.sheet(member);
    sheet.can(Skill::Manager) && !sheet.cards.is_empty()
}
