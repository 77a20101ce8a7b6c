//! Every rule of the book: what it allows, what it refuses, the edge.

mod examples;
mod rex;
mod rulings;
mod secrets;
mod setup;
mod table;
mod turns;
