//! What an audience may know. The order of the draw pile and the tiles put away are the only secrets, and nobody knows
//! them: every audience sees the same.

use crate::edition::Edition;
use crate::open::{Open, listed};
use crate::player::Player;
use crate::rules::brawl;
use crate::scene::Scene;
use crate::square::{COLUMNS, ROWS, Square};
use crate::state::State;
use crate::tile::{Tile, TileSet};
use crate::valley::{Corner, Ground};
use kernel::Seat;
use serde::Serialize;

/// The table as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// Everything that lies open.
    pub table: Open,
    /// What is printed on each player's valley.
    pub valleys: Vec<Printed>,
    /// How many tiles are in the draw pile.
    pub pile: u8,
    /// How many tiles were put away.
    pub put_away: u8,
    /// The tiles nobody has seen, whether in the pile or put away: everybody can deduce them.
    pub unseen: Vec<Tile>,
    /// Bears in the supply.
    pub bears_left: u8,
    /// Steaks in the supply.
    pub steaks_left: u8,
    /// Brawl tokens each player has in stock.
    pub brawl_tokens: Vec<u8>,
    /// The lower of each player's two scores.
    pub results: Vec<u16>,
    /// The winners, once the game is over.
    pub winners: Vec<Seat>,
    /// The content of the box, which lies open too; see [`View::odds`].
    #[serde(skip)]
    pub(crate) edition: &'static Edition,
}

/// A valley as printed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Printed {
    /// The rows, each square as in `F3` or `P1`.
    pub rows: Vec<Vec<String>>,
    /// The caves.
    pub caves: Vec<PrintedCave>,
    /// Whether the left and the right waterfall are drawn at the top.
    pub falls_at_top: [bool; 2],
}

/// A cave as printed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PrintedCave {
    /// Where it is.
    pub at: Square,
    /// The square it touches.
    pub mouth: Square,
    /// Shelter with its token.
    pub high: u8,
    /// Shelter without.
    pub low: u8,
    /// The token on it.
    pub token: Option<Scene>,
}

impl View {
    /// What everybody sees of a state.
    pub(crate) fn of(state: &State) -> View {
        let unseen = state.put_away.union(state.pile.tiles().collect::<TileSet>());
        let winners = kernel::Turn::outcome(crate::rules::turn(state)).map(|outcome| outcome.winners());
        View {
            table: Open::of(state),
            valleys: state.playing().iter().map(Printed::of).collect(),
            pile: state.pile.len(),
            put_away: state.put_away.len() as u8,
            unseen: listed(unseen),
            bears_left: state.bears_left(),
            steaks_left: state.steaks_left(),
            brawl_tokens: Seat::all(state.seats).map(|seat| brawl::in_stock(state, seat)).collect(),
            results: state.playing().iter().map(|player| player.food.min(player.shelter)).collect(),
            winners: winners.map(|winners| winners.iter().collect()).unwrap_or_default(),
            edition: state.edition,
        }
    }
}

impl Printed {
    fn of(player: &Player) -> Printed {
        let valley = player.valley;
        let written = |ground: Ground| format!("{}{}", if ground.forest { 'F' } else { 'P' }, ground.food);
        let row = |row: u8| {
            let from = usize::from(row * COLUMNS);
            valley.ground[from..from + usize::from(COLUMNS)].iter().map(|&ground| written(ground)).collect()
        };
        let cave = |(number, cave): (usize, &crate::valley::Cave)| PrintedCave {
            at: cave.at,
            mouth: valley.square(valley.mouth(number as u8)),
            high: cave.high,
            low: cave.low,
            token: player.token_on(number as u8),
        };
        Printed {
            rows: (0..ROWS).map(row).collect(),
            caves: valley.caves.iter().enumerate().map(cave).collect(),
            falls_at_top: valley.waterfalls.map(|corner| corner == Corner::Top),
        }
    }
}
