//! Encounters, foes and treasures, for the book.

use super::art::{self, monsters, treasures};
use crate::portraits::Portrait;
use ::warlock::Warlock;
use ::warlock::edition::{Edition, Effect, EncounterKind, Treasure};
use ::warlock::phase::Foe;
use ::warlock::place::{Card, ENCOUNTERS, Encounter};
use kernel::{Lang, Worded};
use maud::html;

pub(super) fn all(lang: Lang) -> Vec<Portrait> {
    let label = |key: &str| Warlock::words().label(lang, key);
    let edition = Edition::base();
    let medal = |name: String, rules: &[&'static str], parts: &[art::Part]| {
        let drawn = html! { circle.war-medal r="20" {} (art::parts(parts)) };
        Portrait::new(name, rules, ("warlock-thing", "-22 -22 44 44"), &drawn)
    };
    let encounters = (0..ENCOUNTERS as u8).map(Encounter).map(|card| {
        let rule = match edition.encounter(card) {
            EncounterKind::Monster { .. } => None,
            EncounterKind::Other(effect) => Some(effect_rule(effect)),
        };
        medal(label(&format!("label-{card}")), rule.as_slice(), monsters::encounter(edition, card))
    });
    let foes = [
        ("label-dragon", "WAR-ENC-15", Foe::Dragon),
        ("label-warlock", "WAR-ENC-16", Foe::Warlock),
        ("label-crocodile", "WAR-RIV-4", Foe::Crocodile),
    ];
    let foes = foes.map(|(name, rule, foe)| medal(label(name), &[rule], monsters::foe(edition, foe).unwrap_or(&[])));
    let treasures = Card::all().map(|card| {
        let kind = edition.treasure(card);
        let drawn = art::parts(treasures::of(kind));
        let place = ("warlock-thing", "-20 -21 40 42");
        Portrait::new(label(&format!("label-{card}")), &[treasure_rule(kind)], place, &drawn)
    });
    encounters.chain(foes).chain(treasures).collect()
}

/// The rule of a trap or a character.
fn effect_rule(effect: Effect) -> &'static str {
    match effect {
        Effect::Cage => "WAR-ENC-2",
        Effect::PoisonGas => "WAR-ENC-5",
        Effect::Darts => "WAR-ENC-6",
        Effect::Trapdoor => "WAR-ENC-7",
        Effect::Fool => "WAR-ENC-8",
        Effect::Hexmaster => "WAR-ENC-9",
        Effect::Beggar => "WAR-ENC-10",
        Effect::Trader => "WAR-ENC-11",
        Effect::Seer => "WAR-ENC-12",
    }
}

/// The rule that says what a treasure is good for.
fn treasure_rule(treasure: Treasure) -> &'static str {
    match treasure {
        Treasure::Ring(_) | Treasure::SkeletonKey => "WAR-CHEST-2",
        Treasure::Gold(_) | Treasure::Provisions(_) => "WAR-TRE-2",
        Treasure::GiverOfSleep => "WAR-ITM-6",
        Treasure::Sword(_) => "WAR-CHR-8",
        Treasure::Shield => "WAR-CBT-12",
        Treasure::Invisibility => "WAR-ITM-1",
        Treasure::Fortune => "WAR-ITM-3",
        Treasure::Strength => "WAR-ITM-4",
        Treasure::Eye => "WAR-ENC-16",
        Treasure::Dragonfire => "WAR-ENC-15",
        Treasure::CrystalBall => "WAR-ITM-2",
    }
}
