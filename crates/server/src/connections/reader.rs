//! What a connection receives and sends: who reads nothing is given up, and heads are looked at.

use super::heads::Heads;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::Sleep;

/// A connection whose other end must read what it is sent: if it takes nothing for too long, the connection fails. It also sees
/// how the heads of requests are written.
pub(super) struct Reader<T> {
    stream: T,
    patience: Duration,
    waiting: Option<Pin<Box<Sleep>>>,
    heads: Heads,
    /// Becomes true when a line of a head ends in a bare line feed.
    crooked: Arc<AtomicBool>,
}

impl<T> Reader<T> {
    pub(super) fn new(stream: T, patience: Duration, crooked: Arc<AtomicBool>) -> Reader<T> {
        Reader { stream, patience, waiting: None, heads: Heads::default(), crooked }
    }

    /// Passes on what a write came to; one that goes on waiting for too long becomes an error.
    fn within<R>(&mut self, written: Poll<io::Result<R>>, context: &mut Context<'_>) -> Poll<io::Result<R>> {
        if written.is_ready() {
            self.waiting = None;
            return written;
        }
        let patience = self.patience;
        let waiting = self.waiting.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
        ready!(waiting.as_mut().poll(context));
        Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, "nobody reads what is sent")))
    }
}

impl<T: AsyncRead + Unpin> AsyncRead for Reader<T> {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let before = into.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, into);
        if !self.heads.receive(&into.filled()[before..]) {
            self.crooked.store(true, Relaxed);
        }
        read
    }
}

impl<T: AsyncWrite + Unpin> AsyncWrite for Reader<T> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.within(written, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, pieces);
        self.within(written, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.within(flushed, context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let shut = Pin::new(&mut self.stream).poll_shutdown(context);
        self.within(shut, context)
    }
}

#[cfg(test)]
mod tests {
    use super::Reader;
    use std::io::ErrorKind;
    use std::sync::Arc;
    use std::time::Duration;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    #[tokio::test(start_paused = true)]
    async fn a_reader_that_takes_nothing_is_given_up_and_a_slow_one_is_not() {
        let (near, mut far) = tokio::io::duplex(1024);
        let mut sent = Reader::new(near, Duration::from_secs(60), Arc::default());
        let reading = tokio::spawn(async move {
            for _ in 0..8 {
                tokio::time::sleep(Duration::from_secs(50)).await;
                far.read_exact(&mut [0; 512]).await.unwrap();
            }
            far
        });
        sent.write_all(&[0; 4096]).await.expect("it is slow, but it reads");
        let _far = reading.await.unwrap();
        let failed = sent.write_all(&[0; 4096]).await.expect_err("nobody reads any more");
        assert_eq!(failed.kind(), ErrorKind::TimedOut);
    }
}
