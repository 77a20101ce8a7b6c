//! A state that fits what a seat knows.

use crate::state::{Pile, State};
use crate::tile::{TILES, Tile, TileSet};
use kernel::Dice;

/// Deals the unseen tiles anew: which of them were put away, and the order of the pile.
pub(crate) fn imagine(state: &State, dice: &mut Dice) -> State {
    let mut imagined = state.clone();
    let mut unseen = [Tile::BLANK; TILES];
    let mut count = 0;
    // Sorted first, so that the same dice imagine the same world whatever the truth is.
    let away = state.put_away.len() as usize;
    for tile in state.pile.tiles().chain(state.put_away.iter()).collect::<TileSet>().iter() {
        unseen[count] = tile;
        count += 1;
    }
    dice.shuffle(&mut unseen[..count]);
    imagined.put_away = unseen[..away].iter().copied().collect();
    imagined.pile = Pile::new(&unseen[away..count]);
    imagined
}
