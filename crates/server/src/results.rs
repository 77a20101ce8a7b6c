//! How somebody fared, game by game.

use crate::person::Person;
use crate::store::Listed;
use ::table::{ListedChair, Progress};
use serde::Serialize;
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// How somebody fared in one game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, ToSchema)]
pub(crate) struct Tally {
    /// Games that counted: played to the end, given up by me, or given up by whom I played against.
    pub(crate) played: u32,
    /// Games won, alone or together, or because the other gave up.
    pub(crate) won: u32,
    /// Games that I gave up; they count as lost, whatever a bot made of them.
    pub(crate) given_up: u32,
    /// Games that were ended before their end without anybody giving up: they count for nobody.
    pub(crate) abandoned: u32,
    /// The best score.
    pub(crate) best: Option<i32>,
    /// The mean score of the games that I played to the end.
    pub(crate) mean: Option<f64>,
}

/// Results by game.
pub(crate) fn tally(person: &Person, tables: &[Listed]) -> BTreeMap<String, Tally> {
    let mut tallies: BTreeMap<String, (Tally, i64, u32)> = BTreeMap::new();
    for card in tables.iter().map(|table| &table.card).filter(|card| card.phase.has_ended()) {
        let is_mine = |chair: &ListedChair| chair.person.as_ref() == Some(&person.id) && !chair.kept;
        let Some(mine) = card.chairs.iter().position(is_mine) else { continue };
        let (tally, sum, scored) = tallies.entry(card.plan.game.clone()).or_default();
        let standing = card.result.as_ref().and_then(|result| result.get(mine));
        if card.chairs[mine].resigned {
            tally.played += 1;
            tally.given_up += 1;
        } else if let (Progress::Over, Some(standing)) = (card.phase, standing) {
            tally.played += 1;
            *scored += 1;
            tally.won += u32::from(standing.place == 1);
            tally.best = Some(tally.best.map_or(standing.score, |best| best.max(standing.score)));
            *sum += i64::from(standing.score);
            tally.mean = Some(*sum as f64 / f64::from(*scored));
        } else if card.chairs.iter().any(|chair| chair.resigned) {
            let together = catalog::game(&card.plan.game).is_some_and(|door| door.about().cooperative);
            tally.played += 1;
            tally.won += u32::from(!together);
        } else {
            tally.abandoned += 1;
        }
    }
    tallies.into_iter().map(|(game, (tally, ..))| (game, tally)).collect()
}

#[cfg(test)]
mod tests {
    use super::{Person, Progress, tally};
    use crate::store::Listed;
    use crate::token::{PersonId, Random, TableId};
    use ::table::{ListedChair, Listing, Plan};
    use kernel::{Standing, Table};

    #[test]
    fn giving_up_counts_as_lost_and_an_abandoned_game_for_nobody() {
        let [me, other] = [0, 1].map(|_| PersonId::random().unwrap());
        let person = Person { id: me.clone(), name: "Ada".to_owned(), login: None, created: 0 };
        let table = |phase, result: Option<[i32; 2]>, resigned: Option<usize>| {
            let chairs = [&me, &other].into_iter().enumerate().map(|(number, person)| ListedChair {
                name: String::new(),
                person: Some(person.clone()),
                kept: false,
                resigned: resigned == Some(number),
            });
            let place = |scores: [i32; 2], score: i32| if scores.iter().any(|other| *other > score) { 2 } else { 1 };
            let result =
                result.map(|scores| scores.map(|score| Standing { place: place(scores, score), score }).to_vec());
            let plan = Plan::usual("wrath", Table::new(2));
            let card = Listing { phase, plan, chairs: chairs.collect(), open: 0, result };
            Listed { id: TableId::random().unwrap(), card, waiting: 0, created: 0, updated: 0 }
        };
        let tables = [
            table(Progress::Over, Some([10, 4]), None),
            table(Progress::Over, Some([20, 4]), Some(0)),
            table(Progress::Stopped, None, Some(0)),
            table(Progress::Stopped, None, Some(1)),
            table(Progress::Stopped, None, None),
            table(Progress::Playing, None, None),
        ];
        let tallies = tally(&person, &tables);
        let wrath = &tallies["wrath"];
        assert_eq!((wrath.played, wrath.won, wrath.given_up, wrath.abandoned), (4, 2, 2, 1));
        assert_eq!((wrath.best, wrath.mean), (Some(10), Some(10.0)));
    }
}
