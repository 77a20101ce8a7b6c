//! The plain board works for any game: for the reference game, which is in no list, and for those of the list as if
//! they had no board.

use super::{draw, paths, why};
use crate::mistakable;
use catalog::AnyMatch;
use kernel::{Audience, Dice, Game, Lang, Match, Seal, Seat, Table, Turn};
use testkit::connect_four::ConnectFour;

fn connect_four(columns: &str) -> Match<ConnectFour> {
    let (mut game, _) = Match::<ConnectFour>::start(&Table::new(2), ConnectFour::base_edition(), Seal::from_seed(1))
        .expect("two can play");
    for (number, column) in columns.split_whitespace().enumerate() {
        AnyMatch::act(&mut game, Seat(number as u8 % 2), column).expect("there is room");
    }
    game
}

/// Everything that a path names is drawn, and no two paths can be mistaken for each other.
fn can_be_touched(played: &dyn AnyMatch, seat: Seat) {
    let drawing = draw(played, Audience::Seat(seat), Lang::Fr, &[]);
    assert_eq!(drawing.choices.len(), played.actions(seat).len());
    assert_eq!(drawing.panels.contains("data-compose=\"\""), !played.lists_all(seat), "what is not listed is written");
    assert_eq!(mistakable(&drawing.choices), None, "{}", played.about().id);
    for thing in drawing.choices.iter().flat_map(|choice| &choice.path) {
        let escaped = thing.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;").replace('>', "&gt;");
        assert!(drawing.panels.contains(&format!("data-thing=\"{escaped}\"")), "{thing} is not drawn");
    }
}

#[test]
fn the_reference_game_can_be_played_by_touching() {
    let game = connect_four("4 4 3");
    let names = ["Ada".to_owned(), "Blaise".to_owned()];
    let drawing = draw(&game, Audience::Seat(Seat(1)), Lang::En, &names);
    assert_eq!(drawing.asked, "Your decision.");
    assert_eq!(drawing.choices.iter().map(|choice| choice.action.as_str()).collect::<String>(), "1234567");
    assert!(drawing.board.contains(">. . x x . . . <"), "{}", drawing.board);
    assert!(drawing.panels.contains("data-tip=\"4\"") && drawing.panels.contains("Blaise"), "{}", drawing.panels);
    can_be_touched(&game, Seat(1));
    assert!(draw(&game, Audience::Seat(Seat(0)), Lang::En, &names).choices.is_empty());
    assert_eq!(draw(&game, Audience::Spectator, Lang::En, &names).asked, "Waiting for Blaise.");
}

#[test]
fn the_end_is_told_with_places_and_scores() {
    let drawing = draw(&connect_four("1 2 1 2 1 2 1"), Audience::Seat(Seat(1)), Lang::Fr, &[]);
    assert!(drawing.choices.is_empty() && drawing.asked.contains("victoire"), "{}", drawing.asked);
    assert!(drawing.panels.contains("1re place") && drawing.panels.contains("2e place"), "{}", drawing.panels);
}

#[test]
fn a_useless_touch_is_answered_by_a_rule() {
    let full = connect_four("1 1 1 1 1 1");
    let ask = |seat: u8, things: &[&str]| {
        let answer = why(&full, Audience::Seat(Seat(seat)), Lang::En, &[], things);
        (answer.rule.map_or("-", kernel::RuleId::as_str), answer.text)
    };
    assert_eq!(ask(0, &["choice:1"]).0, "CFO-DROP-2");
    assert_eq!(ask(1, &["choice:2"]).0, "CFO-TURN-1");
    assert_eq!(ask(1, &[]).0, "CFO-TURN-1");
    assert_eq!(ask(0, &["word:0:1"]), ("-", "This is not asked for now. Your decision.".to_owned()));
    let watching = why(&full, Audience::Spectator, Lang::En, &[], &["choice:1"]);
    assert_eq!(watching.text, "Waiting for Player 1.");
}

#[test]
fn many_choices_are_written_word_by_word() {
    let few = paths(&["pass", "take 1"]);
    assert_eq!(few, [["choice:pass"], ["choice:take 1"]]);
    let mut actions: Vec<String> = (0..20).map(|number| format!("take {number}")).collect();
    actions.extend(["pass".to_owned(), "take 1 2".to_owned()]);
    let many = paths(&actions.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(many[0], ["word:0:take", "word:1:0"]);
    assert_eq!(many[1], ["word:0:take", "word:1:1", "go:2"], "one may stop here or go on");
    assert_eq!(many[20], ["word:0:pass"]);
    assert_eq!(many[21], ["word:0:take", "word:1:1", "word:2:2"]);
}

/// Whatever a game's notation looks like, the plain board can write it.
#[test]
fn every_game_of_the_list_could_be_played_without_its_board() {
    for game in catalog::games() {
        let table = game.variants().swap_remove(0);
        let (mut played, _) = game.start(&table, game.base_edition(), Seal::from_seed(5)).expect("it can be played");
        let mut dice = Dice::fast(5);
        for _ in 0..40 {
            let Turn::Decide(deciders) = played.turn() else { break };
            let seat = deciders.first().expect("somebody decides");
            can_be_touched(&*played, seat);
            let actions = played.actions(seat);
            let action = &actions[dice.below(actions.len() as u32) as usize].0;
            played.act(seat, action).expect("a listed action is legal");
        }
    }
}
