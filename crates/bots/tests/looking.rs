//! Looking back while a game runs, and comparing two ways it could go on: what it depends on, and that it can be left and taken up.

use bots::Level;
use bots::analysis::{Comparer, OwnPast, Thoroughness, Way};
use catalog::{AnyMatch, Door};
use kernel::{Audience, Seal, Seat, Table};

/// A game of random decisions that has come so far, with a seat that has several things to do there.
fn somewhere(game: &dyn Door, seed: u64) -> (Box<dyn AnyMatch>, Seat, String) {
    let seats = *game.about().seats.start();
    let (mut played, _) = game.start(&Table::new(seats), game.base_edition(), Seal::from_seed(seed)).unwrap();
    for step in 0.. {
        let seat = played.waited().first().expect("the game goes on");
        let actions = played.notations(seat);
        let pick = (seed as usize + step * 7919) % actions.len();
        if step >= 12 && actions.len() > 1 && played.check(seat, &actions[pick]).is_ok() {
            return (played, seat, actions[pick].clone());
        }
        played.act(seat, &actions[pick]).unwrap();
    }
    unreachable!("games do not end after a dozen decisions")
}

#[test]
fn it_depends_on_nothing_that_the_seat_does_not_know() {
    let mut worlds_differed = 0;
    for game in catalog::games() {
        for seed in 0..3 {
            let (there, seat, action) = somewhere(*game, seed);
            let weighed = |position: &serde_json::Value, chance: u64| {
                let mut played = game.load(position, game.base_edition(), Seal::from_seed(chance)).unwrap();
                played.act(seat, &action).unwrap();
                let own = OwnPast::of(*game, played.record(), game.base_edition(), seat, Thoroughness::Quick).unwrap();
                assert_eq!(own.numbers().collect::<Vec<_>>(), [1]);
                own.weigh(1).unwrap()
            };
            let (truth, other) = (there.position(), there.imagined(seat, 7));
            worlds_differed += u32::from(truth != other);
            let found = weighed(&truth, 1);
            assert_eq!(found.action, action);
            assert_eq!(found, weighed(&other, 2), "{}: seed {seed}", game.about().id);
        }
    }
    assert!(worlds_differed >= 6, "worlds that are alike prove nothing: {worlds_differed}");
}

#[test]
fn only_decisions_of_the_seat_that_stood_are_weighed() {
    let game = catalog::game("trex").unwrap();
    let (mut played, _) = game.start(&Table::new(2), game.base_edition(), Seal::from_seed(3)).unwrap();
    for step in 0..20_usize {
        let seat = played.waited().first().unwrap();
        let actions = played.notations(seat);
        played.act(seat, &actions[step % actions.len()]).unwrap();
        if step == 5 && played.undo(seat).is_ok() {
            played.act(seat, &actions[0]).unwrap();
        }
    }
    let own = OwnPast::of(game, played.record(), game.base_edition(), Seat(1), Thoroughness::Quick).unwrap();
    let numbers: Vec<u32> = own.numbers().collect();
    assert!(!numbers.is_empty());
    for entry in &played.record().entries {
        let kernel::record::Entry::Act(act) = entry else { continue };
        assert_eq!(own.weigh(act.n).is_some(), numbers.contains(&act.n));
        assert!(!numbers.contains(&act.n) || act.seat == Seat(1));
    }
}

/// The first game of the list, some decisions in, with the seat that decides.
fn there(seed: u64) -> (&'static dyn Door, Box<dyn AnyMatch>, Seat) {
    let game = catalog::games()[1];
    let (mut played, _) = game.start(&Table::new(2), game.base_edition(), Seal::from_seed(seed)).unwrap();
    for step in 0..6_usize {
        let seat = played.waited().first().unwrap();
        let actions = played.notations(seat);
        played.act(seat, &actions[step % actions.len()]).unwrap();
    }
    let seat = played.waited().first().unwrap();
    (game, played, seat)
}

fn ways(there: &dyn AnyMatch, game: &dyn Door, seat: Seat, actions: [&str; 2]) -> [Way; 2] {
    actions.map(|action| Way {
        there: there.copy(),
        edition: game.base_edition(),
        first: Some((seat, action.to_owned())),
        knowing: Some(seat),
    })
}

#[test]
fn a_comparison_that_was_left_goes_on_as_if_it_had_not_been() {
    let (game, played, seat) = there(1);
    let actions = played.notations(seat);
    let [one, other] = [&actions[0], actions.last().unwrap()];
    let begin = || Comparer::begin(game, ways(&*played, game, seat, [one, other]), Level::Instant, 4).unwrap();
    let mut whole = begin();
    while whole.step() {}
    assert!(whole.comparison().complete());
    let mut left = begin();
    for _ in 0..3 {
        assert!(left.step());
    }
    let kept = serde_json::to_string(left.comparison()).unwrap();
    let mut again = begin();
    assert!(again.resume(serde_json::from_str(&kept).unwrap()));
    assert_eq!(again.comparison().games.len(), 1, "half a pair is none");
    while again.step() {}
    assert_eq!(again.comparison(), whole.comparison());
    let mut same = Comparer::begin(game, ways(&*played, game, seat, [one, one]), Level::Instant, 3).unwrap();
    while same.step() {}
    assert!(same.comparison().games.iter().all(|[one, other]| one == other), "the same way with the same luck");
    assert!(!begin().resume(same.comparison().clone()), "another number of games");
    assert!(Comparer::begin(game, ways(&*played, game, seat, [one, "nonsense"]), Level::Instant, 4).is_err());
}

#[test]
fn it_depends_on_nothing_that_the_decider_does_not_know() {
    let mut differed = 0;
    for seed in 0..4 {
        let (game, truth, seat) = there(seed);
        let other = game.load(&truth.imagined(seat, 9), game.base_edition(), Seal::from_seed(77)).unwrap();
        differed += u32::from(truth.position() != other.position());
        let actions = truth.notations(seat);
        let [one, two] = [&actions[0], actions.last().unwrap()];
        let found = |world: &dyn AnyMatch| {
            let mut comparer = Comparer::begin(game, ways(world, game, seat, [one, two]), Level::Instant, 2).unwrap();
            while comparer.step() {}
            comparer.comparison().clone()
        };
        assert_eq!(found(&*truth), found(&*other));
    }
    assert!(differed > 0, "worlds that are alike prove nothing");
}

#[test]
fn a_world_that_a_seat_imagines_depends_on_nothing_else_than_what_it_knows() {
    let mut differed = 0;
    for game in catalog::games() {
        for seed in 0..3 {
            let (truth, seat, _) = somewhere(*game, seed);
            let edition = game.base_edition();
            // Another truth that the seat could not tell from this one.
            let other = game.load(&truth.imagined(seat, 99), edition, Seal::from_seed(5)).unwrap();
            differed += u32::from(truth.position() != other.position());
            let worlds: Vec<serde_json::Value> = (0..6).map(|number| truth.imagined(seat, number)).collect();
            for (number, world) in (0..).zip(&worlds) {
                assert_eq!(*world, other.imagined(seat, number), "{}: it tells something hidden", game.about().id);
                let played =
                    game.load(world, edition, Seal::from_seed(number)).expect("it can be played on from there");
                let seen = |played: &dyn AnyMatch| played.view(Audience::Seat(seat));
                assert_eq!(seen(&*played), seen(&*truth), "{}: the seat knows as much as before", game.about().id);
            }
            if truth.position() != other.position() {
                assert!(worlds.iter().any(|world| *world != worlds[0]), "what is hidden is dealt anew");
            }
        }
    }
    assert!(differed >= 6, "worlds that are alike prove nothing: {differed}");
}
