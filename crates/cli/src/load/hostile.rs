//! `caldera load --hostile`: two people play, a third plays against a bot, first in peace and then while somebody at
//! another address does their worst inside the limits: tables of strong bots, watched, hints, pictures, streams that
//! nobody reads, bodies that never come, and talk.

use super::pair::{Kind, Pair};
use super::wire::Talker;
use super::{at, program};
use crate::args::Load;
use crate::child::{ServerChild, free_address};
use crate::fault::Fault;
use crate::voice::Voice;
use kernel::{Dice, facts};
use serde::Serialize;
use serde_json::{Value, json};
use std::io::{self, Write};
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpSocket;

/// Where the attacker comes from: an address of this machine that nobody else uses.
const ATTACKER: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 66);
/// How many guests the attacker takes at once: more than an address may.
const GUESTS: usize = 40;
/// How many bodies never come.
const SLOW_BODIES: usize = 200;
/// How long people think between two moves.
const PACE: Duration = Duration::from_millis(110);

/// How long people waited, in milliseconds.
#[derive(Debug, Serialize)]
struct Waited {
    moves: usize,
    move_p50_ms: f64,
    move_p99_ms: f64,
    answers: usize,
    answer_p50_ms: f64,
    answer_p99_ms: f64,
    memory_kib: Option<u64>,
}

/// What people may at most wait under attack, as a multiple of the quiet figure.
const MOVES_WITHIN: f64 = 2.0;
const ANSWERS_WITHIN: f64 = 3.0;

pub(super) async fn run(args: &Load, voice: &Voice) -> Result<(), Fault> {
    let server = ServerChild::start_limited(&program(args)?, free_address()?, &args.data).await?;
    let time = Duration::from_secs(args.seconds);
    let quiet = wait(&server, &args.game, time).await?;
    let attack = Attack::begin(server.address, &args.game).await;
    // Until the attack is at its height.
    tokio::time::sleep(Duration::from_secs(3)).await;
    let hostile = wait(&server, &args.game, time).await?;
    let (carried_out, refused) = attack.end();
    let (moves, answers) = (hostile.move_p99_ms / quiet.move_p99_ms, hostile.answer_p99_ms / quiet.answer_p99_ms);
    if args.json {
        let all = json!({ "quiet": quiet, "hostile": hostile, "carried_out": carried_out, "refused": refused,
            "moves_times": moves, "answers_times": answers });
        writeln!(io::stdout(), "{all:#}")?;
    } else {
        let shown = |waited: &Waited| {
            facts![
                moves = waited.moves,
                move50 = tenths(waited.move_p50_ms),
                move99 = tenths(waited.move_p99_ms),
                answers = waited.answers,
                answer50 = tenths(waited.answer_p50_ms),
                answer99 = tenths(waited.answer_p99_ms),
                memory = waited.memory_kib.map_or_else(|| "?".to_owned(), |kib| (kib / 1024).to_string()),
            ]
        };
        writeln!(io::stdout(), "{}", voice.say("load-quiet", shown(&quiet)))?;
        writeln!(io::stdout(), "{}", voice.say("load-hostile", shown(&hostile)))?;
        let facts = facts![
            moves = tenths(moves),
            answers = tenths(answers),
            carried = carried_out as usize,
            refused = refused as usize
        ];
        writeln!(io::stdout(), "{}", voice.say("load-hostile-times", facts))?;
    }
    if moves <= MOVES_WITHIN && answers <= ANSWERS_WITHIN { Ok(()) } else { Err(Fault::Found) }
}

fn tenths(number: f64) -> String {
    format!("{number:.1}")
}

/// Plays for a while, two people at one table and one against a bot at another.
async fn wait(server: &ServerChild, game: &str, time: Duration) -> Result<Waited, Fault> {
    let kind = Kind { game: game.to_owned(), form: "data".to_owned() };
    let stop = Arc::new(AtomicBool::new(false));
    let pair = Pair::sit(server.address, &kind, 1).await?;
    let (until, address, game) = (Arc::clone(&stop), server.address, game.to_owned());
    let bot = tokio::spawn(async move { against_bot(address, &game, &until).await });
    let until = Arc::clone(&stop);
    let pair = tokio::spawn(async move { pair.play_at(PACE, &until).await });
    tokio::time::sleep(time).await;
    stop.store(true, Relaxed);
    let ended = |error: tokio::task::JoinError| io::Error::other(error.to_string());
    let (mut moves, mut answers) = (pair.await.map_err(ended)??, bot.await.map_err(ended)??);
    moves.sort_unstable();
    answers.sort_unstable();
    Ok(Waited {
        moves: moves.len(),
        move_p50_ms: at(&moves, 0.5),
        move_p99_ms: at(&moves, 0.99),
        answers: answers.len(),
        answer_p50_ms: at(&answers, 0.5),
        answer_p99_ms: at(&answers, 0.99),
        memory_kib: server.memory_kib(),
    })
}

/// How long a bot lets somebody wait for their next turn, again and again.
async fn against_bot(address: SocketAddr, game: &str, stop: &AtomicBool) -> Result<Vec<Duration>, Fault> {
    let (mut me, mut dice, mut waited) = (Talker::guest(address).await?, Dice::fast(7), Vec::new());
    while !stop.load(Relaxed) {
        let id =
            open(&mut me, game, 2, &[json!({ "kind": "me" }), json!({ "kind": "bot", "level": "standard" })]).await?;
        let mut stream = me.listen(&format!("/api/tables/{id}/stream?as=data")).await?;
        let mut asked: Option<Instant> = None;
        while !stop.load(Relaxed) {
            let told: Value = serde_json::from_slice(stream.next_table().await?).map_err(io::Error::other)?;
            if told["phase"] != "playing" {
                break;
            }
            let game = &told["game"];
            let mine = game["deciders"].as_array().is_some_and(|seats| seats.contains(&game["seat"]));
            let actions = game["actions"].as_array().filter(|actions| mine && !actions.is_empty());
            let Some(actions) = actions else {
                // The first message in which the bot decides: from here on somebody waits.
                asked = asked.or(Some(Instant::now()));
                continue;
            };
            waited.extend(asked.take().map(|began| began.elapsed()));
            tokio::time::sleep(PACE).await;
            let action = &actions[dice.below(actions.len() as u32) as usize];
            let body = json!({ "seat": game["seat"], "number": game["number"], "action": action });
            me.post(&format!("/api/tables/{id}/act"), body.to_string().as_bytes()).await?;
        }
    }
    Ok(waited)
}

async fn open(host: &mut Talker, game: &str, seats: usize, chairs: &[Value]) -> io::Result<String> {
    let plan = json!({ "game": game, "table": { "seats": seats } });
    let opened = host.post_json("/api/tables", &json!({ "plan": plan, "chairs": chairs })).await?;
    opened["id"].as_str().map(str::to_owned).ok_or_else(|| io::Error::other(format!("no table: {opened}")))
}

/// Somebody who does their worst until told to end.
struct Attack {
    stop: Arc<AtomicBool>,
    carried_out: Arc<AtomicU64>,
    refused: Arc<AtomicU64>,
}

impl Attack {
    async fn begin(address: SocketAddr, game: &str) -> Attack {
        let attack = Attack { stop: Arc::default(), carried_out: Arc::default(), refused: Arc::default() };
        for _ in 0..GUESTS {
            let guest = Attacker {
                address,
                game: game.to_owned(),
                stop: Arc::clone(&attack.stop),
                carried_out: Arc::clone(&attack.carried_out),
                refused: Arc::clone(&attack.refused),
            };
            tokio::spawn(guest.attack());
        }
        for _ in 0..SLOW_BODIES {
            let stop = Arc::clone(&attack.stop);
            tokio::spawn(async move {
                while !stop.load(Relaxed) {
                    // Whatever comes of it: it is an attack.
                    let _ = slow_body(address, &stop).await;
                    tokio::time::sleep(Duration::from_millis(500)).await;
                }
            });
        }
        attack
    }

    /// How much was carried out and how much refused.
    fn end(&self) -> (u64, u64) {
        self.stop.store(true, Relaxed);
        (self.carried_out.load(Relaxed), self.refused.load(Relaxed))
    }
}

/// A request whose body never comes.
async fn slow_body(address: SocketAddr, stop: &AtomicBool) -> io::Result<()> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::from((ATTACKER, 0)))?;
    let mut stream = socket.connect(address).await?;
    let head = "POST /api/me HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{";
    stream.write_all(head.as_bytes()).await?;
    while !stop.load(Relaxed) {
        tokio::time::sleep(Duration::from_secs(1)).await;
        stream.write_all(b" ").await?;
    }
    Ok(())
}

struct Attacker {
    address: SocketAddr,
    game: String,
    stop: Arc<AtomicBool>,
    carried_out: Arc<AtomicU64>,
    refused: Arc<AtomicU64>,
}

impl Attacker {
    async fn attack(self) {
        while !self.stop.load(Relaxed) {
            if self.once().await.is_err() {
                self.refused.fetch_add(1, Relaxed);
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
        }
    }

    /// Takes a name, opens as many tables of strong bots as there may be, watches them all and asks for pictures and hints
    /// without end. A refusal ends it, and it begins anew.
    async fn once(&self) -> io::Result<()> {
        let mut guest = Talker::guest_from(self.address, ATTACKER).await?;
        let bot = || json!({ "kind": "bot", "level": "master" });
        let (mut tables, mut unread) = (Vec::new(), Vec::new());
        while let Ok(id) = open(&mut guest, &self.game, 2, &[bot(), bot()]).await {
            self.carried_out.fetch_add(1, Relaxed);
            unread.extend(guest.listen(&format!("/api/tables/{id}/stream")).await);
            tables.push(id);
        }
        self.refused.fetch_add(1, Relaxed);
        let mine = open(&mut guest, &self.game, 2, &[json!({ "kind": "me" }), bot()]).await?;
        tables.push(mine.clone());
        for round in 0.. {
            if self.stop.load(Relaxed) {
                return Ok(());
            }
            let table = &tables[round % tables.len()];
            let paths =
                [format!("/t/{table}/picture.png"), format!("/api/tables/{mine}/hint"), format!("/api/tables/{table}")];
            for path in paths {
                let counted = if guest.try_get(&path).await? { &self.carried_out } else { &self.refused };
                counted.fetch_add(1, Relaxed);
            }
            let said = guest.try_post(&format!("/api/tables/{table}/say"), br#"{"text":"lava lava lava"}"#).await?;
            let counted = if said { &self.carried_out } else { &self.refused };
            counted.fetch_add(1, Relaxed);
        }
        Ok(())
    }
}
