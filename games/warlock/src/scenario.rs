//! What tools and tests need besides the rules.

use crate::action::{Action, Crossing, Loot, Pick, Stake};
use crate::event::Event;
use crate::knowledge::ALL_COMBINATIONS;
use crate::number::{MazeCard, Passage, Slot};
use crate::offer::{Ask, Asked, Give, Offer, Picks, Pledge, Shown};
use crate::phase::Phase;
use crate::place::{Card, CardSet, Number, NumberSet, Place};
use crate::scores::Stamina;
use crate::setup::Setup;
use crate::state::State;
use crate::versions;
use kernel::{Dice, Seat, Table};

/// One point for the player who opens the chest.
pub(crate) fn points(event: &Event) -> Option<(Seat, i32)> {
    if let Event::ChestOpened { seat, .. } = event { Some((*seat, 1)) } else { None }
}

/// Whether every legal action is listed. Not all proposals, acceptances, sets of keys at the chest and ways to fight on
/// are; and leaving the game is never listed.
pub(crate) fn lists_all(state: &State) -> bool {
    let at_the_chest = state.board().room_at(state.hero().at).is_some();
    match state.phase {
        Phase::Propose(_) | Phase::Answer(_) | Phase::Chest => false,
        Phase::Assault(_) => state.rules < versions::FIGHT_ON,
        Phase::Parley { .. } | Phase::Strike { .. } | Phase::StepIn { .. } => true,
        Phase::Begin => !at_the_chest,
        Phase::Creating(_)
        | Phase::Splitting
        | Phase::Caged
        | Phase::Pending
        | Phase::Challenge
        | Phase::Walk
        | Phase::Npc(_)
        | Phase::Take(_)
        | Phase::Drop(_)
        | Phase::Arm(_)
        | Phase::Meet
        | Phase::React(_)
        | Phase::Loot { .. }
        | Phase::Flight { .. }
        | Phase::Spoils { .. }
        | Phase::Over(_) => true,
    }
}

/// Every number of seats, and the options that change the play, alone and together.
pub(crate) fn variants() -> Vec<Table> {
    let mut tables: Vec<Table> = (2..=6).map(Table::new).collect();
    tables.push(Table::new(3).with("double_six", true).with("challenge_mode", "trio").with("boss_stats", "gamebook"));
    tables.push(Table::new(4).with("maze_rehide", true).with("challenge_faces", "one_two").with("memory_aid", "off"));
    tables.push(Table::new(2).with("round_cap", 12).with("maze_rehide", true));
    tables
}

/// The most decisions a game can take.
///
/// A turn holds at most a split, some potions, a journey, a roll, a challenge, a walk, a visit of a dozen dealings, a
/// hundred assaults with two answers each, talks with five others before the action and in the meeting (three deals of seven
/// decisions each), and a hundred assaults.
pub(crate) fn longest(setup: &Setup) -> u32 {
    const DECISIONS_PER_TURN: u32 = 700;
    u32::from(setup.options.round_cap) * u32::from(setup.seats) * DECISIONS_PER_TURN + u32::from(setup.seats)
}

/// An action that looks well-formed but need not be legal.
pub(crate) fn any_action(dice: &mut Dice) -> Action {
    let seat = Seat(dice.below(6) as u8);
    let card = Card(dice.below(32) as u8);
    let small = dice.below(8) as u8;
    let flag = dice.below(2) == 0;
    let pick = if flag { Pick::Guarded } else { Pick::Loose(Slot(dice.below(24) as u8)) };
    match dice.below(40) {
        0 => Action::Split { provisions: small, gold: dice.below(4) as u8 },
        1 => Action::Drink(card),
        2 => Action::TryLuck,
        3 => Action::Face,
        4 => Action::Travel(Passage(small)),
        5 => Action::Grope,
        6 => Action::Reveal(MazeCard(small)),
        7 => Action::Eat,
        8 => Action::Invisible { room: any_place(dice), pick },
        9 => Action::Gaze(seat),
        10 => Action::Cross([Crossing::Ferry, Crossing::Punt, Crossing::Bridge][dice.below(3) as usize]),
        11 => Action::Stay,
        12 => Action::OpenChest { numbers: any_numbers(dice), keys: card.alone() },
        13 => Action::PassChest,
        14 => Action::Challenge(any_numbers(dice)),
        15 => Action::PassChallenge,
        16 | 17 => Action::Walk { to: any_place(dice), by: flag.then(|| any_place(dice)) },
        18 => Action::Arm { weapon: flag.then_some(card), shield: dice.below(2) == 0 },
        19 => [Action::Sleep, Action::Dragonfire, Action::Eye][dice.below(3) as usize],
        20 => [Action::Fight, Action::Flee, Action::FightUntil(Stamina(small))][dice.below(3) as usize],
        21 => Action::Done,
        22 => Action::Curse(seat),
        23 => [Action::PayGold, Action::PayProvision][dice.below(2) as usize],
        24 => Action::BuyProvisions(small),
        25 => Action::BuyTreasure,
        26 => [Action::Sell(card), Action::Pawn(card), Action::Redeem(card)][dice.below(3) as usize],
        27 => Action::AskSeer(seat),
        28 => [Action::Quaff, Action::Flesh, Action::Winnings, Action::Prize][dice.below(4) as usize],
        29 => Action::Stake { what: if flag { Stake::Gold } else { Stake::Provisions }, amount: small },
        30 => Action::Take(pick),
        31 => Action::TakeNothing,
        32 => Action::Drop(card),
        33 => [Action::Attack(seat), Action::Negotiate(seat), Action::Ignore][dice.below(3) as usize],
        34 | 35 => Action::Propose(any_offer(dice)),
        36 => Action::Accept(Picks { keys: if flag { card.alone() } else { CardSet::empty() }, ..Picks::default() }),
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

fn any_numbers(dice: &mut Dice) -> NumberSet {
    if dice.below(2) == 0 { Number(dice.below(9) as u8 + 1).alone() } else { ALL_COMBINATIONS[dice.below(84) as usize] }
}

fn any_loot(dice: &mut Dice, card: Card) -> Loot {
    [Loot::Keys, Loot::Named(card), Loot::Random, Loot::Nothing][dice.below(4) as usize]
}

/// Any card, with a chance of one in `times`; otherwise none.
fn one_in(dice: &mut Dice, times: u32) -> CardSet {
    if dice.below(times) == 0 { Card(dice.below(32) as u8).alone() } else { CardSet::empty() }
}

fn any_offer(dice: &mut Dice) -> Offer {
    let give = Give {
        gold: dice.below(3) as u16,
        provisions: dice.below(2) as u16,
        up: one_in(dice, 3),
        down: one_in(dice, 4),
        treasure: if dice.below(3) == 0 { Shown::All } else { Shown::Nothing },
        clues: if dice.below(3) == 0 { Shown::All } else { Shown::Nothing },
    };
    let ask = Ask {
        gold: dice.below(3) as u16,
        provisions: 0,
        cards: one_in(dice, 3),
        keys: [0, 0, 1, 2][dice.below(4) as usize],
        any_card: dice.below(4) == 0,
        treasure: [Asked::Nothing, Asked::All, Asked::Some(1)][dice.below(3) as usize],
        clues: [Asked::Nothing, Asked::All, Asked::Some(2)][dice.below(3) as usize],
        holds: if dice.below(4) == 0 { any_numbers(dice) } else { NumberSet::empty() },
    };
    Offer { give, ask, pledge: [Pledge::None, Pledge::Truce, Pledge::Alliance][dice.below(3) as usize] }
}
