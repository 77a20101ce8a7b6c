//! Equipment, skills, injuries and colours of dice, for the book.

use super::team::skill_rule;
use super::{gear, icons, symbols};
use crate::portraits::Portrait;
use ::fuji::Fuji;
use ::fuji::cards::{Equipment, Injury, Skill};
use ::fuji::dice::Colour;
use kernel::{Lang, Worded};
use maud::{Markup, html};

pub(super) fn all(lang: Lang) -> Vec<Portrait> {
    let label = |key: String| Fuji::words().label(lang, &key);
    let card = |name: String, rules: &[&'static str], drawn: &Markup| {
        Portrait::new(name, rules, ("fuji-panels", "-23 -23 46 46"), drawn)
    };
    let gear = Equipment::ALL.iter().map(|&one| {
        card(label(format!("label-{}", one.key().replace('_', "-"))), &[gear::rule(one)], &icons::gear(one))
    });
    let skills =
        Skill::ALL.iter().map(|&one| card(label(format!("label-{one}")), &[skill_rule(one)], &icons::skill(one)));
    let injuries = Injury::ALL
        .iter()
        .map(|&one| card(label(format!("label-injury-{one}")), &[super::team::injury_rule(one)], &icons::injury(one)));
    let colours = [Colour::Pink, Colour::Blue, Colour::Yellow].map(|colour| {
        let drawn = html! {
            rect class=(format!("fuj-body fuj-body-{colour}")) x="-21" y="-21" width="42" height="42" rx="9" {}
            g transform="scale(1.2)" { (symbols::shape(colour)) }
        };
        card(crate::told::kit(&format!("fuji-colour-{colour}"), lang), &["FUJ-CON-2"], &drawn)
    });
    gear.chain(skills).chain(injuries).chain(colours).collect()
}
