//! `caldera config`: which settings of the server are in force, and where each comes from; or a file to begin with.

use super::{Settings, is_setting, variable};
use crate::args::ShowConfig;
use crate::fault::Fault;
use crate::help;
use crate::voice::Voice;
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command};
use kernel::facts;
use serde_json::json;

/// The command whose settings are shown.
const SERVE: &str = "serve";

pub(crate) fn run(args: &ShowConfig, settings: &Settings, voice: &Voice) -> Result<(), Fault> {
    if args.example {
        print!("{}", example(&help::command(voice.lang), voice));
        return Ok(());
    }
    let command = help::layered(settings, voice.lang);
    let matches = command.clone().try_get_matches_from(["caldera", SERVE]);
    let matches = matches.unwrap_or_else(|error| crate::usage::exit(&error, voice.lang));
    let serve = command.find_subcommand(SERVE).expect("there is a server");
    let found = matches.subcommand_matches(SERVE).expect("it was asked for");
    let mut lines = Vec::new();
    for argument in serve.get_arguments().filter(|argument| is_shown(argument)) {
        lines.push(line(argument, found, settings, voice));
    }
    match (args.json, &settings.path) {
        (true, path) => {
            let settings: Vec<_> = lines.iter().map(Line::json).collect();
            println!("{}", json!({ "file": path, "settings": settings }));
        }
        (false, path) => {
            match path {
                Some(path) => println!("{}", voice.say("config-file", facts![path = path.display().to_string()])),
                None => println!("{}", voice.say("config-no-file", facts![])),
            }
            for line in &lines {
                println!("{} = {}  {}", line.option, line.shown(), voice.faint(&format!("# {}", line.origin)));
            }
        }
    }
    Ok(())
}

/// Whether a setting is for everybody, and not for trials alone.
fn is_shown(argument: &Arg) -> bool {
    is_setting(argument) && !argument.is_hide_set()
}

/// One setting as it is shown.
struct Line {
    option: String,
    values: Vec<String>,
    /// Whether it is a switch, so that its value is a word of TOML.
    switch: bool,
    several: bool,
    /// Where the value comes from, in words.
    origin: String,
}

impl Line {
    fn json(&self) -> serde_json::Value {
        json!({ "option": self.option, "values": self.values, "origin": self.origin })
    }

    /// The value as it would stand in the file.
    fn shown(&self) -> String {
        let quoted = |text: &String| match text.parse::<i64>() {
            Ok(_) => text.clone(),
            Err(_) => format!("{text:?}"),
        };
        match self.values.as_slice() {
            [value] if self.switch => value.clone(),
            [value] if !self.several => quoted(value),
            [] => "–".to_owned(),
            values => format!("[{}]", values.iter().map(quoted).collect::<Vec<_>>().join(", ")),
        }
    }
}

/// Values nobody should read over a shoulder or in a pasted report.
fn hides_a_password(option: &str) -> bool {
    ["smtp", "store"].contains(&option)
}

/// An address without the password in it.
fn without_password(text: &str) -> String {
    let Some((before, host)) = text.rsplit_once('@') else { return text.to_owned() };
    match before.rsplit_once("://").map(|(scheme, user)| (scheme, user.split(':').next().unwrap_or_default())) {
        Some((scheme, user)) => format!("{scheme}://{user}:…@{host}"),
        None => format!("…@{host}"),
    }
}

fn line(argument: &Arg, found: &ArgMatches, settings: &Settings, voice: &Voice) -> Line {
    let id = argument.get_id().as_str();
    let option = argument.get_long().unwrap_or(id).to_owned();
    let raw = found.get_raw(id).into_iter().flatten();
    let mut values: Vec<String> = raw.map(|value| value.to_string_lossy().into_owned()).collect();
    if hides_a_password(&option) {
        values = values.iter().map(|value| without_password(value)).collect();
    }
    let switch = matches!(argument.get_action(), ArgAction::SetTrue);
    let origin = match (found.value_source(id), settings.line_of(SERVE, &option)) {
        (Some(ValueSource::EnvVariable), _) => voice.say("config-environment", facts![name = variable(SERVE, &option)]),
        (Some(ValueSource::DefaultValue), Some(line)) => voice.say("config-line", facts![line]),
        (Some(_), _) => voice.say("config-usual", facts![]),
        (None, _) => voice.say("config-unset", facts![]),
    };
    Line { option, values, switch, several: matches!(argument.get_action(), ArgAction::Append), origin }
}

/// A file with every option of the server, explained and switched off.
fn example(command: &Command, voice: &Voice) -> String {
    let mut text = comment(&voice.say("config-example", facts![]));
    text.push_str("\n[serve]\n");
    let serve = command.find_subcommand(SERVE).expect("there is a server");
    for argument in serve.get_arguments().filter(|argument| is_shown(argument)) {
        let option = argument.get_long().unwrap_or_default();
        let usual: Vec<String> =
            argument.get_default_values().iter().map(|value| value.to_string_lossy().into_owned()).collect();
        let shown = Line {
            option: option.to_owned(),
            switch: matches!(argument.get_action(), ArgAction::SetTrue),
            several: matches!(argument.get_action(), ArgAction::Append),
            values: if usual.is_empty() { example_value(argument) } else { usual },
            origin: String::new(),
        };
        text.push('\n');
        text.push_str(&comment(&argument.get_help().map(ToString::to_string).unwrap_or_default()));
        text.push_str(&format!("# {option} = {}\n", shown.shown()));
    }
    text
}

/// What stands for a value that has no usual one: its name.
fn example_value(argument: &Arg) -> Vec<String> {
    match argument.get_action() {
        ArgAction::SetTrue => vec!["false".to_owned()],
        _ => argument.get_value_names().unwrap_or_default().iter().map(ToString::to_string).collect(),
    }
}

fn comment(text: &str) -> String {
    text.lines().map(|line| format!("# {line}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::When;
    use kernel::Lang;

    #[test]
    fn the_example_is_a_file_that_changes_nothing() {
        for lang in [Lang::En, Lang::Fr] {
            let text = example(&help::command(lang), &Voice::new(Some(lang), When::Never));
            assert!(text.contains("# address = \"127.0.0.1:4117\""), "{text}");
            assert!(text.contains("# secure = false"), "{text}");
            let file = std::env::temp_dir().join(format!("caldera-example-{}-{lang}.toml", std::process::id()));
            std::fs::write(&file, &text).expect("written");
            let read = Settings::read(&file, &help::command(lang), lang);
            std::fs::remove_file(&file).expect("removed");
            assert_eq!(read.expect("it is sound").line_of(SERVE, "address"), None);
        }
    }

    #[test]
    fn passwords_are_not_shown() {
        assert_eq!(without_password("smtps://ada:se@cret@mail.example"), "smtps://ada:…@mail.example");
        assert_eq!(without_password("smtp://localhost"), "smtp://localhost");
    }
}
