//! What the tests of the games share. For tests only: no program ships it.
//!
//! - [`properties`]: [`keeps_the_laws`](properties::keeps_the_laws) runs the [`laws`] over every seat count and variant
//!   as a property test.
//! - [`table`]: tests as text tables, a row per case.
//! - [`examples`]: the worked examples of the book, checked, and stored as data for the code that draws them.
//! - [`transcript`]: whole games as readable text, compared line by line.
//! - [`tidy`]: every rule is in both books, in a function and in a test.
//! - [`services`]: PostgreSQL, started and ended by the tests that need it.
//! - [`connect_four`]: the reference game, to test the kernel itself and to measure its overhead.

pub mod connect_four;
pub mod examples;
pub mod properties;
pub mod services;
pub mod table;
pub mod tidy;
pub mod transcript;
