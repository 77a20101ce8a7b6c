//! What tools and tests need besides the rules.

use crate::action::Action;
use crate::event::Event;
use crate::setup::Setup;
use kernel::{Dice, Seat, Table};

/// Every number of seats.
pub(crate) fn variants() -> Vec<Table> {
    (2..=4).map(Table::new).collect()
}

/// Every roll adds at least one, so nobody rolls more often than the limit; then everybody stops.
pub(crate) fn longest(setup: &Setup) -> u32 {
    u32::from(setup.seats) * (u32::from(setup.edition.limit) + 1)
}

/// The points that an event explains.
pub(crate) fn points(event: &Event) -> Option<(Seat, i32)> {
    match *event {
        Event::Scored { seat, points } => Some((seat, i32::from(points))),
        Event::Dealt { .. }
        | Event::DealtHidden { .. }
        | Event::Rolled { .. }
        | Event::Stopped { .. }
        | Event::Revealed { .. } => None,
    }
}

/// An action that looks well-formed, legal or not.
pub(crate) fn any_action(dice: &mut Dice) -> Action {
    if dice.below(2) == 0 { Action::Roll } else { Action::Stop }
}
