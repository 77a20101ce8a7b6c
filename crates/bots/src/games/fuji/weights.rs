//! The weights of the search's judgement and priors, set by hand.

/// What strain takes from a member's hope: by the square of the part of its health that is lost, and for each injury.
pub(super) const HEALTH: f32 = 0.5;
pub(super) const INJURY: f32 = 0.04;
/// The part of its strain that counts for a member in the village.
pub(super) const STRAIN_IN_VILLAGE: f32 = 0.6;
/// What the whole way takes from a member's hope.
pub(super) const WAY: f32 = 0.45;
/// The steps that lava is away where it cannot come.
pub(super) const NO_LAVA: f32 = 9.0;
/// What lava takes from a member's hope: one step away or less, two, and three.
pub(super) const LAVA_AT_ONE: f32 = 0.5;
pub(super) const LAVA_AT_TWO: f32 = 0.25;
pub(super) const LAVA_AT_THREE: f32 = 0.1;
/// The least hope there is.
pub(super) const LEAST_HOPE: f32 = 0.02;
/// The weight of the weakest member's hope, and of everybody's on average.
pub(super) const WEAKEST: f32 = 0.5;
pub(super) const EVERYBODY: f32 = 0.5;

/// The promise of a position without a card, and the least promise of a card.
pub(super) const NO_CARD: f32 = 0.01;
pub(super) const LEAST_PROMISE: f32 = 0.02;
/// At which square of the dice's ratio to the usual total the comparison is even, and bounds on its chance.
pub(super) const EVEN_RATIO: f32 = 0.6;
pub(super) const LEAST_CHANCE: f32 = 0.05;
pub(super) const MOST_CHANCE: f32 = 0.95;
/// What every destination promises, and what an eruption token on it takes from that.
pub(super) const ANY_DESTINATION: f32 = 0.4;
pub(super) const ERUPTION: f32 = 0.4;

/// Below these ratios to the usual total a roll is very bad, bad, mixed and good.
pub(super) const VERY_BAD: f32 = 0.4;
pub(super) const BAD: f32 = 0.8;
pub(super) const MIXED: f32 = 1.2;
pub(super) const GOOD: f32 = 1.7;

/// The part of a card's promise that counts once another card is marked: changing a marker is rarely worth everybody's
/// patience.
pub(super) const MARKED_ALREADY: f32 = 0.04;
/// Priors of single actions; those that are not named have 1.
pub(super) const READY: f32 = 3.0;
pub(super) const TALK: f32 = 0.002;
pub(super) const USE: f32 = 0.15;
pub(super) const ACCEPT: f32 = 2.0;
pub(super) const REFUSE: f32 = 0.1;
/// How much each good die that is re-rolled, and each useless one that is not, lowers the prior of a re-roll.
pub(super) const GOOD_DIE_ROLLED: f32 = 6.0;
pub(super) const USELESS_DIE_KEPT: f32 = 1.5;
/// The prior of re-rolling no more, without useless dice and with some.
pub(super) const DONE: f32 = 2.0;
pub(super) const DONE_TOO_EARLY: f32 = 0.3;

/// How many iterations there are, compared with other games: one plays a whole turn of everybody.
pub(super) const PACE: f32 = 0.25;
