//! What a roll may bring: faces, an eruption, the right to quake. Exact: everything but the dice lies open.

use crate::board::Canvas;
use crate::odds::{Odds, percent, successes};
use ::wrath::{Action, Edition, Face, Hand, Place, Species, View, Wrath};
use kernel::facts;

pub(super) fn odds(canvas: &Canvas<'_, Wrath>, action: &Action) -> Option<Odds> {
    let view = &canvas.view;
    let (kept, rolled) = match *action {
        Action::Roll => (Hand::NONE, dice_of_turn(view)),
        Action::Reroll(dice) => {
            let mut kept = view.dice;
            kept.take(dice);
            (kept, dice.total())
        }
        _nothing_rolled => return None,
    };
    let mut chances: Vec<(String, f64)> =
        Face::ALL.map(|face| (face.to_string(), 1.0 - successes(rolled, share(face))[0])).to_vec();
    let faces: Vec<String> = Face::ALL
        .into_iter()
        .zip(&chances)
        .map(|(face, (_, chance))| {
            let name = canvas.kit(&format!("wrath-face-{face}"), facts![]);
            canvas.kit("wrath-odds-face", facts![face = name, percent = percent(*chance)])
        })
        .collect();
    let (eruption, quake) = volcano(view, kept.count(Face::Volcano), rolled);
    let may_hatch =
        quake.is_some_and(|quake| quake < 1.0) && stegosaurus_may_hatch(view, kept.count(Face::Egg), rolled);
    chances.push(("eruption".to_owned(), eruption));
    chances.extend(quake.map(|quake| ("quake".to_owned(), quake)));
    let told = canvas.kit("wrath-odds", facts![faces = faces.join(", ")]);
    let then = match quake {
        Some(quake) => canvas.kit("wrath-odds-then", facts![eruption = percent(eruption), quake = percent(quake)]),
        None => canvas.kit("wrath-odds-eruption", facts![eruption = percent(eruption)]),
    };
    let odds = Odds::exact(format!("{told} {then}"), chances);
    Some(if may_hatch { odds.supposing(canvas.kit("wrath-odds-supposes", facts![])) } else { odds })
}

/// The share of a die's sides that show a face.
fn share(face: Face) -> f64 {
    let sides = Edition::base().sides;
    sides.iter().filter(|&&side| side == face).count() as f64 / sides.len() as f64
}

/// WRA-DICE-1: the dice of the first roll.
fn dice_of_turn(view: &View) -> u8 {
    let titanosaurs = view
        .dinosaurs
        .iter()
        .filter(|dinosaur| dinosaur.owner == view.active && dinosaur.species == Species::Titanosaur)
        .count();
    Edition::base().dice + titanosaurs as u8
}

/// The chances of an eruption and of the right to quake this turn, if the dice are kept after this roll.
///
/// Volcano dice must be used (WRA-VOLC-2) while there is an empty space; somebody to send there always is (WRA-VOLC-6). So the
/// dice alone decide. Whoever then holds as many spaces as anybody may quake (WRA-QUAKE-1), and whoever has a Stegosaurus there
/// (WRA-STEG-7) or sends it from the reserve (WRA-STEG-2). Whether one on the land may go depends on what else is done
/// (WRA-STEG-4): then the right is not foretold.
fn volcano(view: &View, kept: u8, rolled: u8) -> (f64, Option<f64>) {
    let empty = view.spaces - view.taken;
    let own = &view.players[view.active.index()];
    let others = view.players.iter().enumerate().filter(|&(seat, _)| seat != view.active.index());
    let most = others.map(|(_, player)| player.spaces_held).max().unwrap_or(0);
    let stegosaurus = |wanted: fn(Place) -> bool| {
        let mut owned = view.dinosaurs.iter().filter(|one| one.owner == view.active && wanted(one.at));
        owned.any(|one| one.species == Species::Stegosaurus)
    };
    let there = stegosaurus(|place| place == Place::Volcano);
    let ready = stegosaurus(|place| place == Place::Reserve);
    let (mut eruption, mut quake) = (0.0, 0.0);
    for (count, chance) in successes(rolled, share(Face::Volcano)).into_iter().enumerate() {
        let dice = kept + count as u8;
        let sent = dice.min(empty);
        let held = own.spaces_held + sent;
        eruption += if sent >= empty { chance } else { 0.0 };
        let right = there || (ready && sent > 0) || (held > 0 && held >= most);
        quake += if right { chance } else { 0.0 };
    }
    let unforeseen = !there && stegosaurus(|place| matches!(place, Place::Tile(_)));
    (eruption, (!unforeseen).then_some(quake))
}

/// Whether a Stegosaurus may still hatch this turn (WRA-HATCH-1, -2, -5, -6) and go to the Volcano at once: then the right to
/// quake is that of those who are there already.
fn stegosaurus_may_hatch(view: &View, kept_eggs: u8, rolled: u8) -> bool {
    let own = &view.players[view.active.index()];
    let mut species = view.species.iter();
    let waits = species.find(|one| one.species == Species::Stegosaurus && one.left > 0);
    !view.hatched && own.bases_left > 0 && waits.is_some_and(|one| own.egg + kept_eggs + rolled >= one.egg)
}
