//! A duplicate as it is shown: by the API as data, by the pages in words.
//!
//! Until it closes nobody sees another's table, and how others came out only whoever has nothing left to decide.

use super::{Duplicate, load};
use crate::Fault;
use crate::app::{App, Asker};
use crate::store::{Entrant, StoreFault};
use crate::words::former;
use ::table::{DuplicateId, Listing, Millis, PersonId, Plan, Progress, TableId};
use kernel::Standing;
use serde::Serialize;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// A duplicate in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct DuplicateListed {
    pub(crate) id: DuplicateId,
    pub(crate) name: String,
    pub(crate) game: String,
    /// How many people sit at each table.
    pub(crate) people: u8,
    /// How many have entered.
    pub(crate) entered: u32,
    /// When the seals are opened, in milliseconds since 1970.
    pub(crate) closes: Millis,
    /// Whether they are.
    pub(crate) closed: bool,
}

/// A duplicate: tables with the same start, and how they came out.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct DuplicateShown {
    pub(crate) id: DuplicateId,
    pub(crate) name: String,
    pub(crate) host: PersonId,
    pub(crate) host_name: String,
    /// What is played at every table.
    pub(crate) plan: Plan,
    /// How many people sit at each table; bots have the other chairs.
    pub(crate) people: u8,
    /// How well the bots play.
    pub(crate) level: String,
    /// Whether everybody finds it in the list.
    pub(crate) listed: bool,
    /// In milliseconds since 1970.
    pub(crate) created: Millis,
    /// When the seals are opened, in milliseconds since 1970.
    pub(crate) closes: Millis,
    /// Whether they are.
    pub(crate) closed: bool,
    /// The fingerprint of the secret of all tables; each of their records begins with it.
    pub(crate) commitment: String,
    /// The secret, once the duplicate has closed.
    pub(crate) opened: Option<String>,
    /// Every table: those that are compared in their order, then the others.
    pub(crate) entries: Vec<DuplicateEntry>,
    /// The table at which I play.
    pub(crate) mine: Option<TableId>,
    /// Whether I can enter now.
    pub(crate) may_enter: bool,
}

/// A table of a duplicate.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct DuplicateEntry {
    /// The people who play there.
    pub(crate) people: Vec<DuplicatePerson>,
    pub(crate) state: EntryState,
    /// Where the table stands among all; whoever came out alike shares it. Nothing of a table that is not finished.
    pub(crate) rank: Option<usize>,
    /// How its game came out.
    pub(crate) result: Option<DuplicateResult>,
    /// The table; before the duplicate has closed only my own.
    pub(crate) table: Option<TableId>,
    /// Whether I play there.
    pub(crate) mine: bool,
}

/// Somebody who has entered.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct DuplicatePerson {
    pub(crate) person: PersonId,
    pub(crate) name: String,
}

/// How far a table of a duplicate is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum EntryState {
    /// Played to its end.
    Finished,
    /// Being played.
    Playing,
    /// Some of the team are still missing.
    Waiting,
    /// Given up, or not at its end when the duplicate closed.
    Unfinished,
}

impl EntryState {
    /// Its stable name.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            EntryState::Finished => "finished",
            EntryState::Playing => "playing",
            EntryState::Waiting => "waiting",
            EntryState::Unfinished => "unfinished",
        }
    }
}

/// How a game came out for the people at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct DuplicateResult {
    /// The place among those at the table, 1 for who won; a team that lost is second.
    pub(crate) place: u8,
    pub(crate) score: i32,
    /// By how much the score is behind the best of all tables.
    pub(crate) behind: i32,
    /// The scores of the bots at the table, the highest first; nothing where all play together.
    pub(crate) bots: Vec<i32>,
}

/// The duplicates that somebody sees: those that are open first, then the newest.
pub(crate) async fn listed(app: &App, asker: &Asker, most: u32) -> Result<Vec<DuplicateListed>, Fault> {
    let (me, now) = (asker.person.as_ref().map(|person| person.id.clone()), app.people.now());
    let mut all = Vec::new();
    for (id, kept, entered) in app.keeper.club.duplicates(me, now, most).await? {
        let duplicate: Duplicate = serde_json::from_str(&kept).map_err(StoreFault::from)?;
        let closed = duplicate.has_closed(now);
        let Duplicate { name, plan, people, closes, .. } = duplicate;
        all.push(DuplicateListed { id, name, game: plan.game, people, entered, closes, closed });
    }
    Ok(all)
}

/// A duplicate as somebody sees it.
pub(crate) async fn shown(app: &App, asker: &Asker, id: &DuplicateId) -> Result<DuplicateShown, Fault> {
    let (duplicate, now) = (load(app, id).await?, app.people.now());
    let entrants = app.keeper.club.entrants(id.clone()).await?;
    let closed = duplicate.has_closed(now);
    let mut known: Vec<PersonId> = entrants.iter().map(|entrant| entrant.person.clone()).collect();
    known.push(duplicate.host.clone());
    let names = app.keeper.club.names(known).await?;
    let name_of = |person: &PersonId| former(names.get(person).map_or("–", String::as_str), asker.lang);
    let me = asker.person.as_ref().map(|person| &person.id);
    let mine = entrants.iter().find(|entrant| Some(&entrant.person) == me).map(|entrant| entrant.table.clone());
    let seal = duplicate.seal()?;
    Ok(DuplicateShown {
        id: id.clone(),
        host_name: name_of(&duplicate.host),
        commitment: seal.commitment().to_string(),
        opened: closed.then(|| seal.open()),
        entries: entries(entrants, &duplicate, closed, mine.as_ref(), name_of),
        may_enter: !closed && mine.is_none(),
        mine,
        closed,
        name: duplicate.name,
        host: duplicate.host,
        plan: duplicate.plan,
        people: duplicate.people,
        level: duplicate.level,
        listed: duplicate.listed,
        created: duplicate.created,
        closes: duplicate.closes,
    })
}

/// Every table with those who play there, as far as whoever plays at `mine` may know.
fn entries(
    entrants: Vec<Entrant>,
    duplicate: &Duplicate,
    closed: bool,
    mine: Option<&TableId>,
    name_of: impl Fn(&PersonId) -> String,
) -> Vec<DuplicateEntry> {
    let mut tables: BTreeMap<TableId, (Vec<PersonId>, Option<Listing>)> = BTreeMap::new();
    for Entrant { person, table, card } in entrants {
        let (people, known) = tables.entry(table).or_default();
        people.push(person);
        *known = card;
    }
    let together = catalog::game(&duplicate.plan.game).is_some_and(|door| door.about().cooperative);
    let is_done = |card: &Option<Listing>| {
        matches!(state_of(card.as_ref(), closed), EntryState::Finished | EntryState::Unfinished)
    };
    let may_compare = closed || mine.and_then(|mine| tables.get(mine)).is_some_and(|(_, card)| is_done(card));
    let mut entries: Vec<DuplicateEntry> = tables
        .into_iter()
        .map(|(table, (people, card))| {
            let (state, is_mine) = (state_of(card.as_ref(), closed), Some(&table) == mine);
            let result = card.filter(|_| state == EntryState::Finished && (may_compare || is_mine));
            let named = |person: PersonId| DuplicatePerson { name: name_of(&person), person };
            DuplicateEntry {
                people: people.into_iter().map(named).collect(),
                state,
                rank: None,
                result: result.and_then(|card| result_of(&card, together)),
                table: (closed || is_mine).then_some(table),
                mine: is_mine,
            }
        })
        .collect();
    if may_compare {
        rank(&mut entries);
    } else {
        // An order by result would tell it.
        entries.sort_by(|one, other| {
            one.people.first().map(|one| &one.name).cmp(&other.people.first().map(|one| &one.name))
        });
    }
    entries
}

fn state_of(card: Option<&Listing>, closed: bool) -> EntryState {
    let Some(card) = card else { return if closed { EntryState::Unfinished } else { EntryState::Waiting } };
    match card.phase {
        Progress::Sealed | Progress::Over | Progress::Stopped if card.result.is_some() => EntryState::Finished,
        Progress::Sealed | Progress::Over | Progress::Stopped => EntryState::Unfinished,
        // It is stopped as soon as somebody looks at it.
        Progress::Waiting | Progress::Playing if closed => EntryState::Unfinished,
        Progress::Waiting => EntryState::Waiting,
        Progress::Playing => EntryState::Playing,
    }
}

/// The result of the people at a table: the first chair is theirs.
fn result_of(card: &Listing, together: bool) -> Option<DuplicateResult> {
    let (own, others) = card.result.as_ref()?.split_first()?;
    let Standing { place, score } = *own;
    let mut bots: Vec<i32> = if together { Vec::new() } else { others.iter().map(|other| other.score).collect() };
    bots.sort_by_key(|score| Reverse(*score));
    Some(DuplicateResult { place, score, behind: 0, bots })
}

/// Compares: first by place, since a game is won by its own rules, then by score. Who has not finished comes last.
fn rank(entries: &mut [DuplicateEntry]) {
    let worth = |entry: &DuplicateEntry| entry.result.as_ref().map(|result| (result.place, Reverse(result.score)));
    entries.sort_by_cached_key(|entry| {
        let name = entry.people.first().map(|one| one.name.clone());
        (entry.result.is_none(), worth(entry), entry.state, name)
    });
    let best = entries.iter().filter_map(|entry| entry.result.as_ref()).map(|result| result.score).max();
    let all: Vec<_> = entries.iter().map(worth).collect();
    for entry in entries.iter_mut() {
        let own = worth(entry);
        if let (Some(result), Some(best)) = (&mut entry.result, best) {
            result.behind = best - result.score;
            entry.rank = all.iter().position(|other| *other == own).map(|before| before + 1);
        }
    }
}
