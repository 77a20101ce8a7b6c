//! Views and actions as numbers, for programs that learn.

use crate::action::Action;
use crate::board::{Cell, Direction, Feature};
use crate::cards::{Card, Cards, Species};
use crate::state::Phase;
use crate::view::{PlayerView, View};
use kernel::{Numbering, Numbers, Seat, seats_from};
use std::fmt::Arguments;

const DIRECTIONS: u32 = Direction::ALL.len() as u32;

/// Moves by direction, Rest, Panics by direction, votes by direction, abstaining.
pub(crate) const NUMBERING: Numbering<Action> = Numbering::Fixed { count: 3 * DIRECTIONS + 2, number };

fn number(action: &Action) -> u32 {
    match *action {
        Action::Move(direction) => direction as u32,
        Action::Rest => DIRECTIONS,
        Action::Panic(direction) => DIRECTIONS + 1 + direction as u32,
        Action::Vote(direction) => 2 * DIRECTIONS + 1 + direction as u32,
        Action::Abstain => 3 * DIRECTIONS + 1,
    }
}

/// What is asked, in words: whose Dino panics is written with the players.
const QUESTIONS: [&str; 6] = ["lake", "volcano", "choose", "panic", "rex", "over"];

fn question(phase: Phase) -> &'static str {
    QUESTIONS[match phase {
        Phase::Lake => 0,
        Phase::Volcano => 1,
        Phase::Choose => 2,
        Phase::Panic(_) => 3,
        Phase::Rex => 4,
        Phase::Over => 5,
    }]
}

pub(crate) fn observe(view: &View, reader: Seat, out: &mut impl Numbers) {
    out.part(format_args!("turn"), view.turn, view.turns);
    out.one_of(format_args!("asked"), QUESTIONS, Some(question(view.phase)));
    out.part(format_args!("trees removed"), view.removed, 10);
    out.part(format_args!("trees unused"), view.unused, 10);
    let cells = || (0..view.height).flat_map(|row| (0..view.width).map(move |column| Cell::new(column, row)));
    for cell in cells() {
        out.flag(format_args!("tree {cell}"), view.trees.contains(cell));
    }
    let pieces =
        [("lair", Some(view.lair)), ("lake", Some(view.lake)), ("volcano", Some(view.volcano)), ("rex", view.rex)];
    for (piece, at) in pieces {
        out.one_of(format_args!("{piece}"), cells(), at);
    }
    for (number, seat) in seats_from(reader, view.players.len() as u8).enumerate() {
        let at = view.players[seat.index()].dino;
        out.one_of(format_args!("player {number} dino"), cells(), at);
        player(view, seat, number, out);
    }
    let own = view.own.filter(|own| own.seat == reader);
    cards(format_args!("own hand"), own.map_or(Cards::NONE, |own| own.hand), out);
    let set_aside = own.and_then(|own| own.set_aside).map(Card::name);
    out.one_of(format_args!("own set aside"), Card::ALL.map(Card::name), set_aside);
    answer(format_args!("own answer"), own.and_then(|own| own.answer), out);
}

fn player(view: &View, seat: Seat, number: usize, out: &mut impl Numbers) {
    let PlayerView { reference, provisions, dino, hand_size, unseen, discards, face_up, answered, shown: _ } =
        &view.players[seat.index()];
    out.flag(format_args!("player {number} in the game"), dino.is_some());
    out.part(format_args!("player {number} provisions"), *provisions, 10);
    out.part(format_args!("player {number} hand size"), *hand_size, 9);
    cards(format_args!("player {number} unseen"), *unseen, out);
    cards(format_args!("player {number} discards"), *discards, out);
    answer(format_args!("player {number} face up"), *face_up, out);
    out.flag(format_args!("player {number} answered"), *answered);
    out.flag(format_args!("player {number} asked"), view.waiting.contains(seat));
    out.flag(format_args!("player {number} bone"), view.bone == seat);
    out.flag(format_args!("player {number} panics"), view.phase == Phase::Panic(seat));
    let place = view.order.iter().position(|&other| other == seat).unwrap_or_default();
    out.part(format_args!("player {number} place in the order"), place as u32, 3);
    out.one_of(
        format_args!("player {number} species"),
        Species::ALL.map(Species::code),
        Some(reference.species.code()),
    );
    for feature in Feature::ALL {
        out.flag(format_args!("player {number} enters {}", feature.name()), reference.enters.contains(&feature));
    }
}

fn cards(name: Arguments<'_>, cards: Cards, out: &mut impl Numbers) {
    for card in Card::ALL {
        out.part(format_args!("{name} {}", card.name()), cards.count(card), 3);
    }
}

/// What is played or pointed at, and where to.
fn answer(name: Arguments<'_>, answer: Option<Action>, out: &mut impl Numbers) {
    const KINDS: [&str; 5] = ["move", "rest", "panic", "vote", "abstain"];
    let kind = answer.map(|answer| match answer {
        Action::Move(_) => KINDS[0],
        Action::Rest => KINDS[1],
        Action::Panic(_) => KINDS[2],
        Action::Vote(_) => KINDS[3],
        Action::Abstain => KINDS[4],
    });
    out.one_of(name, KINDS, kind);
    out.one_of(format_args!("{name} to"), Direction::ALL, answer.and_then(Action::direction));
}

pub(crate) fn describe(action: &Action, out: &mut impl Numbers) {
    answer(format_args!("action"), Some(*action), out);
}
