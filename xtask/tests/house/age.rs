//! The oldest Rust that the project is built with is said once, in the workspace's manifest. `cargo xtask test` compiles everything with it;
//! here is what can be seen without that compiler: no library asks for a newer one, and clippy looks for what came later.

use crate::licences::packages;
use crate::sources::root;
use serde_json::Value;
use std::fs;

/// A version of Rust: 1.90.2 is (1, 90, 2).
type Version = (u32, u32, u32);

fn version(text: &str) -> Version {
    let mut numbers = text.split('.').map(|number| number.parse().unwrap_or_else(|_| panic!("{text} is no version")));
    let mut number = || numbers.next().unwrap_or(0);
    (number(), number(), number())
}

fn ours() -> (String, Version) {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).expect("a manifest");
    let manifest: toml::Table = manifest.parse().expect("TOML");
    let said = manifest["workspace"]["package"]["rust-version"].as_str().expect("it is text").to_owned();
    let version = version(&said);
    (said, version)
}

/// Packages that ask for a newer compiler than `oldest`.
fn newer(packages: &[Value], oldest: Version) -> Vec<String> {
    let asks = |package: &Value| package["rust_version"].as_str().map(str::to_owned);
    let told = packages.iter().filter_map(|package| Some((package, asks(package)?)));
    let newer = told.filter(|(_, asked)| version(asked) > oldest);
    newer.map(|(package, asked)| format!("{} {}: {asked}", package["name"], package["version"])).collect()
}

#[test]
fn no_library_asks_for_a_newer_rust_than_we_do() {
    let newer = newer(&packages(), ours().1);
    assert!(newer.is_empty(), "rust-version in Cargo.toml is too low: {newer:#?}");
}

#[test]
fn every_crate_of_ours_says_the_oldest_rust() {
    let said = ours().0;
    let silent: Vec<String> = packages()
        .iter()
        .filter(|package| package["source"].is_null() && package["rust_version"].as_str() != Some(&said))
        .map(|package| package["name"].to_string())
        .collect();
    assert!(silent.is_empty(), "{silent:?} do not say rust-version.workspace = true");
}

/// `incompatible_msrv` is one of clippy's usual lints: it reads `rust-version` and finds what came to the library later.
#[test]
fn clippy_looks_for_what_came_later() {
    let read = |path: &str| -> toml::Table {
        let text = fs::read_to_string(root().join(path)).expect("a manifest");
        text.parse().expect("TOML")
    };
    let usual = &read("Cargo.toml")["workspace"]["lints"]["clippy"]["all"]["level"];
    assert_eq!(usual.as_str(), Some("warn"), "`cargo xtask test` makes it an error");
    let ours = packages().into_iter().filter(|package| package["source"].is_null());
    let without: Vec<String> = ours
        .map(|package| package["manifest_path"].as_str().expect("a path").to_owned())
        .filter(|path| read(path).get("lints").and_then(|lints| lints["workspace"].as_bool()) != Some(true))
        .collect();
    assert!(without.is_empty(), "without the lints of the workspace: {without:?}");
}

#[test]
fn versions_are_compared_as_numbers() {
    assert!(version("1.9") < version("1.85.1") && version("1.85") < version("1.85.1"));
    let package = serde_json::json!({ "name": "late", "version": "2.0.0", "rust_version": "1.91" });
    assert_eq!(newer(&[package.clone(), serde_json::json!({ "name": "old" })], (1, 90, 0)).len(), 1);
    assert!(newer(&[package], (1, 91, 0)).is_empty());
}
