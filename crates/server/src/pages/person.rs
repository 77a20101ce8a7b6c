//! Somebody's page: ratings, results, against whom they play, and their games.

use super::account::decimal;
use super::layout::{Page, Visit};
use super::plots::{bars, curve, percent};
use crate::Fault;
use crate::analyses::LookedBack;
use crate::api::{GamesWanted, place_of};
use crate::app::Path;
use crate::club::{
    self, GameRating, GameShown, GameStatistics, History, PersonShown, PlayerShown, RatingShown, RivalShown,
    SeatStatistics, TaskStatistics, is_me,
};
use crate::games::{OptionForm, game_card};
use crate::store::Outcome;
use crate::words::{label, say};
use ::table::PersonId;
use axum::response::Response;
use kernel::{Lang, facts};
use maud::{Markup, html};

/// How many games a page of the history shows.
const PAGE: u32 = 25;
/// How many games the picture of a rating shows.
const CURVE: u32 = 200;

pub(super) async fn person(visit: Visit, Path(id): Path<String>) -> Result<Response, Fault> {
    let lang = visit.asker.lang;
    let id = PersonId::parse(&id).ok_or(Fault::Missing)?;
    let (app, me) = (&visit.app, is_me(&visit.asker, &id));
    let shown = club::person(app, &visit.asker, &id).await?;
    let wanted: GamesWanted = visit.query().unwrap_or_default();
    let history = if shown.statistics.is_some() {
        let read = wanted.read(PAGE).ok_or(Fault::Missing)?;
        Some(club::games(app, &visit.asker, &id, read).await?)
    } else {
        None
    };
    let mut ratings = Vec::new();
    for rating in shown.ratings.iter().flatten() {
        ratings.push((rating, club::curve(app, &id, &rating.game, CURVE).await?));
    }
    let body = html! {
        section .narrow .person data-id=(id) {
            h1 { (shown.name) @if shown.online == Some(true) { " " span .here { (label(lang, "person-here")) } } }
            (about(&visit, &shown, me))
            @if !ratings.is_empty() {
                h2 { (label(lang, "ratings")) }
                p .faint { (label(lang, "ratings-about")) }
                @for (rating, points) in &ratings {
                    (rating_part(rating, points, lang))
                }
            }
            @if let Some(statistics) = shown.statistics.as_ref().filter(|statistics| !statistics.is_empty()) {
                h2 { (label(lang, "results")) }
                @for statistics in statistics { (game_part(statistics, lang)) }
            }
            @if let Some(rivals) = shown.rivals.as_ref().filter(|rivals| !rivals.is_empty()) {
                h2 { (label(lang, "rivals")) }
                (rivals_part(rivals, &id, lang))
            }
            @if let Some(games) = &history { (history_part(games, &wanted, &id, lang)) }
            @if shown.ratings.is_none() && shown.statistics.is_none() { p .faint { (label(lang, "person-closed")) } }
        }
    };
    Ok(visit.show(Page::new("person", &shown.name, body).scripted()))
}

/// What can be done about them; to their owner what the others see.
fn about(visit: &Visit, shown: &PersonShown, me: bool) -> Markup {
    let lang = visit.asker.lang;
    html! {
        @if me {
            p .faint { (label(lang, "person-you")) " " a href="/me#shows" { (label(lang, "shows")) } }
        } @else if visit.asker.person.is_some() {
            p .buttons {
                button #follow type="button" aria-pressed=(shown.followed) data-follow=(label(lang, "follow")) data-unfollow=(label(lang, "unfollow")) {
                    (label(lang, if shown.followed { "unfollow" } else { "follow" }))
                }
                (invitations(&shown.id, &shown.name, lang))
            }
        }
        p #fault .fault role="alert" {}
    }
}

/// To play something with somebody: a table at which a chair is kept for them.
pub(super) fn invitations(id: &PersonId, name: &str, lang: Lang) -> Markup {
    html! {
        details .invite {
            summary aria-label={ (label(lang, "invite")) " – " (name) } { (label(lang, "invite")) }
            ul { @for door in catalog::games() {
                li { a href={ "/new/" (door.about().id) "?with=" (id) } { (door.about().title(lang)) } }
            } }
        }
    }
}

pub(super) fn title(game: &str, lang: Lang) -> String {
    catalog::game(game).map_or(game, |door| door.about().title(lang)).to_owned()
}

/// A rating in words: provisional ones have a question mark, which is said.
pub(super) fn rating_text(rating: &RatingShown, lang: Lang) -> Markup {
    html! {
        strong { (rating.points) } " " span .faint { "± " (rating.uncertainty) }
        @if rating.provisional { " " span .provisional title=(label(lang, "provisional-why")) { (label(lang, "provisional")) } }
    }
}

fn rating_part(rating: &GameRating, points: &[club::CurvePoint], lang: Lang) -> Markup {
    let GameRating { game, rating } = rating;
    let told = say(
        lang,
        "rating-told",
        facts![
            game = title(game, lang),
            points = rating.points.to_string(),
            uncertainty = rating.uncertainty.to_string(),
            games = rating.games
        ],
    );
    html! {
        section .rating data-game=(game) {
            h3 { a href={ "/best/" (game) } { (title(game, lang)) } }
            p { (rating_text(rating, lang)) " · " (say(lang, "rated-games", facts![games = rating.games])) }
            @if points.len() > 1 { (curve(points, &told)) }
        }
    }
}

fn game_part(statistics: &GameStatistics, lang: Lang) -> Markup {
    let GameStatistics { game, played, won, left, stopped, best, mean, seats, tasks, looked_back } = statistics;
    html! {
        section .statistics data-game=(game) {
            h3 { (title(game, lang)) }
            p {
                (say(lang, "played-won", facts![played = *played, won = *won])) " (" (percent(*won, *played, lang)) ")"
                @if *left > 0 { " · " (say(lang, "left-times", facts![left = *left])) }
                @if *stopped > 0 { " · " (say(lang, "stopped-times", facts![stopped = *stopped])) }
                @if let (Some(best), Some(mean)) = (best, mean) {
                    br; (label(lang, "best")) " " (best) " · " (label(lang, "mean")) " " (decimal(*mean, lang))
                }
            }
            @if let Some(found) = looked_back { (luck_and_errors(found, lang)) }
            @if tasks.is_empty() {
                @for seats in seats.iter().filter(|seats| seats.mean_place.is_some()) { (places(seats, lang)) }
            } @else { (teams(game, tasks, lang)) }
        }
    }
}

/// What bots found when they looked back: per game, so that few games and many can be compared.
fn luck_and_errors(found: &LookedBack, lang: Lang) -> Markup {
    let per_game = |sum: i64| decimal(sum as f64 / 1e4 / f64::from(found.games.max(1)), lang);
    let luck = format!("{}{}", if found.luck > 0 { "+" } else { "" }, per_game(found.luck)).replace('-', "−");
    let facts = facts![
        games = found.games,
        luck,
        lost = per_game(found.given_away),
        mistakes = found.mistakes,
        choices = found.choices
    ];
    html! { p .looked-back { (say(lang, "looked-back", facts)) } }
}

fn places(statistics: &SeatStatistics, lang: Lang) -> Markup {
    let SeatStatistics { seats, places, mean_place } = statistics;
    let rows: Vec<(String, u32)> =
        (1_u32..).zip(places).map(|(place, count)| (say(lang, "place-ordinal", facts![place]), *count)).collect();
    html! {
        h4 { (say(lang, "of-players", facts![players = *seats])) " "
            @if let Some(mean) = mean_place { span .faint { (label(lang, "mean-place")) " " (decimal(*mean, lang)) } } }
        (bars(&rows, lang))
    }
}

/// Scenarios and levels, in the words of the game's options.
fn teams(game: &str, tasks: &[TaskStatistics], lang: Lang) -> Markup {
    html! {
        table .results {
            thead { tr { th scope="col" { (label(lang, "played-against")) } th scope="col" { (label(lang, "played")) } th scope="col" { (label(lang, "won")) } } }
            tbody { @for task in tasks { tr {
                th scope="row" { (task_text(game, &task.task, lang)) }
                td { (task.played) } td { (task.won) " " span .faint { (percent(task.won, task.played, lang)) } }
            } } }
        }
    }
}

/// What a team played against: `S3+thrill level=2 4` in words.
fn task_text(game: &str, task: &str, lang: Lang) -> String {
    let Some(door) = catalog::game(game) else { return task.to_owned() };
    let card = game_card(door, lang);
    let mut parts = task.split(' ');
    let (chosen, numbers, players) = (parts.next().unwrap_or("–"), parts.next().unwrap_or("–"), parts.next());
    let mut words: Vec<String> = Vec::new();
    for word in chosen.split('+').filter(|word| *word != "–") {
        let choice = card.options.iter().flat_map(|option| &option.choices).find(|(value, _)| *value == word);
        let flag = card.options.iter().find(|option| option.kind == OptionForm::Flag && option.key == word);
        words.push(
            choice
                .map(|(_, text)| text.clone())
                .or(flag.map(|flag| flag.text.clone()))
                .unwrap_or_else(|| word.to_owned()),
        );
    }
    for (key, number) in numbers.split('+').filter_map(|number| number.split_once('=')) {
        let option = card.options.iter().find(|option| option.key == key);
        words.push(format!("{} {number}", option.map_or(key, |option| option.text.as_str())));
    }
    if words.is_empty() {
        words.push(label(lang, "task-usual"));
    }
    if let Some(players) = players.and_then(|players| players.parse::<u32>().ok()) {
        words.push(say(lang, "of-players", facts![players]));
    }
    words.join(" · ")
}

fn rivals_part(rivals: &[RivalShown], id: &PersonId, lang: Lang) -> Markup {
    html! {
        ul .rivals { @for rival in rivals { li {
            a href={ "/p/" (rival.person) } { (rival.name) } " "
            a .faint href={ "/p/" (id) "?with=" (rival.person) "#history" } { (say(lang, "rated-games", facts![games = rival.played])) }
            @let even = rival.played - rival.ahead - rival.behind;
            svg .duel viewBox="0 0 100 10" preserveAspectRatio="none" role="img"
                aria-label=(say(lang, "duel-told", facts![ahead = rival.ahead, even, behind = rival.behind])) {
                @let share = |count: u32| 100.0 * f64::from(count) / f64::from(rival.played.max(1));
                rect .ahead width=(format!("{:.1}", share(rival.ahead))) height="10" {}
                rect .even x=(format!("{:.1}", share(rival.ahead))) width=(format!("{:.1}", share(even))) height="10" {}
                rect .behind x=(format!("{:.1}", share(rival.ahead + even))) width=(format!("{:.1}", share(rival.behind))) height="10" {}
            }
            span .duel-count aria-hidden="true" { (rival.ahead) " : " (rival.behind) }
        } } }
    }
}

const fn outcome_key(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won => "outcome-won",
        Outcome::Lost => "outcome-lost",
        Outcome::Left => "outcome-left",
        Outcome::Stopped => "outcome-stopped",
    }
}

fn history_part(history: &History, wanted: &GamesWanted, id: &PersonId, lang: Lang) -> Markup {
    let query = |after: &str| -> String {
        let pairs = [
            ("game", wanted.game.as_str()),
            ("outcome", &wanted.outcome),
            ("with", &wanted.with),
            ("name", &wanted.name),
            ("from", &wanted.from),
            ("to", &wanted.to),
            ("after", after),
        ];
        let given = pairs.into_iter().filter(|(_, value)| !value.is_empty());
        given.map(|(key, value)| format!("{key}={}", super::layout::escaped(value))).collect::<Vec<_>>().join("&")
    };
    html! {
        h2 #history { (label(lang, "history")) }
        form .history-filter method="get" action={ "/p/" (id) "#history" } {
            label { (label(lang, "lobby-game")) " " select name="game" {
                option value="" { (label(lang, "lobby-all")) }
                @for door in catalog::games() { option value=(door.about().id) selected[door.about().id == wanted.game] { (door.about().title(lang)) } }
            } }
            label { (label(lang, "outcome")) " " select name="outcome" {
                option value="" { (label(lang, "lobby-all")) }
                @for outcome in Outcome::ALL { option value=(outcome.id()) selected[outcome.id() == wanted.outcome] { (label(lang, outcome_key(outcome))) } }
            } }
            label { (label(lang, "opponent")) " " input name="name" maxlength="40" value=(wanted.name); }
            label { (label(lang, "history-from")) " " input name="from" type="date" value=(wanted.from); }
            label { (label(lang, "history-to")) " " input name="to" type="date" value=(wanted.to); }
            @if !wanted.with.is_empty() { input type="hidden" name="with" value=(wanted.with); }
            button type="submit" { (label(lang, "search")) }
            @if !query("").is_empty() { a href={ "/p/" (id) "#history" } { (label(lang, "show-all")) } }
        }
        @if history.games.is_empty() { p .faint { (label(lang, "no-games")) } }
        ol .history { @for game in &history.games { (game_row(game, id, lang)) } }
        p .buttons {
            @if !wanted.after.is_empty() { a .button href={ "/p/" (id) "?" (query("")) "#history" } { (label(lang, "newest")) } }
            @if let Some(next) = &history.next {
                a .button rel="next" href={ "/p/" (id) "?" (query(&place_of(next))) "#history" } { (label(lang, "older")) }
            }
            a href={ "/api/people/" (id) "/games.csv?" (query("")) } download { "CSV" }
            a href={ "/api/people/" (id) "/games.json?" (query("")) } download { "JSON" }
        }
    }
}

fn game_row(game: &GameShown, id: &PersonId, lang: Lang) -> Markup {
    let change = game.points.map(|[before, after]| after - before);
    html! {
        li {
            span .what { strong { (title(&game.game, lang)) } " " time .faint data-at=(game.ended) datetime=(crate::time::written(game.ended)) { (day(game.ended)) }
                @if let Some(tournament) = &game.tournament { " · " a href={ "/tournaments/" (tournament) } { (label(lang, "game-of-tournament")) } }
            }
            span .outcome .won[game.outcome == Outcome::Won] {
                (label(lang, outcome_key(game.outcome)))
                @if let (Some(place), Some(score)) = (game.place, game.score) { " · " (say(lang, "standing", facts![place, score])) }
                @if let Some(change) = change { " · " span .change title=(label(lang, "ratings")) { (signed(change)) } }
            }
            span .with { @for (number, player) in game.players.iter().filter(|player| player.person.as_ref() != Some(id)).enumerate() {
                @if number > 0 { ", " }
                (player_link(player))
            } }
            @if game.archived {
                span .links.faint { (label(lang, "archived")) }
            } @else {
                span .links {
                    a href={ "/t/" (game.table) "/replay?n=0" } { (label(lang, "replay")) } " "
                    a href={ "/t/" (game.table) "/look" } { (label(lang, "analysis")) }
                }
            }
        }
    }
}

fn player_link(player: &PlayerShown) -> Markup {
    html! {
        @match &player.person {
            Some(person) => { a href={ "/p/" (person) } { (player.name) } }
            None => { (player.name) }
        }
    }
}

/// A date as everybody reads it; the script says it in the reader's words.
fn day(time: ::table::Millis) -> String {
    crate::time::written(time).chars().take(10).collect()
}

/// A number with its sign.
pub(super) fn signed(number: i64) -> String {
    match number {
        0 => "±0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}
