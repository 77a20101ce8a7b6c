//! Two ways a game could go on, compared by bots that play both to the end many times. What they found is kept with the table.
//!
//! A decision is compared from what its seat knew, a position of a finished game as it was. A running game can only be looked
//! at so by whoever plays it alone, from what they know.

mod told;

pub(crate) use told::{ComparisonsShown, OptionsShown};

use crate::Fault;
use crate::app::{App, Asker};
use crate::bot::{Comparer, Comparison, Way, compared_level};
use crate::jobs::{Job, Jobs, SLICE, Sliced, Work, alone};
use crate::replay::{Tape, tape};
use crate::what_if::own_solo_seat;
use ::table::{Room, TableId};
use catalog::AnyMatch;
use kernel::{Facts, Seat, facts};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::Instant;
use utoipa::ToSchema;

/// How many games of each way are played.
pub(crate) const GAMES: u32 = 200;
/// How many comparisons somebody may let be made at the same time.
const MOST: u32 = 2;

/// Which comparison: of a table, by its two ways as text.
pub(crate) type Which = (TableId, String);
/// The comparisons that this node makes now.
pub(crate) type Comparisons = Jobs<Which>;

/// One of two ways a game could go on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WayAsked {
    /// The table where it goes on so; otherwise the one asked about.
    #[serde(default)]
    table: Option<TableId>,
    /// After this many entries of its record.
    n: u32,
    /// What is decided there, in the game's notation; otherwise bots decide from there on.
    #[serde(default)]
    #[schema(max_length = 2000)]
    action: Option<String>,
}

/// A way that may be looked at, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct WayKept {
    table: TableId,
    n: u32,
    /// Who decides what.
    first: Option<(Seat, String)>,
    /// From whose knowledge.
    knowing: Option<Seat>,
}

/// A game that may be looked at, and from whose knowledge if not from the whole truth.
async fn watched(app: &App, asker: &Asker, id: &TableId) -> Result<(Tape, Option<Seat>), Fault> {
    let tape = tape(app, asker, id, None).await?;
    let person = asker.person.as_ref().map(|person| person.id.clone());
    let own = move |room: &Room| {
        let own = person.and_then(|person| own_solo_seat(room, &person));
        (room.phase().has_ended(), own)
    };
    match app.tables.look(id, move |room, _| own(room)).await? {
        (true, _) => Ok((tape, None)),
        (false, Some(own)) => Ok((tape, Some(own))),
        (false, None) => Err(Fault::forbidden("fault-not-over")),
    }
}

/// Who is asked where a game stands: whoever decided then, or else the first who is waited for. In a running game it is
/// whoever looks.
fn decider(tape: &Tape, there: &dyn AnyMatch, n: u32, knowing: Option<Seat>) -> Option<Seat> {
    let decided = tape.decided_at(n).map(|act| act.seat);
    let asked = knowing.or(decided).filter(|seat| there.turn().deciders().contains(*seat));
    asked.or_else(|| there.waited().first().filter(|_| knowing.is_none()))
}

/// A way with the game as it stands there.
struct Found {
    kept: WayKept,
    way: Way,
    tape: Tape,
}

async fn find(app: &App, asker: &Asker, id: &TableId, asked: WayAsked) -> Result<Found, Fault> {
    let table = asked.table.unwrap_or_else(|| id.clone());
    let (tape, knowing) = watched(app, asker, &table).await?;
    let (n, action) = (asked.n, asked.action);
    let standing = move || {
        let there = tape.standing_at(n)?;
        let first = match action {
            None => None,
            Some(action) => {
                let seat = decider(&tape, &*there, n, knowing).ok_or_else(|| Fault::forbidden("fault-not-over"))?;
                // As it is written down, so that what is the same is kept once.
                let action = there.read_action(&action).map_or(action, |read| read.to_string());
                there.check(seat, &action).map_err(|fault| told::refused(fault, &tape))?;
                Some((seat, action))
            }
        };
        let knowing = knowing.or(first.as_ref().map(|(seat, _)| *seat));
        let kept = WayKept { table, n, first: first.clone(), knowing };
        Ok(Found { kept, way: Way { there, edition: tape.edition, first, knowing }, tape })
    };
    app.tables.answer(&asker.claim(Some(id)), standing).await?
}

/// Lets two ways be compared, or goes on where that was left; or ends it.
pub(crate) async fn compare(
    app: &Arc<App>,
    asker: &Asker,
    id: &TableId,
    (one, other, stop): (WayAsked, WayAsked, bool),
) -> Result<ComparisonsShown, Fault> {
    let person = &asker.known()?.id;
    app.limits.writes.pass(asker.pass.unwrap_or_default()).await?;
    // Whoever may not look at the table keeps nothing with it.
    watched(app, asker, id).await?;
    let (one, other) = (find(app, asker, id, one).await?, find(app, asker, id, other).await?);
    let of = |found: &Found| (found.tape.game.about().id, found.way.there.seats());
    if one.kept == other.kept || of(&one) != of(&other) {
        return Err(Fault::asked("fault-compare", Facts::none()));
    }
    let which = (id.clone(), serde_json::to_string(&[&one.kept, &other.kept]).expect("plain data"));
    if stop {
        app.comparisons.stop(&which);
        return shown(app, asker, id).await;
    }
    let comparer = Comparer::begin(one.tape.game, [one.way, other.way], compared_level(), GAMES)
        .map_err(|fault| told::refused(fault, &one.tape))?;
    let capped = || Fault::capped("fault-many-comparisons", facts![most = MOST]);
    if let Some(running) = app.comparisons.begin(which, person, (MOST, capped))? {
        let job = Job { app: Arc::downgrade(app), claim: asker.claim(Some(id)), running };
        let app = Arc::clone(app);
        tokio::spawn(async move {
            if let Err(fault) = make(app, &job, comparer).await {
                tracing::warn!(table = %job.running.which.0, ?fault, "a comparison was left where it was");
            }
        });
    }
    shown(app, asker, id).await
}

async fn make(app: Arc<App>, job: &Job<Comparing>, mut comparer: Comparer) -> Result<(), Fault> {
    let (id, ways) = &job.running.which;
    let Some(_alone) = alone(&app.store, &format!("comparison {id} {ways}")).await? else { return Ok(()) };
    let kept = app.keeper.club.comparison_of(id.clone(), ways.clone()).await?;
    drop(app);
    if let Some(earlier) = kept.and_then(|text| serde_json::from_str(&text).ok()) {
        comparer.resume(earlier);
    }
    job.run(Comparing(comparer)).await
}

/// A comparison that is being made.
struct Comparing(Comparer);

impl Work for Comparing {
    type Which = Which;

    fn slice(&mut self, leaving: bool, keep: bool) -> Result<Sliced, Fault> {
        let began = Instant::now();
        while !leaving && began.elapsed() < SLICE && self.0.step() {}
        let found = self.0.comparison();
        let complete = found.complete();
        let text = (keep || complete).then(|| serde_json::to_string(found).expect("plain data"));
        Ok(Sliced { done: found.games.len() as u32, complete, text })
    }

    async fn keep(app: &App, (id, ways): &Which, done: u32, text: String) -> Result<(), Fault> {
        Ok(app.keeper.club.keep_comparison(id.clone(), ways.clone(), done, text).await?)
    }
}

/// What was compared at a table, as far as the asker may see it.
pub(crate) async fn shown(app: &App, asker: &Asker, id: &TableId) -> Result<ComparisonsShown, Fault> {
    let (tape, own) = watched(app, asker, id).await?;
    let mine = crate::analyses::my_seat(app, asker, id).await?;
    // Asked first: what ends between the two questions is kept by then.
    let running = app.comparisons.all(|(table, _)| table == id);
    let mut all = app.keeper.club.comparisons_of(id.clone()).await?;
    for ((_, ways), _) in &running {
        if !all.iter().any(|(kept, _)| kept == ways) {
            all.push((ways.clone(), String::new()));
        }
    }
    let mut found = Vec::new();
    for (ways, report) in all {
        let Ok([one, other]) = serde_json::from_str::<[WayKept; 2]>(&ways) else { continue };
        if !may_see(app, asker, id, [&one, &other], own).await? {
            continue;
        }
        let standing = running.iter().find(|((_, running), _)| *running == ways).map(|(_, done)| *done);
        let report: Option<Comparison> = serde_json::from_str(&report).ok();
        found.push(told::Told { ways: [one, other], report, running: standing });
    }
    let lang = asker.lang;
    app.tables.answer(&asker.claim(Some(id)), move || told::all(&tape, &found, mine, lang)).await
}

/// Whether somebody may see both ways. While the game runs, only those from their own knowledge.
async fn may_see(
    app: &App,
    asker: &Asker,
    id: &TableId,
    ways: [&WayKept; 2],
    own: Option<Seat>,
) -> Result<bool, Fault> {
    for way in ways {
        if way.table == *id {
            if own.is_some() && way.knowing != own {
                return Ok(false);
            }
            continue;
        }
        match watched(app, asker, &way.table).await {
            Ok((_, knowing)) if knowing.is_none() || way.knowing == knowing => {}
            Ok(_) | Err(Fault::Forbidden(_) | Fault::Missing) => return Ok(false),
            Err(fault) => return Err(fault),
        }
    }
    Ok(true)
}

/// What could be decided at a moment that the asker may look at.
pub(crate) async fn options(app: &App, asker: &Asker, id: &TableId, n: u32) -> Result<OptionsShown, Fault> {
    let ((tape, knowing), lang) = (watched(app, asker, id).await?, asker.lang);
    let listed = move || {
        let there = tape.standing_at(n)?;
        let seat = decider(&tape, &*there, n, knowing);
        Ok(told::options(&tape, &*there, seat, n, lang))
    };
    app.tables.answer(&asker.claim(Some(id)), listed).await?
}
