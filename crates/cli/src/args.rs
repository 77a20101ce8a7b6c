//! The command line.

mod keeping;
mod playing;
mod runs;
mod trials;

pub(crate) use keeping::{Archive, Doctor, People, PeopleWish};
pub(crate) use playing::{Play, Saves};
pub(crate) use runs::{Kept, Programs};
pub(crate) use trials::{Load, Move, Torture};

use crate::settings;
use clap::{Args, Parser, Subcommand, ValueEnum};
use kernel::Lang;
use std::path::PathBuf;

/// One table for five board games of fire and dinosaurs.
///
/// Exit status: 0 success; 1 a check failed (a file that is no sound record, a broken law, a refused table); 2 the
/// command line or what it asks for is wrong; 3 a file or folder cannot be read or written; 4 a record is right, but
/// its start or its draws were set by hand; 5 the program itself failed in some game; 130 stopped by Ctrl-C, with what
/// was done so far printed and kept.
#[derive(Debug, Parser)]
#[command(name = "caldera", version = env!("CALDERA_VERSION"), max_term_width = 100)]
pub(crate) struct Cli {
    /// Language of the output; by default taken from LC_ALL, LC_MESSAGES or LANG
    #[arg(long, global = true, value_name = "en|fr")]
    pub(crate) lang: Option<Lang>,
    /// When to use colours
    #[arg(long, global = true, value_enum, default_value_t = When::Auto, value_name = "WHEN")]
    pub(crate) color: When,
    /// The file of settings; by default caldera/caldera.toml in your configuration folder, or /etc/caldera/caldera.toml
    #[arg(long, global = true, value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// When to do something that only makes sense in a terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum When {
    /// If the output is a terminal
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

/// The theme of drawings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Look {
    /// Dark on light
    Light,
    /// Light on dark
    Dark,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Serve tables in the browser; `caldera` without a command does the same
    Serve(Serve),
    /// Show the settings of the server and where each comes from, or print a file of settings to begin with
    Config(ShowConfig),
    /// Copy the data of a server into a file, even while it runs
    Backup(Backup),
    /// Replace a server's data by such a copy, even while it runs
    Restore(Restore),
    /// Copy all data of a server from a folder into a PostgreSQL database, or back, and compare every row
    Move(Move),
    /// Open every table of a server's data with this program, without changing anything, and say which would not open
    Doctor(Doctor),
    /// Write games that ended long ago into files, prove each, and take their tables out of the data if asked to
    Archive(Archive),
    /// List, rename, reset, ban or delete people, and read what was reported; also while the server runs
    People(People),
    /// Play on a server that is killed again and again; nothing acknowledged may be lost
    Torture(Torture),
    /// Measure a server: durable moves per second, delays, memory
    Load(Load),
    /// List the games, their seats and options
    Games(Games),
    /// Read a game's book: all of it, one rule, or the rules that contain some words
    Rules(Rules),
    /// Print a game's edition file, check one, or compare two
    Edition(Edition),
    /// Play in the terminal, alone against bots or several on this device
    Play(Play),
    /// List the games that were played in the terminal, or delete some
    Saves(Saves),
    /// Play many games between bots and report the results
    Simulate(Simulate),
    /// Measure bots against each other: ratings with intervals
    Arena(Arena),
    /// Show a recorded game step by step
    Replay(Replay),
    /// Look back at a recorded game: what decided it, what was luck, what would have been better
    Analyse(crate::analyse::Analyse),
    /// Prove a recorded game: commitment, every draw, every action, every hash
    #[command(
        after_help = "Exit codes: 0 all proved, or right so far; 1 something is wrong; 3 a file cannot be read; 4 all is right, but a game began from a given position or had draws set by hand; 5 the program itself failed on a file (the others were examined)"
    )]
    Verify(Verify),
    /// Look for broken laws in random games
    Fuzz(Fuzz),
    /// Offer the games to other programs: JSON-RPC 2.0, one message per line (see docs/engine.md)
    Engine,
    /// Write the man pages and the completions of bash, zsh and fish into a folder
    Papers(crate::papers::Papers),
}

/// An address or a network.
fn read_network(text: &str) -> Result<server::IpNet, std::net::AddrParseError> {
    match text.parse() {
        Ok(network) => Ok(network),
        Err(_) => text.parse::<std::net::IpAddr>().map(server::IpNet::from),
    }
}

#[derive(Clone, Debug, Args)]
pub(crate) struct Serve {
    /// The address to listen on
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:4117")]
    pub(crate) address: std::net::SocketAddr,
    /// The folder of the data
    #[arg(long, value_name = "DIR", default_value_os_t = settings::usual_data())]
    pub(crate) data: PathBuf,
    #[command(flatten)]
    pub(crate) keeping: crate::nodes::Keeping,
    /// A folder of edition files that tables can be opened with
    #[arg(long, value_name = "DIR")]
    pub(crate) editions: Option<PathBuf>,
    /// Open the browser
    #[arg(long)]
    pub(crate) open: bool,
    /// Send cookies over https only: the server is behind an https proxy
    #[arg(long)]
    pub(crate) secure: bool,
    /// Log lines as JSON
    #[arg(long)]
    pub(crate) json_logs: bool,
    /// No rate limits: for measurements
    #[arg(long)]
    pub(crate) unlimited: bool,
    /// The least time that a bot takes for a decision, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = server::BOT_PAUSE_MS)]
    pub(crate) bot_pause: u64,
    /// A proxy, or a network of them, that is believed when it says for whom it asks (Forwarded, X-Forwarded-For)
    #[arg(long, value_name = "CIDR", value_parser = read_network)]
    pub(crate) trusted_proxy: Vec<server::IpNet>,
    /// A TOML file with other numbers for what one person and one address may take; see docs/operating.md
    #[arg(long, value_name = "FILE")]
    pub(crate) caps: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) notices: crate::notices::Notices,
}

#[derive(Debug, Args)]
pub(crate) struct ShowConfig {
    /// Print a file with every setting of the server, explained and switched off
    #[arg(long, conflicts_with = "json")]
    pub(crate) example: bool,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Backup {
    /// The file to write; it must not exist yet
    pub(crate) file: PathBuf,
    /// The folder of the data
    #[arg(long, value_name = "DIR", default_value_os_t = settings::usual_data())]
    pub(crate) data: PathBuf,
}

#[derive(Debug, Args)]
pub(crate) struct Restore {
    /// The copy
    pub(crate) file: PathBuf,
    /// The folder of the data
    #[arg(long, value_name = "DIR", default_value_os_t = settings::usual_data())]
    pub(crate) data: PathBuf,
}

#[derive(Debug, Args)]
pub(crate) struct Games {
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Edition files hold the data of a game (boards, cards, numbers), so that whoever owns the box can correct them.
///
/// `caldera edition GAME > my.toml` prints the game's own to begin with.
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true, arg_required_else_help = true)]
pub(crate) struct Edition {
    /// The game whose own edition is printed
    pub(crate) game: Option<String>,
    #[command(subcommand)]
    pub(crate) what: Option<EditionCommand>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum EditionCommand {
    /// Check an edition file: what is wrong with it, or in what it differs from the game's own
    Check(EditionFiles),
    /// Compare an edition file with another one, or with the game's own
    Diff(EditionFiles),
}

#[derive(Debug, Args)]
pub(crate) struct EditionFiles {
    /// The edition file
    pub(crate) file: PathBuf,
    /// What to compare it with, if not the game's own edition
    pub(crate) with: Option<PathBuf>,
    /// The game, if the file does not show it
    #[arg(long, value_name = "GAME")]
    pub(crate) game: Option<String>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Rules {
    /// The game
    pub(crate) game: String,
    /// A rule ID such as WRA-ACT-5, or words to look for
    pub(crate) find: Vec<String>,
    /// An edition file whose numbers and tables are shown
    #[arg(long, value_name = "FILE")]
    pub(crate) edition: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// What is played.
#[derive(Clone, Debug, Args)]
pub(crate) struct TableArgs {
    /// How many play; by default the game's smallest number
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,
    /// An option of the game, for example --option layout=random; see `caldera games`
    #[arg(long = "option", short = 'o', value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
    /// An edition file that corrects the game's data
    #[arg(long, value_name = "FILE")]
    pub(crate) edition: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Simulate {
    /// The game
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// Who plays, one name per seat or one for all: random, greedy, newcomer, instant, standard, expert, master; a level may be
    /// given threads (master@x2) or a time per decision (expert@500ms, master@x2@2s; then a seed does not give the same games
    /// again); program:COMMAND lets a program play (see docs/bots.md)
    #[arg(long, value_name = "BOT,...", value_delimiter = ',', default_value = "random")]
    pub(crate) bots: Vec<String>,
    /// The first game's seed; the others follow
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many games at once; by default as many as the cores allow
    #[arg(long, value_name = "T")]
    pub(crate) threads: Option<usize>,
    #[command(flatten)]
    pub(crate) programs: Programs,
    /// Write a line per game to this file as CSV, or - for the output
    #[arg(long, value_name = "FILE")]
    pub(crate) csv: Option<PathBuf>,
    /// Write a line per game to this file as JSON, or - for the output
    #[arg(long, value_name = "FILE")]
    pub(crate) jsonl: Option<PathBuf>,
    /// Go on with the files of a run that was stopped: the games that stand in them are not played again
    #[arg(long, conflicts_with = "overwrite")]
    pub(crate) resume: bool,
    #[command(flatten)]
    pub(crate) kept: Kept,
    /// Draw shares of victories, scores and lengths into this file
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
    /// Replace files that exist
    #[arg(long)]
    pub(crate) overwrite: bool,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Arena {
    /// The game
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// Who plays, the weakest first: names as in simulate, with threads (master@x2), a time per decision (expert@500ms; then a seed
    /// does not give the same games again), or program:COMMAND (see docs/bots.md)
    #[arg(long, value_name = "BOT,...", value_delimiter = ',', required = true)]
    pub(crate) bots: Vec<String>,
    /// Only neighbours in the list meet, instead of everybody meeting everybody
    #[arg(long)]
    pub(crate) ladder: bool,
    /// The most games that each pair of bots plays
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// Stop a duel once a sequential probability ratio test (SPRT) says whether the later bot wins 60 % of the games
    /// (error probabilities of 5 %)
    #[arg(long)]
    pub(crate) stop: bool,
    /// The first game's seed; the others follow
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many games at once; by default as many as the cores allow
    #[arg(long, value_name = "T")]
    pub(crate) threads: Option<usize>,
    /// Write a line per game to this file; games that are already in it are not played again
    #[arg(long, value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) programs: Programs,
    #[command(flatten)]
    pub(crate) kept: Kept,
    /// Draw the ratings into this file
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
    /// Replace a drawing and game files that exist
    #[arg(long)]
    pub(crate) overwrite: bool,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Replay {
    /// The record: a file, or the name of a kept game such as wrath-3
    pub(crate) file: PathBuf,
    /// The edition it was played with, if not the game's own
    #[arg(long, value_name = "FILE")]
    pub(crate) edition: Option<PathBuf>,
    /// Draw the board after every action
    #[arg(long)]
    pub(crate) boards: bool,
    /// Only up to this entry
    #[arg(long, value_name = "N")]
    pub(crate) until: Option<u32>,
    /// Draw the board after every action into this folder, as 0001.svg and so on
    #[arg(long, value_name = "DIR")]
    pub(crate) svg: Option<PathBuf>,
    /// Paint the board after every action into this folder, as 0001.png and so on
    #[arg(long, value_name = "DIR")]
    pub(crate) png: Option<PathBuf>,
    /// The width of the pictures, in pixels
    #[arg(long, default_value_t = 1000, value_name = "W", value_parser = clap::value_parser!(u32).range(16..=4096))]
    pub(crate) width: u32,
    /// The theme of the drawings
    #[arg(long, value_enum, default_value_t = Look::Light, value_name = "LOOK")]
    pub(crate) look: Look,
    /// Print JSON, a line per entry
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Verify {
    /// The records: files, or names of kept games such as wrath-3
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// The edition they were played with, if not the game's own
    #[arg(long, value_name = "FILE")]
    pub(crate) edition: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Fuzz {
    /// The game
    pub(crate) game: String,
    /// How many games to examine
    #[arg(long, value_name = "N", default_value_t = crate::fuzz::USUAL_GAMES,
        value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// Instead, alter this many positions of random games and read them: each is refused, or plays to the end by the laws
    #[arg(long, value_name = "N")]
    pub(crate) positions: Option<u64>,
    /// Stop after this many minutes
    #[arg(long, value_name = "M")]
    pub(crate) minutes: Option<f64>,
    /// The first game's seed; the others follow
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Check all laws in one game of this many, only the cheap laws in the others; 0 for none
    #[arg(long, value_name = "N", default_value_t = 64)]
    pub(crate) full_every: u64,
    /// Only this table, as JSON: {"seats":2,"options":{}}; by default every variant in turn
    #[arg(long, value_name = "JSON")]
    pub(crate) table: Option<String>,
    /// By this version of the rules; by default games are of the newest one, positions of each in turn
    #[arg(long, value_name = "VERSION")]
    pub(crate) rules: Option<u16>,
    /// How many threads; by default one per core
    #[arg(long, value_name = "T")]
    pub(crate) threads: Option<usize>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}
