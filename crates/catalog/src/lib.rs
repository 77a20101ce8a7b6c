//! The one list of games, and the door through which programs that know no game use them.
//!
//! ```
//! let wrath = catalog::game("wrath").expect("it is in the list");
//! assert_eq!(wrath.about().seats, 2..=4);
//! ```
//!
//! [`games!`] is the list: one line per game. [`Door`] is a game, [`AnyMatch`] a game being played, [`AnyAction`] one thing
//! done, [`Happening`] one thing that happened. All speak in notation, JSON and phrases, never in a game's own types.
//! [`stage`] plays the worked examples of a book, [`guarded`] keeps a panic in one
//! match from ending the others. This is the only crate that names all games; those who need their types
//! expand the list.

mod action;
mod compare;
mod correct;
mod door;
mod edition;
mod eras;
mod happening;
mod play;
mod stage;

pub use action::AnyAction;
pub use compare::{Difference, edition_differences, game_of_edition};
pub use correct::{Correction, CorrectionFault, corrected};
pub use door::{Door, Played, ShowEntry};
pub use edition::{AnyEdition, editions_loaded, is_edition_loaded};
pub use eras::{EraBegun, Eras};
pub use happening::{Happening, Seen};
#[doc(no_inline)]
pub use laws::{Panicked, guarded};
pub use play::{AnyMatch, PlayFault};
pub use stage::{Staged, StagedAction, stage};

/// The list of all games, in the order people see them: a line per game.
///
/// It calls a macro back with what it was given and then the games, each as `package::Type`; the packages are re-exported
/// here.
///
/// ```
/// use kernel::Game;
///
/// macro_rules! titles {
///     ($($package:ident :: $game:ident,)+) => { [$(catalog::$package::$game::about().title_en),+] };
/// }
/// let titles = catalog::games!(titles);
/// assert_eq!(titles.len(), catalog::games().len());
/// ```
#[macro_export]
macro_rules! games {
    ($back:ident $($given:tt)*) => {
        $back! {
            $($given)*
            wrath::Wrath,
            trex::Trex,
            fuji::Fuji,
            warlock::Warlock,
            sapiens::Sapiens,
        }
    };
}

macro_rules! doors {
    ($($package:ident :: $game:ident,)+) => {
        $(#[doc(no_inline)] pub use ::$package;)+

        static GAMES: &[&dyn Door] = &[$(&door::Of::<$package::$game>::NEW),+];
    };
}
games!(doors);

/// Every game, in the order people see them.
pub fn games() -> &'static [&'static dyn Door] {
    GAMES
}

/// The game with a short name.
pub fn game(id: &str) -> Option<&'static dyn Door> {
    games().iter().copied().find(|game| game.about().id == id)
}
