//! Looking back at finished games: what decided them.

use crate::Fault;
use crate::analyses::{self, Analysis};
use crate::app::{App, Asker, AtTable, Body, bad_query};
use crate::bot::Thoroughness;
use crate::fault::FaultBody;
use axum::Json;
use axum::extract::{Query, State};
use axum::http::Uri;
use serde::Deserialize;
use std::sync::Arc;
use utoipa::{IntoParams, ToSchema};

/// How thorough an analysis is that a server makes: a deep one is for one's own machine.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum Effort {
    /// A first look.
    Quick,
    /// What the page shows.
    #[default]
    Standard,
}

impl Effort {
    const fn thoroughness(self) -> Thoroughness {
        match self {
            Effort::Quick => Thoroughness::Quick,
            Effort::Standard => Thoroughness::Standard,
        }
    }
}

/// Which analysis.
#[derive(Default, Deserialize, ToSchema, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct AnalysisAsked {
    /// How thorough.
    #[serde(default)]
    effort: Effort,
}

/// What decided a finished game: every seat's chances after each entry, what each decision gave away by what its seat knew,
/// and what was luck. Until everything is looked at it says how far the analysis has come.
#[utoipa::path(get, path = "/api/tables/{id}/analysis", params(("id" = String, Path), AnalysisAsked),
    responses((status = 200, body = Analysis), (status = 400, body = FaultBody), (status = 403, body = FaultBody), (status = 404, body = FaultBody),
        (status = 429, body = FaultBody)))]
pub(super) async fn analysis(
    State(app): State<Arc<App>>,
    asker: Asker,
    AtTable(id): AtTable,
    uri: Uri,
) -> Result<Json<Analysis>, Fault> {
    let Query(asked) = Query::<AnalysisAsked>::try_from_uri(&uri).map_err(bad_query)?;
    analyses::shown(&app, &asker, &id, asked.effort.thoroughness()).await.map(Json)
}

/// Let a finished game be analysed. Bots do it in turn with everything else that they think about; what they find is kept with
/// the table. One that is done or under way already is not begun again, and one that was left is taken up.
#[utoipa::path(post, path = "/api/tables/{id}/analysis", params(("id" = String, Path)), request_body = AnalysisAsked,
    responses((status = 200, body = Analysis), (status = 400, body = FaultBody), (status = 401, body = FaultBody),
        (status = 403, body = FaultBody), (status = 404, body = FaultBody), (status = 429, body = FaultBody)))]
pub(super) async fn analyse(
    State(app): State<Arc<App>>,
    asker: Asker,
    AtTable(id): AtTable,
    Body(asked): Body<AnalysisAsked>,
) -> Result<Json<Analysis>, Fault> {
    analyses::begin(&app, &asker, &id, asked.effort.thoroughness()).await.map(Json)
}
