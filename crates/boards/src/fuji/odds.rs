//! The odds of a re-roll: exact, because it concerns the own dice alone.

use crate::board::Canvas;
use ::fuji::Fuji;
use ::fuji::action::Action;
use ::fuji::member::Member;
use kernel::{Audience, Game, facts};
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// How likely rolling these dice again makes the total for the marked card higher, and how likely lower.
pub(super) fn odds(canvas: &Canvas<'_, Fuji>, action: &Action) -> Option<String> {
    let (Action::Reroll(dice), Audience::Seat(seat)) = (action, canvas.audience) else { return None };
    let own = canvas.view.members.iter().find(|one| one.member == Member::of(seat))?;
    let marker = own.marker?;
    let name = canvas.view.map.iter().find(|card| card.at == marker)?.card.as_deref()?;
    let edition = Fuji::base_edition();
    let card = edition.terrain_named(name)?;
    // The total's change, with its probability. Everything else that counts stays as it is.
    let mut changes: BTreeMap<i16, f64> = BTreeMap::from([(0, 1.0)]);
    for die in dice.iter() {
        let value = own.dice.known.iter().find(|known| known.die == die)?.value;
        let now = i16::from(edition.count(card, die, value));
        let mut next = BTreeMap::new();
        for (change, chance) in changes {
            for face in 1..=6 {
                let after = change + i16::from(edition.count(card, die, face)) - now;
                *next.entry(after).or_insert(0.0) += chance / 6.0;
            }
        }
        changes = next;
    }
    let percent = |wanted: Ordering| {
        let sum: f64 = changes.iter().filter(|&(change, _)| change.cmp(&0) == wanted).map(|(_, chance)| chance).sum();
        (100.0 * sum).round() as u8
    };
    let facts =
        facts![more = percent(Ordering::Greater), same = percent(Ordering::Equal), less = percent(Ordering::Less)];
    Some(canvas.kit("fuji-odds", facts))
}
