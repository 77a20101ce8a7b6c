//! Who I am, what waits for me, what I have played.

use super::account::device_of;
use crate::Fault;
use crate::app::{App, Asker, Body};
use crate::fault::FaultBody;
use crate::people::{Admitted, COOKIE};
use crate::person::Person;
use crate::results::{Tally, tally};
use crate::store::Listed;
use crate::token::{PersonId, TableId};
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use kernel::{Facts, facts};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use utoipa::ToSchema;

/// How many tables a list holds.
const LISTED: u32 = 100;

/// A name.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Name {
    /// Up to 40 letters.
    #[schema(min_length = 1, max_length = 40)]
    name: String,
}

/// What opens an account.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Credentials {
    /// Letters, digits and `.-_@`; 3 to 40.
    #[schema(min_length = 3, max_length = 40)]
    login: String,
    /// 8 to 200 letters.
    #[schema(min_length = 8, max_length = 200)]
    password: String,
}

/// Who I am.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Person), (status = 401, body = FaultBody)))]
pub(super) async fn me(asker: Asker) -> Result<Json<Person>, Fault> {
    Ok(Json(asker.known()?.clone()))
}

/// Arrive as a guest under a name. The answer sets the cookie that all writes need.
#[utoipa::path(post, path = "/api/me", request_body = Name,
    responses((status = 200, body = Person), (status = 400, body = FaultBody), (status = 429, body = FaultBody)))]
pub(super) async fn arrive(
    State(app): State<Arc<App>>,
    asker: Asker,
    headers: HeaderMap,
    Body(Name { name }): Body<Name>,
) -> Result<Response, Fault> {
    app.limits.arrivals.pass(asker.ip).await?;
    let admitted = app.people.enrol(&name, &device_of(&headers)).await?;
    Ok(admit(&app, admitted))
}

/// Take another name.
#[utoipa::path(put, path = "/api/me", request_body = Name,
    responses((status = 200, body = Person), (status = 400, body = FaultBody), (status = 401, body = FaultBody)))]
pub(super) async fn rename(
    State(app): State<Arc<App>>,
    asker: Asker,
    Body(Name { name }): Body<Name>,
) -> Result<Json<Person>, Fault> {
    let person = asker.known()?;
    let name = app.people.rename(&person.id, &name).await?;
    Ok(Json(Person { name, ..person.clone() }))
}

/// Come back to an account.
#[utoipa::path(post, path = "/api/login", request_body = Credentials,
    responses((status = 200, body = Person), (status = 400, body = FaultBody), (status = 403, body = FaultBody), (status = 429, body = FaultBody)))]
pub(super) async fn log_in(
    State(app): State<Arc<App>>,
    asker: Asker,
    headers: HeaderMap,
    Body(asked): Body<Credentials>,
) -> Result<Response, Fault> {
    app.limits.arrivals.pass(asker.ip).await?;
    let login = asked.login.trim().to_lowercase().chars().take(40).collect();
    app.limits.guesses.pass((asker.ip, login)).await?;
    let admitted = app.people.log_in(&asked.login, &asked.password, &device_of(&headers)).await?;
    Ok(admit(&app, admitted))
}

/// Leave: this device's cookie becomes worthless.
#[utoipa::path(post, path = "/api/logout", responses((status = 204), (status = 401, body = FaultBody)))]
pub(super) async fn log_out(State(app): State<Arc<App>>, asker: Asker) -> Result<Response, Fault> {
    let person = asker.known()?;
    app.people.log_out(&person.id, asker.pass.ok_or(Fault::Nobody)?).await?;
    let cookie = app.new_cookie(COOKIE, String::new()).http_only(true).max_age(cookie::time::Duration::ZERO);
    Ok((axum::http::StatusCode::NO_CONTENT, [(SET_COOKIE, cookie.to_string())]).into_response())
}

pub(super) fn admit(app: &App, admitted: Admitted) -> Response {
    // No script can read it.
    let cookie = app.new_cookie(COOKIE, admitted.cookie).http_only(true);
    ([(SET_COOKIE, cookie.to_string())], Json(admitted.person)).into_response()
}

/// The tables that wait for me.
#[utoipa::path(get, path = "/api/me/turns", responses((status = 200, body = Vec<TableId>), (status = 401, body = FaultBody)))]
pub(super) async fn turns(State(app): State<Arc<App>>, asker: Asker) -> Result<Json<Vec<TableId>>, Fault> {
    Ok(Json(app.store.turns_of(&asker.known()?.id).await?))
}

/// My tables: those that are not over first, then the last one changed.
#[utoipa::path(get, path = "/api/me/tables", responses((status = 200, body = Vec<Listed>), (status = 401, body = FaultBody)))]
pub(super) async fn my_tables(State(app): State<Arc<App>>, asker: Asker) -> Result<Json<Vec<Listed>>, Fault> {
    Ok(Json(app.store.tables_of(&asker.known()?.id, LISTED).await?))
}

/// How many people one can mute.
const MOST_MUTED: usize = 1000;

/// Somebody to be heard or not.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct MuteAsked {
    /// Who.
    #[schema(min_length = 12, max_length = 12)]
    person: String,
    /// Whether they are not to be heard.
    muted: bool,
}

/// Whom I do not want to hear.
#[utoipa::path(get, path = "/api/me/muted", responses((status = 200, body = Vec<PersonId>), (status = 401, body = FaultBody)))]
pub(super) async fn muted(State(app): State<Arc<App>>, asker: Asker) -> Result<Json<Vec<PersonId>>, Fault> {
    Ok(Json(app.store.muted_by(&asker.known()?.id).await?))
}

/// Mute somebody at every table and on every device of mine, or hear them again. They are not told.
#[utoipa::path(post, path = "/api/me/muted", request_body = MuteAsked,
    responses((status = 200, body = Vec<PersonId>), (status = 400, body = FaultBody), (status = 401, body = FaultBody)))]
pub(super) async fn mute(
    State(app): State<Arc<App>>,
    asker: Asker,
    Body(asked): Body<MuteAsked>,
) -> Result<Json<Vec<PersonId>>, Fault> {
    let me = asker.known()?;
    let other = PersonId::parse(&asked.person).ok_or_else(|| Fault::asked("fault-person", Facts::none()))?;
    app.limits.writes.pass(asker.pass.unwrap_or_default()).await?;
    // Two requests at once may pass the bound by one: it only keeps the list from growing without end.
    let known = app.store.muted_by(&me.id).await?;
    if asked.muted && known.len() >= MOST_MUTED && !known.contains(&other) {
        return Err(Fault::asked("fault-mute-many", facts![most = MOST_MUTED]));
    }
    app.store.mute(&me.id, &other, asked.muted).await?;
    Ok(Json(app.store.muted_by(&me.id).await?))
}

/// My results, game by game, from the last hundred tables.
#[utoipa::path(get, path = "/api/me/statistics",
    responses((status = 200, body = BTreeMap<String, Tally>), (status = 401, body = FaultBody)))]
pub(super) async fn statistics(
    State(app): State<Arc<App>>,
    asker: Asker,
) -> Result<Json<BTreeMap<String, Tally>>, Fault> {
    let person = asker.known()?;
    let tables = app.store.tables_of(&person.id, LISTED).await?;
    Ok(Json(tally(person, &tables)))
}
