//! TRX-INV-14: nobody learns a choice before it is shown, nor a card that nobody has seen.

use crate::table::{Run, given, play};
use kernel::{Audience, Dice, Game, Scenario, Seat};
use trex::{State, Trex};

fn after(words: &str, choices: &str) -> State {
    let mut run = Run::new(given::state(words));
    play(&mut run, choices, choices);
    assert_eq!(run.refused, None, "{choices}");
    run.state
}

/// The views of everybody but seat 0, as bytes.
fn others(state: &State) -> Vec<String> {
    Audience::all(4)
        .filter(|audience| !audience.is(Seat(0)))
        .map(|audience| serde_json::to_string(&Trex::view(state, audience)).expect("plain data"))
        .collect()
}

/// TRX-INV-14: whatever seat 0 answers, the others see the same bytes, in every phase with secret answers.
#[test]
fn answers_look_alike() {
    for (words, before, answers) in [
        ("phase=lake", "", ["0>N", "0>SW"]),
        ("phase=volcano", "", ["0>N", "0>E"]),
        ("", "", ["0>M:E", "0>P:SE"]),
        ("TRI=E4", "M:E P:W R R / ", ["0>N", "0>S"]),
        ("phase=rex", "", ["0>N", "0>S"]),
        ("phase=rex out=STE", "", ["0>-", "0>S"]),
    ] {
        let [one, other] = answers.map(|answer| after(words, &format!("{before}{answer}")));
        assert_ne!(one, other);
        assert_eq!(others(&one), others(&other), "{words} {answers:?}");
        assert_ne!(Trex::view(&one, Audience::Seat(Seat(0))), Trex::view(&other, Audience::Seat(Seat(0))));
    }
}

/// The order in which answers arrive leaves no trace.
#[test]
fn the_order_of_arrival_does_not_show() {
    assert_eq!(after("", "0>M:E 2>R 1>R"), after("", "1>R 2>R 0>M:E"));
    assert_eq!(after("", "0>M:E 2>R 1>R 3>R"), after("", "3>R 1>R 2>R 0>M:E"));
}

/// TRX-INV-14: two hands with the same unseen cards look alike, whichever of them was set aside.
#[test]
fn cards_set_aside_look_alike() {
    let position = |aside: &str, rests: u8, panics: u8| {
        let mut position = Trex::position(&given::state("hand0=5/0/3"));
        position["players"][0]["set_aside"] = aside.into();
        position["players"][0]["hand"]["move"] = rests.into();
        position["players"][0]["hand"]["panic"] = panics.into();
        Trex::read_position(&position, Trex::base_edition_under(Trex::about().oldest)).expect("a sound position")
    };
    assert_eq!(others(&position("move", 5, 3)), others(&position("panic", 6, 2)));
}

/// An imagined state draws the card set aside from what nobody has seen, and reaches every possibility.
#[test]
fn imagining_reaches_every_card_and_answer() {
    let state = after("", "1>M:N");
    let mut dice = Dice::fast(4);
    let mut cards = std::collections::BTreeSet::new();
    let mut answers = std::collections::BTreeSet::new();
    for _ in 0..500 {
        let imagined = Trex::position(&Trex::imagine(&state, Seat(0), &mut dice));
        cards.insert(imagined["players"][1]["set_aside"].to_string());
        answers.insert(imagined["players"][1]["answer"].to_string());
        assert_eq!(imagined["players"][0], Trex::position(&state)["players"][0], "one's own cards are known");
    }
    assert_eq!(cards.len(), 3);
    assert_eq!(answers.len(), 3 + 1 + 3, "three cells for Move and Panic from the corner, and Rest");
}
