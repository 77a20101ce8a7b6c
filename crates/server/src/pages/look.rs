//! Looking back at a finished game: how the chances went, what was a mistake and what was luck, and playing on from any
//! moment. The script fills it once the bots have looked at everything.

use super::ending::{sound, spoken};
use super::layout::{Page, Preview, Visit, reached_as};
use super::replay::{eyes, gaze, player, state};
use super::variations::{compare, section, what_if};
use crate::Fault;
use crate::analyses;
use crate::app::AtTable;
use crate::replay::moment;
use crate::variations::tree;
use crate::words::label;
use ::table::TableId;
use axum::response::Response;
use kernel::Lang;
use maud::{Markup, html};

/// What the script says by itself.
const SPOKEN: &[&str] = &[
    "colon",
    "copied",
    "ending-move",
    "ending-start",
    "analysis-progress",
    "analysis-nobody",
    "analysis-better",
    "analysis-best",
    "analysis-chosen",
    "analysis-worth",
    "analysis-option",
    "analysis-instead",
    "analysis-cost",
    "analysis-luck",
    "analysis-none-costly",
    "analysis-none-lucky",
    "analysis-decides",
    "analysis-no-choice",
    "analysis-over",
    "analysis-team",
    "analysis-start",
    "analysis-own",
    "analysis-others",
    "analysis-later",
    "analysis-result",
    "analysis-mistakes",
    "analysis-curve",
    "analysis-board",
    "ending-picture-copied",
];

pub(super) async fn look(visit: Visit, AtTable(id): AtTable) -> Result<Response, Fault> {
    let lang = visit.asker.lang;
    let number = visit.asks("n").and_then(|number| number.parse().ok()).or(Some(0));
    let gaze = gaze(&visit);
    let moment = moment(&visit.app, &visit.asker, &id, number, gaze).await?;
    let known =
        move |room: &::table::Room| (room.game(), room.phase().has_ended(), room.names(lang), room.plan().watched);
    let (game, ended, names, watched) = visit.app.tables.look(&id, move |room, _| known(room)).await?;
    if !ended {
        return Err(Fault::forbidden("fault-not-over"));
    }
    let found = tree(&visit.app, &visit.asker, &id).await?;
    let quick = visit.asks("effort") == Some("quick");
    let body = html! {
        div #looking data-id=(id) data-effort=(if quick { "quick" } else { "standard" }) {
            h1 { (label(lang, "analysis")) (label(lang, "colon")) (game.about().title(lang)) }
            p .faint { (label(lang, "analysis-about")) }
            section #progress .analysis-progress hidden {
                p #progress-text role="status" {}
                progress #progress-bar aria-labelledby="progress-text" {}
            }
            (course(lang))
        }
        (player(&moment, &id, game.about().id, gaze, &eyes(game, ended, &names, gaze, lang), lang))
        section #here .analysis-here hidden {
            h2 { (label(lang, "analysis-here")) }
            p #here-decision {}
            p #here-chances .faint {}
            div #here-options .wide-table {}
            ul #here-why {}
            p .buttons {
                button #next-mistake .primary type="button" { (label(lang, "analysis-next")) }
                button #copy-moment type="button" { (label(lang, "analysis-share")) }
            }
            code #copied-moment .link hidden {}
            p .faint { (label(lang, "analysis-keys")) }
        }
        div #found hidden {
            section .analysis-decisions {
                p { label for="player" { (label(lang, "analysis-who")) } " " select #player {} }
                h2 { (label(lang, "analysis-costliest")) }
                ol #costliest {}
                h2 { (label(lang, "analysis-luckiest")) }
                ol #luckiest {}
            }
            section .analysis-sums {
                h2 { (label(lang, "analysis-sums")) }
                div #sums .wide-table tabindex="0" role="region" aria-label=(label(lang, "analysis-sums")) {}
                p .faint { (label(lang, "analysis-sums-how")) }
            }
        }
        (what_if(&id, &moment, false, lang))
        (compare(&id, lang))
        (section(&found, &id, lang))
        p { a .button href={ "/t/" (id) } { (label(lang, "to-table")) } " "
            a .button data-moment href={ "/t/" (id) "/replay?" (gaze.address()) } { (label(lang, "replay")) } " " (super::table::pace(lang)) }
        (sound(lang))
        (spoken(SPOKEN, lang))
        (state(&moment))
    };
    let title = format!("{}{}{}", label(lang, "analysis"), label(lang, "colon"), game.about().title(lang));
    let preview = if watched { preview(&visit, &id, &names).await? } else { None };
    Ok(visit.show(Page::new("look", &title, body).scripted().previewed(preview)))
}

/// The curve of the chances, as soon as it is known.
fn course(lang: Lang) -> Markup {
    html! {
        figure #curve-figure .analysis-curve hidden {
            figcaption { (label(lang, "analysis-curve")) " " span .faint { (label(lang, "analysis-curve-how")) } }
            div #curve {}
            ul #legend .legend {}
            p .buttons {
                button #copy-curve type="button" { (label(lang, "analysis-copy-curve")) }
                a #save-curve .button download { (label(lang, "analysis-save-curve")) }
                a #draw-curve .button download { (label(lang, "analysis-draw-curve")) }
            }
            code #copied-curve .link hidden {}
        }
    }
}

/// What link previews show: how the chances went, or the board until that is known.
async fn preview(visit: &Visit, id: &TableId, names: &[String]) -> Result<Option<Preview>, Fault> {
    let Some(here) = reached_as(&visit.app, &visit.headers) else { return Ok(None) };
    let lang = visit.asker.lang;
    let description = format!("{} · {}", label(lang, "analysis-curve"), names.join(", "));
    let shown = if analyses::is_done(&visit.app, id).await? { "curve.png" } else { "picture.png" };
    let address = format!("{here}/t/{id}");
    let picture = format!("{address}/{shown}?lang={lang}");
    Ok(Some(Preview { description, address: format!("{address}/look"), picture }))
}
