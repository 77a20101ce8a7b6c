//! The words of a game, in alphabetical order, each with what its rule says first.

use super::layout::{Page, Visit};
use crate::Fault;
use crate::app::Path;
use crate::book::pictures::beside;
use crate::book::print_part;
use crate::drawing::{self, Term};
use crate::editions::ReadBy;
use crate::words::label;
use axum::response::Response;
use kernel::{Lang, fold};
use maud::{PreEscaped, html};

pub(super) async fn terms(visit: Visit, Path(game): Path<String>) -> Result<Response, Fault> {
    let lang = visit.asker.lang;
    let door = catalog::game(&game).ok_or(Fault::Missing)?;
    let read_by =
        ReadBy { table: visit.asks("table").map(str::to_owned), edition: visit.asks("edition").map(str::to_owned) };
    let volume = door.book_in(read_by.find(&visit.app, &visit.asker, door).await?, lang);
    let terms = sorted(drawing::glossary(&game), lang);
    if terms.is_empty() {
        return Err(Fault::Missing);
    }
    let path = format!("/book/{game}{}", read_by.query());
    let title = format!("{}{}{}", label(lang, "glossary"), label(lang, "colon"), door.about().title(lang));
    let body = html! {
        section .narrow .book .glossary {
            h1 { (title) }
            dl {
                @for term in terms {
                    @if let Some(entry) = volume.rule(&term.rule) {
                        dt { (term.name(lang)) }
                        dd {
                            (beside(&game, &term.rule, lang))
                            (PreEscaped(print_part(opening(&entry.body), lang)))
                            a .rule href={ (path) "#" (term.rule) } { (term.rule) }
                        }
                    }
                }
            }
            p { a .button href=(path) { (label(lang, "whole-book")) } }
        }
    };
    Ok(visit.show(Page::new("book", &title, body)))
}

/// Alphabetically, as one looks words up: accents and capitals count nothing.
fn sorted(terms: &'static [Term], lang: Lang) -> Vec<&'static Term> {
    let mut terms: Vec<&Term> = terms.iter().collect();
    terms.sort_by_key(|term| fold(term.name(lang)));
    terms
}

/// The first sentence of a rule; all of it where it is a list.
fn opening(body: &str) -> &str {
    let first = body.split("\n\n").next().unwrap_or(body);
    let ends = first.match_indices(['.', ':']).map(|(at, _)| at + 1);
    let mut ends = ends.filter(|&end| first[end..].starts_with(char::is_whitespace));
    match ends.next() {
        Some(end) if !first[..end].ends_with(':') => &first[..end],
        Some(_) | None => first,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_opening_of_a_rule_is_its_first_sentence() {
        assert_eq!(opening("It costs 2.5 dice. No more."), "It costs 2.5 dice.");
        assert_eq!(opening("One line\ngoes on. Then."), "One line\ngoes on.");
        assert_eq!(opening("These: one, two. Three."), "These: one, two. Three.");
        assert_eq!(opening("Alone.\n\nMore."), "Alone.");
        assert_eq!(opening("Without an end"), "Without an end");
    }
}
