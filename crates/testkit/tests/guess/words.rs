//! What a person reads.

use super::{Action, Event, Guess, View};
use kernel::{Book, Fact, Page, Phrase, Worded, Words, facts};
use std::sync::LazyLock;

impl Worded for Guess {
    fn book() -> &'static Book {
        static BOOK: LazyLock<Book> = LazyLock::new(|| Book::new(include_str!("en.md"), include_str!("fr.md")));
        &BOOK
    }

    fn words() -> &'static Words {
        static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(include_str!("en.ftl"), include_str!("fr.ftl")));
        &WORDS
    }

    fn event_phrase(event: &Event) -> Phrase {
        match *event {
            Event::Dealt { seat, hand } => {
                let hand: Vec<Fact> = hand.into_iter().map(Fact::from).collect();
                Phrase::new("event-dealt", facts![seat, hand])
            }
            Event::DealtHidden { seat } => Phrase::new("event-dealt-hidden", facts![seat]),
            Event::Bonus { seat, bonus } => Phrase::new("event-bonus", facts![seat, bonus]),
            Event::Laid { seat, card } => Phrase::new("event-laid", facts![seat, card]),
            Event::LaidHidden { seat } => Phrase::new("event-laid-hidden", facts![seat]),
            Event::Shown { seat, card } => Phrase::new("event-shown", facts![seat, card]),
            Event::Rolled { seat, die } => Phrase::new("event-rolled", facts![seat, die]),
            Event::Scored { seat, points } => Phrase::new("event-scored", facts![seat, points]),
            Event::Ended => Phrase::new("event-ended", facts![]),
        }
    }

    fn action_phrase(action: &Action) -> Phrase {
        match *action {
            Action::Bonus(bonus) => Phrase::new("do-bonus", facts![bonus]),
            Action::Lay(card) => Phrase::new("do-lay", facts![card]),
        }
    }

    fn sketch(view: &View, _: &Page<'_>) -> String {
        view.players.iter().map(|player| format!("{} {:?}", player.score, player.shown)).collect::<Vec<_>>().join("\n")
    }
}
