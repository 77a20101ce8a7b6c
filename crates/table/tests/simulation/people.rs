//! People who wish anything at any moment, and ask again until they are answered.

use crate::common::{chair, person, table_invite};
use kernel::{Dice, Seat};
use table::{LateChoice, Millis, Progress, Room, TableId, Wish};

/// Four people know of the table.
pub(crate) const PEOPLE: u8 = 4;

/// A request on its way, or not yet answered.
#[derive(Clone, Debug)]
pub(crate) struct Request {
    pub(crate) by: u8,
    /// The key by which a repeated request is recognised.
    pub(crate) key: String,
    pub(crate) wish: Wish,
}

/// An answer on its way.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) key: String,
    pub(crate) outcome: Outcome,
}

/// What somebody is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// It is durable, in this line.
    Granted(u32),
    /// It is refused for good.
    Refused,
    /// Ask again.
    Busy,
}

/// What somebody wishes who sees the table as it stands in a room, which may be an old moment.
pub(crate) fn wish(by: u8, room: &Room, now: Millis, dice: &mut Dice) -> Wish {
    // Whoever has something to decide mostly does it.
    if dice.below(3) > 0
        && let Some(wish) = act(by, room, dice)
    {
        return wish;
    }
    match room.phase() {
        Progress::Waiting => before(by, dice),
        Progress::Playing | Progress::Sealed | Progress::Over | Progress::Stopped => during(room, now, dice),
    }
}

/// A listed action of a seat that they play.
pub(crate) fn act(by: u8, room: &Room, dice: &mut Dice) -> Option<Wish> {
    let played = room.played()?;
    let person = person(by).id;
    let mine = |seat: &Seat| {
        room.sitter_of(*seat).is_some_and(|chair| chair.person() == Some(&person) && chair.bot().is_none())
    };
    let seats: Vec<Seat> = played.turn().deciders().iter().filter(mine).collect();
    let seat = *pick(&seats, dice)?;
    let notations = played.notations(seat);
    let action = pick(&notations, dice)?.clone();
    Some(Wish::Act { seat, number: played.number(), action })
}

fn pick<'a, T>(list: &'a [T], dice: &mut Dice) -> Option<&'a T> {
    list.get(dice.below(list.len().max(1) as u32) as usize)
}

fn flip(dice: &mut Dice) -> bool {
    dice.below(2) == 0
}

fn sit(dice: &mut Dice) -> Wish {
    let invite = match dice.below(6) {
        number @ 0..3 => Some(chair('f', number as u8).invite.as_str().to_owned()),
        3 => Some(table_invite().as_str().to_owned()),
        _without => None,
    };
    Wish::Sit { chair: None, invite, share: flip(dice).then(|| "tea".to_owned()) }
}

fn before(by: u8, dice: &mut Dice) -> Wish {
    match dice.below(12) {
        0..6 if by == 0 => Wish::Start { level: "standard".to_owned() },
        0..6 => sit(dice),
        6 => Wish::Ready { ready: dice.below(4) > 0 },
        7 => Wish::Decline,
        8 => Wish::Share { chair: None, text: format!("salt {by}") },
        9 => Wish::Leave { chair: None },
        10 => Wish::Rename { name: if flip(dice) { "Bob" } else { "Zoe" }.to_owned() },
        _otherwise => Wish::Start { level: "standard".to_owned() },
    }
}

fn during(room: &Room, now: Millis, dice: &mut Dice) -> Wish {
    let seat = Seat(dice.below(4) as u8);
    match dice.below(40) {
        0..6 => Wish::Undo { seat },
        6..9 => Wish::AskBack { to: room.number().saturating_sub(1 + dice.below(10)) },
        9..14 => Wish::AnswerBack { agreed: dice.below(4) > 0 },
        14..18 => Wish::Nudge,
        18 => Wish::StillHere,
        19..27 => Wish::Late { choice: LateChoice::ALL[dice.below(4) as usize] },
        27..29 => Wish::Leave { chair: None },
        29..32 => Wish::Return { chair: None },
        32..34 => sit(dice),
        34 => Wish::Say { text: "hello".to_owned() },
        35 => Wish::Watch { allowed: flip(dice) },
        36 => Wish::Vacation { until: now + Millis::from(dice.below(200_000)) },
        37 => Wish::Remove { person: person(dice.below(4) as u8).id },
        38 => match dice.below(6) {
            0 => Wish::Resign { chair: None },
            _otherwise => Wish::Talk { allowed: flip(dice) },
        },
        _otherwise => match dice.below(2) {
            0 => Wish::Again { table: TableId::from_random([7; 20]) },
            _wrong => Wish::Act { seat, number: room.number(), action: "no such thing".to_owned() },
        },
    }
}
