//! Every rule of the book: what it allows, what it refuses, the edge.

mod end;
mod examples;
mod setup;
mod table;
mod turn;
