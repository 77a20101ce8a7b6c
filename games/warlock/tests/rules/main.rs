//! Every rule of the book, as rows: what it allows, what it refuses, the edge.

mod character;
mod combat;
mod encounters;
mod endgame;
mod examples;
mod flight;
mod invariants;
mod meeting;
mod movement;
mod scene;
mod secrets;
mod setup;
mod treasure;
mod ways;
