//! What a club keeps: ratings of its players, and tournaments. Pure: no socket, no database, no clock, no chance of its own.
//!
//! ```
//! use club::{Anchors, Conditions, Entrant, Finish, Ledger, Contest, Side};
//!
//! let entrant = |name: &'static str, rank| Entrant { side: Side::Person(name), finish: Finish::Rank(rank) };
//! let game = Contest {
//!     ended: 1,
//!     table: "a".to_owned(),
//!     entrants: vec![entrant("Ada", 1), entrant("Bob", 2), entrant("Cyd", 2)],
//!     task: None,
//!     conditions: Conditions::default(),
//! };
//! let mut ledger = Ledger::default();
//! ledger.enter(&game, &Anchors::default()).unwrap();
//! assert!(ledger.of(&"Ada").skill.points() > 1500.0);
//! assert_eq!(ledger.of(&"Bob"), ledger.of(&"Cyd"));
//! assert!(ledger.of(&"Ada").is_provisional());
//! ```
//!
//! ```
//! use club::tournament::{Player, Played, Place, swiss};
//!
//! let present: Vec<Player> = (0..5).map(Player).collect();
//! let first = swiss::pair(&present, &[]).unwrap();
//! assert_eq!((first.tables.len(), first.byes.len()), (2, 1));
//! let places = first.tables.iter().map(|_| vec![Place::Rank(1), Place::Rank(2)]).collect();
//! let second = swiss::pair(&present, &[Played::new(first.clone(), places)]).unwrap();
//! assert_ne!(first.byes, second.byes);
//! ```

mod contest;
mod ledger;
mod skill;
pub mod tournament;

pub use contest::{Conditions, Contest, Entrant, Finish, Side, Task, Unrated};
pub use ledger::{Anchors, Ledger, Refused};
pub use skill::{Rated, Skill};
