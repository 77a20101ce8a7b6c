//! Every rule of the book: what it allows, what it refuses, the edge.

mod dinosaurs;
mod eruption;
mod examples;
mod faces;
mod hatching;
mod rulings;
mod setup;
mod table;
mod turns;
