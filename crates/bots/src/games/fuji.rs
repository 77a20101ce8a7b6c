//! Fuji: a team that plans together.
//!
//! - `plan` answers every question: phase 2 itself, phases 3 and 4 through `later`, phase 5 through `finale` with what
//!   `showdown` finds, the questions before the first turn through `dealt`. `told` and `routes` give the reasons.
//! - `model` estimates how likely the team is to win, `belief` what dice the others may have, and `speech` chooses what
//!   to say about one's own dice.
//! - `worlds` plays joint plans out in imagined rolls, `destinations` compares them, `rerolls` computes re-rolls
//!   exactly, `settle` models the dice after everybody's re-rolls; `manner` says how a level plays.
//! - `cards` values equipment that is kept; `early` weighs its use in phase 2, `gear` in phase 4, and `changes`
//!   computes what single dice then become; `picks` answers the questions of cards, `gifts` chooses what the manager
//!   gives away.
//!
//! The rest of this file serves the search: of the reference opponents, and of decisions that nothing plans.

mod belief;
mod cards;
mod changes;
mod dealt;
mod destinations;
mod early;
mod finale;
mod gear;
mod gifts;
mod later;
mod manner;
mod model;
mod picks;
mod plan;
mod rerolls;
mod routes;
mod settle;
mod showdown;
mod sight;
mod speech;
#[cfg(test)]
mod tests;
mod told;
mod weights;
mod worlds;

use self::sight::passable;
use self::weights as w;
use crate::insight::{Planned, average, keep_from};
use crate::search::Playout;
use crate::values::{Values, reward};
use crate::{Effort, Insight, Level};
use fuji::Fuji;
use fuji::action::Action;
use fuji::cell::{Cell, CellSet};
use fuji::dice::DiceSet;
use fuji::edition::TerrainId;
use fuji::hint::{Grade, Hint, Saying};
use fuji::member::Member;
use fuji::state::{State, Step};
use fuji::view::View;
use kernel::{Dice, Game, Knowledge, MAX_SEATS, Phrase, Seat, Turn, facts};

/// What a good player of `fuji` knows.
#[derive(Clone, Copy, Debug, Default)]
pub struct FujiInsight {
    /// Whether it says nothing, as at a table that has agreed to be silent.
    pub mute: bool,
}

/// The most decisions of a playout: one turn of four players with everything in it.
const TURN: u32 = 160;
/// What six dice usually count for a condition. A higher total is likely to beat the neighbours.
const USUAL_TOTAL: f32 = 9.0;
/// The steps of a long way to the village: distances are measured against it.
const LONG_WAY: f32 = 12.0;

/// How many steps it takes to get from some cells to another through passable ones; `None` if there is no way.
fn steps(from: CellSet, to: Cell, through: CellSet) -> Option<u8> {
    let mut reached = from;
    for count in 0..=40 {
        if reached.contains(to) {
            return Some(count);
        }
        let next = reached.or(reached.beside().and(through));
        if next == reached {
            return None;
        }
        reached = next;
    }
    None
}

/// Steps to the nearest village, if there is a way.
fn to_village(state: &State, from: Cell) -> Option<u8> {
    let villages = state.ground().villages_for(state.options().seats);
    let open = passable(state);
    villages.iter().filter_map(|village| steps(CellSet::one(from), village, open)).min()
}

/// How likely a member is to be saved, judging by its way, its health and the lava behind it.
fn hope(state: &State, member: Member) -> f32 {
    let sheet = state.sheet(member);
    let health = f32::from(sheet.health) / f32::from(state.edition().last_space);
    let strain = w::HEALTH * health * health + w::INJURY * sheet.injuries.len() as f32;
    let Some(way) = to_village(state, sheet.pawn) else { return w::LEAST_HOPE };
    if way == 0 {
        return 1.0 - w::STRAIN_IN_VILLAGE * strain;
    }
    let burning = state.ground().burnable();
    let lava = steps(state.land().lava.with(state.ground().volcano), sheet.pawn, burning).map_or(w::NO_LAVA, f32::from);
    let danger = match lava {
        near if near <= 1.0 => w::LAVA_AT_ONE,
        near if near <= 2.0 => w::LAVA_AT_TWO,
        near if near <= 3.0 => w::LAVA_AT_THREE,
        _far => 0.0,
    };
    (1.0 - w::WAY * f32::from(way) / LONG_WAY - strain - danger).max(w::LEAST_HOPE)
}

/// The value of a state: mostly the hope of the weakest member, and partly everybody's.
fn judged(state: &State) -> Values {
    let hopes = state.members().map(|member| hope(state, member));
    let (least, sum, count) =
        hopes.fold((1.0_f32, 0.0, 0.0), |(least, sum, count), hope| (least.min(hope), sum + hope, count + 1.0));
    [w::WEAKEST * least + w::EVERYBODY * sum / count; MAX_SEATS]
}

/// What a member's dice count under a card's condition.
fn total(state: &State, member: Member, card: TerrainId) -> f32 {
    f32::from(state.tray().total(member.index(), |die, value| state.edition().count(card, die, value)))
}

/// How good a destination looks to a member that knows only its own dice.
fn promise(state: &State, member: Member, cell: Cell) -> f32 {
    let Some(card) = state.land().cards[cell.index()] else { return w::NO_CARD };
    let pawn = state.sheet(member).pawn;
    let (before, after) = (to_village(state, pawn), to_village(state, cell));
    let (Some(before), Some(after)) = (before, after) else { return w::LEAST_PROMISE };
    let gain = f32::from(before) - f32::from(after);
    let ratio = total(state, member, card) / USUAL_TOTAL;
    let chance = (ratio * ratio / (w::EVEN_RATIO + ratio * ratio)).clamp(w::LEAST_CHANCE, w::MOST_CHANCE);
    let eruption = state.land().single.or(state.land().double).contains(cell);
    (w::ANY_DESTINATION + chance * (1.0 + gain.max(-1.0)) - if eruption { w::ERUPTION } else { 0.0 })
        .max(w::LEAST_PROMISE)
}

/// The dice of a member that count nothing for its destination.
fn useless(state: &State, member: Member) -> DiceSet {
    let Some(card) = state.sheet(member).aim.or_else(|| aimed(state, member)) else { return DiceSet::NONE };
    let free = state.tray().free(member.index());
    free.iter().filter(|&die| state.edition().count(card, die, state.tray().value(die)) == 0).collect()
}

fn aimed(state: &State, member: Member) -> Option<TerrainId> {
    state.sheet(member).marker.and_then(|cell| state.land().cards[cell.index()])
}

/// An honest grade: how well a member's dice suit a card.
fn grade(state: &State, member: Member, card: TerrainId) -> Grade {
    match total(state, member, card) / USUAL_TOTAL {
        ratio if ratio < w::VERY_BAD => Grade::VeryBad,
        ratio if ratio < w::BAD => Grade::Bad,
        ratio if ratio < w::MIXED => Grade::Mixed,
        ratio if ratio < w::GOOD => Grade::Good,
        _more => Grade::VeryGood,
    }
}

/// What a seat should say once before it is ready: how its dice suit the card it marked.
fn honest_hint(state: &State, seat: Seat) -> Option<Hint> {
    let member = Member::of(seat);
    let cell = state.sheet(member).marker?;
    let card = state.land().cards[cell.index()]?;
    let hint = Hint::own(Saying::Roll { card: cell, grade: grade(state, member, card) });
    let said = state.hints()[member.index()].iter().any(|said| said.replaced_by(&hint));
    (state.step() == Step::Plan && !said).then_some(hint)
}

/// The prior of one action of a seat.
fn weight(state: &State, seat: Seat, action: &Action) -> f32 {
    let settled = state.sheet(Member::of(seat)).marker.is_some();
    match action {
        Action::Place(member, cell) if !settled => promise(state, *member, *cell),
        Action::Place(member, cell) => w::MARKED_ALREADY * promise(state, *member, *cell),
        Action::Ready => w::READY,
        Action::Hint(_)
        | Action::Unsay(_)
        | Action::Unready
        | Action::Clear(_)
        | Action::AsideSide(_)
        | Action::Give(..) => w::TALK,
        Action::Use(_) => w::USE,
        Action::Reroll(dice) => {
            let poor = useless(state, Member::of(seat));
            let good = dice.minus(poor).len();
            let missed = poor.minus(*dice).len();
            1.0 / (1.0 + w::GOOD_DIE_ROLLED * good as f32 + w::USELESS_DIE_KEPT * missed as f32)
        }
        Action::Done => {
            if useless(state, Member::of(seat)).is_empty() {
                w::DONE
            } else {
                w::DONE_TOO_EARLY
            }
        }
        Action::Accept => w::ACCEPT,
        Action::Reject | Action::Stay | Action::Decline => w::REFUSE,
        Action::Pairs(_)
        | Action::TakeSkill(_)
        | Action::ThirdSkill(_)
        | Action::Keep(_)
        | Action::SetAside(_)
        | Action::Next(_)
        | Action::Bars(_)
        | Action::Move(_)
        | Action::Draw
        | Action::Leave
        | Action::PassGift
        | Action::Injure(_)
        | Action::Lose(_)
        | Action::Pick(_)
        | Action::Turn(..) => 1.0,
    }
}

/// The playout policy: the most promising card, then re-rolls towards it, then the usual.
fn policy(state: &State, seat: Seat, actions: &[Action]) -> usize {
    if matches!(state.step(), Step::Plan | Step::Reroll) && state.proposal().is_none() {
        let weigh = |number: &usize| weight(state, seat, &actions[*number]);
        return (0..actions.len()).max_by(|one, other| weigh(one).total_cmp(&weigh(other))).unwrap_or(0);
    }
    let usual = Fuji::stand_in(state, seat);
    actions.iter().position(|action| *action == usual).unwrap_or(0)
}

/// Plays the turn to its end, by the playout policy.
fn finish_turn(state: &mut State, dice: &mut Dice, playout: &mut Playout<Fuji>) {
    let turn = state.turn();
    for _ in 0..TURN {
        let begun = state.turn() != turn && state.step() == Step::Plan;
        let over = |state: &State, seat: Seat, actions: &[Action], _: &mut Dice| policy(state, seat, actions);
        if begun || playout.play(state, dice, 1, over).is_some() {
            return;
        }
    }
}

impl super::Known for Fuji {
    type Insight = FujiInsight;
}

impl Insight<Fuji> for FujiInsight {
    fn prior(&self, state: &State, seat: Seat, actions: &[Action], weights: &mut [f32]) {
        for (action, place) in actions.iter().zip(weights) {
            *place = weight(state, seat, action);
        }
    }

    /// Of everything that can be said, only the honest hint about one's own card is considered, once. A marked card
    /// stays marked, and the group's proposals are accepted.
    fn consider(&self, state: &State, seat: Seat, actions: &mut Vec<Action>, from: usize) {
        if let Some(hint) = honest_hint(state, seat)
            && actions[from..].contains(&Action::Hint(hint))
        {
            return keep_from(actions, from, |action| *action == Action::Hint(hint));
        }
        let settled = actions[from..].contains(&Action::Ready) && state.sheet(Member::of(seat)).marker.is_some();
        keep_from(actions, from, |action| match action {
            Action::Hint(_)
            | Action::Unsay(_)
            | Action::Unready
            | Action::Clear(_)
            | Action::Reject
            | Action::AsideSide(_) => false,
            Action::Place(..) => !settled,
            Action::Pairs(_)
            | Action::TakeSkill(_)
            | Action::ThirdSkill(_)
            | Action::Keep(_)
            | Action::Give(..)
            | Action::Use(_)
            | Action::Ready
            | Action::Reroll(_)
            | Action::SetAside(_)
            | Action::Done
            | Action::Next(_)
            | Action::Accept
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
        });
    }

    fn judge(&self, state: &State) -> Option<Values> {
        Some(judged(state))
    }

    /// Plays the turn to its end, because a destination's worth shows when the dice are compared.
    fn evaluate(&self, state: &mut State, dice: &mut Dice, playout: &mut Playout<Fuji>) -> Values {
        finish_turn(state, dice, playout);
        match Fuji::turn(state) {
            Turn::Over(outcome) => reward::<Fuji>(&outcome),
            Turn::Decide(_) => judged(state),
        }
    }

    /// Plays the turn to its end; what then counts is the model of the turns to come.
    fn foresee(&self, state: &State, looks: u32, seed: u64) -> Option<Values> {
        Some(average(looks, seed, |dice| model::foreseen(&mut state.clone(), dice)))
    }

    fn plan(&self, knowledge: &Knowledge<Fuji>, level: Level, _seed: u64) -> Option<Planned<Fuji>> {
        let mut manner = manner::Manner::of(level);
        if self.mute {
            manner.says = 0;
            manner.warns = false;
        }
        plan::decide(knowledge.image(), knowledge.seat(), &knowledge.actions(), &manner)
    }

    fn effort(&self, level: Level) -> Effort {
        Effort::of(level).paced(w::PACE)
    }

    fn reasons(&self, view: &View, seat: Seat, action: &Action, out: &mut Vec<Phrase>) {
        let _ = (view, seat);
        match action {
            Action::Place(..) => out.push(Phrase::new("why-fuji-card", facts![])),
            Action::Reroll(_) | Action::Done => out.push(Phrase::new("why-fuji-dice", facts![])),
            Action::Pairs(_)
            | Action::TakeSkill(_)
            | Action::ThirdSkill(_)
            | Action::Keep(_)
            | Action::Clear(_)
            | Action::AsideSide(_)
            | Action::Hint(_)
            | Action::Unsay(_)
            | Action::Give(..)
            | Action::Use(_)
            | Action::Ready
            | Action::Unready
            | Action::SetAside(_)
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
            | Action::Decline => {}
        }
    }
}
