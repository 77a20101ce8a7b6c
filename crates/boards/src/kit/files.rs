//! The files of single games, as `build.rs` found them.

include!(concat!(env!("OUT_DIR"), "/files.rs"));
