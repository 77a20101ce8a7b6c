//! Looking back at finished games: bots analyse them slice by slice, in the queue in which they think, and what they find
//! is kept with the table. Whoever asks again takes it up where it was left.

mod curve;
mod own;
mod sums;
mod told;

pub(crate) use curve::Curve;
pub(crate) use own::{OwnDecisions, own, own_seat};
pub(crate) use sums::{LookedBack, looked_back};
pub(crate) use told::Analysis;

use crate::Fault;
use crate::app::{App, Asker};
use crate::bot::{AnalysisReport, Analyst, Thoroughness};
use crate::jobs::{Job, Jobs, SLICE, Sliced, Work, alone};
use crate::replay::{Tape, tape};
use ::table::TableId;
use kernel::facts;
use std::sync::Arc;
use std::time::Instant;

/// How many games somebody may have analysed at the same time.
const MOST: u32 = 2;

/// Which analysis: of a table, at an effort.
type Which = (TableId, Thoroughness);
/// The analyses that this node makes now.
pub(crate) type Analyses = Jobs<Which>;

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
pub(crate) async fn my_seat(app: &App, asker: &Asker, id: &TableId) -> Result<Option<u8>, Fault> {
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
    let capped = || Fault::capped("fault-many-analyses", facts![most = MOST]);
    let Some(running) = app.analyses.begin((id.clone(), effort), person, (MOST, capped))? else { return Ok(found) };
    let job = Job { app: Arc::downgrade(app), claim: asker.claim(Some(id)), running };
    let app = Arc::clone(app);
    tokio::spawn(async move {
        if let Err(fault) = make(app, &job, tape).await {
            tracing::warn!(table = %job.running.which.0, ?fault, "an analysis was left where it was");
        }
    });
    Ok(Analysis { running: true, ..found })
}

async fn make(app: Arc<App>, job: &Job<Analysing>, tape: Tape) -> Result<(), Fault> {
    let (id, effort) = &job.running.which;
    let Some(_alone) = alone(&app.store, &format!("analysis {id} {effort}")).await? else { return Ok(()) };
    let earlier = kept(&app, &job.running.which, &tape).await?;
    drop(app);
    job.run(Analysing { tape, effort: *effort, earlier, analyst: None }).await
}

/// What is worked on: it is begun with the first turn.
struct Analysing {
    tape: Tape,
    effort: Thoroughness,
    /// What was kept of it before.
    earlier: Option<AnalysisReport>,
    analyst: Option<Analyst>,
}

impl Work for Analysing {
    type Which = Which;

    /// Looks at entries until the slice is used up. Whatever broke off before is not touched again.
    fn slice(&mut self, leaving: bool, keep: bool) -> Result<Sliced, Fault> {
        let began = Instant::now();
        let Analysing { tape, effort, earlier, analyst } = self;
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

    async fn keep(app: &App, (id, effort): &Which, done: u32, text: String) -> Result<(), Fault> {
        Ok(app.keeper.club.keep_analysis(id.clone(), effort.id(), done, text).await?)
    }
}

fn begun(tape: &Tape, effort: Thoroughness, earlier: Option<AnalysisReport>) -> Result<Analyst, Fault> {
    let mut analyst = Analyst::begin(tape.game, &tape.record, tape.edition, effort)
        .map_err(|fault| Fault::internal("a record does not replay", &fault))?;
    if let Some(earlier) = earlier {
        analyst.resume(earlier);
    }
    Ok(analyst)
}
