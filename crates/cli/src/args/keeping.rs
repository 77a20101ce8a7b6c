//! What the commands take that look after the data of a server.

use crate::settings;
use clap::{Args, ValueEnum};
use std::path::PathBuf;

/// What is done with people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum PeopleWish {
    /// Show everybody whose name or login holds WHO
    List,
    /// Give WHO the name NAME
    Rename,
    /// Print a link by which WHO chooses a new password, once
    Reset,
    /// Keep WHO out
    Ban,
    /// Let WHO in again
    Unban,
    /// Take the name of WHO out of everything; games stay
    Delete,
    /// Show what was reported
    Reports,
    /// Print the edition file of the correction with the number WHO
    Correction,
    /// Note that the report with the number WHO is settled
    Settle,
    /// Make all ratings and histories anew from the journals, and say whether they were kept right
    Ratings,
}

#[derive(Debug, Args)]
pub(crate) struct People {
    /// What to do
    #[arg(
        value_enum,
        hide_possible_values = true,
        value_name = "list|rename|reset|ban|unban|delete|reports|correction|settle|ratings"
    )]
    pub(crate) wish: PeopleWish,
    /// A login, an identifier, or a name that only one has
    pub(crate) who: Option<String>,
    /// The new name
    pub(crate) name: Option<String>,
    /// The folder of the data
    #[arg(long, value_name = "DIR", default_value_os_t = settings::usual_data())]
    pub(crate) data: PathBuf,
    /// The PostgreSQL database that keeps the data instead of the folder
    #[arg(long, value_name = "URL", value_parser = crate::settings::database)]
    pub(crate) store: Option<String>,
    /// List at most this many
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub(crate) most: u32,
}

#[derive(Debug, Args)]
pub(crate) struct Doctor {
    /// The folder of the data
    #[arg(value_name = "DATA", default_value_os_t = settings::usual_data())]
    pub(crate) data: PathBuf,
    /// The PostgreSQL database that keeps the data instead of the folder
    #[arg(long, value_name = "URL", value_parser = crate::settings::database)]
    pub(crate) store: Option<String>,
    /// Print a line of JSON for every table
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Archive {
    /// The folder of the archive; what is there stays
    pub(crate) to: PathBuf,
    /// The folder of the data
    #[arg(long, value_name = "DIR", default_value_os_t = settings::usual_data())]
    pub(crate) data: PathBuf,
    /// The PostgreSQL database that keeps the data instead of the folder
    #[arg(long, value_name = "URL", value_parser = crate::settings::database)]
    pub(crate) store: Option<String>,
    /// Archive games at whose tables nothing has happened for this many days
    #[arg(long, value_name = "DAYS", default_value_t = 30)]
    pub(crate) days: u32,
    /// Take each table out of the data once its file is proved: links to it lead nowhere from then on
    #[arg(long)]
    pub(crate) remove: bool,
}
