//! The second reference game keeps the laws, and each law finds the fault it is there for.

#[path = "laws/fault.rs"]
mod fault;
mod guess;
#[path = "laws/mutant.rs"]
mod mutant;
#[path = "laws/untidy.rs"]
mod untidy;

use guess::Guess;
use kernel::{RulesVersion, Scenario, Table};
use laws::{Attack, Attacked, Examination, Examined, Finding, attack_positions, examine, examine_quickly};
use mutant::Mutant;
use std::collections::BTreeSet;

#[test]
fn guess_keeps_the_laws() {
    testkit::properties::keeps_the_laws::<Guess>(64);
}

#[test]
fn guess_keeps_the_cheap_laws_too() {
    for table in Guess::variants() {
        for seed in 0..200 {
            let plan = Examination::whole(table.clone(), seed);
            let quickly = examine_quickly::<Guess>(&plan).unwrap_or_else(|finding| panic!("{finding}"));
            assert!(quickly.finished);
        }
    }
}

#[test]
fn an_examination_can_stop_early() {
    let plan = Examination { decisions: 4, ..Examination::whole(Table::new(3), 1) };
    let examined = examine::<Guess>(&plan).unwrap_or_else(|finding| panic!("{finding}"));
    assert_eq!((examined.decisions, examined.finished), (4, false));
}

/// The door of the second reference game holds.
#[test]
fn guess_lets_in_only_what_can_be_played() {
    testkit::properties::positions_hold::<Guess>(1000);
}

/// Alters positions of a mutant until each of these is found, with the position and what was altered in it.
fn finds_holes<const KIND: u8>(tellings: &[&str]) {
    let mut attacked = Attacked::default();
    for (seed, table) in (0..20).flat_map(|seed| Guess::variants().into_iter().map(move |table| (seed, table))) {
        attacked.add(attack_positions::<Mutant<KIND>>(&Attack { rules: None, table, seed, mutants: 100 }));
    }
    for telling in tellings {
        let found = attacked.holes.iter().find(|hole| hole.detail.contains(telling));
        let hole = found.unwrap_or_else(|| panic!("{telling:?} is not found, but {:#?}", attacked.holes));
        assert!(!hole.altered.is_empty() && hole.position.is_object(), "{hole}");
        assert!(hole.to_string().starts_with("law position-plays is broken: "), "{hole}");
        let again = attack_positions::<Mutant<KIND>>(&hole.attack);
        assert!(again.holes.iter().any(|same| same.position == hole.position), "the attack finds it again");
    }
}

/// A door that looks at each piece alone lets in what leaves somebody without an action, or everybody.
#[test]
fn a_door_that_lets_in_too_much_is_found() {
    finds_holes::<{ fault::LETS_IN_WHAT_CANNOT_BE_PLAYED }>(&["decides but has no action", "are waited for"]);
}

/// A panic in one altered position is told with its place, and the others are still tried.
#[test]
fn a_door_that_lets_in_what_panics_is_found() {
    finds_holes::<{ fault::PANICS_WHERE_A_ROLL_IS_MISSING }>(&["a panic at ", "seat 0 rolled in the round before"]);
}

/// What the game itself writes must be let in: a door that refuses it is found without any alteration.
#[test]
fn a_door_that_refuses_the_games_own_positions_is_found() {
    let attack = Attack { rules: None, table: Table::new(2), seed: 1, mutants: 1 };
    let attacked = attack_positions::<Mutant<{ fault::POSITION_IS_REFUSED }>>(&attack);
    assert!(attacked.holes[0].altered.is_empty() && attacked.holes[0].detail.contains("is refused"), "{attacked:?}");
}

type Examiner = fn(&Examination) -> Result<Examined, Finding>;

/// A fault: how to look for it, the law that finds it, and a part of the message.
type Case = (Examiner, &'static str, &'static str);

/// Examines games of every variant until this law is found broken with this detail.
fn first_finding(examine: Examiner, law: &str, detail: &str) -> Result<Finding, String> {
    let mut others = BTreeSet::new();
    for (seed, table) in (0..20).flat_map(|seed| Guess::variants().into_iter().map(move |table| (seed, table))) {
        match examine(&Examination::whole(table, seed)) {
            Ok(_) => {}
            Err(finding) if finding.law == law && finding.detail.contains(detail) => return Ok(finding),
            Err(finding) => drop(others.insert(format!("{}: {}", finding.law, finding.detail))),
        }
    }
    Err(format!("{law}: {detail:?} is not found, but {others:#?}"))
}

fn check(cases: &[Case]) {
    for (examination, law, detail) in cases {
        let finding = first_finding(*examination, law, detail).unwrap_or_else(|missed| panic!("{missed}"));
        let again = examination(&finding.plan).expect_err("the plan shows it again");
        assert_eq!(again.law, *law);
    }
}

/// The wrapper itself has no fault, and a card that is shown and declared is none either.
#[test]
fn a_sound_mutant_keeps_the_laws() {
    testkit::properties::keeps_the_laws::<Mutant<{ fault::NONE }>>(16);
    testkit::properties::keeps_the_laws::<Mutant<{ fault::SHOWS_A_CARD_DECLARED }>>(16);
}

#[test]
fn faults_in_what_can_be_done_are_found() {
    check(&[
        (examine::<Mutant<{ fault::LISTS_AN_ILLEGAL_ACTION }>>, "listed-accepted", "lay 4 is listed but refused"),
        (examine::<Mutant<{ fault::LISTS_TWICE }>>, "listed-accepted", "listed twice"),
        (examine::<Mutant<{ fault::ACCEPTS_AN_UNLISTED_ACTION }>>, "unlisted-refused", "bonus 0 is accepted"),
        (examine::<Mutant<{ fault::ACCEPTS_WHAT_WAS_LISTED_BEFORE }>>, "unlisted-refused", "bonus 1 is accepted"),
        (examine::<Mutant<{ fault::REFUSES_BY_AN_UNKNOWN_RULE }>>, "unlisted-refused", "GUE-NONE-9 is not in the en"),
        (examine::<Mutant<{ fault::HAS_NO_TEXT_FOR_A_REFUSAL }>>, "unlisted-refused", "fr GUE-LAY-2: no text"),
        (examine::<Mutant<{ fault::REFUSES_WITHOUT_A_FACT }>>, "unlisted-refused", "Unknown variable"),
        (examine::<Mutant<{ fault::STAND_IN_IS_ILLEGAL }>>, "stand-in-legal", "lay 1 is refused"),
        (examine::<Mutant<{ fault::A_DECIDER_CANNOT_ACT }>>, "somebody-acts", "seat 1 decides but has no action"),
        (examine::<Mutant<{ fault::NOBODY_DECIDES }>>, "somebody-acts", "nobody decides"),
        (examine::<Mutant<{ fault::REFUSES_THE_TABLE }>>, "somebody-acts", "the table is refused"),
        (examine::<Mutant<{ fault::NEVER_ENDS }>>, "bounded", "not over after"),
        (examine::<Mutant<{ fault::BOUND_IS_TOO_SMALL }>>, "bounded", "not over after"),
    ]);
}

#[test]
fn faults_in_the_state_are_found() {
    check(&[
        (examine::<Mutant<{ fault::LOSES_A_CARD }>>, "invariants", "GUE-INV-1"),
        (examine::<Mutant<{ fault::POSITION_LOSES_A_FIELD }>>, "position-round-trip", "another state reads back"),
        (examine::<Mutant<{ fault::POSITION_IS_REFUSED }>>, "position-round-trip", "round: there are three"),
        (examine::<Mutant<{ fault::SILENCE_CHANGES_THE_GAME }>>, "replay", "when nobody listens"),
        (examine::<Mutant<{ fault::DRAWS_DEPEND_ON_SOMETHING_ELSE }>>, "replay", ""),
    ]);
}

#[test]
fn leaks_are_found() {
    check(&[
        (examine::<Mutant<{ fault::VIEW_SHOWS_A_HAND_TO_ALL }>>, "secrets", "can tell what seat"),
        (examine::<Mutant<{ fault::VIEW_SHOWS_A_LAID_CARD }>>, "secrets", "can tell what seat"),
        (examine::<Mutant<{ fault::ACTIONS_TELL_OF_A_HAND }>>, "secrets", "has other actions"),
        (examine::<Mutant<{ fault::TURN_TELLS_OF_A_HAND }>>, "secrets", "imagines other deciders"),
        (examine::<Mutant<{ fault::IMAGINES_TOO_FEW_CARDS }>>, "secrets", "imagines a broken state"),
        (examine::<Mutant<{ fault::TELLS_EVERYBODY_WHAT_IS_LAID }>>, "secrets", "but is told of one"),
        (examine::<Mutant<{ fault::IMAGINES_THE_TRUTH }>>, "secrets", "nobody ever imagines anything but the truth"),
        (examine::<Mutant<{ fault::STAND_IN_KNOWS_A_HAND }>>, "secrets", "the stand-in does"),
        (examine::<Mutant<{ fault::REFUSAL_TELLS_OF_A_HAND }>>, "secrets", "is answered by"),
        (examine::<Mutant<{ fault::SHOWS_A_CARD_UNDECLARED }>>, "undo", "can be taken back, but seat"),
        (examine::<Mutant<{ fault::TELLS_OF_A_CARD_UNDECLARED }>>, "undo", "its events tell seat"),
        (examine::<Mutant<{ fault::DICE_ROLL_IN_SOME_WORLDS }>>, "undo", "rolls dice in another world"),
    ]);
}

#[test]
fn faults_in_what_is_told_are_found() {
    check(&[
        (examine::<Mutant<{ fault::HAS_NO_TEXT_FOR_AN_EVENT }>>, "worded", "fr event-rolled: no text"),
        (examine::<Mutant<{ fault::HAS_NO_TEXT_FOR_A_CHOICE }>>, "worded", "fr do-lay: no text"),
        (examine::<Mutant<{ fault::TELLS_BY_AN_UNKNOWN_RULE }>>, "worded", "GUE-NONE-9 is not in the en book"),
        (examine::<Mutant<{ fault::POINTS_DO_NOT_ADD_UP }>>, "points", "seat 1 scores"),
    ]);
}

#[test]
fn the_quick_examination_finds_the_cheap_ones() {
    check(&[
        (examine_quickly::<Mutant<{ fault::LISTS_AN_ILLEGAL_ACTION }>>, "listed-accepted", "lay 4"),
        (examine_quickly::<Mutant<{ fault::LISTS_TWICE }>>, "listed-accepted", "listed twice"),
        (examine_quickly::<Mutant<{ fault::ACCEPTS_AN_UNLISTED_ACTION }>>, "unlisted-refused", "bonus 0"),
        (examine_quickly::<Mutant<{ fault::ACCEPTS_WHAT_WAS_LISTED_BEFORE }>>, "unlisted-refused", "bonus 1"),
        (examine_quickly::<Mutant<{ fault::STAND_IN_IS_ILLEGAL }>>, "stand-in-legal", "lay 1 is refused"),
        (examine_quickly::<Mutant<{ fault::A_DECIDER_CANNOT_ACT }>>, "somebody-acts", "no action"),
        (examine_quickly::<Mutant<{ fault::NOBODY_DECIDES }>>, "somebody-acts", "nobody decides"),
        (examine_quickly::<Mutant<{ fault::NEVER_ENDS }>>, "bounded", "not over after"),
        (examine_quickly::<Mutant<{ fault::BOUND_IS_TOO_SMALL }>>, "bounded", "not over after"),
        (examine_quickly::<Mutant<{ fault::LOSES_A_CARD }>>, "invariants", "GUE-INV-1"),
    ]);
}

/// A game that goes on by newer rules than those it began with is found only where older rules are examined.
#[test]
fn every_version_is_examined() {
    let forgetful = examine::<Mutant<{ fault::FORGETS_ITS_VERSION }>>;
    let by = |rules| Examination { rules: Some(RulesVersion(rules)), ..Examination::whole(Table::new(3), 5) };
    forgetful(&by(2)).expect("nothing to forget");
    let finding = forgetful(&by(1)).expect_err("it began by version 1");
    assert_eq!(
        (finding.law, finding.detail.as_str()),
        ("version", "it began by version 1 of the rules and goes on by 2")
    );
    assert!(finding.to_string().contains("rules 1 table {"), "{finding}");
    let found = std::panic::catch_unwind(|| {
        testkit::properties::keeps_the_laws::<Mutant<{ fault::FORGETS_ITS_VERSION }>>(1);
    });
    found.expect_err("the laws of a game run for every version");
}

/// A finding can be read by a person and played again.
#[test]
fn a_finding_tells_how_to_see_it_again() {
    let finding = first_finding(examine::<Mutant<{ fault::BOUND_IS_TOO_SMALL }>>, "bounded", "").expect("it is found");
    let text = finding.to_string();
    assert!(text.starts_with("law bounded is broken: not over after 8 decisions\n"), "{text}");
    assert!(text.contains("table {\"seats\":2,\"options\":{}} seed 0 after 9 decisions"), "{text}");
    assert!(text.contains("last actions: 0 bonus"), "{text}");
}

/// What a quick examination found can be reproduced by a full one: it is the same game.
#[test]
fn a_game_is_the_same_however_closely_it_is_examined() {
    let trace = |every: u32| {
        let plan = Examination { every, ..Examination::whole(Table::new(2), 3) };
        let found = examine_quickly::<Mutant<{ fault::BOUND_IS_TOO_SMALL }>>(&plan).expect_err("it is too long");
        (found.decision, found.trace)
    };
    assert_eq!(trace(1), trace(5));
    assert_eq!(trace(1), trace(32));
}

/// A failing property test shrinks to the shortest beginning that shows the fault.
#[test]
fn a_property_test_shrinks_what_it_finds() {
    let found = std::panic::catch_unwind(|| {
        testkit::properties::keeps_the_laws::<Mutant<{ fault::POSITION_IS_REFUSED }>>(4);
    });
    let message = *found.expect_err("the fault is found").downcast::<String>().expect("a panic with a text");
    // Two players make three decisions in the first round; the second round cannot be written.
    assert!(message.contains("decisions: 3, every: 1"), "{message}");
    assert!(message.contains("law position-round-trip is broken"), "{message}");
}
