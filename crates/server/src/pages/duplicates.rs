//! Duplicates: which there are, and how to open one.

use super::layout::{Page, Visit};
use super::person::title;
use crate::Fault;
use crate::bot::{default_level, level_name, levels};
use crate::duplicates::{DuplicateListed, listed};
use crate::words::{label, say};
use axum::response::Response;
use kernel::{Lang, facts};
use maud::{Markup, html};

/// How many are listed.
const LISTED: u32 = 50;
/// For how many hours a duplicate can be open, as the form offers it.
const HOURS: [u32; 6] = [1, 24, 72, 168, 336, 720];
/// What is offered first.
const USUAL_HOURS: u32 = 168;

pub(super) async fn duplicates(visit: Visit) -> Result<Response, Fault> {
    let lang = visit.asker.lang;
    let all = listed(&visit.app, &visit.asker, LISTED).await?;
    let body = html! {
        section .narrow {
            h1 { (label(lang, "duplicates")) }
            p .faint { (label(lang, "duplicates-about")) }
            @if all.is_empty() { p { (label(lang, "duplicates-none")) } }
            ul .tournaments { @for one in &all { (row(one, lang)) } }
            @if visit.asker.person.is_some() { (form(lang)) }
            @else { p { a href="/me" { (label(lang, "duplicate-first")) } } }
        }
    };
    Ok(visit.show(Page::new("duplicates", &label(lang, "duplicates"), body).scripted()))
}

fn row(one: &DuplicateListed, lang: Lang) -> Markup {
    html! {
        li {
            a href={ "/duplicates/" (one.id) } { (one.name) } " "
            span .stage data-stage=[(!one.closed).then_some("playing")] {
                (label(lang, if one.closed { "duplicate-closed" } else { "duplicate-open" }))
            } " "
            span .faint {
                (title(&one.game, lang)) " · " (who(one.people, lang)) " · "
                (say(lang, "duplicate-entered", facts![count = one.entered]))
                @if !one.closed { " · " (label(lang, "duplicate-closes")) " " time data-due=(one.closes) {} }
            }
        }
    }
}

/// Who sits at each table.
pub(super) fn who(people: u8, lang: Lang) -> String {
    if people == 1 { label(lang, "duplicate-alone") } else { say(lang, "duplicate-team", facts![people]) }
}

fn form(lang: Lang) -> Markup {
    let games = catalog::games().iter().map(|door| door.about());
    let fewest = |seats: u8, together: bool| if together { seats } else { seats.max(2) };
    html! {
        details .tournament-new {
            summary { (label(lang, "duplicate-new")) }
            form #new-duplicate {
                p { label for="name" { (label(lang, "duplicate-name")) } " " input #name required maxlength="40" autocomplete="off"; }
                p { label for="game" { (label(lang, "duplicate-game")) } " " select #game { @for about in games {
                    option value=(about.id) data-least=(fewest(*about.seats.start(), about.cooperative)) data-most=(about.seats.end())
                        data-together=[about.cooperative.then_some("")] { (about.title(lang)) }
                } } }
                p { label for="seats" { (label(lang, "duplicate-seats")) } " "
                    select #seats { @for seats in 1..=6 { option value=(seats) { (seats) } } } }
                p #people-part hidden { label for="people" { (label(lang, "duplicate-people")) } " "
                    select #people { @for people in 1..=6 { option value=(people) { (who(people, lang)) } } } }
                p #level-part { label for="level" { (label(lang, "duplicate-level")) } " " select #level { @for level in levels() {
                    option value=(level) selected[*level == default_level()] { (level_name(level, lang)) }
                } } }
                p { label for="hours" { (label(lang, "duplicate-hours")) } " " select #hours { @for hours in HOURS {
                    option value=(hours) selected[hours == USUAL_HOURS] { (open_for(hours, lang)) }
                } } }
                p { label { input #listed type="checkbox" checked; " " (label(lang, "duplicate-listed")) } }
                p #fault .fault role="alert" {}
                button .primary type="submit" { (label(lang, "duplicate-go")) }
            }
        }
    }
}

fn open_for(hours: u32, lang: Lang) -> String {
    if hours < 24 {
        say(lang, "duplicate-for-hours", facts![hours])
    } else {
        say(lang, "duplicate-for-days", facts![days = hours / 24])
    }
}
