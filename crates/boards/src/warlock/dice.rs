//! The dice of the last rolls, each with what it was for.

use super::art::signs;
use super::pen::Pen;
use ::warlock::event::Event;
use kernel::facts;
use maud::{Markup, html};

/// Dice rolled together.
struct Throw {
    what: String,
    faces: Vec<u8>,
    rules: &'static [&'static str],
}

pub(super) fn draw(pen: &Pen<'_, '_>) -> Markup {
    let mut throws: Vec<Throw> = pen.canvas.last.iter().filter_map(|event| throw(pen, event)).collect();
    let rolled = pen.canvas.last.iter().any(|event| matches!(event, Event::Rolled { .. }));
    if let Some(roll) = pen.canvas.view.roll.filter(|_| !rolled) {
        throws.insert(0, movement(pen, roll));
    }
    // A long fight rolls many dice; the last ones show how it stands.
    let first = throws.len().saturating_sub(4);
    html! {
        @if !throws.is_empty() {
            div.war-dice role="group" data-roll=(format!("{} {}", pen.canvas.view.round, pen.canvas.view.active)) aria-label=(pen.kit("warlock-dice")) {
                @for (number, throw) in throws[first..].iter().enumerate() {
                    figure.war-throw title=(pen.rules(throw.rules)) {
                        span.war-faces {
                            @for (place, &face) in throw.faces.iter().enumerate() {
                                (die(&format!("die-{number}-{place}"), face))
                            }
                        }
                        figcaption { (throw.what) }
                    }
                }
            }
        }
    }
}

/// One die.
pub(super) fn die(id: &str, face: u8) -> Markup {
    html! {
        span.die id=(id) data-die=(id) data-face=(face) {
            svg viewBox="-18 -18 36 36" role="img" aria-label=(face) { (signs::die(face)) }
        }
    }
}

fn movement(pen: &Pen<'_, '_>, roll: u8) -> Throw {
    Throw { what: pen.kit("warlock-die-move"), faces: vec![roll], rules: &["WAR-MOV-1", "WAR-MOV-4"] }
}

/// The dice of an event. Those of an assault are drawn with the fight.
fn throw(pen: &Pen<'_, '_>, event: &Event) -> Option<Throw> {
    if let Event::Rolled { die, .. } = *event {
        return Some(movement(pen, die));
    }
    if let Event::LuckTest { seat, dice, luck, lucky } = *event {
        let key = if lucky { "warlock-die-lucky" } else { "warlock-die-unlucky" };
        let what = pen.say(key, facts![name = pen.name(seat), total = dice[0] + dice[1], luck]);
        return Some(Throw { what, faces: dice.to_vec(), rules: &["WAR-LCK-1", "WAR-LCK-2"] });
    }
    if let Event::Die { seat, die } = *event {
        let what = pen.say("warlock-die-one", facts![name = pen.name(seat)]);
        return Some(Throw { what, faces: vec![die], rules: &[] });
    }
    if let Event::FirstDie { seat, die } = *event {
        let what = pen.say("warlock-die-first", facts![name = pen.name(seat)]);
        return Some(Throw { what, faces: vec![die], rules: &["WAR-SET-13"] });
    }
    None
}
