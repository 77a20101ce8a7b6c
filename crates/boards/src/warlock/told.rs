//! Sentences without notation.

use crate::told::{kit, with};
use kernel::{Fact, Lang, Phrase};

/// Tunnels and gates have no names on the map, so they have none in sentences.
pub(super) fn told(phrase: Phrase, lang: Lang) -> Phrase {
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
