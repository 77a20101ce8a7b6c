//! SHA-256 fingerprints, written as hexadecimal.

use crate::{Fault, facts, reading};
use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use std::fmt;
use std::str::FromStr;

/// A SHA-256 fingerprint.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digest(pub [u8; 32]);

impl Digest {
    /// The fingerprint of some bytes.
    pub fn of(bytes: &[u8]) -> Digest {
        Digest(Sha256::digest(bytes).into())
    }

    /// The first sixteen hexadecimal digits: enough to notice any difference, short enough to read.
    pub fn short(&self) -> String {
        hex(&self.0[..8])
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{self}")
    }
}

impl FromStr for Digest {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Digest, Fault> {
        unhex(text).map(Digest)
    }
}

impl Serialize for Digest {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Digest {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Digest, D::Error> {
        String::deserialize(from)?.parse().map_err(reading::refuse)
    }
}

/// Bytes as lower-case hexadecimal.
pub(crate) fn hex(bytes: &[u8]) -> String {
    HEXLOWER.encode(bytes)
}

/// Thirty-two bytes from sixty-four hexadecimal digits.
pub(crate) fn unhex(text: &str) -> Result<[u8; 32], Fault> {
    let bytes = HEXLOWER_PERMISSIVE.decode(text.as_bytes()).ok().and_then(|bytes| bytes.try_into().ok());
    let shown = || text.chars().take(80).collect::<String>();
    bytes.ok_or_else(|| Fault::house("reading-digest", facts![text = shown()]))
}
