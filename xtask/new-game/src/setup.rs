//! What is agreed before the game starts.

use crate::edition::Edition;
use kernel::RulesVersion;

/// What is agreed before the game starts. Valid by construction: [`rules::setup`](crate::rules) made it.
#[derive(Clone, Copy, Debug)]
pub struct Setup {
    pub(crate) rules: RulesVersion,
    pub(crate) seats: u8,
    pub(crate) edition: &'static Edition,
}
