//! The form for a proposal of any kind: whatever is touched in it adds up.
//!
//! A form writes an action from its fields, in order (see `web/js/compose.js`). [`Field`] is that order, so that what
//! the page would write can be tested here.

use super::pen::Pen;
use ::warlock::action::Action;
use ::warlock::place::CardSet;
use ::warlock::view::TalksView;
use kernel::{Seat, facts};
use maud::{Markup, html};

/// One field of a form, with the word it adds to the notation.
pub(super) enum Field {
    /// `word=n` for a number above zero.
    Amount { word: &'static str, label: String, most: u16 },
    /// `word=a,b` for the boxes checked.
    Boxes { word: &'static str, label: String, boxes: Vec<(String, String)> },
    /// `word=value`, or the value alone where the word is empty.
    Choice { word: &'static str, label: String, options: Vec<(String, String)> },
    /// The word, if checked.
    Flag { word: &'static str, label: String },
}

/// The form, for the player who proposes now.
pub(super) fn draw(pen: &Pen<'_, '_>, talks: &TalksView) -> Markup {
    let Some(own) = &pen.canvas.view.own else { return html! {} };
    let proposes = pen.canvas.actions.iter().any(|action| matches!(action, Action::Propose(_)));
    let other = if talks.opener == own.seat { talks.other } else { talks.opener };
    html! {
        @if proposes {
            form.war-compose data-compose="offer" aria-label=(pen.kit("warlock-compose")) {
                div.war-trays {
                    div.war-tray role="group" aria-label=(pen.kit("warlock-i-give")) {
                        h4 { (pen.kit("warlock-i-give")) }
                        @for field in giving(pen) { (drawn(&field)) }
                    }
                    span hidden data-word="for" {}
                    div.war-tray role="group" aria-label=(pen.kit("warlock-i-ask")) {
                        h4 { (pen.kit("warlock-i-ask")) }
                        @for field in asking(pen, other) { (drawn(&field)) }
                    }
                }
                (drawn(&pledge(pen)))
                button.go type="submit" { (pen.kit("warlock-go-propose")) }
            }
        }
    }
}

/// What a player may give: amounts, cards face up or down, showings.
pub(super) fn giving(pen: &Pen<'_, '_>) -> Vec<Field> {
    let Some(own) = &pen.canvas.view.own else { return Vec::new() };
    let sheet = pen.seat(own.seat);
    let hand: Vec<(String, String)> = own.hand.iter().map(|card| (card.to_string(), pen.card(card))).collect();
    let mut fields = vec![
        Field::Amount { word: "gold", label: pen.kit("warlock-gold"), most: sheet.gold },
        Field::Amount { word: "food", label: pen.kit("warlock-provisions"), most: sheet.provisions },
    ];
    if !hand.is_empty() {
        fields.push(Field::Boxes { word: "up", label: pen.kit("warlock-compose-up"), boxes: hand.clone() });
        fields.push(Field::Boxes { word: "down", label: pen.kit("warlock-compose-down"), boxes: hand });
        let all = ("all".to_owned(), pen.kit("warlock-give-all-treasure"));
        let one =
            own.hand.iter().map(|card| (card.to_string(), pen.say("warlock-give-show", facts![card = pen.card(card)])));
        fields.push(Field::Choice {
            word: "show",
            label: pen.kit("warlock-compose-show"),
            options: std::iter::once(all).chain(one).collect(),
        });
    }
    let all = ("all".to_owned(), pen.kit("warlock-give-all-clues"));
    let one = own.clues.iter().map(|number| (number.to_string(), pen.say("warlock-give-clue", facts![number])));
    fields.push(Field::Choice {
        word: "clues",
        label: pen.kit("warlock-compose-clues"),
        options: std::iter::once(all).chain(one).collect(),
    });
    fields
}

/// What a player may ask for: what everybody sees the other has, cards seen in his hand, cards of his choice, showings.
pub(super) fn asking(pen: &Pen<'_, '_>, other: Seat) -> Vec<Field> {
    let sheet = pen.seat(other);
    let mut fields = vec![
        Field::Amount { word: "gold", label: pen.kit("warlock-gold"), most: sheet.gold },
        Field::Amount { word: "food", label: pen.kit("warlock-provisions"), most: sheet.provisions },
    ];
    let notes = pen.canvas.view.own.as_ref().and_then(|own| own.notes.as_ref());
    let seen = notes.map_or(CardSet::empty(), |notes| notes.seen[other.index()]);
    if !seen.is_empty() {
        let boxes = seen.iter().map(|card| (card.to_string(), pen.card(card))).collect();
        fields.push(Field::Boxes { word: "cards", label: pen.kit("warlock-seen"), boxes });
    }
    let some = |key: &str, all: &str, most: u8| {
        let counted = (1..=most).map(|count| (count.to_string(), pen.say(key, facts![count])));
        std::iter::once(("all".to_owned(), pen.kit(all))).chain(counted).collect()
    };
    if sheet.cards > 0 {
        fields.push(keys(pen, sheet.cards));
        fields.push(Field::Flag { word: "card", label: pen.kit("warlock-ask-any") });
        let options = some("warlock-some-treasure", "warlock-all-treasure", sheet.cards);
        fields.push(Field::Choice { word: "show", label: pen.kit("warlock-compose-show"), options });
    }
    if sheet.clues > 0 {
        let options = some("warlock-some-clues", "warlock-all-clues", sheet.clues);
        fields.push(Field::Choice { word: "clues", label: pen.kit("warlock-compose-clues"), options });
    }
    if pen.canvas.view.asks_freely() {
        let boxes = (1..=9).map(|number: u8| (number.to_string(), number.to_string())).collect();
        fields.push(Field::Boxes { word: "holds", label: pen.kit("warlock-compose-holds"), boxes });
    }
    fields
}

/// Key cards of the other's choice: one, or as many as he has cards where the rules allow it.
fn keys(pen: &Pen<'_, '_>, cards: u8) -> Field {
    let most = if pen.canvas.view.asks_freely() { cards } else { 1 };
    let word = |count: u8| if count == 1 { "key".to_owned() } else { format!("keys={count}") };
    let options = (1..=most).map(|count| (word(count), pen.say("warlock-ask-keys", facts![count]))).collect();
    Field::Choice { word: "", label: pen.kit("warlock-compose-keys"), options }
}

/// What both may promise.
pub(super) fn pledge(pen: &Pen<'_, '_>) -> Field {
    let options = ["truce", "alliance"].map(|word| (word.to_owned(), pen.canvas.label(&format!("label-{word}"))));
    Field::Choice { word: "", label: pen.kit("warlock-compose-pledge"), options: options.to_vec() }
}

fn drawn(field: &Field) -> Markup {
    match field {
        Field::Amount { word, label, most } => html! {
            div.war-field.war-amount {
                label { span { (label) } input type="number" data-word=(word) min="0" max=(most) value="0" inputmode="numeric" disabled[*most == 0]; }
                @if *most > 0 {
                    button type="button" data-step="-1" aria-label=(format!("{label} −")) { "−" }
                    button type="button" data-step="1" aria-label=(format!("{label} +")) { "+" }
                }
            }
        },
        Field::Boxes { word, label, boxes } => html! {
            fieldset.war-field data-word=(word) {
                legend { (label) }
                @for (value, text) in boxes { label.war-check { input type="checkbox" value=(value); (text) } }
            }
        },
        Field::Choice { word, label, options } => html! {
            label.war-field {
                span { (label) }
                select data-word=(word) {
                    option value="" { "–" }
                    @for (value, text) in options { option value=(value) { (text) } }
                }
            }
        },
        Field::Flag { word, label } => html! {
            label.war-check { input type="checkbox" data-word=(word); (label) }
        },
    }
}
