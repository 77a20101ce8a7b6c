//! Game files: opened, replayed, proved.

use crate::data::to_python;
use crate::fault::Wrong;
use crate::play::{Played, PyMatch};
use crate::setting::{door, edition_of};
use bots::analysis::Thoroughness;
use catalog::{AnyEdition, AnyMatch, Door, Happening};
use kernel::record::Entry;
use kernel::{Record, Seal};
use pyo3::prelude::*;
use serde_json::json;
use std::ops::ControlFlow;
use std::sync::Arc;

fn open(text: &str, edition: Option<&str>) -> Result<(Record, &'static dyn Door, AnyEdition), Wrong> {
    let record = Record::from_text(text)?;
    let game = door(&record.header.game)?;
    let edition = match edition {
        Some(_) => edition_of(game, edition)?,
        None => game.edition_for(&record),
    };
    Ok((record, game, edition))
}

/// What has happened so far in a file that is being replayed.
struct Course {
    game: &'static dyn Door,
    edition: AnyEdition,
    told: Vec<(u32, Arc<Vec<Happening>>)>,
}

impl Course {
    fn go_on(&mut self, played: &dyn AnyMatch, entry: Option<&Entry>, happened: Vec<Happening>) {
        if let Some(Entry::Undo(undo)) = entry {
            self.told.retain(|(number, _)| *number != undo.undo);
        }
        self.told.push((played.number(), Arc::new(happened)));
    }

    fn here(&self, played: Box<dyn AnyMatch>, has_dice: bool) -> Played {
        Played { game: self.game, edition: self.edition, played, told: self.told.clone(), has_dice }
    }
}

/// Opens the text of a game file, up to an entry.
#[pyfunction]
#[pyo3(signature = (text, until=None, secret=None, edition=None))]
pub(crate) fn load(
    py: Python<'_>,
    text: &str,
    until: Option<usize>,
    secret: Option<&str>,
    edition: Option<&str>,
) -> PyResult<PyMatch> {
    Ok(py.detach(|| load_text(text, until, secret, edition))?)
}

fn load_text(text: &str, until: Option<usize>, secret: Option<&str>, edition: Option<&str>) -> Result<PyMatch, Wrong> {
    let (mut record, game, edition) = open(text, edition)?;
    let opened = record.end.as_ref().map(|end| end.seal.clone());
    let secret = secret.map(str::to_owned).or(opened);
    if let Some(until) = until.filter(|&until| until < record.entries.len()) {
        record.entries.truncate(until);
        record.end = None;
    }
    let mut course = Course { game, edition, told: Vec::new() };
    let mut last = None;
    game.replay(&record, edition, &mut |played, entry, happened| {
        course.go_on(played, entry, happened);
        if played.number() as usize == record.entries.len() {
            last = Some(played.copy());
        }
    })?;
    let last = last.expect("a file that was replayed has been shown to its end");
    let Some(secret) = secret.filter(|_| record.end.is_none()) else {
        return Ok(PyMatch::new(course.here(last, false)));
    };
    let seal = Seal::from_hex(&secret).map_err(|fault| Wrong::fault(&fault))?;
    let resumed = game.resume(&record, edition, &seal)?;
    Ok(PyMatch::new(course.here(resumed, true)))
}

/// Replays the text of a game file and shows a copy of the match after the setup and after every entry.
#[pyfunction]
#[pyo3(signature = (text, show, edition=None))]
pub(crate) fn replay(text: &str, show: &Bound<'_, PyAny>, edition: Option<&str>) -> PyResult<()> {
    let (record, game, edition) = open(text, edition)?;
    let mut course = Course { game, edition, told: Vec::new() };
    let mut failed = None;
    let replayed = game.replay(&record, edition, &mut |played, entry, happened| {
        if failed.is_none() {
            course.go_on(played, entry, happened);
            let here = PyMatch::new(course.here(played.copy(), false));
            failed = show.call1((here,)).err();
        }
    });
    if let Some(failed) = failed {
        return Err(failed);
    }
    Ok(replayed.map_err(Wrong::from)?)
}

/// Proves the text of a game file.
#[pyfunction]
#[pyo3(signature = (text, edition=None))]
pub(crate) fn verify<'py>(py: Python<'py>, text: &str, edition: Option<&str>) -> PyResult<Bound<'py, PyAny>> {
    let proof = py.detach(|| -> Result<_, Wrong> {
        let (record, game, edition) = open(text, edition)?;
        Ok(game.verify(&record, edition)?)
    })?;
    let data = json!({
        "entries": proof.entries, "draws": proof.draws, "sealed": proof.sealed, "finished": proof.finished,
        "given": proof.given, "forced": proof.forced,
    });
    to_python(py, &data)
}

/// Looks back at the text of a game file.
#[pyfunction]
#[pyo3(signature = (text, effort, edition=None))]
pub(crate) fn analyse<'py>(
    py: Python<'py>,
    text: &str,
    effort: &str,
    edition: Option<&str>,
) -> PyResult<Bound<'py, PyAny>> {
    let report = py.detach(|| -> Result<_, Wrong> {
        let effort = effort.parse::<Thoroughness>().map_err(|unknown| Wrong::Value(unknown.to_string()))?;
        let (record, game, edition) = open(text, edition)?;
        Ok(bots::analysis::analyse(game, &record, edition, effort, &mut |_| ControlFlow::Continue(()))?)
    })?;
    let mut data = json!(report);
    data["totals"] = json!(report.totals());
    to_python(py, &data)
}
