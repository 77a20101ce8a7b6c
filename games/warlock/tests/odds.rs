//! The odds that boards show and bots decide by, compared with sums done by hand.

use warlock::combat::hurts;
use warlock::edition::{Edition, Special};
use warlock::odds::{Duel, Ends, Fighter, Runner, at_least, flight, luck, stake};
use warlock::place::Card;
use warlock::scores::{Luck, Skill, Stamina};

fn duel(ours: u8, stamina: u8, theirs: u8, foe_stamina: u8) -> Duel<'static> {
    Duel {
        edition: Edition::base(),
        ours: Fighter { skill: Skill(ours), stamina: Stamina(stamina), shield: false },
        theirs: Fighter { skill: Skill(theirs), stamina: Stamina(foe_stamina), shield: false },
        luck: Luck(7),
        wounds: 0,
        special: Special::None,
        hurts: true,
        double_six: false,
    }
}

fn is(told: f64, wanted: f64) {
    assert!((told - wanted).abs() < 1e-9, "{told} instead of {wanted}");
}

/// WAR-CBT-11: only a Ghoul's wounds paralyse; those of others are counted without effect.
#[test]
fn wounds_of_others_paralyse_nobody() {
    let wounded = Duel { wounds: 4, ..duel(9, 10, 9, 10) };
    assert_eq!(wounded.victory(), duel(9, 10, 9, 10).victory());
}

/// Of the 1296 rolls of two dice on each side, 146 are ties; the rest is shared equally.
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
    is(luck(Luck(1)), 0.0);
    is(luck(Luck(2)), 1.0 / 36.0);
    is(luck(Luck(7)), 21.0 / 36.0);
    is(luck(Luck(12)), 1.0);
    is(at_least(5), 1.0 / 3.0);
    is(stake(), 575.0 / 1296.0);
}

/// A number of wounds before a number of others: the problem of points (Pascal), ties left out.
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

/// On 1 or 2 the Hell Hound's breath kills an adventurer with one STAMINA left; after a tie it breathes again.
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

/// Without a magic weapon the Wight cannot be beaten; with one it is like any other foe.
#[test]
fn only_magic_wounds() {
    let sword =
        |weapon| Duel { special: Special::MagicOnly, hurts: hurts(Special::MagicOnly, weapon), ..duel(12, 20, 5, 2) };
    is(sword(None).victory(), 0.0);
    is(sword(Some(Card(0))).victory(), duel(12, 20, 5, 2).victory());
    assert_eq!(sword(None).toll(), None);
}

/// An adventurer without LUCK dies of the first double, a sixth of all rolls; every other assault is decided by the
/// dice.
#[test]
fn hypnosis_tests_luck() {
    let vampire = Duel { special: Special::Hypnosis, luck: Luck(1), ..duel(9, 2, 9, 2) };
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

/// WAR-VAR-1: a double six wounds twice. Of the throws that win between equals, 35 have two sixes of our own.
#[test]
fn a_double_six_wounds_twice() {
    let plain = duel(9, 2, 9, 4);
    let agreed = Duel { double_six: true, ..plain };
    is(plain.victory(), 0.25);
    let (won, sixes, decided) = (575.0, 35.0, 1150.0);
    is(agreed.victory(), (sixes + (won - sixes) * 0.5) / decided);
    assert_eq!(agreed.assault(), plain.assault(), "it decides how deep a wound is, not who is wounded");
    let (safer, riskier) = (duel(9, 4, 9, 2), Duel { double_six: true, ..duel(9, 4, 9, 2) });
    assert!(riskier.victory() < safer.victory(), "the foe's sixes count as well");
}

/// A shield of the other side reduces our wounds as ours does theirs.
#[test]
fn both_sides_may_have_a_shield() {
    let base = duel(9, 6, 9, 6);
    let shielded = |fighter: Fighter| Fighter { shield: true, ..fighter };
    let both = Duel { ours: shielded(base.ours), theirs: shielded(base.theirs), ..base };
    is(both.victory(), 0.5);
    assert!(Duel { theirs: shielded(base.theirs), ..base }.victory() < 0.5);
}

/// What a won fight costs: as many wounds as the foe deals while it is wounded to death.
#[test]
fn a_won_fight_costs_what_it_costs() {
    let fight = duel(9, 18, 8, 10);
    let (won, lost) = fight.assault();
    is(fight.toll().expect("it can be hurt"), 2.0 * 5.0 * lost / won);
}

/// A fighter who may flee does so when that is worth more, and never loses by the option.
#[test]
fn flight_is_weighed_before_every_assault() {
    let fight = duel(9, 6, 9, 6);
    let won = |_| 1.0;
    let outlook = |fled: f64| fight.outlook(&Ends { won: &won, fled: Some(&|_| fled), dead: 0.0 });
    is(outlook(0.0).fight, fight.victory());
    assert!(outlook(0.4).fight > fight.victory(), "a fight that turns bad is left");
    let last = duel(9, 2, 9, 6).outlook(&Ends { won: &won, fled: Some(&|_| 0.9), dead: 0.0 });
    assert_eq!(last.flee, 0.9);
    assert!(last.fight < 0.5, "the next wound kills");
}

/// WAR-FLE-3: the escape table costs 4, 3, 2, 2 and 1 STAMINA, a card, a LUCK and supplies; never the last point.
#[test]
fn a_flight_costs_what_the_table_says() {
    let rich = Runner { stamina: Stamina(10), luck: Luck(5), gold: 1, provisions: 1, cards: 1 };
    let cost = flight(Edition::base(), rich);
    is(cost.mean, 2.0);
    is(cost.stamina, 5.0 / 6.0);
    for chance in [cost.luck, cost.card, cost.supplies] {
        is(chance, 1.0 / 6.0);
    }
    let poor = flight(Edition::base(), Runner { stamina: Stamina(1), luck: Luck(0), gold: 0, provisions: 0, cards: 0 });
    for chance in [poor.mean, poor.stamina, poor.luck, poor.card, poor.supplies] {
        is(chance, 0.0);
    }
}
