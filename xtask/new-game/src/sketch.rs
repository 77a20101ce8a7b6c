//! The table as text, for the terminal and for the plain board.

use crate::view::{PlayerView, View};
use crate::words::words;
use kernel::{Page, Phrase, Seat, facts};

/// A line for each player, the reader first; an arrow shows whose turn it is.
pub(crate) fn sketch(view: &View, page: &Page<'_>) -> String {
    let line = |seat: Seat| {
        let player: &PlayerView = &view.players[seat.index()];
        let over = view.players.iter().all(|player| player.stopped);
        let mark = if seat == view.active && !over { ">" } else { " " };
        let card = player.card.map_or_else(|| words().label(page.lang, "sketch-card-hidden"), |card| card.to_string());
        let stopped = if player.stopped { "yes" } else { "no" };
        let facts = facts![mark = mark, seat = page.name(seat), total = player.total, card, stopped = stopped];
        page.wrapped(&words().say(page.lang, &Phrase::new("sketch-player", facts), page.names), "    ").join("\n")
    };
    page.own_first(view.players.len() as u8).into_iter().map(line).collect::<Vec<_>>().join("\n")
}
