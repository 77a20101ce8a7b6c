//! The API: everything the pages do, as JSON, described by the document at `/api`.

mod books;
mod help;
mod me;
mod play;
mod replay;
mod tables;

use crate::app::App;
use crate::metrics::METRICS;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::get;
use axum::{Json, Router};
pub(crate) use books::{GameCard, game_card};
pub(crate) use me::tally;
pub(crate) use replay::moment;
use std::sync::Arc;
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

/// The routes, with what describes them.
fn described() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(me::me, me::arrive, me::rename))
        .routes(routes!(me::keep))
        .routes(routes!(me::log_in))
        .routes(routes!(me::log_out))
        .routes(routes!(me::turns))
        .routes(routes!(me::my_tables))
        .routes(routes!(me::statistics))
        .routes(routes!(tables::open_tables, tables::open_table))
        .routes(routes!(tables::table))
        .routes(routes!(tables::stream))
        .routes(routes!(tables::invitations))
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
        .routes(routes!(play::spectators))
        .routes(routes!(play::again))
        .routes(routes!(help::why))
        .routes(routes!(replay::replay))
        .routes(routes!(replay::record))
        .routes(routes!(replay::verify))
        .routes(routes!(books::games))
        .routes(routes!(books::book))
}

/// The routes of the API, and of those who look after the server.
pub(crate) fn router() -> Router<Arc<App>> {
    let (router, document) = described().split_for_parts();
    let document = Arc::new(document);
    router
        .route("/api", get(move || std::future::ready(Json(document.as_ref().clone()))))
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
}

/// The OpenAPI document, as JSON.
pub fn document() -> String {
    described().split_for_parts().1.to_pretty_json().unwrap_or_default()
}

/// Good when the store can write.
async fn health(State(app): State<Arc<App>>) -> Result<&'static str, crate::Fault> {
    app.store.check().await?;
    Ok("ok\n")
}

async fn metrics() -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], METRICS.text())
}
