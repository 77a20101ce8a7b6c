//! The games and their books.

use crate::Fault;
use crate::app::{App, Asker, Path};
use crate::book::examples::ExampleShown;
use crate::book::pictures::beside;
use crate::book::print_part;
use crate::bot;
use crate::editions::ReadBy;
use crate::fault::FaultBody;
use crate::games::{GameCard, game_card};
use axum::Json;
use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::{IntoParams, ToSchema};

/// Everything there is to play.
#[derive(Serialize, ToSchema)]
pub(super) struct Games {
    /// The games.
    games: Vec<GameCard>,
    /// The levels of the bots, weakest first: stable name and name for people.
    levels: Vec<(&'static str, String)>,
}

/// The games and the levels of the bots.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Games)))]
pub(super) async fn games(asker: Asker) -> Json<Games> {
    let games = catalog::games().iter().map(|door| game_card(*door, asker.lang)).collect();
    let levels = bot::levels().into_iter().map(|level| (level, bot::level_name(level, asker.lang))).collect();
    Json(Games { games, levels })
}

/// What to look for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Sought {
    /// Words or a question; without any the whole book is given.
    #[serde(default)]
    q: String,
    /// A table, whose edition is read.
    table: Option<String>,
    /// The fingerprint of an edition of the list.
    edition: Option<String>,
}

/// A rule.
#[derive(Serialize, ToSchema)]
pub(super) struct Rule {
    /// Its ID.
    id: String,
    /// Its heading.
    title: String,
    /// The chapter it stands in.
    chapter: String,
    /// Its text, in Markdown.
    text: String,
}

/// The rules of a game: all, or those that answer a question, the best answer first. Numbers are those of the edition.
#[utoipa::path(get, path = "/api/books/{game}", params(("game" = String, Path), Sought),
    responses((status = 200, body = Vec<Rule>), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn book(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(game): Path<String>,
    Query(sought): Query<Sought>,
) -> Result<Json<Vec<Rule>>, Fault> {
    let door = catalog::game(&game).ok_or(Fault::Missing)?;
    let read_by = ReadBy { table: sought.table, edition: sought.edition };
    let volume = door.book_in(read_by.find(&app, &asker, door).await?, asker.lang);
    let words: String = sought.q.chars().take(200).collect();
    let rules = volume.search(&words).into_iter().map(|entry| Rule {
        id: entry.id.clone(),
        title: entry.title.clone(),
        chapter: entry.chapter.clone(),
        text: entry.body.clone(),
    });
    Ok(Json(rules.collect()))
}

/// A rule as a page shows it.
#[derive(Serialize, ToSchema)]
pub(super) struct RuleShown {
    /// Its ID.
    id: String,
    /// Its heading.
    title: String,
    /// The chapter it stands in.
    chapter: String,
    /// Its text, as HTML.
    html: String,
}

/// One rule, as a page shows it. Numbers are those of the edition.
#[utoipa::path(get, path = "/api/books/{game}/rules/{rule}", params(("game" = String, Path), ("rule" = String, Path), ReadBy),
    responses((status = 200, body = RuleShown), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn rule(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path((game, rule)): Path<(String, String)>,
    Query(read_by): Query<ReadBy>,
) -> Result<Json<RuleShown>, Fault> {
    let door = catalog::game(&game).ok_or(Fault::Missing)?;
    let volume = door.book_in(read_by.find(&app, &asker, door).await?, asker.lang);
    let entry = volume.rule(&rule).ok_or(Fault::Missing)?;
    let pictures = beside(&game, &entry.id, asker.lang).into_string();
    let html = pictures + &print_part(&entry.body, asker.lang);
    let (id, title, chapter) = (entry.id.clone(), entry.title.clone(), entry.chapter.clone());
    Ok(Json(RuleShown { id, title, chapter, html }))
}

/// The worked examples of a game's book, with the addresses of their pictures.
#[utoipa::path(get, path = "/api/books/{game}/examples", params(("game" = String, Path)),
    responses((status = 200, body = Vec<ExampleShown>), (status = 404, body = FaultBody)))]
pub(super) async fn examples(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(game): Path<String>,
) -> Result<Response, Fault> {
    let door = catalog::game(&game).ok_or(Fault::Missing)?;
    let bound = app.press.book(&app.tables, &asker.claim(None), door, asker.lang).await?;
    Ok(Json(&bound.examples).into_response())
}
