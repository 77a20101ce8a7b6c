//! The first game, step by step. Nothing is kept: the address says which step it is.

use super::layout::{Page, Visit};
use super::table::{in_script, zoom};
use crate::Fault;
use crate::drawing::{self, Drawing, Lesson, LessonStep, draw};
use crate::editions::ReadBy;
use crate::words::{label, say};
use axum::extract::Path;
use axum::response::Response;
use catalog::{AnyEdition, Door};
use kernel::{Audience, Lang, facts};
use maud::{Markup, PreEscaped, html};

/// The first step; older links name another one after a question mark, and show what its own address shows.
pub(super) async fn first(visit: Visit, Path(game): Path<String>) -> Result<Response, Fault> {
    let Some(number) = visit.asks("step").map(str::to_owned) else { return show(&visit, &game, "1").await };
    let visit = visit.moved_to(&format!("/learn/{game}/{number}"))?;
    show(&visit, &game, &number).await
}

/// A step.
pub(super) async fn step(visit: Visit, Path((game, number)): Path<(String, String)>) -> Result<Response, Fault> {
    show(&visit, &game, &number).await
}

async fn show(visit: &Visit, game: &str, number: &str) -> Result<Response, Fault> {
    let lang = visit.asker.lang;
    let door = catalog::game(game).ok_or(Fault::Missing)?;
    let lesson = drawing::lesson(game).ok_or(Fault::Missing)?;
    let number: usize = number.parse().map_err(|_| Fault::Missing)?;
    let place = number.checked_sub(1).ok_or(Fault::Missing)?;
    let step = lesson.steps.get(place).ok_or(Fault::Missing)?;
    let read_by =
        ReadBy { table: visit.asks("table").map(str::to_owned), edition: visit.asks("edition").map(str::to_owned) };
    let edition = read_by.find(&visit.app, &visit.asker, door).await?;
    if !lesson.fits(door, edition) {
        return Ok(visit.show(Page::new("learn", door.about().title(lang), cannot(door, edition, lang))));
    }
    let played = lesson.position(door, edition, place).ok_or(Fault::Missing)?;
    let names = [label(lang, "learn-you"), label(lang, "learn-friend")];
    let names: Vec<String> = (0..lesson.seats).map(|seat| names[usize::from(seat != lesson.seat.0)].clone()).collect();
    let mut drawn = draw(played.as_ref(), Audience::Seat(lesson.seat), lang, &names);
    drawn.choices.retain(|choice| Some(&choice.action) == step.act.as_ref());
    let spoken: serde_json::Map<String, serde_json::Value> =
        SPOKEN.iter().map(|key| ((*key).to_owned(), label(lang, key).into())).collect();
    let body = html! {
        div #learn data-step=(number) data-choices=(serde_json::to_string(&drawn.choices).unwrap_or_default())
            data-point=(serde_json::to_string(&step.point).unwrap_or_default())
            data-kinds=(serde_json::to_string(&drawn.kinds).unwrap_or_default()) {
            (at_the_table(&drawn, door, edition, lang))
            (sentence(lesson, step, number, &read_by.query(), door, lang))
            ul #choices .visually-hidden aria-label=(label(lang, "choices")) {}
        }
        script #spoken type="application/json" { (PreEscaped(in_script(&serde_json::Value::Object(spoken)))) }
    };
    Ok(visit.show(Page::new("learn", door.about().title(lang), body).scripted().at_table()))
}

/// The texts that the script of a lesson says.
const SPOKEN: [&str; 5] = ["ways", "show-all", "now-touch", "colon", "quotes"];

/// The table itself, as whoever plays sees it.
fn at_the_table(drawn: &Drawing, door: &dyn Door, edition: AnyEdition, lang: Lang) -> Markup {
    html! {
        div #table .learning data-sheet="panels" data-game=(door.about().id) {
            section .play aria-label=(label(lang, "board")) {
                h1 .table-title { (label(lang, "learn")) (label(lang, "colon")) (door.about().title(lang)) }
                @if edition.tag().digest != door.base_edition().tag().digest {
                    p .edition-note { (say(lang, "edition-played", facts![name = edition.tag().name.as_str()])) }
                }
                div .ask {
                    p #asked .asked role="status" aria-live="polite" tabindex="0" { (drawn.asked) }
                    button #unpick type="button" hidden { (label(lang, "unpick")) }
                    (zoom(lang))
                }
                div .stage { div #board .board { (PreEscaped(&drawn.board)) } }
                div #panels .panels tabindex="0" role="region" aria-label=(label(lang, "sheet-panels")) { (PreEscaped(&drawn.panels)) }
            }
        }
    }
}

/// The lesson is written for the usual edition: with other numbers its moves may not be possible.
fn cannot(door: &dyn Door, edition: AnyEdition, lang: Lang) -> Markup {
    let id = door.about().id;
    html! {
        section .narrow {
            h1 { (label(lang, "learn")) (label(lang, "colon")) (door.about().title(lang)) }
            p role="status" { (say(lang, "learn-not-in-edition", facts![name = edition.tag().name.as_str()])) }
            p .buttons {
                a .button .primary href={ "/learn/" (id) "/1" } { (label(lang, "learn-usual")) }
                a .button href={ "/book/" (id) } { (label(lang, "the-book")) }
            }
        }
    }
}

/// What the step says, and the way on: by doing what it asks, or by the link.
fn sentence(lesson: &Lesson, step: &LessonStep, number: usize, query: &str, door: &dyn Door, lang: Lang) -> Markup {
    let game = door.about().id;
    let address = |number: usize| format!("/learn/{game}/{number}{query}");
    let last = number == lesson.steps.len();
    let on = if last { format!("/new/{game}") } else { address(number + 1) };
    let key = if last {
        "learn-play"
    } else if step.act.is_some() {
        "learn-do-it"
    } else {
        "learn-next"
    };
    html! {
        section .lesson role="status" {
            p .faint { (say(lang, "learn-step", facts![number, steps = lesson.steps.len()])) }
            p .asked { (step.text(lang)) " " a .rule href={ "/book/" (game) (query) "#" (step.rule) } { (step.rule) } }
            p .buttons {
                @if number > 1 { a .button href=(address(number - 1)) { (label(lang, "learn-back")) } }
                a #on .button .primary[step.act.is_none()] href=(on) { (label(lang, key)) }
            }
        }
    }
}
