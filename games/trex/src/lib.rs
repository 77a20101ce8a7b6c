//! Tyrannosaurus Rex: secret simultaneous programming.
//!
//! Two to four plant-eaters on a small square of forest. Every turn each player secretly picks a card (Move, Rest or
//! Panic) and a direction; the cards are shown together and applied in turn order. Stepping onto others takes a tree
//! from each; meeting the T-Rex costs one. Then all players secretly steer the T-Rex, and a Dino that stands alone on a
//! tree takes it. Most trees win; a player without trees is out, but keeps steering.
//!
//! Start with `src/rules`: one file per chapter of the book in `rules/en.md`. [`State`] is the whole truth,
//! [`View`] what a seat may know of it, [`Action`] one secret answer, [`Event`] one thing that happened.
//!
//! ```
//! use kernel::{Match, Game, Seal, Seat, Table};
//! use trex::Trex;
//!
//! let table = Table::new(4).with("species_assignment", vec!["DIP", "STE", "PTE", "TRI"]).with("first_bone", 0);
//! let (mut game, _) = Match::<Trex>::start(&table, Trex::base_edition(), Seal::from_seed(7)).unwrap();
//! game.act(Seat(1), &"NE".parse().unwrap()).unwrap();       // the first of three secret votes for the Lake
//! let refusal = game.act(Seat(1), &"N".parse().unwrap()).unwrap_err();
//! assert_eq!(refusal.rule.as_str(), "TRX-TURN-11");
//! ```

mod about;
mod action;
mod board;
mod cards;
mod edition;
mod event;
mod imagine;
mod numbers;
mod outlook;
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
pub use board::{Cell, Cells, Direction, Feature};
pub use cards::{Card, Cards, Species};
pub use edition::{Edition, ReferenceCard, Setting, Start};
pub use event::{Bite, Cause, Event, Ignored, Piece};
pub use setup::Setup;
pub use state::{Phase, State};
pub use view::{OwnView, PlayerView, Reference, Shown, View};

use kernel::{
    About, Audience, Book, Dice, EditionFault, EditionTag, Era, Game, Log, Numbered, Numbering, Numbers, Page, Phrase,
    PositionFault, Refusal, RuleId, RulesVersion, Scenario, Seat, Table, Turn, Worded, Words,
};
use serde_json::Value;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Trex;

impl Game for Trex {
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
        if rules < versions::DECKS_AS_LISTED {
            edition::first()
        } else if rules < versions::EVEN_PAIRS {
            edition::second()
        } else {
            edition::base()
        }
    }

    fn other_editions() -> Vec<&'static Edition> {
        vec![edition::second(), edition::first()]
    }

    fn read_edition(text: &str) -> Result<Edition, EditionFault> {
        edition::read(text)
    }

    fn edition_tag(edition: &Edition) -> &EditionTag {
        &edition.tag
    }

    fn setup_under(rules: RulesVersion, table: &Table, edition: &'static Edition) -> Result<Setup, Refusal> {
        Setup::new(rules, table, edition)
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
        rules::deciders(state)
    }

    fn not_asked(state: &State, seat: Seat) -> Option<Refusal> {
        rules::not_asked(state, seat)
    }

    #[inline]
    fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
        rules::actions(state, seat, out);
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
        Some(witness::witness(*event, audience))
    }

    fn reveals(event: &Event) -> bool {
        witness::reveals(*event)
    }

    fn imagine(state: &State, seat: Seat, dice: &mut Dice) -> State {
        imagine::imagine(state, seat, dice)
    }

    fn stand_in(state: &State, seat: Seat) -> Action {
        rules::absent::stand_in(state, seat)
    }
}

impl Scenario for Trex {
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

impl Worded for Trex {
    fn book() -> &'static Book {
        words::book()
    }

    fn words() -> &'static Words {
        words::words()
    }

    fn event_phrase(event: &Event) -> Phrase {
        words::event(*event)
    }

    fn action_phrase(action: &Action) -> Phrase {
        words::action(*action)
    }

    fn sketch(view: &View, page: &Page<'_>) -> String {
        sketch::sketch(view, page)
    }

    fn era(event: &Event) -> Option<Era> {
        if let Event::TurnBegan { turn, .. } = *event { Some(Era::Number(turn.into())) } else { None }
    }
}

impl Numbered for Trex {
    const NUMBERING: Numbering<Action> = numbers::NUMBERING;

    fn observe(view: &View, reader: Seat, out: &mut impl Numbers) {
        numbers::observe(view, reader, out);
    }

    fn describe(_: &View, _: Seat, action: &Action, out: &mut impl Numbers) {
        numbers::describe(action, out);
    }
}
