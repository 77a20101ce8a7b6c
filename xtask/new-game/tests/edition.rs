//! A bad edition file is refused with its line and the reason.

use kernel::{Game, Lang};
use newgame::{Edition, NewGame};

const BASE: &str = include_str!("../edition/base.toml");

/// What is replaced in our own file, and the message for it.
#[test]
fn faults_are_found() {
    let rows = [
        ("highest = 6", "highest = 3", "The highest card is 3, but it must be from 4 to 20."),
        ("sides = 6", "sides = 1", "The number of sides of the die is 1, but it must be from 2 to 20."),
        ("limit = 15", "limit = 101", "The limit is 101, but it must be from 1 to 100."),
        ("limit = 15", "limit = 15\nweather = 1", "weather"),
    ];
    for (old, new, reason) in rows {
        assert!(BASE.contains(old), "{old} is in the file");
        let text = BASE.replacen(old, new, 1);
        let fault = Edition::read(&text).expect_err(new);
        assert!(fault.reason.to_string().contains(reason), "{new}: {fault}");
        assert!(!fault.say(Lang::Fr).is_empty());
        let line = text.lines().nth(fault.line - 1).unwrap_or("");
        assert!(new.contains(line) && !line.is_empty(), "{new}: line {} is {line:?}", fault.line);
    }
}

#[test]
fn the_base_edition_is_as_the_book_says() {
    let edition = NewGame::base_edition();
    assert_eq!((edition.highest, edition.sides, edition.limit), (6, 6, 15));
    assert_eq!(edition.tag.name, "base");
}
