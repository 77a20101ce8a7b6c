//! An edition file with an error is refused with its line and the reason.

use kernel::{Game, Match, RulesVersion, Seal, Table};
use warlock::Warlock;
use warlock::edition::Edition;
use warlock::place::{Number, NumberSet};

const BASE: &str = include_str!("../edition/base.toml");

/// The original text, its replacement, the line where the fault must be found (by its text), and the message.
const SLIPS: [(&str, &str, &str, &str); 16] = [
    ("id = \"firetop-2\"", "title = \"x\"", "title = \"x\"", "is not known here"),
    (
        "\n## ## ## ## ## ## ## ## ## ## ## TC TC TC",
        "\n## ## ## ## ## ## ## ## ## ## ## TC TC",
        "TC TC ##",
        "has 24 tiles",
    ),
    ("## .. B2 ..", "## .. Q2 ..", "## .. Q2 ..", "no tile"),
    ("## .. B2 ..", "## .. B1 ..", "B1", "B1 is on the map twice"),
    ("doors = [\"E t7_40\"]", "doors = [\"W t7_40\"]", "[[rooms]]  # Guardroom", "does not lie in front"),
    ("doors = [\"E t7_40\"]", "doors = [\"E t7_99\"]", "[[rooms]]  # Guardroom", "no such space"),
    ("doors = [\"E t7_40\"]", "doors = [\"E\"]", "[[rooms]]  # Guardroom", "write a side and a space"),
    ("nodes = 357", "nodes = 358", "[checksums]", "spaces: 357 found, 358 stated"),
    ("to = \"SB\", steps = 14", "to = \"SB\", steps = 13", "[checksums]", "EN to SB"),
    ("id = \"E09\"", "id = \"E10\"", "[[monsters]]  # Wererat", "stands where E09 belongs"),
    ("id = \"E01\"\nskill = 5", "id = \"E01\"\nskill = 50", "[[monsters]]  # Goblin", "SKILL is 1 to 15"),
    ("numbers = [2, 4, 7]", "numbers = [2, 4, 4]", "[[treasures]]  # Key ring 247", "three different numbers"),
    ("kind = \"eye\"", "kind = \"eye\"\nvalue = 3", "[[treasures]]  # Eye of the Cyclops", "rings need numbers"),
    ("faces = [\"NS\", \"EW\"", "faces = [\"NS\", \"NS\"", "faces = ", "must be different"),
    ("players = 4\neach = 1\nextra = 2", "players = 4\neach = 2\nextra = 2", "[[deal]]", "six numbered cards in all"),
    ("skill_by_die = [9,", "skill_by_die = [12,", "[creation]", "below extra_total"),
];

#[test]
fn the_base_edition_is_sound() {
    let edition = Edition::read(BASE).unwrap();
    assert_eq!((edition.board.len(), edition.board.rooms.len()), (357, 34));
}

/// The edition with the shorter way around comes with the game: games of versions 2 and 3 were played with it, it can be
/// chosen, and a record that cites it is played.
#[test]
fn the_edition_of_older_rules_can_be_chosen() {
    let others = Warlock::other_editions();
    let straight = others.iter().find(|edition| edition.tag.name == "firetop-1").expect("it comes along");
    assert_eq!((straight.board.len(), Warlock::base_edition().board.len()), (355, 357));
    for (version, name) in [(2, "firetop-1"), (3, "firetop-1"), (4, "firetop-2")] {
        assert_eq!(Warlock::base_edition_under(RulesVersion(version)).tag.name, name);
    }
    let (played, _) = Match::<Warlock>::start(&Table::new(2), straight, Seal::from_seed(1)).expect("it can be played");
    assert_eq!(played.record().header.edition.name, "firetop-1");
    assert_eq!(played.record().header.edition.text, None, "its file comes with the game");
}

#[test]
fn slips_are_found() {
    for (written, instead, line, says) in SLIPS {
        assert!(BASE.contains(written), "{written:?}");
        let text = BASE.replacen(written, instead, 1);
        let fault = Edition::read(&text).unwrap_err();
        let found = text.lines().nth(fault.line - 1).unwrap();
        assert!(fault.reason.to_string().contains(says), "{instead:?}: {fault}");
        assert!(found.contains(line) || line.starts_with("[["), "{instead:?}: {fault} stands at {found:?}");
    }
}

/// The promise of the rings: each number on four of them, each pair of numbers together on exactly one.
#[test]
fn the_rings_are_an_affine_plane() {
    use warlock::edition::Treasure;
    let rings: Vec<NumberSet> = Edition::base()
        .treasures
        .iter()
        .filter_map(|kind| if let Treasure::Ring(set) = kind { Some(*set) } else { None })
        .collect();
    assert_eq!(rings.len(), 12);
    for one in Number::all() {
        assert_eq!(rings.iter().filter(|ring| ring.contains(one)).count(), 4);
        for other in Number::all().filter(|&other| other < one) {
            let pair = one.alone().with(other);
            assert_eq!(rings.iter().filter(|ring| ring.intersection(pair) == pair).count(), 1);
        }
    }
}

/// The base edition differs from the older one in the labyrinth alone: the long way around is longer.
#[test]
fn the_base_edition_winds_the_long_way() {
    let (base, straight) = (Edition::base(), Edition::straight());
    let around = |edition: &Edition| {
        let room = |code: &str| edition.board.rooms.iter().find(|room| room.place.to_string() == code).unwrap().node;
        edition.board.walk_distances(room("DC"))[room("WL").index()]
    };
    assert_eq!((around(straight), around(base)), (Some(29), Some(33)));
    assert_eq!(
        (&base.treasures, &base.encounters, base.terms),
        (&straight.treasures, &straight.encounters, straight.terms)
    );
}
