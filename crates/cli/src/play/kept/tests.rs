use super::*;
use kernel::{Seal, Seat, Table};

/// An empty shelf of a test's own.
fn shelf(name: &str) -> Shelf {
    let folder = std::env::temp_dir().join(format!("caldera-kept-{}-{name}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    Shelf::at(&folder)
}

fn begun() -> (Box<dyn catalog::AnyMatch>, Seal, Seating) {
    let game = catalog::game("wrath").expect("it is in the list");
    let seal = Seal::from_seed(4);
    let (played, _) = game.start(&Table::new(2), game.base_edition(), seal.clone()).expect("two can play");
    let seating = Seating::new(seal.open(), 1, vec!["Ada".to_owned()], "instant".to_owned());
    (played, seal, seating)
}

/// The first thing on the list of whoever is asked.
fn act(played: &mut dyn catalog::AnyMatch) {
    let seat = played.waited().first().unwrap_or(Seat(0));
    let (action, _) = played.actions(seat).swap_remove(0);
    played.act(seat, &action).expect("it is listed");
}

#[test]
fn every_decision_is_a_line_more_and_a_torn_line_is_cut() {
    let shelf = shelf("lines");
    let (mut played, seal, seating) = begun();
    let mut kept = shelf.keep(played.record(), &seating).expect("there is room");
    for _ in 0..6 {
        act(&mut *played);
        kept.add(played.record()).expect("there is room");
        assert_eq!(fs::read_to_string(&kept.path).expect("it is there"), played.record().to_text());
    }
    let (path, whole) = (kept.path.clone(), played.record().clone());
    assert_eq!(Shelf::names_beside(&path), ["Ada"], "whoever looks back at it knows who played");
    assert!(Shelf::names_beside(Path::new("nowhere.caldera")).is_empty());
    drop(kept);
    // The program was killed in the middle of a line.
    let mut file = OpenOptions::new().append(true).open(&path).expect("it is there");
    file.write_all(b"{\"n\":7,\"seat\":0,\"act").expect("there is room");
    let (mut kept, record, again) = shelf.take_up("WRATH-1").expect("it can be taken up");
    assert_eq!((&record, &again), (&whole, &seating));
    let game = catalog::game("wrath").expect("it is in the list");
    let mut played = game.resume(&record, game.edition_for(&record), &seal).expect("it is right");
    act(&mut *played);
    kept.add(played.record()).expect("there is room");
    assert_eq!(fs::read_to_string(&path).expect("it is there"), played.record().to_text());
}

#[test]
fn nothing_is_overwritten_and_one_program_plays_a_game() {
    let shelf = shelf("numbers");
    let (played, _, seating) = begun();
    let first = shelf.keep(played.record(), &seating).expect("there is room");
    let second = shelf.keep(played.record(), &seating).expect("there is room");
    assert_eq!((first.id.as_str(), second.id.as_str()), ("wrath-1", "wrath-2"));
    for fault in [shelf.take_up("wrath-1").map(drop), shelf.delete("wrath-1")] {
        assert!(matches!(fault, Err(Fault::Asked(phrase)) if phrase.key == "kept-elsewhere"));
    }
    drop((first, second));
    shelf.delete("wrath-1").expect("nobody plays it");
    let third = shelf.keep(played.record(), &seating).expect("there is room");
    assert_eq!(third.id, "wrath-3", "a number is not used again while a later one is there");
    let ids: Vec<String> = shelf.list().expect("it can be read").into_iter().map(|game| game.id).collect();
    assert!(ids.len() == 2 && ids.contains(&"wrath-2".to_owned()), "{ids:?}");
    for id in ["wrath-9", "../wrath-2", ""] {
        assert!(matches!(shelf.take_up(id), Err(Fault::Asked(phrase)) if phrase.key == "kept-unknown"), "{id}");
    }
}

#[cfg(unix)]
#[test]
fn the_secret_is_its_owners() {
    use std::os::unix::fs::PermissionsExt;
    let shelf = shelf("secret");
    let (played, _, seating) = begun();
    let kept = shelf.keep(played.record(), &seating).expect("there is room");
    let mode = |path: &Path| fs::metadata(path).expect("it is there").permissions().mode() & 0o777;
    assert_eq!(mode(&shelf.folder), 0o700);
    assert_eq!((mode(&kept.path), mode(&shelf.path("wrath-1", PRIVATE))), (0o600, 0o600));
    assert!(!fs::read_to_string(&kept.path).expect("it is there").contains(&seating.secret));
}
