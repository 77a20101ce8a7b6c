//! The books.

use super::layout::{Page, Visit};
use crate::Fault;
use crate::app::{App, Asker};
use crate::book::examples::{picture, picture_named};
use crate::book::print;
use crate::words::{label, say};
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
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
    let whole = words.trim().is_empty();
    let bound = if whole {
        Some(visit.app.press.book(&visit.app.tables, &visit.asker.claim(None), door, lang).await?)
    } else {
        None
    };
    let body = html! {
        section .narrow .book {
            h1 { (door.about().title(lang)) }
            form role="search" action=(path) {
                label .visually-hidden for="q" { (label(lang, "search-book")) }
                input #q name="q" type="search" value=(words) placeholder=(label(lang, "search-book"));
                button type="submit" { (label(lang, "search")) }
            }
            @if let Some(printed) = bound.as_ref().map(|bound| &bound.printed) {
                nav .chapters aria-label=(label(lang, "chapters")) { ul {
                    @for chapter in &printed.chapters { li { a href={ "#" (chapter.anchor) } { (chapter.title) } } }
                } }
                (PreEscaped(&printed.html))
            } @else {
                @let found = volume.search(&words);
                @let tables = tables_with(door, lang, &words);
                p .faint { (say(lang, "found", facts![found = found.len() + tables.len()])) }
                @for table in &tables { article .found { (PreEscaped(print(&table.markdown()).html)) } }
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

/// The tables of reference of the base edition, with the rows that hold some words.
fn tables_with(door: &dyn catalog::Door, lang: Lang, words: &str) -> Vec<kernel::ReferenceTable> {
    let tables = door.reference(door.base_edition(), lang);
    tables.iter().filter_map(|table| table.with_rows_of(words)).collect()
}

/// What an example's picture may do where it is opened alone: nothing but look as its own style says.
pub(super) const PICTURE_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/// What the address of a picture says beside its path.
#[derive(Deserialize)]
pub(super) struct Edition {
    lang: Option<String>,
    v: Option<String>,
}

impl Edition {
    /// Whether this address always shows the same: it names the language, and the print of what is shown now.
    fn lasts(&self, lang: Lang, print: &str) -> bool {
        let language = self.lang.as_deref().and_then(|code| code.parse().ok());
        language == Some(lang) && self.v.as_deref() == Some(print)
    }
}

/// A picture of a worked example.
pub(super) async fn example(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path((game, number, name)): Path<(String, String, String)>,
    Query(edition): Query<Edition>,
) -> Result<Response, Fault> {
    let door = catalog::game(&game).ok_or(Fault::Missing)?;
    let number: usize = number.parse().map_err(|_| Fault::Missing)?;
    let (moment, theme) = picture_named(&name).ok_or(Fault::Missing)?;
    let lang = asker.lang;
    let drawn = app.tables.answer(&asker.claim(None), move || picture(door, number, moment, theme, lang)).await??;
    let lasting = edition.lasts(lang, &drawn.print);
    let headers = [
        (CONTENT_TYPE, "image/svg+xml"),
        (CACHE_CONTROL, if lasting { "public, max-age=31536000, immutable" } else { "no-cache" }),
        (CONTENT_SECURITY_POLICY, PICTURE_POLICY),
    ];
    Ok((headers, drawn.alone).into_response())
}
