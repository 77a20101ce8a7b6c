//! `fuji`: screens lift, sums are written and compared, pawns walk, health falls, lava creeps card by card.

use crate::cues::{Cue, Tone, feel, fly, lay, light, name, stays, turn_blank, walk, written};
use ::fuji::Event;
use ::fuji::cell::Cell;
use ::fuji::event::Faces;
use ::fuji::member::Member;
use kernel::{Lang, Seat};

pub(super) fn cues(event: &Event, before: &[Event], _: Lang) -> Vec<Cue> {
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
        | Event::Moved { .. } | Event::Stayed { .. } => walking(event, before),
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
fn walking(event: &Event, before: &[Event]) -> Vec<Cue> {
    match *event {
        Event::Roped { member, to } => vec![Cue::Say, walk(pawn(member), [at(to)])],
        Event::Swapped { one, other } => vec![Cue::Say, lay(at(one), at(other)), lay(at(other), at(one))],
        Event::Shown { member, .. } => vec![Cue::Say, lifted(&panel(member))],
        Event::Revealed { .. } => vec![Cue::Say, lifted("everybody")],
        Event::Acts { member } => vec![Cue::Clear, Cue::Say, light([pawn(member), panel(member)])],
        Event::Totalled { member, value } => {
            let tray = member.map_or_else(|| "tray-x".to_owned(), tray);
            let counting = weighed_for(before).map_or(tray.clone(), |walker| format!("*for-{walker}@{tray}"));
            vec![stays(Tone::Weighed, [counting], format!("Σ {value}"))]
        }
        Event::Authorised { member, value, margin } => {
            let against = value.saturating_sub(margin);
            vec![Cue::Say, own_sum(member, value), stays(Tone::Good, [pawn(member)], format!("{value} > {against}"))]
        }
        Event::Refused { member, value, best } => {
            vec![Cue::Say, own_sum(member, value), stays(Tone::Harm, [pawn(member)], format!("{value} ≤ {best}"))]
        }
        Event::Moved { member, ref path } => vec![Cue::Say, walk(pawn(member), path.iter().map(at))],
        Event::NoDestination { member } | Event::Stayed { member, .. } => {
            vec![Cue::Say, light([pawn(member), panel(member)])]
        }
        ref _elsewhere => vec![Cue::Say],
    }
}

/// The sum of whoever walks, over the dice that count.
fn own_sum(member: Member, value: u8) -> Cue {
    stays(Tone::Weighed, [format!("*for-{member}@{}", tray(member))], format!("Σ {value}"))
}

/// The screens at a place are taken away together.
fn lifted(place: &str) -> Cue {
    Cue::Vanish { things: vec![format!("*screen@{place}")] }
}

/// Whose walk is weighed: the one who acts, as told before in the same action.
fn weighed_for(before: &[Event]) -> Option<Member> {
    before.iter().rev().find_map(|event| if let Event::Acts { member } = *event { Some(member) } else { None })
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
        Event::Won => vec![Cue::Clear, Cue::Say, feel(Tone::Good, ["everybody".to_owned()])],
        Event::Rated { rating } => {
            vec![Cue::Say, written(Tone::Weighed, ["everybody".to_owned()], format!("{rating} / 5"))]
        }
        ref _elsewhere => vec![Cue::Say],
    }
}

/// Lava turns one card after the other.
fn burning(cards: impl Iterator<Item = String>) -> Vec<Cue> {
    let mut cues = vec![Cue::Say];
    for card in cards {
        let quake = cues.len() == 1;
        if quake {
            cues.push(feel(Tone::Quake, [card.clone()]));
        }
        cues.push(Cue::Light { things: vec![card.clone()], mark: None, tone: Tone::Harm, stay: true });
        cues.push(turn_blank([card]));
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

/// Where a member's dice lie.
fn tray(member: Member) -> String {
    format!("tray-{member}")
}

fn at(cell: Cell) -> String {
    format!("cell-{cell}")
}

fn dice(faces: &Faces) -> impl Iterator<Item = String> {
    faces.dice.iter().map(|die| format!("die-{die}"))
}
