//! The games and their books.

use crate::Fault;
use crate::app::{App, Asker};
use crate::book::examples::Shown;
use crate::bot;
use crate::fault::Told;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use catalog::Door;
use kernel::{Lang, OptionKind};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::{IntoParams, ToSchema};

/// A game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct GameCard {
    /// Its short name.
    pub(crate) id: &'static str,
    /// Its title.
    pub(crate) title: &'static str,
    /// The fewest players.
    pub(crate) fewest: u8,
    /// The most players.
    pub(crate) most: u8,
    /// Whether all win or lose together.
    pub(crate) cooperative: bool,
    /// Whether seats have secrets from each other.
    pub(crate) secrets: bool,
    /// What can be chosen before the start.
    pub(crate) options: Vec<OptionCard>,
}

/// Something to choose before the start.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct OptionCard {
    /// Its name in the table's options.
    pub(crate) key: &'static str,
    /// What it is, as a sentence.
    pub(crate) text: String,
    /// The rule that describes it.
    pub(crate) rule: &'static str,
    /// `choice`, `flag`, `number` or `form`.
    pub(crate) kind: &'static str,
    /// The choices, each with its sentence; the first is the default.
    pub(crate) choices: Vec<(&'static str, String)>,
    /// Smallest, greatest and default number.
    pub(crate) range: Option<(i64, i64, i64)>,
}

/// Everything there is to play.
#[derive(Serialize, ToSchema)]
pub(super) struct Games {
    /// The games.
    games: Vec<GameCard>,
    /// The levels of the bots, weakest first: stable name and name for people.
    levels: Vec<(&'static str, String)>,
}

/// A game, as people read it.
pub(crate) fn game_card(door: &dyn Door, lang: Lang) -> GameCard {
    let about = door.about();
    let options = about.options.iter().map(|option| {
        let text_key = format!("option-{}", option.key.replace('_', "-"));
        let (kind, choices, range) = match option.kind {
            OptionKind::Choice(choices) => {
                let text =
                    |choice: &&str| door.words().label(lang, &format!("{text_key}-{}", choice.replace('_', "-")));
                ("choice", choices.iter().map(|choice| (*choice, text(choice))).collect(), None)
            }
            OptionKind::Flag => ("flag", Vec::new(), None),
            OptionKind::Number { min, max, default } => ("number", Vec::new(), Some((min, max, default))),
            OptionKind::Form => ("form", Vec::new(), None),
        };
        let text = door.words().label(lang, &text_key);
        OptionCard { key: option.key, text, rule: option.rule.as_str(), kind, choices, range }
    });
    GameCard {
        id: about.id,
        title: about.title(lang),
        fewest: *about.seats.start(),
        most: *about.seats.end(),
        cooperative: about.cooperative,
        secrets: about.secrets,
        options: options.collect(),
    }
}

/// The games and the levels of the bots.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Games)))]
pub(super) async fn games(asker: Asker) -> Json<Games> {
    let games = catalog::games().iter().map(|door| game_card(*door, asker.lang)).collect();
    let levels = bot::levels().into_iter().map(|level| (level, bot::level_name(level, asker.lang))).collect();
    Json(Games { games, levels })
}

/// What to look for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Sought {
    /// Words; without any the whole book is given.
    #[serde(default)]
    q: String,
}

/// A rule.
#[derive(Serialize, ToSchema)]
pub(super) struct Rule {
    /// Its ID.
    id: String,
    /// Its heading.
    title: String,
    /// The chapter it stands in.
    chapter: String,
    /// Its text, in Markdown.
    text: String,
}

/// The rules of a game: all, or those that hold some words.
#[utoipa::path(get, path = "/api/books/{game}", params(("game" = String, Path), Sought),
    responses((status = 200, body = Vec<Rule>), (status = 404, body = Told)))]
pub(super) async fn book(
    asker: Asker,
    Path(game): Path<String>,
    Query(sought): Query<Sought>,
) -> Result<Json<Vec<Rule>>, Fault> {
    let volume = catalog::game(&game).ok_or(Fault::Missing)?.book().volume(asker.lang);
    let words: String = sought.q.chars().take(200).collect();
    let rules = volume.search(&words).into_iter().map(|entry| Rule {
        id: entry.id.clone(),
        title: entry.title.clone(),
        chapter: entry.chapter.clone(),
        text: entry.body.clone(),
    });
    Ok(Json(rules.collect()))
}

/// The worked examples of a game's book, with the addresses of their pictures.
#[utoipa::path(get, path = "/api/books/{game}/examples", params(("game" = String, Path)),
    responses((status = 200, body = Vec<Shown>), (status = 404, body = Told)))]
pub(super) async fn examples(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(game): Path<String>,
) -> Result<Response, Fault> {
    let door = catalog::game(&game).ok_or(Fault::Missing)?;
    let bound = app.press.book(&app.hall, door, asker.lang).await?;
    Ok(Json(&bound.examples).into_response())
}
