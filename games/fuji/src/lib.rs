//! Fuji: cooperation behind screens.
