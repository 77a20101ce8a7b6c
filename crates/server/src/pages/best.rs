//! The best of each game.

use super::layout::{Page, Visit};
use super::person::{rating_text, title};
use crate::Fault;
use crate::app::Path;
use crate::club;
use crate::words::{label, say};
use axum::response::{Redirect, Response};
use kernel::facts;
use maud::html;

/// How many are shown.
const SHOWN: u32 = 100;

/// The best of the first game; from there one goes on to the others.
pub(super) async fn first() -> Redirect {
    Redirect::to(&format!("/best/{}", catalog::games()[0].about().id))
}

pub(super) async fn best(visit: Visit, Path(game): Path<String>) -> Result<Response, Fault> {
    let lang = visit.asker.lang;
    let door = catalog::game(&game).ok_or(Fault::Missing)?;
    let best = club::best(&visit.app, door.about().id, SHOWN).await?;
    let heading = say(lang, "best-of", facts![game = title(&game, lang)]);
    let body = html! {
        section .narrow {
            h1 { (heading) }
            nav .best-games aria-label=(label(lang, "games")) { @for other in catalog::games() {
                @let about = other.about();
                a href={ "/best/" (about.id) } aria-current=[(about.id == game).then_some("page")] { (about.title(lang)) }
            } }
            p .faint { (label(lang, "ratings-about")) " " (label(lang, "best-about")) }
            @if best.is_empty() { p { (label(lang, "best-nobody")) } }
            @else { table .results {
                thead { tr { th scope="col" { (label(lang, "best-rank")) } th scope="col" { (label(lang, "name")) } th scope="col" { (label(lang, "rating")) } th scope="col" { (label(lang, "played")) } } }
                tbody { @for (number, one) in (1..).zip(&best) { tr {
                    td { (number) }
                    th scope="row" { a href={ "/p/" (one.person) } { (one.name) } }
                    td { (rating_text(&one.rating, lang)) }
                    td { (one.rating.games) }
                } } }
            } }
        }
    };
    Ok(visit.show(Page::new("best", &heading, body)))
}
