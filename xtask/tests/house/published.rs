//! Crates could be published: each has a name that is ours, says what it is and under which licence, names versions of what it needs,
//! and reads while it is built only what its package holds.

use crate::licences::packages;
use crate::sources::{Source, root, sources};
use serde_json::Value;
use std::collections::BTreeSet;
use std::process::Command;

fn ours() -> Vec<Value> {
    let all = packages().into_iter().filter(|package| package["source"].is_null() && package["name"] != "xtask");
    all.collect()
}

/// What a registry would refuse.
fn wrong(package: &Value) -> Vec<String> {
    let name = package["name"].as_str().expect("a name");
    let folder = package["manifest_path"].as_str().and_then(|path| path.rsplit('/').nth(1)).unwrap_or_default();
    let mut wrong = Vec::new();
    if name != format!("caldera-{folder}") {
        wrong.push(format!("{name} lies in {folder}"));
    }
    for field in ["description", "license"] {
        if package[field].as_str().is_none_or(str::is_empty) {
            wrong.push(format!("{name} has no {field}"));
        }
    }
    // A development dependency by path alone is left out of what is published; others need a version.
    for needed in package["dependencies"].as_array().into_iter().flatten() {
        if needed["source"].is_null() && needed["kind"] != "dev" && needed["req"] == "*" {
            wrong.push(format!("{name} needs {} of no version", needed["name"]));
        }
    }
    wrong
}

#[test]
fn crates_could_be_published() {
    let ours = ours();
    assert!(ours.len() >= 15, "{}", ours.len());
    let wrong: Vec<String> = ours.iter().flat_map(wrong).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn what_a_registry_refuses_is_found() {
    let package = serde_json::json!({
        "name": "ferry", "manifest_path": "/x/games/ferry/Cargo.toml", "license": "MIT",
        "dependencies": [{ "name": "caldera-kernel", "source": null, "kind": null, "req": "*" }],
    });
    assert_eq!(wrong(&package).len(), 3, "{:?}", wrong(&package));
}

/// How a source names files that become a part of the program: a path from its own folder, or (`folder`) from the package's.
const READERS: [&str; 4] = ["include_str!(", "include_bytes!(", "include!(", "#[folder = "];

/// The files and folders that a source has put into the program, as paths from the folder of the project; `package` is the
/// folder of its crate.
fn embedded(source: &Source, package: &str) -> Vec<String> {
    let beside = source.path.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut found = Vec::new();
    for reader in READERS {
        let from = if reader.starts_with('#') { package } else { beside };
        for (at, _) in source.text.match_indices(reader) {
            let rest = source.text[at + reader.len()..].trim_start();
            let named = rest.strip_prefix('"').and_then(|text| text.split('"').next());
            found.extend(named.map(|path| normal(&format!("{from}/{path}"))));
        }
    }
    found
}

/// A path without steps back.
fn normal(path: &str) -> String {
    let mut parts = Vec::new();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// The files that would be sent to a registry, as paths from the folder of the package.
fn packaged(name: &str) -> BTreeSet<String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let list = ["package", "--list", "--allow-dirty", "--offline", "--package", name];
    let output = Command::new(cargo).args(list).current_dir(root()).output().expect("cargo runs");
    assert!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect()
}

/// Whether a package holds a file, or something in a folder.
fn holds(packaged: &BTreeSet<String>, path: &str) -> bool {
    packaged.contains(path) || packaged.iter().any(|file| file.starts_with(&format!("{path}/")))
}

#[test]
fn what_a_crate_is_built_from_lies_in_its_package() {
    let sources = sources(&["rs"]);
    let (mut read, mut outside) = (0, Vec::new());
    for package in ours() {
        let manifest = package["manifest_path"].as_str().expect("a path").replace('\\', "/");
        let folder = manifest.strip_suffix("/Cargo.toml").expect("a manifest");
        let folder = folder.strip_prefix(&*root().to_string_lossy()).expect("it lies in the project").trim_matches('/');
        let packaged = packaged(package["name"].as_str().expect("a name"));
        let own = format!("{folder}/");
        let ships =
            |source: &&Source| source.path.starts_with(&own) && (source.ships() || source.path.ends_with("/build.rs"));
        for source in sources.iter().filter(ships) {
            for path in embedded(source, folder) {
                read += 1;
                if !path.strip_prefix(&own).is_some_and(|path| holds(&packaged, path)) {
                    outside.push(format!("{}: {path}", source.path));
                }
            }
        }
    }
    assert!(read > 40, "only {read} files are read");
    assert!(outside.is_empty(), "the package does not hold what it is built from: {outside:#?}");
}

#[test]
fn paths_that_leave_a_package_are_found() {
    let text = "include_str!(\n    \"../rules/en.md\"); include_bytes!(\"../../../web/icon.svg\");\n#[folder = \"../../web/\"]";
    let source = Source { path: "games/ferry/src/lib.rs".to_owned(), text: text.to_owned() };
    assert_eq!(embedded(&source, "games/ferry"), ["games/ferry/rules/en.md", "web/icon.svg", "web"]);
    let packaged = BTreeSet::from(["web/icon.svg".to_owned()]);
    assert!(holds(&packaged, "web") && holds(&packaged, "web/icon.svg") && !holds(&packaged, "we"));
}
