//! What one person and one address may take, as the file of settings or a file of its own says it.

use super::Settings;
use super::file::line_at;
use crate::fault::Fault;
use crate::voice::Voice;
use kernel::facts;
use server::{Caps, CapsFault};
use std::collections::BTreeMap;
use std::path::Path;
use toml::de::DeTable;

/// The caps of a file, and where it names them.
#[derive(Clone, Debug, Default)]
pub(crate) struct ToldCaps {
    pub(crate) caps: Caps,
    lines: BTreeMap<String, usize>,
}

impl ToldCaps {
    /// The caps that were read from a table of a text.
    pub(super) fn new(caps: Caps, text: &str, table: &DeTable<'_>) -> ToldCaps {
        let line = |key: &toml::Spanned<_>| line_at(text, key.span().start);
        ToldCaps { caps, lines: table.keys().map(|key| (key.get_ref().to_string(), line(key))).collect() }
    }

    /// The caps in force: of the file that `--caps` names, or else of the file of settings.
    pub(crate) fn in_force(file: Option<&Path>, settings: &Settings, voice: &Voice) -> Result<ToldCaps, Fault> {
        let Some(file) = file else { return Ok(settings.caps.clone()) };
        let text = std::fs::read_to_string(file).map_err(|error| Fault::file(file, error))?;
        let caps = Caps::from_text(&text).map_err(|CapsFault { line, reason }| {
            let facts = facts![path = file.display().to_string(), line, reason = reason.say(voice.lang)];
            Fault::asked("fault-settings", facts)
        })?;
        let table = DeTable::parse(&text).expect("it was read a moment ago");
        Ok(ToldCaps::new(caps, &text, table.get_ref()))
    }

    /// The line that names a cap.
    pub(super) fn line_of(&self, name: &str) -> Option<usize> {
        self.lines.get(name).copied()
    }
}
