//! Facts that name pieces and places in the reader's language.

use crate::hand::Hand;
use crate::pieces::{Direction, Figure, Place, Species, Tile};
use kernel::Fact;

/// A figure's name.
pub(crate) fn figure(figure: Figure) -> Fact {
    Fact::label(format!("label-{figure}"))
}

/// One such figure, with its article.
pub(crate) fn a_figure(figure: Figure) -> Fact {
    Fact::label(format!("label-a-{figure}"))
}

/// A dinosaur's name.
pub(crate) fn species(species: Species) -> Fact {
    figure(Figure::Dinosaur(species))
}

/// A place: its name, or the coordinates of a tile.
pub(crate) fn place(place: Place) -> Fact {
    match place {
        Place::Tile(cell) => Fact::from(cell.to_string()),
        Place::Reserve | Place::Egg | Place::Volcano => Fact::label(format!("label-place-{place}")),
    }
}

/// A kind of tile.
pub(crate) fn tile(tile: Tile) -> Fact {
    Fact::label(format!("label-tile-{tile}"))
}

/// A direction.
pub(crate) fn direction(direction: Direction) -> Fact {
    Fact::label(format!("label-{direction}"))
}

/// Dice, face by face.
pub(crate) fn dice(dice: Hand) -> Fact {
    Fact::List(dice.faces().map(|face| Fact::label(format!("label-face-{face}"))).collect())
}
