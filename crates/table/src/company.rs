//! What the deeds of company change: being ready, names, reminders, votes, substitutes. The other half of `deed.rs`.

use crate::vote::Vote;
use crate::{Chair, LateChoice, Line, Millis, Owner, PersonId, Progress, Room, Sitter};
use kernel::{Lang, Seat};

impl Room {
    pub(crate) fn readied(&mut self, chair: u8, ready: bool) -> bool {
        self.ready = if ready { self.ready.with(chair) } else { self.ready.without(chair) };
        false
    }

    pub(crate) fn declined(&mut self, line: &Line, chair: u8) -> bool {
        self.tell_of(line, "log-declined", chair);
        self.change(chair, |chair| chair.sitter = if chair.public { Sitter::Anyone } else { Sitter::Friend });
        true
    }

    pub(crate) fn renamed(&mut self, line: &Line, chair: u8, new: &str) -> bool {
        let before = self.name_at(chair, Lang::En);
        self.change(chair, |chair| {
            if let Sitter::Person { name, .. } | Sitter::Beside { name, .. } = &mut chair.sitter {
                new.clone_into(name);
            }
        });
        self.tell_between(line, "log-renamed", Some(chair), before);
        true
    }

    pub(crate) fn was_nudged(&mut self, line: &Line, chair: u8, about: &[u8]) -> bool {
        about.iter().for_each(|&other| self.clocks.nudge(other, line.at));
        let others = self.names_of(about.iter().copied());
        self.tell_between(line, "log-nudged", Some(chair), others);
        false
    }

    pub(crate) fn still_here(&mut self, line: &Line, chair: u8) -> bool {
        self.clocks.restart(chair, line.at);
        self.forget_vote(chair);
        self.tell_of(line, "log-still-here", chair);
        false
    }

    pub(crate) fn vote_opened(
        &mut self,
        line: &Line,
        about: &[u8],
        asked: &[u8],
        (late, until): (bool, Millis),
    ) -> bool {
        let vote = Vote::new(about.iter().copied().collect(), late, asked.iter().copied().collect(), until);
        self.vote = Some(vote);
        let others = self.names_of(about.iter().copied());
        let key = if late { "log-vote-late" } else { "log-vote-away" };
        self.tell_between(line, key, None, others);
        false
    }

    pub(crate) fn voted(&mut self, line: &Line, chair: u8, choice: LateChoice) -> bool {
        if let Some(vote) = &mut self.vote {
            vote.count(chair, choice);
        }
        let key = match choice {
            LateChoice::Wait => "log-voted-wait",
            LateChoice::Bot => "log-voted-bot",
            LateChoice::Substitute => "log-voted-substitute",
            LateChoice::End => "log-voted-end",
        };
        self.tell_of(line, key, chair);
        false
    }

    pub(crate) fn vote_closed(&mut self, line: &Line, choice: Option<LateChoice>) -> bool {
        let about = self.vote.take().map(|vote| vote.about).unwrap_or_default();
        match choice {
            Some(LateChoice::Wait) => about.iter().for_each(|late| self.clocks.restart(late, line.at)),
            Some(LateChoice::End) => self.missed = about,
            Some(LateChoice::Bot | LateChoice::Substitute) | None => {}
        }
        let key = match choice {
            Some(LateChoice::Wait) => "log-vote-wait",
            Some(LateChoice::Bot) => "log-vote-bot",
            Some(LateChoice::Substitute) => "log-vote-substitute",
            Some(LateChoice::End) => "log-vote-end",
            None => "log-vote-none",
        };
        self.tell_all(line, key);
        false
    }

    pub(crate) fn chair_opened(&mut self, line: &Line, chair: u8) -> bool {
        self.change(chair, |chair| chair.open = true);
        self.clocks.restart(chair, line.at);
        self.tell_of(line, "log-chair-opened", chair);
        false
    }

    pub(crate) fn substituted(&mut self, line: &Line, chair: u8, person: &PersonId, name: &str) -> bool {
        let before = self.name_at(chair, Lang::En);
        let sitter = Sitter::Person { person: person.clone(), name: name.to_owned() };
        self.change(chair, |chair| {
            chair.owner = owner_of(chair);
            *chair = Chair { sitter, replaced: None, resigned: false, open: false, ..chair.clone() };
        });
        self.forget_vote(chair);
        self.clocks.forget_vacation(chair);
        self.clocks.restart(chair, line.at);
        self.tell_between(line, "log-substituted", Some(chair), before);
        true
    }

    pub(crate) fn reclaimed(&mut self, line: &Line, chair: u8) -> bool {
        self.change(chair, |chair| {
            if let Some(Owner { person, name }) = chair.owner.take() {
                chair.sitter = Sitter::Person { person, name };
                chair.replaced = None;
                chair.open = false;
            }
        });
        self.forget_vote(chair);
        self.clocks.forget_vacation(chair);
        self.clocks.restart(chair, line.at);
        self.tell_of(line, "log-returned", chair);
        true
    }

    pub(crate) fn conceded(&mut self, line: &Line, chair: u8) -> bool {
        self.phase = self.phase_after(Progress::Stopped);
        self.change(chair, |chair| chair.resigned = true);
        let others = (0..self.chairs.len() as u8).filter(|&other| other != chair);
        let others = self.names_of(others);
        let key = if self.game.about().cooperative { "log-conceded-together" } else { "log-conceded" };
        self.tell_between(line, key, Some(chair), others);
        true
    }

    pub(crate) fn ended(&mut self, line: &Line) -> bool {
        self.phase = self.phase_after(Progress::Stopped);
        self.tell_all(line, "log-ended");
        true
    }

    pub(crate) fn on_vacation(&mut self, line: &Line, chair: u8, until: Millis) -> bool {
        self.clocks.rest(chair, line.at, until);
        self.tell_of(line, if until > line.at { "log-vacation" } else { "log-vacation-over" }, chair);
        false
    }

    pub(crate) fn talk_allowed(&mut self, line: &Line, allowed: bool) -> bool {
        self.talk = allowed;
        self.tell_all(line, if allowed { "log-talk" } else { "log-hushed" });
        false
    }

    pub(crate) fn was_removed(&mut self, line: &Line, person: &PersonId) -> bool {
        self.removed.insert(person.clone());
        self.tell_all(line, "log-removed");
        false
    }

    /// Somebody who acts is not missed and needs no substitute any more.
    pub(crate) fn no_longer_missed(&mut self, seat: Seat) {
        let chair = self.chair_of(seat);
        if self.vote.as_ref().is_some_and(|vote| vote.late && vote.about.contains(chair)) {
            self.forget_vote(chair);
        }
        self.change(chair, |chair| chair.open &= chair.replaced.is_some());
    }

    /// A chair is no longer talked about in the present vote, and has no say in it.
    pub(crate) fn forget_vote(&mut self, chair: u8) {
        if let Some(vote) = &mut self.vote {
            vote.forget(chair);
        }
    }

    /// The names of the people in some chairs.
    fn names_of(&self, chairs: impl Iterator<Item = u8>) -> String {
        chairs.map(|chair| self.name_at(chair, Lang::En)).collect::<Vec<_>>().join(", ")
    }
}

/// Whose chair it stays when a substitute takes it: nobody's, if they gave up.
fn owner_of(chair: &Chair) -> Option<Owner> {
    if chair.resigned {
        return None;
    }
    chair.owner.clone().or_else(|| match &chair.sitter {
        Sitter::Person { person, name } | Sitter::Beside { person, name } => {
            Some(Owner { person: person.clone(), name: name.clone() })
        }
        Sitter::Friend | Sitter::Anyone | Sitter::Kept { .. } | Sitter::Bot { .. } => None,
    })
}
