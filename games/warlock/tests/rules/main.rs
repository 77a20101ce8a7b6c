//! Every rule of the book, as rows: what it allows, what it refuses, the edge.

mod character;
mod combat;
mod encounters;
mod endgame;
mod examples;
mod flight;
mod meeting;
mod movement;
mod secrets;
mod setup;
mod table;
mod treasure;
mod ways;
