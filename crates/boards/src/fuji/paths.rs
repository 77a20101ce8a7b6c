//! What to touch for an action.
//!
//! Touching a card of the map puts the player's marker there at once, so that thing closes its path. Cards touched for
//! anything else (a rope, a hint, the third pawn's marker) have another name and are asked for after the thing they
//! serve.

use super::reach;
use crate::board::Canvas;
use ::fuji::action::{Action, Effect, Path, Use};
use ::fuji::cards::{Equipment, Injury, Skill};
use ::fuji::cell::Cell;
use ::fuji::dice::{DiceSet, Die};
use ::fuji::hint::{About, Criterion, Hint, Saying, Wish};
use ::fuji::member::Member;
use ::fuji::setup::Duo;
use ::fuji::side::Side;
use ::fuji::view::MemberView;
use ::fuji::{Fuji, View};
use kernel::{Audience, Seat};

/// A card of the map, as the object of something else.
pub(super) fn cell_thing(cell: Cell) -> String {
    format!("cell:{cell}")
}

/// A card of the map as the player's destination.
pub(super) fn place_thing(cell: Cell) -> String {
    format!("go:place:{cell}")
}

pub(super) fn die_thing(die: Die) -> String {
    format!("die:{die}")
}

/// An equipment card in front of somebody.
pub(super) fn gear_thing(card: Equipment) -> String {
    format!("gear:{card}")
}

/// An equipment card that the knife copies.
pub(super) fn copy_thing(card: Equipment) -> String {
    format!("copy:{card}")
}

/// An equipment card that a hint speaks about.
pub(super) fn asked_thing(card: Equipment) -> String {
    format!("asked:{card}")
}

pub(super) fn face_thing(value: u8) -> String {
    format!("face:{value}")
}

pub(super) fn member_thing(member: Member) -> String {
    format!("member:{member}")
}

/// The `number`-th die of one side of the third pawn.
pub(super) fn side_thing(side: Side, number: u8) -> String {
    format!("side:{side}:{number}")
}

pub(super) fn skill_thing(skill: Skill) -> String {
    format!("skill:{skill}")
}

pub(super) fn injury_thing(injury: Injury) -> String {
    format!("injury:{injury}")
}

/// The marker of the third pawn, which two players move together.
pub(super) fn marker_thing() -> String {
    format!("marker:{}", Member::THIRD)
}

/// What is said about one's own dice in a single touch, by its key: how well they roll for one's own destination, or what
/// they mean for somebody else's.
pub(super) fn quick_thing(target: Option<Member>, key: &str) -> String {
    target.map_or_else(|| format!("tell:{key}"), |target| format!("tell:{target}:{key}"))
}

/// One answer of the form for hints: which question, and the answer's key.
pub(super) fn word_thing(question: &str, key: &str) -> String {
    format!("{question}:{key}")
}

pub(super) fn path(canvas: &Canvas<'_, Fuji>, action: &Action) -> Vec<String> {
    let button = |name: &str| vec![format!("go:{name}")];
    match action {
        Action::Pairs(pair) => pair.seats().iter().map(|seat| member_thing(Member::of(seat))).collect(),
        Action::TakeSkill(skill) | Action::ThirdSkill(skill) => vec![skill_thing(*skill)],
        Action::Keep(cards) => cards.iter().map(gear_thing).chain(button("keep")).collect(),
        Action::Place(Member::THIRD, cell) => vec![marker_thing(), cell_thing(*cell)],
        Action::Place(_, cell) => vec![place_thing(*cell)],
        Action::Clear(member) => button(&format!("clear:{member}")),
        Action::AsideSide(side) => button(&format!("aside-side:{side}")),
        Action::Hint(hint) => {
            quick_hint(canvas, hint).map_or_else(|| hint_path(&canvas.view, hint), |thing| vec![thing])
        }
        Action::Unsay(hint) => unsay_path(canvas, hint),
        Action::Give(card, to) => vec![gear_thing(*card), member_thing(*to), "go:give".to_owned()],
        Action::Use(used) => use_path(used),
        Action::Ready => button("ready"),
        Action::Unready => button("unready"),
        Action::Reroll(dice) => with_dice(*dice, "reroll"),
        Action::SetAside(die) => with_dice(DiceSet::one(*die), "aside"),
        Action::Done => button("done"),
        Action::Next(member) => button(&format!("next:{member}")),
        Action::Accept => button("accept"),
        Action::Reject => button("reject"),
        Action::Bars(count) => button(&format!("bars:{count}")),
        Action::Move(path) => walk_path(canvas, path),
        Action::Stay => button("stay"),
        Action::Draw => button("draw"),
        Action::Leave => button("leave"),
        Action::PassGift => button("pass"),
        Action::Injure(slot) => vec![injury_thing(*slot)],
        Action::Lose(die) => with_dice(DiceSet::one(*die), "lose"),
        Action::Pick(dice) if dice.is_empty() => button("pick-none"),
        Action::Pick(dice) => with_dice(*dice, "pick"),
        Action::Turn(die, value) => vec![die_thing(*die), face_thing(*value)],
        Action::Decline => button("decline"),
    }
}

fn with_dice(dice: DiceSet, name: &str) -> Vec<String> {
    dice.iter().map(die_thing).chain([format!("go:{name}")]).collect()
}

/// A card in use: the card, for the knife the card it copies, and what it is used on. "use" closes the path unless a
/// place or a value does.
fn use_path(used: &Use) -> Vec<String> {
    let card = std::iter::once(gear_thing(used.card)).chain(used.copy.map(copy_thing));
    let (on, closed): (Vec<String>, bool) = match used.effect {
        Effect::Plain | Effect::Both => (vec![], true),
        Effect::Dice(dice) => (dice.iter().map(die_thing).collect(), true),
        Effect::Turn(die, value) => (vec![die_thing(die), face_thing(value)], false),
        Effect::To(cell) => (vec![cell_thing(cell)], false),
        Effect::Swap(one, other) => (vec![cell_thing(one), cell_thing(other)], false),
        Effect::With(member) => (vec![member_thing(member)], true),
        Effect::Lend(die, member) => (vec![die_thing(die), member_thing(member)], true),
        Effect::Side(side) => (vec![side_thing(side, 1)], true),
        Effect::SideTo(side, member) => (vec![side_thing(side, 1), member_thing(member)], true),
        Effect::Sides(counts) => {
            let each = |side: Side| (1..=counts[side.index()]).map(move |number| side_thing(side, number));
            (Side::BOTH.into_iter().flat_map(each).collect(), true)
        }
    };
    card.chain(on).chain(closed.then(|| "go:use".to_owned())).collect()
}

/// The path that touching the destination means: fewest eruption tokens, then fewest steps, then the first listed.
pub(super) fn usual_walk(canvas: &Canvas<'_, Fuji>) -> Option<Path> {
    let symbols = |cell: Cell| canvas.view.map.iter().find(|card| card.at == cell).map_or(0, |card| card.eruption);
    let cost = |path: &Path| (path.iter().map(symbols).sum::<u8>(), path.len());
    walks(canvas).min_by_key(cost)
}

/// Every path the acting pawn may take.
pub(super) fn walks(canvas: &Canvas<'_, Fuji>) -> impl Iterator<Item = Path> {
    canvas.actions.iter().filter_map(|action| if let Action::Move(path) = action { Some(*path) } else { None })
}

/// The usual path needs no more than "walk"; any other first names the cards between.
fn walk_path(canvas: &Canvas<'_, Fuji>, path: &Path) -> Vec<String> {
    let between = if usual_walk(canvas) == Some(*path) { 0 } else { path.len() - 1 };
    path.iter().take(between).map(cell_thing).chain(["go:walk".to_owned()]).collect()
}

/// The thing beside a hint on the table that takes it back, by its place in the view.
pub(super) fn unsay_thing(place: usize) -> String {
    format!("unsay:{place}")
}

fn unsay_path(canvas: &Canvas<'_, Fuji>, hint: &Hint) -> Vec<String> {
    let mine = |seat: Seat| canvas.audience == Audience::Seat(seat);
    let place = canvas.view.hints.iter().position(|said| mine(said.seat) && said.hint == *hint);
    place.map(unsay_thing).into_iter().collect()
}

/// The one thing to touch for what is said most often: about the speaker's own dice, for a card that is marked and beside which
/// the desk counts them.
fn quick_hint(canvas: &Canvas<'_, Fuji>, hint: &Hint) -> Option<String> {
    let Audience::Seat(seat) = canvas.audience else { return None };
    let view = &canvas.view;
    let own = reach::member(view, Member::of(seat))?;
    let marks = |member: &MemberView, card: Cell| member.marker == Some(card) && reach::aim(view, member).is_some();
    match (hint.about, hint.saying) {
        (About::Own, Saying::Roll { card, grade }) if marks(own, card) => Some(quick_thing(None, grade.key())),
        (About::Own, Saying::Threat { target, criterion: Criterion::Card(card), danger }) => {
            let other = reach::member(view, target)?;
            let counted = marks(other, card) && reach::decides_about(view, own, target);
            counted.then(|| quick_thing(Some(target), danger.key()))
        }
        (About::Own | About::Third, _) => None,
    }
}

/// The parts of a hint: what is said, about whose dice where that can be asked, to whom, about what, and how.
fn hint_path(view: &View, hint: &Hint) -> Vec<String> {
    let criterion = |criterion: Criterion| match criterion {
        Criterion::Card(cell) => cell_thing(cell),
        Criterion::Kind(kind) => word_thing("kind", kind.key()),
    };
    let (what, of_dice, rest) = match hint.saying {
        Saying::Roll { card, grade } => ("roll", true, vec![cell_thing(card), word_thing("grade", grade.key())]),
        Saying::Threat { target, criterion: by, danger } => {
            ("threat", true, vec![member_thing(target), criterion(by), word_thing("danger", danger.key())])
        }
        Saying::Tendency { of } => ("tendency", true, vec![word_thing("kind", of.key())]),
        Saying::Request { target, wish } => {
            let wished = |key: &str| word_thing("wish", key);
            let mut rest = vec![member_thing(target)];
            match wish {
                Wish::Another => rest.push(wished("another")),
                Wish::Stay => rest.push(wished("stay")),
                Wish::Go => rest.push(wished("go")),
                Wish::Down(by) => rest.extend([wished("down"), criterion(by)]),
                Wish::Use(card) => rest.extend([wished("use"), asked_thing(card)]),
                Wish::Keep(card) => rest.extend([wished("keep"), asked_thing(card)]),
                Wish::Lend(loan) => rest.extend([wished("lend"), word_thing("loan", loan.key())]),
            }
            ("request", false, rest)
        }
        Saying::Suggest { target, card } => ("suggest", false, vec![member_thing(target), cell_thing(card)]),
        Saying::Mood { mood } => ("mood", false, vec![word_thing("mood", mood.key())]),
        Saying::Ask { target, criterion: by } => ("ask", true, vec![member_thing(target), criterion(by)]),
        Saying::Promise { criterion: by } => ("promise", false, vec![criterion(by)]),
        Saying::Answer { target, answer } => {
            ("answer", false, vec![member_thing(target), word_thing("answer", answer.key())])
        }
    };
    let asks_whose = of_dice && view.table.two_players == Duo::Third;
    let about = match (asks_whose, hint.about) {
        (false, About::Own) => None,
        (true, About::Own) | (_, About::Third) => Some(word_thing("about", hint.about.key())),
    };
    std::iter::once(word_thing("say", what)).chain(about).chain(rest).collect()
}
