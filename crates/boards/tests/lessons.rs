//! Every lesson can be followed: what it points at is drawn, what it asks for is legal, what it cites is in the book.

use boards::{draw, lesson};
use kernel::{Audience, Lang};

#[test]
fn every_lesson_can_be_followed_in_both_languages() {
    let taught = catalog::games().iter().filter_map(|game| Some((game, lesson(game.about().id)?)));
    let files = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons")).expect("there are lessons").count();
    assert_eq!(taught.clone().count(), files, "a lesson is named after its game");
    for (game, lesson) in taught {
        let id = game.about().id;
        assert!((5..=10).contains(&lesson.steps.len()), "{id}: a first game is short");
        assert!(lesson.steps.iter().filter(|step| step.act.is_some()).count() >= 3, "{id}: one learns by doing");
        for (number, step) in lesson.steps.iter().enumerate() {
            let played = lesson
                .position(*game, game.base_edition(), number)
                .unwrap_or_else(|| panic!("{id}: step {number} is not legal"));
            for lang in [Lang::En, Lang::Fr] {
                assert!(step.text(lang).len() > 20, "{id}: step {number} says nothing");
                assert!(game.book().volume(lang).rule(&step.rule).is_some(), "{id}: {} is not in the book", step.rule);
                let drawing = draw(&*played, Audience::Seat(lesson.seat), lang, &[]);
                let drawn = format!("{}{}", drawing.board, drawing.panels);
                for thing in &step.point {
                    let marks = match thing.strip_prefix('#') {
                        Some(id) => vec![format!(" id=\"{id}\"")],
                        None => vec![format!("data-thing=\"{thing}\""), format!("data-why=\"{thing}\"")],
                    };
                    assert!(marks.iter().any(|mark| drawn.contains(mark)), "{id}: step {number}: {thing} is not drawn");
                }
                if let Some(action) = &step.act {
                    let choice = drawing.choices.iter().find(|choice| choice.action == *action);
                    assert!(choice.is_some(), "{id}: step {number}: {action} is no choice");
                }
            }
            assert_ne!(step.text(Lang::En), step.text(Lang::Fr));
        }
        assert!(lesson.position(*game, game.base_edition(), lesson.steps.len()).is_none(), "{id}: a lesson ends");
        assert!(lesson.steps.last().is_some_and(|step| step.act.is_none()), "{id}: the last step says good-bye");
    }
}

/// A lesson calls things what the game calls them: whatever has a capital letter inside a sentence is a name, and stands in the
/// book or in the texts of the game, in the same language.
#[test]
fn every_name_in_a_lesson_is_one_of_the_game() {
    for game in catalog::games() {
        let id = game.about().id;
        let Some(lesson) = lesson(id) else { continue };
        for lang in [Lang::En, Lang::Fr] {
            let file = format!("{}/../../games/{id}/texts/{lang}.ftl", env!("CARGO_MANIFEST_DIR"));
            let texts = std::fs::read_to_string(file).expect("a game has texts");
            let known =
                format!("{} {texts} {}", game.book().volume(lang).source, game.about().title(lang)).to_lowercase();
            for name in lesson.steps.iter().flat_map(|step| names(step.text(lang))) {
                assert!(known.contains(&name.to_lowercase()), "{id}: the game has no {name} in {lang}");
            }
        }
    }
}

/// The words with a capital letter that do not begin a sentence.
fn names(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut begins = true;
    for word in text.split_whitespace() {
        let bare = word.trim_matches(|letter: char| !letter.is_alphanumeric());
        let bare = bare.rsplit('’').next().unwrap_or(bare);
        if !begins && bare.chars().next().is_some_and(char::is_uppercase) && bare.chars().count() > 2 {
            found.extend(bare.split('-').filter(|part| part.chars().next().is_some_and(char::is_uppercase)));
        }
        begins = word.ends_with(['.', '!', '?', ':'])
            || (!word.chars().any(char::is_alphanumeric) && word.ends_with([':', '!', '?']));
    }
    found
}
