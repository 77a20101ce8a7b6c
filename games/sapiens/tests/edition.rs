//! The base edition as designed, and edition files that cannot be played.

use sapiens::{Edition, Scene, Tile};
use testkit::table::rows;

const BASE: &str = include_str!("../edition/base.toml");

/// Each row replaces the first occurrence of a text and gives the line and the reason of the refusal. A dot is a blank,
/// `@` a new line.
#[test]
fn faults_have_a_line_and_a_reason() {
    let table = r#"
        # replace                             by                                      at                    reason
        FEAST·····=·[··0,                     FEAST·····=·[··1,                       FEAST·····=           room for 0
        FEAST·····=·[··0,·····3,              FEAST·····=·[··0,·····4,                FEAST·····=           room for 3
        FEAST·····=·[··0,·····3,              FEAST·····=·[··0,·····2,                FEAST·····=           the same number
        FEAST·····=·[··0,                     FEAST·····=·[                           FEAST·····=           eight numbers
        FEAST·····=·[                         PARTY·····=·[                           PARTY·····=           no scene
        reserve = 4                           reserve = 0                             reserve =             from 1 to 5
        common = 5                            common = 9                              common =              from 1 to 8
        brawl_tokens = 3                      brawl_tokens = 4                        brawl_tokens =        from 0 to 3
        bears = 18                            bears = 118                             bears =               from 0 to 99
        2 = 12                                2 = 60                                  2 = 60                needed to start
        2 = 12                                5 = 12                                  # Sapiens             lacks a number for 2
        4 = 6                                 4 = 6@5 = 6                             5 = 6                 5 cannot play
        food = [1, 3, 5, 7, 10]               food = [1, 3]                           food =                five numbers
        "F2 P1 P1 P2"                         "F2 P1 P1"                              "F2 P1 P1"            a row has four
        "F2 P1 P1 P2"                         "F2 P1 P1 M2"                           "F2 P1 P1 M2"         write F2 or P1
        "F2 P1 P1 P2",                        -                                       rows = [              a face has 5
        at = "top-A"                          at = "A1"                               at = "A1"             no rim place
        at = "top-A"                          at = "top-E"                            at = "top-E"          the other half
        at = "left-3"                         at = "top-A"                            { at = "top-A", high = 6   two caves
        high = 7, low = 5                     high = 4, low = 5                       high = 4              below the low
        { at = "top-A", high = 7, low = 5 },  -                                       caves = [             a face has three
        waterfall = "TL"                      waterfall = "TR"                        waterfall =           TL or BL
        side = "left"                         side = "up"                             side = "up"           left or right
        name = "L1B"                          name = "L1A"                            name = "L1A"          two faces L1A
        half = "L1"                           half = "L9"                             half = "L9"           exactly two faces
        [values]                              [values]@luck = 7                       luck                  “luck” is not known here
    "#;
    for row in rows(table) {
        let cell = |name: &str| row.cell(name).replace('·', " ").replace('@', "\n");
        let text = BASE.replacen(&cell("replace"), &cell("by"), 1);
        assert_ne!(text, BASE, "{}", row.text());
        let fault = Edition::read(&text).expect_err(&row.text());
        assert!(fault.reason.to_string().contains(row.cell("reason")), "{}\n{fault}", row.text());
        let line = text.lines().nth(fault.line - 1).unwrap_or_default();
        let near = text.lines().nth(fault.line.saturating_sub(2)).unwrap_or_default();
        let at = cell("at");
        assert!(line.contains(&at) || near.contains(&at), "{}\n{fault}\n{line}", row.text());
    }
}

/// The design rules of the half-boards: 9 Forests and 11 Plains worth 38 food, one cave each of 6/4, 7/5 and 8/6, no
/// mouth worth 3, no two mouths that touch, one Forest mouth on faces A and two on faces B.
#[test]
fn faces_keep_the_design() {
    let edition = Edition::base();
    assert_eq!(edition.faces.len(), 16);
    for face in &edition.faces {
        let ground: Vec<_> = face.ground.iter().flatten().collect();
        let count = |forest: bool, food: u8| ground.iter().filter(|g| g.forest == forest && g.food == food).count();
        let counts = [count(true, 2), count(true, 3), count(false, 1), count(false, 2)];
        assert_eq!(counts, [5, 4, 6, 5], "{}", face.name);
        assert_eq!(ground.iter().map(|ground| u32::from(ground.food)).sum::<u32>(), 38, "{}", face.name);
        let mut values: Vec<_> = face.caves.iter().map(|cave| (cave.high, cave.low)).collect();
        values.sort_unstable();
        assert_eq!(values, [(6, 4), (7, 5), (8, 6)], "{}", face.name);
        let mouths: Vec<_> = face.caves.iter().map(|cave| cave.at.mouth().unwrap()).collect();
        let under = |mouth: &sapiens::Square| face.ground[usize::from(mouth.row())][usize::from(mouth.column() % 4)];
        assert!(mouths.iter().all(|mouth| under(mouth).food < 3), "{}", face.name);
        let forests = mouths.iter().filter(|mouth| under(mouth).forest).count();
        assert_eq!(forests, if face.name.ends_with('A') { 1 } else { 2 }, "{}", face.name);
    }
}

/// Every valley of 64: a cave touches its mouth alone, and mouths do not touch.
#[test]
fn caves_touch_their_mouths_alone() {
    let edition = Edition::base();
    for left in 0..8 {
        for right in 0..8 {
            let valley = edition.valley(left, right);
            for cave in 0..6 {
                let beside = valley.neighbours(sapiens::square::Cell::cave(cave));
                assert_eq!(beside.iter().collect::<Vec<_>>(), [valley.mouth(cave)], "{valley:?}");
                let touching = valley.neighbours(valley.mouth(cave));
                assert!((0..6).all(|other| !touching.contains(valley.mouth(other))), "{valley:?}");
            }
        }
    }
}

/// 63 tiles: Gathering on 21 of them, every other scene on 15, never a scene twice on one.
#[test]
fn tiles() {
    let tiles = Edition::base().tiles;
    assert_eq!(tiles.len(), 63);
    for scene in Scene::ALL {
        let shows = |tile: &Tile| tile.low() == scene || tile.high() == scene;
        assert_eq!(tiles.iter().filter(shows).count(), if scene == Scene::Gathering { 21 } else { 15 });
    }
    assert!(tiles.iter().all(|tile| tile.low() < tile.high()));
}
