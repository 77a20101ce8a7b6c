//! What people ask of a table, judged: each wish becomes deeds, or a fault.

use super::room::{Effect, Places, Room};
use crate::Fault;
use crate::journal::{Chair, Deed};
use crate::store::{Person, Phase};
use crate::time::Millis;
use crate::token::TableId;
use catalog::PlayFault;
use kernel::record::Entry;
use kernel::{Facts, Seal, Seat, facts};
use serde::Deserialize;

/// What somebody asks of a table.
#[derive(Clone, Debug)]
pub(crate) enum Wish {
    /// A chair.
    Sit { place: Option<u8>, invite: Option<String>, share: Option<String> },
    /// To leave: before the game the chair, during it to a bot.
    Leave { place: Option<u8> },
    /// To have the chair back from the bot.
    Return { place: Option<u8> },
    /// To begin, with bots in the free chairs.
    Start { level: String },
    /// A text in the dice.
    Share { place: Option<u8>, text: String },
    /// An action in the game.
    Act { seat: Seat, number: u32, action: String },
    /// To take an action back.
    Undo { seat: Seat },
    /// To go back further.
    AskBack { to: u32 },
    /// To agree to that, or not.
    AnswerBack { agreed: bool },
    /// To give up.
    Resign { place: Option<u8> },
    /// What happens now that somebody's time has run out.
    Late { choice: LateChoice },
    /// To say something.
    Say { text: String },
    /// Whether people may watch.
    Watch { allowed: bool },
    /// To note where the same is played again.
    Again { table: TableId },
}

/// What the others want when somebody's time has run out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum LateChoice {
    /// Wait as long again.
    Wait,
    /// Let a bot play on until they are back.
    Bot,
    /// End the game without a result.
    End,
}

/// A deed, and what it does to the game.
pub(super) struct Judged {
    pub(super) deed: Deed,
    pub(super) effect: Option<Effect>,
}

impl From<Deed> for Judged {
    fn from(deed: Deed) -> Judged {
        Judged { deed, effect: None }
    }
}

/// The longest thing one can say.
const LONGEST_SAYING: usize = 500;

/// The longest text for the dice.
const LONGEST_SHARE: usize = 100;

/// Refuses a text that cannot go into the dice.
pub(crate) fn check_share(text: &str) -> Result<(), Fault> {
    let fits = (1..=LONGEST_SHARE).contains(&text.chars().count());
    if fits { Ok(()) } else { Err(Fault::asked("fault-share", Facts::none())) }
}

impl Room {
    /// Judges a wish. A game action is carried out on the spot; the caller makes it durable before anybody looks.
    pub(super) fn judge(&mut self, by: &Person, wish: Wish, now: Millis) -> Result<Vec<Judged>, Fault> {
        match wish {
            Wish::Sit { place, invite, share } => self.sit(by, place, invite.as_deref(), share),
            Wish::Leave { place } => self.leave(by, place),
            Wish::Return { place } => self.come_back(by, place),
            Wish::Start { level } => self.start_with_bots(by, &level),
            Wish::Share { place, text } => self.share(by, place, &text),
            Wish::Act { seat, number, action } => {
                self.may_act(by, seat)?;
                self.act(seat, number, &action)
            }
            Wish::Undo { seat } => self.undo(by, seat),
            Wish::AskBack { to } => self.ask_back(by, to),
            Wish::AnswerBack { agreed } => self.answer_back(by, agreed),
            Wish::Resign { place } => self.resign(by, place),
            Wish::Late { choice } => self.late(by, choice, now),
            Wish::Say { text } => self.speak(by, &text),
            Wish::Watch { allowed } => {
                self.as_host(by)?;
                Ok(vec![Deed::Watched { allowed }.into()])
            }
            Wish::Again { table } => Ok(vec![Deed::Again { table }.into()]),
        }
    }

    /// A chair, and with it a text for the dice: whoever takes the last chair has no later moment for one.
    fn sit(
        &mut self,
        by: &Person,
        place: Option<u8>,
        invite: Option<&str>,
        share: Option<String>,
    ) -> Result<Vec<Judged>, Fault> {
        let place = self.seat_for(&by.id, place, invite)?;
        let mut judged = vec![Deed::Sat { place, person: by.id.clone(), name: by.name.clone() }.into()];
        let mut seal = self.seal.clone();
        if let Some(text) = share {
            check_share(&text)?;
            seal = seal.with_share(place, text.as_str());
            judged.push(Deed::Shared { place, text }.into());
        }
        if self.chairs.iter().filter(|chair| chair.is_free()).count() == 1 {
            judged.push(self.start(seal)?);
        }
        Ok(judged)
    }

    fn leave(&self, by: &Person, place: Option<u8>) -> Result<Vec<Judged>, Fault> {
        let place = self.own_place(&by.id, place)?;
        let chair = &self.chairs[usize::from(place)];
        match self.phase {
            Phase::Waiting => Ok(vec![Deed::Rose { place }.into()]),
            Phase::Playing if chair.replaced.is_none() => {
                Ok(vec![Deed::Replaced { place, level: crate::bot::default_level() }.into()])
            }
            Phase::Playing | Phase::Over | Phase::Stopped => Err(Fault::forbidden("fault-left")),
        }
    }

    fn come_back(&self, by: &Person, place: Option<u8>) -> Result<Vec<Judged>, Fault> {
        let place = self.own_place(&by.id, place)?;
        let chair = &self.chairs[usize::from(place)];
        if chair.resigned || chair.replaced.is_none() {
            return Err(Fault::forbidden("fault-not-away"));
        }
        Ok(vec![Deed::Returned { place }.into()])
    }

    fn as_host(&self, by: &Person) -> Result<(), Fault> {
        if by.id == self.host { Ok(()) } else { Err(Fault::forbidden("fault-host")) }
    }

    fn start_with_bots(&mut self, by: &Person, level: &str) -> Result<Vec<Judged>, Fault> {
        self.as_host(by)?;
        if self.phase != Phase::Waiting {
            return Err(Fault::forbidden("fault-begun"));
        }
        let level = crate::bot::checked_level(level)?;
        let free = (0_u8..).zip(&self.chairs).filter(|(_, chair)| chair.is_free());
        let mut judged: Vec<Judged> =
            free.map(|(place, _)| Deed::Filled { place, level: level.clone() }.into()).collect();
        judged.push(self.start(self.seal.clone())?);
        Ok(judged)
    }

    /// Sets the game up, with dice from a seal that holds every share.
    pub(super) fn start(&mut self, seal: Seal) -> Result<Judged, Fault> {
        let started = self.game.start(&self.plan.table, self.game.base_edition(), seal);
        let (played, happenings) = started.map_err(|refusal| self.refused(refusal))?;
        let record = played.record();
        let deed = Deed::Started { header: record.header.clone(), start: record.start.clone() };
        let effect = Some(Effect::of(played.as_ref(), happenings));
        self.played = Some(played);
        Ok(Judged { deed, effect })
    }

    pub(super) fn refused(&self, refusal: kernel::Refusal) -> Fault {
        Fault::Refused { game: self.game.about().id, refusal, names: self.names() }
    }

    fn share(&self, by: &Person, place: Option<u8>, text: &str) -> Result<Vec<Judged>, Fault> {
        let place = self.own_place(&by.id, place)?;
        if self.phase != Phase::Waiting {
            return Err(Fault::forbidden("fault-begun"));
        }
        check_share(text)?;
        Ok(vec![Deed::Shared { place, text: text.to_owned() }.into()])
    }

    fn may_act(&self, by: &Person, seat: Seat) -> Result<(), Fault> {
        let chair = self.chair_of(seat).ok_or_else(|| Fault::forbidden("fault-not-your-seat"))?;
        if self.phase == Phase::Stopped {
            return Err(Fault::forbidden("fault-stopped"));
        }
        match chair.person() {
            Some(person) if *person != by.id => Err(Fault::forbidden("fault-not-your-seat")),
            None => Err(Fault::forbidden("fault-not-your-seat")),
            Some(_) if chair.bot().is_some() => Err(Fault::forbidden("fault-away")),
            Some(_) => Ok(()),
        }
    }

    /// Carries an action out, for a person or a bot.
    pub(super) fn act(&mut self, seat: Seat, number: u32, action: &str) -> Result<Vec<Judged>, Fault> {
        let fresh_from = self.fresh_from.get(seat.index()).copied().unwrap_or(0);
        let Some(played) = &mut self.played else { return Err(Fault::forbidden("fault-not-begun")) };
        if number < fresh_from || number > played.number() {
            // The caller adds the present state, which only it can draw.
            return Err(Fault::Stale(Box::default()));
        }
        let happenings = match played.act(seat, action) {
            Ok(happenings) => happenings,
            Err(PlayFault::Notation(fault)) => return Err(Fault::Notation(fault)),
            Err(PlayFault::Refused(refusal)) => return Err(self.refused(refusal)),
            Err(PlayFault::Draws(fault)) => return Err(Fault::internal("sealed dice cannot run out", &fault)),
        };
        let record = played.record();
        let Some(Entry::Act(entry)) = record.entries.last() else {
            return Err(Fault::internal("an action left no entry", &action));
        };
        let deed = Deed::Acted { entry: entry.clone(), end: record.end.clone() };
        Ok(vec![Judged { deed, effect: Some(Effect::of(played.as_ref(), happenings)) }])
    }

    fn undo(&mut self, by: &Person, seat: Seat) -> Result<Vec<Judged>, Fault> {
        self.may_act(by, seat)?;
        self.may_take_back(seat)?;
        let Some(played) = &mut self.played else { return Err(Fault::forbidden("fault-not-begun")) };
        played.undo(seat).map_err(Fault::Undo)?;
        let Some(Entry::Undo(entry)) = played.record().entries.last() else {
            return Err(Fault::internal("an undo left no entry", &seat));
        };
        let deed = Deed::TookBack { entry: entry.clone() };
        Ok(vec![Judged { deed, effect: Some(Effect::of(played.as_ref(), Vec::new())) }])
    }

    fn ask_back(&mut self, by: &Person, to: u32) -> Result<Vec<Judged>, Fault> {
        let place = self.own_place(&by.id, None)?;
        if !self.plan.casual {
            return Err(Fault::forbidden("fault-not-casual"));
        }
        if self.phase != Phase::Playing || to >= self.number() {
            return Err(Fault::asked("fault-back", Facts::none()));
        }
        self.agreed_or_asked(Deed::AskedBack { place, to }, &super::back::AskedBack::new(place, to))
    }

    fn answer_back(&mut self, by: &Person, agreed: bool) -> Result<Vec<Judged>, Fault> {
        let place = self.own_place(&by.id, None)?;
        let Some(asked) = self.asked_back.clone() else { return Err(Fault::forbidden("fault-nothing-asked")) };
        let deed = Deed::AnsweredBack { place, agreed };
        if agreed { self.agreed_or_asked(deed, &asked.with(place)) } else { Ok(vec![deed.into()]) }
    }

    /// With the last agreement the game goes back at once.
    fn agreed_or_asked(&mut self, deed: Deed, asked: &super::back::AskedBack) -> Result<Vec<Judged>, Fault> {
        let mut judged = vec![deed.into()];
        if self.all_agree(asked) {
            self.go_back(asked.to)?;
            let effect = self.played.as_deref().map(|played| Effect::of(played, Vec::new()));
            judged.push(Judged { deed: Deed::WentBack { to: asked.to }, effect });
        }
        Ok(judged)
    }

    fn resign(&self, by: &Person, place: Option<u8>) -> Result<Vec<Judged>, Fault> {
        let place = self.own_place(&by.id, place)?;
        if self.phase != Phase::Playing || self.chairs[usize::from(place)].resigned {
            return Err(Fault::forbidden("fault-left"));
        }
        let plays_on = |chair: &Chair| chair.person().is_some_and(|person| *person != by.id) && !chair.resigned;
        let others = self.chairs.iter().any(plays_on);
        // Without anybody else there is nobody to play on for.
        if !others {
            return Ok(vec![Deed::Stopped { place }.into()]);
        }
        Ok(vec![Deed::Resigned { place, level: crate::bot::default_level() }.into()])
    }

    fn late(&self, by: &Person, choice: LateChoice, now: Millis) -> Result<Vec<Judged>, Fault> {
        let place = self.own_place(&by.id, None)?;
        let overdue = self.overdue(now);
        if overdue == Places::default() || self.places_of(&by.id).iter().all(|mine| overdue.contains(mine)) {
            return Err(Fault::forbidden("fault-not-late"));
        }
        match choice {
            LateChoice::Wait => Ok(vec![Deed::Waited { place }.into()]),
            LateChoice::End => Ok(vec![Deed::Stopped { place }.into()]),
            LateChoice::Bot => Ok(overdue
                .iter()
                .map(|place| Deed::Replaced { place, level: crate::bot::default_level() }.into())
                .collect()),
        }
    }

    /// The places whose time has run out.
    pub(super) fn overdue(&self, now: Millis) -> Places {
        self.people_waited_for().iter().filter(|&place| self.times.due(place).is_some_and(|due| due <= now)).collect()
    }

    fn speak(&self, by: &Person, text: &str) -> Result<Vec<Judged>, Fault> {
        let text: String = text.trim().chars().filter(|letter| !letter.is_control()).collect();
        if text.is_empty() || text.chars().count() > LONGEST_SAYING {
            return Err(Fault::asked("fault-saying", facts![most = LONGEST_SAYING]));
        }
        if self.places_of(&by.id) == Places::default() && !self.plan.watched {
            return Err(Fault::forbidden("fault-closed"));
        }
        if let Some(played) = self.played.as_deref().filter(|_| self.phase == Phase::Playing) {
            crate::talk::check(played, &text)?;
        }
        let person = by.id.clone();
        Ok(vec![Deed::Said { person, name: by.name.clone(), text }.into()])
    }
}
