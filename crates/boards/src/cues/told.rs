//! Events as sentences for people at a table: things are counted or named, not written in notation. Where it happened is lit on the
//! board when somebody points at the line.

use crate::board::kit_words;
use ::fuji::event::Event as FujiEvent;
use ::wrath::Event as WrathEvent;
use kernel::{Fact, Facts, Lang, Phrase, Seat, facts, seat_name};

/// `wrath`: regions by their size, strengths and spaces by whose they are.
pub(crate) fn wrath(event: &WrathEvent, phrase: Phrase, lang: Lang, names: &[String]) -> Phrase {
    let by_name = |amounts: &mut dyn Iterator<Item = u32>| {
        let told = amounts.enumerate().filter(|(_, amount)| *amount > 0);
        let told = told.map(|(seat, amount)| format!("{} {amount}", seat_name(lang, Seat(seat as u8), names)));
        Fact::List(told.map(Fact::from).collect())
    };
    let spaces = if let WrathEvent::Erupted { spaces } = event {
        Some(("spaces", by_name(&mut spaces.iter().map(|&held| u32::from(held)))))
    } else {
        None
    };
    let region = if let WrathEvent::Region { cells, strengths, .. } = event {
        let size = counted("wrath-told-tiles", cells.iter().count(), lang);
        vec![("cells", size), ("strengths", by_name(&mut strengths.iter().map(|&strength| u32::from(strength))))]
    } else {
        Vec::new()
    };
    with(phrase, spaces.into_iter().chain(region))
}

/// `fuji`: dice by what they show, cards by their number, everybody without the colour of a character: pieces have their seat's.
pub(crate) fn fuji(event: &FujiEvent, phrase: Phrase, lang: Lang) -> Phrase {
    if let FujiEvent::Moved { path, .. } = event {
        return with(phrase, [("path", counted("fuji-told-cards", path.iter().count(), lang))]);
    }
    if let FujiEvent::Erupted { burned } = event {
        return with(phrase, [("cells", counted("fuji-told-cards", burned.iter().count(), lang))]);
    }
    let dice = |fact: &Fact| match fact {
        Fact::List(dice) => Some(Fact::List(dice.iter().map(shown).collect())),
        Fact::Number(_) | Fact::Text(_) | Fact::Label(_) | Fact::Seat(_) | Fact::Said(_) | Fact::Wrong(_) => None,
    };
    let replaced = phrase.facts.get("dice").and_then(dice).map(|dice| ("dice", dice));
    with(phrase, replaced)
}

/// What a die shows, of `c3=4`.
fn shown(die: &Fact) -> Fact {
    let text = die.to_string();
    Fact::from(text.split_once('=').map_or(text.clone(), |(_, value)| value.to_owned()))
}

/// `warlock`: tunnels and gates have no names on the map, so they have none in sentences.
pub(crate) fn warlock(phrase: Phrase, lang: Lang) -> Phrase {
    let facts: Vec<(&'static str, Fact)> =
        phrase.facts.iter().map(|(name, fact)| (name, without_numbers(fact, lang))).collect();
    with(phrase, facts)
}

fn without_numbers(fact: &Fact, lang: Lang) -> Fact {
    match fact {
        Fact::Said(said) if said.key == "label-tunnel" => Fact::from(kit("warlock-told-tunnel", lang)),
        Fact::Said(said) if said.key == "label-gate" => Fact::from(kit("warlock-told-gate", lang)),
        Fact::List(facts) => {
            let mut told: Vec<Fact> = facts.iter().map(|fact| without_numbers(fact, lang)).collect();
            // One tunnel after the other is a way through tunnels.
            told.dedup();
            Fact::List(told)
        }
        Fact::Said(_) | Fact::Number(_) | Fact::Text(_) | Fact::Label(_) | Fact::Seat(_) | Fact::Wrong(_) => {
            fact.clone()
        }
    }
}

/// So many of something.
fn counted(key: &str, count: usize, lang: Lang) -> Fact {
    Fact::from(kit_words().say(lang, &Phrase::new(key, facts![count = count as u32]), &[] as &[String]))
}

fn kit(key: &str, lang: Lang) -> String {
    kit_words().label(lang, key)
}

/// The same sentence with other facts under these names.
fn with(phrase: Phrase, others: impl IntoIterator<Item = (&'static str, Fact)>) -> Phrase {
    let others: Vec<(&'static str, Fact)> = others.into_iter().collect();
    let other = |name: &str| others.iter().find(|(known, _)| *known == name).map(|(_, fact)| fact.clone());
    let facts = phrase
        .facts
        .iter()
        .fold(Facts::none(), |facts, (name, fact)| facts.with(name, other(name).unwrap_or_else(|| fact.clone())));
    Phrase { facts, ..phrase }
}
