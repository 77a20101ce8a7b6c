//! The room of one table: everything true of it, as its journal tells.

use super::back::AskedBack;
use super::notice::{Notice, NoticeKind};
use super::times::Times;
use crate::Fault;
use crate::journal::{Chair, Deed, Hints, Line, Plan, Sitter};
use crate::store::{Card, CardChair, Phase};
use crate::token::{PersonId, TableId};
use catalog::{AnyMatch, Door, Happening};
use kernel::{Audience, MAX_SEATS, Seal, Seat, Seats, Standing, Turn};
use std::collections::VecDeque;

/// How many requests a table remembers, to recognise one that comes again.
const KEYS: usize = 256;
/// How many lines of talk and events a table shows.
pub(super) const NOTICES: usize = 2000;

/// A table as it stands.
pub(crate) struct Room {
    pub(crate) id: TableId,
    pub(crate) host: PersonId,
    pub(crate) plan: Plan,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) phase: Phase,
    pub(crate) game: &'static dyn Door,
    pub(crate) seal: Seal,
    /// The game, once it has begun. An action is carried out here before it is durable; nobody looks meanwhile, and if
    /// it cannot be made durable the whole room is thrown away and read again.
    pub(crate) played: Option<Box<dyn AnyMatch>>,
    pub(super) notices: VecDeque<Notice>,
    pub(crate) seq: u32,
    /// Who may act, by seat.
    pub(super) deciders: Seats,
    /// The places that the game waits for.
    pub(super) waiting: Places,
    /// The first number of the record that a seat's present decision can have been made for.
    pub(super) fresh_from: [u32; MAX_SEATS],
    pub(super) times: Times,
    pub(super) asked_back: Option<AskedBack>,
    pub(super) again: Option<TableId>,
    keys: VecDeque<(String, u32)>,
}

/// A set of table places, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Places(pub(crate) u8);

impl Places {
    pub(crate) fn contains(self, place: u8) -> bool {
        place < 8 && self.0 >> place & 1 == 1
    }

    pub(crate) fn with(self, place: u8) -> Places {
        Places(self.0 | 1 << place)
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = u8> {
        (0..8).filter(move |&place| self.contains(place))
    }
}

impl FromIterator<u8> for Places {
    fn from_iter<I: IntoIterator<Item = u8>>(places: I) -> Places {
        places.into_iter().fold(Places::default(), Places::with)
    }
}

/// What a deed did to the game: told with it, because the journal holds only the deed.
pub(super) struct Effect {
    pub(super) happenings: Vec<Happening>,
    pub(super) deciders: Seats,
    pub(super) waiting: Places,
}

impl Effect {
    pub(super) fn of(played: &dyn AnyMatch, happenings: Vec<Happening>) -> Effect {
        let waiting = played.waited().iter().map(|seat| played.place(seat)).collect();
        Effect { happenings, deciders: played.turn().deciders(), waiting }
    }
}

impl Room {
    /// An empty room, to be furnished by its journal.
    pub(super) fn new(
        id: TableId,
        host: PersonId,
        plan: Plan,
        chairs: Vec<Chair>,
        secret: [u8; 32],
    ) -> Result<Room, Fault> {
        let game = catalog::game(&plan.game).ok_or(Fault::Missing)?;
        let times = Times::new(plan.pace);
        Ok(Room {
            id,
            host,
            plan,
            chairs,
            phase: Phase::Waiting,
            game,
            seal: Seal::from_secret(secret),
            played: None,
            notices: VecDeque::new(),
            seq: 0,
            deciders: Seats::NONE,
            waiting: Places::default(),
            fresh_from: [0; MAX_SEATS],
            times,
            asked_back: None,
            again: None,
            keys: VecDeque::new(),
        })
    }

    /// Takes note of a line that is on the disk. `effect` comes with every deed that moves the game.
    pub(super) fn note(&mut self, line: &Line, effect: Option<Effect>) {
        self.seq = line.seq;
        if let Some(key) = &line.key {
            self.keys.push_back((key.clone(), line.seq));
            if self.keys.len() > KEYS {
                self.keys.pop_front();
            }
        }
        self.note_chairs(&line.deed);
        self.note_course(&line.deed);
        let happenings = effect.map(|effect| self.note_game(line, effect));
        self.note_times(line);
        if let Some(kind) = self.notice_of(&line.deed, happenings.unwrap_or_default()) {
            self.notices.push_back(Notice { seq: line.seq, at: line.at, kind });
            if self.notices.len() > NOTICES {
                self.notices.pop_front();
            }
        }
    }

    /// How far the table is, and what is agreed.
    fn note_course(&mut self, deed: &Deed) {
        match deed {
            Deed::Started { .. } => self.phase = Phase::Playing,
            Deed::Acted { end, .. } => {
                self.asked_back = None;
                if end.is_some() {
                    self.phase = Phase::Over;
                }
            }
            Deed::TookBack { .. } => self.asked_back = None,
            Deed::AskedBack { place, to } => self.asked_back = Some(AskedBack::new(*place, *to)),
            Deed::AnsweredBack { place, agreed } => {
                let going = self.asked_back.take().filter(|_| *agreed);
                self.asked_back = going.map(|asked| asked.with(*place));
            }
            Deed::WentBack { to } => {
                self.asked_back = None;
                self.notices.retain(|notice| notice.number().is_none_or(|number| number <= *to));
            }
            Deed::Stopped { .. } => self.phase = Phase::Stopped,
            Deed::Watched { allowed } => self.plan.watched = *allowed,
            Deed::Again { table } => self.again = Some(table.clone()),
            Deed::Shared { place, text } => {
                self.seal = self.seal.clone().with_share(*place, text);
            }
            // Whoever sits there next has words of their own.
            Deed::Rose { place } => self.seal = self.seal.clone().without_share(*place),
            Deed::Opened { .. }
            | Deed::Sat { .. }
            | Deed::Filled { .. }
            | Deed::Replaced { .. }
            | Deed::Returned { .. }
            | Deed::Resigned { .. }
            | Deed::Said { .. }
            | Deed::Waited { .. } => {}
        }
    }

    /// Whose decision it is now, and since when.
    fn note_game(&mut self, line: &Line, effect: Effect) -> Vec<Happening> {
        let (number, actor) = match &line.deed {
            Deed::Acted { entry, .. } => (entry.n, Some(entry.seat)),
            Deed::TookBack { entry } => (entry.n, None),
            Deed::WentBack { to } => (*to, None),
            _started => (0, None),
        };
        for seat in Seat::all(MAX_SEATS as u8) {
            let deciding_all_along = self.deciders.contains(seat) && effect.deciders.contains(seat);
            if actor.is_none() || actor == Some(seat) || !deciding_all_along {
                self.fresh_from[seat.index()] = number;
            }
        }
        let acted = actor.map(|seat| self.place_of(seat));
        self.times.turned(line.at, self.waiting, effect.waiting, acted);
        self.deciders = effect.deciders;
        self.waiting = effect.waiting;
        effect.happenings
    }

    fn note_times(&mut self, line: &Line) {
        match &line.deed {
            Deed::Returned { place } | Deed::Replaced { place, .. } => self.times.restart(*place, line.at),
            Deed::Waited { .. } => self.waiting.iter().for_each(|place| self.times.restart(place, line.at)),
            _other => {}
        }
    }

    /// The number of the record's last entry.
    pub(crate) fn number(&self) -> u32 {
        self.played.as_ref().map_or(0, |played| played.number())
    }

    /// The table place of a seat; before the game they are the same.
    pub(crate) fn place_of(&self, seat: Seat) -> u8 {
        self.played.as_ref().map_or(seat.0, |played| played.place(seat))
    }

    /// The seat played from a place.
    pub(crate) fn seat_at(&self, place: u8) -> Option<Seat> {
        let played = self.played.as_ref()?;
        Seat::all(played.seats()).find(|&seat| played.place(seat) == place)
    }

    /// The chair of a seat.
    pub(crate) fn chair_of(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.get(usize::from(self.place_of(seat)))
    }

    /// The name of the person or bot in a chair.
    pub(crate) fn name_at(&self, place: u8) -> String {
        match self.chairs.get(usize::from(place)).map(|chair| &chair.sitter) {
            Some(Sitter::Person { name, .. } | Sitter::Beside { name, .. }) => name.clone(),
            Some(Sitter::Bot { .. }) => crate::bot::name(place),
            Some(Sitter::Friend | Sitter::Anyone) | None => String::new(),
        }
    }

    /// The players' names, by seat.
    pub(crate) fn names(&self) -> Vec<String> {
        let seats = self.plan.table.seats;
        Seat::all(seats).map(|seat| self.name_at(self.place_of(seat))).collect()
    }

    /// The places for which a person answers.
    pub(crate) fn places_of(&self, person: &PersonId) -> Places {
        (0..).zip(&self.chairs).filter(|(_, chair)| chair.person() == Some(person)).map(|(place, _)| place).collect()
    }

    /// The seat or the bench from which somebody looks. A person with several seats looks from the one they ask for, or
    /// else from the first that has something to decide. After the end everybody may look from everywhere.
    pub(crate) fn audience(&self, person: Option<&PersonId>, wanted: Option<Seat>) -> Result<Audience, Fault> {
        let mine = person.map_or(Places::default(), |person| self.places_of(person));
        let ended = matches!(self.phase, Phase::Over | Phase::Stopped);
        let Some(played) = &self.played else {
            return if mine == Places::default() && !self.may_come_in() {
                Err(Fault::forbidden("fault-closed"))
            } else {
                Ok(Audience::Spectator)
            };
        };
        let seats: Vec<Seat> = Seat::all(played.seats()).filter(|&seat| mine.contains(played.place(seat))).collect();
        match wanted {
            Some(seat) if seat.0 < played.seats() && (ended || seats.contains(&seat)) => Ok(Audience::Seat(seat)),
            Some(_) => Err(Fault::forbidden("fault-not-your-seat")),
            None => match self.next_of(&seats) {
                Some(seat) => Ok(Audience::Seat(seat)),
                None if self.plan.watched => Ok(Audience::Spectator),
                None => Err(Fault::forbidden("fault-closed")),
            },
        }
    }

    /// The seat that somebody with several looks from. Where the game has secrets it does not change by itself: the
    /// device is handed over first.
    fn next_of(&self, seats: &[Seat]) -> Option<Seat> {
        let deciding = seats.iter().find(|&&seat| self.deciders.contains(seat));
        deciding.filter(|_| !self.game.about().secrets).or(seats.first()).copied()
    }

    /// Whether a seat may ask the bots for a hint now: for its own decision, and only if the table allows it.
    pub(crate) fn may_ask_hint(&self, seat: Seat) -> bool {
        let allowed = match self.plan.hints {
            Hints::Always => true,
            Hints::Never => false,
            Hints::Bots => {
                let mut people = self.chairs.iter().filter_map(Chair::person);
                let first = people.next();
                people.all(|person| Some(person) == first)
            }
        };
        allowed && self.phase == Phase::Playing && self.deciders.contains(seat)
    }

    fn may_come_in(&self) -> bool {
        self.plan.watched || self.chairs.iter().any(Chair::is_free)
    }

    /// Where the same is played again, once somebody has opened a table for it.
    pub(crate) fn again_at(&self) -> Option<TableId> {
        self.again.clone()
    }

    /// The number of the line that answered a request, if it was made before.
    pub(super) fn answered(&self, key: &str) -> Option<u32> {
        self.keys.iter().rev().find(|(known, _)| known == key).map(|(_, seq)| *seq)
    }

    /// Place and score by table place, once there is a result.
    pub(super) fn result(&self) -> Option<Vec<Standing>> {
        let played = self.played.as_ref()?;
        let Turn::Over(outcome) = played.turn() else { return None };
        let by_place = |place| self.seat_at(place).map_or(Standing::default(), |seat| outcome.of(seat));
        Some((0..self.chairs.len() as u8).map(by_place).collect())
    }

    /// How lists show the table.
    pub(super) fn card(&self) -> Card {
        let open = self.chairs.iter().filter(|chair| chair.sitter == Sitter::Anyone).count() as u8;
        let chairs = (0..)
            .zip(&self.chairs)
            .map(|(place, chair)| CardChair { name: self.name_at(place), person: chair.person().cloned() })
            .collect();
        let open = if self.phase == Phase::Waiting { open } else { 0 };
        Card { phase: self.phase, plan: self.plan.clone(), chairs, open, result: self.result() }
    }

    /// The places that wait for a person, not for a bot.
    pub(crate) fn people_waited_for(&self) -> Places {
        if self.phase != Phase::Playing {
            return Places::default();
        }
        self.waiting
            .iter()
            .filter(|&place| self.chairs.get(usize::from(place)).is_some_and(|chair| chair.bot().is_none()))
            .collect()
    }

    fn notice_of(&self, deed: &Deed, happenings: Vec<Happening>) -> Option<NoticeKind> {
        NoticeKind::of(deed, happenings, |place| self.name_at(place))
    }
}
