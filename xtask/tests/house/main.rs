//! The whole workspace is in order: checks that no single crate can make about itself.
//!
//! Some checks have exceptions, listed in `exceptions/`. These lists only get shorter: something new is refused, and so
//! is an exception that is no longer needed. `CALDERA_BLESS=1 cargo test -p xtask --test house` removes what is not
//! needed, and adds nothing.

mod age;
mod arms;
mod exceptions;
mod faults;
mod graph;
mod lengths;
mod licences;
mod names;
mod pages;
mod published;
mod sources;
