//! Freezes games: plays some of every game with this program and stores their records, which must replay for ever.
//!
//! `cargo run -p caldera-bots --example freeze -- tests/frozen [GAME [COUNT]]` adds finished and unfinished games to the folder of
//! the current version of the rules: COUNT of each kind, or enough for every variant and option. `tests/frozen/README.md` says what they are for and what else has to be done.

use bots::{Bot, Level, Thinker};
use catalog::{AnyEdition, AnyMatch, Door};
use flate2::Compression;
use flate2::write::GzEncoder;
use kernel::record::Entry;
use kernel::{Dice, Given, OptionKind, Record, Seal, Seat, Table, Turn};
use serde_json::{Value, json};
use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

type Outcome<T> = Result<T, Box<dyn Error>>;

/// The least number of finished and of unfinished games; there are more where there are more variants.
const EACH: usize = 20;
/// The most entries of a frozen game; a longer one is not kept.
const LONGEST: usize = 1500;
/// An unfinished game stops before this many entries.
const UNFINISHED: usize = 400;

fn main() -> Outcome<()> {
    let mut arguments = std::env::args().skip(1);
    let root = PathBuf::from(arguments.next().ok_or("where are the frozen games? Usually in tests/frozen")?);
    let only = arguments.next();
    let count = arguments.next().map(|count| count.parse()).transpose()?;
    for game in catalog::games() {
        if only.as_ref().is_none_or(|id| id == game.about().id) {
            freeze(*game, &root, count)?;
        }
    }
    Ok(())
}

/// One game to be played.
struct Case {
    whole: bool,
    seed: u64,
    table: Table,
    edition: AnyEdition,
    /// Who plays; they take turns at the seats.
    players: &'static [Player],
    undo: bool,
    forced: bool,
    shares: bool,
    position: bool,
}

/// Who decides for a seat.
#[derive(Clone, Copy)]
enum Player {
    Bot(Bot),
    /// The action that the server takes for an absent player.
    Absent,
}

const PLAYERS: [(&str, &[Player]); 5] = [
    ("random", &[Player::Bot(Bot::Random)]),
    ("newcomers", &[Player::Bot(Bot::Level(Level::Newcomer))]),
    ("greedy", &[Player::Bot(Bot::Greedy), Player::Bot(Bot::Random)]),
    ("absent", &[Player::Absent, Player::Bot(Bot::Random)]),
    ("instant", &[Player::Bot(Bot::Level(Level::Instant)), Player::Bot(Bot::Level(Level::Newcomer))]),
];

fn freeze(game: &dyn Door, root: &Path, count: Option<usize>) -> Outcome<()> {
    let about = game.about();
    let folder = root.join(about.id).join(format!("v{}", about.rules));
    let editions = editions(game, &folder.join("editions"))?;
    let tables = tables(game, &root.join(about.id).join("tables.jsonl"))?;
    let first = 1 + fs::read_dir(&folder)?.flatten().filter(|file| is_record(&file.path())).count();
    // A game that begins from a position does not record its options: every sixth game does so, on the table of the
    // game before it.
    let each = count.unwrap_or_else(|| (tables.len() + tables.len() / 5 + 1).max(EACH));
    let mut number = first;
    for whole in [true, false] {
        let enough = number + each;
        for turn in 0..4 * each {
            if number == enough {
                break;
            }
            // Features repeat with different periods, so that most pairs of them meet.
            let (name, players) = PLAYERS[(turn + usize::from(!whole)) % PLAYERS.len()];
            let case = Case {
                whole,
                seed: (first + turn + if whole { 0 } else { 4 * each }) as u64,
                table: tables[(turn - (turn + 1) / 6) % tables.len()].clone(),
                edition: if turn % 4 == 3 { editions[1 + turn / 4 % (editions.len() - 1)] } else { editions[0] },
                players,
                undo: turn.is_multiple_of(3),
                forced: turn % 5 == 2,
                shares: turn % 4 == 1,
                position: turn % 6 == 5,
            };
            let record = play(game, &case)?;
            if record.entries.len() < LONGEST {
                let kind = if whole { "whole" } else { "open" };
                keep(&folder.join(format!("{number:03}-{kind}-{name}{}", features(&record))), &record, &case)?;
                number += 1;
            }
        }
    }
    Ok(())
}

fn is_record(path: &Path) -> bool {
    path.to_string_lossy().ends_with(".caldera.gz")
}

/// The base edition first, then others. They are read from the folder, which must keep the base edition too: once it
/// has been corrected, games that began with it need the old file.
fn editions(game: &dyn Door, folder: &Path) -> Outcome<Vec<AnyEdition>> {
    let base = game.base_edition();
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)?.flatten().map(|file| file.path()).collect();
    paths.sort();
    let mut kept = Vec::new();
    for path in paths {
        kept.push(game.read_edition(&fs::read_to_string(&path)?).map_err(|fault| format!("{path:?}: {fault}"))?);
    }
    let others = kept.len();
    kept.retain(|edition| edition.tag() != base.tag());
    if kept.len() == others || kept.is_empty() {
        return Err(format!("{folder:?} must hold the base edition of today and another one").into());
    }
    kept.insert(0, base);
    Ok(kept)
}

/// The variants of a game, the tables in its list, and one table for every value of an option that no other table has.
fn tables(game: &dyn Door, list: &Path) -> Outcome<Vec<Table>> {
    let mut tables = game.variants();
    if list.exists() {
        for line in fs::read_to_string(list)?.lines() {
            tables.push(serde_json::from_str(line)?);
        }
    }
    let about = game.about();
    let start = |table: &Table| game.start(table, game.base_edition(), Seal::from_seed(0)).is_ok();
    for option in about.options {
        let values: Vec<Value> = match option.kind {
            OptionKind::Choice(words) => words.iter().map(|word| json!(word)).collect(),
            OptionKind::Flag => vec![json!(false), json!(true)],
            OptionKind::Number { min, .. } => vec![json!(min)],
            OptionKind::Seat | OptionKind::EachSeat { .. } | OptionKind::List { .. } | OptionKind::Fields { .. } => {
                Vec::new()
            }
        };
        for value in values {
            if !tables.iter().any(|table| table.options.get(option.key) == Some(&value)) {
                let plain = about.seats.clone().map(|seats| Table::new(seats).with(option.key, value.clone()));
                tables.extend(plain.into_iter().find(|table| start(table)));
            }
        }
    }
    Ok(tables)
}

fn play(game: &dyn Door, case: &Case) -> Outcome<Record> {
    let mut chance = Dice::fast(case.seed);
    let mut played = begin(game, case, &mut chance)?;
    let longest = if case.whole { LONGEST } else { UNFINISHED };
    while played.record().entries.len() < longest
        && let Turn::Decide(deciders) = played.turn()
    {
        // Sometimes a seat acts that may act but is not waited for.
        let seats = if chance.below(12) == 0 { deciders } else { played.waited() };
        let seat = seats.iter().nth(chance.below(seats.len() as u32) as usize).ok_or("nobody is waited for")?;
        let action = decide(&*played, case, seat, &mut chance);
        if case.forced && chance.below(2) == 0 {
            force(&mut *played, seat, &action)?;
        } else {
            played.act(seat, &action)?;
        }
        if case.undo && chance.below(6) == 0 {
            let _ = played.undo(seat);
        }
    }
    let mut record = played.record().clone();
    if !case.whole {
        record.entries.truncate(chance.below(record.entries.len() as u32) as usize);
        record.end = None;
    }
    Ok(record)
}

fn begin(game: &dyn Door, case: &Case, chance: &mut Dice) -> Outcome<Box<dyn AnyMatch>> {
    let mut seal = Seal::from_seed(case.seed);
    if case.shares {
        seal = seal.with_share(0, "Ada's share").with_share(1, "la part de Blaise, réglée à 7 h");
    }
    let (mut played, _) = game.start(&case.table, case.edition, seal.clone())?;
    if !case.position {
        return Ok(played);
    }
    for _ in 0..5 + chance.below(30) {
        if let Some(seat) = played.waited().first() {
            let action = played.stand_in(seat);
            let mut next = played.copy();
            next.perform(seat, &action)?;
            // A game that is over offers no position to begin from.
            if matches!(next.turn(), Turn::Decide(_)) {
                played = next;
            }
        }
    }
    Ok(game.load(&played.position(), case.edition, seal)?)
}

fn decide(played: &dyn AnyMatch, case: &Case, seat: Seat, chance: &mut Dice) -> String {
    match case.players[usize::from(seat.0) % case.players.len()] {
        Player::Bot(bot) => Thinker::new(bot).decide(played, seat, u64::from(chance.below(u32::MAX))).action,
        Player::Absent => played.stand_in(seat).to_string(),
    }
}

/// Acts with draws given by hand, if there is anything to draw. They are the draws that the dice would have given: with
/// others, a rule may ask for more draws than there are.
fn force(played: &mut dyn AnyMatch, seat: Seat, action: &str) -> Outcome<()> {
    let mut tried = played.copy();
    tried.act(seat, action)?;
    let Some(Entry::Act(done)) = tried.record().entries.last() else { return Err("nothing was done".into()) };
    let draws = done.draws.iter().cloned().map(Given::from).collect();
    played.act_given(seat, action, draws)?;
    Ok(())
}

/// The features of a game for its file name, besides its number and who played.
fn features(record: &Record) -> String {
    let any = |is: &dyn Fn(&Entry) -> bool| record.entries.iter().any(is);
    let features = [
        (any(&|entry| matches!(entry, Entry::Undo(_))), "-undo"),
        (any(&|entry| matches!(entry, Entry::Act(act) if act.forced)), "-forced"),
        (!record.header.shares.is_empty(), "-shares"),
        (record.header.position.is_some(), "-position"),
    ];
    features.into_iter().filter_map(|(has, name)| has.then_some(name)).collect()
}

/// Writes a record and, for an unfinished one, its secret beside it. Every fifth secret is left out: such a game can be
/// looked at but not continued.
fn keep(path: &Path, record: &Record, case: &Case) -> Outcome<()> {
    let mut file = GzEncoder::new(Vec::new(), Compression::best());
    file.write_all(record.to_text().as_bytes())?;
    fs::write(path.with_extension("caldera.gz"), file.finish()?)?;
    if !case.whole && !case.seed.is_multiple_of(5) {
        fs::write(path.with_extension("secret"), Seal::from_seed(case.seed).open() + "\n")?;
    }
    println!("{} ({} entries)", path.display(), record.entries.len());
    Ok(())
}
