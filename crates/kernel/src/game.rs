//! The contract: what a game is.
//!
//! [`Game`] is the rules. [`Scenario`] is what tools and tests need besides: readable positions, variants, invariants.
//! [`Worded`] is what a person reads. Each of our games implements all three.

use crate::{
    Book, Dice, EditionFault, EditionTag, Era, Fault, Gain, Lang, Outcome, Page, Phrase, PositionFault, ReferenceTable,
    Refusal, RuleId, RulesVersion, Seat, Seats, Turn, Words, facts,
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

/// The rules of one game.
///
/// No method reads a clock, a file or an unordered map: the same calls give the same results everywhere.
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// Content data: boards, cards, tables.
    type Edition: Send + Sync + 'static;
    /// What the players agreed on before the start: seats, variant, options. Valid by construction.
    type Setup: Clone + Debug + Send + Sync;
    /// The whole truth. Fixed-size and without heap where it can be helped: search clones it.
    type State: Clone + Eq + Debug + Send + Sync;
    /// One decision of one seat. Its text form is its notation: short, readable, one per action.
    type Action: Clone + Ord + Debug + Display + FromStr<Err = NotationFault> + Send + Sync;
    /// One thing that happened, fine enough to animate and to explain.
    type Event: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// What one seat, or a spectator, may know. No field can hold a secret.
    type View: Clone + PartialEq + Debug + Serialize + Send + Sync;

    /// What the game says about itself: names, seats, options.
    fn about() -> &'static About;

    /// The edition that comes with the game.
    fn base_edition() -> &'static Self::Edition;
    /// The edition that came with an earlier version of the rules. Every edition that comes with a game, or came with
    /// it, has a name of its own.
    fn base_edition_under(rules: RulesVersion) -> &'static Self::Edition {
        let _ = rules;
        Self::base_edition()
    }
    /// Other editions that come with the game and can be chosen.
    fn other_editions() -> Vec<&'static Self::Edition> {
        Vec::new()
    }
    /// Reads an edition file (TOML) and checks it whole.
    fn read_edition(text: &str) -> Result<Self::Edition, EditionFault>;
    /// The name and fingerprint of an edition.
    fn edition_tag(edition: &Self::Edition) -> &EditionTag;

    /// Checks what the players want to play by a version of the rules that can still be played.
    fn setup_under(rules: RulesVersion, table: &Table, edition: &'static Self::Edition)
    -> Result<Self::Setup, Refusal>;
    /// Checks what the players want to play by the present rules.
    fn setup(table: &Table, edition: &'static Self::Edition) -> Result<Self::Setup, Refusal> {
        Self::setup_under(Self::about().rules, table, edition)
    }
    /// Sets the game up to its first decision.
    fn start(setup: &Self::Setup, dice: &mut Dice, log: &mut impl Log<Self::Event>) -> Self::State;

    /// The version of the rules this game is played by. A rule that changed asks for it.
    fn rules(state: &Self::State) -> RulesVersion;
    /// How many seats the game has.
    fn seats(state: &Self::State) -> u8;
    /// Who decides now (one seat or several), or the outcome.
    fn turn(state: &Self::State) -> Turn;
    /// The deciding seats that the game waits for. Others of them may act but need not: clocks and random play look here.
    #[inline]
    fn waited(state: &Self::State) -> Seats {
        Self::turn(state).deciders()
    }
    /// Why a seat is not asked now, where the rules have a better reason than whose turn it is.
    fn not_asked(state: &Self::State, seat: Seat) -> Option<Refusal> {
        let _ = (state, seat);
        None
    }
    /// Adds every legal action of a seat that may act now, each once, in a fixed order. Where actions are combinatorial
    /// (a trade offer) templates are listed, and `check` judges the filled form; see [`Scenario::lists_all`].
    fn actions(state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);
    /// Whether a seat that may act now may do this; if not, the first broken rule in book order.
    fn check(state: &Self::State, seat: Seat, action: &Self::Action) -> Result<(), Refusal>;
    /// Carries out a checked action and everything that follows from it up to the next decision. Never fails; with the
    /// silent log it allocates nothing.
    fn play(
        state: &mut Self::State,
        seat: Seat,
        action: &Self::Action,
        dice: &mut Dice,
        log: &mut impl Log<Self::Event>,
    );

    /// What an audience may know. All hiding happens here and in [`Game::witness`].
    fn view(state: &Self::State, audience: Audience) -> Self::View;
    /// What an audience may learn of an event: all of it, a poorer event in its place, or nothing.
    fn witness(event: &Self::Event, audience: Audience) -> Option<Self::Event>;
    /// Whether the event told some seat a hidden fact that it did not know before. After that nothing can be undone.
    fn reveals(event: &Self::Event) -> bool;
    /// A state that fits all that the seat knows, drawn uniformly from those that do.
    fn imagine(state: &Self::State, seat: Seat, dice: &mut Dice) -> Self::State;

    /// What is done for a seat whose player is absent or out of time. Legal whenever the seat may act.
    fn stand_in(state: &Self::State, seat: Seat) -> Self::Action;
    /// The chair from which this seat is played. It has another number only where the rules renumber seats.
    fn place(state: &Self::State, seat: Seat) -> u8 {
        let _ = state;
        seat.0
    }
}

/// What tools and tests need of a game besides its rules.
pub trait Scenario: Game {
    /// The whole state as readable JSON, its edition's name and options included.
    fn position(state: &Self::State) -> Value;
    /// A state from its readable form. Everything is checked: what `position` never writes is refused with the reason.
    fn read_position(position: &Value, edition: &'static Self::Edition) -> Result<Self::State, PositionFault>;
    /// Every number of seats and every variant that deserves its own tests.
    fn variants() -> Vec<Table>;
    /// The first invariant of the game's book that the state breaks, with a sentence for the developer.
    fn broken(state: &Self::State) -> Option<(RuleId, String)>;
    /// The most decisions a game from this setup can take, all seats together.
    fn longest(setup: &Self::Setup) -> u32;
    /// The score change an event explains. Over a whole game, setup included, they add up to the final score.
    fn points(event: &Self::Event) -> Option<(Seat, i32)>;
    /// Whether `actions` lists every action that `check` accepts in this state for this seat.
    fn lists_all(state: &Self::State, seat: Seat) -> bool {
        let _ = (state, seat);
        true
    }
    /// An action that looks well-formed but need not be legal, for the laws to throw at `check`.
    fn any_action(dice: &mut Dice) -> Self::Action;
}

/// What a person reads of a game, in every language of the house.
pub trait Worded: Game {
    /// The game's book.
    fn book() -> &'static Book;
    /// The game's texts.
    fn words() -> &'static Words;
    /// The tables of reference of an edition, which the book sends its readers to. They stand behind its rules.
    fn reference(edition: &Self::Edition, lang: Lang) -> Vec<ReferenceTable> {
        Self::book().tables_in(&Self::edition_tag(edition).text, lang)
    }
    /// An event as a sentence.
    fn event_phrase(event: &Self::Event) -> Phrase;
    /// An action as a choice.
    fn action_phrase(action: &Self::Action) -> Phrase;
    /// The view as a board of text, for the terminal: no line is longer than the page is wide.
    fn sketch(view: &Self::View, page: &Page<'_>) -> String;
    /// What the rules forbid whoever speaks now, whatever they say, so that they know before they begin. It depends on what
    /// everybody knows.
    fn talk_rule(state: &Self::State) -> Option<Refusal> {
        let _ = state;
        None
    }
    /// Whether the players may say this to each other now, where the rules speak of talking; if not, the broken rule. It
    /// depends on what everybody knows.
    fn may_say(state: &Self::State, text: &str) -> Result<(), Refusal> {
        let _ = (state, text);
        Ok(())
    }
    /// How far every seat is in what decides the game, in the words of `label-lead`; one number for a team. Only told once the
    /// game is over. Nothing where that is the points themselves.
    fn lead(state: &Self::State) -> Vec<i32> {
        let _ = state;
        Vec::new()
    }
    /// What an event brought or cost besides points, for the score sheet of a game that is over.
    fn gains(event: &Self::Event) -> Vec<Gain> {
        let _ = event;
        Vec::new()
    }
    /// The era that an event tells of, in the words of `label-era`. Everybody witnesses the whole event.
    fn era(event: &Self::Event) -> Option<Era> {
        let _ = event;
        None
    }
}

/// A game with everything the house asks of it.
pub trait Complete: Scenario + Worded {}

impl<G: Scenario + Worded> Complete for G {}

/// What a game says about itself.
#[derive(Debug)]
pub struct About {
    /// Short name, as in `wrath`.
    pub id: &'static str,
    /// The version of the rules that new games are played by. It is raised whenever a game can go differently.
    pub rules: RulesVersion,
    /// The oldest version that games which began with it can still be played by.
    pub oldest: RulesVersion,
    /// The rules that changed since the oldest version, with the version that changed them.
    pub changes: &'static [(RulesVersion, RuleId)],
    /// Title in English.
    pub title_en: &'static str,
    /// Title in French.
    pub title_fr: &'static str,
    /// How many can play.
    pub seats: RangeInclusive<u8>,
    /// Whether the players win and lose together.
    pub cooperative: bool,
    /// Whether some seat may know what another may not.
    pub secrets: bool,
    /// The rule that says who decides: cited when somebody acts out of turn.
    pub turn_rule: RuleId,
    /// The rule that says when the game is over: cited when somebody acts afterwards.
    pub over_rule: RuleId,
    /// The rule that says how many can play.
    pub seats_rule: RuleId,
    /// What the players can choose before the start.
    pub options: &'static [OptionSpec],
}

impl About {
    /// Every version of the rules that can still be played, the oldest first.
    pub fn versions(&self) -> impl DoubleEndedIterator<Item = RulesVersion> {
        RulesVersion::range(self.oldest, self.rules)
    }

    /// The rules that changed after a version: what a game played by it does otherwise than a new one.
    pub fn changed_since(&self, rules: RulesVersion) -> impl Iterator<Item = RuleId> {
        self.changes.iter().filter(move |(version, _)| *version > rules).map(|(_, rule)| *rule)
    }

    /// The title in a language.
    pub fn title(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.title_en,
            Lang::Fr => self.title_fr,
        }
    }
}

/// One thing the players can choose before the start. The game's texts hold `option-<key>`, a sentence about it in
/// `option-<key>-help`, and `option-<key>-<word>` for every word that can be chosen or filled in, with underscores as hyphens.
#[derive(Debug)]
pub struct OptionSpec {
    /// The name in the options of a [`Table`].
    pub key: &'static str,
    /// The rule that describes it.
    pub rule: RuleId,
    /// What can be chosen.
    pub kind: OptionKind,
}

/// What can be chosen for an option. The first choice, `false`, the stated number, `random` and the first word for all are the
/// defaults; what is asked only with another option has none.
#[derive(Clone, Copy, Debug)]
pub enum OptionKind {
    /// One of these words.
    Choice(&'static [&'static str]),
    /// On or off.
    Flag,
    /// A number.
    Number {
        /// Smallest.
        min: i64,
        /// Greatest.
        max: i64,
        /// If nothing is chosen.
        default: i64,
    },
    /// A seat, as its number from 0 on, or the word `random`.
    Seat,
    /// One word for all, or a list with a word for each seat, none of them twice.
    EachSeat {
        /// The words for all.
        all: &'static [&'static str],
        /// The words for a seat.
        words: &'static [&'static str],
    },
    /// A list of words.
    List {
        /// How many words it has.
        length: u8,
        /// The words, each with how often it may stand there.
        words: &'static [(&'static str, u8)],
        /// It is asked only where this other option has this value.
        only: (&'static str, &'static str),
    },
    /// A word for each of some names.
    Fields {
        /// The names, each with the words for it.
        fields: &'static [(&'static str, &'static [&'static str])],
        /// It is asked only where this other option has this value.
        only: (&'static str, &'static str),
    },
}

impl OptionKind {
    /// Every word that can be chosen or filled in, and every name of a field: each has a text.
    pub fn words(&self) -> Vec<&'static str> {
        match self {
            OptionKind::Choice(words) => words.to_vec(),
            OptionKind::Flag | OptionKind::Number { .. } | OptionKind::Seat => Vec::new(),
            OptionKind::EachSeat { all, words } => [*all, *words].concat(),
            OptionKind::List { words, .. } => words.iter().map(|(word, _)| *word).collect(),
            OptionKind::Fields { fields, .. } => {
                fields.iter().flat_map(|(name, words)| std::iter::once(*name).chain(words.iter().copied())).collect()
            }
        }
    }
}

/// What the players ask for: how many seats, which options. Validated by [`Game::setup`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// How many play.
    pub seats: u8,
    /// Options by name; what is absent has its default.
    #[serde(default)]
    pub options: Map<String, Value>,
}

impl Table {
    /// A table with default options.
    pub fn new(seats: u8) -> Table {
        Table { seats, options: Map::new() }
    }

    /// The table with one option set.
    #[must_use]
    pub fn with(mut self, key: &str, value: impl Into<Value>) -> Table {
        self.options.insert(key.to_owned(), value.into());
        self
    }
}

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Audience {
    /// The player of a seat.
    Seat(Seat),
    /// Somebody who does not play.
    Spectator,
}

impl Audience {
    /// Whether this is the player of `seat`.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Audience::Seat(seat)
    }

    /// Every audience of a table with `seats` seats, the spectators last.
    pub fn all(seats: u8) -> impl Iterator<Item = Audience> {
        Seat::all(seats).map(Audience::Seat).chain([Audience::Spectator])
    }
}

/// Where a game tells what happens.
pub trait Log<E> {
    /// Whether anybody listens: a game may skip work that only serves an event.
    const LISTENS: bool;
    /// Tells one event and the rule that caused it.
    fn tell(&mut self, rule: RuleId, event: E);
}

/// The null log.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Log<E> for Silent {
    const LISTENS: bool = false;
    #[inline]
    fn tell(&mut self, _: RuleId, _: E) {}
}

/// An event with the rule that caused it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Told<E> {
    /// The rule that caused it.
    pub rule: RuleId,
    /// What happened.
    pub event: E,
}

impl<E> Log<E> for Vec<Told<E>> {
    const LISTENS: bool = true;
    fn tell(&mut self, rule: RuleId, event: E) {
        self.push(Told { rule, event });
    }
}

/// A text that is not an action's notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationFault {
    /// What was written.
    pub text: String,
    /// How actions are written, by example.
    pub expected: &'static str,
}

impl NotationFault {
    /// `text` is no action; `expected` shows some.
    pub fn new(text: &str, expected: &'static str) -> NotationFault {
        NotationFault { text: text.chars().take(200).collect(), expected }
    }
}

impl NotationFault {
    /// What is wrong, to be said in the reader's language.
    pub fn fault(&self) -> Fault {
        Fault::house("fault-notation", facts![text = self.text.as_str(), expected = self.expected])
    }
}

impl Display for NotationFault {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        Display::fmt(&self.fault(), out)
    }
}

impl std::error::Error for NotationFault {}

/// Plays a game to its end with uniformly random decisions; returns the outcome and the number of decisions.
///
/// Where several seats may act, the lowest goes first: with committed secret choices the order changes nothing.
pub fn play_at_random<G: Game>(state: &mut G::State, dice: &mut Dice, buffer: &mut Vec<G::Action>) -> (Outcome, u32) {
    let mut decisions = 0;
    loop {
        if let Turn::Over(outcome) = G::turn(state) {
            return (outcome, decisions);
        }
        let seat = G::waited(state).first().expect("somebody is waited for until the game is over");
        buffer.clear();
        G::actions(state, seat, buffer);
        let choice = dice.below(buffer.len() as u32) as usize;
        let action = buffer.swap_remove(choice);
        G::play(state, seat, &action, dice, &mut Silent);
        decisions += 1;
    }
}
