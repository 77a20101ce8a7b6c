//! A store that fails: it keeps the lines of one table as text, and may refuse, or keep something and not say so.

use kernel::Dice;
use table::Line;

/// What becomes of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// Another node has written since.
    Conflict,
    /// Nobody can say whether it was kept.
    Unknown,
}

/// The lines of one table, as text.
pub(crate) struct Disk {
    lines: Vec<String>,
    /// In 100: how often it fails.
    failing: u32,
}

impl Disk {
    pub(crate) fn new(failing: u32) -> Disk {
        Disk { lines: Vec::new(), failing }
    }

    pub(crate) fn head(&self) -> u32 {
        self.lines.len() as u32
    }

    /// From now on it works.
    pub(crate) fn mend(&mut self) {
        self.failing = 0;
    }

    /// Keeps all lines or none, if they follow the last one.
    pub(crate) fn append(&mut self, lines: &[Line], dice: &mut Dice) -> Result<(), Fault> {
        let fails = dice.below(100) < self.failing;
        // It fails before anything is kept, or after.
        if fails && dice.below(2) == 0 {
            return Err(Fault::Unknown);
        }
        if lines.first().is_none_or(|line| line.seq != self.head() + 1) {
            return Err(Fault::Conflict);
        }
        self.lines.extend(lines.iter().map(|line| serde_json::to_string(line).expect("a line is plain data")));
        if fails { Err(Fault::Unknown) } else { Ok(()) }
    }

    /// The lines after a number; nothing if it fails.
    pub(crate) fn since(&self, seq: u32, dice: &mut Dice) -> Option<Vec<Line>> {
        (dice.below(100) >= self.failing).then(|| self.all_since(seq))
    }

    /// The lines after a number, for those who check.
    pub(crate) fn all_since(&self, seq: u32) -> Vec<Line> {
        let read = |line: &String| serde_json::from_str(line).expect("what was written can be read");
        self.lines[(seq as usize).min(self.lines.len())..].iter().map(read).collect()
    }
}
