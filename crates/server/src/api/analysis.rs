//! Looking back at finished games: what decided them, and how they might have gone on.

use crate::Fault;
use crate::analyses::{self, Analysis, OwnDecisions};
use crate::app::{App, Asker, AtTable, Body, bad_query};
use crate::bot::Thoroughness;
use crate::fault::FaultBody;
use crate::tables::{ChairWish, check_chairs};
use crate::variations::{self, Variations};
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
    pub(super) const fn thoroughness(self) -> Thoroughness {
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
    responses((status = 200, body = Analysis, example = json!({ "effort": "quick", "done": 2, "all": 2, "running": false,
        "found": { "team": false, "mine": 0, "start": [500_000, 500_000],
            "players": [
                { "name": "Ada", "place": 0, "start": 500_000, "own": -30_000, "others": 0, "luck": 80_000, "later": 450_000,
                    "result": 1_000_000, "choices": 1, "mistakes": 1, "costliest": [1], "luckiest": [2] },
                { "name": "Bo", "place": 1, "start": 500_000, "own": 0, "others": 30_000, "luck": -80_000, "later": -450_000,
                    "result": 0, "choices": 0, "mistakes": 0, "costliest": [], "luckiest": [] }],
            "moments": [
                { "n": 1, "seat": 0, "text": "Play 7.", "chances": [470_000, 530_000], "luck": [0, 0], "given_away": 30_000,
                    "options": [
                        { "text": "Play 8.", "worth": 500_000, "low": 490_000, "high": 510_000, "best": true, "chosen": false },
                        { "text": "Play 7.", "worth": 470_000, "low": 460_000, "high": 480_000, "best": false, "chosen": true }],
                    "why": ["50% instead of 47%."] },
                { "n": 2, "seat": 1, "text": "Draw.", "chances": [1_000_000, 0], "luck": [80_000, -80_000], "given_away": 0,
                    "options": [], "why": [] }] } })),
        (status = 400, body = FaultBody), (status = 403, body = FaultBody), (status = 404, body = FaultBody), (status = 429, body = FaultBody)))]
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
#[utoipa::path(post, path = "/api/tables/{id}/analysis", params(("id" = String, Path)), request_body(content = AnalysisAsked,
        example = json!({ "effort": "quick" })),
    responses((status = 200, body = Analysis, example = json!({ "effort": "quick", "done": 0, "all": 42, "running": true, "found": null })), (status = 400, body = FaultBody), (status = 401, body = FaultBody),
        (status = 403, body = FaultBody), (status = 404, body = FaultBody), (status = 429, body = FaultBody)))]
pub(super) async fn analyse(
    State(app): State<Arc<App>>,
    asker: Asker,
    AtTable(id): AtTable,
    Body(asked): Body<AnalysisAsked>,
) -> Result<Json<Analysis>, Fault> {
    analyses::begin(&app, &asker, &id, asked.effort.thoroughness()).await.map(Json)
}

/// Whose decisions, and after which.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct OwnWanted {
    /// The seat, for those who have several.
    seat: Option<u8>,
    /// Those after this entry of the record.
    #[serde(default)]
    after: u32,
}

/// What my decisions in a game that still runs were worth, where the table allows hints. Each is weighed from what my seat
/// knew then; the answer tells nothing of what others did or of what chance brought.
#[utoipa::path(get, path = "/api/tables/{id}/decisions", params(("id" = String, Path), OwnWanted),
    responses((status = 200, body = OwnDecisions), (status = 400, body = FaultBody), (status = 401, body = FaultBody),
        (status = 403, body = FaultBody), (status = 404, body = FaultBody), (status = 429, body = FaultBody)))]
pub(super) async fn own_decisions(
    State(app): State<Arc<App>>,
    asker: Asker,
    AtTable(id): AtTable,
    uri: Uri,
) -> Result<Json<OwnDecisions>, Fault> {
    let Query(wanted) = Query::<OwnWanted>::try_from_uri(&uri).map_err(bad_query)?;
    analyses::own(&app, &asker, &id, (wanted.seat, wanted.after)).await.map(Json)
}

/// From where to play on, and with whom.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct WhatIfAsked {
    /// After this many entries of the record.
    n: u32,
    /// Whom each chair is meant for, by the chairs of the other table. Nobody can be found in the lobby for such a game.
    chairs: Vec<ChairWish>,
    /// Whether what was decided then is done once more, with other dice; otherwise somebody chooses anew.
    #[serde(default)]
    again: bool,
}

/// The table that was opened.
#[derive(Serialize, ToSchema)]
pub(super) struct WhatIf {
    /// Its name.
    id: TableId,
}

/// Play on from a moment of a finished game, at a new table that says where it came from. What comes before that moment
/// cannot be proved there, and it changes nobody's rating. A running game goes on so only for whoever plays it alone against
/// bots, and from what they know: everything hidden is dealt anew.
#[utoipa::path(post, path = "/api/tables/{id}/what-if", params(("id" = String, Path)), request_body(content = WhatIfAsked,
        example = json!({ "n": 12, "chairs": [{ "kind": "me" }, { "kind": "bot", "level": "standard" }] })),
    responses((status = 200, body = WhatIf, example = json!({ "id": "0123456789abcdefghjk" })), (status = 400, body = FaultBody), (status = 401, body = FaultBody),
        (status = 403, body = FaultBody), (status = 404, body = FaultBody), (status = 429, body = FaultBody)))]
pub(super) async fn what_if(
    State(app): State<Arc<App>>,
    asker: Asker,
    AtTable(id): AtTable,
    Body(WhatIfAsked { n, chairs, again }): Body<WhatIfAsked>,
) -> Result<Json<WhatIf>, Fault> {
    asker.known()?;
    app.limits.opening(&asker).await?;
    let beginning = what_if::beginning(&app, &asker, &id, what_if::Wanted { n, again }).await?;
    check_chairs(&chairs, beginning.plan.table.seats)?;
    let id = what_if::open(&app, &asker, beginning, &chairs).await?;
    Ok(Json(WhatIf { id }))
}

/// What a table is to be called.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct VariationNamed {
    /// The name; empty for none.
    #[schema(max_length = 40)]
    name: String,
}

/// The games that go on from moments of this one, and the one that this one goes on from, as a tree. A table that only its
/// players may see is left out, with all that goes on from it.
#[utoipa::path(get, path = "/api/tables/{id}/variations", params(("id" = String, Path)),
    responses((status = 200, body = Variations), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn variations(
    State(app): State<Arc<App>>,
    asker: Asker,
    AtTable(id): AtTable,
) -> Result<Json<Variations>, Fault> {
    variations::tree(&app, &asker, &id).await.map(Json)
}

/// Name a table that I opened from a moment of another game. The answer is the tree with the name.
#[utoipa::path(put, path = "/api/tables/{id}/variations", params(("id" = String, Path)), request_body = VariationNamed,
    responses((status = 200, body = Variations), (status = 400, body = FaultBody), (status = 401, body = FaultBody),
        (status = 403, body = FaultBody), (status = 404, body = FaultBody), (status = 429, body = FaultBody)))]
pub(super) async fn name_variation(
    State(app): State<Arc<App>>,
    asker: Asker,
    AtTable(id): AtTable,
    Body(named): Body<VariationNamed>,
) -> Result<Json<Variations>, Fault> {
    variations::name(&app, &asker, &id, &named.name).await.map(Json)
}
