//! Everything that is read follows the edition in use: book, tables of reference, odds, lessons; `refusals.rs` has the refusals.

use boards::{draw, lesson};
use catalog::{AnyEdition, AnyMatch, Door};
use kernel::{Audience, Lang, OURS, Seal, Table, Turn};

/// A game, and its own edition with one value changed.
fn changed(id: &str, before: &str, after: &str) -> (&'static dyn Door, AnyEdition) {
    let game = catalog::game(id).expect("it is in the list");
    let base = &game.base_edition().tag().text;
    assert!(base.contains(before), "{id} holds {before}");
    let text = base.replacen(before, after, 1);
    (game, game.read_edition(&text).unwrap_or_else(|fault| panic!("{id}: {fault}")))
}

fn started((game, edition): (&'static dyn Door, AnyEdition), table: &Table, seed: u64) -> Box<dyn AnyMatch> {
    game.start(table, edition, Seal::from_seed(seed)).expect("it can be played").0
}

/// What a rule of the book says, and every cell of the tables of reference.
fn read(game: &dyn Door, edition: AnyEdition, rule: &str, lang: Lang) -> (String, Vec<String>) {
    let body = game.book_in(edition, lang).rule(rule).expect("a rule of the book").body.clone();
    let tables = game.reference(edition, lang);
    let cells = tables.into_iter().flat_map(|table| table.rows).flatten().map(|cell| cell.marked());
    (body.replace('\n', " "), cells.collect())
}

/// In every game a number of the edition stands in the book and in a table of reference, in both languages, marked where
/// it is ours; a corrected one is there too, and is not marked.
#[test]
fn a_corrected_number_is_in_the_book_and_in_the_tables() {
    let rows = [
        ("wrath", "volcano_spaces = 6", "volcano_spaces = 7", "WRA-SETUP-2", ("6◊", "7 "), ("6 ◊", "7")),
        ("trex", "start_trees = 4", "start_trees = 3", "TRX-SETUP-7", ("4◊", "3 "), ("4 ◊", "3")),
        ("sapiens", "food = [1, 3, 5, 7, 10]", "food = [1, 3, 5, 7, 13]", "SAP-HUNT-2", ("10 ", "13 "), ("10", "13")),
        ("fuji", "kept = 2", "kept = 3", "FUJ-SET-4", ("2 ", "3 "), ("2", "3")),
        ("warlock", "gas_loss = 3", "gas_loss = 8", "WAR-ENC-5", ("3◊", "8 "), ("3", "8")),
    ];
    for (id, before, after, rule, in_book, in_table) in rows {
        let (game, corrected) = changed(id, before, after);
        for lang in Lang::ALL {
            let (usual, cells) = read(game, game.base_edition(), rule, lang);
            assert!(usual.contains(in_book.0), "{rule} {lang}: {usual}");
            assert!(cells.iter().any(|cell| cell.contains(in_table.0)), "{rule} {lang}: {cells:?}");
            let (said, cells) = read(game, corrected, rule, lang);
            assert!(said.contains(in_book.1) && said != usual, "{rule} {lang}: {said}");
            assert!(cells.iter().any(|cell| cell.contains(in_table.1)), "{rule} {lang}: {cells:?}");
        }
    }
}

/// No book quotes a place that is not there, and no list of what is ours names one.
#[test]
fn every_value_that_a_book_names_is_there() {
    for game in catalog::games() {
        assert_eq!(game.book().ours().missing(), Vec::<&str>::new(), "{}", game.about().id);
        for edition in game.editions() {
            for lang in Lang::ALL {
                let volume = game.book_in(edition, lang);
                for entry in &volume.entries {
                    assert!(!entry.body.contains('{') && !entry.title.contains(OURS), "{}: {}", entry.id, entry.body);
                }
                let labels = game.book().ours_in(&edition.tag().text, lang);
                assert!(labels.iter().all(|value| !value.label.contains('{')), "{}", game.about().id);
                let refers = !game.reference(edition, lang).is_empty();
                assert!(
                    refers || !testkit::is_released(game.about().id),
                    "{} has tables of reference",
                    game.about().id
                );
            }
        }
    }
}

/// With dice of one colour the odds of a card that asks for that colour are others.
#[test]
fn odds_are_those_of_the_edition() {
    let reach = |game: (&'static dyn Door, AnyEdition)| {
        let mut played = started(game, &Table::new(3).with("scenario", "S1"), 5);
        loop {
            let Turn::Decide(deciders) = played.turn() else { panic!("a destination is asked for") };
            let seat = deciders.iter().next().expect("somebody decides");
            let drawing = draw(&*played, Audience::Seat(seat), Lang::En, &[]);
            let odds: Vec<f64> = drawing.choices.into_iter().filter_map(|choice| choice.odds?.of("reach")).collect();
            if !odds.is_empty() {
                return odds;
            }
            let (action, _) = played.actions(seat).swap_remove(0);
            played.act(seat, &action).expect("it is listed");
        }
    };
    let game = catalog::game("fuji").expect("it is in the list");
    let usual = reach((game, game.base_edition()));
    let other = reach(changed("fuji", "name = \"base-3\"", "name = \"same numbers\""));
    assert!(!usual.is_empty() && usual == other, "another name changes nothing: {usual:?} {other:?}");
    let base = game.base_edition().tag().text.as_str();
    let all_count = base.replace("dice = [\"", "dice = [\"1 2 3 4 5 6\", \"");
    let other = reach((game, game.read_edition(&all_count).expect("an edition")));
    assert_ne!(usual, other, "where every die counts, the odds are others");
}

/// A lesson goes with an edition that allows its moves, and says so of one that does not.
#[test]
fn lessons_follow_the_edition() {
    for game in catalog::games() {
        let Some(lesson) = lesson(game.about().id) else {
            assert!(!testkit::is_released(game.about().id), "{} has a lesson", game.about().id);
            continue;
        };
        assert!(lesson.fits(*game, game.base_edition()), "{}", game.about().id);
    }
    let (wrath, larger) = changed("wrath", "volcano_spaces = 6", "volcano_spaces = 7");
    let played = lesson("wrath").unwrap().position(wrath, larger, 0).expect("it begins");
    assert_eq!(played.record().header.edition.digest, larger.tag().digest);
    let (_, fewer) = changed("wrath", "base = 5", "base = 2");
    assert!(!lesson("wrath").unwrap().fits(wrath, fewer), "its dice cannot be rolled");
}
