//! What stands in the rooms: a motif each, around the origin, about 44 units wide. An edition with other rooms has none.

use super::Ink::{Blue, Dark, DarkLine, Glow, Green, Iron, Pale, PaleLine, Red, Wood};
use super::Part;
use ::warlock::board::Fixed;

/// The motif of an ordinary room, by its code.
pub(in crate::warlock) fn of_room(code: &str) -> &'static [Part] {
    [south, middle, north].into_iter().map(|rooms| rooms(code)).find(|motif| !motif.is_empty()).unwrap_or(&[])
}

/// Rooms 01 to 09.
fn south(code: &str) -> &'static [Part] {
    match code {
        "01" => &[
            (Wood, "M-16-20 h2.4 v40 h-2.4 Z M13.6-20 h2.4 v40 h-2.4 Z"),
            (Iron, "M-19-12 L-15-22 L-11-12 Z M19-12 L15-22 L11-12 Z"),
            (Red, "M-10-12 H10 V4 C10 12 0 18 0 18 C0 18-10 12-10 4 Z"),
            (Glow, "M-2-10 h4 v7 h7 v4 h-7 v12 h-4 v-12 h-7 v-4 h7 Z"),
        ],
        "02" => &[
            (Wood, "M-22-8 H22 V8 H-22 Z M-20-16 H20 V-12 H-20 Z M-20 12 H20 V16 H-20 Z"),
            (
                Pale,
                "M-17 0 a5 5 0 1 0 10 0 a5 5 0 1 0-10 0 M-5 0 a5 5 0 1 0 10 0 a5 5 0 1 0-10 0 M7 0 a5 5 0 1 0 10 0 a5 5 0 1 0-10 0",
            ),
            (
                Red,
                "M-14 0 a2 2 0 1 0 4 0 a2 2 0 1 0-4 0 M-2 0 a2 2 0 1 0 4 0 a2 2 0 1 0-4 0 M10 0 a2 2 0 1 0 4 0 a2 2 0 1 0-4 0",
            ),
        ],
        "03" => &[
            (Wood, "M-20-8 H20 V8 H-20 Z"),
            (DarkLine, "M-20-3 H20 M-20 3 H20"),
            (Iron, "M-22-11 h5 v22 h-5 Z M17-11 h5 v22 h-5 Z"),
            (PaleLine, "M-17-5 H-8 M-17 5 H-8 M17-5 H8 M17 5 H8"),
        ],
        "04" => &[
            (Wood, "M-22-4 C-12 4 12 4 22-4 C20 12 10 14 0 14 C-10 14-20 12-22-4 Z"),
            (Pale, "M-12 0 L-16-14 L-13-15 L-9 1 Z M12 0 L18-14 L15-15 L9 1 Z"),
            (DarkLine, "M-18 4 C-8 9 8 9 18 4"),
        ],
        "05" => &[
            (Wood, "M-20-16 H-4 V16 H-20 Z M4-16 H20 V16 H4 Z"),
            (Red, "M-18-6 H-6 V14 H-18 Z M6-6 H18 V14 H6 Z"),
            (Pale, "M-18-14 H-6 V-8 H-18 Z M6-14 H18 V-8 H6 Z"),
        ],
        "06" => &[
            (Wood, "M-20-8 C-16-12-8-12-4-8 V14 C-8 18-16 18-20 14 Z M0-2 H20 V16 H0 Z"),
            (Iron, "M-20-2 H-4 V1 H-20 Z M-20 8 H-4 V11 H-20 Z"),
            (DarkLine, "M0-2 L20 16 M20-2 L0 16"),
            (Pale, "M2-16 C6-20 14-20 16-14 L18-4 H0 Z"),
        ],
        "07" => &[
            (Iron, "M-18-18 L18 14 L14 18 L-20-14 Z M18-18 L-18 14 L-14 18 L20-14 Z"),
            (Wood, "M10 6 L18 18 L14 20 L6 10 Z M-10 6 L-18 18 L-14 20 L-6 10 Z"),
            (Red, "M-8-8 H8 V3 C8 9 0 13 0 13 C0 13-8 9-8 3 Z"),
        ],
        "08" => &[
            (Pale, "M-16 8 C-22 4-16-2-12 2 L8-8 C6-14 14-16 15-10 C22-10 20-2 14-4 L-6 7 C-4 14-13 16-13 10 Z"),
            (Wood, "M-18-12 a3 4 0 1 0 6 0 a3 4 0 1 0-6 0 M-11-17 a3 4 0 1 0 6 0 a3 4 0 1 0-6 0"),
        ],
        "09" => &[
            (Iron, "M-20-6 H18 C14 0 8 2 6 4 V8 H12 V14 H-10 V8 H-4 V4 C-10 3-18 0-20-6 Z"),
            (Wood, "M-2-20 L18-10 L17-7.6 L-3-17.6 Z"),
            (Iron, "M-7-21 L3-16 L0-10 L-10-15 Z"),
            (Glow, "M8-8 l2-4 l1 4 l4 1 l-4 1 Z"),
        ],
        _ => &[],
    }
}

/// Rooms 10 to 18.
fn middle(code: &str) -> &'static [Part] {
    match code {
        "10" => &[
            (Pale, "M-18 2 H18 V16 H-18 Z"),
            (Red, "M-6 2 H6 V16 H-6 Z"),
            (
                Glow,
                "M-14 2 V-8 H-11 V2 Z M14 2 V-8 H11 V2 Z M-12.5-9 C-16-13-12.5-17-12.5-17 C-12.5-17-9-13-12.5-9 Z M12.5-9 C9-13 12.5-17 12.5-17 C12.5-17 16-13 12.5-9 Z",
            ),
            (Iron, "M-1.5-18 h3 v6 h5 v3 h-5 v9 h-3 v-9 h-5 v-3 h5 Z"),
        ],
        "11" => &[
            (Dark, "M-20-16 H-3 V16 H-20 Z M3-16 H20 V16 H3 Z"),
            (
                Iron,
                "M-17-16 h2 v32 h-2 Z M-12-16 h2 v32 h-2 Z M-7-16 h2 v32 h-2 Z M6-16 h2 v32 h-2 Z M11-16 h2 v32 h-2 Z M16-16 h2 v32 h-2 Z M-20-3 H-3 V0 H-20 Z M3-3 H20 V0 H3 Z",
            ),
        ],
        "12" => &[
            (Glow, "M-10 18 C-16 12-8 10-9 4 C-3 8-4 10 0 4 C4 10 3 8 9 4 C8 10 16 12 10 18 Z"),
            (Dark, "M-14-8 H14 C18 4 10 12 0 12 C-10 12-18 4-14-8 Z"),
            (Iron, "M-17-11 H17 V-7 H-17 Z"),
            (PaleLine, "M-6-14 C-9-17-3-19-6-22 M2-14 C-1-17 5-19 2-22"),
        ],
        "13" => &[
            (Iron, "M-12 12 H12 V18 H-12 Z"),
            (
                Pale,
                "M-4-20 C0-23 4-20 4-16 C4-13 3-12 3-11 L9-7 L8 4 L5 4 L6 12 H-6 L-5 4 L-8 4 L-9-7 L-3-11 C-3-12-5-16-4-20 Z",
            ),
            (DarkLine, "M0-8 V8 M-5-2 H5"),
        ],
        "14" => &[
            (Glow, "M-22-14 H-2 V14 H-22 Z M4-10 H22 V14 H4 Z"),
            (Dark, "M-19-11 H-5 V11 H-19 Z M7-7 H19 V11 H7 Z"),
            (
                Pale,
                "M-15-4 a3 3.6 0 1 0 6 0 a3 3.6 0 1 0-6 0 M-17 9 C-17 2-7 2-7 9 Z M10.5 0 a2.5 3 0 1 0 5 0 a2.5 3 0 1 0-5 0 M9 10 C9 5 17 5 17 10 Z",
            ),
        ],
        "15" => &[
            (Iron, "M-16-2 C-16-10 16-10 16-2 V10 C16 18-16 18-16 10 Z"),
            (Blue, "M-12-2 C-12-7 12-7 12-2 C12 3-12 3-12-2 Z"),
            (DarkLine, "M-16 5 C-8 10 8 10 16 5 M-6 8 V14 M6 8 V14"),
            (Wood, "M-14-18 H14 V-15 H1.4 V-6 H-1.4 V-15 H-14 Z"),
        ],
        "16" => &[
            (
                PaleLine,
                "M0-20 V20 M-20 0 H20 M-14-14 L14 14 M14-14 L-14 14 M0-15 L10.6-10.6 L15 0 L10.6 10.6 L0 15 L-10.6 10.6 L-15 0 L-10.6-10.6 Z M0-8 L5.6-5.6 L8 0 L5.6 5.6 L0 8 L-5.6 5.6 L-8 0 L-5.6-5.6 Z",
            ),
            (Dark, "M6 7 a4 4 0 1 0 8 0 a4 4 0 1 0-8 0"),
        ],
        "17" => &[
            (Iron, "M-18-8 L-8-18 H14 L20-10 L12 16 H-12 Z"),
            (Pale, "M-3-10 h5 v6 h6 v4 h-6 v11 h-5 v-11 h-6 v-4 h6 Z"),
        ],
        "18" => &[
            (
                Pale,
                "M-18 2 C-18-6-4-6-4 2 C-4 6-6 6-6 10 H-16 C-16 6-18 6-18 2 Z M4 2 C4-6 18-6 18 2 C18 6 16 6 16 10 H6 C6 6 4 6 4 2 Z M-7-12 C-7-20 7-20 7-12 C7-8 5-8 5-4 H-5 C-5-8-7-8-7-12 Z",
            ),
            (Dark, "M-15 1h3v3h-3Z M-10 1h3v3h-3Z M7 1h3v3h-3Z M12 1h3v3h-3Z M-4-13h3v3h-3Z M1-13h3v3h-3Z"),
            (PaleLine, "M-18 16 H18 M-14 19 H14"),
        ],
        _ => &[],
    }
}

/// Rooms 19 to 27.
fn north(code: &str) -> &'static [Part] {
    match code {
        "19" => &[
            (Blue, "M-20-6 C-10-16 4-14 12-5 L20-12 V6 L12 0 C4 8-10 8-20-6 Z"),
            (Pale, "M-14-7 a2 2 0 1 0 4 0 a2 2 0 1 0-4 0"),
            (PaleLine, "M-6-10 C-3-6-3-4-6 0 M-20 12 q5-5 10 0 q5 5 10 0 q5-5 10 0 q5 5 10 0"),
        ],
        "20" => &[
            (Wood, "M-3-4 H3 L1.6 18 H-1.6 Z"),
            (Glow, "M0-22 C9-14 8-8 5-4 H-5 C-8-8-9-14 0-22 Z"),
            (Red, "M0-14 C4-10 4-7 2-4 H-2 C-4-7-4-10 0-14 Z"),
            (Iron, "M-20 6 H-8 V18 H-20 Z M8 6 H20 V18 H8 Z"),
        ],
        "21" => &[
            (Iron, "M-18 18 V-4 C-18-22 18-22 18-4 V18 Z"),
            (Dark, "M-13 18 V-4 C-13-16 13-16 13-4 V18 Z"),
            (
                Glow,
                "M-9 16 a4 2 0 1 0 8 0 a4 2 0 1 0-8 0 M1 16 a4 2 0 1 0 8 0 a4 2 0 1 0-8 0 M-4 12 a4 2 0 1 0 8 0 a4 2 0 1 0-8 0",
            ),
        ],
        "22" => &[
            (
                Pale,
                "M-20-8 L0-20 L20-8 Z M-18-5 H18 V-2 H-18 Z M-16 0 h5 v14 h-5 Z M-5 0 h4 v14 h-4 Z M1 0 h4 v14 h-4 Z M11 0 h5 v14 h-5 Z M-20 15 H20 V19 H-20 Z",
            ),
            (Dark, "M-2-15 h4 v5 h-4 Z"),
        ],
        "23" => &[
            (Wood, "M-2 4 L-14 20 H-11 L0 8 L11 20 H14 L2 4 Z"),
            (Iron, "M-20 0 L12-18 L17-9 L-17 8 Z"),
            (
                Glow,
                "M16-20 l1.6-4 l1.6 4 l4 1 l-3.4 2.4 l.8 4 l-3-2.4 Z M-14-16 l1-3 l1 3 l3 1 l-3 1 l-1 3 l-1-3 l-3-1 Z",
            ),
        ],
        "24" => &[
            (Green, "M-14 16 L-4-4 H4 L14 16 Z"),
            (Pale, "M-5-18 H5 V-15 H4 V-6 L5-4 H-5 L-4-6 V-15 H-5 Z"),
            (
                Glow,
                "M-4 8 a2.4 2.4 0 1 0 4.8 0 a2.4 2.4 0 1 0-4.8 0 M3 12 a2 2 0 1 0 4 0 a2 2 0 1 0-4 0 M1-8 a1.6 1.6 0 1 0 3 0 a1.6 1.6 0 1 0-3 0",
            ),
        ],
        "25" => &[
            (Wood, "M-20-20 H20 V20 H-20 Z"),
            (Dark, "M-17-17 H17 V-2 H-17 Z M-17 2 H17 V17 H-17 Z"),
            (Red, "M-15-14 h5 v12 h-5 Z M-3-12 h4 v10 h-4 Z M4 5 h5 v12 h-5 Z"),
            (Pale, "M-9-11 h5 v9 h-5 Z M8-14 h4 v12 h-4 Z M-14 6 h4 v11 h-4 Z M-2 8 h5 v9 h-5 Z"),
            (Blue, "M2-14 h5 v12 h-5 Z M-9 4 h6 v13 h-6 Z M10 7 h5 v10 h-5 Z"),
        ],
        "26" => &[
            (Glow, "M-14-16 H4 C4-4 0 0-3 1 V10 H2 V14 H-12 V10 H-7 V1 C-10 0-14-4-14-16 Z"),
            (Red, "M-11-13 H1 C1-9 0-6-1-4 H-9 C-10-6-11-9-11-13 Z"),
            (Wood, "M6 2 C8-8 20-8 20 2 C20 10 12 12 9 9 L4 15 L2 13 L7 7 C6 6 6 4 6 2 Z"),
        ],
        "27" => &[
            (Wood, "M-14 18 V-6 C-14-22 14-22 14-6 V18 Z"),
            (DarkLine, "M0-18 V18 M-7-15 V18 M7-15 V18"),
            (Iron, "M-14-6 H14 V-2 H-14 Z M-14 8 H14 V12 H-14 Z"),
            (Glow, "M3 2 a2.4 2.4 0 1 0 4.8 0 a2.4 2.4 0 1 0-4.8 0"),
        ],
        _ => &[],
    }
}

/// The motif of a fixed room without a monster.
pub(in crate::warlock) fn of_fixed(occupant: Fixed) -> &'static [Part] {
    match occupant {
        Fixed::GamesRoom => &[
            (Green, "M-24-16 H24 V18 H-24 Z"),
            (Pale, "M-18-8 L-4-14 L2 0 L-12 6 Z M4-2 H18 V12 H4 Z"),
            (Dark, "M-9-6 h3 v3 h-3 Z M-13-3 h3 v3 h-3 Z M-5-9 h3 v3 h-3 Z M7 1 h3 v3 h-3 Z M12 6 h3 v3 h-3 Z"),
            (Glow, "M-18 12 a4 3 0 1 0 8 0 a4 3 0 1 0-8 0 M8-10 a4 3 0 1 0 8 0 a4 3 0 1 0-8 0"),
        ],
        Fixed::Larder => &[
            (Wood, "M-24 10 H24 V14 H-24 Z M-22-20 H22 V-17 H-22 Z"),
            (Red, "M-16-12 C-8-18 0-10-2-2 C-4 5-14 6-18 0 C-20-5-20-9-16-12 Z"),
            (Pale, "M-3-3 L3 3 C7 1 8 6 5 7 C5 10 0 10 1 6 L-5 0 Z M-10-5 a3 3 0 1 0 6 0 a3 3 0 1 0-6 0"),
            (Glow, "M6 10 L22 2 V10 Z"),
            (Dark, "M12 7 h2 v2 h-2 Z M17 6 h2 v2 h-2 Z"),
            (Green, "M8-16 C4-10 5-4 10-4 C15-4 16-10 12-16 Z"),
        ],
        Fixed::Shylock => &[
            (Iron, "M-1.6-18 h3.2 v30 h-3.2 Z M-18-16 H18 V-13 H-18 Z M-10 12 H10 V16 H-10 Z"),
            (DarkLine, "M-16-13 L-22 2 M-16-13 L-10 2 M16-13 L22-2 M16-13 L10-2"),
            (Glow, "M-23 2 H-9 C-9 9-23 9-23 2 Z M9-2 H23 C23 5 9 5 9-2 Z M-19 0 a3 2 0 1 0 6 0 a3 2 0 1 0-6 0"),
        ],
        Fixed::Fountain => &[
            (Blue, "M-22 6 C-22 0 22 0 22 6 C22 16-22 16-22 6 Z"),
            (Iron, "M-24 6 C-22 20 22 20 24 6 C20 14-20 14-24 6 Z M-3-6 H3 L5 8 H-5 Z M-12-8 H12 C10-2-10-2-12-8 Z"),
            (PaleLine, "M0-10 C-4-20-14-18-16-4 M0-10 C4-20 14-18 16-4 M0-10 V-20"),
        ],
        Fixed::Dragon => &[(
            Glow,
            "M-30 14 a5 3 0 1 0 10 0 a5 3 0 1 0-10 0 M-22 17 a5 3 0 1 0 10 0 a5 3 0 1 0-10 0 M14 17 a5 3 0 1 0 10 0 a5 3 0 1 0-10 0 M22 13 a5 3 0 1 0 10 0 a5 3 0 1 0-10 0",
        )],
        Fixed::Warlock => &[
            (Red, "M-34-14 L-28-22 L-22-14 V18 H-34 Z M22-14 L28-22 L34-14 V18 H22 Z"),
            (
                Glow,
                "M-28-6 l1.6 4 l4 1 l-3 3 l.6 4 l-3.2-2 l-3.2 2 l.6-4 l-3-3 l4-1 Z M28-6 l1.6 4 l4 1 l-3 3 l.6 4 l-3.2-2 l-3.2 2 l.6-4 l-3-3 l4-1 Z",
            ),
        ],
    }
}

/// The chest, closed.
pub(in crate::warlock) const CHEST: &[Part] = &[
    (
        Glow,
        "M-30 18 a7 4 0 1 0 14 0 a7 4 0 1 0-14 0 M18 18 a7 4 0 1 0 14 0 a7 4 0 1 0-14 0 M-36 14 a5 3 0 1 0 10 0 a5 3 0 1 0-10 0",
    ),
    (Wood, "M-24-2 H24 V20 H-24 Z M-24-4 C-24-22 24-22 24-4 Z"),
    (Iron, "M-24-5 H24 V0 H-24 Z M-19-14 h5 v34 h-5 Z M14-14 h5 v34 h-5 Z"),
    (Glow, "M-6-7 H6 V6 C6 10-6 10-6 6 Z"),
    (Dark, "M-1.6-3 a1.6 1.6 0 1 1 3.2 0 L1.6 4 H-1.6 Z"),
];

/// The chest, open.
pub(in crate::warlock) const OPEN_CHEST: &[Part] = &[
    (Glow, "M-34-20 L-12-4 H12 L34-20 L20-6 L24 2 H-24 L-20-6 Z"),
    (Wood, "M-24 2 H24 V20 H-24 Z M-24-6 C-24-26 24-26 24-6 L20-8 C18-20-18-20-20-8 Z"),
    (Iron, "M-24 1 H24 V5 H-24 Z M-19 1 h5 v19 h-5 Z M14 1 h5 v19 h-5 Z"),
    (Glow, "M-20 0 a5 4 0 1 1 10-2 a5 4 0 1 1 10 0 a5 4 0 1 1 10 0 a5 4 0 1 1 9 2 Z"),
];
