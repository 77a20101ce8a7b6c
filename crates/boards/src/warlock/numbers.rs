//! The nine numbers, for a Key Challenge or at the chest.

use super::paths::number_thing;
use super::pen::Pen;
use ::warlock::action::Action;
use ::warlock::deduce::{number_chances, view_odds};
use ::warlock::place::{Number, NumberSet};
use kernel::facts;
use maud::{Markup, html};

pub(super) fn draw(pen: &Pen<'_, '_>) -> Markup {
    let view = &pen.canvas.view;
    let chest = pen.canvas.actions.iter().any(|action| matches!(action, Action::OpenChest { .. } | Action::PassChest));
    let asked = chest || pen.canvas.actions.contains(&Action::PassChallenge);
    if !asked {
        return html! {};
    }
    let chances = view_odds(view).map(|odds| number_chances(&odds));
    let own = view.own.as_ref().map_or(NumberSet::empty(), |own| own.clues);
    let (key, rules): (_, &[&str]) = if chest {
        ("warlock-numbers-chest", &["WAR-CHEST-2", "WAR-CHEST-6"])
    } else {
        ("warlock-numbers-challenge", &["WAR-KEY-3", "WAR-KEY-4"])
    };
    html! {
        section.war-box {
            h3 title=(pen.rules(rules)) { (pen.kit(key)) }
            div.war-numbers role="group" aria-label=(pen.kit(key)) {
                @for number in Number::all() {
                    @let thing = pen.offered(number_thing(number));
                    @let mine = own.contains(number);
                    button class=(if mine { "war-number war-mine" } else { "war-number" }) type="button" data-thing=[thing.as_ref()]
                        data-why=[thing.is_none().then(|| number_thing(number))] aria-disabled=[thing.is_none().then_some("true")] title=[mine.then(|| pen.kit("warlock-number-mine"))] {
                        strong { (number) }
                        @if let Some(chances) = &chances { small { (pen.canvas.percent(chances[number.index()])) } }
                    }
                }
            }
            div.buttons {
                @for name in ["challenge", "pass-challenge", "pass-chest"] {
                    @if let Some(thing) = pen.offered(format!("go:{name}")) {
                        button.go type="button" data-thing=(thing) { (pen.kit(&format!("warlock-go-{name}"))) }
                    }
                }
            }
            @if chances.is_some() { p.war-note { (pen.say("warlock-numbers-note", facts![])) } }
        }
    }
}
