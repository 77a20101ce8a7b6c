//! Scenes, mountain tokens, steaks and bears, for the book.

use super::{marks, scenes, tokens};
use crate::portraits::Portrait;
use ::sapiens::{Sapiens, Scene};
use kernel::{Lang, Worded};

pub(super) fn all(lang: Lang) -> Vec<Portrait> {
    let label = |key: String| Sapiens::words().label(lang, &key);
    let named = |scene: Scene| label(format!("label-{}", scene.name().to_lowercase()));
    let halves = Scene::ALL.into_iter().map(|scene| {
        let rules = ["SAP-SET-2", scene_rule(scene)];
        Portrait::new(named(scene), &rules, ("sapiens", "-30 -30 60 60"), &scenes::half_shape(scene))
    });
    let discs = Scene::ALL.into_iter().map(|scene| {
        Portrait::new(named(scene), &["SAP-SET-5"], ("sapiens", "-22 -22 44 44"), &tokens::disc_shape(scene))
    });
    let bear = Portrait::new(
        label("label-bear".to_owned()),
        &["SAP-SET-1", "SAP-FIRE-5"],
        ("sapiens", "-27 -27 54 50"),
        &marks::bear_shape(),
    );
    let steaks = label("label-steaks".to_owned());
    let steak = Portrait::new(steaks, &["SAP-SET-1", "SAP-HUNT-2"], ("sapiens", "-22 -20 44 36"), &marks::steak());
    halves.chain(discs).chain([bear, steak]).collect()
}

/// The first rule of a scene's power.
fn scene_rule(scene: Scene) -> &'static str {
    match scene {
        Scene::Feast => "SAP-FEAST-1",
        Scene::Gathering => "SAP-GATH-1",
        Scene::Ritual => "SAP-RIT-1",
        Scene::Brawl => "SAP-BRAWL-1",
        Scene::Water => "SAP-WATER-1",
        Scene::Camp => "SAP-CAMP-1",
        Scene::Hunt => "SAP-HUNT-1",
        Scene::Fire => "SAP-FIRE-1",
    }
}
