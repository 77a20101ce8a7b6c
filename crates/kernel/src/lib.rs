//! What a game is.
//!
//! A game is a set of pure functions over a state: see [`Game`]. Chance comes from [`Dice`] alone, so the same dice and
//! the same decisions give the same game everywhere. A [`Match`] guards the turn order, keeps the [`Record`] and decides
//! what can be undone. A [`Replay`] plays a record again; [`verify`] proves it.
//!
//! ```
//! use kernel::{Audience, Game, Lang, Match, Nameless, Page, Record, Seal, Seat, Table, Worded, verify};
//! use testkit::connect_four::ConnectFour;
//!
//! let (mut game, _) = Match::<ConnectFour>::start(&Table::new(2), ConnectFour::base_edition(), Seal::from_seed(7))?;
//!
//! // An action is written in its notation. What the rules allow returns what happened, each event with its rule.
//! let happened = game.act(Seat(0), &"4".parse()?)?;
//! assert_eq!(happened[0].rule.as_str(), "CFO-DROP-1");
//!
//! // What they forbid returns a refusal: the rule and the facts. The sentence is made in the reader's language.
//! let refusal = game.act(Seat(0), &"4".parse()?).expect_err("it is the other player's turn");
//! assert_eq!(refusal.rule.as_str(), "CFO-TURN-1");
//! println!("{}", ConnectFour::words().refusal(Lang::Fr, refusal.rule, &refusal.facts, &Nameless));
//!
//! // A player sees a view, never the state.
//! println!("{}", ConnectFour::sketch(&ConnectFour::view(game.state(), Audience::Seat(Seat(1))), &Page::plain(Lang::En)));
//!
//! // The record is the game file. Read back, it proves itself.
//! let record = Record::from_text(&game.record().to_text())?;
//! assert_eq!(verify::<ConnectFour>(&record, ConnectFour::base_edition())?.entries, 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The kernel has no input or output, no clock, and knows no game.

mod book;
mod dice;
mod digest;
mod draw;
mod edition;
mod edition_file;
mod era;
mod example;
mod fault;
mod fill;
mod gain;
mod game;
mod knowledge;
mod numbered;
mod openly;
mod page;
mod play;
pub mod reading;
pub mod record;
mod reference;
mod replay;
mod rule;
mod seal;
mod search;
mod seat;
mod set;
mod turn;
mod typeset;
mod version;
mod words;

pub use book::{Book, BookEntry, Volume, fold, looks_like_rule};
pub use dice::Dice;
pub use digest::Digest;
pub use draw::{Chance, Draw, DrawFault, Given, Stream};
pub use edition::{EditionFault, EditionTag, PositionFault, read_toml};
pub use edition_file::{EditionFile, Ours, OursValue};
pub use era::Era;
pub use example::{Example, ExampleAsk, ExampleStep};
pub use fault::{Fault, OwnFault};
pub use fill::OURS;
pub use gain::Gain;
pub use game::{
    About, Audience, Complete, Game, Log, NotationFault, OptionKind, OptionSpec, Scenario, Silent, Table, Told, Worded,
    play_at_random,
};
pub use knowledge::Knowledge;
pub use numbered::{FeatureHash, Filling, Numbered, Numbering, Numbers, put_hashed, seats_from};
pub use page::{Page, centred, columns, padded, wrapped};
pub use play::{ActFault, Events, Match, UndoRefusal, check_seats, may_act, state_hash};
pub use record::{Record, RecordFault};
pub use reference::{ReferenceCell, ReferenceTable, reference_chapter};
pub use replay::{Proof, Replay, verify};
pub use rule::{Fact, Facts, Refusal, RuleId};
pub use seal::{Seal, Share};
pub use seat::{MAX_SEATS, Seat, Seats};
pub use set::{Bits, Member, Set};
pub use turn::{Outcome, Standing, Turn};
pub use version::{PositionRules, RulesVersion};
pub use words::{Lang, MissingText, Nameless, Names, Phrase, Words, house_words, seat_name};
