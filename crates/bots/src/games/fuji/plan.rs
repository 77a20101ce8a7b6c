//! What a seat does at every question of the game.

use super::belief::Belief;
use super::destinations::{Joint, best, marked};
use super::early::Early;
use super::gear::Gains;
use super::gifts::{standing, standing_gift};
use super::manner::Manner;
use super::model::Model;
use super::routes::Routes;
use super::sight::{SETS, Sight};
use super::speech;
use super::told::{Choice, Look, chance, points, said, simply, then};
use super::worlds::{Goal, Judge, World, imagine};
use crate::insight::Planned;
use fuji::Fuji;
use fuji::action::{Action, Effect};
use fuji::cell::Cell;
use fuji::hint::Saying;
use fuji::member::Member;
use fuji::pending::Pending;
use fuji::state::{State, Step};
use kernel::{Dice, Game, Phrase, Seat, facts};

/// Hysteresis: a marker stays where it is unless another card is better by this much.
const HYSTERESIS: f32 = 0.012;
/// A card that a teammate suggests may be worse by this much.
const COURTESY: f32 = 0.02;
/// After this many refusals nobody proposes a destination for the third pawn.
const INSISTENCE: u8 = 3;
/// After this many changes of mind a seat keeps what it has marked.
pub(super) const PATIENCE: u8 = 8;

/// The planned decision of a seat in a state that it imagines; `None` if it should search.
pub(super) fn decide(state: &State, seat: Seat, actions: &[Action], manner: &Manner) -> Option<Planned<Fuji>> {
    let question = Question { state, seat, actions, manner };
    if actions.contains(&Action::Accept) {
        return question.answer();
    }
    if state.pending() != Pending::Nothing {
        return question.pick();
    }
    match state.step() {
        Step::Plan => question.plan(),
        Step::Reroll => question.reroll(),
        Step::Gear => question.gear(),
        Step::Next | Step::Bars | Step::Move | Step::Draw | Step::Injury => question.showdown(),
        Step::Keep(_) => question.keep(),
        Step::Gift => question.gift(),
        Step::Pairs | Step::Skill(_) | Step::ThirdSkill | Step::Legs => question.indifferent(),
        Step::Won | Step::Lost(_) => None,
    }
}

/// A question to a seat.
pub(super) struct Question<'a> {
    /// A world that the seat could imagine; only what the seat knows about it is read.
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    /// The legal actions.
    pub(super) actions: &'a [Action],
    pub(super) manner: &'a Manner,
}

impl Question<'_> {
    pub(super) fn worlds(&self, sight: &Sight<'_>, count: usize) -> Vec<World> {
        let sets = 0..sight.hands.len();
        let beliefs: Vec<Belief> = sets.map(|set| Belief::new(sight, set, self.manner.hears)).collect();
        // The same random numbers for a whole phase, so that a seat changes its mind because of what is said and
        // marked, not by chance.
        let luck =
            64 * u64::from(self.state.turn()) + 8 * u64::from(self.state.phase_number()) + u64::from(self.seat.0);
        imagine(sight, &beliefs, count, &mut Dice::fast(luck))
    }

    /// What the seat should say, if anything is left to say.
    pub(super) fn say(&self, judge: &Judge<'_>) -> Option<Planned<Fuji>> {
        let speech = speech::next(judge, self.manner)?;
        let following = speech.following.map(|hint| (self.seat, Action::Hint(hint)));
        Some(then(said(Action::Hint(speech.hint), speech.reasons), following))
    }

    /// The legal actions without those that the other player has refused for the third pawn: asking once is enough.
    pub(super) fn proposable(&self) -> Vec<Action> {
        let own = |card| self.state.owner(card) == Some(Member::of(self.seat));
        let alone = |action: &Action| match action {
            Action::Use(used) => own(used.card) && !matches!(used.effect, Effect::Side(_)),
            Action::Give(card, _) => own(*card),
            Action::Pairs(_)
            | Action::TakeSkill(_)
            | Action::ThirdSkill(_)
            | Action::Keep(_)
            | Action::Place(..)
            | Action::Clear(_)
            | Action::AsideSide(_)
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
            | Action::Bars(_)
            | Action::Move(_)
            | Action::Stay
            | Action::Draw
            | Action::Leave
            | Action::PassGift
            | Action::Injure(_)
            | Action::Lose(_)
            | Action::Pick(_)
            | Action::Turn(..)
            | Action::Decline => true,
        };
        let refused = self.state.rejections() > 0;
        self.actions.iter().copied().filter(|action| !refused || alone(action)).collect()
    }

    /// The best use or gift of a card, compared with the others and with none; `None` if nothing is worthwhile.
    pub(super) fn handled(&self, gains: &Gains, without: Look) -> Option<Planned<Fuji>> {
        let best = gains.best?;
        let key = if matches!(best.0, Action::Give(..)) { "why-fuji-gift" } else { "why-fuji-gear" };
        let choice = Choice::changing(best, &gains.looked, without);
        Some(choice.told(vec![Phrase::new(key, facts![gain = points(best.1)]), chance(choice.chosen.chance)]))
    }

    /// Phase 2: say what there is to say, mark where the team's plan wants it, be ready.
    fn plan(&self) -> Option<Planned<Fuji>> {
        let sight = Sight::new(self.state, self.seat);
        let model = Model::new(self.state);
        let judge = Judge::new(&sight, &model);
        if let Some(said) = self.say(&judge) {
            return Some(said);
        }
        if self.state.phase().ready.contains(self.seat) {
            return simply(Fuji::stand_in(self.state, self.seat), "why-fuji-unready");
        }
        let changes = self.state.phase().marker_changes[self.seat.index()];
        if self.actions.contains(&Action::Ready) && changes >= PATIENCE {
            return Some(said(Action::Ready, vec![Phrase::new("why-fuji-patience", facts![count = changes])]));
        }
        let worlds = self.worlds(&sight, self.manner.care.worlds[1]);
        let plans = best(&judge, &worlds, &self.fixed(&sight), &self.manner.care);
        let routes = Routes { question: self, judge: &judge, worlds: &worlds, plans: &plans };
        let early = Early { judge: &judge, worlds: &worlds, question: self };
        if let Some(handled) = self.outset(&early, &plans) {
            return Some(handled);
        }
        if let Some(wanted) = self.third(&sight, &plans) {
            let cell = wanted.goals[Member::THIRD.index()]?.cell;
            return Some(routes.told(Member::THIRD, wanted, Action::Place(Member::THIRD, cell), None));
        }
        self.mark(&routes, &early)
    }

    /// The seat's own marker: where the best plan wants it, or where it lies if that is good enough.
    fn mark(&self, routes: &Routes<'_>, early: &Early<'_>) -> Option<Planned<Fuji>> {
        let ready = self.actions.contains(&Action::Ready);
        let me = Member::of(self.seat);
        let own = |plan: &Joint| plan.goals[me.index()].map(|goal| goal.cell);
        let marker = self.state.sheet(me).marker;
        let open = |plan: &&Joint| {
            own(plan)
                .is_some_and(|cell| marker == Some(cell) && ready || self.actions.contains(&Action::Place(me, cell)))
        };
        let Some(first) = routes.plans.iter().copied().find(|plan| open(&plan)) else {
            return if ready { simply(Action::Ready, "why-fuji-nowhere") } else { None };
        };
        // A teammate who suggests a card has a reason: the suggestion is followed if it is nearly as good.
        let asked = self.suggested();
        let good = |plan: &&Joint| asked.is_some() && own(plan) == asked && plan.chance >= first.chance - COURTESY;
        let wanted = routes.plans.iter().copied().find(|plan| open(&plan) && good(&plan)).unwrap_or(first);
        let obliging = asked != marker && own(&wanted) == asked;
        let mut kept = routes.plans.iter().copied().find(|plan| marker.is_some() && own(plan) == marker);
        if let Some(kept) = &mut kept {
            kept.look_closely(routes.judge, routes.worlds, &self.manner.care);
        }
        // Plans were evaluated in different numbers of worlds, so a suggested plan may even look better than the first
        // one.
        let motive = (own(&wanted) == asked && own(&first) != asked)
            .then(|| Phrase::new("why-fuji-asked", facts![gain = points(first.chance - wanted.chance).max(0)]));
        // A closer look may lower the chance of a plan below that of similar plans; its marker still lies where it
        // should (FUJ-RUL-43).
        let content = |kept: &Joint| own(&wanted) == marker || kept.chance >= wanted.chance - HYSTERESIS;
        if let Some(kept) = kept.filter(|kept| ready && !obliging && content(kept)) {
            let without = Look { action: Action::Ready, chance: kept.chance, worlds: kept.worlds };
            let gains = if self.manner.uses_gear { early.best_use(&kept) } else { Gains::default() };
            let handled = self.handled(&gains, without);
            return Some(handled.unwrap_or_else(|| routes.told(me, &kept, Action::Ready, motive)));
        }
        Some(routes.told(me, &wanted, Action::Place(me, own(&wanted)?), motive))
    }

    /// The card that was last suggested to this seat.
    fn suggested(&self) -> Option<Cell> {
        let me = Member::of(self.seat);
        let hints = Seat::all(self.state.options().seats).flat_map(|seat| self.state.hints()[seat.index()].iter());
        let pointed = hints.filter_map(|hint| match hint.saying {
            Saying::Suggest { target, card } if target == me => Some(card),
            Saying::Suggest { .. }
            | Saying::Roll { .. }
            | Saying::Threat { .. }
            | Saying::Tendency { .. }
            | Saying::Request { .. }
            | Saying::Mood { .. }
            | Saying::Ask { .. }
            | Saying::Promise { .. }
            | Saying::Answer { .. } => None,
        });
        pointed.last()
    }

    /// What is done with cards before one's own marker lies: gifts, a look at the map, dice that everybody may see.
    fn outset(&self, early: &Early<'_>, plans: &[Joint]) -> Option<Planned<Fuji>> {
        let me = Member::of(self.seat);
        if !self.manner.helps || self.state.sheet(me).marker.is_some() {
            return None;
        }
        // Without a card the seat would mark what its best plan wants.
        let place = |plan: &Joint| Some(Action::Place(me, plan.goals[me.index()]?.cell));
        let marking = plans.iter().filter_map(place).find(|action| self.actions.contains(action));
        let action = marking.unwrap_or_else(|| Fuji::stand_in(self.state, self.seat));
        let without = |chance: f32, worlds: usize| Look { action, chance, worlds };
        let given = standing_gift(early.judge, &self.proposable());
        self.handled(&given, without(standing(early.judge), 1)).or_else(|| {
            let now = plans.first()?;
            self.handled(&early.outlook(plans), without(now.chance, now.worlds))
        })
    }

    /// The goals that are settled: those of seats that choose earlier or are ready.
    pub(super) fn fixed(&self, sight: &Sight<'_>) -> [Option<Goal>; SETS] {
        let mut fixed = [None; SETS];
        for &member in sight.members.iter().filter(|&&member| member != sight.me()) {
            let settled = match member.seat() {
                Some(seat) => seat < self.seat || self.state.phase().ready.contains(seat) || !self.manner.plans_for_all,
                None => self.seat != Seat(0),
            };
            if settled {
                fixed[member.index()] = marked(sight, member);
            }
        }
        fixed
    }

    /// A proposal for the third pawn's marker, if it has none or the first seat sees a better card.
    fn third<'p>(&self, sight: &Sight<'_>, plans: &'p [Joint]) -> Option<&'p Joint> {
        if !sight.third_plays() || self.state.proposal().is_some() || self.state.rejections() >= INSISTENCE {
            return None;
        }
        let own = |plan: &Joint| plan.goals[Member::THIRD.index()].map(|goal| goal.cell);
        let marker = self.state.sheet(Member::THIRD).marker;
        let wanted = plans
            .iter()
            .find(|plan| own(plan).is_some_and(|cell| self.actions.contains(&Action::Place(Member::THIRD, cell))))?;
        let kept = plans.iter().find(|plan| marker.is_some() && own(plan) == marker);
        let content = kept.is_some_and(|kept| kept.chance >= wanted.chance - HYSTERESIS);
        let mine = marker.is_none() || self.seat == Seat(0) && self.state.phase().marker_changes[0] < PATIENCE;
        if content || !mine {
            return None;
        }
        Some(wanted)
    }
}
