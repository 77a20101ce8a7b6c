//! Le Sorcier de la Montagne de Feu / The Warlock of Firetop Mountain.
//!
//! Two to six adventurers explore a mountain, fight what they meet, and look for the three keys that open the warlock's
//! chest. Nine numbers exist; three are the combination, six are held by the players, and whoever asks well or bargains
//! well finds out which. Cards are hidden almost everywhere, so what each seat has learnt is part of the state.
//!
//! Start with [`state::State`], then `rules.rs`: it says who decides and hands each action to its chapter. The board
//! is data ([`edition`], [`board`]). [`deduce`] tells which combinations a seat still thinks possible.

pub mod action;
pub mod board;
pub mod deduce;
pub mod edition;
pub mod event;
mod imagine;
pub mod knowledge;
pub mod offer;
pub mod phase;
pub mod place;
mod position;
pub mod rules;
pub mod setup;
mod sketch;
mod stand_in;
pub mod state;
pub mod view;
mod words;

use action::Action;
use edition::Edition;
use event::Event;
use kernel::{
    About, Audience, Book, Dice, EditionFault, EditionTag, Game, Lang, Log, Phrase, PositionFault, Refusal, RuleId,
    Scenario, Seat, Table, Turn, Worded, Words,
};
use phase::Phase;
use rules::ids;
use serde_json::Value;
use setup::Setup;
use state::{Content, State};
use std::sync::LazyLock;
use view::View;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Warlock;

static ABOUT: About = About {
    id: "warlock",
    rules: 2,
    title_en: "The Warlock of Firetop Mountain",
    title_fr: "Le Sorcier de la Montagne de Feu",
    seats: 2..=6,
    cooperative: false,
    secrets: true,
    turn_rule: ids::MAIN_ACTION,
    over_rule: ids::WINNER,
    seats_rule: ids::SEATS,
    options: &setup::OPTIONS,
};

impl Game for Warlock {
    type Edition = Edition;
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn about() -> &'static About {
        &ABOUT
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

    fn setup(table: &Table, edition: &'static Edition) -> Result<Setup, Refusal> {
        setup::setup(table, Content(edition))
    }

    fn start(setup: &Setup, dice: &mut Dice, log: &mut impl Log<Event>) -> State {
        rules::setup::start(setup, dice, log)
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
        view::witness(event, audience)
    }

    fn reveals(event: &Event) -> bool {
        view::reveals(event)
    }

    fn imagine(state: &State, seat: Seat, dice: &mut Dice) -> State {
        imagine::imagine(state, seat, dice)
    }

    fn stand_in(state: &State, seat: Seat) -> Action {
        stand_in::stand_in(state, seat)
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
        setup::variants()
    }

    fn broken(state: &State) -> Option<(RuleId, String)> {
        rules::invariants::broken(state)
    }

    fn longest(setup: &Setup) -> u32 {
        setup::longest(setup)
    }

    fn points(event: &Event) -> Option<(Seat, i32)> {
        match event {
            Event::ChestOpened { seat, .. } => Some((*seat, 1)),
            _unscored => None,
        }
    }

    fn lists_all(state: &State, _: Seat) -> bool {
        let at_the_chest = state.board().room_at(state.hero().at).is_some();
        match state.phase {
            Phase::Propose(_) | Phase::Answer(_) | Phase::Chest => false,
            Phase::Begin => !at_the_chest,
            _listed_whole => true,
        }
    }

    fn any_action(dice: &mut Dice) -> Action {
        stand_in::any_action(dice)
    }
}

impl Worded for Warlock {
    fn book() -> &'static Book {
        static BOOK: LazyLock<Book> = LazyLock::new(|| {
            Book::new(include_str!("../rules/en.md"), include_str!("../rules/fr.md"))
                .with_examples(include_str!("../rules/examples.jsonl"))
        });
        &BOOK
    }

    fn words() -> &'static Words {
        static WORDS: LazyLock<Words> =
            LazyLock::new(|| Words::new(include_str!("../texts/en.ftl"), include_str!("../texts/fr.ftl")));
        &WORDS
    }

    fn event_phrase(event: &Event) -> Phrase {
        words::event_phrase(event)
    }

    fn action_phrase(action: &Action) -> Phrase {
        words::action_phrase(action)
    }

    fn sketch(view: &View, lang: Lang) -> String {
        sketch::sketch(view, Warlock::words(), lang)
    }
}
