//! Opening tables, looking at them, and the streams that tell what happens there.

use crate::Fault;
use crate::app::{App, Asker, AtTable, Body, bad_query};
use crate::editions::ChosenEdition;
use crate::fault::FaultBody;
use crate::limits::HeldStream;
use crate::store::Listed;
use crate::tables::{ChairWish, Form, TableState, Viewer, check_chairs};
use crate::wire::{LobbyMessage, TableMessage};
use ::table::{Chair, Invite, Pace, Plan, Progress, TableId};
use axum::Json;
use axum::body::Bytes;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::stream::SelectAll;
use futures_util::{Stream, StreamExt};
use kernel::{Facts, Lang, facts};
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
    pub(super) id: TableId,
}

/// Tables with a chair for anyone at which something has happened lately.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Vec<Listed>)))]
pub(super) async fn open_tables(State(app): State<Arc<App>>, asker: Asker) -> Result<Json<Vec<Listed>>, Fault> {
    let apart = app.apart_from(&asker).await?;
    Ok(Json(app.lobby.all(&apart).await?))
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
    let id = app.tables.open((host, asker.lang), new.plan, &new.chairs, edition, new.share, None).await?;
    Ok(Json(Opened { id }))
}

/// The tables with a chair for anyone, live, as server-sent events: `lobby` events hold the list as it is now.
#[utoipa::path(get, path = "/api/lobby", responses((status = 200, content_type = "text/event-stream", body = LobbyMessage)))]
pub(super) async fn lobby(State(app): State<Arc<App>>, asker: Asker) -> Result<Response, Fault> {
    let held = app.limits.stream(&asker)?;
    let apart = app.apart_from(&asker).await?;
    Ok(event_stream(&app, &asker, held, app.lobby.stream(apart).await?))
}

pub(super) fn check_plan(plan: &Plan) -> Result<(), Fault> {
    if catalog::game(&plan.game).is_none() {
        let game: String = plan.game.chars().take(40).collect();
        return Err(Fault::asked("fault-game", facts![game]));
    }
    let fits = match plan.pace {
        Pace::Free => true,
        Pace::Clock { per_move, bank } => (1..=3600).contains(&per_move) && bank <= 86_400,
        Pace::Days { days } => (1..=60).contains(&days),
    };
    if !fits {
        return Err(Fault::asked("fault-pace", Facts::none()));
    }
    if plan.tournament.is_some() {
        return Err(Fault::asked("fault-plan-tournament", Facts::none()));
    }
    if plan.lang.as_ref().is_some_and(|lang| lang.parse::<Lang>().is_err()) {
        return Err(Fault::asked("fault-language", Facts::none()));
    }
    let patient = (30..=604_800).contains(&plan.patience);
    if patient { Ok(()) } else { Err(Fault::asked("fault-patience", Facts::none())) }
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

/// How many tables one browser may watch at once.
const MOST_WATCHED: usize = 24;

/// The tables that a browser watches.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Watched {
    /// For each: a label of one's own, the table, the seat (or `-`), the last number that is known, and the language, with dots
    /// in between, and a comma after each but the last: `a.<id>.-.0.en,b.<id>.1.17.fr`.
    at: String,
}

/// What happens at several tables, over one connection: a browser has few of them. The messages are those of each table's own
/// stream; before each comes a `from` event with the label of its table. A table that cannot be watched is told by a `shut` event.
#[utoipa::path(get, path = "/api/streams", params(Watched),
    responses((status = 200, content_type = "text/event-stream", body = TableMessage), (status = 400, body = FaultBody)))]
pub(super) async fn streams(
    State(app): State<Arc<App>>,
    asker: Asker,
    asked: Result<Query<Watched>, axum::extract::rejection::QueryRejection>,
) -> Result<Response, Fault> {
    let Query(Watched { at }) = asked.map_err(bad_query)?;
    let held = app.limits.stream(&asker)?;
    let wanted: Vec<Wanted> = at.split(',').map(Wanted::read).collect::<Option<_>>().ok_or_else(|| bad_query(()))?;
    if wanted.len() > MOST_WATCHED {
        return Err(bad_query(()));
    }
    let mut all = SelectAll::new();
    for Wanted { label, table, seat, since, lang } in wanted {
        let viewer = Viewer { lang, ..asker.viewer(seat, Form::Drawn) };
        let watched = app.tables.watch(&table, viewer, Some(since)).await;
        let from = format!("event: from\ndata: \"{label}\"\n\n");
        let messages = match watched {
            Ok(inbox) => inbox.map(move |message| labelled(&from, message)).boxed(),
            Err(fault) => {
                let shut = matches!(fault, Fault::Missing | Fault::Forbidden(_));
                let text = serde_json::json!({ "text": fault.tell(lang).text });
                let kind = if shut { "shut" } else { "bye" };
                let told = Bytes::from(format!("{from}event: {kind}\ndata: {text}\n\n"));
                futures_util::stream::iter([Ok(told)]).chain(futures_util::stream::pending()).boxed()
            }
        };
        // A table that closes ends the whole connection: the browser comes back with what it knows of each.
        all.push(messages.map(Some).chain(futures_util::stream::iter([None])).boxed());
    }
    let told = all.take_while(|message| std::future::ready(message.is_some())).filter_map(std::future::ready);
    Ok(event_stream(&app, &asker, held, told))
}

/// A message with the label of its table.
fn labelled(from: &str, message: Result<Bytes, Infallible>) -> Result<Bytes, Infallible> {
    message.map(|message| [from.as_bytes(), &message].concat().into())
}

/// One of the tables that a browser watches.
struct Wanted {
    label: String,
    table: TableId,
    seat: Option<u8>,
    since: u32,
    /// Of the page that asks: a worker that asks for it may prefer another.
    lang: Lang,
}

impl Wanted {
    fn read(text: &str) -> Option<Wanted> {
        let [label, table, seat, since, lang] = text.split('.').collect::<Vec<_>>().try_into().ok()?;
        let plain = (1..=16).contains(&label.len()) && label.bytes().all(|letter| letter.is_ascii_alphanumeric());
        let seat = if seat == "-" { None } else { Some(seat.parse().ok()?) };
        let (table, since, lang) = (TableId::parse(table)?, since.parse().ok()?, lang.parse().ok()?);
        plain.then(|| Wanted { label: label.to_owned(), table, seat, since, lang })
    }
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

/// What opens chairs to friends.
#[derive(Serialize, ToSchema)]
pub(super) struct Invitations {
    /// Opens any of the chairs; older tables have none.
    table: Option<Invite>,
    /// Each opens one chair.
    chairs: Vec<Invitation>,
}

/// What opens a chair to a friend.
#[derive(Serialize, ToSchema)]
pub(super) struct Invitation {
    /// The number of the chair, from 0.
    place: u8,
    /// Goes into the address: `/t/<id>?invite=<invite>`.
    invite: Invite,
}

/// The invitations to the free chairs of my table; during a game, for everybody who plays, to those that are open to a
/// substitute.
#[utoipa::path(get, path = "/api/tables/{id}/invitations", params(("id" = String, Path)),
    responses((status = 200, body = Invitations), (status = 401, body = FaultBody), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn invitations(
    State(app): State<Arc<App>>,
    asker: Asker,
    AtTable(id): AtTable,
) -> Result<Json<Invitations>, Fault> {
    let me = asker.known()?.id.clone();
    let found = app.tables.look(&id, move |room, _| {
        let playing = room.phase() == Progress::Playing;
        let allowed = *room.host() == me || playing && !room.chairs_of(&me).is_empty();
        if !allowed {
            return Err(Fault::forbidden("fault-host"));
        }
        let wanted = |chair: &Chair| if playing { chair.open } else { chair.is_free() };
        let free = (0_u8..).zip(room.chairs()).filter(|(_, chair): &(u8, &Chair)| wanted(chair));
        let chairs: Vec<_> = free.map(|(place, chair)| Invitation { place, invite: chair.invite.clone() }).collect();
        let table = room.invite().filter(|_| !chairs.is_empty()).cloned();
        Ok(Invitations { table, chairs })
    });
    found.await?.map(Json)
}
