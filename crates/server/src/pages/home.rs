//! The first page: every game, one touch away from playing.

use super::layout::{Page, Visit};
use crate::Fault;
use crate::app::Asker;
use crate::games::game_card;
use crate::store::Listed;
use crate::words::{label, say};
use ::table::Progress;
use axum::response::Response;
use kernel::{Lang, facts};
use maud::{Markup, PreEscaped, html};

pub(super) async fn home(visit: Visit) -> Result<Response, Fault> {
    let lang = visit.asker.lang;
    let (store, asker) = (&visit.app.store, &visit.asker);
    let open = visit.app.lobby.now().await?;
    let mine = match &asker.person {
        Some(person) => store.tables_of(&person.id, 20).await?,
        None => Vec::new(),
    };
    let running: Vec<&Listed> =
        mine.iter().filter(|table| matches!(table.card.phase, Progress::Waiting | Progress::Playing)).collect();
    let body = html! {
        section .hero {
            h1 { (label(lang, "hero")) }
            p .lead { (label(lang, "about-caldera")) }
        }
        @if !running.is_empty() {
            section { h2 { (label(lang, "go-on")) } ul .tables {
                @for table in &running { (table_row(table, asker)) }
            } }
        }
        section { h2 .visually-hidden { (label(lang, "games")) } div .games {
            @for door in catalog::games() { (card(*door, lang)) }
        } }
        section #lobby data-known=(crate::lobby::written(&open)) { h2 { (label(lang, "lobby")) }
            @if open.is_empty() { p .faint { (label(lang, "lobby-empty")) } }
            ul .tables { @for table in &open { (table_row(table, asker)) } }
        }
    };
    Ok(visit.show(Page::new("home", &label(lang, "hero"), body).scripted()))
}

fn card(door: &dyn catalog::Door, lang: Lang) -> Markup {
    let game = game_card(door, lang);
    let blurb = door.book().volume(lang).source.split("\n\n").nth(1).unwrap_or("").replace('\n', " ");
    let first: String = blurb.split_inclusive(". ").take(2).collect();
    let players = say(lang, "players", facts![fewest = game.fewest, most = game.most]);
    html! {
        article .card data-game=(game.id) {
            (PreEscaped(crate::drawing::emblem(game.id)))
            h3 { (game.title) }
            p .faint { (players) @if game.cooperative { " · " (label(lang, "together")) } }
            p .blurb { (first) }
            div .actions {
                button .primary type="button" data-quick=(game.id) data-seats=(game.fewest)
                    aria-label={ (label(lang, "play-bots")) " – " (game.title) } { (label(lang, "play-bots")) }
                a .button href={ "/new/" (game.id) } { (label(lang, "play-people")) }
                @if crate::drawing::lesson(game.id).is_some() { a href={ "/learn/" (game.id) } { (label(lang, "learn")) } }
                a href={ "/book/" (game.id) } { (label(lang, "rules")) }
            }
        }
    }
}

/// A table in a list.
pub(super) fn table_row(table: &Listed, asker: &Asker) -> Markup {
    let lang = asker.lang;
    let title = catalog::game(&table.card.plan.game).map_or("", |door| door.about().title(lang));
    let me = asker.person.as_ref().map(|person| &person.id);
    let my_chair = table.card.chairs.iter().position(|chair| chair.person.is_some() && chair.person.as_ref() == me);
    let my_turn = table.card.phase == Progress::Playing
        && table.card.chairs.iter().enumerate().any(|(number, chair)| {
            chair.person.is_some() && chair.person.as_ref() == me && table.waiting >> number & 1 == 1
        });
    let names: Vec<&str> =
        table.card.chairs.iter().map(|chair| if chair.name.is_empty() { "…" } else { chair.name.as_str() }).collect();
    let state = match (table.card.phase, my_turn, my_chair.and_then(|chair| table.card.result.as_ref()?.get(chair))) {
        (_, true, _) => label(lang, "your-turn"),
        (Progress::Waiting, false, _) if table.card.open > 0 => {
            say(lang, "chairs-free", facts![free = table.card.open])
        }
        (Progress::Waiting, false, _) => label(lang, "phase-waiting"),
        (Progress::Playing, false, _) => label(lang, "phase-playing"),
        (Progress::Over, false, Some(standing)) => {
            say(lang, "standing", facts![place = standing.place, score = standing.score])
        }
        (Progress::Over, false, None) => label(lang, "phase-over"),
        (Progress::Stopped, false, _) => label(lang, "phase-stopped"),
    };
    html! {
        li { a href={ "/t/" (table.id) } {
            strong { (title) } " "
            @if let Some(edition) = &table.card.plan.edition { span .edition { (say(lang, "edition-played", facts![name = edition.name.as_str()])) } " " }
            span .faint { (names.join(" · ")) } " "
            span .state .mine[my_turn] { (state) }
        } }
    }
}
