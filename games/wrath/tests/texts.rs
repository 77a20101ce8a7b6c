//! Notation, sketches and transcripts.

use kernel::{Audience, Dice, Game, Lang, Page, Silent, Table, Turn, Worded};
use std::path::Path;
use wrath::{Action, Wrath};

#[test]
fn transcripts_still_read_the_same() {
    testkit::transcript::check_folder::<Wrath>(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/transcripts")));
}

#[test]
fn actions_have_one_notation() {
    let good = [
        "roll",
        "keep",
        "end",
        "no quake",
        "quake up",
        "hatch titanosaur",
        "reroll",
        "reroll cave cave egg",
        "volcano person reserve",
        "volcano stegosaurus 1,1",
        "cave person egg",
        "hut brontosaurus 3,0",
        "egg person 0,0",
        "walk person 1,0 to 3,0 for 2",
        "walk tyrannosaurus 1,1 to 1,2 for 1 devour 3",
        "walk person reserve to 0,0 for 1",
    ];
    for text in good {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    let bad = [
        "",
        "rol",
        "Roll",
        "roll ",
        "reroll egg cave",
        "reroll lava",
        "quake",
        "quake north",
        "hatch person",
        "cave person",
        "cave person 4,0",
        "cave person 0,10",
        "cave nobody reserve",
        "walk person 1,0 to reserve for 1",
        "walk person 1,0 to 1,1",
        "walk person 1,0 to 1,1 for 10",
        "walk person 1,0 to 1,1 for 1 devour",
        "walk person 1,0 to 1,1 for 1 devour x",
        "no  quake",
    ];
    for text in bad {
        let fault = text.parse::<Action>().unwrap_err();
        assert!(fault.to_string().contains("walk person 1,0 to 3,0 for 2"), "{fault}");
    }
}

/// At every decision of a game the sketch fits the terminal, in both languages, and shows the scores.
#[test]
fn sketches_fit_the_terminal() {
    for seats in 2..=4 {
        let setup = Wrath::setup(&Table::new(seats).with("species", "random_four"), Wrath::base_edition()).unwrap();
        let mut dice = Dice::fast(u64::from(seats));
        let mut state = Wrath::start(&setup, &mut dice, &mut Silent);
        let mut actions = Vec::new();
        while let Turn::Decide(deciders) = Wrath::turn(&state) {
            for lang in Lang::ALL {
                let sketch = Wrath::sketch(&Wrath::view(&state, Audience::Spectator), &Page::plain(lang));
                let small = Page { width: 80, height: 15, ..Page::plain(lang) };
                let small = Wrath::sketch(&Wrath::view(&state, Audience::Spectator), &small);
                assert!(small.lines().all(|line| line.chars().count() <= 80), "{small}");
                assert!(sketch.lines().all(|line| line.chars().count() <= 100), "{sketch}");
                assert!(!sketch.contains('['), "{sketch}");
            }
            actions.clear();
            let seat = deciders.first().unwrap();
            Wrath::actions(&state, seat, &mut actions);
            let action = actions[dice.below(actions.len() as u32) as usize];
            Wrath::play(&mut state, seat, &action, &mut dice, &mut Silent);
        }
    }
}

/// The whole text of the first decision of a game.
#[test]
fn a_sketch_reads_like_the_table() {
    let setup = Wrath::setup(&Table::new(2), Wrath::base_edition()).unwrap();
    let mut dice = Dice::fast(1);
    let state = Wrath::start(&setup, &mut dice, &mut Silent);
    let view = Wrath::view(&state, Audience::Spectator);
    let wanted = "\
+---------------------+---------------------+---------------------+---------------------+
| 0,0 Lagon           | 0,1 Lagon           | 0,2 Prairie         | 0,3 Hutte           |
|                     |                     |                     |                     |
+---------------------+---------------------+---------------------+---------------------+
| 1,0 Prairie         | 1,1 Jungle          | 1,2 Jungle          | 1,3 Jungle          |
|                     |                     |                     |                     |
+---------------------+---------------------+---------------------+---------------------+
| 2,0 Lagon           | 2,1 Prairie         | 2,2 Volcan          | 2,3 Prairie         |
|                     |                     |                     |                     |
+---------------------+---------------------+---------------------+---------------------+
| 3,0 Prairie         | 3,1 Caverne         | 3,2 Jungle          | 3,3 Jungle          |
|                     |                     |                     |                     |
+---------------------+---------------------+---------------------+---------------------+";
    assert!(
        Wrath::sketch(&view, &Page::plain(Lang::Fr)).starts_with(wanted),
        "{}",
        Wrath::sketch(&view, &Page::plain(Lang::Fr))
    );
}
