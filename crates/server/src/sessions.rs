//! What lasts only as long as a session does: streams end when their person logs out.

use crate::token::PersonId;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// The fingerprint of a pass.
pub(crate) type Fingerprint = [u8; 32];

/// Those who want to hear of the end of a session, by person.
#[derive(Default)]
pub(crate) struct Sessions(Mutex<HashMap<PersonId, Vec<Waiting>>>);

struct Waiting {
    pass: Fingerprint,
    /// Dropped when the session ends.
    open: oneshot::Sender<()>,
}

impl Waiting {
    fn is_over(&self) -> bool {
        self.open.is_closed()
    }
}

impl Sessions {
    fn waiting(&self) -> MutexGuard<'_, HashMap<PersonId, Vec<Waiting>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until the session of a pass ends; for somebody without one for ever.
    pub(crate) fn ended(&self, session: Option<(&PersonId, Fingerprint)>) -> impl Future<Output = ()> + Send + use<> {
        let told = session.map(|(person, pass)| {
            let (open, told) = oneshot::channel();
            let mut waiting = self.waiting();
            // Those who no longer wait are swept now and then.
            if waiting.len() >= 256 && waiting.len().is_power_of_two() {
                waiting.retain(|_, theirs| !theirs.iter().all(Waiting::is_over));
            }
            let theirs = waiting.entry(person.clone()).or_default();
            theirs.retain(|waiting| !waiting.is_over());
            theirs.push(Waiting { pass, open });
            told
        });
        async move {
            match told {
                // Nobody sends anything: the other end is dropped.
                Some(told) => drop(told.await),
                None => std::future::pending().await,
            }
        }
    }

    /// The sessions on whose end somebody waits.
    pub(crate) fn open(&self) -> Vec<(PersonId, Fingerprint)> {
        let waiting = self.waiting();
        waiting.iter().flat_map(|(person, theirs)| theirs.iter().map(|one| (person.clone(), one.pass))).collect()
    }

    /// Ends those sessions of a person that are named.
    pub(crate) fn end(&self, person: &PersonId, which: impl Fn(&Fingerprint) -> bool) {
        if let Some(theirs) = self.waiting().get_mut(person) {
            theirs.retain(|waiting| !which(&waiting.pass));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Sessions;
    use crate::token::{PersonId, Random};
    use futures_util::FutureExt;

    #[tokio::test]
    async fn the_end_of_a_session_is_heard_by_it_alone() {
        let (sessions, ada) = (Sessions::default(), PersonId::random().unwrap());
        let mut first = std::pin::pin!(sessions.ended(Some((&ada, [1; 32]))));
        let mut second = std::pin::pin!(sessions.ended(Some((&ada, [2; 32]))));
        let mut nobody = std::pin::pin!(sessions.ended(None));
        assert!(first.as_mut().now_or_never().is_none());
        sessions.end(&ada, |pass| *pass == [1; 32]);
        assert!(first.now_or_never().is_some());
        assert!(second.as_mut().now_or_never().is_none() && nobody.as_mut().now_or_never().is_none());
        sessions.end(&ada, |_| true);
        assert!(second.now_or_never().is_some());
    }
}
