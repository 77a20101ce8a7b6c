//! Every rule of the book: what it allows, what it refuses, the edge.

mod end;
mod examples;
mod laying;
mod powers;
mod setup;
mod start;
mod table;
mod tokens;
