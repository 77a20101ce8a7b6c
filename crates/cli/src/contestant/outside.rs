//! A program that plays: what it is told and asked, and what becomes of its seat when it fails. `docs/bots.md` describes the
//! messages.

use super::failure::{Failure, Reason};
use super::process::Process;
use crate::fault::Fault;
use catalog::{AnyMatch, Happening};
use kernel::record::Entry;
use kernel::{Audience, Digest, Lang, Nameless, Seat, Standing, facts};
use serde_json::{Value, json};
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The version of the messages.
pub(crate) const PROTOCOL: u32 = 2;
/// How long a program may take to start and to answer the greeting; one that says nothing is of the old kind.
const GREETING: Duration = Duration::from_secs(10);

/// How much memory a program may usually use, in MiB.
pub(crate) const USUAL_MEMORY_MIB: u64 = 4096;

/// What a program may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Limits {
    pub(crate) decision: Duration,
    pub(crate) game: Duration,
    /// Looked at where the system says it.
    pub(crate) memory_mib: Option<u64>,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            decision: Duration::from_secs(60),
            game: Duration::from_secs(3600),
            memory_mib: Some(USUAL_MEMORY_MIB),
        }
    }
}

/// A program that can take seats. Copies of it share its processes.
#[derive(Clone)]
pub(crate) struct Program {
    command: String,
    limits: Limits,
    /// Whether it understands the messages of today. One of old is started for every game, and asked for decisions only.
    plays_on: bool,
    /// Processes between two games.
    idle: Arc<Mutex<Vec<Process>>>,
}

impl Program {
    /// Starts the program once, to see that it is there and which messages it understands.
    pub(super) fn new(command: &str, limits: Limits) -> Result<Program, Fault> {
        let mut process = Process::start(command, limits.memory_mib).map_err(|error| {
            let reason = Reason::NotStarted { error: error.to_string() }.phrase();
            Fault::asked("fault-program-start", facts![command, reason])
        })?;
        let plays_on = greet(&mut process);
        let program = Program { command: command.to_owned(), limits, plays_on, idle: Arc::default() };
        if plays_on {
            program.rest(process);
        } else {
            process.end();
        }
        Ok(program)
    }

    pub(super) fn command(&self) -> &str {
        &self.command
    }

    /// Sits down. A program that cannot be started any more has failed.
    pub(super) fn sit(&self, seat: Seat) -> Outside {
        let waiting = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let started = waiting.map_or_else(|| Process::start(&self.command, self.limits.memory_mib), Ok);
        let mut outside = Outside {
            program: self.clone(),
            seat,
            process: None,
            failure: None,
            told: None,
            asked: 0,
            spent: Duration::ZERO,
        };
        match started {
            Ok(process) => outside.process = Some(process),
            Err(error) => outside.fail(Reason::NotStarted { error: error.to_string() }),
        }
        outside
    }

    fn rest(&self, process: Process) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(process);
    }
}

/// Two are the same if they are called alike.
impl PartialEq for Program {
    fn eq(&self, other: &Program) -> bool {
        self.command == other.command && self.limits == other.limits
    }
}

impl Eq for Program {}

impl fmt::Debug for Program {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Program({})", self.command)
    }
}

/// Whether it answers the greeting as a program of today does.
fn greet(process: &mut Process) -> bool {
    let params = json!({ "protocol": PROTOCOL, "program": crate::output::PROGRAM });
    process.tell(json!({ "jsonrpc": "2.0", "id": 0, "method": "hello", "params": params }).to_string());
    let answer = process.hear(GREETING).ok().and_then(|line| serde_json::from_str::<Value>(&line).ok());
    answer.is_some_and(|answer| answer["result"]["protocol"].as_u64().is_some_and(|known| known >= PROTOCOL.into()))
}

/// A program at the table.
pub(crate) struct Outside {
    program: Program,
    seat: Seat,
    /// Until it fails.
    process: Option<Process>,
    failure: Option<Failure>,
    /// The last entry that it was told of, once the game has begun for it.
    told: Option<u32>,
    asked: u64,
    spent: Duration,
}

impl Outside {
    /// What went wrong, if anything did. From then on it takes no part.
    pub(crate) fn failure(&self) -> Option<&Failure> {
        self.failure.as_ref()
    }

    /// Tells it that a game begins. `names` are by seat, where they are known.
    pub(super) fn begin(&mut self, played: &dyn AnyMatch, names: Option<&[String]>, seed: u64) {
        self.told = Some(0);
        let header = &played.record().header;
        let limits = self.program.limits;
        self.notify("begin", || {
            json!({
                "game": header.game, "rules": header.rules,
                "edition": { "name": header.edition.name, "digest": header.edition.digest },
                "table": header.table, "seats": played.seats(), "seat": self.seat, "names": names, "seed": private(seed),
                "limits": {
                    "decision_ms": limits.decision.as_millis() as u64, "game_ms": limits.game.as_millis() as u64,
                    "memory_mib": limits.memory_mib,
                },
                "view": played.view(Audience::Seat(self.seat)),
            })
        });
    }

    /// Tells it what its seat witnessed of an entry, and of the setup as entry 0.
    pub(super) fn witness(
        &mut self,
        number: u32,
        entry: Option<&Entry>,
        happenings: &[Happening],
        played: &dyn AnyMatch,
    ) {
        self.told = Some(number);
        self.notify("event", || {
            let seen = happenings.iter().filter_map(|happening| {
                let seen = happening.seen_by(Audience::Seat(self.seat))?;
                let text = played.words().say(Lang::En, &seen.phrase, &Nameless);
                Some(json!({ "rule": happening.rule, "event": seen.event, "text": text }))
            });
            let undo = entry.and_then(|entry| match entry {
                Entry::Act(_) => None,
                Entry::Undo(undo) => Some(json!({ "seat": undo.seat, "entry": undo.undo })),
            });
            json!({ "number": number, "undo": undo, "events": seen.collect::<Vec<Value>>() })
        });
    }

    /// What it wants to do: a legal action, or nothing if it has failed.
    pub(super) fn decide(&mut self, played: &dyn AnyMatch, seat: Seat, seed: u64) -> Option<String> {
        self.process.as_ref()?;
        let decided = self.asked_to_decide(played, seat, seed);
        decided.map_err(|reason| self.fail(reason)).ok()
    }

    fn asked_to_decide(&mut self, played: &dyn AnyMatch, seat: Seat, seed: u64) -> Result<String, Reason> {
        self.asked += 1;
        let limits = self.program.limits;
        let left = limits.game.saturating_sub(self.spent);
        let within = limits.decision.min(left);
        let (actions, complete) = (played.notations(seat), played.lists_all(seat));
        let mut params = json!({
            "game": played.about().id, "seats": played.seats(), "seat": seat, "seed": private(seed),
            "view": played.view(Audience::Seat(seat)), "actions": actions,
        });
        if self.program.plays_on {
            params["number"] = played.number().into();
            params["complete"] = complete.into();
            params["millis"] = (within.as_millis() as u64).into();
        }
        let request = json!({ "jsonrpc": "2.0", "id": self.asked, "method": "decide", "params": params });
        let start = Instant::now();
        let Some(process) = &mut self.process else { return Err(Reason::Ended { status: String::new() }) };
        process.tell(request.to_string());
        let heard = process.hear(within);
        self.spent += start.elapsed();
        let line = heard.map_err(|reason| match reason {
            Reason::Late { .. } if within < limits.decision => {
                Reason::OutOfTime { millis: limits.game.as_millis() as u64 }
            }
            other => other,
        })?;
        let action = self.read(&line).ok_or_else(|| Reason::Nonsense { answer: shortened(&line) })?;
        let legal = actions.contains(&action) || (!complete && played.check(seat, &action).is_ok());
        if legal { Ok(action) } else { Err(Reason::Illegal { action: shortened(&action) }) }
    }

    /// The action in an answer to the last question.
    fn read(&self, line: &str) -> Option<String> {
        let answer: Value = serde_json::from_str(line).ok()?;
        let ours = !self.program.plays_on || answer["id"].as_u64() == Some(self.asked);
        answer["result"]["action"].as_str().filter(|_| ours).map(str::to_owned)
    }

    /// Tells it how the game ended. Its process is free for the next one.
    pub(super) fn end(mut self, standings: &[Standing]) {
        self.leave(Some(standings));
    }

    fn leave(&mut self, standings: Option<&[Standing]>) {
        if self.told.take().is_some() {
            let why = if standings.is_some() { "over" } else { "left" };
            let winners = standings.map(|standings| {
                let seats = (0_u8..).zip(standings).filter(|(_, standing)| standing.place == 1);
                seats.map(|(seat, _)| Seat(seat)).collect::<Vec<Seat>>()
            });
            self.notify("end", || json!({ "why": why, "standings": standings, "winners": winners }));
        }
        if let Some(process) = self.process.take() {
            if self.program.plays_on {
                self.program.rest(process);
            } else {
                process.end();
            }
        }
    }

    fn notify(&self, method: &str, params: impl FnOnce() -> Value) {
        if let Some(process) = self.process.as_ref().filter(|_| self.program.plays_on) {
            process.tell(json!({ "jsonrpc": "2.0", "method": method, "params": params() }).to_string());
        }
    }

    fn fail(&mut self, reason: Reason) {
        let last_words = self.process.take().map(Process::end).unwrap_or_default();
        self.failure = Some(Failure { seat: self.seat, program: self.program.command.clone(), reason, last_words });
    }

    /// Tells it what happened since it was told last, from the record: for tables where others carry actions out.
    pub(super) fn catch_up(&mut self, played: &dyn AnyMatch, seed: u64) {
        if self.process.is_none() || !self.program.plays_on {
            return;
        }
        let record = played.record();
        let Some(game) = catalog::game(&record.header.game) else { return };
        let told = self.told;
        if told.is_none() {
            self.begin(played, None, seed);
        }
        let shown = game.replay(record, game.edition_for(record), &mut |at, entry, happenings| {
            if told.is_none_or(|told| at.number() > told) {
                self.witness(at.number(), entry, &happenings, at);
            }
        });
        debug_assert!(shown.is_ok(), "a record of this moment can be replayed: {shown:?}");
    }
}

/// A game that is left before its end, or whose end nobody tells.
impl Drop for Outside {
    fn drop(&mut self) {
        self.leave(None);
    }
}

/// A seed for a program, from ours: nobody can compute ours from it, and every language can hold it (below 2^53).
fn private(seed: u64) -> u64 {
    let digest = Digest::of(format!("for a program: {seed}").as_bytes());
    digest.0[..8].iter().fold(0, |number, &byte| number << 8 | u64::from(byte)) >> 11
}

/// Enough of it to recognise, without what could disturb a terminal.
fn shortened(text: &str) -> String {
    text.trim().chars().filter(|letter| !letter.is_control()).take(200).collect()
}

/// Who plays on where a program has failed, at a table where somebody else goes on playing.
pub(super) const SUBSTITUTE: bots::Bot = bots::Bot::Level(bots::Level::Standard);
