//! Deciding together: proposals, answers, and what happens without agreement.

use crate::action::{Action, Effect};
use crate::cards::{Equipment, Injury, Skill};
use crate::event::Event;
use crate::member::Member;
use crate::pending::{Pending, Proposal};
use crate::rules::{Scene, act, carry_out, check_deed, gear, ids, plan, setup, turn, walk};
use crate::state::{State, Step};
use kernel::{Fact, Log, Refusal, Seat, Seats, facts};

/// The name of a card in a sentence.
pub(crate) fn card_label(card: Equipment) -> Fact {
    Fact::label(format!("label-{}", card.key().replace('_', "-")))
}

/// The name of a skill in a sentence.
pub(crate) fn skill_label(skill: Skill) -> Fact {
    Fact::label(format!("label-{}", skill.key()))
}

/// FUJ-RUL-48, FUJ-2B-4: a seat decides for its own pawn, and with the other player for the third pawn.
pub(crate) fn check_decider(state: &State, seat: Seat, member: Member) -> Result<(), Refusal> {
    let third = member == Member::THIRD && walk::third_plays(state);
    if third || member == Member::of(seat) {
        return Ok(());
    }
    Err(ids::YOUR_DECISION.refuse(facts![why = "member"]))
}

/// Whose decision an action is, if it is one member's.
fn responsible(state: &State, seat: Seat, action: &Action) -> Member {
    match action {
        Action::Place(member, _) | Action::Clear(member) => *member,
        Action::Give(card, _) => state.owner(*card).unwrap_or(Member::of(seat)),
        Action::Use(used) => state.owner(used.card).unwrap_or(Member::of(seat)),
        Action::AsideSide(_) => Member::THIRD,
        Action::Keep(_) => {
            if let Step::Keep(member) = state.step {
                member
            } else {
                Member::of(seat)
            }
        }
        Action::Bars(_) => turn::gatherer(state).unwrap_or(Member::of(seat)),
        Action::Draw | Action::Leave => act::drawer(state),
        Action::Move(_) | Action::Stay | Action::PassGift | Action::Injure(_) => turn::acting(state),
        Action::Lose(die) if walk::third_plays(state) && die.set() == Member::THIRD.index() => Member::THIRD,
        Action::Lose(_)
        | Action::Pairs(_)
        | Action::TakeSkill(_)
        | Action::ThirdSkill(_)
        | Action::Hint(_)
        | Action::Unsay(_)
        | Action::Ready
        | Action::Unready
        | Action::Reroll(_)
        | Action::SetAside(_)
        | Action::Done
        | Action::Next(_)
        | Action::Accept
        | Action::Reject
        | Action::Pick(_)
        | Action::Turn(..)
        | Action::Decline => Member::of(seat),
    }
}

/// FUJ-P5-2, FUJ-SET-14, FUJ-2B-4, FUJ-RUL-44: what the group decides, what concerns the third pawn, and naming the
/// other side of the third pawn's dice needs everybody's agreement.
pub(crate) fn needs_agreement(state: &State, seat: Seat, action: &Action) -> bool {
    if matches!(action, Action::Pairs(_) | Action::ThirdSkill(_)) {
        return true;
    }
    if matches!(action, Action::Next(_)) {
        return act::order_matters(state);
    }
    if let Action::Use(used) = action
        && let Effect::Side(side) = used.effect
        && state.owner(used.card) != Some(Member::THIRD)
    {
        return used.text() == Equipment::Lighter || side.seat() != seat;
    }
    responsible(state, seat, action) == Member::THIRD
}

/// FUJ-RUL-39, FUJ-RUL-40: one proposal at a time, and not without end.
pub(crate) fn check_proposal(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    if !needs_agreement(state, seat, action) {
        return Ok(());
    }
    if state.proposal.is_some() {
        return Err(ids::PROPOSALS.refuse(facts![why = "open"]));
    }
    let limit = state.edition.limits.rejections;
    if state.rejections >= limit {
        return Err(ids::PATIENCE.refuse(facts![why = "proposals", limit]));
    }
    Ok(())
}

/// FUJ-RUL-39: only an open proposal can be answered, and nobody answers twice.
pub(crate) fn check_answer(state: &State, seat: Seat) -> Result<(), Refusal> {
    match state.proposal {
        None => Err(ids::PROPOSALS.refuse(facts![why = "none"])),
        Some(proposal) if proposal.accepted.contains(seat) => Err(ids::PROPOSALS.refuse(facts![why = "own"])),
        Some(_) => Ok(()),
    }
}

/// FUJ-RUL-39: a proposal stays open until all others have answered.
pub(crate) fn propose<L: Log<Event>>(scene: &mut Scene<'_, L>, seat: Seat, action: &Action) {
    if matches!(action, Action::Place(..) | Action::Clear(_)) {
        let changes = &mut scene.state.phase.marker_changes[seat.index()];
        *changes = changes.saturating_add(1);
    }
    scene.state.proposal = Some(Proposal { by: seat, action: *action, accepted: Seats::one(seat) });
    scene.tell(ids::PROPOSALS, Event::Proposed { seat, action: *action });
}

/// FUJ-RUL-39, FUJ-P5-2: when all others have accepted, it is done.
pub(crate) fn accept<L: Log<Event>>(scene: &mut Scene<'_, L>, seat: Seat) {
    scene.tell(ids::PROPOSALS, Event::Accepted { seat });
    let everybody = Seats::all(scene.state.options.seats);
    let Some(proposal) = &mut scene.state.proposal else { return };
    proposal.accepted = proposal.accepted.with(seat);
    if proposal.accepted == everybody {
        let Proposal { by, action, .. } = *proposal;
        scene.state.proposal = None;
        if !matches!(scene.state.step, Step::Plan | Step::Gear) {
            scene.state.rejections = 0;
        }
        carry_out(scene, by, &action);
    }
}

/// FUJ-RUL-39, FUJ-RUL-40: one refusal ends a proposal; after too many the default choice is made.
pub(crate) fn reject<L: Log<Event>>(scene: &mut Scene<'_, L>, seat: Seat) {
    let refused = scene.state.proposal.take();
    scene.tell(ids::PROPOSALS, Event::Rejected { seat });
    if let Some(Proposal { action: Action::Use(used), .. }) = refused {
        gear::note_refused_lighter(scene.state, &used);
    }
    count_refusal(scene);
}

/// FUJ-RUL-40, FUJ-RUL-44: one more refusal on the current question.
pub(crate) fn count_refusal<L: Log<Event>>(scene: &mut Scene<'_, L>) {
    scene.state.rejections = scene.state.rejections.saturating_add(1);
    let worn_out = scene.state.rejections >= scene.state.edition.limits.rejections;
    let talking = matches!(scene.state.step, Step::Plan | Step::Gear);
    if worn_out && matches!(scene.state.pending, Pending::RopeDraw(_)) {
        scene.tell(ids::PATIENCE, Event::Defaulted);
        act::leave(scene);
    } else if talking {
        plan::end_if_settled(scene);
    } else if worn_out {
        take_the_usual(scene);
    }
}

/// FUJ-RUL-40: what happens when nobody agrees.
fn take_the_usual<L: Log<Event>>(scene: &mut Scene<'_, L>) {
    scene.state.rejections = 0;
    scene.tell(ids::PATIENCE, Event::Defaulted);
    let action = usual(scene.state);
    carry_out(scene, Seat(0), &action);
}

/// FUJ-RUL-40, FUJ-RUL-41: the default choice on the current question of the group or of the third pawn.
pub(crate) fn usual(state: &State) -> Action {
    match state.step {
        Step::Pairs => Action::Pairs(setup::USUAL_PAIR),
        Step::Skill(_) => Action::TakeSkill(setup::usual_skill(state)),
        Step::ThirdSkill => Action::ThirdSkill(setup::usual_third_skill(state)),
        Step::Keep(member) => Action::Keep(setup::usual_keep(state, member)),
        Step::Next => Action::Next(act::usual_next(state)),
        Step::Bars => Action::Bars(0),
        Step::Move => act::usual_move(state),
        Step::Draw => Action::Leave,
        Step::Gift => Action::PassGift,
        Step::Injury => Action::Injure(usual_injury(state, turn::acting(state))),
        Step::Legs => Action::Lose(
            state
                .tray
                .in_game()
                .and(crate::dice::DiceSet::whole(Member::THIRD.index()))
                .first()
                .expect("a die is left to lose"),
        ),
        Step::Plan | Step::Reroll | Step::Gear | Step::Won | Step::Lost(_) => Action::Done,
    }
}

/// FUJ-RUL-40: the first free slot of amnesia, arm, eye, leg.
pub(crate) fn usual_injury(state: &State, member: Member) -> Injury {
    [Injury::Amnesia, Injury::Arm, Injury::Eye, Injury::Leg]
        .into_iter()
        .find(|&slot| !state.sheet(member).hurt(slot))
        .expect("there are as many slots as injury spaces")
}

/// FUJ-RUL-39: a proposal that has become impossible lapses.
pub(crate) fn lapse<L: Log<Event>>(scene: &mut Scene<'_, L>) {
    let Some(proposal) = scene.state.proposal else { return };
    let possible = scene.state.pending == Pending::Nothing
        && !scene.state.over()
        && check_deed(scene.state, proposal.by, &proposal.action).is_ok();
    if !possible {
        scene.state.proposal = None;
        scene.tell(ids::PROPOSALS, Event::Lapsed);
        plan::end_if_settled(scene);
    }
}
