//! What analyses say of people: noted when an analysis is first shown, added up on their pages.

use super::Which;
use crate::Fault;
use crate::app::App;
use crate::bot::{AnalysisReport, AnalysisTotal, Thoroughness};
use ::table::{PersonId, Room};
use kernel::Seat;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// What one game says of a person. Shares of a victory are in millionths.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Sum {
    person: PersonId,
    luck: i32,
    given_away: i32,
    choices: u32,
    mistakes: u32,
}

/// What bots found when they looked back at somebody's games. Shares of a victory are in millionths.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct LookedBack {
    /// In how many games.
    pub(crate) games: u32,
    /// The luck in all of them together.
    pub(crate) luck: i64,
    /// What the decisions gave away, together.
    pub(crate) given_away: i64,
    /// How many real choices there were.
    pub(crate) choices: u32,
    /// How many of them gave something away.
    pub(crate) mistakes: u32,
}

/// What a more thorough analysis says counts, whichever came first.
const fn rank(effort: Thoroughness) -> u32 {
    match effort {
        Thoroughness::Quick => 1,
        Thoroughness::Standard => 2,
        Thoroughness::Deep => 3,
    }
}

/// Who played each seat. Who played several has no luck and makes no mistakes of one's own: what one seat loses the other wins.
fn players(room: &Room) -> Vec<Option<PersonId>> {
    let seats = room.played().map_or(0, catalog::AnyMatch::seats);
    let person = |seat: Seat| room.sitter_of(seat).and_then(|chair| chair.person()).cloned();
    let alone = |person: &PersonId| room.chairs_of(person).iter().count() == 1;
    Seat::all(seats).map(|seat| person(seat).filter(alone)).collect()
}

/// Notes what a complete analysis says of everybody, unless a better one did.
pub(super) async fn note(app: &App, (id, effort): &Which, report: &AnalysisReport) -> Result<(), Fault> {
    let club = &app.keeper.club;
    if club.rank_of_sums(id.clone()).await?.is_some_and(|known| known >= rank(*effort)) {
        return Ok(());
    }
    let players = app.tables.look(id, |room, _| players(room)).await?;
    let sum = |(person, total): (Option<PersonId>, &AnalysisTotal)| {
        let AnalysisTotal { luck, own, choices, mistakes, .. } = *total;
        person.map(|person| Sum { person, luck, given_away: -own, choices, mistakes })
    };
    let sums: Vec<Sum> = players.into_iter().zip(&report.totals()).filter_map(sum).collect();
    let text = serde_json::to_string(&sums).expect("plain data");
    Ok(club.keep_sums(id.clone(), rank(*effort), text).await?)
}

/// What was found in somebody's games, by game.
pub(crate) async fn looked_back(app: &App, person: &PersonId) -> Result<BTreeMap<String, LookedBack>, Fault> {
    let mut found: BTreeMap<String, LookedBack> = BTreeMap::new();
    for (game, text) in app.keeper.club.sums_of(person.clone()).await? {
        let sums: Vec<Sum> = serde_json::from_str(&text).unwrap_or_default();
        for sum in sums.into_iter().filter(|sum| sum.person == *person) {
            let all = found.entry(game.clone()).or_default();
            all.games += 1;
            all.luck += i64::from(sum.luck);
            all.given_away += i64::from(sum.given_away);
            all.choices += sum.choices;
            all.mistakes += sum.mistakes;
        }
    }
    Ok(found)
}
