//! Le Sorcier de la Montagne de Feu / The Warlock of Firetop Mountain.
//!
//! Two to six adventurers explore a mountain, fight what they meet, and look for the three keys that open the warlock's
//! chest. There are nine numbers: three are the combination, six are held by the players, and good questions and
//! bargains reveal which. Cards are hidden almost everywhere, so what each seat has learnt is part of the state.
//!
//! - the book: `rules/en.md`, `rules/fr.md`; the content: `edition/base.toml`, read by [`edition`] and [`board`]
//! - `rules/`: a file per chapter of the book; `rules/mod.rs` says who decides and dispatches each action to its
//!   chapter
//! - [`state::State`] is what a rule changes, [`view::View`] what a seat sees of it, [`event::Event`] what is reported
//!   on the way; `witness.rs` says who may learn it
//! - [`odds`] computes fights and flights, [`deduce`] which combinations a seat still thinks possible
//!
//! ```
//! use kernel::{Audience, Dice, Game, Seat, Silent, Table};
//! use warlock::Warlock;
//!
//! let setup = Warlock::setup(&Table::new(2), Warlock::base_edition())?;
//! let mut dice = Dice::fast(7);
//! let mut state = Warlock::start(&setup, &mut dice, &mut Silent);
//! // Before anything else both players split the extra points of their adventurers, in any order.
//! for seat in [Seat(1), Seat(0)] {
//!     let mut choices = Vec::new();
//!     Warlock::actions(&state, seat, &mut choices);
//!     Warlock::check(&state, seat, &choices[0])?;
//!     Warlock::play(&mut state, seat, &choices[0], &mut dice, &mut Silent);
//! }
//! let view = Warlock::view(&state, Audience::Seat(Seat(0)));
//! assert_eq!((view.round, view.own.expect("a seat has cards of its own").clues.len()), (1, 3));
//! # Ok::<(), kernel::Refusal>(())
//! ```

mod about;
pub mod access;
pub mod action;
mod bargains;
pub mod board;
pub mod combat;
mod course;
pub mod decision;
pub mod deduce;
pub mod edition;
pub mod event;
mod fault;
mod imagine;
pub mod knowledge;
mod labels;
pub mod number;
mod numbers;
pub mod odds;
pub mod offer;
pub mod phase;
pub mod place;
mod position;
mod reference;
mod rules;
mod scenario;
pub mod scores;
pub mod setup;
pub mod side;
mod sketch;
pub mod state;
mod versions;
pub mod view;
mod witness;
mod words;

use action::Action;
use edition::Edition;
use event::Event;
use kernel::{
    About, Audience, Book, Dice, EditionFault, EditionTag, Era, Gain, Game, Lang, Log, Numbered, Numbering, Numbers,
    Page, Phrase, PositionFault, ReferenceTable, Refusal, RuleId, RulesVersion, Scenario, Seat, Table, Turn, Worded,
    Words,
};
use serde_json::Value;
use setup::Setup;
use state::{Content, State};
use std::sync::LazyLock;
use view::View;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Warlock;

impl Game for Warlock {
    type Edition = Edition;
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn about() -> &'static About {
        &about::ABOUT
    }

    fn base_edition() -> &'static Edition {
        Edition::base()
    }

    fn base_edition_under(rules: RulesVersion) -> &'static Edition {
        if rules < versions::WINDING_WAY { Edition::straight() } else { Edition::base() }
    }

    fn other_editions() -> Vec<&'static Edition> {
        vec![Edition::straight()]
    }

    fn read_edition(text: &str) -> Result<Edition, EditionFault> {
        Edition::read(text)
    }

    fn edition_tag(edition: &Edition) -> &EditionTag {
        &edition.tag
    }

    fn setup_under(rules: RulesVersion, table: &Table, edition: &'static Edition) -> Result<Setup, Refusal> {
        setup::setup(rules, table, Content(edition))
    }

    fn start(setup: &Setup, dice: &mut Dice, log: &mut impl Log<Event>) -> State {
        rules::setup::start(setup, dice, log)
    }

    fn rules(state: &State) -> RulesVersion {
        state.rules
    }

    fn seats(state: &State) -> u8 {
        state.seats
    }

    fn turn(state: &State) -> Turn {
        rules::turn(state)
    }

    fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
        rules::actions(state, seat, out);
    }

    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        rules::check(state, seat, action)
    }

    fn play(state: &mut State, seat: Seat, action: &Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        rules::play(state, seat, action, dice, log);
    }

    fn view(state: &State, audience: Audience) -> View {
        view::view(state, audience)
    }

    fn witness(event: &Event, audience: Audience) -> Option<Event> {
        witness::witness(event, audience)
    }

    fn reveals(event: &Event) -> bool {
        witness::reveals(event)
    }

    fn imagine(state: &State, seat: Seat, dice: &mut Dice) -> State {
        imagine::imagine(state, seat, dice)
    }

    fn stand_in(state: &State, seat: Seat) -> Action {
        rules::absent::stand_in(state, seat)
    }
}

impl Scenario for Warlock {
    fn position(state: &State) -> Value {
        position::write(state)
    }

    fn read_position(position: &Value, edition: &'static Edition) -> Result<State, PositionFault> {
        position::read(position, Content(edition))
    }

    fn variants() -> Vec<Table> {
        scenario::variants()
    }

    fn broken(state: &State) -> Option<(RuleId, String)> {
        rules::invariants::broken(state)
    }

    fn longest(setup: &Setup) -> u32 {
        scenario::longest(setup)
    }

    fn points(event: &Event) -> Option<(Seat, i32)> {
        scenario::points(event)
    }

    fn lists_all(state: &State, _: Seat) -> bool {
        scenario::lists_all(state)
    }

    fn any_action(dice: &mut Dice) -> Action {
        scenario::any_action(dice)
    }
}

impl Worded for Warlock {
    fn book() -> &'static Book {
        static BOOK: LazyLock<Book> = LazyLock::new(|| {
            Book::new(include_str!("../rules/en.md"), include_str!("../rules/fr.md"))
                .with_examples(include_str!("../rules/examples.jsonl"))
                .in_edition(
                    Warlock::edition_tag(Warlock::base_edition()),
                    include_str!("../edition/book.toml"),
                    Warlock::words(),
                )
        });
        &BOOK
    }

    fn words() -> &'static Words {
        static WORDS: LazyLock<Words> =
            LazyLock::new(|| Words::new(include_str!("../texts/en.ftl"), include_str!("../texts/fr.ftl")));
        &WORDS
    }

    fn reference(edition: &Edition, lang: Lang) -> Vec<ReferenceTable> {
        reference::tables(edition, lang)
    }

    fn event_phrase(event: &Event) -> Phrase {
        words::event_phrase(event)
    }

    fn action_phrase(action: &Action) -> Phrase {
        words::action_phrase(action)
    }

    fn sketch(view: &View, page: &Page<'_>) -> String {
        sketch::sketch(view, Warlock::words(), page)
    }

    fn lead(state: &State) -> Vec<i32> {
        course::lead(state)
    }

    fn gains(event: &Event) -> Vec<Gain> {
        course::gains(event)
    }

    fn era(event: &Event) -> Option<Era> {
        course::era(event)
    }
}

impl Numbered for Warlock {
    const NUMBERING: Numbering<Action> = numbers::NUMBERING;

    fn observe(view: &View, reader: Seat, out: &mut impl Numbers) {
        numbers::observe(view, reader, out);
    }

    fn describe(_: &View, _: Seat, action: &Action, out: &mut impl Numbers) {
        numbers::describe(action, out);
    }
}
