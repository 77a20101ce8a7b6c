//! Tournaments: which there are, and how to open one.

use super::layout::{Page, Visit};
use super::person::title;
use super::tournament::{lasting, moment};
use crate::Fault;
use crate::tournaments::{TournamentListed, listed};
use crate::words::{label, say};
use ::club::tournament::{MOST_ROUNDS, System};
use axum::response::Response;
use kernel::{Lang, facts};
use maud::{Markup, html};

/// How many are listed.
const LISTED: u32 = 50;
/// The times of a round among which one chooses, in minutes.
const ROUND_TIMES: [u32; 8] = [30, 60, 120, 240, 1440, 7 * 1440, 30 * 1440, 60 * 1440];
/// What is usual for a pace with a clock; the script chooses another with another pace.
const USUAL_ROUND: u32 = 120;

pub(super) async fn tournaments(visit: Visit) -> Result<Response, Fault> {
    let lang = visit.asker.lang;
    let all = listed(&visit.app, LISTED).await?;
    let body = html! {
        section .narrow {
            h1 { (label(lang, "tournaments")) }
            p .faint { (label(lang, "tournaments-about")) }
            @if all.is_empty() { p { (label(lang, "tournaments-none")) } }
            ul .tournaments { @for one in &all { (row(one, lang)) } }
            @if visit.asker.person.is_some() { (form(lang)) }
            @else { p { a href="/me" { (label(lang, "tournament-first")) } } }
        }
    };
    Ok(visit.show(Page::new("tournaments", &label(lang, "tournaments"), body).scripted()))
}

fn row(one: &TournamentListed, lang: Lang) -> Markup {
    html! {
        li {
            a href={ "/tournaments/" (one.id) } { (one.name) } " "
            span .stage data-stage=(one.stage) { (label(lang, &format!("stage-{}", one.stage))) } " "
            span .faint {
                (title(&one.game, lang)) " · " (say(lang, "tournament-players", facts![count = one.players])) " · "
                (label(lang, &format!("system-{}", one.system)))
                @if let Some(starts) = one.starts.filter(|_| matches!(one.stage, "registration" | "check-in")) {
                    " · " (label(lang, "tournament-starts")) " " (moment(starts))
                }
            }
        }
    }
}

fn form(lang: Lang) -> Markup {
    let competitive = || catalog::games().iter().filter(|door| !door.about().cooperative);
    html! {
        details .tournament-new {
            summary { (label(lang, "tournament-new")) }
            form #new-tournament {
                label for="name" { (label(lang, "tournament-name")) }
                input #name required maxlength="40" autocomplete="off";
                label for="game" { (label(lang, "tournament-game")) }
                select #game { @for door in competitive() {
                    option value=(door.about().id) data-least=(door.about().seats.start()) data-most=(door.about().seats.end()) { (door.about().title(lang)) }
                } }
                label for="system" { (label(lang, "tournament-system")) }
                select #system { @for system in System::ALL {
                    option value=(system.id()) data-least=(system.seats().start()) data-most=(system.seats().end()) { (label(lang, &format!("system-{}", system.id()))) }
                } }
                p #seats-part hidden {
                    label for="seats" { (label(lang, "tournament-seats")) } " "
                    select #seats { @for seats in 2..=6 { option value=(seats) selected[seats == 4] { (seats) } } }
                }
                p #rounds-part {
                    label for="rounds" { (label(lang, "tournament-rounds")) } " "
                    input #rounds type="number" min="1" max=(MOST_ROUNDS) value="3" required;
                }
                label for="pace" { (label(lang, "tournament-pace")) }
                select #pace { @for pace in ["clock", "days", "free"] {
                    option value=(pace) { (label(lang, &format!("tournament-pace-{pace}"))) }
                } }
                label for="round-time" { (label(lang, "tournament-round-time")) }
                select #round-time aria-describedby="round-time-why" {
                    @for minutes in ROUND_TIMES { option value=(minutes) selected[minutes == USUAL_ROUND] { (lasting(minutes, lang)) } }
                    option value="" { (label(lang, "tournament-round-unlimited")) }
                }
                p #round-time-why .faint { (label(lang, "tournament-round-time-why")) }
                label for="starts" { (label(lang, "tournament-starts-wish")) }
                input #starts type="datetime-local" aria-describedby="starts-why";
                p #starts-why .faint { (label(lang, "tournament-starts-why")) }
                p #fault .fault role="alert" {}
                button .primary type="submit" { (label(lang, "tournament-open")) }
            }
        }
    }
}
