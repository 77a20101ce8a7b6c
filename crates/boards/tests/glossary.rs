//! Every word of a glossary is explained where it says, and written there as it is in the glossary.

use boards::{glossary, lesson};
use kernel::{Lang, fold};
use std::fs;

#[test]
fn every_term_stands_in_the_rule_that_explains_it() {
    for game in catalog::games() {
        let id = game.about().id;
        let terms = glossary(id);
        assert!(terms.len() >= 12 || !testkit::is_released(id), "{id}: {} terms", terms.len());
        for lang in Lang::ALL {
            let mut names: Vec<&str> = terms.iter().map(|term| term.name(lang)).collect();
            for term in terms {
                let entry = game.book().volume(lang).rule(&term.rule);
                let entry = entry.unwrap_or_else(|| panic!("{id}: {} is not in the book", term.rule));
                let text = fold(&format!("{} {} {}", entry.chapter, entry.title, entry.body));
                assert!(
                    text.contains(&fold(term.name(lang))),
                    "{id}: {} says nothing of {}",
                    term.rule,
                    term.name(lang)
                );
            }
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), terms.len(), "{id}: no word is explained twice in {lang}");
        }
    }
}

/// Whoever learned a word finds it everywhere: lessons, boards, the book and every sentence of the game call a thing the same.
#[test]
fn no_text_of_a_game_uses_another_word_for_a_term() {
    let mut shunned = 0;
    for game in catalog::games() {
        let id = game.about().id;
        for lang in Lang::ALL {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
            let files = [format!("games/{id}/texts/{lang}.ftl"), format!("crates/boards/texts/{lang}/{id}.ftl")];
            let read = |file: &String| fs::read_to_string(format!("{folder}/{file}")).unwrap_or_default();
            let mut texts: Vec<String> = files.iter().map(read).collect();
            texts.push(game.book().volume(lang).source.to_owned());
            texts.extend(lesson(id).iter().flat_map(|lesson| &lesson.steps).map(|step| step.text(lang).to_owned()));
            let words: Vec<String> = texts.iter().flat_map(|text| words(text)).collect();
            assert!(words.len() > 1_000 || !testkit::is_released(id), "{id}: only {} words in {lang}", words.len());
            for term in glossary(id) {
                for other in term.shunned(lang) {
                    assert!(!words.contains(&fold(other)), "{id}: {other} is called {} here", term.name(lang));
                    shunned += 1;
                }
            }
        }
    }
    assert!(shunned >= 4, "only {shunned} words are shunned");
}

/// The words of a text, folded.
fn words(text: &str) -> Vec<String> {
    text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).map(fold).collect()
}

#[test]
fn a_game_without_a_glossary_has_an_empty_one() {
    assert!(glossary("of-nobody").is_empty());
}
