//! The odds of a destination and of a re-roll. Players see their own dice. Dice behind the other screens are assumed to
//! be fresh rolls that nobody re-rolls, and the odds say so.

use super::reach;
use crate::board::Canvas;
use crate::odds::{Odds, percent};
use ::fuji::action::Action;
use ::fuji::cell::Cell;
use ::fuji::chance::{MOST_DICE, worth_of_rerolls};
use ::fuji::dice::{DiceSet, Die};
use ::fuji::edition::{Edition, TerrainId};
use ::fuji::member::Member;
use ::fuji::view::{DiceView, MemberView};
use ::fuji::{Fuji, View};
use kernel::{Audience, facts};
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// The place of the dummy's dice among the sets.
const DUMMY: usize = 2;

pub(super) fn odds(canvas: &Canvas<'_, Fuji>, action: &Action) -> Option<Odds> {
    let own = own(canvas)?;
    match *action {
        Action::Place(member, cell) if member == own.member => {
            let chance = destination(canvas, cell)?;
            let text = canvas.kit("fuji-odds-reach", facts![percent = percent(chance)]);
            Some(Odds::exact(text, [("reach", chance)]).supposing(supposes(canvas)))
        }
        Action::Reroll(dice) => reroll(canvas, own, dice),
        Action::Done => {
            let reach = Contest::on(canvas, own, own.marker?)?.each(0)?[0];
            let text = canvas.kit("fuji-odds-reach", facts![percent = percent(reach)]);
            Some(Odds::exact(text, [("reach", reach)]).supposing(supposes(canvas)))
        }
        #[rustfmt::skip]
        Action::Pairs(_) | Action::TakeSkill(_) | Action::ThirdSkill(_) | Action::Keep(_) | Action::Place(..)
        | Action::Clear(_) | Action::AsideSide(_) | Action::Hint(_) | Action::Unsay(_) | Action::Give(..)
        | Action::Use(_) | Action::Ready | Action::Unready | Action::SetAside(_) | Action::Next(_) | Action::Accept
        | Action::Reject | Action::Bars(_) | Action::Move(_) | Action::Stay | Action::Draw | Action::Leave
        | Action::PassGift | Action::Injure(_) | Action::Lose(_) | Action::Pick(_) | Action::Turn(..)
        | Action::Decline => None,
    }
}

fn supposes(canvas: &Canvas<'_, Fuji>) -> String {
    canvas.kit("fuji-odds-supposes", facts![])
}

fn own<'a>(canvas: &'a Canvas<'_, Fuji>) -> Option<&'a MemberView> {
    let Audience::Seat(seat) = canvas.audience else { return None };
    reach::member(&canvas.view, Member::of(seat))
}

/// The chance to be let onto a card in phase 5, with the re-rolls its distance leaves, used optimally.
fn destination(canvas: &Canvas<'_, Fuji>, cell: Cell) -> Option<f64> {
    let own = own(canvas)?;
    let rerolls = own.reach.iter().find(|near| near.at == cell)?.rerolls;
    Contest::on(canvas, own, cell)?.each(rerolls)?.into_iter().reduce(f64::max)
}

/// How likely rolling these dice again makes the total for the marked card higher, the same or lower, and how likely
/// the destination is reached in the end.
fn reroll(canvas: &Canvas<'_, Fuji>, own: &MemberView, dice: DiceSet) -> Option<Odds> {
    let contest = Contest::on(canvas, own, own.marker?);
    let changes = changes(canvas.edition, own, terrain(canvas, own.marker?)?, dice)?;
    let share = |wanted: Ordering| -> f64 {
        changes.iter().filter(|&(change, _)| change.cmp(&0) == wanted).map(|(_, chance)| chance).sum()
    };
    let (more, same, less) = (share(Ordering::Greater), share(Ordering::Equal), share(Ordering::Less));
    let told = canvas.kit("fuji-odds", facts![more = percent(more), same = percent(same), less = percent(less)]);
    let total = [("higher", more), ("same", same), ("lower", less)];
    let left = own.entitled.saturating_sub(own.made.unwrap_or(0));
    let reach = contest.and_then(|contest| contest.rolling(dice, left));
    Some(match reach {
        Some(reach) => {
            let then = canvas.kit("fuji-odds-reach", facts![percent = percent(reach)]);
            let chances = total.into_iter().chain([("reach", reach)]);
            Odds::exact(format!("{told} {then}"), chances).supposing(supposes(canvas))
        }
        None => Odds::exact(told, total),
    })
}

/// The changes of the total with their probabilities. Everything else that counts stays as it is.
fn changes(edition: &Edition, own: &MemberView, card: TerrainId, dice: DiceSet) -> Option<BTreeMap<i16, f64>> {
    let mut changes = BTreeMap::from([(0, 1.0)]);
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
    Some(changes)
}

fn terrain(canvas: &Canvas<'_, Fuji>, cell: Cell) -> Option<TerrainId> {
    canvas.edition.terrain_named(reach::card(&canvas.view, cell)?.card.as_deref()?)
}

/// A player's dice against those they are compared with, on one card.
struct Contest {
    edition: &'static Edition,
    card: TerrainId,
    /// The dice that can be rolled again.
    free: Vec<(Die, u8)>,
    /// What dice that cannot be rolled add. Flares come only after the last re-roll.
    fixed: u8,
    /// How likely everybody else counts at most 0, 1, 2 …
    below: Vec<f64>,
}

impl Contest {
    /// `None` where it is not known which dice somebody holds.
    fn on(canvas: &Canvas<'_, Fuji>, own: &MemberView, cell: Cell) -> Option<Contest> {
        let view = &canvas.view;
        let card = terrain(canvas, cell)?;
        let edition = canvas.edition;
        let counted = || own.dice.known.iter().filter(|die| !die.aside);
        let free: Vec<(Die, u8)> = counted().filter(|die| !die.lent).map(|die| (die.die, die.value)).collect();
        let frozen: u8 = counted().filter(|die| die.lent).map(|die| edition.count(card, die.die, die.value)).sum();
        if own.dice.hidden != [0, 0] || free.is_empty() || free.len() > MOST_DICE {
            return None;
        }
        let members =
            view.members.iter().filter(|one| own.neighbours.contains(&one.member)).map(|one| (&one.dice, one.owns));
        let dummy = view.dummy.iter().map(|dice| (dice, DiceSet::whole(DUMMY)));
        let mut below = vec![1.0; 1];
        for (dice, owns) in members.chain(dummy) {
            let other = summed(&totals(edition, card, dice, hidden(view, dice, owns)?));
            let most = below.len().max(other.len());
            let up_to = |sums: &[f64], total: usize| sums.get(total).or(sums.last()).copied().unwrap_or(1.0);
            below = (0..most).map(|total| up_to(&below, total) * up_to(&other, total)).collect();
        }
        Some(Contest { edition, card, free, fixed: frozen, below })
    }

    /// The chance to be strictly higher (FUJ-P5A-3) with this total.
    fn worth(&self, total: u8) -> f64 {
        let beaten = usize::from(total + self.fixed).checked_sub(1);
        beaten.map_or(0.0, |most| self.below.get(most).or(self.below.last()).copied().unwrap_or(0.0))
    }

    /// The chance for every set of dice that could be rolled now, with `rerolls` left.
    fn each(&self, rerolls: u8) -> Option<Vec<f64>> {
        let all = worth_of_rerolls(self.edition, self.card, &self.free, rerolls, |total| self.worth(total));
        (!all.is_empty()).then_some(all)
    }

    /// The chance when exactly these dice are rolled now.
    fn rolling(&self, dice: DiceSet, rerolls: u8) -> Option<f64> {
        let places = self.free.iter().enumerate().filter(|(_, (die, _))| dice.contains(*die));
        let set = places.fold(0_usize, |set, (place, _)| set | 1 << place);
        if rerolls == 0 || set.count_ones() != dice.len() {
            return None;
        }
        self.each(rerolls)?.get(set).copied()
    }
}

/// The dice that somebody has behind the screen, if that can be deduced: those of the player's set that lie nowhere
/// else.
fn hidden(view: &View, dice: &DiceView, owns: DiceSet) -> Option<Vec<Die>> {
    let seen = view.members.iter().map(|one| &one.dice).chain(&view.dummy).flat_map(|dice| &dice.known);
    let elsewhere = seen.fold(DiceSet::NONE, |all, known| all.with(known.die));
    let left = owns.minus(elsewhere);
    let count = u32::from(dice.hidden[0] + dice.hidden[1]);
    (left.len() == count).then(|| left.iter().collect())
}

/// How likely each total is: visible dice count what they show, the others are random.
fn totals(edition: &Edition, card: TerrainId, dice: &DiceView, hidden: Vec<Die>) -> Vec<f64> {
    let known: u8 = dice.known.iter().filter(|die| !die.aside).map(|die| edition.count(card, die.die, die.value)).sum();
    let mut spread = vec![0.0; usize::from(known)];
    spread.push(1.0);
    for die in hidden {
        let mut next = vec![0.0; spread.len() + 6];
        for (total, chance) in spread.into_iter().enumerate() {
            for face in 1..=6 {
                next[total + usize::from(edition.count(card, die, face))] += chance / 6.0;
            }
        }
        spread = next;
    }
    spread
}

/// The cumulative distribution: the chance of each number or less.
fn summed(chances: &[f64]) -> Vec<f64> {
    let mut sum = 0.0;
    let added = chances.iter().map(|chance| {
        sum += chance;
        sum
    });
    added.collect()
}
