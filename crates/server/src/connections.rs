//! Connections: how many there may be, and how long one may keep us waiting.

mod heads;
mod reader;

use crate::app::App;
use crate::limits::Headcount;
use crate::metrics::METRICS;
use crate::proxy;
use crate::words::say;
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::header::{CONNECTION, TRANSFER_ENCODING};
use axum::http::{HeaderValue, Request, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use kernel::{Lang, facts};
use reader::Reader;
use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, Semaphore, watch};
use tower::ServiceExt;

/// Open files that are no connections: the database, its log, the listener, what the runtime needs.
const OTHER_FILES: usize = 64;
/// How many are turned away with a word at the same time; they take open files, too.
const TURNED_AWAY: usize = 16;
/// The fewest connections that make a server.
const FEWEST: usize = 8;

/// How long a connection that has asked nothing yet may still ask when the server ends.
const FIRST_WORDS: Duration = Duration::from_secs(1);
/// How long what we send may stay unanswered before a connection is dead. A machine that falls asleep says no goodbye: until its
/// streams end, whoever sat before it counts as present, and is told of nothing.
const UNANSWERED: Duration = Duration::from_secs(30);
/// After how many seconds it may help to come back.
const COME_BACK: u32 = 10;

/// What somebody is told who has too many connections, or comes when all are taken.
static TOO_MANY: LazyLock<Vec<u8>> = LazyLock::new(|| no_room("429 Too Many Requests", "fault-many-connections"));
static FULL: LazyLock<Vec<u8>> = LazyLock::new(|| no_room("503 Service Unavailable", "fault-full-house"));

/// A whole answer, in both languages: what its reader prefers stands in a request that nobody reads.
fn no_room(status: &str, key: &'static str) -> Vec<u8> {
    let text: String = Lang::ALL.iter().map(|lang| say(*lang, key, facts![seconds = COME_BACK]) + "\n").collect();
    let length = text.len();
    format!(
        "HTTP/1.1 {status}\r\nretry-after: {COME_BACK}\r\nconnection: close\r\ncontent-type: text/plain; charset=utf-8\r\n\
         content-length: {length}\r\n\r\n{text}"
    )
    .into_bytes()
}

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
            turn_away(&places.turning, stream, &FULL);
            continue;
        };
        let counted = places.most_of_address.filter(|_| !proxy::is_trusted(peer.ip(), &app.trusted));
        let held = match counted.map(|most| places.by_address.hold(proxy::counted(peer.ip()), most)) {
            Some(None) => {
                turn_away(&places.turning, stream, &TOO_MANY);
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
    end_unanswered(&stream, UNANSWERED);
    let (begun, crooked) = (Arc::new(Notify::new()), Arc::new(AtomicBool::new(false)));
    let stream = Reader::new(stream, Duration::from_secs(app.caps.reading_seconds), Arc::clone(&crooked));
    let asked = Arc::clone(&begun);
    let service = hyper::service::service_fn(move |request| {
        asked.notify_one();
        answer(router.clone(), request, peer, crooked.load(Relaxed))
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(Duration::from_secs(app.caps.arrival_seconds))
        .max_buf_size(64 * 1024)
        .max_headers(64)
        .serve_connection(TokioIo::new(stream), service);
    let mut connection = std::pin::pin!(connection);
    // What a connection that has just been taken asks for may not be read yet: told to end now, hyper would close it unheard.
    let heard = async {
        let _ = stopping.changed().await;
        tokio::select! {
            () = begun.notified() => {}
            () = tokio::time::sleep(FIRST_WORDS) => {}
        }
    };
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = heard => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended early");
    }
}

/// Lets the system end a connection when what we sent was not answered for so long. Without it that takes a quarter of an hour.
fn end_unanswered(stream: &TcpStream, after: Duration) {
    // Elsewhere the system decides how long it tries; there is no common way to tell it.
    #[cfg(target_os = "linux")]
    if let Err(error) = socket2::SockRef::from(stream).set_tcp_user_timeout(Some(after)) {
        tracing::debug!(%error, "a connection may stay when it is dead");
    }
    #[cfg(not(target_os = "linux"))]
    let _ = (stream, after);
}

/// A head of this connection had a line that ends in a bare line feed: nothing that it asks for is done.
#[derive(Clone, Copy)]
pub(crate) struct Crooked;

/// Answers one request. Where the next head would begin cannot be told after a crooked head, or after a body in chunks: there the
/// connection ends.
async fn answer(
    router: Router,
    request: Request<Incoming>,
    peer: SocketAddr,
    crooked: bool,
) -> Result<Response<Body>, Infallible> {
    let last = crooked || request.headers().contains_key(TRANSFER_ENCODING);
    let mut request = request.map(Body::new);
    request.extensions_mut().insert(ConnectInfo(peer));
    if crooked {
        request.extensions_mut().insert(Crooked);
    }
    let mut response = router.oneshot(request).await?;
    if last {
        response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    }
    Ok(response)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::{UNANSWERED, end_unanswered};
    use std::io::ErrorKind;
    use std::net::Ipv4Addr;
    use std::time::Duration;
    use tokio::io::AsyncWriteExt;
    use tokio::net::{TcpListener, TcpStream};

    /// Our end of a connection, and the other.
    async fn pair() -> (TcpStream, TcpStream) {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let theirs = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        (listener.accept().await.unwrap().0, theirs)
    }

    #[tokio::test]
    async fn a_connection_whose_other_end_is_silent_ends_by_itself() {
        let (mut ours, theirs) = pair().await;
        end_unanswered(&ours, Duration::from_millis(500));
        // The other end takes nothing more, as one that sleeps: what we send fills the way and stays there.
        let filled = tokio::time::timeout(Duration::from_secs(60), async {
            loop {
                if let Err(error) = ours.write_all(&[b' '; 65536]).await {
                    return error.kind();
                }
            }
        });
        assert_eq!(filled.await.expect("it does not wait for ever"), ErrorKind::TimedOut);
        drop(theirs);
    }

    #[tokio::test]
    async fn visitors_have_half_a_minute() {
        let (ours, _theirs) = pair().await;
        end_unanswered(&ours, UNANSWERED);
        let set = socket2::SockRef::from(&ours).tcp_user_timeout().unwrap();
        assert_eq!(set, Some(Duration::from_secs(30)));
    }
}
