//! Bots that stay at the table: they go on where they stopped thinking, and think on several threads.

use bots::arena::decision_seed;
use bots::games::WrathInsight;
use bots::search::{Budget, Search};
use bots::{Bot, Knowledge, Level, Thinker};
use kernel::{Dice, Game, Seal, Seat, Silent, Table, Turn};
use wrath::{State, Wrath};

/// A player about to use dice, with several things to do, who will have a choice again afterwards.
fn acting() -> (State, Seat) {
    let setup = Wrath::setup(&Table::new(2), Wrath::base_edition()).unwrap();
    let mut dice = Dice::fast(3);
    let mut state = Wrath::start(&setup, &mut dice, &mut Silent);
    for word in ["roll", "keep"] {
        let seat = state.active();
        Wrath::play(&mut state, seat, &word.parse().unwrap(), &mut dice, &mut Silent);
    }
    let seat = state.active();
    (state, seat)
}

#[test]
fn a_search_goes_on_where_the_last_one_ended() {
    let (mut state, seat) = acting();
    let knowledge = Knowledge::<Wrath>::new(&state, seat);
    let mut search = Search::new(&knowledge, &knowledge.actions(), &WrathInsight, 1);
    search.run(Budget::Iterations(600));
    assert_eq!(search.known(), 600);
    let chosen = search.choice(0.0, &mut Dice::fast(1));
    let (action, tried) = (search.looked()[chosen].action, search.looked()[chosen].tried);
    let memory = search.remember(chosen).expect("one seat decided");
    Wrath::play(&mut state, seat, &action, &mut Dice::fast(1), &mut Silent);
    let knowledge = Knowledge::<Wrath>::new(&state, seat);
    let options = knowledge.actions();
    assert!(options.len() > 1, "there is a choice again");
    let resumed = Search::resume(&knowledge, &options, &WrathInsight, 2, memory);
    assert!(resumed.known() > 0 && resumed.known() < tried, "{} of {tried}", resumed.known());
}

#[test]
fn what_was_not_foreseen_is_searched_anew() {
    let (state, seat) = acting();
    let knowledge = Knowledge::<Wrath>::new(&state, seat);
    let mut search = Search::new(&knowledge, &knowledge.actions(), &WrathInsight, 1);
    search.run(Budget::Iterations(100));
    let memory = search.remember(0).expect("one seat decided");
    // The same decision again does not follow from itself.
    let resumed = Search::resume(&knowledge, &knowledge.actions(), &WrathInsight, 1, memory);
    assert_eq!(resumed.known(), 0);
}

/// The actions of the first decisions of a game between two such bots.
fn opening(threads: u32) -> Vec<String> {
    let game = catalog::game("wrath").expect("it is in the list");
    let (mut played, _) = game.start(&Table::new(2), game.base_edition(), Seal::from_seed(5)).unwrap();
    let mut bots = [(); 2].map(|()| Thinker::new(Bot::Level(Level::Instant)).on_threads(threads));
    let mut actions = Vec::new();
    while actions.len() < 30 {
        let Turn::Decide(seats) = played.turn() else { break };
        let seat = seats.first().unwrap();
        let decision = bots[seat.index()].decide(&*played, seat, decision_seed(5, actions.len() as u32));
        played.act(seat, &decision.action).expect("bots play by the rules");
        actions.push(decision.action);
    }
    actions
}

#[test]
fn threads_and_memory_change_nothing_by_chance() {
    assert_eq!(opening(1), opening(1));
    assert_eq!(opening(3), opening(3), "which thread is first does not matter");
}

#[test]
fn several_threads_look_at_as_many_worlds_together() {
    let game = catalog::game("wrath").expect("it is in the list");
    let (mut played, _) = game.start(&Table::new(2), game.base_edition(), Seal::from_seed(5)).unwrap();
    let seat = played.waited().first().unwrap();
    played.act(seat, "roll").unwrap();
    let worlds = |threads| {
        let mut bot = Thinker::new(Bot::Level(Level::Standard)).on_threads(threads);
        bot.decide(&*played, seat, 1).explanation.iterations
    };
    assert!(worlds(1).abs_diff(worlds(3)) < 3);
}
