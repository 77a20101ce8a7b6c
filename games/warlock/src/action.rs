//! Actions and their notation.

use crate::number::{MazeCard, Passage, Slot};
use crate::offer::{Offer, Picks, card_list, number_list, read_cards, read_numbers};
use crate::place::{Card, CardSet, NumberSet, Place};
use crate::scores::Stamina;
use kernel::{NotationFault, Seat};
use std::fmt;
use std::str::FromStr;

/// One decision of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    /// Split the extra points.
    Split {
        /// Points for provisions.
        provisions: u8,
        /// Points for gold.
        gold: u8,
    },
    /// Drink a potion before the main action.
    Drink(Card),
    /// Try to leave the cage by luck.
    TryLuck,
    /// Try to leave the cage by the die.
    TryDie,
    /// Face the encounter that waits.
    Face,
    /// Travel through the secret passages to this one of the same network.
    Travel(Passage),
    /// Travel through the secret passages without a lantern.
    Grope,
    /// Turn up a labyrinth card.
    Reveal(MazeCard),
    /// Roll and move.
    Roll,
    /// Eat.
    Eat,
    /// Use the Potion of Invisibility on a room.
    Invisible {
        /// The room behind the door.
        room: Place,
        /// The card taken.
        pick: Pick,
    },
    /// Use the Crystal Ball on an opponent.
    Gaze(Seat),
    /// Cross the river.
    Cross(Crossing),
    /// Stay.
    Stay,
    /// Try the chest with these numbers, showing these cards.
    OpenChest {
        /// The three numbers.
        numbers: NumberSet,
        /// The key cards shown.
        keys: CardSet,
    },
    /// Leave the chest alone on entering.
    PassChest,
    /// Leave the game for good.
    Leave,
    /// Make a Key Challenge.
    Challenge(NumberSet),
    /// Make no Key Challenge.
    PassChallenge,
    /// Walk to a space; into a room from the space before its door.
    Walk {
        /// Where the move ends.
        to: Place,
        /// For rooms: the space before it.
        by: Option<Place>,
    },
    /// Pick weapon and shield.
    Arm {
        /// The weapon card; `None` is the starting sword.
        weapon: Option<Card>,
        /// Whether to use the shield.
        shield: bool,
    },
    /// Destroy the Undead with the Giver of Sleep.
    Sleep,
    /// Drive the Dragon off with the scroll.
    Dragonfire,
    /// Use the Eye of the Cyclops against the Warlock.
    Eye,
    /// Fight, or fight on.
    Fight,
    /// Fight on while STAMINA is above this.
    FightUntil(Stamina),
    /// Flee.
    Flee,
    /// Finish with a character.
    Done,
    /// Have the Hexmaster curse somebody.
    Curse(Seat),
    /// Give the Beggar gold.
    PayGold,
    /// Give the Beggar a provision.
    PayProvision,
    /// Buy provisions from the Trader.
    BuyProvisions(u8),
    /// Buy the guarded card.
    BuyTreasure,
    /// Sell a card to the Trader.
    Sell(Card),
    /// Ask the Seer about an opponent.
    AskSeer(Seat),
    /// Drink from the Fountain.
    Quaff,
    /// Stake in the Games Room.
    Stake {
        /// Gold or provisions.
        what: Stake,
        /// How much.
        amount: u8,
    },
    /// Take the winnings.
    Winnings,
    /// Take the guarded card instead of the winnings.
    Prize,
    /// Pawn a card.
    Pawn(Card),
    /// Buy a card of the stock.
    Redeem(Card),
    /// Sell a pound of flesh.
    Flesh,
    /// Take a treasure card.
    Take(Pick),
    /// Take nothing more.
    TakeNothing,
    /// Leave a card on the space.
    Drop(Card),
    /// Attack.
    Attack(Seat),
    /// Negotiate.
    Negotiate(Seat),
    /// Ignore the adventurers met.
    Ignore,
    /// Propose a deal.
    Propose(Offer),
    /// Accept the proposal.
    Accept(Picks),
    /// End the negotiation.
    EndTalks,
    /// Choose the loot.
    Loot {
        /// What is taken.
        what: Loot,
        /// Whether to take the lantern as well.
        lantern: bool,
    },
    /// Flee to a space; into a room from the space before its door.
    Run {
        /// Where the flight ends.
        to: Place,
        /// For rooms: the space before it.
        by: Option<Place>,
    },
    /// Keep a card of the spoils.
    Keep(Card),
    /// Leave the rest of the spoils.
    LeaveRest,
}

/// One treasure card on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Pick {
    /// The guarded card of the room.
    Guarded,
    /// The loose card in this slot.
    Loose(Slot),
}

/// A way across the river.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Crossing {
    /// By ferry.
    Ferry,
    /// By punt.
    Punt,
    /// By the bridge.
    Bridge,
}

/// What is staked in the Games Room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stake {
    /// Gold.
    Gold,
    /// Provisions.
    Provisions,
}

impl fmt::Display for Stake {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Stake::Gold => "gold",
            Stake::Provisions => "food",
        })
    }
}

/// What is looted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Loot {
    /// All key cards.
    Keys,
    /// A card by its name.
    Named(Card),
    /// A card at random.
    Random,
    /// Nothing.
    Nothing,
}

/// Actions written as one word or phrase.
const PLAIN: [(&str, Action); 30] = [
    ("try luck", Action::TryLuck),
    ("try die", Action::TryDie),
    ("face", Action::Face),
    ("grope", Action::Grope),
    ("roll", Action::Roll),
    ("eat", Action::Eat),
    ("cross ferry", Action::Cross(Crossing::Ferry)),
    ("cross punt", Action::Cross(Crossing::Punt)),
    ("cross bridge", Action::Cross(Crossing::Bridge)),
    ("stay", Action::Stay),
    ("no chest", Action::PassChest),
    ("leave", Action::Leave),
    ("no challenge", Action::PassChallenge),
    ("sleep", Action::Sleep),
    ("dragonfire", Action::Dragonfire),
    ("eye", Action::Eye),
    ("fight", Action::Fight),
    ("flee", Action::Flee),
    ("done", Action::Done),
    ("pay gold", Action::PayGold),
    ("pay food", Action::PayProvision),
    ("buy treasure", Action::BuyTreasure),
    ("quaff", Action::Quaff),
    ("winnings", Action::Winnings),
    ("prize", Action::Prize),
    ("flesh", Action::Flesh),
    ("take nothing", Action::TakeNothing),
    ("ignore", Action::Ignore),
    ("no deal", Action::EndTalks),
    ("leave rest", Action::LeaveRest),
];

impl fmt::Display for Pick {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pick::Guarded => out.write_str("guarded"),
            Pick::Loose(slot) => write!(out, "loose {slot}"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match PLAIN.iter().find(|(_, plain)| plain == self) {
            Some((text, _)) => out.write_str(text),
            None => self.spell(out),
        }
    }
}

fn way(out: &mut fmt::Formatter<'_>, verb: &str, to: Place, by: Option<Place>) -> fmt::Result {
    match by {
        None => write!(out, "{verb} {to}"),
        Some(by) => write!(out, "{verb} {to} by {by}"),
    }
}

impl Action {
    /// Writes an action that has parts.
    fn spell(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Split { provisions, gold } => write!(out, "split {provisions} {gold}"),
            Action::Drink(card) => write!(out, "drink {card}"),
            Action::Travel(number) => write!(out, "travel {number}"),
            Action::Reveal(number) => write!(out, "reveal M{number}"),
            Action::Invisible { room, pick } => write!(out, "invisible {room} {pick}"),
            Action::Gaze(seat) => write!(out, "gaze {seat}"),
            Action::OpenChest { numbers, keys } => {
                write!(out, "open {} with {}", number_list(numbers), card_list(keys))
            }
            Action::Challenge(numbers) => write!(out, "challenge {}", number_list(numbers)),
            Action::Walk { to, by } => way(out, "walk", to, by),
            Action::Arm { weapon, shield } => {
                let shield = if shield { " shield" } else { "" };
                match weapon {
                    None => write!(out, "arm sword{shield}"),
                    Some(card) => write!(out, "arm {card}{shield}"),
                }
            }
            Action::FightUntil(stamina) => write!(out, "fight until {stamina}"),
            Action::Curse(seat) => write!(out, "curse {seat}"),
            Action::BuyProvisions(count) => write!(out, "buy food {count}"),
            Action::Sell(card) => write!(out, "sell {card}"),
            Action::AskSeer(seat) => write!(out, "ask {seat}"),
            Action::Stake { what, amount } => write!(out, "stake {what} {amount}"),
            Action::Pawn(card) => write!(out, "pawn {card}"),
            Action::Redeem(card) => write!(out, "redeem {card}"),
            Action::Take(pick) => write!(out, "take {pick}"),
            Action::Drop(card) => write!(out, "drop {card}"),
            Action::Attack(seat) => write!(out, "attack {seat}"),
            Action::Negotiate(seat) => write!(out, "negotiate {seat}"),
            Action::Propose(offer) => write!(out, "offer {offer}"),
            Action::Accept(picks) if picks == Picks::default() => out.write_str("accept"),
            Action::Accept(picks) => write!(out, "accept {picks}"),
            Action::Loot { what, lantern } => {
                match what {
                    Loot::Keys => out.write_str("loot keys")?,
                    Loot::Named(card) => write!(out, "loot {card}")?,
                    Loot::Random => out.write_str("loot random")?,
                    Loot::Nothing => out.write_str("loot nothing")?,
                }
                out.write_str(if lantern { " lantern" } else { "" })
            }
            Action::Run { to, by } => way(out, "run", to, by),
            Action::Keep(card) => write!(out, "keep {card}"),
            #[rustfmt::skip]
            Action::TryLuck | Action::TryDie | Action::Face | Action::Grope | Action::Roll | Action::Eat
            | Action::Cross(_) | Action::Stay | Action::PassChest | Action::Leave | Action::PassChallenge
            | Action::Sleep | Action::Dragonfire | Action::Eye | Action::Fight | Action::Flee | Action::Done
            | Action::PayGold | Action::PayProvision | Action::BuyTreasure | Action::Quaff | Action::Winnings
            | Action::Prize | Action::Flesh | Action::TakeNothing | Action::Ignore | Action::EndTalks
            | Action::LeaveRest => unreachable!("plain actions were written above"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationFault;

    fn from_str(text: &str) -> Result<Action, NotationFault> {
        let plain = PLAIN.iter().find(|(known, _)| *known == text).map(|&(_, action)| action);
        let action = plain.map_or_else(|| read(text), Ok);
        let same = |action: &Action| action.to_string() == text;
        action.ok().filter(same).ok_or_else(|| {
            NotationFault::new(text, "roll, walk t7_42, walk 01 by t7_40, fight, take guarded, challenge 5, attack 2")
        })
    }
}

fn read(text: &str) -> Result<Action, ()> {
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    let words: Vec<&str> = rest.split(' ').collect();
    let number = |word: &str| word.parse::<u8>().map_err(|_| ());
    let seat = |word: &str| number(word).and_then(|seat| if seat < 6 { Ok(Seat(seat)) } else { Err(()) });
    Ok(match (verb, words.as_slice()) {
        ("split", [provisions, gold]) => Action::Split { provisions: number(provisions)?, gold: number(gold)? },
        ("drink", [card]) => Action::Drink(card.parse()?),
        ("travel", [passage]) => Action::Travel(passage.parse()?),
        ("reveal", [card]) => Action::Reveal(card.strip_prefix('M').ok_or(())?.parse()?),
        ("invisible", [room, pick @ ..]) => Action::Invisible { room: room.parse()?, pick: read_pick(pick)? },
        ("gaze", [opponent]) => Action::Gaze(seat(opponent)?),
        ("open", [combination, "with", keys]) => {
            Action::OpenChest { numbers: read_numbers(combination)?, keys: read_cards(keys)? }
        }
        ("challenge", [named]) => Action::Challenge(read_numbers(named)?),
        ("walk", way) => read_way(way).map(|(to, by)| Action::Walk { to, by })?,
        ("run", way) => read_way(way).map(|(to, by)| Action::Run { to, by })?,
        ("arm", [weapon]) => Action::Arm { weapon: read_weapon(weapon)?, shield: false },
        ("arm", [weapon, "shield"]) => Action::Arm { weapon: read_weapon(weapon)?, shield: true },
        ("fight", ["until", stamina]) => Action::FightUntil(Stamina(number(stamina)?)),
        ("curse", [victim]) => Action::Curse(seat(victim)?),
        ("buy", ["food", count]) => Action::BuyProvisions(number(count)?),
        ("sell", [card]) => Action::Sell(card.parse()?),
        ("ask", [opponent]) => Action::AskSeer(seat(opponent)?),
        ("stake", ["gold", amount]) => Action::Stake { what: Stake::Gold, amount: number(amount)? },
        ("stake", ["food", amount]) => Action::Stake { what: Stake::Provisions, amount: number(amount)? },
        ("pawn", [card]) => Action::Pawn(card.parse()?),
        ("redeem", [card]) => Action::Redeem(card.parse()?),
        ("take", pick) => Action::Take(read_pick(pick)?),
        ("drop", [card]) => Action::Drop(card.parse()?),
        ("attack", [victim]) => Action::Attack(seat(victim)?),
        ("negotiate", [partner]) => Action::Negotiate(seat(partner)?),
        ("offer", _) => Action::Propose(rest.parse()?),
        ("accept", _) => Action::Accept(rest.parse()?),
        ("loot", [what]) => Action::Loot { what: read_loot(what)?, lantern: false },
        ("loot", [what, "lantern"]) => Action::Loot { what: read_loot(what)?, lantern: true },
        ("keep", [card]) => Action::Keep(card.parse()?),
        _ => return Err(()),
    })
}

fn read_pick(words: &[&str]) -> Result<Pick, ()> {
    match words {
        ["guarded"] => Ok(Pick::Guarded),
        ["loose", slot] => slot.parse().map(Pick::Loose),
        _ => Err(()),
    }
}

fn read_way(words: &[&str]) -> Result<(Place, Option<Place>), ()> {
    match words {
        [to] => Ok((to.parse()?, None)),
        [to, "by", by] => Ok((to.parse()?, Some(by.parse()?))),
        _ => Err(()),
    }
}

fn read_weapon(word: &str) -> Result<Option<Card>, ()> {
    if word == "sword" { Ok(None) } else { word.parse().map(Some) }
}

fn read_loot(word: &str) -> Result<Loot, ()> {
    Ok(match word {
        "keys" => Loot::Keys,
        "random" => Loot::Random,
        "nothing" => Loot::Nothing,
        card => Loot::Named(card.parse()?),
    })
}
