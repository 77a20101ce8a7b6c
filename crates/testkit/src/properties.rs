//! The laws as a property test, over every seat count and variant, with shrinking.

use kernel::{Complete, RulesVersion, Table};
use laws::{Examination, examine};
use proptest::prelude::{Strategy, any};
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};

/// Examines this many games of every variant by the newest rules, and at least one by each version that can still be
/// played; panics with the shortest failing game it can find.
///
/// The games are the same in every run, so a failure here is a failure everywhere. `caldera fuzz` examines new games.
pub fn keeps_the_laws<G: Complete>(games_per_variant: u32) {
    for (rules, table) in G::about().versions().flat_map(|rules| G::variants().into_iter().map(move |it| (rules, it))) {
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

/// Of older versions one game is examined where this many are of the newest.
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
