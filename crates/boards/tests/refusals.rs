//! What is refused, and why, follows the edition in use.

use catalog::{AnyEdition, AnyMatch, Door, PlayFault};
use kernel::{Lang, Seal, Seat, Table, Turn};

/// A game, and its own edition with one value changed.
fn changed(id: &str, before: &str, after: &str) -> (&'static dyn Door, AnyEdition) {
    let game = catalog::game(id).expect("it is in the list");
    let base = &game.base_edition().tag().text;
    assert!(base.contains(before), "{id} holds {before}");
    let text = base.replacen(before, after, 1);
    (game, game.read_edition(&text).unwrap_or_else(|fault| panic!("{id}: {fault}")))
}

fn base(id: &str) -> (&'static dyn Door, AnyEdition) {
    let game = catalog::game(id).expect("it is in the list");
    (game, game.base_edition())
}

fn started((game, edition): (&'static dyn Door, AnyEdition), table: &Table, seed: u64) -> Box<dyn AnyMatch> {
    game.start(table, edition, Seal::from_seed(seed)).expect("it can be played").0
}

fn refusal(played: &mut dyn AnyMatch, action: &str) -> String {
    match played.act(Seat(0), action) {
        Err(PlayFault::Refused(refusal)) => played.words().refusal(Lang::En, refusal.rule, &refusal.facts, &[][..]),
        other => panic!("{action} is refused, not {other:?}"),
    }
}

#[test]
fn refusals_quote_the_edition() {
    let mut wrath = started(changed("wrath", "rolls = 3", "rolls = 8"), &Table::new(2), 1);
    wrath.act(Seat(0), "roll").expect("the first roll");
    assert!(refusal(&mut *wrath, "reroll").contains("of 8"), "wrath");
    // At the start the adventurer has as many points to split as are missing from the edition's total.
    let split = |edition| refusal(&mut *started(edition, &Table::new(2), 1), "split 9 0");
    let (warlock, base) = base("warlock");
    let (usual, other) = (split((warlock, base)), split(changed("warlock", "extra_total = 12", "extra_total = 17")));
    let points = |said: &str| said.split(' ').find_map(|word| word.parse::<u32>().ok()).unwrap_or(1);
    assert_eq!(points(&other), points(&usual) + 5, "warlock: {usual} {other}");
    let table = Table::new(3).with("scenario", "S1").with("skills", vec!["comrade", "survivalist", "scout"]);
    let mut fuji = started(changed("fuji", "hints = 40", "hints = 2"), &table, 2);
    for hint in ["hint own tendency high", "hint own tendency low"] {
        fuji.act(Seat(0), hint).expect("two hints are allowed");
    }
    assert!(refusal(&mut *fuji, "hint own tendency high").contains("2 hints"), "fuji");
}

/// In these games no refusal names a number of the edition; what is refused follows it all the same.
#[test]
fn what_is_refused_follows_the_edition() {
    let deck = ("{ move = 7, rest = 1, panic = 1 }", "{ move = 8, rest = 0, panic = 1 }");
    let table = Table::new(2).with("two_player_pair", "STE_TRI").with("species_assignment", vec!["STE", "TRI"]);
    let rest = |edition| {
        let mut played = started(edition, &table, 1);
        while !played.notations(Seat(0)).iter().any(|action| action.starts_with("M:")) {
            let Turn::Decide(deciders) = played.turn() else { panic!("cards are asked for") };
            let seat = deciders.iter().next().expect("somebody decides");
            let action = played.notations(seat).swap_remove(0);
            played.act(seat, &action).expect("it is listed");
        }
        played.check(Seat(0), "R")
    };
    assert!(
        rest(base("trex")).is_ok() && rest(changed("trex", deck.0, deck.1)).is_err(),
        "trex: the card is not there"
    );

    // On half-boards of Plain alone Gathering lies at no mouth of a cave.
    let (sapiens, usual) = base("sapiens");
    let plains = usual.tag().text.lines().map(|line| match line.trim_start().starts_with('"') {
        true => line.replace('F', "P"),
        false => line.to_owned(),
    });
    let plains = sapiens.read_edition(&plains.collect::<Vec<_>>().join("\n")).expect("an edition");
    let refused = (1..40).find_map(|seed| {
        let forest = started((sapiens, usual), &Table::new(2), seed);
        let same = started((sapiens, plains), &Table::new(2), seed);
        let seat = forest.turn().deciders().iter().next()?;
        let lays = forest.notations(seat);
        lays.iter().find_map(|action| same.check(seat, action).err())
    });
    assert!(
        matches!(&refused, Some(PlayFault::Refused(refusal)) if refusal.rule.as_str() == "SAP-START-4"),
        "sapiens: {refused:?}"
    );
}
