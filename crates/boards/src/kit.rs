//! What all boards share.

pub(crate) mod marks;
pub(crate) mod style;
