//! `cargo xtask proof`: long checks, a little of each in turn, for as long as one has. What was checked is added up in
//! `ledger.json` of the server, which shows it beside each book, and told in `docs/ledger.md`; the next run goes on from there.

mod ledger;
mod mutants;
mod parts;
mod state;

use parts::{Part, Tools};
use state::State;
use std::collections::BTreeMap;
use std::path::Path;
use std::time::{Duration, Instant};

/// What is asked for.
#[derive(Debug, PartialEq)]
pub(crate) struct Wanted {
    /// How long it may take; without, until everything is done.
    minutes: Option<f64>,
    /// The kinds of checks; all without any.
    only: Vec<String>,
    /// The program whose engine is checked, if it is not to be built.
    program: Option<String>,
}

impl Wanted {
    pub(crate) fn read(mut words: &[&str]) -> Result<Wanted, String> {
        let mut wanted = Wanted { minutes: None, only: Vec::new(), program: None };
        loop {
            words = match words {
                [] => return Ok(wanted),
                ["--minutes", number, rest @ ..] => {
                    let minutes = number.parse::<f64>().ok().filter(|minutes| minutes.is_finite() && *minutes >= 0.0);
                    wanted.minutes =
                        Some(minutes.ok_or_else(|| format!("--minutes {number}: not a number of minutes"))?);
                    rest
                }
                ["--only", kind, rest @ ..] => {
                    if !parts::KINDS.contains(kind) {
                        return Err(format!("--only {kind}: there is {}", parts::KINDS.join(", ")));
                    }
                    wanted.only.push((*kind).to_owned());
                    rest
                }
                ["--program", file, rest @ ..] => {
                    wanted.program = Some((*file).to_owned());
                    rest
                }
                [unknown, ..] => return Err(format!("proof does not know {unknown}")),
            };
        }
    }
}

/// Checks until the time is up or everything is done, and writes the ledger.
pub(crate) fn proof(root: &Path, wanted: &Wanted) -> Result<(), String> {
    let (json, page) = (root.join("crates/server/src/book/ledger.json"), root.join("docs/ledger.md"));
    let mut state = State::read(&json)?;
    let parts: Vec<Part> = parts::all(root)?
        .into_iter()
        .filter(|part| wanted.only.is_empty() || wanted.only.iter().any(|kind| kind == part.kind))
        .collect();
    let mut tools = Tools::new(root, wanted.program.as_deref())?;
    let limit = wanted.minutes.map(|minutes| Duration::from_secs_f64(minutes * 60.0));
    let began = Instant::now();
    let (mut failed, mut skipped) = (Vec::new(), Vec::new());
    while limit.is_none_or(|limit| began.elapsed() < limit) {
        let codes = codes(&tools, &parts)?;
        let Some(part) = next(&parts, &state, &codes, &failed, &skipped) else { break };
        let (code, commit) = &codes[&part.name()];
        let done = state.of(&part.name(), code);
        match tools.check(part, &done) {
            Ok(checked) => {
                if let Some(failure) = &checked.failure {
                    println!("{}: {failure}", part.name());
                    failed.push(part.name());
                }
                let done = state.add(&part.name(), (code, commit), &tools.date, checked);
                println!("{}: {} of {} ({:.1} %)", part.name(), done.done, part.wanted, part.share(&done) * 100.0);
            }
            Err(reason) => {
                println!("{}: left out: {reason}", part.name());
                skipped.push(part.name());
            }
        }
        state.write(&json)?;
        std::fs::write(&page, ledger::page(root, &parts::all(root)?, &state)?).map_err(|fault| fault.to_string())?;
    }
    println!("docs/ledger.md says what was checked");
    if failed.is_empty() { Ok(()) } else { Err(format!("faults were found: {}", failed.join(", "))) }
}

/// The code that each part examines and the commit in which it stands, by the part's name.
type Codes = BTreeMap<String, (String, String)>;

fn codes(tools: &Tools, parts: &[Part]) -> Result<Codes, String> {
    parts.iter().map(|part| Ok((part.name(), tools.code(part)?))).collect()
}

/// The part of which the least has been done.
fn next<'a>(
    parts: &'a [Part],
    state: &State,
    codes: &Codes,
    failed: &[String],
    skipped: &[String],
) -> Option<&'a Part> {
    let share = |part: &Part| part.share(&state.of(&part.name(), &codes[&part.name()].0));
    let open = parts
        .iter()
        .filter(|part| share(part) < 1.0 && !failed.contains(&part.name()) && !skipped.contains(&part.name()));
    open.min_by(|one, other| share(one).total_cmp(&share(other)))
}

#[cfg(test)]
mod tests {
    use super::{Codes, Wanted, next};
    use crate::proof::parts::Part;
    use crate::proof::state::{Checked, State};

    #[test]
    fn what_is_asked_for_is_read() {
        let wanted = Wanted::read(&["--minutes", "1.5", "--only", "fuzz"]).expect("it is sound");
        assert_eq!(wanted, Wanted { minutes: Some(1.5), only: vec!["fuzz".to_owned()], program: None });
        for wrong in [&["--minutes", "soon"][..], &["--only", "luck"], &["--hard"]] {
            assert!(Wanted::read(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn the_least_advanced_goes_next_and_a_failure_is_not_repeated() {
        let parts = [Part::new("pairs", "ferry", 100), Part::new("fuzz", "ferry", 10)];
        let mut state = State::default();
        let checked = |done| Checked { done, ..Checked::default() };
        state.add("pairs ferry", ("code", "c0ffee"), "2026-01-01", checked(20));
        state.add("fuzz ferry", ("code", "c0ffee"), "2026-01-01", checked(3));
        let codes = |code: &str| -> Codes {
            parts.iter().map(|part| (part.name(), (code.to_owned(), "c0ffee".to_owned()))).collect()
        };
        let name = |failed: &[String]| next(&parts, &state, &codes("code"), failed, &[]).map(Part::name);
        assert_eq!(name(&[]).as_deref(), Some("pairs ferry"));
        assert_eq!(name(&["pairs ferry".to_owned()]).as_deref(), Some("fuzz ferry"));
        let anew = next(&parts, &state, &codes("other code"), &[], &[]).map(Part::name);
        assert_eq!(anew.as_deref(), Some("pairs ferry"));
        state.add("pairs ferry", ("code", "c0ffee"), "2026-01-01", Checked { nothing: true, ..Checked::default() });
        assert_eq!(
            next(&parts, &state, &codes("code"), &["fuzz ferry".to_owned()], &[]),
            None,
            "where there is nothing to check, nothing is left"
        );
    }

    #[test]
    fn work_goes_on_where_it_stopped_and_begins_anew_with_other_code() {
        let mut state = State::default();
        state.add("fuzz ferry", ("code", "c0ffee"), "2026-01-01", Checked { done: 7, games: 7, ..Checked::default() });
        let again = State::parse(&state.text()).expect("it was written by us");
        assert_eq!((again.of("fuzz ferry", "code").done, again.of("fuzz ferry", "code").next), (7, 8));
        let anew = again.of("fuzz ferry", "other code");
        assert_eq!((anew.done, anew.before, anew.next), (0, 7, 8), "other seeds than those that were examined before");
        assert_eq!(
            again.known("fuzz ferry").map(|done| done.commit.as_str()),
            Some("c0ffee"),
            "the ledger keeps it until then"
        );
    }
}
