//! Two people at a table who play as fast as the server lets them.

use super::wire::{Listener, Talker};
use crate::fault::Fault;
use kernel::Dice;
use serde::Deserialize;
use serde_json::json;
use std::borrow::Cow;
use std::io;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// What is played, and in which form it is sent.
#[derive(Clone, Debug)]
pub(super) struct Kind {
    pub(super) game: String,
    /// `data` or `drawn`.
    pub(super) form: String,
}

/// The part of a table's state that one needs to play.
#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(borrow)]
    game: HeardGame<'a>,
}

#[derive(Deserialize)]
struct HeardGame<'a> {
    number: u32,
    seat: u8,
    deciders: Vec<u8>,
    #[serde(borrow)]
    actions: Option<Vec<HeardAction<'a>>>,
    #[serde(borrow)]
    drawn: Option<HeardDrawing<'a>>,
}

#[derive(Deserialize)]
struct HeardAction<'a>(#[serde(borrow)] Cow<'a, str>);

#[derive(Deserialize)]
struct HeardDrawing<'a> {
    #[serde(borrow)]
    choices: Vec<HeardChoice<'a>>,
}

#[derive(Deserialize)]
struct HeardChoice<'a> {
    #[serde(borrow)]
    action: Cow<'a, str>,
}

/// A move to be made, as the body of a request.
type Move = Vec<u8>;

/// The move that a player makes of what they heard; none if it is not their turn.
fn choose(told: &[u8], dice: &mut Dice) -> io::Result<Option<Move>> {
    let Heard { game } = serde_json::from_slice(told).map_err(io::Error::other)?;
    if !game.deciders.contains(&game.seat) {
        return Ok(None);
    }
    let actions: Vec<&str> = match (&game.actions, &game.drawn) {
        (Some(actions), _) => actions.iter().map(|action| action.0.as_ref()).collect(),
        (None, Some(drawn)) => drawn.choices.iter().map(|choice| choice.action.as_ref()).collect(),
        (None, None) => Vec::new(),
    };
    let Some(action) = actions.get(dice.below(actions.len().max(1) as u32) as usize) else {
        return Err(io::Error::other("nothing to choose"));
    };
    Ok(Some(json!({ "seat": game.seat, "number": game.number, "action": action }).to_string().into_bytes()))
}

/// Opens a table for two; the second chair is for anyone.
pub(super) async fn open(host: &mut Talker, game: &str) -> Result<String, Fault> {
    let plan = json!({ "game": game, "table": { "seats": 2 } });
    let chairs = json!([{ "kind": "me" }, { "kind": "anyone" }]);
    let opened = host.post_json("/api/tables", &json!({ "plan": plan, "chairs": chairs })).await?;
    opened["id"].as_str().map(str::to_owned).ok_or_else(|| io::Error::other(format!("no table: {opened}")).into())
}

/// Two people at a table, each with a connection and a stream.
pub(super) struct Pair {
    people: [Talker; 2],
    streams: [Listener; 2],
    next: [Option<Move>; 2],
    id: String,
    act: String,
    kind: Kind,
    dice: Dice,
}

impl Pair {
    /// Two new people at a new table.
    pub(super) async fn sit(address: SocketAddr, kind: &Kind, seed: u64) -> Result<Pair, Fault> {
        let people = [Talker::guest(address).await?, Talker::guest(address).await?];
        Pair::at_new_table(people, kind, Dice::fast(seed)).await
    }

    /// The same two at a new table.
    pub(super) async fn at_new_table(mut people: [Talker; 2], kind: &Kind, mut dice: Dice) -> Result<Pair, Fault> {
        let id = open(&mut people[0], &kind.game).await?;
        people[1].post(&format!("/api/tables/{id}/sit"), b"{}").await?;
        let path = format!("/api/tables/{id}/stream?as={}", kind.form);
        let mut streams = [people[0].listen(&path).await?, people[1].listen(&path).await?];
        let mut next = [None, None];
        for (stream, next) in streams.iter_mut().zip(&mut next) {
            *next = choose(stream.next_table().await?, &mut dice)?;
        }
        let act = format!("/api/tables/{id}/act");
        Ok(Pair { people, streams, next, id, act, kind: kind.clone(), dice })
    }

    /// Plays until told to stop; returns how long after sending each move the other side heard of it.
    pub(super) async fn play(mut self, stop: &AtomicBool) -> Result<Vec<Duration>, Fault> {
        let mut delays = Vec::new();
        while !stop.load(Relaxed) {
            let Some(mover) = self.next.iter().position(Option::is_some) else {
                self = Pair::at_new_table(self.people, &self.kind, self.dice).await?;
                continue;
            };
            delays.push(self.step(mover).await?);
        }
        Ok(delays)
    }

    /// The same, but they think for a while before each move.
    pub(super) async fn play_at(mut self, pace: Duration, stop: &AtomicBool) -> Result<Vec<Duration>, Fault> {
        let mut delays = Vec::new();
        while !stop.load(Relaxed) {
            let Some(mover) = self.next.iter().position(Option::is_some) else {
                self = Pair::at_new_table(self.people, &self.kind, self.dice).await?;
                continue;
            };
            tokio::time::sleep(pace).await;
            delays.push(self.step(mover).await?);
        }
        Ok(delays)
    }

    /// Plays this many moves, or fewer if the game ends before, and leaves the table as it stands.
    pub(super) async fn begin(mut self, moves: u32) -> Result<([Talker; 2], String), Fault> {
        for _ in 0..moves {
            let Some(mover) = self.next.iter().position(Option::is_some) else { break };
            self.step(mover).await?;
        }
        Ok((self.people, self.id))
    }

    async fn step(&mut self, mover: usize) -> Result<Duration, Fault> {
        let Pair { people: [ada, bob], streams: [first, second], next, act, dice, .. } = self;
        let (person, own, other) = if mover == 0 { (ada, first, second) } else { (bob, second, first) };
        let body = next[mover].take().unwrap_or_default();
        let began = Instant::now();
        let (answered, heard) = tokio::join!(person.post(act, &body), async {
            let told = other.next_table().await?;
            Ok::<_, io::Error>((began.elapsed(), choose(told, dice)?))
        });
        answered?;
        let (delay, others_move) = heard?;
        next[1 - mover] = others_move;
        next[mover] = choose(own.next_table().await?, dice)?;
        Ok(delay)
    }
}
