//! Crates depend only on those above them.

use crate::sources::{games, root};
use std::collections::BTreeMap;
use std::fs;

/// The crates from the top of the house to its bottom; `games` stands for each game. A crate that does not exist yet
/// may be listed.
const ORDER: [&str; 14] = [
    "kernel",
    "laws",
    "reference",
    "testkit",
    "games",
    "catalog",
    "bots",
    "boards",
    "table",
    "club",
    "visitor",
    "server",
    "python",
    "cli",
];

/// A crate's dependencies on our own crates, by name.
#[derive(Default)]
struct Needs {
    always: Vec<String>,
    in_tests: Vec<String>,
}

/// Every crate of the workspace but `xtask`, on which nothing may depend.
fn crates() -> BTreeMap<String, Needs> {
    let folders = ["crates", "games"].map(|folder| fs::read_dir(root().join(folder)).expect("there are crates"));
    let manifests = folders.into_iter().flatten().flatten().map(|entry| entry.path().join("Cargo.toml"));
    let read = manifests.filter_map(|path| fs::read_to_string(path).ok());
    let tables: Vec<toml::Table> = read.map(|text| text.parse().expect("a manifest is TOML")).collect();
    // A package is called as others know it, its library as we do.
    let name = |table: &toml::Table| {
        table["package"]["name"].as_str().expect("a crate has a name").trim_start_matches("caldera-").to_owned()
    };
    let ours: Vec<String> = tables.iter().map(name).chain(["xtask".to_owned()]).collect();
    tables.iter().map(|table| (name(table), needs(table, &ours))).collect()
}

fn needs(manifest: &toml::Table, ours: &[String]) -> Needs {
    let mut needs = Needs::default();
    let targets = manifest.get("target").and_then(toml::Value::as_table).into_iter().flat_map(toml::Table::values);
    for part in targets.filter_map(toml::Value::as_table).chain([manifest]) {
        let of = |section: &str| {
            let names = part.get(section).and_then(toml::Value::as_table).into_iter().flat_map(toml::Table::keys);
            names.filter(|name| ours.contains(name)).cloned().collect::<Vec<_>>()
        };
        needs.always.extend(of("dependencies").into_iter().chain(of("build-dependencies")));
        needs.in_tests.extend(of("dev-dependencies"));
    }
    needs
}

fn place(name: &str, games: &[String]) -> Option<usize> {
    let name = if games.iter().any(|game| game == name) { "games" } else { name };
    ORDER.iter().position(|known| *known == name)
}

/// Every arrow that points down or sideways, and every crate that is not in the order.
fn wrong(crates: &BTreeMap<String, Needs>, games: &[String]) -> Vec<String> {
    let mut wrong = Vec::new();
    for (name, needs) in crates {
        let Some(own) = place(name, games) else {
            wrong.push(format!("{name} has no place in the order of the house"));
            continue;
        };
        let up = |other: &String| place(other, games).is_some_and(|other| other < own);
        wrong.extend(needs.always.iter().filter(|other| !up(other)).map(|other| format!("{name} -> {other}")));
        // A test may use the test tools, in every crate.
        let tool = |other: &String| ["testkit", "laws"].contains(&other.as_str());
        let tests = needs.in_tests.iter().filter(|other| !up(other) && !tool(other));
        wrong.extend(tests.map(|other| format!("{name} -> {other} in tests")));
        if games.contains(name) && needs.always.iter().any(|other| other != "kernel") {
            wrong.push(format!("{name} is a game and depends on more than the kernel: {:?}", needs.always));
        }
        // Once the laws have their own crate, nothing that is shipped needs the test tools.
        if crates.contains_key("laws") && needs.always.iter().any(|other| other == "testkit") {
            wrong.push(format!("{name} -> testkit outside its tests"));
        }
    }
    wrong
}

#[test]
fn every_arrow_between_crates_points_up() {
    let (crates, games) = (crates(), games());
    assert!(crates.len() > games.len() && !games.is_empty());
    let wrong = wrong(&crates, &games);
    assert!(wrong.is_empty(), "{ORDER:?}\n  {}", wrong.join("\n  "));
}

#[test]
fn an_arrow_that_points_down_is_found() {
    let games = ["ferry".to_owned(), "other".to_owned()];
    let crates = |text: &str| -> BTreeMap<String, Needs> {
        let names = |word: &str| word.split(',').filter(|name| !name.is_empty()).map(str::to_owned).collect();
        let line = |line: &str| {
            let mut cells = line.split_whitespace().map(|cell| cell.trim_matches('-'));
            let mut cell = || cells.next().unwrap_or_default();
            (cell().to_owned(), Needs { always: names(cell()), in_tests: names(cell()) })
        };
        text.split(';').map(line).collect()
    };
    assert_eq!(wrong(&crates("ferry kernel testkit; catalog ferry,testkit; kernel - testkit"), &games), [""; 0]);
    for down in [
        "kernel catalog",
        "ferry other",
        "ferry kernel catalog",
        "bots boards",
        "unknown -",
        "server xtask",
        "laws kernel; catalog testkit",
        "ferry kernel,laws; laws kernel",
    ] {
        assert!(!wrong(&crates(down), &games).is_empty(), "{down}");
    }
}
