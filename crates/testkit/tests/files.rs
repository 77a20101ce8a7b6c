//! Game files: they read back, replay step by step, continue with the very same dice, and prove themselves.

mod guess;
#[path = "files/tampering.rs"]
mod tampering;

use guess::{Action, Guess};
use kernel::record::Entry;
use kernel::{Game, Given, Match, Record, Replay, Scenario, Seal, Seat, Share, Table, UndoRefusal, verify};

fn seal() -> Seal {
    Seal::from_seed(11).with_share(0, "ash").with_share(2, "ember")
}

fn started() -> Match<Guess> {
    Match::start(&Table::new(3).with("big_die", true), Guess::base_edition(), seal()).expect("three play").0
}

/// Plays `rounds` rounds, with an open and a secret decision taken back in each.
fn play_rounds(game: &mut Match<Guess>, rounds: u8) {
    for _ in 0..rounds {
        let leader = game.turn().deciders().first().expect("the leader decides");
        game.act(leader, &Action::Bonus(1)).expect("legal");
        game.undo(leader).expect("nobody has learnt anything");
        game.act(leader, &Action::Bonus(3)).expect("legal");
        for seat in [2, 0] {
            lay(game, Seat(seat));
        }
        game.undo(Seat(2)).expect("the card is still hidden");
        for seat in [1, 2] {
            lay(game, Seat(seat));
        }
    }
}

fn lay(game: &mut Match<Guess>, seat: Seat) {
    let action = Guess::stand_in(game.state(), seat);
    game.act(seat, &action).expect("legal");
}

#[test]
fn a_file_reads_back_to_itself() {
    for rounds in 0..=3 {
        let mut game = started();
        play_rounds(&mut game, rounds);
        let text = game.record().to_text();
        let record = Record::from_text(&text).expect("our own file");
        assert_eq!(record, *game.record());
        assert_eq!(record.to_text(), text);
        assert_eq!(text.lines().count(), 2 + record.entries.len() + usize::from(record.end.is_some()));
    }
}

/// What a person sees when opening a file. Changing this format breaks every existing file.
#[test]
fn a_file_is_readable() {
    let mut game = started();
    play_rounds(&mut game, 1);
    let text = game.record().to_text();
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].starts_with(r#"{"caldera":1,"game":"guess","rules":2,"edition":{"name":"base","digest":""#));
    assert!(lines[0].contains(r#""table":{"seats":3,"options":{"big_die":true}}"#), "{}", lines[0]);
    assert!(lines[0].ends_with(r#""shares":[{"place":0,"text":"ash"},{"place":2,"text":"ember"}]}"#), "{}", lines[0]);
    assert!(lines[1].starts_with(r#"{"start":["shuffle "#), "{}", lines[1]);
    assert!(lines[2].starts_with(r#"{"n":1,"seat":0,"action":"bonus 1","hash":""#), "{}", lines[2]);
    assert!(lines[3].starts_with(r#"{"n":2,"seat":0,"undo":1,"hash":""#), "{}", lines[3]);
    assert!(lines[9].contains(r#""draws":["@1 "#), "{}", lines[9]);
}

#[test]
fn a_secret_stays_out_of_an_unfinished_file() {
    let mut game = started();
    play_rounds(&mut game, 2);
    assert!(!game.record().to_text().contains(&seal().open()));
    assert!(!format!("{game:?}").contains(&seal().open()), "not even a log shows it");
}

#[test]
fn a_file_replays_step_by_step() {
    let mut game = started();
    play_rounds(&mut game, 3);
    let (mut replay, events) = Replay::<Guess>::new(game.record(), Guess::base_edition()).expect("an honest file");
    assert_eq!(events.len(), 3, "three hands are dealt");
    assert_eq!(replay.game().hash(), game.record().start.hash);
    let mut entries = 0;
    while let Some((entry, events)) = replay.step().expect("an honest file") {
        entries += 1;
        let hash = match entry {
            Entry::Act(act) => &act.hash,
            Entry::Undo(undo) => &undo.hash,
        };
        assert_eq!(matches!(entry, Entry::Undo(_)), events.is_empty());
        assert_eq!(replay.game().hash(), hash);
        assert_eq!(replay.position(), entries);
    }
    assert_eq!(entries, game.record().entries.len());
    assert_eq!(replay.game().state(), game.state());
}

/// How a table survives a restart: with the secret, the match continues as if nothing had happened.
#[test]
fn a_replayed_match_goes_on_with_the_very_same_dice() {
    let mut original = started();
    play_rounds(&mut original, 1);
    original.act(Seat(1), &Action::Bonus(2)).expect("legal");
    lay(&mut original, Seat(0));
    let file = Record::from_text(&original.record().to_text()).expect("our own file");
    // The secret alone is enough, because the shares are in the file.
    let (replay, _) = Replay::<Guess>::with_seal(&file, Guess::base_edition(), &Seal::from_seed(11)).expect("honest");
    let mut restored = replay.finish().expect("honest");
    assert_eq!(restored.record(), original.record());
    assert_eq!(restored.state(), original.state());
    for seat in Seat::all(3) {
        assert_eq!(restored.may_undo(seat), original.may_undo(seat), "seat {seat}");
    }
    assert_eq!(restored.may_undo(Seat(2)), Err(UndoRefusal::Learnt));
    for game in [&mut original, &mut restored] {
        lay(game, Seat(2));
        lay(game, Seat(1));
        play_rounds(game, 1);
    }
    assert_eq!(restored.record().to_text(), original.record().to_text());
    assert!(restored.record().end.is_some());
}

/// The same from a position, and after draws given by hand.
#[test]
fn a_replayed_scenario_goes_on_with_the_very_same_dice() {
    let mut before = started();
    play_rounds(&mut before, 1);
    let position = Guess::position(before.state());
    let mut original = Match::<Guess>::from_position(&position, Guess::base_edition(), seal()).expect("sound");
    original.act(Seat(1), &Action::Bonus(2)).expect("legal");
    lay(&mut original, Seat(0));
    lay(&mut original, Seat(1));
    let last = Guess::stand_in(original.state(), Seat(2));
    original.act_given(Seat(2), &last, vec![Given::Value(5), Given::Value(0), Given::Value(0)]).expect("they fit");
    let file = Record::from_text(&original.record().to_text()).expect("our own file");
    let (replay, events) = Replay::<Guess>::with_seal(&file, Guess::base_edition(), &seal()).expect("honest");
    assert!(events.is_empty(), "a position has no setup");
    let mut restored = replay.finish().expect("honest");
    for game in [&mut original, &mut restored] {
        play_rounds(game, 1);
    }
    assert_eq!(restored.record().to_text(), original.record().to_text());
    let proof = verify::<Guess>(restored.record(), Guess::base_edition()).expect("all that can be proved is right");
    assert!(proof.given, "the start was given");
    assert_eq!(proof.forced, 1, "one roll was set by hand");
}

/// Without the secret a match can be looked at: its record is the file, and it stops rather than inventing dice.
#[test]
fn a_match_replayed_without_its_secret_has_no_dice() {
    let mut original = started();
    play_rounds(&mut original, 1);
    let position = Guess::position(original.state());
    let scenario = Match::<Guess>::from_position(&position, Guess::base_edition(), seal()).expect("sound");
    for original in [original, scenario] {
        let (replay, _) = Replay::<Guess>::new(original.record(), Guess::base_edition()).expect("honest");
        let mut looked_at = replay.finish().expect("honest");
        assert_eq!(looked_at.record(), original.record());
        assert_eq!(looked_at.state(), original.state());
        looked_at.act(Seat(1), &Action::Bonus(1)).expect("nothing is rolled");
        let rolled = std::panic::catch_unwind(move || Seat::all(3).for_each(|seat| lay(&mut looked_at, seat)));
        let reason = *rolled.expect_err("somebody rolls").downcast::<&str>().expect("a panic with a text");
        assert!(reason.contains("replayed without its secret"), "{reason}");
    }
}

#[test]
fn another_secret_does_not_open_a_file() {
    let game = started();
    let fault = Replay::<Guess>::with_seal(game.record(), Guess::base_edition(), &Seal::from_seed(12)).err();
    let fault = fault.expect("another secret");
    assert_eq!(fault.line, 1);
    assert!(fault.reason.to_string().contains("commitment"), "{fault}");
}

#[test]
fn an_honest_file_proves_itself() {
    for (rounds, finished) in [(0, false), (1, false), (3, true)] {
        let mut game = started();
        play_rounds(&mut game, rounds);
        let file = Record::from_text(&game.record().to_text()).expect("our own file");
        let proof = verify::<Guess>(&file, Guess::base_edition()).expect("honest");
        assert_eq!(proof.entries, game.number() as usize);
        assert_eq!(proof.draws, 1 + 3 * usize::from(rounds), "a shuffle, and three dice in each round");
        assert_eq!((proof.sealed, proof.finished), (finished, finished));
    }
}

/// A file in which a player added a share twice, or out of order, was not written by us; the last one counts.
#[test]
fn shares_are_kept_by_place() {
    let seal = Seal::from_seed(1).with_share(2, "b").with_share(0, "a").with_share(2, "c");
    let share = |place, text: &str| Share { place, text: text.to_owned() };
    assert_eq!(seal.shares(), [share(0, "a"), share(2, "c")]);
    let left = seal.without_share(2);
    assert_eq!(left.shares(), [share(0, "a")]);
    assert_eq!(left.dice(), Seal::from_seed(1).with_share(0, "a").dice(), "as if it had never been there");
}

/// Hashes stay in files for ever: the keys of a position are sorted, whatever else is built into the program.
#[test]
fn positions_are_written_with_sorted_keys() {
    let text = serde_json::to_string(&serde_json::json!({"b": 1, "a": {"d": 1, "c": 2}})).expect("plain data");
    assert_eq!(text, r#"{"a":{"c":2,"d":1},"b":1}"#);
    let game = started();
    assert_eq!(game.hash(), kernel::state_hash::<Guess>(game.state()));
    assert_eq!(game.hash().len(), 16);
}
