//! What a roll may bring, in words. The chances come from the game crate.

use crate::board::Canvas;
use crate::odds::{Odds, percent};
use ::wrath::{Action, Face, Wrath};
use kernel::facts;

pub(super) fn odds(canvas: &Canvas<'_, Wrath>, action: &Action) -> Option<Odds> {
    let odds = canvas.view.odds(action)?;
    let mut chances: Vec<(String, f64)> =
        Face::ALL.into_iter().zip(odds.faces).map(|(face, chance)| (face.to_string(), chance)).collect();
    let faces: Vec<String> = Face::ALL
        .into_iter()
        .zip(odds.faces)
        .map(|(face, chance)| {
            let name = canvas.kit(&format!("wrath-face-{face}"), facts![]);
            canvas.kit("wrath-odds-face", facts![face = name, percent = percent(chance)])
        })
        .collect();
    chances.push(("eruption".to_owned(), odds.eruption));
    chances.extend(odds.quake.map(|quake| ("quake".to_owned(), quake)));
    let told = canvas.kit("wrath-odds", facts![faces = faces.join(", ")]);
    let eruption = percent(odds.eruption);
    let then = match odds.quake {
        Some(quake) => canvas.kit("wrath-odds-then", facts![eruption, quake = percent(quake)]),
        None => canvas.kit("wrath-odds-eruption", facts![eruption]),
    };
    let said = Odds::exact(format!("{told} {then}"), chances);
    Some(if odds.stegosaurus_may_hatch { said.supposing(canvas.kit("wrath-odds-supposes", facts![])) } else { said })
}
