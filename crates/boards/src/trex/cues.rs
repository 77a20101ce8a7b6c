//! `trex`: cards turned together, walks step by step, hits and bites where they happen, the T-Rex leaving and returning.

use super::panels;
use crate::cues::{Cue, Tone, feel, fly, lay, light, name, player, turn, turn_picture, walk, written};
use crate::kit::marks;
use ::trex::{Action, Card, Cause, Cell, Direction, Event, Feature, Piece, Trex};
use kernel::{Lang, Seat, Worded};

pub(super) fn cues(event: &Event, before: &[Event], lang: Lang) -> Vec<Cue> {
    match *event {
        Event::Dealt { seat, .. }
        | Event::BoneGiven { seat }
        | Event::Answered { seat }
        | Event::SetAsideUnseen { seat } => {
            vec![name(player(seat))]
        }
        Event::SetAside { seat, card } => vec![Cue::Say, turned(seat, card, lang)],
        Event::TileLaid { feature, cell } => vec![light([feature_name(feature), at(cell)])],
        Event::FigurePlaced { seat, cell } => vec![light([dino(seat), at(cell)])],
        Event::RexPlaced { cell } => vec![light(["rex".to_owned(), at(cell)])],
        Event::Provisioned { seat, trees } => vec![fly(i32::from(trees), player(seat), store(seat))],
        Event::Revealed { seat, answer } => vec![revealed(seat, answer, lang)],
        Event::TileMoved { feature, to, .. } => vec![Cue::Say, lay(feature_name(feature), at(to))],
        Event::Carried { seat, to } => vec![lay(dino(seat), at(to))],
        Event::TileSettled { feature, cell } => vec![Cue::Say, light([feature_name(feature), at(cell)])],
        Event::Ignored { piece, by, .. } => vec![Cue::Say, light([piece_name(piece), player(by)])],
        Event::Planted { cells, .. } => vec![Cue::Say, feel(Tone::Good, cells.iter().map(at))],
        Event::Boxed { .. } => vec![Cue::Say],
        Event::TurnBegan { bone, .. } => vec![Cue::Say, name(player(bone))],
        Event::Rested { seat } => vec![Cue::Say, written(Tone::Weighed, [dino(seat)], "z z")],
        Event::Stepped { seat, from, to, cause } => stepped(seat, from, to, cause),
        Event::Sheltered { seat, feature } => vec![Cue::Say, feel(Tone::Good, [dino(seat), feature_name(feature)])],
        Event::Barred { seat, feature } => {
            vec![Cue::Say, feel(Tone::Harm, [dino(seat), feature_name(feature)]), fly(-1, dino(seat), store(seat))]
        }
        Event::Hit { by, victim } => {
            vec![Cue::Say, feel(Tone::Harm, [dino(by), dino(victim)]), fly(-1, dino(victim), store(victim))]
        }
        Event::Received { seat, from } => vec![Cue::Say, fly(1, dino(from), store(seat))],
        Event::Bitten { seat, .. } => {
            vec![Cue::Say, feel(Tone::Harm, ["rex".to_owned(), dino(seat)]), fly(-1, dino(seat), store(seat))]
        }
        Event::CardLost { seat, card } | Event::SetAsideShown { seat, card } => {
            vec![Cue::Say, turned(seat, card, lang)]
        }
        Event::PanicAsked { seat } | Event::PanicDropped { seat } => {
            vec![Cue::Say, written(Tone::Fear, [dino(seat)], "!!")]
        }
        Event::Discarded { seat, .. } | Event::HandDiscarded { seat, .. } => vec![name(player(seat))],
        Event::RexAsked => vec![Cue::Say, written(Tone::Weighed, ["rex".to_owned()], "?")],
        Event::RexStepped { by, from, to } => {
            let vote = written(Tone::Plain, ["rex".to_owned()], voted(by, from, to));
            vec![Cue::Say, name(player(by)), vote, walk("rex", [at(to)])]
        }
        Event::RexVanished { feature, .. } => vec![
            Cue::Say,
            walk("rex", [feature_name(feature)]),
            Cue::Vanish { things: vec!["rex".to_owned()] },
            feel(Tone::Quake, [feature_name(feature)]),
        ],
        Event::Spared { seat, feature } => vec![Cue::Say, feel(Tone::Good, [dino(seat), feature_name(feature)])],
        Event::RexReturned { cell } => returned(cell, before),
        Event::Harvested { seat, cell } => {
            vec![Cue::Say, lay(format!("tree-{cell}"), store(seat)), fly(1, at(cell), store(seat))]
        }
        Event::Contested { cell } => vec![Cue::Say, feel(Tone::Harm, [at(cell)])],
        Event::Eliminated { seat } => vec![Cue::Say, feel(Tone::Harm, [dino(seat), player(seat)])],
        Event::BonePassed { to } => vec![Cue::Say, feel(Tone::Good, [player(to)])],
        Event::Won { winners } => vec![Cue::Say, feel(Tone::Good, winners.iter().map(player))],
    }
}

/// The T-Rex comes back to its Lair with a roar; if it left a moment ago it is seen to come.
fn returned(cell: Cell, before: &[Event]) -> Vec<Cue> {
    let left = before.iter().any(|event| matches!(event, Event::RexVanished { .. }));
    let mut cues = vec![Cue::Say];
    cues.extend(left.then(|| walk("rex", [at(cell)])));
    cues.push(feel(Tone::Quake, [at(cell)]));
    cues
}

/// A step, and beside a push the one who gave it.
fn stepped(seat: Seat, from: Cell, to: Cell, cause: Cause) -> Vec<Cue> {
    let pushed = match cause {
        Cause::Move | Cause::Panic => None,
        Cause::Pushed(by) => Some(written(Tone::Fear, [dino(seat)], voted(by, from, to))),
    };
    let step = walk(dino(seat), [at(to)]);
    std::iter::once(Cue::Say).chain(pushed).chain([step]).collect()
}

/// Who voted, and for which way.
fn voted(by: Seat, from: Cell, to: Cell) -> String {
    let step = |from: u8, to: u8| to.cmp(&from) as i8;
    let way = (step(from.column(), to.column()), step(from.row(), to.row()));
    let way = Direction::ALL.into_iter().find(|&direction| super::step(direction) == way);
    format!("{} {}", marks::letter(by), way.map_or("", arrow))
}

/// A card that is shown.
fn turned(seat: Seat, card: Card, lang: Lang) -> Cue {
    turn_picture(player(seat), card_name(card, lang), panels::picture(card))
}

/// What somebody chose: the card, and the arrow of the dial.
fn revealed(seat: Seat, answer: Action, lang: Lang) -> Cue {
    let told = answer_name(answer, lang);
    match answer.card() {
        Some(card) => turn_picture(player(seat), told, panels::picture(card)),
        None => turn(player(seat), told),
    }
}

fn card_name(card: Card, lang: Lang) -> String {
    Trex::words().label(lang, &format!("label-card-{}", card.name()))
}

/// What somebody chose, on a card: its name, and an arrow for the dial.
fn answer_name(answer: Action, lang: Lang) -> String {
    let card = answer.card().map(|card| card_name(card, lang));
    let way = answer.direction().map(arrow).map(str::to_owned);
    let told: Vec<String> = card.into_iter().chain(way).collect();
    if told.is_empty() { "–".to_owned() } else { told.join(" ") }
}

pub(super) fn arrow(direction: Direction) -> &'static str {
    match direction {
        Direction::N => "↑",
        Direction::NE => "↗",
        Direction::E => "→",
        Direction::SE => "↘",
        Direction::S => "↓",
        Direction::SW => "↙",
        Direction::W => "←",
        Direction::NW => "↖",
    }
}

fn at(cell: Cell) -> String {
    format!("cell-{cell}")
}

fn dino(seat: Seat) -> String {
    format!("dino-{}", seat.0)
}

fn store(seat: Seat) -> String {
    format!("trees-{}", seat.0)
}

fn feature_name(feature: Feature) -> String {
    feature.name().to_lowercase()
}

fn piece_name(piece: Piece) -> String {
    match piece {
        Piece::Tile(feature) => feature_name(feature),
        Piece::Dino(seat) => dino(seat),
        Piece::Rex => "rex".to_owned(),
    }
}
