//! `caldera config`: which settings of the server are in force, and where each comes from; or a file to begin with.

use super::{Settings, ToldCaps, is_setting, variable};
use crate::args::ShowConfig;
use crate::fault::Fault;
use crate::help;
use crate::voice::Voice;
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command};
use kernel::facts;
use serde_json::json;
use server::Caps;
use std::path::PathBuf;

/// The command whose settings are shown.
const SERVE: &str = "serve";

/// The table of a file that holds what one person and one address may take.
const CAPS: &str = "caps";

pub(crate) fn run(args: &ShowConfig, settings: &Settings, voice: &Voice) -> Result<(), Fault> {
    if args.example {
        print!("{}", example(&help::command(voice.lang), voice));
        return Ok(());
    }
    let tables = in_force(settings, voice)?;
    if args.json {
        let all = tables.iter().flat_map(|table| table.lines.iter().map(|line| line.json(table.name)));
        println!("{}", json!({ "file": settings.path, "settings": all.collect::<Vec<_>>() }));
        return Ok(());
    }
    match &settings.path {
        Some(path) => println!("{}", voice.say("config-file", facts![path = path.display().to_string()])),
        None => println!("{}", voice.say("config-no-file", facts![])),
    }
    for table in &tables {
        if let Some(name) = table.name {
            println!("\n[{name}]");
        }
        for line in &table.lines {
            println!("{} = {}  {}", line.option, line.shown(), voice.faint(&format!("# {}", line.told)));
        }
    }
    Ok(())
}

/// A table of a file of settings; what belongs to all commands stands before the first one.
struct Table {
    name: Option<&'static str>,
    lines: Vec<Line>,
}

/// One setting as it is shown.
struct Line {
    option: String,
    values: Vec<String>,
    kind: Kind,
    /// Where the value comes from, or what the setting is for, in words.
    told: String,
}

/// How values are written in a file.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// One text or number.
    One,
    /// Any number of texts.
    Several,
    /// As it stands: a switch, a number or a table.
    Plain,
}

impl Kind {
    fn of(argument: &Arg) -> Kind {
        match argument.get_action() {
            ArgAction::SetTrue => Kind::Plain,
            ArgAction::Append => Kind::Several,
            _ => Kind::One,
        }
    }
}

impl Line {
    fn json(&self, table: Option<&str>) -> serde_json::Value {
        json!({ "table": table, "option": self.option, "values": self.values, "origin": self.told })
    }

    /// The value as it would stand in the file.
    fn shown(&self) -> String {
        let quoted = |text: &String| match text.parse::<i64>() {
            Ok(_) => text.clone(),
            Err(_) => format!("{text:?}"),
        };
        match (self.values.as_slice(), self.kind) {
            ([], _) => "–".to_owned(),
            ([value], Kind::Plain) => value.clone(),
            ([value], Kind::One) => quoted(value),
            (values, _) => format!("[{}]", values.iter().map(quoted).collect::<Vec<_>>().join(", ")),
        }
    }
}

/// What a server would be started with that is started now and told nothing.
fn in_force(settings: &Settings, voice: &Voice) -> Result<Vec<Table>, Fault> {
    let mut command = help::layered(settings, voice.lang);
    let matches = command.try_get_matches_from_mut(["caldera", SERVE]);
    let matches = matches.unwrap_or_else(|error| crate::usage::exit(&error, voice.lang));
    let found = matches.subcommand_matches(SERVE).expect("it was asked for");
    let mut tables = tables(&command, |name, argument| line(name, argument, found, settings, voice));
    let file = found.get_one::<PathBuf>("caps").map(PathBuf::as_path);
    let caps = ToldCaps::in_force(file, settings, voice)?;
    let origin = |name: &str| match (caps.line_of(name), file) {
        (Some(line), Some(file)) => voice.say("config-line-of", facts![line, path = file.display().to_string()]),
        (Some(line), None) => voice.say("config-line", facts![line]),
        (None, _) => voice.say("config-usual", facts![]),
    };
    tables.push(caps_table(&caps.caps, origin));
    Ok(tables)
}

/// The options of all commands and those of the server, each as `line` shows it.
fn tables(command: &Command, line: impl Fn(&str, &Arg) -> Line) -> Vec<Table> {
    let shown = |command: &Command, global: bool| {
        let options = command.get_arguments().filter(|option| is_shown(option) && option.is_global_set() == global);
        options.map(|option| line(command.get_name(), option)).collect::<Vec<_>>()
    };
    let serve = command.find_subcommand(SERVE).expect("there is a server");
    vec![Table { name: None, lines: shown(command, true) }, Table { name: Some(SERVE), lines: shown(serve, false) }]
}

fn caps_table(caps: &Caps, told: impl Fn(&str) -> String) -> Table {
    let line = |(name, value): (&str, String)| Line {
        option: name.to_owned(),
        values: vec![value],
        kind: Kind::Plain,
        told: told(name),
    };
    Table { name: Some(CAPS), lines: caps.each().into_iter().map(line).collect() }
}

/// Whether a setting is for everybody, and not for trials alone; the file itself is none.
fn is_shown(argument: &Arg) -> bool {
    is_setting(argument) && !argument.is_hide_set() && !super::names_the_file(argument)
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

fn line(command: &str, argument: &Arg, found: &ArgMatches, settings: &Settings, voice: &Voice) -> Line {
    let id = argument.get_id().as_str();
    let option = argument.get_long().unwrap_or(id).to_owned();
    let raw = found.get_raw(id).into_iter().flatten();
    let mut values: Vec<String> = raw.map(|value| value.to_string_lossy().into_owned()).collect();
    if hides_a_password(&option) {
        values = values.iter().map(|value| without_password(value)).collect();
    }
    let told = match (found.value_source(id), settings.line_of(command, &option)) {
        (Some(ValueSource::EnvVariable), _) => {
            voice.say("config-environment", facts![name = variable(command, &option)])
        }
        (Some(ValueSource::DefaultValue), Some(line)) => voice.say("config-line", facts![line]),
        (Some(_), _) => voice.say("config-usual", facts![]),
        (None, _) => voice.say("config-unset", facts![]),
    };
    Line { option, values, kind: Kind::of(argument), told }
}

/// A file with every setting of the server, explained and switched off.
fn example(command: &Command, voice: &Voice) -> String {
    let mut tables = tables(command, |_, argument| explained(argument));
    tables.push(caps_table(&Caps::default(), |name| voice.say(&format!("cap-{}", name.replace('_', "-")), facts![])));
    let mut text = comment(&voice.say("config-example", facts![]));
    for Table { name, lines } in tables {
        text.extend(name.map(|name| format!("\n[{name}]\n")));
        if name == Some(CAPS) {
            text.push_str(&comment(&voice.say("config-example-caps", facts![])));
        }
        for line in lines {
            text.push_str(&format!("\n{}# {} = {}\n", comment(&line.told), line.option, line.shown()));
        }
    }
    text
}

/// An option with its usual value and what it is for.
fn explained(argument: &Arg) -> Line {
    let usual = argument.get_default_values().iter().map(|value| value.to_string_lossy().into_owned());
    let usual: Vec<String> = usual.collect();
    Line {
        option: argument.get_long().unwrap_or_default().to_owned(),
        values: if usual.is_empty() { example_value(argument) } else { usual },
        kind: Kind::of(argument),
        told: argument.get_help().map(ToString::to_string).unwrap_or_default(),
    }
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

    fn example_in(lang: Lang) -> String {
        example(&help::command(lang), &Voice::new(Some(lang), When::Never))
    }

    fn read(name: &str, text: &str) -> Settings {
        let file = std::env::temp_dir().join(format!("caldera-example-{}-{name}.toml", std::process::id()));
        std::fs::write(&file, text).expect("written");
        let read = Settings::read(&file, &help::command(Lang::En), Lang::En);
        std::fs::remove_file(&file).expect("removed");
        read.unwrap_or_else(|fault| panic!("{fault:?}: {text}"))
    }

    #[test]
    fn the_example_is_a_file_that_changes_nothing() {
        for lang in [Lang::En, Lang::Fr] {
            let text = example_in(lang);
            for line in ["# lang = ", "# color = \"auto\"", "# address = \"127.0.0.1:4117\"", "# secure = false"] {
                assert!(text.contains(&format!("\n{line}")), "{line}: {text}");
            }
            let read = read(&lang.to_string(), &text);
            assert_eq!(read.line_of(SERVE, "address"), None);
            assert_eq!(read.caps.caps, Caps::default());
        }
    }

    #[test]
    fn the_example_has_every_cap_ready_to_be_switched_on() {
        let text = example_in(Lang::En);
        let (before, caps) = text.split_once("[caps]").expect("the table");
        assert!(!before.contains("open_tables"), "caps stand in their own table");
        let on: String = caps
            .lines()
            .map(|line| match line.strip_prefix("# ") {
                Some(rest)
                    if Caps::default().each().iter().any(|(name, _)| rest.starts_with(&format!("{name} = "))) =>
                {
                    format!("{rest}\n")
                }
                Some(_) | None => "\n".to_owned(),
            })
            .collect();
        let caps = read("caps", &format!("[caps]{on}")).caps;
        assert_eq!(caps.caps, Caps::default());
        for (name, _) in Caps::default().each() {
            assert!(caps.line_of(name).is_some(), "{name}");
        }
    }

    #[test]
    fn passwords_are_not_shown() {
        assert_eq!(without_password("smtps://ada:se@cret@mail.example"), "smtps://ada:…@mail.example");
        assert_eq!(without_password("smtp://localhost"), "smtp://localhost");
    }
}
