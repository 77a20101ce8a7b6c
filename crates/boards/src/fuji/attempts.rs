//! "Why not?": what a player may have meant by touching things in vain.

use super::reach;
use crate::board::Canvas;
use ::fuji::Fuji;
use ::fuji::action::{Action, Effect, Path, Use};
use ::fuji::cards::Equipment;
use ::fuji::cell::Cell;
use ::fuji::dice::{DiceSet, Die};
use ::fuji::hint::{Grade, Hint, Saying, Trait};
use ::fuji::member::Member;
use kernel::Audience;

/// What was touched, sorted by kind.
#[derive(Default)]
struct Touched {
    gear: Vec<Equipment>,
    copies: Vec<Equipment>,
    cells: Vec<Cell>,
    dice: DiceSet,
    faces: Vec<u8>,
    members: Vec<Member>,
    says: bool,
    third_marker: bool,
    buttons: Vec<String>,
}

fn sort(things: &[&str]) -> Touched {
    let mut touched = Touched::default();
    for thing in things {
        let Some((kind, rest)) = thing.split_once(':') else { continue };
        match kind {
            "gear" => touched.gear.extend(Equipment::from_key(rest)),
            "copy" => touched.copies.extend(Equipment::from_key(rest)),
            "cell" => touched.cells.extend(rest.parse::<Cell>()),
            "die" => touched.dice = rest.parse::<Die>().map_or(touched.dice, |die| touched.dice.with(die)),
            "face" => touched.faces.extend(rest.parse::<u8>()),
            "member" => touched.members.extend(rest.parse::<Member>()),
            "say" => touched.says = true,
            "marker" => touched.third_marker = true,
            "go" => match rest.strip_prefix("place:") {
                Some(cell) => touched.cells.extend(cell.parse::<Cell>()),
                None => touched.buttons.push(rest.to_owned()),
            },
            _ => {}
        }
    }
    touched
}

pub(super) fn attempts(canvas: &Canvas<'_, Fuji>, things: &[&str]) -> Vec<Action> {
    let Audience::Seat(seat) = canvas.audience else { return Vec::new() };
    let own = Member::of(seat);
    let touched = sort(things);
    if let Some(&card) = touched.gear.first() {
        return gear(canvas, own, card, &touched);
    }
    if touched.says {
        return hints(&touched);
    }
    let mut found: Vec<Action> = touched.buttons.iter().filter_map(|name| button(name, touched.dice)).collect();
    let marked = if touched.third_marker { Member::THIRD } else { own };
    let walking = canvas.view.step == "move";
    found.extend(touched.cells.iter().filter(|_| !walking).map(|&cell| Action::Place(marked, cell)));
    if walking && !touched.cells.is_empty() {
        found.extend(Path::over(touched.cells.iter().copied()).map(Action::Move));
    }
    if !touched.dice.is_empty() && touched.buttons.is_empty() {
        found.push(Action::Reroll(touched.dice));
    }
    found
}

/// The action of a button that stands alone or closes a choice of dice.
fn button(name: &str, dice: DiceSet) -> Option<Action> {
    match name {
        "ready" => Some(Action::Ready),
        "unready" => Some(Action::Unready),
        "reroll" => Some(Action::Reroll(dice)),
        "pick" => Some(Action::Pick(dice)),
        "aside" => dice.first().map(Action::SetAside),
        "lose" => dice.first().map(Action::Lose),
        "done" => Some(Action::Done),
        "stay" => Some(Action::Stay),
        "draw" => Some(Action::Draw),
        "accept" => Some(Action::Accept),
        "reject" => Some(Action::Reject),
        _ => None,
    }
}

/// A card used or given as far as the touched things say; the rest is filled in with anything.
fn gear(canvas: &Canvas<'_, Fuji>, own: Member, card: Equipment, touched: &Touched) -> Vec<Action> {
    let view = &canvas.view;
    let copy = touched.copies.first().copied();
    let held: DiceSet = reach::member(view, own).iter().flat_map(|one| &one.dice.known).map(|die| die.die).collect();
    let dice = if touched.dice.is_empty() { held } else { touched.dice };
    let first = dice.first();
    let other = touched.members.first().copied().or_else(|| reach::member(view, own)?.neighbours.first().copied());
    let value = touched.faces.first().copied().unwrap_or(6);
    let pawn = reach::member(view, own).map(|one| one.pawn);
    let cell = touched.cells.first().copied().or(pawn);
    let used = |effect: Effect| Action::Use(Use { card, copy, effect });
    let attempt = match copy.unwrap_or(card) {
        Equipment::FirstAid | Equipment::Flare | Equipment::Radio | Equipment::Carabiner | Equipment::Knife => {
            Some(used(Effect::Plain))
        }
        Equipment::Shovel => first.map(|die| used(Effect::Turn(die, value))),
        Equipment::Rope => cell.map(|cell| used(Effect::To(cell))),
        Equipment::Flashlight | Equipment::DuctTape | Equipment::Compass | Equipment::Machete => {
            Some(used(Effect::Dice(dice)))
        }
        Equipment::Water if touched.members.is_empty() => Some(used(Effect::Dice(dice))),
        Equipment::Water | Equipment::Lighter => other.map(|member| used(Effect::With(member))),
        Equipment::Binoculars => match touched.cells.as_slice() {
            [one, other, ..] => Some(used(Effect::Swap(*one, *other))),
            [one] => Some(used(Effect::Swap(*one, *one))),
            [] => cell.map(|cell| used(Effect::Swap(cell, cell))),
        },
        Equipment::Map => first.zip(other).map(|(die, member)| used(Effect::Lend(die, member))),
    };
    let given = touched.members.first().map(|&to| Action::Give(card, to));
    attempt.into_iter().chain(given).collect()
}

fn hints(touched: &Touched) -> Vec<Action> {
    let sayings: Vec<Saying> = match (touched.members.first(), touched.cells.first()) {
        (Some(&target), Some(&card)) => vec![Saying::Suggest { target, card }],
        (None, Some(&card)) => vec![Saying::Roll { card, grade: Grade::Mixed }],
        (_, None) => vec![Saying::Tendency { of: Trait::High }],
    };
    sayings.into_iter().map(|saying| Action::Hint(Hint::own(saying))).collect()
}
