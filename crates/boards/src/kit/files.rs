//! What games bring as files of their own, as `build.rs` found it.

include!(concat!(env!("OUT_DIR"), "/files.rs"));
