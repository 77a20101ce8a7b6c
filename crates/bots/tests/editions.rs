//! Bots play by the edition of their table, whoever has corrected it.

use bots::{Level, decide};
use catalog::{Correction, Door, corrected};
use kernel::{Lang, Seal, Table, Turn};

/// The file of a game's own edition with one number of ours corrected: the first that can be one more or less. Not every
/// game has one.
fn with_one_correction(door: &dyn Door) -> Option<String> {
    let ours = door.book().ours_in(&door.base_edition().tag().text, Lang::En);
    let numbers = ours.iter().filter_map(|value| Some((value.path.clone(), value.value.as_integer()?)));
    let mut tries = numbers.flat_map(|(path, number)| {
        [number + 1, number - 1].map(|other| Correction { path: path.clone(), written: other.to_string() })
    });
    tries.find_map(|one| corrected(door, "my box", &[one]).ok()).map(|(_, text)| text)
}

/// Bots play with an edition that somebody has corrected as with ours, and what they play is proved by its numbers.
#[test]
fn bots_play_a_corrected_edition_to_the_end() {
    let files = catalog::games().iter().filter_map(|door| Some((door, with_one_correction(*door)?)));
    let files: Vec<_> = files.collect();
    assert!(files.len() >= 4, "most games have a number of ours");
    for (door, text) in files {
        let edition = door.read_edition(&text).expect("it can be played with");
        let table = Table::new(*door.about().seats.start());
        let (mut played, _) = door.start(&table, edition, Seal::from_seed(3)).expect("the fewest can play");
        while let Turn::Decide(_) = played.turn() {
            let seat = played.waited().first().expect("somebody is waited for");
            let decision = decide(&*played, seat, Level::Newcomer, u64::from(played.number()));
            played.act(seat, &decision.action).unwrap_or_else(|fault| panic!("{}: {fault}", decision.action));
        }
        let id = door.about().id;
        assert!(door.verify(played.record(), edition).is_ok_and(|proof| proof.finished), "{id}");
        assert!(door.verify(played.record(), door.base_edition()).is_err(), "{id}: it was not played with ours");
    }
}

/// What a bot says of its first destination on a health board that ends here.
fn reasons_by(last: &str) -> String {
    let door = catalog::game("fuji").expect("it is in the list");
    let one = Correction { path: "health.last".to_owned(), written: last.to_owned() };
    let (_, text) = corrected(door, "my box", &[one]).expect("it can be played with");
    let edition = door.read_edition(&text).expect("it can be played with");
    let (mut played, _) = door.start(&Table::new(3), edition, Seal::from_seed(3)).expect("three can play");
    loop {
        let seat = played.waited().first().expect("somebody is waited for");
        let decision = decide(&*played, seat, Level::Standard, 1);
        if decision.action.starts_with("place") {
            return format!("{:?}", decision.explanation);
        }
        played.act(seat, &decision.action).unwrap_or_else(|fault| panic!("{}: {fault}", decision.action));
    }
}

/// A bot reads the numbers of the edition: on a shorter health board it expects less.
#[test]
fn bots_reckon_with_the_numbers_of_the_edition() {
    assert_eq!(reasons_by("15"), reasons_by("15"));
    assert_ne!(reasons_by("15"), reasons_by("13"));
}
