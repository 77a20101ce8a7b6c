//! The odds of a combat: of the next assault, and of fighting on until one side is dead. Exact.

use ::warlock::edition::{Edition, Special};
use std::collections::BTreeMap;

/// One side of a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fighter {
    /// SKILL with the weapon's bonus.
    pub(super) skill: u8,
    pub(super) stamina: u8,
    pub(super) shield: bool,
}

/// A combat before an assault.
#[derive(Clone, Copy, Debug)]
pub(super) struct Duel<'a> {
    pub(super) edition: &'a Edition,
    pub(super) ours: Fighter,
    pub(super) theirs: Fighter,
    /// LUCK of our side, which hypnosis tests.
    pub(super) luck: u8,
    /// How often a Ghoul has wounded.
    pub(super) wounds: u8,
    pub(super) special: Special,
    /// Whether our side has a weapon that the Wight fears.
    pub(super) magic: bool,
    pub(super) double_six: bool,
}

/// How an assault may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Outcome {
    Won { double_six: bool },
    Tied,
    Lost { double_six: bool },
}

/// What changes in a combat: STAMINA of both, wounds by a Ghoul, LUCK. None of it ever goes back to where it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Moment {
    ours: u8,
    theirs: u8,
    wounds: u8,
    luck: u8,
}

impl Duel<'_> {
    /// The chances to win and to lose the next assault.
    pub(super) fn assault(&self) -> (f64, f64) {
        self.outcomes().into_iter().fold((0.0, 0.0), |(won, lost), ((outcome, _), chance)| match outcome {
            Outcome::Won { .. } => (won + chance, lost),
            Outcome::Tied => (won, lost),
            Outcome::Lost { .. } => (won, lost + chance),
        })
    }

    /// The chance to win if nobody flees. That a combat breaks off after a hundred assaults is left out: it happens less
    /// than once in a million.
    pub(super) fn victory(&self) -> f64 {
        if self.special == Special::MagicOnly && !self.magic {
            return 0.0;
        }
        let start =
            Moment { ours: self.ours.stamina, theirs: self.theirs.stamina, wounds: self.wounds, luck: self.luck };
        self.victory_from(start, &self.outcomes(), &mut BTreeMap::new())
    }

    /// WAR-CBT-3: two dice and SKILL on each side; with each outcome, whether the foe rolled a double.
    fn outcomes(&self) -> BTreeMap<(Outcome, bool), f64> {
        let pairs = || (1..=6_u8).flat_map(|one| (1..=6_u8).map(move |other| (one, other)));
        let mut found = BTreeMap::new();
        for theirs in pairs() {
            for ours in pairs() {
                let total = |dice: (u8, u8), skill: u8| dice.0 + dice.1 + skill;
                let sixes = |dice: (u8, u8)| self.double_six && dice == (6, 6);
                let outcome = match total(ours, self.ours.skill).cmp(&total(theirs, self.theirs.skill)) {
                    std::cmp::Ordering::Greater => Outcome::Won { double_six: sixes(ours) },
                    std::cmp::Ordering::Equal => Outcome::Tied,
                    std::cmp::Ordering::Less => Outcome::Lost { double_six: sixes(theirs) },
                };
                *found.entry((outcome, theirs.0 == theirs.1)).or_insert(0.0) += 1.0 / 1296.0;
            }
        }
        found
    }

    fn victory_from(
        &self,
        now: Moment,
        outcomes: &BTreeMap<(Outcome, bool), f64>,
        known: &mut BTreeMap<Moment, f64>,
    ) -> f64 {
        if now.ours == 0 || now.theirs == 0 {
            return if now.ours == 0 { 0.0 } else { 1.0 };
        }
        if let Some(&found) = known.get(&now) {
            return found;
        }
        let (mut won, mut unchanged) = (0.0, 0.0);
        for (next, chance) in self.after(now, outcomes) {
            if next == now {
                unchanged += chance;
            } else {
                won += chance * self.victory_from(next, outcomes, known);
            }
        }
        let chance = won / (1.0 - unchanged);
        known.insert(now, chance);
        chance
    }

    /// Every way an assault may leave the combat.
    fn after(&self, now: Moment, outcomes: &BTreeMap<(Outcome, bool), f64>) -> BTreeMap<Moment, f64> {
        let mut all = BTreeMap::new();
        for (burnt, fire) in self.fire_breath(now) {
            if burnt.ours == 0 {
                *all.entry(burnt).or_insert(0.0) += fire;
                continue;
            }
            for (&(outcome, double), &chance) in outcomes {
                for (tested, luck) in self.hypnosis(burnt, double) {
                    for (next, wound) in self.wounded(tested, outcome) {
                        *all.entry(next).or_insert(0.0) += fire * chance * luck * wound;
                    }
                }
            }
        }
        all
    }

    /// WAR-CBT-11: the Hell Hound's breath comes before the dice.
    fn fire_breath(&self, now: Moment) -> Vec<(Moment, f64)> {
        if self.special != Special::FireBreath {
            return vec![(now, 1.0)];
        }
        let terms = &self.edition.terms;
        let burns = f64::from(terms.fire_breath_up_to) / 6.0;
        let burnt = Moment { ours: now.ours.saturating_sub(terms.fire_breath_loss), ..now };
        vec![(burnt, burns), (now, 1.0 - burns)]
    }

    /// WAR-CBT-11: a double of the Vampire's tests LUCK; Unlucky is dead.
    fn hypnosis(&self, now: Moment, double: bool) -> Vec<(Moment, f64)> {
        if self.special != Special::Hypnosis || !double {
            return vec![(now, 1.0)];
        }
        let lucky = luck(now.luck);
        let tested = Moment { luck: now.luck.saturating_sub(1), ..now };
        vec![(tested, lucky), (Moment { ours: 0, ..tested }, 1.0 - lucky)]
    }

    /// WAR-CBT-4, WAR-CBT-12: who wins wounds, and a shield may soften it.
    fn wounded(&self, now: Moment, outcome: Outcome) -> Vec<(Moment, f64)> {
        if now.ours == 0 {
            return vec![(now, 1.0)];
        }
        match outcome {
            Outcome::Tied => vec![(now, 1.0)],
            Outcome::Won { double_six } => self
                .losses(double_six, self.theirs.shield)
                .map(|(loss, chance)| (Moment { theirs: now.theirs.saturating_sub(loss), ..now }, chance))
                .collect(),
            Outcome::Lost { double_six } => {
                let wounds = now.wounds + u8::from(self.special == Special::Paralyse);
                let paralysed = self.special == Special::Paralyse && wounds >= self.edition.terms.paralyse_wounds;
                let left = |loss| if paralysed { 0 } else { now.ours.saturating_sub(loss) };
                self.losses(double_six, self.ours.shield)
                    .map(|(loss, chance)| (Moment { ours: left(loss), wounds, ..now }, chance))
                    .collect()
            }
        }
    }

    /// What a wound costs, with its chances.
    fn losses(&self, double_six: bool, shield: bool) -> impl Iterator<Item = (u8, f64)> {
        let wound = self.edition.life.wound * if double_six { 2 } else { 1 };
        let saves = if shield { f64::from(7 - self.edition.shield.saves_from) / 6.0 } else { 0.0 };
        let softened = wound.saturating_sub(self.edition.shield.saved);
        [(softened, saves), (wound, 1.0 - saves)].into_iter().filter(|&(_, chance)| chance > 0.0)
    }
}

/// WAR-LCK-1: the chance that two dice do not exceed LUCK.
pub(super) fn luck(luck: u8) -> f64 {
    let pairs = (1..=6_u8).flat_map(|one| (1..=6_u8).map(move |other| one + other));
    pairs.filter(|&total| total <= luck).count() as f64 / 36.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn duel(ours: u8, stamina: u8, theirs: u8, foe_stamina: u8) -> Duel<'static> {
        Duel {
            edition: Edition::base(),
            ours: Fighter { skill: ours, stamina, shield: false },
            theirs: Fighter { skill: theirs, stamina: foe_stamina, shield: false },
            luck: 7,
            wounds: 0,
            special: Special::None,
            magic: false,
            double_six: false,
        }
    }

    fn is(told: f64, wanted: f64) {
        assert!((told - wanted).abs() < 1e-9, "{told} instead of {wanted}");
    }

    /// WAR-CBT-11: only a Ghoul's wounds paralyse; those of others are counted and mean nothing.
    #[test]
    fn wounds_of_others_paralyse_nobody() {
        let wounded = Duel { wounds: 4, ..duel(9, 10, 9, 10) };
        assert_eq!(wounded.victory(), duel(9, 10, 9, 10).victory());
    }

    /// Of 1296 pairs of two dice, 146 are equal; the rest is shared.
    #[test]
    fn an_assault_of_equals() {
        let (won, lost) = duel(9, 10, 9, 10).assault();
        is(won, 575.0 / 1296.0);
        is(lost, 575.0 / 1296.0);
        let percent = |(won, lost): (f64, f64)| ((100.0 * won).round(), (100.0 * lost).round());
        assert_eq!(percent(duel(11, 1, 9, 1).assault()), (66.0, 24.0), "the rulebook's table");
    }

    #[test]
    fn luck_is_two_dice() {
        is(luck(1), 0.0);
        is(luck(2), 1.0 / 36.0);
        is(luck(7), 21.0 / 36.0);
        is(luck(12), 1.0);
    }

    /// So many wounds before so many others: the sum of Pascal's, ties left out.
    #[test]
    fn a_fight_to_the_end() {
        is(duel(9, 4, 9, 4).victory(), 0.5);
        is(duel(9, 2, 9, 4).victory(), 0.25);
        for (ours, stamina, theirs, foe_stamina) in [(9, 18, 8, 10), (9, 18, 10, 10), (10, 18, 10, 14), (7, 5, 9, 7)] {
            let duel = duel(ours, stamina, theirs, foe_stamina);
            let (won, lost) = duel.assault();
            let hit = won / (won + lost);
            let (needed, borne) = (i32::from(foe_stamina.div_ceil(2)), i32::from(stamina.div_ceil(2)));
            let mut ways = 1.0;
            let mut chance = 0.0;
            for suffered in 0..borne {
                chance += ways * hit.powi(needed) * (1.0 - hit).powi(suffered);
                ways = ways * f64::from(needed + suffered) / f64::from(suffered + 1);
            }
            is(duel.victory(), chance);
        }
    }

    /// On 1 or 2 the Hell Hound's breath kills who has one STAMINA left; after a tie it breathes again.
    #[test]
    fn fire_before_the_dice() {
        let hound = Duel { special: Special::FireBreath, ..duel(9, 1, 9, 2) };
        let (won, lost) = hound.assault();
        let lives = 2.0 / 3.0;
        is(hound.victory(), lives * won / (1.0 - lives * (1.0 - won - lost)));
    }

    /// The Ghoul's fourth wound kills, however much STAMINA is left.
    #[test]
    fn the_fourth_wound() {
        let ghoul = Duel { special: Special::Paralyse, wounds: 3, ..duel(9, 20, 9, 4) };
        is(ghoul.victory(), 0.25);
    }

    /// Without a magic weapon the Wight cannot be beaten; with one it is like any other.
    #[test]
    fn only_magic_wounds() {
        let wight = Duel { special: Special::MagicOnly, ..duel(12, 20, 5, 2) };
        is(wight.victory(), 0.0);
        is(Duel { magic: true, ..wight }.victory(), duel(12, 20, 5, 2).victory());
    }

    /// Who has no LUCK dies of the first double, a sixth of all throws; every other assault is decided by the dice.
    #[test]
    fn hypnosis_tests_luck() {
        let vampire = Duel { special: Special::Hypnosis, luck: 1, ..duel(9, 2, 9, 2) };
        let pairs = || (1..=6_i32).flat_map(|one| (1..=6_i32).map(move |other| (one, other)));
        let plain = || pairs().filter(|(one, other)| one != other);
        let count = |wanted: std::cmp::Ordering| {
            let compared = plain().flat_map(|foe| pairs().map(move |own| (own.0 + own.1).cmp(&(foe.0 + foe.1))));
            compared.filter(|&found| found == wanted).count() as f64 / 1296.0
        };
        let (won, tied) = (count(std::cmp::Ordering::Greater), count(std::cmp::Ordering::Equal));
        is(vampire.victory(), won / (1.0 - tied));
    }

    /// A shield takes one off a wound on its die, so it takes two wounds, or one, to lose two STAMINA.
    #[test]
    fn a_shield_softens() {
        let base = duel(9, 2, 9, 2);
        let shield = &base.edition.shield;
        assert_eq!((base.edition.life.wound, shield.saved), (2, 1));
        let saves = f64::from(7 - shield.saves_from) / 6.0;
        let armed = Duel { ours: Fighter { shield: true, ..base.ours }, ..base };
        is(armed.victory(), 0.5 + 0.5 * saves * 0.5);
    }
}
