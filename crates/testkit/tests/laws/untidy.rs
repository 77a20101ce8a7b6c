//! The tidy check finds what was forgotten: in the book, in the texts, in the code, in the tests.

use crate::fault;
use crate::guess::{ABOUT, Guess};
use crate::mutant::{Mutant, UNKNOWN};
use kernel::{About, Book, Game, Lang, OptionKind, OptionSpec, RuleId, RulesVersion, Worded};
use std::fs;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};
use testkit::tidy;

const EN: &str = include_str!("../guess/en.md");
const FR: &str = include_str!("../guess/fr.md");

/// The book of Guess, with a fault if the kind asks for it.
pub(crate) fn book(kind: u8) -> &'static Book {
    let (en, fr) = match kind {
        fault::RULE_IS_NOT_IN_FRENCH => (EN.to_owned(), FR.replace("### GUE-SHOW-2 ", "### ")),
        fault::RULE_STANDS_TWICE => {
            (EN.replace("### GUE-SHOW-2 ", "### GUE-SHOW-1 "), FR.replace("### GUE-SHOW-2 ", "### GUE-SHOW-1 "))
        }
        fault::RULE_HAS_NO_TEXT => (EN.to_owned(), FR.replace("Chacun lance un dé.", "")),
        fault::RULE_IS_EXCUSED_IN_ENGLISH_ONLY => {
            (EN.replace("Two to four players", "Two to four players (not in code: whim)"), FR.to_owned())
        }
        fault::EXAMPLES_DIFFER => (format!("{EN}```case\nplay 7\n```\n"), FR.to_owned()),
        _ => return Guess::book(),
    };
    Box::leak(Box::new(Book::new(en.leak(), fr.leak())))
}

/// The card of Guess, with a fault if the kind asks for it.
pub(crate) fn about(kind: u8) -> &'static About {
    const NO_TEXTS: &[OptionSpec] = &[
        OptionSpec { key: "big_die", rule: crate::guess::ids::DIE, kind: OptionKind::Flag },
        OptionSpec { key: "pace", rule: crate::guess::ids::DIE, kind: OptionKind::Choice(&["quick", "very_slow"]) },
        OptionSpec {
            key: "first_cards",
            rule: crate::guess::ids::DIE,
            kind: OptionKind::EachSeat { all: &["random"], words: &["red_card"] },
        },
    ];
    const NO_RULE: &[OptionSpec] = &[OptionSpec { key: "big_die", rule: UNKNOWN, kind: OptionKind::Flag }];
    const NO_VERSION: &[(RulesVersion, RuleId)] =
        &[(RulesVersion(1), crate::guess::ids::ROLL), (ABOUT.rules, crate::guess::ids::ROLL), (ABOUT.rules, UNKNOWN)];
    let mut about = About { seats: ABOUT.seats.clone(), ..ABOUT };
    match kind {
        fault::OPTIONS_HAVE_NO_TEXTS => about.options = NO_TEXTS,
        fault::OPTION_CITES_AN_UNKNOWN_RULE => about.options = NO_RULE,
        fault::A_VERSION_CHANGED_NOTHING => about.changes = &[],
        fault::A_CHANGE_IS_OF_NO_VERSION => about.changes = NO_VERSION,
        _ => return Guess::about(),
    }
    Box::leak(Box::new(about))
}

/// A crate in a temporary folder.
struct Crate(PathBuf);

impl Crate {
    /// A tidy one: every rule that code can keep is in a source file and in a test.
    fn tidy(name: &str) -> Crate {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("tidy-{name}-{}", std::process::id()));
        let made = Crate(folder);
        let volume = Guess::book().volume(Lang::En);
        let kept = volume.entries.iter().filter(|entry| entry.not_in_code.is_none());
        let cited: String = kept.map(|entry| format!("/// {}: so it is.\n", entry.id)).collect();
        made.write("src/rules/ids.rs", &cited);
        made.write("src/rules/play.rs", &cited);
        made.write("tests/rules.rs", &cited);
        made
    }

    fn write(&self, path: &str, text: &str) {
        let path = self.0.join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder can be made");
        fs::write(path, text).expect("a file can be written");
    }

    fn edit(&self, path: &str, old: &str, new: &str) {
        let text = fs::read_to_string(self.0.join(path)).expect("a file");
        assert!(text.contains(old));
        self.write(path, &text.replace(old, new));
    }

    fn faults<G: kernel::Complete>(&self) -> String {
        let folder = self.0.clone();
        match catch_unwind(|| tidy::check::<G>(&folder)) {
            Ok(()) => String::new(),
            Err(panic) => *panic.downcast::<String>().expect("a panic with a text"),
        }
    }
}

impl Drop for Crate {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_tidy_crate_passes() {
    assert_eq!(Crate::tidy("tidy").faults::<Guess>(), "");
}

#[test]
fn rules_without_code_or_test_are_found() {
    let folder = Crate::tidy("rules");
    folder.edit("src/rules/play.rs", "GUE-LAY-2", "GUE-LAY-1");
    folder.edit("tests/rules.rs", "GUE-SHOW-3", "GUE-SHOW-2");
    folder.edit("tests/rules.rs", "GUE-END-1:", "GUE-END-1 and GUE-END-7:");
    folder.write("src/view.rs", "// GUE-VIEW-1 hides; GUE-LAY-12, XYZ-LAY-9 and GUE-lay-3 are other things");
    folder.write("src/long.rs", &"//\n".repeat(701));
    let faults = folder.faults::<Guess>();
    let mut lines: Vec<&str> = faults.lines().map(str::trim).collect();
    assert_eq!(lines.remove(0), "guess is untidy:");
    let long = lines.pop().expect("the last fault");
    assert!(long.ends_with("long.rs has 701 lines: nobody reads that in one sitting"), "{long}");
    assert_eq!(
        lines,
        [
            "GUE-LAY-2 is in no source file but the list of IDs",
            "GUE-SHOW-3 is in no test",
            "GUE-END-7 is cited but not in the book",
            "GUE-LAY-12 is cited but not in the book",
            "GUE-VIEW-1 is cited but not in the book",
        ]
    );
}

#[test]
fn faults_in_what_people_read_are_found() {
    let folder = Crate::tidy("texts");
    let check = |faults: String, wanted: &[&str]| {
        for wanted in wanted {
            assert!(faults.contains(wanted), "{wanted}:\n{faults}");
        }
    };
    assert_eq!(folder.faults::<Mutant<{ fault::NONE }>>(), "");
    check(
        folder.faults::<Mutant<{ fault::RULE_IS_NOT_IN_FRENCH }>>(),
        &["the books differ in their rules or order: 13 en, 12 fr", r#"("GUE-SHOW-2", "GUE-SHOW-3")"#],
    );
    check(folder.faults::<Mutant<{ fault::RULE_STANDS_TWICE }>>(), &["GUE-SHOW-1 stands twice in the book"]);
    check(
        folder.faults::<Mutant<{ fault::RULE_HAS_NO_TEXT }>>(),
        &["GUE-SHOW-2 has no title or no text in the fr book"],
    );
    check(
        folder.faults::<Mutant<{ fault::RULE_IS_EXCUSED_IN_ENGLISH_ONLY }>>(),
        &["GUE-SETUP-1 is excused from code in one language only"],
    );
    check(folder.faults::<Mutant<{ fault::EXAMPLES_DIFFER }>>(), &["the worked examples differ"]);
    check(folder.faults::<Mutant<{ fault::HAS_NO_TEXT_FOR_AN_EVENT }>>(), &["event-rolled is not in French"]);
    check(
        folder.faults::<Mutant<{ fault::OPTIONS_HAVE_NO_TEXTS }>>(),
        &[
            "no text option-pace in en",
            "no text option-pace-quick in fr",
            "no text option-pace-very-slow in en",
            "no text option-first-cards-red-card in fr",
            "no text option-pace-help in fr",
        ],
    );
    check(
        folder.faults::<Mutant<{ fault::OPTION_CITES_AN_UNKNOWN_RULE }>>(),
        &["option big_die cites GUE-NONE-9, which the book lacks"],
    );
    check(
        folder.faults::<Mutant<{ fault::A_VERSION_CHANGED_NOTHING }>>(),
        &["version 2 of the rules says of no rule that it changed"],
    );
    check(
        folder.faults::<Mutant<{ fault::A_CHANGE_IS_OF_NO_VERSION }>>(),
        &[
            "GUE-SHOW-2 changed with version 1, which is none that can be played",
            "GUE-NONE-9 changed with version 2, but is not in the book",
        ],
    );
}
