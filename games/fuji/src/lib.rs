//! Fuji: cooperation behind screens.
//!
//! Two to four hikers flee from an erupting volcano. Each turn everybody rolls dice in secret, speaks in hints without
//! numbers, marks a destination, re-rolls in silence, and walks only if their dice suit their own destination better
//! than both neighbours' dice do. All win together in the village, or lose together.
//!
//! - [`State`] is the whole truth, [`View`] what a seat may know, [`Action`] a decision, [`Event`] what happened.
//! - The rules are in `rules`, a file per chapter of the book; `edition/base.toml` holds cards, tables and maps.
//! - [`chance::best_chance`] computes how likely a total is after re-rolls; [`chat::allowed`] filters free text;
//!   [`hints`] lists everything a seat may say.
//!
//! ```
//! use fuji::Fuji;
//! use kernel::{Game, Match, Seal, Seat, Table};
//!
//! let table = Table::new(3).with("scenario", "S1").with("skills", vec!["manager", "scout", "comrade"]);
//! let (mut game, _) = Match::<Fuji>::start(&table, Fuji::base_edition(), Seal::from_seed(7)).unwrap();
//! while Fuji::view(game.state(), kernel::Audience::Spectator).phase != 2 {
//!     let seat = Fuji::waited(game.state()).first().unwrap();
//!     let usual = Fuji::stand_in(game.state(), seat); // which of the dealt cards are kept
//!     game.act(seat, &usual).unwrap();
//! }
//! game.act(Seat(0), &"place a 4,0".parse().unwrap()).unwrap(); // the first destination marker
//! let refusal = game.act(Seat(1), &"place b 4,0".parse().unwrap()).unwrap_err();
//! assert_eq!(refusal.rule.as_str(), "FUJ-P2-9"); // it lies on a neighbour's card
//! ```

mod about;
pub mod action;
pub mod cards;
pub mod cell;
pub mod chance;
pub mod chat;
mod course;
pub mod dice;
pub mod edition;
pub mod event;
pub mod hint;
mod imagine;
mod listen;
pub mod member;
mod names;
mod notation;
mod numbers;
mod outlook;
pub mod pending;
mod position;
mod rules;
mod scenario;
pub mod setup;
pub mod side;
mod sketch;
pub mod state;
pub mod tray;
mod versions;
pub mod view;
mod witness;
mod words;

pub use action::Action;
pub use edition::Edition;
pub use event::Event;
pub use outlook::Parts;
pub use setup::Setup;
pub use state::State;
pub use view::View;

use kernel::{
    About, Audience, Book, Dice, EditionFault, EditionTag, Era, Gain, Game, Log, Numbered, Numbering, Numbers, Page,
    Phrase, PositionFault, Refusal, RuleId, RulesVersion, Scenario, Seat, Seats, Table, Turn, Worded, Words,
};
use rules::Scene;
use serde_json::Value;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Fuji;

/// Every hint a seat may give now: more than the list of its actions shows.
pub fn hints(state: &State, seat: Seat) -> Vec<hint::Hint> {
    rules::talk::every_hint(state, seat)
}

impl Game for Fuji {
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
        edition::base()
    }

    fn base_edition_under(rules: RulesVersion) -> &'static Edition {
        if rules < versions::STEEPER_MOUNTAIN { edition::second() } else { edition::base() }
    }

    fn read_edition(text: &str) -> Result<Edition, EditionFault> {
        edition::read(text)
    }

    fn edition_tag(edition: &Edition) -> &EditionTag {
        &edition.tag
    }

    fn setup_under(rules: RulesVersion, table: &Table, edition: &'static Edition) -> Result<Setup, Refusal> {
        Setup::read(rules, table, edition)
    }

    fn start(setup: &Setup, dice: &mut Dice, log: &mut impl Log<Event>) -> State {
        rules::setup::start(setup, dice, log)
    }

    fn rules(state: &State) -> RulesVersion {
        state.rules
    }

    fn seats(state: &State) -> u8 {
        state.options.seats
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        rules::turn::turn(state)
    }

    #[inline]
    fn waited(state: &State) -> Seats {
        rules::turn::waited(state)
    }

    fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
        rules::list::actions(state, seat, out);
    }

    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        rules::check(state, seat, action)
    }

    fn play(state: &mut State, seat: Seat, action: &Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        rules::play(&mut Scene { state, dice, log }, seat, action);
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

impl Scenario for Fuji {
    fn position(state: &State) -> Value {
        position::write(state)
    }

    fn read_position(position: &Value, edition: &'static Edition) -> Result<State, PositionFault> {
        position::read(position, edition)
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

impl Worded for Fuji {
    fn book() -> &'static Book {
        words::book()
    }

    fn words() -> &'static Words {
        words::words()
    }

    fn event_phrase(event: &Event) -> Phrase {
        words::event_phrase(event)
    }

    fn action_phrase(action: &Action) -> Phrase {
        words::action_phrase(action)
    }

    fn sketch(view: &View, page: &Page<'_>) -> String {
        sketch::sketch(view, page)
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

    fn talk_rule(state: &State) -> Option<Refusal> {
        chat::limit(state).map(chat::Objection::refusal)
    }

    fn may_say(state: &State, text: &str) -> Result<(), Refusal> {
        chat::allowed(state, text).map_err(chat::Objection::refusal)
    }
}

impl Numbered for Fuji {
    const NUMBERING: Numbering<Action> = numbers::NUMBERING;

    fn observe(view: &View, reader: Seat, out: &mut impl Numbers) {
        numbers::observe(view, reader, out);
    }

    fn describe(_: &View, _: Seat, action: &Action, out: &mut impl Numbers) {
        numbers::describe(action, out);
    }
}
