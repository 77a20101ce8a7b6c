//! Settings: what the command line says counts first, then the environment, then a file; the rest is as usual.
//!
//! Every option of a command can stand in the file, in a table named like the command:
//!
//! ```toml
//! lang = "fr"
//!
//! [serve]
//! address = "0.0.0.0:4117"
//! secure = true
//! ```
//!
//! In the environment it is called `CALDERA_ADDRESS`. Options of other commands than `serve` carry the command's name
//! (`CALDERA_PLAY_LEVEL`), but for the folder or database of the data and the options of all commands.

mod caps;
mod file;
mod show;
mod values;

pub(crate) use caps::ToldCaps;
pub(crate) use file::Settings;
pub(crate) use show::run;
pub(crate) use values::{Unfit, database, mail_server, public_url, sender};

use clap::builder::BoolishValueParser;
use clap::{Arg, ArgAction, Command, CommandFactory};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The file of settings that is meant: named on the command line or in the environment, or found in its usual places.
pub(crate) fn file_meant(arguments: &[OsString]) -> Option<PathBuf> {
    let named = named(arguments, "--config").or_else(|| std::env::var_os("CALDERA_CONFIG"));
    named.map(PathBuf::from).or_else(|| usual_files().into_iter().find(|file| file.is_file()))
}

/// Where a file of settings is looked for, in this order.
fn usual_files() -> Vec<PathBuf> {
    let own = folders().map(|folders| etcetera::BaseStrategy::config_dir(&folders).join("caldera/caldera.toml"));
    own.into_iter().chain([PathBuf::from("/etc/caldera/caldera.toml")]).collect()
}

fn folders() -> Option<impl etcetera::BaseStrategy> {
    etcetera::choose_base_strategy().ok()
}

/// The folder of the data if nobody names one: the folder that systemd keeps for the service, otherwise the platform's place
/// for such things.
pub(crate) fn usual_data() -> PathBuf {
    let kept = std::env::var_os("STATE_DIRECTORY").filter(|folder| Path::new(folder).is_absolute());
    if let Some(folder) = kept {
        return PathBuf::from(folder);
    }
    folders().map_or_else(
        || PathBuf::from(FORMER_DATA),
        |folders| etcetera::BaseStrategy::data_dir(&folders).join("caldera/server"),
    )
}

/// The folder of the games played in the terminal.
pub(crate) fn usual_games() -> PathBuf {
    folders().map_or_else(
        || PathBuf::from("caldera.caldera-games"),
        |folders| etcetera::BaseStrategy::data_dir(&folders).join("caldera/games"),
    )
}

/// Where the data lay before version 1.0: in the folder from which the program was started.
pub(crate) const FORMER_DATA: &str = "caldera.caldera-data";

/// Whether data of an older program lies here unused.
pub(crate) fn forgotten_data(used: &Path) -> bool {
    used != Path::new(FORMER_DATA) && Path::new(FORMER_DATA).is_dir() && !used.exists()
}

/// The value of an option before the line is understood as a whole: `--config FILE` or `--config=FILE`.
pub(crate) fn named(arguments: &[OsString], option: &str) -> Option<OsString> {
    let joined = format!("{option}=");
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        if argument == option {
            return rest.next().cloned();
        }
        if let Some(value) = argument.to_str().and_then(|text| text.strip_prefix(&joined)) {
            return Some(value.into());
        }
    }
    None
}

/// A command whose options can also be given in the environment.
pub(crate) fn with_environment(command: Command) -> Command {
    let name = command.get_name().to_owned();
    let command = command.mut_args(|argument| from_environment(&name, argument));
    let below: Vec<String> = command.get_subcommands().map(|command| command.get_name().to_owned()).collect();
    below.into_iter().fold(command, |command, name| command.mut_subcommand(name, with_environment))
}

fn from_environment(command: &str, argument: Arg) -> Arg {
    let Some(option) = argument.get_long().filter(|_| is_setting(&argument)) else { return argument };
    let variable = variable(command, option);
    let argument = match argument.get_action() {
        // A switch in the environment is on or off: "1", "yes", "no"; anything else is refused.
        ArgAction::SetTrue => argument.value_parser(BoolishValueParser::new()),
        _ => argument,
    };
    argument.env(variable).hide_env(true)
}

/// Whether an argument is a setting, and not a question of its own such as `--help`.
fn is_setting(argument: &Arg) -> bool {
    matches!(argument.get_action(), ArgAction::Set | ArgAction::Append | ArgAction::SetTrue)
}

/// Whether an argument names the file of settings, which cannot name itself.
fn names_the_file(argument: &Arg) -> bool {
    argument.get_long() == Some("config")
}

/// Commands that work on the data of a server, wherever they are.
const ON_DATA: [&str; 6] = ["serve", "backup", "restore", "archive", "people", "doctor"];

/// Whether commands that work on the data of a server share an option: where the data are.
fn is_shared(command: &str, option: &str) -> bool {
    ON_DATA.contains(&command) && ["data", "store"].contains(&option)
}

/// The variable of the environment that a fault comes from: it is set, and the command line does not name the option.
/// `concerned` is the option as clap writes it, such as `--address <ADDRESS:PORT>`.
pub(crate) fn variable_to_blame(concerned: &str, arguments: &[OsString]) -> Option<String> {
    let option = concerned.strip_prefix("--")?.split([' ', '=']).next()?;
    let (alone, joined) = (format!("--{option}"), format!("--{option}="));
    let mut words = arguments.iter().skip(1).filter_map(|word| word.to_str());
    if words.clone().any(|word| word == alone || word.starts_with(&joined)) {
        return None;
    }
    let known = crate::args::Cli::command();
    let command = words.find(|word| known.find_subcommand(word).is_some()).unwrap_or("serve");
    let variables = [command, known.get_name()].map(|command| variable(command, option));
    variables.into_iter().find(|variable| std::env::var_os(variable).is_some())
}

/// What an option is called in the environment.
fn variable(command: &str, option: &str) -> String {
    let short = ["caldera", "serve"].contains(&command) || is_shared(command, option);
    let name = if short { format!("caldera_{option}") } else { format!("caldera_{command}_{option}") };
    name.replace('-', "_").to_uppercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_are_short_for_the_server_and_the_whole_program() {
        assert_eq!(variable("serve", "bot-pause"), "CALDERA_BOT_PAUSE");
        assert_eq!(variable("backup", "data"), "CALDERA_DATA");
        assert_eq!(variable("people", "store"), "CALDERA_STORE");
        assert_eq!(variable("torture", "data"), "CALDERA_TORTURE_DATA");
        assert_eq!(variable("caldera", "lang"), "CALDERA_LANG");
        assert_eq!(variable("play", "level"), "CALDERA_PLAY_LEVEL");
    }

    #[test]
    fn an_option_is_found_before_the_line_is_understood() {
        let line = |text: &str| text.split(' ').map(OsString::from).collect::<Vec<_>>();
        assert_eq!(named(&line("caldera --config a.toml serve"), "--config"), Some("a.toml".into()));
        assert_eq!(named(&line("caldera serve --config=b.toml"), "--config"), Some("b.toml".into()));
        assert_eq!(named(&line("caldera serve --config"), "--config"), None);
        assert_eq!(named(&line("caldera serve"), "--config"), None);
    }
}
