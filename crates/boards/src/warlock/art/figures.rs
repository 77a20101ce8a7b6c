//! Six adventurers, one per seat, standing on the origin: about 26 units wide, 36 high. Parts in the seat's colour have
//! no ink of their own.

use super::Ink::{Dark, DarkLine, Glow, Iron, Own, Pale, PaleLine, Wood};
use super::Part;
use kernel::Seat;

const KNIGHT: &[Part] = &[
    (Iron, "M9-26 H11.6 V-2 H9 Z M6.4-9 H14.2 V-7 H6.4 Z"),
    (Own, "M-8-18 C-4-21 4-21 8-18 L9-6 L6-6 L5 0 H0.6 L0-5 L-0.6 0 H-5 L-6-6 L-9-6 Z"),
    (Iron, "M-5.6-21 C-6-31 6-31 5.6-21 C4-18-4-18-5.6-21 Z"),
    (Own, "M-1-29 C-6-36-10-33-11-28 C-7-30-4-29-1-28 Z"),
    (Dark, "M-4-24 H4 V-22.4 H-4 Z"),
    (Pale, "M-13-16 H-4 V-10 C-4-6-8.5-4-8.5-4 C-8.5-4-13-6-13-10 Z"),
    (Own, "M-9.4-15 h1.8 v3 h3 v1.8 h-3 v4 h-1.8 v-4 h-3 v-1.8 h3 Z"),
];
const RANGER: &[Part] = &[
    (Wood, "M9-31 C17-24 17-8 9-1 L8-2.6 C14-9 14-23 8-29.4 Z"),
    (
        Own,
        "M0-34 C7-32 8-24 7-21 C10-18 10-8 9-5 L6-6 L5 0 H0.6 L0-6 L-0.6 0 H-5 L-6-6 L-10-4 C-11-12-10-18-7-21 C-8-25-7-32 0-34 Z",
    ),
    (Dark, "M-4.4-25 C-4-30 4-30 4.4-25 C4-20-4-20-4.4-25 Z"),
    (Pale, "M-3.4-24 C-3-20 3-20 3.4-24 C3-17-3-17-3.4-24 Z"),
    (PaleLine, "M9-30 V-2 M2-16 L15-16"),
];
const DWARF: &[Part] = &[
    (Wood, "M-12-26 h2.4 v26 h-2.4 Z"),
    (Iron, "M-10-27 C-4-27-4-17-10-17 Z M-12-26 C-16-25-16-19-12-18 Z"),
    (Own, "M-10-15 C-6-19 6-19 10-15 L11-5 H7 L6 0 H1 L0-3 L-1 0 H-6 L-7-5 H-9 Z"),
    (Pale, "M-6-18 C-7-14-7-6 0-4 C7-6 7-14 6-18 Z"),
    (Iron, "M-7-18 C-8-28 8-28 7-18 C3-20-3-20-7-18 Z"),
    (Glow, "M-8-20 C-13-21-13-26-11-28 C-11-25-9-24-6-24 Z M8-20 C13-21 13-26 11-28 C11-25 9-24 6-24 Z"),
    (Dark, "M-3.6-18 h2.4 v1.8 h-2.4 Z M1.2-18 h2.4 v1.8 h-2.4 Z"),
];
const SORCERESS: &[Part] = &[
    (Wood, "M10-32 h2 v32 h-2 Z"),
    (Glow, "M7.6-33 a3.4 3.4 0 1 0 6.8 0 a3.4 3.4 0 1 0-6.8 0"),
    (Own, "M-4-19 H4 L10-8 L7-7 L9 0 H-9 L-6-12 L-9-8 L-11-10 Z"),
    (Pale, "M-4-25 H4 V-21 C4-17-4-17-4-21 Z"),
    (Own, "M-10-23 L-3-26 L2-38 L5-26 L10-23 C4-26-4-26-10-23 Z"),
    (Dark, "M-2.6-22.6 h1.8 v1.6 h-1.8 Z M0.8-22.6 h1.8 v1.6 h-1.8 Z"),
    (Pale, "M-1-14 l1-2.4 l1 2.4 l2.4 .6 l-2 1.6 l.4 2.6 l-1.8-1.4 l-1.8 1.4 l.4-2.6 l-2-1.6 Z"),
];
const BARBARIAN: &[Part] = &[
    (Iron, "M-13-36 L-10-38 L-7-12 L-9-11 Z M-13-13 L-4-15 L-4-12.6 L-12.6-11 Z"),
    (Pale, "M-9-19 C-4-21 4-21 9-19 L11-9 H7 L6-12 L4-8 H-4 L-6-13 L-9-10 L-11-12 Z"),
    (Own, "M-6-11 H6 L8-4 L5-5 L5 0 H0.8 L0-4 L-0.8 0 H-5 L-5-5 L-8-4 Z M-9-19 L8-8 L6-6 L-10-16 Z"),
    (Pale, "M-4.4-26 C-4-30 4-30 4.4-26 C4-18-4-18-4.4-26 Z"),
    (Own, "M-6-18 C-8-34 8-34 6-18 L4-25 C2-27-2-27-4-25 Z"),
    (DarkLine, "M-2.6-24 h1.4 M1.2-24 h1.4"),
];
const ROGUE: &[Part] = &[
    (Own, "M0-33 C4-30 6-27 6-22 C11-19 13-6 12 0 H-12 C-13-6-11-19-6-22 C-6-27-4-30 0-33 Z"),
    (Dark, "M-4-23 C-4-28 4-28 4-23 C3-18-3-18-4-23 Z M-3-16 L0-12 L3-16 L5 0 H-5 Z"),
    (Glow, "M-2.8-24 h2 v1.5 h-2 Z M0.8-24 h2 v1.5 h-2 Z M-2-9 h4 v2 h-4 Z"),
    (Iron, "M-9-11 L-7.4-20 L-5.8-11 Z M9-11 L7.4-20 L5.8-11 Z M-10-11 H-5 V-9.6 H-10 Z M10-11 H5 V-9.6 H10 Z"),
];

/// The figure of a seat.
pub(in crate::warlock) fn of(seat: Seat) -> &'static [Part] {
    [KNIGHT, RANGER, DWARF, SORCERESS, BARBARIAN, ROGUE][seat.index() % 6]
}

/// The skull that marks a grave, around the origin, 16 units wide.
pub(in crate::warlock) const SKULL: &[Part] = &[
    (Pale, "M-7-3 C-7-11 7-11 7-3 C7 1 5 2 5 4 V7 H-5 V4 C-5 2-7 1-7-3 Z"),
    (
        Dark,
        "M-5-3 a2.2 2.2 0 1 0 4.4 0 a2.2 2.2 0 1 0-4.4 0 M.6-3 a2.2 2.2 0 1 0 4.4 0 a2.2 2.2 0 1 0-4.4 0 M-1 2.4 L0 .4 L1 2.4 Z",
    ),
    (DarkLine, "M-2 4 V7 M2 4 V7"),
];
