//! What always holds. One function per invariant of the book.

use super::{combat, end, ids};
use crate::board::{Kind, ROOMS};
use crate::phase::{Foe, Phase};
use crate::place::{ALL_NUMBERS, Card, CardSet, ENCOUNTERS, NumberSet, TREASURES};
use crate::scores::{Skill, Stamina};
use crate::state::State;
use kernel::{RuleId, Turn};

type Check = fn(&State) -> Result<(), String>;

/// The first invariant that a state breaks.
pub(crate) fn broken(state: &State) -> Option<(RuleId, String)> {
    let checks: [(RuleId, Check); 17] = [
        (ids::NUMBERS_KEPT, numbers_kept),
        (ids::TREASURES_KEPT, treasures_kept),
        (ids::ENCOUNTERS_KEPT, encounters_kept),
        (ids::MAZE_KEPT, maze_kept),
        (ids::HANDS_BOUNDED, hands_bounded),
        (ids::KEYS_STAY, keys_stay),
        (ids::GOLD_NOT_HELD, gold_not_held),
        (ids::SCORES_BOUNDED, scores_bounded),
        (ids::SKILL_BOUNDED, skill_bounded),
        (ids::LANTERNS_BOUNDED, lanterns_bounded),
        (ids::ONE_PER_FIXED, one_per_fixed),
        (ids::ON_THE_BOARD, on_the_board),
        (ids::NO_LEAKS, knowledge_is_true),
        (ids::PEACE_KEPT, peace_kept),
        (ids::FRESH_MONSTERS, fresh_monsters),
        (ids::SOMEBODY_DECIDES, somebody_decides),
        (ids::HONEST_VICTORY, honest_victory),
    ];
    let dealt = !matches!(state.phase, Phase::Creating(_));
    checks.into_iter().filter(|_| dealt).find_map(|(rule, check)| check(state).err().map(|detail| (rule, detail)))
}

fn ensure(holds: bool, detail: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(detail()) }
}

/// WAR-INV-1: nine different numbers, three of them under the chest.
fn numbers_kept(state: &State) -> Result<(), String> {
    let held = state.clues.iter().fold(state.chest, |all, clues| all.union(*clues));
    let count: u32 = state.clues.iter().map(|clues| clues.len()).sum();
    let holds = held == ALL_NUMBERS && count == 6 && state.chest.len() == 3;
    ensure(holds, || format!("chest {:09b}, hands {:?}", state.chest.bits(), state.clues.map(NumberSet::bits)))
}

/// WAR-INV-2: each treasure card is in exactly one place.
fn treasures_kept(state: &State) -> Result<(), String> {
    let mut found = [0_u8; TREASURES];
    let mut sets: Vec<CardSet> = state.people.iter().map(|person| person.hand).collect();
    sets.extend([state.stock, state.removed]);
    sets.extend(state.rooms.iter().filter_map(|room| room.guarded).map(Card::alone));
    sets.extend(state.loose.iter().flatten().map(|loose| loose.card.alone()));
    for set in sets {
        set.iter().for_each(|card| found[card.index()] += 1);
    }
    ensure(found == [1; TREASURES], || format!("cards per place: {found:?}"))
}

/// WAR-INV-3: no encounter card is in two rooms, and only ordinary rooms have one.
fn encounters_kept(state: &State) -> Result<(), String> {
    let mut found = [0_u8; ENCOUNTERS];
    for number in 0..ROOMS {
        if let Some(card) = state.rooms[number].encounter {
            found[card.index()] += 1;
            ensure(state.board().rooms[number].fixed.is_none(), || format!("{card} lies in a fixed room"))?;
        }
    }
    ensure(found.iter().all(|&count| count <= 1), || format!("cards per place: {found:?}"))
}

/// WAR-INV-4: the labyrinth cards are the six faces.
fn maze_kept(state: &State) -> Result<(), String> {
    let (mut faces, mut wanted) = (state.maze, state.content.maze);
    faces.sort_unstable();
    wanted.sort_unstable();
    let memory = state.maze_up.minus(state.maze_known).is_empty()
        && (state.options.maze_rehide || state.maze_up == state.maze_known);
    ensure(faces == wanted && memory, || format!("faces {faces:?}, up {:06b}", state.maze_up.bits()))
}

/// WAR-INV-5: nobody holds too much, except while choosing what to leave.
fn hands_bounded(state: &State) -> Result<(), String> {
    let choosing = matches!(state.phase, Phase::Drop(_) | Phase::Spoils { .. });
    let over = state.every_seat().find(|&seat| state.overloaded(seat));
    ensure(choosing || over.is_none(), || format!("{over:?} holds too much in {:?}", state.phase))
}

/// WAR-INV-6: keys never leave the game.
fn keys_stay(state: &State) -> Result<(), String> {
    let lost = state.removed.intersection(state.content.keys);
    ensure(lost.is_empty(), || format!("removed {:032b}", state.removed.bits()))
}

/// WAR-INV-7: gold and provision cards are guarded or out of the game.
fn gold_not_held(state: &State) -> Result<(), String> {
    let held = state.people.iter().fold(state.stock, |all, person| all.union(person.hand));
    let lying = state.loose.iter().flatten().fold(held, |all, loose| all.with(loose.card));
    ensure(lying.minus(state.content.goods).is_empty(), || format!("held or lying: {:032b}", lying.bits()))
}

/// WAR-INV-8: STAMINA and LUCK stay within their totals.
fn scores_bounded(state: &State) -> Result<(), String> {
    let bad = state.every_seat().find(|&seat| {
        let person = state.person(seat);
        person.stamina > person.full_stamina || person.luck > person.full_luck
    });
    ensure(bad.is_none(), || format!("{bad:?}"))
}

/// WAR-INV-9: SKILL is what the die gave, less a curse.
fn skill_bounded(state: &State) -> Result<(), String> {
    let known = |skill: Skill| state.content.life.skill_by_die.contains(&skill);
    let bad = state.every_seat().find(|&seat| !known(state.person(seat).skill));
    ensure(bad.is_none(), || format!("{bad:?}"))
}

/// WAR-INV-10: there are never more lanterns than adventurers created.
fn lanterns_bounded(state: &State) -> Result<(), String> {
    let count: u16 = state.people.iter().map(|person| u16::from(person.lanterns)).sum();
    ensure(count <= state.lanterns_made, || format!("{count} lanterns, {} made", state.lanterns_made))
}

/// WAR-INV-11: a fixed room holds one adventurer at most.
fn one_per_fixed(state: &State) -> Result<(), String> {
    let crowded = state.board().rooms.iter().find(|room| room.fixed.is_some() && state.present(room.node).len() > 1);
    ensure(crowded.is_none(), || format!("{crowded:?}"))
}

/// WAR-INV-12: everybody stands on the board, and on a face-down labyrinth card only where cards are hidden again.
fn on_the_board(state: &State) -> Result<(), String> {
    let bad = state.every_seat().filter(|&seat| state.on_board(seat)).find(|&seat| {
        let at = state.person(seat).at;
        let hidden = match (at.index() < state.board().len()).then(|| state.board().kind(at)) {
            None => return true,
            Some(Kind::Maze(maze)) => !state.maze_up.contains(maze),
            Some(_) => false,
        };
        hidden && !state.options.maze_rehide
    });
    ensure(bad.is_none(), || format!("{bad:?}"))
}

/// WAR-INV-13, WAR-INV-18: what seats know is true: every card is in a place where each seat thinks it may be, so no
/// card has moved unnoticed, and every clue is right.
fn knowledge_is_true(state: &State) -> Result<(), String> {
    let places = crate::imagine::places(state);
    for seat in state.every_seat() {
        let may = &state.knowledge.may[seat.index()];
        let wrong = Card::all().find(|card| may[card.index()] & places[card.index()] == 0);
        ensure(wrong.is_none(), || format!("{seat} is wrong about {wrong:?} in {:?}", state.phase))?;
        for other in state.every_seat() {
            let (has, lacks) =
                (state.knowledge.has[seat.index()][other.index()], state.knowledge.lacks[seat.index()][other.index()]);
            let held = state.clues[other.index()];
            ensure(has.minus(held).is_empty() && lacks.intersection(held).is_empty(), || {
                format!("{seat} is wrong about {other}")
            })?;
        }
    }
    Ok(())
}

/// WAR-INV-14: adventurers fight only where and when they may.
fn peace_kept(state: &State) -> Result<(), String> {
    let Some(combat) = state.combat else { return Ok(()) };
    let Foe::Adventurer(victim) = combat.foe else { return Ok(()) };
    let (one, other) = (state.person(combat.fighter), state.person(victim));
    let kind = state.board().kind(one.at);
    let peaceful = matches!(kind, Kind::Entrance | Kind::Passage(..)) || one.caged || other.caged;
    ensure(state.truce_over && one.at == other.at && !peaceful, || format!("{combat:?} on {kind:?}"))
}

/// WAR-INV-15: a monster begins at full strength.
fn fresh_monsters(state: &State) -> Result<(), String> {
    let Some(combat) = state.combat else { return Ok(()) };
    if matches!(combat.foe, Foe::Adventurer(_)) {
        return Ok(());
    }
    let full = combat::full_stamina(state, combat.foe);
    let fresh = combat.assaults > 0 || combat.stamina == full;
    ensure(fresh && (Stamina(1)..=full).contains(&combat.stamina), || format!("{combat:?}"))
}

/// WAR-INV-16: somebody decides until the game is over.
fn somebody_decides(state: &State) -> Result<(), String> {
    match super::turn(state) {
        Turn::Over(_) => Ok(()),
        Turn::Decide(seats) => ensure(seats.len() == 1, || format!("{seats:?} decide in {:?}", state.phase)),
    }
}

/// WAR-INV-17: the winner held the keys of the combination.
fn honest_victory(state: &State) -> Result<(), String> {
    ensure(end::honest(state), || "the chest was opened without its keys".to_owned())
}
