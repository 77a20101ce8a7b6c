//! Looking back at finished games: bots analyse them slice by slice, in the queue in which they think, and what they find
//! is kept with the table. Whoever asks again takes it up where it was left.

mod curve;
mod sums;
mod told;

pub(crate) use curve::Curve;
pub(crate) use sums::{LookedBack, looked_back};
pub(crate) use told::Analysis;

use crate::Fault;
use crate::app::{App, Asker};
use crate::bot::{AnalysisReport, Analyst, Thoroughness};
use crate::limits::{Headcount, Hold};
use crate::replay::{Tape, tape};
use crate::store::{Lease, Store};
use crate::turns::Claim;
use ::table::{PersonId, TableId};
use kernel::facts;
use std::collections::HashMap;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

/// After how long an analysis lets others have its turn.
const SLICE: Duration = Duration::from_millis(200);
/// How often what was found so far is kept.
const KEPT: Duration = Duration::from_secs(5);
/// How long one waits for a turn whose person waits for too much already.
const PAUSE: Duration = Duration::from_millis(500);
/// How many games somebody may have analysed at the same time.
const MOST: u32 = 2;

/// Which analysis: of a table, at an effort.
type Which = (TableId, Thoroughness);

/// The analyses that this node makes now.
#[derive(Default)]
pub(crate) struct Analyses {
    /// How many entries each has looked at.
    running: Arc<Mutex<HashMap<Which, u32>>>,
    of_person: Headcount<PersonId>,
}

/// An analysis that is being made; it is so no more when this is dropped.
struct Running {
    all: Arc<Mutex<HashMap<Which, u32>>>,
    which: Which,
    _hold: Hold<PersonId>,
}

fn locked(running: &Mutex<HashMap<Which, u32>>) -> MutexGuard<'_, HashMap<Which, u32>> {
    // Nothing that happens under the lock can leave the map half changed.
    running.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Drop for Running {
    fn drop(&mut self) {
        locked(&self.all).remove(&self.which);
    }
}

impl Running {
    fn note(&self, done: u32) {
        locked(&self.all).insert(self.which.clone(), done);
    }
}

impl Analyses {
    /// How many entries an analysis has looked at, if this node makes it now.
    fn progress(&self, which: &Which) -> Option<u32> {
        locked(&self.running).get(which).copied()
    }

    /// Begins one for somebody; nothing if this node makes it already.
    fn begin(&self, which: Which, person: &PersonId) -> Result<Option<Running>, Fault> {
        let mut running = locked(&self.running);
        if running.contains_key(&which) {
            return Ok(None);
        }
        let hold = self.of_person.hold(person.clone(), MOST);
        let hold = hold.ok_or_else(|| Fault::capped("fault-many-analyses", facts![most = MOST]))?;
        running.insert(which.clone(), 0);
        Ok(Some(Running { all: Arc::clone(&self.running), which, _hold: hold }))
    }

    /// Waits until those that are under way have kept what they found, but not for ever.
    pub(crate) async fn rest(&self) {
        let began = Instant::now();
        while !locked(&self.running).is_empty() && began.elapsed() < KEPT {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

/// A finished game that somebody wants analysed.
async fn finished(app: &App, asker: &Asker, id: &TableId) -> Result<Tape, Fault> {
    let tape = tape(app, asker, id, None).await?;
    if tape.ended { Ok(tape) } else { Err(Fault::forbidden("fault-not-over")) }
}

/// What is known of an analysis now.
pub(crate) async fn shown(app: &App, asker: &Asker, id: &TableId, effort: Thoroughness) -> Result<Analysis, Fault> {
    let tape = finished(app, asker, id).await?;
    let which = (id.clone(), effort);
    // Asked first: what ends between the two questions is kept by then.
    let running = app.analyses.progress(&which);
    let kept = kept(app, &which, &tape).await?;
    let all = tape.record.entries.len() as u32;
    let done = kept.as_ref().map_or(0, |report| report.moments.len() as u32);
    let Some(report) = kept.filter(AnalysisReport::complete) else {
        let (done, running) = (done.max(running.unwrap_or(0)), running.is_some());
        return Ok(Analysis { effort: effort.id(), done, all, running, found: None });
    };
    sums::note(app, &which, &report).await?;
    let (mine, lang) = (my_seat(app, asker, id).await?, asker.lang);
    let told = app.tables.answer(&asker.claim(Some(id)), move || told::found(&tape, &report, mine, lang)).await?;
    Ok(Analysis { effort: effort.id(), done: all, all, running: false, found: Some(told?) })
}

/// The seat that somebody played.
async fn my_seat(app: &App, asker: &Asker, id: &TableId) -> Result<Option<u8>, Fault> {
    let Some(me) = asker.person.as_ref().map(|person| person.id.clone()) else { return Ok(None) };
    let chair = move |room: &::table::Room| {
        let chair = room.chairs_of(&me).iter().next()?;
        room.seat_at(chair).map(|seat| seat.0)
    };
    app.tables.look(id, move |room, _| chair(room)).await
}

/// What is kept, if it is of this game as it was played, in the present format.
async fn kept(app: &App, (id, effort): &Which, tape: &Tape) -> Result<Option<AnalysisReport>, Fault> {
    let Some(text) = app.keeper.club.analysis_of(id.clone(), effort.id()).await? else { return Ok(None) };
    Ok(serde_json::from_str(&text).ok().filter(|report: &AnalysisReport| report.is_of(&tape.record)))
}

/// Whether some analysis of a game is done and kept.
pub(crate) async fn is_done(app: &App, id: &TableId) -> Result<bool, Fault> {
    for effort in [Thoroughness::Standard, Thoroughness::Quick] {
        let kept = app.keeper.club.analysis_of(id.clone(), effort.id()).await?;
        let report = kept.and_then(|text| serde_json::from_str::<AnalysisReport>(&text).ok());
        if report.is_some_and(|report| report.complete()) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Lets a finished game be analysed, unless that is done or under way already.
pub(crate) async fn begin(
    app: &Arc<App>,
    asker: &Asker,
    id: &TableId,
    effort: Thoroughness,
) -> Result<Analysis, Fault> {
    let person = &asker.known()?.id;
    app.limits.writes.pass(asker.pass.unwrap_or_default()).await?;
    let found = shown(app, asker, id, effort).await?;
    if found.found.is_some() || found.running {
        return Ok(found);
    }
    let tape = finished(app, asker, id).await?;
    let Some(running) = app.analyses.begin((id.clone(), effort), person)? else { return Ok(found) };
    let job = Job { app: Arc::downgrade(app), claim: asker.claim(Some(id)), running };
    tokio::spawn(async move {
        if let Err(fault) = job.run(tape).await {
            tracing::warn!(table = %job.running.which.0, ?fault, "an analysis was left where it was");
        }
    });
    Ok(Analysis { running: true, ..found })
}

/// An analysis that is being made, and for whom.
struct Job {
    app: Weak<App>,
    claim: Claim,
    running: Running,
}

/// What is worked on: it is begun with the first turn.
struct Work {
    tape: Tape,
    effort: Thoroughness,
    /// What was kept of it before.
    earlier: Option<AnalysisReport>,
    analyst: Option<Analyst>,
}

/// What a slice of work found.
struct Sliced {
    done: u32,
    complete: bool,
    /// The report as text, if it is time to keep it.
    text: Option<String>,
}

impl Job {
    async fn run(&self, tape: Tape) -> Result<(), Fault> {
        let (id, effort) = &self.running.which;
        let Some(app) = self.app.upgrade() else { return Ok(()) };
        let Some(_alone) = alone(&app.store, &format!("analysis {id} {effort}")).await? else { return Ok(()) };
        let earlier = kept(&app, &self.running.which, &tape).await?;
        drop(app);
        let work = Arc::new(Mutex::new(Work { tape, effort: *effort, earlier, analyst: None }));
        let mut last_kept = Instant::now();
        loop {
            let Some(app) = self.app.upgrade() else { return Ok(()) };
            let leaving = app.leaving.load(Relaxed);
            let (sliced, keep) = (Arc::clone(&work), leaving || last_kept.elapsed() > KEPT);
            let sliced = app.tables.think(&self.claim, move || slice(&sliced, leaving, keep)).await;
            let Sliced { done, complete, text } = match sliced {
                Ok(sliced) => sliced?,
                // They wait for too much already: this waits with it.
                Err(Fault::Capped(_)) => {
                    drop(app);
                    tokio::time::sleep(PAUSE).await;
                    continue;
                }
                Err(fault) => return Err(fault),
            };
            self.running.note(done);
            if let Some(text) = text {
                app.keeper.club.keep_analysis(id.clone(), effort.id(), done, text).await?;
                last_kept = Instant::now();
            }
            if complete || leaving {
                return Ok(());
            }
        }
    }
}

/// The right to make an analysis alone; nothing if another node makes it.
async fn alone(store: &Arc<dyn Store>, what: &str) -> Result<Option<Lease>, Fault> {
    match store.nodes() {
        Some(nodes) => Ok(nodes.lease(what.to_owned()).await?),
        None => Ok(Some(Lease::new(|| ()))),
    }
}

/// Looks at entries until the slice is used up. Whatever broke off before is not touched again.
fn slice(work: &Mutex<Work>, leaving: bool, keep: bool) -> Result<Sliced, Fault> {
    let began = Instant::now();
    let mut work = work.lock().map_err(|_| Fault::Busy)?;
    let Work { tape, effort, earlier, analyst } = &mut *work;
    let analyst = match analyst {
        Some(analyst) => analyst,
        none => none.insert(begun(tape, *effort, earlier.take())?),
    };
    while !leaving && began.elapsed() < SLICE && analyst.step() {}
    let report = analyst.report();
    let complete = report.complete();
    let text = (keep || complete).then(|| serde_json::to_string(report).expect("plain data"));
    Ok(Sliced { done: report.moments.len() as u32, complete, text })
}

fn begun(tape: &Tape, effort: Thoroughness, earlier: Option<AnalysisReport>) -> Result<Analyst, Fault> {
    let mut analyst = Analyst::begin(tape.game, &tape.record, tape.edition, effort)
        .map_err(|fault| Fault::internal("a record does not replay", &fault))?;
    if let Some(earlier) = earlier {
        analyst.resume(earlier);
    }
    Ok(analyst)
}
