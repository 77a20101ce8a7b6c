//! Rest.

use crate::event::Event;
use crate::rules::ids;
use kernel::{Log, Seat};

/// TRX-REST-1: the Dino stays on its cell.
///
/// TRX-REST-2: it enters no cell, so nobody is hit and nobody is bitten, whoever shares the cell.
pub(crate) fn rest(seat: Seat, log: &mut impl Log<Event>) {
    log.tell(ids::REST, Event::Rested { seat });
}
