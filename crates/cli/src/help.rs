//! The command line's help in the reader's language. The English texts stand in `args.rs`; the French ones in
//! `texts/help-fr.ftl`, under `about-COMMAND` and `COMMAND-ARGUMENT`.

use crate::args::{self, Cli, Serve, When};
use crate::settings::{self, Settings};
use crate::usage;
use crate::voice::{Voice, environment_language};
use clap::{Command, CommandFactory, FromArgMatches};
use kernel::{Lang, Words};
use std::ffi::OsString;
use std::sync::LazyLock;

/// Reads the command line, with the environment and the file of settings beneath it; help and faults speak the
/// reader's language.
pub(crate) fn parse() -> (Cli, Settings) {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let lang = asked_language(&arguments).unwrap_or_else(environment_language);
    let settings = settings::file_meant(&arguments).map_or_else(Settings::default, |file| {
        Settings::read(&file, &command(lang), lang).unwrap_or_else(|fault| {
            fault.print(&Voice::new(Some(lang), When::Auto));
            std::process::exit(fault.status().into())
        })
    });
    let matches = layered(&settings, lang).try_get_matches_from(arguments);
    let cli = matches.and_then(|matches| Cli::from_arg_matches(&matches));
    (cli.unwrap_or_else(|error| usage::exit(&error, lang)), settings)
}

/// The arguments of `caldera serve` with some words more, as the environment and the file of settings complete them.
pub(crate) fn serve_args(words: &[&str], settings: &Settings, lang: Lang) -> Serve {
    let line = ["caldera", "serve"].iter().chain(words);
    let matches = layered(settings, lang).try_get_matches_from(line);
    let cli = matches.and_then(|matches| Cli::from_arg_matches(&matches));
    match cli.unwrap_or_else(|error| usage::exit(&error, lang)).command {
        Some(args::Command::Serve(serve)) => serve,
        other => unreachable!("serve was asked for, not {other:?}"),
    }
}

/// The command line in a language.
pub(crate) fn command(lang: Lang) -> Command {
    match lang {
        Lang::En => Cli::command(),
        Lang::Fr => french(Cli::command()),
    }
}

/// The command line with the environment and the file of settings beneath it.
pub(crate) fn layered(settings: &Settings, lang: Lang) -> Command {
    settings::with_environment(settings.under(command(lang)))
}

/// The voice of this run, for what is said outside of a command's own output.
pub(crate) fn voice() -> Voice {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    Voice::new(Some(asked_language(&arguments).unwrap_or_else(environment_language)), When::Never)
}

/// The language named on the command line, before anything else of it is understood.
fn asked_language(arguments: &[OsString]) -> Option<Lang> {
    settings::named(arguments, "--lang").and_then(|code| code.to_str()?.parse().ok())
}

const TEMPLATE: &str = "{about-with-newline}\nUtilisation : {usage}\n\n{all-args}{after-help}";

fn french(command: Command) -> Command {
    let help = clap::Arg::new("help").short('h').long("help").action(clap::ArgAction::Help).global(true);
    translated(command.disable_help_subcommand(true).subcommand_help_heading("Commandes").arg(help))
}

/// A command with its own texts in French, and those below it; its help flag is the global one.
fn translated(command: Command) -> Command {
    let name = command.get_name().to_owned();
    let mut command = command.help_template(TEMPLATE).disable_help_flag(true);
    if let Some(about) = text(&format!("about-{name}")) {
        command = command.about(about.clone()).long_about(about);
    }
    if let Some(after) = text(&format!("after-{name}")) {
        command = command.after_help(after);
    }
    let arguments: Vec<(String, bool)> =
        command.get_arguments().map(|argument| (argument.get_id().to_string(), argument.is_positional())).collect();
    for (id, positional) in arguments {
        let heading = if positional { "Arguments" } else { "Options" };
        if let Some(help) = text(&key(&name, &id)).or_else(|| text(&key("any", &id))) {
            command = command.mut_arg(id, |argument| argument.help(help.clone()).long_help(help).help_heading(heading));
        }
    }
    let names: Vec<String> = command.get_subcommands().map(|command| command.get_name().to_owned()).collect();
    names.into_iter().fold(command, |command, name| command.mut_subcommand(name, translated))
}

fn key(command: &str, argument: &str) -> String {
    format!("{command}-{}", argument.replace('_', "-"))
}

fn text(key: &str) -> Option<String> {
    static FRENCH: LazyLock<Words> = LazyLock::new(|| Words::new("", include_str!("../texts/help-fr.ftl")));
    FRENCH.has(Lang::Fr, key).then(|| FRENCH.label(Lang::Fr, key))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every command and every argument has its French text.
    #[test]
    fn nothing_is_left_in_english() {
        let command = Cli::command();
        let mut missing = Vec::new();
        for command in command.get_subcommands().chain([&command]) {
            let name = command.get_name();
            missing.extend(text(&format!("about-{name}")).is_none().then(|| format!("about-{name}")));
            for argument in command.get_arguments() {
                let id = argument.get_id().as_str();
                let found = text(&key(name, id)).or_else(|| text(&key("any", id)));
                missing.extend(found.is_none().then(|| key(name, id)));
            }
        }
        assert!(missing.is_empty(), "no French text for {missing:?}");
    }

    #[test]
    fn the_language_is_found_before_anything_else() {
        let asked = |line: &str| asked_language(&line.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert_eq!(asked("caldera --lang fr games"), Some(Lang::Fr));
        assert_eq!(asked("caldera games --lang=en"), Some(Lang::En));
        assert_eq!(asked("caldera games --lang de"), None);
    }

    #[test]
    fn the_french_command_line_is_sound() {
        french(Cli::command()).debug_assert();
    }
}
