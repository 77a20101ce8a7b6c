//! What each deed means: with `company.rs` the one place that says everything a line of the journal changes.
//!
//! A deed that moves the game (begin, act, take back, go back) comes with what it did if a wish has just moved it, or is
//! done again if it was read from a journal. Everything else follows from the line alone, so a table in memory and the
//! same table read again are equal.

use crate::back::AskedBack;
use crate::notice::{Notice, NoticeKind};
use crate::{Chair, ChairSet, Deed, JournalFault, Line, Origin, PersonId, Progress, Room, Sitter, TableId};
use catalog::{AnyMatch, Happening};
use kernel::record::{ActEntry, Entry, Record, UndoEntry};
use kernel::{Lang, MAX_SEATS, Seat, Seats};
use std::collections::{BTreeMap, BTreeSet};

/// How many requests a table remembers, to recognise one that comes again.
const KEYS: usize = 256;
/// How many lines of talk and events a table shows.
const NOTICES: usize = 2000;

/// What a deed did to the game.
pub(crate) struct Moved {
    happenings: Vec<Happening>,
    deciders: Seats,
    waiting: ChairSet,
}

impl Moved {
    pub(crate) fn of(played: &dyn AnyMatch, happenings: Vec<Happening>) -> Moved {
        let waiting = played.waited().iter().map(|seat| played.place(seat)).collect();
        Moved { happenings, deciders: played.turn().deciders(), waiting }
    }
}

/// How the game comes to where a line says.
pub(crate) enum How<'a> {
    /// The wish that became this line has moved it already, or the line does not move it.
    Already(Option<Moved>),
    /// The line was read: it is done again.
    Again(&'a Moments),
}

/// The moments of a game to which its journal goes back later, kept while it is read.
pub(crate) struct Moments {
    wanted: BTreeSet<u32>,
    kept: BTreeMap<u32, Box<dyn AnyMatch>>,
}

impl Moments {
    pub(crate) fn of(lines: &[Line]) -> Moments {
        let went_back = |line: &Line| if let Deed::WentBack { to } = line.deed { Some(to) } else { None };
        Moments { wanted: lines.iter().filter_map(went_back).collect(), kept: BTreeMap::new() }
    }

    /// Keeps the game as it stands, if the journal comes back to it. A moment that is reached again replaces the older
    /// one: only what came last is on the way to the present.
    pub(crate) fn note(&mut self, played: Option<&dyn AnyMatch>) {
        if let Some(played) = played.filter(|played| self.wanted.contains(&played.number())) {
            self.kept.insert(played.number(), played.copy());
        }
    }
}

impl Room {
    /// Takes over a line of the journal; whether lists show the table differently now.
    pub(crate) fn apply(&mut self, line: &Line, how: How<'_>) -> Result<bool, JournalFault> {
        self.seq = line.seq;
        self.last_at = line.at;
        if let Some(key) = &line.key {
            self.keys.push_back((key.clone(), line.seq));
            if self.keys.len() > KEYS {
                self.keys.pop_front();
            }
        }
        let lists_change = self.apply_deed(line, how)?;
        self.keep_vote();
        Ok(lists_change)
    }

    fn apply_deed(&mut self, line: &Line, how: How<'_>) -> Result<bool, JournalFault> {
        Ok(match &line.deed {
            Deed::Opened { from, .. } => {
                if let Some(Origin { number, .. }) = from {
                    self.tell_between(line, "log-what-if", None, number.to_string());
                }
                true
            }
            Deed::Sat { chair, person, name } => self.sat(line, *chair, person, name),
            Deed::Rose { chair } => self.rose(*chair),
            Deed::Filled { chair, level } => self.filled(*chair, level),
            Deed::Shared { chair, text } => self.shared(*chair, text),
            Deed::Started { .. } => self.started(line, how)?,
            Deed::Acted { entry, end } => self.acted(line, entry, end.is_some(), how)?,
            Deed::TookBack { entry } => self.took_back(line, entry, how)?,
            Deed::AskedBack { chair, to } => self.asked_back(line, *chair, *to),
            Deed::BackExpired => self.back_expired(line),
            Deed::AnsweredBack { chair, agreed } => self.answered_back(line, *chair, *agreed),
            Deed::WentBack { to } => self.went_back(line, *to, how)?,
            Deed::Replaced { chair, level } => self.replaced(line, *chair, level),
            Deed::Returned { chair } => self.returned(line, *chair),
            Deed::Resigned { chair, level } => self.resigned(line, *chair, level),
            Deed::Stopped { chair } => self.stopped(line, *chair),
            Deed::Said { person, name, text } => self.said(line, person, name, text),
            Deed::Watched { allowed } => self.watched(line, *allowed),
            Deed::Again { table } => self.again(line, table),
            Deed::Waited { chair } => self.waited(line, *chair),
            Deed::Readied { chair, ready } => self.readied(*chair, *ready),
            Deed::Declined { chair } => self.declined(line, *chair),
            Deed::Renamed { chair, name, .. } => self.renamed(line, *chair, name),
            Deed::Nudged { chair, about } => self.was_nudged(line, *chair, about),
            Deed::StillHere { chair } => self.still_here(line, *chair),
            Deed::VoteOpened { about, late, asked, until } => self.vote_opened(line, about, asked, (*late, *until)),
            Deed::Voted { chair, choice } => self.voted(line, *chair, *choice),
            Deed::VoteClosed { choice } => self.vote_closed(line, *choice),
            Deed::ChairOpened { chair } => self.chair_opened(line, *chair),
            Deed::Substituted { chair, person, name } => self.substituted(line, *chair, person, name),
            Deed::Reclaimed { chair } => self.reclaimed(line, *chair),
            Deed::Conceded { chair } => self.conceded(line, *chair),
            Deed::Ended => self.ended(line),
            Deed::SealOpened => self.opened(line),
            Deed::Vacation { chair, until } => self.on_vacation(line, *chair, *until),
            Deed::Talk { allowed } => self.talk_allowed(line, *allowed),
            Deed::Removed { person } => self.was_removed(line, person),
        })
    }

    fn sat(&mut self, line: &Line, chair: u8, person: &PersonId, name: &str) -> bool {
        let sitter = Sitter::Person { person: person.clone(), name: name.to_owned() };
        self.change(chair, |chair| chair.sitter = sitter);
        self.tell_of(line, "log-sat", chair);
        true
    }

    fn rose(&mut self, chair: u8) -> bool {
        self.change(chair, |chair| chair.sitter = if chair.public { Sitter::Anyone } else { Sitter::Friend });
        self.ready = self.ready.without(chair);
        // The next person in this chair may add a text of their own.
        self.seal = self.seal.clone().without_share(chair);
        true
    }

    fn filled(&mut self, chair: u8, level: &str) -> bool {
        self.change(chair, |chair| chair.sitter = Sitter::Bot { level: level.to_owned() });
        true
    }

    fn shared(&mut self, chair: u8, text: &str) -> bool {
        self.seal = self.seal.clone().with_share(chair, text);
        false
    }

    fn asked_back(&mut self, line: &Line, chair: u8, to: u32) -> bool {
        self.asked_back = Some(AskedBack::new(chair, to, line.at + self.clocks.back_ms()));
        self.tell_of(line, "log-asked-back", chair);
        false
    }

    fn back_expired(&mut self, line: &Line) -> bool {
        self.asked_back = None;
        self.tell_all(line, "log-back-expired");
        false
    }

    fn answered_back(&mut self, line: &Line, chair: u8, agreed: bool) -> bool {
        self.asked_back = self.asked_back.take().filter(|_| agreed).map(|asked| asked.with(chair));
        if !agreed {
            self.tell_of(line, "log-not-back", chair);
        }
        false
    }

    fn replaced(&mut self, line: &Line, chair: u8, level: &str) -> bool {
        self.change(chair, |chair| chair.replaced = Some(level.to_owned()));
        self.forget_vote(chair);
        self.clocks.restart(chair, line.at);
        self.tell_of(line, "log-replaced", chair);
        true
    }

    fn returned(&mut self, line: &Line, chair: u8) -> bool {
        self.change(chair, |chair| {
            chair.replaced = None;
            chair.open = false;
        });
        self.forget_vote(chair);
        self.clocks.restart(chair, line.at);
        self.tell_of(line, "log-returned", chair);
        true
    }

    fn resigned(&mut self, line: &Line, chair: u8, level: &str) -> bool {
        self.change(chair, |chair| {
            chair.replaced = Some(level.to_owned());
            chair.resigned = true;
        });
        self.forget_vote(chair);
        self.tell_of(line, "log-resigned", chair);
        true
    }

    fn stopped(&mut self, line: &Line, chair: u8) -> bool {
        self.phase = self.phase_after(Progress::Stopped);
        self.tell_of(line, "log-stopped", chair);
        true
    }

    fn said(&mut self, line: &Line, person: &PersonId, name: &str, text: &str) -> bool {
        let (person, name, text) = (person.clone(), name.to_owned(), text.to_owned());
        self.tell(line, NoticeKind::Said { person, name, text });
        false
    }

    fn watched(&mut self, line: &Line, allowed: bool) -> bool {
        self.plan.watched = allowed;
        self.tell_all(line, if allowed { "log-watched" } else { "log-unwatched" });
        true
    }

    fn again(&mut self, line: &Line, table: &TableId) -> bool {
        self.again = Some(table.clone());
        self.tell_all(line, "log-again");
        false
    }

    fn waited(&mut self, line: &Line, chair: u8) -> bool {
        self.waiting.iter().for_each(|late| self.clocks.restart(late, line.at));
        self.tell_of(line, "log-waited", chair);
        false
    }

    fn started(&mut self, line: &Line, how: How<'_>) -> Result<bool, JournalFault> {
        let moved = match how {
            How::Already(moved) => moved,
            How::Again(_) => Some(self.begin_again(line)?),
        };
        self.phase = Progress::Playing;
        let happenings = self.turn(line, 0, None, moved);
        self.tell(line, NoticeKind::Began(happenings));
        Ok(true)
    }

    fn acted(&mut self, line: &Line, entry: &ActEntry, ends: bool, how: How<'_>) -> Result<bool, JournalFault> {
        let moved = match how {
            How::Already(moved) => moved,
            How::Again(_) => Some(self.act_again(line, entry)?),
        };
        self.asked_back = None;
        if ends {
            self.phase = self.phase_after(Progress::Over);
        }
        let happenings = self.turn(line, entry.n, Some(entry.seat), moved);
        self.no_longer_missed(entry.seat);
        self.tell(line, NoticeKind::Acted { number: entry.n, seat: entry.seat, happenings });
        Ok(ends)
    }

    fn took_back(&mut self, line: &Line, entry: &UndoEntry, how: How<'_>) -> Result<bool, JournalFault> {
        let moved = match how {
            How::Already(moved) => moved,
            How::Again(_) => Some(self.undo_again(line, entry)?),
        };
        self.asked_back = None;
        self.turn(line, entry.n, None, moved);
        self.tell(line, NoticeKind::TookBack { number: entry.n, seat: entry.seat });
        Ok(false)
    }

    fn went_back(&mut self, line: &Line, to: u32, how: How<'_>) -> Result<bool, JournalFault> {
        let moved = match how {
            How::Already(moved) => moved,
            How::Again(moments) => {
                let kept = moments.kept.get(&to);
                let earlier = kept.ok_or(JournalFault::NoMoment { line: line.seq })?.copy();
                let moved = Moved::of(earlier.as_ref(), Vec::new());
                self.played = Some(earlier);
                Some(moved)
            }
        };
        self.asked_back = None;
        self.notices.retain(|notice| notice.number().is_none_or(|number| number <= to));
        self.turn(line, to, None, moved);
        self.tell_all(line, "log-went-back");
        Ok(false)
    }

    /// Whose decision it is now, and since when; returns what happened.
    fn turn(&mut self, line: &Line, number: u32, actor: Option<Seat>, moved: Option<Moved>) -> Vec<Happening> {
        let Some(moved) = moved else { return Vec::new() };
        for seat in Seat::all(MAX_SEATS as u8) {
            let deciding_all_along = self.deciders.contains(seat) && moved.deciders.contains(seat);
            if actor.is_none() || actor == Some(seat) || !deciding_all_along {
                self.fresh_from[seat.index()] = number;
            }
        }
        let acted = actor.map(|seat| self.chair_of(seat));
        self.clocks.turned(line.at, self.waiting, moved.waiting, acted);
        self.deciders = moved.deciders;
        self.waiting = moved.waiting;
        moved.happenings
    }

    pub(crate) fn change(&mut self, chair: u8, change: impl FnOnce(&mut Chair)) {
        if let Some(chair) = self.chairs.get_mut(usize::from(chair)) {
            change(chair);
        }
    }

    /// Adds a notice about the person or bot in a chair.
    pub(crate) fn tell_of(&mut self, line: &Line, key: &'static str, chair: u8) {
        self.tell_between(line, key, Some(chair), String::new());
    }

    /// Adds a notice about the whole table.
    pub(crate) fn tell_all(&mut self, line: &Line, key: &'static str) {
        self.tell_between(line, key, None, String::new());
    }

    /// Adds a notice about what somebody did, and whom it concerns. Deeds of this kind are those of people, who have the same
    /// name in every language.
    pub(crate) fn tell_between(&mut self, line: &Line, key: &'static str, chair: Option<u8>, other: String) {
        let name = chair.map_or(String::new(), |chair| self.name_at(chair, Lang::En));
        self.tell(line, NoticeKind::AboutTable { key, name, other });
    }

    fn tell(&mut self, line: &Line, kind: NoticeKind) {
        self.notices.push_back(Notice { seq: line.seq, at: line.at, kind });
        if self.notices.len() > NOTICES {
            self.notices.pop_front();
        }
    }
}

/// Doing again what a journal says.
impl Room {
    fn begin_again(&mut self, line: &Line) -> Result<Moved, JournalFault> {
        let Deed::Started { header, start } = &line.deed else {
            return Err(JournalFault::NotBegun { line: line.seq });
        };
        let record = Record { header: header.clone(), start: start.clone(), entries: Vec::new(), end: None };
        let (played, happenings) = self
            .game
            .begin_again(&record, self.edition_of(&record), &self.seal)
            .map_err(|fault| JournalFault::Begin { line: line.seq, fault })?;
        let moved = Moved::of(played.as_ref(), happenings);
        self.played = Some(played);
        Ok(moved)
    }

    fn act_again(&mut self, line: &Line, entry: &ActEntry) -> Result<Moved, JournalFault> {
        self.replayed += 1;
        let played = self.played.as_mut().ok_or(JournalFault::NotBegun { line: line.seq })?;
        let words = self.game.words();
        let happenings =
            played.act(entry.seat, &entry.action).map_err(|fault| JournalFault::act(line.seq, fault, words))?;
        let record = played.record();
        let same = matches!((&line.deed, record.entries.last()), (Deed::Acted { end, .. }, Some(Entry::Act(act)))
            if act == entry && *end == record.end);
        if same { Ok(Moved::of(played.as_ref(), happenings)) } else { Err(JournalFault::Different { line: line.seq }) }
    }

    fn undo_again(&mut self, line: &Line, entry: &UndoEntry) -> Result<Moved, JournalFault> {
        self.replayed += 1;
        let played = self.played.as_mut().ok_or(JournalFault::NotBegun { line: line.seq })?;
        played.undo(entry.seat).map_err(|refusal| JournalFault::Undo { line: line.seq, refusal })?;
        let same = matches!(played.record().entries.last(), Some(Entry::Undo(undo)) if undo == entry);
        if same { Ok(Moved::of(played.as_ref(), Vec::new())) } else { Err(JournalFault::Different { line: line.seq }) }
    }
}
