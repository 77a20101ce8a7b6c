//! The drawing of a game that has no board of its own yet: its text board, and a button per choice.

use crate::board::{kit_words, waiting};
use crate::drawing::{Choice, Drawing};
use catalog::AnyMatch;
use kernel::{Audience, Facts, Lang, Phrase};
use maud::html;

pub(crate) fn draw(played: &dyn AnyMatch, audience: Audience, lang: Lang, names: &[String]) -> Drawing {
    let words = catalog::game(played.about().id).map(catalog::Door::words);
    let choices: Vec<Choice> = match (audience, words) {
        (Audience::Seat(seat), Some(words)) => played
            .actions(seat)
            .into_iter()
            .map(|(action, phrase)| {
                let text = words.say(lang, &phrase, names);
                Choice { path: vec![format!("choice:{action}")], action, text, odds: None }
            })
            .collect(),
        (Audience::Seat(_) | Audience::Spectator, _) => Vec::new(),
    };
    let sketch = played.sketch(audience, lang);
    let rows = sketch.lines().count();
    let columns = sketch.lines().map(|line| line.chars().count()).max().unwrap_or(0);
    let board = html! {
        svg.board.sketch xmlns="http://www.w3.org/2000/svg" role="group" aria-label=(played.about().title(lang)) viewBox=(format!("0 0 {} {}", columns * 10 + 20, rows * 20 + 20)) {
            @for (row, line) in sketch.lines().enumerate() {
                text x="10" y=(row * 20 + 24) xml:space="preserve" { (line) }
            }
        }
    };
    let panels = html! {
        @for choice in &choices {
            button.thing type="button" data-thing=(choice.path[0]) { (choice.text) }
        }
    };
    let asked = if choices.is_empty() {
        waiting(played.turn(), lang, names)
    } else {
        kit_words().say(lang, &Phrase::new("choose", Facts::none()), names)
    };
    Drawing { board: board.into_string(), panels: panels.into_string(), asked, choices }
}
