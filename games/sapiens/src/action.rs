//! One decision of one player, and its notation.
//!
//! ```
//! use sapiens::{Action, Lay};
//!
//! // A tile, the square of its lower scene, the square of its higher scene.
//! let action: Action = "lay FEAST-CAMP-a C1 B1".parse().unwrap();
//! assert!(matches!(action, Action::Lay(Lay { .. })));
//! assert_eq!(action.to_string(), "lay FEAST-CAMP-a C1 B1");
//! assert!("lay CAMP-FEAST-a C1 B1".parse::<Action>().is_err());
//! ```

use crate::power::{Power, read_seat};
use crate::square::Square;
use crate::tile::{Tile, TileSet};
use kernel::{NotationFault, Seat};
use std::fmt;
use std::str::FromStr;

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    /// The starting lay, on a cave and its mouth.
    Start(Lay),
    /// The lay of the turn.
    Lay(Lay),
    /// The first lay of a new tribe.
    Found(Lay),
    /// The extra lay of a Feast.
    Extra(Lay),
    /// No extra lay.
    SkipExtra,
    /// Nothing can be laid: the player's own game is over.
    Finish,
    /// The brawl token of this player is settled next.
    Settle(Seat),
    /// A power of a connected half.
    Use(Power),
    /// No more powers of this tile.
    Decline,
    /// A mountain token.
    Token(Power),
    /// Take a brawl token back from a tile.
    Recall(Tile),
    /// No token after the lay: continue with completing the reserve.
    EndLaying,
    /// Complete the reserve with these tiles of the Common Pool.
    Take(TileSet),
    /// Remove this tile of the Common Pool from a game for two.
    Remove(Tile),
}

/// A tile and where its two halves go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Lay {
    /// The tile.
    pub tile: Tile,
    /// Where its lower scene goes.
    pub low: Square,
    /// Where its higher scene goes.
    pub high: Square,
}

const EXAMPLES: &str = "start FEAST-HUNT-a A1 top-A; lay FEAST-CAMP-a C1 B1; found ...; extra ...; skip; finish; settle 2; \
    use camp; use ritual HUNT; use water FEAST-CAMP-a for HUNT-FIRE-b; use bear 1 D3; decline; token hunt keep; \
    recall HUNT-FIRE-b; end; take FEAST-CAMP-a HUNT-FIRE-b; remove HUNT-FIRE-b";

impl fmt::Display for Lay {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} {} {}", self.tile, self.low, self.high)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Start(lay) => write!(out, "start {lay}"),
            Action::Lay(lay) => write!(out, "lay {lay}"),
            Action::Found(lay) => write!(out, "found {lay}"),
            Action::Extra(lay) => write!(out, "extra {lay}"),
            Action::SkipExtra => out.write_str("skip"),
            Action::Finish => out.write_str("finish"),
            Action::Settle(owner) => write!(out, "settle {owner}"),
            Action::Use(power) => write!(out, "use {power}"),
            Action::Decline => out.write_str("decline"),
            Action::Token(power) => write!(out, "token {power}"),
            Action::Recall(tile) => write!(out, "recall {tile}"),
            Action::EndLaying => out.write_str("end"),
            Action::Take(tiles) => {
                out.write_str("take")?;
                tiles.iter().try_for_each(|tile| write!(out, " {tile}"))
            }
            Action::Remove(tile) => write!(out, "remove {tile}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationFault;

    fn from_str(text: &str) -> Result<Action, NotationFault> {
        let words: Vec<&str> = text.split(' ').collect();
        read(&words).ok_or_else(|| NotationFault::new(text, EXAMPLES))
    }
}

fn read(words: &[&str]) -> Option<Action> {
    let action = match words {
        ["start", lay @ ..] => Action::Start(read_lay(lay)?),
        ["lay", lay @ ..] => Action::Lay(read_lay(lay)?),
        ["found", lay @ ..] => Action::Found(read_lay(lay)?),
        ["extra", lay @ ..] => Action::Extra(read_lay(lay)?),
        ["skip"] => Action::SkipExtra,
        ["finish"] => Action::Finish,
        ["settle", owner] => Action::Settle(read_seat(owner)?),
        ["use", power @ ..] => Action::Use(Power::read(power)?),
        ["decline"] => Action::Decline,
        ["token", power @ ..] => Action::Token(Power::read(power)?),
        ["recall", tile] => Action::Recall(tile.parse().ok()?),
        ["end"] => Action::EndLaying,
        ["take", tiles @ ..] => Action::Take(read_tiles(tiles)?),
        ["remove", tile] => Action::Remove(tile.parse().ok()?),
        _ => return None,
    };
    Some(action)
}

/// Tiles in any order, each once.
fn read_tiles(words: &[&str]) -> Option<TileSet> {
    let tiles: Option<TileSet> = words.iter().map(|tile| tile.parse::<Tile>().ok()).collect();
    tiles.filter(|tiles| tiles.len() as usize == words.len())
}

fn read_lay(words: &[&str]) -> Option<Lay> {
    let [tile, low, high] = words else { return None };
    Some(Lay { tile: tile.parse().ok()?, low: low.parse().ok()?, high: high.parse().ok()? })
}
