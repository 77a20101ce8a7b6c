//! The world around a table: nodes that serve it, people at the ends of lines, a clock, and all that goes wrong.

mod end;
mod scripted;

use crate::common::{Plain, SECRET, chair, id, person, table_invite};
use crate::disk::{Disk, Fault};
use crate::kinds::{Kind, Mistake};
use crate::people::{self, Answer, Outcome, PEOPLE, Request};
use crate::sight;
use crate::{Found, Seen, broken};
use kernel::{Dice, Seat, Table};
use std::collections::{BTreeMap, VecDeque};
use table::{Chair, ChairSet, Deed, Millis, Occasion, Opening, Pace, Plan, Progress, Room, WishFault, Written};

/// A node, with the table in memory or not.
struct Node {
    room: Option<Room>,
    /// How far its clock is off.
    skew: Millis,
}

/// How an append ended.
enum Fate {
    Durable,
    Overtaken,
    Lost,
}

pub(crate) struct World {
    kind: Kind,
    mistake: Option<Mistake>,
    dice: Dice,
    now: Millis,
    disk: Disk,
    nodes: Vec<Node>,
    /// By person: what is not yet answered.
    pending: Vec<Option<Request>>,
    requests: Vec<Request>,
    answers: Vec<Answer>,
    /// By key: the line in which it was acknowledged.
    acknowledged: BTreeMap<String, u32>,
    keys: u32,
    steps: VecDeque<String>,
    seen: Seen,
    /// Whether time passes quickly, so that votes end in the middle of everything.
    hasty: bool,
    /// The faults have ended.
    mended: bool,
}

impl World {
    pub(crate) fn new(kind: Kind, seed: u64, mistake: Option<Mistake>) -> World {
        let mut dice = Dice::fast(seed ^ 0x0b5e_55ed_0000 ^ ((kind as u64) << 56));
        let (failing, nodes) = match kind {
            Kind::Calm | Kind::Lines => (0, 1),
            Kind::Stores => (12, 1),
            Kind::Nodes => (6, 3),
        };
        let nodes = (0..nodes).map(|_| Node { room: None, skew: 0 }).collect();
        let hasty = dice.below(3) == 0;
        World {
            kind,
            mistake,
            dice,
            now: 1_000_000,
            disk: Disk::new(failing),
            nodes,
            pending: vec![None; usize::from(PEOPLE)],
            requests: Vec::new(),
            answers: Vec::new(),
            acknowledged: BTreeMap::new(),
            keys: 0,
            steps: VecDeque::new(),
            seen: Seen::default(),
            hasty,
            mended: false,
        }
    }

    pub(crate) fn seen(self) -> Seen {
        let lines = self.disk.all_since(0);
        let votes = lines.iter().filter(|line| matches!(line.deed, Deed::VoteOpened { .. })).count() as u64;
        Seen { games: 1, lines: lines.len() as u64, votes, ..self.seen }
    }

    /// What was done last, for whoever looks for the cause.
    pub(crate) fn last_steps(&self) -> String {
        self.steps.iter().cloned().collect::<Vec<_>>().join("\n")
    }

    fn note(&mut self, step: &str) {
        if self.steps.len() == 24 {
            self.steps.pop_front();
        }
        self.steps.push_back(format!("{} {step}", self.now));
    }

    fn one_in(&mut self, many: u32) -> bool {
        self.dice.below(many) == 0
    }

    fn is(&self, mistake: Mistake) -> bool {
        self.mistake == Some(mistake)
    }

    pub(crate) fn run(&mut self) -> Found {
        self.open();
        for number in 0..150 + self.dice.below(250) {
            self.step()?;
            if number % 25 == 24 {
                let node = self.any_node();
                self.inspect(node)?;
            }
        }
        self.mend()?;
        if self.one_in(6) {
            self.play_to_the_end()?;
        }
        self.judge()
    }

    /// A table that somebody opens: one chair is theirs, the others are for anybody.
    fn open(&mut self) {
        let game = match self.dice.below(14) {
            0..6 => "trex",
            6..10 => "sapiens",
            10..12 => "wrath",
            12 => "fuji",
            _last => "warlock",
        };
        let others = 1 + self.dice.below(2);
        let kinds: Vec<char> =
            (0..others).map(|_| ['a', 'a', 'b', 'x', 'f', 'k'][self.dice.below(6) as usize]).collect();
        let chairs: Vec<Chair> =
            std::iter::once('m').chain(kinds).zip(0..).map(|(kind, number)| chair(kind, number)).collect();
        let pace = match self.dice.below(3) {
            0 => Pace::Free,
            1 => Pace::Clock { per_move: 1 + self.dice.below(6), bank: self.dice.below(30) },
            _days => Pace::Days { days: 1 },
        };
        let (ready, casual) = (self.one_in(3), !self.one_in(5));
        let plan = Plan { pace, patience: 5, ready, casual, ..Plan::usual(game, Table::new(chairs.len() as u8)) };
        self.open_with(plan, chairs);
    }

    fn open_with(&mut self, plan: Plan, chairs: Vec<Chair>) {
        self.note(&format!("{plan:?}"));
        let (invite, host) = (Some(table_invite()), person(0).id);
        let (edition, from, duplicate, share) = (None, None, None, None);
        let opening = Opening { id: id(), host, plan, chairs, invite, edition, from, duplicate, share, secret: SECRET };
        let (_, written) = Room::open(opening, self.now).expect("it can be played");
        while self.disk.append(&written.lines, &mut self.dice) == Err(Fault::Unknown) && self.disk.head() == 0 {}
    }

    fn any_node(&mut self) -> usize {
        self.dice.below(self.nodes.len() as u32) as usize
    }

    fn step(&mut self) -> Found {
        self.now += match self.dice.below(240) {
            0..40 if self.hasty => Millis::from(100_000 + self.dice.below(100_000)),
            0..8 => Millis::from(100_000 + self.dice.below(100_000)),
            8 => 25 * 60 * 60 * 1000,
            _short => Millis::from(self.dice.below(5_000)),
        };
        let node = self.any_node();
        match self.dice.below(100) {
            0..32 => self.press(node),
            32..60 => self.deliver_request(node),
            60..86 => self.deliver_answer(),
            86..92 => self.bot_acts(node),
            92..94 if self.wake(node)? => self.settle(node).map(drop),
            94..96 => {
                self.crash(node);
                Ok(())
            }
            _sweep => self.catch_up(node),
        }
    }

    /// Somebody wishes something, or asks again for what was not answered.
    fn press(&mut self, node: usize) -> Found {
        let by = self.dice.below(u32::from(PEOPLE)) as u8;
        if self.pending[usize::from(by)].is_none() && self.wake(node)? {
            let room = self.nodes[node].room.as_ref().expect("it is awake");
            let wish = people::wish(by, room, self.now, &mut self.dice);
            self.keys += 1;
            let key = format!("{by} {}", self.keys);
            self.note(&format!("{key}: {wish:?}"));
            self.pending[usize::from(by)] = Some(Request { by, key, wish });
        }
        let Some(request) = self.pending[usize::from(by)].clone() else { return Ok(()) };
        for _ in 0..self.copies() {
            self.requests.push(request.clone());
        }
        Ok(())
    }

    /// How often something sent arrives.
    fn copies(&mut self) -> u32 {
        match self.kind {
            _ if self.mended => 1,
            Kind::Calm => 1,
            Kind::Lines | Kind::Stores | Kind::Nodes => match self.dice.below(10) {
                0 => 0,
                1..3 => 2,
                _mostly => 1,
            },
        }
    }

    /// Which of several things on their way arrives first.
    fn first_of(&mut self, many: usize) -> usize {
        match self.kind {
            Kind::Calm => 0,
            Kind::Lines | Kind::Stores | Kind::Nodes => self.dice.below(many as u32) as usize,
        }
    }

    fn deliver_request(&mut self, node: usize) -> Found {
        if self.requests.is_empty() {
            return Ok(());
        }
        let first = self.first_of(self.requests.len());
        let request = self.requests.remove(first);
        let outcome = self.serve(node, &request)?;
        self.note(&format!("node {node} answers {}: {outcome:?}", request.key));
        for _ in 0..self.copies() {
            self.answers.push(Answer { key: request.key.clone(), outcome });
        }
        Ok(())
    }

    fn deliver_answer(&mut self) -> Found {
        if self.answers.is_empty() {
            return Ok(());
        }
        let first = self.first_of(self.answers.len());
        let Answer { key, outcome } = self.answers.remove(first);
        if let Outcome::Granted(seq) = outcome
            && let Some(before) = self.acknowledged.insert(key.clone(), seq)
            && before != seq
        {
            return broken(format!("{key} was acknowledged in line {before}, and again in line {seq}"));
        }
        let answered = |pending: &Option<Request>| pending.as_ref().is_some_and(|request| request.key == key);
        if outcome != Outcome::Busy
            && let Some(pending) = self.pending.iter_mut().find(|pending| answered(pending))
        {
            *pending = None;
        }
        Ok(())
    }

    /// Serves a request as a server does: recognised, judged, made durable, answered.
    fn serve(&mut self, node: usize, request: &Request) -> Found<Outcome> {
        for _ in 0..3 {
            if !self.wake(node)? {
                return Ok(Outcome::Busy);
            }
            let known = self.room(node).answered(&request.key).filter(|_| !self.is(Mistake::ForgetsRequests));
            if let Some(seq) = known {
                self.seen.repeated += 1;
                return Ok(Outcome::Granted(seq));
            }
            match self.settle(node)? {
                Fate::Durable => {}
                // The room is another one: what is asked for may have been done there.
                Fate::Overtaken if !self.is(Mistake::JudgesOn) => continue,
                Fate::Overtaken => {}
                Fate::Lost => return Ok(Outcome::Busy),
            }
            let occasion = Occasion { now: self.now_of(node), present: ChairSet::from_bits(self.dice.below(16) as u8) };
            let before = self.one_in(6).then(|| self.room(node).fingerprint());
            let key = Some(request.key.clone());
            match self.room(node).grant(&person(request.by), request.wish.clone(), key, occasion, &Plain) {
                Ok(written) => match self.append(node, written)? {
                    Fate::Durable => {
                        let seq = self.room(node).answered(&request.key);
                        return seq.map_or_else(
                            || broken("what was just granted is not known"),
                            |seq| Ok(Outcome::Granted(seq)),
                        );
                    }
                    Fate::Overtaken => {}
                    Fate::Lost if self.is(Mistake::AnswersEarly) => return Ok(Outcome::Granted(self.disk.head() + 1)),
                    Fate::Lost => return Ok(Outcome::Busy),
                },
                Err(WishFault::Broken(fault)) => return broken(format!("a wish breaks the table: {fault}")),
                Err(fault) => {
                    if before.is_some_and(|before| before != self.room(node).fingerprint()) {
                        return broken(format!("what was refused left a trace: {fault}"));
                    }
                    return Ok(Outcome::Refused);
                }
            }
        }
        Ok(Outcome::Busy)
    }

    fn room(&mut self, node: usize) -> &mut Room {
        self.nodes[node].room.as_mut().expect("it is awake")
    }

    /// What the clock of a node says; no line is written with a moment before the last one.
    fn now_of(&mut self, node: usize) -> Millis {
        let now = self.now + self.nodes[node].skew;
        if self.is(Mistake::TurnsTheClockBack) { now } else { now.max(self.room(node).last_at()) }
    }

    /// Makes lines durable; if that fails, the room is worthless.
    fn append(&mut self, node: usize, written: Written) -> Found<Fate> {
        let room = self.room(node);
        if written.waiting != room.people_waited_for() || written.card.is_some_and(|card| card != room.card()) {
            return broken("lists would show the table as it is not");
        }
        match self.disk.append(&written.lines, &mut self.dice) {
            Ok(()) => return Ok(Fate::Durable),
            Err(Fault::Conflict) => {
                self.nodes[node].room = None;
                return Ok(if self.wake(node)? { Fate::Overtaken } else { Fate::Lost });
            }
            Err(Fault::Unknown) => {}
        }
        self.seen.failed += 1;
        if !self.is(Mistake::KeepsTheRoom) {
            self.nodes[node].room = None;
        }
        Ok(Fate::Lost)
    }

    /// Reads the table from its journal, unless it is in memory. False if the store fails.
    fn wake(&mut self, node: usize) -> Found<bool> {
        if self.nodes[node].room.is_none()
            && let Some(lines) = self.disk.since(0, &mut self.dice)
        {
            match Room::read(id(), SECRET, &lines) {
                Ok(room) => self.nodes[node].room = Some(room),
                Err(fault) => return broken(format!("the journal cannot be read: {fault}")),
            }
        }
        Ok(self.nodes[node].room.is_some())
    }

    fn bot_acts(&mut self, node: usize) -> Found {
        if !self.wake(node)? {
            return Ok(());
        }
        let room = self.room(node);
        let Some(played) = room.played().filter(|_| room.phase() == Progress::Playing) else { return Ok(()) };
        let bots = |seat: &Seat| room.sitter_of(*seat).is_some_and(|chair| chair.bot().is_some());
        let Some(seat) = played.waited().iter().find(bots) else { return Ok(()) };
        // Every node comes to the same decision.
        let (number, notations) = (played.number(), played.notations(seat));
        let pick = Dice::fast(room.bot_seed(seat)).below(notations.len().max(1) as u32) as usize;
        let action = match notations.get(pick) {
            Some(action) => played.read_action(action).map_err(|fault| crate::Broken(format!("{fault:?}")))?,
            None => played.stand_in(seat),
        };
        let now = self.now_of(node);
        match self.room(node).act_for_bot(seat, number, &action, now) {
            Ok(written) => self.append(node, written).map(drop),
            Err(fault) => broken(format!("what a bot does is refused: {fault}")),
        }
    }

    /// Ends a vote whose time is up.
    fn settle(&mut self, node: usize) -> Found<Fate> {
        let now = self.now_of(node);
        match self.room(node).settle(now, &Plain) {
            Ok(Some(written)) => self.append(node, written),
            Ok(None) => Ok(Fate::Durable),
            Err(fault) => broken(format!("a vote cannot be ended: {fault}")),
        }
    }

    /// A node forgets everything, and its clock is set.
    fn crash(&mut self, node: usize) {
        if matches!(self.kind, Kind::Stores | Kind::Nodes) {
            self.seen.forgot += 1;
            let late = if self.is(Mistake::TurnsTheClockBack) { 60_000 } else { 10_000 };
            self.nodes[node] = Node { room: None, skew: Millis::from(self.dice.below(20_000)) - late };
            self.note(&format!("node {node} begins anew"));
        }
    }

    /// A node hears what others have written.
    fn catch_up(&mut self, node: usize) -> Found {
        let Some(room) = &mut self.nodes[node].room else { return Ok(()) };
        let Some(lines) = self.disk.since(room.seq(), &mut self.dice) else { return Ok(()) };
        if lines.is_empty() {
            return Ok(());
        }
        match room.follow(&lines) {
            Ok(true) => Ok(()),
            Ok(false) => {
                self.nodes[node].room = None;
                self.wake(node).map(drop)
            }
            Err(fault) => broken(format!("what others wrote cannot be followed: {fault}")),
        }
    }

    /// What a node has in memory is what the journal gives, and nobody sees more than they may.
    fn inspect(&self, node: usize) -> Found {
        let Some(room) = &self.nodes[node].room else { return Ok(()) };
        if room.seq() > self.disk.head() {
            return broken(format!("node {node} has lines in memory that the journal does not have"));
        }
        let lines = &self.disk.all_since(0)[..room.seq() as usize];
        match Room::read(id(), SECRET, lines) {
            Ok(again) if again.fingerprint() == room.fingerprint() => {}
            Ok(_) => return broken(format!("node {node}: what is in memory is not what the journal gives")),
            Err(fault) => return broken(format!("the journal cannot be read: {fault}")),
        }
        sight::holds(room, &sight::Company::of(lines))
    }
}
