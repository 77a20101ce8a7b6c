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

#[doc(no_inline)]
pub use reference as connect_four;

pub mod examples;
pub mod numbers;
pub mod properties;
pub mod services;
pub mod table;
pub mod tidy;
pub mod transcript;
