//! Who may look, said once more from the lines of the journal alone.

use crate::people::PEOPLE;
use crate::{Found, broken, common};
use common::person;
use kernel::{Audience, Seat};
use std::collections::BTreeSet;
use table::{Deed, Forbidden, Line, Room};

/// Nobody looks from a seat that is not theirs, and the dice stay sealed until the end.
pub(crate) fn holds(room: &Room, company: &Company) -> Found {
    let over = room.phase().has_ended();
    if over != company.over || room.opened_seal().is_some() != company.over {
        return broken(format!("the end came: {}, and the seal is open: {}", over, room.opened_seal().is_some()));
    }
    let seats = room.played().map_or(0, catalog::AnyMatch::seats);
    for who in (0..PEOPLE).map(Some).chain([None]) {
        let id = who.map(|who| person(who).id);
        let belongs = who.is_some_and(|who| company.belongs(who));
        let found = room.audience(id.as_ref(), None);
        let from = |seat: Seat| who.is_some_and(|who| company.may_look_from(who, room.chair_of(seat)));
        let fits = match found {
            Ok(Audience::Seat(seat)) => from(seat),
            Ok(Audience::Spectator) => belongs || company.watched || !company.begun,
            Err(Forbidden::Removed) => who.is_some_and(|who| company.is_removed(who)),
            Err(Forbidden::Closed) => !belongs && !company.watched,
            Err(_) => false,
        };
        if !fits || who.is_some_and(|who| company.is_removed(who)) && found.is_ok() {
            return broken(format!("{who:?} looks as {found:?}"));
        }
        for seat in Seat::all(seats) {
            let may = room.audience(id.as_ref(), Some(seat)).is_ok();
            if may && !(from(seat) || over) || !may && found.is_ok() && from(seat) {
                return broken(format!("{who:?} may look from seat {seat}: {may}"));
            }
            let acts = room.game_seen(Audience::Seat(seat)).is_some_and(|seen| seen.acting.is_some());
            if acts && over {
                return broken(format!("seat {seat} may act after the end"));
            }
        }
    }
    Ok(())
}

/// Who sits where and may look, as the lines tell it.
pub(crate) struct Company {
    chairs: Vec<Seated>,
    pub(crate) watched: bool,
    pub(crate) begun: bool,
    pub(crate) over: bool,
    removed: BTreeSet<u8>,
}

#[derive(Clone, Default)]
struct Seated {
    holder: Option<u8>,
    owner: Option<u8>,
    resigned: bool,
}

impl Company {
    pub(crate) fn of(lines: &[Line]) -> Company {
        let mut company =
            Company { chairs: Vec::new(), watched: true, begun: false, over: false, removed: BTreeSet::new() };
        lines.iter().for_each(|line| company.hear(&line.deed));
        company
    }

    fn hear(&mut self, deed: &Deed) {
        match deed {
            Deed::Opened { plan, chairs, .. } => {
                self.watched = plan.watched;
                let seated = |chair: &table::Chair| Seated { holder: chair.person().map(number), ..Seated::default() };
                self.chairs = chairs.iter().map(seated).collect();
            }
            Deed::Sat { chair, person, .. } => self.at(*chair).holder = Some(number(person)),
            Deed::Rose { chair } => self.at(*chair).holder = None,
            Deed::Started { .. } => self.begun = true,
            Deed::Acted { end: Some(_), .. } | Deed::Stopped { .. } | Deed::Ended => self.over = true,
            Deed::Conceded { chair } => {
                self.at(*chair).resigned = true;
                self.over = true;
            }
            Deed::Resigned { chair, .. } => self.at(*chair).resigned = true,
            Deed::Substituted { chair, person, .. } => {
                let seated = self.at(*chair);
                let owner = if seated.resigned { None } else { seated.owner.or(seated.holder) };
                *seated = Seated { holder: Some(number(person)), owner, resigned: false };
            }
            Deed::Reclaimed { chair } => {
                let seated = self.at(*chair);
                seated.holder = seated.owner.take();
            }
            Deed::Watched { allowed } => self.watched = *allowed,
            Deed::Removed { person } => drop(self.removed.insert(number(person))),
            _nobody_moves => {}
        }
    }

    fn at(&mut self, chair: u8) -> &mut Seated {
        &mut self.chairs[usize::from(chair)]
    }

    /// Whether somebody may see what is hidden behind the seat that is played from a chair.
    pub(crate) fn may_look_from(&self, who: u8, chair: u8) -> bool {
        let seated = &self.chairs[usize::from(chair)];
        self.over || seated.holder == Some(who) && !seated.resigned
    }

    /// Whether somebody has a chair, or may have one back.
    pub(crate) fn belongs(&self, who: u8) -> bool {
        self.chairs.iter().any(|seated| seated.holder == Some(who) || seated.owner == Some(who))
    }

    /// Whether somebody was sent away and has no chair.
    pub(crate) fn is_removed(&self, who: u8) -> bool {
        self.removed.contains(&who) && !self.chairs.iter().any(|seated| seated.holder == Some(who))
    }
}

/// The number of one of the people.
fn number(id: &table::PersonId) -> u8 {
    (0..PEOPLE).find(|who| common::person(*who).id == *id).expect("nobody else is here")
}
