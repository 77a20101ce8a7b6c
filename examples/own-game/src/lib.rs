//! Embers: a whole game in one file, on the kernel of Caldera.
//!
//! A die makes the heap; the players take one to three embers in turn; whoever takes the last one wins. The rules are pure
//! functions: [`Game::check`] says whether an action is allowed and by which rule it is not, [`Game::play`] does it and tells what
//! happened. What a match is worth (turn order, sealed dice, records that prove themselves, undo, texts in two languages) comes
//! from the kernel. `src/main.rs` plays it, `tests/laws.rs` examines it.

use kernel::{
    About, Audience, Book, Dice, EditionFault, EditionTag, Fault, Game, Log, NotationFault, Outcome, Page, Phrase,
    PositionFault, Refusal, RuleId, RulesVersion, Scenario, Seat, Table, Turn, Worded, Words, facts, read_toml,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

mod ids {
    kernel::ids! {
        SEATS "EMB-SETUP-1"
        HEAP "EMB-SETUP-2"
        IN_TURN "EMB-TURN-1"
        ONE_TO_THREE "EMB-TAKE-1"
        WHAT_IS_THERE "EMB-TAKE-2"
        LAST "EMB-END-1"
        CONSERVED "EMB-INV-1"
    }
}

/// The most embers that one takes.
const MOST: u8 = 3;
/// The embers that are there whatever the die shows, and the sides of the die.
const SURE: u8 = 10;
const SIDES: u8 = 6;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Embers;

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    seats: u8,
    mover: u8,
    first: u8,
    left: u8,
    taken: u8,
}

impl State {
    /// How many embers are left.
    pub fn embers(&self) -> u8 {
        self.left
    }
}

/// Take so many embers, written `2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Take(u8);

/// What can happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The die made the heap.
    Lit {
        /// What it shows.
        pips: u8,
    },
    /// Somebody took embers.
    Took {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// How many are left.
        left: u8,
    },
    /// Somebody took the last one.
    Won {
        /// Who.
        seat: Seat,
    },
}

/// What everybody sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    embers: u8,
    mover: Seat,
}

/// The data of the game: only a name.
#[derive(Debug)]
pub struct Edition(EditionTag);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EditionFile {
    name: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    seats: u8,
    mover: u8,
    first: u8,
    left: u8,
    taken: u8,
}

static ABOUT: About = About {
    id: "embers",
    rules: RulesVersion(1),
    oldest: RulesVersion(1),
    changes: &[],
    title_en: "Embers",
    title_fr: "Braises",
    seats: 2..=4,
    cooperative: false,
    secrets: false,
    turn_rule: ids::IN_TURN,
    over_rule: ids::LAST,
    seats_rule: ids::SEATS,
    options: &[],
};

/// EMB-TAKE-1: one, two or three.
fn one_to_three(count: u8) -> Result<(), Refusal> {
    if (1..=MOST).contains(&count) { Ok(()) } else { Err(ids::ONE_TO_THREE.refuse(facts![count, most = MOST])) }
}

/// EMB-TAKE-2: not more than there are.
fn what_is_there(state: &State, count: u8) -> Result<(), Refusal> {
    if count <= state.left { Ok(()) } else { Err(ids::WHAT_IS_THERE.refuse(facts![count, left = state.left])) }
}

impl Game for Embers {
    type Edition = Edition;
    type Setup = u8;
    type State = State;
    type Action = Take;
    type Event = Event;
    type View = View;

    fn about() -> &'static About {
        &ABOUT
    }

    fn base_edition() -> &'static Edition {
        static BASE: LazyLock<Edition> =
            LazyLock::new(|| Embers::read_edition("name = \"base\"\n").expect("our own edition is sound"));
        &BASE
    }

    fn read_edition(text: &str) -> Result<Edition, EditionFault> {
        let file: EditionFile = read_toml(text)?;
        Ok(Edition(EditionTag::new(file.name, text)))
    }

    fn edition_tag(edition: &Edition) -> &EditionTag {
        &edition.0
    }

    fn setup_under(_: RulesVersion, table: &Table, _: &'static Edition) -> Result<u8, Refusal> {
        Ok(table.seats)
    }

    /// EMB-SETUP-2: the die makes the heap.
    fn start(&seats: &u8, dice: &mut Dice, log: &mut impl Log<Event>) -> State {
        let pips = dice.below(u32::from(SIDES)) as u8 + 1;
        log.tell(ids::HEAP, Event::Lit { pips });
        State { seats, mover: 0, first: SURE + pips, left: SURE + pips, taken: 0 }
    }

    fn rules(_: &State) -> RulesVersion {
        ABOUT.rules
    }

    fn seats(state: &State) -> u8 {
        state.seats
    }

    fn turn(state: &State) -> Turn {
        if state.left > 0 {
            return Turn::of(Seat(state.mover));
        }
        // The mover is whoever took the last one.
        let score = |seat| i32::from(seat == Seat(state.mover));
        Turn::Over(Outcome::ranked(state.seats, score, score))
    }

    fn actions(state: &State, _: Seat, out: &mut Vec<Take>) {
        out.extend((1..=MOST.min(state.left)).map(Take));
    }

    fn check(state: &State, _: Seat, &Take(count): &Take) -> Result<(), Refusal> {
        one_to_three(count)?;
        what_is_there(state, count)
    }

    fn play(state: &mut State, seat: Seat, &Take(count): &Take, _: &mut Dice, log: &mut impl Log<Event>) {
        (state.left, state.taken) = (state.left - count, state.taken + count);
        log.tell(ids::ONE_TO_THREE, Event::Took { seat, count, left: state.left });
        if state.left == 0 {
            log.tell(ids::LAST, Event::Won { seat });
        } else {
            state.mover = (state.mover + 1) % state.seats;
        }
    }

    fn view(state: &State, _: Audience) -> View {
        View { embers: state.left, mover: Seat(state.mover) }
    }

    fn witness(event: &Event, _: Audience) -> Option<Event> {
        match event {
            Event::Lit { .. } | Event::Took { .. } | Event::Won { .. } => Some(*event),
        }
    }

    fn reveals(event: &Event) -> bool {
        match event {
            Event::Lit { .. } | Event::Took { .. } | Event::Won { .. } => false,
        }
    }

    /// Nothing is hidden, so a seat can imagine one world only.
    fn imagine(state: &State, _: Seat, _: &mut Dice) -> State {
        *state
    }

    fn stand_in(_: &State, _: Seat) -> Take {
        Take(1)
    }
}

impl Scenario for Embers {
    fn position(state: &State) -> Value {
        let State { seats, mover, first, left, taken } = *state;
        json!({ "seats": seats, "mover": mover, "first": first, "left": left, "taken": taken })
    }

    fn read_position(position: &Value, _: &'static Edition) -> Result<State, PositionFault> {
        let Position { seats, mover, first, left, taken } = Deserialize::deserialize(position)?;
        let made = (SURE + 1..=SURE + SIDES).contains(&first) && left.checked_add(taken) == Some(first);
        if !made || !ABOUT.seats.contains(&seats) || mover >= seats {
            let facts = facts![left, taken, first];
            return Err(PositionFault::new(Fault::new(Embers::words(), "position-embers", facts)));
        }
        Ok(State { seats, mover, first, left, taken })
    }

    fn variants() -> Vec<Table> {
        (2..=4).map(Table::new).collect()
    }

    fn broken(state: &State) -> Option<(RuleId, String)> {
        (state.left + state.taken != state.first)
            .then(|| (ids::CONSERVED, format!("{} and {} of {}", state.left, state.taken, state.first)))
    }

    fn longest(_: &u8) -> u32 {
        u32::from(SURE + SIDES)
    }

    fn points(event: &Event) -> Option<(Seat, i32)> {
        match event {
            Event::Won { seat } => Some((*seat, 1)),
            Event::Lit { .. } | Event::Took { .. } => None,
        }
    }

    fn any_action(dice: &mut Dice) -> Take {
        Take(dice.below(6) as u8)
    }
}

impl Worded for Embers {
    fn book() -> &'static Book {
        static BOOK: LazyLock<Book> =
            LazyLock::new(|| Book::new(include_str!("../rules/en.md"), include_str!("../rules/fr.md")));
        &BOOK
    }

    fn words() -> &'static Words {
        static WORDS: LazyLock<Words> =
            LazyLock::new(|| Words::new(include_str!("../texts/en.ftl"), include_str!("../texts/fr.ftl")));
        &WORDS
    }

    fn event_phrase(event: &Event) -> Phrase {
        match *event {
            Event::Lit { pips } => Phrase::new("event-lit", facts![pips, embers = SURE + pips]),
            Event::Took { seat, count, left } => Phrase::new("event-took", facts![seat, count, left]),
            Event::Won { seat } => Phrase::new("event-won", facts![seat]),
        }
    }

    fn action_phrase(&Take(count): &Take) -> Phrase {
        Phrase::new("do-take", facts![count])
    }

    fn sketch(view: &View, page: &Page<'_>) -> String {
        let heap = Phrase::new("heap", facts![embers = view.embers]);
        format!("{} {}", "*".repeat(usize::from(view.embers)), Embers::words().say(page.lang, &heap, page.names))
    }
}

impl fmt::Display for Take {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.0)
    }
}

impl FromStr for Take {
    type Err = NotationFault;

    fn from_str(text: &str) -> Result<Take, NotationFault> {
        match text.as_bytes() {
            [digit @ b'0'..=b'9'] => Ok(Take(digit - b'0')),
            _ => Err(NotationFault::new(text, "1, 2, 3")),
        }
    }
}
