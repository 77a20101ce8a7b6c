//! Plays whole games of `fuji` with teams of equal bots and reports how they went.
//!
//! `cargo run --release -p caldera-bots --example fuji_team -- SCENARIO BOT[,BOT…] GAMES [mute] [open] [third] [cards] [seats=N] [level=N]
//! [seed=N] [file=PATH]`
//!
//! All bots named play the same games: the same map, the same cards, and the same first roll of everybody in every
//! turn. So each bot is also compared with the one named before it, game by game. `mute` teams say nothing. `open`
//! teams see all dice, which no honest team can; that shows what perfect communication would be worth. Two players play
//! with the dummy's dice or, with `third`, with a third pawn. `cards` reports how often each card was used. A `file`
//! stores every game; stored games of the same setting are not played again.

use bots::games::fuji::FujiInsight;
use bots::{Bot, Level, decide_knowing};
use fuji::Fuji;
use fuji::action::Action;
use fuji::state::{State, Step};
use kernel::{Dice, Game, Knowledge, Seal, Silent, Table, Turn};
use std::collections::BTreeMap;
use std::io::Write;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// What the command line asks for.
struct Wanted {
    words: Vec<String>,
    table: Table,
    /// Scenario, seats, level of the game and options in one word: it tells the games of different settings apart.
    setting: String,
    levels: Vec<Level>,
    seeds: std::ops::Range<u64>,
    insight: FujiInsight,
    open: bool,
    file: Option<String>,
}

/// How one game went.
#[derive(Clone, Copy)]
struct Played {
    won: bool,
    in_lava: bool,
    turns: u32,
    injuries: u32,
    /// FUJ-VP-1: the score; 0 for a defeat.
    points: i32,
}

/// What is counted while games are played.
#[derive(Default)]
struct Watch {
    decisions: Vec<Duration>,
    cards: BTreeMap<&'static str, u32>,
}

fn main() {
    let wanted = wanted(std::env::args().skip(1).collect());
    let kept = kept(&wanted);
    let mut before: Option<(Level, Vec<Played>)> = None;
    for &level in &wanted.levels {
        let mut watch = Watch::default();
        let games: Vec<Played> = wanted
            .seeds
            .clone()
            .map(|seed| match kept.get(&key(&wanted, level, seed)) {
                Some(game) => *game,
                None => fresh(&wanted, level, seed, &mut watch),
            })
            .collect();
        tell(&wanted, level, &games, &mut watch);
        if let Some((other, theirs)) = &before {
            compare(level, &games, *other, theirs);
        }
        before = Some((level, games));
    }
}

fn wanted(words: Vec<String>) -> Wanted {
    let text = |key: &str| words.iter().find_map(|word| word.strip_prefix(key)?.strip_prefix('=')).map(str::to_owned);
    let value = |key: &str, usual: u64| text(key).map_or(usual, |number| number.parse().expect("a number"));
    let has = |word: &str| words.iter().any(|other| other == word);
    let [scenario, levels, games] = &words[..3] else { panic!("SCENARIO BOTS GAMES") };
    let mut table =
        Table::new(value("seats", 3) as u8).with("scenario", scenario.as_str()).with("level", value("level", 2));
    if has("third") {
        table = table.with("two_players", "third_pawn");
    }
    let mut setting = format!("{scenario},seats={},level={}", value("seats", 3), value("level", 2));
    for way in ["mute", "open", "third"].into_iter().filter(|way| has(way)) {
        setting = format!("{setting},{way}");
    }
    let first = value("seed", 1);
    let count: u64 = games.parse().expect("how many games");
    Wanted {
        table,
        setting,
        levels: levels.split(',').map(|level| level.parse().expect("a level")).collect(),
        seeds: first..first + count,
        insight: FujiInsight { mute: has("mute") },
        open: has("open"),
        file: text("file"),
        words,
    }
}

/// The key under which a game is stored: it contains everything that changes how the game goes.
fn key(wanted: &Wanted, level: Level, seed: u64) -> String {
    format!("{} {level} {seed}", wanted.setting)
}

/// The stored games, by their keys.
fn kept(wanted: &Wanted) -> BTreeMap<String, Played> {
    let Some(path) = wanted.file.as_ref().filter(|path| std::fs::exists(path).is_ok_and(|there| there)) else {
        return BTreeMap::new();
    };
    let told = std::fs::read_to_string(path).expect("the file can be read");
    let game = |line: &str| {
        let words: Vec<&str> = line.split(' ').collect();
        let [setting, level, seed, end, turns, injuries, points] = words[..] else { return None };
        let played = Played {
            won: end == "won",
            in_lava: end == "lava",
            turns: turns.parse().ok()?,
            injuries: injuries.parse().ok()?,
            points: points.parse().ok()?,
        };
        Some((format!("{setting} {level} {seed}"), played))
    };
    let wrong =
        |line: &str| -> ! { panic!("{path} has a line that is no game: {line:?}. Delete it or name another file.") };
    told.lines().map(|line| game(line).unwrap_or_else(|| wrong(line))).collect()
}

/// Plays a game that is not stored.
fn fresh(wanted: &Wanted, level: Level, seed: u64, watch: &mut Watch) -> Played {
    let over = play(wanted, level, seed, watch);
    let score = match Fuji::turn(&over) {
        Turn::Over(outcome) => outcome.of(kernel::Seat(0)).score,
        Turn::Decide(_) => 0,
    };
    let game = Played {
        won: over.step() == Step::Won,
        in_lava: matches!(over.step(), Step::Lost(death) if death.in_lava),
        turns: u32::from(over.turn()),
        injuries: over.members().map(|member| over.sheet(member).injuries.len()).sum(),
        points: score,
    };
    if let Some(path) = &wanted.file {
        let end = if game.won { "won" } else { lost_by(&game) };
        let line = format!("{} {end} {} {} {}\n", key(wanted, level, seed), game.turns, game.injuries, game.points);
        let file = std::fs::OpenOptions::new().create(true).append(true).open(path);
        file.and_then(|mut file| file.write_all(line.as_bytes())).expect("the file can be written");
    }
    game
}

fn lost_by(game: &Played) -> &'static str {
    if game.in_lava { "lava" } else { "exhausted" }
}

/// Plays one game to its end.
fn play(wanted: &Wanted, level: Level, seed: u64, watch: &mut Watch) -> State {
    let setup = Fuji::setup(&wanted.table, Fuji::base_edition()).expect("a table that can be played");
    // Sealed dice have a stream of their own for every member and turn: what one team does changes nobody's next first
    // roll.
    let mut dice = Dice::sealed(&Seal::from_seed(seed));
    let mut state = Fuji::start(&setup, &mut dice, &mut Silent);
    let mut count = 0;
    while let Turn::Decide(_) = Fuji::turn(&state) {
        let seat = Fuji::waited(&state).first().expect("somebody is waited for");
        let mut seen = state.clone();
        if wanted.open {
            seen.parts().tray.known[seat.index()] = seen.tray().in_game();
        }
        let start = processor_time();
        let knowledge = Knowledge::<Fuji>::new(&seen, seat);
        let decision = decide_knowing(&knowledge, &wanted.insight, Bot::Level(level), seed * 10_000 + count);
        watch.decisions.push(processor_time().saturating_sub(start));
        let action = decision.action.parse().expect("bots write the game's notation");
        match action {
            Action::Use(used) => *watch.cards.entry(used.text().key()).or_default() += 1,
            Action::Give(..) => *watch.cards.entry("(given)").or_default() += 1,
            _other => {}
        }
        Fuji::check(&state, seat, &action).expect("bots play by the rules");
        Fuji::play(&mut state, seat, &action, &mut dice, &mut Silent);
        count += 1;
    }
    state
}

fn tell(wanted: &Wanted, level: Level, games: &[Played], watch: &mut Watch) {
    let count = games.len() as f64;
    let won = games.iter().filter(|game| game.won).count();
    let lava = games.iter().filter(|game| game.in_lava).count();
    let (low, high) = wilson(won as f64 / count, count);
    let mean = |of: fn(&Played) -> f64| interval(&games.iter().map(of).collect::<Vec<_>>());
    let (turns, _) = mean(|game| f64::from(game.turns));
    let (injuries, spread) = mean(|game| f64::from(game.injuries));
    let (points, points_spread) = mean(|game| f64::from(game.points));
    println!(
        "{} {level}: won {won} of {} = {:.0} % [{:.0} - {:.0}], lava {lava}, exhausted {}, turns {turns:.1}, injuries {injuries:.2} ± {spread:.2}, points {points:.2} ± {points_spread:.2}",
        wanted.words.join(" "),
        games.len(),
        100.0 * won as f64 / count,
        100.0 * low,
        100.0 * high,
        games.len() - won - lava,
    );
    watch.decisions.sort_unstable();
    if let Some(last) = watch.decisions.len().checked_sub(1) {
        let at = |part: usize| watch.decisions[last * part / 100].as_secs_f64() * 1e3;
        let mean = watch.decisions.iter().sum::<Duration>().as_secs_f64() * 1e3 / (last + 1) as f64;
        println!("  {} decisions, mean {mean:.1} ms, p95 {:.1} ms, p99 {:.1} ms", last + 1, at(95), at(99));
    }
    if wanted.words.iter().any(|word| word == "cards") {
        println!("  cards used: {:?}", watch.cards);
    }
}

/// How two bots differ in the same games.
fn compare(level: Level, games: &[Played], other: Level, theirs: &[Played]) {
    let pairs = || games.iter().zip(theirs);
    let only = pairs().filter(|(one, other)| one.won && !other.won).count();
    let only_other = pairs().filter(|(one, other)| !one.won && other.won).count();
    let difference = |of: fn(&Played) -> i32| {
        interval(&pairs().map(|(one, other)| f64::from(of(one) - of(other))).collect::<Vec<_>>())
    };
    let (injuries, spread) = difference(|game| game.injuries as i32);
    let (points, points_spread) = difference(|game| game.points);
    println!(
        "  {level} against {other}: {only} games won that {other} lost, {only_other} the other way; injuries {injuries:+.2} ± {spread:.2}, points {points:+.2} ± {points_spread:.2}"
    );
}

/// The mean, and half of its 95 % interval.
fn interval(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, 1.96 * (variance / count).sqrt())
}

/// The processor time of this thread where the system reports it, else wall-clock time. On a busy machine only
/// processor time says how much work a decision is.
fn processor_time() -> Duration {
    static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|text| text.split_whitespace().next()?.parse().ok());
    nanoseconds.map_or_else(|| BEGIN.elapsed(), Duration::from_nanos)
}

/// The 95 % Wilson score interval.
fn wilson(share: f64, count: f64) -> (f64, f64) {
    let z = 1.96_f64;
    let centre = (share + z * z / (2.0 * count)) / (1.0 + z * z / count);
    let half = z / (1.0 + z * z / count) * (share * (1.0 - share) / count + z * z / (4.0 * count * count)).sqrt();
    (centre - half, centre + half)
}
