//! A small proxy between a node and its database, that cuts and slows connections.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A way to the database that can be cut and slowed.
pub(super) struct Proxy {
    pub(super) address: SocketAddr,
    /// Changes whenever all connections are cut.
    cuts: watch::Sender<u32>,
    /// How long each piece of data is held back, in milliseconds.
    delay: Arc<AtomicU64>,
}

impl Proxy {
    /// A way to an address.
    pub(super) async fn start(to: String) -> io::Result<Proxy> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let (address, cuts, delay) = (listener.local_addr()?, watch::Sender::new(0), Arc::new(AtomicU64::new(0)));
        let (watching, slowness) = (cuts.clone(), Arc::clone(&delay));
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let (to, cut, slowness) = (to.clone(), watching.subscribe(), Arc::clone(&slowness));
                tokio::spawn(carry(near, to, cut, slowness));
            }
        });
        Ok(Proxy { address, cuts, delay })
    }

    /// Ends every connection.
    pub(super) fn cut(&self) {
        self.cuts.send_modify(|count| *count += 1);
    }

    /// Holds everything back for a while.
    pub(super) async fn slow(&self, delay: Duration, lasting: Duration) {
        self.delay.store(delay.as_millis() as u64, Relaxed);
        tokio::time::sleep(lasting).await;
        self.delay.store(0, Relaxed);
    }
}

async fn carry(near: TcpStream, to: String, mut cut: watch::Receiver<u32>, slowness: Arc<AtomicU64>) {
    let Ok(far) = TcpStream::connect(to).await else { return };
    let (_, _) = (near.set_nodelay(true), far.set_nodelay(true));
    let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
    tokio::select! {
        _ = copy(near_in, far_out, &slowness) => {}
        _ = copy(far_in, near_out, &slowness) => {}
        _ = cut.changed() => {}
    }
}

async fn copy(
    mut from: impl AsyncReadExt + Unpin,
    mut to: impl AsyncWriteExt + Unpin,
    slowness: &AtomicU64,
) -> io::Result<()> {
    let mut bytes = vec![0; 64 * 1024];
    loop {
        let count = from.read(&mut bytes).await?;
        if count == 0 {
            return Ok(());
        }
        let delay = slowness.load(Relaxed);
        if delay > 0 {
            tokio::time::sleep(Duration::from_millis(delay)).await;
        }
        to.write_all(&bytes[..count]).await?;
    }
}
