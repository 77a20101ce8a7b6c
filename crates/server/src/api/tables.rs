//! Opening tables, looking at them, and the streams that tell what happens there.

use crate::Fault;
use crate::app::{App, Asker, AtTable, Body, bad_query};
use crate::editions::ChosenEdition;
use crate::fault::FaultBody;
use crate::limits::HeldStream;
use crate::store::Listed;
use crate::tables::{ChairWish, Form, TableState, check_chairs};
use crate::wire::{LobbyMessage, TableMessage};
use ::table::{Chair, Invite, Pace, Plan, TableId};
use axum::Json;
use axum::body::Bytes;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::{Stream, StreamExt};
use kernel::{Facts, facts};
use serde::{Deserialize, Serialize};
use std::convert::Infallible;
use std::sync::Arc;
use utoipa::{IntoParams, ToSchema};

/// A table to be opened.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewTable {
    /// What is played, and how.
    plan: Plan,
    /// Whom each chair is meant for.
    chairs: Vec<ChairWish>,
    /// The edition, if another than the game's own is to be played.
    #[serde(default)]
    edition: Option<ChosenEdition>,
    /// A text of mine for the dice.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 100)]
    share: Option<String>,
}

/// The table that was opened.
#[derive(Serialize, ToSchema)]
pub(super) struct Opened {
    /// Its name; its page is `/t/<id>`.
    id: TableId,
}

/// Tables with a chair for anyone.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Vec<Listed>)))]
pub(super) async fn open_tables(State(app): State<Arc<App>>) -> Result<Json<Vec<Listed>>, Fault> {
    Ok(Json(app.store.open_tables(100).await?))
}

/// Open a table. It begins at once if no chair is free.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    responses((status = 200, body = Opened), (status = 400, body = FaultBody), (status = 401, body = FaultBody), (status = 422, body = FaultBody)))]
pub(super) async fn open_table(
    State(app): State<Arc<App>>,
    asker: Asker,
    Body(new): Body<NewTable>,
) -> Result<Json<Opened>, Fault> {
    let host = asker.known()?;
    app.limits.opening(&asker).await?;
    check_plan(&new.plan)?;
    check_chairs(&new.chairs, new.plan.table.seats)?;
    let edition = new.edition.map(|chosen| app.editions.text(&new.plan.game, chosen)).transpose()?;
    let id = app.tables.open(host, new.plan, &new.chairs, edition, new.share).await?;
    Ok(Json(Opened { id }))
}

/// The tables with a chair for anyone, live, as server-sent events: `lobby` events hold the list as it is now.
#[utoipa::path(get, path = "/api/lobby", responses((status = 200, content_type = "text/event-stream", body = LobbyMessage)))]
pub(super) async fn lobby(State(app): State<Arc<App>>, asker: Asker) -> Result<Response, Fault> {
    let held = app.limits.stream(&asker)?;
    Ok(event_stream(&app, &asker, held, app.lobby.stream().await?))
}

fn check_plan(plan: &Plan) -> Result<(), Fault> {
    if catalog::game(&plan.game).is_none() {
        let game: String = plan.game.chars().take(40).collect();
        return Err(Fault::asked("fault-game", facts![game]));
    }
    let fits = match plan.pace {
        Pace::Free => true,
        Pace::Clock { per_move, bank } => (1..=3600).contains(&per_move) && bank <= 86_400,
        Pace::Days { days } => (1..=60).contains(&days),
    };
    if fits { Ok(()) } else { Err(Fault::asked("fault-pace", Facts::none())) }
}

/// How somebody wants to see a table.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Sight {
    /// The seat to look from, for those who have several.
    seat: Option<u8>,
    /// Drawings and sentences, or data.
    #[serde(default, rename = "as")]
    #[param(rename = "as")]
    form: Form,
    /// Only the log after this number.
    since: Option<u32>,
}

/// A table as I may know it.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path), Sight),
    responses((status = 200, body = TableState), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn table(
    State(app): State<Arc<App>>,
    asker: Asker,
    AtTable(id): AtTable,
    sight: Sighted,
) -> Result<Json<TableState>, Fault> {
    let Sight { seat, form, since } = sight.0;
    Ok(Json(app.tables.state(&id, asker.viewer(seat, form), since.unwrap_or(0)).await?))
}

/// What happens at a table, as server-sent events. `table` events hold the state and the log since the last one;
/// their ids are journal numbers, so that a client that comes back with `Last-Event-ID` gets exactly what it missed.
/// `presence` says who is there; `bye` says that the server asks clients to come back later.
#[utoipa::path(get, path = "/api/tables/{id}/stream", params(("id" = String, Path), Sight),
    responses((status = 200, content_type = "text/event-stream", body = TableMessage), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn stream(
    State(app): State<Arc<App>>,
    asker: Asker,
    AtTable(id): AtTable,
    headers: HeaderMap,
    sight: Sighted,
) -> Result<Response, Fault> {
    let held = app.limits.stream(&asker)?;
    let Sight { seat, form, since } = sight.0;
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()).and_then(|id| id.parse().ok());
    let messages = app.tables.watch(&id, asker.viewer(seat, form), last.or(since)).await?;
    Ok(event_stream(&app, &asker, held, messages))
}

/// A stream as an answer: it is counted while it is open, and ends with the session of whoever listens.
fn event_stream(
    app: &App,
    asker: &Asker,
    held: HeldStream,
    messages: impl Stream<Item = Result<Bytes, Infallible>> + Send + 'static,
) -> Response {
    let session = asker.person.as_ref().map(|person| &person.id).zip(asker.pass);
    let messages = messages.take_until(Box::pin(app.people.sessions.ended(session))).map(move |message| {
        let _counted = &held;
        message
    });
    let headers = [
        (CONTENT_TYPE, "text/event-stream"),
        (CACHE_CONTROL, "no-store"),
        (axum::http::HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    (headers, axum::body::Body::from_stream(messages)).into_response()
}

/// The query of a look; a fault in it is reported in our own words.
pub(super) struct Sighted(Sight);

impl axum::extract::FromRequestParts<Arc<App>> for Sighted {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut axum::http::request::Parts, app: &Arc<App>) -> Result<Sighted, Fault> {
        let asked = Query::<Sight>::from_request_parts(parts, app).await;
        let Query(sight) = asked.map_err(bad_query)?;
        Ok(Sighted(sight))
    }
}

/// What opens a chair to a friend.
#[derive(Serialize, ToSchema)]
pub(super) struct Invitation {
    /// The number of the chair, from 0.
    place: u8,
    /// Goes into the address: `/t/<id>?invite=<invite>`.
    invite: Invite,
}

/// The invitations to the free chairs of my table.
#[utoipa::path(get, path = "/api/tables/{id}/invitations", params(("id" = String, Path)),
    responses((status = 200, body = Vec<Invitation>), (status = 401, body = FaultBody), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn invitations(
    State(app): State<Arc<App>>,
    asker: Asker,
    AtTable(id): AtTable,
) -> Result<Json<Vec<Invitation>>, Fault> {
    let me = asker.known()?.id.clone();
    let found = app.tables.look(&id, move |room, _| {
        if *room.host() != me {
            return Err(Fault::forbidden("fault-host"));
        }
        let free = (0_u8..).zip(room.chairs()).filter(|(_, chair): &(u8, &Chair)| chair.is_free());
        Ok(free.map(|(place, chair)| Invitation { place, invite: chair.invite.clone() }).collect())
    });
    found.await?.map(Json)
}
