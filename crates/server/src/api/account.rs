//! My account: login and password, sessions, recovery, my data, blocks and reports.

use super::me::admit;
use crate::Fault;
use crate::accounts::{Change, device};
use crate::app::{App, Asker, Body};
use crate::fault::FaultBody;
use crate::people::COOKIE;
use crate::person::Person;
use crate::store::{Listed, Report, Reported};
use crate::token::{PersonId, TableId};
use crate::words::label;
use ::table::{Millis, RemarkKind, Room};
use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, SET_COOKIE, USER_AGENT};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use kernel::{Audience, Facts, facts};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// How many people one can block.
const MOST_BLOCKED: usize = 1000;
/// The longest reason of a report.
const LONGEST_REASON: usize = 500;

/// The device that asks.
pub(super) fn device_of(headers: &HeaderMap) -> String {
    device(headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default())
}

/// A login and a password for my account.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct AccountAsked {
    /// Letters, digits and `.-_@`; 3 to 40.
    #[schema(min_length = 3, max_length = 40)]
    login: String,
    /// 8 to 200 letters.
    #[schema(min_length = 8, max_length = 200)]
    password: String,
    /// The present password, where there is one.
    #[serde(default)]
    current: Option<String>,
}

/// Keep this guest as an account, or change its login and password. The answer sets a new cookie; every other device
/// must log in again.
#[utoipa::path(post, path = "/api/account", request_body = AccountAsked,
    responses((status = 200, body = Person), (status = 400, body = FaultBody), (status = 401, body = FaultBody),
        (status = 403, body = FaultBody), (status = 429, body = FaultBody)))]
pub(super) async fn keep(
    State(app): State<Arc<App>>,
    asker: Asker,
    headers: HeaderMap,
    Body(asked): Body<AccountAsked>,
) -> Result<Response, Fault> {
    let person = asker.known()?;
    app.limits.arrivals.pass(asker.ip).await?;
    guess(&app, &asker, person).await?;
    let change = Change { login: &asked.login, password: &asked.password, current: asked.current.as_deref() };
    Ok(admit(&app, app.people.keep(person, change, &device_of(&headers)).await?))
}

/// Counts a guess at the password of somebody's own account.
pub(super) async fn guess(app: &App, asker: &Asker, person: &Person) -> Result<(), Fault> {
    match &person.login {
        Some(login) => app.limits.guesses.pass((asker.ip, login.clone())).await,
        None => Ok(()),
    }
}

/// One device that is logged in.
#[derive(Serialize, ToSchema)]
pub(super) struct SessionShown {
    /// Its name, to end it by.
    name: String,
    /// What kind of device, as far as it says.
    device: String,
    /// Since when, in milliseconds since 1970.
    created: Millis,
    /// When it was last seen, roughly.
    used: Option<Millis>,
    /// Whether it is the one that asks.
    present: bool,
}

/// The devices that are logged in as me.
#[utoipa::path(get, path = "/api/me/sessions",
    responses((status = 200, body = Vec<SessionShown>), (status = 401, body = FaultBody)))]
pub(super) async fn sessions(State(app): State<Arc<App>>, asker: Asker) -> Result<Json<Vec<SessionShown>>, Fault> {
    let found = app.store.sessions_of(&asker.known()?.id).await?;
    let shown = found.into_iter().map(|session| SessionShown {
        name: session.name(),
        present: Some(session.pass) == asker.pass,
        device: session.device.unwrap_or_else(|| "–".to_owned()),
        created: session.created,
        used: session.used,
    });
    Ok(Json(shown.collect()))
}

/// Sessions to be ended.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct EndAsked {
    /// Which; otherwise all but the present one.
    #[serde(default)]
    name: Option<String>,
}

/// End one of my sessions, or all but this one. Their streams end at once.
#[utoipa::path(post, path = "/api/me/sessions", request_body = EndAsked,
    responses((status = 200, body = Vec<SessionShown>), (status = 400, body = FaultBody), (status = 401, body = FaultBody)))]
pub(super) async fn end_sessions(
    State(app): State<Arc<App>>,
    asker: Asker,
    Body(asked): Body<EndAsked>,
) -> Result<Json<Vec<SessionShown>>, Fault> {
    let me = asker.known()?.id.clone();
    app.people.end_sessions(&me, asker.pass.ok_or(Fault::Nobody)?, asked.name.as_deref()).await?;
    sessions(State(app), asker).await
}

/// A link from the operator, and a new password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RecoveryAsked {
    /// What the link says.
    link: String,
    /// 8 to 200 letters.
    #[schema(min_length = 8, max_length = 200)]
    password: String,
}

/// Get an account back by a link from whoever runs this server. The link works once.
#[utoipa::path(post, path = "/api/recover", request_body = RecoveryAsked,
    responses((status = 200, body = Person), (status = 400, body = FaultBody), (status = 429, body = FaultBody)))]
pub(super) async fn recover(
    State(app): State<Arc<App>>,
    asker: Asker,
    headers: HeaderMap,
    Body(asked): Body<RecoveryAsked>,
) -> Result<Response, Fault> {
    app.limits.arrivals.pass(asker.ip).await?;
    Ok(admit(&app, app.people.recover(&asked.link, &asked.password, &device_of(&headers)).await?))
}

/// Everything that is kept about me.
#[derive(Serialize, ToSchema)]
pub(super) struct Export {
    /// Who I am.
    person: Person,
    /// The devices that are logged in.
    sessions: Vec<SessionShown>,
    /// Whom I do not want to hear.
    muted: Vec<PersonId>,
    /// Whom I do not want at my tables.
    blocked: Vec<PersonId>,
    /// How I am told of what happens while I am away.
    notices: super::NoticesShown,
    /// My tables; their records can be had at `/api/tables/{id}/record`.
    tables: Vec<Listed>,
    /// What I said: when, and what.
    said: Vec<(Millis, String)>,
    /// What I called the tables that I opened from moments of other games.
    variations: Vec<(TableId, String)>,
}

/// Everything that is kept about me, in one file.
#[utoipa::path(get, path = "/api/me/export", responses((status = 200, body = Export), (status = 401, body = FaultBody)))]
pub(super) async fn export(State(app): State<Arc<App>>, asker: Asker) -> Result<Response, Fault> {
    let person = asker.known()?.clone();
    app.limits.writes.pass(asker.pass.unwrap_or_default()).await?;
    let notices = super::notices_shown(&app, &asker).await?;
    let Json(sessions) = sessions(State(Arc::clone(&app)), asker).await?;
    let export = Export {
        sessions,
        notices,
        muted: app.store.muted_by(&person.id).await?,
        blocked: app.store.blocked_by(&person.id).await?,
        tables: app.store.tables_of(&person.id, 100_000).await?,
        said: app.store.said_by(&person.id).await?,
        variations: app.keeper.club.variations_named(person.id.clone()).await?,
        person,
    };
    let name = [(CONTENT_DISPOSITION, "attachment; filename=\"caldera.json\"")];
    Ok((name, Json(export)).into_response())
}

/// To be deleted.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ErasureAsked {
    /// The password, where there is one.
    #[serde(default)]
    password: Option<String>,
}

/// Delete me: my name goes from every table, what I said is blanked, login and devices are forgotten. Records of games stay.
#[utoipa::path(post, path = "/api/me/erasure", request_body = ErasureAsked,
    responses((status = 204), (status = 400, body = FaultBody), (status = 401, body = FaultBody), (status = 403, body = FaultBody)))]
pub(super) async fn erase(
    State(app): State<Arc<App>>,
    asker: Asker,
    Body(asked): Body<ErasureAsked>,
) -> Result<Response, Fault> {
    let me = asker.known()?;
    guess(&app, &asker, me).await?;
    app.people.check_current(&me.id, asked.password.as_deref()).await?;
    for table in app.people.erase(&me.id, label(asker.lang, "former-player")).await? {
        app.tables.read_again(&table).await;
    }
    let cookie = app.new_cookie(COOKIE, String::new()).http_only(true).max_age(cookie::time::Duration::ZERO);
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, cookie.to_string())]).into_response())
}

/// Somebody to be kept away, or not any more.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct BlockAsked {
    /// Who.
    #[schema(min_length = 12, max_length = 12)]
    person: String,
    /// Whether they are to be kept away.
    blocked: bool,
}

/// Whom I do not want at my tables.
#[utoipa::path(get, path = "/api/me/blocked", responses((status = 200, body = Vec<PersonId>), (status = 401, body = FaultBody)))]
pub(super) async fn blocked(State(app): State<Arc<App>>, asker: Asker) -> Result<Json<Vec<PersonId>>, Fault> {
    Ok(Json(app.store.blocked_by(&asker.known()?.id).await?))
}

/// Keep somebody away from the tables that I open: they can neither sit down nor speak there. They are not told who did it.
#[utoipa::path(post, path = "/api/me/blocked", request_body = BlockAsked,
    responses((status = 200, body = Vec<PersonId>), (status = 400, body = FaultBody), (status = 401, body = FaultBody)))]
pub(super) async fn block(
    State(app): State<Arc<App>>,
    asker: Asker,
    Body(asked): Body<BlockAsked>,
) -> Result<Json<Vec<PersonId>>, Fault> {
    let me = asker.known()?;
    let other = PersonId::parse(&asked.person).ok_or_else(|| Fault::asked("fault-person", Facts::none()))?;
    app.limits.writes.pass(asker.pass.unwrap_or_default()).await?;
    let known = app.store.blocked_by(&me.id).await?;
    if asked.blocked && known.len() >= MOST_BLOCKED && !known.contains(&other) {
        return Err(Fault::asked("fault-mute-many", facts![most = MOST_BLOCKED]));
    }
    app.store.block(&me.id, &other, asked.blocked).await?;
    Ok(Json(app.store.blocked_by(&me.id).await?))
}

/// Something that the operator should know.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ReportAsked {
    /// About whom.
    #[schema(min_length = 12, max_length = 12)]
    person: String,
    /// At which table.
    #[serde(default)]
    table: Option<String>,
    /// Which line of its log, if it is about something that was said.
    #[serde(default)]
    line: Option<u32>,
    /// What is wrong, in 1 to 500 letters.
    #[schema(min_length = 1, max_length = 500)]
    reason: String,
}

/// Report a person, or something that was said, to whoever runs this server.
#[utoipa::path(post, path = "/api/reports", request_body = ReportAsked,
    responses((status = 204), (status = 400, body = FaultBody), (status = 401, body = FaultBody),
        (status = 403, body = FaultBody), (status = 404, body = FaultBody), (status = 429, body = FaultBody)))]
pub(super) async fn report(
    State(app): State<Arc<App>>,
    asker: Asker,
    Body(asked): Body<ReportAsked>,
) -> Result<StatusCode, Fault> {
    let me = asker.known()?;
    let wrong = || Fault::asked("fault-report", facts![most = LONGEST_REASON]);
    let about = PersonId::parse(&asked.person).ok_or_else(|| Fault::asked("fault-person", Facts::none()))?;
    let reason = asked.reason.trim().to_owned();
    if reason.is_empty() || reason.chars().count() > LONGEST_REASON {
        return Err(wrong());
    }
    app.limits.reports.pass(me.id.clone()).await?;
    let table = asked.table.as_deref().map(|id| TableId::parse(id).ok_or(Fault::Missing)).transpose()?;
    let mut said = None;
    if let (Some(table), Some(line)) = (&table, asked.line) {
        let (viewer, whose) = (asker.viewer(None, crate::tables::Form::Data), about.clone());
        let found = app.tables.look(table, move |room: &Room, _| {
            viewer.rendering(room)?;
            let since = room.told_since(line.saturating_sub(1), Audience::Spectator);
            let said = since.into_iter().filter(|remark| remark.seq == line).find_map(|remark| match remark.kind {
                RemarkKind::Said { person, text, .. } if *person == whose => Some(text.to_owned()),
                RemarkKind::Said { .. }
                | RemarkKind::Event { .. }
                | RemarkKind::TookBack { .. }
                | RemarkKind::AboutTable { .. } => None,
            });
            Ok::<_, Fault>(said)
        });
        said = found.await??;
        if said.is_none() {
            return Err(Fault::asked("fault-report-line", Facts::none()));
        }
    }
    let by = me.id.clone();
    let about = Reported::Person(about);
    app.store.report(Report { at: app.people.now(), by, about, table, seq: asked.line, said, reason }).await?;
    Ok(StatusCode::NO_CONTENT)
}
