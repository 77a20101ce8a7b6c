//! Where the data of a server are kept, as the command line says it, and what goes wrong on purpose in trials.

use clap::Args;
use server::{Config, Trial};

/// Where the data are kept.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct Keeping {
    /// A PostgreSQL database that keeps the data instead of the folder: postgres://user:password@host/name. Any number of
    /// servers may share it (see docs/scaling.md).
    #[arg(long, value_name = "URL", value_parser = crate::settings::database)]
    pub(crate) store: Option<String>,
    /// For trials: this machine's clock is wrong by this many milliseconds
    #[arg(long, value_name = "MS", default_value_t = 0, hide = true, allow_negative_numbers = true)]
    pub(crate) clock_ahead: i64,
    /// For trials: of a hundred notices from other servers this many are lost, and as many come twice
    #[arg(long, value_name = "PERCENT", default_value_t = 0, hide = true)]
    pub(crate) lost_notices: u32,
}

impl Keeping {
    /// Tells the server.
    pub(crate) fn apply(&self, config: &mut Config) {
        config.database.clone_from(&self.store);
        config.trial = Trial { clock_ahead_ms: self.clock_ahead, lost_notices: self.lost_notices };
    }
}
