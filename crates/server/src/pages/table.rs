//! The table: board, choices, log, talk. The script fills it from the stream; the first board comes with the page.

use super::layout::{Page, asks_language, theme};
use crate::Fault;
use crate::app::{App, Asker, AtTable};
use crate::store::Phase;
use crate::table::{Form, State as TableState};
use crate::words::label;
use axum::extract::State;
use axum::http::{HeaderMap, Uri};
use axum::response::Response;
use kernel::Lang;
use maud::{Markup, PreEscaped, html};
use std::sync::Arc;

/// Texts that the script says by itself.
const SPOKEN: &[&str] = &[
    "your-turn",
    "waits-for",
    "game-over",
    "place-and-score",
    "away",
    "resigned",
    "bot",
    "free-chair",
    "sit-down",
    "come-back",
    "copy-link",
    "copied",
    "offline",
    "online",
    "hand-over",
    "hand-over-to",
    "nothing-to-do",
    "watching",
    "late",
    "late-wait",
    "late-bot",
    "late-end",
    "back-asked",
    "agree",
    "disagree",
    "mute",
    "unmute",
    "one-of-many",
    "confirm-resign",
    "you",
    "time-left",
    "again-at",
    "phase-stopped",
    "choose-name",
    "show-all",
    "log-empty",
];

pub(super) async fn table(
    State(app): State<Arc<App>>,
    asker: Asker,
    AtTable(id): AtTable,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let lang = asker.lang;
    let state = match app.hall.state(&id, asker.looker(None, Form::Drawn), 0).await {
        // An invited friend comes before anything may be watched.
        Ok(state) => state,
        Err(fault) => return Err(fault),
    };
    let title = catalog::game(&state.plan.game).map_or("", |door| door.about().title(lang));
    let secrets = catalog::game(&state.plan.game).is_some_and(|door| door.about().secrets);
    let spoken: serde_json::Map<String, serde_json::Value> =
        SPOKEN.iter().map(|key| ((*key).to_owned(), label(lang, key).into())).collect();
    let path = format!("/t/{id}");
    let body = html! {
        div #table data-id=(id) data-game=(state.plan.game) data-secrets=(secrets) {
            (board(&state, title, lang))
            (side(&state, lang))
        }
        (curtain(lang))
        script #spoken type="application/json" { (PreEscaped(in_script(&serde_json::Value::Object(spoken)))) }
        script #state type="application/json" { (PreEscaped(in_script(&serde_json::to_value(&state).unwrap_or_default()))) }
    };
    let page = Page {
        lang,
        title,
        script: Some("js/table.js"),
        kind: "table",
        path: &path,
        asker: Some(&asker),
        dark: theme(&headers),
        body,
    };
    Ok(page.answer(&app, asks_language(&uri)))
}

/// JSON that cannot end the element it stands in.
pub(super) fn in_script(value: &serde_json::Value) -> String {
    value.to_string().replace('<', "\\u003c")
}

fn board(state: &TableState, title: &str, lang: Lang) -> Markup {
    let drawn = state.game.as_ref().and_then(|game| game.drawn.as_ref());
    html! {
        section .play aria-label=(label(lang, "board")) {
            h1 .table-title { (title) }
            p #asked .asked role="status" aria-live="polite" { @if let Some(drawn) = drawn { (drawn.asked) } }
            p #refusal .refusal role="alert" hidden {}
            div #board .board { @if let Some(drawn) = drawn { (PreEscaped(&drawn.board)) } }
            div #panels .panels { @if let Some(drawn) = drawn { (PreEscaped(&drawn.panels)) } }
            div #waiting hidden[state.phase != Phase::Waiting] {}
        }
    }
}

fn side(state: &TableState, lang: Lang) -> Markup {
    html! {
        aside .side aria-label=(label(lang, "side")) {
            section { h2 .visually-hidden { (label(lang, "players-here")) }
                ul #chairs .chairs {}
                p #presence .faint {}
                div #notices {}
            }
            section .choices { h2 #choices-title { (label(lang, "choices")) }
                ul #choices aria-labelledby="choices-title" {}
                div .buttons {
                    button #unpick type="button" hidden { (label(lang, "unpick")) }
                    button #undo type="button" hidden { (label(lang, "undo")) }
                }
            }
            section { h2 { (label(lang, "log")) }
                ol #log .log tabindex="0" aria-label=(label(lang, "log")) {}
            }
            section { h2 { (label(lang, "talk")) }
                ol #talk .log tabindex="0" aria-label=(label(lang, "talk")) {}
                form #say { label .visually-hidden for="saying" { (label(lang, "say-something")) }
                    input #saying maxlength="500" autocomplete="off" placeholder=(label(lang, "say-something"));
                    button type="submit" { (label(lang, "say")) }
                }
            }
            details .more { summary { (label(lang, "more")) }
                p .buttons {
                    a .button href={ "/t/" (state.id) "/replay" } { (label(lang, "replay")) }
                    button #ask-back type="button" hidden { (label(lang, "ask-back")) }
                    button #leave type="button" hidden { (label(lang, "leave")) }
                    button #resign type="button" hidden { (label(lang, "resign")) }
                    button #watchers type="button" hidden data-on=(label(lang, "close-watching")) data-off=(label(lang, "open-watching")) {}
                    button #notify type="button" hidden { (label(lang, "notify")) }
                }
                p .seal { (label(lang, "seal-is")) " " code #commitment { (state.seal.commitment) } }
                p .buttons #after-end hidden[!matches!(state.phase, Phase::Over | Phase::Stopped)] {
                    button #verify type="button" { (label(lang, "verify")) }
                    a .button href={ "/api/tables/" (state.id) "/record" } download { (label(lang, "download")) }
                    button #again type="button" { (label(lang, "again")) }
                }
                p #proof role="status" {}
            }
        }
    }
}

fn curtain(lang: Lang) -> Markup {
    html! {
        dialog #curtain aria-labelledby="curtain-title" {
            h2 #curtain-title {}
            p { (label(lang, "curtain")) }
            button #lift .primary type="button" { (label(lang, "curtain-lift")) }
        }
    }
}
