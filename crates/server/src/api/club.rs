//! Ratings, histories, friends.

use crate::Fault;
use crate::app::{App, Asker, AtTable, Body, Path, bad_query};
use crate::club::{
    self, BestShown, CurvePoint, FriendShown, GameShown, History, PersonShown, TableRatings, is_me, known,
    known_with_games,
};
use crate::fault::FaultBody;
use crate::store::{Outcome, Profile, Wanted};
use crate::time::day_of;
use ::table::{Millis, PersonId, TableId};
use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use kernel::{Facts, facts};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::{IntoParams, ToSchema};

/// How many games a page of a history has at most.
const PAGE: u32 = 100;
/// How many games a file has at most.
const FILE: u32 = 100_000;
/// How many of the best are shown.
const BEST: u32 = 100;
/// How many games a curve has at most.
const CURVE: u32 = 500;
/// How many people one can follow.
const MOST_FOLLOWED: usize = 500;
/// How many of those with whom one has played are shown.
const RECENT: u32 = 20;

/// In milliseconds.
const DAY: Millis = 86_400_000;

pub(super) fn person_named(id: &str) -> Result<PersonId, Fault> {
    PersonId::parse(id).ok_or(Fault::Missing)
}

/// Somebody's page: what they show of ratings, results and against whom they play.
#[utoipa::path(get, path = "/api/people/{id}", params(("id" = String, Path)),
    responses((status = 200, body = PersonShown, example = json!({
        "id": "0123456789ab", "name": "Ada", "shows": { "ratings": true, "games": false, "online": false }, "followed": false,
        "online": null, "ratings": [{ "game": "ferry", "rating": { "points": 1587, "uncertainty": 210, "games": 23, "provisional": false } }],
        "statistics": null, "rivals": null })), (status = 404, body = FaultBody)))]
pub(super) async fn person(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<Json<PersonShown>, Fault> {
    Ok(Json(club::person(&app, &asker, &person_named(&id)?).await?))
}

/// Which games of somebody are asked for.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub(crate) struct GamesWanted {
    /// Of this game.
    #[param(required = false)]
    pub(crate) game: String,
    /// With this outcome: won, lost, left or stopped.
    #[param(required = false)]
    pub(crate) outcome: String,
    /// At which this person sat, too.
    #[param(required = false)]
    pub(crate) with: String,
    /// At which somebody sat whose name holds this.
    #[param(required = false)]
    pub(crate) name: String,
    /// Not before this day, like `2026-11-19`, in universal time.
    #[param(required = false)]
    pub(crate) from: String,
    /// Not after this day.
    #[param(required = false)]
    pub(crate) to: String,
    /// Only those after which this is the next: `next` of the page before.
    #[param(required = false)]
    pub(crate) after: String,
}

impl GamesWanted {
    /// What is asked for, this many at most; nothing for words that mean nothing.
    pub(crate) fn read(&self, limit: u32) -> Option<Wanted> {
        let outcome = match self.outcome.as_str() {
            "" => None,
            word => Some(Outcome::parse(word)?),
        };
        let with = match self.with.as_str() {
            "" => None,
            id => Some(PersonId::parse(id)?),
        };
        let before = match self.after.as_str() {
            "" => None,
            place => Some(read_place(place)?),
        };
        let day = |text: &str| if text.is_empty() { Some(None) } else { day_of(text).map(Some) };
        let (since, to) = (day(&self.from)?, day(&self.to)?);
        let until = to.map(|day| day + DAY);
        let game = self.game.chars().take(40).collect();
        let name = self.name.chars().take(40).collect();
        Some(Wanted { game, outcome, with, name, since, until, before, limit })
    }
}

/// Where a page of a history goes on: when a game ended, and where.
pub(crate) fn place_of((ended, table): &(Millis, TableId)) -> String {
    format!("{ended}-{table}")
}

fn read_place(place: &str) -> Option<(Millis, TableId)> {
    let (ended, table) = place.split_once('-')?;
    Some((ended.parse().ok()?, TableId::parse(table)?))
}

/// A page of somebody's history.
#[derive(Serialize, ToSchema)]
pub(super) struct GamesPage {
    /// The last one first.
    games: Vec<GameShown>,
    /// What to ask for with `after` to go on; nothing at the end.
    next: Option<String>,
}

type Asked = Result<Query<GamesWanted>, QueryRejection>;

fn wanted(asked: Asked, limit: u32) -> Result<Wanted, Fault> {
    let Query(asked) = asked.map_err(bad_query)?;
    asked.read(limit).ok_or_else(|| Fault::asked("fault-query", Facts::none()))
}

/// Finished games of somebody who shows them, the last one first, a hundred at a time.
#[utoipa::path(get, path = "/api/people/{id}/games", params(("id" = String, Path), GamesWanted),
    responses((status = 200, body = GamesPage, example = json!({ "games": [{ "table": "0123456789abcdefghjk", "game": "ferry",
        "ended": 1_780_000_000_000_i64, "outcome": "won", "place": 1, "score": 12, "points": [1500, 1612],
        "players": [{ "name": "Ada", "person": "0123456789ab", "place": 1, "score": 12 }, { "name": "Basalt", "person": null, "place": 2, "score": 9 }] }],
        "next": null })), (status = 400, body = FaultBody), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn games_of(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    asked: Asked,
) -> Result<Json<GamesPage>, Fault> {
    let person = person_named(&id)?;
    known_with_games(&app, &asker, &person).await?;
    let History { games, next } = club::games(&app, &asker, &person, wanted(asked, PAGE)?).await?;
    Ok(Json(GamesPage { games, next: next.as_ref().map(place_of) }))
}

/// All of them in one file, as JSON.
#[utoipa::path(get, path = "/api/people/{id}/games.json", params(("id" = String, Path), GamesWanted),
    responses((status = 200, body = Vec<GameShown>, example = json!([{ "table": "0123456789abcdefghjk", "game": "ferry",
        "ended": 1_780_000_000_000_i64, "outcome": "won", "place": 1, "score": 12, "points": [1500, 1612], "archived": false,
        "tournament": "0123456789ab", "players": [{ "name": "Ada", "person": "0123456789ab", "place": 1, "score": 12 }] }])), (status = 400, body = FaultBody), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn games_json(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    asked: Asked,
) -> Result<Response, Fault> {
    let games = all_games(&app, &asker, &id, asked).await?;
    let name = [(CONTENT_DISPOSITION, "attachment; filename=\"caldera-games.json\"")];
    Ok((name, Json(games)).into_response())
}

/// All of them in one file, as comma-separated values.
#[utoipa::path(get, path = "/api/people/{id}/games.csv", params(("id" = String, Path), GamesWanted),
    responses((status = 200, content_type = "text/csv", body = String, example =
        "ended,game,outcome,place,score,points_before,points_after,players,table\r\n2026-05-28T20:26:40Z,ferry,won,1,12,1500,1612,\"Ada, Basalt\",0123456789abcdefghjk\r\n"),
        (status = 400, body = FaultBody), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn games_csv(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    asked: Asked,
) -> Result<Response, Fault> {
    let games = all_games(&app, &asker, &id, asked).await?;
    let headers = [
        (CONTENT_TYPE, "text/csv; charset=utf-8"),
        (CONTENT_DISPOSITION, "attachment; filename=\"caldera-games.csv\""),
    ];
    Ok((headers, csv(&games)).into_response())
}

async fn all_games(app: &App, asker: &Asker, id: &str, asked: Asked) -> Result<Vec<GameShown>, Fault> {
    let person = person_named(id)?;
    known_with_games(app, asker, &person).await?;
    if let Some(pass) = asker.pass {
        app.limits.writes.pass(pass).await?;
    }
    Ok(club::games(app, asker, &person, wanted(asked, FILE)?).await?.games)
}

/// A line for each game; names stand in quotes, and none begins like a formula.
fn csv(games: &[GameShown]) -> String {
    let mut lines = vec!["ended,game,outcome,place,score,points_before,points_after,players,table".to_owned()];
    let or_nothing = |number: Option<i64>| number.map_or(String::new(), |number| number.to_string());
    for game in games {
        let names: Vec<&str> = game.players.iter().map(|player| player.name.as_str()).collect();
        let cells = [
            crate::time::written(game.ended),
            game.game.clone(),
            game.outcome.id().to_owned(),
            or_nothing(game.place.map(i64::from)),
            or_nothing(game.score.map(i64::from)),
            or_nothing(game.points.map(|[before, _]| before)),
            or_nothing(game.points.map(|[_, after]| after)),
            quoted(&names.join("; ")),
            game.table.to_string(),
        ];
        lines.push(cells.join(","));
    }
    lines.push(String::new());
    lines.join("\r\n")
}

/// A text as a cell. Spreadsheets take what begins like a formula for one.
fn quoted(text: &str) -> String {
    let like_formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    format!("\"{}{}\"", if like_formula { "'" } else { "" }, text.replace('"', "\"\""))
}

/// How somebody's rating went, the oldest of the last five hundred games first.
#[utoipa::path(get, path = "/api/people/{id}/ratings/{game}", params(("id" = String, Path), ("game" = String, Path)),
    responses((status = 200, body = Vec<CurvePoint>, example = json!([{ "ended": 1_780_000_000_000_i64, "points": 1612, "uncertainty": 470 }])),
        (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn curve(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path((id, game)): Path<(String, String)>,
) -> Result<Json<Vec<CurvePoint>>, Fault> {
    let person = person_named(&id)?;
    let shown = known(&app, &asker, &person).await?.profile.ratings;
    catalog::game(&game).ok_or(Fault::Missing)?;
    if !shown && !is_me(&asker, &person) {
        return Err(Fault::forbidden("fault-games-closed"));
    }
    Ok(Json(club::curve(&app, &person, &game, CURVE).await?))
}

/// The best of a game among those who have an account and show their ratings, by what they are at least worth; nobody whose
/// rating is provisional.
#[utoipa::path(get, path = "/api/games/{game}/best", params(("game" = String, Path)),
    responses((status = 200, body = Vec<BestShown>, example = json!([{ "person": "0123456789ab", "name": "Ada",
        "rating": { "points": 1787, "uncertainty": 140, "games": 64, "provisional": false } }])), (status = 404, body = FaultBody)))]
pub(super) async fn best(State(app): State<Arc<App>>, Path(game): Path<String>) -> Result<Json<Vec<BestShown>>, Fault> {
    catalog::game(&game).ok_or(Fault::Missing)?;
    Ok(Json(club::best(&app, &game, BEST).await?))
}

/// What a finished game changed: points before and after by chair, or why it is not rated.
#[utoipa::path(get, path = "/api/tables/{id}/ratings", params(("id" = String, Path)),
    responses((status = 200, body = TableRatings, example = json!({ "unrated": null, "why": null,
        "changes": [{ "person": "0123456789ab", "before": 1500, "after": 1612, "uncertainty": 470 }, null] })),
        (status = 400, body = FaultBody), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn table_ratings(
    State(app): State<Arc<App>>,
    asker: Asker,
    AtTable(id): AtTable,
) -> Result<Json<TableRatings>, Fault> {
    Ok(Json(club::table_ratings(&app, &asker, &id).await?))
}

/// What I show to everybody.
#[utoipa::path(get, path = "/api/me/profile", responses(
    (status = 200, body = Profile, example = json!({ "ratings": true, "games": false, "online": false })),
    (status = 401, body = FaultBody)))]
pub(super) async fn profile(State(app): State<Arc<App>>, asker: Asker) -> Result<Json<Profile>, Fault> {
    let me = asker.known()?;
    Ok(Json(known(&app, &asker, &me.id).await?.profile))
}

/// Choose what everybody may see of me: ratings, games, and whether I am here. The last is told only to those whom I follow.
#[utoipa::path(put, path = "/api/me/profile", request_body(content = Profile, example = json!({ "ratings": true, "games": true, "online": false })),
    responses((status = 200, body = Profile), (status = 400, body = FaultBody), (status = 401, body = FaultBody)))]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    asker: Asker,
    Body(profile): Body<Profile>,
) -> Result<Json<Profile>, Fault> {
    let me = asker.known()?;
    app.limits.writes.pass(asker.pass.unwrap_or_default()).await?;
    app.keeper.club.show(me.id.clone(), profile, app.people.now()).await?;
    Ok(Json(profile))
}

/// People I know.
#[derive(Serialize, ToSchema)]
pub(super) struct Friends {
    /// Whom I follow, by name.
    followed: Vec<FriendShown>,
    /// With whom I have played lately.
    recent: Vec<FriendShown>,
}

/// Whom I follow, who of them is here, and with whom I have played lately. Whoever keeps me away is not among them, nor is
/// anybody whom I keep away.
#[utoipa::path(get, path = "/api/me/friends", responses((status = 200, body = Friends, example = json!({
    "followed": [{ "id": "0123456789ab", "name": "Bob", "followed": true, "online": true }], "recent": [] })), (status = 401, body = FaultBody)))]
pub(super) async fn friends(State(app): State<Arc<App>>, asker: Asker) -> Result<Json<Friends>, Fault> {
    let (followed, recent) = people_known(&app, &asker).await?;
    Ok(Json(Friends { followed, recent }))
}

/// Whom somebody follows, and with whom they have played lately.
pub(crate) async fn people_known(app: &App, asker: &Asker) -> Result<(Vec<FriendShown>, Vec<FriendShown>), Fault> {
    let (me, now) = (&asker.known()?.id, app.people.now());
    let shown = |found: Vec<crate::store::Known>| {
        found.into_iter().map(|known| FriendShown::of(known, now, asker.lang)).collect::<Vec<_>>()
    };
    let followed = shown(app.keeper.club.friends_of(me.clone()).await?);
    let recent = shown(app.keeper.club.recent_of(me.clone(), RECENT).await?);
    Ok((followed, recent))
}

/// Somebody to be followed or not.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct FollowAsked {
    /// Who.
    #[schema(min_length = 12, max_length = 12)]
    person: String,
    /// Whether I follow them.
    followed: bool,
}

/// Follow somebody, or no longer. They are not told; if they follow me, too, each sees whether the other is here, if that one
/// wants it.
#[utoipa::path(post, path = "/api/me/friends", request_body(content = FollowAsked, example = json!({ "person": "0123456789ab", "followed": true })),
    responses((status = 200, body = Friends), (status = 400, body = FaultBody), (status = 401, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn follow(
    State(app): State<Arc<App>>,
    asker: Asker,
    Body(asked): Body<FollowAsked>,
) -> Result<Json<Friends>, Fault> {
    let me = asker.known()?.id.clone();
    let other = PersonId::parse(&asked.person).ok_or_else(|| Fault::asked("fault-person", Facts::none()))?;
    app.limits.writes.pass(asker.pass.unwrap_or_default()).await?;
    if asked.followed {
        if other == me {
            return Err(Fault::asked("fault-person", Facts::none()));
        }
        known(&app, &asker, &other).await?;
        if app.keeper.club.friends_of(me.clone()).await?.len() >= MOST_FOLLOWED {
            return Err(Fault::asked("fault-mute-many", facts![most = MOST_FOLLOWED]));
        }
    }
    app.keeper.club.follow(me, other, asked.followed).await?;
    friends(State(app), asker).await
}

#[cfg(test)]
mod tests {
    use super::{quoted, read_place};

    #[test]
    fn a_cell_is_never_a_formula_and_quotes_are_doubled() {
        assert_eq!(quoted("Ada; Bob"), "\"Ada; Bob\"");
        assert_eq!(quoted("=1+1"), "\"'=1+1\"");
        assert_eq!(quoted("a \"b\""), "\"a \"\"b\"\"\"");
    }

    #[test]
    fn a_page_goes_on_where_the_last_one_ended() {
        let table = "a".repeat(20);
        assert_eq!(
            read_place(&format!("12-{table}")).map(|(ended, table)| (ended, table.to_string())),
            Some((12, table))
        );
        for wrong in ["", "12", "x-aaaaaaaaaaaaaaaaaaaa", "12-short"] {
            assert_eq!(read_place(wrong), None, "{wrong}");
        }
    }
}
