//! Monsters, traps and characters: an emblem each, inside a circle of 18 units.

use super::Ink::{Blue, Dark, DarkLine, Glow, Green, Iron, Pale, PaleLine, Red, Wood};
use super::Part;
use ::warlock::board::Fixed;
use ::warlock::edition::{Edition, Effect, EncounterKind};
use ::warlock::phase::Foe;
use ::warlock::place::Encounter;

/// The emblems of the eighteen monsters, in the order of the cards.
const MONSTERS: [&[Part]; 18] = [
    GOBLIN, ORC, CHIEFTAIN, BARBARIAN, SANDWORM, SPIDER, TROLL, OGRE, WERERAT, WEREWOLF, MINOTAUR, CYCLOPS, HELL_HOUND,
    GHOUL, SKELETONS, ZOMBIES, VAMPIRE, WIGHT,
];

const GOBLIN: &[Part] = &[
    (Green, "M-18-8 L-8-5 C-7-14 7-14 8-5 L18-8 L10 4 C9 12 4 16 0 16 C-4 16-9 12-10 4 Z"),
    (Dark, "M-9-6 C-7-14 7-14 9-6 C4-9-4-9-9-6 Z M-1.5 1 h3 l1.5 5 h-6 Z"),
    (Glow, "M-8-3 L-2 0 L-7 3 Z M8-3 L2 0 L7 3 Z"),
    (Pale, "M-6 8 H6 L4 12 L2 9 L0 12 L-2 9 L-4 12 Z"),
];
const ORC: &[Part] = &[
    (Green, "M-12-2 L-15 1 L-11 5 C-10 12-5 16 0 16 C5 16 10 12 11 5 L15 1 L12-2 Z"),
    (Iron, "M-12-1 C-13-12-6-17 0-17 C6-17 13-12 12-1 L3-2 L2 7 H-2 L-3-2 Z M-1-17 V-20 H1 V-17 Z"),
    (Glow, "M-9 1 H-4 V4 H-8 Z M9 1 H4 V4 H8 Z"),
    (Pale, "M-7 12 L-8 6 L-4 11 Z M7 12 L8 6 L4 11 Z"),
    (DarkLine, "M-5 12 Q0 9 5 12"),
];
const CHIEFTAIN: &[Part] = &[
    (Pale, "M-9-7 C-17-7-19-13-16-18 C-14-13-10-12-5-12 Z M9-7 C17-7 19-13 16-18 C14-13 10-12 5-12 Z"),
    (Green, "M-12-2 L-16 1 L-11 6 C-10 13-5 17 0 17 C5 17 10 13 11 6 L16 1 L12-2 Z"),
    (Red, "M-12-1 C-12-11-6-14 0-14 C6-14 12-11 12-1 C6-4-6-4-12-1 Z"),
    (Glow, "M-3-13 L0-18 L3-13 L0-9 Z M-9 2 L-3 3 L-8 6 Z M9 2 L3 3 L8 6 Z"),
    (Pale, "M-8 14 L-8 7 L-4 12 Z M8 14 L8 7 L4 12 Z"),
];
const BARBARIAN: &[Part] = &[
    (Wood, "M10-18 h3 v36 h-3 Z"),
    (Iron, "M13-17 C19-15 19-4 13-2 L11-9 Z M10-15 L6-9 L10-4 Z"),
    (Red, "M-14 18 C-14 10-8 7-3 7 C3 7 8 10 8 18 Z M-12-6 C-13-17 7-17 6-6 L5 1 L-11 1 Z"),
    (Pale, "M-9-8 C-6-10 0-10 3-8 V0 C2 4-8 4-9 0 Z"),
    (Wood, "M-10-1 C-8 2 2 2 4-1 C5 6 1 12-3 12 C-7 12-11 6-10-1 Z"),
    (Dark, "M-7-5 H-4 V-3 H-7 Z M1-5 H-2 V-3 H1 Z"),
];
const SANDWORM: &[Part] = &[
    (Wood, "M-17 17 C-17-6-8-16 3-16 C13-16 18-8 16 1 L5 2 C5-3 3-5 0-5 C-6-5-7 5-7 17 Z"),
    (PaleLine, "M-16 9 H-7 M-15 1 H-7 M-12-6 L-5-2 M-5-13 L-2-6 M4-16 V-6"),
    (Red, "M4 2 C4-2 17-3 17 1 C17 8 5 8 4 2 Z"),
    (Pale, "M5 1 L7 7 L9 2 L11 8 L13 2 L15 6 L16 0 Z"),
    (Glow, "M6-12 a2 2 0 1 1 4 0 a2 2 0 1 1-4 0"),
];
const SPIDER: &[Part] = &[
    (
        DarkLine,
        "M-4-3 L-12-12 L-17-6 M4-3 L12-12 L17-6 M-7 3 L-15-2 L-18 7 M7 3 L15-2 L18 7 M-7 8 L-13 9 L-15 17 M7 8 L13 9 L15 17 M-3-8 L-7-16 L-12-17 M3-8 L7-16 L12-17",
    ),
    (Dark, "M0-3 C9-4 11 5 8 11 C6 16-6 16-8 11 C-11 5-9-4 0-3 Z M-5-6 a5 5 0 1 1 10 0 a5 5 0 1 1-10 0"),
    (Red, "M-4 3 L0 7 L4 3 L2 8 L4 13 L0 9 L-4 13 L-2 8 Z"),
    (Glow, "M-3-9h2v2h-2Z M1-9h2v2h-2Z M-4-6h2v1.6h-2Z M2-6h2v1.6h-2Z"),
];
const TROLL: &[Part] = &[
    (Iron, "M-14 6 C-19-2-13-16-4-15 C1-19 15-15 14-4 C18 2 15 12 9 16 H-8 C-12 15-15 11-14 6 Z"),
    (Dark, "M-11-5 L-2-3 V-1 L-10-2 Z M11-5 L2-3 V-1 L10-2 Z M-7 9 H7 L5 13 H-5 Z"),
    (Wood, "M-2-3 C-7 6-4 8 0 7 C4 8 7 6 2-3 Z"),
    (Glow, "M-8-1 H-4 V1.6 H-8 Z M8-1 H4 V1.6 H8 Z"),
    (Pale, "M-6 14 L-5 7 L-3 13 Z M6 14 L5 7 L3 13 Z"),
];
const OGRE: &[Part] = &[
    (Wood, "M9 0 L15-17 C20-18 20-9 18-6 L12 4 Z"),
    (Pale, "M-15 4 C-17-8-9-15-2-15 C6-15 12-8 11 3 C12 12 6 17-2 17 C-9 17-14 12-15 4 Z"),
    (Red, "M-2-14 C-4-18 0-19 3-18 C2-16 2-15 1-14 Z M-9 8 C-6 12 2 12 6 8 L4 13 C0 15-4 15-7 13 Z"),
    (Dark, "M-11-3 L-4-2 L-5 1 L-9 0 Z M7-3 L0-2 L1 1 L5 0 Z"),
    (Pale, "M-6 9 h2 v3 h-2 Z M2 9 h2 v3 h-2 Z"),
    (DarkLine, "M-4 2 Q-2 6 1 2"),
];
const WERERAT: &[Part] = &[
    (Wood, "M-17 9 C-16-1-9-7-3-8 C-6-17 6-20 8-10 C15-11 18-4 15 3 C13 11 2 15-7 13 C-12 14-16 13-17 9 Z"),
    (Red, "M-1-9 C-3-15 4-17 5-11 Z M-18 8 a2 2 0 1 1 3 2 Z"),
    (Glow, "M-5-2 L0-1 L-4 2 Z"),
    (PaleLine, "M-13 8 L-18 3 M-13 10 L-19 13 M-10 10 L-14 17"),
    (Pale, "M-12 12 L-11 17 L-9 12 Z"),
];
const WEREWOLF: &[Part] = &[
    (Iron, "M-15-17 L-6-9 C-2-11 2-11 6-9 L15-17 L13-2 L17 5 L9 7 L4 16 C2 18-2 18-4 16 L-9 7 L-17 5 L-13-2 Z"),
    (Dark, "M-12-12 L-7-7 L-11-4 Z M12-12 L7-7 L11-4 Z M-3 5 H3 L1.5 9 H-1.5 Z"),
    (Glow, "M-10-3 L-3 0 L-8 2.5 Z M10-3 L3 0 L8 2.5 Z"),
    (Pale, "M-5 10 H5 L3 14 L1.5 11 H-1.5 L-3 14 Z"),
];
const MINOTAUR: &[Part] = &[
    (Pale, "M-8-6 C-17-6-19-13-15-18 C-14-13-10-11-4-11 Z M8-6 C17-6 19-13 15-18 C14-13 10-11 4-11 Z"),
    (Wood, "M-9-8 C-4-13 4-13 9-8 L17-2 L10 3 L6 15 C3 18-3 18-6 15 L-10 3 L-17-2 Z"),
    (Dark, "M-6 10 C-4 7 4 7 6 10 L5 15 C2 17-2 17-5 15 Z M-3-12 L0-6 L3-12 Z"),
    (Glow, "M-8-2 L-3 0 L-7 2 Z M8-2 L3 0 L7 2 Z"),
    (PaleLine, "M-3 12 a3 3.4 0 1 0 6 0"),
];
const CYCLOPS: &[Part] = &[
    (Iron, "M-13-8 C-13-20 13-20 13-8 V8 L7 17 H-7 L-13 8 Z"),
    (DarkLine, "M-13-9 H13 M-7 17 V9 H7 V17 M-3 9 V15 M0 9 V15 M3 9 V15"),
    (Pale, "M-9-1 C-4-8 4-8 9-1 C4 5-4 5-9-1 Z"),
    (Red, "M-4-1 a4 4 0 1 0 8 0 a4 4 0 1 0-8 0"),
    (Dark, "M-1.8-1 a1.8 1.8 0 1 0 3.6 0 a1.8 1.8 0 1 0-3.6 0 M-11-13h2v2h-2Z M9-13h2v2h-2Z"),
];
const HELL_HOUND: &[Part] = &[
    (Glow, "M-14 6 C-20-4-11-8-13-18 C-5-14-5-8 0-19 C5-8 6-13 13-17 C11-8 20-4 14 6 Z"),
    (Red, "M-11 6 C-15-2-8-5-9-12 C-4-9-4-4 0-12 C4-4 4-8 9-11 C8-5 15-2 11 6 Z"),
    (Dark, "M-12-6 L-5-3 H5 L12-6 L12 4 L7 8 L5 16 C2 18-2 18-5 16 L-7 8 L-12 4 Z"),
    (Glow, "M-8 1 L-3 3 L-7 5 Z M8 1 L3 3 L7 5 Z"),
    (Pale, "M-4 12 H4 L3 15 L1 12.6 L-1 12.6 L-3 15 Z"),
];
const GHOUL: &[Part] = &[
    (Green, "M-10-6 C-11-19 11-19 10-6 C11 2 7 6 7 16 H-7 C-7 6-11 2-10-6 Z"),
    (
        Dark,
        "M-7-5 a3.4 3.4 0 1 0 6.8 0 a3.4 3.4 0 1 0-6.8 0 M.2-5 a3.4 3.4 0 1 0 6.8 0 a3.4 3.4 0 1 0-6.8 0 M-5 6 C-3 4 3 4 5 6 L4 13 H-4 Z",
    ),
    (Glow, "M-5-6h2v2h-2Z M3-6h2v2h-2Z"),
    (Pale, "M-4 6 L-3 9 L-1.5 6 L0 9 L1.5 6 L3 9 L4 6 Z"),
    (PaleLine, "M-18 16 C-18 8-15 4-12 3 M-15 17 C-15 10-14 7-11 5 M18 16 C18 8 15 4 12 3 M15 17 C15 10 14 7 11 5"),
];
const SKELETONS: &[Part] = &[
    (PaleLine, "M-15-14 L15 16 M15-14 L-15 16"),
    (Pale, "M-11-4 C-11-18 11-18 11-4 C11 2 7 4 7 7 V12 H-7 V7 C-7 4-11 2-11-4 Z"),
    (
        Dark,
        "M-8-4 a3.4 3.4 0 1 0 6.8 0 a3.4 3.4 0 1 0-6.8 0 M1.2-4 a3.4 3.4 0 1 0 6.8 0 a3.4 3.4 0 1 0-6.8 0 M-1.6 4 L0 0 L1.6 4 Z",
    ),
    (DarkLine, "M-4 7 V12 M0 7 V12 M4 7 V12"),
];
const ZOMBIES: &[Part] = &[
    (
        Green,
        "M-5-16 C0-20 7-16 5-10 L9-6 L17-7 V-3 L9-1 L8 6 L11 17 H6 L2 9 L-1 17 H-6 L-3 4 L-4-2 L-16-1 V-5 L-4-7 L-3-10 C-6-11-6-14-5-16 Z",
    ),
    (Wood, "M-4-5 L9-5 L8 6 L5 4 L3 8 L0 5 L-3 7 Z"),
    (Glow, "M-2-14h2v2h-2Z M2-14h2v2h-2Z"),
    (DarkLine, "M-1-9 H3"),
];
const VAMPIRE: &[Part] = &[
    (Red, "M-18 17 L-16-9 L-8 0 H8 L16-9 L18 17 Z"),
    (Dark, "M-14 17 L-10 2 L0 10 L10 2 L14 17 Z"),
    (Pale, "M-8-8 C-7-15 7-15 8-8 C8 2 4 8 0 9 C-4 8-8 2-8-8 Z"),
    (Dark, "M-9-5 C-10-19 10-19 9-5 L5-10 L0-4 L-5-10 Z"),
    (Red, "M-6-3 L-1-1 L-5 0 Z M6-3 L1-1 L5 0 Z M-3 4 H3 V5 H-3 Z"),
    (Pale, "M-3 5 L-2 9 L-1 5 Z M3 5 L2 9 L1 5 Z"),
];
const WIGHT: &[Part] = &[
    (Blue, "M0-18 C10-18 13-8 13 2 L16 17 L10 12 L5 18 L0 12 L-5 18 L-10 12 L-16 17 L-13 2 C-13-8-10-18 0-18 Z"),
    (Dark, "M0-12 C7-12 8-4 6 1 C4 5-4 5-6 1 C-8-4-7-12 0-12 Z"),
    (Pale, "M-5-4 L-1-2 L-4 0 Z M5-4 L1-2 L4 0 Z"),
    (PaleLine, "M-8 6 C-5 9-5 11-6 14 M8 6 C5 9 5 11 6 14 M0 8 V11"),
];
const DRAGON: &[Part] = &[
    (
        Red,
        "M-18 12 C-15 3-10 2-6-2 C-9-9-4-15 4-14 L13-19 L11-12 C17-10 19-4 18 1 L10 1 L17 6 C13 11 6 10 2 8 C2 14-4 18-13 17 C-8 15-6 12-6 9 C-10 11-14 13-18 12 Z",
    ),
    (Pale, "M2-14 L8-19 L7-13 Z M11 1 L12 4 L14 1.6 L15 4.6 Z"),
    (Glow, "M7-9 L12-7 L8-5 Z M-9 2 L-12-3 L-6-2 Z M-13 5 L-17 1 L-10 2 Z"),
    (DarkLine, "M14-4 h2 M-2 2 C0 4 2 4 4 4 M-3 7 C-1 8 1 8 3 8"),
];
const WARLOCK: &[Part] = &[
    (Wood, "M13-18 h2.4 v36 h-2.4 Z"),
    (Glow, "M10.6-17 a3.6 3.6 0 1 0 7.2 0 a3.6 3.6 0 1 0-7.2 0"),
    (Blue, "M-3-19 L8-4 C10 4 10 12 10 18 H-16 C-16 8-15 0-12-5 Z"),
    (Dark, "M-9-5 C-7-9 3-9 5-5 C6 1 3 4-2 4 C-7 4-10 1-9-5 Z"),
    (Pale, "M-8-1 C-5 3 1 3 4-1 C5 8 1 15-2 17 C-5 15-9 8-8-1 Z"),
    (Glow, "M-7-4 L-3-2.6 L-7-1.4 Z M3-4 L-1-2.6 L3-1.4 Z M-6-12 l1-2 l1 2 l2 .6 l-2 1 l-1 2 l-1-2 l-2-1 Z"),
];
const CROCODILE: &[Part] = &[
    (Green, "M-18 0 L-4-4 C-2-11 6-11 8-5 C14-5 18 2 18 12 L8 12 C0 12-8 12-17 10 L-17 7 L2 6 L-18 4 Z"),
    (Pale, "M-16 4 L-14 8 L-12 4 L-10 8 L-8 4.4 L-6 8 L-4 5 L-2 8 L0 5.4 Z M-17 0 L-15 3 L-13-1 Z"),
    (Glow, "M1-7 a2 2 0 1 1 4 0 a2 2 0 1 1-4 0"),
    (DarkLine, "M9 0 l2 3 M13 2 l1 3 M8 6 l3 3"),
];
const CAGE: &[Part] = &[
    (Iron, "M-14-12 C-14-20 14-20 14-12 H11 V14 H14 V17 H-14 V14 H-11 V-12 Z"),
    (Dark, "M-9-11 H-5 V14 H-9 Z M-3-11 H-0.8 V14 H-3 Z M1-11 H4 V14 H1 Z M6-11 H9 V14 H6 Z"),
    (Glow, "M-2-15 h4 v2 h-4 Z"),
];
const GAS: &[Part] = &[
    (Green, "M-10 10 C-18 10-18 0-11-1 C-13-10-2-14 2-7 C9-12 17-5 13 1 C19 3 17 11 10 10 Z"),
    (Pale, "M-6-3 C-6-9 6-9 6-3 C6 1 4 1 4 4 H-4 C-4 1-6 1-6-3 Z"),
    (Dark, "M-4-3h3v3h-3Z M1-3h3v3h-3Z"),
    (PaleLine, "M-9 14 C-5 11-3 17 1 14 C5 11 7 17 11 14"),
];
const DARTS: &[Part] = &[
    (Wood, "M-16-9 H8 V-7 H-16 Z M-12-1 H12 V1 H-12 Z M-16 7 H8 V9 H-16 Z"),
    (Iron, "M8-11 L17-8 L8-5 Z M11-3 L19 0 L11 3 Z M8 5 L17 8 L8 11 Z"),
    (Red, "M-19-12 L-12-9 V-7 L-19-4 L-16-8 Z M-16-4 L-9-1 V1 L-16 4 L-13 0 Z M-19 4 L-12 7 V9 L-19 12 L-16 8 Z"),
];
const TRAPDOOR: &[Part] = &[
    (Dark, "M-14-2 L-8 14 H16 L12-2 Z"),
    (Wood, "M-14-2 H12 L6-17 H-16 Z"),
    (DarkLine, "M-9-2 L-11-17 M-3-2 L-5-17 M3-2 L0-17"),
    (Iron, "M-6-12 a3 3 0 1 0 6 0 a3 3 0 1 0-6 0 Z"),
];
const FOOL: &[Part] = &[
    (Pale, "M-8 0 C-8-6 8-6 8 0 C8 9 4 15 0 15 C-4 15-8 9-8 0 Z"),
    (Red, "M-9 1 C-12-8-18-8-18-3 C-20-14-6-18 0-10 Z"),
    (Blue, "M9 1 C12-8 18-8 18-3 C20-14 6-18 0-10 Z"),
    (
        Glow,
        "M-20-3 a2.4 2.4 0 1 0 4.8 0 a2.4 2.4 0 1 0-4.8 0 M15.2-3 a2.4 2.4 0 1 0 4.8 0 a2.4 2.4 0 1 0-4.8 0 M-9 1 L0-11 L9 1 L4-2 L0 1 L-4-2 Z",
    ),
    (DarkLine, "M-4 4 h2 M2 4 h2 M-4 9 Q0 13 4 9"),
];
const HEXMASTER: &[Part] = &[
    (Dark, "M0-19 C10-14 12-2 16 17 H-16 C-12-2-10-14 0-19 Z"),
    (Red, "M-6-6 C-4-11 4-11 6-6 C5-1 2 0 0 0 C-2 0-5-1-6-6 Z"),
    (Glow, "M-4-6 L-1-5 L-4-3.6 Z M4-6 L1-5 L4-3.6 Z M0 4 L2 9 L7 9 L3 12 L5 17 L0 14 L-5 17 L-3 12 L-7 9 L-2 9 Z"),
];
const BEGGAR: &[Part] = &[
    (Wood, "M-4-17 C5-19 9-12 7-6 C14 0 14 10 13 17 H-13 C-14 8-12-2-8-6 C-9-11-9-15-4-17 Z"),
    (Pale, "M-5-11 C-3-14 3-14 4-10 C4-5 1-3-1-3 C-4-3-6-6-5-11 Z"),
    (Dark, "M-4-9h2v2h-2Z M1-9h2v2h-2Z"),
    (Iron, "M-15 5 H-1 C-1 14-15 14-15 5 Z"),
    (Glow, "M-10 4 a2.6 1.6 0 1 0 5 0 a2.6 1.6 0 1 0-5 0"),
];
const TRADER: &[Part] = &[
    (Wood, "M2-10 C14-12 18-2 17 12 C12 17 6 16 3 14 Z"),
    (Red, "M-10-2 H3 L6 17 H-14 Z M-13-12 H6 L2-14 C1-20-9-20-9-14 Z"),
    (Pale, "M-9-11 H2 C2-3-1-1-3-1 C-6-1-9-4-9-11 Z"),
    (Dark, "M-7-8h2v2h-2Z M-2-8h2v2h-2Z"),
    (Glow, "M-8 4 a4 4 0 1 0 8 0 a4 4 0 1 0-8 0"),
];
const SEER: &[Part] = &[
    (Blue, "M0-17 C9-15 13-6 13 2 L15 17 H-15 L-13 2 C-13-6-9-15 0-17 Z"),
    (Pale, "M-6-7 C-5-12 5-12 6-7 C6-2 2 1 0 1 C-2 1-6-2-6-7 Z"),
    (DarkLine, "M-4-6 h3 M1-6 h3"),
    (Glow, "M-2.4-12 L0-15 L2.4-12 L0-9.4 Z M-7 10 a7 7 0 1 0 14 0 a7 7 0 1 0-14 0"),
    (Pale, "M-4 10 C-2 7 2 7 4 10 C2 13-2 13-4 10 Z"),
    (Dark, "M-1.4 10 a1.4 1.4 0 1 0 2.8 0 a1.4 1.4 0 1 0-2.8 0"),
];

/// The emblem of a random encounter: monsters by their place among the cards, so that an edition may change their numbers.
pub(in crate::warlock) fn encounter(edition: &Edition, card: Encounter) -> &'static [Part] {
    match edition.encounter(card) {
        EncounterKind::Monster { .. } => MONSTERS[card.index() % MONSTERS.len()],
        EncounterKind::Other(effect) => match effect {
            Effect::Cage => CAGE,
            Effect::PoisonGas => GAS,
            Effect::Darts => DARTS,
            Effect::Trapdoor => TRAPDOOR,
            Effect::Fool => FOOL,
            Effect::Hexmaster => HEXMASTER,
            Effect::Beggar => BEGGAR,
            Effect::Trader => TRADER,
            Effect::Seer => SEER,
        },
    }
}

/// The emblem of a foe that is not an adventurer.
pub(in crate::warlock) fn foe(edition: &Edition, foe: Foe) -> Option<&'static [Part]> {
    match foe {
        Foe::Monster(card) => Some(encounter(edition, card)),
        Foe::Dragon => Some(DRAGON),
        Foe::Warlock => Some(WARLOCK),
        Foe::Crocodile => Some(CROCODILE),
        Foe::Adventurer(_) => None,
    }
}

/// The emblem of a fixed occupant who fights.
pub(in crate::warlock) fn fixed(occupant: Fixed) -> Option<&'static [Part]> {
    match occupant {
        Fixed::Dragon => Some(DRAGON),
        Fixed::Warlock => Some(WARLOCK),
        Fixed::GamesRoom | Fixed::Larder | Fixed::Shylock | Fixed::Fountain => None,
    }
}
