//! The one list of games, and the door through which programs that know no game use them.
//!
//! ```
//! let wrath = catalog::game("wrath").expect("it is in the list");
//! assert_eq!(wrath.about().seats, 2..=4);
//! ```
//!
//! [`Door`] is a game, [`AnyMatch`] a game being played, [`AnyAction`] one thing done, [`Happening`] one thing that happened. All speak in
//! notation, JSON and phrases, never in a game's own types. [`stage`] plays the worked examples of a book. This is the only crate that names all games.

mod action;
mod door;
mod edition;
mod happening;
mod play;
mod stage;

pub use action::AnyAction;
pub use door::{Door, Played, ShowEntry};
pub use edition::AnyEdition;
pub use happening::{Happening, Seen};
pub use play::{AnyMatch, PlayFault};
pub use stage::{Deed, Staged, stage};

/// Every game, in the order people see them.
pub fn games() -> &'static [&'static dyn Door] {
    static GAMES: &[&dyn Door] = &[
        &door::Of::<wrath::Wrath>::NEW,
        &door::Of::<trex::Trex>::NEW,
        &door::Of::<fuji::Fuji>::NEW,
        &door::Of::<warlock::Warlock>::NEW,
        &door::Of::<sapiens::Sapiens>::NEW,
    ];
    GAMES
}

/// The game with a short name.
pub fn game(id: &str) -> Option<&'static dyn Door> {
    games().iter().copied().find(|game| game.about().id == id)
}
