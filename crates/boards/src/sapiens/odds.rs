//! What the pile may bring when tiles are revealed, in words. The chances come from the game crate.

use crate::board::Canvas;
use crate::odds::{Odds, percent};
use ::sapiens::{Action, Sapiens, Scene};
use kernel::facts;

pub(super) fn odds(canvas: &Canvas<'_, Sapiens>, action: &Action) -> Option<Odds> {
    let odds = canvas.view.odds(action)?;
    let chances: Vec<(Scene, f64)> = Scene::ALL.into_iter().zip(odds.scenes).collect();
    let scenes: Vec<String> = chances
        .iter()
        .map(|&(scene, chance)| {
            let name = canvas.label(scene.label());
            canvas.kit("sapiens-odds-scene", facts![scene = name, percent = percent(chance)])
        })
        .collect();
    let text = canvas.kit("sapiens-odds", facts![count = odds.revealed, scenes = scenes.join(", ")]);
    Some(Odds::exact(text, chances.into_iter().map(|(scene, chance)| (scene.name().to_lowercase(), chance))))
}
