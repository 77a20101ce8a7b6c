//! A worked example of the book as data: a position, what is done there, and what comes of it.
//!
//! Examples are written by a game's tests from the rows of the book (`testkit::examples`), so that a program that
//! knows no game's shorthand can play them too: the pages of the book draw them. They are kept as JSON lines.

use crate::{Draw, OwnFault, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One row of a worked example.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    /// Which of the book's examples it belongs to, counted from 0.
    pub case: usize,
    /// The rules it shows, the most important first.
    pub rules: Vec<String>,
    /// Where it starts. In a file, nothing stands for the same position as in the line before.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub position: Value,
    /// What is done, in order. Only the last step may be refused.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<ExampleStep>,
    /// What could be done in the end, and what could not.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub asks: Vec<ExampleAsk>,
    /// The hash of the state in the end.
    pub hash: String,
}

/// Something that is done in an example.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExampleStep {
    /// Who does it.
    pub seat: Seat,
    /// What, in the game's notation.
    pub action: String,
    /// What chance brings.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub draws: Vec<Draw>,
    /// The rule that refuses it, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
}

/// Something an example speaks about that is not done in it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExampleAsk {
    /// Who would do it.
    pub seat: Seat,
    /// What, in the game's notation.
    pub action: String,
    /// The rule that would refuse it, if one would.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
}

impl Example {
    /// Reads a file of examples, or says which line is wrong and why.
    pub fn read_all(text: &str) -> Result<Vec<Example>, OwnFault> {
        let mut read: Vec<Example> = Vec::new();
        for (number, line) in text.lines().enumerate() {
            let wrong = |reason: String| OwnFault(format!("line {}: {reason}", number + 1));
            let mut example: Example = serde_json::from_str(line).map_err(|fault| wrong(fault.to_string()))?;
            if example.position.is_null() {
                let before = read.last().ok_or_else(|| wrong("the first example needs a position".to_owned()))?;
                example.position = before.position.clone();
            }
            read.push(example);
        }
        Ok(read)
    }

    /// Writes a file of examples.
    pub fn write_all(examples: &[Example]) -> String {
        let mut text = String::new();
        let mut position = &Value::Null;
        for example in examples {
            let same = example.position == *position;
            position = &example.position;
            let written = if same { Value::Null } else { position.clone() };
            let line = Example { position: written, ..example.clone() };
            text.push_str(&serde_json::to_string(&line).expect("an example is plain data"));
            text.push('\n');
        }
        text
    }
}
