//! The table as text, for the terminal and for the plain board.

use crate::view::{PlayerView, View};
use crate::words::words;
use kernel::{Lang, Nameless, Phrase, Seat, facts};

/// A line for each player; an arrow shows whose turn it is.
pub(crate) fn sketch(view: &View, lang: Lang) -> String {
    let line = |(player, seat): (&PlayerView, u8)| {
        let seat = Seat(seat);
        let over = view.players.iter().all(|player| player.stopped);
        let mark = if seat == view.active && !over { ">" } else { " " };
        let card = player.card.map_or_else(|| words().label(lang, "sketch-card-hidden"), |card| card.to_string());
        let stopped = if player.stopped { "yes" } else { "no" };
        let facts = facts![mark = mark, seat, total = player.total, card, stopped = stopped];
        words().say(lang, &Phrase::new("sketch-player", facts), &Nameless)
    };
    view.players.iter().zip(0..).map(line).collect::<Vec<_>>().join("\n")
}
