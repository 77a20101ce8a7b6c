//! Something that happened in a game of any kind.

use kernel::{Audience, Era, Gain, Phrase, RuleId, Scenario, Seat, Told, Worded};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use std::any::Any;
use std::fmt;

/// One event and the rule that caused it.
pub struct Happening {
    /// The rule that caused it.
    pub rule: RuleId,
    event: Box<dyn Event>,
}

/// What an audience sees of an event.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen {
    /// The event as data.
    pub event: Value,
    /// The event as a sentence.
    pub phrase: Phrase,
}

impl Happening {
    pub(crate) fn new<G: Scenario + Worded>(told: Told<G::Event>) -> Happening {
        Happening { rule: told.rule, event: Box::new(Of::<G>(told.event)) }
    }

    /// What an audience may know of it.
    pub fn seen_by(&self, audience: Audience) -> Option<Seen> {
        self.event.seen_by(audience)
    }

    /// What an audience may know of it as data, written down at once.
    pub fn data_for(&self, audience: Audience) -> Option<Box<RawValue>> {
        self.event.data_for(audience)
    }

    /// What an audience may know of it as a sentence.
    pub fn phrase_for(&self, audience: Audience) -> Option<Phrase> {
        self.event.phrase_for(audience)
    }

    /// What an audience may know of it as the game's own event, for code that knows the game.
    pub fn event_for(&self, audience: Audience) -> Option<Box<dyn Any>> {
        self.event.event_for(audience)
    }

    /// The points that it gave or took, and whose: for games that are over.
    pub fn points(&self) -> Option<(Seat, i32)> {
        self.event.points()
    }

    /// What else it brought or cost, and whom: for games that are over.
    pub fn gains(&self) -> Vec<Gain> {
        self.event.gains()
    }

    /// The era that it tells of.
    pub fn era(&self) -> Option<Era> {
        self.event.era()
    }

    /// All of it: for tools and for games that are over.
    pub fn whole(&self) -> Seen {
        self.event.whole()
    }
}

impl fmt::Debug for Happening {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} {}", self.rule, self.whole().event)
    }
}

trait Event: Send + Sync {
    fn seen_by(&self, audience: Audience) -> Option<Seen>;
    fn data_for(&self, audience: Audience) -> Option<Box<RawValue>>;
    fn phrase_for(&self, audience: Audience) -> Option<Phrase>;
    fn event_for(&self, audience: Audience) -> Option<Box<dyn Any>>;
    fn points(&self) -> Option<(Seat, i32)>;
    fn gains(&self) -> Vec<Gain>;
    fn era(&self) -> Option<Era>;
    fn whole(&self) -> Seen;
}

struct Of<G: Scenario + Worded>(G::Event);

impl<G: Scenario + Worded> Event for Of<G> {
    fn seen_by(&self, audience: Audience) -> Option<Seen> {
        G::witness(&self.0, audience).map(|event| seen::<G>(&event))
    }

    fn data_for(&self, audience: Audience) -> Option<Box<RawValue>> {
        G::witness(&self.0, audience).map(|event| to_raw_value(&event).expect("an event is plain data"))
    }

    fn phrase_for(&self, audience: Audience) -> Option<Phrase> {
        G::witness(&self.0, audience).map(|event| G::event_phrase(&event))
    }

    fn event_for(&self, audience: Audience) -> Option<Box<dyn Any>> {
        G::witness(&self.0, audience).map(|event| Box::new(event) as Box<dyn Any>)
    }

    fn points(&self) -> Option<(Seat, i32)> {
        G::points(&self.0)
    }

    fn gains(&self) -> Vec<Gain> {
        G::gains(&self.0)
    }

    fn era(&self) -> Option<Era> {
        G::era(&self.0)
    }

    fn whole(&self) -> Seen {
        seen::<G>(&self.0)
    }
}

fn seen<G: Worded>(event: &G::Event) -> Seen {
    Seen { event: serde_json::to_value(event).expect("an event is plain data"), phrase: G::event_phrase(event) }
}
