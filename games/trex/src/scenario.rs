//! What tools and tests need besides the rules.

use crate::action::Action;
use crate::board::Direction;
use crate::edition::Start;
use crate::event::Event;
use crate::rules::players;
use crate::setup::Setup;
use kernel::{Dice, Seat, Table};

/// Every number of seats, and both pairs of two.
pub(crate) fn variants() -> Vec<Table> {
    let two = |pair: &str| Table::new(2).with(players::PAIR.key, pair);
    vec![Table::new(4), Table::new(3), two("STE_TRI"), two("PTE_DIP")]
}

/// The most answers a game can take: for the tiles, for a card and the T-Rex each turn, and for every Panic card.
pub(crate) fn longest(setup: &Setup) -> u32 {
    let setting = &setup.edition.settings[usize::from(setup.setting)];
    let seats = u32::from(setup.seats);
    let cards = || setting.species.iter().map(|&species| setup.edition.card(species));
    let voters = 2 * seats - cards().filter(|card| matches!(card.start, Start::On(_))).count() as u32;
    let panics: u32 = cards().map(|card| u32::from(card.deck.panics)).sum();
    voters + u32::from(setting.turns) * 2 * seats + panics * (seats - 1)
}

/// The change of a player's provisions that an event explains.
pub(crate) fn points(event: &Event) -> Option<(Seat, i32)> {
    match *event {
        Event::Provisioned { seat, trees } => Some((seat, i32::from(trees))),
        Event::Received { seat, .. } | Event::Harvested { seat, .. } => Some((seat, 1)),
        Event::Hit { victim: seat, .. } | Event::Barred { seat, .. } | Event::Bitten { seat, .. } => Some((seat, -1)),
        Event::Dealt { .. }
        | Event::TileLaid { .. }
        | Event::FigurePlaced { .. }
        | Event::RexPlaced { .. }
        | Event::BoneGiven { .. }
        | Event::Answered { .. }
        | Event::Revealed { .. }
        | Event::TileMoved { .. }
        | Event::Carried { .. }
        | Event::TileSettled { .. }
        | Event::Ignored { .. }
        | Event::Planted { .. }
        | Event::Boxed { .. }
        | Event::SetAside { .. }
        | Event::SetAsideUnseen { .. }
        | Event::TurnBegan { .. }
        | Event::Rested { .. }
        | Event::Stepped { .. }
        | Event::Sheltered { .. }
        | Event::CardLost { .. }
        | Event::PanicAsked { .. }
        | Event::PanicDropped { .. }
        | Event::Discarded { .. }
        | Event::RexAsked
        | Event::RexStepped { .. }
        | Event::RexVanished { .. }
        | Event::Spared { .. }
        | Event::RexReturned { .. }
        | Event::Contested { .. }
        | Event::Eliminated { .. }
        | Event::HandDiscarded { .. }
        | Event::BonePassed { .. }
        | Event::SetAsideShown { .. }
        | Event::Won { .. } => None,
    }
}

/// Any action at all, legal or not.
pub(crate) fn any_action(dice: &mut Dice) -> Action {
    let direction = Direction::ALL[dice.below(8) as usize];
    match dice.below(8) {
        0 => Action::Rest,
        1 => Action::Abstain,
        2 | 3 => Action::Panic(direction),
        4 | 5 => Action::Move(direction),
        _ => Action::Vote(direction),
    }
}
