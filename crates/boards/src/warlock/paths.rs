//! What to touch for an action.
//!
//! Things on the map: `space:02`, `door:02:t6_38` (asked for where a room can be entered by several doors), `maze:3`,
//! `guarded:02` and `loose:4` (treasure), `seat:1` (an adventurer). In hand: `card:T05`, `number:7`. A usual
//! proposal is one thing, `offer:…` with its notation; any other is written with a form. Buttons are `go:…`.

use crate::board::Canvas;
use ::warlock::Warlock;
use ::warlock::action::{Action, Crossing, Loot, Pick};
use ::warlock::number::{MazeCard, Passage};
use ::warlock::offer::{Offer, Picks};
use ::warlock::place::{Card, CardSet, Number, NumberSet, Place};
use kernel::Seat;

pub(super) fn space_thing(place: Place) -> String {
    format!("space:{place}")
}

/// The door of a room, named by the space in front of it.
pub(super) fn door_thing(room: Place, by: Place) -> String {
    format!("door:{room}:{by}")
}

/// A labyrinth card, by its number from 1.
pub(super) fn maze_thing(number: MazeCard) -> String {
    format!("maze:{number}")
}

pub(super) fn seat_thing(seat: Seat) -> String {
    format!("seat:{seat}")
}

/// A treasure card in the player's hand.
pub(super) fn card_thing(card: Card) -> String {
    format!("card:{card}")
}

/// A card of Shylock's stock.
pub(super) fn stock_thing(card: Card) -> String {
    format!("stock:{card}")
}

pub(super) fn number_thing(number: Number) -> String {
    format!("number:{number}")
}

/// A treasure card lying on the board.
pub(super) fn pick_thing(room: Option<Place>, pick: Pick) -> String {
    match (pick, room) {
        (Pick::Guarded, Some(room)) => format!("guarded:{room}"),
        (Pick::Guarded, None) => "guarded:here".to_owned(),
        (Pick::Loose(slot), _) => format!("loose:{slot}"),
    }
}

/// A weapon; `None` is the starting sword.
pub(super) fn weapon_thing(weapon: Option<Card>) -> String {
    weapon.map_or_else(|| "weapon:sword".to_owned(), |card| format!("weapon:{card}"))
}

pub(super) fn loot_thing(what: Loot) -> String {
    match what {
        Loot::Keys => "loot:keys".to_owned(),
        Loot::Named(card) => format!("loot:{card}"),
        Loot::Random => "loot:random".to_owned(),
        Loot::Nothing => "loot:nothing".to_owned(),
    }
}

/// A proposal that many people make.
pub(super) fn offer_thing(offer: &Offer) -> String {
    format!("offer:{offer}")
}

pub(super) fn path(canvas: &Canvas<'_, Warlock>, action: &Action) -> Vec<String> {
    let with = |thing: String, name: &str| vec![thing, go(name)];
    match *action {
        Action::Split { provisions, gold } => vec![format!("go:split-{provisions}-{gold}")],
        Action::Drink(card) => with(card_thing(card), "drink"),
        Action::Travel(number) => vec![passage_thing(canvas, number)],
        Action::Reveal(number) => vec![maze_thing(number)],
        Action::Invisible { room, pick } => vec![invisibility(canvas), pick_thing(Some(room), pick)],
        Action::Gaze(seat) => vec![crystal_ball(canvas), seat_thing(seat)],
        Action::OpenChest { numbers: set, .. } => numbered(set, "open"),
        Action::Challenge(set) => numbered(set, "challenge"),
        Action::Leave => with("leave:sure".to_owned(), "leave"),
        Action::Walk { to, by } | Action::Run { to, by } => way(canvas, to, by),
        Action::Arm { weapon, shield } => arm(canvas, weapon, shield),
        Action::Curse(seat) => with(seat_thing(seat), "curse"),
        Action::BuyProvisions(count) => vec![format!("go:buy-{count}")],
        Action::Sell(card) => with(card_thing(card), "sell"),
        Action::AskSeer(seat) => with(seat_thing(seat), "ask"),
        Action::Stake { what, amount } => vec![format!("go:stake-{what}-{amount}")],
        Action::Pawn(card) => with(card_thing(card), "pawn"),
        Action::Redeem(card) => with(stock_thing(card), "redeem"),
        Action::Take(pick) => vec![pick_thing(here(canvas), pick)],
        Action::Drop(card) => with(card_thing(card), "drop"),
        Action::Attack(seat) => meeting(canvas, seat, "attack"),
        Action::Negotiate(seat) => meeting(canvas, seat, "negotiate"),
        Action::Propose(ref offer) => vec![offer_thing(offer)],
        Action::Accept(ref picks) => pick_things(canvas, picks).into_iter().chain([go("accept")]).collect(),
        Action::Loot { what, lantern } => {
            let lantern = lantern.then(|| "loot:lantern".to_owned());
            [loot_thing(what)].into_iter().chain(lantern).chain([go("loot")]).collect()
        }
        Action::Keep(card) => with(format!("spoil:{card}"), "keep"),
        Action::FightUntil(stamina) => vec![format!("go:fight-until-{stamina}")],
        ref plain => vec![go(button(plain).unwrap_or("done"))],
    }
}

fn go(name: &str) -> String {
    format!("go:{name}")
}

/// The button of an action that needs nothing else.
pub(super) fn button(action: &Action) -> Option<&'static str> {
    Some(match *action {
        Action::TryLuck => "luck",
        Action::TryDie => "die",
        Action::Face => "face",
        Action::Grope => "grope",
        Action::Roll => "roll",
        Action::Eat => "eat",
        Action::Cross(Crossing::Ferry) => "ferry",
        Action::Cross(Crossing::Punt) => "punt",
        Action::Cross(Crossing::Bridge) => "bridge",
        Action::Stay => "stay",
        Action::PassChest => "pass-chest",
        Action::PassChallenge => "pass-challenge",
        Action::Sleep => "sleep",
        Action::Dragonfire => "dragonfire",
        Action::Eye => "eye",
        Action::Fight => "fight",
        Action::Flee => "flee",
        Action::Done => "done",
        Action::PayGold => "pay-gold",
        Action::PayProvision => "pay-provision",
        Action::BuyTreasure => "buy-treasure",
        Action::Quaff => "quaff",
        Action::Winnings => "winnings",
        Action::Prize => "prize",
        Action::Flesh => "flesh",
        Action::TakeNothing => "take-nothing",
        Action::Ignore => "ignore",
        Action::EndTalks => "end-talks",
        Action::LeaveRest => "leave-rest",
        Action::Split { .. }
        | Action::Drink(_)
        | Action::Travel(_)
        | Action::Reveal(_)
        | Action::Invisible { .. }
        | Action::Gaze(_)
        | Action::OpenChest { .. }
        | Action::Leave
        | Action::Challenge(_)
        | Action::Walk { .. }
        | Action::Arm { .. }
        | Action::Curse(_)
        | Action::BuyProvisions(_)
        | Action::Sell(_)
        | Action::AskSeer(_)
        | Action::Stake { .. }
        | Action::Pawn(_)
        | Action::Redeem(_)
        | Action::Take(_)
        | Action::Drop(_)
        | Action::Attack(_)
        | Action::Negotiate(_)
        | Action::Propose(_)
        | Action::Accept(_)
        | Action::Loot { .. }
        | Action::Run { .. }
        | Action::FightUntil(_)
        | Action::Keep(_) => return None,
    })
}

fn numbered(set: NumberSet, name: &str) -> Vec<String> {
    set.iter().map(number_thing).chain([go(name)]).collect()
}

/// Where the active adventurer stands.
fn here(canvas: &Canvas<'_, Warlock>) -> Option<Place> {
    canvas.view.seats[canvas.view.active.index()].at
}

/// The passage space with this number, in the network where the active adventurer stands.
fn passage_thing(canvas: &Canvas<'_, Warlock>, number: Passage) -> String {
    let network = here(canvas).map(|place| place.to_string()).unwrap_or_default();
    format!("space:{}{number}", &network[..network.len().min(1)])
}

/// The player's card of a kind, which the action implies.
fn own_card(canvas: &Canvas<'_, Warlock>, wanted: ::warlock::edition::Treasure) -> String {
    let hand = canvas.view.own.as_ref().map_or(CardSet::empty(), |own| own.hand);
    canvas.view.content.find(hand, wanted).map_or_else(|| "card:none".to_owned(), card_thing)
}

fn invisibility(canvas: &Canvas<'_, Warlock>) -> String {
    own_card(canvas, ::warlock::edition::Treasure::Invisibility)
}

fn crystal_ball(canvas: &Canvas<'_, Warlock>) -> String {
    own_card(canvas, ::warlock::edition::Treasure::CrystalBall)
}

/// The ends of the walks or flights that the canvas offers.
pub(super) fn ways(canvas: &Canvas<'_, Warlock>) -> impl Iterator<Item = (Place, Option<Place>)> {
    canvas.actions.iter().filter_map(|action| {
        if let Action::Walk { to, by } | Action::Run { to, by } = *action { Some((to, by)) } else { None }
    })
}

/// The space, and the door if there are several to choose from.
fn way(canvas: &Canvas<'_, Warlock>, to: Place, by: Option<Place>) -> Vec<String> {
    let doors = ways(canvas).filter(|&(end, _)| end == to).count();
    let door = by.filter(|_| doors > 1).map(|by| door_thing(to, by));
    [space_thing(to)].into_iter().chain(door).collect()
}

/// The weapon and the shield; the button alone where there is nothing to choose.
fn arm(canvas: &Canvas<'_, Warlock>, weapon: Option<Card>, shield: bool) -> Vec<String> {
    let several = canvas.actions.iter().filter(|action| matches!(action, Action::Arm { .. })).count() > 1;
    let parts = [Some(weapon_thing(weapon)), shield.then(|| "shield:on".to_owned())];
    parts.into_iter().flatten().filter(|_| several).chain([go("arm")]).collect()
}

/// The adventurer one has met; the button alone where there is only one.
fn meeting(canvas: &Canvas<'_, Warlock>, seat: Seat, name: &str) -> Vec<String> {
    let other = |action: &Action| {
        if let Action::Attack(other) | Action::Negotiate(other) = *action { Some(other) } else { None }
    };
    let several = canvas.actions.iter().filter_map(other).any(|other| other != seat);
    let thing = several.then(|| seat_thing(seat));
    thing.into_iter().chain([go(name)]).collect()
}

/// The cards a player chooses when accepting; none where there is nothing to choose.
fn pick_things(canvas: &Canvas<'_, Warlock>, picks: &Picks) -> Vec<String> {
    let several = canvas.actions.iter().filter(|action| matches!(action, Action::Accept(_))).count() > 1;
    let keys = picks.keys.iter().map(|card| format!("pick:key:{card}"));
    let card = picks.card.map(|card| format!("pick:card:{card}"));
    let shown = picks.treasure.iter().map(|card| format!("pick:show:{card}"));
    let told = picks.clues.iter().map(|number| format!("pick:clues:{number}"));
    keys.chain(card).chain(shown).chain(told).filter(|_| several).collect()
}
