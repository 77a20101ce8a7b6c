//! Phase 5: all dice are open, so the consequences of a choice are known. Every order, path and energy bar is tried.

use super::model::{Fate, Model};
use fuji::Fuji;
use fuji::action::Action;
use fuji::cards::{Injury, Skill};
use fuji::member::Member;
use fuji::state::{State, Step};
use kernel::{Dice, Game, Seat, Silent, Turn};

/// The most decisions from the first choice to the next turn.
pub(super) const LONGEST: u32 = 64;
/// What injuries cost, compared with each other.
mod hurts {
    /// An arm, and each card that it can no longer use.
    pub(super) const ARM: f32 = 0.15;
    pub(super) const CARD_OF_ARM: f32 = 0.5;
    /// Amnesia, by the skill that is lost; a tinkerer also loses the second use of each card.
    pub(super) const SURVIVALIST: f32 = 1.2;
    pub(super) const GATHERER_OR_SCOUT: f32 = 0.4;
    pub(super) const TINKERER: f32 = 0.1;
    pub(super) const CARD_OF_TINKERER: f32 = 0.3;
    pub(super) const MANAGER: f32 = 0.1;
    pub(super) const COMRADE: f32 = 0.05;
    /// An eye, with the re-rolls, and a leg, with a die.
    pub(super) const EYE: f32 = 1.5;
    pub(super) const LEG: f32 = 1.3;
}

/// What an action of phase 5 is worth: the team's chance at the start of the next turn.
pub(super) fn worth(state: &State, seat: Seat, action: &Action, model: &Model) -> f32 {
    let mut next = state.clone();
    Fuji::play(&mut next, seat, action, &mut Dice::fast(0), &mut Silent);
    look(next, model, LONGEST)
}

/// The best result that can be reached from a state of phase 5.
fn look(mut state: State, model: &Model, left: u32) -> f32 {
    let mut dice = Dice::fast(0);
    for left in (0..left).rev() {
        if let Turn::Over(_) = Fuji::turn(&state) {
            return if state.step() == Step::Won { 1.0 } else { 0.0 };
        }
        if state.step() == Step::Plan {
            return standing(&state, model);
        }
        let Some(seat) = Fuji::waited(&state).first() else { return 0.0 };
        let options = if state.proposal().is_some() { vec![Action::Accept] } else { options(&state, seat) };
        if let [only] = options.as_slice() {
            Fuji::play(&mut state, seat, only, &mut dice, &mut Silent);
            continue;
        }
        let after = |action: &Action| {
            let mut next = state.clone();
            Fuji::play(&mut next, seat, action, &mut Dice::fast(0), &mut Silent);
            look(next, model, left)
        };
        return options.iter().map(after).fold(0.0, f32::max);
    }
    standing(&state, model)
}

/// The team's chance at the start of a turn.
pub(super) fn standing(state: &State, model: &Model) -> f32 {
    let fates: Vec<Fate> = state.members().map(|member| Fate::of(state, member)).collect();
    let gone = model.tokens().minus(state.land().single).minus(state.land().double);
    model.chance(&fates, model.eruptions(state.land().lava), gone)
}

/// What is worth trying in phase 5.
pub(super) fn options(state: &State, seat: Seat) -> Vec<Action> {
    match state.step() {
        Step::Next => {
            let left = state.members().filter(|member| state.round().acted & member.bit() == 0);
            left.map(Action::Next).collect()
        }
        Step::Bars | Step::Move => {
            let mut actions = Vec::new();
            Fuji::actions(state, seat, &mut actions);
            if state.step() == Step::Move {
                thin_paths(state, &mut actions);
            }
            actions
        }
        Step::Injury => vec![Action::Injure(injury(state))],
        Step::Draw => vec![Action::Draw],
        Step::Pairs
        | Step::Skill(_)
        | Step::ThirdSkill
        | Step::Keep(_)
        | Step::Plan
        | Step::Reroll
        | Step::Gear
        | Step::Gift
        | Step::Legs
        | Step::Won
        | Step::Lost(_) => vec![Fuji::stand_in(state, seat)],
    }
}

/// Of several paths that set off the same tokens, one is enough.
fn thin_paths(state: &State, actions: &mut Vec<Action>) {
    let tokens = state.land().single.or(state.land().double);
    let mut seen = Vec::new();
    actions.retain(|action| {
        let Action::Move(path) = action else { return *action == Action::Stay };
        let crossed: Vec<_> = path.iter().filter(|&cell| tokens.contains(cell)).collect();
        let new = !seen.contains(&crossed);
        seen.push(crossed);
        new
    });
}

/// The injury that hurts the acting member least.
pub(super) fn injury(state: &State) -> Injury {
    let member = state.round().acting.unwrap_or(Member::of(Seat(0)));
    let sheet = state.sheet(member);
    let cost = |slot: Injury| match slot {
        Injury::Arm => hurts::ARM + hurts::CARD_OF_ARM * sheet.cards.len() as f32,
        Injury::Amnesia => match sheet.skill {
            Skill::Survivalist => hurts::SURVIVALIST,
            Skill::Gatherer | Skill::Scout => hurts::GATHERER_OR_SCOUT,
            Skill::Tinkerer => hurts::TINKERER + hurts::CARD_OF_TINKERER * sheet.cards.len() as f32,
            Skill::Manager => hurts::MANAGER,
            Skill::Comrade => hurts::COMRADE,
        },
        Injury::Eye => hurts::EYE,
        Injury::Leg => hurts::LEG,
    };
    let free = Injury::ALL.iter().copied().filter(|&slot| !sheet.hurt(slot));
    free.min_by(|&one, &other| cost(one).total_cmp(&cost(other))).unwrap_or(Injury::Arm)
}
