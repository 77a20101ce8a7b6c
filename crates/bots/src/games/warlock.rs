//! The Warlock of Firetop Mountain: keys, deduction, routes, and fights by exact odds.

mod fights;
mod keys;
mod plan;
mod policy;
mod routes;
mod talks;

use crate::explain::percent;
use crate::insight::keep_from;
use crate::search::Playout;
use crate::values::{Values, shares};
use crate::{Effort, Insight, Knowledge, Level, Planned};
use fights::Fight;
use kernel::{Dice, Phrase, Seat, facts};
use plan::Plan;
use warlock::Warlock;
use warlock::action::Action;
use warlock::deduce::view_odds;
use warlock::edition::{EncounterKind, Treasure};
use warlock::phase::{Foe, Phase};
use warlock::place::cards;
use warlock::state::State;
use warlock::view::View;

/// What a good player of `warlock` knows.
#[derive(Clone, Copy, Debug, Default)]
pub struct WarlockInsight;

/// Decisions that a position is played on before it is judged: enough to see a fight or a walk through.
const LOOKAHEAD: u32 = 4;

/// How far a player is on the way to the chest.
fn strength(state: &State, seat: Seat) -> f32 {
    if !state.on_board(seat) {
        return -5.0;
    }
    let person = state.person(seat);
    let plan = Plan::of(state, seat);
    let rings = state.content.ring_numbers(person.hand);
    let keys = 2.4 * plan.lock.coverage() + 0.12 * rings.count_ones() as f32;
    let weapon = cards(person.hand).map(|card| sword(state.content.treasure(card))).fold(0.0, f32::max);
    let life = 0.12 * f32::from(person.stamina.min(18)) + 0.25 * f32::from(state.skill(seat)) + 0.5 * weapon;
    let purse = 0.06 * f32::from(person.provisions.min(6)) + 0.04 * f32::from(person.gold.min(12));
    let held = if person.caged { 0.8 } else { 0.0 } + 0.4 * f32::from(person.misses);
    let prospects = plan.worth(state, seat, person.at);
    keys + 1.8 * plan.lock.certainty() + prospects + life + purse - held + 0.1 * person.count() as f32
}

fn sword(treasure: Treasure) -> f32 {
    match treasure {
        Treasure::Sword(bonus) => f32::from(bonus),
        Treasure::Ring(_)
        | Treasure::SkeletonKey
        | Treasure::Gold(_)
        | Treasure::Provisions(_)
        | Treasure::GiverOfSleep
        | Treasure::Shield
        | Treasure::Invisibility
        | Treasure::Fortune
        | Treasure::Strength
        | Treasure::Eye
        | Treasure::Dragonfire
        | Treasure::CrystalBall => 0.0,
    }
}

fn judged(state: &State) -> Values {
    let mut strengths = [0.0; 6];
    let count = usize::from(state.seats);
    for (number, place) in strengths.iter_mut().enumerate().take(count) {
        *place = strength(state, Seat(number as u8));
    }
    shares(&strengths[..count], 7.0)
}

/// The fight that the active player is in, as its odds need it.
fn fight(state: &State) -> Option<Fight> {
    let combat = state.combat?;
    let bosses = &state.content.bosses;
    let boss = |boss: warlock::edition::Boss| if state.options.gamebook { boss.gamebook } else { boss.board };
    let foe_skill = match combat.foe {
        Foe::Monster(card) => match state.content.encounter(card) {
            EncounterKind::Monster { strength, .. } => strength.skill,
            EncounterKind::Other(_) => return None,
        },
        Foe::Dragon => boss(bosses.dragon).skill,
        Foe::Warlock => boss(bosses.warlock).skill,
        Foe::Crocodile => bosses.crocodile.skill,
        Foe::Adventurer(seat) => state.skill(seat),
    };
    let foe_stamina = match combat.foe {
        Foe::Adventurer(seat) => state.person(seat).stamina,
        Foe::Monster(_) | Foe::Dragon | Foe::Warlock | Foe::Crocodile => combat.stamina.max(0) as u8,
    };
    let weapon = combat.gear[0].weapon.map_or(0.0, |card| sword(state.content.treasure(card)));
    Some(Fight {
        ahead: i32::from(state.skill(combat.fighter)) + weapon as i32 - i32::from(foe_skill),
        stamina: state.person(combat.fighter).stamina,
        foe_stamina,
    })
}

/// A fight between two adventurers, as it would begin.
fn duel(state: &State, seat: Seat, other: Seat) -> Fight {
    let best = |seat: Seat| {
        let swords = cards(state.person(seat).hand).map(|card| sword(state.content.treasure(card)));
        i32::from(state.skill(seat)) + swords.fold(0.0, f32::max) as i32
    };
    let stamina = |seat: Seat| state.person(seat).stamina;
    Fight { ahead: best(seat) - best(other), stamina: stamina(seat), foe_stamina: stamina(other) }
}

impl Insight<Warlock> for WarlockInsight {
    fn prior(&self, state: &State, seat: Seat, actions: &[Action], weights: &mut [f32]) {
        let aim = policy::Aim::of(state, seat, actions);
        for (action, weight) in actions.iter().zip(weights) {
            *weight = policy::weight(state, seat, action, &aim);
        }
    }

    /// Combinations that cannot be are not tried, nor bargains proposed that do not help.
    fn consider(&self, state: &State, seat: Seat, actions: &mut Vec<Action>, from: usize) {
        match state.phase {
            Phase::Chest | Phase::Begin => keep_from(actions, from, |action| match action {
                Action::OpenChest { numbers, .. } => keys::thinks_possible(state, seat, *numbers),
                Action::Leave => false,
                _other => true,
            }),
            Phase::Propose(_) | Phase::Answer(_) => keep_from(actions, from, |action| match action {
                Action::Propose(offer) => talks::helps(state, seat, offer),
                _other => true,
            }),
            Phase::Meet | Phase::React(_) => keep_from(actions, from, |action| match action {
                Action::Negotiate(other) => talks::worth_it(state, seat, *other),
                _other => true,
            }),
            _free => {}
        }
    }

    /// Where nothing is at stake but the way, a plan is followed: what a step is worth is far less than the luck of the
    /// worlds that a search would compare it in. Search is for fights, meetings, bargains, terms and the chest.
    fn plan(&self, knowledge: &Knowledge<Warlock>, level: Level, seed: u64) -> Option<Planned<Warlock>> {
        let seat = knowledge.seat();
        let state = knowledge.image();
        if level < Level::Standard || !policy::is_quiet(state) {
            return None;
        }
        let actions = knowledge.options(self);
        let chosen = policy::choose(state, seat, &actions, &mut Dice::fast(seed));
        let mut reasons = Vec::new();
        self.reasons(&knowledge.view(), seat, &actions[chosen], &mut reasons);
        Some(Planned { action: actions[chosen], options: Vec::new(), continuation: Vec::new(), reasons, worlds: 0 })
    }

    fn judge(&self, state: &State) -> Option<Values> {
        Some(judged(state))
    }

    fn evaluate(&self, state: &mut State, dice: &mut Dice, playout: &mut Playout<Warlock>) -> Values {
        let over = playout.play(state, dice, LOOKAHEAD, policy::choose);
        over.unwrap_or_else(|| judged(state))
    }

    fn reference(&self, state: &mut State, _: &mut Dice, _: &mut Playout<Warlock>) -> Values {
        judged(state)
    }

    fn effort(&self, level: Level) -> Effort {
        match level {
            Level::Newcomer => Effort { iterations: 30, overlooks: 0.4, content: 0.08 },
            Level::Instant => Effort { iterations: 80, overlooks: 0.2, content: 0.03 },
            Level::Standard => Effort { iterations: 300, overlooks: 0.06, content: 0.01 },
            Level::Expert => Effort { iterations: 1_000, overlooks: 0.02, content: 0.003 },
            Level::Master => Effort { iterations: 4_000, overlooks: 0.0, content: 0.0 },
        }
    }

    fn reasons(&self, view: &View, _: Seat, action: &Action, out: &mut Vec<Phrase>) {
        let odds = view_odds(view);
        let possible = odds.as_ref().map(|odds| odds.possible().count());
        match action {
            Action::OpenChest { numbers, .. } => {
                let chance = odds.map_or(0.0, |odds| odds.chance(*numbers));
                out.push(Phrase::new("why-warlock-chest", facts![chance = percent(chance as f32)]));
            }
            Action::Challenge(_) | Action::Negotiate(_) | Action::Propose(_) | Action::Gaze(_) | Action::AskSeer(_) => {
                out.extend(possible.map(|count| Phrase::new("why-warlock-learn", facts![possible = count])));
            }
            _other => out.extend(possible.map(|count| Phrase::new("why-warlock-known", facts![possible = count]))),
        }
        out.push(Phrase::new("why-warlock-round", facts![round = view.round, last = view.round_cap]));
    }
}

#[cfg(test)]
mod tests;
