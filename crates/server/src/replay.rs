//! Games shown again: any moment of them, and the proof of their dice.

use crate::Fault;
use crate::app::{App, Asker};
use crate::drawing::{Drawing, draw};
use ::table::TableId;
use catalog::{AnyEdition, Door};
use kernel::record::{Entry, Record};
use kernel::{Audience, Facts, Lang, Seal, Seat, facts};
use serde::Serialize;
use utoipa::ToSchema;

/// One moment of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Moment {
    /// After this many entries of the record.
    pub(crate) n: u32,
    /// How many entries there are.
    pub(crate) last: u32,
    /// Who acted, by seat.
    pub(crate) seat: Option<u8>,
    /// The board then. Nothing can be chosen.
    pub(crate) drawn: Drawing,
    /// What happened in this step.
    pub(crate) events: Vec<MomentEvent>,
}

/// One thing that happened.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct MomentEvent {
    /// The rule that caused it.
    pub(crate) rule: &'static str,
    /// The sentence.
    pub(crate) text: String,
}

/// What is needed to show a game again outside its task.
pub(crate) struct Tape {
    pub(crate) game: &'static dyn Door,
    pub(crate) record: Record,
    edition: AnyEdition,
    seal: Seal,
    names: Vec<String>,
    audience: Audience,
    pub(crate) ended: bool,
}

/// A game that somebody wants to see again, from a seat.
pub(crate) async fn tape(app: &App, asker: &Asker, id: &TableId, seat: Option<u8>) -> Result<Tape, Fault> {
    let (person, lang) = (asker.person.as_ref().map(|person| person.id.clone()), asker.lang);
    let found = app.tables.look(id, move |room, _| {
        let audience = room.audience(person.as_ref(), seat.map(Seat))?;
        let played = room.played().ok_or_else(|| Fault::forbidden("fault-not-begun"))?;
        let ended = room.phase().has_ended();
        let (record, seal) = (played.record().clone(), room.seal().clone());
        let edition = room.edition_of(&record);
        Ok(Tape { game: room.game(), record, edition, seal, names: room.names(lang), audience, ended })
    });
    found.await?
}

/// One moment of a game, as somebody may know it. While the game runs that is what their seat knew then.
pub(crate) async fn moment(
    app: &App,
    asker: &Asker,
    id: &TableId,
    n: Option<u32>,
    seat: Option<u8>,
) -> Result<Moment, Fault> {
    let (tape, lang) = (tape(app, asker, id, seat).await?, asker.lang);
    let told = tokio::task::spawn_blocking(move || tape.moment(n, lang)).await;
    told.map_err(|error| Fault::internal("a replay ended", &error))?
}

impl Tape {
    fn moment(mut self, n: Option<u32>, lang: Lang) -> Result<Moment, Fault> {
        let last = self.record.entries.len() as u32;
        let n = n.unwrap_or(last);
        if n > last {
            return Err(Fault::asked("fault-moment", facts![last]));
        }
        if n < last {
            self.record.entries.truncate(n as usize);
            self.record.end = None;
        }
        let mut found = None;
        let mut show = |played: &dyn catalog::AnyMatch, entry: Option<&Entry>, happenings: Vec<catalog::Happening>| {
            if played.number() == n {
                let seen = happenings.iter().filter_map(|happening| {
                    let seen = if self.ended { Some(happening.whole()) } else { happening.seen_by(self.audience) };
                    let text = self.game.words().say(lang, &seen?.phrase, self.names.as_slice());
                    Some(MomentEvent { rule: happening.rule.as_str(), text })
                });
                let seat = entry.map(|entry| match entry {
                    Entry::Act(act) => act.seat.0,
                    Entry::Undo(undo) => undo.seat.0,
                });
                let mut drawn = draw(played, self.audience, lang, &self.names);
                drawn.choices.clear();
                found = Some(Moment { n, last, seat, drawn, events: seen.collect() });
            }
        };
        self.game
            .replay(&self.record, self.edition, &mut show)
            .map_err(|fault| Fault::internal("a record does not replay", &fault))?;
        found.ok_or(Fault::Missing)
    }
}

/// What a proof found.
#[derive(Serialize, ToSchema)]
pub(crate) struct Proved {
    /// How many actions and undos were checked.
    entries: usize,
    /// How many draws were made again and compared.
    draws: usize,
    /// The fingerprint shown before the game.
    commitment: String,
    /// The secret it is the fingerprint of.
    secret: String,
    /// The finding, as a sentence.
    text: String,
}

impl Tape {
    /// Draws everything again and compares.
    pub(crate) fn prove(&self, lang: Lang) -> Result<Proved, Fault> {
        let edition = self.edition;
        let wrong = |fault: kernel::RecordFault| {
            tracing::error!(%fault, "our own record does not verify");
            Fault::asked("fault-unproved", Facts::none())
        };
        // A game that was stopped has no last line, but its dice can be made again all the same.
        self.game.resume(&self.record, edition, &self.seal).map_err(wrong)?;
        let proof = self.game.verify(&self.record, edition).map_err(wrong)?;
        let facts = facts![entries = proof.entries, draws = proof.draws];
        Ok(Proved {
            entries: proof.entries,
            draws: proof.draws,
            commitment: self.seal.commitment().to_string(),
            secret: self.seal.open(),
            text: crate::words::say(lang, "proved", facts),
        })
    }
}
