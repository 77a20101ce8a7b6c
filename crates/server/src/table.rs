//! One table: the room it stands in, the task that owns it, and what people see of it.

mod back;
mod chairs;
mod hall;
mod notice;
mod outbox;
mod restore;
mod room;
mod state;
mod task;
#[cfg(test)]
mod tests;
mod times;
mod wish;

pub(crate) use chairs::{ChairWish, check_chairs};
pub(crate) use hall::{Hall, HallSettings};
pub(crate) use state::{Form, State};
pub(crate) use task::{By, Done, Looker, WatchAsked};
pub(crate) use wish::{LateChoice, Wish};
