//! The room of one table: everything true of it, as its journal says.

use crate::back::AskedBack;
use crate::clocks::Clocks;
use crate::deed::{How, Moments};
use crate::notice::Notice;
use crate::vote::Vote;
use crate::{
    Chair, ChairSet, Deed, DuplicateOf, Hints, Invite, JournalFault, Line, ListedChair, Listing, Millis, Origin,
    PersonId, Plan, Progress, Sitter, TableId,
};
use catalog::{AnyEdition, AnyMatch, Door};
use kernel::record::{EditionRef, Record};
use kernel::{Audience, Lang, MAX_SEATS, Seal, Seat, Seats, Standing, Turn};
use serde_json::Value;
use std::collections::{BTreeSet, VecDeque};

/// A table as it stands.
pub struct Room {
    pub(crate) id: TableId,
    pub(crate) host: PersonId,
    pub(crate) plan: Plan,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) phase: Progress,
    pub(crate) game: &'static dyn Door,
    /// The edition played, or to be played.
    pub(crate) edition: AnyEdition,
    pub(crate) seal: Seal,
    /// The game, once it has begun.
    pub(crate) played: Option<Box<dyn AnyMatch>>,
    pub(crate) notices: VecDeque<Notice>,
    pub(crate) seq: u32,
    /// When its last line was written.
    pub(crate) last_at: Millis,
    /// Who may act, by seat.
    pub(crate) deciders: Seats,
    /// The chairs that the game waits for.
    pub(crate) waiting: ChairSet,
    /// The first number of the record that a seat's present decision can have been made for.
    pub(crate) fresh_from: [u32; MAX_SEATS],
    pub(crate) clocks: Clocks,
    pub(crate) asked_back: Option<AskedBack>,
    pub(crate) vote: Option<Vote>,
    /// The chairs of those who were late when the others ended the game without them.
    pub(crate) missed: ChairSet,
    /// The chairs whose people have said before the game that they are ready.
    pub(crate) ready: ChairSet,
    /// What opens any free chair to friends.
    pub(crate) invite: Option<Invite>,
    /// Where the game goes on, if it does not begin at the beginning.
    pub(crate) from: Option<Origin>,
    /// The duplicate it belongs to, if it does.
    pub(crate) duplicate: Option<DuplicateOf>,
    /// Whether the duplicate it belongs to is over.
    pub(crate) seal_opened: bool,
    pub(crate) again: Option<TableId>,
    /// Whether anybody but the host may speak.
    pub(crate) talk: bool,
    /// The spectators whom the host sent away.
    pub(crate) removed: BTreeSet<PersonId>,
    /// The keys of the last requests, with the line that answered each.
    pub(crate) keys: VecDeque<(String, u32)>,
    /// How often something was played again to read the journal.
    pub(crate) replayed: u32,
}

impl Room {
    /// An empty room, to be furnished by its journal.
    pub(crate) fn new(
        id: TableId,
        host: PersonId,
        plan: Plan,
        chairs: Vec<Chair>,
        edition: Option<&str>,
        secret: [u8; 32],
    ) -> Result<Room, JournalFault> {
        let game = catalog::game(&plan.game).ok_or_else(|| JournalFault::UnknownGame(plan.game.clone()))?;
        let edition = match edition {
            Some(text) => game.read_edition(text).map_err(JournalFault::Edition)?,
            None => game.base_edition(),
        };
        let mut plan = plan;
        plan.edition = (edition.tag().digest != game.base_edition().tag().digest).then(|| EditionRef {
            name: edition.tag().name.clone(),
            digest: edition.tag().digest,
            text: None,
        });
        let clocks = Clocks::new(plan.pace, plan.patience);
        Ok(Room {
            id,
            host,
            plan,
            chairs,
            phase: Progress::Waiting,
            game,
            edition,
            seal: Seal::from_secret(secret),
            played: None,
            notices: VecDeque::new(),
            seq: 0,
            last_at: 0,
            deciders: Seats::NONE,
            waiting: ChairSet::default(),
            fresh_from: [0; MAX_SEATS],
            clocks,
            asked_back: None,
            vote: None,
            missed: ChairSet::default(),
            ready: ChairSet::default(),
            invite: None,
            from: None,
            duplicate: None,
            seal_opened: false,
            again: None,
            talk: true,
            removed: BTreeSet::new(),
            keys: VecDeque::new(),
            replayed: 0,
        })
    }

    /// The table that a journal describes. Whatever moved the game is done again, once, with the sealed dice, and must have
    /// the same result.
    pub fn read(id: TableId, secret: [u8; 32], lines: &[Line]) -> Result<Room, JournalFault> {
        let Some(Line { deed: Deed::Opened { host, plan, chairs, invite, edition, from, duplicate }, .. }) =
            lines.first()
        else {
            return Err(JournalFault::NoBeginning);
        };
        let mut room = Room::new(id, host.clone(), plan.clone(), chairs.clone(), edition.as_deref(), secret)?;
        room.invite.clone_from(invite);
        room.from.clone_from(from);
        room.duplicate.clone_from(duplicate);
        let mut moments = Moments::of(lines);
        for line in lines {
            room.apply(line, How::Again(&moments))?;
            moments.note(room.played.as_deref());
        }
        Ok(room)
    }

    /// Takes over lines that were written elsewhere and follow the last one here. False, and nothing is changed, if only the
    /// whole journal tells what they mean: the game went back to an earlier moment. After a fault the room is worthless.
    pub fn follow(&mut self, lines: &[Line]) -> Result<bool, JournalFault> {
        let follows = lines.iter().zip(self.seq + 1..).all(|(line, seq)| line.seq == seq);
        if !follows || lines.iter().any(|line| matches!(line.deed, Deed::WentBack { .. })) {
            return Ok(false);
        }
        let moments = Moments::of(lines);
        for line in lines {
            self.apply(line, How::Again(&moments))?;
        }
        Ok(true)
    }

    /// Its name.
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// Who opened it.
    pub fn host(&self) -> &PersonId {
        &self.host
    }

    /// What is played, and how.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Its chairs, in order.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// How far it is.
    pub fn phase(&self) -> Progress {
        self.phase
    }

    /// Which game it is.
    pub fn game(&self) -> &'static dyn Door {
        self.game
    }

    /// The edition played, or to be played.
    pub fn edition(&self) -> AnyEdition {
        self.edition
    }

    /// The edition that a record of this table cites: the table's own, or one that came with an earlier release, since a
    /// game keeps the edition it began with.
    pub fn edition_of(&self, record: &Record) -> AnyEdition {
        let own = self.edition.tag().digest == record.header.edition.digest;
        if own { self.edition } else { self.game.edition_for(record) }
    }

    /// The edition that a position of this table names: the table's own, or the one that came with the game's older rules.
    pub(crate) fn edition_at(&self, position: &Value) -> AnyEdition {
        let own = position.get("edition").and_then(Value::as_str) == Some(self.edition.tag().name.as_str());
        if own { self.edition } else { self.game.edition_at(position) }
    }

    /// Where the game goes on, if it does not begin at the beginning: the other table, and after which entry of its record.
    pub fn goes_on_from(&self) -> Option<(&TableId, u32)> {
        self.from.as_ref().map(|origin| (&origin.table, origin.number))
    }

    /// The seal of its dice, with the secret: not for players before the end.
    pub fn seal(&self) -> &Seal {
        &self.seal
    }

    /// The game, once it has begun: the whole truth.
    pub fn played(&self) -> Option<&dyn AnyMatch> {
        self.played.as_deref()
    }

    /// The number of the last line of its journal.
    pub fn seq(&self) -> u32 {
        self.seq
    }

    /// When the last line of its journal was written.
    pub fn last_at(&self) -> Millis {
        self.last_at
    }

    /// The chairs that the game waits for.
    pub fn waiting(&self) -> ChairSet {
        self.waiting
    }

    /// How many actions and undos were played again to read the table from its journal: each that it holds, once.
    pub fn replayed(&self) -> u32 {
        self.replayed
    }

    /// Where the same is played again, once somebody has opened a table for it.
    pub fn again_at(&self) -> Option<&TableId> {
        self.again.as_ref()
    }

    /// Whether anybody but the host may speak.
    pub fn may_talk(&self) -> bool {
        self.talk
    }

    /// The number of the record's last entry.
    pub fn number(&self) -> u32 {
        self.played.as_ref().map_or(0, |played| played.number())
    }

    /// The chair from which a seat is played; before the game they are the same.
    pub fn chair_of(&self, seat: Seat) -> u8 {
        self.played.as_ref().map_or(seat.0, |played| played.place(seat))
    }

    /// The seat played from a chair, once the game has begun.
    pub fn seat_at(&self, chair: u8) -> Option<Seat> {
        let played = self.played.as_ref()?;
        Seat::all(played.seats()).find(|&seat| played.place(seat) == chair)
    }

    /// The chair of a seat, with who is in it.
    pub fn sitter_of(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.get(usize::from(self.chair_of(seat)))
    }

    /// The name of the person or bot in a chair; bots have names in the reader's language.
    pub fn name_at(&self, chair: u8, lang: Lang) -> String {
        self.chairs.get(usize::from(chair)).map_or(String::new(), |found| found.name(chair, lang))
    }

    /// The players' names, by seat.
    pub fn names(&self, lang: Lang) -> Vec<String> {
        Seat::all(self.plan.table.seats).map(|seat| self.name_at(self.chair_of(seat), lang)).collect()
    }

    /// What opens any free chair of the table to friends, if it has such an invitation.
    pub fn invite(&self) -> Option<&Invite> {
        self.invite.as_ref()
    }

    /// The chairs whose people have said before the game that they are ready.
    pub fn ready(&self) -> ChairSet {
        self.ready
    }

    /// The chairs that somebody with this invitation may take now, or that are kept for them or open to anyone: free ones
    /// before the game, during it those that are open to a substitute.
    pub fn chairs_for(&self, person: Option<&PersonId>, invite: Option<&Invite>) -> ChairSet {
        let to_table = invite.is_some() && self.invite.as_ref() == invite;
        let to_chair = |chair: &Chair| invite == Some(&chair.invite);
        let kept = |chair: &Chair| person.is_some() && chair.kept_for() == person;
        let may = |chair: &Chair| match self.phase {
            Progress::Waiting if chair.is_free() => {
                let unkept = to_table && chair.kept_for().is_none();
                chair.sitter == Sitter::Anyone || kept(chair) || to_chair(chair) || unkept
            }
            Progress::Playing => chair.open && (to_chair(chair) || to_table),
            Progress::Waiting | Progress::Sealed | Progress::Over | Progress::Stopped => false,
        };
        (0..).zip(&self.chairs).filter(|(_, chair)| may(chair)).map(|(number, _)| number).collect()
    }

    /// The chairs for which a person answers.
    pub fn chairs_of(&self, person: &PersonId) -> ChairSet {
        (0..).zip(&self.chairs).filter(|(_, chair)| chair.person() == Some(person)).map(|(number, _)| number).collect()
    }

    /// The chairs that the game waits for and that people play from, not bots.
    pub fn people_waited_for(&self) -> ChairSet {
        if self.phase != Progress::Playing {
            return ChairSet::default();
        }
        let person_plays = |chair: &u8| self.chairs.get(usize::from(*chair)).is_some_and(|chair| chair.bot().is_none());
        self.waiting.iter().filter(person_plays).collect()
    }

    /// The chairs of those who were late when the others ended the game without them.
    pub fn missed(&self) -> ChairSet {
        self.missed
    }

    /// When the time of a chair runs out, if it has a clock. It counts only while the game waits for that chair.
    pub fn due(&self, chair: u8) -> Option<Millis> {
        self.clocks.due(chair)
    }

    /// The seat or the bench from which somebody looks. A person with several seats looks from the one they ask for, or
    /// else from the first that has something to decide. After the end everybody may look from everywhere.
    pub fn audience(&self, person: Option<&PersonId>, wanted: Option<Seat>) -> Result<Audience, crate::Forbidden> {
        let mine = person.map_or(ChairSet::default(), |person| self.chairs_of(person));
        if mine.is_empty() && person.is_some_and(|person| self.removed.contains(person)) {
            return Err(crate::Forbidden::Removed);
        }
        let Some(played) = &self.played else {
            return if mine.is_empty() && !self.may_come_in() {
                Err(crate::Forbidden::Closed)
            } else {
                Ok(Audience::Spectator)
            };
        };
        // Whoever resigned may stay and watch, but no longer sees what is hidden behind the seat: somebody else plays it.
        let holds = |chair: u8| mine.contains(chair) && !self.chairs[usize::from(chair)].resigned;
        let seats: Vec<Seat> = Seat::all(played.seats()).filter(|&seat| holds(played.place(seat))).collect();
        let may_return =
            person.is_some_and(|person| self.chairs.iter().any(|chair| chair.can_be_taken_back_by(person)));
        if mine.is_empty() && !self.plan.watched && !may_return {
            return Err(crate::Forbidden::Closed);
        }
        match wanted {
            Some(seat) if seat.0 < played.seats() && (self.phase.has_ended() || seats.contains(&seat)) => {
                Ok(Audience::Seat(seat))
            }
            Some(_) => Err(crate::Forbidden::NotYourSeat),
            None => match self.next_of(&seats) {
                Some(seat) => Ok(Audience::Seat(seat)),
                None => Ok(Audience::Spectator),
            },
        }
    }

    /// The seat that somebody with several looks from. Where seats have secrets from each other it is none before the end:
    /// nobody knows who holds the device, so it shows what everybody may see until one of them says so.
    fn next_of(&self, seats: &[Seat]) -> Option<Seat> {
        if seats.len() > 1 && self.game.about().secrets && self.phase == Progress::Playing {
            return None;
        }
        let deciding = seats.iter().find(|&&seat| self.deciders.contains(seat));
        deciding.or(seats.first()).copied()
    }

    fn may_come_in(&self) -> bool {
        self.plan.watched || self.chairs.iter().any(Chair::is_free)
    }

    /// Whether a seat may ask the bots for a hint now: for its own decision, and only if the table allows it.
    pub fn may_ask_hint(&self, seat: Seat) -> bool {
        self.allows_hints() && self.deciders.contains(seat)
    }

    /// Whether the bots may be asked what they think while the game runs.
    pub fn allows_hints(&self) -> bool {
        let allowed = match self.plan.hints {
            Hints::Always => true,
            Hints::Never => false,
            Hints::Bots => {
                let mut people = self.chairs.iter().filter_map(Chair::person);
                let first = people.next();
                people.all(|person| Some(person) == first)
            }
        };
        allowed && self.phase == Progress::Playing
    }

    /// The seat of somebody who plays alone against bots: nobody else has ever sat in a chair of this game.
    pub fn solo_seat_of(&self, person: &PersonId) -> Option<Seat> {
        let is_own = |chair: &Chair| {
            let sits = matches!(&chair.sitter, Sitter::Person { person: sitter, .. } if sitter == person);
            sits && !chair.resigned && chair.replaced.is_none() && chair.owner.is_none()
        };
        let (own, others): (Vec<_>, Vec<_>) = (0..).zip(&self.chairs).partition(|(_, chair)| is_own(chair));
        let alone = others.iter().all(|(_, chair)| matches!(chair.sitter, Sitter::Bot { .. }));
        match own[..] {
            [(chair, _)] if alone => self.seat_at(chair),
            _ => None,
        }
    }

    /// The number of the line that answered a request, if it was made before.
    pub fn answered(&self, key: &str) -> Option<u32> {
        self.keys.iter().rev().find(|(known, _)| known == key).map(|(_, seq)| *seq)
    }

    /// Rank and score by chair, once there is a result.
    fn result(&self) -> Option<Vec<Standing>> {
        let played = self.played.as_ref()?;
        let Turn::Over(outcome) = played.turn() else { return None };
        let by_chair = |chair| self.seat_at(chair).map_or(Standing::default(), |seat| outcome.of(seat));
        Some((0..self.chairs.len() as u8).map(by_chair).collect())
    }

    /// How lists show the table.
    pub fn card(&self) -> Listing {
        let open = self.chairs.iter().filter(|chair| chair.sitter == Sitter::Anyone).count() as u8;
        let chairs = (0..)
            .zip(&self.chairs)
            .map(|(number, chair)| ListedChair {
                name: chair.name(number, Lang::En),
                person: chair.person().or(chair.kept_for()).cloned(),
                kept: chair.kept_for().is_some(),
                resigned: chair.resigned,
            })
            .collect();
        let open = if self.phase == Progress::Waiting { open } else { 0 };
        Listing { phase: self.phase, plan: self.plan.clone(), chairs, open, result: self.result() }
    }
}
