//! What `cargo mutants` reports: faults put into a game's code that its tests found, or did not.

use super::state::Checked;
use serde_json::Value;

/// Reads `outcomes.json`. Mutants in `src/rules/` are counted apart: of these nearly all must be found.
pub(crate) fn read(report: &Value) -> Checked {
    let mut checked = Checked { games: 1, ..Checked::default() };
    for outcome in report["outcomes"].as_array().into_iter().flatten() {
        let mutant = &outcome["scenario"]["Mutant"];
        let Some(name) = mutant["name"].as_str() else { continue };
        let killed = match outcome["summary"].as_str() {
            Some("CaughtMutant" | "Timeout") => true,
            Some("MissedMutant") => false,
            // It does not compile.
            _ => continue,
        };
        let rules = mutant["file"].as_str().is_some_and(|file| file.contains("/src/rules/"));
        let kind = match (killed, rules) {
            (true, true) => "killed in rules",
            (true, false) => "killed elsewhere",
            (false, true) => "survived in rules",
            (false, false) => "survived elsewhere",
        };
        *checked.more.entry(kind.to_owned()).or_default() += 1;
        checked.done += 1;
        if !killed {
            checked.survivors.push(name.to_owned());
        }
    }
    checked
}

#[cfg(test)]
mod tests {
    use super::read;
    use serde_json::json;

    #[test]
    fn mutants_are_counted_by_where_they_are_and_survivors_are_named() {
        let mutant = |file: &str, name: &str, summary: &str| json!({ "scenario": { "Mutant": { "file": file, "name": name } }, "summary": summary });
        let report = json!({ "outcomes": [
            { "scenario": "Baseline", "summary": "Success" },
            mutant("games/ferry/src/rules/play.rs", "a", "CaughtMutant"),
            mutant("games/ferry/src/rules/play.rs", "b", "MissedMutant"),
            mutant("games/ferry/src/view.rs", "c", "Timeout"),
            mutant("games/ferry/src/view.rs", "d", "Unviable"),
        ] });
        let checked = read(&report);
        assert_eq!((checked.done, checked.survivors), (3, vec!["b".to_owned()]));
        assert_eq!(checked.more["killed in rules"], 1);
        assert_eq!(checked.more["survived in rules"], 1);
        assert_eq!(checked.more["killed elsewhere"], 1);
        assert!(!checked.more.contains_key("survived elsewhere"));
    }
}
