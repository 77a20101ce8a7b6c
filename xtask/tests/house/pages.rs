//! What the documents name is there: files that they link to, and metrics that the server has.

use crate::sources::root;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The documents of the project, from its folder.
fn documents() -> Vec<PathBuf> {
    let markdown = |folder: &str| {
        let entries = fs::read_dir(root().join(folder)).expect("a folder").map(|entry| entry.expect("a file").path());
        entries.filter(|path| path.extension().is_some_and(|ending| ending == "md")).collect::<Vec<_>>()
    };
    let mut found: Vec<PathBuf> = ["", "docs", "docs/balance"].into_iter().flat_map(markdown).collect();
    found.sort();
    found
}

/// Where a document leads within the project: `[words](place)` and `src="place"`.
fn places(text: &str) -> BTreeSet<&str> {
    let after = |mark: &str, end: char| -> Vec<&str> {
        text.split(mark).skip(1).filter_map(|rest| rest.split_once(end)).map(|(place, _)| place).collect()
    };
    let all = after("](", ')').into_iter().chain(after("src=\"", '"'));
    let inside = all.filter(|place| !place.contains("://") && !place.starts_with("mailto:") && !place.contains(' '));
    inside.filter_map(|place| place.split('#').next()).filter(|place| !place.is_empty()).collect()
}

#[test]
fn links_lead_somewhere() {
    let mut lost = Vec::new();
    for document in documents() {
        let text = fs::read_to_string(&document).expect("it is text");
        let folder = document.parent().unwrap_or(Path::new(""));
        let gone = places(&text).into_iter().filter(|place| !folder.join(place).exists());
        lost.extend(gone.map(|place| format!("{}: {place}", document.display())));
    }
    assert!(lost.is_empty(), "these lead nowhere: {lost:#?}");
}

#[test]
fn places_are_found_in_links_and_pictures() {
    let text = "[a](docs/a.md#part) <img src=\"b.jpg\"> [c](https://example.org) [d](#here)";
    assert_eq!(places(text), BTreeSet::from(["docs/a.md", "b.jpg"]));
}

/// Every word that begins as our metrics do.
fn metrics(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    words.filter(|word| word.starts_with("caldera_")).map(str::to_owned).collect()
}

/// `known.txt` is what `/metrics` answers: a test of the server compares the two.
#[test]
fn metrics_that_are_named_exist() {
    let read = |path: &str| fs::read_to_string(root().join(path)).expect("it is text");
    let known = metrics(&read("crates/server/src/metrics/known.txt"));
    let rules = metrics(&read("deploy/prometheus-rules.yml"));
    assert!(rules.len() >= 4 && rules.is_subset(&known), "no such metric: {:?}", rules.difference(&known));
    let dashboard: serde_json::Value = serde_json::from_str(&read("deploy/grafana.json")).expect("JSON");
    let questions: Vec<&str> = dashboard["panels"]
        .as_array()
        .expect("a dashboard has panels")
        .iter()
        .flat_map(|panel| panel["targets"].as_array().expect("a panel asks something"))
        .map(|target| target["expr"].as_str().expect("a question is text"))
        .collect();
    let asked = metrics(&questions.join(" "));
    assert!(asked.len() >= 10 && asked.is_subset(&known), "no such metric: {:?}", asked.difference(&known));
    let told: BTreeSet<String> =
        metrics(&read("docs/operating.md")).into_iter().filter(|word| word.ends_with("_total")).collect();
    assert!(!told.is_empty() && told.is_subset(&known), "no such metric: {:?}", told.difference(&known));
}
