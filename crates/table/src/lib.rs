//! What a table is: its journal, who sits where, whose time runs, what may be taken back, who may see what.
//!
//! A table is its journal. Somebody asks for something ([`Wish`]); the [`Room`] judges it and turns it into [`Deed`]s,
//! numbered [`Line`]s; the caller makes them durable and only then shows them to anybody. Read again, the lines give
//! the same room, clocks included:
//!
//! ```
//! use kernel::Table;
//! use table::{Chair, Invite, Opening, PersonId, Plan, Policy, Room, Sitter, TableId, Who, Wish};
//!
//! struct Plain;
//! impl Policy for Plain {
//!     fn level(&self, name: &str) -> Option<String> { (name == "standard").then(|| name.to_owned()) }
//!     fn usual_level(&self) -> String { "standard".to_owned() }
//! }
//!
//! let [ada, bob] = [("Ada", 1), ("Bob", 2)]
//!     .map(|(name, byte)| Who { id: PersonId::from_random([byte; 12]), name: name.to_owned() });
//! let (id, secret) = (TableId::from_random([3; 20]), [4; 32]);
//! let first = Sitter::Person { person: ada.id.clone(), name: ada.name.clone() };
//! let chairs = vec![Chair::new(first, Invite::from_random([5; 20])), Chair::new(Sitter::Anyone, Invite::from_random([6; 20]))];
//! let plan = Plan::usual("wrath", Table::new(2));
//!
//! // Ada opens a table, Bob takes the other chair, and with that the game begins.
//! let host = ada.id.clone();
//! let (edition, from, duplicate) = (None, None, None);
//! let opening = Opening { id: id.clone(), host, plan, chairs, invite: None, edition, from, duplicate, share: None, secret };
//! let (mut room, opened) = Room::open(opening, 1_000)?;
//! let mut journal = opened.lines;
//! let wish = Wish::Sit { chair: None, invite: None, share: None };
//! journal.extend(room.grant(&bob, wish, None, 2_000, &Plain)?.lines);
//!
//! // The player whose turn it is does the first thing there is to do.
//! let played = room.played().expect("it has begun");
//! let seat = played.waited().first().expect("somebody is asked");
//! let action = played.notations(seat)[0].clone();
//! let by = if room.chair_of(seat) == 0 { &ada } else { &bob };
//! journal.extend(room.grant(by, Wish::Act { seat, number: 0, action }, None, 3_000, &Plain)?.lines);
//!
//! // The journal is the table.
//! let again = Room::read(id, secret, &journal)?;
//! assert_eq!(again.fingerprint(), room.fingerprint());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | module | what it says |
//! |---|---|
//! | `journal`, `plan`, `chair`, `id`, `names` | what is written down |
//! | `room` | a table as it stands |
//! | `wish`, `judge`, `sitting`, `back`, `vote` | what may be asked, and which deeds come of it |
//! | `deed`, `company` | what each deed changes: the only places |
//! | `sealed` | what is withheld at a table of a duplicate until all of them are opened |
//! | `clocks` | whose time runs |
//! | `notice`, `sight`, `listing` | the log, what each audience may see, how lists show a table |
//!
//! No socket, no database, no thread, and no clock of its own: time and chance are handed in.

mod back;
mod chair;
mod clocks;
mod company;
mod deed;
mod fault;
mod fingerprint;
mod id;
mod journal;
mod judge;
mod listing;
mod names;
mod notice;
mod plan;
mod room;
mod sealed;
mod sight;
mod sitting;
mod vote;
pub mod wire;
mod wish;

pub use chair::{Chair, ChairSet, Owner, Sitter};
pub use clocks::Millis;
pub use fault::{Forbidden, JournalFault, WishFault};
pub use id::{DuplicateId, Invite, LETTERS, PersonId, TableId, TournamentId, Who, is_word, word};
pub use journal::{Deed, Line, is_sealed, written_record};
pub use listing::{ListedChair, Listing, Progress};
pub use names::{LONGEST_NAME, bot_name, clean_name};
pub use notice::{Remark, RemarkKind, Witnessed};
pub use plan::{DuplicateOf, Hints, Origin, Pace, Plan};
pub use room::Room;
pub use sight::{BackSeen, ChairSeen, GameSeen, VoteSeen};
pub use wish::{LateChoice, Occasion, Opening, Policy, Wish, Written};
