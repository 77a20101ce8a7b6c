//! The table: board, choices, log, talk. The script fills it from the stream; the first board comes with the page.

use super::ending::{ending, past, sealed, sound};
use super::layout::{Page, Visit, language_name, other_language};
use super::signs::{self, sign};
use super::terms::terms;
use super::{invitation, picture};
use crate::Fault;
use crate::app::AtTable;
use crate::bot;
use crate::tables::{Form, TableState};
use crate::words::{label, say};
use ::table::{Progress, TableId};
use axum::response::Response;
use kernel::record::EditionRef;
use kernel::{Lang, facts};
use maud::{Markup, PreEscaped, html};

/// Texts that the script says by itself.
const SPOKEN: &[&str] = &[
    "your-turn",
    "fault-begun",
    "fault-invite-used",
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
    "hand-over",
    "hand-over-to",
    "nothing-to-do",
    "watching",
    "watching-one",
    "late-wait",
    "late-bot",
    "late-end",
    "back-asked",
    "back-rule",
    "back-ends-in",
    "agree",
    "disagree",
    "mute",
    "unmute",
    "moderate",
    "report-line",
    "report-person",
    "report-reason",
    "reported",
    "block",
    "unblock",
    "block-why",
    "blocked",
    "unblocked",
    "remove-spectator",
    "removed-spectator",
    "close",
    "on-vacation",
    "now-touch",
    "quotes",
    "confirm-resign",
    "you",
    "time-left",
    "again-at",
    "phase-stopped",
    "phase-sealed",
    "show-all",
    "was-asked",
    "not-here",
    "ready",
    "not-ready",
    "say-ready",
    "take-ready-back",
    "waits-seats",
    "waits-ready",
    "all-ready",
    "invite-friends",
    "invite-anyone-of-us",
    "invite-one-chair",
    "invite-scan",
    "substitute-wanted",
    "stands-in-for",
    "nudge",
    "nudge-why",
    "nudged",
    "nudged-you",
    "still-here",
    "clock-short",
    "clock-up",
    "vote-late",
    "vote-away",
    "vote-rule",
    "vote-ends-in",
    "vote-needed",
    "late-substitute",
    "confirm-end",
    "find-substitute",
    "bot-plays-for-you",
    "substitute-plays-for-you",
    "bot-plays-resigned",
    "sending",
    "sending-offline",
    "pass-device",
    "who-is-here",
    "everybody-look",
    "pass-on-to",
    "spectating",
    "log-empty",
    "ways",
    "colon",
    "missed",
    "missed-play",
    "missed-seen",
    "notify-refused",
    "hint-thinking",
    "hint-follows",
    "hint-of-victory",
    "ending-move",
    "ending-start",
    "ending-total",
    "ending-team",
    "ending-picture-copied",
    "past-look",
    "scene-again",
    "rule-in-book",
    "keys-close",
    "preview",
];

pub(super) async fn table(visit: Visit, AtTable(id): AtTable) -> Result<Response, Fault> {
    let lang = visit.asker.lang;
    let at = AtTable(id);
    if let Some(invited) = invitation::page(&visit, &at).await? {
        return Ok(invited);
    }
    let AtTable(id) = at;
    let state = visit.app.tables.state(&id, visit.asker.viewer(None, Form::Drawn), 0).await?;
    let title = catalog::game(&state.plan.game).map_or("", |door| door.about().title(lang));
    let secrets = catalog::game(&state.plan.game).is_some_and(|door| door.about().secrets);
    let spoken: serde_json::Map<String, serde_json::Value> =
        SPOKEN.iter().map(|key| ((*key).to_owned(), label(lang, key).into())).collect();
    let preview = picture::preview(&visit.app, &visit.headers, &state, lang);
    let body = html! {
        div #table class={ "seats-" (state.chairs.len()) } data-id=(id) data-game=(state.plan.game) data-secrets=(secrets) {
            div .company-bars {
                p #line .line-lost role="status" hidden {}
                div #bar .company-bar role="status" hidden {}
                div #look .company-bar role="status" hidden {}
            }
            (head(lang))
            (board(&state, title, lang))
            (side(&state, lang))
            button #toast .toast type="button" hidden {}
            (sheets(lang))
            div #grip .grip role="slider" tabindex="0" aria-label=(label(lang, "sheet-height")) aria-orientation="vertical" aria-valuemin="0" aria-valuemax="2" aria-valuenow="1" {}
        }
        (curtain(lang))
        (keys(lang))
        div #tip .tip role="tooltip" hidden {}
        div #live .visually-hidden role="log" aria-live="polite" {}
        script #spoken type="application/json" { (PreEscaped(in_script(&serde_json::Value::Object(spoken)))) }
        script #state type="application/json" { (PreEscaped(in_script(&serde_json::to_value(&state).unwrap_or_default()))) }
    };
    Ok(visit.show(Page::new("table", title, body).scripted().previewed(preview)))
}

/// JSON that cannot end the element it stands in.
pub(super) fn in_script(value: &serde_json::Value) -> String {
    value.to_string().replace('<', "\\u003c")
}

/// The edition of a table by its name, if it is not the game's own.
pub(super) fn edition_name(edition: Option<&EditionRef>, lang: Lang) -> Option<String> {
    edition.map(|edition| say(lang, "edition-played", facts![name = edition.name.as_str()]))
}

/// The same, as a link to its file.
pub(super) fn edition_link(id: &TableId, edition: Option<&EditionRef>, lang: Lang) -> Markup {
    html! {
        @if let Some(name) = edition_name(edition, lang) { a .edition href={ "/api/tables/" (id) "/edition" } { (name) } }
    }
}

fn board(state: &TableState, title: &str, lang: Lang) -> Markup {
    let drawn = state.game.as_ref().and_then(|game| game.drawn.as_ref());
    html! {
        section .play aria-label=(label(lang, "board")) {
            h1 .table-title { (title)
                " " (edition_link(&state.id, state.plan.edition.as_ref(), lang))
                @if let Some(of) = &state.duplicate { a .edition href={ "/duplicates/" (of.id) } title=(label(lang, "duplicate-here")) { (label(lang, "duplicates")) } }
            }
            div .ask {
                p #asked .asked role="status" aria-live="polite" tabindex="0" { @if let Some(drawn) = drawn { (drawn.asked) } }
                p #clock .clock hidden {}
                button #unpick type="button" hidden { (label(lang, "unpick")) }
                button #undo type="button" hidden { (label(lang, "undo")) }
                button #hint type="button" hidden { (label(lang, "hint")) }
                button #pass-device type="button" hidden { (label(lang, "pass-device")) }
                (zoom(lang))
            }
            div .stage {
                div #board .board { @if let Some(drawn) = drawn { (PreEscaped(&drawn.board)) } }
                div .over-board {
                    p #sending .sending role="status" hidden {}
                    p #refusal .refusal role="alert" hidden {}
                    section #missed .missed aria-label=(label(lang, "missed")) hidden {}
                }
                div #caption .caption hidden {}
                (past(lang))
                (ending(state, lang))
                (sealed(state, lang))
            }
            div #panels .panels tabindex="0" role="region" aria-label=(label(lang, "sheet-panels")) { @if let Some(drawn) = drawn { (PreEscaped(&drawn.panels)) } }
            div #waiting hidden[state.phase != Progress::Waiting] {
                section .waiting-room {
                    p #waits-for .lead role="status" {}
                    p .buttons { button #ready .primary type="button" hidden {} }
                    div #invite .invite hidden {}
                    (begin(lang))
                }
                section { h2 { (label(lang, "terms-title")) } (terms(&state.plan, lang)) }
                @if state.duplicate.is_none() { (shares(state, lang)) }
            }
        }
    }
}

/// The host need not wait for everybody: bots take the chairs that are still free.
fn begin(lang: Lang) -> Markup {
    html! {
        form #begin .begin hidden {
            label for="begin-level" { (label(lang, "begin-with-bots")) }
            select #begin-level {
                @for level in bot::levels() {
                    option value=(level) selected[level == bot::default_level()] { (bot::level_name(level, lang)) }
                }
            }
            button type="submit" { (label(lang, "begin")) }
        }
    }
}

/// Before the start everybody at the table may add a text to the dice.
fn shares(state: &TableState, lang: Lang) -> Markup {
    html! {
        details .shares open[state.seal.shares.is_empty()] {
            summary { (label(lang, "share-title")) }
            p .faint { (label(lang, "share-why")) }
            p .seal { (label(lang, "seal-is")) " " code { (state.seal.commitment) } }
            ul data-shares="" {}
            form #share hidden {
                label for="share-text" { (label(lang, "share-text")) }
                input #share-text maxlength="100" required autocomplete="off";
                button type="submit" { (label(lang, "share-add")) }
            }
        }
    }
}

/// Looking closer at the board.
pub(super) fn zoom(lang: Lang) -> Markup {
    html! {
        div #zoom .zoom role="group" aria-label=(label(lang, "zoom")) hidden {
            @for (way, path) in [("in", signs::CLOSER), ("out", signs::FURTHER), ("all", signs::WHOLE)] {
                @let name = label(lang, &format!("zoom-{way}"));
                button type="button" data-zoom=(way) aria-label=(name) title=(name) { (sign(path)) }
            }
        }
    }
}

/// Who sits here, as faces, and on a narrow screen the way home.
fn head(lang: Lang) -> Markup {
    html! {
        div .head {
            a .home href="/" aria-label=(label(lang, "go-home")) { span .peak aria-hidden="true" {} }
            button #faces .faces type="button" aria-label=(label(lang, "sheet-players")) {}
        }
    }
}

/// The parts of the drawer, with the keys that open them: on a wide screen it lies over the right edge. On a narrow one
/// everything but the board lies behind one of these tabs.
const SHEETS: [(&str, &str, Option<&str>); 6] = [
    ("panels", signs::HAND, None),
    ("choices", signs::LIST, Some("C")),
    ("players", signs::PEOPLE, Some("P")),
    ("log", signs::SCROLL, Some("L")),
    ("talk", signs::BUBBLE, Some("T")),
    ("more", signs::DOTS, Some("M")),
];

fn sheets(lang: Lang) -> Markup {
    html! {
        nav #sheets .sheets aria-label=(label(lang, "sheets")) {
            @for (name, path, key) in SHEETS {
                @let title = label(lang, &format!("sheet-{name}"));
                button type="button" data-sheet=(name) aria-pressed="false" aria-keyshortcuts=[key] title={ (title) @if let Some(key) = key { " (" (key) ")" } } {
                    (sign(path)) span { (title) }
                }
            }
        }
    }
}

/// How fast things move; kept in the browser.
pub(super) fn pace(lang: Lang) -> Markup {
    html! {
        label for="motion" { (label(lang, "motion")) } " "
        select #motion {
            @for pace in ["calm", "normal", "quick", "off"] {
                option value=(pace) { (label(lang, &format!("motion-{pace}"))) }
            }
        }
    }
}

/// What the keys do.
fn keys(lang: Lang) -> Markup {
    html! {
        dialog #keys .keys aria-labelledby="keys-title" {
            h2 #keys-title { (label(lang, "keys")) }
            dl {
                @for (name, keys) in [("move", "← ↑ → ↓"), ("why", "⇧ ← ↑ → ↓"), ("order", "⇞ ⇟"), ("ends", "⇱ ⇲"), ("touch", "⏎ ␣"), ("back", "Esc"), ("past", "← →"), ("tab", "⇥"), ("drawer", "C P L T M"), ("log", "↑ ↓ → ⏎"), ("help", "?")] {
                    dt { kbd { (keys) } }
                    dd { (label(lang, &format!("keys-{name}"))) }
                }
            }
            button .primary type="button" { (label(lang, "keys-close")) }
        }
    }
}

fn side(state: &TableState, lang: Lang) -> Markup {
    html! {
        aside .side aria-label=(label(lang, "side")) {
            section .sheet-players { h2 .visually-hidden { (label(lang, "players-here")) }
                ul #chairs .chairs {}
                p #presence .faint {}
                div #notices aria-live="polite" {}
                div #invite-running .invite hidden {}
                (name_form(lang))
            }
            section .choices .sheet-choices { h2 #choices-title { (label(lang, "choices")) }
                ul #choices aria-labelledby="choices-title" {}
                div #advice .advice role="status" hidden {}
            }
            section .sheet-log { h2 { (label(lang, "log")) }
                ol #log .log tabindex="0" aria-label=(label(lang, "log")) {}
            }
            section .sheet-talk { h2 { (label(lang, "talk")) }
                ol #talk .log tabindex="0" aria-label=(label(lang, "talk")) {}
                p #talk-rule .faint .talk-rule role="status" hidden {}
                form #say { label .visually-hidden for="saying" { (label(lang, "say-something")) }
                    input #saying maxlength="500" autocomplete="off" aria-describedby="talk-rule" placeholder=(label(lang, "say-something"));
                    button type="submit" { (label(lang, "say")) }
                }
            }
            details .more .sheet-more { summary { (label(lang, "more")) }
                p { (pace(lang)) " " button type="button" data-opens="keys" { (label(lang, "keys")) }
                }
                (sound(lang))
                p .elsewhere {
                    a href="/" { (label(lang, "go-home")) } " · "
                    a href={ "/book/" (state.plan.game) } { (label(lang, "the-book")) } " · "
                    a href="/me" { (label(lang, "my-games")) } " · "
                    @let other = other_language(lang);
                    a href={ "?lang=" (other) } lang=(other) hreflang=(other) { (language_name(other)) }
                }
                p .buttons {
                    a .button href={ "/t/" (state.id) "/replay" } { (label(lang, "replay")) }
                    button #ask-back type="button" hidden { (label(lang, "ask-back")) }
                    button #leave type="button" hidden { (label(lang, "leave")) }
                    button #resign type="button" hidden { (label(lang, "resign")) }
                    button #watchers type="button" hidden data-on=(label(lang, "close-watching")) data-off=(label(lang, "open-watching")) {}
                    button #hush type="button" hidden data-on=(label(lang, "close-talk")) data-off=(label(lang, "open-talk")) {}
                    button #notify type="button" hidden data-on=(label(lang, "notify-no-more")) data-off=(label(lang, "notify")) {}
                }
                @if let Some(tournament) = &state.plan.tournament {
                    p { a .from href={ "/tournaments/" (tournament) } { (label(lang, "table-of-tournament")) } }
                }
                @if let Some(from) = &state.from {
                    p { a .from href={ "/t/" (from.table) "/look?n=" (from.n) } { (label(lang, "what-if-from")) } " · "
                        a href={ "/t/" (state.id) "/variations" } { (label(lang, "variations")) } }
                }
                p .seal { (label(lang, "seal-is")) " " code #commitment { (state.seal.commitment) } }
                ul data-shares="" {}
                p .buttons #after-end hidden[!matches!(state.phase, Progress::Over | Progress::Stopped)] {
                    button #verify type="button" { (label(lang, "verify")) }
                    a .button href={ "/api/tables/" (state.id) "/record" } download { (label(lang, "download")) }
                    a .button href={ "/t/" (state.id) "/look" } { (label(lang, "analysis")) }
                    button #again type="button" { (label(lang, "again")) }
                }
                p #proof role="status" {}
            }
        }
    }
}

/// Whoever sits here may go by another name.
fn name_form(lang: Lang) -> Markup {
    html! {
        details #my-name .my-name hidden { summary { (label(lang, "change-name")) }
            form #rename-here {
                label .visually-hidden for="new-name" { (label(lang, "name")) }
                input #new-name maxlength="40" required autocomplete="nickname";
                button type="submit" { (label(lang, "rename-save")) }
            }
        }
    }
}

fn curtain(lang: Lang) -> Markup {
    html! {
        dialog #curtain aria-labelledby="curtain-title" {
            h2 #curtain-title {}
            p { (label(lang, "curtain")) }
            p #curtain-people .buttons { button #lift .primary type="button" { (label(lang, "curtain-lift")) } }
        }
    }
}
