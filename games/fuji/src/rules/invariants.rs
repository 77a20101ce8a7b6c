//! What holds in every state: FUJ-INV-1 to FUJ-INV-15. Those about several states are checked by the laws and tests.

use crate::cards::{EQUIPMENT, EquipmentSet, Skill};
use crate::cell::CellSet;
use crate::dice::{DiceSet, Die};
use crate::member::Member;
use crate::pending::Pending;
use crate::rules::{end, ids, reroll, walk};
use crate::setup::Duo;
use crate::state::{MEMBERS, State, Step};
use kernel::RuleId;

/// What is wrong with a state, if anything is.
type Check = fn(&State) -> Option<String>;

/// The first invariant that a state breaks, with a sentence for the developer.
pub(crate) fn broken(state: &State) -> Option<(RuleId, String)> {
    let checks: [(RuleId, Check); 12] = [
        (ids::DICE_SOMEWHERE, dice_are_somewhere),
        (ids::FACES_FIT, dice_show_faces),
        (ids::FIFTEEN_CARDS, equipment_is_complete),
        (ids::TOKENS_COUNTED, tokens_are_the_scenarios),
        (ids::LAVA_GROWS, lava_is_sound),
        (ids::NOBODY_IN_FIRE, pawns_stand_safely),
        (ids::MARKERS_DIFFER, markers_are_sound),
        (ids::HEALTH_AND_INJURIES, injuries_follow_health),
        (ids::ENERGY_BARS, bars_are_the_gatherers),
        (ids::REROLLS_COUNTED, rerolls_are_bounded),
        (ids::ONE_END, the_end_is_one),
        (ids::CLOCK, turns_are_bounded),
    ];
    checks.into_iter().find_map(|(rule, check)| check(state).map(|detail| (rule, detail)))
}

fn fault(broken: bool, detail: impl FnOnce() -> String) -> Option<String> {
    broken.then(detail)
}

/// FUJ-INV-1: every die is held once or out of the game; each set has six, less the missing one and those lost with
/// legs.
fn dice_are_somewhere(state: &State) -> Option<String> {
    let tray = &state.tray;
    let held: u32 = tray.held.iter().map(|held| held.len()).sum();
    let in_game = tray.in_game();
    let strays = tray.aside.or(tray.frozen).or(tray.far).or(tray.lit).minus(in_game);
    let clean = state.step != Step::Plan || tray.frozen.is_empty() && tray.aside.is_empty();
    let wrong_count = state.turn > 0
        && state.members().any(|member| {
            let sheet = state.sheet(member);
            let pending = u32::from(state.round.legs_due & member.bit() != 0);
            // A die that is still to be lost is lost for a leg that is hurt.
            let Some(legs) = u32::from(sheet.hurt(crate::cards::Injury::Leg)).checked_sub(pending) else { return true };
            let dice = u32::from(state.edition.skill(sheet.skill).dice) - legs;
            in_game.and(DiceSet::whole(member.index())).len() != dice
        });
    // Nothing ever takes a die from the dummy.
    let dummy_short = state.turn > 0 && state.options.duo == Duo::Dummy && tray.held[2] != DiceSet::whole(2);
    let wrong = held != in_game.len() || !strays.is_empty() || !clean || wrong_count || dummy_short;
    fault(wrong, || format!("dice {tray:?}"))
}

/// FUJ-INV-2: a die in the game shows one of its faces, whose colour the edition fixes; one out of the game shows none.
fn dice_show_faces(state: &State) -> Option<String> {
    let in_game = state.tray.in_game();
    let wrong = (0..24).map(Die).find(|&die| {
        let value = state.tray.value(die);
        let rolled = in_game.contains(die) && state.turn > 0;
        if rolled { !(1..=6).contains(&value) } else { value != 0 }
    });
    wrong.map(|die| format!("die {die} shows {}", state.tray.value(die)))
}

/// FUJ-INV-3: no equipment card is in two places; sideways cards lie only in front of a tinkerer without amnesia.
fn equipment_is_complete(state: &State) -> Option<String> {
    let pile: EquipmentSet = state.pile.cards().iter().copied().collect();
    let mut seen = pile;
    let mut count = pile.len();
    for member in state.members() {
        let sheet = state.sheet(member);
        seen = seen.union(sheet.cards);
        count += sheet.cards.len();
        let sideways = sheet.tilted;
        if !sideways.minus(sheet.cards).is_empty() || !sideways.is_empty() && !sheet.can(Skill::Tinkerer) {
            return Some(format!("{member} has sideways cards {sideways:?}"));
        }
    }
    let twice = count != seen.len() || pile.len() as usize != state.pile.cards().len() || count as usize > EQUIPMENT;
    fault(twice, || "an equipment card is in two places".to_owned())
}

/// FUJ-INV-4: tokens lie only where the scenario put them, so there are never more.
fn tokens_are_the_scenarios(state: &State) -> Option<String> {
    let (land, ground) = (&state.land, state.ground());
    let strays = land.equipment.minus(ground.equipment).or(land.single.or(land.double).minus(ground.eruptions));
    fault(!strays.is_empty() || !land.single.and(land.double).is_empty(), || format!("stray tokens {strays:?}"))
}

/// FUJ-INV-5: lava contains the volcano and no village, and at least what one eruption a turn has burnt.
fn lava_is_sound(state: &State) -> Option<String> {
    let ground = state.ground();
    let lava = state.land.lava;
    let mut least = CellSet::one(ground.volcano);
    for _ in 1..state.turn {
        least = least.or(least.beside().and(ground.burnable()));
    }
    let unburnable = lava.minus(ground.burnable().with(ground.volcano));
    fault(!least.minus(lava).is_empty() || !unburnable.is_empty(), || format!("lava {lava:?}"))
}

/// FUJ-INV-6: while the game runs every pawn stands on a landscape or village card that is not lava.
fn pawns_stand_safely(state: &State) -> Option<String> {
    if matches!(state.step, Step::Lost(_)) {
        return None;
    }
    let passable = walk::passable(state);
    let lost = state.members().find(|&member| !passable.contains(state.sheet(member).pawn));
    lost.map(|member| format!("{member} stands on {}", state.sheet(member).pawn))
}

/// FUJ-INV-7: neighbours' markers lie on different cards; from phase 3 until it has acted every member has one, or none
/// was left for it.
fn markers_are_sound(state: &State) -> Option<String> {
    for one in state.members() {
        let marker = state.sheet(one).marker;
        let shared = state.members().any(|other| {
            walk::neighbours(state, one.index(), other.index())
                && marker.is_some()
                && marker == state.sheet(other).marker
        });
        let aimless =
            matches!(state.step, Step::Reroll | Step::Gear) && marker.is_some() != state.sheet(one).aim.is_some();
        if shared || aimless {
            return Some(format!("the marker of {one} is on {marker:?}"));
        }
    }
    None
}

/// FUJ-INV-8: as many injuries as injury spaces passed, while none waits to be placed and nobody has died.
fn injuries_follow_health(state: &State) -> Option<String> {
    let wrong = state.members().find(|&member| {
        let sheet = state.sheet(member);
        let passed = state.edition.injury_spaces.iter().filter(|&&space| space <= sheet.health).count() as u32;
        let waiting = if state.round.acting == Some(member) { u32::from(state.round.injuries_due) } else { 0 };
        let dead = sheet.health == state.edition.last_space && matches!(state.step, Step::Lost(_));
        sheet.health > state.edition.last_space
            || !dead && (sheet.health == state.edition.last_space || sheet.injuries.len() + waiting != passed)
    });
    wrong.map(|member| format!("{member} has {:?}", state.sheet(member)))
}

/// FUJ-INV-9: energy bars: none to three, and only a gatherer without amnesia has any.
fn bars_are_the_gatherers(state: &State) -> Option<String> {
    let wrong = state.members().find(|&member| {
        let sheet = state.sheet(member);
        sheet.bars > 3 || sheet.bars > 0 && !sheet.can(Skill::Gatherer)
    });
    wrong.map(|member| format!("{member} has {} bars", state.sheet(member).bars))
}

/// FUJ-INV-10: none to four re-rolls, and never more made than allowed.
fn rerolls_are_bounded(state: &State) -> Option<String> {
    let wrong = state.members().find(|&member| {
        let entitled = state.round.entitled[member.index()];
        entitled > 4 || reroll::made(state, member) > entitled
    });
    wrong.map(|member| format!("{member} made {} re-rolls", reroll::made(state, member)))
}

/// FUJ-INV-11: the game is running, won or lost: won with all in the village, lost by a death that shows.
fn the_end_is_one(state: &State) -> Option<String> {
    let sheet = |member: Member| state.sheet(member);
    let wrong = match state.step {
        Step::Won => !end::all_in_village(state),
        Step::Lost(death) if death.in_lava => !state.land.lava.contains(sheet(death.member).pawn),
        Step::Lost(death) => sheet(death.member).health != state.edition.last_space,
        Step::Pairs
        | Step::Skill(_)
        | Step::ThirdSkill
        | Step::Keep(_)
        | Step::Plan
        | Step::Reroll
        | Step::Gear
        | Step::Next
        | Step::Bars
        | Step::Move
        | Step::Draw
        | Step::Gift
        | Step::Injury
        | Step::Legs => {
            state.turn > 0 && end::all_in_village(state)
                || state.pending != Pending::Nothing && state.phase_number() == 3
        }
    };
    fault(wrong, || format!("the step is {:?}", state.step))
}

/// FUJ-INV-12: the turn's number is at most the scenario's last.
fn turns_are_bounded(state: &State) -> Option<String> {
    let last = state.ground().last_turn;
    fault(state.turn > last, || format!("turn {} of {last}", state.turn))
}

/// Whether the sets of known dice contain only dice in the game, for positions.
pub(crate) fn known_dice_exist(state: &State) -> bool {
    let in_game = state.tray.in_game();
    (0..=MEMBERS).all(|watcher| state.tray.known[watcher].or(state.tray.memory[watcher]).minus(in_game).is_empty())
}
