//! A match guards the turn order, decides what can be taken back, and cites the right rule.

mod guess;

use guess::{Action, Guess, Player};
use kernel::{Events, Fact, Given, Lang, Match, Nameless, Seal, Seat, Table, Turn, UndoRefusal, Worded, facts};
use testkit::connect_four::ConnectFour;

fn started(seats: u8) -> Match<Guess> {
    let table = Table::new(seats);
    Match::start(&table, <Guess as kernel::Game>::base_edition(), Seal::from_seed(7)).expect("two to four play").0
}

fn act(game: &mut Match<Guess>, seat: u8, action: &str) -> Events<Guess> {
    let action: Action = action.parse().expect("an action");
    game.act(Seat(seat), &action).unwrap_or_else(|refusal| panic!("{action} is refused: {refusal}"))
}

/// Lays the lowest card of a seat.
fn lay(game: &mut Match<Guess>, seat: u8) -> Events<Guess> {
    let action = <Guess as kernel::Game>::stand_in(game.state(), Seat(seat));
    act(game, seat, &action.to_string())
}

fn player(game: &Match<Guess>, seat: usize) -> Player {
    game.state().players[seat]
}

#[test]
fn a_table_that_cannot_play_is_refused_by_the_seats_rule() {
    for seats in [0, 1, 5, 255] {
        let refusal =
            Match::<Guess>::start(&Table::new(seats), <Guess as kernel::Game>::base_edition(), Seal::from_seed(1))
                .expect_err("too few or too many");
        assert_eq!(refusal, guess::ids::SEATS.refuse(facts![seats, fewest = 2, most = 4]));
    }
    let table = Table::new(2).with("colour", "red");
    let refusal = Match::<Guess>::start(&table, <Guess as kernel::Game>::base_edition(), Seal::from_seed(1));
    assert_eq!(refusal.expect_err("no such option").rule, guess::ids::DIE);
}

#[test]
fn out_of_turn_cites_the_turn_rule_with_who_must_decide() {
    let mut game = started(3);
    let refusal = game.act(Seat(2), &Action::Bonus(1)).expect_err("the first seat leads");
    assert_eq!(refusal.rule, guess::ids::TURN);
    assert_eq!(refusal.facts, facts![why = "turn", seat = Seat(2), deciders = vec![Fact::Seat(Seat(0))]]);
    let sentence = Guess::words().refusal(Lang::En, refusal.rule, &refusal.facts, &Nameless);
    assert_eq!(sentence, "It is not Player 3’s turn: Player 1 must decide.");

    act(&mut game, 0, "bonus 2");
    lay(&mut game, 1);
    let refusal = game.act(Seat(1), &Action::Lay(1)).expect_err("one card is enough");
    let deciders = vec![Fact::Seat(Seat(0)), Fact::Seat(Seat(2))];
    assert_eq!(refusal, guess::ids::TURN.refuse(facts![why = "turn", seat = Seat(1), deciders]));
    assert_eq!(game.number(), 2, "a refusal leaves no trace");
}

/// A seat number beyond the table, as a broken client or a forged file may name it, is refused like any other.
#[test]
fn a_seat_that_does_not_exist_is_out_of_turn() {
    let mut game = started(2);
    for seat in [2, 7, 8, 9, 16, 255].map(Seat) {
        let refusal = game.act(seat, &Action::Bonus(1)).expect_err("nobody sits there");
        assert_eq!(refusal.rule, guess::ids::TURN, "{seat}");
        assert_eq!(game.undo(seat), Err(UndoRefusal::Nothing));
    }
}

#[test]
fn the_first_broken_rule_in_book_order_is_cited() {
    let mut game = started(2);
    let refused = |game: &Match<Guess>, seat: u8, action: &str| {
        game.check(Seat(seat), &action.parse().expect("an action")).map_err(|refusal| refusal.rule)
    };
    assert_eq!(refused(&game, 0, "bonus 4"), Err(guess::ids::BONUS));
    assert_eq!(refused(&game, 0, "lay 9"), Err(guess::ids::AFTER_BONUS));
    assert_eq!(refused(&game, 0, "bonus 3"), Ok(()));
    act(&mut game, 0, "bonus 3");
    assert_eq!(refused(&game, 0, "lay 9"), Err(guess::ids::OWN_CARD));
    assert_eq!(refused(&game, 0, "bonus 3"), Err(guess::ids::BONUS));
}

#[test]
fn after_the_end_the_over_rule_is_cited_and_the_seal_is_open() {
    let mut game = finished();
    let refusal = game.act(Seat(0), &Action::Bonus(1)).expect_err("it is over");
    assert_eq!(refusal, guess::ids::END.refuse(facts![why = "over"]));
    let end = game.record().end.clone().expect("the end is written");
    assert_eq!(end.seal, Seal::from_seed(7).open());
    let Turn::Over(outcome) = game.turn() else { panic!("it is over") };
    assert_eq!(end.end, outcome.standings());
    assert!(Seat::all(3).all(|seat| game.undo(seat).is_err()), "the seal is open: nothing can be taken back");
}

fn finished() -> Match<Guess> {
    let mut game = started(3);
    while let Some(seat) = game.turn().deciders().first() {
        assert_eq!(game.record().end, None, "the seal stays closed while somebody decides");
        lay(&mut game, seat.0);
    }
    game
}

#[test]
fn an_open_decision_is_taken_back_while_the_same_seat_decides() {
    let mut game = started(3);
    let before = *game.state();
    assert_eq!(game.may_undo(Seat(0)), Err(UndoRefusal::Nothing));
    act(&mut game, 0, "bonus 2");
    assert!(!game.last().is_empty(), "what the action did can be read again");
    assert_eq!(game.may_undo(Seat(0)), Ok(1));
    assert_eq!(game.may_undo(Seat(1)), Err(UndoRefusal::Nothing));
    assert_eq!(game.undo(Seat(0)), Ok(1));
    assert!(game.last().is_empty(), "what was taken back did nothing");
    assert_eq!(*game.state(), before);
    assert_eq!(game.hash(), game.record().start.hash);
    act(&mut game, 0, "bonus 3");
    assert_eq!(game.state().bonus, Some(3));
    assert_eq!(game.number(), 3, "action, undo, action");
}

#[test]
fn decisions_are_taken_back_one_by_one_from_the_last() {
    let mut game = started(2);
    act(&mut game, 0, "bonus 2");
    lay(&mut game, 0);
    assert_eq!(game.undo(Seat(0)), Ok(2));
    assert_eq!(game.undo(Seat(0)), Ok(1));
    assert_eq!(game.undo(Seat(0)), Err(UndoRefusal::Nothing), "all of it is taken back");
    assert_eq!(game.state().bonus, None);
}

#[test]
fn a_secret_card_is_taken_back_while_others_still_decide() {
    let mut game = started(3);
    act(&mut game, 0, "bonus 1");
    let hand = player(&game, 1).hand;
    lay(&mut game, 1);
    assert_eq!(game.undo(Seat(1)), Ok(2));
    assert_eq!((player(&game, 1).hand, player(&game, 1).laid), (hand, None));
    assert!(game.turn().deciders().contains(Seat(1)));
}

#[test]
fn a_secret_card_is_taken_back_although_another_was_laid_later() {
    let mut game = started(3);
    act(&mut game, 0, "bonus 1");
    lay(&mut game, 1);
    lay(&mut game, 2);
    let later = player(&game, 2);
    assert_eq!(game.undo(Seat(1)), Ok(2));
    assert_eq!(player(&game, 1).laid, None);
    assert_eq!(player(&game, 2), later, "what the other did stands");
    assert_eq!(game.undo(Seat(2)), Ok(3), "and can itself still be taken back");
    lay(&mut game, 2);
    lay(&mut game, 1);
    assert_eq!(game.state().round, 0);
    lay(&mut game, 0);
    assert_eq!(game.state().round, 1);
}

/// That another player laid a card does not say which one: at a table of people one's own can still be taken back.
#[test]
fn a_hidden_choice_of_another_does_not_bind() {
    let mut game = started(3);
    act(&mut game, 0, "bonus 1");
    lay(&mut game, 1);
    lay(&mut game, 2);
    assert_eq!(game.may_take_back(Seat(1)), Ok(2));
    assert_eq!(game.may_take_back(Seat(0)), Err(UndoRefusal::BuiltOn), "what the machine refuses stays refused");
}

#[test]
fn what_another_has_built_on_stays() {
    let mut game = started(3);
    act(&mut game, 0, "bonus 1");
    lay(&mut game, 1);
    assert_eq!(game.undo(Seat(0)), Err(UndoRefusal::BuiltOn), "seat 1 laid because of the bonus");
    assert_eq!(game.undo(Seat(1)), Ok(2));
    assert_eq!(game.undo(Seat(0)), Ok(1), "now nothing is built on it any more");
}

#[test]
fn nothing_is_taken_back_once_cards_were_shown_and_dice_rolled() {
    let mut game = started(2);
    act(&mut game, 0, "bonus 1");
    lay(&mut game, 0);
    let events = lay(&mut game, 1);
    assert!(events.iter().any(|told| told.rule == guess::ids::ROLL));
    assert_eq!(game.turn(), Turn::of(Seat(1)));
    for seat in [0, 1] {
        assert_eq!(game.undo(Seat(seat)), Err(UndoRefusal::Learnt), "seat {seat}");
    }
    act(&mut game, 1, "bonus 3");
    assert_eq!(game.undo(Seat(0)), Err(UndoRefusal::Learnt));
    assert_eq!(game.undo(Seat(1)), Ok(4), "but the new decision can be taken back");
    assert_eq!(game.undo(Seat(1)), Err(UndoRefusal::Learnt));
}

/// Where nothing is rolled or hidden, the reason is that the decision has passed on, even when it has come back.
#[test]
fn a_decision_that_has_passed_on_is_not_taken_back() {
    let (mut game, _) =
        Match::<ConnectFour>::start(&Table::new(2), <ConnectFour as kernel::Game>::base_edition(), Seal::from_seed(1))
            .expect("two play");
    let column = "4".parse().expect("a column");
    game.act(Seat(0), &column).expect("an empty column");
    assert_eq!(game.undo(Seat(0)), Err(UndoRefusal::Passed));
    assert_eq!(game.undo(Seat(1)), Err(UndoRefusal::Nothing));
    game.act(Seat(1), &column).expect("room is left");
    assert_eq!(game.undo(Seat(0)), Err(UndoRefusal::Passed), "no die was rolled in this game");
    assert_eq!(game.undo(Seat(1)), Err(UndoRefusal::Passed));
}

#[test]
fn every_refused_undo_has_a_sentence_in_both_languages() {
    let refusals = [
        UndoRefusal::Nothing,
        UndoRefusal::Learnt,
        UndoRefusal::Passed,
        UndoRefusal::BuiltOn,
        UndoRefusal::ChosenOpenly,
    ];
    for refusal in refusals {
        for lang in Lang::ALL {
            assert!(kernel::house_words().has(lang, refusal.key()), "{lang} {}", refusal.key());
        }
        assert!(refusal.to_string().ends_with('.'));
    }
}

#[test]
fn given_draws_must_be_those_the_game_asks_for() {
    let mut game = started(2);
    act(&mut game, 0, "bonus 1");
    lay(&mut game, 0);
    let before = game.clone();
    let last = <Guess as kernel::Game>::stand_in(game.state(), Seat(1));
    let given = |values: &[u32]| values.iter().map(|&value| Given::Value(value)).collect::<Vec<_>>();
    for (draws, reason) in [
        (given(&[]), "draw 1 is missing: the game asks for @1 n/3"),
        (given(&[0]), "draw 2 is missing: the game asks for @2 n/3"),
        (given(&[0, 3]), "draw 2 is 3, but the game asks for @2 n/3"),
        (given(&[0, 1, 2]), "the game asks for fewer draws: 1 left over"),
    ] {
        let fault = game.act_given(Seat(1), &last, draws).expect_err("they do not fit");
        assert_eq!(fault.to_string(), reason);
        assert_eq!(game.state(), before.state(), "the match is unchanged");
        assert_eq!(game.record(), before.record());
    }
    game.act_given(Seat(1), &last, given(&[2, 0])).expect("they fit");
    assert_eq!((player(&game, 0).rolled, player(&game, 1).rolled), (Some(3), Some(1)));
}

/// Draws given by hand use up none of the sealed dice.
#[test]
fn given_draws_leave_the_sealed_dice_alone() {
    let mut game = started(2);
    act(&mut game, 0, "bonus 1");
    lay(&mut game, 0);
    let last = <Guess as kernel::Game>::stand_in(game.state(), Seat(1));
    let mut honest = game.clone();
    honest.act(Seat(1), &last).expect("legal");
    game.act_given(Seat(1), &last, vec![Given::Value(0), Given::Value(0)]).expect("they fit");
    act(&mut game, 1, "bonus 1");
    lay(&mut game, 0);
    lay(&mut game, 1);
    assert_eq!(player(&game, 0).rolled, player(&honest, 0).rolled, "the first sealed draw comes only now");
    assert_eq!(player(&game, 1).rolled, player(&honest, 1).rolled);
}

/// Private streams: it changes nobody's dice who lays first.
#[test]
fn the_order_of_simultaneous_decisions_changes_no_die() {
    let rolled = |order: [u8; 3]| {
        let mut game = started(3);
        act(&mut game, 0, "bonus 1");
        order.iter().for_each(|&seat| {
            lay(&mut game, seat);
        });
        *game.state()
    };
    assert_eq!(rolled([0, 1, 2]), rolled([2, 0, 1]));
}

#[test]
fn a_match_starts_from_a_position_and_goes_on() {
    let mut game = started(2);
    act(&mut game, 0, "bonus 2");
    let position = <Guess as kernel::Scenario>::position(game.state());
    let edition = <Guess as kernel::Game>::base_edition();
    let mut later = Match::<Guess>::from_position(&position, edition, Seal::from_seed(3)).expect("it is sound");
    assert_eq!(later.state(), game.state());
    assert_eq!(later.undo(Seat(0)), Err(UndoRefusal::Nothing), "what came before is not of this match");
    lay(&mut later, 1);
    lay(&mut later, 0);
    assert_eq!(later.state().round, 1);
    let faults = Match::<Guess>::from_position(
        &serde_json::json!({"edition": "base", "big_die": false, "round": 9, "bonus": 4, "players": []}),
        edition,
        Seal::from_seed(3),
    )
    .expect_err("nonsense");
    assert_eq!(faults.0.len(), 3, "every reason is told: {faults}");
}
