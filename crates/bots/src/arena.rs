//! Measures bots against each other: games between any bots, ratings with intervals, and a test that says when to stop.

mod rating;
mod test;

pub use rating::{Rating, Scores, rate};
pub use test::{Sequential, Verdict};

use catalog::{AnyEdition, AnyMatch, Door, Played};
use kernel::{Refusal, Seal, Seat, Table, Turn};
use std::convert::Infallible;

/// Plays one game between bots, one per seat, and asks them for every decision.
///
/// # Errors
/// If the game refuses the table.
///
/// # Panics
/// If a bot chooses an action that the game forbids.
pub fn play_game(
    game: &dyn Door,
    table: &Table,
    edition: AnyEdition,
    seed: u64,
    mut choose: impl FnMut(&dyn AnyMatch, Seat, u64) -> String,
) -> Result<Played, Refusal> {
    let (played, _) = game.start(table, edition, Seal::from_seed(seed))?;
    let Ok(played) = play_out(played, seed, |played, seat, seed| Ok::<_, Infallible>(choose(played, seat, seed)));
    Ok(played)
}

/// Plays a match to its end. Every decision gets a seed derived from the game's seed.
///
/// # Errors
/// Stops with the error of the first decider that fails to choose.
///
/// # Panics
/// If an illegal action is chosen.
pub fn play_out<E>(
    mut played: Box<dyn AnyMatch>,
    seed: u64,
    mut choose: impl FnMut(&dyn AnyMatch, Seat, u64) -> Result<String, E>,
) -> Result<Played, E> {
    let mut decisions = 0;
    loop {
        if let Turn::Over(outcome) = played.turn() {
            return Ok(Played { seed, decisions, standings: outcome.standings().to_vec() });
        }
        let seat = played.waited().first().expect("somebody is waited for until the game is over");
        let action = choose(&*played, seat, decision_seed(seed, decisions))?;
        played.act(seat, &action).expect("whoever chooses plays by the rules");
        decisions += 1;
    }
}

/// The seed of one decision of a game; no two decisions share one.
pub fn decision_seed(game: u64, decision: u32) -> u64 {
    (game ^ 0x5eed_0b07).wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(u64::from(decision))
}

/// Who sits where in a duel of two bots (`true`: the first bot). Over `2 × seats` games everything is even: one copy of
/// the first bot sits in each seat among copies of the second, then the reverse. With two seats the bots simply take
/// turns.
pub fn duel_seats(seats: u8, number: u64) -> Vec<bool> {
    let count = u64::from(seats);
    let lone = number % count;
    let first_alone = (number / count).is_multiple_of(2);
    (0..count).map(|seat| (seat == lone) == first_alone).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bot, Thinker};

    #[test]
    fn everybody_sits_everywhere_equally_often() {
        for seats in 2..=6_u8 {
            let mut count = vec![0; usize::from(seats)];
            for number in 0..2 * u64::from(seats) {
                let lineup = duel_seats(seats, number);
                assert!(lineup.contains(&true) && lineup.contains(&false));
                lineup.iter().zip(&mut count).for_each(|(&first, count)| *count += u32::from(first));
            }
            assert_eq!(count, vec![u32::from(seats); usize::from(seats)]);
        }
    }

    #[test]
    fn the_same_seed_is_the_same_game() {
        let game = catalog::game("trex").expect("it is in the list");
        let play = |seed| {
            let mut bots = [Bot::Greedy, Bot::Random].map(Thinker::new);
            play_game(game, &Table::new(2), game.base_edition(), seed, |played, seat, seed| {
                bots[seat.index()].decide(played, seat, seed).action
            })
            .expect("two can play")
        };
        assert_eq!(play(4), play(4));
        assert_ne!(play(4), play(5));
    }
}
