//! The Warlock of Firetop Mountain: keys, deduction, routes, and fights by exact odds.

mod fights;
mod routes;

use crate::insight::keep_from;
use crate::search::Playout;
use crate::values::{Values, shares};
use crate::{Effort, Insight, Level};
use fights::{Fight, odds};
use kernel::{Dice, Phrase, Seat, facts};
use warlock::Warlock;
use warlock::action::Action;
use warlock::edition::{EncounterKind, Treasure};
use warlock::phase::{Foe, Phase};
use warlock::place::cards;
use warlock::state::State;
use warlock::view::View;

/// What a good player of `warlock` knows.
#[derive(Clone, Copy, Debug, Default)]
pub struct WarlockInsight;

/// Numbers outside the combination: who knows them all knows the combination.
const OTHER_NUMBERS: u32 = 6;
/// Decisions that a position is played on before it is judged: enough to see a fight or a walk through.
const LOOKAHEAD: u32 = 6;

/// How far a player is on the way to the chest.
fn strength(state: &State, seat: Seat) -> f32 {
    if !state.on_board(seat) {
        return -6.0;
    }
    let person = state.person(seat);
    let rings = state.content.ring_numbers(person.hand);
    let skeletons = state.content.skeleton_keys(person.hand);
    // In an imagined world the combination is a guess that fits what is known: on average this is the chance to cover it.
    let covered = ((state.chest & rings).count_ones() + skeletons).min(3);
    let known = known_numbers(state, seat);
    let sure = known.min(OTHER_NUMBERS) as f32 / OTHER_NUMBERS as f32;
    let keys = 0.9 * covered as f32 + 0.1 * rings.count_ones() as f32;
    let weapon = cards(person.hand).map(|card| sword(state.content.treasure(card))).fold(0.0, f32::max);
    let life = 0.14 * f32::from(person.stamina.min(18)) + 0.35 * f32::from(state.skill(seat)) + 0.5 * weapon;
    let purse = 0.05 * f32::from(person.provisions.min(6)) + 0.03 * f32::from(person.gold.min(12));
    let held = if person.caged { 0.8 } else { 0.0 } + 0.4 * f32::from(person.misses);
    let way = if covered == 3 && sure > 0.6 {
        3.0 * (1.0 - routes::to_the_chest(state, person.at) / 60.0)
    } else {
        0.9 * (1.0 - routes::to_treasure(state, person.at) / 30.0)
    };
    keys + 2.2 * sure + life + purse + way - held + 0.15 * person.count() as f32
}

/// Numbers that a seat knows not to be under the chest.
fn known_numbers(state: &State, seat: Seat) -> u32 {
    let elsewhere = state.knowledge.has[seat.index()].iter().fold(0, |all, numbers| all | numbers);
    (state.clues[seat.index()] | elsewhere).count_ones()
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

impl Insight<Warlock> for WarlockInsight {
    fn prior(&self, state: &State, _: Seat, actions: &[Action], weights: &mut [f32]) {
        // Fighting on is as promising as it is likely to be won.
        let chance = if matches!(state.phase, Phase::Assault(_)) { fight(state).map(odds) } else { None };
        for (action, weight) in actions.iter().zip(weights) {
            *weight = match action {
                Action::Fight => chance.map_or(1.0, |chance| 0.1 + 2.0 * chance * chance),
                Action::Flee => chance.map_or(0.5, |chance| 0.1 + 1.5 * (1.0 - chance)),
                Action::Propose(_) | Action::Negotiate(_) => 0.1,
                Action::PassChest | Action::PassChallenge | Action::TakeNothing | Action::Stay => 0.4,
                Action::Take(_) | Action::Challenge(_) | Action::OpenChest { .. } => 2.0,
                _ordinary => 1.0,
            };
        }
    }

    /// Bargains are not proposed: bots answer what others offer, and otherwise keep to themselves.
    fn consider(&self, _: &State, _: Seat, actions: &mut Vec<Action>, from: usize) {
        keep_from(actions, from, |action| !matches!(action, Action::Propose(_) | Action::Negotiate(_)));
    }

    fn judge(&self, state: &State) -> Option<Values> {
        Some(judged(state))
    }

    fn evaluate(&self, state: &mut State, dice: &mut Dice, playout: &mut Playout<Warlock>) -> Values {
        let over = playout.play(state, dice, LOOKAHEAD, policy);
        over.unwrap_or_else(|| judged(state))
    }

    fn effort(&self, level: Level) -> Effort {
        // A game takes hundreds of decisions, most of them small.
        Effort::of(level).paced(0.5)
    }

    fn reasons(&self, view: &View, seat: Seat, action: &Action, out: &mut Vec<Phrase>) {
        let Some(mine) = view.seats.get(seat.index()) else { return };
        let _ = (mine, action);
        out.push(Phrase::new("why-warlock-round", facts![round = view.round, last = view.round_cap]));
    }
}

/// What an adventurer does without much thought: fight what can be beaten, take what lies there, talk to nobody.
fn policy(state: &State, _: Seat, actions: &[Action], dice: &mut Dice) -> usize {
    let find = |wanted: fn(&Action) -> bool| actions.iter().position(wanted);
    let habit = match state.phase {
        Phase::Assault(_) => {
            let lost = fight(state).is_some_and(|fight| odds(fight) < 0.35);
            if lost {
                find(|action| matches!(action, Action::Flee))
            } else {
                find(|action| matches!(action, Action::Fight))
            }
        }
        Phase::Take(_) => find(|action| matches!(action, Action::Take(_))),
        Phase::Meet | Phase::React(_) => find(|action| matches!(action, Action::Ignore)),
        Phase::Propose(_) | Phase::Answer(_) => find(|action| matches!(action, Action::EndTalks)),
        Phase::Begin => find(|action| matches!(action, Action::Roll)),
        _free => None,
    };
    habit.unwrap_or_else(|| dice.below(actions.len() as u32) as usize)
}

#[cfg(test)]
mod tests;
