//! Whether looking back is right: luck is 0 on average, and weaker bots give away more.

use crate::clock;
use bots::analysis::{Report, Share, Thoroughness, VICTORY, analyse};
use bots::arena::decision_seed;
use bots::{Bot, Level, Thinker};
use catalog::Door;
use kernel::{Record, Seal, Table};
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

/// The half-width of a 95 % interval in standard errors.
const Z: f64 = 1.96;

/// Numbers of which only the sums are kept, in percent of a victory.
#[derive(Default)]
struct Tally {
    count: f64,
    sum: f64,
    squares: f64,
    greatest: f64,
}

impl Tally {
    fn add(&mut self, share: Share) {
        let percent = 100.0 * f64::from(share) / f64::from(VICTORY);
        self.count += 1.0;
        self.sum += percent;
        self.squares += percent * percent;
        self.greatest = self.greatest.max(percent.abs());
    }

    fn mean(&self) -> f64 {
        self.sum / self.count.max(1.0)
    }

    fn deviation(&self) -> f64 {
        (self.squares / self.count.max(1.0) - self.mean() * self.mean()).max(0.0).sqrt()
    }

    /// Half of the 95 % interval of the mean.
    fn half(&self) -> f64 {
        Z * self.deviation() / self.count.max(1.0).sqrt()
    }

    fn told(&self) -> String {
        format!(
            "{:7.2} ± {:.2}   deviation {:6.2}   greatest {:6.1}",
            self.mean(),
            self.half(),
            self.deviation(),
            self.greatest
        )
    }
}

/// What was asked for on the command line.
struct Asked {
    game: &'static dyn Door,
    seats: u8,
    games: u64,
    seed: u64,
    effort: Thoroughness,
    bots: Vec<Bot>,
    /// No game is begun after so many minutes.
    minutes: Option<u64>,
}

impl Asked {
    fn read(words: &[String]) -> Result<Asked, String> {
        let ([game, seats, games, seed, effort, bots], minutes) = (match words {
            [first @ .., minutes] if words.len() == 7 => (first, Some(minutes)),
            all => (all, None),
        }) else {
            return Err("lab look GAME SEATS GAMES SEED EFFORT BOT,BOT,...|levels [MINUTES]".to_owned());
        };
        let number = |text: &str| text.parse::<u64>().map_err(|_| format!("{text:?} is no number"));
        Ok(Asked {
            game: catalog::game(game).ok_or_else(|| format!("there is no game {game:?}"))?,
            seats: number(seats)? as u8,
            games: number(games)?,
            seed: number(seed)?,
            effort: effort.parse().map_err(|unknown: bots::analysis::UnknownThoroughness| unknown.to_string())?,
            bots: Asked::bots(bots)?,
            minutes: minutes.map(|text| number(text)).transpose()?,
        })
    }

    /// Bots by name, or all levels, the weakest first.
    fn bots(names: &str) -> Result<Vec<Bot>, String> {
        if names == "levels" {
            return Ok(Level::ALL.into_iter().map(Bot::Level).collect());
        }
        let bot = |name: &str| name.parse().map_err(|unknown: bots::UnknownBot| unknown.to_string());
        names.split(',').map(bot).collect()
    }

    /// The bots of a game: they change seats from game to game.
    fn lineup(&self, number: u64) -> Vec<usize> {
        let count = self.bots.len() as u64;
        (0..u64::from(self.seats)).map(|seat| ((seat + number) % count) as usize).collect()
    }

    fn play(&self, number: u64) -> Record {
        let (table, seed) = (Table::new(self.seats), self.seed + number);
        let started = self.game.start(&table, self.game.base_edition(), Seal::from_seed(seed));
        let (mut played, _) = started.expect("the table can be played");
        let mut thinkers: Vec<Thinker> =
            self.lineup(number).into_iter().map(|bot| Thinker::new(self.bots[bot])).collect();
        while let Some(seat) = played.waited().first() {
            let decision = thinkers[seat.index()].decide(&*played, seat, decision_seed(seed, played.number()));
            played.perform(seat, &decision.chosen).expect("bots play by the rules");
        }
        played.record().clone()
    }
}

/// What was found over all games.
#[derive(Default)]
struct Found {
    games: u32,
    luck: Vec<Tally>,
    later: Tally,
    start_error: Tally,
    given: Vec<Tally>,
    choices: Vec<f64>,
    moments: f64,
    longest: f64,
    time: f64,
}

impl Found {
    fn add(&mut self, report: &Report, lineup: &[usize], milliseconds: f64) {
        self.moments += report.moments.len() as f64;
        self.time += milliseconds;
        self.longest = self.longest.max(milliseconds);
        for (seat, total) in report.totals().iter().enumerate() {
            assert_eq!(total.start + total.own + total.others + total.luck + total.later, total.result);
            self.given[lineup[seat]].add(-total.own);
            self.choices[lineup[seat]] += f64::from(total.choices);
            // All members of a team have the same luck: they count once.
            if seat == 0 || !report.cooperative {
                self.luck[seat].add(total.luck);
                self.later.add(total.later);
                self.start_error.add(total.result - total.start);
            }
        }
    }
}

pub(crate) fn run(words: &[String]) -> Result<(), String> {
    let asked = Asked::read(words)?;
    let mut found = Found::default();
    found.luck.resize_with(usize::from(asked.seats), Tally::default);
    found.given.resize_with(asked.bots.len(), Tally::default);
    found.choices.resize(asked.bots.len(), 0.0);
    let since = Instant::now();
    let in_time = || asked.minutes.is_none_or(|minutes| since.elapsed() < Duration::from_secs(60 * minutes));
    for number in (0..asked.games).take_while(|_| in_time()) {
        let record = asked.play(number);
        let begun = clock::now_ms();
        let edition = asked.game.base_edition();
        let report = analyse(asked.game, &record, edition, asked.effort, &mut |_| ControlFlow::Continue(()))
            .map_err(|fault| fault.to_string())?;
        found.games += 1;
        found.add(&report, &asked.lineup(number), clock::now_ms() - begun);
    }
    tell(&asked, &found);
    Ok(())
}

fn tell(asked: &Asked, found: &Found) {
    let games = f64::from(found.games);
    println!(
        "{} for {}, {} games from seed {}, {}",
        asked.game.about().id,
        asked.seats,
        found.games,
        asked.seed,
        asked.effort
    );
    println!(
        "entries per game {:.0}; seconds per game {:.2}, at most {:.2}",
        found.moments / games,
        found.time / games / 1000.0,
        found.longest / 1000.0
    );
    for (seat, luck) in found.luck.iter().enumerate() {
        let verdict = if luck.mean().abs() <= luck.half() { "0 is within" } else { "0 is outside" };
        println!("luck of seat {}: {}   {verdict}", seat + 1, luck.told());
    }
    println!("seen only later: {}", found.later.told());
    println!("result less start: {}", found.start_error.told());
    for ((bot, given), choices) in asked.bots.iter().zip(&found.given).zip(&found.choices) {
        println!("given away per game by {bot}: {} in {:.0} choices", given.told(), choices / given.count.max(1.0));
    }
    let in_order = found.given.windows(2).all(|pair| pair[0].mean() > pair[1].mean());
    println!("each bot gives away more than the next: {}", if in_order { "yes" } else { "no" });
}
