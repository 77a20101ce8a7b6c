//! Every word of a glossary is explained where it says, and written there as it is in the glossary.

use boards::glossary;
use kernel::{Lang, fold};

#[test]
fn every_term_stands_in_the_rule_that_explains_it() {
    for game in catalog::games() {
        let id = game.about().id;
        let terms = glossary(id);
        assert!(terms.len() >= 12, "{id}: {} terms", terms.len());
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

#[test]
fn a_game_without_a_glossary_has_an_empty_one() {
    assert!(glossary("of-nobody").is_empty());
}
