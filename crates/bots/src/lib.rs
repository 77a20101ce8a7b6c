//! Bots: search and policies, levels, arena, analysis.
//!
//! ```
//! use bots::{Level, decide};
//! use kernel::{Seal, Table, Turn};
//!
//! let game = catalog::game("wrath").expect("it is in the list");
//! let (mut played, _) = game.start(&Table::new(2), game.base_edition(), Seal::from_seed(7)).expect("two can play");
//! let seat = played.waited().first().expect("somebody begins");
//! let decision = decide(&*played, seat, Level::Newcomer, 1);
//! played.act(seat, &decision.action).expect("bots play by the rules");
//! ```
//!
//! - [`Knowledge`](kernel::Knowledge) is all a bot is given: what its seat may know. The true state is not in it.
//! - [`search`] is information-set Monte Carlo tree search over any [`kernel::Game`].
//! - [`Insight`] is what a good player of one game knows besides its rules; `games/` has one for each game that is
//!   [`Known`](games::Known). Any other game is searched just as hard, with plain priors.
//! - [`Level`] says how much a bot searches and what it overlooks. [`Bot`] adds the reference opponents.
//! - [`Thinker`] is a bot that stays at the table: it reuses its search tree, and can search on several threads or for
//!   a given time.
//! - [`Explanation`] says why: options with their expected results, the likely continuation, the facts that decided.
//! - [`learn`] trains a [`net::Net`] to evaluate positions, by self-play.
//! - [`analysis`] looks back at a recorded game: what each decision gave away, and what was luck.
//! - [`arena`] plays bots against each other and turns the results into ratings with intervals.
//!
//! Nothing here reads a clock outside the feature `clock`, starts a thread unless a [`Thinker`] is asked to, or takes
//! randomness from the system.

pub mod analysis;
pub mod arena;
mod bot;
mod decide;
mod explain;
pub mod games;
mod greedy;
mod insight;
pub mod learn;
mod level;
pub mod net;
pub mod search;
mod think;
mod values;
mod words;

pub use bot::{Bot, UnknownBot};
pub use decide::{Decision, decide, decide_knowing};
pub use explain::{Explanation, Likely, Weighed};
pub use insight::{Insight, Plain, Planned};
pub use level::{Effort, Level, UnknownLevel};
pub use think::Thinker;
pub use values::{Values, even, reward};
pub use words::words;
