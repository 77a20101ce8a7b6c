//! Every worked example of every book plays by itself, ends where it says, and can be told in both languages.

use catalog::{Door, StagedAction, stage};
use kernel::{Lang, Phrase};

/// Everything an example says, in a language.
fn told(game: &dyn Door, lang: Lang, deeds: &[StagedAction]) -> Vec<String> {
    let say = |phrase: &Phrase| game.words().try_say(lang, phrase).unwrap_or_else(|missing| panic!("{missing}"));
    let one = |deed: &StagedAction| {
        let refused = deed.refusal.iter().map(|refusal| Phrase::new(refusal.rule.as_str(), refusal.facts.clone()));
        let happened = deed.happened.iter().map(|happening| happening.whole().phrase);
        std::iter::once(deed.action.clone())
            .chain(refused)
            .chain(happened)
            .map(|phrase| say(&phrase))
            .collect::<Vec<_>>()
    };
    deeds.iter().flat_map(one).collect()
}

#[test]
fn every_example_plays_and_is_told_in_both_languages() {
    for game in catalog::games() {
        let id = game.about().id;
        let examples = game.book().examples();
        let cases = game.book().volume(Lang::En).cases().len();
        for case in 0..cases {
            assert!(examples.iter().any(|example| example.case == case), "{id}: example {case} is not there as data");
        }
        for (number, example) in examples.iter().enumerate() {
            let staged = stage(*game, example).unwrap_or_else(|fault| panic!("{id}, row {number}: {fault}"));
            for lang in Lang::ALL {
                let sentences = told(*game, lang, &staged.deeds).len() + told(*game, lang, &staged.asks).len();
                let steps = example.steps.len() + example.asks.len();
                assert!(sentences >= steps, "{id}, row {number}, {lang}");
                for rule in &example.rules {
                    assert!(game.book().volume(lang).rule(rule).is_some(), "{id}, row {number}: {rule}");
                }
            }
        }
    }
}

#[test]
fn an_example_that_says_something_wrong_is_found() {
    let game = catalog::game("wrath").expect("it is in the list");
    let examples = game.book().examples();
    let refused = examples.iter().find(|example| example.steps.iter().any(|step| step.refused.is_some()));
    let mut allowed = refused.expect("an example of a refusal").clone();
    allowed.steps.iter_mut().for_each(|step| step.refused = None);
    assert!(stage(game, &allowed).is_err(), "the refusal is not announced");

    let mut elsewhere = examples[0].clone();
    elsewhere.hash = "0000000000000000".to_owned();
    let fault = stage(game, &elsewhere).map(|_| ()).expect_err("it ends elsewhere");
    assert!(fault.0.contains("it ends in"), "{fault}");

    let mut unasked = examples.iter().find(|example| !example.asks.is_empty()).expect("an example that asks").clone();
    unasked.asks[0].refused = Some("WRA-END-1".to_owned());
    assert!(stage(game, &unasked).is_err(), "it is allowed");
}
