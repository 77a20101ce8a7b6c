//! A room from its journal: the game is replayed, every draw compared with the sealed dice.

use super::room::{Effect, Room};
use crate::Fault;
use crate::journal::{Deed, Line};
use crate::store::Stored;
use crate::token::TableId;
use kernel::record::{Entry, Record};
use std::collections::HashMap;

/// The record that a journal amounts to, and which line holds which entry.
struct Written {
    record: Option<Record>,
    /// The line that began the game, then one for each entry.
    lines: Vec<u32>,
    /// Entries that were gone back over.
    dropped: Vec<u32>,
}

impl Room {
    pub(super) fn restore(id: TableId, stored: &Stored) -> Result<Room, Fault> {
        let Some(Line { deed: Deed::Opened { host, plan, chairs }, .. }) = stored.lines.first() else {
            return Err(Fault::internal("a journal without a beginning", &id));
        };
        let mut room = Room::new(id, host.clone(), plan.clone(), chairs.clone(), stored.secret)?;
        let written = read(stored);
        let mut effects = room.replay(&written)?;
        for line in &stored.lines {
            let dropped = written.dropped.contains(&line.seq);
            if dropped {
                room.seq = line.seq;
                continue;
            }
            room.note(line, effects.remove(&line.seq));
        }
        Ok(room)
    }

    /// Brings the game to its present state; returns what each line did to it.
    fn replay(&mut self, written: &Written) -> Result<HashMap<u32, Effect>, Fault> {
        let mut effects = HashMap::new();
        let Some(record) = &written.record else { return Ok(effects) };
        let edition = self.game.base_edition();
        let fault = |fault: kernel::RecordFault| Fault::internal("a journal does not replay", &fault);
        let mut lines = written.lines.iter();
        let mut show = |played: &dyn catalog::AnyMatch, _: Option<&Entry>, happenings| {
            if let Some(seq) = lines.next() {
                effects.insert(*seq, Effect::of(played, happenings));
            }
        };
        self.game.replay(record, edition, &mut show).map_err(fault)?;
        self.played = Some(self.game.resume(record, edition, &self.seal).map_err(fault)?);
        Ok(effects)
    }
}

fn read(stored: &Stored) -> Written {
    let mut written = Written { record: None, lines: Vec::new(), dropped: Vec::new() };
    for line in &stored.lines {
        match &line.deed {
            Deed::Started { header, start } => {
                written.record =
                    Some(Record { header: header.clone(), start: start.clone(), entries: Vec::new(), end: None });
                written.lines.push(line.seq);
            }
            Deed::Acted { entry, end } => {
                if let Some(record) = &mut written.record {
                    record.entries.push(Entry::Act(entry.clone()));
                    record.end = end.clone();
                    written.lines.push(line.seq);
                }
            }
            Deed::TookBack { entry } => {
                if let Some(record) = &mut written.record {
                    record.entries.push(Entry::Undo(entry.clone()));
                    written.lines.push(line.seq);
                }
            }
            Deed::WentBack { to } => {
                if let Some(record) = &mut written.record {
                    record.entries.truncate(*to as usize);
                    written.dropped.extend(written.lines.drain(*to as usize + 1..));
                }
            }
            // The shares in the dice stand in the record's header.
            Deed::Opened { .. }
            | Deed::Shared { .. }
            | Deed::Sat { .. }
            | Deed::Rose { .. }
            | Deed::Filled { .. }
            | Deed::AskedBack { .. }
            | Deed::AnsweredBack { .. }
            | Deed::Replaced { .. }
            | Deed::Returned { .. }
            | Deed::Resigned { .. }
            | Deed::Stopped { .. }
            | Deed::Said { .. }
            | Deed::Watched { .. }
            | Deed::Again { .. }
            | Deed::Waited { .. } => {}
        }
    }
    written
}
