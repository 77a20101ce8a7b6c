//! The end of a game: a sheet over the board. The script fills it once the game is over.

use super::signs::{self, sign};
use super::table::{edition_link, in_script};
use crate::tables::TableState;
use crate::words::label;
use ::table::Progress;
use kernel::Lang;
use maud::{Markup, PreEscaped, html};

/// The sheet, empty and out of sight.
pub(super) fn ending(state: &TableState, lang: Lang) -> Markup {
    html! {
        section #ending .ending tabindex="-1" aria-labelledby="ending-title" hidden {
            h2 #ending-title { (label(lang, "ending-title")) }
            p #verdict .verdict {}
            @if state.plan.edition.is_some() { p { (edition_link(&state.id, state.plan.edition.as_ref(), lang)) } }
            ol #places .places {}
            section #rated hidden { h3 { a href={ "/best/" (state.plan.game) } { (label(lang, "ratings")) } } ul .changes {} p .faint {} }
            figure #lead hidden { figcaption { (label(lang, "ending-lead")) " " span .lead-of .faint {} } }
            section #turnings hidden { h3 { (label(lang, "ending-moments")) } ol {} }
            details #points hidden { summary { (label(lang, "ending-rules")) } div {} }
            div #accounts .accounts {}
            details #course hidden { summary { (label(lang, "ending-course")) } div {} }
            figure #ending-picture .share hidden {
                img #ending-shown alt=(label(lang, "ending-picture")) width="1200";
                figcaption {
                    button #ending-copy-picture type="button" { (label(lang, "ending-copy-picture")) }
                    a .button #ending-save href={ "/t/" (state.id) "/picture.png?lang=" (lang) } download={ "caldera-" (state.plan.game) ".png" } { (label(lang, "ending-save-picture")) }
                }
            }
            p .buttons {
                button #ending-again .primary type="button" { (label(lang, "again")) }
                a .button href={ "/t/" (state.id) "/replay?n=0" } { (label(lang, "ending-look")) }
                a .button href={ "/t/" (state.id) "/look" } { (label(lang, "analysis")) }
                button #ending-share type="button" { (label(lang, "ending-share")) }
                button #ending-close type="button" { (label(lang, "ending-close")) }
            }
            code #ending-link .link hidden {}
        }
    }
}

/// The same at a table of a duplicate, as long as its seal is not open: there is nothing to look back at yet.
pub(super) fn sealed(state: &TableState, lang: Lang) -> Markup {
    html! {
        @if let Some(of) = &state.duplicate {
            section #sealed .ending hidden[state.phase != Progress::Sealed] {
                p { strong { (label(lang, "sealed-ending")) } " " time data-due=(of.closes) {} }
                p .faint { (label(lang, "duplicate-about-sealed")) }
                p .buttons { a .button .primary href={ "/duplicates/" (of.id) } { (label(lang, "duplicate-to-page")) } }
            }
        }
    }
}

/// Looking at an earlier moment: where one is, and the way back.
pub(super) fn past(lang: Lang) -> Markup {
    html! {
        div #past .past role="group" aria-label=(label(lang, "past-title")) hidden {
            button type="button" data-past="-1" aria-label=(label(lang, "previous")) { (sign(signs::BACK)) }
            output {}
            button type="button" data-past="1" aria-label=(label(lang, "next")) { (sign(signs::ON)) }
            button .primary type="button" data-past="now" { (label(lang, "past-now")) }
        }
    }
}

/// Sounds: how loud, or none. Kept in the browser.
pub(super) fn sound(lang: Lang) -> Markup {
    html! {
        fieldset .sound { legend { (label(lang, "sound")) }
            label { (label(lang, "sound-volume")) " " input #volume type="range" min="0" max="100" step="5"; }
            label { input #mute type="checkbox"; " " (label(lang, "sound-off")) }
        }
    }
}

/// Texts that a script says by itself.
pub(super) fn spoken(keys: &[&str], lang: Lang) -> Markup {
    let spoken: serde_json::Map<String, serde_json::Value> =
        keys.iter().map(|key| ((*key).to_owned(), label(lang, key).into())).collect();
    html! { script #spoken type="application/json" { (PreEscaped(in_script(&serde_json::Value::Object(spoken)))) } }
}
