//! Help at the table: why something cannot be done.

use crate::Fault;
use crate::app::{App, Asker, AtTable};
use crate::fault::Told;
use crate::table::Form;
use axum::Json;
use axum::extract::{Query, State};
use axum::http::Uri;
use kernel::{Facts, facts};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::{IntoParams, ToSchema};

/// The longest list of things that can be asked about.
const LONGEST_TOUCH: usize = 2000;

/// What was touched.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct TouchedInVain {
    /// The thing that cannot be used, as the drawing names it.
    #[param(max_length = 2000)]
    thing: String,
    /// What was touched before it, separated by `|`.
    #[serde(default)]
    #[param(max_length = 2000)]
    after: String,
    /// The seat to look from, for those who have several.
    seat: Option<u8>,
}

/// Why something cannot be done.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct WhyNot {
    /// What was tried, as a sentence, where the rules refused something in particular.
    tried: Option<String>,
    /// The rule that forbids it, where one does.
    rule: Option<&'static str>,
    /// The reason, as a sentence.
    text: String,
}

/// Why a thing cannot be used now. The answer depends only on what the asking seat may know.
#[utoipa::path(get, path = "/api/tables/{id}/why", params(("id" = String, Path), TouchedInVain),
    responses((status = 200, body = WhyNot), (status = 400, body = Told), (status = 403, body = Told), (status = 404, body = Told)))]
pub(super) async fn why(
    State(app): State<Arc<App>>,
    asker: Asker,
    AtTable(id): AtTable,
    uri: Uri,
) -> Result<Json<WhyNot>, Fault> {
    let Query(touched) = Query::<TouchedInVain>::try_from_uri(&uri)
        .map_err(|error| Fault::asked("fault-query", facts![detail = error.body_text()]))?;
    if touched.thing.len() + touched.after.len() > LONGEST_TOUCH {
        return Err(Fault::asked("fault-touched", Facts::none()));
    }
    let looker = asker.looker(touched.seat, Form::Drawn);
    let found = app.hall.look(&id, move |room, _| {
        let viewer = looker.viewer(room)?;
        let played = room.played.as_deref().ok_or_else(|| Fault::forbidden("fault-not-begun"))?;
        let before = touched.after.split('|').filter(|thing| !thing.is_empty());
        let things: Vec<&str> = before.chain([touched.thing.as_str()]).collect();
        let why = boards::why(played, viewer.audience, viewer.lang, &room.names(), &things);
        Ok(WhyNot { tried: why.tried, rule: why.rule.map(kernel::RuleId::as_str), text: why.text })
    });
    found.await?.map(Json)
}
