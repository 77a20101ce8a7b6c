//! What was done in a recorded game, in words.

use super::Cast;
use crate::voice::Voice;
use bots::analysis::Report;
use catalog::{AnyEdition, AnyMatch, Door, EraBegun, Eras};
use kernel::record::Entry;
use kernel::{Record, Seat, facts};
use std::collections::BTreeMap;

/// Every entry as a sentence, and every option that was looked at.
pub(super) struct Story {
    /// By seat.
    pub(super) names: Vec<String>,
    /// What divides the game.
    pub(super) eras: Vec<EraBegun>,
    done: Vec<String>,
    options: Vec<BTreeMap<String, String>>,
}

impl Story {
    /// Tells a record that was replayed before.
    pub(super) fn of(
        game: &dyn Door,
        record: &Record,
        edition: AnyEdition,
        report: &Report,
        cast: &Cast,
        voice: &Voice,
    ) -> Story {
        let mut story = Story { names: Vec::new(), eras: Vec::new(), done: Vec::new(), options: Vec::new() };
        let mut eras = Eras::default();
        // It was replayed for the analysis, so nothing is wrong with it.
        let _ = game.replay(record, edition, &mut |played, entry, happenings| {
            let name = |seat| cast.name(seat, played.place(seat), voice);
            story.names = Seat::all(played.seats()).map(name).collect();
            eras.hear(played.number(), &happenings);
            let Some(entry) = entry else { return };
            if let Entry::Undo(undo) = entry {
                eras.forget(undo.undo);
            }
            let moment = report.moments.get(story.done.len());
            story.done.push(sentence(played, entry, &story.names, voice));
            let weighed = moment.and_then(|moment| moment.choice.as_ref()).into_iter();
            let options = weighed.flat_map(|choice| &choice.options);
            story.options.push(
                options
                    .map(|option| (option.action.clone(), phrase(played, &option.action, &story.names, voice)))
                    .collect(),
            );
        });
        story.eras = eras.told(game.words(), voice.lang);
        story
    }

    /// Who played a seat.
    pub(super) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// What an entry did; they are numbered from 1.
    pub(super) fn done(&self, number: u32) -> &str {
        self.done.get(number as usize - 1).map_or("", String::as_str)
    }

    /// An option of an entry, as it is told.
    pub(super) fn option<'a>(&'a self, number: u32, action: &'a str) -> &'a str {
        let options = self.options.get(number as usize - 1);
        options.and_then(|options| options.get(action)).map_or(action, String::as_str)
    }
}

fn sentence(played: &dyn AnyMatch, entry: &Entry, names: &[String], voice: &Voice) -> String {
    match entry {
        Entry::Act(act) => {
            let name = names[act.seat.index()].as_str();
            voice.say("analyse-done", facts![name, what = phrase(played, &act.action, names, voice)])
        }
        Entry::Undo(undo) => {
            let name = names[undo.seat.index()].as_str();
            voice.say("replay-undo", facts![number = undo.undo, name])
        }
    }
}

fn phrase(played: &dyn AnyMatch, action: &str, names: &[String], voice: &Voice) -> String {
    played.phrase(action).map_or_else(|_| action.to_owned(), |phrase| voice.game(played.words(), &phrase, names))
}
