//! What the pile may bring when tiles are revealed. Exact: everybody can work out which tiles nobody has seen, and any of
//! them may come next.

use crate::board::Canvas;
use crate::odds::{Odds, percent};
use ::sapiens::{Action, Sapiens, Scene};
use kernel::{Game, facts};

pub(super) fn odds(canvas: &Canvas<'_, Sapiens>, action: &Action) -> Option<Odds> {
    let view = &canvas.view;
    let left = match action {
        // With two players a tile is removed first, except in the starting step (SAP-2P-1, SAP-START-11).
        Action::Take(tiles) if view.table.seats > 2 || view.table.round == 0 => {
            view.table.common.len().checked_sub(tiles.len() as usize)?
        }
        Action::Remove(_) => view.table.common.len().checked_sub(1)?,
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
    let full = usize::from(Sapiens::base_edition().values.common);
    let revealed = full.saturating_sub(left).min(usize::from(view.pile));
    if revealed == 0 {
        return None;
    }
    let chances = Scene::ALL.map(|scene| {
        let without = view.unseen.iter().filter(|tile| tile.low() != scene && tile.high() != scene).count();
        (scene, 1.0 - none_of(without, view.unseen.len(), revealed))
    });
    let scenes: Vec<String> = chances
        .iter()
        .map(|&(scene, chance)| {
            let name = canvas.label(scene.label());
            canvas.kit("sapiens-odds-scene", facts![scene = name, percent = percent(chance)])
        })
        .collect();
    let text = canvas.kit("sapiens-odds", facts![count = revealed, scenes = scenes.join(", ")]);
    Some(Odds::exact(text, chances.map(|(scene, chance)| (scene.name().to_lowercase(), chance))))
}

/// The chance that so many tiles, drawn from `all`, are all among the first `without`.
fn none_of(without: usize, all: usize, drawn: usize) -> f64 {
    (0..drawn).map(|number| without.saturating_sub(number) as f64 / (all - number) as f64).product()
}
