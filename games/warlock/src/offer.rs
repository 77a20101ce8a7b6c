//! Proposals: what each side gives, shows and promises. Their text form is part of an action's notation.

use crate::place::{Card, CardSet, NumberSet};
use kernel::{Member, Set};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A proposal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Offer {
    /// What the proposer gives.
    pub give: Give,
    /// What he asks for.
    pub ask: Ask,
    /// What both promise; it binds nobody.
    pub pledge: Pledge,
}

/// What the proposer gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Give {
    /// Gold.
    pub gold: u16,
    /// Provisions.
    pub provisions: u16,
    /// Treasure cards offered face up.
    pub up: CardSet,
    /// Treasure cards offered face down.
    pub down: CardSet,
    /// Treasure cards shown.
    pub treasure: Shown<CardSet>,
    /// Key Challenge cards shown.
    pub clues: Shown<NumberSet>,
}

/// What the proposer asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ask {
    /// Gold.
    pub gold: u16,
    /// Provisions.
    pub provisions: u16,
    /// Treasure cards that the proposer has seen in the other's hand.
    pub cards: CardSet,
    /// So many key cards of the other's choice.
    pub keys: u8,
    /// One treasure card of the other's choice.
    pub any_card: bool,
    /// Treasure cards to be shown.
    pub treasure: Asked,
    /// Key Challenge cards to be shown.
    pub clues: Asked,
    /// Numbers of which the other says truly whether he holds them.
    pub holds: NumberSet,
}

impl Ask {
    /// Whether it asks for something that could not be asked for by the older rules: several keys, or for an answer.
    pub(crate) fn is_newer(&self) -> bool {
        self.keys > 1 || !self.holds.is_empty()
    }
}

/// A request as views and events write it: what was added later is written only where it is used.
impl Serialize for Ask {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let Ask { gold, provisions, cards, keys, any_card, treasure, clues, holds } = *self;
        let newer = usize::from(keys > 1) + usize::from(!holds.is_empty());
        let mut written = to.serialize_struct("Ask", 7 + newer)?;
        written.serialize_field("gold", &gold)?;
        written.serialize_field("provisions", &provisions)?;
        written.serialize_field("cards", &cards)?;
        written.serialize_field("any_key", &(keys > 0))?;
        written.serialize_field("any_card", &any_card)?;
        written.serialize_field("treasure", &treasure)?;
        written.serialize_field("clues", &clues)?;
        if keys > 1 {
            written.serialize_field("keys", &keys)?;
        }
        if !holds.is_empty() {
            written.serialize_field("holds", &holds)?;
        }
        written.end()
    }
}

/// Cards that a player shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Shown<S> {
    /// None.
    #[default]
    Nothing,
    /// All of them.
    All,
    /// These.
    These(S),
}

/// Cards that a player asks to see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Asked {
    /// None.
    #[default]
    Nothing,
    /// All.
    All,
    /// This many, of the other's choice.
    Some(u8),
}

/// A promise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Pledge {
    /// None.
    #[default]
    None,
    /// Not to attack each other.
    Truce,
    /// To help each other.
    Alliance,
}

impl Pledge {
    /// The pledge as views and positions write it: 0 none, 1 truce, 2 alliance.
    pub(crate) fn mark(self) -> u8 {
        match self {
            Pledge::None => 0,
            Pledge::Truce => 1,
            Pledge::Alliance => 2,
        }
    }

    /// The pledge of a mark.
    pub(crate) fn marked(mark: u8) -> Option<Pledge> {
        [Pledge::None, Pledge::Truce, Pledge::Alliance].into_iter().find(|pledge| pledge.mark() == mark)
    }
}

/// The cards that the accepting player chooses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Picks {
    /// The key cards of his choice.
    pub keys: CardSet,
    /// The treasure card of his choice.
    pub card: Option<Card>,
    /// The treasure cards he shows.
    pub treasure: CardSet,
    /// The Key Challenge cards he shows.
    pub clues: NumberSet,
}

/// A proposal as its receiver sees it: of cards that are face down or only to be shown, just the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OfferFace {
    /// Gold given.
    pub gold: u16,
    /// Provisions given.
    pub provisions: u16,
    /// Cards given face up.
    pub up: CardSet,
    /// How many cards are given face down.
    pub down: u8,
    /// Treasure cards shown.
    pub show: Asked,
    /// Key Challenge cards shown.
    pub clues: Asked,
    /// What is asked for.
    pub ask: Ask,
    /// What both promise.
    pub pledge: Pledge,
}

impl Offer {
    /// The proposal as the other sees it.
    pub fn face(&self) -> OfferFace {
        let Give { gold, provisions, up, down, treasure, clues } = self.give;
        let show = match treasure {
            Shown::Nothing => Asked::Nothing,
            Shown::All => Asked::All,
            Shown::These(set) => Asked::Some(set.len() as u8),
        };
        let clues = match clues {
            Shown::Nothing => Asked::Nothing,
            Shown::All => Asked::All,
            Shown::These(set) => Asked::Some(set.len() as u8),
        };
        let down = down.len() as u8;
        OfferFace { gold, provisions, up, down, show, clues, ask: self.ask, pledge: self.pledge }
    }

    /// Whether nothing at all is given or asked for.
    pub fn is_empty(&self) -> bool {
        *self == Offer::default()
    }
}

impl Serialize for Offer {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// Cards as `T01,T05`.
pub(crate) fn card_list(set: CardSet) -> String {
    set.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(",")
}

/// Numbers as `2,4,9`.
pub(crate) fn number_list(set: NumberSet) -> String {
    set.iter().map(|number| number.to_string()).collect::<Vec<_>>().join(",")
}

pub(crate) fn read_cards(text: &str) -> Result<CardSet, ()> {
    read_set(text)
}

pub(crate) fn read_numbers(text: &str) -> Result<NumberSet, ()> {
    read_set(text)
}

/// Reads a list in ascending order without repetitions, so that every set has one text.
fn read_set<T: Member + FromStr<Err = ()>>(text: &str) -> Result<Set<T>, ()> {
    let mut set = Set::empty();
    for word in text.split(',') {
        let one = Set::one(word.parse()?);
        if one <= set {
            return Err(());
        }
        set = set.union(one);
    }
    Ok(set)
}

impl fmt::Display for Offer {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Offer { give, ask, pledge } = self;
        let mut words: Vec<String> = Vec::new();
        amounts(&mut words, give.gold, give.provisions);
        set(&mut words, "up", give.up);
        set(&mut words, "down", give.down);
        match give.treasure {
            Shown::Nothing => {}
            Shown::All => words.push("show=all".to_owned()),
            Shown::These(shown) => words.push(format!("show={}", card_list(shown))),
        }
        match give.clues {
            Shown::Nothing => {}
            Shown::All => words.push("clues=all".to_owned()),
            Shown::These(shown) => words.push(format!("clues={}", number_list(shown))),
        }
        words.push("for".to_owned());
        amounts(&mut words, ask.gold, ask.provisions);
        set(&mut words, "cards", ask.cards);
        match ask.keys {
            0 => {}
            1 => words.push("key".to_owned()),
            keys => words.push(format!("keys={keys}")),
        }
        words.extend(ask.any_card.then(|| "card".to_owned()));
        asked(&mut words, "show", ask.treasure);
        asked(&mut words, "clues", ask.clues);
        words.extend((!ask.holds.is_empty()).then(|| format!("holds={}", number_list(ask.holds))));
        match pledge {
            Pledge::None => {}
            Pledge::Truce => words.push("truce".to_owned()),
            Pledge::Alliance => words.push("alliance".to_owned()),
        }
        out.write_str(&words.join(" "))
    }
}

fn amounts(words: &mut Vec<String>, gold: u16, provisions: u16) {
    words.extend((gold > 0).then(|| format!("gold={gold}")));
    words.extend((provisions > 0).then(|| format!("food={provisions}")));
}

fn set(words: &mut Vec<String>, name: &str, set: CardSet) {
    words.extend((!set.is_empty()).then(|| format!("{name}={}", card_list(set))));
}

fn asked(words: &mut Vec<String>, name: &str, asked: Asked) {
    match asked {
        Asked::Nothing => {}
        Asked::All => words.push(format!("{name}=all")),
        Asked::Some(count) => words.push(format!("{name}={count}")),
    }
}

impl FromStr for Offer {
    type Err = ();

    fn from_str(text: &str) -> Result<Offer, ()> {
        let mut offer = Offer::default();
        let mut asking = false;
        for word in text.split(' ') {
            match (asking, word.split_once('=').unwrap_or((word, ""))) {
                (false, ("for", "")) => asking = true,
                (false, (name, value)) => read_give(&mut offer.give, name, value)?,
                (true, ("truce", "")) => offer.pledge = Pledge::Truce,
                (true, ("alliance", "")) => offer.pledge = Pledge::Alliance,
                (true, (name, value)) => read_ask(&mut offer.ask, name, value)?,
            }
        }
        // One text per proposal: any other way of writing it is refused.
        if offer.to_string() == text { Ok(offer) } else { Err(()) }
    }
}

fn read_give(give: &mut Give, name: &str, value: &str) -> Result<(), ()> {
    match name {
        "gold" => give.gold = value.parse().map_err(|_| ())?,
        "food" => give.provisions = value.parse().map_err(|_| ())?,
        "up" => give.up = read_cards(value)?,
        "down" => give.down = read_cards(value)?,
        "show" if value == "all" => give.treasure = Shown::All,
        "show" => give.treasure = Shown::These(read_cards(value)?),
        "clues" if value == "all" => give.clues = Shown::All,
        "clues" => give.clues = Shown::These(read_numbers(value)?),
        _ => return Err(()),
    }
    Ok(())
}

fn read_ask(ask: &mut Ask, name: &str, value: &str) -> Result<(), ()> {
    let wish = || match value {
        "all" => Ok(Asked::All),
        count => count.parse().map(Asked::Some).map_err(|_| ()),
    };
    match name {
        "gold" => ask.gold = value.parse().map_err(|_| ())?,
        "food" => ask.provisions = value.parse().map_err(|_| ())?,
        "cards" => ask.cards = read_cards(value)?,
        "key" if value.is_empty() => ask.keys = 1,
        "keys" => ask.keys = value.parse().map_err(|_| ())?,
        "holds" => ask.holds = read_numbers(value)?,
        "card" if value.is_empty() => ask.any_card = true,
        "show" => ask.treasure = wish()?,
        "clues" => ask.clues = wish()?,
        _ => return Err(()),
    }
    Ok(())
}

impl fmt::Display for Picks {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words: Vec<String> = Vec::new();
        set(&mut words, "key", self.keys);
        words.extend(self.card.map(|card| format!("card={card}")));
        set(&mut words, "show", self.treasure);
        words.extend((!self.clues.is_empty()).then(|| format!("clues={}", number_list(self.clues))));
        out.write_str(&words.join(" "))
    }
}

impl FromStr for Picks {
    type Err = ();

    fn from_str(text: &str) -> Result<Picks, ()> {
        let mut picks = Picks::default();
        for word in text.split(' ').filter(|word| !word.is_empty()) {
            match word.split_once('=').ok_or(())? {
                ("key", value) => picks.keys = read_cards(value)?,
                ("card", value) => picks.card = Some(value.parse()?),
                ("show", value) => picks.treasure = read_cards(value)?,
                ("clues", value) => picks.clues = read_numbers(value)?,
                _ => return Err(()),
            }
        }
        if picks.to_string() == text { Ok(picks) } else { Err(()) }
    }
}
