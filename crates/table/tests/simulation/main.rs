//! A table under a seeded simulation of people, clocks, stores and lines that fail.
//!
//! Everything comes from one number: what people wish, which requests are lost, doubled or late, when a node forgets all
//! it knew, what the store keeps without saying so. After every few steps and at the end the invariants must hold:
//!
//! - what a node has in memory is what the journal gives, clocks included;
//! - nobody may look from a seat that is not theirs, and the dice stay sealed until the end;
//! - what was acknowledged is in the journal for ever, and no request is carried out twice;
//! - votes and deadlines fire once, and not before their time;
//! - when the faults end, everybody is answered, all nodes agree, and the record of a finished game proves itself.
//!
//! `SIMULATED_GAMES=10000 cargo test -p caldera-table --test simulation` plays more games of each kind, from `SIMULATED_FROM` on.
//! A failure names its kind and seed: `SIMULATED_FROM=<seed> SIMULATED_GAMES=1` plays it again.

#[path = "../common/mod.rs"]
mod common;
mod disk;
mod journal;
mod kinds;
mod people;
mod sight;
mod world;

use kinds::{Kind, Mistake};
use std::fmt;
use world::World;

/// An invariant that does not hold.
#[derive(Debug)]
pub(crate) struct Broken(pub(crate) String);

pub(crate) type Found<T = ()> = Result<T, Broken>;

pub(crate) fn broken<T>(what: impl Into<String>) -> Found<T> {
    Err(Broken(what.into()))
}

impl fmt::Display for Broken {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

/// What was seen in many games.
#[derive(Debug, Default)]
struct Seen {
    games: u64,
    lines: u64,
    finished: u64,
    /// Requests that came again and were recognised, appends that failed, nodes that forgot, votes.
    repeated: u64,
    failed: u64,
    forgot: u64,
    votes: u64,
}

/// One game from a seed; a panic is a broken invariant too.
fn simulate(kind: Kind, seed: u64, mistake: Option<Mistake>) -> Found<Seen> {
    let played = catalog::guarded(|| {
        let mut world = World::new(kind, seed, mistake);
        let found = world.run();
        found.map_err(|fault| Broken(format!("{fault}\n{}", world.last_steps()))).map(|()| world.seen())
    });
    played.unwrap_or_else(|panicked| broken(format!("a panic: {panicked}")))
}

#[allow(clippy::disallowed_methods, reason = "how many games are simulated is not the table's affair")]
fn setting(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|text| text.parse().unwrap_or_else(|_| panic!("{name} is a number, not {text}")))
}

/// Plays the games of a kind.
fn many(kind: Kind) {
    let (from, games) = (setting("SIMULATED_FROM").unwrap_or(1), setting("SIMULATED_GAMES").unwrap_or(70));
    let mut all = Seen::default();
    for seed in from..from + games {
        let seen = simulate(kind, seed, None).unwrap_or_else(|fault| {
            panic!("{kind:?} {seed}: {fault}\nagain: SIMULATED_FROM={seed} SIMULATED_GAMES=1 cargo test -p caldera-table --test simulation {}", kind.test())
        });
        all.add(&seen);
    }
    println!("simulated {kind:?} {} {} {}", all.games, all.lines, all.finished);
    if all.games >= 50 {
        assert!(all.finished > 0 && all.votes > 0, "it must come to votes and ends: {all:?}");
        assert!(kind == Kind::Calm || all.repeated > 0, "requests must be repeated: {all:?}");
        assert!(matches!(kind, Kind::Calm | Kind::Lines) || all.failed > 0 && all.forgot > 0, "{all:?}");
    }
}

impl Seen {
    fn add(&mut self, other: &Seen) {
        self.games += other.games;
        self.lines += other.lines;
        self.finished += other.finished;
        self.repeated += other.repeated;
        self.failed += other.failed;
        self.forgot += other.forgot;
        self.votes += other.votes;
    }
}

#[test]
fn calm() {
    many(Kind::Calm);
}

#[test]
fn lines() {
    many(Kind::Lines);
}

#[test]
fn stores() {
    many(Kind::Stores);
}

#[test]
fn nodes() {
    many(Kind::Nodes);
}

/// The same seed gives the same game.
#[test]
fn a_seed_is_a_game() {
    for kind in Kind::ALL {
        let [one, again] = [(); 2].map(|()| format!("{:?}", simulate(kind, 5, None)));
        assert_eq!(one, again);
    }
}

/// Each mistake a server can make with a table is found within a few games.
#[test]
fn mistakes_are_found() {
    for mistake in Mistake::ALL {
        let found = (1..400).find_map(|seed| simulate(mistake.shows(), seed, Some(mistake)).err());
        let found = found.unwrap_or_else(|| panic!("{mistake:?} goes unnoticed"));
        let first = found.0.lines().next().unwrap_or_default();
        assert!(mistake.found_by().iter().any(|said| first.contains(said)), "{mistake:?} is found otherwise: {first}");
    }
}

/// A request that was carried out by the node that ended a vote first is not carried out again by the other.
#[test]
fn a_vote_that_two_nodes_end_does_nothing_twice() {
    World::new(Kind::Nodes, 1, None).end_a_vote_twice().expect("it is looked up again first");
    let mistake = Mistake::JudgesOn;
    let found = World::new(Kind::Nodes, 1, Some(mistake)).end_a_vote_twice().expect_err("it goes unnoticed");
    assert!(mistake.found_by().iter().any(|said| found.0.contains(said)), "{found}");
}
