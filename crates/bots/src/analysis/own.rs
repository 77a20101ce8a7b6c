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
