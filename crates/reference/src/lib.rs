//! Connect Four: the reference game.
//!
//! Two players drop stones into seven columns of six; four in a row win. It is here to test the kernel, to measure what
//! the kernel costs (`cargo bench -p caldera-testkit`), and as the smallest complete example of a game. The module for Python has it
//! too, because it is a game that other engines have, so that speeds can be compared. It is not in the list of games.
//!
//! ```
//! use kernel::{Dice, Game, Seat, Silent, Table};
//! use reference::ConnectFour;
//!
//! let setup = ConnectFour::setup(&Table::new(2), ConnectFour::base_edition())?;
//! let mut dice = Dice::fast(0);
//! let mut state = ConnectFour::start(&setup, &mut dice, &mut Silent);
//! for (number, column) in ["4", "5", "4", "5", "4", "5", "4"].into_iter().enumerate() {
//!     let stone = column.parse().expect("a column");
//!     ConnectFour::check(&state, Seat(number as u8 % 2), &stone)?;
//!     ConnectFour::play(&mut state, Seat(number as u8 % 2), &stone, &mut dice, &mut Silent);
//! }
//! let outcome = ConnectFour::turn(&state).outcome().expect("four stand on each other");
//! assert!(outcome.winners().contains(Seat(0)));
//! # Ok::<(), kernel::Refusal>(())
//! ```

use kernel::{
    About, Audience, Book, Dice, EditionFault, EditionTag, Fact, Facts, Fault, Game, Log, NotationFault, Numbered,
    Numbering, Numbers, Outcome, Page, Phrase, PositionFault, Refusal, RuleId, RulesVersion, Scenario, Seat, Table,
    Turn, Worded, Words, facts, read_toml,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

/// How many columns.
pub const COLUMNS: u8 = 7;
/// How many rows.
pub const ROWS: u8 = 6;
/// A column takes seven bits, six for stones and one that stays empty, so that lines do not wrap around.
const COLUMN_BITS: u32 = ROWS as u32 + 1;

mod ids {
    kernel::ids! {
        SEATS "CFO-SETUP-1"
        ALTERNATE "CFO-TURN-1"
        COLUMN "CFO-DROP-1"
        ROOM "CFO-DROP-2"
        FOUR "CFO-END-1"
        FULL "CFO-END-2"
        CONSERVED "CFO-INV-1"
    }
}

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct ConnectFour;

/// The stones of both players as bit boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    stones: [u64; 2],
    mover: u8,
    won: bool,
}

/// A stone dropped into a column, written `4` for the fourth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Drop(u8);

/// What can happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A stone fell into a column.
    Dropped {
        /// Whose.
        seat: Seat,
        /// Where, from 1.
        column: u8,
    },
    /// Four in a row.
    Won {
        /// Whose.
        seat: Seat,
    },
    /// No room is left.
    Drawn,
}

/// What everybody sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    columns: Vec<String>,
    mover: Seat,
}

/// There is only one edition.
#[derive(Debug)]
pub struct Edition {
    tag: EditionTag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EditionFile {
    name: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    /// From left to right, each column from the bottom up, `x` for seat 0 and `o` for seat 1.
    columns: Vec<String>,
}

impl State {
    const EMPTY: State = State { stones: [0; 2], mover: 0, won: false };

    #[inline]
    fn occupied(&self) -> u64 {
        self.stones[0] | self.stones[1]
    }

    #[inline]
    fn has_room(&self, column: u8) -> bool {
        self.occupied() & top(column) == 0
    }

    #[inline]
    fn full(&self) -> bool {
        (self.occupied() & TOPS) == TOPS
    }

    #[inline]
    fn drop(&mut self, column: u8) {
        let bottom = 1_u64 << (u32::from(column) * COLUMN_BITS);
        let square = (self.occupied() + bottom) & (((1 << ROWS) - 1) << (u32::from(column) * COLUMN_BITS));
        let mine = &mut self.stones[usize::from(self.mover)];
        *mine |= square;
        self.won = four_in_a_row(*mine);
        self.mover ^= 1;
    }

    fn columns(&self) -> Vec<String> {
        let square = |column: u8, row: u8| 1_u64 << (u32::from(column) * COLUMN_BITS + u32::from(row));
        let stone = |square: u64| match (self.stones[0] & square != 0, self.stones[1] & square != 0) {
            (true, _) => Some('x'),
            (_, true) => Some('o'),
            _ => None,
        };
        (0..COLUMNS).map(|column| (0..ROWS).map_while(|row| stone(square(column, row))).collect()).collect()
    }
}

const TOPS: u64 = {
    let mut tops = 0;
    let mut column = 0;
    while column < COLUMNS {
        tops |= top(column);
        column += 1;
    }
    tops
};

const fn top(column: u8) -> u64 {
    1 << (column as u32 * COLUMN_BITS + ROWS as u32 - 1)
}

/// CFO-END-1: pairs of neighbours, then pairs of pairs, in each of the four directions.
#[inline]
fn four_in_a_row(stones: u64) -> bool {
    [1, COLUMN_BITS, COLUMN_BITS - 1, COLUMN_BITS + 1].into_iter().any(|step| {
        let pairs = stones & (stones >> step);
        pairs & (pairs >> (2 * step)) != 0
    })
}

static ABOUT: About = About {
    id: "connect-four",
    rules: RulesVersion(1),
    oldest: RulesVersion(1),
    changes: &[],
    title_en: "Connect Four",
    title_fr: "Puissance 4",
    seats: 2..=2,
    cooperative: false,
    secrets: false,
    turn_rule: ids::ALTERNATE,
    over_rule: ids::FOUR,
    seats_rule: ids::SEATS,
    options: &[],
};

impl Game for ConnectFour {
    type Edition = Edition;
    type Setup = ();
    type State = State;
    type Action = Drop;
    type Event = Event;
    type View = View;

    fn about() -> &'static About {
        &ABOUT
    }

    fn base_edition() -> &'static Edition {
        static BASE: LazyLock<Edition> =
            LazyLock::new(|| ConnectFour::read_edition("name = \"base\"\n").expect("our own edition is sound"));
        &BASE
    }

    fn read_edition(text: &str) -> Result<Edition, EditionFault> {
        let file: EditionFile = read_toml(text)?;
        Ok(Edition { tag: EditionTag::new(file.name, text) })
    }

    fn edition_tag(edition: &Edition) -> &EditionTag {
        &edition.tag
    }

    fn setup_under(_: RulesVersion, _: &Table, _: &'static Edition) -> Result<(), Refusal> {
        Ok(())
    }

    fn start((): &(), _: &mut Dice, _: &mut impl Log<Event>) -> State {
        State::EMPTY
    }

    fn rules(_: &State) -> RulesVersion {
        ABOUT.rules
    }

    fn seats(_: &State) -> u8 {
        2
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        if state.won || state.full() {
            return Turn::Over(outcome(state));
        }
        Turn::of(Seat(state.mover))
    }

    #[inline]
    fn actions(state: &State, _: Seat, out: &mut Vec<Drop>) {
        out.extend((0..COLUMNS).filter(|&column| state.has_room(column)).map(Drop));
    }

    fn check(state: &State, _: Seat, &Drop(column): &Drop) -> Result<(), Refusal> {
        if column >= COLUMNS {
            return Err(ids::COLUMN.refuse(facts![column = column + 1, last = COLUMNS]));
        }
        if !state.has_room(column) {
            return Err(ids::ROOM.refuse(facts![column = column + 1]));
        }
        Ok(())
    }

    #[inline]
    fn play(state: &mut State, seat: Seat, &Drop(column): &Drop, _: &mut Dice, log: &mut impl Log<Event>) {
        state.drop(column);
        log.tell(ids::COLUMN, Event::Dropped { seat, column: column + 1 });
        if state.won {
            log.tell(ids::FOUR, Event::Won { seat });
        } else if state.full() {
            log.tell(ids::FULL, Event::Drawn);
        }
    }

    fn view(state: &State, _: Audience) -> View {
        View { columns: state.columns(), mover: Seat(state.mover) }
    }

    fn witness(event: &Event, _: Audience) -> Option<Event> {
        match event {
            Event::Dropped { .. } | Event::Won { .. } | Event::Drawn => Some(*event),
        }
    }

    fn reveals(event: &Event) -> bool {
        match event {
            Event::Dropped { .. } | Event::Won { .. } | Event::Drawn => false,
        }
    }

    fn imagine(state: &State, _: Seat, _: &mut Dice) -> State {
        *state
    }

    fn stand_in(state: &State, _: Seat) -> Drop {
        Drop((0..COLUMNS).find(|&column| state.has_room(column)).expect("a full board is the end"))
    }
}

#[cold]
fn outcome(state: &State) -> Outcome {
    let winner = state.won.then_some(Seat(state.mover ^ 1));
    let score = |seat| i32::from(Some(seat) == winner);
    Outcome::ranked(2, score, score)
}

impl Scenario for ConnectFour {
    fn position(state: &State) -> Value {
        serde_json::json!({ "columns": state.columns() })
    }

    fn read_position(position: &Value, _: &'static Edition) -> Result<State, PositionFault> {
        let position: Position = Deserialize::deserialize(position)?;
        read_columns(&position.columns)
    }

    fn variants() -> Vec<Table> {
        vec![Table::new(2)]
    }

    fn broken(state: &State) -> Option<(RuleId, String)> {
        let [first, second] = state.stones.map(u64::count_ones);
        let fair = first == second + u32::from(state.mover);
        (!fair || state.stones[0] & state.stones[1] != 0)
            .then(|| (ids::CONSERVED, format!("{first} against {second} stones")))
    }

    fn longest((): &()) -> u32 {
        u32::from(COLUMNS) * u32::from(ROWS)
    }

    fn points(event: &Event) -> Option<(Seat, i32)> {
        match event {
            Event::Won { seat } => Some((*seat, 1)),
            Event::Dropped { .. } | Event::Drawn => None,
        }
    }

    fn any_action(dice: &mut Dice) -> Drop {
        Drop(dice.below(9) as u8)
    }
}

/// What is wrong with a position.
fn fault(key: &str, facts: Facts) -> Fault {
    Fault::new(ConnectFour::words(), key, facts)
}

fn read_columns(columns: &[String]) -> Result<State, PositionFault> {
    if columns.len() != usize::from(COLUMNS) || columns.iter().any(|column| column.len() > usize::from(ROWS)) {
        return Err(PositionFault::new(fault("position-columns", facts![])));
    }
    let mut state = State::EMPTY;
    for (column, stones) in columns.iter().enumerate() {
        for (row, stone) in stones.bytes().enumerate() {
            let seat = match stone {
                b'x' => 0,
                b'o' => 1,
                other => {
                    return Err(PositionFault::new(fault(
                        "position-stone",
                        facts![stone = char::from(other).to_string()],
                    )));
                }
            };
            state.stones[seat] |= 1 << (column * COLUMN_BITS as usize + row);
        }
    }
    let [first, second] = state.stones.map(u64::count_ones);
    if first != second && first != second + 1 {
        return Err(PositionFault::new(fault("position-count", facts![first, second])));
    }
    state.mover = u8::from(first > second);
    state.won = four_in_a_row(state.stones[usize::from(state.mover ^ 1)]);
    if four_in_a_row(state.stones[usize::from(state.mover)]) {
        return Err(PositionFault::new(fault("position-over", facts![])));
    }
    Ok(state)
}

impl Worded for ConnectFour {
    fn book() -> &'static Book {
        static BOOK: LazyLock<Book> = LazyLock::new(|| Book::new(include_str!("en.md"), include_str!("fr.md")));
        &BOOK
    }

    fn words() -> &'static Words {
        static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(include_str!("en.ftl"), include_str!("fr.ftl")));
        &WORDS
    }

    fn event_phrase(event: &Event) -> Phrase {
        match event {
            Event::Dropped { seat, column } => Phrase::new("event-dropped", facts![seat = *seat, column = *column]),
            Event::Won { seat } => Phrase::new("event-won", facts![seat = *seat]),
            Event::Drawn => Phrase::new("event-drawn", facts![]),
        }
    }

    fn action_phrase(&Drop(column): &Drop) -> Phrase {
        Phrase::new("do-drop", facts![column = column + 1])
    }

    fn sketch(view: &View, page: &Page<'_>) -> String {
        let rows = (0..usize::from(ROWS)).rev().map(|row| {
            let stone = |column: &String| column.chars().nth(row).unwrap_or('.');
            view.columns.iter().map(stone).map(|stone| format!("{stone} ")).collect::<String>()
        });
        let mover = Phrase::new("event-mover", facts![seat = Fact::Seat(view.mover)]);
        let mover = ConnectFour::words().say(page.lang, &mover, page.names);
        rows.chain(["1 2 3 4 5 6 7".to_owned(), mover]).collect::<Vec<_>>().join("\n")
    }
}

impl Numbered for ConnectFour {
    const NUMBERING: Numbering<Drop> =
        Numbering::Fixed { count: COLUMNS as u32, number: |&Drop(column)| u32::from(column) };

    fn observe(view: &View, reader: Seat, out: &mut impl Numbers) {
        for (player, stone) in [(0, reader.0), (1, reader.0 ^ 1)] {
            let sign = [b'x', b'o'][usize::from(stone & 1)];
            for (column, stones) in (1..).zip(&view.columns) {
                for row in 0..usize::from(ROWS) {
                    let there = stones.as_bytes().get(row) == Some(&sign);
                    out.flag(format_args!("player {player} column {column} row {}", row + 1), there);
                }
            }
        }
        out.flag(format_args!("to move"), view.mover == reader);
    }

    fn describe(_: &View, _: Seat, &Drop(column): &Drop, out: &mut impl Numbers) {
        out.one_of(format_args!("column"), 1..=COLUMNS, Some(column + 1));
    }
}

impl fmt::Display for Drop {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.0 + 1)
    }
}

impl FromStr for Drop {
    type Err = NotationFault;

    fn from_str(text: &str) -> Result<Drop, NotationFault> {
        match text.as_bytes() {
            [digit @ b'1'..=b'9'] => Ok(Drop(digit - b'1')),
            _ => Err(NotationFault::new(text, "1, 4, 7")),
        }
    }
}
