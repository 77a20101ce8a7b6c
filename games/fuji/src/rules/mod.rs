//! The rules, a file per chapter of the book.

pub(crate) mod absent;
pub(crate) mod act;
pub(crate) mod end;
pub(crate) mod erupt;
pub(crate) mod gear;
pub(crate) mod group;
pub(crate) mod hands;
pub(crate) mod health;
pub(crate) mod ids;
pub(crate) mod invariants;
pub(crate) mod list;
pub(crate) mod pick;
pub(crate) mod plan;
pub(crate) mod reroll;
pub(crate) mod setup;
pub(crate) mod skills;
pub(crate) mod talk;
pub(crate) mod turn;
pub(crate) mod walk;

use crate::action::Action;
use crate::event::Event;
use crate::pending::Pending;
use crate::state::{State, Step};
use kernel::{Dice, Log, Refusal, RuleId, Seat, facts};

/// Everything a rule needs to act: the state, chance, and the log.
pub(crate) struct Scene<'a, L> {
    pub(crate) state: &'a mut State,
    pub(crate) dice: &'a mut Dice,
    pub(crate) log: &'a mut L,
}

impl<L: Log<Event>> Scene<'_, L> {
    /// Logs what happened and the rule that caused it.
    #[inline]
    pub(crate) fn tell(&mut self, rule: RuleId, event: Event) {
        self.log.tell(rule, event);
    }
}

/// Whether a seat may do this now; if not, the first broken rule.
pub(crate) fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    if matches!(action, Action::Accept | Action::Reject) {
        return group::check_answer(state, seat);
    }
    check_deed(state, seat, action)?;
    group::check_proposal(state, seat, action)
}

/// Whether the action itself is possible, no matter who else has to agree.
pub(crate) fn check_deed(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    timely(state, action)?;
    match action {
        Action::Pairs(_) => Ok(()),
        Action::TakeSkill(skill) => setup::check_take_skill(state, *skill),
        Action::ThirdSkill(skill) => setup::check_third_skill(state, *skill),
        Action::Keep(cards) => setup::check_keep(state, seat, *cards),
        Action::Place(member, cell) => plan::check_place(state, seat, *member, *cell),
        Action::Clear(member) => plan::check_clear(state, seat, *member),
        Action::AsideSide(side) => skills::check_aside_side(state, *side),
        Action::Hint(hint) => talk::check_hint(state, seat, hint),
        Action::Unsay(hint) => talk::check_unsay(state, seat, hint),
        Action::Give(card, to) => skills::check_give(state, seat, *card, *to),
        Action::Use(used) => gear::check_use(state, seat, used),
        Action::Ready => plan::check_ready(state, seat),
        Action::Unready => plan::check_unready(state, seat),
        Action::Reroll(dice) => reroll::check_reroll(state, seat, *dice),
        Action::SetAside(die) => skills::check_set_aside(state, seat, *die),
        Action::Done => reroll::check_done(state, seat),
        Action::Next(member) => act::check_next(state, *member),
        Action::Bars(count) => skills::check_bars(state, seat, *count),
        Action::Move(path) => act::check_move(state, seat, path),
        Action::Stay => act::check_own_action(state, seat),
        Action::Draw | Action::Leave => act::check_draw(state, seat),
        Action::PassGift => act::check_own_action(state, seat),
        Action::Injure(slot) => health::check_injure(state, seat, *slot),
        Action::Lose(die) => health::check_lose(state, seat, *die),
        Action::Pick(dice) => pick::check_pick(state, seat, *dice),
        Action::Turn(die, value) => pick::check_turn(state, seat, *die, *value),
        Action::Decline => pick::check_decline(state, seat),
        Action::Accept | Action::Reject => group::check_answer(state, seat),
    }
}

/// Whether this kind of action is possible at all now; the refusal cites the rule that says when it is.
fn timely(state: &State, action: &Action) -> Result<(), Refusal> {
    let step = state.step;
    let talking = matches!(step, Step::Plan | Step::Gear);
    let answers = matches!(action, Action::Pick(_) | Action::Turn(..) | Action::Decline)
        || matches!(action, Action::Draw | Action::Leave if talking);
    if state.pending != Pending::Nothing && !answers {
        return Err(ids::ONE_THING.refuse(facts![]));
    }
    let (asked, rule) = match action {
        Action::Pairs(_) => (step == Step::Pairs, ids::YOUR_DECISION),
        Action::TakeSkill(_) => (matches!(step, Step::Skill(_)), ids::YOUR_DECISION),
        Action::ThirdSkill(_) => (step == Step::ThirdSkill, ids::YOUR_DECISION),
        Action::Keep(_) => (matches!(step, Step::Keep(_)), ids::YOUR_DECISION),
        Action::Place(..) | Action::Clear(_) => (step == Step::Plan, marker_rule(step)),
        Action::AsideSide(_) => (step == Step::Plan, ids::THIRD_COMRADE),
        Action::Hint(_) | Action::Unsay(_) => (talking, speech_rule(step)),
        Action::Give(..) => (talking || matches!(step, Step::Next | Step::Gift), ids::WHEN_TO_GIVE),
        Action::Use(_) => (talking, if step == Step::Reroll { ids::NOTHING_ELSE } else { ids::RIGHT_PHASE }),
        Action::Ready | Action::Unready => (talking, ids::READY),
        Action::Reroll(_) => {
            (step == Step::Reroll, if step == Step::Gear { ids::ONLY_EQUIPMENT } else { ids::YOUR_DECISION })
        }
        Action::SetAside(_) => (step == Step::Reroll, ids::COMRADE),
        Action::Done => (step == Step::Reroll, ids::YOUR_DECISION),
        Action::Next(_) => (step == Step::Next, ids::YOUR_DECISION),
        Action::Bars(_) => (step == Step::Bars, ids::YOUR_DECISION),
        Action::Move(_) | Action::Stay => (step == Step::Move, ids::YOUR_DECISION),
        Action::Draw | Action::Leave => {
            (step == Step::Draw || matches!(state.pending, Pending::RopeDraw(_)), ids::YOUR_DECISION)
        }
        Action::PassGift => (step == Step::Gift, ids::YOUR_DECISION),
        Action::Injure(_) => (step == Step::Injury, ids::YOUR_DECISION),
        Action::Lose(_) => (step == Step::Legs, ids::YOUR_DECISION),
        Action::Pick(_) | Action::Turn(..) | Action::Decline => (state.pending != Pending::Nothing, ids::YOUR_DECISION),
        Action::Accept | Action::Reject => (state.proposal.is_some(), ids::YOUR_DECISION),
    };
    if asked { Ok(()) } else { Err(rule.refuse(facts![why = "now"])) }
}

/// FUJ-COM-1, FUJ-COM-6, FUJ-COM-11: nobody speaks in phase 3; hints belong to phases 2 and 4.
fn speech_rule(step: Step) -> RuleId {
    if step == Step::Reroll { ids::SILENCE } else { ids::WHEN_TO_TALK }
}

/// FUJ-P2-13, FUJ-EQ-5, FUJ-P3-9: outside phase 2 no marker moves.
fn marker_rule(step: Step) -> RuleId {
    match step {
        Step::Reroll => ids::NOTHING_ELSE,
        Step::Gear => ids::ONLY_EQUIPMENT,
        Step::Pairs
        | Step::Skill(_)
        | Step::ThirdSkill
        | Step::Keep(_)
        | Step::Plan
        | Step::Next
        | Step::Bars
        | Step::Move
        | Step::Draw
        | Step::Gift
        | Step::Injury
        | Step::Legs
        | Step::Won
        | Step::Lost(_) => ids::FINAL_MARKERS,
    }
}

/// Carries out a checked action: at once if one seat decides alone, by proposal and answers if several do.
pub(crate) fn play<L: Log<Event>>(scene: &mut Scene<'_, L>, seat: Seat, action: &Action) {
    if group::needs_agreement(scene.state, seat, action) {
        return group::propose(scene, seat, action);
    }
    carry_out(scene, seat, action);
    group::lapse(scene);
}

/// Carries out what is decided.
pub(crate) fn carry_out<L: Log<Event>>(scene: &mut Scene<'_, L>, seat: Seat, action: &Action) {
    match action {
        Action::Pairs(pair) => setup::pairs(scene, *pair),
        Action::TakeSkill(skill) => setup::take_skill(scene, *skill),
        Action::ThirdSkill(skill) => setup::third_skill(scene, *skill),
        Action::Keep(cards) => setup::keep(scene, *cards),
        Action::Place(member, cell) => plan::place(scene, seat, *member, *cell),
        Action::Clear(member) => plan::clear(scene, seat, *member),
        Action::AsideSide(side) => skills::aside_side(scene, *side),
        Action::Hint(hint) => talk::say(scene, seat, *hint),
        Action::Unsay(hint) => talk::unsay(scene, seat, *hint),
        Action::Give(card, to) => skills::give(scene, *card, *to),
        Action::Use(used) => gear::use_card(scene, seat, used),
        Action::Ready => plan::ready(scene, seat),
        Action::Unready => plan::unready(scene, seat),
        Action::Reroll(dice) => reroll::reroll(scene, seat, *dice),
        Action::SetAside(die) => skills::set_aside(scene, *die),
        Action::Done => reroll::done(scene, seat),
        Action::Next(member) => act::begin(scene, *member),
        Action::Bars(count) => skills::spend_bars(scene, *count),
        Action::Move(path) => act::walk(scene, path),
        Action::Stay => act::decline(scene),
        Action::Draw => act::draw(scene),
        Action::Leave => act::leave(scene),
        Action::PassGift => health::adjust(scene),
        Action::Injure(slot) => health::injure(scene, *slot),
        Action::Lose(die) => health::lose(scene, *die),
        Action::Pick(dice) => pick::pick(scene, seat, *dice),
        Action::Turn(die, value) => pick::turn(scene, *die, *value),
        Action::Decline => pick::decline(scene),
        Action::Accept => group::accept(scene, seat),
        Action::Reject => group::reject(scene, seat),
    }
}
