//! The rulings.

use crate::table::{Run, check, given, play};
use kernel::{Audience, Game, Match, Seal, Seat, Table, UndoRefusal};
use trex::{Action, Direction, Trex};

#[test]
fn chapter_rulings() {
    check(
        "
        # rule      given                                    do         then
        TRX-RUL-19  phase=rex turn=8 TRI=C3                  NE N N N   phase=over rex=away stock=3/3/2/4 silent=TRX-REX-9
        TRX-RUL-20  phase=rex rex=C1                         N NE NW N  rex=C1 tells=TRX-REX-6*4
        TRX-RUL-25  seats=STE/TRI STE=B1 TRI=C1 stock=3/1 hand0=6/0/2 hand1=6/1/1  M:E M:S    discards0=1/0/0 discards1=6/1/1 phase=over
        TRX-RUL-25  STE=B1 TRI=C1 out=PTE,DIP stock=3/1/0/0  M:E P:S    phase=over winners=0 STE=C1
    ",
    );
}

/// TRX-RUL-16: a spectator counts everyone's provisions.
#[test]
fn provisions_lie_open() {
    let view = Trex::view(&given::state("stock=5/1/2/7"), Audience::Spectator);
    assert_eq!(view.players.iter().map(|player| player.provisions).collect::<Vec<_>>(), [5, 1, 2, 7]);
}

/// TRX-RUL-24: an answer can be taken back until the answers are shown, and not after; the rules accept no second one.
#[test]
fn an_answer_can_be_taken_back_until_it_is_shown() {
    let table = Table::new(2).with("two_player_pair", "STE_TRI").with("first_bone", 0);
    let (mut game, _) = Match::<Trex>::start(&table, Trex::base_edition(), Seal::from_seed(3)).expect("a plain table");
    let vote = Action::Vote;
    game.act(Seat(0), &vote(Direction::N)).expect("the first answer");
    assert_eq!(game.act(Seat(0), &vote(Direction::E)).expect_err("no second answer").rule.as_str(), "TRX-TURN-11");
    game.undo(Seat(0)).expect("nothing is shown yet");
    game.act(Seat(0), &vote(Direction::NE)).expect("a new answer");
    game.act(Seat(1), &vote(Direction::N)).expect("the last answer");
    assert_eq!(Trex::view(game.state(), Audience::Spectator).lake.to_string(), "B3");
    for seat in [Seat(0), Seat(1)] {
        assert_eq!(game.undo(seat), Err(UndoRefusal::Learnt));
    }
}

/// TRX-RUL-26: at the end everybody sees all hands and cards set aside; before that nobody does.
#[test]
fn everything_is_told_at_the_end() {
    let mut run = Run::new(given::state("phase=rex turn=8"));
    assert!(Trex::view(&run.state, Audience::Spectator).players.iter().all(|player| player.shown.is_none()));
    play(&mut run, "N S N S", "the last turn");
    let shown = Trex::view(&run.state, Audience::Spectator)
        .players
        .iter()
        .filter_map(|player| player.shown)
        .collect::<Vec<_>>();
    assert!(shown.len() == 4 && shown.iter().all(|cards| cards.set_aside.is_some()));
    assert_eq!(run.told.iter().filter(|told| told.rule.as_str() == "TRX-RUL-26").count(), 4);
}
