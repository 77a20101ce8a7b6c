//! Whether the numbers of a position are such that play can go on from it.

use super::reading::{Read, wrong};
use crate::knowledge::whereabouts;
use crate::phase::{Foe, Moment, Phase, Resume};
use crate::place::ALL_CARDS;
use crate::rules;
use crate::rules::setup::bare_table;
use crate::setup::{MOST_ROUNDS, Setup};
use crate::state::{Adventurer, State};
use kernel::{Seat, facts};

/// Nobody was ever this rich at the start of a game.
const RICHES: u32 = 10_000;
/// More gold or provisions than anybody gains in a round.
const RICHES_A_ROUND: u32 = 20;

/// The rounds and every adventurer's scores are within what the rules can lead to.
pub(super) fn check(state: &State) -> Read<()> {
    let cap = state.options.round_cap;
    if !(1..=MOST_ROUNDS).contains(&cap) || state.round > cap {
        return wrong("position-rounds", facts![round = state.round, cap]);
    }
    for seat in state.every_seat() {
        if !scores_are_possible(state, state.person(seat)) {
            return wrong("position-scores", facts![seat = seat.0]);
        }
        if !belongings_fit(state, seat) {
            return wrong("position-dead", facts![seat = seat.0]);
        }
        if !suspicions_fit(state, seat) {
            return wrong("position-suspects", facts![seat = seat.0]);
        }
    }
    if u32::from(state.lanterns_made) > u32::from(state.round.max(1)) * u32::from(state.seats) * 8 {
        return wrong("position-lanterns", facts![]);
    }
    if !(talks_fit(state) && combat_fits(state) && others_fit(state)) {
        return wrong("position-fits", facts![text = super::phases::write(state.phase)]);
    }
    created(state)
}

/// Whether somebody stands with the active player.
fn beside_the_hero(state: &State, seat: Seat) -> bool {
    state.on_board(seat) && state.person(seat).at == state.hero().at
}

/// WAR-MEET-2: the active player and one who stands beside him negotiate, by turns; after an attack they may fight.
fn talks_fit(state: &State) -> bool {
    let Some(talks) = state.talks else { return true };
    let (Phase::Propose(speaker) | Phase::Answer(speaker)) = state.phase else { return false };
    let both = [talks.opener, talks.other];
    let theirs = talks.offer.is_none_or(|(proposer, _)| both.contains(&proposer) && proposer != speaker);
    let faced = talks.moment != Moment::Attack || rules::faced(state, talks.other, talks.opener);
    talks.opener != talks.other
        && both.contains(&speaker)
        && both.contains(&state.active)
        && both.into_iter().all(|seat| beside_the_hero(state, seat))
        && theirs
        && faced
}

/// The active player fights a monster in its room; whoever arms or fights is one of the two.
fn combat_fits(state: &State) -> bool {
    let Some(combat) = state.combat else { return true };
    let in_room = state.board().room_at(state.hero().at).is_some();
    let (second, placed) = match combat.foe {
        Foe::Monster(_) | Foe::Dragon | Foe::Warlock => (None, combat.fighter == state.active && in_room),
        Foe::Crocodile => (None, combat.fighter == state.active),
        Foe::Adventurer(victim) => (Some(victim), victim != combat.fighter),
    };
    let fights = |seat: Seat| seat == combat.fighter || second == Some(seat);
    let (Phase::Arm(seat) | Phase::Assault(seat)) = state.phase else { return placed };
    placed && fights(seat) && fights(state.active)
}

/// Whoever reacts stands beside the active player; nobody meets himself.
fn others_fit(state: &State) -> bool {
    match state.phase {
        Phase::React(seat) | Phase::Drop(Resume::React(seat)) => seat != state.active && beside_the_hero(state, seat),
        Phase::Drop(Resume::Strike { attacker, victim }) => rules::faced(state, attacker, victim),
        Phase::Loot { winner, loser } => winner != loser,
        Phase::Flight { runner, from } => runner != from,
        Phase::Spoils { killer, dead } => killer != dead,
        Phase::Creating(_)
        | Phase::Splitting
        | Phase::Caged
        | Phase::Pending
        | Phase::Begin
        | Phase::Challenge
        | Phase::Walk
        | Phase::Chest
        | Phase::Npc(_)
        | Phase::Take(_)
        | Phase::Drop(_)
        | Phase::Arm(_)
        | Phase::Assault(_)
        | Phase::Parley { .. }
        | Phase::Strike { .. }
        | Phase::StepIn { .. }
        | Phase::Meet
        | Phase::Propose(_)
        | Phase::Answer(_)
        | Phase::Over(_) => true,
    }
}

fn scores_are_possible(state: &State, person: &Adventurer) -> bool {
    let life = &state.content.0.life;
    let most = RICHES + RICHES_A_ROUND * u32::from(state.round);
    let fresh = (person.stamina <= person.full_stamina) && (person.luck <= person.full_luck);
    // WAR-ENC-22: a pound of flesh lowers the starting total too.
    let flesh = if person.fleshed { state.content.terms.flesh_stamina } else { 0 };
    fresh
        && (life.stamina_base.plus(2)..=life.stamina_base.plus(12)).contains(&person.full_stamina.plus(flesh))
        && (life.luck_base.plus(1)..=life.luck_base.plus(6)).contains(&person.full_luck)
        && life.skill_by_die.contains(&person.skill)
        && u32::from(person.gold) <= most
        && u32::from(person.provisions) <= most
        && person.attempts <= state.content.terms.cage_attempts
}

/// WAR-DTH-3, WAR-DTH-4: the dead have nothing, except cards while the killer chooses among them.
fn belongings_fit(state: &State, seat: Seat) -> bool {
    let person = state.person(seat);
    let chosen_from = matches!(state.phase, Phase::Spoils { dead, .. } if dead == seat);
    let nothing = person.gold == 0 && person.provisions == 0 && person.lanterns == 0;
    person.alive() || nothing && (chosen_from || person.hand.is_empty())
}

/// WAR-INV-7: nobody supposes a gold or provision card in a hand or among the loose cards.
fn suspicions_fit(state: &State, seat: Seat) -> bool {
    let possible = whereabouts::GUARDED | whereabouts::OPEN;
    let may = &state.knowledge.may[seat.index()];
    ALL_CARDS.minus(state.content.goods).iter().all(|card| may[card.index()] & !possible == 0)
}

/// WAR-SET-2: while adventurers are created nothing else is on the table, and they are as they were created.
fn created(state: &State) -> Read<()> {
    let Phase::Creating(open) = state.phase else { return Ok(()) };
    let mut bare =
        bare_table(&Setup { rules: state.rules, seats: state.seats, content: state.content, options: state.options });
    bare.people = state.people;
    bare.phase = state.phase;
    bare.lanterns_made = u16::from(state.seats);
    if bare != *state {
        return wrong("position-creating", facts![]);
    }
    let life = &state.content.0.life;
    let as_created = |seat: Seat| {
        let person = *state.person(seat);
        let Adventurer { skill, full_stamina, full_luck, gold, provisions, .. } = person;
        let (stamina, luck) = (full_stamina, full_luck);
        let unborn = Adventurer::unborn(state.board().entrance);
        let alike =
            Adventurer { skill, stamina, full_stamina, luck, full_luck, gold, provisions, lanterns: 1, ..unborn };
        let points = if open.contains(seat) { 0 } else { u16::from(life.extra_points(skill)) };
        person == alike && u32::from(gold) + u32::from(provisions) == u32::from(u16::from(life.provisions) + points)
    };
    if state.every_seat().all(as_created) { Ok(()) } else { wrong("position-creating", facts![]) }
}
