//! Deciding together how to go on without somebody.
//!
//! The house rule: when somebody's time has run out, the people who are present vote. What more than half of those asked want
//! is done at once, but the game ends only when the time of the vote is up, so that whoever is missed can still come back.
//! When the time is up, those who were silent leave it to the others: more than half of the votes decide, and without such a
//! majority the game waits on. Whoever comes meanwhile may vote too. A device has one vote, however many people play at it.

use crate::judge::{Deeds, Judged};
use crate::{ChairSet, Deed, Forbidden, LateChoice, Millis, Occasion, Policy, Progress, Room, Who, WishFault, Written};
use kernel::MAX_SEATS;

/// A vote that is not yet decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Vote {
    /// The chairs it is about.
    pub(crate) about: ChairSet,
    /// Whether it is about people who are late; otherwise a bot plays for them, and only a substitute is asked for.
    pub(crate) late: bool,
    /// The chairs whose people are asked: one for each person.
    pub(crate) asked: ChairSet,
    /// What each of them wants, by chair.
    pub(crate) votes: [Option<LateChoice>; MAX_SEATS],
    /// When its time is up.
    pub(crate) until: Millis,
}

impl Vote {
    pub(crate) fn new(about: ChairSet, late: bool, asked: ChairSet, until: Millis) -> Vote {
        Vote { about, late, asked, votes: [None; MAX_SEATS], until }
    }

    /// Takes a vote over; a second one replaces the first.
    pub(crate) fn count(&mut self, chair: u8, choice: LateChoice) {
        self.asked = self.asked.with(chair);
        if let Some(vote) = self.votes.get_mut(usize::from(chair)) {
            *vote = Some(choice);
        }
    }

    /// A chair has no say any more, and is no longer talked about.
    pub(crate) fn forget(&mut self, chair: u8) {
        self.about = self.about.without(chair);
        self.asked = self.asked.without(chair);
        if let Some(vote) = self.votes.get_mut(usize::from(chair)) {
            *vote = None;
        }
    }

    /// How many votes decide before the time is up.
    pub(crate) fn needed(&self) -> usize {
        self.asked.len() / 2 + 1
    }

    /// What was decided by now: nothing yet, a choice, or that there is no majority.
    fn decided(&self, now: Millis) -> Option<Option<LateChoice>> {
        let for_it = |choice: LateChoice| self.votes.iter().filter(|vote| **vote == Some(choice)).count();
        if now >= self.until {
            let cast = self.votes.iter().flatten().count();
            return Some(LateChoice::ALL.into_iter().find(|&choice| for_it(choice) * 2 > cast));
        }
        let at_once = [LateChoice::Wait, LateChoice::Bot, LateChoice::Substitute];
        at_once.into_iter().find(|&choice| for_it(choice) >= self.needed()).map(Some)
    }
}

impl Room {
    /// Reminds those whom the game waits for.
    pub(crate) fn nudge(&self, by: &Who) -> Deeds {
        let chair = self.own_chair(&by.id, None)?;
        let mine = self.chairs_of(&by.id);
        let waited: Vec<u8> = self.people_waited_for().iter().filter(|&other| !mine.contains(other)).collect();
        if waited.is_empty() {
            return Err(Forbidden::NobodyToNudge.into());
        }
        if waited.iter().all(|&other| self.clocks.nudged(other).is_some()) {
            return Err(Forbidden::Nudged.into());
        }
        Ok(vec![(Deed::Nudged { chair, about: waited }, None)])
    }

    /// Answers a reminder: somebody still thinks.
    pub(crate) fn say_here(&self, by: &Who) -> Deeds {
        let nudged = |chair: &u8| self.clocks.nudged(*chair).is_some();
        let mine: Vec<u8> = self.chairs_of(&by.id).iter().filter(nudged).collect();
        if mine.is_empty() || self.clocks.runs_by_itself() {
            return Err(Forbidden::NotNudged.into());
        }
        Ok(mine.into_iter().map(|chair| (Deed::StillHere { chair }, None)).collect())
    }

    /// Votes on how to go on without those who are late, and opens the vote if there is none.
    pub(crate) fn late(&self, by: &Who, choice: LateChoice, occasion: Occasion, policy: &dyn Policy) -> Deeds {
        let mut judged = Vec::new();
        let mut vote = match &self.vote {
            Some(vote) => vote.clone(),
            None => {
                let vote = self.new_vote(by, choice, occasion)?;
                let (about, asked) = (vote.about.iter().collect(), vote.asked.iter().collect());
                judged.push((Deed::VoteOpened { about, late: vote.late, asked, until: vote.until }, None));
                vote
            }
        };
        if vote.until > occasion.now {
            let chair = self.voting_chair(by, vote.about)?;
            if !vote.late && matches!(choice, LateChoice::Bot | LateChoice::End) {
                return Err(Forbidden::NotLate.into());
            }
            vote.count(chair, choice);
            judged.push((Deed::Voted { chair, choice }, None));
        }
        judged.extend(self.outcome(&vote, occasion.now, policy));
        Ok(judged)
    }

    /// Ends a vote or a request to go back whose time is up, and opens a seal whose time has come; nothing otherwise.
    pub fn settle(&mut self, now: Millis, policy: &dyn Policy) -> Result<Option<Written>, WishFault> {
        if self.sealed_until().is_some_and(|until| until <= now) {
            return Ok(Some(self.write(vec![(Deed::SealOpened, None)], None, now)?));
        }
        let vote = self.vote.as_ref().filter(|vote| vote.until <= now);
        let mut deeds: Vec<Judged> = self.expired_back(now).map(|deed| (deed, None)).into_iter().collect();
        deeds.extend(vote.into_iter().flat_map(|vote| self.outcome(vote, now, policy)));
        if deeds.is_empty() { Ok(None) } else { Ok(Some(self.write(deeds, None, now)?)) }
    }

    /// When the time of the present vote, or of a request to go back, is up, or the seal is opened.
    pub fn settles_at(&self) -> Option<Millis> {
        let vote = self.vote.as_ref().map(|vote| vote.until);
        let back = self.open_back().map(|asked| asked.until);
        vote.into_iter().chain(back).chain(self.sealed_until()).min()
    }

    fn new_vote(&self, by: &Who, choice: LateChoice, occasion: Occasion) -> Result<Vote, WishFault> {
        if self.phase != Progress::Playing {
            return Err(Forbidden::NotLate.into());
        }
        let overdue = self.overdue(occasion.now);
        let late = !overdue.is_empty();
        let about = match choice {
            LateChoice::Substitute if !late => self.played_by_bots_for_others(by),
            LateChoice::Wait | LateChoice::Bot | LateChoice::Substitute | LateChoice::End => overdue,
        };
        if about.is_empty() {
            return Err(Forbidden::NotLate.into());
        }
        let own = self.voting_chair(by, about)?;
        let mut asked = ChairSet::default().with(own);
        let mut people = vec![&by.id];
        for chair in occasion.present.iter().filter(|&chair| self.may_vote(chair, about)) {
            let Some(person) = self.chairs.get(usize::from(chair)).and_then(|chair| chair.person()) else { continue };
            if !people.contains(&person) {
                people.push(person);
                asked = asked.with(chair);
            }
        }
        Ok(Vote::new(about, late, asked, occasion.now + self.clocks.vote_ms()))
    }

    /// The chairs from which a bot plays instead of a person, and which nobody else may take yet.
    fn played_by_bots_for_others(&self, by: &Who) -> ChairSet {
        let left = |chair: &crate::Chair| chair.replaced.is_some() && !chair.open && chair.person() != Some(&by.id);
        (0..).zip(&self.chairs).filter(|(_, chair)| left(chair)).map(|(number, _)| number).collect()
    }

    /// The chair from which somebody votes: the first of theirs that has a say.
    fn voting_chair(&self, by: &Who, about: ChairSet) -> Result<u8, Forbidden> {
        let mine = self.chairs_of(&by.id);
        if mine.is_empty() {
            return Err(Forbidden::NotSeated);
        }
        mine.iter().find(|&chair| self.may_vote(chair, about)).ok_or(Forbidden::NotLate)
    }

    /// Whoever sits at the table has a say, unless it is about them, or a bot plays for them.
    fn may_vote(&self, chair: u8, about: ChairSet) -> bool {
        let plays =
            self.chairs.get(usize::from(chair)).is_some_and(|chair| chair.person().is_some() && chair.bot().is_none());
        plays && !about.contains(chair)
    }

    /// The deeds that follow from a vote, once it is decided.
    fn outcome(&self, vote: &Vote, now: Millis, policy: &dyn Policy) -> Vec<Judged> {
        let Some(choice) = vote.decided(now) else { return Vec::new() };
        let mut judged = vec![(Deed::VoteClosed { choice }, None)];
        match choice {
            None | Some(LateChoice::Wait) => {}
            Some(LateChoice::End) => judged.push((Deed::Ended, None)),
            Some(LateChoice::Bot) => {
                judged.extend(
                    vote.about.iter().map(|chair| (Deed::Replaced { chair, level: policy.usual_level() }, None)),
                );
            }
            Some(LateChoice::Substitute) => {
                judged.extend(vote.about.iter().map(|chair| (Deed::ChairOpened { chair }, None)));
            }
        }
        judged
    }

    /// The chairs whose time has run out.
    fn overdue(&self, now: Millis) -> ChairSet {
        self.people_waited_for().iter().filter(|&chair| self.due(chair).is_some_and(|due| due <= now)).collect()
    }

    /// Ends a vote about people who have come back, have acted, or have left for good.
    pub(crate) fn keep_vote(&mut self) {
        let waited = self.people_waited_for();
        let Some(vote) = &mut self.vote else { return };
        let chairs = &self.chairs;
        let matters = |chair: u8| {
            let left = chairs.get(usize::from(chair)).is_some_and(|chair| chair.replaced.is_some() && !chair.open);
            if vote.late { waited.contains(chair) } else { left }
        };
        let over: Vec<u8> = vote.about.iter().filter(|&chair| !matters(chair)).collect();
        over.into_iter().for_each(|chair| vote.forget(chair));
        if vote.about.is_empty() || self.phase != Progress::Playing {
            self.vote = None;
        }
    }
}
