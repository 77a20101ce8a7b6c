//! A game shown again: a slider over its moments.

use super::ending::{sound, spoken};
use super::layout::{Page, Visit};
use super::signs::sign;
use super::table::in_script;
use crate::Fault;
use crate::app::AtTable;
use crate::book;
use crate::replay::moment;
use crate::words::label;
use axum::response::Response;
use maud::{PreEscaped, html};

pub(super) async fn replay(visit: Visit, AtTable(id): AtTable) -> Result<Response, Fault> {
    let lang = visit.asker.lang;
    let seat = visit.asks("seat").and_then(|seat| seat.parse().ok());
    // A story is told from its beginning.
    let number = visit.asks("n").and_then(|number| number.parse().ok()).or(Some(0));
    let moment = moment(&visit.app, &visit.asker, &id, number, seat).await?;
    let game = visit.app.tables.look(&id, |room, _| room.game()).await?;
    let body = html! {
        div #replay data-id=(id) data-game=(game.about().id) data-seat=[seat] data-last=(moment.last) {
            h1 { (label(lang, "replay")) (label(lang, "colon")) (game.about().title(lang)) }
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
                        li { (event.text) " " a .rule href=(book::address_at(&id, game.about().id, event.rule, lang)) { (event.rule) } }
                    }
                }
            }
            p { a .button href={ "/t/" (id) } { (label(lang, "to-table")) } " " (super::table::pace(lang)) }
            (sound(lang))
        }
        (spoken(&["colon"], lang))
        script #state type="application/json" { (PreEscaped(in_script(&serde_json::to_value(&moment).unwrap_or_default()))) }
    };
    let title = format!("{}{}{}", label(lang, "replay"), label(lang, "colon"), game.about().title(lang));
    Ok(visit.show(Page::new("replay", &title, body).scripted()))
}
