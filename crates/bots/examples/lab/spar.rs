//! Efforts against each other, with the games and dice of `caldera arena`.

use crate::clock;
use bots::arena::{duel_seats, play_game};
use bots::{Bot, Effort, Thinker};
use catalog::AnyMatch;
use kernel::{Seat, Table};
use std::cmp::Ordering;

/// One of the two players.
#[derive(Clone, Copy)]
struct Player {
    who: Who,
    /// Drops its search tree after every decision.
    forgets: bool,
}

#[derive(Clone, Copy)]
enum Who {
    Named(Bot),
    Trying(Effort),
}

impl Player {
    fn read(text: &str) -> Result<Player, String> {
        let (name, forgets) = text.strip_prefix("fresh:").map_or((text, false), |name| (name, true));
        if let Ok(bot) = name.parse() {
            return Ok(Player { who: Who::Named(bot), forgets });
        }
        let parts: Result<Vec<f32>, _> = name.split('/').map(str::parse).collect();
        let effort = match parts.as_deref() {
            Ok([worlds]) => Effort { iterations: *worlds as u32, overlooks: 0.0, content: 0.0 },
            Ok([worlds, overlooks, content]) => {
                Effort { iterations: *worlds as u32, overlooks: *overlooks, content: *content }
            }
            _otherwise => return Err(format!("{text:?} is neither a bot nor worlds/overlooks/content")),
        };
        Ok(Player { who: Who::Trying(effort), forgets })
    }

    fn sit(self) -> Seated {
        Seated { player: self, thinker: self.thinker() }
    }

    fn thinker(self) -> Thinker {
        match self.who {
            Who::Named(bot) => Thinker::new(bot),
            Who::Trying(effort) => Thinker::trying(effort),
        }
    }
}

/// A player at the table.
struct Seated {
    player: Player,
    thinker: Thinker,
}

impl Seated {
    fn choose(&mut self, played: &dyn AnyMatch, seat: Seat, seed: u64) -> String {
        if self.player.forgets {
            self.thinker = self.player.thinker();
        }
        self.thinker.decide(played, seat, seed).action
    }
}

/// Plays, and reports how it goes.
pub(crate) fn run(words: &[String]) -> Result<(), String> {
    let [game, seats, games, seed, first, second] = words else {
        return Err("GAME SEATS GAMES SEED FIRST SECOND".to_owned());
    };
    let number = |text: &String| text.parse::<u64>().map_err(|_| format!("{text:?} is no whole number"));
    let (seats, games, seed) = (number(seats)? as u8, number(games)?, number(seed)?);
    let players = [Player::read(first)?, Player::read(second)?];
    let game = catalog::game(game).ok_or_else(|| format!("there is no game {game:?}"))?;
    let mut results = Vec::new();
    let mut times = [Vec::new(), Vec::new()];
    for number in 0..games {
        let lineup = duel_seats(seats, number).into_iter().map(|first| usize::from(!first)).collect::<Vec<_>>();
        let seed = seed.wrapping_add(number / u64::from(seats));
        let mut seated: Vec<Seated> = lineup.iter().map(|&who| players[who].sit()).collect();
        let played = play_game(game, &Table::new(seats), game.base_edition(), seed, |played, seat, seed| {
            let start = clock::now_ms();
            let action = seated[seat.index()].choose(played, seat, seed);
            times[lineup[seat.index()]].push((clock::now_ms() - start) as f32);
            action
        });
        let played = played.map_err(|refusal| format!("{refusal:?}"))?;
        let side = |who: usize| {
            played.standings.iter().zip(&lineup).filter(move |&(_, &it)| it == who).map(|(it, _)| it.place)
        };
        let pairs = side(1).flat_map(|mine| side(0).map(move |theirs| mine.cmp(&theirs)));
        let shares: Vec<f64> = pairs
            .map(|order| match order {
                Ordering::Less => 1.0,
                Ordering::Equal => 0.5,
                Ordering::Greater => 0.0,
            })
            .collect();
        results.push(shares.iter().sum::<f64>() / shares.len() as f64);
        if results.len().is_multiple_of(10) || results.len() as u64 == games {
            tell(words, &results, &mut times, played.decisions);
        }
    }
    Ok(())
}

/// Prints the share so far with its Wilson interval, and how long decisions took.
fn tell(words: &[String], results: &[f64], times: &mut [Vec<f32>; 2], decisions: u32) {
    let count = results.len() as f64;
    let share = results.iter().sum::<f64>() / count;
    let z = 1.96_f64;
    let middle = (share + z * z / (2.0 * count)) / (1.0 + z * z / count);
    let half = z / (1.0 + z * z / count) * (share * (1.0 - share) / count + z * z / (4.0 * count * count)).sqrt();
    let pace = times.each_mut().map(|times| {
        times.sort_by(f32::total_cmp);
        let mean = times.iter().sum::<f32>() / times.len().max(1) as f32;
        format!("{mean:.1}/{:.1} ms", times.get(times.len() * 19 / 20).copied().unwrap_or(0.0))
    });
    println!(
        "{}: {:.0} % [{:.0} - {:.0}] of {count}, last game {decisions} decisions, mean/p95 {} and {}",
        words.join(" "),
        100.0 * share,
        100.0 * (middle - half),
        100.0 * (middle + half),
        pace[0],
        pace[1]
    );
}
