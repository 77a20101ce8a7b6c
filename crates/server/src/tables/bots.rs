//! When the bots of a table think, and what becomes of their decisions.

use super::actor::{Actor, Ask};
use crate::bot::{self, Sitting};
use crate::metrics::METRICS;
use ::table::{Chair, Progress, WishFault};
use catalog::AnyAction;
use kernel::Seat;
use std::sync::Arc;

/// What a bot decided: for which seat, at which number of the game.
pub(super) struct Decided {
    seat: Seat,
    number: u32,
    action: AnyAction,
    sitting: Sitting,
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
            self.thinking = self.thinking.with(seat);
            tokio::spawn(async move {
                let slow_enough = tokio::time::sleep(shared.settings.bot_pause);
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
                    let _ = back.send(Ask::Decided(Box::new(Decided { seat, number, action, sitting }))).await;
                }
            });
        }
    }

    /// Lets a bot do what it decided; false when the room can no longer be trusted.
    pub(super) async fn bot_acts(&mut self, decided: Decided) -> bool {
        let Decided { seat, number, action, sitting } = decided;
        self.thinking = self.thinking.without(seat);
        let still_bot = self.room.sitter_of(seat).is_some_and(|chair| chair.bot().is_some());
        if !still_bot || self.room.phase() != Progress::Playing {
            return true;
        }
        let now = self.shared.clock.now_ms();
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
        if self.append(written, None).await.is_err() {
            return false;
        }
        self.publish();
        self.wake_bots_after(Some((seat, sitting)));
        true
    }
}
