//! Pictures of finished games, to be shown elsewhere: the board at a moment, and how the chances went.

use super::analysis::Effort;
use crate::Fault;
use crate::analyses::Curve;
use crate::app::{App, Asker, AtTable, bad_query};
use crate::drawing::{Theme, standalone};
use crate::fault::FaultBody;
use crate::guard::PICTURE_POLICY;
use crate::replay::{Eyes, Gaze, moment};
use axum::extract::{Query, State};
use axum::http::Uri;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::{IntoParams, ToSchema};

/// A browser may keep these for so long: names and what may be seen change rarely, but they do.
const KEPT: &str = "private, max-age=60";

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum Colours {
    /// For paper and daylight.
    #[default]
    Light,
    /// For the night.
    Dark,
}

/// Which board.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct BoardWanted {
    /// After this many entries; otherwise the last moment.
    n: Option<u32>,
    /// The seat to look from; before the end only one's own.
    seat: Option<u8>,
    /// Not from a seat: as spectators see it. Open eyes see no other board.
    #[param(inline)]
    eyes: Option<Eyes>,
    /// Light or dark.
    #[serde(default)]
    #[param(inline)]
    colours: Colours,
}

/// The board of a game at a moment, as somebody knew it: a drawing that stands alone.
#[utoipa::path(get, path = "/api/tables/{id}/board.svg", params(("id" = String, Path), BoardWanted),
    responses((status = 200, content_type = "image/svg+xml", body = String), (status = 400, body = FaultBody),
        (status = 403, body = FaultBody), (status = 404, body = FaultBody), (status = 429, body = FaultBody)))]
pub(super) async fn board(
    State(app): State<Arc<App>>,
    asker: Asker,
    AtTable(id): AtTable,
    uri: Uri,
) -> Result<Response, Fault> {
    let Query(wanted) = Query::<BoardWanted>::try_from_uri(&uri).map_err(bad_query)?;
    let gaze = Gaze { seat: wanted.seat, eyes: wanted.eyes };
    let moment = moment(&app, &asker, &id, wanted.n, gaze).await?;
    let theme = match wanted.colours {
        Colours::Light => Theme::Light,
        Colours::Dark => Theme::Dark,
    };
    Ok(picture("image/svg+xml", standalone(&moment.drawn.board, theme)))
}

/// Which analysis.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct CurveWanted {
    /// How thorough; otherwise the most thorough that is done.
    effort: Option<Effort>,
}

/// How everybody's chances went in a game that was analysed, as a drawing. It is missing until the analysis is done.
#[utoipa::path(get, path = "/api/tables/{id}/curve.svg", params(("id" = String, Path), CurveWanted),
    responses((status = 200, content_type = "image/svg+xml", body = String), (status = 400, body = FaultBody),
        (status = 403, body = FaultBody), (status = 404, body = FaultBody), (status = 429, body = FaultBody)))]
pub(crate) async fn curve_svg(
    State(app): State<Arc<App>>,
    asker: Asker,
    AtTable(id): AtTable,
    uri: Uri,
) -> Result<Response, Fault> {
    let Query(wanted) = Query::<CurveWanted>::try_from_uri(&uri).map_err(bad_query)?;
    let curve = Curve::of(&app, &asker, &id, wanted.effort.map(Effort::thoroughness)).await?;
    let drawn = app.tables.answer(&asker.claim(Some(&id)), move || curve.svg()).await??;
    Ok(picture("image/svg+xml", drawn))
}

/// The same as a picture of 1200 by 630 with the game's name and who played, as link previews show it.
#[utoipa::path(get, path = "/api/tables/{id}/curve.png", params(("id" = String, Path), CurveWanted),
    responses((status = 200, content_type = "image/png", body = Vec<u8>), (status = 400, body = FaultBody),
        (status = 403, body = FaultBody), (status = 404, body = FaultBody), (status = 429, body = FaultBody)))]
pub(crate) async fn curve_png(
    State(app): State<Arc<App>>,
    asker: Asker,
    AtTable(id): AtTable,
    uri: Uri,
) -> Result<Response, Fault> {
    let Query(wanted) = Query::<CurveWanted>::try_from_uri(&uri).map_err(bad_query)?;
    let curve = Curve::of(&app, &asker, &id, wanted.effort.map(Effort::thoroughness)).await?;
    let painted = app.tables.paint(&asker.claim(Some(&id)), move || curve.png()).await??;
    Ok(picture("image/png", painted))
}

fn picture(kind: &'static str, drawn: impl IntoResponse) -> Response {
    let headers = [(CONTENT_TYPE, kind), (CACHE_CONTROL, KEPT), (CONTENT_SECURITY_POLICY, PICTURE_POLICY)];
    (headers, drawn).into_response()
}
