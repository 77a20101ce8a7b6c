//! Takes what is due to its ends, again and again where that fails, and gives up in the end.

use super::calls::CallFault;
use super::{Contact, Event, Matter, Notices, Way};
use crate::app::App;
use crate::metrics::METRICS;
use crate::store::{Notice, StoreFault};
use ::table::Millis;
use std::collections::BTreeSet;
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::task::JoinSet;

/// How often to look for what is due.
const PAUSE: Duration = Duration::from_millis(500);
/// How many notices are told at the same time.
const AT_ONCE: usize = 16;
/// How often a notice is tried before it is given up: with the usual pauses after half a day.
const MOST_TRIES: u32 = 6;
/// How much longer each pause is than the one before.
const SLOWER: u32 = 5;
/// After how long a notice is too old to be told.
const TOO_OLD: Millis = 24 * 60 * 60 * 1000;

const MAIL: &str = "mail";
const WEBHOOK: &str = "webhook";
const PUSH: &str = "push ";

/// Tells what is due as long as the server is there.
pub(crate) async fn deliver_all(app: Weak<App>) {
    let mut telling: JoinSet<i64> = JoinSet::new();
    let mut busy: BTreeSet<i64> = BTreeSet::new();
    loop {
        let Some(app) = app.upgrade() else { return };
        let room = AT_ONCE - telling.len();
        if room > 0 {
            let due = app.notices.store.due_notices(app.notices.clock.now_ms(), room, busy.iter().copied().collect());
            match due.await {
                Ok(due) => {
                    for notice in due {
                        busy.insert(notice.no);
                        telling.spawn(deliver(Arc::clone(&app.notices), notice));
                    }
                }
                Err(fault) => tracing::warn!(%fault, "what is to be told cannot be read"),
            }
        }
        drop(app);
        tokio::select! {
            Some(told) = telling.join_next(), if !telling.is_empty() => match told {
                Ok(no) => { busy.remove(&no); }
                // Which one failed is not known: all that is left is begun anew.
                Err(error) => {
                    tracing::error!(%error, "a notice could not be told");
                    telling.shutdown().await;
                    busy.clear();
                }
            },
            () = tokio::time::sleep(PAUSE) => {}
        }
    }
}

/// Tells one notice to all its ends, and notes what is left to do.
async fn deliver(notices: Arc<Notices>, notice: Notice) -> i64 {
    let left = match notices.attempt(&notice).await {
        Ok(left) => left,
        Err(fault) => {
            tracing::warn!(%fault, "a notice waits for the store");
            tokio::time::sleep(PAUSE).await;
            return notice.no;
        }
    };
    let now = notices.clock.now_ms();
    let given_up = notice.tries + 1 >= MOST_TRIES || now - notice.at > TOO_OLD && notice.matter != Event::Soon.into();
    let noted = if left.is_empty() {
        notices.store.settled(notice.no).await
    } else if given_up {
        METRICS.notices_given_up.inc();
        tracing::info!(matter = notice.matter.id(), "a notice is given up");
        notices.store.settled(notice.no).await
    } else {
        let pause = notices.retry.as_millis() as Millis * Millis::from(SLOWER.pow(notice.tries));
        notices.store.postponed(notice.no, left, now + pause).await
    };
    if let Err(fault) = noted {
        tracing::warn!(%fault, "what became of a notice could not be noted");
        tokio::time::sleep(PAUSE).await;
    }
    notice.no
}

impl Notices {
    /// Tries every end that has not got the notice yet; returns those that are to be tried again.
    async fn attempt(&self, notice: &Notice) -> Result<Vec<String>, StoreFault> {
        let Some(contact) = self.store.contact_of(&notice.person).await? else { return Ok(Vec::new()) };
        match notice.matter {
            Matter::Confirmation => {
                Ok(left_of(MAIL, self.mail_confirmation(&contact, &notice.person).await).into_iter().collect())
            }
            Matter::Recovery => {
                Ok(left_of(MAIL, self.mail_recovery(&contact, &notice.person).await).into_iter().collect())
            }
            Matter::Event(event) => self.attempt_event(&contact, notice, event).await,
        }
    }

    async fn attempt_event(&self, contact: &Contact, notice: &Notice, event: Event) -> Result<Vec<String>, StoreFault> {
        let said = self.said(contact, notice, event);
        let wanted = |end: &str| notice.ends.as_ref().is_none_or(|ends| ends.iter().any(|left| left == end));
        let mut left = Vec::new();
        for way in contact.ways(event) {
            match way {
                Way::Mail if wanted(MAIL) => left.extend(left_of(MAIL, self.mail_notice(contact, notice, &said).await)),
                Way::Webhook if wanted(WEBHOOK) => {
                    left.extend(left_of(WEBHOOK, self.post_webhook(contact, notice, event, &said).await));
                }
                Way::Push => {
                    for end in self.store.pushes_of(&notice.person).await? {
                        let name = format!("{PUSH}{}", end.endpoint);
                        if wanted(&name) {
                            left.extend(left_of(&name, self.push_notice(contact, notice, &said, &end).await));
                        }
                    }
                }
                Way::Mail | Way::Webhook => {}
            }
        }
        Ok(left)
    }
}

/// The end, if it is to be tried again.
fn left_of(end: &str, told: Result<(), CallFault>) -> Option<String> {
    match told {
        Ok(()) => {
            METRICS.notices_told.inc();
            None
        }
        Err(CallFault::Refused) => None,
        Err(CallFault::Failed(reason)) => {
            tracing::info!(way = end.split(' ').next().unwrap_or_default(), %reason, "a notice was not taken");
            Some(end.to_owned())
        }
    }
}
