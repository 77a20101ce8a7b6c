//! Sentences without notation.

use crate::board::kit_words;
use crate::told::{counted, with};
use ::fuji::Event;
use ::fuji::cell::Cell;
use kernel::{Fact, Lang, Phrase, facts};

/// Dice by what they show, cards by the column and the row that stand at the edge of the map.
pub(super) fn told(event: &Event, phrase: Phrase, lang: Lang) -> Phrase {
    if let Event::Moved { member, path } = event {
        let to = path.iter().last().map_or_else(String::new, |cell| cell.to_string());
        let facts = facts![member = member.fact(), count = path.iter().count(), cell = card(&to, lang)];
        return Phrase::new("event-moved-cards", facts);
    }
    if let Event::Erupted { burned } = event {
        return with(phrase, [("cells", counted("fuji-told-cards", burned.iter().count(), lang))]);
    }
    let dice = |fact: &Fact| match fact {
        Fact::List(dice) => Some(Fact::List(dice.iter().map(shown).collect())),
        Fact::Number(_) | Fact::Text(_) | Fact::Label(_) | Fact::Seat(_) | Fact::Said(_) | Fact::Wrong(_) => None,
    };
    let rolled = phrase.facts.get("dice").and_then(dice).map(|dice| ("dice", dice));
    let named = |name: &'static str| {
        let place = phrase.facts.get(name)?.to_string();
        place.parse::<Cell>().ok().map(|_| (name, card(&place, lang)))
    };
    let cards: Vec<_> = [named("cell"), named("card")].into_iter().flatten().collect();
    with(phrase, rolled.into_iter().chain(cards))
}

/// A card by its place.
fn card(place: &str, lang: Lang) -> Fact {
    Fact::from(kit_words().say(lang, &Phrase::new("fuji-told-card", facts![cell = place]), &[] as &[String]))
}

/// What a die shows, of `c3=4`.
fn shown(die: &Fact) -> Fact {
    let text = die.to_string();
    Fact::from(text.split_once('=').map_or(text.clone(), |(_, value)| value.to_owned()))
}
