//! Events and actions as phrases; the sentences are in `texts/`.

use crate::Trex;
use crate::action::Action;
use crate::board::{Cell, Direction, Feature};
use crate::cards::{Card, Cards};
use crate::event::{Bite, Cause, Event, Ignored, Piece};
use crate::state::Phase;
use kernel::{Book, Fact, Facts, Fault, Game, Phrase, RuleId, Seat, Words, facts};
use std::sync::LazyLock;

/// The game's book.
pub(crate) fn book() -> &'static Book {
    static BOOK: LazyLock<Book> = LazyLock::new(|| {
        Book::new(include_str!("../rules/en.md"), include_str!("../rules/fr.md"))
            .with_examples(include_str!("../rules/examples.jsonl"))
            .in_edition(Trex::edition_tag(Trex::base_edition()), include_str!("../edition/book.toml"), words())
    });
    &BOOK
}

/// The game's texts.
pub(crate) fn words() -> &'static Words {
    static WORDS: LazyLock<Words> =
        LazyLock::new(|| Words::new(include_str!("../texts/en.ftl"), include_str!("../texts/fr.ftl")));
    &WORDS
}

/// What is wrong with an edition or a position.
pub(crate) fn fault(key: &str, facts: Facts) -> Fault {
    Fault::new(words(), key, facts)
}

/// A broken invariant: people read its title, developers the detail among the facts.
pub(crate) fn broken(rule: RuleId, detail: String) -> Fault {
    static TITLES: LazyLock<Words> = LazyLock::new(|| book().titles());
    Fault::new(&TITLES, rule.as_str(), facts![detail])
}

/// An event as a sentence: one line per event.
#[rustfmt::skip]
pub(crate) fn event(event: Event) -> Phrase {
    match event {
        Event::Dealt { seat, species } => say("event-dealt", facts![seat, species = label("species", species.code())]),
        Event::TileLaid { feature, cell } => say("event-tile-laid", facts![tile = tile(feature), cell = name(cell)]),
        Event::FigurePlaced { seat, cell } => say("event-figure-placed", facts![seat, cell = name(cell)]),
        Event::RexPlaced { cell } => say("event-rex-placed", facts![cell = name(cell)]),
        Event::Provisioned { seat, trees } => say("event-provisioned", facts![seat, trees]),
        Event::BoneGiven { seat } => say("event-bone-given", facts![seat]),
        Event::Answered { seat } => say("event-answered", facts![seat]),
        Event::Revealed { seat, answer } => revealed(seat, answer),
        Event::TileMoved { feature, by, direction, to } => tile_moved(feature, by, direction, to),
        Event::Carried { seat, to } => say("event-carried", facts![seat, to = name(to)]),
        Event::TileSettled { feature, cell } => say("event-tile-settled", facts![tile = tile(feature), cell = name(cell)]),
        Event::Ignored { piece, by, direction, why } => ignored(piece, by, direction, why),
        Event::Planted { cells: _, count } => say("event-planted", facts![count]),
        Event::Boxed { count } => say("event-boxed", facts![count]),
        Event::SetAside { seat, card } => say("event-set-aside", facts![seat, card = kind(card)]),
        Event::SetAsideUnseen { seat } => say("event-set-aside-unseen", facts![seat]),
        Event::TurnBegan { turn, of, bone } => say("event-turn-began", facts![turn, of, bone]),
        Event::Rested { seat } => say("event-rested", facts![seat]),
        Event::Stepped { seat, from, to, cause } => stepped(seat, from, to, cause),
        Event::Sheltered { seat, feature } => say("event-sheltered", facts![seat, tile = tile(feature)]),
        Event::Barred { seat, feature } => say("event-barred", facts![seat, tile = tile(feature)]),
        Event::Hit { by, victim } => say("event-hit", facts![by, victim]),
        Event::Received { seat, from } => say("event-received", facts![seat, from]),
        Event::Bitten { seat, cause } => bitten(seat, cause),
        Event::CardLost { seat, card } => say("event-card-lost", facts![seat, card = kind(card)]),
        Event::PanicAsked { seat } => say("event-panic-asked", facts![seat]),
        Event::PanicDropped { seat } => say("event-panic-dropped", facts![seat]),
        Event::Discarded { seat, card } => say("event-discarded", facts![seat, card = kind(card)]),
        Event::RexAsked => say("event-rex-asked", facts![]),
        Event::RexStepped { by, from, to } => say("event-rex-stepped", facts![by, from = name(from), to = name(to)]),
        Event::RexVanished { by, feature } => say("event-rex-vanished", facts![by, tile = tile(feature)]),
        Event::Spared { seat, feature } => say("event-spared", facts![seat, tile = tile(feature)]),
        Event::RexReturned { cell } => say("event-rex-returned", facts![cell = name(cell)]),
        Event::Harvested { seat, cell } => say("event-harvested", facts![seat, cell = name(cell)]),
        Event::Contested { cell } => say("event-contested", facts![cell = name(cell)]),
        Event::Eliminated { seat } => say("event-eliminated", facts![seat]),
        Event::HandDiscarded { seat, cards } => hand_discarded(seat, cards),
        Event::BonePassed { to } => say("event-bone-passed", facts![to]),
        Event::SetAsideShown { seat, card } => say("event-set-aside-shown", facts![seat, card = kind(card)]),
        Event::Won { winners } => {
            let named: Vec<Fact> = winners.iter().map(Fact::from).collect();
            say("event-won", facts![winners = named, count = winners.len()])
        }
    }
}

/// An action as a choice.
pub(crate) fn action(action: Action) -> Phrase {
    match action {
        Action::Move(direction) => say("do-move", facts![direction = way(direction)]),
        Action::Rest => say("do-rest", facts![]),
        Action::Panic(direction) => say("do-panic", facts![direction = way(direction)]),
        Action::Vote(direction) => say("do-vote", facts![direction = way(direction)]),
        Action::Abstain => say("do-abstain", facts![]),
    }
}

fn say(key: &str, facts: Facts) -> Phrase {
    Phrase::new(key, facts)
}

fn label(group: &str, word: &str) -> Fact {
    Fact::label(format!("label-{group}-{}", word.to_ascii_lowercase()))
}

/// The text that names a tile.
pub(crate) fn tile(feature: Feature) -> Fact {
    label("tile", feature.name())
}

/// The text that names a kind of card.
pub(crate) fn kind(card: Card) -> Fact {
    label("card", card.name())
}

/// The text that names a direction.
pub(crate) fn way(direction: Direction) -> Fact {
    label("direction", direction.name())
}

/// The text that names a phase.
pub(crate) fn phase(phase: Phase) -> Fact {
    Fact::label(match phase {
        Phase::Lake => "label-phase-lake",
        Phase::Volcano => "label-phase-volcano",
        Phase::Choose => "label-phase-choose",
        Phase::Panic(_) => "label-phase-panic",
        Phase::Rex => "label-phase-rex",
        Phase::Over => "label-phase-over",
    })
}

fn name(cell: Cell) -> Fact {
    Fact::Text(cell.to_string())
}

fn tile_moved(feature: Feature, by: Seat, direction: Direction, to: Cell) -> Phrase {
    say("event-tile-moved", facts![tile = tile(feature), by, direction = way(direction), to = name(to)])
}

fn revealed(seat: Seat, answer: Action) -> Phrase {
    match answer {
        Action::Move(direction) => say("event-revealed-move", facts![seat, direction = way(direction)]),
        Action::Rest => say("event-revealed-rest", facts![seat]),
        Action::Panic(direction) => say("event-revealed-panic", facts![seat, direction = way(direction)]),
        Action::Vote(direction) => say("event-revealed-vote", facts![seat, direction = way(direction)]),
        Action::Abstain => say("event-revealed-abstain", facts![seat]),
    }
}

fn stepped(seat: Seat, from: Cell, to: Cell, cause: Cause) -> Phrase {
    let path = facts![seat, from = name(from), to = name(to)];
    match cause {
        Cause::Move => say("event-stepped", path),
        Cause::Panic => say("event-stepped-panic", path),
        Cause::Pushed(by) => say("event-stepped-pushed", path.with("by", by)),
    }
}

fn bitten(seat: Seat, cause: Bite) -> Phrase {
    match cause {
        Bite::Entered => say("event-bitten-entered", facts![seat]),
        Bite::RexStep => say("event-bitten-rex-step", facts![seat]),
        Bite::RexReturn => say("event-bitten-rex-return", facts![seat]),
    }
}

fn hand_discarded(seat: Seat, cards: Cards) -> Phrase {
    say("event-hand-discarded", facts![seat, moves = cards.moves, rests = cards.rests, panics = cards.panics])
}

/// Why a direction had no effect; each reason has its own sentence.
fn ignored(piece: Piece, by: Seat, direction: Option<Direction>, why: Ignored) -> Phrase {
    let key = match why {
        Ignored::Edge => "event-ignored-edge",
        Ignored::Barred => "event-ignored-barred",
        Ignored::Lair => "event-ignored-lair",
        Ignored::OtherTile => "event-ignored-other-tile",
        Ignored::Figure => "event-ignored-figure",
        Ignored::RexGone => "event-ignored-rex-gone",
        Ignored::PanickerOut => "event-ignored-panicker-out",
        Ignored::Abstained => "event-ignored-abstained",
    };
    let piece = match piece {
        Piece::Tile(feature) => tile(feature),
        Piece::Dino(seat) => Fact::Seat(seat),
        Piece::Rex => Fact::label("label-rex"),
    };
    let said = facts![by, piece];
    say(
        key,
        match direction {
            Some(direction) => said.with("direction", way(direction)),
            None => said,
        },
    )
}
