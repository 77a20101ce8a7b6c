//! Who sits where at a table: everybody should have had every seat about as often.

use super::{Past, Player};

/// The order of seats that is fairest after what was so far. At two seats whoever sat second last time sits first, if both
/// had each seat as often.
pub(crate) fn seated(table: &[Player], past: &Past) -> Vec<Player> {
    let mut best: Option<(u64, Vec<Player>)> = None;
    let mut order = table.to_vec();
    permute(&mut order, 0, &mut |order| {
        let cost = order.iter().enumerate().map(|(seat, player)| cost(*player, seat, past)).sum();
        if best.as_ref().is_none_or(|(least, _)| cost < *least) {
            best = Some((cost, order.to_vec()));
        }
    });
    best.map_or_else(|| table.to_vec(), |(_, order)| order)
}

/// How much somebody has had a seat already; the seat of the last game a little more.
fn cost(player: Player, seat: usize, past: &Past) -> u64 {
    let sat = u64::from(past.sat(player, seat));
    let again = u64::from(past.last_seat(player) == Some(seat));
    100 * sat * sat + 200 * sat + again
}

/// Calls with every order of the rest; six seats have 720.
fn permute(order: &mut [Player], from: usize, each: &mut impl FnMut(&[Player])) {
    if from + 1 >= order.len() {
        each(order);
        return;
    }
    for swap in from..order.len() {
        order.swap(from, swap);
        permute(order, from + 1, each);
        order.swap(from, swap);
    }
}
