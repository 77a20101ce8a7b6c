//! Games shown again: any moment, the record, and the proof of the dice.

use crate::Fault;
use crate::app::{App, Asker, AtTable, bad_query};
use crate::fault::FaultBody;
use crate::replay::{Eyes, Gaze, Moment, Proved, moment, tape};
use crate::story;
use ::table::{Forbidden, TableId, is_sealed, written_record};
use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use kernel::Record;
use serde::Deserialize;
use std::sync::Arc;
use utoipa::IntoParams;

/// Which moment, from which seat.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Wanted {
    /// After this many entries; otherwise the last moment.
    n: Option<u32>,
    /// The seat to look from: the board and the log as that seat knew them. After the end any seat.
    seat: Option<u8>,
    /// Not from a seat: as spectators knew it, or after the end with open eyes, which adds what each seat knew.
    #[param(inline)]
    eyes: Option<Eyes>,
}

impl Wanted {
    const fn gaze(&self) -> Gaze {
        Gaze { seat: self.seat, eyes: self.eyes }
    }
}

/// One moment of a game.
#[utoipa::path(get, path = "/api/tables/{id}/replay", params(("id" = String, Path), Wanted),
    responses((status = 200, body = Moment), (status = 400, body = FaultBody), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn replay(
    State(app): State<Arc<App>>,
    asker: Asker,
    AtTable(id): AtTable,
    uri: axum::http::Uri,
) -> Result<Json<Moment>, Fault> {
    let wanted = axum::extract::Query::<Wanted>::try_from_uri(&uri).map_err(bad_query)?;
    moment(&app, &asker, &id, wanted.n, wanted.gaze()).await.map(Json)
}

/// How a game went: where turns began, and once it is over the points by rule and moment.
#[utoipa::path(get, path = "/api/tables/{id}/story", params(("id" = String, Path)),
    responses((status = 200, body = story::Story), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn story(
    State(app): State<Arc<App>>,
    asker: Asker,
    AtTable(id): AtTable,
) -> Result<Json<story::Story>, Fault> {
    story::story(&app, &asker, &id).await.map(Json)
}

/// The record of a finished game, to keep and to verify anywhere.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path)),
    responses((status = 200, content_type = "application/jsonl", body = String), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn record(State(app): State<Arc<App>>, asker: Asker, AtTable(id): AtTable) -> Result<Response, Fault> {
    let tape = match tape(&app, &asker, &id, None).await {
        Err(Fault::Unopened(id)) => return saved(&app, &asker, &id).await,
        found => found?,
    };
    // While the game runs its record holds what others may not know.
    if !tape.ended {
        return Err(Fault::forbidden("fault-not-over"));
    }
    Ok(file(&tape.record, &id))
}

fn file(record: &Record, id: &TableId) -> Response {
    let name = format!("attachment; filename=\"{}-{id}.caldera\"", record.header.game);
    let headers = [(CONTENT_TYPE, "application/jsonl".to_owned()), (CONTENT_DISPOSITION, name)];
    (headers, record.to_text()).into_response()
}

/// The record of a table that this program cannot open, for those who sit there: their game is not lost.
async fn saved(app: &App, asker: &Asker, id: &TableId) -> Result<Response, Fault> {
    let me = &asker.known()?.id;
    let seated = app.store.tables_of(me, u32::MAX).await?.iter().any(|listed| listed.id == *id);
    if !seated {
        return Err(Fault::forbidden("fault-not-seated"));
    }
    let stored = app.store.load(id).await?.ok_or(Fault::Missing)?;
    if is_sealed(&stored.lines) {
        return Err(Fault::from(Forbidden::Sealed));
    }
    let record = written_record(&stored.lines).ok_or_else(|| Fault::forbidden("fault-not-begun"))?;
    Ok(file(&record, id))
}

/// Prove a finished game: the commitment, every draw, every action, every hash.
#[utoipa::path(get, path = "/api/tables/{id}/verify", params(("id" = String, Path)),
    responses((status = 200, body = Proved), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn verify(
    State(app): State<Arc<App>>,
    asker: Asker,
    AtTable(id): AtTable,
) -> Result<Json<Proved>, Fault> {
    let (tape, lang) = (tape(&app, &asker, &id, None).await?, asker.lang);
    if !tape.ended {
        return Err(Fault::forbidden("fault-not-over"));
    }
    let proved = tokio::task::spawn_blocking(move || tape.prove(lang)).await;
    proved.map_err(|error| Fault::internal("a proof ended", &error))?.map(Json)
}
