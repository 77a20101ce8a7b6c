//! What is agreed before the game starts.

use crate::edition::{Edition, SPECIES_IN_PLAY};
use crate::land::Land;
use crate::pieces::Species;
use kernel::RulesVersion;

/// What is agreed before the game starts. Valid by construction: [`rules::variants`](crate::rules) made it.
#[derive(Clone, Debug)]
pub struct Setup {
    pub(crate) rules: RulesVersion,
    pub(crate) seats: u8,
    pub(crate) land: LandChoice,
    pub(crate) species: SpeciesChoice,
    pub(crate) edition: &'static Edition,
}

/// How the land is laid.
#[derive(Clone, Copy, Debug)]
pub(crate) enum LandChoice {
    /// As in a first game.
    FirstGame,
    /// As the players laid it themselves.
    Own(Land),
    /// At random.
    Random,
}

/// Which species are in play.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SpeciesChoice {
    /// Those of a first game.
    FirstGame,
    /// These.
    Chosen([Species; SPECIES_IN_PLAY]),
    /// Four at random.
    Random,
}
