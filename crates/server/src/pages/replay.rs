//! A game shown again: a slider over its moments.

use super::ending::{sound, spoken};
use super::layout::{Page, Visit};
use super::signs::sign;
use super::table::{edition_link, in_script};
use super::variations::beside_running;
use crate::Fault;
use crate::app::AtTable;
use crate::book;
use crate::replay::{Eyes, Gaze, Moment, moment};
use crate::words::{label, say};
use ::table::TableId;
use axum::response::Response;
use catalog::Door;
use kernel::{Lang, Seat, facts};
use maud::{Markup, PreEscaped, html};

pub(super) async fn replay(visit: Visit, AtTable(id): AtTable) -> Result<Response, Fault> {
    let lang = visit.asker.lang;
    let gaze = gaze(&visit);
    // A story is told from its beginning.
    let number = visit.asks("n").and_then(|number| number.parse().ok()).or(Some(0));
    let moment = moment(&visit.app, &visit.asker, &id, number, gaze).await?;
    let known = move |room: &::table::Room| {
        (room.game(), room.phase().has_ended(), room.plan().edition.clone(), room.names(lang))
    };
    let (game, ended, edition, names) = visit.app.tables.look(&id, move |room, _| known(room)).await?;
    let eyes = eyes(game, ended, &names, gaze, lang);
    let beside = if ended {
        html! {}
    } else {
        beside_running(&visit, &id, &moment).await?
    };
    let body = html! {
        h1 { (label(lang, "replay")) (label(lang, "colon")) (game.about().title(lang)) " " (edition_link(&id, edition.as_ref(), lang)) }
        (player(&moment, &id, game.about().id, gaze, &eyes, lang))
        p { a .button href={ "/t/" (id) } { (label(lang, "to-table")) } " "
            @if ended { a .button data-moment href={ "/t/" (id) "/look?" (gaze.address()) } { (label(lang, "analysis")) } " " }
            (super::table::pace(lang)) }
        (beside)
        (sound(lang))
        (spoken(&["colon", "copied"], lang))
        (state(&moment))
    };
    let title = format!("{}{}{}", label(lang, "replay"), label(lang, "colon"), game.about().title(lang));
    Ok(visit.show(Page::new("replay", &title, body).scripted()))
}

/// As whom somebody wants to see a game, as the address says it.
pub(super) fn gaze(visit: &Visit) -> Gaze {
    let eyes = visit.asks("eyes").and_then(|eyes| match eyes {
        "spectator" => Some(Eyes::Spectator),
        "open" => Some(Eyes::Open),
        _ => None,
    });
    Gaze { seat: visit.asks("seat").and_then(|seat| seat.parse().ok()), eyes }
}

/// As whom a finished game can be seen again: only where somebody knew what others did not.
pub(super) fn eyes(game: &dyn Door, ended: bool, names: &[String], gaze: Gaze, lang: Lang) -> Markup {
    let chosen = gaze.address();
    let seat = |seat: Seat| {
        let name = kernel::seat_name(lang, seat, names);
        (Gaze { seat: Some(seat.0), eyes: None }.address(), say(lang, "eyes-seat", facts![name]))
    };
    let of = |eyes: Eyes, key: &str| (Gaze { seat: None, eyes: Some(eyes) }.address(), label(lang, key));
    let mut options = vec![(String::new(), label(lang, "eyes-told"))];
    options.extend((0..names.len() as u8).map(|number| seat(Seat(number))));
    options.extend([of(Eyes::Spectator, "eyes-spectator"), of(Eyes::Open, "eyes-open")]);
    html! {
        @if ended && game.about().secrets {
            p .eyes { label for="eyes" { (label(lang, "eyes")) } " "
                select #eyes { @for (address, text) in &options {
                    option value=(address) selected[*address == chosen] { (text) }
                } }
            }
        }
    }
}

/// A moment with its board, and a slider to the others.
pub(super) fn player(moment: &Moment, id: &TableId, game: &str, gaze: Gaze, eyes: &Markup, lang: Lang) -> Markup {
    html! {
        div #replay data-id=(id) data-game=(game) data-gaze=(gaze.address()) data-last=(moment.last) {
            (eyes)
            div .slider {
                button #play .primary type="button" aria-pressed="false" data-pause=(label(lang, "replay-pause")) { (label(lang, "replay-play")) }
                button #first type="button" aria-label=(label(lang, "first")) { (sign("M3 2v12M13 2 6 8l7 6")) }
                button #previous type="button" aria-label=(label(lang, "previous")) { (sign("M11 2 4 8l7 6")) }
                div .track {
                    input #moment type="range" min="0" max=(moment.last) value=(moment.n) aria-label=(label(lang, "moment"));
                    div #marks .marks role="group" aria-label=(label(lang, "replay-marks")) {}
                }
                button #next type="button" aria-label=(label(lang, "next")) { (sign("M5 2l7 6-7 6")) }
                button #last type="button" aria-label=(label(lang, "last")) { (sign("M13 2v12M3 2l7 6-7 6")) }
                output #number for="moment" { (moment.n) " / " (moment.last) }
            }
            div .replay-grid {
                div .stage { div #board .board { (PreEscaped(&moment.drawn.board)) } div #caption .caption hidden {} }
                div #panels .panels { (PreEscaped(&moment.drawn.panels)) }
                ol #events .log aria-live="polite" {
                    @for event in &moment.events {
                        li { (event.text) " " a .rule href=(book::address_at(id, game, event.rule, lang)) { (event.rule) } }
                    }
                }
            }
            section #known .known hidden aria-label=(label(lang, "eyes-open")) {}
        }
    }
}

/// The moment for the script.
pub(super) fn state(moment: &Moment) -> Markup {
    html! { script #state type="application/json" { (PreEscaped(in_script(&serde_json::to_value(moment).unwrap_or_default()))) } }
}
