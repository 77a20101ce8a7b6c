//! Proposals and their acceptance in words. Every part is a phrase of its own, so that count and noun agree in each language.

use crate::labels::{card, card_set, number_set};
use crate::offer::{Ask, Asked, Offer, OfferFace, Picks, Pledge, Shown};
use crate::place::{CardSet, NumberSet};
use kernel::{Fact, Facts, Phrase, facts};

fn part(key: &str, facts: Facts) -> Fact {
    Fact::from(Phrase::new(key, facts))
}

/// Some of a thing that is counted; nothing if there is none.
fn counted(key: &str, count: impl Into<u32>) -> Option<Fact> {
    let count = count.into();
    (count > 0).then(|| part(key, facts![count]))
}

fn numbers(key: &str, set: NumberSet) -> Option<Fact> {
    (!set.is_empty()).then(|| part(key, facts![count = set.len(), numbers = number_set(set)]))
}

fn cards(key: &str, set: CardSet) -> Option<Fact> {
    (!set.is_empty()).then(|| part(key, facts![cards = card_set(set)]))
}

/// The parts as a list; a side without any gives nothing.
fn listed(parts: Vec<Fact>) -> Fact {
    if parts.is_empty() { Fact::label("label-nothing") } else { Fact::List(parts) }
}

fn looked_at(all: &str, some: &str, asked: Asked) -> Option<Fact> {
    match asked {
        Asked::Nothing => None,
        Asked::All => Some(Fact::label(all)),
        Asked::Some(count) => counted(some, count),
    }
}

fn pledged(pledge: Pledge) -> Option<Fact> {
    match pledge {
        Pledge::None => None,
        Pledge::Truce => Some(Fact::label("label-truce")),
        Pledge::Alliance => Some(Fact::label("label-alliance")),
    }
}

/// A proposal as a choice.
pub(crate) fn proposing(offer: &Offer) -> Phrase {
    let (give, ask) = (given_parts(offer), asked_parts(&offer.ask));
    let key = match (give.is_empty(), ask.is_empty()) {
        (_, true) => "do-give",
        (true, false) => "do-request",
        (false, false) => "do-propose",
    };
    Phrase::new(key, facts![give = listed(give), ask = listed(ask)])
}

/// What a proposal gives, for its maker: which cards lie face down, and which are shown.
pub(crate) fn given(offer: &Offer) -> Fact {
    listed(given_parts(offer))
}

fn given_parts(offer: &Offer) -> Vec<Fact> {
    let give = &offer.give;
    let mut parts = Vec::new();
    parts.extend(counted("part-gold", give.gold));
    parts.extend(counted("part-provisions", give.provisions));
    parts.extend(give.up.iter().map(card));
    parts.extend(give.down.iter().map(|down| part("part-down", facts![card = card(down)])));
    match give.treasure {
        Shown::Nothing => {}
        Shown::All => parts.push(Fact::label("label-all-treasure")),
        Shown::These(set) => parts.extend(cards("part-look", set)),
    }
    match give.clues {
        Shown::Nothing => {}
        Shown::All => parts.push(Fact::label("label-all-clues")),
        Shown::These(set) => parts.extend(numbers("part-look-numbers", set)),
    }
    parts.extend(pledged(offer.pledge));
    parts
}

/// What a proposal gives, for the one to whom it is made: of what is hidden, how many.
pub(crate) fn given_face(face: &OfferFace) -> Fact {
    let mut parts = Vec::new();
    parts.extend(counted("part-gold", face.gold));
    parts.extend(counted("part-provisions", face.provisions));
    parts.extend(face.up.iter().map(card));
    parts.extend(counted("part-face-down", face.down));
    parts.extend(looked_at("label-all-treasure", "part-look-treasure", face.show));
    parts.extend(looked_at("label-all-clues", "part-look-clues", face.clues));
    parts.extend(pledged(face.pledge));
    listed(parts)
}

/// What a proposal asks for.
pub(crate) fn asked(ask: &Ask) -> Fact {
    listed(asked_parts(ask))
}

fn asked_parts(ask: &Ask) -> Vec<Fact> {
    let mut parts = Vec::new();
    parts.extend(counted("part-gold", ask.gold));
    parts.extend(counted("part-provisions", ask.provisions));
    parts.extend(ask.cards.iter().map(card));
    parts.extend(counted("part-keys", ask.keys));
    parts.extend(ask.any_card.then(|| Fact::label("label-any-card")));
    parts.extend(looked_at("label-all-treasure", "part-chosen-treasure", ask.treasure));
    parts.extend(looked_at("label-all-clues", "part-chosen-clues", ask.clues));
    parts.extend(numbers("part-holds", ask.holds));
    parts
}

/// Accepting, with the cards that are given or shown by one's own choice.
pub(crate) fn accepting(picks: &Picks) -> Phrase {
    let mut parts = Vec::new();
    parts.extend(cards("pick-give", picks.card.into_iter().fold(picks.keys, CardSet::with)));
    parts.extend(cards("pick-show", picks.treasure));
    parts.extend(numbers("pick-show-numbers", picks.clues));
    if parts.is_empty() {
        return Phrase::new("do-accept", facts![]);
    }
    Phrase::new("do-accept-picks", facts![parts = Fact::List(parts)])
}
