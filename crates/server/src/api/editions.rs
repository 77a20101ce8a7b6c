//! Editions: which there are, their files, and whether one that somebody has written can be played.

use crate::Fault;
use crate::app::{App, Asker, AtTable, Body, Path};
use crate::editions::{EditionCard, check as check_file};
use crate::fault::FaultBody;
use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use catalog::{AnyEdition, Difference, edition_differences};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// The editions that a game can be played with here, the usual one first.
#[utoipa::path(get, path = "/api/editions/{game}", params(("game" = String, Path)),
    responses((status = 200, body = Vec<EditionCard>), (status = 404, body = FaultBody)))]
pub(super) async fn editions(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
) -> Result<Json<Vec<EditionCard>>, Fault> {
    Ok(Json(app.editions.of(catalog::game(&game).ok_or(Fault::Missing)?)))
}

/// The file of an edition.
#[utoipa::path(get, path = "/api/editions/{game}/{digest}", params(("game" = String, Path), ("digest" = String, Path)),
    responses((status = 200, content_type = "application/toml", body = String), (status = 404, body = FaultBody)))]
pub(super) async fn edition(
    State(app): State<Arc<App>>,
    Path((game, digest)): Path<(String, String)>,
) -> Result<Response, Fault> {
    let game = catalog::game(&game).ok_or(Fault::Missing)?;
    Ok(file(app.editions.find(game, &digest).ok_or(Fault::Missing)?))
}

fn file(edition: AnyEdition) -> Response {
    ([(CONTENT_TYPE, "application/toml; charset=utf-8")], edition.tag().text.clone()).into_response()
}

/// An edition file to be checked.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct EditionFile {
    /// The game's short name.
    game: String,
    /// The file.
    text: String,
}

/// An edition file that can be played with.
#[derive(Serialize, ToSchema)]
pub(super) struct CheckedEdition {
    /// The name it gives itself.
    name: String,
    /// Its fingerprint.
    digest: String,
    /// In what it differs from the game's own edition.
    differences: Vec<EditionDifference>,
}

/// One value in which an edition differs from the game's own.
#[derive(Serialize, ToSchema)]
pub(super) struct EditionDifference {
    /// Where it stands in the file.
    path: String,
    /// The value of the game's own edition.
    before: Option<String>,
    /// The value of this one.
    after: Option<String>,
}

/// Whether an edition file can be played with, and in what it differs from the game's own.
#[utoipa::path(post, path = "/api/editions", request_body = EditionFile,
    responses((status = 200, body = CheckedEdition), (status = 400, body = FaultBody), (status = 401, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn check(
    State(app): State<Arc<App>>,
    asker: Asker,
    Body(file): Body<EditionFile>,
) -> Result<Json<CheckedEdition>, Fault> {
    asker.known()?;
    app.limits.writes.pass(asker.pass.unwrap_or_default()).await?;
    let game = catalog::game(&file.game).ok_or(Fault::Missing)?;
    let tag = check_file(game, &file.text)?.tag();
    let differences = edition_differences(&game.base_edition().tag().text, &tag.text);
    Ok(Json(CheckedEdition {
        name: tag.name.clone(),
        digest: tag.digest.to_string(),
        differences: differences.into_iter().map(EditionDifference::from).collect(),
    }))
}

impl From<Difference> for EditionDifference {
    fn from(Difference { path, before, after }: Difference) -> EditionDifference {
        EditionDifference { path, before, after }
    }
}

/// The edition file of a table.
#[utoipa::path(get, path = "/api/tables/{id}/edition", params(("id" = String, Path)),
    responses((status = 200, content_type = "application/toml", body = String), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn of_table(
    State(app): State<Arc<App>>,
    asker: Asker,
    AtTable(id): AtTable,
) -> Result<Response, Fault> {
    let person = asker.person.as_ref().map(|person| person.id.clone());
    let found = app.tables.look(&id, move |room, _| {
        room.audience(person.as_ref(), None)?;
        let edition = room.played().map_or(room.edition(), |played| room.edition_of(played.record()));
        Ok(file(edition))
    });
    found.await?
}
