//! What the commands take that try and measure a server, and the one that moves its data.

use clap::Args;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(crate) struct Move {
    /// Where the data are: a folder, or postgres://user:password@host/name. No server may use them meanwhile
    #[arg(long, value_name = "DIR|URL")]
    pub(crate) from: String,
    /// Where they go: the other kind of the two, without data
    #[arg(long, value_name = "URL|DIR")]
    pub(crate) to: String,
}

#[derive(Debug, Args)]
pub(crate) struct Torture {
    /// A fresh folder for the data
    #[arg(long, value_name = "DIR", default_value = "torture.caldera-data")]
    pub(crate) data: PathBuf,
    /// How often the server is killed
    #[arg(long, value_name = "N", default_value_t = 200)]
    pub(crate) kills: u32,
    /// How many tables play at once
    #[arg(long, value_name = "N", default_value_t = 8)]
    pub(crate) tables: u32,
    /// The game
    #[arg(long, value_name = "GAME", default_value = catalog::games()[0].about().id)]
    pub(crate) game: String,
    /// The seed of the moments at which it is killed
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Several servers on this PostgreSQL database instead: postgres://user:password@host/name
    #[arg(long, value_name = "URL", value_parser = crate::settings::database)]
    pub(crate) store: Option<String>,
    /// With --store: how many servers
    #[arg(long, value_name = "N", default_value_t = 3, requires = "store")]
    pub(crate) nodes: u32,
    /// With --store: how many faults (servers killed, connections to the database cut and slowed, database crashed)
    #[arg(long, value_name = "N", default_value_t = 300, requires = "store")]
    pub(crate) faults: u32,
    /// With --store: a shell command that ends the database as a crash would and starts it again
    #[arg(long, value_name = "COMMAND", requires = "store")]
    pub(crate) crash_database: Option<String>,
    /// With --store: a shell command after which the disk of the database is full
    #[arg(long, value_name = "COMMAND", requires = "free_database")]
    pub(crate) fill_database: Option<String>,
    /// With --store: a shell command that gives it room again
    #[arg(long, value_name = "COMMAND", requires = "fill_database", requires = "store")]
    pub(crate) free_database: Option<String>,
    /// With --store: another build of this program, which all servers run at first; one that was killed comes back as this
    /// program, as in a rolling update
    #[arg(long, value_name = "FILE", requires = "store")]
    pub(crate) older: Option<PathBuf>,
}

#[derive(Clone, Debug, Args)]
pub(crate) struct Load {
    /// A folder for the data, on the disk to be measured
    #[arg(long, value_name = "DIR", default_value = "load.caldera-data")]
    pub(crate) data: PathBuf,
    /// How many tables play at once
    #[arg(long, value_name = "N", default_value_t = 200)]
    pub(crate) tables: u32,
    /// For how long, in seconds
    #[arg(long, value_name = "S", default_value_t = 20)]
    pub(crate) seconds: u64,
    /// The game
    #[arg(long, value_name = "GAME", default_value = catalog::games()[0].about().id)]
    pub(crate) game: String,
    /// What the streams contain: data or drawn
    #[arg(long = "as", value_name = "FORM", default_value = "data")]
    pub(crate) form: String,
    /// Also open this many streams that only listen; 10000 by default with --report
    #[arg(long, value_name = "N")]
    pub(crate) idle: Option<u32>,
    /// Measure the server of another build of this program
    #[arg(long, value_name = "FILE")]
    pub(crate) program: Option<PathBuf>,
    /// Measure everything the server promises, in one run, and print a table
    #[arg(long, conflicts_with = "json")]
    pub(crate) report: bool,
    /// With --report: how many unfinished tables a restart finds
    #[arg(long, value_name = "N", requires = "report", default_value_t = 10_000,
        value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) restart: u32,
    /// Measure how long people wait while somebody else attacks the server from inside its limits
    #[arg(long, conflicts_with = "report")]
    pub(crate) hostile: bool,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}
