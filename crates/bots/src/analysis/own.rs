//! What a seat's own decisions were worth, while the game still runs: from what the seat knew at each of them, and from
//! nothing else. Nothing of it depends on what the seat does not know, not even the dice with which worlds are imagined.

use super::options::Question;
use super::past::Past;
use super::report::Choice;
use super::{Pains, Thoroughness};
use crate::Insight;
use crate::games::{self, Visitor};
use catalog::{AnyEdition, Door};
use kernel::{Game, Knowledge, Record, RecordFault, Seat};

/// A decision of the seat that asks.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnDecision {
    /// The number of its entry in the record.
    pub number: u32,
    /// What was done, in the game's notation.
    pub action: String,
    /// What there was to choose from, if there was a choice.
    pub choice: Option<Choice>,
}

/// The decisions of one seat in a game that may still run.
pub struct OwnPast {
    past: Past,
    seat: Seat,
    pains: Pains,
    /// The entries that are decisions of the seat, and stood.
    places: Vec<usize>,
}

impl std::fmt::Debug for OwnPast {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "OwnPast({} decisions of seat {})", self.places.len(), self.seat)
    }
}

impl OwnPast {
    /// What a seat has decided in a game so far.
    ///
    /// # Errors
    /// If something is wrong with the record.
    pub fn of(
        game: &dyn Door,
        record: &Record,
        edition: AnyEdition,
        seat: Seat,
        effort: Thoroughness,
    ) -> Result<OwnPast, RecordFault> {
        let past = Past::of(game, record, edition)?;
        let is_own = |place: &usize| past.act(*place).is_some_and(|act| act.seat == seat);
        let places = (0..past.len()).filter(is_own).collect();
        Ok(OwnPast { past, seat, pains: effort.pains(), places })
    }

    /// The numbers of their entries.
    pub fn numbers(&self) -> impl Iterator<Item = u32> {
        self.places.iter().filter_map(|&place| self.past.act(place)).map(|act| act.n)
    }

    /// Weighs the decision with this number, if it is one of the seat.
    pub fn weigh(&self, number: u32) -> Option<OwnDecision> {
        let place =
            self.places.iter().copied().find(|&place| self.past.act(place).is_some_and(|act| act.n == number))?;
        Some(games::open(self.past.game(), Weighing { own: self, place }))
    }
}

struct Weighing<'a> {
    own: &'a OwnPast,
    place: usize,
}

impl Visitor for Weighing<'_> {
    type Output = OwnDecision;

    fn visit<G: Game, I: Insight<G>>(self, _: &G::State, insight: &I) -> OwnDecision {
        let OwnPast { past, seat, pains, .. } = self.own;
        let act = past.act(self.place).expect("only what stood is weighed");
        let chosen: G::Action = act.action.parse().expect("the record was replayed");
        let knowledge = Knowledge::<G>::new(past.state::<G>(self.place), *seat);
        // Not from the record: it holds what others did in secret.
        let seed = u64::from(act.n).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let choice = Question { knowledge: &knowledge, chosen: &chosen, insight, pains, seed }.weigh();
        OwnDecision { number: act.n, action: act.action.clone(), choice }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::AnyMatch;
    use kernel::{Seal, Table};

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
                    let own =
                        OwnPast::of(*game, played.record(), game.base_edition(), seat, Thoroughness::Quick).unwrap();
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
}
