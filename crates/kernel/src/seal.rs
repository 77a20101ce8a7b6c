//! The seal: proof that the dice were fixed before the game and belong to nobody.
//!
//! The table draws a secret of 32 bytes and shows its SHA-256 (the *commitment*) before the first draw. Each player may
//! then add a *share*, any text. The key of the dice is
//! `SHA-256("caldera dice 1" ‖ secret ‖ for each share in place order: place, length as 4 bytes little-endian, text)`,
//! and stream `n` of the dice is ChaCha20 under that key with nonce `n`. The secret is opened after the game: anyone
//! can then check the commitment and draw everything again.

use crate::digest::{Digest, hex, unhex};
use crate::{Fault, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A table's secret and the players' shares.
#[derive(Clone, PartialEq, Eq)]
pub struct Seal {
    secret: [u8; 32],
    shares: Vec<Share>,
}

/// What one player adds to the dice before the game starts.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Share {
    /// The chair of the player.
    pub place: u8,
    /// Any text the player likes.
    pub text: String,
}

impl Seal {
    /// A seal over a secret. The secret must come from a good source: the kernel has none.
    pub fn from_secret(secret: [u8; 32]) -> Seal {
        Seal { secret, shares: Vec::new() }
    }

    /// A seal that anybody can make again from a number, for simulations and tests: fair, but not secret.
    pub fn from_seed(seed: u64) -> Seal {
        let mut bytes = b"caldera seed ".to_vec();
        bytes.extend_from_slice(&seed.to_le_bytes());
        Seal::from_secret(Digest::of(&bytes).0)
    }

    /// A seal from the opened secret of a game file.
    pub fn from_hex(secret: &str) -> Result<Seal, Fault> {
        unhex(secret).map(Seal::from_secret)
    }

    /// The seal with one player's share; a second share of the same place replaces the first.
    #[must_use]
    pub fn with_share(mut self, place: u8, text: impl Into<String>) -> Seal {
        self = self.without_share(place);
        self.shares.push(Share { place, text: text.into() });
        self.shares.sort();
        self
    }

    /// The seal without the share of a place, whose player has left before the game.
    #[must_use]
    pub fn without_share(mut self, place: u8) -> Seal {
        self.shares.retain(|share| share.place != place);
        self
    }

    /// What is shown before the game: it binds the table to its secret without giving it away.
    pub fn commitment(&self) -> Digest {
        Digest::of(&self.secret)
    }

    /// The players' shares, in place order.
    pub fn shares(&self) -> &[Share] {
        &self.shares
    }

    /// The secret, to be shown when the game is over and not a moment earlier.
    pub fn open(&self) -> String {
        hex(&self.secret)
    }

    /// The fingerprint of the key of the dice: it binds the shares to the game file.
    pub fn dice(&self) -> Digest {
        Digest::of(&self.key())
    }

    /// The seed of what a bot decides in a seat for an entry of the record. Nobody can compute it before the secret is
    /// opened, and everybody can afterwards.
    pub fn bot_seed(&self, number: u32, seat: Seat) -> u64 {
        let mut bytes = b"caldera bot 1".to_vec();
        bytes.extend_from_slice(&self.key());
        bytes.extend_from_slice(&number.to_le_bytes());
        bytes.push(seat.0);
        let [a, b, c, d, e, f, g, h, ..] = Digest::of(&bytes).0;
        u64::from_le_bytes([a, b, c, d, e, f, g, h])
    }

    /// The key of the dice.
    pub(crate) fn key(&self) -> [u8; 32] {
        let mut bytes = b"caldera dice 1".to_vec();
        bytes.extend_from_slice(&self.secret);
        for share in &self.shares {
            bytes.push(share.place);
            bytes.extend_from_slice(&(share.text.len() as u32).to_le_bytes());
            bytes.extend_from_slice(share.text.as_bytes());
        }
        Digest::of(&bytes).0
    }
}

/// Never shows the secret: a seal may end up in a log.
impl fmt::Debug for Seal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Seal").field("commitment", &self.commitment()).field("shares", &self.shares).finish()
    }
}
