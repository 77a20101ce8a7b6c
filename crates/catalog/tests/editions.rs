//! Edition files beside each other.

use catalog::{Difference, edition_differences, game_of_edition};

fn base(id: &str) -> &'static str {
    &catalog::game(id).expect("it is in the list").base_edition().tag().text
}

#[test]
fn an_edition_file_shows_its_game() {
    for game in catalog::games() {
        let text = &game.base_edition().tag().text;
        let renamed = text.replace("\"base\"", "\"mine\"");
        for text in [text.as_str(), renamed.as_str()] {
            let found = game_of_edition(text).map(|found| found.about().id);
            assert_eq!(found, Some(game.about().id));
        }
    }
    for other in ["", "name = \"mine\"", "this is no TOML", "[package]\nname = \"x\"\nversion = \"1\""] {
        assert!(game_of_edition(other).is_none(), "{other:?}");
    }
}

/// Two games call the name of an edition `id` in the files that came with them; whoever writes `name` is understood as well.
#[test]
fn the_name_of_an_edition_may_be_called_name_in_every_game() {
    for game in catalog::games() {
        let tag = game.base_edition().tag();
        let named = format!("= \"{}\"", tag.name);
        let (before, after) = tag.text.split_once(&named).expect("the file says its name");
        let line = before.rfind('\n').map_or(0, |end| end + 1);
        let text = format!("{}name = \"my box\"{after}", &before[..line]);
        let read = game.read_edition(&text).unwrap_or_else(|fault| panic!("{}: {fault}", game.about().id));
        assert_eq!(read.tag().name, "my box", "{}", game.about().id);
    }
}

#[test]
fn differences_are_named_by_their_place() {
    let corrected = base("wrath").replacen("volcano_spaces = 6", "volcano_spaces = 7 # of my box", 1);
    let found = edition_differences(base("wrath"), &corrected);
    let expected = Difference {
        path: "players.2.volcano_spaces".to_owned(),
        before: Some("6".to_owned()),
        after: Some("7".to_owned()),
    };
    assert_eq!(found, [expected]);
    assert_eq!(found[0].to_string(), "players.2.volcano_spaces: 6 → 7");
    assert_eq!(edition_differences(base("wrath"), &format!("# a comment\n{}", base("wrath"))), []);
}

#[test]
fn what_only_one_file_says_is_a_difference() {
    let (old, new) = ("a = 1\n[[list]]\nx = 1\n", "b = [1, 2]\n[[list]]\nx = 1\n[[list]]\nx = 2\n");
    let found: Vec<String> = edition_differences(old, new).iter().map(ToString::to_string).collect();
    assert_eq!(found, ["a: 1 → –", "b: – → [1, 2]", "list.1: – → { x = 2 }"]);
}

/// The same file is kept in memory once, however often it is read.
#[test]
fn an_edition_is_loaded_once() {
    let game = catalog::game("trex").expect("it is in the list");
    let text = format!("{}# loaded once\n", base("trex"));
    assert!(!catalog::is_edition_loaded("trex", &text));
    let first = game.read_edition(&text).expect("sound");
    let again = game.read_edition(&text).expect("sound");
    assert!(std::ptr::eq(first.tag(), again.tag()), "it is the same edition");
    assert!(catalog::is_edition_loaded("trex", &text) && catalog::editions_loaded() >= 1);
}
