//! The landscapes: eight scenes of the mountain's foot, each 94 × 72 units. Defined once, shown by reference.

use maud::{Markup, html};

/// How many scenes there are.
pub(super) const SCENES: usize = 8;

/// A scene by its number.
pub(super) fn scene(number: usize) -> Markup {
    match number % SCENES {
        0 => meadow(),
        1 => cherries(),
        2 => pines(),
        3 => terraces(),
        4 => rocks(),
        5 => bamboo(),
        6 => lake(),
        _ => tea(),
    }
}

/// Sky, and hills far away.
pub(super) fn distance() -> Markup {
    html! {
        rect.fuj-sky width="94" height="72" {}
        path.fuj-far d="M0 38 C14 26 26 30 36 34 C48 22 62 24 70 31 C80 26 88 28 94 32 V72 H0 Z" {}
    }
}

fn meadow() -> Markup {
    html! {
        (distance())
        path.fuj-grass d="M0 44 C20 34 44 38 60 42 C74 46 86 42 94 40 V72 H0 Z" {}
        path.fuj-grass2 d="M0 58 C24 48 50 54 94 52 V72 H0 Z" {}
        path.fuj-path d="M38 72 C44 62 62 60 56 52 C52 47 60 44 64 42.5 L67 43 C63 46 60 48 64 52 C72 60 56 64 54 72 Z" {}
        path.fuj-blade d="M10 62 l-2-7 M12 62 l1-8 M14 62 l3-6 M78 66 l-2-7 M80 66 l1-8 M82 66 l3-6 M26 52 l-1-5 M28 52 l1-5 M84 50 l-1-5 M86 50 l2-4" {}
        g.fuj-flower {
            circle cx="20" cy="66" r="2.2" {} circle cx="30" cy="62" r="1.8" {} circle cx="72" cy="58" r="2" {}
            circle cx="88" cy="61" r="1.8" {} circle cx="8" cy="52" r="1.5" {} circle cx="38" cy="48" r="1.4" {}
        }
    }
}

fn blossom_tree(x: i32, y: i32, scale: &str) -> Markup {
    html! {
        g transform=(format!("translate({x},{y}) scale({scale})")) {
            path.fuj-trunk d="M-3 20 C-2 8-6 2-12-4 L-9-7 C-4-2-1 0 0 3 C2-4 6-9 12-12 L14-9 C7-5 4 4 4 20 Z" {}
            path.fuj-blossom2 d="M-24-8 C-27-18-16-24-10-20 C-8-30 8-30 10-21 C18-26 28-18 23-10 C28-3 18 3 12-1 C8 5-4 5-7-1 C-14 5-26 0-24-8 Z" {}
            path.fuj-blossom d="M-19-11 C-21-19-12-22-8-17 C-5-26 7-26 8-18 C14-22 22-17 18-11 C14-14 8-13 6-9 C0-13-6-12-8-7 C-12-11-17-9-19-11 Z" {}
        }
    }
}

fn cherries() -> Markup {
    html! {
        (distance())
        path.fuj-grass d="M0 48 C24 40 60 46 94 40 V72 H0 Z" {}
        (blossom_tree(70, 38, "0.75"))
        path.fuj-grass2 d="M0 60 C30 52 66 60 94 55 V72 H0 Z" {}
        (blossom_tree(29, 42, "1.08"))
        g.fuj-blossom {
            circle cx="12" cy="66" r="1.6" {} circle cx="24" cy="69" r="1.4" {} circle cx="44" cy="65" r="1.7" {}
            circle cx="56" cy="61" r="1.4" {} circle cx="64" cy="67" r="1.6" {} circle cx="83" cy="62" r="1.5" {}
        }
    }
}

fn pine(x: i32, y: i32, scale: &str) -> Markup {
    html! {
        g transform=(format!("translate({x},{y}) scale({scale})")) {
            path.fuj-trunk d="M-3 22 C-5 10 3 4-1-8 C-2-14 0-18 2-20 L5-18 C3-13 4-9 4-5 C6 6 1 10 4 22 Z" {}
            path.fuj-pine d="M-20 2 C-20-5-10-7-6-4 C-2-8 6-6 5-1 C0 3-14 5-20 2 Z" {}
            path.fuj-pine d="M-1-4 C2-11 12-12 15-7 C21-8 24-2 20 0 C14 3 2 1-1-4 Z" {}
            path.fuj-pine d="M-15-13 C-15-20-4-23 0-19 C6-25 17-20 14-14 C8-9-10-8-15-13 Z" {}
            path.fuj-pine2 d="M-16 0 C-12-4-7-4-4-2 M3-5 C7-8 11-8 15-5 M-11-15 C-6-19 0-19 9-16" {}
        }
    }
}

fn pines() -> Markup {
    html! {
        (distance())
        path.fuj-grass2 d="M0 46 C26 38 58 50 94 42 V72 H0 Z" {}
        (pine(76, 36, "0.72"))
        path.fuj-grass d="M0 58 C34 50 62 62 94 54 V72 H0 Z" {}
        (pine(48, 40, "0.9"))
        (pine(20, 43, "1.15"))
        path.fuj-blade d="M62 66 l-2-6 M64 66 l1-7 M66 66 l3-5 M84 68 l-1-6 M86 68 l2-6" {}
    }
}

fn terraces() -> Markup {
    html! {
        (distance())
        path.fuj-rice d="M0 38 C30 30 64 40 94 33 V72 H0 Z" {}
        path.fuj-paddy d="M4 43 C32 36 60 46 92 39 C92 43 90 45 84 46 C60 51 34 42 8 48 C4 48 3 46 4 43 Z" {}
        path.fuj-bank d="M0 50 C32 43 60 55 94 46" {}
        path.fuj-paddy d="M2 54 C34 46 60 59 93 51 C94 55 92 57 86 58 C60 64 34 53 8 60 C3 60 1 58 2 54 Z" {}
        path.fuj-bank d="M0 63 C32 56 60 68 94 60" {}
        path.fuj-paddy d="M0 68 C34 60 60 72 94 65 V72 H0 Z" {}
        path.fuj-sprout d="M14 45 v-4 M24 43 v-4 M36 43 v-4 M52 45 v-4 M66 45 v-4 M80 43 v-4 M12 57 v-4 M26 54 v-4 M40 55 v-4 M56 58 v-4 M72 57 v-4 M84 55 v-4 M20 68 v-4 M38 67 v-4 M62 70 v-4 M80 69 v-4" {}
    }
}

fn rocks() -> Markup {
    html! {
        (distance())
        path.fuj-grass d="M0 48 C30 40 66 46 94 42 V72 H0 Z" {}
        path.fuj-water d="M40 46 C50 50 30 56 42 61 C52 66 34 68 32 72 H58 C60 66 66 64 56 59 C46 54 60 50 50 45.5 Z" {}
        path.fuj-wave d="M40 60 q5 3 10 0 M42 67 q5 3 9 0 M42 52 q3 2 6 0" {}
        path.fuj-rock d="M4 64 C2 52 10 44 18 42 C28 40 34 50 34 58 C34 66 6 70 4 64 Z" {}
        path.fuj-rock2 d="M10 48 C14 44 20 43 25 46 C22 50 14 52 10 48 Z" {}
        path.fuj-rock d="M62 62 C60 50 70 40 80 42 C90 44 93 54 91 62 C88 69 64 69 62 62 Z" {}
        path.fuj-rock2 d="M69 48 C74 43 82 43 86 48 C80 51 73 52 69 48 Z" {}
        path.fuj-moss d="M6 62 C10 58 14 62 19 60 C24 58 28 62 33 60 C32 67 8 69 6 62 Z M64 62 C70 58 76 63 82 60 C86 59 88 61 91 60 C89 68 66 69 64 62 Z" {}
        path.fuj-rock d="M32 44 C34 38 44 38 45 44 C44 48 33 48 32 44 Z" {}
    }
}

fn bamboo() -> Markup {
    let stalk = |x: i32, top: i32| {
        html! {
            path.fuj-bamboo d=(format!("M{x} 72 V{top} H{} V72 Z", x + 5)) {}
            path.fuj-joint d=(format!("M{x} {} h5 M{x} {} h5 M{x} {} h5", top + 14, top + 30, top + 46)) {}
        }
    };
    html! {
        rect.fuj-sky width="94" height="72" {}
        path.fuj-grove d="M0 20 C20 8 40 24 60 12 C74 6 86 14 94 10 V72 H0 Z" {}
        path.fuj-grass2 d="M0 60 C30 54 66 62 94 57 V72 H0 Z" {}
        (stalk(10, 2)) (stalk(27, -6)) (stalk(46, 4)) (stalk(64, -4)) (stalk(81, 3))
        path.fuj-leaf d="M15 18 c6-6 12-5 15-1 c-6 1-10 2-15 1 Z M10 30 c-6-5-10-4-13 0 c5 1 9 1 13 0 Z M32 12 c7-5 12-3 14 1 c-5 1-9 1-14-1 Z M51 26 c6-6 12-5 14-1 c-5 2-9 2-14 1 Z M46 40 c-7-5-12-3-14 1 c5 1 9 1 14-1 Z M69 16 c7-5 11-3 13 1 c-5 1-9 1-13-1 Z M81 34 c-7-6-12-4-14 0 c5 1 9 1 14 0 Z M86 48 c6-5 9-4 11-1 c-4 2-7 2-11 1 Z M15 50 c6-5 11-3 13 0 c-5 2-9 1-13 0 Z" {}
    }
}

fn lake() -> Markup {
    html! {
        (distance())
        path.fuj-grass d="M0 42 C20 36 40 42 94 38 V50 H0 Z" {}
        path.fuj-water d="M0 48 C26 42 62 50 94 45 V72 H0 Z" {}
        path.fuj-wave d="M8 56 q5 3 10 0 q5-3 10 0 M60 54 q5 3 10 0 q5-3 10 0 M30 66 q5 3 10 0 q5-3 10 0 M70 67 q4 3 8 0" {}
        path.fuj-bridge d="M22 56 C30 38 62 38 70 56 L66 57 C58 44 34 44 26 57 Z" {}
        path.fuj-rail d="M23 50 C32 32 60 32 69 50 M30 49 v-8 M38 45 v-8 M46 43.5 v-8.5 M54 45 v-8 M62 49 v-8" {}
        path.fuj-blade d="M6 70 l-2-10 M9 71 l0-12 M12 71 l3-9 M86 71 l-2-10 M89 71 l1-12" {}
        path.fuj-trunk d="M8 58 h2 v5 h-2 Z" {}
    }
}

fn tea() -> Markup {
    html! {
        (distance())
        path.fuj-grass d="M0 42 C28 34 62 42 94 37 V72 H0 Z" {}
        path.fuj-tea d="M-2 52 C0 46 8 45 12 49 C16 44 26 44 29 48 C34 43 44 44 47 48 C52 44 62 44 65 48 C70 43 80 44 83 48 C88 44 96 46 97 52 Z" {}
        path.fuj-tea2 d="M-6 63 C-4 55 7 54 12 59 C17 53 29 53 33 58 C38 53 50 53 54 58 C60 53 71 53 75 58 C81 53 96 55 98 63 Z" {}
        path.fuj-tea d="M-2 76 C2 66 14 65 20 70 C26 64 40 64 46 69 C52 64 66 64 72 69 C78 65 96 66 98 76 Z" {}
        g transform="translate(70,40)" {
            path.fuj-stone d="M-3-2 H3 V12 H-3 Z M-8-2 L0-10 L8-2 Z M-7 12 H7 V15 H-7 Z" {}
            rect.fuj-lamp x="-2.5" y="-1" width="5" height="5" {}
        }
    }
}

/// How many kinds of wilderness lie where there is no card.
pub(super) const WILDS: usize = 4;

/// What grows where there is no card: a copse, boulders, a band of mist, tall firs; about 94 × 112 units.
pub(super) fn wild(number: usize) -> Markup {
    let fir = |x: i32, y: i32, scale: &str| {
        html! {
            path.fuj-fir transform=(format!("translate({x},{y}) scale({scale})")) d="M0-30 L9-14 H5 L13-1 H7 L15 11 H2 V17 H-2 V11 H-15 L-7-1 H-13 L-5-14 H-9 Z" {}
        }
    };
    match number % WILDS {
        0 => html! { (fir(26, 60, "0.8")) (fir(46, 72, "1")) (fir(66, 58, "0.7")) },
        1 => html! {
            path.fuj-boulder d="M18 84 C18 68 30 62 40 66 C50 70 52 82 48 88 C40 94 22 92 18 84 Z M54 92 C54 84 62 80 70 84 C76 88 74 96 68 97 C60 98 54 96 54 92 Z" {}
            (fir(72, 52, "0.6"))
        },
        2 => html! {
            path.fuj-cloud d="M-14 66 C-14 56 2 54 12 56 C18 44 42 46 46 54 C58 44 82 48 86 56 C98 52 112 58 110 66 C90 74 10 74-14 66 Z" {}
        },
        _ => html! { (fir(22, 44, "0.6")) (fir(38, 92, "0.9")) (fir(60, 80, "1.1")) (fir(80, 96, "0.8")) },
    }
}
