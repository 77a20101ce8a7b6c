//! How somebody fared, game by game.

use crate::person::Person;
use crate::store::Listed;
use ::table::Progress;
use serde::Serialize;
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// How somebody fared in one game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, ToSchema)]
pub(crate) struct Tally {
    /// Games played to the end.
    pub(crate) played: u32,
    /// Games won, alone or together.
    pub(crate) won: u32,
    /// The best score.
    pub(crate) best: Option<i32>,
    /// The mean score.
    pub(crate) mean: Option<f64>,
}

/// Results by game.
pub(crate) fn tally(person: &Person, tables: &[Listed]) -> BTreeMap<String, Tally> {
    let mut tallies: BTreeMap<String, (Tally, i64)> = BTreeMap::new();
    for table in tables.iter().filter(|table| table.card.phase == Progress::Over) {
        let Some(result) = &table.card.result else { continue };
        let mine = table.card.chairs.iter().position(|chair| chair.person.as_ref() == Some(&person.id));
        let Some(standing) = mine.and_then(|chair| result.get(chair)) else { continue };
        let (tally, sum) = tallies.entry(table.card.plan.game.clone()).or_default();
        tally.played += 1;
        tally.won += u32::from(standing.place == 1);
        tally.best = Some(tally.best.map_or(standing.score, |best| best.max(standing.score)));
        *sum += i64::from(standing.score);
        tally.mean = Some(*sum as f64 / f64::from(tally.played));
    }
    tallies.into_iter().map(|(game, (tally, _))| (game, tally)).collect()
}
