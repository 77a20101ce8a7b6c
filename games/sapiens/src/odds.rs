//! What the pile may bring when tiles are revealed. Exact: everybody can work out which tiles nobody has seen, and any of
//! them may come next.

use crate::action::Action;
use crate::scene::Scene;
use crate::view::View;

/// What the pile may bring to the Common Pool.
#[derive(Clone, Debug, PartialEq)]
pub struct RevealOdds {
    /// How many tiles are revealed.
    pub revealed: usize,
    /// The chance that at least one of them shows a scene, in the order of [`Scene::ALL`].
    pub scenes: [f64; Scene::ALL.len()],
}

impl View {
    /// The odds of what an action leaves to the pile, if tiles are revealed after it (SAP-REF-4, SAP-2P-3).
    pub fn odds(&self, action: &Action) -> Option<RevealOdds> {
        let left = match action {
            // With two players a tile is removed first, except in the starting step (SAP-2P-1, SAP-START-11).
            Action::Take(tiles) if self.table.seats > 2 || self.table.round == 0 => {
                self.table.common.len().checked_sub(tiles.len() as usize)?
            }
            Action::Remove(_) => self.table.common.len().checked_sub(1)?,
            Action::Take(_)
            | Action::Start(_)
            | Action::Lay(_)
            | Action::Found(_)
            | Action::Extra(_)
            | Action::SkipExtra
            | Action::Finish
            | Action::Settle(_)
            | Action::Use(_)
            | Action::Decline
            | Action::Token(_)
            | Action::Recall(_)
            | Action::EndLaying => return None,
        };
        let full = usize::from(self.edition.values.common);
        let revealed = full.saturating_sub(left).min(usize::from(self.pile));
        if revealed == 0 {
            return None;
        }
        let scenes = Scene::ALL.map(|scene| {
            let without = self.unseen.iter().filter(|tile| tile.low() != scene && tile.high() != scene).count();
            1.0 - none_of(without, self.unseen.len(), revealed)
        });
        Some(RevealOdds { revealed, scenes })
    }
}

/// The chance that `drawn` tiles of `all`, drawn without replacement, are all among the first `without`.
fn none_of(without: usize, all: usize, drawn: usize) -> f64 {
    (0..drawn).map(|number| without.saturating_sub(number) as f64 / (all - number) as f64).product()
}
