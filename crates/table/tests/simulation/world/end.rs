//! What must be true when the faults have ended.

use super::World;
use crate::people::{self, PEOPLE, Request};
use crate::{Found, broken, journal};
use kernel::Turn;
use table::{Progress, Wish};

/// How many actions it may take to play a game to its end.
const ENOUGH: u32 = 900;

impl World {
    /// The faults end: everybody is answered, and all nodes agree.
    pub(super) fn mend(&mut self) -> Found {
        self.mended = true;
        self.disk.mend();
        for _ in 0..40 {
            self.requests.extend(self.pending.iter().flatten().cloned());
            while !self.requests.is_empty() {
                let node = self.any_node();
                self.deliver_request(node)?;
            }
            while !self.answers.is_empty() {
                self.deliver_answer()?;
            }
            if self.pending.iter().all(Option::is_none) {
                break;
            }
        }
        if let Some(request) = self.pending.iter().flatten().next() {
            return broken(format!("{} is never answered", request.key));
        }
        self.agree()
    }

    /// All nodes come to the same.
    pub(super) fn agree(&mut self) -> Found {
        for node in 0..self.nodes.len() {
            self.catch_up(node)?;
            self.wake(node)?;
            if self.room(node).seq() != self.disk.head() {
                return broken(format!("node {node} stays behind"));
            }
            self.inspect(node)?;
        }
        Ok(())
    }

    /// Everybody who is asked does something, until the game is over.
    pub(super) fn play_to_the_end(&mut self) -> Found {
        if self.room(0).phase() == Progress::Waiting {
            let request =
                Request { by: 0, key: "begin".to_owned(), wish: Wish::Start { level: "standard".to_owned() } };
            self.serve(0, &request)?;
        }
        for number in 0..ENOUGH {
            self.now += 500;
            let room = self.room(0);
            if room.phase() != Progress::Playing || !matches!(room.game().about().id, "trex" | "sapiens" | "wrath") {
                break;
            }
            self.bot_acts(0)?;
            let room = self.nodes[0].room.as_ref().expect("nothing fails any more");
            let wishes: Vec<(u8, Wish)> =
                (0..PEOPLE).filter_map(|by| Some((by, people::act(by, room, &mut self.dice)?))).collect();
            for (by, wish) in wishes.into_iter().take(1) {
                self.serve(0, &Request { by, key: format!("{by} end {number}"), wish })?;
            }
        }
        self.agree()
    }

    /// What must be true at the end.
    pub(super) fn judge(&mut self) -> Found {
        let lines = self.disk.all_since(0);
        let room = self.nodes[0].room.as_ref().expect("it is awake");
        journal::holds(&lines, &|seat| room.chair_of(seat))?;
        for (key, seq) in &self.acknowledged {
            let line = lines.get(*seq as usize - 1);
            if line.and_then(|line| line.key.as_ref()) != Some(key) {
                return broken(format!("{key} was acknowledged, but line {seq} is {line:?}"));
            }
        }
        let Some(played) = room.played() else { return Ok(()) };
        let written = table::written_record(&lines).map(|record| record.to_text());
        if written.as_deref() != Some(played.record().to_text().as_str()) {
            return broken("the record is not what the lines say");
        }
        if matches!(played.turn(), Turn::Over(_)) {
            self.seen.finished += 1;
            let record = played.record();
            if let Err(fault) = room.game().verify(record, room.edition_of(record)) {
                return broken(format!("the record does not prove itself: {fault}"));
            }
        }
        Ok(())
    }
}
