//! A worked example on the page of its book.

use super::examples::{ExampleMoment, ExamplePicture, ExampleSaid, ExampleSentence, ExampleShown};
use crate::words::{label, say};
use kernel::{Lang, facts};
use maud::{Markup, html};

/// More actions than this are folded away: the pictures are what counts.
const FOLDED: usize = 8;

/// One of the book's examples: every row with its pictures, what is done and what happens; then the rows as written.
pub(super) fn print_case<'a>(rows: impl Iterator<Item = &'a ExampleShown>, written: &str, lang: Lang) -> Markup {
    html! {
        div .example {
            @for row in rows { (print_row(row, lang)) }
            details .notation {
                summary { (label(lang, "example-notation")) }
                pre tabindex="0" { code { (written) } }
            }
        }
    }
}

fn print_row(row: &ExampleShown, lang: Lang) -> Markup {
    html! {
        figure .shown {
            figcaption { @for rule in &row.rules { (link(rule)) " " } (row.title) }
            div .pictures .wide[row.pictures.iter().any(|picture| picture.width > 2 * picture.height)] {
                @for picture in &row.pictures { (print_picture(picture, row.pictures.len() > 1, lang)) }
            }
            @if row.done.len() > FOLDED {
                details {
                    summary { (say(lang, "example-deeds", facts![count = row.done.len()])) }
                    (print_deeds(&row.done))
                }
            } @else if !row.done.is_empty() {
                (print_deeds(&row.done))
            }
            @if !row.told.is_empty() {
                details {
                    summary { (say(lang, "example-happens", facts![count = row.told.len()])) }
                    ul { @for told in &row.told { li { (print_told(told)) } } }
                }
            }
            @if !row.asks.is_empty() {
                ul .asks { @for ask in &row.asks { li { (print_ask(ask, lang)) } } }
            }
        }
    }
}

fn print_deeds(done: &[ExampleSaid]) -> Markup {
    html! { ol { @for deed in done { li { (print_said(deed)) } } } }
}

/// A picture in both themes: the style sheet shows one of them, and only that is fetched.
fn print_picture(picture: &ExamplePicture, captioned: bool, lang: Lang) -> Markup {
    let caption = match picture.moment {
        ExampleMoment::Before => label(lang, "example-before"),
        ExampleMoment::After => label(lang, "example-after"),
    };
    html! {
        div .picture {
            @if captioned { span .moment { (caption) } }
            @for (class, address) in [("in-light", &picture.light), ("in-dark", &picture.dark)] {
                a class=(class) href=(address) {
                    img src=(address) alt=(picture.description) loading="lazy" width=(picture.width) height=(picture.height);
                }
            }
        }
    }
}

fn print_ask(ask: &ExampleSaid, lang: Lang) -> Markup {
    let (class, sign) = match ask.refusal {
        None => ("may", label(lang, "example-may")),
        Some(_) => ("may-not", label(lang, "example-may-not")),
    };
    html! { span class=(class) { (sign) } " " (print_said(ask)) }
}

fn print_said(said: &ExampleSaid) -> Markup {
    html! {
        (said.text)
        @if let Some(refusal) = &said.refusal { " " span .refusal { (refusal.text) } " " (link(refusal.rule)) }
    }
}

fn print_told(told: &ExampleSentence) -> Markup {
    html! { (told.text) " " (link(told.rule)) }
}

fn link(rule: &str) -> Markup {
    html! { a .rule href={ "#" (rule) } { (rule) } }
}
