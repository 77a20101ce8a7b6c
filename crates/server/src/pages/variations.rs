//! Playing on from a moment, and the tree of what was played on. On the pages of a finished game, on that of a running one
//! that somebody plays alone, and on a page of its own.

use super::ending::spoken;
use super::layout::{Page, Visit};
use crate::analyses::own_seat;
use crate::app::AtTable;
use crate::replay::Moment;
use crate::variations::{Branch, Variations, tree};
use crate::what_if::own_solo_seat;
use crate::words::{label, say};
use crate::{Fault, assets, bot};
use ::table::{Progress, Room, TableId};
use axum::response::Response;
use kernel::{Lang, facts};
use maud::{Markup, html};

/// The tree that a table belongs to.
pub(super) async fn variations(visit: Visit, AtTable(id): AtTable) -> Result<Response, Fault> {
    let lang = visit.asker.lang;
    let found = tree(&visit.app, &visit.asker, &id).await?;
    let game = visit.app.tables.look(&id, |room, _| room.game()).await?;
    let heading = format!("{}{}{}", label(lang, "variations"), label(lang, "colon"), game.about().title(lang));
    let body = html! {
        h1 { (heading) }
        (section(&found, &id, lang))
        p { a .button href={ "/t/" (id) } { (label(lang, "to-table")) } }
        (spoken(&["copied"], lang))
    };
    Ok(visit.show(Page::new("variations", &heading, body)))
}

/// What was played on from a game, and what it goes on from.
pub(super) fn section(found: &Variations, here: &TableId, lang: Lang) -> Markup {
    html! {
        section #variations .variations data-saved=(label(lang, "variation-saved")) {
            h2 { (label(lang, "variations")) }
            @if found.branches.len() < 2 {
                p .faint { (label(lang, "variations-none")) }
            } @else {
                p .faint { (label(lang, "variations-about")) }
            }
            (level(&found.branches, here, lang))
            @if found.more { p .faint { (label(lang, "variations-more")) } }
            script type="module" src=(assets::address("js/variations.js")) {}
        }
    }
}

/// Branches of one depth, each with what goes on from it.
fn level(branches: &[Branch], here: &TableId, lang: Lang) -> Markup {
    let Some(depth) = branches.first().map(|branch| branch.depth) else { return html! {} };
    // Each at this depth leads what stands below it.
    let groups = branches.chunk_by(|_, next| next.depth > depth);
    html! {
        ul { @for group in groups {
            li { (one(&group[0], here, lang)) (level(&group[1..], here, lang)) }
        } }
    }
}

fn one(branch: &Branch, here: &TableId, lang: Lang) -> Markup {
    let ended = matches!(branch.phase, Progress::Over | Progress::Stopped);
    let address = format!("/t/{}{}", branch.table, if ended { "/look" } else { "" });
    let phase = match branch.phase {
        Progress::Waiting => "phase-waiting",
        Progress::Playing => "phase-playing",
        Progress::Sealed => "phase-sealed",
        Progress::Over => "phase-over",
        Progress::Stopped => "phase-stopped",
    };
    let players: Vec<&str> = branch.players.iter().map(String::as_str).filter(|name| !name.is_empty()).collect();
    let name = &branch.title;
    let is_here = branch.table == *here;
    html! {
        div .variation .variation-here[is_here] {
            a .variation-name href=(address) aria-current=[is_here.then_some("page")] { (name) }
            @if is_here { " " span .faint { (label(lang, "variation-here")) } }
            p .faint {
                @if let Some(n) = branch.n { (say(lang, "variation-from", facts![n])) " · " }
                @if let Some(by) = &branch.by { (say(lang, "variation-by", facts![name = by.clone()])) " · " }
                (players.join(", ")) @if !players.is_empty() { " · " } (label(lang, phase))
            }
            p .buttons {
                button .copy-variation type="button" data-address=(address) aria-label={ (label(lang, "variation-share")) " – " (name) } {
                    (label(lang, "variation-share"))
                }
            }
            code .link hidden {}
            @if branch.mine { (naming(branch, lang)) }
        }
    }
}

/// Whoever opened a branch names it.
fn naming(branch: &Branch, lang: Lang) -> Markup {
    let field = format!("name-{}", branch.table);
    html! {
        form .name-variation data-id=(branch.table) {
            label for=(field) { (label(lang, "variation-name")) } " "
            input id=(field) name="name" maxlength=(::table::LONGEST_NAME) autocomplete="off" value=(branch.name);
            " " button type="submit" { (label(lang, "variation-save")) }
            " " span role="status" {}
        }
    }
}

/// Playing on from the moment that is shown.
pub(super) fn what_if(id: &TableId, moment: &Moment, running: bool, lang: Lang) -> Markup {
    html! {
        form #what-if .analysis-what-if data-id=(id) data-chance=(moment.chance_next) {
            h2 { (label(lang, "what-if")) }
            p .faint { (label(lang, if running { "what-if-running" } else { "what-if-about" })) }
            p { label for="what-if-how" { (label(lang, "what-if-how")) } " "
                select #what-if-how aria-describedby="what-if-no-dice" {
                    option value="choice" { (label(lang, "what-if-choice")) }
                    option value="dice" disabled[!moment.chance_next] { (label(lang, "what-if-dice")) }
                } " "
                span #what-if-no-dice .faint hidden[moment.chance_next] { (label(lang, "what-if-no-dice")) }
            }
            p { label for="what-if-with" { (label(lang, "what-if-with")) } " "
                select #what-if-with {
                    option value="bots" { (label(lang, "what-if-bots")) }
                    option value="beside" { (label(lang, "what-if-beside")) }
                    option value="friends" { (label(lang, "what-if-friends")) }
                }
            }
            p { label for="what-if-seat" { (label(lang, "what-if-seat")) } " " select #what-if-seat {} }
            p #what-if-bots { label for="what-if-level" { (label(lang, "what-if-level")) } " "
                select #what-if-level { @for level in bot::levels() {
                    option value=(level) selected[level == bot::default_level()] { (bot::level_name(level, lang)) }
                } }
            }
            p .buttons { button #what-if-go .primary type="submit" { (label(lang, "what-if-go")) } }
            p #what-if-fault .fault role="alert" {}
            script type="module" src=(assets::address("js/what-if.js")) {}
        }
    }
}

/// Comparing two ways the game could go on. The script fills it; what was compared before is there for everybody.
pub(super) fn compare(id: &TableId, lang: Lang) -> Markup {
    let text = |key: &str| label(lang, key);
    html! {
        section #compare .analysis-what-if data-id=(id) data-lang=(lang.code())
            data-options=(text("compare-options")) data-games=(text("compare-games")) data-progress=(text("compare-progress"))
            data-difference=(text("compare-difference")) data-stop=(text("compare-stop")) data-on=(text("compare-on"))
            data-colon=(text("colon")) data-went-on=(say(lang, "compare-went-on", facts![n = "{n}"])) {
            h2 { (text("compare")) }
            p .faint { (text("compare-about")) }
            form #compare-form {
                p { label for="compare-one" { (text("compare-one")) } " " select #compare-one {} }
                p { label for="compare-other" { (text("compare-other")) } " " select #compare-other {} }
                p .buttons { button #compare-go type="submit" disabled { (text("compare-go")) } }
            }
            p #compare-fault .fault role="alert" {}
            div #comparisons aria-live="polite" {}
            script type="module" src=(assets::address("js/compare.js")) {}
        }
    }
}

/// What somebody may do with a running game besides looking at it: their own decisions, and playing on from a moment.
pub(super) async fn beside_running(visit: &Visit, id: &TableId, moment: &Moment) -> Result<Markup, Fault> {
    let lang = visit.asker.lang;
    let Some(person) = visit.asker.person.as_ref().map(|person| person.id.clone()) else { return Ok(html! {}) };
    let known = move |room: &Room| {
        let own = own_seat(room, &person, None).ok();
        (own, own_solo_seat(room, &person).is_some())
    };
    let (own, solo) = visit.app.tables.look(id, move |room, _| known(room)).await?;
    let found = if solo { Some(tree(&visit.app, &visit.asker, id).await?) } else { None };
    Ok(html! {
        @if let Some(seat) = own { (own_decisions(id, seat.0, lang)) }
        @if let Some(found) = found { (what_if(id, moment, true, lang)) (compare(id, lang)) (section(&found, id, lang)) }
    })
}

/// What the own decisions were worth. The script asks for them when somebody wants to know.
fn own_decisions(id: &TableId, seat: u8, lang: Lang) -> Markup {
    html! {
        section #own-decisions .analysis-decisions data-id=(id) data-seat=(seat) data-lang=(lang.code())
            data-better=(label(lang, "analysis-better")) data-instead=(label(lang, "analysis-instead"))
            data-move=(label(lang, "ending-move")) data-none=(label(lang, "own-none")) data-seen=(label(lang, "own-seen"))
            data-colon=(label(lang, "colon")) {
            h2 { (label(lang, "own-decisions")) }
            p .faint { (label(lang, "own-about")) }
            p .buttons { button #own-go type="button" { (label(lang, "own-go")) } }
            p #own-progress role="status" {}
            ol #own-costly {}
            p #own-fault .fault role="alert" {}
            script type="module" src=(assets::address("js/own-decisions.js")) {}
        }
    }
}
