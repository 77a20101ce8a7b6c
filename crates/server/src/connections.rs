//! Connections: how many there may be, and how long one may keep us waiting.

use crate::app::App;
use crate::limits::Headcount;
use crate::metrics::METRICS;
use crate::proxy;
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::time::Sleep;
use tower::ServiceExt;

/// Open files that are no connections: the database, its log, the listener, what the runtime needs.
const OTHER_FILES: usize = 64;
/// How many are turned away with a word at the same time; they take open files, too.
const TURNED_AWAY: usize = 16;
/// The fewest connections that make a server.
const FEWEST: usize = 8;

/// What somebody is told who has too many connections, or comes when all are taken.
const TOO_MANY: &[u8] =
    b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 10\r\nconnection: close\r\ncontent-length: 0\r\n\r\n";
const FULL: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\nconnection: close\r\ncontent-length: 0\r\n\r\n";

/// How many connections there may be.
pub(crate) struct Places {
    all: Arc<Semaphore>,
    by_address: Headcount<IpAddr>,
    most_of_address: Option<u32>,
    /// How many are told at the same time why they are turned away.
    turning: Arc<Semaphore>,
}

impl Places {
    /// Places for as many as the operator wants and the system allows. An address never gets more than half of it.
    pub(crate) fn new(wanted: usize, most_of_address: Option<u32>) -> Places {
        // The limit is only a bound for us: where it cannot be read or raised, what the operator wants is tried.
        let files = rlimit::increase_nofile_limit(u64::MAX).map_or(usize::MAX, |files| files as usize);
        let all = wanted.min(files.saturating_sub(OTHER_FILES)).max(FEWEST);
        // The few files that are no connections are not worth a word at every start.
        if files < wanted {
            tracing::warn!(connections = all, wanted, "the system allows fewer open files than connections are wanted");
        }
        let half = u32::try_from(all / 2).unwrap_or(u32::MAX);
        Places {
            all: Arc::new(Semaphore::new(all)),
            by_address: Headcount::default(),
            turning: Arc::new(Semaphore::new(TURNED_AWAY)),
            most_of_address: most_of_address.map(|most| most.min(half)),
        }
    }
}

/// Takes connections until the server stops.
pub(crate) async fn accept(
    listener: TcpListener,
    router: Router,
    app: Arc<App>,
    places: Places,
    stopping: watch::Receiver<bool>,
) {
    let mut stop = stopping.clone();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stop.changed() => return,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Out of file handles, most likely: others must close first.
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        let Ok(permit) = Arc::clone(&places.all).try_acquire_owned() else {
            turn_away(&places.turning, stream, FULL);
            continue;
        };
        let counted = places.most_of_address.filter(|_| !proxy::is_trusted(peer.ip(), &app.trusted));
        let held = match counted.map(|most| places.by_address.hold(proxy::counted(peer.ip()), most)) {
            Some(None) => {
                turn_away(&places.turning, stream, TOO_MANY);
                continue;
            }
            Some(held @ Some(_)) => held,
            None => None,
        };
        let (router, app, stopping) = (router.clone(), Arc::clone(&app), stopping.clone());
        tokio::spawn(async move {
            METRICS.connections.inc();
            serve(stream, peer, router, &app, stopping).await;
            METRICS.connections.dec();
            drop((permit, held));
        });
    }
}

/// Says why and closes. When many are turned away at once, the others are not told why.
fn turn_away(turning: &Arc<Semaphore>, mut stream: TcpStream, why: &'static [u8]) {
    METRICS.slowed.inc();
    let Ok(permit) = Arc::clone(turning).try_acquire_owned() else { return };
    tokio::spawn(async move {
        // What they sent is read first: closing a connection with something unread takes back what was answered.
        let _ = tokio::time::timeout(Duration::from_secs(1), async {
            let _ = stream.read(&mut [0; 4096]).await;
            let _ = stream.write_all(why).await;
            let _ = stream.shutdown().await;
        })
        .await;
        drop(permit);
    });
}

async fn serve(stream: TcpStream, peer: SocketAddr, router: Router, app: &App, mut stopping: watch::Receiver<bool>) {
    let _ = stream.set_nodelay(true);
    let service = hyper::service::service_fn(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(Duration::from_secs(app.caps.arrival_seconds))
        .max_buf_size(64 * 1024)
        .max_headers(64)
        .serve_connection(TokioIo::new(Read::new(stream, Duration::from_secs(app.caps.reading_seconds))), service);
    let mut connection = std::pin::pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        _ = stopping.changed() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended early");
    }
}

/// A connection whose other end must read what it is sent: if it takes nothing for too long, the connection fails.
struct Read<T> {
    stream: T,
    patience: Duration,
    waiting: Option<Pin<Box<Sleep>>>,
}

impl<T> Read<T> {
    fn new(stream: T, patience: Duration) -> Read<T> {
        Read { stream, patience, waiting: None }
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

impl<T: AsyncRead + Unpin> AsyncRead for Read<T> {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, into)
    }
}

impl<T: AsyncWrite + Unpin> AsyncWrite for Read<T> {
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
    use super::Read;
    use std::io::ErrorKind;
    use std::time::Duration;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    #[tokio::test(start_paused = true)]
    async fn a_reader_that_takes_nothing_is_given_up_and_a_slow_one_is_not() {
        let (near, mut far) = tokio::io::duplex(1024);
        let mut sent = Read::new(near, Duration::from_secs(60));
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
