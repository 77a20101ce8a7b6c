//! The first game, step by step. Nothing is kept: the address says which step it is.

use super::layout::{Page, Visit};
use super::table::{in_script, zoom};
use crate::Fault;
use crate::app::Path;
use crate::drawing::{self, Cue, Drawing, Lesson, LessonMoment, LessonStep, Witness, draw};
use crate::editions::ReadBy;
use crate::words::{label, say};
use axum::response::Response;
use catalog::{AnyEdition, AnyMatch, Door, Happening};
use kernel::{Audience, Lang, facts};
use maud::{Markup, PreEscaped, html};
use serde::Serialize;

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
    let shown = shown(&lesson.moments(door, edition, place).unwrap_or_default(), lesson, door, &names, lang);
    let body = html! {
        div #learn data-step=(number) data-choices=(serde_json::to_string(&drawn.choices).unwrap_or_default())
            data-point=(serde_json::to_string(&step.point).unwrap_or_default())
            data-kinds=(serde_json::to_string(&drawn.kinds).unwrap_or_default()) {
            (at_the_table(&drawn, door, edition, lang))
            (sentence(lesson, step, number, &read_by.query(), door, lang))
            ul #choices .visually-hidden aria-label=(label(lang, "choices")) {}
        }
        script #spoken type="application/json" { (PreEscaped(in_script(&serde_json::Value::Object(spoken)))) }
        script #shown type="application/json" { (PreEscaped(in_script(&serde_json::to_value(&shown).unwrap_or_default()))) }
    };
    Ok(visit.show(Page::new("learn", door.about().title(lang), body).scripted().at_table()))
}

/// What happened since the step before, to be shown before this one stands.
#[derive(Serialize)]
struct Shown {
    /// The table before it; nothing if nothing happened.
    before: Option<Stand>,
    moments: Vec<ShownMoment>,
}

/// One action of it.
#[derive(Serialize)]
struct ShownMoment {
    drawn: Stand,
    causes: Vec<Cause>,
}

/// A drawing in which nothing can be chosen.
#[derive(Serialize)]
struct Stand {
    board: String,
    panels: String,
}

/// What happened, in words, by which rule, and what to show of it.
#[derive(Serialize)]
struct Cause {
    text: String,
    rule: &'static str,
    cues: Vec<Cue>,
}

/// Of what happened at most this many actions are shown, the last ones: a page need not carry a whole game.
const MOST_SHOWN: usize = 4;

fn shown(moments: &[LessonMoment], lesson: &Lesson, door: &dyn Door, names: &[String], lang: Lang) -> Shown {
    let audience = Audience::Seat(lesson.seat);
    let stand = |played: &dyn AnyMatch| {
        let drawn = draw(played, audience, lang, names);
        Stand { board: drawn.board, panels: drawn.panels }
    };
    let last = &moments[moments.len().saturating_sub(MOST_SHOWN)..];
    let before = last.first().map(|moment| stand(moment.before.as_ref()));
    let shown = last.iter().map(|moment| ShownMoment {
        drawn: stand(moment.after.as_ref()),
        causes: causes(&moment.happenings, audience, door, names, lang),
    });
    Shown { before, moments: shown.collect() }
}

/// What the learner sees happen.
fn causes(happenings: &[Happening], audience: Audience, door: &dyn Door, names: &[String], lang: Lang) -> Vec<Cause> {
    let seen = happenings.iter().filter_map(|happening| {
        let witness = Witness { event: happening.event_for(audience)?, phrase: happening.phrase_for(audience)? };
        Some((happening.rule.as_str(), witness))
    });
    let (rules, witnessed): (Vec<&'static str>, Vec<Witness>) = seen.unzip();
    let shown = drawing::cues(&witnessed, lang);
    let said = |witness: &Witness| {
        drawing::told(witness, lang, names).unwrap_or_else(|| door.words().say(lang, &witness.phrase, names))
    };
    let told = rules.into_iter().zip(&witnessed).zip(shown);
    told.map(|((rule, witness), cues)| Cause { text: said(witness), rule, cues }).collect()
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
                div .stage { div #board .board { (PreEscaped(&drawn.board)) } div #caption .caption hidden {} }
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

/// What the step says, and the way on: by doing what it asks, or by the link. The last step opens a table.
fn sentence(lesson: &Lesson, step: &LessonStep, number: usize, query: &str, door: &dyn Door, lang: Lang) -> Markup {
    let game = door.about().id;
    let address = |number: usize| format!("/learn/{game}/{number}{query}");
    let last = number == lesson.steps.len();
    let key = if step.act.is_some() { "learn-do-it" } else { "learn-next" };
    html! {
        section .lesson role="status" {
            p .faint { (say(lang, "learn-step", facts![number, steps = lesson.steps.len()])) }
            p .asked { (step.text(lang)) " " a .rule href={ "/book/" (game) (query) "#" (step.rule) } { (step.rule) } }
            p .buttons {
                @if number > 1 { a .button href=(address(number - 1)) { (label(lang, "learn-back")) } }
                @if last { (ways_on(door, lang)) } @else {
                    a #on .button .primary[step.act.is_none()] href=(address(number + 1)) { (label(lang, key)) }
                }
            }
        }
    }
}

/// After the last step: this game at once against bots, or with others; the first game of another one.
fn ways_on(door: &dyn Door, lang: Lang) -> Markup {
    let game = door.about().id;
    let seats = *door.about().seats.start();
    html! {
        button #on .primary type="button" data-quick=(game) data-seats=(seats) { (label(lang, "learn-play-now")) }
        a .button href={ "/new/" (game) } { (label(lang, "play-people")) }
        @if let Some(next) = next_lesson(game) {
            a .button href={ "/learn/" (next.about().id) } { (label(lang, "learn-other")) (label(lang, "colon")) (next.about().title(lang)) }
        }
    }
}

/// The game after this one, round the list, that has a lesson.
fn next_lesson(game: &str) -> Option<&'static dyn Door> {
    let games = catalog::games();
    let here = games.iter().position(|door| door.about().id == game)?;
    let others = games.iter().cycle().skip(here + 1).take(games.len() - 1);
    others.copied().find(|door| drawing::lesson(door.about().id).is_some())
}
