//! The laws every game keeps, and the tools their tests share.
//!
//! - [`laws`]: one call examines whole games; [`keeps_the_laws`](properties::keeps_the_laws) runs it over every seat
//!   count and variant as a property test.
//! - [`table`]: tests as text tables, a row per case.
//! - [`examples`]: the worked examples of the book, checked, and kept as data for those who draw them.
//! - [`transcript`]: whole games as readable text, compared line by line.
//! - [`tidy`]: every rule is in both books, in a function and in a test.
//! - [`connect_four`]: the reference game, to test the kernel itself and to see its overhead.

pub mod connect_four;
pub mod examples;
pub mod laws;
#[cfg(feature = "proptest")]
pub mod properties;
pub mod table;
pub mod tidy;
pub mod transcript;

use kernel::{Scenario, Worded};

/// A game with everything the house asks of it.
pub trait Complete: Scenario + Worded {}

impl<G: Scenario + Worded> Complete for G {}
