//! A match keeps the rules it began with: its record, its positions and their hashes too.

mod guess;

use guess::{Action, Guess};
use kernel::{
    Draw, Game, Given, Match, Record, Replay, RulesVersion, Scenario, Seal, Seat, Standing, Table, Turn, verify,
};
use serde_json::{Value, json};

const OLD: RulesVersion = RulesVersion(1);

/// Two players who always lay equal cards and roll equal dice: the two versions disagree about who scores.
fn everybody_equal(rules: RulesVersion) -> Match<Guess> {
    let mut position = json!({
        "edition": "base", "big_die": false, "round": 2, "bonus": 3,
        "players": [
            { "hand": [2, 1, 0], "laid": null, "shown": [1, 1, 0], "rolled": null, "score": 0 },
            { "hand": [1, 1, 0], "laid": 1, "shown": [1, 1, 0], "rolled": null, "score": 0 },
        ],
    });
    if rules != OLD {
        position["rules"] = json!(rules.0);
    }
    Match::from_position(&position, Guess::base_edition(), Seal::from_seed(4)).expect("a sound position")
}

fn scores(game: &Match<Guess>) -> Vec<i32> {
    match game.turn() {
        Turn::Over(outcome) => outcome.standings().iter().map(|standing: &Standing| standing.score).collect(),
        Turn::Decide(_) => panic!("the game is over"),
    }
}

#[test]
fn a_rule_that_changed_asks_for_the_version() {
    for (rules, expected) in [(OLD, [3, 3]), (RulesVersion(2), [0, 0])] {
        let mut game = everybody_equal(rules);
        let same = ["@1 0/3", "@2 0/3"].map(|draw| Given::from(draw.parse::<Draw>().expect("a draw"))).to_vec();
        game.act_given(Seat(0), &Action::Lay(1), same).expect("legal");
        assert_eq!(scores(&game), expected, "by version {rules}");
    }
}

#[test]
fn positions_of_the_first_version_name_none_and_keep_their_bytes() {
    let written = |game: &Match<Guess>| Guess::position(game.state());
    let (old, new) = (everybody_equal(OLD), everybody_equal(RulesVersion(2)));
    assert_eq!(written(&old).get("rules"), None);
    assert_eq!(written(&new).get("rules"), Some(&json!(2)));
    assert_ne!(old.hash(), new.hash(), "other rules are another state");
    for unknown in [0, 3] {
        let mut position = written(&new);
        position["rules"] = json!(unknown);
        let fault = Guess::read_position(&position, Guess::base_edition()).expect_err("nobody knows these rules");
        let words = format!("played by version {unknown} of the rules; this program plays versions 1 to 2");
        assert!(fault.to_string().contains(&words), "{fault}");
    }
}

/// A game of the older version: two players, all cards laid by the stand-in.
fn old_game(seed: u64, decisions: usize) -> Match<Guess> {
    let seal = Seal::from_seed(seed);
    let mut game = Match::<Guess>::start_under(OLD, &Table::new(2), Guess::base_edition(), seal).expect("two play").0;
    (0..decisions).for_each(|_| one_more(&mut game));
    game
}

fn one_more(game: &mut Match<Guess>) {
    let seat = game.turn().deciders().first().expect("somebody decides");
    let action = Guess::stand_in(game.state(), seat);
    game.act(seat, &action).expect("a stand-in is legal");
}

#[test]
fn a_record_is_replayed_goes_on_and_is_proved_by_its_own_version() {
    for seed in 0..20 {
        let begun = old_game(seed, 4);
        let record = Record::from_text(&begun.record().to_text()).expect("our own file");
        assert_eq!(record.header.rules, OLD);
        let (replay, _) =
            Replay::<Guess>::with_seal(&record, Guess::base_edition(), &Seal::from_seed(seed)).expect("honest");
        let mut resumed = replay.finish().expect("honest");
        while matches!(resumed.turn(), Turn::Decide(_)) {
            one_more(&mut resumed);
        }
        let whole = old_game(seed, 9);
        assert_eq!(resumed.record(), whole.record(), "it goes on as if it had never stopped");
        assert!(verify::<Guess>(whole.record(), Guess::base_edition()).expect("honest").finished);
        let mut forged = whole.record().clone();
        forged.header.rules = RulesVersion(2);
        let fault = verify::<Guess>(&forged, Guess::base_edition()).expect_err("its hashes are of version 1");
        assert_eq!(fault.line, 2, "the first hash tells the version already: {fault}");
    }
}

#[test]
fn a_record_and_its_position_agree_on_the_version() {
    let mut record = everybody_equal(OLD).record().clone();
    assert_eq!(record.header.rules, OLD);
    record.header.rules = RulesVersion(2);
    let fault = verify::<Guess>(&record, Guess::base_edition()).expect_err("the position is of version 1");
    let words = "played by version 2 of the rules, but the position is of version 1";
    assert!(fault.to_string().contains(words), "{fault}");
    let position: &Value = record.header.position.as_ref().expect("it began from one");
    assert_eq!(position.get("rules"), None);
}
