//! A bad edition file is refused with its line and the reason.

use kernel::{Audience, Dice, Game, Silent, Table};
use wrath::{Action, Edition, Face, Wrath};

const BASE: &str = include_str!("../edition/base.toml");

/// What is replaced in our own file, and the message for it.
#[test]
fn faults_are_found() {
    let rows = [
        ("target = 24", "target = 0", "target: 0 is not from 1 to 1000"),
        ("volcano_spaces = 8", "volcano_spaces = 21", "spaces of the Volcano: 21 is not from 1 to 20"),
        ("cro_magnons = 11", "cro_magnons = 1", "Cro-Magnons of a tribe: 1 is not from 2 to 40"),
        ("score_markers = 1", "score_markers = 2", "score markers of a tribe: 2 is not from 1 to 1"),
        ("bases = 4", "bases = 9", "bases of a player: 9 is not from 0 to 8"),
        ("base = 5", "base = 0", "dice of a player: 0 is not from 1 to 8"),
        ("rolls = 3", "rolls = 10", "rolls in a turn: 10 is not from 1 to 9"),
        ("\"hut\", \"cave\", \"footprint\"]", "\"hut\", \"cave\"]", "a die has 6 sides, not 5"),
        ("\"egg\", \"volcano\",", "\"egg\", \"egg\",", "without a volcano side nothing ever erupts"),
        ("\"egg\", \"volcano\",", "\"egg\", \"lava\",", "“lava” is not known here"),
        ("\"lagoon\",    \"lagoon\",", "\"lagoon\",", "the land has 4 rows of 4 tiles"),
        ("\"lagoon\",    \"lagoon\",", "\"lagoon\",    \"jungle\",", "the land has 5 of the tile Jungle, not 6"),
        ("\"pteranodon\", \"brontosaurus\"]", "\"pteranodon\"]", "four different species are in play"),
        ("\"pteranodon\", \"brontosaurus\"]", "\"pteranodon\", \"pteranodon\"]", "four different species are in play"),
        ("egg = 5", "egg = 11", "people an egg takes: 11 is not from 1 to 10"),
        ("weight = 3", "weight = 10", "figures a dinosaur counts for: 10 is not from 1 to 9"),
        ("volcano_most = 3", "volcano_most = 0", "points for the most spaces: 0 is not from 1 to 20"),
        ("volcano_present = 1", "volcano_present = -1", "points for presence: -1 is not from 0 to 20"),
        ("per_tile = 1", "per_tile = 21", "points for a tile: 21 is not from 0 to 20"),
        ("ankylosaurus = 2", "ankylosaurus = 21", "points for an Ankylosaurus: 21 is not from 0 to 20"),
        ("most_turns = 400", "most_turns = 0", "turns of a game: 0 is not from 1 to 10000"),
        ("most_turns = 400", "most_turns = \"many\"", "a whole number belongs here, not “many”"),
        ("most_turns = 400", "most_turns = 400\nweather = 1", "“weather” is not known here"),
        ("most_turns = 400", "most_turns 400", "one of these marks belongs here: ="),
    ];
    for (old, new, reason) in rows {
        assert!(BASE.contains(old), "{old} is in the file");
        let text = BASE.replacen(old, new, 1);
        let fault = Edition::read(&text).expect_err(new);
        assert!(fault.reason.to_string().contains(reason), "{new}: {fault}");
        let line = text.lines().nth(fault.line - 1).unwrap_or("");
        let near = new.split([' ', '\n']).next().unwrap_or("");
        let plausible =
            line.contains(near) || line.contains("first_game") || line.contains("weather") || line.contains("sides");
        assert!(plausible, "{new}: line {} is {line:?}", fault.line);
    }
}

#[test]
fn a_missing_part_is_named() {
    let text = BASE.replace("[players.4]", "[players.5]");
    let fault = Edition::read(&text).unwrap_err();
    assert!(fault.reason.to_string().contains("“5” is not known here"), "{fault}");
}

/// The odds of a roll are those of the edition in play: here with two dice, half of whose sides are Volcanoes.
#[test]
fn odds_are_those_of_the_edition() {
    let text =
        BASE.replacen("base = 5", "base = 2", 1).replacen("\"egg\", \"volcano\",", "\"volcano\", \"volcano\",", 1);
    let text = text.replacen("\"hut\", \"cave\", \"footprint\"]", "\"volcano\", \"cave\", \"footprint\"]", 1);
    let edition: &'static Edition = Box::leak(Box::new(Edition::read(&text).expect("an edition")));
    let setup = Wrath::setup(&Table::new(2), edition).expect("a table");
    let state = Wrath::start(&setup, &mut Dice::fast(1), &mut Silent);
    let odds = Wrath::view(&state, Audience::Spectator).odds(&Action::Roll).expect("dice are rolled");
    let chance = |face: Face| odds.faces[face as usize];
    let is = |found: f64, wanted: f64| (found - wanted).abs() < 1e-9;
    assert!(is(chance(Face::Volcano), 3.0 / 4.0) && is(chance(Face::Hut), 0.0), "{odds:?}");
    assert!(is(chance(Face::Cave), 11.0 / 36.0) && is(odds.eruption, 0.0), "{odds:?}");
    assert_eq!(state.sides().iter().filter(|&&side| side == Face::Volcano).count(), 3);
}

/// The values of the base edition, as the specification lists them.
#[test]
fn the_base_edition_is_as_specified() {
    let edition = Wrath::base_edition();
    assert_eq!(edition.tables.map(|table| (table.target, table.spaces)), [(24, 6), (20, 8), (18, 10)]);
    assert_eq!((edition.people, edition.bases, edition.dice, edition.rolls, edition.most_turns), (10, 4, 5, 3, 400));
    assert_eq!(edition.sides.map(Face::word), ["footprint", "egg", "volcano", "hut", "cave", "footprint"]);
    assert_eq!(edition.egg, [5, 3, 3, 3, 2, 2, 3, 4]);
    assert_eq!(edition.weight, [1, 3, 1, 1, 1, 1, 1, 1]);
    assert_eq!((edition.volcano_most, edition.volcano_present, edition.per_tile, edition.ankylosaurus), (3, 1, 1, 2));
    assert_eq!(edition.tag.name, "base");
}
