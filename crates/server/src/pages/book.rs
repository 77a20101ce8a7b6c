//! The books.

use super::layout::{Page, Visit};
use crate::Fault;
use crate::app::{App, Asker, Path};
use crate::book::examples::{picture, picture_named};
use crate::book::pictures::beside;
use crate::book::print_part;
use crate::editions::ReadBy;
use crate::guard::PICTURE_POLICY;
use crate::words::{label, say};
use axum::extract::{Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use catalog::{AnyEdition, Door};
use kernel::{Lang, OURS, ReferenceTable, facts};
use maud::{Markup, PreEscaped, html};
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
    table: Option<String>,
    edition: Option<String>,
}

/// One book, or what it says about some words.
pub(super) async fn book(
    visit: Visit,
    Path(game): Path<String>,
    Query(sought): Query<Sought>,
) -> Result<Response, Fault> {
    let lang = visit.asker.lang;
    let door = catalog::game(&game).ok_or(Fault::Missing)?;
    let read_by = ReadBy { table: sought.table, edition: sought.edition };
    let edition = read_by.find(&visit.app, &visit.asker, door).await?;
    let words: String = sought.q.chars().take(200).collect();
    let path = format!("/book/{game}{}", read_by.query());
    let body = html! {
        section #book .narrow .book data-game=(game) data-path=(path) {
            h1 { (door.about().title(lang)) }
            (in_edition(door, edition, lang))
            (search_form(&game, &read_by, &words, lang))
            @if words.trim().is_empty() {
                @let bound = visit.app.press.book_in(&visit.app.tables, &visit.asker.claim(None), (door, edition), lang).await?;
                nav .chapters aria-label=(label(lang, "chapters")) { ul {
                    @for chapter in &bound.printed.chapters { li { a href={ "#" (chapter.anchor) } { (chapter.title) } } }
                } }
                @if !crate::drawing::glossary(&game).is_empty() {
                    p { a .button href={ "/book/" (game) "/terms" (read_by.query()) } { (label(lang, "glossary")) } }
                }
                p .box-link { span .ours { (OURS) } " " (label(lang, "ours")) ". " a href={ "/book/" (game) "/box" } { (label(lang, "box-title")) } }
                p .checked-link { a href={ "/book/" (game) "/checked" } { (label(lang, "checked")) } }
                (PreEscaped(&bound.printed.html))
            } @else {
                @if let Some(meant) = door.book_in(edition, lang).meant(&words) { (did_you_mean(&game, &read_by, &meant, lang)) }
                (found(door, edition, &words, &path, lang))
                p { a .button href=(path) { (label(lang, "whole-book")) } }
            }
        }
    };
    Ok(visit.show(Page::new("book", door.about().title(lang), body).scripted()))
}

/// By which edition the book is printed, if not by the usual one; its examples are the usual book's.
fn in_edition(door: &dyn Door, edition: AnyEdition, lang: Lang) -> Markup {
    let base = door.base_edition().tag();
    html! {
        @if edition.tag().digest != base.digest {
            p .edition-note role="note" {
                (say(lang, "book-in-edition", facts![name = edition.tag().name.as_str(), base = base.name.as_str()]))
                " " a href={ "/book/" (door.about().id) } { (label(lang, "book-usual")) }
            }
        }
    }
}

fn search_form(game: &str, read_by: &ReadBy, words: &str, lang: Lang) -> Markup {
    html! {
        form #book-search role="search" action={ "/book/" (game) } {
            (kept(read_by))
            label .visually-hidden for="q" { (label(lang, "search-book")) }
            input #q name="q" type="search" value=(words) placeholder=(label(lang, "search-book"));
            button type="submit" { (label(lang, "search")) }
        }
        ol #answers .answers aria-live="polite" aria-label=(label(lang, "search")) hidden {}
    }
}

/// By what the book is read, kept in a form.
fn kept(read_by: &ReadBy) -> Markup {
    html! {
        @if let Some(table) = &read_by.table { input type="hidden" name="table" value=(table); }
        @if let Some(edition) = &read_by.edition { input type="hidden" name="edition" value=(edition); }
    }
}

/// The question that was probably meant, one press away.
fn did_you_mean(game: &str, read_by: &ReadBy, meant: &str, lang: Lang) -> Markup {
    html! {
        form .meant action={ "/book/" (game) } {
            (kept(read_by))
            (label(lang, "did-you-mean")) " "
            button type="submit" name="q" value=(meant) { (meant) }
        }
    }
}

/// The rules that answer a question, and the rows of the tables of reference that hold its words.
fn found(door: &dyn Door, edition: AnyEdition, words: &str, path: &str, lang: Lang) -> Markup {
    let volume = door.book_in(edition, lang);
    let found = volume.search(words);
    let tables: Vec<ReferenceTable> =
        door.reference(edition, lang).iter().filter_map(|table| table.with_rows_of(words)).collect();
    html! {
        p .faint { (say(lang, "found", facts![found = found.len() + tables.len()])) }
        @for table in &tables { article .found { (PreEscaped(print_part(&table.markdown(), lang))) } }
        @for entry in found {
            article .found {
                h3 { a .rule href={ (path) "#" (entry.id) } { (entry.id) } " " (entry.title) }
                (beside(door.about().id, &entry.id, lang))
                (PreEscaped(print_part(&entry.body, lang)))
            }
        }
    }
}

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
