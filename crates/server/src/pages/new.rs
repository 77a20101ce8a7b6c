//! Opening a table: who sits where, which variant, which clock.

use super::layout::{Page, Visit};
use crate::Fault;
use crate::book;
use crate::bot;
use crate::editions::EditionCard;
use crate::games::{GameCard, game_card};
use crate::words::{label, say};
use axum::extract::Path;
use axum::response::Response;
use kernel::{Lang, facts};
use maud::{Markup, html};

pub(super) async fn new(visit: Visit, Path(game): Path<String>) -> Result<Response, Fault> {
    let lang = visit.asker.lang;
    let door = catalog::game(&game).ok_or(Fault::Missing)?;
    let (game, editions) = (game_card(door, lang), visit.app.editions.of(door));
    let body = html! {
        section .narrow {
            h1 { (game.title) }
            @if crate::drawing::lesson(game.id).is_some() { p { a href={ "/learn/" (game.id) } { (label(lang, "learn-first")) } } }
            form #new data-game=(game.id) {
                (seats(&game, lang))
                @if !game.options.is_empty() { (options(&game, lang)) }
                (edition(&game, &editions, lang))
                (pace(lang))
                label for="share-text" { (label(lang, "share-text")) }
                input #share-text maxlength="100" autocomplete="off" placeholder=(label(lang, "share-hint"));
                label .check { input #ready type="checkbox" checked; (label(lang, "wait-ready")) }
                label .check { input #watched type="checkbox" checked; (label(lang, "allow-watching")) }
                label .check { input #casual type="checkbox" checked; (label(lang, "allow-back")) }
                label for="hints" { (label(lang, "hints")) }
                select #hints {
                    option value="bots" selected { (label(lang, "hints-bots")) }
                    option value="always" { (label(lang, "hints-always")) }
                    option value="never" { (label(lang, "hints-never")) }
                }
                p #fault .fault role="alert" {}
                button .primary type="submit" { (label(lang, "open-table")) }
            }
        }
    };
    Ok(visit.show(Page::new("new", game.title, body).scripted()))
}

fn seats(game: &GameCard, lang: Lang) -> Markup {
    html! {
        fieldset {
            legend { (label(lang, "who-plays")) }
            @for place in 0..game.most {
                div .chair data-place=(place) {
                    label for={ "chair-" (place) } { (label(lang, "seat")) " " (place + 1) }
                    select id={ "chair-" (place) } name="chair" {
                        @if place == 0 { option value="me" selected { (label(lang, "chair-me")) } }
                        @if place >= game.fewest { option value="" selected { (label(lang, "chair-none")) } }
                        @for level in bot::levels() {
                            option value={ "bot:" (level) } { (label(lang, "chair-bot")) " – " (bot::level_name(level, lang)) }
                        }
                        // Against bots alone one plays from the first page: here friends are meant.
                        option value="friend" selected[place != 0 && place < game.fewest] { (label(lang, "chair-friend")) }
                        option value="anyone" { (label(lang, "chair-anyone")) }
                        @if place != 0 { option value="beside" { (label(lang, "chair-beside")) } }
                    }
                    input .beside-name type="text" maxlength="40" hidden aria-label=(label(lang, "name"))
                        placeholder=(label(lang, "name"));
                }
            }
        }
    }
}

fn options(game: &GameCard, lang: Lang) -> Markup {
    html! {
        details { summary { (label(lang, "variants")) }
            @for option in &game.options {
                @let id = format!("option-{}", option.key);
                div .option data-key=(option.key) data-kind=(option.kind) {
                    label for=(id) { (option.text) " " a .rule href=(book::address(game.id, option.rule, lang)) { (option.rule) } }
                    @match option.kind {
                        "choice" => { select id=(id) {
                            @for (value, text) in &option.choices { option value=(value) { (text) } }
                        } }
                        "flag" => { input id=(id) type="checkbox"; }
                        "number" => { @if let Some((min, max, default)) = option.range {
                            input id=(id) type="number" min=(min) max=(max) value=(default) data-default=(default);
                        } }
                        _ => { input id=(id) type="text" placeholder="{}" spellcheck="false"; }
                    }
                }
            }
        }
    }
}

/// Which edition is played: one of the list, or a file.
fn edition(game: &GameCard, editions: &[EditionCard], lang: Lang) -> Markup {
    html! {
        details { summary { (label(lang, "edition")) }
            p .faint { (label(lang, "edition-get")) }
            @for known in editions.iter().filter(|edition| edition.base) {
                p { a href={ "/api/editions/" (game.id) "/" (known.digest) } download={ (game.id) ".toml" } { (known.name) ".toml" } }
            }
            label for="edition" { (label(lang, "edition")) }
            select #edition {
                @for known in editions { option value=(known.digest) selected[known.base] data-base[known.base] { (edition_name(known, lang)) } }
                option value="bring" { (label(lang, "edition-bring")) }
            }
            span #edition-bring hidden {
                label for="edition-file" { (label(lang, "edition-file")) }
                input #edition-file type="file" accept=".toml";
            }
            p #edition-checked .faint role="status" {}
        }
    }
}

fn edition_name(edition: &EditionCard, lang: Lang) -> String {
    let key = match (edition.base, edition.house) {
        (true, _) => "edition-base",
        (false, true) => "edition-house",
        (false, false) => return edition.name.clone(),
    };
    say(lang, key, facts![name = edition.name.as_str()])
}

fn pace(lang: Lang) -> Markup {
    html! {
        fieldset {
            legend { (label(lang, "pace")) }
            label for="pace" { (label(lang, "pace-kind")) }
            select #pace {
                option value="free" { (label(lang, "pace-free")) }
                option value="clock" { (label(lang, "pace-clock")) }
                option value="days" { (label(lang, "pace-days")) }
            }
            span .pace-free {
                label for="patience" { (label(lang, "patience")) } " "
                select #patience {
                    @for seconds in ["60", "300", "1800", "86400"] {
                        option value=(seconds) selected[seconds == "300"] { (label(lang, &format!("patience-{seconds}"))) }
                    }
                }
            }
            span .pace-clock hidden {
                label { (label(lang, "pace-per-move")) " " input #per-move type="number" min="1" max="3600" value="30"; }
                label { (label(lang, "pace-bank")) " " input #bank type="number" min="0" max="86400" value="600"; }
            }
            span .pace-days hidden {
                label { (label(lang, "pace-how-many")) " " input #days type="number" min="1" max="60" value="3"; }
            }
        }
    }
}
