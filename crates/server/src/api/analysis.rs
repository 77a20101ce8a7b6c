//! Looking back at finished games: what decided them, and how they might have gone on.

use crate::Fault;
use crate::analyses::{self, Analysis};
use crate::app::{App, Asker, AtTable, Body, bad_query};
use crate::bot::Thoroughness;
use crate::fault::FaultBody;
use crate::tables::{ChairWish, check_chairs};
use crate::what_if;
use ::table::TableId;
use axum::Json;
use axum::extract::{Query, State};
use axum::http::Uri;
use serde::{Deserialize, Serialize};
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
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct AnalysisWanted {
    /// How thorough.
    #[serde(default)]
    effort: Effort,
}

/// Which analysis is to be made.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct AnalysisAsked {
    /// How thorough.
    #[serde(default)]
    effort: Effort,
}

/// What decided a finished game: every seat's chances after each entry, what each decision gave away by what its seat knew,
/// and what was luck. Until everything is looked at it says how far the analysis has come.
#[utoipa::path(get, path = "/api/tables/{id}/analysis", params(("id" = String, Path), AnalysisWanted),
    responses((status = 200, body = Analysis), (status = 400, body = FaultBody), (status = 403, body = FaultBody), (status = 404, body = FaultBody),
        (status = 429, body = FaultBody)))]
pub(super) async fn analysis(
    State(app): State<Arc<App>>,
    asker: Asker,
    AtTable(id): AtTable,
    uri: Uri,
) -> Result<Json<Analysis>, Fault> {
    let Query(wanted) = Query::<AnalysisWanted>::try_from_uri(&uri).map_err(bad_query)?;
    analyses::shown(&app, &asker, &id, wanted.effort.thoroughness()).await.map(Json)
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

/// From where to play on, and with whom.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct WhatIfAsked {
    /// After this many entries of the record.
    n: u32,
    /// Whom each chair is meant for, by the chairs of the finished table. Nobody can be found in the lobby for such a game.
    chairs: Vec<ChairWish>,
}

/// The table that was opened.
#[derive(Serialize, ToSchema)]
pub(super) struct WhatIf {
    /// Its name.
    id: TableId,
}

/// Play on from a moment of a finished game, at a new table that says where it came from. What comes before that moment
/// cannot be proved there, and it changes nobody's rating.
#[utoipa::path(post, path = "/api/tables/{id}/what-if", params(("id" = String, Path)), request_body = WhatIfAsked,
    responses((status = 200, body = WhatIf), (status = 400, body = FaultBody), (status = 401, body = FaultBody),
        (status = 403, body = FaultBody), (status = 404, body = FaultBody), (status = 429, body = FaultBody)))]
pub(super) async fn what_if(
    State(app): State<Arc<App>>,
    asker: Asker,
    AtTable(id): AtTable,
    Body(WhatIfAsked { n, chairs }): Body<WhatIfAsked>,
) -> Result<Json<WhatIf>, Fault> {
    asker.known()?;
    app.limits.opening(&asker).await?;
    let beginning = what_if::beginning(&app, &asker, &id, n).await?;
    check_chairs(&chairs, beginning.plan.table.seats)?;
    let id = what_if::open(&app, &asker, beginning, &chairs).await?;
    Ok(Json(WhatIf { id }))
}
