//! Libraries of others: their licences, where they come from, and those that we do not want, as `deny.toml` says. It is written for
//! `cargo deny`; this test reads the same file and needs nothing but cargo.

use crate::sources::root;
use serde_json::Value;
use std::collections::BTreeSet;
use std::process::Command;

/// Where every library comes from.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Every package that cargo knows of: ours and the libraries.
pub(crate) fn packages() -> Vec<Value> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let metadata = ["metadata", "--format-version", "1", "--locked"];
    let output = Command::new(cargo).args(metadata).current_dir(root()).output().expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let mut told: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    match told["packages"].take() {
        Value::Array(packages) => packages,
        other => panic!("no list of packages: {other}"),
    }
}

/// What `deny.toml` says: the licences that are allowed, and the crates that are not.
fn rules() -> (BTreeSet<String>, BTreeSet<String>) {
    let text = std::fs::read_to_string(root().join("deny.toml")).expect("deny.toml");
    let rules: toml::Table = text.parse().expect("TOML");
    let texts = |list: &toml::Value, field: Option<&str>| -> BTreeSet<String> {
        let items = list.as_array().expect("a list").iter();
        items
            .filter_map(|item| field.map_or(Some(item), |field| item.get(field))?.as_str().map(str::to_owned))
            .collect()
    };
    (texts(&rules["licenses"]["allow"], None), texts(&rules["bans"]["deny"], Some("crate")))
}

/// Whether an expression of licences leaves us a choice that is allowed.
fn allows(expression: &str, allowed: &BTreeSet<String>) -> bool {
    let expression = expression.replace('/', " OR ");
    let mut words = expression.replace('(', " ( ").replace(')', " ) ");
    words = words.replace(" WITH ", "+WITH+");
    let words: Vec<&str> = words.split_whitespace().collect();
    let (sound, rest) = any_of(&words, allowed);
    assert!(rest.is_empty(), "{expression}: {rest:?} is not understood");
    sound
}

fn any_of<'a>(words: &'a [&'a str], allowed: &BTreeSet<String>) -> (bool, &'a [&'a str]) {
    let (mut sound, mut rest) = all_of(words, allowed);
    while let ["OR", after @ ..] = rest {
        let (other, left) = all_of(after, allowed);
        (sound, rest) = (sound | other, left);
    }
    (sound, rest)
}

fn all_of<'a>(words: &'a [&'a str], allowed: &BTreeSet<String>) -> (bool, &'a [&'a str]) {
    let (mut sound, mut rest) = one(words, allowed);
    while let ["AND", after @ ..] = rest {
        let (other, left) = one(after, allowed);
        (sound, rest) = (sound & other, left);
    }
    (sound, rest)
}

fn one<'a>(words: &'a [&'a str], allowed: &BTreeSet<String>) -> (bool, &'a [&'a str]) {
    match words {
        ["(", inside @ ..] => {
            let (sound, rest) = any_of(inside, allowed);
            (sound, rest.strip_prefix(&[")"]).expect("a bracket is closed"))
        }
        [name, rest @ ..] => (allowed.contains(&name.replace("+WITH+", " WITH ")), rest),
        [] => (false, words),
    }
}

#[test]
fn expressions_of_licences_are_understood() {
    let allowed: BTreeSet<String> = ["MIT", "Unicode-3.0"].map(str::to_owned).into();
    for (expression, expected) in [
        ("MIT", true),
        ("GPL-3.0", false),
        ("GPL-3.0 OR MIT", true),
        ("GPL-3.0/MIT", true),
        ("MIT AND GPL-3.0", false),
        ("(MIT OR Apache-2.0) AND Unicode-3.0", true),
        ("Apache-2.0 WITH LLVM-exception OR MIT", true),
        ("Apache-2.0 WITH LLVM-exception", false),
    ] {
        assert_eq!(allows(expression, &allowed), expected, "{expression}");
    }
}

#[test]
fn every_library_has_a_licence_a_source_and_a_welcome() {
    let (allowed, unwanted) = rules();
    let mut wrong = Vec::new();
    for package in packages() {
        let name = package["name"].as_str().expect("a name");
        if !package["license"].as_str().is_some_and(|licence| allows(licence, &allowed)) {
            wrong.push(format!("{name}: licence {}", package["license"]));
        }
        if package["source"].as_str().is_some_and(|source| source != REGISTRY) {
            wrong.push(format!("{name}: comes from {}", package["source"]));
        }
        if unwanted.contains(name) {
            wrong.push(format!("{name}: deny.toml says why we do not want it"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
