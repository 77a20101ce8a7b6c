//! New Game.
//!
//! Two to four players, each with a secret card. In turn they roll a die ([`Action::Roll`]) or stop ([`Action::Stop`]).
//! When all have stopped, the cards are turned up; the player nearest to the limit without passing it wins.
//!
//! - the book: `rules/en.md`, `rules/fr.md`; the content: `edition/base.toml`
//! - `rules/`: a file per chapter of the book; `rules/mod.rs` shows which action asks what
//! - [`State`] is what a rule changes, [`View`] what an audience sees of it, [`Event`] what is reported on the way
//!
//! ```
//! use kernel::{Dice, Game, Seat, Silent, Table};
//! use newgame::NewGame;
//!
//! let setup = NewGame::setup(&Table::new(2), NewGame::base_edition())?;
//! let mut dice = Dice::fast(7);
//! let mut state = NewGame::start(&setup, &mut dice, &mut Silent);
//! let roll = "roll".parse().expect("an action");
//! NewGame::check(&state, Seat(0), &roll)?;
//! NewGame::play(&mut state, Seat(0), &roll, &mut dice, &mut Silent);
//! # Ok::<(), kernel::Refusal>(())
//! ```

mod about;
mod action;
mod edition;
mod event;
mod imagine;
mod position;
mod rules;
mod scenario;
mod setup;
mod sketch;
mod state;
mod versions;
mod view;
mod witness;
mod words;

pub use action::Action;
pub use edition::Edition;
pub use event::Event;
pub use setup::Setup;
pub use state::State;
pub use view::{PlayerView, View};

use kernel::{
    About, Audience, Book, Dice, EditionFault, EditionTag, Game, Log, Page, Phrase, PositionFault, Refusal, RuleId, RulesVersion,
    Scenario, Seat, Table, Turn, Worded, Words,
};
use serde_json::Value;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct NewGame;

impl Game for NewGame {
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

    fn read_edition(text: &str) -> Result<Edition, EditionFault> {
        Edition::read(text)
    }

    fn edition_tag(edition: &Edition) -> &EditionTag {
        &edition.tag
    }

    fn setup_under(rules: RulesVersion, table: &Table, edition: &'static Edition) -> Result<Setup, Refusal> {
        rules::setup::setup(rules, table, edition)
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

    #[inline]
    fn turn(state: &State) -> Turn {
        rules::turn(state)
    }

    #[inline]
    fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
        rules::list(state, seat, out);
    }

    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        rules::check(state, seat, *action)
    }

    #[inline]
    fn play(state: &mut State, seat: Seat, action: &Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        rules::play(state, seat, *action, dice, log);
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

    fn stand_in(_: &State, _: Seat) -> Action {
        rules::absent::stand_in()
    }
}

impl Scenario for NewGame {
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
        rules::invariants::broken(state).next()
    }

    fn longest(setup: &Setup) -> u32 {
        scenario::longest(setup)
    }

    fn points(event: &Event) -> Option<(Seat, i32)> {
        scenario::points(event)
    }

    fn any_action(dice: &mut Dice) -> Action {
        scenario::any_action(dice)
    }
}

impl Worded for NewGame {
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
        words::action_phrase(*action)
    }

    fn sketch(view: &View, page: &Page<'_>) -> String {
        sketch::sketch(view, page)
    }
}
