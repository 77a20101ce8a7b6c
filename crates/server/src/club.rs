//! What a club keeps of finished games: who played, how it went, which ratings came of it.
//!
//! Journals are the truth. A game that ends is entered right after its last line is durable; if the server ends in between, it
//! is entered when the next one begins. Entering a game twice changes nothing, and all of it can be made anew.

mod anchors;
pub(crate) mod contest;
mod keeper;
mod remaking;
mod shown;

pub(crate) use anchors::anchors;
pub(crate) use keeper::{Keeper, keep_books};
pub use remaking::{Remade, RemakeFault, remake_ratings};
pub(crate) use shown::*;
