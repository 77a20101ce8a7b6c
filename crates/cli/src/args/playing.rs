//! The arguments of `play` and `saves`.

use super::TableArgs;
use clap::Args;
use std::path::PathBuf;

/// Every game is kept from its first moment and after every decision: `caldera saves` lists them, `caldera play --resume`
/// goes on. In the game, ? shows what can be typed.
#[derive(Debug, Args)]
pub(crate) struct Play {
    /// The game; you are asked if it is missing
    pub(crate) game: Option<String>,
    /// Go on with a kept game such as wrath-3; without a name, with the one that was played last
    #[arg(long, value_name = "ID", num_args = 0..=1, default_missing_value = "",
        conflicts_with_all = ["game", "seats", "options", "edition", "humans", "level", "names", "shares", "seed"])]
    pub(crate) resume: Option<String>,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// How many seats people play on this device; bots take the others
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) humans: u8,
    /// How strong the bots are: newcomer, instant, standard, expert, master; also with threads or a time (master@x2,
    /// expert@500ms), or any other name as in simulate
    #[arg(long, value_name = "LEVEL", default_value = "standard")]
    pub(crate) level: String,
    /// A name per person, in order
    #[arg(long = "name", value_name = "NAME")]
    pub(crate) names: Vec<String>,
    /// A share for the dice: a text that goes into their computation (one per person, in order)
    #[arg(long = "share", value_name = "TEXT")]
    pub(crate) shares: Vec<String>,
    /// Deal the same game again: a number instead of secret dice
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    /// Also save the record in this file while playing; it must not exist yet
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Saves {
    /// Delete these games
    #[arg(long, value_name = "ID", num_args = 1.., conflicts_with = "json")]
    pub(crate) delete: Vec<String>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}
