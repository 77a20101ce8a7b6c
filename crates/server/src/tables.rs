//! Tables that are alive: the task that owns each, the streams that tell what happens there, the bots that play there.
//!
//! What a table is and what may be done at it is said by the crate `table`; here it gets a store, a clock and listeners.

mod actor;
mod bots;
mod chairs;
mod elsewhere;
mod live;
mod log;
mod outbox;
mod policy;
mod rounds;
mod state;
mod streams;
#[cfg(test)]
mod tests;

pub(crate) use actor::{By, Done};
pub(crate) use chairs::{ChairWish, check_chairs};
pub(crate) use live::{TableSettings, Tables};
pub(crate) use policy::edition_fault;
pub(crate) use rounds::RoundTable;
pub(crate) use state::{ChairState, Form, TableState, Viewer, state_for_guest};
