//! What is done for an absent player, and actions made up for the laws.

use crate::action::{Action, Crossing, Loot, Pick};
use crate::knowledge::ALL_COMBINATIONS;
use crate::offer::{Ask, Asked, Give, Offer, Picks, Pledge, Shown};
use crate::phase::{Npc, Phase};
use crate::place::{Card, Place, cards};
use crate::rules;
use crate::state::State;
use kernel::{Dice, Seat};

/// A legal and modest action for a seat that may act.
pub(crate) fn stand_in(state: &State, seat: Seat) -> Action {
    let person = state.person(seat);
    match state.phase {
        Phase::Creating(_) | Phase::Splitting => {
            Action::Split { provisions: state.content.life.extra_total - person.skill, gold: 0 }
        }
        Phase::Caged if person.luck >= 8 => Action::TryLuck,
        Phase::Caged => Action::TryDie,
        Phase::Pending => Action::Face,
        Phase::Begin => Action::Roll,
        Phase::Challenge => Action::PassChallenge,
        Phase::Chest => Action::PassChest,
        Phase::Npc(Npc::Prize { .. }) => Action::Winnings,
        Phase::Npc(_) => Action::Done,
        Phase::Take(_) => Action::TakeNothing,
        Phase::Arm(_) => best_arms(state, seat),
        Phase::Assault(_) if person.stamina <= 4 => Action::Flee,
        Phase::Assault(_) => Action::Fight,
        Phase::Meet | Phase::React(_) => Action::Ignore,
        Phase::Propose(_) | Phase::Answer(_) => Action::EndTalks,
        Phase::Loot { loser, .. } => modest_loot(state, loser),
        Phase::Drop(_) => Action::Drop(spare_card(state, seat)),
        Phase::Walk | Phase::Flight { .. } | Phase::Spoils { .. } | Phase::Over(_) => first_choice(state, seat),
    }
}

/// The strongest sword, and the shield if there is one.
fn best_arms(state: &State, seat: Seat) -> Action {
    let strength = |card: Card| match state.content.treasure(card) {
        crate::edition::Treasure::Sword(bonus) => bonus + 1,
        _not_a_sword => 0,
    };
    let swords = cards(state.person(seat).hand & state.content.swords);
    let weapon = swords.max_by_key(|&card| strength(card));
    let shield = state.find_card(seat, |card| state.content.treasure(card) == crate::edition::Treasure::Shield);
    Action::Arm { weapon, shield: shield.is_some() }
}

/// All keys if the loser has cards, and the lantern.
fn modest_loot(state: &State, loser: Seat) -> Action {
    let loser = state.person(loser);
    let what = if loser.count() > 0 { Loot::Keys } else { Loot::Nothing };
    Action::Loot { what, lantern: loser.lanterns > 0 }
}

/// The lowest card that is not a key, else the lowest.
fn spare_card(state: &State, seat: Seat) -> Card {
    let mut choices = Vec::new();
    rules::actions(state, seat, &mut choices);
    let cards = choices.iter().filter_map(|action| if let Action::Drop(card) = action { Some(*card) } else { None });
    let spare = cards.clone().find(|card| state.content.keys & card.bit() == 0);
    spare.or_else(|| cards.clone().next()).expect("whoever must leave a card has one")
}

/// The first way in the book's order; of spoils, keys first.
fn first_choice(state: &State, seat: Seat) -> Action {
    let mut choices = Vec::new();
    rules::actions(state, seat, &mut choices);
    choices.into_iter().next().expect("a deciding seat has a choice")
}

/// An action that looks well-formed but need not be legal.
pub(crate) fn any_action(dice: &mut Dice) -> Action {
    let seat = Seat(dice.below(6) as u8);
    let card = Card(dice.below(32) as u8);
    let small = dice.below(8) as u8;
    let flag = dice.below(2) == 0;
    let pick = if flag { Pick::Guarded } else { Pick::Loose(dice.below(24) as u8) };
    match dice.below(40) {
        0 => Action::Split { provisions: small, gold: dice.below(4) as u8 },
        1 => Action::Drink(card),
        2 => Action::TryLuck,
        3 => Action::Face,
        4 => Action::Travel(small),
        5 => Action::Grope,
        6 => Action::Reveal(small),
        7 => Action::Eat,
        8 => Action::Invisible { room: any_place(dice), pick },
        9 => Action::Gaze(seat),
        10 => Action::Cross([Crossing::Ferry, Crossing::Punt, Crossing::Bridge][dice.below(3) as usize]),
        11 => Action::Stay,
        12 => Action::OpenChest { numbers: any_numbers(dice), keys: card.bit() },
        13 => Action::PassChest,
        14 => Action::Challenge(any_numbers(dice)),
        15 => Action::PassChallenge,
        16 | 17 => Action::Walk { to: any_place(dice), by: flag.then(|| any_place(dice)) },
        18 => Action::Arm { weapon: flag.then_some(card), shield: dice.below(2) == 0 },
        19 => [Action::Sleep, Action::Dragonfire, Action::Eye][dice.below(3) as usize],
        20 => [Action::Fight, Action::Flee][dice.below(2) as usize],
        21 => Action::Done,
        22 => Action::Curse(seat),
        23 => [Action::PayGold, Action::PayProvision][dice.below(2) as usize],
        24 => Action::BuyProvisions(small),
        25 => Action::BuyTreasure,
        26 => [Action::Sell(card), Action::Pawn(card), Action::Redeem(card)][dice.below(3) as usize],
        27 => Action::AskSeer(seat),
        28 => [Action::Quaff, Action::Flesh, Action::Winnings, Action::Prize][dice.below(4) as usize],
        29 => Action::Stake { gold: flag, amount: small },
        30 => Action::Take(pick),
        31 => Action::TakeNothing,
        32 => Action::Drop(card),
        33 => [Action::Attack(seat), Action::Negotiate(seat), Action::Ignore][dice.below(3) as usize],
        34 | 35 => Action::Propose(any_offer(dice)),
        36 => Action::Accept(Picks { key: flag.then_some(card), ..Picks::default() }),
        37 => Action::Loot { what: any_loot(dice, card), lantern: flag },
        38 => Action::Run { to: any_place(dice), by: flag.then(|| any_place(dice)) },
        39 => [Action::Keep(card), Action::LeaveRest, Action::EndTalks, Action::Roll][dice.below(4) as usize],
        more => unreachable!("{more} is not below 40"),
    }
}

fn any_place(dice: &mut Dice) -> Place {
    let places = &crate::edition::Edition::base().board.places;
    places[dice.below(places.len() as u32) as usize]
}

fn any_numbers(dice: &mut Dice) -> u16 {
    if dice.below(2) == 0 { 1 << dice.below(9) } else { ALL_COMBINATIONS[dice.below(84) as usize] }
}

fn any_loot(dice: &mut Dice, card: Card) -> Loot {
    [Loot::Keys, Loot::Named(card), Loot::Random, Loot::Nothing][dice.below(4) as usize]
}

fn any_offer(dice: &mut Dice) -> Offer {
    let give = Give {
        gold: dice.below(3) as u16,
        provisions: dice.below(2) as u16,
        up: if dice.below(3) == 0 { 1 << dice.below(32) } else { 0 },
        down: if dice.below(4) == 0 { 1 << dice.below(32) } else { 0 },
        treasure: if dice.below(3) == 0 { Shown::All } else { Shown::Nothing },
        clues: if dice.below(3) == 0 { Shown::All } else { Shown::Nothing },
    };
    let ask = Ask {
        gold: dice.below(3) as u16,
        provisions: 0,
        cards: if dice.below(3) == 0 { 1 << dice.below(32) } else { 0 },
        any_key: dice.below(4) == 0,
        any_card: dice.below(4) == 0,
        treasure: [Asked::Nothing, Asked::All, Asked::Some(1)][dice.below(3) as usize],
        clues: [Asked::Nothing, Asked::All, Asked::Some(2)][dice.below(3) as usize],
    };
    Offer { give, ask, pledge: [Pledge::None, Pledge::Truce, Pledge::Alliance][dice.below(3) as usize] }
}
