//! Sentences without notation.

use crate::told::{counted, kit, with};
use ::fuji::Event;
use kernel::{Fact, Lang, Phrase};

/// Dice by what they show, cards by their number.
pub(super) fn told(event: &Event, phrase: Phrase, lang: Lang) -> Phrase {
    if let Event::Moved { path, .. } = event {
        return with(phrase, [("path", counted("fuji-told-cards", path.iter().count(), lang))]);
    }
    if let Event::Erupted { burned } = event {
        return with(phrase, [("cells", counted("fuji-told-cards", burned.iter().count(), lang))]);
    }
    if matches!(event, Event::Swapped { .. }) {
        return Phrase::new("event-swapped-cards", kernel::Facts::none());
    }
    let dice = |fact: &Fact| match fact {
        Fact::List(dice) => Some(Fact::List(dice.iter().map(shown).collect())),
        Fact::Number(_) | Fact::Text(_) | Fact::Label(_) | Fact::Seat(_) | Fact::Said(_) | Fact::Wrong(_) => None,
    };
    let rolled = phrase.facts.get("dice").and_then(dice).map(|dice| ("dice", dice));
    let card = phrase.facts.get("cell").map(|_| ("cell", Fact::from(kit("fuji-told-card", lang))));
    with(phrase, rolled.into_iter().chain(card))
}

/// What a die shows, of `c3=4`.
fn shown(die: &Fact) -> Fact {
    let text = die.to_string();
    Fact::from(text.split_once('=').map_or(text.clone(), |(_, value)| value.to_owned()))
}
