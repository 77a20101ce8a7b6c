//! What is wrong, as exceptions: what a rule refuses, and what cannot be read or done.

use crate::data::to_python;
use catalog::PlayFault;
use kernel::{EditionFault, Lang, Nameless, PositionFault, RecordFault, Refusal, UndoRefusal, Words};
use pyo3::create_exception;
use pyo3::exceptions::{PyException, PyValueError};
use pyo3::prelude::*;
use serde_json::{Value, json};

create_exception!(
    caldera,
    Refused,
    PyException,
    "A rule of the game forbids it. Nothing was changed.\n\n`rule` is the rule's ID, `facts` what it speaks of, `text` the \
     sentence in English, `texts` the sentence by language ('en', 'fr')."
);
create_exception!(
    caldera,
    Fault,
    PyValueError,
    "Something given cannot be read or done: an action, a position, an edition, a game file, an undo. Nothing was \
     changed.\n\n`key` names the fault, `text` is the sentence in English, `texts` the sentence by language, `line` the line \
     of the file (or None)."
);

/// What is wrong, as long as Python's lock is let go.
pub(crate) enum Wrong {
    Refused {
        rule: String,
        texts: Value,
        facts: Value,
    },
    Fault {
        key: String,
        texts: Value,
        line: Option<usize>,
    },
    /// Our caller's slip, told in English as Python's own are.
    Value(String),
}

impl Wrong {
    pub(crate) fn refusal(words: &Words, refusal: &Refusal) -> Wrong {
        let texts = both(|lang| words.refusal(lang, refusal.rule, &refusal.facts, &Nameless));
        Wrong::Refused { rule: refusal.rule.to_string(), texts, facts: json!(refusal.facts) }
    }

    pub(crate) fn fault(fault: &kernel::Fault) -> Wrong {
        Wrong::Fault { key: fault.key().to_owned(), texts: both(|lang| fault.say(lang)), line: None }
    }

    pub(crate) fn play(words: &Words, fault: &PlayFault) -> Wrong {
        match fault {
            PlayFault::Refused(refusal) => Wrong::refusal(words, refusal),
            PlayFault::Notation(fault) => Wrong::fault(&fault.fault()),
            PlayFault::Draws(fault) => Wrong::fault(&fault.fault()),
        }
    }

    pub(crate) fn undo(refusal: UndoRefusal) -> Wrong {
        Wrong::fault(&kernel::Fault::house(refusal.key(), kernel::facts![]))
    }
}

impl From<RecordFault> for Wrong {
    fn from(fault: RecordFault) -> Wrong {
        let texts = both(|lang| fault.say(lang));
        Wrong::Fault { key: fault.reason.key().to_owned(), texts, line: Some(fault.line) }
    }
}

impl From<EditionFault> for Wrong {
    fn from(fault: EditionFault) -> Wrong {
        let texts = both(|lang| fault.say(lang));
        Wrong::Fault { key: fault.reason.key().to_owned(), texts, line: Some(fault.line) }
    }
}

impl From<PositionFault> for Wrong {
    fn from(fault: PositionFault) -> Wrong {
        Wrong::fault(&fault.fault())
    }
}

impl From<Wrong> for PyErr {
    fn from(wrong: Wrong) -> PyErr {
        Python::attach(|py| raise(py, wrong).unwrap_or_else(|fault| fault))
    }
}

fn raise(py: Python<'_>, wrong: Wrong) -> PyResult<PyErr> {
    let english = |texts: &Value| texts["en"].as_str().unwrap_or_default().to_owned();
    match wrong {
        Wrong::Value(text) => Ok(PyValueError::new_err(text)),
        Wrong::Refused { rule, texts, facts } => {
            let text = english(&texts);
            let error = Refused::new_err(format!("{text} ({rule})"));
            let value = error.value(py);
            value.setattr("rule", rule)?;
            value.setattr("text", text)?;
            value.setattr("texts", to_python(py, &texts)?)?;
            value.setattr("facts", to_python(py, &facts)?)?;
            Ok(error)
        }
        Wrong::Fault { key, texts, line } => {
            let text = english(&texts);
            let error = Fault::new_err(text.clone());
            let value = error.value(py);
            value.setattr("key", key)?;
            value.setattr("text", text)?;
            value.setattr("texts", to_python(py, &texts)?)?;
            value.setattr("line", line)?;
            Ok(error)
        }
    }
}

/// A sentence in every language of the house.
pub(crate) fn both(say: impl Fn(Lang) -> String) -> Value {
    json!({ "en": say(Lang::En), "fr": say(Lang::Fr) })
}
