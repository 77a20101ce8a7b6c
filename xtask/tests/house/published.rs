//! Crates could be published: each has a name that is ours, says what it is and under which licence, and names versions of what it needs.

use crate::licences::packages;
use serde_json::Value;

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
