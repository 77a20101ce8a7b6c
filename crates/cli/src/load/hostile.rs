//! `caldera load --hostile`: two people play, a third plays against a bot, first in peace and then while somebody at
//! another address does their worst inside the limits (`attack`). It fails if people wait much longer than in peace, if memory
//! grows beyond a bound, or if some part of the attack was never let in: then it would prove nothing.

mod attack;

use super::pair::{Kind, Pair};
use super::wire::Talker;
use super::{at, program};
use crate::args::Load;
use crate::child::{ServerChild, free_address};
use crate::fault::Fault;
use crate::voice::Voice;
use attack::{Attack, Blow, Tally};
use kernel::{Dice, facts};
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::io::{self, Write};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

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
    /// The most memory that the server had meanwhile.
    memory_kib: Option<u64>,
}

/// What people may at most wait under attack, as a multiple of the quiet figure.
const MOVES_WITHIN: f64 = 2.0;
const ANSWERS_WITHIN: f64 = 3.0;
/// By how much the server's memory may grow under attack, in MiB.
const MEMORY_WITHIN: u64 = 1024;
/// How long to wait until every part of the attack was let in once.
const PATIENCE: Duration = Duration::from_secs(60);
/// How often to look at the server's memory.
const GLANCE: Duration = Duration::from_millis(200);

pub(super) async fn run(args: &Load, voice: &Voice) -> Result<(), Fault> {
    let server = ServerChild::start_limited(&program(args)?, free_address()?, &args.data).await?;
    let time = Duration::from_secs(args.seconds);
    let quiet = wait(&server, &args.game, time).await?;
    let attack = Attack::begin(server.address, &args.game);
    attack.at_its_height(PATIENCE).await;
    let hostile = wait(&server, &args.game, time).await?;
    let found = Found { quiet, hostile, tally: attack.end() };
    if args.json {
        writeln!(io::stdout(), "{:#}", found.json())?;
    } else {
        found.print(voice)?;
    }
    if found.is_well() { Ok(()) } else { Err(Fault::Found) }
}

/// What came of it.
struct Found {
    quiet: Waited,
    hostile: Waited,
    tally: Arc<Tally>,
}

impl Found {
    fn moves_times(&self) -> f64 {
        self.hostile.move_p99_ms / self.quiet.move_p99_ms
    }

    fn answers_times(&self) -> f64 {
        self.hostile.answer_p99_ms / self.quiet.answer_p99_ms
    }

    /// By how much memory grew, in MiB; nothing where the system does not say.
    fn memory_grew(&self) -> Option<u64> {
        self.hostile.memory_kib.zip(self.quiet.memory_kib).map(|(after, before)| after.saturating_sub(before) / 1024)
    }

    fn is_well(&self) -> bool {
        self.moves_times() <= MOVES_WITHIN
            && self.answers_times() <= ANSWERS_WITHIN
            && self.memory_grew().is_none_or(|grew| grew <= MEMORY_WITHIN)
            && self.tally.is_complete()
    }

    fn json(&self) -> Value {
        let count = |(blow, accepted, refused): (Blow, u64, u64)| {
            (blow.id().to_owned(), json!({ "accepted": accepted, "refused": refused }))
        };
        let attack: Map<String, Value> = self.tally.all().map(count).collect();
        json!({
            "quiet": self.quiet, "hostile": self.hostile, "attack": attack, "moves_times": self.moves_times(),
            "answers_times": self.answers_times(), "memory_grew_mib": self.memory_grew(),
            "memory_within_mib": MEMORY_WITHIN,
        })
    }

    fn print(&self, voice: &Voice) -> io::Result<()> {
        let mib = |mib: Option<u64>| mib.map_or_else(|| "?".to_owned(), |mib| mib.to_string());
        let shown = |waited: &Waited| {
            facts![
                moves = waited.moves,
                move50 = tenths(waited.move_p50_ms),
                move99 = tenths(waited.move_p99_ms),
                answers = waited.answers,
                answer50 = tenths(waited.answer_p50_ms),
                answer99 = tenths(waited.answer_p99_ms),
                memory = mib(waited.memory_kib.map(|kib| kib / 1024)),
            ]
        };
        let mut out = io::stdout().lock();
        writeln!(out, "{}", voice.say("load-quiet", shown(&self.quiet)))?;
        writeln!(out, "{}", voice.say("load-hostile", shown(&self.hostile)))?;
        let facts = facts![
            moves = tenths(self.moves_times()),
            answers = tenths(self.answers_times()),
            memory = mib(self.memory_grew()),
            most = MEMORY_WITHIN.to_string(),
        ];
        writeln!(out, "{}", voice.say("load-hostile-times", facts))?;
        for (blow, accepted, refused) in self.tally.all() {
            let what = voice.say(blow.key(), facts![]);
            let facts = facts![what, accepted = accepted.to_string(), refused = refused.to_string()];
            writeln!(out, "{}", voice.say("load-blow", facts))?;
        }
        Ok(())
    }
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
    let (began, mut memory) = (Instant::now(), server.memory_kib());
    while began.elapsed() < time {
        tokio::time::sleep(GLANCE).await;
        memory = memory.max(server.memory_kib());
    }
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
        memory_kib: memory,
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
