//! What the tests of the games share. For tests only: no program ships it.
//!
//! - [`properties`]: [`keeps_the_laws`](properties::keeps_the_laws) runs the [`laws`] over every seat count and variant
//!   as a property test.
//! - [`table`]: tests as text tables, a row per case.
//! - [`examples`]: the worked examples of the book, checked, and stored as data for the code that draws them.
//! - [`transcript`]: whole games as readable text, compared line by line.
//! - [`tidy`]: every rule is in both books, in a function and in a test.
//! - [`services`]: PostgreSQL, started and ended by the tests that need it.
//! - [`numbers`]: what the numbers of a view and of actions keep.
//! - [`connect_four`]: the reference game, to test the kernel itself and to measure its overhead.
//!
//! ```
//! use testkit::connect_four::ConnectFour;
//!
//! // A whole property test of a game is a line: the laws, for every number of seats and every variant.
//! testkit::properties::keeps_the_laws::<ConnectFour>(2);
//!
//! let rows = testkit::table::rows("
//!     ## rule       given      do    then
//!     CFO-TURN-1   -          4     turn B
//! ");
//! assert_eq!((rows[0].cell("rule"), rows[0].cell("given")), ("CFO-TURN-1", ""));
//! ```

#[doc(no_inline)]
pub use reference as connect_four;

use std::path::Path;

pub mod examples;
pub mod numbers;
pub mod properties;
pub mod services;
pub mod table;
pub mod tidy;
pub mod transcript;

/// Whether a game has been in a release: then games of it are frozen in `tests/frozen`.
///
/// A new game is whole without a board of its own, a glossary, a scene or a lesson, and tests pass over what it lacks. A game
/// that was released has all of them.
pub fn is_released(game: &str) -> bool {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/frozen").join(game).is_dir()
}

#[cfg(test)]
mod tests {
    #[test]
    fn games_of_a_release_are_known_by_their_frozen_games() {
        assert!(super::is_released("wrath") && !super::is_released("of-nobody"));
    }
}
