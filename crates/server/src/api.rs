//! The API: everything the pages do, as JSON, described by the document at `/api`.

mod account;
mod analysis;
mod books;
mod club;
mod compare;
mod duplicates;
mod editions;
mod help;
mod me;
mod meet;
mod notices;
mod pictures;
mod play;
mod replay;
mod tables;
mod tournaments;
mod vacation;

pub(crate) use club::{GamesWanted, people_known, place_of};
pub(crate) use notices::{NoticesShown, shown as notices_shown};
pub(crate) use pictures::{curve_png, curve_svg};
pub(crate) use vacation::{VacationShown, shown as vacation_shown};

use crate::app::{App, Asker};
use crate::metrics::METRICS;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

#[derive(OpenApi)]
#[openapi(info(
    title = "Caldera",
    description = "Tables for five board games. Writes carry the cookie that `POST /api/me` gives. Faults come as \
                   `{error, text, rule?, state?}`.",
    license(name = "MIT OR Apache-2.0")
))]
struct Document;

/// What is read, with what describes it.
fn reading() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(me::me, me::arrive, me::rename))
        .routes(routes!(account::keep))
        .routes(routes!(account::sessions, account::end_sessions))
        .routes(routes!(account::recover))
        .routes(routes!(account::export))
        .routes(routes!(account::erase))
        .routes(routes!(account::blocked, account::block))
        .routes(routes!(account::report))
        .routes(routes!(notices::notices, notices::choose))
        .routes(routes!(notices::give_mail))
        .routes(routes!(notices::confirm))
        .routes(routes!(notices::recover_by_mail))
        .routes(routes!(notices::subscribe))
        .routes(routes!(notices::unsubscribe))
        .routes(routes!(vacation::vacation, vacation::go))
        .routes(routes!(me::log_in))
        .routes(routes!(me::log_out))
        .routes(routes!(me::turns))
        .routes(routes!(me::muted, me::mute))
        .routes(routes!(me::my_tables))
        .routes(routes!(me::statistics))
        .routes(routes!(club::person))
        .routes(routes!(club::games_of))
        .routes(routes!(club::games_json))
        .routes(routes!(club::games_csv))
        .routes(routes!(club::curve))
        .routes(routes!(club::best))
        .routes(routes!(club::table_ratings))
        .routes(routes!(club::profile, club::show))
        .routes(routes!(club::friends, club::follow))
        .routes(routes!(tournaments::list, tournaments::open))
        .routes(routes!(tournaments::tournament))
        .routes(routes!(tournaments::register))
        .routes(routes!(tournaments::withdraw))
        .routes(routes!(tournaments::check_in))
        .routes(routes!(tournaments::call))
        .routes(routes!(tournaments::begin))
        .routes(routes!(tournaments::cancel))
        .routes(routes!(tournaments::rule_table))
        .routes(routes!(duplicates::duplicates, duplicates::open_duplicate))
        .routes(routes!(duplicates::duplicate))
        .routes(routes!(duplicates::enter_duplicate))
        .routes(routes!(tables::open_tables, tables::open_table))
        .routes(routes!(meet::meet))
        .routes(routes!(tables::table))
        .routes(routes!(tables::invitations))
        .routes(routes!(help::why))
        .routes(routes!(help::preview))
        .routes(routes!(help::hint))
        .routes(routes!(replay::replay))
        .routes(routes!(replay::story))
        .routes(routes!(replay::record))
        .routes(routes!(replay::verify))
        .routes(routes!(books::games))
        .routes(routes!(books::book))
        .routes(routes!(books::rule))
        .routes(routes!(books::examples))
        .routes(routes!(editions::editions))
        .routes(routes!(editions::edition))
        .routes(routes!(editions::check))
        .routes(routes!(editions::of_table))
        .merge(looking_back())
}

/// What can be found of a game that was played.
fn looking_back() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(analysis::analysis, analysis::analyse))
        .routes(routes!(analysis::own_decisions))
        .routes(routes!(compare::comparisons, compare::compare))
        .routes(routes!(compare::options))
        .routes(routes!(analysis::variations, analysis::name_variation))
        .routes(routes!(pictures::board))
        .routes(routes!(pictures::curve_svg))
}

/// What happens at tables: short answers, and streams.
fn playing() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(tables::lobby))
        .routes(routes!(tables::stream))
        .routes(routes!(play::act))
        .routes(routes!(play::undo))
        .routes(routes!(play::ask_back))
        .routes(routes!(play::answer_back))
        .routes(routes!(play::say))
        .routes(routes!(play::sit))
        .routes(routes!(play::leave))
        .routes(routes!(play::come_back))
        .routes(routes!(play::start))
        .routes(routes!(play::share))
        .routes(routes!(play::resign))
        .routes(routes!(play::late))
        .routes(routes!(play::ready))
        .routes(routes!(play::decline))
        .routes(routes!(play::nudge))
        .routes(routes!(play::still_here))
        .routes(routes!(play::rename_here))
        .routes(routes!(tables::streams))
        .routes(routes!(play::spectators))
        .routes(routes!(play::talk))
        .routes(routes!(play::remove))
        .routes(routes!(play::again))
        .routes(routes!(analysis::what_if))
        .routes(routes!(pictures::curve_png))
}

/// The routes of the API whose answers may be compressed, and those for the operator of the server.
pub(crate) fn reading_router() -> Router<Arc<App>> {
    let document = Arc::new(reading().merge(playing()).split_for_parts().1);
    let (router, _) = reading().split_for_parts();
    router
        .route("/api", get(move || std::future::ready(Json(document.as_ref().clone()))))
        .route("/healthz", get(alive))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics))
}

/// The routes of the API whose answers are too short to compress, or never end.
pub(crate) fn playing_router() -> Router<Arc<App>> {
    playing().split_for_parts().0
}

/// Good as long as the program answers at all: whoever restarts programs asks this. A database that is away does not come
/// back by a restart.
async fn alive() -> &'static str {
    "ok\n"
}

/// Good when the server takes visitors: it is not about to end, and its store is whole and can write. Which tables are damaged is told only to whoever asks from this machine:
/// the name of a table is all one needs to watch it.
async fn ready(State(app): State<Arc<App>>, asker: Asker) -> Result<Response, crate::Fault> {
    if app.leaving.load(Relaxed) {
        return Ok((StatusCode::SERVICE_UNAVAILABLE, "leaving\n").into_response());
    }
    if let Some(damage) = app.store.damage() {
        let mut told = format!("damaged\ntables: {}\n", damage.tables.len());
        if asker.ip.is_loopback() {
            told = format!("damaged: {}\ntables: {}\n", damage.found, damage.tables.join(" "));
        }
        return Ok((StatusCode::SERVICE_UNAVAILABLE, told).into_response());
    }
    app.store.check().await?;
    Ok("ok\n".into_response())
}

async fn metrics() -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], METRICS.text())
}
