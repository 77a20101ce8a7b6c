//! Sentences of choices describe dice by what they show: at the table nobody knows a die by its letter and number.

use crate::board::Canvas;
use ::fuji::Fuji;
use ::fuji::action::Action;
use ::fuji::dice::Die;
use kernel::{Fact, Facts, Phrase, Worded, facts};

pub(super) fn sentence(canvas: &Canvas<'_, Fuji>, action: &Action) -> Phrase {
    let plain = Fuji::action_phrase(action);
    let facts = plain.facts.iter().fold(Facts::none(), |facts, (name, fact)| facts.with(name, shown(canvas, fact)));
    Phrase::new(plain.key, facts)
}

/// A fact in which every visible die is described by what it shows; dice that the reader cannot see keep their names.
fn shown(canvas: &Canvas<'_, Fuji>, fact: &Fact) -> Fact {
    match fact {
        Fact::Text(text) => text.parse().ok().and_then(|die| face(canvas, die)).unwrap_or_else(|| fact.clone()),
        Fact::List(facts) => Fact::List(facts.iter().map(|fact| shown(canvas, fact)).collect()),
        Fact::Wrong(_) | Fact::Number(_) | Fact::Label(_) | Fact::Seat(_) | Fact::Said(_) => fact.clone(),
    }
}

fn face(canvas: &Canvas<'_, Fuji>, die: Die) -> Option<Fact> {
    let dice = canvas.view.members.iter().map(|one| &one.dice).chain(&canvas.view.dummy);
    let known = dice.flat_map(|dice| &dice.known).find(|known| known.die == die)?;
    let colour = canvas.kit(&format!("fuji-colour-{}", known.colour.key()), facts![]);
    Some(Fact::Text(canvas.kit("fuji-face", facts![colour, value = known.value])))
}
