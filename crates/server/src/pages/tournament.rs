//! A tournament: who plays, the rounds with their tables, who stands where and why.

use super::layout::{Page, Visit};
use super::person::title;
use crate::Fault;
use crate::app::Path;
use crate::tournaments::{EntryShown, MeetingShown, RoundShown, RoundTableShown, TournamentShown, shown};
use crate::words::{label, say};
use ::table::{Millis, TableId, TournamentId};
use axum::response::Response;
use kernel::{Lang, facts};
use maud::{Markup, html};

pub(super) async fn tournament(visit: Visit, Path(id): Path<String>) -> Result<Response, Fault> {
    let lang = visit.asker.lang;
    let id = TournamentId::parse(&id).ok_or(Fault::Missing)?;
    let shown = shown(&visit.app, &visit.asker, &id).await?;
    let body = html! {
        section .narrow .tournament data-id=(shown.id) data-print=(print(&shown)) {
            h1 { (shown.name) }
            p {
                span .stage data-stage=(shown.stage) { (label(lang, &format!("stage-{}", shown.stage))) } " "
                (title(&shown.plan.game, lang)) " · " (label(lang, &format!("system-{}", shown.system))) " · "
                (say(lang, "tournament-rounds-planned", facts![count = shown.rounds_planned])) " · "
                a href={ "/p/" (shown.host) } { (say(lang, "tournament-led", facts![name = shown.host_name.as_str()])) }
            }
            p .faint { (label(lang, &format!("about-stage-{}", shown.stage))) }
            (times(&shown, lang))
            (buttons(&shown, lang))
            p #fault .fault role="alert" {}
            @for (before, round) in shown.rounds.iter().enumerate().rev() { (round_part(before + 1, round, &shown, lang)) }
            @if !shown.standings.is_empty() && shown.rounds.iter().any(is_over) { (standings(&shown, lang)) (crosstable(&shown, lang)) }
            (entries(&shown, lang))
            (rules(&shown, lang))
        }
    };
    Ok(visit.show(Page::new("tournament", &shown.name, body).scripted()))
}

/// What changes whenever the page would look otherwise.
fn print(shown: &TournamentShown) -> String {
    let over = |round: &RoundShown| round.tables.iter().filter(|table| table.places.is_some()).count();
    let over: usize = shown.rounds.iter().map(over).sum();
    let entries = |wanted: fn(&EntryShown) -> bool| shown.entries.iter().filter(|entry| wanted(entry)).count();
    let (here, out) = (entries(|entry| entry.here), entries(|entry| entry.out));
    format!("{}.{}.{here}.{out}.{}.{over}", shown.stage, shown.entries.len(), shown.rounds.len())
}

/// When it begins by itself, and when its round ends.
fn times(shown: &TournamentShown, lang: Lang) -> Markup {
    let begins = shown.starts.filter(|_| matches!(shown.stage, "registration" | "check-in"));
    html! {
        @if let Some(starts) = begins { p .when { (label(lang, "tournament-starts")) " " (moment(starts)) } }
        @if let Some(ends) = shown.round_ends { p .when { (label(lang, "tournament-round-ends")) " " (moment(ends)) } }
    }
}

/// A moment; the script writes it in the reader's own time.
pub(super) fn moment(at: Millis) -> Markup {
    let written = crate::time::written(at);
    html! { time data-moment=(at) datetime=(written) { (written.replace('T', " ").replace('Z', " UTC")) } }
}

fn is_over(round: &RoundShown) -> bool {
    round.tables.iter().all(|table| table.places.is_some())
}

fn buttons(shown: &TournamentShown, lang: Lang) -> Markup {
    html! {
        @let steps = shown.may.iter().filter(|step| **step != "rule");
        @if !shown.may.is_empty() { p .buttons { @for step in steps {
            button type="button" data-step=(step) .primary[matches!(*step, "register" | "check-in" | "begin")]
                data-sure=[(*step == "cancel").then(|| label(lang, "step-cancel-sure"))] { (label(lang, &format!("step-{step}"))) }
        } } }
    }
}

fn entry(shown: &TournamentShown, player: u16) -> Option<&EntryShown> {
    shown.entries.get(usize::from(player))
}

fn player(shown: &TournamentShown, player: u16) -> Markup {
    html! { @if let Some(entry) = entry(shown, player) { a href={ "/p/" (entry.person) } { (entry.name) } } }
}

fn round_part(number: usize, round: &RoundShown, shown: &TournamentShown, lang: Lang) -> Markup {
    html! {
        h2 { (say(lang, "tournament-round", facts![round = number])) }
        ol .pairings {
            @for (number, table) in (1_usize..).zip(&round.tables) { (table_row(number, table, shown, lang)) }
            @for bye in &round.byes { li { span .sitting { (player(shown, *bye)) } span .faint { (label(lang, "tournament-bye")) } } }
        }
    }
}

fn table_row(number: usize, table: &RoundTableShown, shown: &TournamentShown, lang: Lang) -> Markup {
    let place = |seat: usize| table.places.as_ref().and_then(|places| places.get(seat).copied());
    html! {
        li {
            @match &table.table {
                Some(id) => { a .to-table href={ "/t/" (id) } { (say(lang, "tournament-table", facts![table = number])) } }
                None => { span .to-table { (say(lang, "tournament-table", facts![table = number])) } }
            }
            span .sitting { @for (seat, one) in table.players.iter().enumerate() {
                @if seat > 0 { " – " }
                (player(shown, *one))
                @match place(seat) {
                    Some(Some(place)) => { " " span .place { (place) } }
                    Some(None) => { " " span .faint { (label(lang, "tournament-absent")) } }
                    None => {}
                }
            } }
            @if table.table.is_none() { span .faint { (label(lang, "tournament-no-game")) } }
            @else if table.places.is_none() { span .faint { (label(lang, "tournament-running")) } }
            @if let Some(by) = table.decided { span .faint { (label(lang, &format!("tournament-decided-{}", by.id()))) } }
            @if let (Some(id), None, true) = (&table.table, &table.places, shown.may.contains(&"rule")) {
                (ruling(id, number, table, shown, lang))
            }
        }
    }
}

/// The leader decides a table whose game does not end: a place for everybody.
fn ruling(id: &TableId, number: usize, table: &RoundTableShown, shown: &TournamentShown, lang: Lang) -> Markup {
    let name = |player: u16| entry(shown, player).map_or("", |entry| entry.name.as_str());
    html! {
        details .ruling {
            summary { (say(lang, "tournament-rule", facts![table = number])) }
            form data-ruling=(id) data-sure=(label(lang, "tournament-rule-sure")) {
                @for player in &table.players {
                    label { (name(*player)) " "
                        select name="place" required {
                            option value="" { "–" }
                            @for place in 1..=table.players.len() { option value=(place) { (say(lang, "tournament-rule-place", facts![place])) } }
                            option value="absent" { (label(lang, "tournament-absent")) }
                        }
                    }
                }
                button type="submit" { (label(lang, "tournament-rule-do")) }
            }
        }
    }
}

fn standings(shown: &TournamentShown, lang: Lang) -> Markup {
    let rounds = shown.rounds.iter().filter(|round| is_over(round)).count();
    html! {
        h2 { (label(lang, "tournament-standings")) }
        p .faint { (say(lang, "tournament-standings-after", facts![rounds])) }
        div .scrolled tabindex="0" role="region" aria-label=(label(lang, "tournament-standings")) { table .results .standings {
            thead { tr {
                th scope="col" { (label(lang, "tournament-place")) } th scope="col" { (label(lang, "tournament-player")) }
                th scope="col" { (label(lang, "tournament-points")) }
                @for rule in &shown.tie_breaks { th scope="col" { (label(lang, &format!("tie-{rule}"))) } }
            } }
            tbody { @for line in &shown.standings { tr {
                td { (line.place) } th scope="row" { (player(shown, line.player)) } td { strong { (number(line.points, lang)) } }
                @for tie in &line.ties { td { (number(*tie, lang)) } }
            } } }
        } }
    }
}

fn crosstable(shown: &TournamentShown, lang: Lang) -> Markup {
    let place = |at: usize| (at + 1).to_string();
    html! {
        h2 { (label(lang, "tournament-crosstable")) }
        p .faint { (label(lang, "tournament-crosstable-about")) }
        div .scrolled tabindex="0" role="region" aria-label=(label(lang, "tournament-crosstable")) { table .results .crosstable {
            thead { tr {
                th scope="col" { "#" } th scope="col" { (label(lang, "tournament-player")) }
                @for at in 0..shown.standings.len() { th scope="col" { (place(at)) } }
            } }
            tbody { @for (at, (line, cells)) in shown.standings.iter().zip(&shown.crosstable).enumerate() { tr {
                td { (place(at)) } th scope="row" { (player(shown, line.player)) }
                @for (column, cell) in cells.iter().enumerate() {
                    td { @if column == at { "·" } @for meeting in cell { (sign(meeting, column, shown, lang)) } }
                }
            } } }
        } }
    }
}

fn sign(meeting: &MeetingShown, column: usize, shown: &TournamentShown, lang: Lang) -> Markup {
    let sign = match meeting.ahead {
        Some(true) => "+",
        Some(false) => "−",
        None => "=",
    };
    let other = shown.standings.get(column).and_then(|line| entry(shown, line.player));
    let name = other.map_or("", |entry| entry.name.as_str());
    let told = say(lang, "tournament-meeting", facts![round = meeting.round, name]);
    html! {
        @match &meeting.table {
            Some(table) => { a href={ "/t/" (table) } title=(told) aria-label={ (sign) " " (told) } { (sign) } }
            None => { span title=(told) { (sign) } }
        }
    }
}

fn entries(shown: &TournamentShown, lang: Lang) -> Markup {
    let begun = matches!(shown.stage, "playing" | "finished");
    let state = |entry: &EntryShown| match (entry.out, entry.here) {
        (true, _) => Some("tournament-out"),
        (false, true) => (!begun).then_some("tournament-here"),
        (false, false) => begun.then_some("tournament-absent"),
    };
    html! {
        h2 { (label(lang, "tournament-entries")) }
        p { (say(lang, "tournament-players", facts![count = shown.entries.len()])) }
        ol .entries { @for entry in &shown.entries { li {
            a href={ "/p/" (entry.person) } { (entry.name) }
            @if let Some(key) = state(entry) { " " span .faint { (label(lang, key)) } }
        } } }
    }
}

/// How points and places come about, in the words of this tournament's system.
fn rules(shown: &TournamentShown, lang: Lang) -> Markup {
    html! {
        details .tournament-rules {
            summary { (label(lang, "tournament-rules")) }
            ul {
                @let points = if shown.system == "knockout" { "tournament-rules-points-knockout" } else { "tournament-rules-points" };
                li { (label(lang, points)) }
                li { (label(lang, &format!("tournament-rules-bye-{}", shown.system))) }
                @if shown.system == "knockout" { li { (label(lang, "tournament-rules-level-knockout")) } }
                li { (label(lang, "tournament-rules-absent")) }
                @if let Some(minutes) = shown.round_minutes { li { (say(lang, "tournament-rules-time", facts![time = lasting(minutes, lang)])) } }
                li { (label(lang, "tournament-rules-leader")) }
                li { (label(lang, "tournament-rules-ties"))
                    ol { @for rule in &shown.tie_breaks {
                        li { strong { (label(lang, &format!("tie-{rule}"))) } ": " (label(lang, &format!("about-tie-{rule}"))) }
                    } }
                }
            }
        }
    }
}

/// A time of a round in words.
pub(super) fn lasting(minutes: u32, lang: Lang) -> String {
    let (key, count) = match minutes {
        minutes if minutes % 1440 == 0 => ("lasting-days", minutes / 1440),
        minutes if minutes % 60 == 0 => ("lasting-hours", minutes / 60),
        minutes => ("lasting-minutes", minutes),
    };
    say(lang, key, facts![count])
}

/// A number without needless decimals.
fn number(worth: f64, lang: Lang) -> String {
    let text = format!("{worth:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    match lang {
        Lang::En => text.to_owned(),
        Lang::Fr => text.replace('.', ","),
    }
}
