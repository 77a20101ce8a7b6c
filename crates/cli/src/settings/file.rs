//! The file of settings: read, checked against the command line's own options, and laid under them.

use super::caps::ToldCaps;
use crate::usage;
use crate::voice;
use clap::{Arg, ArgAction, Command};
use kernel::{Fault, Lang, facts, reading};
use std::borrow::Cow;
use std::path::{Path, PathBuf};
use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

/// The table of the file that holds what one person and one address may take.
const CAPS: &str = "caps";

/// A file of settings; empty if there is none.
#[derive(Clone, Debug, Default)]
pub(crate) struct Settings {
    /// The file, if there is one.
    pub(crate) path: Option<PathBuf>,
    values: Vec<Setting>,
    pub(super) caps: ToldCaps,
}

/// One value of the file.
#[derive(Clone, Debug)]
struct Setting {
    /// The command it belongs to; the program's own name for options of all commands.
    command: String,
    option: String,
    values: Vec<String>,
    line: usize,
}

impl Settings {
    /// Reads a file; every option in it must be one of the command's.
    pub(crate) fn read(path: &Path, command: &Command, lang: Lang) -> Result<Settings, crate::fault::Fault> {
        let text = std::fs::read_to_string(path).map_err(|error| crate::fault::Fault::file(path, error))?;
        let mut settings = Settings::from_text(&text, command).map_err(|(line, fault)| {
            let facts = facts![path = path.display().to_string(), line, reason = fault.say(lang)];
            crate::fault::Fault::asked("fault-settings", facts)
        })?;
        settings.path = Some(path.to_owned());
        Ok(settings)
    }

    /// The settings of a text, or the line that is wrong and why.
    fn from_text(text: &str, command: &Command) -> Result<Settings, (usize, Fault)> {
        let line = |at| line_at(text, at);
        let document = DeTable::parse(text).map_err(|error| {
            let at = error.span().map_or(text.len(), |span| span.start);
            (line(at), reading::toml(text, &error))
        })?;
        let mut settings = Settings::default();
        for (key, value) in document.get_ref() {
            match value.get_ref() {
                DeValue::Table(table) if key.get_ref() == CAPS => {
                    let caps = server::Caps::from_table(text).map_err(|fault| (fault.line, fault.reason))?;
                    settings.caps = ToldCaps::new(caps, text, table);
                }
                DeValue::Table(table) => settings.take(command, key, table, &line)?,
                _ => settings.take_value(command, key, value, &line)?,
            }
        }
        settings.check(command)?;
        Ok(settings)
    }

    /// The options of one command.
    fn take(
        &mut self,
        command: &Command,
        name: &Spanned<DeString<'_>>,
        table: &DeTable<'_>,
        line: &impl Fn(usize) -> usize,
    ) -> Result<(), (usize, Fault)> {
        let Some(below) = command.find_subcommand(name.get_ref().as_ref()) else {
            let facts = facts![name = name.get_ref().to_string()];
            return Err((line(name.span().start), voice::fault("settings-command", facts)));
        };
        table.iter().try_for_each(|(key, value)| self.take_value(below, key, value, line))
    }

    fn take_value(
        &mut self,
        command: &Command,
        key: &Spanned<DeString<'_>>,
        value: &Spanned<DeValue<'_>>,
        line: &impl Fn(usize) -> usize,
    ) -> Result<(), (usize, Fault)> {
        let (option, line) = (key.get_ref().to_string(), line(key.span().start));
        let wrong = |key: &str| (line, voice::fault(key, facts![option = option.as_str()]));
        let argument = command.get_arguments().find(|argument| argument.get_long() == Some(&option));
        let may_stand_here = |argument: &&Arg| super::is_setting(argument) && !super::names_the_file(argument);
        let Some(argument) = argument.filter(may_stand_here) else {
            return Err(wrong("settings-option"));
        };
        let values = match value.get_ref() {
            DeValue::Array(list) => list.iter().map(|value| plain(value.get_ref())).collect::<Option<Vec<_>>>(),
            value => plain(value).map(|text| vec![text]),
        };
        let values = values.ok_or_else(|| wrong("settings-value"))?;
        if values.len() != 1 && !takes_several(argument) {
            return Err(wrong("settings-one-value"));
        }
        let is_switch = matches!(value.get_ref(), DeValue::Boolean(_));
        if is_switch != matches!(argument.get_action(), ArgAction::SetTrue) {
            return Err(wrong(if is_switch { "settings-value" } else { "settings-switch" }));
        }
        self.values.push(Setting { command: command.get_name().to_owned(), option, values, line });
        Ok(())
    }

    /// Every command understands its part of the file as if it stood on the command line.
    fn check(&self, command: &Command) -> Result<(), (usize, Fault)> {
        for below in std::iter::once(command).chain(command.get_subcommands()) {
            let own: Vec<&Setting> = self.of(below.get_name()).collect();
            if own.is_empty() {
                continue;
            }
            let words = own.iter().flat_map(|setting| setting.words());
            let probe = below.clone().mut_args(|argument| argument.required(false));
            let probe = probe.subcommand_required(false).arg_required_else_help(false);
            let line = std::iter::once(below.get_name().to_owned()).chain(words);
            if let Err(error) = probe.try_get_matches_from(line) {
                let text = usage::concerned(&error);
                let blamed = own.iter().find(|setting| text.starts_with(&format!("--{}", setting.option)));
                let at = blamed.or(own.first()).map_or(1, |setting| setting.line);
                let fault = usage::fault(&error);
                return Err((at, fault.unwrap_or_else(|| voice::fault("settings-value", facts![option = text]))));
            }
        }
        Ok(())
    }

    fn of<'a>(&'a self, command: &'a str) -> impl Iterator<Item = &'a Setting> {
        self.values.iter().filter(move |setting| setting.command == command)
    }

    /// The line of the file that holds an option of a command.
    pub(crate) fn line_of(&self, command: &str, option: &str) -> Option<usize> {
        self.of(command).find(|setting| setting.option == option).map(|setting| setting.line)
    }

    /// The command with the file's values where nothing is said otherwise.
    pub(crate) fn under(&self, command: Command) -> Command {
        let name = command.get_name().to_owned();
        let mine = command.mut_args(|argument| {
            let long = argument.get_long().unwrap_or_default();
            let own = self.of(&name).find(|setting| setting.option == long);
            // Where the data are, the server's own table says for all commands that work on them.
            let servers = || self.of("serve").find(|setting| setting.option == long && super::is_shared(&name, long));
            match own.or_else(servers) {
                Some(setting) => argument.default_values(setting.values.clone()),
                None => argument,
            }
        });
        let below: Vec<String> = mine.get_subcommands().map(|command| command.get_name().to_owned()).collect();
        below.into_iter().fold(mine, |command, name| command.mut_subcommand(name, |command| self.under(command)))
    }
}

impl Setting {
    /// The setting as it would stand on the command line.
    fn words(&self) -> Vec<String> {
        match self.values.as_slice() {
            [switch] if switch == "true" => vec![format!("--{}", self.option)],
            [switch] if switch == "false" => Vec::new(),
            values => values.iter().map(|value| format!("--{}={value}", self.option)).collect(),
        }
    }
}

fn takes_several(argument: &Arg) -> bool {
    matches!(argument.get_action(), ArgAction::Append) || argument.get_value_delimiter().is_some()
}

/// A value as it would be written on the command line.
fn plain(value: &DeValue<'_>) -> Option<String> {
    match value {
        DeValue::String(text) => Some(Cow::as_ref(text).to_owned()),
        DeValue::Integer(number) => Some(number.to_string()),
        DeValue::Float(number) => Some(number.to_string()),
        DeValue::Boolean(switch) => Some(switch.to_string()),
        DeValue::Datetime(_) | DeValue::Array(_) | DeValue::Table(_) => None,
    }
}

/// The line of a text, counted from 1, that holds a byte.
pub(super) fn line_at(text: &str, at: usize) -> usize {
    text.get(..at).unwrap_or(text).matches('\n').count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::Cli;
    use clap::CommandFactory;

    fn read(text: &str) -> Result<Settings, (usize, String)> {
        Settings::from_text(text, &Cli::command()).map_err(|(line, fault)| (line, fault.say(Lang::En)))
    }

    #[test]
    fn the_file_lies_under_the_command_line() {
        let file = "lang = \"fr\"\n[serve]\naddress = \"127.0.0.1:5000\"\nsecure = true\nbot-pause = 7\n\
                    trusted-proxy = [\"10.0.0.0/8\", \"127.0.0.1\"]\n";
        let settings = read(file).expect("it is sound");
        let parse = |line: &str| {
            let command = settings.under(Cli::command());
            command.try_get_matches_from(line.split(' ')).expect("it is understood")
        };
        let matches = parse("caldera serve --bot-pause 9");
        let (_, serve) = matches.subcommand().expect("serve");
        assert_eq!(serve.get_one::<u64>("bot_pause"), Some(&9), "the command line counts first");
        assert_eq!(
            serve.get_one::<std::net::SocketAddr>("address").map(ToString::to_string).as_deref(),
            Some("127.0.0.1:5000")
        );
        assert!(serve.get_flag("secure"));
        assert_eq!(serve.get_many::<server::IpNet>("trusted_proxy").map(Iterator::count), Some(2));
        assert_eq!(matches.get_one::<Lang>("lang"), Some(&Lang::Fr));
        assert_eq!(settings.line_of("serve", "address"), Some(3));
    }

    #[test]
    fn commands_on_the_data_look_where_the_server_keeps_them() {
        let file =
            "[serve]\ndata = \"/srv/caldera\"\nstore = \"postgres://db/games\"\n[people]\ndata = \"/elsewhere\"\n";
        let settings = read(file).expect("it is sound");
        for (line, data, store) in [
            ("caldera backup copy", "/srv/caldera", None),
            ("caldera restore copy", "/srv/caldera", None),
            ("caldera people list", "/elsewhere", Some("postgres://db/games")),
            ("caldera archive folder --data mine", "mine", Some("postgres://db/games")),
            ("caldera load", "load.caldera-data", None),
        ] {
            let matches =
                settings.under(Cli::command()).try_get_matches_from(line.split(' ')).expect("it is understood");
            let (_, found) = matches.subcommand().expect("a command");
            assert_eq!(found.get_one::<PathBuf>("data").map(PathBuf::as_path), Some(Path::new(data)), "{line}");
            let named = found.try_get_one::<String>("store").ok().flatten();
            assert_eq!(named.map(String::as_str), store, "{line}");
        }
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        for (file, line, words) in [
            ("[serve]\naddress = \"nowhere\"\n", 2, "“nowhere” is not a value"),
            ("[serve]\n\nadress = \"127.0.0.1:1\"\n", 3, "adress"),
            ("[server]\n", 1, "server"),
            ("[serve]\nsecure = \"yes\"\n", 2, "true or false"),
            ("[serve]\ndata = [\"a\", \"b\"]\n", 2, "one value"),
            ("[serve]\nbot-pause = { a = 1 }\n", 2, "bot-pause"),
            ("[serve]\nsmtp = \"smtp://localhost\"\n", 2, "missing"),
            ("[serve]\naddress = \n", 2, "column"),
            ("\n[caps]\nopen_tables = -1\n", 3, "a whole number"),
            ("[serve]\ncaps = \"a\"\n[caps] # ours\nopen_table = 1\n", 4, "open_table"),
            ("config = \"other.toml\"\n", 1, "config"),
        ] {
            let (at, reason) = read(file).expect_err("it is wrong");
            assert_eq!(at, line, "{file}: {reason}");
            assert!(reason.contains(words), "{file}: {reason}");
        }
    }

    #[test]
    fn caps_keep_their_lines() {
        let settings = read("[serve]\nsecure = true\n[caps] # ours\nopen_tables = 3\n[play]\n").expect("it is sound");
        assert_eq!(settings.caps.caps.open_tables, 3);
        assert_eq!((settings.caps.line_of("open_tables"), settings.caps.line_of("reports")), (Some(4), None));
    }
}
