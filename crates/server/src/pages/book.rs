//! The books.

use super::layout::{Page, asks_language, theme};
use crate::Fault;
use crate::app::{App, Asker};
use crate::book::print;
use crate::words::{label, say};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, Uri};
use axum::response::Response;
use kernel::facts;
use maud::{PreEscaped, html};
use serde::Deserialize;
use std::sync::Arc;

/// All books.
pub(super) async fn shelf(State(app): State<Arc<App>>, asker: Asker, uri: Uri, headers: HeaderMap) -> Response {
    let lang = asker.lang;
    let title = label(lang, "the-book");
    let body = html! {
        section .narrow { h1 { (title) } ul .tables {
            @for door in catalog::games() {
                li { a href={ "/book/" (door.about().id) } { strong { (door.about().title(lang)) } } }
            }
        } }
    };
    let page = Page {
        lang,
        title: &title,
        script: None,
        kind: "shelf",
        path: "/book",
        asker: Some(&asker),
        dark: theme(&headers),
        body,
        preview: None,
    };
    page.answer(&app, asks_language(&uri))
}

/// What is looked for in a book.
#[derive(Deserialize)]
pub(super) struct Sought {
    #[serde(default)]
    q: String,
}

/// One book, or what it says about some words.
pub(super) async fn book(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(game): Path<String>,
    Query(sought): Query<Sought>,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let lang = asker.lang;
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
    let page = Page {
        lang,
        title: door.about().title(lang),
        script: None,
        kind: "book",
        path: &path,
        asker: Some(&asker),
        dark: theme(&headers),
        body,
        preview: None,
    };
    Ok(page.answer(&app, asks_language(&uri)))
}
