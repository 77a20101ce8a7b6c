//! Games shown again: any moment of them, and the proof of their dice.

use crate::Fault;
use crate::app::{App, Asker};
use crate::drawing::{self, Cue, Drawing, Witness, cues, draw};
use ::table::TableId;
use catalog::{AnyEdition, AnyMatch, Door, Happening};
use kernel::record::{ActEntry, Entry, Record};
use kernel::{Audience, Facts, Lang, Seal, Seat, Turn, facts};
use serde::{Deserialize, Serialize};
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
    /// Whether chance had a say in what was decided next, so that it can be tried with other dice. While the game runs
    /// that is told only of one's own decisions.
    pub(crate) chance_next: bool,
    /// The board then. Nothing can be chosen.
    pub(crate) drawn: Drawing,
    /// What happened in this step.
    pub(crate) events: Vec<MomentEvent>,
    /// With open eyes: what each seat knew then.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub(crate) known: Vec<SeatKnew>,
}

/// What a seat knew at a moment.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct SeatKnew {
    /// Which seat.
    seat: u8,
    /// Who.
    name: String,
    /// What stood around its board.
    panels: String,
}

/// Through whose eyes a game is seen, if not through those of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Eyes {
    /// Those of spectators: what everybody knew.
    Spectator,
    /// Everybody's at once. Only after the end.
    Open,
}

/// As whom somebody wants to see a game again.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Gaze {
    /// As this seat knew it.
    pub(crate) seat: Option<u8>,
    /// Not as a seat knew it.
    pub(crate) eyes: Option<Eyes>,
}

impl Gaze {
    /// How addresses say it; empty if nothing was chosen.
    pub(crate) fn address(self) -> String {
        match (self.eyes, self.seat) {
            (Some(Eyes::Spectator), _) => "eyes=spectator".to_owned(),
            (Some(Eyes::Open), _) => "eyes=open".to_owned(),
            (None, Some(seat)) => format!("seat={seat}"),
            (None, None) => String::new(),
        }
    }
}

/// One thing that happened.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct MomentEvent {
    /// The rule that caused it.
    pub(crate) rule: &'static str,
    /// The sentence.
    pub(crate) text: String,
    /// What to show of it, as far as who looks could see it then.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub(crate) cues: Vec<Cue>,
}

/// What is needed to show a game again outside its task.
pub(crate) struct Tape {
    pub(crate) game: &'static dyn Door,
    pub(crate) record: Record,
    pub(crate) edition: AnyEdition,
    seal: Seal,
    names: Vec<String>,
    audience: Audience,
    pub(crate) ended: bool,
    /// Whether all that happened is told, or only what the audience learnt of it.
    whole: bool,
    /// Whether what each seat knew is shown as well.
    open: bool,
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
        let names = room.names(lang);
        Ok(Tape { game: room.game(), record, edition, seal, names, audience, ended, whole: ended, open: false })
    });
    found.await?
}

/// One moment of a game, as somebody may know it. While the game runs that is what their seat knew then.
pub(crate) async fn moment(
    app: &App,
    asker: &Asker,
    id: &TableId,
    n: Option<u32>,
    gaze: Gaze,
) -> Result<Moment, Fault> {
    let (mut tape, lang) = (tape(app, asker, id, gaze.seat).await?, asker.lang);
    tape.look_as(gaze)?;
    let told = tokio::task::spawn_blocking(move || tape.moment(n, lang)).await;
    told.map_err(|error| Fault::internal("a replay ended", &error))?
}

impl Tape {
    /// The players' names by seat.
    pub(crate) fn names(&self) -> &[String] {
        &self.names
    }

    /// Who asks to see a game as somebody knew it is not told more than that.
    fn look_as(&mut self, gaze: Gaze) -> Result<(), Fault> {
        match gaze.eyes {
            Some(Eyes::Open) if !self.ended => return Err(Fault::forbidden("fault-not-over")),
            Some(Eyes::Open) => (self.audience, self.open) = (Audience::Spectator, true),
            Some(Eyes::Spectator) => (self.audience, self.whole) = (Audience::Spectator, false),
            None => self.whole &= gaze.seat.is_none(),
        }
        Ok(())
    }

    /// What each seat knows where a match stands.
    fn known(&self, played: &dyn catalog::AnyMatch, lang: Lang) -> Vec<SeatKnew> {
        let seats = Seat::all(played.seats()).filter(|_| self.open);
        let knew = |seat: Seat| SeatKnew {
            seat: seat.0,
            name: kernel::seat_name(lang, seat, self.names()),
            panels: draw(played, Audience::Seat(seat), lang, &self.names).panels,
        };
        seats.map(knew).collect()
    }

    /// Forgets what came after this many entries.
    fn cut(&mut self, n: u32) -> Result<(), Fault> {
        let last = self.record.entries.len() as u32;
        if n > last {
            return Err(Fault::asked("fault-moment", facts![last]));
        }
        if n < last {
            self.record.entries.truncate(n as usize);
            self.record.end = None;
        }
        Ok(())
    }

    /// The game after so many entries, if it can go on from there. It is the whole truth.
    pub(crate) fn standing_at(&self, n: u32) -> Result<Box<dyn AnyMatch>, Fault> {
        let last = self.record.entries.len() as u32;
        if n > last {
            return Err(Fault::asked("fault-moment", facts![last]));
        }
        let mut found = None;
        let mut look = |played: &dyn AnyMatch, _: Option<&Entry>, _: Vec<Happening>| {
            if played.number() == n && matches!(played.turn(), Turn::Decide(_)) {
                found = Some(played.copy());
            }
        };
        self.replayed(&mut look)?;
        found.ok_or_else(|| Fault::asked("fault-what-if-over", Facts::none()))
    }

    /// The decision that was made after so many entries.
    pub(crate) fn decided_at(&self, n: u32) -> Option<&ActEntry> {
        match self.record.entries.get(n as usize) {
            Some(Entry::Act(act)) => Some(act),
            Some(Entry::Undo(_)) | None => None,
        }
    }

    fn replayed(&self, show: &mut catalog::ShowEntry<'_>) -> Result<(), Fault> {
        let replayed = self.game.replay(&self.record, self.edition, show);
        replayed.map_err(|fault| Fault::internal("a record does not replay", &fault))
    }

    fn moment(mut self, n: Option<u32>, lang: Lang) -> Result<Moment, Fault> {
        let last = self.record.entries.len() as u32;
        let n = n.unwrap_or(last);
        let may_know = |act: &&ActEntry| self.ended || self.audience == Audience::Seat(act.seat);
        let chance_next = self.decided_at(n).filter(may_know).is_some_and(|act| !act.draws.is_empty());
        self.cut(n)?;
        let mut found = None;
        let mut show = |played: &dyn AnyMatch, entry: Option<&Entry>, happenings: Vec<Happening>| {
            if played.number() == n {
                let events = self.told(&happenings, lang);
                let seat = entry.map(|entry| match entry {
                    Entry::Act(act) => act.seat.0,
                    Entry::Undo(undo) => undo.seat.0,
                });
                let mut drawn = draw(played, self.audience, lang, &self.names);
                drawn.choices.clear();
                let known = self.known(played, lang);
                found = Some(Moment { n, last, seat, chance_next, drawn, events, known });
            }
        };
        self.replayed(&mut show)?;
        found.ok_or(Fault::Missing)
    }
}

impl Tape {
    /// What happened, in words and to be shown. After the end all is told, unless somebody asked for what an audience knew; what
    /// is shown stays what the audience saw.
    fn told(&self, happenings: &[Happening], lang: Lang) -> Vec<MomentEvent> {
        let witness = |happening: &Happening| {
            Some(Witness { event: happening.event_for(self.audience)?, phrase: happening.phrase_for(self.audience)? })
        };
        let witnessed: Vec<Option<Witness>> = happenings.iter().map(witness).collect();
        let known: Vec<bool> = witnessed.iter().map(Option::is_some).collect();
        let mut shown = cues(&witnessed.into_iter().flatten().collect::<Vec<_>>(), lang).into_iter();
        let told = happenings.iter().zip(known).filter_map(|(happening, known)| {
            let cues = if known { shown.next().unwrap_or_default() } else { Vec::new() };
            let seen = happening.seen_by(self.audience);
            let is_whole = seen.as_ref().is_some_and(|seen| *seen == happening.whole());
            let text = if self.whole && !is_whole {
                self.game.words().say(lang, &happening.whole().phrase, self.names.as_slice())
            } else {
                let witness = witness(happening)?;
                let plain = || self.game.words().say(lang, &witness.phrase, self.names.as_slice());
                drawing::told(&witness, lang, &self.names).unwrap_or_else(plain)
            };
            Some(MomentEvent { rule: happening.rule.as_str(), text, cues })
        });
        told.collect()
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
            text: crate::words::say(lang, if proof.given { "proved-given" } else { "proved" }, facts),
        })
    }
}
