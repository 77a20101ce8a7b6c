//! What all boards share.

pub(crate) mod dinosaurs;
pub(crate) mod emblem;
mod files;
pub(crate) mod marks;
pub(crate) mod rows;
pub(crate) mod style;

pub(crate) use files::{ENGLISH, FRENCH, GLOSSARIES, LESSONS, SCENES};
