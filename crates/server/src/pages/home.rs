//! The first page: every game, one touch away from playing.

use super::layout::{Page, Visit};
use super::running::{Running, running};
use super::terms::summary;
use crate::Fault;
use crate::app::{App, Asker, Path};
use crate::drawing::{GameFacts, Theme};
use crate::games::{GameCard, game_card};
use crate::guard::PICTURE_POLICY;
use crate::store::Listed;
use crate::words::{label, say};
use ::table::{ListedChair, Millis, Pace, Progress, TableId, bot_name};
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use kernel::{Lang, facts};
use maud::{Markup, PreEscaped, html};
use std::collections::BTreeMap;
use std::sync::Arc;

pub(super) async fn home(visit: Visit) -> Result<Response, Fault> {
    let lang = visit.asker.lang;
    let (store, asker) = (&visit.app.store, &visit.asker);
    let open = visit.app.lobby.now(&visit.app.apart_from(asker).await?).await?;
    let mine = match &asker.person {
        Some(person) => store.tables_of(&person.id, 20).await?,
        None => Vec::new(),
    };
    let going_on: Vec<&Listed> = mine.iter().filter(|table| !table.card.phase.has_ended()).collect();
    // Where there are days to think, one looks here for how many are left; the others are not woken for this page.
    let slow = |table: &&&Listed| matches!(table.card.plan.pace, Pace::Days { .. });
    let slow: Vec<&Listed> = going_on.iter().filter(slow).copied().collect();
    let stand = running(&visit.app, asker, &slow).await;
    let body = html! {
        section .hero {
            h1 { (label(lang, "hero")) }
            p .lead { (label(lang, "about-caldera")) }
        }
        @if !going_on.is_empty() {
            section { h2 { (label(lang, "go-on")) } ul .tables {
                @for table in &going_on { (table_row(table, stand.get(&table.id), asker, false)) }
            } }
        }
        section { h2 .visually-hidden { (label(lang, "games")) } div .games {
            @for door in catalog::games() { (card(*door, lang)) }
        } }
        (lobby(&open, asker))
        p .club-links {
            a href="/tournaments" { (label(lang, "tournaments")) } " · "
            a href="/duplicates" { (label(lang, "duplicates")) } " · "
            a href="/best" { (label(lang, "best-players")) } " · "
            a href="/friends" { (label(lang, "friends")) }
            @if let Some(person) = &asker.person { " · " a href={ "/p/" (person.id) } { (label(lang, "my-page")) } }
        }
        (meeting(lang))
    };
    Ok(visit.show(Page::new("home", &label(lang, "hero"), body).scripted()))
}

/// How quickly somebody wants to play with anyone: the last question before the table.
fn meeting(lang: Lang) -> Markup {
    html! {
        dialog #meet .meet aria-labelledby="meet-title" {
            h2 #meet-title {}
            p { (label(lang, "meet-why")) }
            p .buttons {
                @for pace in ["free", "clock", "days"] {
                    button .primary[pace == "free"] type="button" data-pace=(pace) { (label(lang, &format!("meet-{pace}"))) }
                }
            }
            form method="dialog" { button .quiet { (label(lang, "close")) } }
        }
    }
}

/// The open tables, with what one looks for among them.
fn lobby(open: &[Listed], asker: &Asker) -> Markup {
    let lang = asker.lang;
    html! {
        section #lobby data-known=(crate::lobby::written(open)) { h2 { (label(lang, "lobby")) }
            @if open.is_empty() { p .faint { (label(lang, "lobby-empty")) } }
            @else { form #lobby-filter .lobby-filter {
                label { (label(lang, "lobby-game")) " " select name="game" {
                    option value="" { (label(lang, "lobby-all")) }
                    @for door in catalog::games() { option value=(door.about().id) { (door.about().title(lang)) } }
                } }
                label { (label(lang, "lobby-pace")) " " select name="pace" {
                    option value="" { (label(lang, "lobby-all")) }
                    option value="live" { (label(lang, "lobby-live")) }
                    option value="slow" { (label(lang, "lobby-slow")) }
                } }
                label { (label(lang, "lobby-language")) " " select name="lang" {
                    option value="" { (label(lang, "lobby-all")) }
                    option value="en" { (label(lang, "language-en")) }
                    option value="fr" { (label(lang, "language-fr")) }
                } }
            } }
            ul .tables { @for table in open { (table_row(table, None, asker, false)) } }
        }
    }
}

fn card(door: &dyn catalog::Door, lang: Lang) -> Markup {
    let game = game_card(door, lang);
    let facts = crate::drawing::game_facts(game.id);
    html! {
        article .card data-game=(game.id) {
            (scene_picture(&game, lang))
            h3 { (game.title) }
            (at_a_glance(&game, facts, lang))
            p .blurb { (facts.map_or_else(|| first_words(door, lang), |facts| facts.line(lang).to_owned())) }
            div .actions {
                button .primary type="button" data-quick=(game.id) data-seats=(game.fewest)
                    aria-label={ (label(lang, "play-bots")) " – " (game.title) } { (label(lang, "play-bots")) }
                a .button href={ "/new/" (game.id) } { (label(lang, "play-people")) }
                button type="button" data-match=(game.id) data-title=(game.title) aria-haspopup="dialog"
                    aria-label={ (label(lang, "quick-match")) " – " (game.title) } { (label(lang, "quick-match")) }
                @if crate::drawing::lesson(game.id).is_some() { a href={ "/learn/" (game.id) } { (label(lang, "learn")) } }
                a href={ "/book/" (game.id) } { (label(lang, "rules")) }
            }
        }
    }
}

/// The game as it looks in the middle of a game; without a scene of it, its emblem. It comes when it is scrolled to.
fn scene_picture(game: &GameCard, lang: Lang) -> Markup {
    let address = |theme: &str| format!("/scenes/{}-{theme}.svg?lang={lang}", game.id);
    html! {
        div .scene {
            (PreEscaped(crate::drawing::emblem(game.id)))
            @if crate::drawing::game_facts(game.id).is_some() {
                img .light src=(address("light")) loading="lazy" decoding="async" alt="" width="320" height="200";
                img .dark src=(address("dark")) loading="lazy" decoding="async" alt="" width="320" height="200";
            }
        }
    }
}

/// What the dots of a game's weight mean, from one to five.
const WEIGHTS: [&str; 5] = ["weight-1", "weight-2", "weight-3", "weight-4", "weight-5"];

/// Players, duration, age and weight.
fn at_a_glance(game: &GameCard, facts: Option<&GameFacts>, lang: Lang) -> Markup {
    html! {
        ul .glance {
            li { (say(lang, "players", facts![fewest = game.fewest, most = game.most])) }
            @if let Some(facts) = facts {
                li { (say(lang, "glance-minutes", facts![least = facts.minutes[0], most = facts.minutes[1]])) }
                li { (say(lang, "glance-age", facts![age = facts.age])) }
                @let weight = WEIGHTS[usize::from(facts.weight.clamp(1, 5)) - 1];
                li title=(label(lang, weight)) {
                    (label(lang, "glance-weight")) " "
                    span aria-hidden="true" { @for dot in 1..=5 { (if dot <= facts.weight { "●" } else { "○" }) } }
                    span .visually-hidden { (label(lang, weight)) }
                }
            }
            @if game.cooperative { li { (label(lang, "together")) } }
        }
    }
}

/// How the book of a game begins.
fn first_words(door: &dyn catalog::Door, lang: Lang) -> String {
    let blurb = door.book().volume(lang).source.split("\n\n").nth(1).unwrap_or("").replace('\n', " ");
    blurb.split_inclusive(". ").take(2).collect()
}

/// The picture of a scene: `wrath-light.svg`. It changes only with the program.
pub(super) async fn scene(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(name): Path<String>,
) -> Result<Response, Fault> {
    let (game, theme) = name.strip_suffix(".svg").and_then(|name| name.rsplit_once('-')).ok_or(Fault::Missing)?;
    let theme = match theme {
        "light" => Theme::Light,
        "dark" => Theme::Dark,
        _ => return Err(Fault::Missing),
    };
    let (game, lang) = (game.to_owned(), asker.lang);
    let drawn = app.tables.answer(&asker.claim(None), move || crate::drawing::scene(&game, lang, theme)).await?;
    let headers = [
        (CONTENT_TYPE, "image/svg+xml"),
        (CACHE_CONTROL, "public, max-age=86400"),
        (CONTENT_SECURITY_POLICY, PICTURE_POLICY),
    ];
    Ok((headers, drawn.ok_or(Fault::Missing)?).into_response())
}

/// What a table is to somebody who reads a list: the heading under which it stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Group {
    /// It is their turn.
    Mine,
    /// They are asked to play.
    Asked,
    /// Others have to decide.
    Running,
    /// Chairs are free.
    Waiting,
    /// Nothing more is played there.
    Ended,
}

impl Group {
    pub(super) const ALL: [Group; 5] = [Group::Mine, Group::Asked, Group::Running, Group::Waiting, Group::Ended];

    pub(super) fn of(table: &Listed, asker: &Asker) -> Group {
        let me = asker.person.as_ref().map(|person| &person.id);
        let mut mine =
            table.card.chairs.iter().enumerate().filter(|(_, chair)| me.is_some() && chair.person.as_ref() == me);
        match table.card.phase {
            Progress::Sealed | Progress::Over | Progress::Stopped => Group::Ended,
            Progress::Playing if mine.any(|(number, _)| table.waiting >> number & 1 == 1) => Group::Mine,
            Progress::Playing => Group::Running,
            Progress::Waiting if mine.any(|(_, chair)| chair.kept) => Group::Asked,
            Progress::Waiting => Group::Waiting,
        }
    }

    pub(super) const fn key(self) -> &'static str {
        match self {
            Group::Mine => "group-mine",
            Group::Asked => "group-asked",
            Group::Running => "group-running",
            Group::Waiting => "group-waiting",
            Group::Ended => "group-ended",
        }
    }
}

/// The tables under a heading. Those that wait for somebody come in the order in which their time runs out; what has no end
/// comes after them, the longest waiting first.
pub(super) fn in_order<'a>(
    group: Group,
    tables: &'a [Listed],
    stand: &BTreeMap<TableId, Running>,
    asker: &Asker,
) -> Vec<&'a Listed> {
    let mut theirs: Vec<&Listed> = tables.iter().filter(|table| Group::of(table, asker) == group).collect();
    if group == Group::Mine {
        let due = |table: &Listed| stand.get(&table.id).and_then(|stands| stands.due);
        theirs.sort_by_key(|table| (due(table).unwrap_or(Millis::MAX), table.updated));
    }
    theirs
}

/// A table in a list, perhaps with how it stands and a small picture of it as spectators see it.
pub(super) fn table_row(table: &Listed, stands: Option<&Running>, asker: &Asker, pictured: bool) -> Markup {
    let lang = asker.lang;
    let plan = &table.card.plan;
    let title = catalog::game(&plan.game).map_or("", |door| door.about().title(lang));
    let group = Group::of(table, asker);
    let slow = match plan.pace {
        Pace::Free | Pace::Clock { .. } => "live",
        Pace::Days { .. } => "slow",
    };
    html! {
        li data-game=(plan.game) data-pace=(slow) data-lang=[plan.lang.as_ref()] { a .pictured[pictured] href={ "/t/" (table.id) } {
            @if pictured && plan.watched {
                img .small src={ "/t/" (table.id) "/picture.png?lang=" (lang) } loading="lazy" decoding="async" alt="" width="120" height="63";
            }
            strong { (title) } " "
            @if let Some(edition) = &plan.edition { span .edition { (say(lang, "edition-played", facts![name = edition.name.as_str()])) } " " }
            span .faint { (names(table, lang).join(" · ")) } " "
            span .state .mine[matches!(group, Group::Mine | Group::Asked)] { (state(table, group, asker)) }
            span .faint .row-terms { (summary(plan, lang)) }
            @if let Some(stands) = stands { span .faint .row-moves { (say(lang, "moves-played", facts![moves = stands.number])) } }
            time .faint data-at=(table.updated) {}
            @if let Some(due) = stands.and_then(|stands| stands.due) { time .due data-due=(due) {} }
        } }
    }
}

/// Who sits there; bots have names in the reader's language.
fn names(table: &Listed, lang: Lang) -> Vec<String> {
    let name = |(number, chair): (u8, &ListedChair)| match (chair.name.is_empty(), &chair.person) {
        (true, _) => "…".to_owned(),
        (false, Some(_)) => chair.name.clone(),
        (false, None) => bot_name(number, lang).to_owned(),
    };
    (0..).zip(&table.card.chairs).map(name).collect()
}

/// How the table stands, for somebody.
fn state(table: &Listed, group: Group, asker: &Asker) -> String {
    let lang = asker.lang;
    let me = asker.person.as_ref().map(|person| &person.id);
    let my_chair = table.card.chairs.iter().position(|chair| chair.person.is_some() && chair.person.as_ref() == me);
    let standing = my_chair.and_then(|chair| table.card.result.as_ref()?.get(chair));
    match (group, table.card.phase, standing) {
        (Group::Mine, ..) => label(lang, "your-turn"),
        (Group::Asked, ..) => label(lang, "group-asked"),
        (Group::Waiting, ..) if table.card.open > 0 => say(lang, "chairs-free", facts![free = table.card.open]),
        (Group::Waiting, ..) => label(lang, "phase-waiting"),
        (Group::Running, ..) => label(lang, "phase-playing"),
        (Group::Ended, Progress::Stopped, _) => label(lang, "phase-stopped"),
        (Group::Ended, _, Some(standing)) => {
            say(lang, "standing", facts![place = standing.place, score = standing.score])
        }
        (Group::Ended, Progress::Sealed, None) => label(lang, "phase-sealed"),
        (Group::Ended, _, None) => label(lang, "phase-over"),
    }
}
