//! What the club shows of people and games: by the API as data, by the pages in words.

use crate::Fault;
use crate::analyses::{LookedBack, looked_back};
use crate::app::{App, Asker};
use crate::store::{Curve, Game, Known, Outcome, Profile, Tally, Wanted};
use crate::words::former;
use ::club::{Entrant, Finish, Rated, Skill, Unrated};
use ::table::{ListedChair, Millis, PersonId, TableId, TournamentId, bot_name};
use kernel::Lang;
use serde::Serialize;
use utoipa::ToSchema;

/// Somebody whose sign of life is older than this counts as away.
const ONLINE: Millis = 150_000;
/// Against this many people it is shown how games went.
const RIVALS: u32 = 12;

/// How well somebody plays a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct RatingShown {
    /// A newcomer stands at 1500; 400 points more win about ten times as often as they lose.
    pub(crate) points: i64,
    /// By how many points that may be wrong, 19 times out of 20.
    pub(crate) uncertainty: i64,
    /// How many rated games.
    pub(crate) games: u32,
    /// Whether it is still a guess: too few games, or too uncertain.
    pub(crate) provisional: bool,
}

impl From<Rated> for RatingShown {
    fn from(rated: Rated) -> RatingShown {
        let (points, uncertainty) = rounded(rated.skill);
        RatingShown { points, uncertainty, games: rated.games, provisional: rated.is_provisional() }
    }
}

fn rounded(skill: Skill) -> (i64, i64) {
    (skill.points().round() as i64, skill.uncertainty().round() as i64)
}

/// A rating, and of which game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct GameRating {
    pub(crate) game: String,
    pub(crate) rating: RatingShown,
}

/// How somebody fared in one game.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
pub(crate) struct GameStatistics {
    pub(crate) game: String,
    /// Games that went to their end, or that somebody left before it.
    pub(crate) played: u32,
    /// Won, alone or together.
    pub(crate) won: u32,
    /// Given up, or left to somebody else.
    pub(crate) left: u32,
    /// Ended before their end, with nobody to blame.
    pub(crate) stopped: u32,
    /// The best score.
    pub(crate) best: Option<i32>,
    /// The mean score.
    pub(crate) mean: Option<f64>,
    /// By how many played.
    pub(crate) seats: Vec<SeatStatistics>,
    /// For games that are won and lost together: by what was played against.
    pub(crate) tasks: Vec<TaskStatistics>,
    /// What bots found in those of these games at which they looked back.
    pub(crate) looked_back: Option<LookedBack>,
}

/// How somebody fared with this many players.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
pub(crate) struct SeatStatistics {
    /// How many played.
    pub(crate) seats: u8,
    /// How often which place was reached, the first first.
    pub(crate) places: Vec<u32>,
    /// The mean place.
    pub(crate) mean_place: Option<f64>,
}

/// How teams fared against a task.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct TaskStatistics {
    /// What was chosen otherwise than usual, numbers, players.
    pub(crate) task: String,
    pub(crate) played: u32,
    pub(crate) won: u32,
}

/// Against whom somebody has played, and how it went.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct RivalShown {
    pub(crate) person: PersonId,
    pub(crate) name: String,
    pub(crate) played: u32,
    /// How often they came out in front of the other.
    pub(crate) ahead: u32,
    pub(crate) behind: u32,
}

/// Somebody, as far as the asker may know them.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct PersonShown {
    pub(crate) id: PersonId,
    pub(crate) name: String,
    /// What they show to everybody.
    pub(crate) shows: Profile,
    /// Whether I follow them.
    pub(crate) followed: bool,
    /// Whether they are here, if they want me to know.
    pub(crate) online: Option<bool>,
    /// Nothing if they do not show them.
    pub(crate) ratings: Option<Vec<GameRating>>,
    /// Nothing if they do not show their games.
    pub(crate) statistics: Option<Vec<GameStatistics>>,
    /// The same.
    pub(crate) rivals: Option<Vec<RivalShown>>,
}

/// A finished game in somebody's history.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct GameShown {
    pub(crate) table: TableId,
    pub(crate) game: String,
    /// In milliseconds since 1970.
    pub(crate) ended: Millis,
    pub(crate) outcome: Outcome,
    pub(crate) place: Option<u8>,
    pub(crate) score: Option<i32>,
    /// Points before and after, if the game was rated.
    pub(crate) points: Option<[i64; 2]>,
    /// Everybody who sat there in the end; nobody where the archive has not kept it.
    pub(crate) players: Vec<PlayerShown>,
    /// Whether the table is in the operator's archive: it cannot be looked at here any more.
    pub(crate) archived: bool,
    /// Of which tournament it was a table, if of one.
    pub(crate) tournament: Option<TournamentId>,
}

/// Somebody at a table.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct PlayerShown {
    pub(crate) name: String,
    /// Who, if it was a person.
    pub(crate) person: Option<PersonId>,
    pub(crate) place: Option<u8>,
    pub(crate) score: Option<i32>,
}

/// A rating after a game.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(crate) struct CurvePoint {
    /// In milliseconds since 1970.
    pub(crate) ended: Millis,
    pub(crate) points: i64,
    pub(crate) uncertainty: i64,
}

/// Somebody among the best of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct BestShown {
    pub(crate) person: PersonId,
    pub(crate) name: String,
    pub(crate) rating: RatingShown,
}

/// What a finished game changed.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct TableRatings {
    /// Why the game is not rated, if it is not.
    #[schema(value_type = Option<String>)]
    pub(crate) unrated: Option<&'static str>,
    /// The same as a sentence.
    pub(crate) why: Option<String>,
    /// By chair: what it changed for the person who sat there when the game began.
    pub(crate) changes: Vec<Option<RatingChange>>,
}

/// A rating before and after a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct RatingChange {
    pub(crate) person: PersonId,
    pub(crate) before: i64,
    pub(crate) after: i64,
    /// By how many points it may be wrong now.
    pub(crate) uncertainty: i64,
}

/// Somebody I follow, or have played with.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct FriendShown {
    pub(crate) id: PersonId,
    pub(crate) name: String,
    /// Whether I follow them.
    pub(crate) followed: bool,
    /// Whether they are here, if they want me to know.
    pub(crate) online: Option<bool>,
}

impl FriendShown {
    pub(crate) fn of(known: Known, now: Millis, lang: Lang) -> FriendShown {
        let online = online(&known, now);
        FriendShown { id: known.person, name: former(&known.name, lang), followed: known.followed, online }
    }
}

/// Whether somebody is here: known to those whom they follow, if they want that.
fn online(known: &Known, now: Millis) -> Option<bool> {
    (known.profile.online && known.follows).then(|| known.seen.is_some_and(|seen| now - seen < ONLINE))
}

/// Somebody whom the asker may look at: nobody does who is kept away, or keeps them away.
pub(crate) async fn known(app: &App, asker: &Asker, person: &PersonId) -> Result<Known, Fault> {
    let me = asker.person.as_ref().map(|me| me.id.clone());
    if let Some(me) = me.as_ref().filter(|me| *me != person)
        && app.keeper.club.are_apart(me.clone(), person.clone()).await?
    {
        return Err(Fault::Missing);
    }
    app.keeper.club.profile_of(me, person.clone()).await?.ok_or(Fault::Missing)
}

/// The same, and their games.
pub(crate) async fn known_with_games(app: &App, asker: &Asker, person: &PersonId) -> Result<Known, Fault> {
    let known = known(app, asker, person).await?;
    if known.profile.games || is_me(asker, person) { Ok(known) } else { Err(Fault::forbidden("fault-games-closed")) }
}

pub(crate) fn is_me(asker: &Asker, person: &PersonId) -> bool {
    asker.person.as_ref().is_some_and(|me| me.id == *person)
}

/// Somebody's page.
pub(crate) async fn person(app: &App, asker: &Asker, person: &PersonId) -> Result<PersonShown, Fault> {
    let known = known(app, asker, person).await?;
    let (club, me) = (&app.keeper.club, is_me(asker, person));
    let online = online(&known, app.people.now());
    let Known { name, profile, followed, .. } = known;
    let mut ratings = None;
    if profile.ratings || me {
        let found = club.ratings_of(person.clone()).await?;
        ratings = Some(found.into_iter().map(|(game, rated)| GameRating { game, rating: rated.into() }).collect());
    }
    let (mut statistics, mut rivals) = (None, None);
    if profile.games || me {
        statistics = Some(statistics_of(app, person).await?);
        let found = club.rivals_of(person.clone(), RIVALS).await?;
        let one = |rival: crate::store::Rival| RivalShown {
            person: rival.person,
            name: former(&rival.name, asker.lang),
            played: rival.played,
            ahead: rival.ahead,
            behind: rival.behind,
        };
        rivals = Some(found.into_iter().map(one).collect());
    }
    let (id, name) = (person.clone(), former(&name, asker.lang));
    Ok(PersonShown { id, name, shows: profile, followed, online, ratings, statistics, rivals })
}

async fn statistics_of(app: &App, person: &PersonId) -> Result<Vec<GameStatistics>, Fault> {
    let mut games = summed(&app.keeper.club.tallies_of(person.clone()).await?);
    let mut looked_back = looked_back(app, person).await?;
    for game in &mut games {
        game.looked_back = looked_back.remove(&game.game);
    }
    for team in app.keeper.club.teams_of(person.clone()).await? {
        if let Some(game) = games.iter_mut().find(|game| game.game == team.game) {
            let (task, played, won) = (team.task.as_str().to_owned(), team.played, team.won);
            game.tasks.push(TaskStatistics { task, played, won });
        }
    }
    Ok(games)
}

/// Tallies, which come in the order of games and seats, as statistics by game.
fn summed(tallies: &[Tally]) -> Vec<GameStatistics> {
    tallies.chunk_by(|one, next| one.game == next.game).map(of_game).collect()
}

fn of_game(tallies: &[Tally]) -> GameStatistics {
    let count = |wanted: &[Outcome]| -> u32 {
        tallies.iter().filter(|tally| wanted.contains(&tally.outcome)).map(|tally| tally.count).sum()
    };
    let finished = [Outcome::Won, Outcome::Lost];
    let scored = || tallies.iter().filter(|tally| finished.contains(&tally.outcome) && tally.sum.is_some());
    let (sum, scores) =
        (scored().filter_map(|tally| tally.sum).sum::<i64>(), scored().map(|tally| tally.count).sum::<u32>());
    GameStatistics {
        game: tallies[0].game.clone(),
        played: count(&[Outcome::Won, Outcome::Lost, Outcome::Left]),
        won: count(&[Outcome::Won]),
        left: count(&[Outcome::Left]),
        stopped: count(&[Outcome::Stopped]),
        best: tallies.iter().filter_map(|tally| tally.best).max(),
        mean: (scores > 0).then(|| sum as f64 / f64::from(scores)),
        seats: tallies.chunk_by(|one, next| one.seats == next.seats).map(of_seats).collect(),
        tasks: Vec::new(),
        looked_back: None,
    }
}

fn of_seats(tallies: &[Tally]) -> SeatStatistics {
    let seats = tallies[0].seats;
    let mut places = vec![0; usize::from(seats)];
    for tally in tallies {
        if let Some(count) = tally.place.and_then(|place| places.get_mut(usize::from(place).checked_sub(1)?)) {
            *count += tally.count;
        }
    }
    let all: u32 = places.iter().sum();
    let sum: f64 = (1..).zip(&places).map(|(place, count)| f64::from(place) * f64::from(*count)).sum();
    SeatStatistics { seats, places, mean_place: (all > 0).then(|| sum / f64::from(all)) }
}

/// A part of somebody's history.
pub(crate) struct History {
    /// The last one first.
    pub(crate) games: Vec<GameShown>,
    /// The last game that was looked at, if there may be more behind it.
    pub(crate) next: Option<(Millis, TableId)>,
}

/// Games of somebody, as the asker reads them. A game that was closed to spectators is told only to those who sat there.
pub(crate) async fn games(app: &App, asker: &Asker, person: &PersonId, wanted: Wanted) -> Result<History, Fault> {
    let limit = wanted.limit as usize;
    let found = app.keeper.club.games_of(person.clone(), wanted).await?;
    let next = found.last().filter(|_| found.len() == limit).map(|last| (last.ended, last.table.clone()));
    let open = found.into_iter().filter(|game| is_me(asker, person) || may_look(game, asker));
    Ok(History { games: open.map(|game| game_shown(game, asker.lang)).collect(), next })
}

fn may_look(game: &Game, asker: &Asker) -> bool {
    let me = asker.person.as_ref().map(|person| &person.id);
    game.card.as_ref().is_some_and(|card| {
        card.plan.watched || card.chairs.iter().any(|chair| chair.person.is_some() && chair.person.as_ref() == me)
    })
}

fn game_shown(game: Game, lang: Lang) -> GameShown {
    let results = game.card.as_ref().and_then(|card| card.result.as_deref());
    let player = |(chair, sitter): (u8, &ListedChair)| {
        let standing = results.and_then(|results| results.get(usize::from(chair)));
        PlayerShown {
            name: match &sitter.person {
                Some(_) => former(&sitter.name, lang),
                None => bot_name(chair, lang).to_owned(),
            },
            person: sitter.person.clone(),
            place: standing.map(|standing| standing.place),
            score: standing.map(|standing| standing.score),
        }
    };
    let players = game.card.iter().flat_map(|card| (0..).zip(&card.chairs)).map(player).collect();
    let points = game.change.map(|(was, now)| [rounded(was).0, rounded(now).0]);
    let Game { table, ended, outcome, place, score, game, archived, card, .. } = game;
    let tournament = card.and_then(|card| card.plan.tournament);
    GameShown { table, game, ended, outcome, place, score, points, players, archived, tournament }
}

/// How a rating went, the oldest first.
pub(crate) async fn curve(app: &App, person: &PersonId, game: &str, most: u32) -> Result<Vec<CurvePoint>, Fault> {
    let found = app.keeper.club.curve_of(person.clone(), game.to_owned(), most).await?;
    let point = |Curve { ended, skill }: &Curve| {
        let (points, uncertainty) = rounded(*skill);
        CurvePoint { ended: *ended, points, uncertainty }
    };
    Ok(found.iter().rev().map(point).collect())
}

/// The best of a game.
pub(crate) async fn best(app: &App, game: &str, most: u32) -> Result<Vec<BestShown>, Fault> {
    let found = app.keeper.club.best_of(game.to_owned(), most).await?;
    let one = |standing: crate::store::Standing| BestShown {
        person: standing.person,
        name: standing.name,
        rating: standing.rated.into(),
    };
    Ok(found.into_iter().map(one).collect())
}

/// What a finished game changed, for whoever may look at its table.
pub(crate) async fn table_ratings(app: &App, asker: &Asker, table: &TableId) -> Result<TableRatings, Fault> {
    let me = asker.person.as_ref().map(|person| person.id.clone());
    let ended = app.tables.look(table, move |room, _| {
        room.audience(me.as_ref(), None)?;
        Ok::<_, Fault>(room.phase().has_ended())
    });
    if !ended.await?? {
        return Err(Fault::asked("fault-not-rated-yet", kernel::Facts::none()));
    }
    app.keeper.enter_now(table).await?;
    let entered = app.keeper.club.contest(table.clone()).await?.ok_or(Fault::Missing)?;
    let unrated = entered.contest.why_unrated();
    let changed = |entrant: &Entrant<PersonId>| {
        let person = entrant.side.person()?;
        let (_, was, now) = entered.changes.iter().find(|(other, ..)| other == person)?;
        let ((before, _), (after, uncertainty)) = (rounded(*was), rounded(*now));
        Some(RatingChange { person: person.clone(), before, after, uncertainty })
    };
    let changes = entered.contest.entrants.iter().map(changed).collect();
    let stayed = entered.contest.entrants.iter().any(|entrant| entrant.finish == Finish::Stayed);
    let why = match unrated {
        Some(why) => Some(crate::words::label(asker.lang, why_key(why))),
        None => stayed.then(|| crate::words::label(asker.lang, "unrated-some")),
    };
    Ok(TableRatings { unrated: unrated.map(Unrated::id), why, changes })
}

fn why_key(why: Unrated) -> &'static str {
    match why {
        Unrated::Friendly => "unrated-friendly",
        Unrated::Hints => "unrated-hints",
        Unrated::Edition => "unrated-edition",
        Unrated::WhatIf => "unrated-what-if",
        Unrated::WentBack => "unrated-went-back",
        Unrated::TwoChairs => "unrated-two-chairs",
        Unrated::TooFewPeople => "unrated-too-few-people",
        Unrated::Stopped => "unrated-stopped",
    }
}
