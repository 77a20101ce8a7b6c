//! `fuji`: screens lift, sums are written and compared, pawns walk, health falls, lava creeps card by card.

use crate::cues::{Cue, Tone, feel, fly, lay, light, name, walk, written};
use ::fuji::Event;
use ::fuji::cell::Cell;
use ::fuji::event::Faces;
use ::fuji::member::Member;
use kernel::{Lang, Seat};

pub(super) fn cues(event: &Event, _: &[Event], _: Lang) -> Vec<Cue> {
    match *event {
        Event::MapBuilt { .. }
        | Event::TurnBegan { .. }
        | Event::PhaseBegan { .. }
        | Event::Lapsed
        | Event::Defaulted => {
            vec![Cue::Say]
        }
        Event::Joined { member, .. }
        | Event::MissingDie { member, .. }
        | Event::Dealt { member, .. }
        | Event::Kept { member, .. }
        | Event::Cleared { member }
        | Event::Entitled { member, .. }
        | Event::Counted { member, .. }
        | Event::TakenBack { member, .. }
        | Event::Proved { member, .. } => vec![name(panel(member))],
        Event::AsideAgreed { seat }
        | Event::Picked { seat }
        | Event::BecameReady { seat }
        | Event::BecameUnready { seat }
        | Event::Finished { seat } => vec![name(of_seat(seat))],
        Event::Said { seat, .. }
        | Event::Unsaid { seat, .. }
        | Event::Proposed { seat, .. }
        | Event::Accepted { seat }
        | Event::Rejected { seat } => vec![Cue::Say, name(of_seat(seat))],
        Event::SetUp { member, cell } => vec![light([pawn(member), at(cell)])],
        Event::Placed { member, cell } => vec![light([panel(member), at(cell)])],
        Event::Rolled { member, .. } | Event::RolledSecretly { member, .. } | Event::Rerolled { member, .. } => {
            vec![Cue::Tumble { at: panel(member), faces: Vec::new() }, name(panel(member))]
        }
        Event::DummyRolled { .. } => vec![Cue::Tumble { at: "player-dummy".to_owned(), faces: Vec::new() }],
        Event::Turned { member, ref faces, .. } => vec![Cue::Say, name(panel(member)), light(dice(faces))],
        #[rustfmt::skip]
        Event::Gave { .. } | Event::Used { .. } | Event::Copied { .. } | Event::Discarded { .. } | Event::Tilted { .. }
        | Event::Cancelled { .. } | Event::Lent { .. } | Event::LentSecretly { .. } | Event::Declined { .. }
        | Event::SetAside { .. } | Event::BarsGained { .. } | Event::BarsSpent { .. } | Event::BarsLost { .. }
        | Event::Drew { .. } | Event::DrewNothing { .. } | Event::Left { .. } | Event::BroughtHome => gear(event),
        #[rustfmt::skip]
        Event::Roped { .. } | Event::Swapped { .. } | Event::Shown { .. } | Event::Revealed { .. } | Event::Acts { .. }
        | Event::Totalled { .. } | Event::Authorised { .. } | Event::Refused { .. } | Event::NoDestination { .. }
        | Event::Moved { .. } | Event::Stayed { .. } => walking(event),
        #[rustfmt::skip]
        Event::Triggered { .. } | Event::Erupted { .. } | Event::Hurt { .. } | Event::Spared { .. } | Event::Injured { .. }
        | Event::LostDie { .. } | Event::Died { .. } | Event::Won | Event::Scored { .. } | Event::Rated { .. } => fate(event),
    }
}

/// What is done with cards, bars and single dice.
fn gear(event: &Event) -> Vec<Cue> {
    let between = |from: Member, to: Member| vec![Cue::Say, light([panel(from), panel(to)])];
    match *event {
        Event::Gave { from, to, .. }
        | Event::Lent { from, to, .. }
        | Event::LentSecretly { from, to }
        | Event::Declined { from, to } => between(from, to),
        Event::BarsSpent { member, target, .. } => between(member, target),
        Event::SetAside { member, ref faces } => vec![Cue::Say, name(panel(member)), light(dice(faces))],
        Event::Drew { member, .. } => vec![Cue::Say, feel(Tone::Good, [panel(member)])],
        Event::Used { member, .. }
        | Event::Copied { member, .. }
        | Event::Discarded { member, .. }
        | Event::Tilted { member, .. }
        | Event::Cancelled { member, .. }
        | Event::BarsGained { member, .. }
        | Event::BarsLost { member, .. }
        | Event::DrewNothing { member }
        | Event::Left { member } => vec![Cue::Say, name(panel(member))],
        Event::BroughtHome => vec![Cue::Say],
        ref _elsewhere => vec![Cue::Say],
    }
}

/// Phase 5, member by member: the dice open, the sums stand against each other, the pawn walks or stays.
fn walking(event: &Event) -> Vec<Cue> {
    match *event {
        Event::Roped { member, to } => vec![Cue::Say, walk(pawn(member), [at(to)])],
        Event::Swapped { one, other } => vec![Cue::Say, lay(at(one), at(other)), lay(at(other), at(one))],
        Event::Shown { member, .. } => vec![Cue::Say, Cue::Turn { things: vec![panel(member)], face: None }],
        Event::Revealed { ref faces } => {
            vec![Cue::Say, Cue::Turn { things: dice(faces).collect(), face: None }, Cue::Wait { beats: 1 }]
        }
        Event::Acts { member } => vec![Cue::Say, light([pawn(member), panel(member)])],
        Event::Totalled { member, value } => {
            vec![written(
                Tone::Weighed,
                [member.map_or_else(|| "player-dummy".to_owned(), panel)],
                format!("Σ {value}"),
            )]
        }
        Event::Authorised { member, value, margin } => {
            vec![Cue::Say, written(Tone::Good, [panel(member)], format!("{value} > {}", value.saturating_sub(margin)))]
        }
        Event::Refused { member, value, best } => {
            vec![Cue::Say, written(Tone::Harm, [panel(member)], format!("{value} ≤ {best}"))]
        }
        Event::Moved { member, ref path } => vec![Cue::Say, walk(pawn(member), path.iter().map(at))],
        Event::NoDestination { member } | Event::Stayed { member, .. } => {
            vec![Cue::Say, light([pawn(member), panel(member)])]
        }
        ref _elsewhere => vec![Cue::Say],
    }
}

/// Lava, health, and the end.
fn fate(event: &Event) -> Vec<Cue> {
    match *event {
        Event::Triggered { cell, .. } => vec![Cue::Say, feel(Tone::Quake, [at(cell)])],
        Event::Erupted { burned } => burning(burned.iter().map(at)),
        Event::Hurt { member, loss, .. } => {
            let heart = format!("health-number-{member}");
            vec![Cue::Say, feel(Tone::Harm, [panel(member)]), fly(-i32::from(loss), pawn(member), heart)]
        }
        Event::Spared { member } => vec![Cue::Say, feel(Tone::Good, [panel(member)])],
        Event::Injured { member, .. } | Event::LostDie { member, .. } => {
            vec![Cue::Say, feel(Tone::Harm, [panel(member)])]
        }
        Event::Died { member, .. } => vec![Cue::Say, feel(Tone::Quake, [pawn(member), panel(member)])],
        Event::Scored { seat, points, .. } => {
            vec![Cue::Say, written(Tone::Weighed, [of_seat(seat)], format!("{points:+}"))]
        }
        Event::Won | Event::Rated { .. } => vec![Cue::Say],
        ref _elsewhere => vec![Cue::Say],
    }
}

/// Lava turns one card after the other.
fn burning(cards: impl Iterator<Item = String>) -> Vec<Cue> {
    let mut cues = vec![Cue::Say];
    for card in cards {
        let quake = cues.len() == 1;
        cues.push(feel(if quake { Tone::Quake } else { Tone::Harm }, [card.clone()]));
        cues.push(Cue::Turn { things: vec![card], face: None });
        cues.push(Cue::Wait { beats: 1 });
    }
    cues
}

fn panel(member: Member) -> String {
    format!("player-{member}")
}

fn of_seat(seat: Seat) -> String {
    panel(Member::of(seat))
}

fn pawn(member: Member) -> String {
    format!("pawn-{member}")
}

fn at(cell: Cell) -> String {
    format!("cell-{cell}")
}

fn dice(faces: &Faces) -> impl Iterator<Item = String> {
    faces.dice.iter().map(|die| format!("die-{die}"))
}
