//! La Colère de la Montagne de Feu / Wrath of Fire Mountain.
//!
//! Two to four tribes on a land of 4 × 4 tiles. A turn: roll five dice up to three times ([`Action::Roll`],
//! [`Action::Reroll`], [`Action::Keep`]); spend them to bring people in, walk them, brood eggs and, compulsorily, feed the
//! Volcano; perhaps slide the Volcano's row or column ([`Action::Quake`]). When the Volcano is full everything is scored by
//! majority. Nothing is hidden; chance is the first player, the dice, and what the variants draw.
//!
//! - the book: `rules/en.md`, `rules/fr.md`; the content: `edition/base.toml`
//! - `rules/`: a file per chapter of the book; `rules/mod.rs` shows which action asks what
//! - [`State`] is what a rule changes, [`View`] what a person sees of it, [`Event`] what is reported on the way
//!
//! ```
//! use kernel::{Dice, Game, Seat, Silent, Table};
//! use wrath::Wrath;
//!
//! let setup = Wrath::setup(&Table::new(3), Wrath::base_edition())?;
//! let mut dice = Dice::fast(7);
//! let mut state = Wrath::start(&setup, &mut dice, &mut Silent);
//! let roll = "roll".parse().expect("an action");
//! Wrath::check(&state, Seat(0), &roll)?;
//! Wrath::play(&mut state, Seat(0), &roll, &mut dice, &mut Silent);
//! # Ok::<(), kernel::Refusal>(())
//! ```

mod about;
mod action;
mod cell;
mod edition;
mod event;
mod hand;
mod imagine;
mod labels;
mod land;
mod numbers;
mod odds;
mod outlook;
mod own;
mod pieces;
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
pub use cell::{CELLS, Cell, CellSet};
pub use edition::{ByPlayers, Edition};
pub use event::Event;
pub use hand::Hand;
pub use land::Land;
pub use odds::RollOdds;
pub use pieces::{Direction, Face, Figure, Place, Species, Tile};
pub use scenario::broken_between;
pub use setup::Setup;
pub use state::{Dinosaur, State, Step, Tribe};
pub use view::{DinosaurView, PlayerView, RegionView, SpeciesView, View};

use kernel::{
    About, Audience, Dice, EditionFault, EditionTag, Game, Log, Numbered, Numbering, Numbers, Refusal, RulesVersion,
    Seat, Table, Turn,
};

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Wrath;

impl Game for Wrath {
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
        rules::variants::setup(rules, table, edition)
    }

    fn start(setup: &Setup, dice: &mut Dice, log: &mut impl Log<Event>) -> State {
        rules::setup::start(setup, dice, log)
    }

    fn rules(state: &State) -> RulesVersion {
        state.rules
    }

    fn seats(state: &State) -> u8 {
        state.seats()
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        rules::turn(state)
    }

    #[inline]
    fn actions(state: &State, _: Seat, out: &mut Vec<Action>) {
        rules::list(state, out);
    }

    fn check(state: &State, _: Seat, action: &Action) -> Result<(), Refusal> {
        rules::check(state, action)
    }

    #[inline]
    fn play(state: &mut State, _: Seat, action: &Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        rules::play(state, action, dice, log);
    }

    fn view(state: &State, _: Audience) -> View {
        view::view(state)
    }

    fn witness(event: &Event, _: Audience) -> Option<Event> {
        Some(witness::witness(event))
    }

    fn reveals(event: &Event) -> bool {
        witness::reveals(event)
    }

    fn imagine(state: &State, _: Seat, _: &mut Dice) -> State {
        imagine::imagine(state)
    }

    fn stand_in(state: &State, _: Seat) -> Action {
        rules::absent::stand_in(state)
    }

    fn place(state: &State, seat: Seat) -> u8 {
        rules::setup::place(state, seat)
    }
}

impl Numbered for Wrath {
    const NUMBERING: Numbering<Action> = numbers::NUMBERING;

    fn observe(view: &View, reader: Seat, out: &mut impl Numbers) {
        numbers::observe(view, reader, out);
    }

    fn describe(view: &View, reader: Seat, action: &Action, out: &mut impl Numbers) {
        numbers::describe(view, reader, action, out);
    }
}
