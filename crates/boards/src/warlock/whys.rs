//! "Why not?": what a player may have meant by touching things in vain.

use super::paths;
use crate::board::Canvas;
use ::warlock::Warlock;
use ::warlock::action::{Action, Crossing, Loot, Pick};
use ::warlock::edition::Treasure;
use ::warlock::offer::Picks;
use ::warlock::place::{Card, CardSet, Number, NumberSet, Place};
use kernel::Seat;

/// Actions that have a button of their own.
const PLAIN: [Action; 29] = [
    Action::TryLuck,
    Action::TryDie,
    Action::Face,
    Action::Grope,
    Action::Roll,
    Action::Eat,
    Action::Cross(Crossing::Ferry),
    Action::Cross(Crossing::Punt),
    Action::Cross(Crossing::Bridge),
    Action::Stay,
    Action::PassChest,
    Action::PassChallenge,
    Action::Sleep,
    Action::Dragonfire,
    Action::Eye,
    Action::Fight,
    Action::Flee,
    Action::Done,
    Action::PayGold,
    Action::PayProvision,
    Action::BuyTreasure,
    Action::Quaff,
    Action::Winnings,
    Action::Prize,
    Action::Flesh,
    Action::TakeNothing,
    Action::Ignore,
    Action::EndTalks,
    Action::LeaveRest,
];

/// What the last of these things may have been touched for.
pub(super) fn attempts(canvas: &Canvas<'_, Warlock>, things: &[&str]) -> Vec<Action> {
    let Some((kind, name)) = things.last().and_then(|thing| thing.split_once(':')) else { return Vec::new() };
    match kind {
        "space" => name.parse().map(|place| walks(canvas, place)).unwrap_or_default(),
        "maze" => name.parse().map(|number| vec![Action::Reveal(number)]).unwrap_or_default(),
        "card" => name.parse().map(|card| uses(canvas, card)).unwrap_or_default(),
        "stock" => name.parse().map(|card| vec![Action::Redeem(card)]).unwrap_or_default(),
        "number" => name.parse().map(numbers).unwrap_or_default(),
        "seat" => name.parse().map(|seat| meetings(Seat(seat))).unwrap_or_default(),
        "guarded" => vec![Action::Take(Pick::Guarded)],
        "loose" => name.parse().map(|slot| vec![Action::Take(Pick::Loose(slot))]).unwrap_or_default(),
        "pick" => vec![Action::Accept(picks(things))],
        "weapon" | "shield" => vec![armed(things)],
        "loot" => looted(things),
        "spoil" => name.parse().map(|card| vec![Action::Keep(card)]).unwrap_or_default(),
        "go" => PLAIN.into_iter().filter(|action| paths::button(action) == Some(name)).collect(),
        _ => Vec::new(),
    }
}

/// To walk there: into a room by each of its doors; through the passages; over a labyrinth card.
fn walks(canvas: &Canvas<'_, Warlock>, to: Place) -> Vec<Action> {
    let board = &canvas.view.content.board;
    match board.room_named(to) {
        Some(room) => {
            let doors = board.room(room).doors.iter();
            doors.map(|&door| Action::Walk { to, by: Some(board.place(door)) }).collect()
        }
        None => vec![Action::Walk { to, by: None }],
    }
}

/// To use a card: as its kind allows, or to part with it.
fn uses(canvas: &Canvas<'_, Warlock>, card: Card) -> Vec<Action> {
    let own = canvas.view.own.as_ref().map(|own| own.seat);
    let other = canvas.view.seats.iter().map(|hero| hero.seat).find(|&seat| Some(seat) != own);
    let armed = |weapon| vec![Action::Arm { weapon, shield: false }];
    match canvas.view.content.treasure(card) {
        Treasure::Fortune | Treasure::Strength => vec![Action::Drink(card)],
        Treasure::CrystalBall => other.map(Action::Gaze).into_iter().collect(),
        Treasure::Invisibility => {
            let rooms = canvas.view.rooms.iter().map(|room| room.room);
            rooms.map(|room| Action::Invisible { room, pick: Pick::Guarded }).collect()
        }
        Treasure::Sword(_) => armed(Some(card)),
        Treasure::Shield => vec![Action::Arm { weapon: None, shield: true }],
        Treasure::GiverOfSleep => vec![Action::Sleep],
        Treasure::Eye => vec![Action::Eye],
        Treasure::Dragonfire => vec![Action::Dragonfire],
        Treasure::Ring(numbers) => vec![Action::OpenChest { numbers, keys: card.alone() }],
        Treasure::SkeletonKey | Treasure::Gold(_) | Treasure::Provisions(_) => vec![Action::Sell(card)],
    }
}

/// The names of all touched things of a kind, such as the `T05` of `pick:key:T05`.
fn named<'a>(things: &'a [&str], kind: &'a str) -> impl Iterator<Item = &'a str> {
    things.iter().filter_map(move |thing| thing.strip_prefix(kind))
}

/// To accept with all these cards.
fn picks(things: &[&str]) -> Picks {
    let cards = |kind| named(things, kind).filter_map(|name| name.parse().ok());
    Picks {
        keys: cards("pick:key:").collect::<CardSet>(),
        card: cards("pick:card:").last(),
        treasure: cards("pick:show:").collect::<CardSet>(),
        clues: named(things, "pick:clues:").filter_map(|name| name.parse().ok()).collect::<NumberSet>(),
    }
}

/// To take up the weapon that was touched last, with the shield if that was touched too.
fn armed(things: &[&str]) -> Action {
    let weapon = named(things, "weapon:").last().and_then(|name| name.parse().ok());
    Action::Arm { weapon, shield: things.contains(&"shield:on") }
}

/// To take what was touched last from whom one has killed or beaten.
fn looted(things: &[&str]) -> Vec<Action> {
    let lantern = things.contains(&"loot:lantern");
    let what = match named(things, "loot:").filter(|&name| name != "lantern").last() {
        Some("keys") => Some(Loot::Keys),
        Some("random") => Some(Loot::Random),
        Some("nothing") | None => Some(Loot::Nothing),
        Some(card) => card.parse().ok().map(Loot::Named),
    };
    what.map(|what| Action::Loot { what, lantern }).into_iter().collect()
}

/// To name a number in a Key Challenge, or at the chest.
fn numbers(number: Number) -> Vec<Action> {
    let numbers = number.alone();
    vec![Action::Challenge(numbers), Action::OpenChest { numbers, keys: CardSet::empty() }]
}

fn meetings(seat: Seat) -> Vec<Action> {
    vec![Action::Attack(seat), Action::Negotiate(seat)]
}
