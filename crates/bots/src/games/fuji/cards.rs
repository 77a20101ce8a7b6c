//! What equipment is worth while it is kept, in spaces of the health board.

use fuji::cards::{Equipment, Injury, Skill};
use fuji::state::Sheet;

/// What a card is worth that is drawn but not seen yet.
pub(super) const DRAWN: f32 = 0.7;
/// How much more a fresh card is worth to a tinkerer, who uses it twice.
const TWICE: f32 = 1.7;
/// What is left of a card's worth to a manager, who must give it away before it is used.
const TO_GIVE: f32 = 0.6;

/// What a card is worth to a member who will use it when it helps most.
pub(super) fn worth(card: Equipment) -> f32 {
    match card {
        Equipment::FirstAid => 1.4,
        Equipment::Water => 1.2,
        Equipment::Shovel | Equipment::Rope => 0.9,
        Equipment::Flare => 0.8,
        Equipment::Knife | Equipment::Flashlight => 0.7,
        Equipment::DuctTape => 0.6,
        Equipment::Machete | Equipment::Lighter => 0.45,
        Equipment::Map => 0.4,
        Equipment::Compass | Equipment::Carabiner => 0.3,
        Equipment::Binoculars => 0.25,
        Equipment::Radio => 0.2,
    }
}

/// What all the equipment of a member is worth.
pub(super) fn gear(sheet: &Sheet) -> f32 {
    let usable = match (sheet.hurt(Injury::Arm), sheet.can(Skill::Manager)) {
        (false, _) => 1.0,
        (true, true) => TO_GIVE,
        (true, false) => 0.0,
    };
    let twice = sheet.can(Skill::Tinkerer);
    let each = |card: Equipment| worth(card) * if twice && !sheet.tilted.contains(card) { TWICE } else { 1.0 };
    usable * sheet.cards.iter().map(each).sum::<f32>()
}

/// The sheet of a member after using a card.
pub(super) fn after_use(sheet: &Sheet, card: Equipment) -> Sheet {
    let mut after = *sheet;
    if sheet.can(Skill::Tinkerer) && !sheet.tilted.contains(card) {
        after.tilted = sheet.tilted.with(card);
    } else {
        after.cards = sheet.cards.without(card);
        after.tilted = sheet.tilted.without(card);
    }
    after
}
