//! A learnt network against the evaluation written by hand.

use super::Learner;
use super::play::{Pupil, quick};
use crate::arena::duel_seats;
use crate::net::Net;
use kernel::{Dice, Scenario, Silent, Table, Turn};

/// How games between two evaluations are played.
#[derive(Clone, Copy, Debug)]
pub struct Duel {
    /// The seed of all chance.
    pub seed: u64,
    /// How many seats there are.
    pub seats: u8,
    /// How many games.
    pub games: u32,
    /// Search iterations per decision.
    pub worlds: u32,
}

/// What a network won against the evaluation written by hand, or against another network: 1 for every victory, a share
/// for every shared one.
pub fn duel<G: Scenario, I: Learner<G>>(insight: I, net: &Net, other: Option<&Net>, how: &Duel) -> f64 {
    let pupil = Pupil { insight, net: Some(net.clone()) };
    let rival = Pupil { insight, net: other.cloned() };
    let mut dice = Dice::fast(how.seed);
    let mut won = 0.0;
    for number in 0..u64::from(how.games) {
        let ours = duel_seats(how.seats, number);
        let setup = G::setup(&Table::new(how.seats), G::base_edition()).expect("the usual table can be played");
        let mut state = G::start(&setup, &mut dice, &mut Silent);
        let outcome = loop {
            if let Turn::Over(outcome) = G::turn(&state) {
                break outcome;
            }
            let seat = G::waited(&state).first().expect("somebody is waited for");
            let player = if ours[seat.index()] { &pupil } else { &rival };
            let action = quick::<G>(player, &state, seat, how.worlds, &mut dice);
            G::play(&mut state, seat, &action, &mut dice, &mut Silent);
        };
        let places = |side: bool| outcome.standings().iter().zip(&ours).filter(move |&(_, &is)| is == side);
        let pairs =
            places(true).flat_map(|(mine, _)| places(false).map(move |(theirs, _)| mine.place.cmp(&theirs.place)));
        let (sum, count) = pairs.fold((0.0, 0.0), |(sum, count), order| match order {
            std::cmp::Ordering::Less => (sum + 1.0, count + 1.0),
            std::cmp::Ordering::Equal => (sum + 0.5, count + 1.0),
            std::cmp::Ordering::Greater => (sum, count + 1.0),
        });
        won += sum / count;
    }
    won
}
