//! Duplicates: the same start for all.

use super::tables::check_plan;
use crate::Fault;
use crate::app::{App, Asker, Body, Path};
use crate::duplicates::{DuplicateListed, DuplicateShown, DuplicateWish, enter, listed, open, shown};
use crate::fault::FaultBody;
use ::table::DuplicateId;
use axum::Json;
use axum::extract::State;
use std::sync::Arc;

/// How many are listed.
const LISTED: u32 = 50;

fn named(id: &str) -> Result<DuplicateId, Fault> {
    DuplicateId::parse(id).ok_or(Fault::Missing)
}

/// The duplicates that I see: those for everybody, mine, and those that I have entered. Open ones come first, then the newest.
#[utoipa::path(get, path = "/api/duplicates", responses((status = 200, body = Vec<DuplicateListed>, example = json!([{
    "id": "bcdefghjkmnp", "name": "Sunday start", "game": "ferry", "people": 1, "entered": 5, "closes": 1_780_000_000_000_i64,
    "closed": false }]))))]
pub(super) async fn duplicates(State(app): State<Arc<App>>, asker: Asker) -> Result<Json<Vec<DuplicateListed>>, Fault> {
    Ok(Json(listed(&app, &asker, LISTED).await?))
}

/// Open a duplicate: tables with the same start, one for everybody who enters, alone against bots or as a team. What is played is
/// compared; the seal of their dice is opened when the duplicate closes.
#[utoipa::path(post, path = "/api/duplicates", request_body(content = DuplicateWish, example = json!({ "name": "Sunday start",
    "plan": { "game": "ferry", "table": { "seats": 3 } }, "people": 1, "level": "standard", "closes": 1_780_000_000_000_i64,
    "listed": true })),
    responses((status = 200, body = DuplicateShown), (status = 400, body = FaultBody), (status = 401, body = FaultBody),
        (status = 422, body = FaultBody), (status = 429, body = FaultBody)))]
pub(super) async fn open_duplicate(
    State(app): State<Arc<App>>,
    asker: Asker,
    Body(wish): Body<DuplicateWish>,
) -> Result<Json<DuplicateShown>, Fault> {
    let me = asker.known()?;
    app.limits.opening(&asker).await?;
    check_plan(&wish.plan)?;
    let id = open(&app, me, wish).await?;
    Ok(Json(shown(&app, &asker, &id).await?))
}

/// A duplicate: who plays, and how it came out. Before it closes, results of others are shown only to whoever has finished, and
/// tables of others to nobody.
#[utoipa::path(get, path = "/api/duplicates/{id}", params(("id" = String, Path)),
    responses((status = 200, body = DuplicateShown, example = json!({ "id": "bcdefghjkmnp", "name": "Sunday start",
        "host": "abcdefghjkmn", "host_name": "Ada", "plan": { "game": "ferry", "table": { "seats": 3 }, "watched": false,
        "casual": false, "friendly": true, "hints": "never" }, "people": 1, "level": "standard", "listed": true,
        "created": 1_779_900_000_000_i64, "closes": 1_780_000_000_000_i64, "closed": false,
        "commitment": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08", "opened": null,
        "entries": [{ "people": [{ "person": "abcdefghjkmn", "name": "Ada" }], "state": "finished", "rank": 1,
            "result": { "place": 1, "score": 34, "behind": 0, "bots": [28, 19] }, "table": "abcdefghjkmnpqrstuvw", "mine": true }],
        "mine": "abcdefghjkmnpqrstuvw", "may_enter": false })), (status = 404, body = FaultBody)))]
pub(super) async fn duplicate(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<Json<DuplicateShown>, Fault> {
    Ok(Json(shown(&app, &asker, &named(&id)?).await?))
}

/// Enter a duplicate: a table of my own is opened, and the answer names it as `mine`. Everybody enters once; whoever has already
/// finds their table again. A team is joined by sitting down at its table, with its invitation.
#[utoipa::path(post, path = "/api/duplicates/{id}/enter", params(("id" = String, Path)),
    responses((status = 200, body = DuplicateShown), (status = 400, body = FaultBody), (status = 401, body = FaultBody),
        (status = 403, body = FaultBody), (status = 404, body = FaultBody), (status = 429, body = FaultBody)))]
pub(super) async fn enter_duplicate(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<Json<DuplicateShown>, Fault> {
    let id = named(&id)?;
    asker.known()?;
    app.limits.opening(&asker).await?;
    Ok(Json(enter(&app, &asker, &id).await?))
}
