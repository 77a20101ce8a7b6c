//! Every rule of the book: what it allows, what it refuses, the edge.

mod act;
mod examples;
mod gear;
mod plan;
mod rulings;
mod setup;
mod skills;
mod table;
mod talk;
mod two;
