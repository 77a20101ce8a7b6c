//! Tables of reference: what an edition holds, as the book shows it. They are made from the edition in use, so a corrected
//! edition corrects them.

use crate::fill::OURS;
use crate::{Lang, fold, house_words};
use std::fmt::Write as _;

/// A table of reference, in one language.
///
/// ```
/// # use kernel::{ReferenceCell, ReferenceTable};
/// let table = ReferenceTable {
///     title: "Monsters".to_owned(),
///     rule: "FER-ENC-1".to_owned(),
///     columns: vec!["Name".to_owned(), "SKILL".to_owned()],
///     rows: vec![
///         vec![ReferenceCell::new("Troll"), ReferenceCell::ours("9")],
///         vec![ReferenceCell::new("Rat"), ReferenceCell::new("8")],
///     ],
/// };
/// assert_eq!(table.with_rows_of("troll").unwrap().rows.len(), 1);
/// assert!(table.markdown().contains("| Troll | 9 ◊ |"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReferenceTable {
    /// What it lists.
    pub title: String,
    /// The rule that sends readers here.
    pub rule: String,
    /// What each column holds.
    pub columns: Vec<String>,
    /// The rows, each with a cell per column.
    pub rows: Vec<Vec<ReferenceCell>>,
}

/// One cell of a table of reference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReferenceCell {
    /// What it says.
    pub text: String,
    /// Whether the value was designed for the edition and does not claim to be the printed game's.
    pub ours: bool,
}

impl ReferenceCell {
    /// A cell with a value of the printed game, or without a value.
    pub fn new(text: impl Into<String>) -> ReferenceCell {
        ReferenceCell { text: text.into(), ours: false }
    }

    /// A cell with a value that was designed for the edition.
    pub fn ours(text: impl Into<String>) -> ReferenceCell {
        ReferenceCell { text: text.into(), ours: true }
    }

    /// The cell as text, marked if the value is ours.
    pub fn marked(&self) -> String {
        if self.ours { format!("{} {OURS}", self.text) } else { self.text.clone() }
    }
}

impl ReferenceTable {
    /// The rows that hold every word asked for, accents and case aside; the whole table if its title or rule does.
    pub fn with_rows_of(&self, words: &str) -> Option<ReferenceTable> {
        let wanted: Vec<String> = words.split_whitespace().map(fold).collect();
        let holds = |text: &str| wanted.iter().all(|word| fold(text).contains(word.as_str()));
        if holds(&format!("{} {}", self.title, self.rule)) {
            return Some(self.clone());
        }
        let text = |row: &[ReferenceCell]| row.iter().map(|cell| cell.text.as_str()).collect::<Vec<_>>().join(" ");
        let rows: Vec<Vec<ReferenceCell>> = self.rows.iter().filter(|row| holds(&text(row))).cloned().collect();
        (!rows.is_empty()).then(|| ReferenceTable { rows, ..self.clone() })
    }

    /// The table in Markdown, below its heading.
    pub fn markdown(&self) -> String {
        let mut out = format!("### {}\n\n{}\n\n", self.title, self.rule);
        let line = |cells: Vec<String>| {
            let cells: Vec<String> = cells.iter().map(|cell| cell.replace('|', "\\|")).collect();
            format!("| {} |\n", cells.join(" | "))
        };
        out.push_str(&line(self.columns.clone()));
        out.push_str(&line(self.columns.iter().map(|_| "---".to_owned()).collect()));
        for row in &self.rows {
            out.push_str(&line(row.iter().map(ReferenceCell::marked).collect()));
        }
        out
    }
}

/// The chapter of the book that holds tables of reference, in Markdown; nothing if there are none.
pub fn reference_chapter(tables: &[ReferenceTable], edition: &str, lang: Lang) -> String {
    if tables.is_empty() {
        return String::new();
    }
    let words = house_words();
    let facts = crate::facts![edition, mark = OURS.to_string()];
    let note = words.say(lang, &crate::Phrase::new("reference-note", facts), &crate::Nameless);
    let mut out = format!("\n## {}\n\n{note}\n", words.label(lang, "reference-chapter"));
    for table in tables {
        let _ = write!(out, "\n{}", table.markdown());
    }
    out
}
