//! `caldera torture`: people play while the server is killed at random moments. Nothing acknowledged may be lost.

mod nodes;
mod proxy;
mod watcher;

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
use std::time::{Duration, Instant};
use tokio::task::JoinHandle;
use visitor::Client;
use watcher::Watched;

/// How long somebody insists before they give up.
const PATIENCE: Duration = Duration::from_secs(90);
/// How long somebody waits for one answer.
const ANSWER: Duration = Duration::from_secs(10);

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
    runtime.block_on(async {
        match &args.store {
            Some(store) => nodes::torture(args, store, voice).await,
            None => torture(args, voice).await,
        }
    })
}

async fn torture(args: &Torture, voice: &Voice) -> Result<(), Fault> {
    let address = free_address()?;
    let tally = Arc::new(Counters::default());
    let ending = Arc::new(AtomicBool::new(false));
    let mut server = ServerChild::start(address, &args.data).await?;
    let players: Vec<_> = (0..args.tables)
        .map(|table| {
            let player = Player::new(vec![address], &args.game, table, &tally, &ending);
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
    let ended = finish(players, voice).await?;
    drop(server);
    let facts = facts![
        kills = args.kills,
        acknowledged = tally.acknowledged.load(Relaxed),
        found = tally.found_done.load(Relaxed),
        later = tally.done_later.load(Relaxed),
        records = ended.records,
        lost = ended.lost,
        doubled = ended.doubled,
    ];
    println!("{}", voice.say("torture-done", facts));
    if ended.is_sound() { Ok(()) } else { Err(Fault::Found) }
}

/// What the records show at the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Ended {
    records: u32,
    /// Acknowledged actions that no record holds.
    lost: u32,
    /// Actions that records hold beyond those that were asked for: something was carried out twice.
    doubled: u32,
}

impl Ended {
    fn is_sound(self) -> bool {
        self.lost == 0 && self.doubled == 0
    }
}

/// Waits for everybody's last table, and compares the records with what was acknowledged.
async fn finish(players: Vec<JoinHandle<Result<Played, Fault>>>, voice: &Voice) -> Result<Ended, Fault> {
    let mut ended = Ended::default();
    for player in players {
        let played = player.await.map_err(|error| std::io::Error::other(error.to_string()))??;
        for (record, acknowledged) in played {
            let found = compared(&record, &acknowledged, voice)?;
            ended.records += 1;
            ended.lost += found.lost;
            ended.doubled += found.doubled;
        }
    }
    Ok(ended)
}

/// What a record lacks of the acknowledged actions, and what it has beyond them. The record itself must verify. Every action
/// that was asked for was insisted on until it was acknowledged, so there is nothing else that it may hold.
fn compared(text: &str, acknowledged: &[Acknowledged], voice: &Voice) -> Result<Ended, Fault> {
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
            return Ok(Ended { records: 1, lost: acknowledged.len() as u32 + 1, doubled: 0 });
        }
    };
    let is_there = |wanted: &&Acknowledged| {
        matches!(record.entries.get(wanted.number as usize - 1), Some(Entry::Act(act))
            if act.seat.0 == wanted.seat && act.action == wanted.action)
    };
    let there = acknowledged.iter().filter(is_there).count();
    let acts = record.entries.iter().filter(|entry| matches!(entry, Entry::Act(_))).count();
    Ok(Ended {
        records: 1,
        lost: (acknowledged.len() - there) as u32,
        doubled: acts.saturating_sub(acknowledged.len()) as u32,
    })
}

/// Somebody who plays both seats of a table, again and again, through every crash.
struct Player {
    game: String,
    table: u32,
    tally: Arc<Counters>,
    ending: Arc<AtomicBool>,
    client: Client,
    /// The nodes; each request goes to any of them.
    addresses: Vec<SocketAddr>,
    requests: u32,
    /// Who watches, and whether everybody pauses.
    watched: Arc<Watched>,
    pausing: Arc<AtomicBool>,
}

type Played = Vec<(String, Vec<Acknowledged>)>;

impl Player {
    fn new(
        addresses: Vec<SocketAddr>,
        game: &str,
        table: u32,
        tally: &Arc<Counters>,
        ending: &Arc<AtomicBool>,
    ) -> Player {
        Player {
            game: game.to_owned(),
            table,
            tally: Arc::clone(tally),
            ending: Arc::clone(ending),
            client: Client::new(addresses[0]),
            addresses,
            requests: 0,
            watched: Arc::default(),
            pausing: Arc::default(),
        }
    }

    /// Somebody watches the tables, and all may be asked to pause.
    fn watched(self, watched: Arc<Watched>, pausing: Arc<AtomicBool>) -> Player {
        Player { watched, pausing, ..self }
    }

    /// Goes to the next node.
    fn go_on(&mut self) {
        self.requests += 1;
        self.client.go_to(self.addresses[self.requests as usize % self.addresses.len()]);
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
            self.watched.begin(id);
            let acknowledged = self.play_table(id, &mut dice).await?;
            let record = self.insist_get(&format!("/api/tables/{id}/record")).await?;
            played.push((record, acknowledged));
        }
        Ok(played)
    }

    async fn play_table(&mut self, id: &str, dice: &mut Dice) -> Result<Vec<Acknowledged>, Fault> {
        let mut acknowledged = Vec::new();
        loop {
            while self.pausing.load(Relaxed) && !self.ending.load(Relaxed) {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
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
        self.go_on();
        // Opening tables and arriving have no key: a lost answer there costs an unused table, never an action.
        if path.contains("/tables/") {
            body["key"] = json!(format!("{}-{}", self.table, self.requests));
        }
        let mut unanswered = false;
        let began = Instant::now();
        while began.elapsed() < PATIENCE {
            let posted = tokio::time::timeout(ANSWER, self.client.post(path, &body)).await;
            let answer = posted.ok().and_then(Result::ok).filter(|answer| answer.status != 503);
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
            self.go_on();
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        Err(std::io::Error::other("the server did not come back").into())
    }

    async fn insist_get(&mut self, path: &str) -> Result<String, Fault> {
        let began = Instant::now();
        while began.elapsed() < PATIENCE {
            self.go_on();
            if let Ok(Ok(answer)) = tokio::time::timeout(ANSWER, self.client.get(path)).await
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::When;
    use kernel::{Lang, Seal, Table, Turn};

    #[test]
    fn what_is_lost_and_what_is_done_twice_is_counted() {
        let game = catalog::games()[0];
        let (mut played, _) = game.start(&Table::new(2), game.base_edition(), Seal::from_seed(5)).expect("it starts");
        while let Turn::Decide(seats) = played.turn() {
            let seat = seats.iter().next().expect("somebody decides");
            let action = played.stand_in(seat);
            played.perform(seat, &action).expect("it is legal");
        }
        let record = played.record();
        let asked = record.entries.iter().zip(1..).filter_map(|(entry, number)| {
            let Entry::Act(act) = entry else { return None };
            Some(Acknowledged { number, seat: act.seat.0, action: act.action.clone() })
        });
        let (mut asked, text) = (asked.collect::<Vec<_>>(), record.to_text());
        let voice = Voice::new(Some(Lang::En), When::Never);
        let ended = |asked: &[Acknowledged]| compared(&text, asked, &voice).expect("it is compared");
        assert_eq!(ended(&asked), Ended { records: 1, lost: 0, doubled: 0 });
        assert_eq!(ended(&asked[1..]), Ended { records: 1, lost: 0, doubled: 1 }, "one was asked for by nobody");
        asked[3].action.push('!');
        assert_eq!(ended(&asked), Ended { records: 1, lost: 1, doubled: 0 }, "one is not what was acknowledged");
    }
}
