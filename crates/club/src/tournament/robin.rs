//! Everybody against everybody, for tables of two: the circle method, with seats that alternate.

use super::{NoRound, Player, Round, distinct};

/// How many rounds it takes.
pub fn rounds(players: usize, twice: bool) -> usize {
    let once = players.saturating_sub(1) + players % 2;
    if twice { 2 * once } else { once }
}

/// A round, counted from 0, of everybody who entered. In the second half of a double one the seats are changed. The players
/// stay the same throughout: whoever is absent loses by not coming.
pub fn round(entered: &[Player], number: usize, twice: bool) -> Result<Round, NoRound> {
    let players = distinct(entered)?;
    if players.len() < 2 {
        return Err(NoRound::TooFew);
    }
    if number >= rounds(players.len(), twice) {
        return Err(NoRound::Over);
    }
    // One stays in the middle of a circle, the others turn around; with an odd number nobody stands in the middle.
    let ring = players.len() - 1 + players.len() % 2;
    let (turn, changed) = (number % ring, number >= ring);
    let at = |place: usize| (turn + place) % ring;
    let middle = (ring < players.len()).then(|| players[ring]);
    let mut made = Round::default();
    let front = players[at(0)];
    match middle {
        Some(middle) if turn % 2 == 0 => made.tables.push(vec![middle, front]),
        Some(middle) => made.tables.push(vec![front, middle]),
        None => made.byes.push(front),
    }
    for step in 1..=ring / 2 {
        let (one, other) = (players[at(step)], players[at(ring - step)]);
        made.tables.push(if step % 2 == 0 { vec![one, other] } else { vec![other, one] });
    }
    if changed {
        made.tables.iter_mut().for_each(|table| table.reverse());
    }
    Ok(made)
}
