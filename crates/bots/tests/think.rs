//! Bots that stay at the table: they reuse their search tree, and search on several threads.

use bots::arena::decision_seed;
use bots::games::sapiens::SapiensInsight;
use bots::games::trex::TrexInsight;
use bots::games::warlock::WarlockInsight;
use bots::games::wrath::WrathInsight;
use bots::search::{Budget, Memory, Search};
use bots::{Bot, Effort, Insight, Level, Thinker};
use kernel::{Dice, Game, Knowledge, Scenario, Seal, Seat, Seats, Silent, Table, Turn};
use sapiens::Sapiens;
use trex::Trex;
use warlock::Warlock;
use wrath::{State, Wrath};

/// A state and a player about to use dice who has several options and will have a choice again afterwards.
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

/// What a search of 600 iterations chooses, how often it tried that, and the memory it leaves.
fn searched(state: &State, seat: Seat) -> (wrath::Action, u32, Memory<Wrath>) {
    let knowledge = Knowledge::<Wrath>::new(state, seat);
    let mut search = Search::new(&knowledge, &knowledge.actions(), &WrathInsight, 1);
    search.run(Budget::Iterations(600));
    assert_eq!(search.known(), 600);
    let chosen = search.choice(0.0, &mut Dice::fast(1));
    let (action, tried) = (search.looked()[chosen].action, search.looked()[chosen].tried);
    (action, tried, search.remember(chosen).expect("one seat decided"))
}

#[test]
fn a_search_goes_on_where_the_last_one_ended() {
    let (mut state, seat) = acting();
    let (action, tried, memory) = searched(&state, seat);
    let (_, _, same) = searched(&state, seat);
    Wrath::play(&mut state, seat, &action, &mut Dice::fast(1), &mut Silent);
    let knowledge = Knowledge::<Wrath>::new(&state, seat);
    let options = knowledge.actions();
    assert!(options.len() > 1, "there is a choice again");
    let resumed = Search::resume(&knowledge, &options, &options, &WrathInsight, 2, memory);
    assert!(resumed.known() > 0 && resumed.known() < tried, "{} of {tried}", resumed.known());
    // A bot that overlooks an option it had foreseen still knows about the others.
    let all = resumed.looked();
    let chosen = resumed.choice(0.0, &mut Dice::fast(1));
    let (most, known) = (all[chosen].tried, resumed.known());
    let others: Vec<_> = options.iter().filter(|&&action| action != all[chosen].action).copied().collect();
    let narrowed = Search::resume(&knowledge, &options, &others, &WrathInsight, 2, same);
    assert_eq!(narrowed.known(), known - most);
    assert_eq!(narrowed.looked().len(), options.len() - 1);
}

#[test]
fn what_was_not_foreseen_is_searched_anew() {
    let (state, seat) = acting();
    let knowledge = Knowledge::<Wrath>::new(&state, seat);
    let mut search = Search::new(&knowledge, &knowledge.actions(), &WrathInsight, 1);
    search.run(Budget::Iterations(100));
    let memory = search.remember(0).expect("one seat decided");
    // A decision does not follow from itself, so nothing is reused for the same one.
    let options = knowledge.actions();
    let resumed = Search::resume(&knowledge, &options, &options, &WrathInsight, 1, memory);
    assert_eq!(resumed.known(), 0);
}

/// The actions of the first decisions of a game between two bots on this many threads.
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

/// How many iterations a bot makes for its first decision after a roll.
fn worlds(mut bot: Thinker) -> u32 {
    let game = catalog::game("wrath").expect("it is in the list");
    let (mut played, _) = game.start(&Table::new(2), game.base_edition(), Seal::from_seed(5)).unwrap();
    let seat = played.waited().first().unwrap();
    played.act(seat, "roll").unwrap();
    bot.decide(&*played, seat, 1).explanation.iterations
}

#[test]
fn several_threads_look_at_as_many_worlds_together() {
    let standard = |threads| Thinker::new(Bot::Level(Level::Standard)).on_threads(threads);
    assert!(worlds(standard(1)).abs_diff(worlds(standard(3))) < 3);
}

#[test]
fn a_budget_takes_the_place_of_the_levels() {
    let level = |level| Thinker::new(Bot::Level(level));
    assert_eq!(worlds(level(Level::Newcomer).within(Budget::Iterations(321))), 321);
    assert_eq!(worlds(level(Level::Newcomer).within(Budget::Iterations(330)).on_threads(3)), 330);
}

/// A short time allows fewer iterations than a master makes, a longer time more than a newcomer makes; and time runs
/// for all threads at once.
#[cfg(feature = "clock")]
#[test]
fn a_time_budget_takes_the_place_of_the_levels() {
    let timed =
        |level, millis| Thinker::new(Bot::Level(level)).within(Budget::Time(std::time::Duration::from_millis(millis)));
    assert!(worlds(timed(Level::Master, 1)) < worlds(Thinker::new(Bot::Level(Level::Master))));
    assert!(worlds(timed(Level::Newcomer, 200)) > worlds(Thinker::new(Bot::Level(Level::Newcomer))));
    assert!(worlds(timed(Level::Newcomer, 1).on_threads(8)) >= 8 * 16, "each thread looks at something");
}

/// A kept tree reveals no more than a seat knows. Of two bots, one is given the true state and the other always a world
/// that looks the same from the seat; both do and foresee the same. Returns how many decisions were foreseen.
fn foresees_honestly<G: Scenario>(insight: &impl Insight<G>) -> u32 {
    let effort = Effort { iterations: 60, overlooks: 0.1, content: 0.02 };
    let setup = G::setup(&Table::new(2), G::base_edition()).expect("two can play");
    let mut dice = Dice::fast(8);
    let mut state = G::start(&setup, &mut dice, &mut Silent);
    let (mut actions, mut foreseen) = (Vec::new(), 0);
    for _ in 0..40 {
        let Turn::Decide(_) = G::turn(&state) else { break };
        let seat = G::waited(&state).first().expect("somebody is waited for");
        let [mut shown, mut fooled] = [(); 2].map(|()| Thinker::trying(effort));
        for seed in 0..8 {
            let other = G::imagine(&state, seat, &mut dice);
            let decision = shown.decide_knowing(&Knowledge::<G>::new(&state, seat), insight, seed);
            let again = fooled.decide_knowing(&Knowledge::<G>::new(&other, seat), insight, seed);
            assert_eq!(decision, again, "seat {seat} foresaw what it cannot know");
            assert_eq!(shown.foreseen(), fooled.foreseen());
            foreseen += u32::from(shown.foreseen() > 0);
            let action = decision.action.parse().expect("bots write the game's notation");
            G::play(&mut state, seat, &action, &mut dice, &mut Silent);
            let asked_again = matches!(G::turn(&state), Turn::Decide(_)) && G::waited(&state) == Seats::NONE.with(seat);
            if !asked_again {
                break;
            }
        }
        // Something else happens in between, so that other positions come up.
        if let Turn::Decide(_) = G::turn(&state) {
            let seat = G::waited(&state).first().expect("somebody is waited for");
            actions.clear();
            G::actions(&state, seat, &mut actions);
            let any = dice.below(actions.len() as u32) as usize;
            G::play(&mut state, seat, &actions[any], &mut dice, &mut Silent);
        }
    }
    foreseen
}

#[test]
fn what_is_kept_is_honest() {
    assert!(foresees_honestly::<Wrath>(&WrathInsight) > 0);
    assert!(foresees_honestly::<Sapiens>(&SapiensInsight) > 0);
    assert!(foresees_honestly::<Warlock>(&WarlockInsight) > 0);
    assert_eq!(foresees_honestly::<Trex>(&TrexInsight), 0, "where all decide at once nothing can be kept");
}

/// A bot that has kept a tree is asked after something other than its own decision: in another position, or in the very
/// one it foresaw, after an action was played and taken back.
#[test]
fn what_was_kept_is_dropped_when_somebody_else_decided() {
    let game = catalog::game("wrath").expect("it is in the list");
    let started = || game.start(&Table::new(2), game.base_edition(), Seal::from_seed(5)).unwrap().0;
    let (mut played, mut undone, mut other) = (started(), started(), started());
    let seat = played.waited().first().unwrap();
    for played in [&mut played, &mut undone, &mut other] {
        played.act(seat, "roll").unwrap();
        played.act(seat, "keep").unwrap();
    }
    let foreseen_after = |played: &mut dyn catalog::AnyMatch, between: &dyn Fn(&mut dyn catalog::AnyMatch)| {
        let mut bot = Thinker::new(Bot::Level(Level::Standard));
        let decision = bot.decide(played, seat, 1);
        assert_eq!(bot.foreseen(), 0, "the first decision is new");
        played.act(seat, &decision.action).expect("bots play by the rules");
        between(played);
        bot.decide(played, seat, 2);
        bot.foreseen()
    };
    assert!(foreseen_after(&mut *played, &|_| ()) > 0);
    let another = |played: &mut dyn catalog::AnyMatch| {
        let action = played.actions(seat)[0].0.clone();
        played.act(seat, &action).unwrap();
    };
    assert_eq!(foreseen_after(&mut *other, &another), 0);
    let there_and_back = |played: &mut dyn catalog::AnyMatch| {
        let before = played.hash();
        another(played);
        played.undo(seat).expect("nobody has learnt anything");
        assert_eq!(played.hash(), before);
    };
    assert_eq!(foreseen_after(&mut *undone, &there_and_back), 0);
}
