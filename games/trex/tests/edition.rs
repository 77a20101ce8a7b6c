//! Edition files: what is wrong is reported with its line and the reason.

#[path = "rules/table/editions.rs"]
mod editions;

use editions::BASE;
use kernel::{Game, Lang};
use trex::Trex;

/// Each case: a text of the base edition, what it is replaced by, and the refusal.
const FAULTS: [(&str, &str, &str); 22] = [
    ("width = 5 ", "width = 2 ", "line 11: a board has 3 to 8 columns and rows, not 2"),
    ("height = 5 ", "height = 9 ", "line 12: a board has 3 to 8 columns and rows, not 9"),
    ("lair = \"C3\"", "lair = \"F3\"", "line 13: F3 is not on a board of 5 columns and 5 rows"),
    ("lair = \"C3\"", "lair = \"middle\"", "line 13: “middle” is not a cell"),
    ("lair = \"C3\"", "lair = \"A1\"", "line 24: nothing but the T-Rex starts on the Lair"),
    ("lair = \"C3\"", "lair = \"A5\"", "line 14: nothing but the T-Rex starts on the Lair"),
    ("lake_start = \"A5\"", "lake_start = \"E1\"", "line 15: the Volcano cannot start on the Lake"),
    ("lake_start = \"A5\"", "lake_start = \"E5\"", "line 31: a tile starts there"),
    ("\"N\", \"NE\"", "\"NE\", \"N\"", "line 17: the directions are, in this order, N NE E SE S SW W NW"),
    ("tree_supply = 32", "tree_supply = 31", "line 55: this setting needs 20 trees on the board and 12 to start with"),
    ("start = \"A1\"", "start = \"E5\"", "line 31: another species starts there"),
    ("start = \"A1\"", "start = \"Z1\"", "line 24: “Z1” is not a cell"),
    ("start = \"A1\"", "start = \"lake\"", "line 24: a species that starts on the Lake must be allowed to enter it"),
    ("start_trees = 2", "start_trees = 0", "line 39: every species starts with at least one tree"),
    ("move = 7, rest = 1", "move = 8, rest = 1", "line 40: a deck has 9 cards, not 10"),
    ("enters = [\"volcano\"]", "enters = [\"swamp\"]", "line 41: “swamp” is not known here"),
    ("remove_cards = 0", "remove_cards = 2", "line 62: a player sets aside one card at most"),
    ("turns = 9", "turns = 8", "line 63: a game has as many turns as cards in hand: 9"),
    (
        "[\"TRI\", \"PTE\", \"DIP\"]",
        "[\"TRI\", \"PTE\", \"PTE\"]",
        "line 61: a setting has two to four different species",
    ),
    ("[\"STE\", \"TRI\"]", "[\"PTE\", \"DIP\"]", "line 73: this setting stands in the file twice"),
    ("colour = \"green\"", "color = \"green\"", "line 28: “color” is not known here"),
    ("[species.DIP]", "[species.DOP]", "line 44: “DOP” is not known here"),
];

#[test]
fn faults_are_refused_with_line_and_reason() {
    for (from, to, refusal) in FAULTS {
        let text = BASE.replacen(from, to, 1);
        assert_ne!(text, BASE, "{from} is in the base edition");
        let fault = Trex::read_edition(&text).expect_err(to);
        let [fault, french] = [fault.to_string(), fault.say(Lang::Fr)];
        assert!(french.starts_with("ligne ") && !french.contains('['), "{french}");
        assert!(fault.starts_with(refusal), "{from} -> {to}\n  expected {refusal}\n  found    {fault}");
    }
}

/// The starting trees of a setting: for each of its species, none of them 0, and not more than there are.
#[test]
fn starting_trees_of_a_setting_are_checked() {
    let base = &Trex::edition_tag(Trex::base_edition()).text;
    for (trees, refusal) in [
        ("[4]", "a setting names the starting trees of all its 2 species, or none"),
        ("[3, 0]", "every species starts with at least one tree"),
        ("[3, 10]", "this setting needs 20 trees on the board and 13 to start with"),
        ("\"many\"", "a list belongs here"),
    ] {
        let text = base.replacen("start_trees = [3, 4]", &format!("start_trees = {trees}"), 1);
        let fault = Trex::read_edition(&text).expect_err(trees).to_string();
        assert!(fault.contains(refusal), "{trees}: {fault}");
    }
}

#[test]
fn a_corrected_value_is_played() {
    let text = BASE.replace("start_trees = 4", "start_trees = 3").replace("trex-default", "corrected");
    let edition: &'static _ = Box::leak(Box::new(Trex::read_edition(&text).expect("still sound")));
    assert_eq!(Trex::edition_tag(edition).name, "corrected");
    assert_ne!(Trex::edition_tag(edition).digest, Trex::edition_tag(Trex::base_edition()).digest);
    let table = kernel::Table::new(2).with("two_player_pair", "PTE_DIP").with("species_assignment", vec!["PTE", "DIP"]);
    let setup = Trex::setup(&table, edition).expect("a plain table");
    let state = Trex::start(&setup, &mut kernel::Dice::fast(1), &mut kernel::Silent);
    assert_eq!(Trex::view(&state, kernel::Audience::Spectator).players[1].provisions, 3);
}

/// On a board where both tiles are in reach of every corner, every Dino can still act, whichever species are absent.
#[test]
fn the_smallest_board_can_be_played() {
    let edition = editions::named("small");
    for seed in 0..200 {
        for seats in 2..=4 {
            let setup = Trex::setup(&kernel::Table::new(seats), edition).expect("a plain table");
            let mut dice = kernel::Dice::fast(seed);
            let mut state = Trex::start(&setup, &mut dice, &mut kernel::Silent);
            while let Some(seat) = Trex::turn(&state).deciders().first() {
                let action = Trex::stand_in(&state, seat);
                Trex::check(&state, seat, &action).expect("a stand-in is legal");
                let mut actions = Vec::new();
                Trex::actions(&state, seat, &mut actions);
                let action = actions[dice.below(actions.len() as u32) as usize];
                Trex::play(&mut state, seat, &action, &mut dice, &mut kernel::Silent);
                assert_eq!(<Trex as kernel::Scenario>::broken(&state), None);
            }
        }
    }
}
