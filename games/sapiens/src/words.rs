//! What a person reads: the book, the texts, and which sentence is used for what.

use crate::Sapiens;
use crate::action::{Action, Lay};
use crate::event::Event;
use crate::power::Power;
use crate::scene::Scene;
use crate::square::Square;
use crate::state::LayKind;
use crate::tile::Tile;
use kernel::{Book, Fact, Facts, Fault, Game, Phrase, RuleId, Words, facts};
use std::sync::LazyLock;

/// The game's book.
pub(crate) fn book() -> &'static Book {
    static BOOK: LazyLock<Book> = LazyLock::new(|| {
        Book::new(include_str!("../rules/en.md"), include_str!("../rules/fr.md"))
            .with_examples(include_str!("../rules/examples.jsonl"))
            .in_edition(Sapiens::edition_tag(Sapiens::base_edition()), include_str!("../edition/book.toml"), words())
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

impl From<Scene> for Fact {
    fn from(scene: Scene) -> Fact {
        Fact::label(scene.label())
    }
}

impl From<Tile> for Fact {
    fn from(tile: Tile) -> Fact {
        Fact::Label(format!("tile-{tile}").to_lowercase())
    }
}

/// Valley squares are called the same everywhere; the rim and the waterfalls have words.
impl From<Square> for Fact {
    fn from(square: Square) -> Fact {
        match square.valley_cell() {
            Some(_) => Fact::Text(square.to_string()),
            None => Fact::Label(format!("place-{square}").to_lowercase()),
        }
    }
}

/// An event as a sentence.
pub(crate) fn event(event: &Event) -> Phrase {
    let (key, facts) = match event.clone() {
        Event::PutAway { count } => ("event-put-away", facts![count]),
        Event::Valley { seat, left, right } => ("event-valley", facts![seat, left, right]),
        Event::TokenPlaced { seat, scene, at } => ("event-token-placed", facts![seat, scene, at]),
        Event::Drew { seat, tile } => ("event-drew", facts![seat, tile]),
        Event::First { seat } => ("event-first", facts![seat]),
        Event::Revealed { tile } => ("event-revealed", facts![tile]),
        Event::Turn { seat, round } => ("event-turn", facts![seat, round]),
        Event::Laid { seat, tile, low, high, kind } => (lay_key(kind), facts![seat, tile].with_places(tile, low, high)),
        Event::Abandoned { seat } => ("event-abandoned", facts![seat]),
        Event::Settled { seat, owner, .. } if seat == owner => ("event-settled-own", facts![seat]),
        Event::Settled { seat, owner, food } => ("event-settled", facts![seat, owner, food]),
        Event::Ate { seat, square, food } => ("event-ate", facts![seat, square, food]),
        Event::PowerLost { seat, scene } => ("event-power-lost", facts![seat, scene]),
        Event::Declined { seat } => ("event-declined", facts![seat]),
        Event::Feast { seat } => ("event-feast", facts![seat]),
        Event::FeastSkipped { seat } => ("event-feast-skipped", facts![seat]),
        Event::Gathered { seat, food } => ("event-gathered", facts![seat, food]),
        Event::PlainsOpen { seat } => ("event-plains-open", facts![seat]),
        Event::TokenPlayed { seat, scene } => ("event-token-played", facts![seat, scene]),
        Event::TokenTaken { seat, scene, at } => ("event-token-taken", facts![seat, scene, at]),
        Event::TokenBack { seat, scene } => ("event-token-back", facts![seat, scene]),
        Event::TokenDiscarded { seat, scene, at } => ("event-token-discarded", facts![seat, scene, at]),
        Event::Marked { seat, tile } => ("event-marked", facts![seat, tile]),
        Event::Unmarked { seat, tile } => ("event-unmarked", facts![seat, tile]),
        Event::Swapped { seat, gave, took, with: None } => ("event-swapped-common", facts![seat, gave, took]),
        Event::Swapped { seat, gave, took, with: Some(with) } => ("event-swapped", facts![seat, gave, took, with]),
        Event::Camped { seat, shelter } => ("event-camped", facts![seat, shelter]),
        Event::Steak { seat } => ("event-steak", facts![seat]),
        Event::Converted { seat, steaks, food } => ("event-converted", facts![seat, steaks, food]),
        Event::Bear { seat, on, square, shelter } => ("event-bear", facts![seat, on, square, shelter]),
        Event::Chased { seat, square } => ("event-chased", facts![seat, square]),
        Event::Sheltered { seat, cave, shelter } => ("event-sheltered", facts![seat, cave, shelter]),
        Event::Took { seat, tile } => ("event-took", facts![seat, tile]),
        Event::Removed { seat, tile } => ("event-removed", facts![seat, tile]),
        Event::LastRound => ("event-last-round", facts![]),
        Event::Finished { seat } => ("event-finished", facts![seat]),
        Event::Result { seat, food, shelter, result } => ("event-result", facts![seat, food, shelter, result]),
        Event::Won { seat } => ("event-won", facts![seat]),
    };
    Phrase::new(key, facts)
}

fn lay_key(kind: LayKind) -> &'static str {
    match kind {
        LayKind::Start => "event-laid-start",
        LayKind::Found => "event-laid-found",
        LayKind::Main => "event-laid",
        LayKind::Extra => "event-laid-extra",
    }
}

/// The two scenes of a tile and where they go.
trait WithPlaces {
    fn with_places(self, tile: Tile, low: Square, high: Square) -> Self;
}

impl WithPlaces for Facts {
    fn with_places(self, tile: Tile, low: Square, high: Square) -> Facts {
        self.with("lower", tile.low()).with("low", low).with("higher", tile.high()).with("high", high)
    }
}

/// An action as a choice.
pub(crate) fn action(action: &Action) -> Phrase {
    let lay = |lay: &Lay| facts![tile = lay.tile].with_places(lay.tile, lay.low, lay.high);
    let (key, facts) = match action {
        Action::Start(tile) => ("do-start", lay(tile)),
        Action::Lay(tile) => ("do-lay", lay(tile)),
        Action::Found(tile) => ("do-found", lay(tile)),
        Action::Extra(tile) => ("do-extra", lay(tile)),
        Action::SkipExtra => ("do-skip", facts![]),
        Action::Finish => ("do-finish", facts![]),
        Action::Settle(owner) => ("do-settle", facts![owner = *owner]),
        Action::Use(used) => return power(*used, "use"),
        Action::Decline => ("do-decline", facts![]),
        Action::Token(played) => return power(*played, "token"),
        Action::Recall(tile) => ("do-recall", facts![tile = *tile]),
        Action::EndLaying => ("do-end", facts![]),
        Action::Take(tiles) => ("do-take", facts![tiles = tiles.iter().map(Fact::from).collect::<Vec<_>>()]),
        Action::Remove(tile) => ("do-remove", facts![tile = *tile]),
    };
    Phrase::new(key, facts)
}

/// The use of a power; the texts say what differs for a token by `$source`.
fn power(power: Power, source: &'static str) -> Phrase {
    let (key, facts) = match power {
        Power::Feast => ("do-feast", facts![]),
        Power::Gathering => ("do-gathering", facts![]),
        Power::Ritual(scene) => ("do-ritual", facts![scene]),
        Power::Brawl { on, from: None } => ("do-brawl", facts![on]),
        Power::Brawl { on, from: Some(from) } => ("do-brawl-move", facts![on, from]),
        Power::Water { give, take } => ("do-water", facts![give, take]),
        Power::Camp => ("do-camp", facts![]),
        Power::Hunt { convert: false } => ("do-hunt", facts![]),
        Power::Hunt { convert: true } => ("do-hunt-convert", facts![]),
        Power::Bear { seat, square } => ("do-bear", facts![seat, square]),
        Power::Chase(square) => ("do-chase", facts![square]),
    };
    Phrase::new(key, facts.with("source", source))
}
