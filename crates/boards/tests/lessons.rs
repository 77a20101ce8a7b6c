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
        assert!((5..=8).contains(&lesson.steps.len()), "{id}: a first game is short");
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
