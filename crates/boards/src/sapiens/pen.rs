//! What every part of the drawing needs: whose valley is large, what can be touched, what things are called.

use super::paths;
use crate::board::Canvas;
use ::sapiens::{Action, OpenPlace, OpenPlayer, Power, Sapiens, Scene, Square, Tile};
use kernel::{Audience, Seat, facts};
use std::collections::BTreeSet;

/// The canvas, with everything that can be touched computed once.
pub(super) struct Pen<'a, 'b> {
    pub(super) canvas: &'a Canvas<'b, Sapiens>,
    offered: BTreeSet<String>,
}

impl<'a, 'b> Pen<'a, 'b> {
    pub(super) fn new(canvas: &'a Canvas<'b, Sapiens>) -> Pen<'a, 'b> {
        let offered = canvas.actions.iter().flat_map(|action| paths::path(canvas, action)).collect();
        Pen { canvas, offered }
    }

    /// The thing, if a choice needs it.
    pub(super) fn offered(&self, thing: String) -> Option<String> {
        self.offered.contains(&thing).then_some(thing)
    }

    /// The thing as `data-thing` if a choice needs it, otherwise as `data-why`.
    pub(super) fn thing(&self, thing: String) -> (Option<String>, Option<String>) {
        if self.offered.contains(&thing) { (Some(thing), None) } else { (None, Some(thing)) }
    }

    /// Whether a button closes choices that leave something to chance: it keeps room for their odds.
    pub(super) fn is_chancy(&self, button: &str) -> bool {
        let closes = |action: &&Action| paths::path(self.canvas, action).last().is_some_and(|last| last == button);
        self.canvas.actions.iter().filter(closes).any(|action| self.canvas.odds(action).is_some())
    }

    /// Whether any thing with this prefix can be touched.
    pub(super) fn offers_any(&self, beginning: &str) -> bool {
        self.offered.iter().any(|thing| thing.starts_with(beginning))
    }

    /// The player whose valley is drawn large: the reader, or the active player.
    pub(super) fn main(&self) -> Seat {
        match self.canvas.audience {
            Audience::Seat(seat) => seat,
            Audience::Spectator => self.canvas.view.table.seat,
        }
    }

    /// The other players, clockwise.
    pub(super) fn others(&self) -> Vec<Seat> {
        let count = self.canvas.view.table.seats;
        std::iter::successors(Some(self.main().next(count)), |seat| Some(seat.next(count)))
            .take_while(|&seat| seat != self.main())
            .collect()
    }

    pub(super) fn player(&self, seat: Seat) -> &OpenPlayer {
        &self.canvas.view.table.players[seat.index()]
    }

    pub(super) fn scene(&self, scene: Scene) -> String {
        self.canvas.label(scene.label())
    }

    pub(super) fn tile(&self, tile: Tile) -> String {
        self.canvas.label(&format!("tile-{tile}").to_lowercase())
    }

    /// The name of a square for players.
    pub(super) fn place(&self, square: Square) -> String {
        match square.valley_cell() {
            Some(_) => square.to_string(),
            None => self.canvas.label(&format!("place-{square}").to_lowercase()),
        }
    }

    /// The scenes whose tokens a player has at a place.
    pub(super) fn tokens_at(&self, seat: Seat, place: OpenPlace) -> Vec<Scene> {
        let tokens = self.player(seat).tokens.iter();
        tokens.filter(|&(_, &at)| at == place).map(|(&scene, _)| scene).collect()
    }

    /// Whether it is this player's turn.
    pub(super) fn active(&self, seat: Seat) -> bool {
        self.canvas.view.table.seat == seat && !self.canvas.over
    }

    /// Shelter that a bear would bring here, if it may be placed.
    pub(super) fn bear_gain(&self, seat: Seat, square: Square) -> Option<usize> {
        let here = Power::Bear { seat, square };
        let may = self.canvas.actions.iter().any(|action| paths::power(action) == Some(here));
        let halves = self.player(seat).tribes.iter().flatten().flat_map(|lay| [lay.low, lay.high]);
        may.then(|| halves.filter(|&half| touch(half, square)).count())
    }

    /// A text shared by all boards that needs no facts.
    pub(super) fn kit(&self, key: &str) -> String {
        self.canvas.kit(key, facts![])
    }
}

/// Whether two squares of a valley share a side.
pub(super) fn touch(one: Square, other: Square) -> bool {
    match (one.mouth(), other.mouth()) {
        (None, None) => one.column().abs_diff(other.column()) + one.row().abs_diff(other.row()) == 1,
        (Some(mouth), None) => mouth == other,
        (None, Some(mouth)) => mouth == one,
        (Some(_), Some(_)) => false,
    }
}
