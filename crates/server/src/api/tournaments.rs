//! Tournaments.

use super::tables::check_plan;
use crate::Fault;
use crate::app::{App, Asker, Body, Path};
use crate::fault::FaultBody;
use crate::tournaments::{self, Ruling, Step, TournamentListed, TournamentShown, TournamentWish};
use ::table::TournamentId;
use axum::Json;
use axum::extract::State;
use std::sync::Arc;

/// How many are listed.
const LISTED: u32 = 50;

fn named(id: &str) -> Result<TournamentId, Fault> {
    TournamentId::parse(id).ok_or(Fault::Missing)
}

type Answer = Result<Json<TournamentShown>, Fault>;

/// The tournaments: those that are not over first, then the newest.
#[utoipa::path(get, path = "/api/tournaments", responses((status = 200, body = Vec<TournamentListed>, example = json!([{
    "id": "0123456789ab", "name": "Autumn Cup", "game": "ferry", "system": "swiss", "stage": "registration", "players": 5,
    "created": 1_780_000_000_000_i64, "starts": 1_780_003_600_000_i64 }]))))]
pub(super) async fn list(State(app): State<Arc<App>>) -> Result<Json<Vec<TournamentListed>>, Fault> {
    Ok(Json(tournaments::listed(&app, LISTED).await?))
}

/// Open a tournament and lead it. Whoever wants to play registers; I call them to check in, and begin with those who are there.
/// The server opens the tables of each round, enters what comes of them, and goes on by itself.
#[utoipa::path(post, path = "/api/tournaments", request_body(content = TournamentWish, example = json!({ "name": "Autumn Cup",
    "plan": { "game": "ferry", "table": { "seats": 2 }, "pace": { "kind": "clock", "per_move": 30, "bank": 600 } },
    "system": "swiss", "rounds": 3, "starts": 1_780_003_600_000_i64, "round_minutes": 90 })),
    responses((status = 200, body = TournamentShown), (status = 400, body = FaultBody), (status = 401, body = FaultBody),
        (status = 422, body = FaultBody), (status = 429, body = FaultBody)))]
pub(super) async fn open(State(app): State<Arc<App>>, asker: Asker, Body(wish): Body<TournamentWish>) -> Answer {
    let me = asker.known()?;
    app.limits.opening(&asker).await?;
    check_plan(&wish.plan)?;
    let id = tournaments::open(&app, me, wish).await?;
    Ok(Json(tournaments::shown(&app, &asker, &id).await?))
}

/// A tournament of two in its first round, as an example.
fn example() -> serde_json::Value {
    serde_json::json!({
        "id": "0123456789ab", "name": "Autumn Cup", "host": "abcdefghjkmn", "host_name": "Ada",
        "plan": { "game": "ferry", "table": { "seats": 2 }, "pace": { "kind": "clock", "per_move": 30, "bank": 600 } },
        "system": "swiss", "stage": "playing", "rounds_planned": 3, "starts": 1_780_003_600_000_i64, "round_minutes": 90,
        "round_ends": 1_780_009_000_000_i64,
        "entries": [{ "person": "abcdefghjkmn", "name": "Ada", "here": true, "out": false },
            { "person": "pqrstuvwxyz2", "name": "Bob", "here": true, "out": false }],
        "rounds": [{ "tables": [{ "table": "0123456789abcdefghjk", "players": [0, 1], "places": null, "decided": null }], "byes": [] }],
        "tie_breaks": ["buchholz-cut-one", "buchholz", "direct-encounter", "wins"],
        "standings": [{ "place": 1, "player": 0, "points": 0.0, "ties": [0.0, 0.0, 0.0, 0.0] },
            { "place": 1, "player": 1, "points": 0.0, "ties": [0.0, 0.0, 0.0, 0.0] }],
        "crosstable": [[[], []], [[], []]], "may": ["withdraw", "cancel", "rule"]
    })
}

/// A tournament: who plays, the rounds with their tables, who stands where.
#[utoipa::path(get, path = "/api/tournaments/{id}", params(("id" = String, Path)),
    responses((status = 200, body = TournamentShown, example = json!(example())), (status = 404, body = FaultBody)))]
pub(super) async fn tournament(State(app): State<Arc<App>>, asker: Asker, Path(id): Path<String>) -> Answer {
    Ok(Json(tournaments::shown(&app, &asker, &named(&id)?).await?))
}

macro_rules! steps {
    ($($(#[$doc:meta])* $name:ident, $path:literal, $step:expr;)*) => {$(
        $(#[$doc])*
        #[utoipa::path(post, path = $path, params(("id" = String, Path)),
            responses((status = 200, body = TournamentShown, example = json!(example())),
                (status = 400, body = FaultBody), (status = 401, body = FaultBody), (status = 403, body = FaultBody), (status = 404, body = FaultBody), (status = 429, body = FaultBody)))]
        pub(super) async fn $name(State(app): State<Arc<App>>, asker: Asker, Path(id): Path<String>) -> Answer {
            let id = named(&id)?;
            asker.known()?;
            app.limits.writes.pass(asker.pass.unwrap_or_default()).await?;
            let now = tournaments::step(&app, &asker, &id, $step).await?;
            Ok(Json(tournaments::told(&app, &asker, &id, now).await?))
        }
    )*};
}

steps! {
    /// Enter a tournament. Once it has begun, I play from the next round on; I can also come back after I had given up.
    register, "/api/tournaments/{id}/register", Step::Register;
    /// Give a tournament up: there is no table for me any more. A game that is being played goes on.
    withdraw, "/api/tournaments/{id}/withdraw", Step::Withdraw;
    /// Say that I am there, so that I play in the first round.
    check_in, "/api/tournaments/{id}/check-in", Step::CheckIn;
    /// Call those who registered in my tournament to check in.
    call, "/api/tournaments/{id}/call", Step::Call;
    /// Begin my tournament with those who are there.
    begin, "/api/tournaments/{id}/begin", Step::Begin;
    /// Call my tournament off, or break it off. Games that are being played go on.
    cancel, "/api/tournaments/{id}/cancel", Step::Cancel;
}

/// Decide a table of my tournament whose game does not end, by seat: the place, or nothing for whoever did not come. The game may go
/// on; the tournament does not wait for it.
#[utoipa::path(post, path = "/api/tournaments/{id}/rule", params(("id" = String, Path)),
    request_body(content = Ruling, example = json!({ "table": "0123456789abcdefghjk", "places": [1, null] })),
    responses((status = 200, body = TournamentShown, example = json!(example())), (status = 400, body = FaultBody),
        (status = 401, body = FaultBody), (status = 403, body = FaultBody), (status = 404, body = FaultBody),
        (status = 422, body = FaultBody), (status = 429, body = FaultBody)))]
pub(super) async fn rule_table(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Body(ruling): Body<Ruling>,
) -> Answer {
    let id = named(&id)?;
    asker.known()?;
    app.limits.writes.pass(asker.pass.unwrap_or_default()).await?;
    let now = tournaments::rule(&app, &asker, &id, ruling).await?;
    Ok(Json(tournaments::told(&app, &asker, &id, now).await?))
}
