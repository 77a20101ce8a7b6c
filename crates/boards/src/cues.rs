//! What to show of what happened: cues, played one after the other on the drawing of before.
//!
//! Cues are made from what one audience witnessed of an action and from nothing else, so they can tell no more than its log
//! does. Every game with a board writes its own for every kind of event; any other gets plain ones ([`plain`]).
//!
//! A cue names things as drawings do: by `id`, by `data-at` (a place), as `kind@place` for one of the pieces that are alike, or
//! as `*tag@place` for everything at a place that has this word in its `data-tags`. A thing that is not in the drawing is passed over, so a show never fails because of what a reader cannot see.

use kernel::{Fact, Facts, Lang, Phrase, Seat};
use serde::Serialize;

/// One thing to show.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[serde(tag = "cue", rename_all = "lowercase")]
pub enum Cue {
    /// The sentence of the event, with its rule.
    Say,
    /// These things light up, with something written over them.
    Light {
        /// Which.
        things: Vec<String>,
        /// What is written there, such as `3 : 2`.
        #[serde(skip_serializing_if = "Option::is_none")]
        mark: Option<String>,
        /// How it feels.
        #[serde(skip_serializing_if = "Tone::is_plain")]
        #[schema(required = false)]
        tone: Tone,
        /// Whether it stays lit until the next [`Cue::Clear`], or until everything of this action has been shown.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[schema(required = false)]
        stay: bool,
    },
    /// Everything on the board but these things darkens, until the next [`Cue::Clear`].
    Dark {
        /// Which stay bright.
        things: Vec<String>,
    },
    /// The colours of these seats flood things, until the next [`Cue::Clear`].
    Flood {
        /// Which.
        things: Vec<String>,
        /// Whose.
        seats: Vec<u8>,
    },
    /// What stayed lit, dark or flooded goes out.
    Clear,
    /// These things are gone: a screen lifts, somebody sinks. What moves later under this name appears where it goes.
    Vanish {
        /// Which.
        things: Vec<String>,
    },
    /// This thing moves along a way, one place after the other.
    Move {
        /// Which.
        thing: String,
        /// The places that it comes to, in order.
        way: Vec<String>,
        /// How it goes.
        gait: Gait,
    },
    /// Cards are turned over together.
    Turn {
        /// Where.
        things: Vec<String>,
        /// What they show then; without it they only turn.
        #[serde(skip_serializing_if = "Option::is_none")]
        face: Option<String>,
        /// A picture on that face: one `<svg>` element.
        #[serde(skip_serializing_if = "Option::is_none")]
        art: Option<String>,
    },
    /// Something written flies from one place to another.
    Fly {
        /// What.
        text: String,
        /// From where.
        from: String,
        /// Where to.
        to: String,
    },
    /// Dice tumble, and then show. Without faces they are the dice of the drawing that comes.
    Tumble {
        /// Where.
        at: String,
        /// What they show in the end.
        faces: Vec<u8>,
    },
    /// Places of a lane are pushed round: each takes the place of the next, the last that of the first.
    Push {
        /// The places, in the order of the push.
        places: Vec<String>,
    },
    /// Nothing, for this many beats.
    Wait {
        /// How many.
        beats: u8,
    },
}

/// How a light feels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Tone {
    /// Something is named.
    #[default]
    Plain,
    /// Something is weighed: it is waited for until it is read.
    Weighed,
    /// Something is won.
    Good,
    /// Something is lost.
    Harm,
    /// Somebody trembles.
    Fear,
    /// The earth shakes.
    Quake,
}

impl Tone {
    fn is_plain(&self) -> bool {
        *self == Tone::Plain
    }
}

/// How something goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Gait {
    /// Step by step.
    Walk,
    /// Carried or laid by a hand.
    Laid,
    /// Home. Those whose turn it is one after the other go together.
    Home,
}

/// What one audience witnessed of one event: the event, and its sentence.
pub struct Witness {
    /// The game's own event.
    pub event: Box<dyn std::any::Any>,
    /// Its sentence.
    pub phrase: Phrase,
}

/// The plain cues of a game that writes none: the players that the sentence names light up.
pub(crate) fn plain(phrase: &Phrase) -> Vec<Cue> {
    let mut seats = Vec::new();
    seats_of(&phrase.facts, &mut seats);
    let things: Vec<String> = seats.into_iter().map(player).collect();
    if things.is_empty() { vec![Cue::Say] } else { vec![Cue::Say, light(things)] }
}

fn seats_of(facts: &Facts, seats: &mut Vec<Seat>) {
    for (_, fact) in facts.iter() {
        seat_of(fact, seats);
    }
}

fn seat_of(fact: &Fact, seats: &mut Vec<Seat>) {
    match fact {
        Fact::Seat(seat) if !seats.contains(seat) => seats.push(*seat),
        Fact::List(facts) => facts.iter().for_each(|fact| seat_of(fact, seats)),
        Fact::Said(phrase) => seats_of(&phrase.facts, seats),
        Fact::Seat(_) | Fact::Number(_) | Fact::Text(_) | Fact::Label(_) | Fact::Wrong(_) => {}
    }
}

/// The panel of a player.
pub(crate) fn player(seat: Seat) -> String {
    format!("player-{seat}")
}

/// These things are named.
pub(crate) fn light(things: impl IntoIterator<Item = String>) -> Cue {
    feel(Tone::Plain, things)
}

/// One thing is named.
pub(crate) fn name(thing: impl Into<String>) -> Cue {
    light([thing.into()])
}

/// These things are weighed, lost or won.
pub(crate) fn feel(tone: Tone, things: impl IntoIterator<Item = String>) -> Cue {
    Cue::Light { things: things.into_iter().collect(), mark: None, tone, stay: false }
}

/// Something written over things until it is read.
pub(crate) fn written(tone: Tone, things: impl IntoIterator<Item = String>, mark: impl Into<String>) -> Cue {
    Cue::Light { things: things.into_iter().collect(), mark: Some(mark.into()), tone, stay: false }
}

/// Something written over things, to be compared with what follows: it stays.
pub(crate) fn stays(tone: Tone, things: impl IntoIterator<Item = String>, mark: impl Into<String>) -> Cue {
    Cue::Light { things: things.into_iter().collect(), mark: Some(mark.into()), tone, stay: true }
}

/// A card turned over, and what is written on it.
pub(crate) fn turn(thing: impl Into<String>, face: impl Into<String>) -> Cue {
    Cue::Turn { things: vec![thing.into()], face: Some(face.into()), art: None }
}

/// A card turned over that shows a picture and its name.
pub(crate) fn turn_picture(thing: impl Into<String>, face: impl Into<String>, art: maud::Markup) -> Cue {
    Cue::Turn { things: vec![thing.into()], face: Some(face.into()), art: Some(art.into_string()) }
}

/// Things that turn without showing another side.
pub(crate) fn turn_blank(things: impl IntoIterator<Item = String>) -> Cue {
    Cue::Turn { things: things.into_iter().collect(), face: None, art: None }
}

/// A number on its way, with its sign.
pub(crate) fn fly(amount: i32, from: impl Into<String>, to: impl Into<String>) -> Cue {
    let text = if amount > 0 { format!("+{amount}") } else { format!("−{}", amount.unsigned_abs()) };
    Cue::Fly { text, from: from.into(), to: to.into() }
}

/// Somebody's walk.
pub(crate) fn walk(thing: impl Into<String>, way: impl IntoIterator<Item = String>) -> Cue {
    Cue::Move { thing: thing.into(), way: way.into_iter().collect(), gait: Gait::Walk }
}

/// Something put somewhere.
pub(crate) fn lay(thing: impl Into<String>, to: impl Into<String>) -> Cue {
    Cue::Move { thing: thing.into(), way: vec![to.into()], gait: Gait::Laid }
}

/// Somebody who goes home.
pub(crate) fn home(thing: impl Into<String>, to: impl Into<String>) -> Cue {
    Cue::Move { thing: thing.into(), way: vec![to.into()], gait: Gait::Home }
}

/// What one audience witnessed of an action, to be shown: for every event its cues.
pub(crate) fn of_action<E>(events: &[E], lang: Lang, cues: impl Fn(&E, &[E], Lang) -> Vec<Cue>) -> Vec<Vec<Cue>> {
    events.iter().enumerate().map(|(number, event)| cues(event, &events[..number], lang)).collect()
}

impl Cue {
    /// The things and places that it names.
    pub fn names(&self) -> Vec<&str> {
        match self {
            Cue::Say | Cue::Wait { .. } | Cue::Clear => Vec::new(),
            Cue::Light { things, .. }
            | Cue::Turn { things, .. }
            | Cue::Dark { things }
            | Cue::Vanish { things }
            | Cue::Flood { things, .. } => things.iter().map(String::as_str).collect(),
            Cue::Move { thing, way, .. } => {
                std::iter::once(thing.as_str()).chain(way.iter().map(String::as_str)).collect()
            }
            Cue::Fly { from, to, .. } => vec![from, to],
            Cue::Tumble { at, .. } => vec![at],
            Cue::Push { places } => places.iter().map(String::as_str).collect(),
        }
    }
}
