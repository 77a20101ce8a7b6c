//! The book, the texts, and events and actions as sentences.

use crate::action::Action;
use crate::edition::Edition;
use crate::event::Event;
use kernel::{Book, Phrase, Words, facts};
use std::sync::LazyLock;

/// The book.
pub(crate) fn book() -> &'static Book {
    static BOOK: LazyLock<Book> = LazyLock::new(|| {
        Book::new(include_str!("../rules/en.md"), include_str!("../rules/fr.md"))
            .with_examples(include_str!("../rules/examples.jsonl"))
            .in_edition(&Edition::base().tag, include_str!("../edition/book.toml"), words())
    });
    &BOOK
}

/// The texts.
pub(crate) fn words() -> &'static Words {
    static WORDS: LazyLock<Words> =
        LazyLock::new(|| Words::new(include_str!("../texts/en.ftl"), include_str!("../texts/fr.ftl")));
    &WORDS
}

/// An action as a choice.
pub(crate) fn action_phrase(action: Action) -> Phrase {
    match action {
        Action::Roll => Phrase::new("do-roll", facts![]),
        Action::Stop => Phrase::new("do-stop", facts![]),
    }
}

/// An event as a sentence.
pub(crate) fn event_phrase(event: &Event) -> Phrase {
    match *event {
        Event::Dealt { seat, card } => Phrase::new("event-dealt", facts![seat, card]),
        Event::DealtHidden { seat } => Phrase::new("event-dealt-hidden", facts![seat]),
        Event::Rolled { seat, pips, total } => Phrase::new("event-rolled", facts![seat, pips, total]),
        Event::Stopped { seat, total } => Phrase::new("event-stopped", facts![seat, total]),
        Event::Revealed { seat, card } => Phrase::new("event-revealed", facts![seat, card]),
        Event::Scored { seat, points } => Phrase::new("event-scored", facts![seat, points]),
    }
}
