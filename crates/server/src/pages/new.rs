//! Opening a table: who sits where, which variant, which clock.

use super::layout::{Page, Visit};
use crate::Fault;
use crate::app::Path;
use crate::book;
use crate::bot;
use crate::editions::EditionCard;
use crate::games::{GameCard, OptionCard, OptionForm, game_card};
use crate::words::{label, say};
use ::table::PersonId;
use axum::response::Response;
use kernel::{Lang, facts};
use maud::{Markup, html};

pub(super) async fn new(visit: Visit, Path(game): Path<String>) -> Result<Response, Fault> {
    let lang = visit.asker.lang;
    let door = catalog::game(&game).ok_or(Fault::Missing)?;
    let (game, editions) = (game_card(door, lang), visit.app.editions.of(door));
    let friends = friends(&visit).await?;
    let body = html! {
        section .narrow {
            h1 { (game.title) }
            @if crate::drawing::lesson(game.id).is_some() { p { a href={ "/learn/" (game.id) } { (label(lang, "learn-first")) } } }
            form #new novalidate data-game=(game.id) data-too-often=(label(lang, "option-too-often")) data-between=(label(lang, "option-between")) {
                (seats(&game, &friends, visit.asks("with"), lang))
                @if !game.options.is_empty() { (options(&game, lang)) }
                (edition(&game, &editions, lang))
                (pace(lang))
                label for="share-text" { (label(lang, "share-text")) }
                input #share-text maxlength="100" autocomplete="off" placeholder=(label(lang, "share-hint"));
                label .check { input #ready type="checkbox" checked; (label(lang, "wait-ready")) }
                label .check { input #watched type="checkbox" checked; (label(lang, "allow-watching")) }
                label .check { input #casual type="checkbox" checked; (label(lang, "allow-back")) }
                label .check { input #rated type="checkbox" checked aria-describedby="rated-help"; (label(lang, "plan-rated")) }
                p #rated-help .help { (label(lang, "plan-rated-help")) }
                label for="hints" { (label(lang, "hints")) }
                select #hints {
                    option value="bots" selected { (label(lang, "hints-bots")) }
                    option value="always" { (label(lang, "hints-always")) }
                    option value="never" { (label(lang, "hints-never")) }
                }
                p #fault .fault role="alert" {}
                button .primary type="submit" { (label(lang, "open-table")) }
            }
        }
    };
    Ok(visit.show(Page::new("new", game.title, body).scripted()))
}

/// Whom one follows, and whom the address names: a chair can be kept for them.
async fn friends(visit: &Visit) -> Result<Vec<(PersonId, String)>, Fault> {
    let Some(me) = &visit.asker.person else { return Ok(Vec::new()) };
    let followed = visit.app.keeper.club.friends_of(me.id.clone()).await?;
    let mut friends: Vec<_> = followed.into_iter().map(|known| (known.person, known.name)).collect();
    if let Some(with) = visit.asks("with").and_then(PersonId::parse)
        && friends.iter().all(|(friend, _)| *friend != with)
        && let Ok(known) = crate::club::known(&visit.app, &visit.asker, &with).await
    {
        friends.push((with, known.name));
    }
    Ok(friends)
}

fn seats(game: &GameCard, friends: &[(PersonId, String)], with: Option<&str>, lang: Lang) -> Markup {
    let kept = |place: u8, friend: &PersonId| place == 1 && with == Some(friend.as_str());
    let is_kept = |place: u8| friends.iter().any(|(friend, _)| kept(place, friend));
    html! {
        fieldset {
            legend { (label(lang, "who-plays")) }
            @for place in 0..game.most {
                div .chair data-place=(place) {
                    label for={ "chair-" (place) } { (label(lang, "seat")) " " (place + 1) }
                    select id={ "chair-" (place) } name="chair" {
                        @if place == 0 { option value="me" selected { (label(lang, "chair-me")) } }
                        @if place >= game.fewest { option value="" selected { (label(lang, "chair-none")) } }
                        @for level in bot::levels() {
                            option value={ "bot:" (level) } { (label(lang, "chair-bot")) " – " (bot::level_name(level, lang)) }
                        }
                        // Against bots alone one plays from the first page: here friends are meant.
                        option value="friend" selected[place != 0 && place < game.fewest && !is_kept(place)] { (label(lang, "chair-friend")) }
                        @if place != 0 { @for (friend, name) in friends {
                            option value={ "kept:" (friend) } data-name=(name) selected[kept(place, friend)] { (name) }
                        } }
                        option value="anyone" { (label(lang, "chair-anyone")) }
                        @if place != 0 { option value="beside" { (label(lang, "chair-beside")) } }
                    }
                    input .beside-name type="text" maxlength="40" hidden aria-label=(label(lang, "name"))
                        placeholder=(label(lang, "name"));
                }
            }
        }
    }
}

/// What can be chosen in this game. Every option has a field of its own, a sentence about it, and room for what is wrong with it.
fn options(game: &GameCard, lang: Lang) -> Markup {
    html! {
        details .variants open[game.options.len() <= FEW] { summary { (label(lang, "variants")) }
            @for option in &game.options {
                @let id = format!("option-{}", option.key);
                div .option data-key=(option.key) data-kind=(kind_name(option.kind)) data-rule=(option.rule)
                    data-only=[option.only.map(|(key, value)| format!("{key}={value}"))] hidden[option.only.is_some()] {
                    label for=(id) id={ (id) "-name" } { (option.text) }
                    (field(&id, option, game, lang))
                    p .help id={ (id) "-help" } { (option.help) " " a .rule href=(book::address(game.id, option.rule, lang)) { (option.rule) } }
                    p .fault id={ (id) "-fault" } role="alert" {}
                }
            }
        }
    }
}

/// So few options are shown at once.
const FEW: usize = 3;

const fn kind_name(kind: OptionForm) -> &'static str {
    match kind {
        OptionForm::Choice => "choice",
        OptionForm::Flag => "flag",
        OptionForm::Number => "number",
        OptionForm::Seat => "seat",
        OptionForm::EachSeat => "each-seat",
        OptionForm::List => "list",
        OptionForm::Fields => "fields",
    }
}

/// The field of an option; of those with several, the first one has its name.
fn field(id: &str, option: &OptionCard, game: &GameCard, lang: Lang) -> Markup {
    let told = format!("{id}-help {id}-fault");
    html! {
        @match option.kind {
            OptionForm::Choice => { select id=(id) aria-describedby=(told) {
                @for (value, text) in &option.choices { option value=(value) { (text) } }
            } }
            OptionForm::Flag => { input id=(id) type="checkbox" aria-describedby=(told); }
            OptionForm::Number => { @if let Some((min, max, default)) = option.range {
                input id=(id) type="number" min=(min) max=(max) required value=(default) data-default=(default) aria-describedby=(told);
            } }
            OptionForm::Seat => { select id=(id) aria-describedby=(told) {
                option value="" { (label(lang, "seat-random")) }
                @for place in 0..game.most { option value=(place) data-place=(place) { (label(lang, "seat")) " " (place + 1) } }
            } }
            OptionForm::EachSeat => {
                select id=(id) aria-describedby=(told) {
                    @for (value, text) in &option.choices { option value=(value) { (text) } }
                    option value="each" { (label(lang, "each-seat")) }
                }
                div .several hidden { (several(option, lang)) }
            }
            OptionForm::List | OptionForm::Fields => {
                div .several .square[option.fields.len() == 16] role="group" id=(id) tabindex="-1" aria-labelledby={ (id) "-name" } aria-describedby=(told) {
                    (several(option, lang))
                }
            }
        }
    }
}

/// The fields of an option that has several. At first they hold the words in their order, each as often as it may.
fn several(option: &OptionCard, lang: Lang) -> Markup {
    html! {
        @for (number, field) in option.fields.iter().enumerate() {
            @let fitting: Vec<&str> = field.words.iter().flat_map(|(word, _, most)| std::iter::repeat_n(*word, usize::from(*most))).collect();
            @let seat = option.kind == OptionForm::EachSeat;
            @let own = if option.kind == OptionForm::Fields { 0 } else { number };
            label data-place=[seat.then_some(number)] {
                span { @if let Some(text) = &field.text { (text) } @else if seat { (label(lang, "seat")) " " (field.name) } @else { (field.name) } }
                " "
                select name=(field.name) {
                    @for (word, text, most) in &field.words {
                        option value=(word) data-most=(most) selected[fitting.get(own) == Some(word)] { (text) }
                    }
                }
            }
        }
    }
}

/// Which edition is played: one of the list, or a file.
fn edition(game: &GameCard, editions: &[EditionCard], lang: Lang) -> Markup {
    html! {
        details { summary { (label(lang, "edition")) }
            p .faint { (label(lang, "edition-get")) }
            @for known in editions.iter().filter(|edition| edition.base) {
                p { a href={ "/api/editions/" (game.id) "/" (known.digest) } download={ (game.id) ".toml" } { (known.name) ".toml" } }
            }
            label for="edition" { (label(lang, "edition")) }
            select #edition {
                @for known in editions { option value=(known.digest) selected[known.base] data-base[known.base] { (edition_name(known, lang)) } }
                option value="bring" { (label(lang, "edition-bring")) }
            }
            span #edition-bring hidden {
                label for="edition-file" { (label(lang, "edition-file")) }
                input #edition-file type="file" accept=".toml";
            }
            p #edition-checked .faint role="status" {}
        }
    }
}

fn edition_name(edition: &EditionCard, lang: Lang) -> String {
    let key = match (edition.base, edition.house) {
        (true, _) => "edition-base",
        (false, true) => "edition-house",
        (false, false) => return edition.name.clone(),
    };
    say(lang, key, facts![name = edition.name.as_str()])
}

fn pace(lang: Lang) -> Markup {
    html! {
        fieldset {
            legend { (label(lang, "pace")) }
            label for="pace" { (label(lang, "pace-kind")) }
            select #pace {
                option value="free" { (label(lang, "pace-free")) }
                option value="clock" { (label(lang, "pace-clock")) }
                option value="days" { (label(lang, "pace-days")) }
            }
            span .pace-free {
                label for="patience" { (label(lang, "patience")) } " "
                select #patience {
                    @for seconds in ["60", "300", "1800", "86400"] {
                        option value=(seconds) selected[seconds == "300"] { (label(lang, &format!("patience-{seconds}"))) }
                    }
                }
            }
            span .pace-clock hidden {
                label { (label(lang, "pace-per-move")) " " input #per-move type="number" min="1" max="3600" required value="30" aria-describedby="per-move-fault"; }
                span .fault #per-move-fault role="alert" {}
                label { (label(lang, "pace-bank")) " " input #bank type="number" min="0" max="86400" required value="600" aria-describedby="bank-fault"; }
                span .fault #bank-fault role="alert" {}
            }
            span .pace-days hidden {
                label { (label(lang, "pace-how-many")) " " input #days type="number" min="1" max="60" required value="3" aria-describedby="days-fault"; }
                span .fault #days-fault role="alert" {}
            }
        }
    }
}
