//! Tables for tests: three people, a clock that the test moves, and the journal as it is written.
#![allow(dead_code, reason = "each test file uses what it needs")]

use kernel::{Seat, Table};
use table::{
    Chair, ChairSet, DuplicateOf, Forbidden, Invite, Line, Millis, Occasion, Opening, Pace, PersonId, Plan, Policy,
    Room, Sitter, TableId, Who, Wish, WishFault, Written,
};

pub(crate) const SECRET: [u8; 32] = [9; 32];

/// One level of bots.
pub(crate) struct Plain;

impl Policy for Plain {
    fn level(&self, name: &str) -> Option<String> {
        (name == "standard").then(|| name.to_owned())
    }

    fn usual_level(&self) -> String {
        "standard".to_owned()
    }
}

pub(crate) fn person(number: u8) -> Who {
    let name = ["Ada", "Bob", "Cy", "Di"][usize::from(number)].to_owned();
    Who { id: PersonId::from_random([number; 12]), name }
}

pub(crate) fn id() -> TableId {
    TableId::from_random([1; 20])
}

/// What opens any free chair.
pub(crate) fn table_invite() -> Invite {
    Invite::from_random([30; 20])
}

/// A chair for person 0, somebody beside them, anyone, a friend, person 1 who was asked, or a bot.
pub(crate) fn chair(kind: char, number: u8) -> Chair {
    let Who { id: person, name } = person(0);
    let sitter = match kind {
        'm' => Sitter::Person { person, name },
        'b' => Sitter::Beside { person, name: "Beside".to_owned() },
        'a' => Sitter::Anyone,
        'f' => Sitter::Friend,
        'k' => Sitter::Kept { person: self::person(1).id, name: self::person(1).name },
        _bot => Sitter::Bot { level: "standard".to_owned() },
    };
    Chair::new(sitter, Invite::from_random([number; 20]))
}

/// A table in memory, and its journal.
pub(crate) struct Kept {
    pub(crate) room: Room,
    pub(crate) journal: Vec<Line>,
    pub(crate) now: Millis,
    /// The chairs whose people look at the table.
    pub(crate) present: ChairSet,
}

impl Kept {
    /// A table whose chairs are written as letters: see [`chair`].
    pub(crate) fn open(game: &str, chairs: &str, pace: Pace) -> Kept {
        let chairs: Vec<Chair> = chairs.chars().zip(0..).map(|(kind, number)| chair(kind, number)).collect();
        let plan = Plan { pace, patience: 5, ..Plan::usual(game, Table::new(chairs.len() as u8)) };
        Kept::with(plan, chairs)
    }

    /// A table with a plan of its own.
    pub(crate) fn with(plan: Plan, chairs: Vec<Chair>) -> Kept {
        Kept::of(plan, chairs, None)
    }

    /// A table of a duplicate.
    pub(crate) fn of(plan: Plan, chairs: Vec<Chair>, duplicate: Option<DuplicateOf>) -> Kept {
        let invite = Some(table_invite());
        let (id, host) = (id(), person(0).id);
        let opening = Opening {
            id,
            host,
            plan,
            chairs,
            invite,
            edition: None,
            from: None,
            duplicate,
            share: None,
            secret: SECRET,
        };
        let now = 1_000_000;
        let (room, written) = Room::open(opening, now).expect("it can be played");
        Kept { room, journal: written.lines, now, present: ChairSet::default() }
    }

    /// Two people at a table.
    pub(crate) fn two(game: &str, pace: Pace) -> Kept {
        let mut kept = Kept::open(game, "ma", pace);
        kept.wish(1, Wish::Sit { chair: None, invite: None, share: None }).expect("a chair is free");
        kept
    }

    pub(crate) fn wish(&mut self, who: u8, wish: Wish) -> Result<(), WishFault> {
        self.wish_as(&person(who), wish)
    }

    /// The same for a person under any name.
    pub(crate) fn wish_as(&mut self, who: &Who, wish: Wish) -> Result<(), WishFault> {
        let key = Some(format!("{} {}", who.id, self.journal.len()));
        let occasion = Occasion { now: self.now, present: self.present };
        let granted = self.room.grant(who, wish, key, occasion, &Plain);
        self.note(granted)
    }

    /// Ends a vote or a request to go back whose time is up.
    pub(crate) fn settle(&mut self) {
        if let Some(written) = self.room.settle(self.now, &Plain).expect("what has run out can always be ended") {
            self.note(Ok(written)).expect("it was granted");
        }
    }

    fn note(&mut self, granted: Result<Written, WishFault>) -> Result<(), WishFault> {
        let written = granted?;
        assert_eq!(written.waiting, self.room.people_waited_for());
        assert!(written.card.is_none_or(|card| card == self.room.card()), "lists show the table as it is");
        self.journal.extend(written.lines);
        Ok(())
    }

    /// The seats that may act now.
    pub(crate) fn deciders(&self) -> Vec<Seat> {
        self.room.played().map_or(Vec::new(), |played| played.turn().deciders().iter().collect())
    }

    /// Does one of the things that one of the deciding seats may do, for a person or a bot.
    pub(crate) fn act(&mut self, pick: usize) -> Result<(), WishFault> {
        self.act_from(|_| true, pick)
    }

    /// The same for seats that are played from some of the chairs.
    pub(crate) fn act_from(&mut self, from: impl Fn(u8) -> bool, pick: usize) -> Result<(), WishFault> {
        let mut deciders = self.deciders();
        deciders.retain(|&seat| from(self.room.chair_of(seat)));
        let Some(played) = self.room.played().filter(|_| !deciders.is_empty()) else {
            return Err(Forbidden::NotBegun.into());
        };
        let seat = deciders[pick % deciders.len()];
        let (number, notations) = (played.number(), played.notations(seat));
        let action = match notations.len() {
            0 => played.stand_in(seat),
            many => played.read_action(&notations[pick / 7 % many]).expect("what is listed can be read"),
        };
        let sitter = self.room.sitter_of(seat).expect("every seat has a chair");
        if sitter.bot().is_some() {
            let granted = self.room.act_for_bot(seat, number, &action, self.now);
            return self.note(granted);
        }
        let who = (0..4).find(|&who| sitter.person() == Some(&person(who).id)).expect("somebody plays it");
        self.wish(who, Wish::Act { seat, number, action: action.to_string() })
    }

    /// The same table, from its journal as the disk has it.
    pub(crate) fn read_again(&self) -> Room {
        let written: Vec<String> =
            self.journal.iter().map(|line| serde_json::to_string(line).expect("a line is plain data")).collect();
        let lines: Vec<Line> =
            written.iter().map(|line| serde_json::from_str(line).expect("what was written can be read")).collect();
        Room::read(id(), SECRET, &lines).expect("our own journal replays")
    }

    /// What is in memory is what the journal gives.
    pub(crate) fn check(&self) {
        assert_eq!(self.read_again().fingerprint(), self.room.fingerprint());
    }
}
