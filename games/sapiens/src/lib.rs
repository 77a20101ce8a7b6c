//! Sapiens: the valley of tiles, for two to four players.
//!
//! Each player owns a valley of 8 × 5 squares with six caves and two waterfalls. On a turn a player lays a tile of two
//! scenes so that equal scenes meet: connected halves feed the tribe and use the power of their scene, covered caves
//! shelter it. At the end the lower of food and shelter counts. Only the draw pile and the tiles put away are hidden.
//!
//! - [`Action`] is one decision; [`Event`] one thing that happened; [`View`] what everybody sees.
//! - [`State`] keeps every valley as bitboards ([`square::Cells`]): a lay is found by intersecting them, see `rules/lay.rs`.
//! - `rules/` follows the book chapter by chapter; `edition/base.toml` holds the boards and tables.
//!
//! ```
//! use kernel::{Dice, Game, Seat, Silent, Table};
//! use sapiens::Sapiens;
//!
//! let setup = Sapiens::setup(&Table::new(2).with("first", "1"), Sapiens::base_edition())?;
//! let mut dice = Dice::fast(7);
//! let mut state = Sapiens::start(&setup, &mut dice, &mut Silent);
//! let mut lays = Vec::new();
//! Sapiens::actions(&state, Seat(0), &mut lays);
//! Sapiens::check(&state, Seat(0), &lays[0])?;
//! Sapiens::play(&mut state, Seat(0), &lays[0], &mut dice, &mut Silent);
//! # Ok::<(), kernel::Refusal>(())
//! ```

mod about;
mod action;
mod course;
mod edition;
mod event;
mod imagine;
mod numbers;
mod odds;
mod open;
mod outlook;
mod player;
mod position;
mod power;
mod rules;
mod scenario;
mod scene;
mod setup;
mod sketch;
pub mod square;
mod state;
mod tile;
mod valley;
mod versions;
mod view;
mod witness;
mod words;

pub use action::{Action, Lay};
pub use edition::{Edition, Values};
pub use event::Event;
pub use odds::RevealOdds;
pub use open::{Open, OpenCave, OpenLay, OpenPlace, OpenPlayer, OpenTurn};
pub use player::{Laid, Player, TokenPlace};
pub use power::{Power, Source};
pub use scene::{Scene, SceneSet};
pub use setup::Setup;
pub use square::Square;
pub use state::{Covered, LayKind, Pile, State, Step, TurnMemory};
pub use tile::{Tile, TileSet};
pub use valley::{Cave, Corner, Face, Ground, Valley};
pub use view::{Printed, PrintedCave, View};

use kernel::{
    About, Audience, Book, Dice, EditionFault, EditionTag, Era, Gain, Game, Log, Numbered, Numbering, Numbers, Page,
    Phrase, PositionFault, Refusal, RuleId, RulesVersion, Scenario, Seat, Table, Turn, Worded, Words,
};
use serde_json::Value;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Sapiens;

impl Game for Sapiens {
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
        setup::agree(rules, table, edition)
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
    fn actions(state: &State, _: Seat, out: &mut Vec<Action>) {
        rules::list(state, out);
    }

    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        rules::check(state, seat, action)
    }

    #[inline]
    fn play(state: &mut State, seat: Seat, action: &Action, _: &mut Dice, log: &mut impl Log<Event>) {
        rules::play(state, seat, action, log);
    }

    fn view(state: &State, _: Audience) -> View {
        View::of(state)
    }

    fn witness(event: &Event, _: Audience) -> Option<Event> {
        Some(witness::witness(event))
    }

    fn reveals(event: &Event) -> bool {
        witness::reveals(event)
    }

    fn imagine(state: &State, _: Seat, dice: &mut Dice) -> State {
        imagine::imagine(state, dice)
    }

    fn stand_in(state: &State, _: Seat) -> Action {
        rules::absent::stand_in(state)
    }
}

impl Scenario for Sapiens {
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

impl Worded for Sapiens {
    fn book() -> &'static Book {
        words::book()
    }

    fn words() -> &'static Words {
        words::words()
    }

    fn event_phrase(event: &Event) -> Phrase {
        words::event(event)
    }

    fn action_phrase(action: &Action) -> Phrase {
        words::action(action)
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
}

impl Numbered for Sapiens {
    const NUMBERING: Numbering<Action> = numbers::NUMBERING;

    fn observe(view: &View, reader: Seat, out: &mut impl Numbers) {
        numbers::observe(view, reader, out);
    }

    fn describe(view: &View, reader: Seat, action: &Action, out: &mut impl Numbers) {
        numbers::describe(view, reader, action, out);
    }
}
