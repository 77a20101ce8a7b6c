//! What happened at the table, to be told again to whoever may know it.

use crate::voice::Voice;
use catalog::{Door, Happening};
use kernel::record::Entry;
use kernel::{Audience, Names, Record, RecordFault, Seat, facts, seat_name};
use std::collections::BTreeMap;

/// What happened, in order.
#[derive(Default)]
pub(super) struct Log {
    steps: Vec<Step>,
    /// How much of it each person has been shown at their own turn.
    seen: BTreeMap<Seat, usize>,
}

enum Step {
    Happened(Vec<Happening>),
    TakenBack { seat: Seat, number: u32 },
}

impl Log {
    /// What happened in a game so far, from its record.
    pub(super) fn of(game: &dyn Door, record: &Record) -> Result<Log, RecordFault> {
        let mut log = Log::default();
        game.replay(record, game.edition_for(record), &mut |_, entry, happenings| match entry {
            Some(Entry::Undo(undo)) => log.taken_back(undo.seat, undo.undo),
            Some(Entry::Act(_)) | None => log.add(happenings),
        })?;
        Ok(log)
    }

    pub(super) fn add(&mut self, happenings: Vec<Happening>) {
        self.steps.push(Step::Happened(happenings));
    }

    pub(super) fn taken_back(&mut self, seat: Seat, number: u32) {
        self.steps.push(Step::TakenBack { seat, number });
    }

    /// The sentences that an audience may read, from a step on.
    pub(super) fn told(
        &self,
        from: usize,
        audience: Audience,
        game: &dyn Door,
        names: &dyn Names,
        voice: &Voice,
    ) -> Vec<String> {
        let steps = self.steps.iter().skip(from);
        steps.flat_map(|step| step.told(audience, game, names, voice)).collect()
    }

    /// How many steps there are.
    pub(super) fn length(&self) -> usize {
        self.steps.len()
    }

    /// From where on a person has not been shown what happened.
    pub(super) fn unseen(&self, seat: Seat) -> usize {
        self.seen.get(&seat).copied().unwrap_or(0)
    }

    /// A person knows all that happened up to now.
    pub(super) fn seen(&mut self, seat: Seat) {
        self.seen.insert(seat, self.steps.len());
    }
}

impl Step {
    fn told(&self, audience: Audience, game: &dyn Door, names: &dyn Names, voice: &Voice) -> Vec<String> {
        match self {
            Step::Happened(happenings) => {
                let told = |happening: &Happening| {
                    let phrase = happening.phrase_for(audience)?;
                    let text = voice.game(game.words(), &phrase, names);
                    Some(format!("{text} {}", voice.faint(&format!("({})", happening.rule))))
                };
                happenings.iter().filter_map(told).collect()
            }
            Step::TakenBack { seat, number } => {
                let name = seat_name(voice.lang, *seat, names);
                vec![voice.say("replay-undo", facts![number = *number, name])]
            }
        }
    }
}
