//! Treasure cards: a picture per kind, around the origin, about 32 units wide.

use super::Ink::{Blue, Dark, DarkLine, Glow, Green, Iron, Pale, PaleLine, Red, Wood};
use super::Part;
use ::warlock::edition::Treasure;

/// The picture of a treasure. The numbers of a ring are written beside it.
pub(in crate::warlock) fn of(treasure: Treasure) -> &'static [Part] {
    match treasure {
        Treasure::Ring(_) => RING,
        Treasure::SkeletonKey => &[
            (Pale, "M-8-16 C-15-16-15-3-8-3 C-4-3-2-6-1-8 L12-8 V-2 H15 V-8 H17 V-12 H-1 C-2-14-4-16-8-16 Z"),
            (Dark, "M-11-11 h2.4 v3 h-2.4 Z M-7-11 h2.4 v3 h-2.4 Z"),
            (PaleLine, "M-14 6 L14 16 M14 6 L-14 16"),
        ],
        Treasure::Gold(_) => GOLD,
        Treasure::Provisions(_) => BREAD,
        Treasure::GiverOfSleep => &[
            (Wood, "M-8-17 C12-12 12 12-8 17 L-9 14.6 C7 10 7-10-9-14.6 Z"),
            (PaleLine, "M-8-16 V16"),
            (Iron, "M-14-1 H12 V1 H-14 Z M11-4 L18 0 L11 4 Z"),
            (Blue, "M-16-4 L-11-1 V1 L-16 4 L-14 0 Z"),
        ],
        Treasure::Sword(bonus) => {
            if bonus > 1 {
                ENCHANTED
            } else {
                SWORD
            }
        }
        Treasure::Shield => &[
            (Blue, "M-13-14 H13 V2 C13 12 0 18 0 18 C0 18-13 12-13 2 Z"),
            (Pale, "M-2-11 h4 v9 h8 v4 h-8 v11 h-4 v-11 h-8 v-4 h8 Z"),
        ],
        Treasure::Invisibility => &[
            (Pale, "M-4-17 H4 V-9 L11 6 C13 13 8 16 0 16 C-8 16-13 13-11 6 L-4-9 Z"),
            (Blue, "M-8 3 H8 L9 8 C10 13 6 13 0 13 C-6 13-10 13-9 8 Z"),
            (DarkLine, "M-5 8 C-2 4 2 4 5 8 C2 11-2 11-5 8 M-6 13 L6 3"),
            (Wood, "M-3-19 H3 V-15 H-3 Z"),
        ],
        Treasure::Fortune => &[
            (Pale, "M-4-17 H4 V-9 L11 6 C13 13 8 16 0 16 C-8 16-13 13-11 6 L-4-9 Z"),
            (Green, "M-8 2 H8 L9 8 C10 13 6 13 0 13 C-6 13-10 13-9 8 Z"),
            (Glow, "M0 3 C2 0 5 3 2 5 C5 7 2 10 0 7 C-2 10-5 7-2 5 C-5 3-2 0 0 3 Z"),
            (Wood, "M-3-19 H3 V-15 H-3 Z"),
        ],
        Treasure::Strength => &[
            (Pale, "M-4-17 H4 V-9 L11 6 C13 13 8 16 0 16 C-8 16-13 13-11 6 L-4-9 Z"),
            (Red, "M-8 2 H8 L9 8 C10 13 6 13 0 13 C-6 13-10 13-9 8 Z"),
            (Pale, "M0 12 C-6 7-4 3 0 6 C4 3 6 7 0 12 Z"),
            (Wood, "M-3-19 H3 V-15 H-3 Z"),
        ],
        Treasure::Eye => &[
            (Red, "M-17 0 C-9-13 9-13 17 0 C9 13-9 13-17 0 Z"),
            (Pale, "M-13 0 C-7-9 7-9 13 0 C7 9-7 9-13 0 Z"),
            (Glow, "M-6 0 a6 6 0 1 0 12 0 a6 6 0 1 0-12 0"),
            (Dark, "M-2.6 0 a2.6 2.6 0 1 0 5.2 0 a2.6 2.6 0 1 0-5.2 0"),
        ],
        Treasure::Dragonfire => &[
            (Pale, "M-12-14 H12 V12 H-12 Z"),
            (Wood, "M-15-17 H15 V-12 H-15 Z M-15 11 H15 V16 H-15 Z"),
            (Red, "M0 9 C-8 6-6-2-2-3 C-2 0 0 0 1-9 C8-4 8 6 0 9 Z"),
            (Glow, "M0 8 C-4 6-2 2 0 2 C1 0 2-1 2-3 C5 1 4 7 0 8 Z"),
        ],
        Treasure::CrystalBall => &[
            (Wood, "M-10 9 H10 L13 17 H-13 Z"),
            (Blue, "M-13-3 a13 13 0 1 0 26 0 a13 13 0 1 0-26 0"),
            (PaleLine, "M-8-7 C-6-12-2-13 1-13"),
            (Pale, "M-4-2 l2-3 l2 3 l3 .6 l-3 1.6 l-2 3 l-2-3 l-3-1.6 Z"),
        ],
    }
}

const RING: &[Part] = &[
    (DarkLine, "M-7-10 a7 7 0 1 0 14 0 a7 7 0 1 0-14 0"),
    (
        Glow,
        "M-13 0 C-9-4-5 0-8 4 L-6 14 H-10 L-11 12 L-10 11 L-11 4 C-15 4-15 1-13 0 Z M-2-3 C4-4 4 4 1 4 V16 H-1 V14 H-3 V11.6 H-1 V4 C-5 3-5-2-2-3 Z M10-1 C15-1 15 5 11 6 L8 15 L6 14 L9 4 C6 2 7-1 10-1 Z",
    ),
];

/// Coins, as a treasure and as what one has.
pub(in crate::warlock) const GOLD: &[Part] = &[
    (
        Glow,
        "M-14 8 a8 5 0 1 0 16 0 a8 5 0 1 0-16 0 M-2 4 a8 5 0 1 0 16 0 a8 5 0 1 0-16 0 M-9-3 a8 5 0 1 0 16 0 a8 5 0 1 0-16 0",
    ),
    (DarkLine, "M-14 8 a8 5 0 1 0 16 0 M-2 4 a8 5 0 1 0 16 0 M-9-3 a8 5 0 1 0 16 0 a8 5 0 1 0-16 0 M-1-5.4 V-.6"),
];

/// Food, as a treasure and as what one has.
pub(in crate::warlock) const BREAD: &[Part] = &[
    (Wood, "M-16 2 C-16-8-4-11 4-9 C14-8 18-1 15 5 C12 11-8 12-13 9 C-16 8-16 5-16 2 Z"),
    (PaleLine, "M-8-6 L-5 0 M-1-8 L2-2 M6-8 L9-2"),
];

const SWORD: &[Part] = &[
    (Iron, "M15-17 L17-15 L-3 7 L-7 3 Z"),
    (Glow, "M-11-1 L1 11 L-1 13 L-13 1 Z"),
    (Wood, "M-8 6 L-15 13 L-12 16 L-5 9 Z"),
];

const ENCHANTED: &[Part] = &[
    (Blue, "M16-18 L18-16 L-2 9 L-8 3 Z"),
    (PaleLine, "M14-14 L-3 4"),
    (
        Glow,
        "M-11-1 L1 11 L-1 13 L-13 1 Z M8 4 l1-3 l1 3 l3 1 l-3 1 l-1 3 l-1-3 l-3-1 Z M-6-12 l1-3 l1 3 l3 1 l-3 1 l-1 3 l-1-3 l-3-1 Z",
    ),
    (Red, "M-8 6 L-15 13 L-12 16 L-5 9 Z"),
];

/// A lantern.
pub(in crate::warlock) const LANTERN: &[Part] = &[
    (Iron, "M-6-12 H6 L9-7 H-9 Z M-9 11 H9 V15 H-9 Z"),
    (Glow, "M-8-7 H8 V11 H-8 Z"),
    (Red, "M0-4 C4 1 4 5 0 8 C-4 5-4 1 0-4 Z"),
    (DarkLine, "M-4-12 C-4-19 4-19 4-12 M-8-7 V11 M8-7 V11"),
];

/// The back of a treasure card.
pub(in crate::warlock) const BACK: &[Part] =
    &[(Wood, "M-9-4 H9 V8 H-9 Z M-9-5 C-9-12 9-12 9-5 Z"), (Glow, "M-9-5.4 H9 V-3.4 H-9 Z M-2-6 H2 V0 H-2 Z")];
