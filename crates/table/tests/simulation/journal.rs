//! What must be true of a journal, said without the table's own code: nothing twice, votes and deadlines once, no end
//! before its time.

use crate::{Found, broken};
use std::collections::{BTreeMap, BTreeSet};
use table::{Deed, LateChoice, Line, Millis, Pace, Plan, written_record};

/// Reads a journal from its first line.
pub(crate) fn holds(lines: &[Line], chair_of: &dyn Fn(kernel::Seat) -> u8) -> Found {
    let Some(Line { deed: Deed::Opened { plan, .. }, .. }) = lines.first() else {
        return broken("the journal does not begin with its opening");
    };
    let mut told = Told::new(plan);
    let mut keys = BTreeSet::new();
    let mut last_at = Millis::MIN;
    for (line, number) in lines.iter().zip(1..) {
        if line.seq != number || line.at < last_at {
            return broken(format!("line {number} is numbered {} at {} after {last_at}", line.seq, line.at));
        }
        last_at = line.at;
        if let Some(key) = line.key.as_ref().filter(|key| !keys.insert((*key).clone())) {
            return broken(format!("line {number}: what {key} asked was done twice"));
        }
        told.hear(line, chair_of).map_err(|fault| crate::Broken(format!("line {number}: {}", fault.0)))?;
    }
    record_is_whole(lines)
}

/// Every entry of the record follows the one before.
fn record_is_whole(lines: &[Line]) -> Found {
    let Some(record) = written_record(lines) else { return Ok(()) };
    for (entry, number) in record.entries.iter().zip(1_u32..) {
        let n = match entry {
            kernel::record::Entry::Act(act) => act.n,
            kernel::record::Entry::Undo(undo) => undo.n,
        };
        if n != number {
            return broken(format!("entry {number} of the record is numbered {n}"));
        }
    }
    Ok(())
}

/// A vote as the lines tell it.
struct Vote {
    asked: BTreeSet<u8>,
    cast: BTreeMap<u8, LateChoice>,
    until: Millis,
    /// Whether somebody's coming or going may have changed who has a say.
    shaken: bool,
}

/// What the lines have told so far.
struct Told<'a> {
    plan: &'a Plan,
    begun: Option<Millis>,
    over: bool,
    vote: Option<Vote>,
    /// The choice of a vote that was closed in the line before.
    just_closed: Option<LateChoice>,
    /// By chair: when it was first reminded, since it last acted or answered.
    nudged: BTreeMap<u8, Millis>,
    /// By chair: when it last acted.
    acted: BTreeMap<u8, Millis>,
}

impl<'a> Told<'a> {
    fn new(plan: &'a Plan) -> Told<'a> {
        let (nudged, acted) = (BTreeMap::new(), BTreeMap::new());
        Told { plan, begun: None, over: false, vote: None, just_closed: None, nudged, acted }
    }

    fn hear(&mut self, line: &Line, chair_of: &dyn Fn(kernel::Seat) -> u8) -> Found {
        let closed = self.just_closed.take();
        self.ends_once(line)?;
        match &line.deed {
            Deed::Started { .. } => self.begun = Some(line.at),
            Deed::Acted { entry, .. } => {
                self.nudged.remove(&chair_of(entry.seat));
                self.acted.insert(chair_of(entry.seat), line.at);
                self.shake();
            }
            Deed::StillHere { chair } => {
                self.nudged.remove(chair);
                self.shake();
            }
            Deed::Nudged { about, .. } => about.iter().for_each(|chair| {
                self.nudged.entry(*chair).or_insert(line.at);
            }),
            Deed::VoteOpened { about, late, asked, until } => {
                if *until <= line.at || about.is_empty() || asked.iter().any(|chair| about.contains(chair)) {
                    return broken("a vote without time, or about those who are asked");
                }
                if *late {
                    about.iter().try_for_each(|chair| self.is_late(*chair, line.at))?;
                }
                let asked = asked.iter().copied().collect();
                self.vote = Some(Vote { asked, cast: BTreeMap::new(), until: *until, shaken: false });
            }
            Deed::Voted { chair, choice } => match &mut self.vote {
                Some(vote) if line.at < vote.until => {
                    vote.asked.insert(*chair);
                    vote.cast.insert(*chair, *choice);
                }
                Some(_) => return broken("somebody votes after the time of the vote"),
                None => return broken("somebody votes, but there is no vote"),
            },
            Deed::VoteClosed { choice } => {
                let Some(vote) = self.vote.take() else { return broken("a vote is closed twice") };
                is_decided(&vote, *choice, line.at)?;
                self.just_closed = *choice;
            }
            Deed::Ended if closed != Some(LateChoice::End) => return broken("the game ends without a vote for it"),
            Deed::Replaced { .. } | Deed::ChairOpened { .. } => {
                self.just_closed = closed;
                self.shake();
            }
            Deed::Returned { .. }
            | Deed::Resigned { .. }
            | Deed::Substituted { .. }
            | Deed::Reclaimed { .. }
            | Deed::TookBack { .. }
            | Deed::WentBack { .. } => {
                self.shake();
            }
            Deed::Opened { .. } if line.seq > 1 => return broken("it is opened twice"),
            _without_votes => {}
        }
        Ok(())
    }

    fn shake(&mut self) {
        if let Some(vote) = &mut self.vote {
            vote.shaken = true;
        }
    }

    /// A game begins once and ends once, and nothing of it happens before or after.
    fn ends_once(&mut self, line: &Line) -> Found {
        let (of_game, ends) = match &line.deed {
            Deed::Acted { end, .. } => (true, end.is_some()),
            Deed::Stopped { .. } | Deed::Conceded { .. } | Deed::Ended => (true, true),
            Deed::TookBack { .. }
            | Deed::AskedBack { .. }
            | Deed::BackExpired
            | Deed::WentBack { .. }
            | Deed::Replaced { .. }
            | Deed::Resigned { .. }
            | Deed::Nudged { .. }
            | Deed::VoteOpened { .. }
            | Deed::Voted { .. }
            | Deed::VoteClosed { .. }
            | Deed::ChairOpened { .. }
            | Deed::Substituted { .. } => (true, false),
            Deed::Started { .. } if self.begun.is_some() => return broken("the game begins twice"),
            Deed::Sat { .. } | Deed::Rose { .. } | Deed::Filled { .. } | Deed::Shared { .. } | Deed::Readied { .. }
                if self.begun.is_some() =>
            {
                return broken("a chair is taken or left as before the game");
            }
            _before_or_always => (false, false),
        };
        if of_game && (self.begun.is_none() || self.over) {
            return broken(format!("{:?} while no game goes on", line.deed));
        }
        self.over |= ends;
        Ok(())
    }

    /// Somebody may be called late only when their time can have run out.
    fn is_late(&self, chair: u8, now: Millis) -> Found {
        let since = self.acted.get(&chair).or(self.begun.as_ref()).copied().unwrap_or(now);
        let due = match self.plan.pace {
            Pace::Free => self.nudged.get(&chair).map(|nudged| nudged + Millis::from(self.plan.patience) * 1000),
            Pace::Clock { per_move, .. } => Some(since + Millis::from(per_move) * 1000),
            Pace::Days { days } => Some(since + Millis::from(days) * 24 * 60 * 60 * 1000),
        };
        match due {
            Some(due) if due <= now => Ok(()),
            _ => broken(format!("chair {chair} is called late at {now}, but its time ends at {due:?}")),
        }
    }
}

/// What a vote is closed with is what it came to.
fn is_decided(vote: &Vote, choice: Option<LateChoice>, now: Millis) -> Found {
    let for_it = |choice| vote.cast.values().filter(|cast| **cast == choice).count();
    let early = now < vote.until;
    let fits = match choice {
        None => !early,
        Some(LateChoice::End) if early => false,
        Some(_) if vote.shaken => true,
        Some(choice) if early => for_it(choice) > vote.asked.len() / 2,
        Some(choice) => for_it(choice) * 2 > vote.cast.len(),
    };
    if fits { Ok(()) } else { broken(format!("a vote is closed with {choice:?} at {now}: {:?}", vote.cast)) }
}
