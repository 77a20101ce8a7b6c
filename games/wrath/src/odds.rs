//! The odds of a roll: faces, an eruption, the right to quake. They are exact, because everything but the dice is open.

use crate::action::Action;
use crate::edition::Edition;
use crate::hand::Hand;
use crate::pieces::{Face, Place, Species};
use crate::rules::dice;
use crate::view::View;

/// The odds of a roll, if the dice are kept after it.
#[derive(Clone, Debug, PartialEq)]
pub struct RollOdds {
    /// The chance that at least one of the rolled dice shows a face, in the order of [`Face::ALL`].
    pub faces: [f64; Face::ALL.len()],
    /// The chance that the Volcano erupts at the end of the turn.
    pub eruption: f64,
    /// The chance of the right to quake, where the dice alone decide it.
    pub quake: Option<f64>,
    /// Whether a Stegosaurus may still hatch and give the right to quake in another way.
    pub stegosaurus_may_hatch: bool,
}

impl Edition {
    /// The share of a die's sides that show a face.
    pub fn share(&self, face: Face) -> f64 {
        self.sides.iter().filter(|&&side| side == face).count() as f64 / self.sides.len() as f64
    }
}

impl View {
    /// The odds of what an action of the active player leaves to the dice, if it rolls any.
    pub fn odds(&self, action: &Action) -> Option<RollOdds> {
        let (kept, rolled) = match *action {
            Action::Roll => (Hand::NONE, self.dice_of_turn()),
            Action::Reroll(again) => {
                let mut kept = self.dice;
                kept.take(again);
                (kept, again.total())
            }
            Action::Keep
            | Action::Volcano { .. }
            | Action::Cave { .. }
            | Action::Hut { .. }
            | Action::Walk { .. }
            | Action::Egg { .. }
            | Action::Hatch(_)
            | Action::End
            | Action::Quake(_)
            | Action::NoQuake => return None,
        };
        let (eruption, quake) = self.volcano(kept.count(Face::Volcano), rolled);
        let stegosaurus_may_hatch =
            quake.is_some_and(|quake| quake < 1.0) && self.stegosaurus_may_hatch(kept.count(Face::Egg), rolled);
        let faces = Face::ALL.map(|face| 1.0 - successes(rolled, self.edition.share(face))[0]);
        Some(RollOdds { faces, eruption, quake, stegosaurus_may_hatch })
    }

    /// WRA-DICE-1: the dice of the active player's first roll.
    fn dice_of_turn(&self) -> u8 {
        let owned = self.dinosaurs.iter().filter(|dinosaur| dinosaur.owner == self.active);
        let titanosaurs = owned.filter(|dinosaur| dinosaur.species == Species::Titanosaur).count();
        dice::dice_with(self.edition, titanosaurs as u8)
    }

    /// The chances of an eruption and of the right to quake this turn, if the dice are kept after this roll.
    ///
    /// Volcano dice must be used (WRA-VOLC-2) while there is an empty space, and there is always somebody to send there
    /// (WRA-VOLC-6). So the dice alone decide. A player who then holds as many spaces as anybody may quake
    /// (WRA-QUAKE-1), and so may one who has a Stegosaurus there (WRA-STEG-7) or sends it from the reserve
    /// (WRA-STEG-2). Whether a Stegosaurus on the land may go depends on what else is done (WRA-STEG-4): then no chance
    /// is given for the right.
    fn volcano(&self, kept: u8, rolled: u8) -> (f64, Option<f64>) {
        let empty = self.spaces - self.taken;
        let own = &self.players[self.active.index()];
        let others = self.players.iter().enumerate().filter(|&(seat, _)| seat != self.active.index());
        let most = others.map(|(_, player)| player.spaces_held).max().unwrap_or(0);
        let there = self.has_stegosaurus(|place| place == Place::Volcano);
        let ready = self.has_stegosaurus(|place| place == Place::Reserve);
        let (mut eruption, mut quake) = (0.0, 0.0);
        for (count, chance) in successes(rolled, self.edition.share(Face::Volcano)).into_iter().enumerate() {
            let sent = (kept + count as u8).min(empty);
            let held = own.spaces_held + sent;
            eruption += if sent >= empty { chance } else { 0.0 };
            let right = there || (ready && sent > 0) || (held > 0 && held >= most);
            quake += if right { chance } else { 0.0 };
        }
        let unforeseen = !there && self.has_stegosaurus(|place| matches!(place, Place::Tile(_)));
        (eruption, (!unforeseen).then_some(quake))
    }

    fn has_stegosaurus(&self, wanted: fn(Place) -> bool) -> bool {
        let mut owned = self.dinosaurs.iter().filter(|one| one.owner == self.active && wanted(one.at));
        owned.any(|one| one.species == Species::Stegosaurus)
    }

    /// Whether a Stegosaurus may still hatch this turn (WRA-HATCH-1, -2, -5, -6) and go to the Volcano at once. The
    /// chance of the right to quake does not count it.
    fn stegosaurus_may_hatch(&self, kept_eggs: u8, rolled: u8) -> bool {
        let own = &self.players[self.active.index()];
        let waits = self.species.iter().find(|one| one.species == Species::Stegosaurus && one.left > 0);
        !self.hatched && own.bases_left > 0 && waits.is_some_and(|one| own.egg + kept_eggs + rolled >= one.egg)
    }
}

/// The binomial distribution: how likely `trials` independent trials succeed exactly 0, 1, 2 … times.
fn successes(trials: u8, chance: f64) -> Vec<f64> {
    let mut spread = vec![1.0];
    for _ in 0..trials {
        let mut next = vec![0.0; spread.len() + 1];
        for (count, part) in spread.into_iter().enumerate() {
            next[count] += part * (1.0 - chance);
            next[count + 1] += part * chance;
        }
        spread = next;
    }
    spread
}

#[cfg(test)]
mod tests {
    use super::successes;

    /// Three coins: 1, 3, 3 and 1 of 8.
    #[test]
    fn trials_succeed_as_pascal_says() {
        assert_eq!(successes(3, 0.5), [0.125, 0.375, 0.375, 0.125]);
        assert_eq!(successes(0, 0.5), [1.0]);
    }
}
