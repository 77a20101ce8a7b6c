//! Wishes, judged: each becomes deeds, or a fault.

use crate::deed::{How, Moved};
use crate::sitting::name_apart;
use crate::{
    Chair, Deed, Forbidden, JournalFault, Line, Millis, Occasion, Opening, Origin, PersonId, Policy, Progress, Room,
    Who, Wish, WishFault, Written,
};
use catalog::{AnyAction, AnyMatch, PlayFault};
use kernel::record::Entry;
use kernel::{Facts, Lang, Phrase, PositionFault, RecordFault, Seal, Seat, facts};

/// The longest thing one can say.
const LONGEST_SAYING: usize = 500;

/// The longest text for the dice.
const LONGEST_SHARE: usize = 100;

/// A deed, and what it has done to the game.
pub(crate) type Judged = (Deed, Option<Moved>);

pub(crate) type Deeds = Result<Vec<Judged>, WishFault>;

pub(crate) fn asked(key: &'static str, facts: Facts) -> WishFault {
    WishFault::Asked(Phrase::new(key, facts))
}

/// Refuses a text that cannot go into the dice.
pub(crate) fn check_share(text: &str) -> Result<(), WishFault> {
    let fits = (1..=LONGEST_SHARE).contains(&text.chars().count());
    if fits { Ok(()) } else { Err(asked("fault-share", Facts::none())) }
}

impl Room {
    /// Opens a table. The game begins at once if no chair is free. A table that cannot be played is not opened.
    pub fn open(opening: Opening, now: Millis) -> Result<(Room, Written), WishFault> {
        let Opening { id, host, plan, mut chairs, invite, edition, from, duplicate, share, secret } = opening;
        name_apart(&mut chairs);
        let mut room = Room::new(id, host.clone(), plan, chairs.clone(), edition.as_deref(), secret)?;
        room.invite.clone_from(&invite);
        room.from.clone_from(&from);
        room.duplicate.clone_from(&duplicate);
        let waits = chairs.iter().any(Chair::is_free);
        let plan = room.plan.clone();
        let opened = Deed::Opened { host: host.clone(), plan, chairs, invite, edition, from, duplicate };
        let mut deeds = vec![(opened, None)];
        let mut seal = room.seal.clone();
        if let Some(text) = share {
            check_share(&text)?;
            let chair = room.chairs_of(&host).iter().next();
            let chair = chair.ok_or_else(|| asked("fault-share-seat", Facts::none()))?;
            seal = seal.with_share(chair, text.as_str());
            deeds.push((Deed::Shared { chair, text }, None));
        }
        // Also judges the options.
        let started = room.start(seal)?;
        if waits {
            room.played = None;
        } else {
            deeds.push(started);
        }
        let written = room.write(deeds, None, now)?;
        Ok((room, written))
    }

    /// Grants a wish, or says why not; then the room is unchanged. What is granted must be made durable before anybody
    /// looks at the room.
    pub fn grant(
        &mut self,
        by: &Who,
        wish: Wish,
        key: Option<String>,
        occasion: impl Into<Occasion>,
        policy: &dyn Policy,
    ) -> Result<Written, WishFault> {
        let occasion = occasion.into();
        self.allowed_while_sealed(&wish)?;
        let deeds = self.judge(by, wish, occasion, policy)?;
        Ok(self.write(deeds, key, occasion.now)?)
    }

    /// The seed of what the bot of a seat decides now. It depends on the table's secret, so no opponent can compute it; and on
    /// when the decision became the seat's, so that nobody who decides at the same time changes it by being quicker.
    pub fn bot_seed(&self, seat: Seat) -> u64 {
        let since = self.fresh_from.get(seat.index()).copied().unwrap_or(0);
        self.seal.bot_seed(since, seat)
    }

    /// Lets the bot of a seat act, with what it decided for an entry of the record.
    pub fn act_for_bot(
        &mut self,
        seat: Seat,
        number: u32,
        action: &AnyAction,
        now: Millis,
    ) -> Result<Written, WishFault> {
        let deeds = self.act(seat, number, action)?;
        Ok(self.write(deeds, None, now)?)
    }

    /// Numbers deeds as lines and takes them over.
    pub(crate) fn write(
        &mut self,
        deeds: Vec<Judged>,
        key: Option<String>,
        at: Millis,
    ) -> Result<Written, JournalFault> {
        let mut key = key;
        let (mut lines, mut lists_change) = (Vec::with_capacity(deeds.len()), false);
        for ((deed, moved), seq) in deeds.into_iter().zip(self.seq + 1..) {
            let line = Line { seq, at, key: key.take(), deed };
            lists_change |= self.apply(&line, How::Already(moved))?;
            lines.push(line);
        }
        Ok(Written { lines, waiting: self.people_waited_for(), card: lists_change.then(|| self.card()) })
    }

    fn judge(&mut self, by: &Who, wish: Wish, occasion: Occasion, policy: &dyn Policy) -> Deeds {
        match wish {
            Wish::Sit { chair, invite, share } => self.sit(by, chair, invite.as_deref(), share),
            Wish::Ready { ready } => self.say_ready(by, ready),
            Wish::Decline => self.decline(by),
            Wish::Rename { name } => self.rename(by, &name),
            Wish::Leave { chair } => self.leave(by, chair, policy),
            Wish::Return { chair } => self.come_back(by, chair),
            Wish::Start { level } => self.start_with_bots(by, &level, policy),
            Wish::Share { chair, text } => self.share(by, chair, &text),
            Wish::Act { seat, number, action } => {
                self.may_act(by, seat)?;
                self.act_as_written(seat, number, &action)
            }
            Wish::Undo { seat } => self.undo(by, seat),
            Wish::AskBack { to } => self.ask_back(by, to, occasion),
            Wish::AnswerBack { agreed } => self.answer_back(by, agreed),
            Wish::Resign { chair } => self.resign(by, chair, policy),
            Wish::Nudge => self.nudge(by),
            Wish::StillHere => self.say_here(by),
            Wish::Late { choice } => self.late(by, choice, occasion, policy),
            Wish::Say { text } => self.speak(by, &text),
            Wish::Watch { allowed } => {
                self.as_host(by)?;
                Ok(vec![(Deed::Watched { allowed }, None)])
            }
            Wish::Vacation { until } => self.rest(by, until),
            Wish::Talk { allowed } => {
                self.as_host(by)?;
                Ok(vec![(Deed::Talk { allowed }, None)])
            }
            Wish::Remove { person } => self.remove(by, person),
            Wish::Again { table } => Ok(vec![(Deed::Again { table }, None)]),
        }
    }

    /// The one chair a person means: the given one, or the first of theirs.
    pub(crate) fn own_chair(&self, person: &PersonId, chair: Option<u8>) -> Result<u8, Forbidden> {
        let mine = self.chairs_of(person);
        match chair {
            Some(chair) if mine.contains(chair) => Ok(chair),
            Some(_) => Err(Forbidden::NotYourSeat),
            None => mine.iter().next().ok_or(Forbidden::NotSeated),
        }
    }

    pub(crate) fn as_host(&self, by: &Who) -> Result<(), Forbidden> {
        if by.id == self.host { Ok(()) } else { Err(Forbidden::Host) }
    }

    /// Sets the game up, with dice from a seal that holds every share.
    pub(crate) fn start(&mut self, seal: Seal) -> Result<Judged, WishFault> {
        let (played, happenings) = match &self.from {
            None => self.game.start(&self.plan.table, self.edition, seal).map_err(WishFault::Refused)?,
            Some(Origin { position, .. }) => {
                let line = self.seq + 1;
                let wrong =
                    |fault: PositionFault| JournalFault::Begin { line, fault: RecordFault::new(1, fault.fault()) };
                (self.game.load(position, self.edition_at(position), seal).map_err(wrong)?, Vec::new())
            }
        };
        let record = played.record();
        let deed = Deed::Started { header: record.header.clone(), start: record.start.clone() };
        let moved = Some(Moved::of(played.as_ref(), happenings));
        self.played = Some(played);
        Ok((deed, moved))
    }

    fn may_act(&self, by: &Who, seat: Seat) -> Result<(), Forbidden> {
        let chair = self.sitter_of(seat).ok_or(Forbidden::NotYourSeat)?;
        if self.phase == Progress::Stopped {
            return Err(Forbidden::Stopped);
        }
        match chair.person() {
            Some(person) if *person != by.id => Err(Forbidden::NotYourSeat),
            None => Err(Forbidden::NotYourSeat),
            Some(_) if chair.bot().is_some() => Err(Forbidden::Away),
            Some(_) => Ok(()),
        }
    }

    /// The game, if what a seat decided at this number still counts: not if it has gone on since for that seat.
    fn still_at(&mut self, seat: Seat, number: u32) -> Result<&mut Box<dyn AnyMatch>, WishFault> {
        let fresh_from = self.fresh_from.get(seat.index()).copied().unwrap_or(0);
        let played = self.played.as_mut().ok_or(Forbidden::NotBegun)?;
        if number < fresh_from || number > played.number() { Err(WishFault::Stale) } else { Ok(played) }
    }

    fn act_as_written(&mut self, seat: Seat, number: u32, action: &str) -> Deeds {
        let line = self.seq + 1;
        let action = self.still_at(seat, number)?.read_action(action).map_err(|fault| fault_of(fault, line))?;
        self.act(seat, number, &action)
    }

    /// Carries an action out, for a person or a bot.
    fn act(&mut self, seat: Seat, number: u32, action: &AnyAction) -> Deeds {
        let line = self.seq + 1;
        let played = self.still_at(seat, number)?;
        let happenings = played.perform(seat, action).map_err(|fault| fault_of(fault, line))?;
        let record = played.record();
        let Some(Entry::Act(entry)) = record.entries.last() else {
            return Err(WishFault::Broken(JournalFault::Different { line }));
        };
        let deed = Deed::Acted { entry: entry.clone(), end: record.end.clone() };
        Ok(vec![(deed, Some(Moved::of(played.as_ref(), happenings)))])
    }

    fn undo(&mut self, by: &Who, seat: Seat) -> Deeds {
        self.may_act(by, seat)?;
        let line = self.seq + 1;
        let played = self.played.as_mut().ok_or(Forbidden::NotBegun)?;
        played.may_take_back(seat).map_err(refused_undo)?;
        played.undo(seat).map_err(refused_undo)?;
        let Some(Entry::Undo(entry)) = played.record().entries.last() else {
            return Err(WishFault::Broken(JournalFault::Different { line }));
        };
        let deed = Deed::TookBack { entry: entry.clone() };
        Ok(vec![(deed, Some(Moved::of(played.as_ref(), Vec::new())))])
    }

    fn speak(&self, by: &Who, text: &str) -> Deeds {
        let text: String = text.trim().chars().filter(|letter| !letter.is_control()).collect();
        if text.is_empty() || text.chars().count() > LONGEST_SAYING {
            return Err(asked("fault-saying", facts![most = LONGEST_SAYING]));
        }
        let sits = !self.chairs_of(&by.id).is_empty();
        if !sits && !self.plan.watched {
            return Err(Forbidden::Closed.into());
        }
        if !sits && self.removed.contains(&by.id) {
            return Err(Forbidden::Removed.into());
        }
        if !self.talk && by.id != self.host {
            return Err(Forbidden::Hushed.into());
        }
        self.may_say(&text)?;
        // A name is speech too: whoever sits here speaks under the name of the chair, whatever name the person took since.
        let name = match self.own_chair(&by.id, None) {
            Ok(chair) => self.name_at(chair, Lang::En),
            Err(_) => self.may_say(&by.name).map(|()| by.name.clone())?,
        };
        Ok(vec![(Deed::Said { person: by.id.clone(), name, text }, None)])
    }

    /// Whether the rules of the game let people read this at the table now: what is said, and names too.
    pub(crate) fn may_say(&self, text: &str) -> Result<(), WishFault> {
        match self.played.as_deref().filter(|_| self.phase == Progress::Playing) {
            Some(played) => played.may_say(text).map_err(WishFault::Unsayable),
            None => Ok(()),
        }
    }
}

fn fault_of(fault: PlayFault, line: u32) -> WishFault {
    match fault {
        PlayFault::Notation(fault) => WishFault::Notation(fault),
        PlayFault::Refused(refusal) => WishFault::Refused(refusal),
        // Sealed dice do not run out.
        PlayFault::Draws(fault) => WishFault::Broken(JournalFault::Act { line, reason: fault.fault() }),
    }
}

fn refused_undo(refusal: kernel::UndoRefusal) -> WishFault {
    match refusal {
        kernel::UndoRefusal::ChosenOpenly => Forbidden::ChosenOpenly.into(),
        other @ (kernel::UndoRefusal::Nothing
        | kernel::UndoRefusal::Learnt
        | kernel::UndoRefusal::Passed
        | kernel::UndoRefusal::BuiltOn) => WishFault::Undo(other),
    }
}
