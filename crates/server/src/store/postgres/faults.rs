//! Faults made on purpose, for `caldera torture`: a bus that loses some notices and repeats others.

use kernel::Dice;

/// How the bus misbehaves.
#[derive(Clone)]
pub(super) struct Faults {
    /// Of a hundred notices this many are lost, and as many come twice.
    percent: u32,
    dice: Dice,
}

impl Faults {
    pub(super) fn new(percent: u32, seed: u64) -> Faults {
        Faults { percent: percent.min(50), dice: Dice::fast(seed) }
    }

    /// How often the next notice arrives.
    pub(super) fn copies(&mut self) -> u32 {
        if self.percent == 0 {
            return 1;
        }
        match self.dice.below(100) {
            drawn if drawn < self.percent => 0,
            drawn if drawn < 2 * self.percent => 2,
            _ => 1,
        }
    }
}
