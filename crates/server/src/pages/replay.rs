//! A game told again: a slider over its moments.

use super::layout::{Page, asks_language, theme};
use super::table::in_script;
use crate::Fault;
use crate::api::moment;
use crate::app::{App, Asker, AtTable};
use crate::book;
use crate::words::label;
use axum::extract::State;
use axum::http::{HeaderMap, Uri};
use axum::response::Response;
use maud::{PreEscaped, html};
use std::sync::Arc;

pub(super) async fn replay(
    State(app): State<Arc<App>>,
    asker: Asker,
    AtTable(id): AtTable,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let lang = asker.lang;
    let number = |name: &str| {
        uri.query().and_then(|query| query.split('&').find_map(|pair| pair.strip_prefix(name)?.parse::<u32>().ok()))
    };
    let seat = number("seat=").and_then(|seat| u8::try_from(seat).ok());
    let moment = moment(&app, &asker, &id, number("n="), seat).await?;
    let game = app.hall.look(&id, |room, _| room.game).await?;
    let body = html! {
        div #replay data-id=(id) data-game=(game.about().id) data-seat=[seat] data-last=(moment.last) {
            h1 { (label(lang, "replay")) ": " (game.about().title(lang)) }
            div .slider {
                button #first type="button" aria-label=(label(lang, "first")) { "⏮" }
                button #previous type="button" aria-label=(label(lang, "previous")) { "◀" }
                input #moment type="range" min="0" max=(moment.last) value=(moment.n) aria-label=(label(lang, "moment"));
                button #next type="button" aria-label=(label(lang, "next")) { "▶" }
                button #last type="button" aria-label=(label(lang, "last")) { "⏭" }
                output #number for="moment" { (moment.n) " / " (moment.last) }
            }
            div .replay-grid {
                div {
                    div .stage { div #board .board { (PreEscaped(&moment.drawn.board)) } div #caption .caption hidden {} }
                    div #panels .panels { (PreEscaped(&moment.drawn.panels)) }
                }
                ol #events .log aria-live="polite" {
                    @for event in &moment.events {
                        li { (event.text) " " a .rule href=(book::address(game.about().id, event.rule, lang)) { (event.rule) } }
                    }
                }
            }
            p { a .button href={ "/t/" (id) } { (label(lang, "to-table")) } " " (super::table::pace(lang)) }
        }
        script #state type="application/json" { (PreEscaped(in_script(&serde_json::to_value(&moment).unwrap_or_default()))) }
    };
    let (title, path) = (label(lang, "replay"), format!("/t/{id}/replay"));
    let page = Page {
        lang,
        title: &title,
        script: Some("js/replay.js"),
        kind: "replay",
        path: &path,
        asker: Some(&asker),
        dark: theme(&headers),
        body,
        preview: None,
    };
    Ok(page.answer(&app, asks_language(&uri)))
}
