//! How a level plays: what it looks at, what it says, what it forgets.

use super::destinations::Care;
use crate::Level;

/// How somebody plays.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manner {
    /// How thoroughly plans are compared.
    pub(super) care: Care,
    /// How many cards it grades for the others before everybody marks a destination.
    pub(super) says: usize,
    /// Whether it says after the re-rolls how its dice lie now.
    pub(super) warns: bool,
    /// Whether it draws conclusions from what others say and mark.
    pub(super) hears: bool,
    /// Whether it also plans where the others might go, instead of only reacting to their markers.
    pub(super) plans_for_all: bool,
    /// Whether it considers its equipment.
    pub(super) uses_gear: bool,
    /// Whether it considers cards for others and with others, the third pawn's cards, and gifts.
    pub(super) helps: bool,
    /// In how many worlds re-rolls and cards are evaluated.
    pub(super) worlds: usize,
}

impl Manner {
    /// The manner of a level.
    ///
    /// A newcomer looks only at its own dice: it learns nothing from what others say, forgets its equipment and does
    /// not see that its dice stand in others' way. The next levels add listening and cards, then plans for the whole
    /// team, then more talk.
    pub(super) const fn of(level: Level) -> Manner {
        let newcomer = Manner {
            care: Care { candidates: 3, worlds: [12, 12], care: 0.0 },
            says: 1,
            warns: false,
            hears: false,
            plans_for_all: false,
            uses_gear: false,
            helps: false,
            worlds: 24,
        };
        let instant = Manner {
            care: Care { candidates: 5, worlds: [24, 48], care: 0.2 },
            says: 2,
            hears: true,
            uses_gear: true,
            worlds: 48,
            ..newcomer
        };
        let standard = Manner {
            care: Care { candidates: 5, worlds: [24, 120], care: 0.35 },
            says: 5,
            plans_for_all: true,
            helps: true,
            worlds: 150,
            ..instant
        };
        let expert =
            Manner { care: Care { candidates: 7, worlds: [48, 240], care: 0.35 }, says: 8, worlds: 240, ..standard };
        match level {
            Level::Newcomer => newcomer,
            Level::Instant => instant,
            Level::Standard => standard,
            Level::Expert => expert,
            Level::Master => Manner {
                care: Care { candidates: 8, worlds: [64, 640], care: 0.35 },
                says: 14,
                warns: true,
                worlds: 640,
                ..expert
            },
        }
    }
}
