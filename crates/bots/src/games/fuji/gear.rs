//! Equipment: what a card is worth now against keeping it.

use super::destinations::mean;
use super::rerolls::{Worths, choose};
use super::sight::SETS;
use super::worlds::{Judge, Terms, Totals, World};
use fuji::action::{Action, Effect, Use};
use fuji::cards::{Equipment, Skill};
use fuji::dice::{DiceSet, Die};
use fuji::member::Member;

/// A card is used only if it raises the team's chance by this much more than keeping it is worth.
const WORTHWHILE: f32 = 0.004;

/// The use of a card that raises the team's chance most, and by how much, if one is worthwhile.
pub(super) fn best_use(
    judge: &Judge<'_>,
    terms: &Terms,
    worlds: &[World],
    actions: &[Action],
) -> Option<(Action, f32)> {
    let now = mean(judge, terms, worlds);
    let mut best: Option<(Action, f32)> = None;
    // What two sips are worth is the same for every way to begin them: it is found once.
    let mut water: Option<(DiceSet, f32)> = None;
    for action in actions {
        let Action::Use(used) = action else { continue };
        if judge.sight.state.owner(used.card) != Some(judge.sight.me()) {
            continue;
        }
        let spent = Spent::new(judge, used);
        let gain = match (used.text(), used.effect) {
            (Equipment::Water, Effect::Dice(dice)) => {
                let (rolled, gain) = *water.get_or_insert_with(|| {
                    let (rolled, gain) = sips(&spent.judge, terms, worlds);
                    (rolled, gain + mean(&spent.judge, terms, worlds) - now)
                });
                if rolled != dice {
                    continue;
                }
                gain
            }
            _other => match spent.value(terms, worlds, used) {
                Some(value) => value - now,
                None => continue,
            },
        };
        if gain > best.as_ref().map_or(WORTHWHILE, |best| best.1) {
            best = Some((*action, gain));
        }
    }
    best
}

/// The best first sip of the own bottle, and how much two sips raise the chance.
fn sips(judge: &Judge<'_>, terms: &Terms, worlds: &[World]) -> (DiceSet, f32) {
    let set = judge.sight.me().index();
    let hand = &judge.sight.hands[set];
    let values: Vec<u8> = hand.iter().map(|held| held.value.unwrap_or(1)).collect();
    let free: Vec<usize> = (0..hand.len()).filter(|&place| hand[place].free).collect();
    let worths = Worths::new(judge, terms, worlds, set);
    let choice = choose(terms, &worths, set, &values, &free, 2);
    (choice.rolled.iter().map(|&place| hand[place].die).collect(), choice.worth - choice.kept)
}

/// The table after a card is spent.
pub(super) struct Spent<'a> {
    pub(super) judge: Judge<'a>,
}

impl<'a> Spent<'a> {
    /// The table as it is judged once a card is spent.
    pub(super) fn new(judge: &Judge<'a>, used: &Use) -> Spent<'a> {
        let mut judge = judge.clone();
        let me = judge.sight.me();
        let sheet = judge.sight.state.sheet(me);
        let place = judge.sight.members.iter().position(|&member| member == me).unwrap_or(0);
        let stays = sheet.can(Skill::Tinkerer) && !sheet.tilted.contains(used.card);
        judge.fates[place].cards = judge.fates[place].cards.saturating_sub(u8::from(!stays));
        Spent { judge }
    }

    /// The team's chance after the use, if that can be told.
    fn value(mut self, terms: &Terms, worlds: &[World], used: &Use) -> Option<f32> {
        let me = self.judge.sight.me().index();
        match (used.text(), used.effect) {
            (Equipment::FirstAid, _) => self.judge.spared[me] = true,
            (Equipment::Flare, _) => self.judge.bonus[me] += 3,
            (Equipment::Rope, Effect::To(cell)) => {
                let place = self.judge.sight.members.iter().position(|member| member.index() == me)?;
                let land = &self.judge.sight.state.land;
                if land.single.or(land.double).contains(cell) {
                    return None;
                }
                self.judge.fates[place].cell = cell;
            }
            (Equipment::Shovel, Effect::Turn(die, value)) => {
                return Some(self.changed(
                    terms,
                    worlds,
                    |old, held| if held == die { Some(value) } else { Some(old) },
                    None,
                ));
            }
            (Equipment::DuctTape, Effect::Dice(dice)) => {
                return Some(self.changed(
                    terms,
                    worlds,
                    |old, held| Some(if dice.contains(held) { 6 } else { old }),
                    None,
                ));
            }
            (Equipment::Compass, Effect::Dice(dice)) => {
                return Some(self.changed(
                    terms,
                    worlds,
                    |old, held| Some(if dice.contains(held) { 1 } else { old }),
                    None,
                ));
            }
            (Equipment::Machete, Effect::Dice(dice)) => {
                return Some(self.changed(terms, worlds, |old, held| (!dice.contains(held)).then_some(old), None));
            }
            (Equipment::Map, Effect::Lend(die, to)) => {
                return Some(self.changed(terms, worlds, |old, held| (held != die).then_some(old), Some((die, to))));
            }
            _other => return None,
        }
        Some(mean(&self.judge, terms, worlds))
    }

    /// The team's chance when the own dice show something else, or are gone; one may be with somebody else.
    fn changed(
        &self,
        terms: &Terms,
        worlds: &[World],
        change: impl Fn(u8, Die) -> Option<u8>,
        lent: Option<(Die, Member)>,
    ) -> f32 {
        let sight = self.judge.sight;
        let me = sight.me().index();
        let mut mine = [0_i16; SETS];
        let mut lent_counts = [0_i16; SETS];
        for (place, held) in sight.hands[me].iter().enumerate() {
            let Some(value) = held.value else { continue };
            for owner in 0..SETS {
                if let Some(value) = change(value, held.die) {
                    mine[owner] += terms.count(owner, me, place, value);
                }
                if lent.is_some_and(|(die, _)| die == held.die) {
                    lent_counts[owner] += terms.count(owner, me, place, value);
                }
            }
        }
        let sum: f32 = worlds
            .iter()
            .map(|world| {
                let mut totals: Totals = terms.totals(world);
                for owner in 0..SETS {
                    totals[owner][me] = mine[owner];
                    if let Some((_, to)) = lent {
                        totals[owner][to.index()] += lent_counts[owner];
                    }
                }
                self.judge.chance(terms, &totals)
            })
            .sum();
        sum / worlds.len().max(1) as f32
    }
}
