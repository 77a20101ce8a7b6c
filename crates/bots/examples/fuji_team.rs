//! Plays whole games of `fuji` with a team of equal bots and tells how they went.
//!
//! `cargo run --release -p bots --example fuji_team -- SCENARIO LEVEL GAMES [mute] [open] [seats=N] [level=N] [seed=N]`
//!
//! `mute` teams say nothing. `open` teams see all dice: no honest team can do that; it shows what perfect talk would be worth.
//! Two play with the dummy's dice or, with `third`, with a third pawn.

use bots::games::FujiInsight;
use bots::{Bot, Knowledge, Level, decide_knowing};
use fuji::Fuji;
use fuji::state::{State, Step};
use kernel::{Dice, Game, Silent, Table, Turn};
use std::sync::LazyLock;
use std::time::{Duration, Instant};

struct Wanted {
    table: Table,
    level: Level,
    insight: FujiInsight,
    open: bool,
}

#[derive(Default)]
struct Tally {
    games: u32,
    won: u32,
    in_lava: u32,
    exhausted: u32,
    injuries: u32,
    turns: u32,
    decisions: Vec<Duration>,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let value = |key: &str, usual: u64| {
        let found = words.iter().find_map(|word| word.strip_prefix(key)?.strip_prefix('='));
        found.map_or(usual, |number| number.parse().expect("a number"))
    };
    let has = |word: &str| words.iter().any(|other| other == word);
    let [scenario, level, games] = &words[..3] else { panic!("SCENARIO LEVEL GAMES") };
    let mut table =
        Table::new(value("seats", 3) as u8).with("scenario", scenario.as_str()).with("level", value("level", 2));
    if has("third") {
        table = table.with("two_players", "third_pawn");
    }
    let wanted = Wanted {
        table,
        level: level.parse().expect("a level"),
        insight: FujiInsight { mute: has("mute") },
        open: has("open"),
    };
    let first = value("seed", 1);
    let mut tally = Tally::default();
    for seed in first..first + games.parse::<u64>().expect("how many games") {
        let over = play(&wanted, seed, &mut tally);
        note(&over, &mut tally);
    }
    tell(&words, tally);
}

/// Plays one game to its end.
fn play(wanted: &Wanted, seed: u64, tally: &mut Tally) -> State {
    let setup = Fuji::setup(&wanted.table, Fuji::base_edition()).expect("a table that can be played");
    let mut dice = Dice::fast(seed);
    let mut state = Fuji::start(&setup, &mut dice, &mut Silent);
    let mut count = 0;
    while let Turn::Decide(_) = Fuji::turn(&state) {
        let seat = Fuji::waited(&state).first().expect("somebody is waited for");
        let mut seen = state.clone();
        if wanted.open {
            seen.tray.known[seat.index()] = seen.tray.in_game();
        }
        let start = processor_time();
        let knowledge = Knowledge::<Fuji>::new(&seen, seat);
        let decision = decide_knowing(&knowledge, &wanted.insight, Bot::Level(wanted.level), seed * 10_000 + count);
        tally.decisions.push(processor_time().saturating_sub(start));
        let action = decision.action.parse().expect("bots write the game's notation");
        Fuji::check(&state, seat, &action).expect("bots play by the rules");
        Fuji::play(&mut state, seat, &action, &mut dice, &mut Silent);
        count += 1;
    }
    state
}

fn note(over: &State, tally: &mut Tally) {
    tally.games += 1;
    match over.step {
        Step::Won => tally.won += 1,
        Step::Lost(death) if death.in_lava => tally.in_lava += 1,
        _exhausted => tally.exhausted += 1,
    }
    tally.turns += u32::from(over.turn);
    tally.injuries += over.members().map(|member| over.sheet(member).injuries.len()).sum::<u32>();
}

fn tell(words: &[String], mut tally: Tally) {
    let games = f64::from(tally.games);
    let share = f64::from(tally.won) / games;
    let (low, high) = wilson(share, games);
    tally.decisions.sort_unstable();
    let at = |part: usize| tally.decisions[(tally.decisions.len() - 1) * part / 100].as_secs_f64() * 1e3;
    let mean = tally.decisions.iter().sum::<Duration>().as_secs_f64() * 1e3 / tally.decisions.len() as f64;
    println!(
        "{}: won {} of {} = {:.0} % [{:.0} - {:.0}], lava {}, exhausted {}, turns {:.1}, injuries {:.2} a game, {} decisions, mean {:.1} ms, p95 {:.1} ms, p99 {:.1} ms",
        words.join(" "),
        tally.won,
        tally.games,
        100.0 * share,
        100.0 * low,
        100.0 * high,
        tally.in_lava,
        tally.exhausted,
        f64::from(tally.turns) / games,
        f64::from(tally.injuries) / games,
        tally.decisions.len(),
        mean,
        at(95),
        at(99),
    );
}

/// The time that this thread has had of a processor, where the system tells; else the time on the wall. On a busy
/// machine only the first says how much work a decision is.
fn processor_time() -> Duration {
    static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|text| text.split_whitespace().next()?.parse().ok());
    nanoseconds.map_or_else(|| BEGIN.elapsed(), Duration::from_nanos)
}

/// Wilson's 95 % interval.
fn wilson(share: f64, count: f64) -> (f64, f64) {
    let z = 1.96_f64;
    let centre = (share + z * z / (2.0 * count)) / (1.0 + z * z / count);
    let half = z / (1.0 + z * z / count) * (share * (1.0 - share) / count + z * z / (4.0 * count * count)).sqrt();
    (centre - half, centre + half)
}
