//! What all boards share.

pub(crate) mod dinosaurs;
pub(crate) mod marks;
pub(crate) mod rows;
pub(crate) mod style;
