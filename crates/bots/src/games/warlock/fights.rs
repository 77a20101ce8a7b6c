//! Fights to the end, by exact odds.

use std::sync::LazyLock;

/// A fight under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fight {
    /// SKILL with weapon, less the foe's.
    pub(super) ahead: i32,
    pub(super) stamina: u8,
    pub(super) foe_stamina: u8,
}

/// STAMINA that a wound costs.
const WOUND: u8 = 2;

/// More wounds than anybody needs.
const MOST_WOUNDS: usize = 16;

/// By SKILL ahead, from -11 on: the chance that the fighter wounds the foe in an assault that wounds somebody.
static WOUNDING: LazyLock<[f32; 23]> = LazyLock::new(|| std::array::from_fn(|place| wounding(place as i32 - 11)));

/// The chance that the fighter wounds the foe in an assault that wounds somebody: both roll two dice and add SKILL; the
/// higher total wounds, equal ones do not.
fn wounding(ahead: i32) -> f32 {
    let ways = |sum: i32| 6 - (sum - 7).abs();
    let (mut better, mut worse) = (0, 0);
    for mine in 2..=12 {
        for theirs in 2..=12 {
            let count = ways(mine) * ways(theirs);
            match (mine + ahead).cmp(&theirs) {
                std::cmp::Ordering::Greater => better += count,
                std::cmp::Ordering::Less => worse += count,
                std::cmp::Ordering::Equal => {}
            }
        }
    }
    better as f32 / (better + worse).max(1) as f32
}

/// The chance to win a fight to the end: to wound often enough before being wounded often enough.
pub(super) fn odds(fight: Fight) -> f32 {
    let hit = WOUNDING[(fight.ahead.clamp(-11, 11) + 11) as usize];
    let needed = usize::from(fight.foe_stamina.div_ceil(WOUND));
    let borne = usize::from(fight.stamina.div_ceil(WOUND));
    if borne == 0 {
        return 0.0;
    }
    // `chance[left]`: so many wounds are still needed, with the wounds still borne counted up by the outer loop.
    let needed = needed.min(MOST_WOUNDS);
    let mut chance = [0.0_f32; MOST_WOUNDS + 1];
    chance[0] = 1.0;
    for _ in 0..borne {
        for left in 1..=needed {
            chance[left] = hit * chance[left - 1] + (1.0 - hit) * chance[left];
        }
    }
    chance[needed]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The chances in the specification's notes, ties left out: +1 wins 56 % and loses 34 %.
    #[test]
    fn one_assault_is_as_computed() {
        for (ahead, won, lost) in [(-2, 24.0, 66.0), (0, 44.0, 44.0), (1, 56.0, 34.0), (4, 84.0, 10.0)] {
            assert!((wounding(ahead) - won / (won + lost)).abs() < 0.01, "{ahead}: {}", wounding(ahead));
        }
    }

    /// From STAMINA 18: an Ogre 8/10 with SKILL 9 98 %, a Dragon 10/10 with SKILL 9 58 %, the Warlock 10/14 with 10 70 %.
    #[test]
    fn a_fight_to_the_end_is_as_computed() {
        let fight = |ahead, foe_stamina| odds(Fight { ahead, stamina: 18, foe_stamina });
        assert!((fight(1, 10) - 0.98).abs() < 0.01, "{}", fight(1, 10));
        assert!((fight(-1, 10) - 0.58).abs() < 0.01, "{}", fight(-1, 10));
        assert!((fight(0, 14) - 0.70).abs() < 0.01, "{}", fight(0, 14));
    }
}
