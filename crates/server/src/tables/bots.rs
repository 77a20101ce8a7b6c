//! When the bots of a table think, and what becomes of their decisions.

use super::actor::{Actor, Ask, Fate};
use super::live::Shared;
use crate::bot::{self, Sitting};
use crate::metrics::METRICS;
use crate::store::Lease;
use ::table::{Chair, Progress, TableId, WishFault};
use catalog::AnyAction;
use kernel::Seat;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::Duration;

/// How often a node that may not think for a bot asks whether the one that may is still there.
const TAKEOVER: Duration = Duration::from_secs(1);

/// What a bot decided: for which seat, at which number of the game.
pub(super) struct Decided {
    seat: Seat,
    number: u32,
    action: AnyAction,
    sitting: Sitting,
    /// Held until the decision is written, so that no other node thinks about the same.
    _alone: Lease,
}

/// Where a table stood when a bot was asked, and where it stands now.
#[derive(Clone)]
struct Moment {
    table: TableId,
    seq: u32,
    standing: Arc<AtomicU32>,
}

impl Moment {
    fn has_passed(&self) -> bool {
        self.standing.load(Relaxed) != self.seq
    }
}

/// Waits until this node alone may think for a seat; nothing if the table has gone on meanwhile.
async fn alone(shared: &Shared, moment: &Moment, seat: Seat) -> Option<Lease> {
    let Some(nodes) = shared.store.nodes() else { return Some(Lease::new(|| ())) };
    let what = format!("bot {} {}", moment.table, seat.0);
    let mut waited = false;
    while !moment.has_passed() {
        match nodes.lease(what.clone()).await {
            // Another node has just finished, perhaps with this very decision: then there is nothing left to think about.
            Ok(Some(lease)) if waited => {
                let heads = nodes.heads(vec![moment.table.clone()]).await.ok()?;
                return heads.iter().all(|(_, seq)| *seq == moment.seq).then_some(lease);
            }
            Ok(Some(lease)) => return Some(lease),
            Ok(None) => {}
            Err(fault) => tracing::info!(%fault, "no lease for a bot yet"),
        }
        waited = true;
        tokio::time::sleep(TAKEOVER).await;
    }
    None
}

impl Actor {
    /// Lets every bot that the game waits for start to think.
    pub(super) fn wake_bots(&mut self) {
        self.wake_bots_after(None);
    }

    /// The same right after a bot has acted. If its seat is asked again, it goes on thinking where it stopped; else what
    /// it foresaw is dropped here, so that no table keeps a tree while it waits for people.
    fn wake_bots_after(&mut self, mut acted: Option<(Seat, Sitting)>) {
        let Some(played) = self.room.played().filter(|_| self.room.phase() == Progress::Playing) else { return };
        // Whoever looks or sits down again wakes them.
        if !self.somebody_cares() {
            return;
        }
        // What a bot foresaw depends on whether the server went on without a break; where all play the same start, it begins anew.
        if self.room.duplicate().is_some() {
            acted = None;
        }
        let claim = self.shared.claim_of(&self.room);
        for seat in played.waited().iter() {
            if self.thinking.contains(seat) {
                continue;
            }
            let Some(level) = self.room.sitter_of(seat).and_then(Chair::bot) else { continue };
            let same = acted.take_if(|(who, sitting)| *who == seat && sitting.is_of(level));
            let mut sitting = same.map_or_else(|| Sitting::new(level), |(_, sitting)| sitting);
            let modest = (played.stand_in(seat), Sitting::new(level));
            let (played, number, seed) = (played.copy(), played.number(), self.room.bot_seed(seat));
            let (shared, back, claim) = (Arc::clone(&self.shared), self.back.clone(), claim.clone());
            let (table, seq, standing) = (self.room.id().clone(), self.room.seq(), Arc::clone(&self.standing));
            let moment = Moment { table, seq, standing };
            self.thinking = self.thinking.with(seat);
            tokio::spawn(async move {
                let slow_enough = tokio::time::sleep(shared.settings.bot_pause);
                let Some(_alone) = alone(&shared, &moment, seat).await else {
                    if let Some(back) = back.upgrade() {
                        let _ = back.send(Ask::Rested(seat)).await;
                    }
                    return;
                };
                let Ok(turn) = shared.thinkers.take(&claim, u32::MAX).await else { return };
                // The table may have left memory while its bot waited.
                if back.upgrade().is_none() {
                    return;
                }
                let began = std::time::Instant::now();
                let (action, sitting) = bot::thought(modest, move || {
                    let action = sitting.decide(played.as_ref(), seat, seed);
                    (action, sitting)
                })
                .await;
                drop(turn);
                METRICS.thought.observe(began.elapsed().as_secs_f64());
                slow_enough.await;
                if let Some(back) = back.upgrade() {
                    let _ = back.send(Ask::Decided(Box::new(Decided { seat, number, action, sitting, _alone }))).await;
                }
            });
        }
    }

    /// Lets a bot do what it decided; false when the room can no longer be trusted.
    pub(super) async fn bot_acts(&mut self, decided: Decided) -> bool {
        let Decided { seat, number, action, sitting, _alone } = decided;
        self.thinking = self.thinking.without(seat);
        let still_bot = self.room.sitter_of(seat).is_some_and(|chair| chair.bot().is_some());
        if !still_bot || self.room.phase() != Progress::Playing {
            return true;
        }
        let now = self.now();
        let written = match self.room.act_for_bot(seat, number, &action, now) {
            Ok(written) => written,
            // The game has gone on while it thought, for its seat or by what others did at the same time: it thinks again.
            Err(WishFault::Stale) => {
                self.wake_bots();
                return true;
            }
            Err(_) if number < self.room.number() => {
                self.wake_bots();
                return true;
            }
            Err(fault) => {
                tracing::error!(table = %self.room.id(), %fault, %action, "a bot wanted something impossible");
                let Some(modest) = self.room.played().map(|played| played.stand_in(seat)) else { return true };
                match self.room.act_for_bot(seat, self.room.number(), &modest, now) {
                    Ok(written) => written,
                    Err(_) => return true,
                }
            }
        };
        match self.append(written, None).await {
            Fate::Durable => {
                self.publish();
                self.wake_bots_after(Some((seat, sitting)));
                true
            }
            Fate::Overtaken => {
                self.wake_bots();
                true
            }
            Fate::Lost(_) => false,
        }
    }
}
