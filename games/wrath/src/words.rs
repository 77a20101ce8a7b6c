//! Events and actions as sentences.

use crate::Wrath;
use crate::action::Action;
use crate::cell::Cell;
use crate::event::Event;
use crate::labels;
use crate::pieces::Figure;
use crate::sketch;
use crate::view::View;
use kernel::{Book, Era, Fact, Facts, Fault, Game, Page, Phrase, RuleId, Worded, Words, facts};
use std::sync::LazyLock;

impl Worded for Wrath {
    fn book() -> &'static Book {
        static BOOK: LazyLock<Book> = LazyLock::new(|| {
            Book::new(include_str!("../rules/en.md"), include_str!("../rules/fr.md"))
                .with_examples(include_str!("../rules/examples.jsonl"))
                .in_edition(
                    Wrath::edition_tag(Wrath::base_edition()),
                    include_str!("../edition/book.toml"),
                    Wrath::words(),
                )
        });
        &BOOK
    }

    fn words() -> &'static Words {
        static WORDS: LazyLock<Words> =
            LazyLock::new(|| Words::new(include_str!("../texts/en.ftl"), include_str!("../texts/fr.ftl")));
        &WORDS
    }

    fn event_phrase(event: &Event) -> Phrase {
        event_phrase(event)
    }

    fn action_phrase(action: &Action) -> Phrase {
        action_phrase(*action)
    }

    fn sketch(view: &View, page: &Page<'_>) -> String {
        sketch::sketch(view, page)
    }

    /// WRA-ERUPT-2: what was built up before an eruption is gone after it.
    fn era(event: &Event) -> Option<Era> {
        if let Event::Erupted { .. } = event { Some(Era::Next) } else { None }
    }
}

/// What is wrong with an edition or a position.
pub(crate) fn fault(key: &str, facts: Facts) -> Fault {
    Fault::new(Wrath::words(), key, facts)
}

/// A broken invariant: people read its title, developers the detail among the facts.
pub(crate) fn broken(rule: RuleId, detail: String) -> Fault {
    static TITLES: LazyLock<Words> = LazyLock::new(|| Wrath::book().titles());
    Fault::new(&TITLES, rule.as_str(), facts![detail])
}

fn action_phrase(action: Action) -> Phrase {
    let place =
        |key, figure, from| Phrase::new(key, facts![figure = labels::a_figure(figure), place = labels::place(from)]);
    match action {
        Action::Roll => Phrase::new("do-roll", facts![]),
        Action::Reroll(dice) => Phrase::new("do-reroll", facts![dice = labels::dice(dice)]),
        Action::Keep => Phrase::new("do-keep", facts![]),
        Action::Volcano { figure, from } => place("do-volcano", figure, from),
        Action::Cave { figure, from } => place("do-cave", figure, from),
        Action::Hut { figure, from } => place("do-hut", figure, from),
        Action::Egg { figure, from } => place("do-egg", figure, from),
        Action::Walk { figure, from, to, dice, devour } => {
            let facts =
                facts![figure = labels::a_figure(figure), from = labels::place(from), to = to.to_string(), dice];
            match devour {
                None => Phrase::new("do-walk", facts),
                Some(victim) => Phrase::new("do-walk-devour", facts.with("victim", victim)),
            }
        }
        Action::Hatch(species) => {
            Phrase::new("do-hatch", facts![species = labels::a_figure(Figure::Dinosaur(species))])
        }
        Action::End => Phrase::new("do-end", facts![]),
        Action::Quake(direction) => Phrase::new("do-quake", facts![direction = labels::direction(direction)]),
        Action::NoQuake => Phrase::new("do-no-quake", facts![]),
    }
}

fn event_phrase(event: &Event) -> Phrase {
    match *event {
        Event::FirstPlayer { place } => Phrase::new("event-first-player", facts![place = place + 1]),
        Event::LandLaid { ref tiles } => {
            Phrase::new("event-land-laid", facts![tiles = list(tiles, |&tile| labels::tile(tile))])
        }
        Event::SpeciesChosen { ref species } => {
            Phrase::new("event-species-chosen", facts![species = list(species, |&species| labels::species(species))])
        }
        Event::TurnBegan { seat } => Phrase::new("event-turn-began", facts![seat]),
        Event::Rolled { seat, roll, rolled, dice } => {
            Phrase::new("event-rolled", facts![seat, roll, rolled = labels::dice(rolled), dice = labels::dice(dice)])
        }
        Event::Kept { seat, dice } => Phrase::new("event-kept", facts![seat, dice = labels::dice(dice)]),
        Event::Placed { seat, figure, from, to } => {
            let (from, to) = (labels::place(from), labels::place(to));
            Phrase::new("event-placed", facts![seat, figure = labels::a_figure(figure), from, to])
        }
        Event::Walked { seat, figure, from, to, dice, .. } => {
            let (from, to) = (from.to_string(), to.to_string());
            Phrase::new("event-walked", facts![seat, figure = labels::a_figure(figure), from, to, dice])
        }
        Event::Devoured { seat, victim, at } => {
            Phrase::new("event-devoured", facts![seat, victim, at = at.to_string()])
        }
        Event::Hatched { seat, species } => {
            Phrase::new("event-hatched", facts![seat, species = labels::a_figure(Figure::Dinosaur(species))])
        }
        Event::Returned { seat, figure, count, from } => Phrase::new(
            "event-returned",
            facts![seat, figure = labels::figure(figure), count, from = labels::place(from)],
        ),
        Event::Ended { seat, lost } => {
            Phrase::new("event-ended", facts![seat, count = lost.total(), lost = labels::dice(lost)])
        }
        Event::MayQuake { seat } => Phrase::new("event-may-quake", facts![seat]),
        Event::Quaked { seat, direction, volcano } => {
            let (direction, volcano) = (labels::direction(direction), volcano.to_string());
            Phrase::new("event-quaked", facts![seat, direction, volcano])
        }
        Event::Declined { seat } => Phrase::new("event-declined", facts![seat]),
        Event::Erupted { ref spaces } => {
            Phrase::new("event-erupted", facts![spaces = list(spaces, |&held| Fact::from(held))])
        }
        Event::Region { tile, cells, ref strengths, people_ignored } => {
            let key = if people_ignored { "event-region-triceratops" } else { "event-region" };
            let cells: Vec<Fact> = cells.iter().map(|cell: Cell| Fact::from(cell.to_string())).collect();
            let strengths = list(strengths, |&strength| Fact::from(strength));
            Phrase::new(key, facts![tile = labels::tile(tile), cells, strengths])
        }
        Event::Scored { seat, points, total } => Phrase::new("event-scored", facts![seat, points, total]),
        Event::GameOver { winner, score } => Phrase::new("event-game-over", facts![winner, score]),
    }
}

fn list<T>(items: &[T], name: impl Fn(&T) -> Fact) -> Fact {
    Fact::List(items.iter().map(name).collect())
}
