//! "I own the box": a form in which the owner of a printed copy corrects what is ours, and takes the result along as an
//! edition file or sends it to whoever runs this server.

use super::layout::{Page, Visit};
use crate::Fault;
use crate::app::Path;
use crate::store::{Report, Reported};
use crate::words::{label, say};
use axum::extract::Form;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use catalog::{Correction, CorrectionFault, Door, corrected};
use kernel::{Lang, OursValue, facts};
use maud::{Markup, html};

/// The longest name of an edition.
const LONGEST_NAME: usize = 40;

/// The form, empty.
pub(super) async fn form(visit: Visit, Path(game): Path<String>) -> Result<Response, Fault> {
    let door = catalog::game(&game).ok_or(Fault::Missing)?;
    Ok(show(&visit, door, &[], &[], None))
}

/// The file, or the form with what is wrong with which value.
pub(super) async fn file(
    visit: Visit,
    Path(game): Path<String>,
    Form(sent): Form<Vec<(String, String)>>,
) -> Result<Response, Fault> {
    let door = catalog::game(&game).ok_or(Fault::Missing)?;
    let values = written(door, visit.asker.lang);
    let changed: Vec<Correction> = sent
        .iter()
        .filter(|(path, now)| values.iter().any(|(value, was)| value.path == *path && was.trim() != now.trim()))
        .map(|(path, now)| Correction { path: path.clone(), written: now.clone() })
        .collect();
    let name = sent.iter().find(|(key, _)| key == "edition-name").map(|(_, name)| name.trim()).unwrap_or_default();
    let name: String = name.chars().filter(|letter| !letter.is_control()).take(LONGEST_NAME).collect();
    let name = if name.is_empty() { label(visit.asker.lang, "box-name") } else { name };
    let sends = sent.iter().any(|(key, _)| key == "send");
    match corrected(door, &name, &changed) {
        Ok((_, text)) if sends => send(&visit, door, &changed, text).await,
        Ok((_, text)) => {
            let disposition = format!("attachment; filename=\"{game}.toml\"");
            let headers =
                [(CONTENT_TYPE, "application/toml; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, disposition)];
            Ok((headers, text).into_response())
        }
        Err(faults) => {
            let mut page = show(&visit, door, &changed, &faults, None);
            *page.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
            Ok(page)
        }
    }
}

/// Keeps the correction with what was reported, for the operator to read; then the form says so.
async fn send(visit: &Visit, door: &dyn Door, changed: &[Correction], text: String) -> Result<Response, Fault> {
    let me = visit.asker.known()?.id.clone();
    if changed.is_empty() {
        let mut page = show(visit, door, changed, &[], Some("box-same"));
        *page.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
        return Ok(page);
    }
    visit.app.limits.reports.pass(me.clone()).await?;
    let usual = written(door, Lang::En);
    let was = |path: &str| usual.iter().find(|(value, _)| value.path == path).map_or("", |(_, was)| was.as_str());
    let values: Vec<String> =
        changed.iter().map(|one| format!("{}: {} → {}", one.path, was(&one.path), one.written.trim())).collect();
    let (at, about) = (visit.app.people.now(), Reported::Game(door.about().id));
    let reason = values.join("; ");
    visit.app.store.report(Report { at, by: me, about, table: None, seq: None, said: Some(text), reason }).await?;
    Ok(show(visit, door, changed, &[], Some("box-sent")))
}

/// The values of the game's own edition that are ours and fit into a line, as the form writes them.
fn written(door: &dyn Door, lang: Lang) -> Vec<(OursValue, String)> {
    let ours = door.book().ours_in(&door.base_edition().tag().text, lang);
    let lines = ours.into_iter().map(|value| {
        let text = value.value.as_str().map_or_else(|| value.value.to_string(), str::to_owned);
        (value, text)
    });
    lines.filter(|(_, text)| !text.contains('\n')).collect()
}

/// The form, with a note above it if there is something to say.
fn show(
    visit: &Visit,
    door: &dyn Door,
    changed: &[Correction],
    faults: &[CorrectionFault],
    note: Option<&str>,
) -> Response {
    let lang = visit.asker.lang;
    let (id, title) = (door.about().id, door.about().title(lang));
    let whole = faults.iter().filter(|fault| fault.path.is_none());
    let body = html! {
        section .narrow .book {
            h1 { (label(lang, "box-title")) (label(lang, "colon")) (title) }
            p { (label(lang, "box-why")) }
            @if let Some(note) = note { p role="status" { strong { (label(lang, note)) } } }
            @for fault in whole { p .refusal role="alert" { (fault.reason.say(lang)) } }
            form #box .box method="post" action={ "/book/" (id) "/box" } {
                p { label for="edition-name" { (label(lang, "box-edition-name")) } " "
                    input #edition-name name="edition-name" maxlength=(LONGEST_NAME) value=(label(lang, "box-name")); }
                @for (value, usual) in written(door, lang) { (field(&value, &usual, changed, faults, lang)) }
                p .buttons {
                    button .primary type="submit" { (label(lang, "box-download")) }
                    @if visit.asker.person.is_some() { button type="submit" name="send" value="yes" { (label(lang, "box-send")) } }
                }
            }
            @if visit.asker.person.is_none() { p .faint { (label(lang, "box-send-name")) " " a href="/me" { (label(lang, "choose-name")) } } }
            p .faint { (say(lang, "box-terminal", facts![game = id])) }
            p { a .button href={ "/book/" (id) } { (label(lang, "whole-book")) } }
        }
    };
    visit.show(Page::new("box", title, body))
}

/// A value with its name; what was written stays, and what is wrong with it is said beside it.
fn field(value: &OursValue, usual: &str, changed: &[Correction], faults: &[CorrectionFault], lang: Lang) -> Markup {
    let path = value.path.as_str();
    let now = changed.iter().find(|one| one.path == path).map_or(usual, |one| one.written.as_str());
    let fault = faults.iter().find(|fault| fault.path.as_deref() == Some(path));
    let told = format!("fault-{path}");
    html! {
        p .field {
            label for=(path) { (value.label) } " "
            input id=(path) name=(path) value=(now) autocomplete="off"
                inputmode=[value.value.is_integer().then_some("numeric")]
                aria-invalid=[fault.map(|_| "true")] aria-describedby=[fault.map(|_| told.as_str())];
            @if let Some(fault) = fault { " " span id=(told) .refusal role="alert" { (fault.reason.say(lang)) } }
        }
    }
}
