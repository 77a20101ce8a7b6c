//! The books.

use super::layout::{Page, Visit};
use crate::Fault;
use crate::book::print;
use crate::words::{label, say};
use axum::extract::{Path, Query};
use axum::response::Response;
use kernel::facts;
use maud::{PreEscaped, html};
use serde::Deserialize;

/// All books.
pub(super) async fn shelf(visit: Visit) -> Response {
    let lang = visit.asker.lang;
    let title = label(lang, "the-book");
    let body = html! {
        section .narrow { h1 { (title) } ul .tables {
            @for door in catalog::games() {
                li { a href={ "/book/" (door.about().id) } { strong { (door.about().title(lang)) } } }
            }
        } }
    };
    visit.show(Page::new("shelf", &title, body))
}

/// What is looked for in a book.
#[derive(Deserialize)]
pub(super) struct Sought {
    #[serde(default)]
    q: String,
}

/// One book, or what it says about some words.
pub(super) async fn book(
    visit: Visit,
    Path(game): Path<String>,
    Query(sought): Query<Sought>,
) -> Result<Response, Fault> {
    let lang = visit.asker.lang;
    let door = catalog::game(&game).ok_or(Fault::Missing)?;
    let volume = door.book().volume(lang);
    let words: String = sought.q.chars().take(200).collect();
    let path = format!("/book/{game}");
    let body = html! {
        section .narrow .book {
            h1 { (door.about().title(lang)) }
            form role="search" action=(path) {
                label .visually-hidden for="q" { (label(lang, "search-book")) }
                input #q name="q" type="search" value=(words) placeholder=(label(lang, "search-book"));
                button type="submit" { (label(lang, "search")) }
            }
            @if words.trim().is_empty() {
                @let printed = print(&volume.source);
                nav .chapters aria-label=(label(lang, "chapters")) { ul {
                    @for chapter in &printed.chapters { li { a href={ "#" (chapter.anchor) } { (chapter.title) } } }
                } }
                (PreEscaped(printed.html))
            } @else {
                @let found = volume.search(&words);
                p .faint { (say(lang, "found", facts![found = found.len()])) }
                @for entry in found {
                    article .found {
                        h3 { a .rule href={ (path) "#" (entry.id) } { (entry.id) } " " (entry.title) }
                        (PreEscaped(print(&entry.body).html))
                    }
                }
                p { a .button href=(path) { (label(lang, "whole-book")) } }
            }
        }
    };
    Ok(visit.show(Page::new("book", door.about().title(lang), body)))
}
