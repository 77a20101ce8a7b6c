//! The laws as a property test, over every seat count and variant, with shrinking.

use kernel::{Complete, RulesVersion, Table};
use laws::{Attack, Attacked, Examination, attack_positions, examine};
use proptest::prelude::{Strategy, any};
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};

/// Examines this many games of every variant by the newest rules, and at least one by each version that can still be
/// played; panics with the shortest failing game it can find.
///
/// The games are the same in every run, so a failure here is a failure everywhere. `caldera fuzz` examines new games.
pub fn keeps_the_laws<G: Complete>(games_per_variant: u32) {
    for (rules, table) in cases::<G>() {
        let games = if rules == G::about().rules { games_per_variant } else { games_per_variant.div_ceil(OLDER) };
        let config = Config { cases: games, failure_persistence: None, max_shrink_iters: SHRINKS, ..Config::default() };
        let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
        let result = TestRunner::new_with_rng(config, rng).run(&plans(rules, &table), |plan| {
            examine::<G>(&plan).map(|_| ()).map_err(|finding| TestCaseError::fail(finding.to_string()))
        });
        match result {
            Ok(()) => {}
            Err(TestError::Fail(reason, plan)) => panic!("{reason}\nshortest plan found: {plan:?}"),
            Err(TestError::Abort(reason)) => panic!("the property test gave up: {reason}"),
        }
    }
}

/// Every variant by every version that can still be played.
fn cases<G: Complete>() -> impl Iterator<Item = (RulesVersion, Table)> {
    G::about().versions().flat_map(|rules| G::variants().into_iter().map(move |table| (rules, table)))
}

/// Of older versions one game is examined, or one position altered, where this many are of the newest.
const OLDER: u32 = 4;

/// Enough to halve the longest plan down to its shortest failing beginning.
const SHRINKS: u32 = 100;

/// Only the length of a plan shrinks: a smaller seed would be another game, not a shorter one.
///
/// Nearly all of these lengths are longer than any game; a failing game shrinks to its shortest failing beginning.
fn plans(rules: RulesVersion, table: &Table) -> impl Strategy<Value = Examination> + use<> {
    let table = table.clone();
    (any::<u64>().no_shrink(), 0..100_000_u32).prop_map(move |(seed, decisions)| Examination {
        rules: Some(rules),
        table: table.clone(),
        seed,
        decisions,
        every: 1,
    })
}

/// The mutants read of one game before the next game is played.
const MUTANTS_PER_GAME: u32 = 100;

/// Alters this many positions of every variant by the newest rules, and fewer by each version that can still be played, and
/// reads them: what is let in must play to the end. Panics with every kind of hole it finds.
///
/// `CALDERA_MUTANTS=N` reads N of every variant by every version instead, of other games at every `CALDERA_SEED`.
pub fn positions_hold<G: Complete>(mutants_per_variant: u32) {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let first = number("CALDERA_SEED").unwrap_or_default();
    let mut attacked = Attacked::default();
    for (rules, table) in cases::<G>() {
        let usual = if rules == G::about().rules { mutants_per_variant } else { mutants_per_variant.div_ceil(OLDER) };
        let mutants = number("CALDERA_MUTANTS").unwrap_or_else(|| u64::from(usual));
        for seed in 0..mutants.div_ceil(u64::from(MUTANTS_PER_GAME)) {
            let left = mutants - seed * u64::from(MUTANTS_PER_GAME);
            let mutants = left.min(u64::from(MUTANTS_PER_GAME)) as u32;
            let plan = Attack { rules: Some(rules), table: table.clone(), seed: first.wrapping_add(seed), mutants };
            attacked.add(attack_positions::<G>(&plan));
        }
    }
    let holes: Vec<String> = attacked.holes.iter().map(ToString::to_string).collect();
    let (refused, accepted) = (attacked.refused, attacked.accepted);
    println!("{refused} mutants refused, {accepted} accepted");
    assert!(
        holes.is_empty(),
        "{refused} refused, {accepted} accepted, {} holes\n\n{}",
        holes.len(),
        holes.join("\n\n")
    );
    assert!(refused > 0 && accepted > 0, "{refused} refused, {accepted} accepted: the attack proves nothing");
}
