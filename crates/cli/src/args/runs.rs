//! What long runs of games have in common.

use crate::contestant::{Limits, USUAL_MEMORY_MIB};
use crate::keep::Keep;
use clap::Args;
use std::path::PathBuf;
use std::time::Duration;

/// What a program that plays may take.
#[derive(Clone, Debug, Args)]
pub(crate) struct Programs {
    /// The longest that a program may take for a decision, in seconds; then it has lost its game
    #[arg(long, value_name = "SECONDS", default_value_t = Limits::default().decision.as_secs_f64(), value_parser = seconds)]
    pub(crate) program_time: f64,
    /// The longest that a program may take for all its decisions of a game, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = Limits::default().game.as_secs_f64(), value_parser = seconds)]
    pub(crate) program_game_time: f64,
    /// The most memory that a program may use, with those it started, in MiB (looked at on Linux)
    #[arg(long, value_name = "MIB", default_value_t = USUAL_MEMORY_MIB,
        value_parser = clap::value_parser!(u64).range(1..=1 << 30))]
    pub(crate) program_memory: u64,
}

impl Programs {
    pub(crate) fn limits(&self) -> Limits {
        let [decision, game] = [self.program_time, self.program_game_time].map(Duration::from_secs_f64);
        Limits { decision, game, memory_mib: Some(self.program_memory) }
    }
}

fn seconds(text: &str) -> Result<f64, &'static str> {
    let number: Option<f64> = text.parse().ok();
    number.filter(|number| (0.001..=1e6).contains(number)).ok_or("0.001 … 1000000")
}

/// Which game files are kept, and where.
#[derive(Clone, Debug, Args)]
pub(crate) struct Kept {
    /// Keep game files in this folder
    #[arg(long, value_name = "DIR")]
    pub(crate) records: Option<PathBuf>,
    /// Which games are kept: all (if nothing is said), longest:N, closest:N, failed (in which a program failed)
    #[arg(long, value_name = "WHICH,...", value_delimiter = ',', requires = "records")]
    pub(crate) keep: Vec<Keep>,
}
