//! `caldera torture`: people play while the server is killed at random moments. Nothing acknowledged may be lost.

use crate::args::Torture;
use crate::child::{ServerChild, free_address};
use crate::fault::Fault;
use crate::voice::Voice;
use kernel::record::Entry;
use kernel::{Dice, Record, facts};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};
use std::time::Duration;
use visitor::Client;

/// What the players saw.
#[derive(Default)]
struct Counters {
    acknowledged: AtomicU32,
    /// Requests without an answer that turned out to be carried out.
    found_done: AtomicU32,
    /// Requests without an answer that turned out not to be.
    done_later: AtomicU32,
}

/// One acknowledged action.
struct Acknowledged {
    number: u32,
    seat: u8,
    action: String,
}

pub(crate) fn run(args: &Torture, voice: &Voice) -> Result<(), Fault> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(torture(args, voice))
}

async fn torture(args: &Torture, voice: &Voice) -> Result<(), Fault> {
    let address = free_address()?;
    let tally = Arc::new(Counters::default());
    let ending = Arc::new(AtomicBool::new(false));
    let mut server = ServerChild::start(address, &args.data).await?;
    let players: Vec<_> = (0..args.tables)
        .map(|table| {
            let player = Player::new(address, &args.game, table, &tally, &ending);
            tokio::spawn(player.play())
        })
        .collect();
    let mut dice = Dice::fast(args.seed);
    for kill in 1..=args.kills {
        tokio::time::sleep(Duration::from_millis(40 + u64::from(dice.below(260)))).await;
        server.kill()?;
        server = ServerChild::start(address, &args.data).await?;
        if kill.is_multiple_of(20) {
            let acknowledged = tally.acknowledged.load(Relaxed);
            eprintln!("{}", voice.say("torture-progress", facts![kill, kills = args.kills, acknowledged]));
        }
    }
    ending.store(true, Relaxed);
    let mut lost = 0;
    let mut records = 0;
    for player in players {
        let played = player.await.map_err(|error| std::io::Error::other(error.to_string()))??;
        for (record, acknowledged) in played {
            records += 1;
            lost += missing(&record, &acknowledged, voice)?;
        }
    }
    drop(server);
    let facts = facts![
        kills = args.kills,
        acknowledged = tally.acknowledged.load(Relaxed),
        found = tally.found_done.load(Relaxed),
        later = tally.done_later.load(Relaxed),
        records,
        lost,
    ];
    println!("{}", voice.say("torture-done", facts));
    if lost == 0 { Ok(()) } else { Err(Fault::Found) }
}

/// How many acknowledged actions a record lacks. The record itself must verify.
fn missing(text: &str, acknowledged: &[Acknowledged], voice: &Voice) -> Result<u32, Fault> {
    let proof = Record::from_text(text).and_then(|record| {
        let game = catalog::game(&record.header.game).ok_or_else(|| {
            kernel::RecordFault::new(
                1,
                crate::voice::fault("verify-no-game", facts![game = record.header.game.as_str()]),
            )
        })?;
        game.verify(&record, game.edition_for(&record))?;
        Ok(record)
    });
    let record = match proof {
        Ok(record) => record,
        Err(fault) => {
            println!(
                "{}",
                voice.say("verify-wrong", facts![path = "torture", line = fault.line, reason = fault.reason])
            );
            return Ok(acknowledged.len() as u32 + 1);
        }
    };
    let is_there = |wanted: &&Acknowledged| {
        matches!(record.entries.get(wanted.number as usize - 1), Some(Entry::Act(act))
            if act.seat.0 == wanted.seat && act.action == wanted.action)
    };
    Ok((acknowledged.len() - acknowledged.iter().filter(is_there).count()) as u32)
}

/// Somebody who plays both seats of a table, again and again, through every crash.
struct Player {
    game: String,
    table: u32,
    tally: Arc<Counters>,
    ending: Arc<AtomicBool>,
    client: Client,
    requests: u32,
}

type Played = Vec<(String, Vec<Acknowledged>)>;

impl Player {
    fn new(address: SocketAddr, game: &str, table: u32, tally: &Arc<Counters>, ending: &Arc<AtomicBool>) -> Player {
        Player {
            game: game.to_owned(),
            table,
            tally: Arc::clone(tally),
            ending: Arc::clone(ending),
            client: Client::new(address),
            requests: 0,
        }
    }

    async fn play(mut self) -> Result<Played, Fault> {
        let mut played = Vec::new();
        let mut dice = Dice::fast(u64::from(self.table) + 1);
        self.insist("/api/me", json!({ "name": format!("Player {}", self.table) })).await?;
        while !self.ending.load(Relaxed) || played.is_empty() {
            let chairs = json!([{ "kind": "me" }, { "kind": "beside", "name": "Other" }]);
            let plan = json!({ "game": self.game, "table": { "seats": 2 } });
            let opened = self.insist("/api/tables", json!({ "plan": plan, "chairs": chairs })).await?;
            let Some(id) = opened["id"].as_str() else { return Err(refused(&opened)) };
            let acknowledged = self.play_table(id, &mut dice).await?;
            let record = self.insist_get(&format!("/api/tables/{id}/record")).await?;
            played.push((record, acknowledged));
        }
        Ok(played)
    }

    async fn play_table(&mut self, id: &str, dice: &mut Dice) -> Result<Vec<Acknowledged>, Fault> {
        let mut acknowledged = Vec::new();
        loop {
            let text = self.insist_get(&format!("/api/tables/{id}?as=data")).await?;
            let state: Value = serde_json::from_str(&text).unwrap_or_default();
            if state["phase"] != "playing" {
                return Ok(acknowledged);
            }
            if self.ending.load(Relaxed) || acknowledged.len() >= 400 {
                self.insist(&format!("/api/tables/{id}/resign"), json!({})).await?;
                continue;
            }
            // A person with two seats looks from the one that decides, or asks for the other.
            let seat = state["game"]["deciders"][0].as_u64().unwrap_or(0) as u8;
            let text = self.insist_get(&format!("/api/tables/{id}?as=data&seat={seat}")).await?;
            let state: Value = serde_json::from_str(&text).unwrap_or_default();
            let (game, number) = (&state["game"], state["game"]["number"].as_u64().unwrap_or(0) as u32);
            let actions = game["actions"].as_array().cloned().unwrap_or_default();
            if actions.is_empty() {
                continue;
            }
            let Some(action) = actions[dice.below(actions.len() as u32) as usize].as_str() else { continue };
            let body = json!({ "seat": seat, "number": number, "action": action });
            let answer = self.insist(&format!("/api/tables/{id}/act"), body).await?;
            if answer["number"].is_u64() {
                self.tally.acknowledged.fetch_add(1, Relaxed);
                acknowledged.push(Acknowledged { number: number + 1, seat, action: action.to_owned() });
            } else if answer["error"] != "stale" {
                return Err(refused(&answer));
            }
        }
    }

    /// Sends a request until it is answered, always under the same key.
    async fn insist(&mut self, path: &str, mut body: Value) -> Result<Value, Fault> {
        self.requests += 1;
        // Opening tables and arriving have no key: a lost answer there costs an unused table, never an action.
        if path.contains("/tables/") {
            body["key"] = json!(format!("{}-{}", self.table, self.requests));
        }
        let mut unanswered = false;
        for _ in 0..3000 {
            let answer = self.client.post(path, &body).await.ok().filter(|answer| answer.status != 503);
            if let Some(answer) = answer {
                let told = answer.json();
                if unanswered && path.ends_with("/act") {
                    let counter =
                        if told["repeated"] == true { &self.tally.found_done } else { &self.tally.done_later };
                    counter.fetch_add(1, Relaxed);
                }
                return Ok(told);
            }
            unanswered = true;
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        Err(std::io::Error::other("the server did not come back").into())
    }

    async fn insist_get(&mut self, path: &str) -> Result<String, Fault> {
        for _ in 0..3000 {
            if let Ok(answer) = self.client.get(path).await
                && answer.status == 200
            {
                return Ok(String::from_utf8_lossy(&answer.body).into_owned());
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        Err(std::io::Error::other(format!("{path} was not answered")).into())
    }
}

fn refused(answer: &Value) -> Fault {
    std::io::Error::other(format!("the server refused: {answer}")).into()
}
