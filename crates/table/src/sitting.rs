//! Coming and going: taking a chair, being ready, leaving it, standing in for somebody, giving up.

use crate::judge::{Deeds, Judged, asked, check_share};
use crate::names::unique_name;
use crate::{Chair, Deed, Forbidden, Invite, Millis, Pace, PersonId, Policy, Progress, Room, Sitter, Who, clean_name};
use kernel::{Lang, facts};

/// Gives everybody at a new table a name of their own.
pub(crate) fn name_apart(chairs: &mut [Chair]) {
    let mut taken: Vec<String> = Vec::new();
    for chair in chairs {
        let (Sitter::Person { name, .. } | Sitter::Beside { name, .. } | Sitter::Kept { name, .. }) = &mut chair.sitter
        else {
            continue;
        };
        *name = unique_name(name, &taken);
        taken.push(name.clone());
    }
}

impl Room {
    /// Takes a chair, and adds a text for the dice: the person in the last chair has no later moment for one.
    pub(crate) fn sit(&mut self, by: &Who, chair: Option<u8>, invite: Option<&str>, share: Option<String>) -> Deeds {
        let invite = invite.and_then(Invite::parse);
        if self.played.is_some() {
            return self.stand_in(by, chair, invite.as_ref());
        }
        let chair = self.free_chair(&by.id, chair, invite.as_ref())?;
        let name = self.name_for(by, Some(chair));
        let mut judged = vec![(Deed::Sat { chair, person: by.id.clone(), name }, None)];
        let mut seal = self.seal.clone();
        if let Some(text) = share {
            check_share(&text)?;
            seal = seal.with_share(chair, text.as_str());
            judged.push((Deed::Shared { chair, text }, None));
        }
        if self.chairs.iter().filter(|chair| chair.is_free()).count() == 1 && !self.plan.ready {
            judged.push(self.start(seal)?);
        }
        Ok(judged)
    }

    /// The chair that somebody may take: the one kept for them or that their invitation is for, or the first that is open to
    /// anyone.
    fn free_chair(&self, person: &PersonId, wanted: Option<u8>, invite: Option<&Invite>) -> Result<u8, Forbidden> {
        if !self.chairs_of(person).is_empty() {
            return Err(Forbidden::Seated);
        }
        if self.removed.contains(person) {
            return Err(Forbidden::Removed);
        }
        let may = self.chairs_for(Some(person), invite);
        let meant = |chair: &u8| {
            let chair = &self.chairs[usize::from(*chair)];
            chair.kept_for() == Some(person) || invite == Some(&chair.invite)
        };
        let chosen = wanted.filter(|&wanted| may.contains(wanted));
        let otherwise = || may.iter().find(meant).or_else(|| may.iter().find(|_| wanted.is_none()));
        let used = || invite.is_some_and(|invite| self.chairs.iter().any(|chair| chair.invite == *invite));
        chosen.or_else(otherwise).ok_or_else(|| if used() { Forbidden::InviteUsed } else { Forbidden::NoChair })
    }

    /// Takes a running chair that the table has opened to a substitute.
    fn stand_in(&self, by: &Who, wanted: Option<u8>, invite: Option<&Invite>) -> Deeds {
        if !self.chairs_of(&by.id).is_empty() {
            return Err(Forbidden::Seated.into());
        }
        if !self.chairs.iter().any(|chair| chair.open) {
            return Err(Forbidden::Begun.into());
        }
        let may = self.chairs_for(Some(&by.id), invite);
        let chair = wanted.filter(|&wanted| may.contains(wanted)).or_else(|| may.iter().next());
        let chair = chair.ok_or(Forbidden::NoSubstitute)?;
        // A name that may not be said here is not read here either: they go by that of the one they play for, with a number.
        let own = self.may_say(&by.name).map(|()| by.name.clone());
        let name = own.unwrap_or_else(|_| self.name_at(chair, Lang::En));
        let name = self.name_for(&Who { id: by.id.clone(), name }, None);
        Ok(vec![(Deed::Substituted { chair, person: by.id.clone(), name }, None)])
    }

    /// The name under which somebody is known at the table, apart from those of everybody else.
    fn name_for(&self, by: &Who, own: Option<u8>) -> String {
        let others = (0..).zip(&self.chairs).filter(|(number, _)| Some(*number) != own);
        let names = others.flat_map(|(_, chair)| {
            chair.persons_name().into_iter().chain(chair.owner.as_ref().map(|owner| &owner.name))
        });
        unique_name(&by.name, &names.cloned().collect::<Vec<_>>())
    }

    /// Says before the game whether somebody is ready. When everybody is, and no chair is free, it begins.
    pub(crate) fn say_ready(&mut self, by: &Who, ready: bool) -> Deeds {
        let chair = self.own_chair(&by.id, None)?;
        if self.phase != Progress::Waiting {
            return Err(Forbidden::Begun.into());
        }
        let mut judged = vec![(Deed::Readied { chair, ready }, None)];
        let others_ready =
            self.chairs.iter().filter_map(Chair::person).filter(|person| **person != by.id).all(|person| {
                let theirs = self.chairs_of(person);
                theirs.iter().any(|chair| self.ready.contains(chair))
            });
        if ready && others_ready && !self.chairs.iter().any(Chair::is_free) {
            judged.push(self.start(self.seal.clone())?);
        }
        Ok(judged)
    }

    /// Gives up the chair that is kept for somebody.
    pub(crate) fn decline(&self, by: &Who) -> Deeds {
        let kept = (0..).zip(&self.chairs).find(|(_, chair)| chair.kept_for() == Some(&by.id));
        let (chair, _) = kept.filter(|_| self.phase == Progress::Waiting).ok_or(Forbidden::NotAsked)?;
        Ok(vec![(Deed::Declined { chair }, None)])
    }

    /// Another name for somebody at this table. Everybody reads it, so it is speech, and the rules about speech hold.
    pub(crate) fn rename(&self, by: &Who, name: &str) -> Deeds {
        let chair = self.own_chair(&by.id, None)?;
        let wanted = clean_name(name).ok_or_else(|| asked("fault-name", facts![most = crate::LONGEST_NAME]))?;
        self.may_say(&wanted)?;
        let name = self.name_for(&Who { id: by.id.clone(), name: wanted }, Some(chair));
        Ok(vec![(Deed::Renamed { chair, person: by.id.clone(), name }, None)])
    }

    pub(crate) fn leave(&self, by: &Who, chair: Option<u8>, policy: &dyn Policy) -> Deeds {
        let chair = self.own_chair(&by.id, chair)?;
        match self.phase {
            Progress::Waiting => Ok(vec![(Deed::Rose { chair }, None)]),
            Progress::Playing if self.chairs[usize::from(chair)].replaced.is_none() => {
                Ok(vec![(Deed::Replaced { chair, level: policy.usual_level() }, None)])
            }
            Progress::Playing | Progress::Sealed | Progress::Over | Progress::Stopped => Err(Forbidden::Left.into()),
        }
    }

    /// Takes a chair back: from a bot, from a substitute, or before one has come.
    pub(crate) fn come_back(&self, by: &Who, wanted: Option<u8>) -> Deeds {
        let mut all = (0_u8..).zip(&self.chairs).filter(|(number, _)| wanted.is_none_or(|wanted| wanted == *number));
        let Some((chair, found)) = all.find(|(_, chair)| chair.can_be_taken_back_by(&by.id)) else {
            self.own_chair(&by.id, wanted)?;
            return Err(Forbidden::NotAway.into());
        };
        let from_substitute = found.owner.as_ref().is_some_and(|owner| owner.person == by.id);
        Ok(vec![(if from_substitute { Deed::Reclaimed { chair } } else { Deed::Returned { chair } }, None)])
    }

    pub(crate) fn start_with_bots(&mut self, by: &Who, level: &str, policy: &dyn Policy) -> Deeds {
        self.as_host(by)?;
        if self.phase != Progress::Waiting {
            return Err(Forbidden::Begun.into());
        }
        let unknown = || asked("fault-level", facts![level = level.chars().take(40).collect::<String>()]);
        let level = policy.level(level).ok_or_else(unknown)?;
        let free = (0_u8..).zip(&self.chairs).filter(|(_, chair)| chair.is_free());
        let mut judged: Vec<Judged> =
            free.map(|(chair, _)| (Deed::Filled { chair, level: level.clone() }, None)).collect();
        judged.push(self.start(self.seal.clone())?);
        Ok(judged)
    }

    pub(crate) fn share(&self, by: &Who, chair: Option<u8>, text: &str) -> Deeds {
        let chair = self.own_chair(&by.id, chair)?;
        if self.phase != Progress::Waiting {
            return Err(Forbidden::Begun.into());
        }
        check_share(text)?;
        Ok(vec![(Deed::Shared { chair, text: text.to_owned() }, None)])
    }

    /// Lets the clocks of somebody's chairs stand still. It counts where one has days, before the game too.
    pub(crate) fn rest(&self, by: &Who, until: Millis) -> Deeds {
        let mine = self.chairs_of(&by.id);
        if mine.is_empty() {
            return Err(Forbidden::NotSeated.into());
        }
        if !matches!(self.plan.pace, Pace::Days { .. }) {
            return Err(Forbidden::NoDays.into());
        }
        if !matches!(self.phase, Progress::Waiting | Progress::Playing) {
            return Err(Forbidden::Left.into());
        }
        Ok(mine.iter().map(|chair| (Deed::Vacation { chair, until }, None)).collect())
    }

    /// Sends a spectator away: they neither see the table nor speak there any more.
    pub(crate) fn remove(&self, by: &Who, person: PersonId) -> Deeds {
        self.as_host(by)?;
        if person == by.id || !self.chairs_of(&person).is_empty() {
            return Err(Forbidden::SitsHere.into());
        }
        Ok(vec![(Deed::Removed { person }, None)])
    }

    /// Gives the game up. In a game of two it ends; in a larger one a bot plays on for the others.
    pub(crate) fn resign(&self, by: &Who, chair: Option<u8>, policy: &dyn Policy) -> Deeds {
        let chair = self.own_chair(&by.id, chair)?;
        if self.phase != Progress::Playing || self.chairs[usize::from(chair)].resigned {
            return Err(Forbidden::Left.into());
        }
        let plays_on = |chair: &Chair| chair.person().is_some_and(|person| *person != by.id) && !chair.resigned;
        // Without anybody else there is nobody to play on for; and no bot plays on where all play under the same conditions.
        if !self.chairs.iter().any(plays_on) || self.sealed_until().is_some() {
            return Ok(vec![(Deed::Stopped { chair }, None)]);
        }
        if self.chairs.len() == 2 {
            return Ok(vec![(Deed::Conceded { chair }, None)]);
        }
        Ok(vec![(Deed::Resigned { chair, level: policy.usual_level() }, None)])
    }
}
