//! The messages that wait for one listener. Most queues are empty most of the time, so a queue takes memory only
//! while something is in it.

use axum::body::Bytes;
use futures_util::Stream;
use std::collections::VecDeque;
use std::convert::Infallible;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

/// How many messages may wait for one slow listener before it must come back by itself.
const MOST_WAITING: usize = 32;

#[derive(Default)]
struct Queue {
    messages: VecDeque<Bytes>,
    /// The task that waits for the next message.
    waker: Option<Waker>,
    /// Whether one of the two ends has gone.
    closed: bool,
}

#[derive(Default)]
struct SharedQueue(Mutex<Queue>);

impl SharedQueue {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        // Nothing that happens under the lock can leave a queue half changed.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The sender's end.
pub(super) struct Outbox(Arc<SharedQueue>);

/// The listener's end: a stream that ends when the other end is dropped and everything was taken.
pub(crate) struct Inbox(Arc<SharedQueue>);

/// Both ends of a new queue.
pub(super) fn outbox() -> (Outbox, Inbox) {
    let shared = Arc::<SharedQueue>::default();
    (Outbox(Arc::clone(&shared)), Inbox(shared))
}

impl Outbox {
    /// Adds a message; false when nobody listens any more, or too slowly.
    pub(super) fn send(&self, message: Bytes) -> bool {
        let mut queue = self.0.queue();
        if queue.closed || queue.messages.len() >= MOST_WAITING {
            return false;
        }
        queue.messages.push_back(message);
        let waker = queue.waker.take();
        drop(queue);
        if let Some(waker) = waker {
            waker.wake();
        }
        true
    }

    /// Whether nobody listens any more.
    pub(super) fn is_closed(&self) -> bool {
        self.0.queue().closed
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        let mut queue = self.0.queue();
        queue.closed = true;
        let waker = queue.waker.take();
        drop(queue);
        if let Some(waker) = waker {
            waker.wake();
        }
    }
}

impl Drop for Inbox {
    fn drop(&mut self) {
        let mut queue = self.0.queue();
        queue.closed = true;
        queue.messages = VecDeque::new();
    }
}

impl Stream for Inbox {
    type Item = Result<Bytes, Infallible>;

    fn poll_next(self: Pin<&mut Inbox>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let mut queue = self.0.queue();
        if let Some(message) = queue.messages.pop_front() {
            if queue.messages.is_empty() {
                queue.messages = VecDeque::new();
            }
            return Poll::Ready(Some(Ok(message)));
        }
        if queue.closed {
            return Poll::Ready(None);
        }
        queue.waker = Some(context.waker().clone());
        Poll::Pending
    }
}

#[cfg(test)]
mod tests {
    use super::{MOST_WAITING, outbox};
    use axum::body::Bytes;
    use futures_util::StreamExt;

    #[tokio::test]
    async fn what_was_sent_is_heard_in_order_also_after_the_end() {
        let (to, mut from) = outbox();
        let hearing = tokio::spawn(async move {
            let mut heard = Vec::new();
            while let Some(Ok(message)) = from.next().await {
                heard.push(message);
            }
            heard
        });
        for number in 0..10_u8 {
            assert!(to.send(Bytes::from(vec![number])));
            tokio::task::yield_now().await;
        }
        drop(to);
        let heard: Vec<u8> = hearing.await.unwrap().iter().map(|message| message[0]).collect();
        assert_eq!(heard, (0..10).collect::<Vec<u8>>());
    }

    #[tokio::test]
    async fn a_slow_listener_is_dropped_and_one_that_left_is_noticed() {
        let (to, mut from) = outbox();
        for _ in 0..MOST_WAITING {
            assert!(to.send(Bytes::from_static(b"x")));
        }
        assert!(!to.send(Bytes::from_static(b"too many")));
        assert!(from.next().await.is_some());
        assert!(to.send(Bytes::from_static(b"there is room again")) && !to.is_closed());
        drop(from);
        assert!(to.is_closed() && !to.send(Bytes::from_static(b"nobody")));
    }
}
