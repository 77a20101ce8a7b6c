//! Comparing two ways a game could go on.

use crate::Fault;
use crate::app::{App, Asker, AtTable, Body, bad_query};
use crate::compare::{self, ComparisonsShown, OptionsShown, WayAsked};
use crate::fault::FaultBody;
use axum::Json;
use axum::extract::{Query, State};
use axum::http::Uri;
use serde::Deserialize;
use std::sync::Arc;
use utoipa::{IntoParams, ToSchema};

/// Which two ways are to be compared.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ComparisonAsked {
    /// The first way.
    one: WayAsked,
    /// The second way.
    other: WayAsked,
    /// Whether it is to be ended instead; what was found is kept.
    #[serde(default)]
    stop: bool,
}

/// Which moment.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct MomentOfOptions {
    /// After so many entries of the record.
    n: u32,
}

/// What was compared at a table, with 95 % intervals. Of a running game only whoever plays it alone against bots is told.
#[utoipa::path(get, path = "/api/tables/{id}/comparisons", params(("id" = String, Path)),
    responses((status = 200, body = ComparisonsShown), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn comparisons(
    State(app): State<Arc<App>>,
    asker: Asker,
    AtTable(id): AtTable,
) -> Result<Json<ComparisonsShown>, Fault> {
    compare::shown(&app, &asker, &id).await.map(Json)
}

/// Let bots play two ways to the end, 200 games each, in pairs with the same luck. A decision is compared from what its seat
/// knew. They do it in turn with everything else that they think about; what they find is kept with the table. One that is done
/// or under way already is not begun again, and one that was left is taken up.
#[utoipa::path(post, path = "/api/tables/{id}/comparisons", params(("id" = String, Path)), request_body = ComparisonAsked,
    responses((status = 200, body = ComparisonsShown), (status = 400, body = FaultBody), (status = 401, body = FaultBody),
        (status = 403, body = FaultBody), (status = 404, body = FaultBody), (status = 422, body = FaultBody),
        (status = 429, body = FaultBody)))]
pub(super) async fn compare(
    State(app): State<Arc<App>>,
    asker: Asker,
    AtTable(id): AtTable,
    Body(ComparisonAsked { one, other, stop }): Body<ComparisonAsked>,
) -> Result<Json<ComparisonsShown>, Fault> {
    compare::compare(&app, &asker, &id, (one, other, stop)).await.map(Json)
}

/// What could be decided at a moment of a finished game, or of one that I play alone against bots.
#[utoipa::path(get, path = "/api/tables/{id}/options", params(("id" = String, Path), MomentOfOptions),
    responses((status = 200, body = OptionsShown), (status = 400, body = FaultBody), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn options(
    State(app): State<Arc<App>>,
    asker: Asker,
    AtTable(id): AtTable,
    uri: Uri,
) -> Result<Json<OptionsShown>, Fault> {
    let Query(wanted) = Query::<MomentOfOptions>::try_from_uri(&uri).map_err(bad_query)?;
    compare::options(&app, &asker, &id, wanted.n).await.map(Json)
}
