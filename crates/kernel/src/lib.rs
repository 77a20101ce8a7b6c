//! What a game is.
//!
//! A game is a set of pure functions over a state: see [`Game`]. Chance comes from [`Dice`] alone, so the same dice and
//! the same decisions give the same game everywhere. A [`Match`] guards the turn order, keeps the [`Record`] and decides
//! what can be undone. A [`Replay`] plays a record again; [`verify`] proves it.
//!
//! ```text
//! let (mut game, events) = Match::<Wrath>::start(&Table::new(2), Wrath::base_edition(), seal)?;
//! game.act(Seat(0), &"roll".parse()?)?;          // or a Refusal: the rule and the facts
//! fs::write("game.caldera", game.record().to_text())?;
//! ```
//!
//! The kernel has no input or output, no clock, and knows no game.

mod book;
mod dice;
mod digest;
mod draw;
mod edition;
mod example;
mod fault;
mod game;
mod knowledge;
mod openly;
mod play;
pub mod reading;
pub mod record;
mod replay;
mod rule;
mod seal;
mod seat;
mod set;
mod turn;
mod typeset;
mod words;

pub use book::{Book, Entry, Volume, fold, looks_like_rule};
pub use dice::Dice;
pub use digest::Digest;
pub use draw::{Chance, Draw, DrawFault, Given, Stream};
pub use edition::{EditionFault, EditionTag, PositionFault, read_toml};
pub use example::{Example, ExampleAsk, ExampleStep};
pub use fault::{Fault, OwnFault};
pub use game::{
    About, Audience, Complete, Game, Log, NotationFault, OptionKind, OptionSpec, Scenario, Silent, Table, Told, Worded,
    play_at_random,
};
pub use knowledge::Knowledge;
pub use play::{ActFault, Events, Match, UndoRefusal, check_seats, may_act, state_hash};
pub use record::{Record, RecordFault};
pub use replay::{Proof, Replay, verify};
pub use rule::{Fact, Facts, Refusal, RuleId};
pub use seal::{Seal, Share};
pub use seat::{MAX_SEATS, Seat, Seats};
pub use set::{Bits, Member, Set};
pub use turn::{Outcome, Standing, Turn};
pub use words::{Lang, MissingText, Nameless, Names, Phrase, Words, house_words, seat_name};
