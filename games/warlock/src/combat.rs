//! The arithmetic of combat, luck and flight: the result of dice, the cost of a wound, the special powers of foes. The
//! rules roll dice for it and [`crate::odds`] computes its odds, which boards and bots use.

use crate::edition::{Edition, EncounterKind, Escape, Special, Strength, Treasure};
use crate::phase::Foe;
use crate::place::Card;
use crate::scores::{Luck, Stamina};
use std::cmp::Ordering;

/// How an assault went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Assault {
    /// Our side wounds, if it can; whether its dice were a double six.
    Won {
        /// Two sixes.
        sixes: bool,
    },
    /// Nobody is wounded.
    Tied,
    /// The other side wounds; whether its dice were a double six.
    Lost {
        /// Two sixes.
        sixes: bool,
    },
}

/// WAR-CBT-3: both sides roll two dice and add their strength; the higher total wounds, equal ones do not.
///
/// `ahead` is how much stronger our side is: SKILL after curses, and the weapon's bonus.
pub fn assault(ours: [u8; 2], theirs: [u8; 2], ahead: i16) -> Assault {
    let total = |dice: [u8; 2]| i16::from(dice[0] + dice[1]);
    match (total(ours) + ahead).cmp(&total(theirs)) {
        Ordering::Greater => Assault::Won { sixes: ours == [6, 6] },
        Ordering::Equal => Assault::Tied,
        Ordering::Less => Assault::Lost { sixes: theirs == [6, 6] },
    }
}

/// WAR-LCK-1: two dice that do not exceed LUCK are Lucky.
pub fn lucky(dice: [u8; 2], luck: Luck) -> bool {
    dice[0] + dice[1] <= luck.0
}

/// WAR-ENC-21: the house wins ties.
pub fn beats_the_house(dice: [u8; 2], house: [u8; 2]) -> bool {
    dice[0] + dice[1] > house[0] + house[1]
}

/// WAR-CBT-4: whether a weapon hurts a foe: a foe that only magic wounds is not hurt by the starting sword.
pub fn hurts(special: Special, weapon: Option<Card>) -> bool {
    special != Special::MagicOnly || weapon.is_some()
}

impl Edition {
    /// WAR-CHR-8, WAR-ITM-6: what a weapon adds to SKILL; the starting sword and the Giver of Sleep add nothing.
    pub fn bonus(&self, weapon: Option<Card>) -> u8 {
        weapon.and_then(|card| self.treasure(card).sword()).unwrap_or(0)
    }

    /// The strength that a foe starts with; `None` for an adventurer, who has a sheet, and for a card that does not
    /// fight.
    pub fn strength(&self, foe: Foe, gamebook: bool) -> Option<Strength> {
        let bosses = &self.bosses;
        match foe {
            Foe::Monster(card) => match self.encounter(card) {
                EncounterKind::Monster { strength, .. } => Some(strength),
                EncounterKind::Other(_) => None,
            },
            Foe::Dragon => Some(bosses.dragon.under(gamebook)),
            Foe::Warlock => Some(bosses.warlock.under(gamebook)),
            Foe::Crocodile => Some(bosses.crocodile),
            Foe::Adventurer(_) => None,
        }
    }

    /// What a foe can do besides fighting.
    pub fn special(&self, foe: Foe) -> Special {
        match foe {
            Foe::Monster(card) => match self.encounter(card) {
                EncounterKind::Monster { special, .. } => special,
                EncounterKind::Other(_) => Special::None,
            },
            Foe::Dragon | Foe::Warlock | Foe::Crocodile | Foe::Adventurer(_) => Special::None,
        }
    }

    /// WAR-CBT-4, WAR-VAR-1: what a wound costs; twice as much for a double six where that was agreed.
    pub fn wound(&self, twice: bool) -> u8 {
        if twice { self.life.wound.saturating_mul(2) } else { self.life.wound }
    }

    /// WAR-CBT-12: by how much the shield reduces a wound on this die.
    pub fn saved(&self, die: u8) -> u8 {
        if die >= self.shield.saves_from { self.shield.saved } else { 0 }
    }

    /// WAR-CBT-11: what fire costs on this die, before the assault, if it burns.
    pub fn burnt(&self, die: u8) -> Option<u8> {
        (die <= self.terms.fire_breath_up_to).then_some(self.terms.fire_breath_loss)
    }

    /// WAR-CBT-11: whether this many wounds paralyse, which kills.
    pub fn paralysed(&self, special: Special, wounds: u8) -> bool {
        special == Special::Paralyse && wounds >= self.terms.paralyse_wounds
    }

    /// WAR-FLE-3: the row of the escape table for a die.
    pub fn escape(&self, die: u8) -> Escape {
        self.escape[usize::from(die) - 1]
    }
}

impl Treasure {
    /// The bonus of a sword.
    pub fn sword(self) -> Option<u8> {
        match self {
            Treasure::Sword(bonus) => Some(bonus),
            Treasure::Ring(_)
            | Treasure::SkeletonKey
            | Treasure::Gold(_)
            | Treasure::Provisions(_)
            | Treasure::GiverOfSleep
            | Treasure::Shield
            | Treasure::Invisibility
            | Treasure::Fortune
            | Treasure::Strength
            | Treasure::Eye
            | Treasure::Dragonfire
            | Treasure::CrystalBall => None,
        }
    }
}

impl Escape {
    /// WAR-FLE-3: the STAMINA that this row costs; the last point is never lost. An adventurer with neither provisions
    /// nor gold pays for lost supplies with a point.
    pub fn stamina_lost(&self, stamina: Stamina, starves: bool) -> u8 {
        let loss = self.stamina + u8::from(self.supplies && starves);
        loss.min(stamina.0.saturating_sub(Stamina::LAST.0))
    }
}
