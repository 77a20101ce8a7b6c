//! What a seat does at every question of the game.

use super::belief::Belief;
use super::cards;
use super::destinations::{Joint, best, marked};
use super::early::Early;
use super::gear::Gain;
use super::gifts::standing_gift;
use super::manner::Manner;
use super::model::Model;
use super::showdown;
use super::sight::{SETS, Sight};
use super::speech;
use super::worlds::{Goal, Judge, Terms, World, imagine};
use crate::insight::Planned;
use crate::{Likely, Weighed};
use fuji::Fuji;
use fuji::action::{Action, Effect};
use fuji::cards::EquipmentSet;
use fuji::cell::Cell;
use fuji::hint::Saying;
use fuji::member::Member;
use fuji::pending::Pending;
use fuji::state::{State, Step};
use kernel::{Dice, Game, Phrase, Seat, facts};

/// A marker stays where it is unless another card is better by this much.
const HYSTERESIS: f32 = 0.012;
/// A card that a teammate points out may be worse by this much.
const COURTESY: f32 = 0.02;
/// A gift before an injury must raise the team's chance by this much.
const UNASKED: f32 = 0.002;
/// After so many refusals nobody proposes where the third pawn should go.
const INSISTENCE: u8 = 3;
/// After so many changes of mind a seat stays with what it has marked.
pub(super) const PATIENCE: u8 = 8;

/// What a seat does that sees this and may do that; nothing if it should be searched.
pub(super) fn decide(state: &State, seat: Seat, actions: &[Action], manner: &Manner) -> Option<Planned<Fuji>> {
    let question = Question { state, seat, actions, manner };
    if actions.contains(&Action::Accept) {
        return question.answer();
    }
    if state.pending != Pending::Nothing {
        return question.pick();
    }
    match state.step {
        Step::Plan => question.plan(),
        Step::Reroll => question.reroll(),
        Step::Gear => question.gear(),
        Step::Next | Step::Bars | Step::Move | Step::Draw | Step::Injury => question.showdown(),
        Step::Keep(_) => question.keep(),
        Step::Gift => question.gift(),
        Step::Pairs | Step::ThirdSkill | Step::Legs => plain(Fuji::stand_in(state, seat)),
        Step::Won | Step::Lost(_) => None,
    }
}

/// What is asked of a seat.
pub(super) struct Question<'a> {
    /// A world that the seat could imagine; only what it knows of it is read.
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    /// What it may do.
    pub(super) actions: &'a [Action],
    pub(super) manner: &'a Manner,
}

/// A decision that needs no explanation.
pub(super) fn plain(action: Action) -> Option<Planned<Fuji>> {
    Some(Planned { action, options: Vec::new(), continuation: Vec::new(), reasons: Vec::new(), worlds: 0 })
}

/// An option with its chance and an interval that certainly covers it.
pub(super) fn weighed(action: &Action, chance: f32, worlds: usize, share: f32) -> Weighed {
    let expected = chance.clamp(0.0, 1.0);
    let error = 1.96 * (expected * (1.0 - expected) / worlds.max(1) as f32).sqrt();
    Weighed {
        action: action.to_string(),
        share,
        expected,
        low: (expected - error).max(0.0),
        high: (expected + error).min(1.0),
    }
}

impl Question<'_> {
    pub(super) fn worlds(&self, sight: &Sight<'_>, count: usize) -> Vec<World> {
        let sets = 0..sight.hands.len();
        let beliefs: Vec<Belief> = sets.map(|set| Belief::new(sight, set, self.manner.hears)).collect();
        // The same luck for a whole phase: a mind is changed by what is said and marked, not by chance.
        let luck = 64 * u64::from(self.state.turn) + 8 * u64::from(self.state.phase_number()) + u64::from(self.seat.0);
        imagine(sight, &beliefs, count, &mut Dice::fast(luck))
    }

    /// What there is to say, if anything is left.
    pub(super) fn say(&self, judge: &Judge<'_>) -> Option<Planned<Fuji>> {
        let hint = speech::next(judge, self.manner)?;
        let reasons = vec![Phrase::new("why-fuji-hint", facts![])];
        Some(Planned { reasons, ..plain(Action::Hint(hint))? })
    }

    /// What may be done now, without what the other player has refused to do for the third pawn: asking once is enough.
    pub(super) fn proposable(&self) -> Vec<Action> {
        let own = |card| self.state.owner(card) == Some(Member::of(self.seat));
        let alone = |action: &Action| match action {
            Action::Use(used) => own(used.card) && !matches!(used.effect, Effect::Side(_)),
            Action::Give(card, _) => own(*card),
            _other => true,
        };
        let refused = self.state.rejections > 0;
        self.actions.iter().copied().filter(|action| !refused || alone(action)).collect()
    }

    /// A card that is used or given away, and by how much that raises the team's chance.
    pub(super) fn handled(&self, (action, gain): Gain, worlds: usize) -> Option<Planned<Fuji>> {
        let key = if matches!(action, Action::Give(..)) { "why-fuji-gift" } else { "why-fuji-gear" };
        let reasons = vec![Phrase::new(key, facts![gain = (100.0 * gain).round() as i64])];
        Some(Planned { reasons, worlds: worlds as u32, ..plain(action)? })
    }

    /// Phase 2: say what there is to say, mark where the team wants one, be ready.
    fn plan(&self) -> Option<Planned<Fuji>> {
        let sight = Sight::new(self.state, self.seat);
        let model = Model::new(self.state);
        let judge = Judge::new(&sight, &model);
        if let Some(said) = self.say(&judge) {
            return Some(said);
        }
        if self.state.phase.ready.contains(self.seat) {
            return plain(Fuji::stand_in(self.state, self.seat));
        }
        let ready = self.actions.contains(&Action::Ready);
        if ready && self.state.phase.marker_changes[self.seat.index()] >= PATIENCE {
            return plain(Action::Ready);
        }
        let worlds = self.worlds(&sight, self.manner.care.worlds[1]);
        let plans = best(&judge, &worlds, &self.fixed(&sight), &self.manner.care);
        let early = Early { judge: &judge, worlds: &worlds, question: self };
        if let Some(gain) = self.outset(&early, &plans) {
            return self.handled(gain, worlds.len());
        }
        if let Some(proposal) = self.third(&sight, &plans) {
            return plain(proposal);
        }
        let me = sight.me();
        let own = |plan: &Joint| plan.goals[me.index()].map(|goal| goal.cell);
        let marker = self.state.sheet(me).marker;
        let open = |plan: &&Joint| {
            own(plan)
                .is_some_and(|cell| marker == Some(cell) && ready || self.actions.contains(&Action::Place(me, cell)))
        };
        let Some(wanted) = plans.iter().copied().find(|plan| open(&plan)) else {
            return if ready { plain(Action::Ready) } else { None };
        };
        // Whoever points somewhere has a reason: what is nearly as good is done as asked.
        let asked = self.suggested();
        let good = |plan: &&Joint| asked.is_some() && own(plan) == asked && plan.chance >= wanted.chance - COURTESY;
        let wanted = plans.iter().copied().find(|plan| open(&plan) && good(&plan)).unwrap_or(wanted);
        let obliging = asked != marker && own(&wanted) == asked;
        let mut kept = plans.iter().copied().find(|plan| marker.is_some() && own(plan) == marker);
        if let Some(kept) = &mut kept {
            kept.look_closely(&judge, &worlds, &self.manner.care);
        }
        // A closer look may make a plan look worse than its likes; its marker still lies where it should (FUJ-RUL-43).
        let content = |kept: &Joint| own(&wanted) == marker || kept.chance >= wanted.chance - HYSTERESIS;
        if let Some(kept) = kept.filter(|kept| ready && !obliging && content(kept)) {
            if self.manner.uses_gear
                && let Some(gain) = early.best_use(&kept)
            {
                return self.handled(gain, worlds.len());
            }
            return Some(self.explained(&judge, &plans, &kept, Action::Ready, &worlds));
        }
        let action = Action::Place(me, own(&wanted)?);
        Some(self.explained(&judge, &plans, &wanted, action, &worlds))
    }

    /// The card that somebody has pointed out to this seat, the last one who did.
    fn suggested(&self) -> Option<Cell> {
        let me = Member::of(self.seat);
        let hints = Seat::all(self.state.options.seats).flat_map(|seat| self.state.hints[seat.index()].iter());
        let pointed = hints.filter_map(|hint| match hint.saying {
            Saying::Suggest { target, card } if target == me => Some(card),
            Saying::Suggest { .. }
            | Saying::Roll { .. }
            | Saying::Threat { .. }
            | Saying::Tendency { .. }
            | Saying::Request { .. }
            | Saying::Mood { .. } => None,
        });
        pointed.last()
    }

    /// What is done with cards before the own marker lies: gifts, a look at the map, dice that all may see.
    fn outset(&self, early: &Early<'_>, plans: &[Joint]) -> Option<Gain> {
        if !self.manner.helps || self.state.sheet(Member::of(self.seat)).marker.is_some() {
            return None;
        }
        standing_gift(early.judge, &self.proposable()).or_else(|| early.outlook(plans))
    }

    /// Whose destination is settled: whoever sits before, or is ready.
    pub(super) fn fixed(&self, sight: &Sight<'_>) -> [Option<Goal>; SETS] {
        let mut fixed = [None; SETS];
        for &member in sight.members.iter().filter(|&&member| member != sight.me()) {
            let settled = match member.seat() {
                Some(seat) => seat < self.seat || self.state.phase.ready.contains(seat) || !self.manner.plans_for_all,
                None => self.seat != Seat(0),
            };
            if settled {
                fixed[member.index()] = marked(sight, member);
            }
        }
        fixed
    }

    /// A proposal for the third pawn's marker, if it has none or the first seat sees a better card.
    fn third(&self, sight: &Sight<'_>, plans: &[Joint]) -> Option<Action> {
        if !sight.third_plays() || self.state.proposal.is_some() || self.state.rejections >= INSISTENCE {
            return None;
        }
        let own = |plan: &Joint| plan.goals[Member::THIRD.index()].map(|goal| goal.cell);
        let marker = self.state.sheet(Member::THIRD).marker;
        let wanted = plans
            .iter()
            .find(|plan| own(plan).is_some_and(|cell| self.actions.contains(&Action::Place(Member::THIRD, cell))))?;
        let kept = plans.iter().find(|plan| marker.is_some() && own(plan) == marker);
        let content = kept.is_some_and(|kept| kept.chance >= wanted.chance - HYSTERESIS);
        let mine = marker.is_none() || self.seat == Seat(0) && self.state.phase.marker_changes[0] < PATIENCE;
        if content || !mine {
            return None;
        }
        Some(Action::Place(Member::THIRD, own(wanted)?))
    }

    fn explained(
        &self,
        judge: &Judge<'_>,
        plans: &[Joint],
        chosen: &Joint,
        action: Action,
        worlds: &[World],
    ) -> Planned<Fuji> {
        let me = judge.sight.me();
        let mut options: Vec<Weighed> = Vec::new();
        for plan in plans {
            let Some(goal) = plan.goals[me.index()] else { continue };
            let same = goal.cell == chosen.goals[me.index()].map_or(goal.cell, |chosen| chosen.cell);
            let place = if same { action } else { Action::Place(me, goal.cell) };
            let text = place.to_string();
            if options.len() < 5 && !options.iter().any(|known| known.action == text) {
                options.push(weighed(&place, plan.chance, plan.worlds, if same { 1.0 } else { 0.0 }));
            }
        }
        let terms = Terms::new(judge.sight, chosen.goals, self.manner.care.care);
        let won = worlds.iter().filter(|world| terms.margin(&terms.totals(world), me.index()) > 0).count();
        let percent = (100 * won / worlds.len().max(1)) as i64;
        let reasons = vec![
            Phrase::new("why-fuji-plan", facts![percent]),
            Phrase::new("why-fuji-chance", facts![percent = (100.0 * chosen.chance).round() as i64]),
        ];
        let others = judge.sight.members.iter().filter(|&&member| member != me);
        let continuation = others.filter_map(|&member| {
            let seat = member.seat().unwrap_or(self.seat);
            let action = Action::Place(member, chosen.goals[member.index()]?.cell).to_string();
            Some(Likely { seat, action })
        });
        Planned { action, options, continuation: continuation.collect(), reasons, worlds: worlds.len() as u32 }
    }

    /// Proposals are accepted, except one in phase 5 after which the team is lost although it need not be.
    fn answer(&self) -> Option<Planned<Fuji>> {
        let Some(proposal) = self.state.proposal else { return plain(Action::Accept) };
        if self.state.step != Step::Next || !self.actions.contains(&Action::Reject) {
            return plain(Action::Accept);
        }
        let model = Model::new(self.state);
        let mut open = self.state.clone();
        open.proposal = None;
        let worth = |action: &Action| showdown::worth(&open, proposal.by, action, &model);
        let hopeless = worth(&proposal.action) == 0.0;
        let needless = || showdown::options(&open, self.seat).iter().any(|action| worth(action) > 0.0);
        plain(if hopeless && needless() { Action::Reject } else { Action::Accept })
    }

    /// Phase 5: all dice are open.
    fn showdown(&self) -> Option<Planned<Fuji>> {
        let model = Model::new(self.state);
        let options: Vec<Action> = showdown::options(self.state, self.seat)
            .into_iter()
            .filter(|action| self.actions.contains(action))
            .collect();
        let mut looked: Vec<(f32, Action)> =
            options.iter().map(|action| (showdown::worth(self.state, self.seat, action, &model), *action)).collect();
        looked.sort_by(|one, other| other.0.total_cmp(&one.0));
        let &(chance, action) = looked.first()?;
        let options = looked
            .iter()
            .take(5)
            .map(|(chance, option)| weighed(option, *chance, 1, f32::from(u8::from(*option == action))));
        let reasons = vec![Phrase::new("why-fuji-chance", facts![percent = (100.0 * chance).round() as i64])];
        Some(Planned { options: options.collect(), reasons, worlds: 1, ..plain(action)? })
    }

    /// Before an injury the manager gives cards away that would be lost with the skill or the arm.
    fn gift(&self) -> Option<Planned<Fuji>> {
        let model = Model::new(self.state);
        let worth = |action: &Action| {
            let more = if *action == Action::PassGift { UNASKED } else { 0.0 };
            more + showdown::worth(self.state, self.seat, action, &model)
        };
        let gifts = self.actions.iter().filter(|action| matches!(action, Action::PassGift | Action::Give(..)));
        let looked = gifts.map(|action| (worth(action), *action));
        plain(looked.max_by(|one, other| one.0.total_cmp(&other.0))?.1)
    }

    /// The most useful of the dealt cards.
    fn keep(&self) -> Option<Planned<Fuji>> {
        let worth = |cards: &EquipmentSet| cards.iter().map(cards::worth).sum::<f32>();
        let keeps = self.actions.iter().filter_map(|action| match action {
            Action::Keep(cards) => Some((worth(cards), *action)),
            _other => None,
        });
        plain(keeps.max_by(|one, other| one.0.total_cmp(&other.0))?.1)
    }
}
