//! The exact chance of a total, compared with brute force.

use fuji::Fuji;
use fuji::chance::{best_chance, worth_of_rerolls};
use fuji::dice::Die;
use fuji::edition::{Edition, TerrainId};
use kernel::{Dice, Game};

/// Tries every choice and every outcome.
fn brute(edition: &Edition, card: TerrainId, dice: &[(Die, u8)], fixed: u8, rerolls: u8, target: u8) -> f64 {
    tried(edition, card, dice, rerolls, &|total| f64::from(u8::from(total + fixed >= target)))
}

/// The best value with this many re-rolls, where `worth` gives the value of a total.
fn tried(edition: &Edition, card: TerrainId, dice: &[(Die, u8)], rerolls: u8, worth: &impl Fn(u8) -> f64) -> f64 {
    let stop = worth(dice.iter().map(|&(die, value)| edition.count(card, die, value)).sum());
    if rerolls == 0 {
        return stop;
    }
    let subsets = 1_u32..1 << dice.len();
    subsets.map(|subset| rolled(edition, card, dice, subset, rerolls, worth)).fold(stop, f64::max)
}

/// The value of rolling exactly these dice now.
fn rolled(
    edition: &Edition,
    card: TerrainId,
    dice: &[(Die, u8)],
    subset: u32,
    rerolls: u8,
    worth: &impl Fn(u8) -> f64,
) -> f64 {
    let chosen: Vec<usize> = (0..dice.len()).filter(|place| subset & (1 << place) != 0).collect();
    let outcomes = 6_u32.pow(chosen.len() as u32);
    let outcome = |mut rest: u32| {
        let mut after = dice.to_vec();
        for &place in &chosen {
            after[place].1 = (rest % 6) as u8 + 1;
            rest /= 6;
        }
        tried(edition, card, &after, rerolls - 1, worth)
    };
    (0..outcomes).map(outcome).sum::<f64>() / f64::from(outcomes)
}

fn cards() -> Vec<(String, TerrainId)> {
    let edition = Fuji::base_edition();
    edition
        .terrains
        .iter()
        .map(|terrain| (terrain.id.clone(), edition.terrain_named(&terrain.id).expect("its own")))
        .collect()
}

#[test]
fn it_agrees_with_brute_force() {
    let edition = Fuji::base_edition();
    let mut random = Dice::fast(11);
    for (name, card) in cards() {
        for (count, rerolls) in [(1, 3), (2, 2), (3, 2), (4, 1)] {
            let dice: Vec<(Die, u8)> = (0..count)
                .map(|place| (Die::of(1, (place + random.below(3) as usize) % 6), random.below(6) as u8 + 1))
                .collect();
            let (target, fixed) = (random.below(4 * count as u32 + 2) as u8, random.below(3) as u8);
            let exact = best_chance(edition, card, &dice, fixed, rerolls, target);
            let tried = brute(edition, card, &dice, fixed, rerolls, target);
            assert!(
                (exact - tried).abs() < 1e-9,
                "{name} {dice:?} {rerolls} re-rolls to {target}: {exact} against {tried}"
            );
        }
    }
}

/// One re-roll of six dice, every subset and every outcome of it.
#[test]
fn it_agrees_with_brute_force_for_six_dice() {
    let edition = Fuji::base_edition();
    let dice: Vec<(Die, u8)> = (0..6).map(|kind| (Die::of(0, kind), kind as u8 + 1)).collect();
    for name in ["L10", "L22", "V4"] {
        let card = edition.terrain_named(name).expect("a card");
        for target in [8, 17, 24] {
            let exact = best_chance(edition, card, &dice, 0, 1, target);
            let tried = brute(edition, card, &dice, 0, 1, target);
            assert!((exact - tried).abs() < 1e-9, "{name} to {target}: {exact} against {tried}");
        }
    }
}

/// Every set of dice to roll, where every total has its own worth.
#[test]
fn each_reroll_is_worth_what_brute_force_says() {
    let edition = Fuji::base_edition();
    let worth = |total: u8| f64::from(total).powi(2) / 400.0;
    for (name, card) in cards() {
        let dice = [(Die::of(0, 1), 2), (Die::of(0, 3), 5), (Die::of(0, 5), 6)];
        let exact = worth_of_rerolls(edition, card, &dice, 2, worth);
        assert_eq!(exact.len(), 8);
        for (subset, exact) in exact.into_iter().enumerate() {
            let tried = rolled(edition, card, &dice, subset as u32, 2, &worth);
            assert!((exact - tried).abs() < 1e-9, "{name}, set {subset}: {exact} against {tried}");
        }
        let now: u8 = dice.iter().map(|&(die, value)| edition.count(card, die, value)).sum();
        assert_eq!(worth_of_rerolls(edition, card, &dice, 0, worth), [worth(now)]);
    }
}

#[test]
fn more_rerolls_never_hurt() {
    let edition = Fuji::base_edition();
    let dice: Vec<(Die, u8)> = (0..6).map(|kind| (Die::of(2, kind), 3)).collect();
    for (name, card) in cards() {
        for target in [0, 5, 12, 20, 36] {
            let chances: Vec<f64> =
                (0..=4).map(|rerolls| best_chance(edition, card, &dice, 0, rerolls, target)).collect();
            assert!(chances.windows(2).all(|pair| pair[0] <= pair[1] + 1e-12), "{name} to {target}: {chances:?}");
            assert!(chances.iter().all(|chance| (0.0..=1.0 + 1e-12).contains(chance)));
        }
    }
}
