//! A duplicate: what is played, who has entered, and how the tables compare.

use super::duplicates::who;
use super::layout::{Page, Visit};
use super::person::title;
use crate::Fault;
use crate::app::Path;
use crate::bot::level_name;
use crate::duplicates::{DuplicateEntry, DuplicateResult, DuplicateShown, EntryState, shown};
use crate::words::{label, say};
use ::table::DuplicateId;
use axum::response::Response;
use kernel::{Lang, facts};
use maud::{Markup, html};

pub(super) async fn duplicate(visit: Visit, Path(id): Path<String>) -> Result<Response, Fault> {
    let lang = visit.asker.lang;
    let id = DuplicateId::parse(&id).ok_or(Fault::Missing)?;
    let shown = shown(&visit.app, &visit.asker, &id).await?;
    let body = html! {
        section .narrow .duplicate data-id=(shown.id) data-print=(print(&shown)) {
            h1 { (shown.name) }
            p {
                span .stage data-stage=[(!shown.closed).then_some("playing")] {
                    (label(lang, if shown.closed { "duplicate-closed" } else { "duplicate-open" }))
                } " "
                (played(&shown, lang)) " · "
                a href={ "/p/" (shown.host) } { (say(lang, "duplicate-by", facts![name = shown.host_name.as_str()])) }
            }
            p { (label(lang, if shown.closed { "duplicate-has-closed" } else { "duplicate-closes" })) " " time data-due=(shown.closes) {} }
            p .faint { (label(lang, if shown.closed { "duplicate-about-closed" } else { "duplicate-about-open" })) }
            (buttons(&shown, visit.asker.person.is_some(), lang))
            p #fault .fault role="alert" {}
            (results(&shown, lang))
            (seal(&shown, lang))
            (rules(&shown, lang))
        }
    };
    Ok(visit.show(Page::new("duplicate", &shown.name, body).scripted()))
}

/// What changes whenever the page would look otherwise.
fn print(shown: &DuplicateShown) -> String {
    let known = shown.entries.iter().map(|entry| format!("{}{}", entry.state.id(), entry.people.len()));
    format!("{}.{}", shown.closed, known.collect::<Vec<_>>().join("."))
}

/// The game, with whom, and against which bots.
fn played(shown: &DuplicateShown, lang: Lang) -> String {
    let seats = shown.plan.table.seats;
    let mut parts = vec![title(&shown.plan.game, lang), who(shown.people, lang)];
    if seats > shown.people {
        let level = level_name(&shown.level, lang);
        parts.push(say(lang, "duplicate-bots", facts![count = seats - shown.people, level]));
    }
    parts.join(" · ")
}

fn buttons(shown: &DuplicateShown, known: bool, lang: Lang) -> Markup {
    html! {
        @if let Some(table) = &shown.mine {
            p .buttons { a .button .primary[!shown.closed] href={ "/t/" (table) } { (label(lang, "duplicate-my-table")) } }
        } @else if shown.may_enter && known {
            p .buttons { button #enter .primary type="button" { (label(lang, "duplicate-enter")) } }
        } @else if shown.may_enter {
            p { a href="/me" { (label(lang, "duplicate-first")) } }
        }
        @if !shown.listed && !shown.closed { p .faint { (label(lang, "duplicate-by-link")) } }
    }
}

fn results(shown: &DuplicateShown, lang: Lang) -> Markup {
    let bots = shown.entries.iter().filter_map(|entry| entry.result.as_ref()).any(|result| !result.bots.is_empty());
    html! {
        h2 { (label(lang, "duplicate-results")) }
        @if shown.entries.is_empty() { p { (label(lang, "duplicate-nobody")) } }
        @else { div .scrolled tabindex="0" role="region" aria-label=(label(lang, "duplicate-results")) { table .results .compared {
            thead { tr {
                th scope="col" { (label(lang, "duplicate-rank")) } th scope="col" { (label(lang, "duplicate-player")) }
                th scope="col" { (label(lang, "duplicate-outcome")) } th scope="col" { (label(lang, "duplicate-score")) }
                th scope="col" { (label(lang, "duplicate-behind")) }
                @if bots { th scope="col" { (label(lang, "duplicate-bot-scores")) } }
                th scope="col" { (label(lang, "duplicate-game-played")) }
            } }
            tbody { @for entry in &shown.entries { (entry_row(entry, shown, bots, lang)) } }
        } } }
    }
}

fn entry_row(entry: &DuplicateEntry, shown: &DuplicateShown, bots: bool, lang: Lang) -> Markup {
    let result = entry.result.as_ref();
    html! {
        tr .mine[entry.mine] {
            td { @match entry.rank { Some(rank) => { (rank) } None => { "–" } } }
            th scope="row" { @for (at, one) in entry.people.iter().enumerate() {
                @if at > 0 { ", " }
                a href={ "/p/" (one.person) } { (one.name) }
            } }
            td { @match result {
                Some(result) => { (outcome(result, shown, lang)) }
                None => { span .faint { (label(lang, state_key(entry.state))) } }
            } }
            td { @if let Some(result) = result { strong { (result.score) } } }
            td { @if let Some(result) = result.filter(|_| entry.rank.is_some()) { (behind(result.behind)) } }
            @if bots { td { @if let Some(result) = result { (scores(&result.bots)) } } }
            td { @if let Some(table) = entry.table.as_ref().filter(|_| shown.closed && entry.state != EntryState::Waiting) {
                a href={ "/t/" (table) "/replay?n=0" } { (label(lang, "replay")) } " "
                @if entry.state == EntryState::Finished {
                    a href={ "/api/tables/" (table) "/record" } download { (label(lang, "duplicate-record")) }
                }
            } }
        }
    }
}

/// Won or lost, and which place among those at the table.
fn outcome(result: &DuplicateResult, shown: &DuplicateShown, lang: Lang) -> String {
    let together = catalog::game(&shown.plan.game).is_some_and(|door| door.about().cooperative);
    match (result.place, together) {
        (1, _) => label(lang, "outcome-won"),
        (_, true) => label(lang, "outcome-lost"),
        (place, false) => say(lang, "duplicate-place", facts![place]),
    }
}

fn state_key(state: EntryState) -> &'static str {
    match state {
        EntryState::Finished => "duplicate-finished",
        EntryState::Playing => "duplicate-playing",
        EntryState::Waiting => "duplicate-waiting",
        EntryState::Unfinished => "duplicate-unfinished",
    }
}

fn behind(points: i32) -> String {
    match points {
        0 => "=".to_owned(),
        points if points > 0 => format!("−{points}"),
        points => format!("+{}", -points),
    }
}

fn scores(scores: &[i32]) -> String {
    scores.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// What makes it checkable.
fn seal(shown: &DuplicateShown, lang: Lang) -> Markup {
    html! {
        h2 { (label(lang, "duplicate-seal")) }
        p { (label(lang, "duplicate-commitment")) " " code .digits { (shown.commitment) } }
        @match &shown.opened {
            Some(secret) => {
                p { (label(lang, "duplicate-secret")) " " code .digits { (secret) } }
                p .faint { (label(lang, "duplicate-verify")) " " code { "caldera verify *.caldera" } }
            }
            None => { p .faint { (label(lang, "duplicate-sealed")) } }
        }
    }
}

fn rules(shown: &DuplicateShown, lang: Lang) -> Markup {
    html! {
        details .tournament-rules {
            summary { (label(lang, "duplicate-rules")) }
            ul {
                @for key in ["duplicate-rule-start", "duplicate-rule-once", "duplicate-rule-strict", "duplicate-rule-silent",
                    "duplicate-rule-order", "duplicate-rule-unfinished", "duplicate-rule-unrated"] { li { (label(lang, key)) } }
                @if shown.people > 1 { li { (label(lang, "duplicate-rule-team")) } }
            }
        }
    }
}
