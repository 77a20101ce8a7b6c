//! What the program is made of: the list of its libraries (CycloneDX) and the texts of their licences.

use super::{Making, said};
use crate::cargo;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// What cargo knows of the workspace on this kind of machine.
pub(super) fn metadata() -> Result<Value, String> {
    let host = said(super::with_arguments(Path::new("rustc"), &["--print", "host-tuple"]))?;
    let told = said(cargo(&["metadata", "--format-version", "1", "--locked", "--filter-platform", &host]))?;
    serde_json::from_str(&told).map_err(|error| error.to_string())
}

pub(super) fn version(metadata: &Value) -> Result<String, String> {
    let program = program(metadata)?;
    Ok(text(&program["version"]).to_owned())
}

pub(super) fn write(metadata: &Value, making: &Making) -> Result<(), String> {
    let shipped = shipped(metadata)?;
    let libraries: Vec<&Value> = packages(metadata)
        .filter(|package| shipped.contains(text(&package["id"])) && !package["source"].is_null())
        .collect();
    let list = serde_json::to_string_pretty(&list(&libraries, &making.version)).map_err(|error| error.to_string())?;
    super::write(&making.folder.join("caldera.cdx.json"), &(list + "\n"))?;
    super::write(&making.tree.join("usr/share/doc/caldera/THIRD-PARTY.txt"), &licences(&libraries)?)
}

/// The package that makes the program.
fn program(metadata: &Value) -> Result<&Value, String> {
    let ours = packages(metadata).filter(|package| package["source"].is_null());
    let targets = |package: &Value| package["targets"].as_array().cloned().unwrap_or_default();
    let mut makers = ours.filter(|package| targets(package).iter().any(|target| target["name"] == "caldera"));
    makers.next().ok_or("there is no program".to_owned())
}

fn packages(metadata: &Value) -> impl Iterator<Item = &Value> {
    metadata["packages"].as_array().into_iter().flatten()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// What the program depends on, and what builds it: all but what only tests need.
fn shipped(metadata: &Value) -> Result<BTreeSet<String>, String> {
    let nodes = metadata["resolve"]["nodes"].as_array().ok_or("cargo tells no graph")?;
    let by_id: BTreeMap<&str, &Value> = nodes.iter().map(|node| (text(&node["id"]), node)).collect();
    let program = program(metadata)?;
    let mut open = vec![text(&program["id"])];
    let mut seen = BTreeSet::new();
    while let Some(id) = open.pop() {
        if seen.insert(id.to_owned()) {
            let dependencies = by_id.get(id).and_then(|node| node["deps"].as_array()).into_iter().flatten();
            open.extend(dependencies.filter(|dependency| is_shipped(dependency)).map(|found| text(&found["pkg"])));
        }
    }
    Ok(seen)
}

fn is_shipped(dependency: &Value) -> bool {
    dependency["dep_kinds"].as_array().into_iter().flatten().any(|kind| kind["kind"] != "dev")
}

fn list(libraries: &[&Value], version: &str) -> Value {
    let component = |package: &&Value| {
        let (name, version) = (text(&package["name"]), text(&package["version"]));
        let purl = format!("pkg:cargo/{name}@{version}");
        // Older manifests write a slash for "or".
        let licence = text(&package["license"]).replace('/', " OR ");
        json!({
            "type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl,
            "licenses": [{ "expression": licence }],
        })
    };
    json!({
        "bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,
        "metadata": { "component": { "type": "application", "bom-ref": "caldera", "name": "caldera", "version": version } },
        "components": libraries.iter().map(component).collect::<Vec<_>>(),
    })
}

/// The licences of all libraries; a text that several share stands once.
fn licences(libraries: &[&Value]) -> Result<String, String> {
    let mut whose: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut without = Vec::new();
    for package in libraries {
        let name = format!("{} {} ({})", text(&package["name"]), text(&package["version"]), text(&package["license"]));
        let folder = Path::new(text(&package["manifest_path"])).parent().ok_or("a manifest lies in a folder")?;
        let texts = licence_texts(folder)?;
        if texts.is_empty() {
            without.push(name.clone());
        }
        for licence in texts {
            whose.entry(licence).or_default().push(name.clone());
        }
    }
    let mut out = String::from("The libraries in the program caldera, and their licences.\n");
    for (licence, names) in &whose {
        out.push_str(&format!("\n{}\n{}\n\n{licence}\n", "=".repeat(80), names.join("\n")));
    }
    let rest = "These come without a text of their licence; it is the one named:";
    out.push_str(&format!("\n{}\n{rest}\n{}\n", "=".repeat(80), without.join("\n")));
    Ok(out)
}

fn licence_texts(folder: &Path) -> Result<BTreeSet<String>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut texts = BTreeSet::new();
    for entry in entries.filter_map(Result::ok) {
        let name = entry.file_name().to_string_lossy().to_uppercase();
        let meant = ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"].iter().any(|word| name.starts_with(word));
        if meant && entry.path().is_file() {
            let bytes = fs::read(entry.path()).map_err(|error| format!("{}: {error}", entry.path().display()))?;
            texts.insert(String::from_utf8_lossy(&bytes).replace("\r\n", "\n").trim().to_owned());
        }
    }
    Ok(texts)
}
