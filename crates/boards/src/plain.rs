//! The drawing of a game that has no board of its own yet: its text board, its players, and all its choices.
//!
//! A few choices are buttons with their sentences. Many choices are written word by word: a row of buttons for the
//! first word of the notation, one for the second, and so on, so that the path of an action is its notation.

use crate::board::{kit_words, waiting};
use crate::drawing::{Choice, Drawing};
use crate::kit::marks;
use crate::why::Why;
use catalog::{AnyMatch, PlayFault};
use kernel::{Audience, Facts, Lang, Phrase, Refusal, Seat, Turn, facts, seat_name};
use maud::{Markup, html};
use std::collections::{BTreeMap, BTreeSet};

/// Up to this many choices are shown as sentences; nobody reads through more.
const MOST_SENTENCES: usize = 16;
/// The width of one letter of the text board, and below it the height of a line.
const LETTER: usize = 10;
const LINE: usize = 20;

pub(crate) fn draw(played: &dyn AnyMatch, audience: Audience, lang: Lang, names: &[String]) -> Drawing {
    let choices = choices(played, audience, lang, names);
    let board = PlainBoard { played, audience, lang, names };
    let panels = html! {
        div.plain-panels {
            (board.buttons(&choices))
            @if !choices.is_empty() && !board.lists_all() { (board.form()) }
            div.players { @for seat in Seat::all(played.seats()) { (board.player(seat)) } }
        }
    };
    let asked = if choices.is_empty() { waiting(played.turn(), lang, names) } else { board.kit("choose", facts![]) };
    Drawing {
        board: board.sketch().into_string(),
        panels: panels.into_string(),
        asked,
        choices,
        kinds: BTreeMap::new(),
    }
}

/// "Why not?": the rule that refuses the last thing touched, if that thing is an action.
pub(crate) fn why(played: &dyn AnyMatch, audience: Audience, lang: Lang, names: &[String], things: &[&str]) -> Why {
    let Audience::Seat(seat) = audience else {
        return Why::plain(waiting(played.turn(), lang, names));
    };
    let refused = |tried: Option<String>, refusal: Refusal| Why {
        tried,
        rule: Some(refusal.rule),
        text: played.words().refusal(lang, refusal.rule, &refusal.facts, names),
    };
    if let Err(refusal) = played.may_act(seat) {
        return refused(None, refusal);
    }
    let action = things.last().and_then(|thing| thing.strip_prefix("choice:")).unwrap_or_default();
    match (played.phrase(action), played.check(seat, action)) {
        (Ok(phrase), Err(PlayFault::Refused(refusal))) => {
            refused(Some(played.words().say(lang, &phrase, names)), refusal)
        }
        (Ok(_) | Err(_), Ok(()) | Err(_)) => {
            let kit = |key: &str| kit_words().say(lang, &Phrase::new(key, Facts::none()), names);
            Why::plain(format!("{} {}", kit("why-idle"), kit("choose")))
        }
    }
}

fn choices(played: &dyn AnyMatch, audience: Audience, lang: Lang, names: &[String]) -> Vec<Choice> {
    let Audience::Seat(seat) = audience else { return Vec::new() };
    let listed = played.actions(seat);
    let notations: Vec<&str> = listed.iter().map(|(action, _)| action.as_str()).collect();
    let paths = paths(&notations);
    let sentence = |phrase: &Phrase| played.words().say(lang, phrase, names);
    listed
        .iter()
        .zip(paths)
        .map(|((action, phrase), path)| Choice {
            action: action.clone(),
            text: sentence(phrase),
            path,
            also: Vec::new(),
            at_once: false,
            odds: None,
        })
        .collect()
}

/// The things to touch for each of these actions: one button, or the words of its notation.
fn paths(actions: &[&str]) -> Vec<Vec<String>> {
    if actions.len() <= MOST_SENTENCES {
        return actions.iter().map(|action| vec![format!("choice:{action}")]).collect();
    }
    let begun: BTreeSet<Vec<&str>> = actions
        .iter()
        .flat_map(|action| {
            let words: Vec<&str> = action.split(' ').collect();
            (1..words.len()).map(move |length| words[..length].to_vec()).collect::<Vec<_>>()
        })
        .collect();
    let path = |action: &&str| {
        let words: Vec<&str> = action.split(' ').collect();
        let mut path: Vec<String> =
            words.iter().enumerate().map(|(place, word)| format!("word:{place}:{word}")).collect();
        if begun.contains(&words) {
            // Another action's notation continues this one's, so this one needs a button to end it.
            path.push(format!("go:{}", words.len()));
        }
        path
    };
    actions.iter().map(path).collect()
}

/// A match as an audience sees it.
struct PlainBoard<'a> {
    played: &'a dyn AnyMatch,
    audience: Audience,
    lang: Lang,
    names: &'a [String],
}

impl PlainBoard<'_> {
    fn kit(&self, key: &str, facts: Facts) -> String {
        kit_words().say(self.lang, &Phrase::new(key, facts), self.names)
    }

    /// The text board. Every letter is placed by itself, so that columns line up in any font.
    fn sketch(&self) -> Markup {
        let sketch = self.played.sketch(self.audience, self.lang);
        let rows = sketch.lines().count();
        let columns = sketch.lines().map(|line| line.chars().count()).max().unwrap_or(0);
        // The page needs room for its own buttons on the right.
        let (width, height) = (columns * LETTER + 4 * LINE, rows * LINE + 2 * LINE);
        let places = |line: &str| -> Vec<String> {
            (0..line.chars().count()).map(|place| (LINE + place * LETTER).to_string()).collect()
        };
        html! {
            svg.board.sketch xmlns="http://www.w3.org/2000/svg" role="group"
                aria-label=(self.played.about().title(self.lang)) viewBox=(format!("0 0 {width} {height}")) {
                rect.sketch-ground x="1" y="1" width=(width - 2) height=(height - 2) rx=(LETTER) {}
                @for (row, line) in sketch.lines().enumerate() {
                    text x=(places(line).join(" ")) y=(LINE + row * LINE + 15) xml:space="preserve" { (line) }
                }
            }
        }
    }

    /// The things that the paths name, each once, in the order of the choices.
    fn buttons(&self, choices: &[Choice]) -> Markup {
        let longest = choices.iter().map(|choice| choice.path.len()).max().unwrap_or(0);
        html! {
            @for place in 0..longest {
                div.buttons {
                    @for thing in things_at(choices, place) { (self.button(choices, thing)) }
                }
            }
        }
    }

    fn button(&self, choices: &[Choice], thing: &str) -> Markup {
        let mut through = choices.iter().filter(|choice| choice.path.iter().any(|one| one == thing));
        let (first, more) = (through.next(), through.next().is_some());
        let tip = first.map(|choice| if more { format!("{} …", choice.text) } else { choice.text.clone() });
        let notation = first.map(|choice| choice.action.clone());
        match thing.split(':').collect::<Vec<_>>()[..] {
            ["word", _, ref word @ ..] => html! {
                button.go type="button" data-thing=(thing) data-tip=[tip] { (word.join(":")) }
            },
            ["go", _] => html! {
                button.go type="button" data-thing=(thing) data-tip=[tip] { (self.kit("plain-that-is-all", facts![])) }
            },
            _ => html! {
                button.go type="button" data-thing=(thing) data-tip=[notation] { (tip.unwrap_or_default()) }
            },
        }
    }

    fn lists_all(&self) -> bool {
        match self.audience {
            Audience::Seat(seat) => self.played.lists_all(seat),
            Audience::Spectator => true,
        }
    }

    /// Where more is allowed than listed, a form lets the player write an action.
    fn form(&self) -> Markup {
        html! {
            form.buttons data-compose="" {
                label { (self.kit("plain-write", facts![])) " " input type="text" data-word="" maxlength="200" autocomplete="off"; }
                button.go type="submit" { (self.kit("plain-do", facts![])) }
            }
        }
    }

    fn player(&self, seat: Seat) -> Markup {
        let turn = self.played.turn();
        let asked = turn.deciders().contains(seat);
        html! {
            section class=(if asked { "player active" } else { "player" }) id=(format!("player-{}", seat.0))
                data-rule=(self.played.about().turn_rule) {
                h3 {
                    svg.mark viewBox="-13 -13 26 26" aria-hidden="true" { (marks::badge(seat)) }
                    (seat_name(self.lang, seat, self.names))
                    @if self.audience.is(seat) { small { " (" (self.kit("you", facts![])) ")" } }
                }
                @match turn {
                    Turn::Decide(_) => @if asked { p { (self.kit("plain-decides", facts![])) } },
                    Turn::Over(outcome) => {
                        @let standing = outcome.standings()[seat.index()];
                        p.score { (self.kit("plain-standing", facts![place = standing.place])) " · " (self.kit("score", facts![score = standing.score])) }
                    }
                }
            }
        }
    }
}

/// The things at one position of the paths, each once. Things that close a path come last, wherever the path ends.
fn things_at(choices: &[Choice], place: usize) -> Vec<&str> {
    let mut found: Vec<&str> = Vec::new();
    for choice in choices {
        if let Some(thing) = choice.path.get(place).filter(|thing| !found.contains(&thing.as_str())) {
            found.push(thing);
        }
    }
    found.sort_by_key(|thing| thing.starts_with("go:"));
    found
}

#[cfg(test)]
mod tests;
