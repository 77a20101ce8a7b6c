//! The books.

use super::layout::{Page, Visit};
use crate::Fault;
use crate::app::{App, Asker};
use crate::book::examples::{picture, picture_named};
use crate::book::{Printed, print, print_book};
use crate::words::{label, say};
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use catalog::Door;
use kernel::{Lang, facts};
use maud::{PreEscaped, html};
use serde::Deserialize;
use std::sync::Arc;

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
    let printed = if words.trim().is_empty() { Some(printed(&visit.app, door, lang).await?) } else { None };
    let body = html! {
        section .narrow .book {
            h1 { (door.about().title(lang)) }
            form role="search" action=(path) {
                label .visually-hidden for="q" { (label(lang, "search-book")) }
                input #q name="q" type="search" value=(words) placeholder=(label(lang, "search-book"));
                button type="submit" { (label(lang, "search")) }
            }
            @if let Some(printed) = printed {
                nav .chapters aria-label=(label(lang, "chapters")) { ul {
                    @for chapter in &printed.chapters { li { a href={ "#" (chapter.anchor) } { (chapter.title) } } }
                } }
                (PreEscaped(&printed.html))
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

/// The whole book, printed once and kept.
async fn printed(app: &App, game: &'static dyn Door, lang: Lang) -> Result<Arc<Printed>, Fault> {
    if let Some(printed) = app.press.find(game, lang) {
        return Ok(printed);
    }
    let printed = Arc::new(app.hall.think(move || print_book(game, lang)).await??);
    app.press.keep(game, lang, &printed);
    Ok(printed)
}

/// What an example's picture may do where it is opened alone: nothing but look as its own style says.
const PICTURE_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/// A picture of a worked example.
pub(super) async fn example(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path((game, number, name)): Path<(String, usize, String)>,
) -> Result<Response, Fault> {
    let door = catalog::game(&game).ok_or(Fault::Missing)?;
    let (moment, theme) = picture_named(&name).ok_or(Fault::Missing)?;
    let drawn = app.hall.think(move || picture(door, number, moment, theme, asker.lang)).await??;
    let headers = [
        (CONTENT_TYPE, "image/svg+xml"),
        (CACHE_CONTROL, "public, max-age=31536000, immutable"),
        (CONTENT_SECURITY_POLICY, PICTURE_POLICY),
    ];
    Ok((headers, drawn).into_response())
}
