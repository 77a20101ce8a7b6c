//! The bus between nodes: PostgreSQL's LISTEN and NOTIFY on a connection of their own. It may lose and repeat news.

use super::connections::{CHANNEL, fault};
use super::encryption::Encryption;
use super::faults::Faults;
use crate::store::StoreFault;
use crate::store::nodes::{Bulletin, Heard, News, NodeId, bulletins};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio_postgres::{AsyncMessage, Client, Config};

/// How much may wait to be told or heard. What is more is lost, and found out later.
const QUEUE: usize = 4096;
/// How long news are gathered that no transaction takes along.
const GATHER: Duration = Duration::from_millis(20);
/// How long to wait before the database is asked again for a connection.
const PAUSE: Duration = Duration::from_millis(200);

/// Both ends of this node's part of the bus.
pub(super) struct Bus {
    pub(super) tell: mpsc::Sender<News>,
    pub(super) heard: mpsc::Receiver<Heard>,
}

impl Bus {
    pub(super) fn start(config: Config, node: NodeId, faults: Faults) -> Bus {
        let (tell, telling) = mpsc::channel(QUEUE);
        let (hears, heard) = mpsc::channel(QUEUE);
        tokio::spawn(run(config, node, faults, telling, hears));
        Bus { tell, heard }
    }
}

/// Listens and tells until nobody on this node is left to do either.
async fn run(
    config: Config,
    node: NodeId,
    mut faults: Faults,
    mut telling: mpsc::Receiver<News>,
    hears: mpsc::Sender<Heard>,
) {
    while !hears.is_closed() {
        match attend(&config, node, &mut faults, &mut telling, &hears).await {
            Ok(()) => return,
            Err(fault) => tracing::warn!(%fault, "the bus between nodes is away"),
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// One connection's time.
async fn attend(
    config: &Config,
    node: NodeId,
    faults: &mut Faults,
    telling: &mut mpsc::Receiver<News>,
    hears: &mpsc::Sender<Heard>,
) -> Result<(), StoreFault> {
    let (client, mut connection) = config.connect(Encryption).await.map_err(fault)?;
    let (arrived, mut arriving) = mpsc::channel(QUEUE);
    let driver = tokio::spawn(async move {
        loop {
            match std::future::poll_fn(|context| connection.poll_message(context)).await {
                // If nobody takes it, it is lost, as any news may be.
                Some(Ok(AsyncMessage::Notification(notice))) => drop(arrived.try_send(notice.payload().to_owned())),
                Some(Ok(_)) => {}
                Some(Err(error)) => return tracing::info!(%error, "the listening connection ended"),
                None => return,
            }
        }
    });
    let ended = listen(&client, node, faults, telling, &mut arriving, hears).await;
    driver.abort();
    ended
}

async fn listen(
    client: &Client,
    node: NodeId,
    faults: &mut Faults,
    telling: &mut mpsc::Receiver<News>,
    arriving: &mut mpsc::Receiver<String>,
    hears: &mpsc::Sender<Heard>,
) -> Result<(), StoreFault> {
    client.batch_execute(&format!("LISTEN {CHANNEL}")).await.map_err(fault)?;
    // Listening has begun, so whatever is found missing now is missed no more.
    let _ = hears.try_send(Heard::Gap);
    loop {
        tokio::select! {
            notice = arriving.recv() => {
                let Some(notice) = notice else { return Err(StoreFault::away("store-cut")) };
                for _ in 0..faults.copies() {
                    pass_on(&notice, node, hears);
                }
            }
            first = telling.recv() => {
                let Some(first) = first else { return Ok(()) };
                tell(client, node, first, telling).await?;
            }
        }
    }
}

fn pass_on(notice: &str, node: NodeId, hears: &mpsc::Sender<Heard>) {
    // What a newer version tells and this one does not know is left out.
    let Ok(bulletin) = serde_json::from_str::<Bulletin>(notice) else { return };
    if bulletin.node != node {
        for news in bulletin.news.into_iter().filter_map(|news| serde_json::from_value(news).ok()) {
            let _ = hears.try_send(Heard::From(bulletin.node, news));
        }
    }
}

async fn tell(
    client: &Client,
    node: NodeId,
    first: News,
    telling: &mut mpsc::Receiver<News>,
) -> Result<(), StoreFault> {
    let mut news = vec![first];
    let _ = tokio::time::timeout(GATHER, async {
        while news.len() < QUEUE && telling.recv_many(&mut news, QUEUE).await > 0 {}
    })
    .await;
    for notice in bulletins(node, news)? {
        client.execute("SELECT pg_notify($1, $2)", &[&CHANNEL, &notice]).await.map_err(fault)?;
    }
    Ok(())
}
