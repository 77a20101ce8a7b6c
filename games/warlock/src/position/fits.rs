//! Whether the numbers of a position are such that play can go on from it.

use super::reading::{Read, wrong};
use crate::phase::Phase;
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
    }
    if u32::from(state.lanterns_made) > u32::from(state.round.max(1)) * u32::from(state.seats) * 8 {
        return wrong("position-lanterns", facts![]);
    }
    created(state)
}

fn scores_are_possible(state: &State, person: &Adventurer) -> bool {
    let life = &state.content.0.life;
    let most = RICHES + RICHES_A_ROUND * u32::from(state.round);
    let fresh = (person.stamina <= person.full_stamina) && (person.luck <= person.full_luck);
    // WAR-ENC-22: a pound of flesh lowers the starting total too.
    let flesh = if person.fleshed { state.content.terms.flesh_stamina } else { 0 };
    fresh
        && (life.stamina_base + 2..=life.stamina_base + 12).contains(&person.full_stamina.saturating_add(flesh))
        && (life.luck_base + 1..=life.luck_base + 6).contains(&person.full_luck)
        && life.skill_by_die.contains(&person.skill)
        && u32::from(person.gold) <= most
        && u32::from(person.provisions) <= most
        && person.attempts <= state.content.terms.cage_attempts
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
        let points = if open.contains(seat) { 0 } else { u16::from(life.extra_total - skill) };
        person == alike && u32::from(gold) + u32::from(provisions) == u32::from(u16::from(life.provisions) + points)
    };
    if state.every_seat().all(as_created) { Ok(()) } else { wrong("position-creating", facts![]) }
}
