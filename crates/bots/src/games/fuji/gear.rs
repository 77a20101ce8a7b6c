//! Equipment in phase 4: by how much using a card raises the team's chance, compared with keeping it.

use super::cards;
use super::changes::{Becomes, Change, Handful, mean_after, places};
use super::destinations::mean;
use super::rerolls::choose_of;
use super::sight::Sight;
use super::worlds::{Judge, Terms, World};
use fuji::action::{Action, Effect, Use};
use fuji::cards::Equipment;
use fuji::dice::{DiceSet, Die};
use fuji::member::Member;
use fuji::side::Side;

/// A card is used only if that raises the team's chance by this much more than keeping it is worth.
const WORTHWHILE: f32 = 0.004;
/// The same for cards after which others roll: imagined rolls predict less.
const CHANCY: f32 = 0.012;

/// A use of a card and by how much it raises the team's chance.
pub(super) type Gain = (Action, f32);

/// The result of looking at cards.
#[derive(Default)]
pub(super) struct Gains {
    /// The best use, if one is worthwhile.
    pub(super) best: Option<Gain>,
    /// Every use that could be evaluated.
    pub(super) looked: Vec<Gain>,
}

impl Gains {
    /// The greatest gain above `least`; the last one of equal ones.
    pub(super) fn above(least: f32, looked: Vec<Gain>) -> Gains {
        let worthwhile = looked.iter().copied().filter(|gain| gain.1 > least);
        Gains { best: worthwhile.max_by(|one, other| one.1.total_cmp(&other.1)), looked }
    }

    /// The better of both, with everything that was evaluated.
    #[must_use]
    pub(super) fn or(mut self, other: Gains) -> Gains {
        let both = self.best.into_iter().chain(other.best);
        self.best = both.max_by(|one, other| one.1.total_cmp(&other.1));
        self.looked.extend(other.looked);
        self
    }
}

/// Phase 4 as a seat sees it. With these `terms` nobody re-rolls any more.
pub(super) struct PhaseFour<'a> {
    pub(super) judge: &'a Judge<'a>,
    pub(super) terms: &'a Terms,
    pub(super) worlds: &'a [World],
    /// Whether cards for others and with others are considered.
    pub(super) helps: bool,
}

impl PhaseFour<'_> {
    /// The team's chance if nothing is changed.
    pub(super) fn now(&self) -> f32 {
        mean(self.judge, self.terms, self.worlds)
    }
}

/// The use of a card that raises the team's chance most, if one is worthwhile.
pub(super) fn best_use(phase: &PhaseFour<'_>, actions: &[Action]) -> Gains {
    let now = phase.now();
    let mut gains = Gains::default();
    // The value of two sips is the same for every way to begin them, so it is computed once.
    let mut water: Option<(DiceSet, f32)> = None;
    for action in actions {
        let Action::Use(used) = action else { continue };
        let Some(spent) = Spent::new(phase.judge, used) else { continue };
        if !phase.helps && (spent.owner != phase.judge.sight.me() || concerns_others(used)) {
            continue;
        }
        let own_sip = used.text() == Equipment::Water && matches!(used.effect, Effect::Dice(_));
        let value = if own_sip {
            let (first, value) = *water.get_or_insert_with(|| spent.sips(phase));
            if used.effect != Effect::Dice(first) {
                continue;
            }
            value
        } else {
            match spent.value(phase, used) {
                Some(value) => value,
                None => continue,
            }
        };
        let least = if chancy(used) { CHANCY } else { WORTHWHILE };
        let gain = (*action, value - now);
        if gain.1 > gains.best.map_or(least, |best| best.1.max(least)) {
            gains.best = Some(gain);
        }
        gains.looked.push(gain);
    }
    gains
}

/// Whether a card is for others or with others: weighing these takes more than looking at one's own dice.
fn concerns_others(used: &Use) -> bool {
    match used.text() {
        Equipment::Lighter | Equipment::Carabiner | Equipment::Map => true,
        Equipment::Water => matches!(used.effect, Effect::With(_)),
        Equipment::FirstAid
        | Equipment::Shovel
        | Equipment::Rope
        | Equipment::Flare
        | Equipment::Flashlight
        | Equipment::Knife
        | Equipment::Binoculars
        | Equipment::DuctTape
        | Equipment::Compass
        | Equipment::Machete
        | Equipment::Radio => false,
    }
}

/// Whether dice are rolled that the user does not choose.
fn chancy(used: &Use) -> bool {
    used.text() == Equipment::Carabiner || matches!(used.effect, Effect::With(_) | Effect::Both)
}

/// The dice of the owner that a card changes, and what they become.
fn own_dice(used: &Use) -> Option<(DiceSet, Becomes)> {
    let text = used.text();
    match used.effect {
        Effect::Turn(die, value) if text == Equipment::Shovel => Some((DiceSet::one(die), Becomes::Shows(value))),
        Effect::Dice(dice) if text == Equipment::DuctTape => Some((dice, Becomes::Shows(6))),
        Effect::Dice(dice) if text == Equipment::Compass => Some((dice, Becomes::Shows(1))),
        Effect::Dice(dice) if text == Equipment::Machete => Some((dice, Becomes::Aside)),
        Effect::Lend(die, to) if text == Equipment::Map => Some((DiceSet::one(die), Becomes::With(to.index()))),
        Effect::Plain
        | Effect::Dice(_)
        | Effect::Turn(..)
        | Effect::To(_)
        | Effect::Swap(..)
        | Effect::With(_)
        | Effect::Lend(..)
        | Effect::Side(_)
        | Effect::SideTo(..)
        | Effect::Sides(_)
        | Effect::Both => None,
    }
}

/// The phase after a card is spent.
pub(super) struct Spent<'a> {
    pub(super) judge: Judge<'a>,
    owner: Member,
}

impl<'a> Spent<'a> {
    /// The phase as it is evaluated once a card is spent; `None` if nobody has the card.
    pub(super) fn new(judge: &Judge<'a>, used: &Use) -> Option<Spent<'a>> {
        let mut judge = judge.clone();
        let owner = judge.sight.state.owner(used.card)?;
        let place = judge.sight.place(owner)?;
        judge.fates[place].gear = cards::gear(&cards::after_use(judge.sight.state.sheet(owner), used.card));
        Some(Spent { judge, owner })
    }

    /// The phase after one's own card is given to somebody who uses it.
    pub(super) fn given(judge: &Judge<'a>, card: Equipment, from: Member, to: Member) -> Option<Spent<'a>> {
        let state = judge.sight.state;
        let mut judge = judge.clone();
        let (giver, receiver) = (judge.sight.place(from)?, judge.sight.place(to)?);
        let mut sheet = *state.sheet(from);
        sheet.cards = sheet.cards.without(card);
        judge.fates[giver].gear = cards::gear(&sheet);
        let mut sheet = *state.sheet(to);
        sheet.cards = sheet.cards.with(card);
        judge.fates[receiver].gear = cards::gear(&cards::after_use(&sheet, card));
        Some(Spent { judge, owner: to })
    }

    /// The best first sip of one's own bottle, and the team's chance with both sips.
    fn sips(&self, phase: &PhaseFour<'_>) -> (DiceSet, f32) {
        let choice = choose_of(&self.judge, phase.terms, phase.worlds, self.owner.index(), 2);
        let hand = &self.judge.sight.hands[self.owner.index()];
        let rolled = choice.rolled.iter().map(|&place| hand[place].die).collect();
        (rolled, mean(&self.judge, phase.terms, phase.worlds) + choice.worth - choice.kept)
    }

    /// The team's chance after the use, if it can be computed.
    fn value(&self, phase: &PhaseFour<'_>, used: &Use) -> Option<f32> {
        let sight = self.judge.sight;
        let owner = self.owner.index();
        let (terms, worlds) = (phase.terms, phase.worlds);
        if let Some((dice, becomes)) = own_dice(used) {
            let place = |die: Die| Some(Change { set: owner, place: place_of(sight, owner, die)?, becomes });
            let changes: Vec<Change> = dice.iter().filter_map(place).collect();
            return Some(mean_after(&self.judge, terms, worlds, |_, out| out.extend_from_slice(&changes)));
        }
        let text = used.text();
        if matches!(text, Equipment::FirstAid | Equipment::Flare) {
            return self.plain(phase, text);
        }
        match used.effect {
            Effect::To(cell) if text == Equipment::Rope => self.climb(phase, cell),
            Effect::With(other) if text == Equipment::Water => {
                Some(mean(&self.judge, &terms.granting(other.index(), 1), worlds))
            }
            Effect::With(from) if text == Equipment::Lighter => Some(self.lent(phase, from, None, owner)),
            Effect::Side(side) if text == Equipment::Lighter => {
                Some(self.lent(phase, Member::THIRD, Some(side), owner))
            }
            Effect::SideTo(side, to) if text == Equipment::Map => {
                Some(self.lent(phase, Member::THIRD, Some(side), to.index()))
            }
            Effect::Plain if text == Equipment::Carabiner => Some(self.clipped(phase, None)),
            Effect::Side(side) if text == Equipment::Carabiner => Some(self.clipped(phase, Some(side))),
            Effect::Side(side) if text == Equipment::Shovel => self.foreseen(phase, text, Some(side)),
            Effect::Both => self.foreseen(phase, text, None),
            Effect::Sides(counts) if text == Equipment::Machete => Some(self.cut(phase, counts)),
            Effect::Plain
            | Effect::Dice(_)
            | Effect::Turn(..)
            | Effect::To(_)
            | Effect::Swap(..)
            | Effect::With(_)
            | Effect::Lend(..)
            | Effect::Side(_)
            | Effect::SideTo(..)
            | Effect::Sides(_) => None,
        }
    }

    /// The team's chance after a card that leaves no choice.
    fn plain(&self, phase: &PhaseFour<'_>, text: Equipment) -> Option<f32> {
        let mut judge = self.judge.clone();
        match text {
            Equipment::FirstAid => judge.spared[self.owner.index()] = true,
            Equipment::Flare => judge.bonus[self.owner.index()] += 3,
            Equipment::Shovel
            | Equipment::Rope
            | Equipment::Flashlight
            | Equipment::Knife
            | Equipment::Water
            | Equipment::Binoculars
            | Equipment::Lighter
            | Equipment::Carabiner
            | Equipment::Map
            | Equipment::DuctTape
            | Equipment::Compass
            | Equipment::Machete
            | Equipment::Radio => return None,
        }
        Some(mean(&judge, phase.terms, phase.worlds))
    }

    /// The team's chance after a step by rope; `None` where the step would set off a token.
    fn climb(&self, phase: &PhaseFour<'_>, cell: fuji::cell::Cell) -> Option<f32> {
        let land = self.judge.sight.state.land();
        if land.single.or(land.double).contains(cell) {
            return None;
        }
        let mut judge = self.judge.clone();
        let fate = &mut judge.fates[judge.sight.place(self.owner)?];
        fate.cell = cell;
        fate.gear += if land.equipment.contains(cell) { cards::DRAWN } else { 0.0 };
        Some(mean(&judge, phase.terms, phase.worlds))
    }

    /// The team's chance after a card was used on dice in the way their owner would use it.
    pub(super) fn foreseen(&self, phase: &PhaseFour<'_>, text: Equipment, side: Option<Side>) -> Option<f32> {
        let (terms, worlds, set) = (phase.terms, phase.worlds, self.owner.index());
        let dice = Handful { terms, set, places: places(self.judge.sight, self.owner, side, false) };
        match text {
            Equipment::FirstAid | Equipment::Flare => self.plain(phase, text),
            Equipment::Water => Some(mean(&self.judge, &terms.granting(set, 2), worlds)),
            Equipment::Shovel => Some(mean_after(&self.judge, terms, worlds, |world, out| dice.turn_one(world, out))),
            Equipment::DuctTape => {
                Some(mean_after(&self.judge, terms, worlds, |world, out| dice.turn_all(world, [1, 6], out)))
            }
            Equipment::Compass => {
                Some(mean_after(&self.judge, terms, worlds, |world, out| dice.turn_all(world, [6, 1], out)))
            }
            Equipment::Rope
            | Equipment::Flashlight
            | Equipment::Knife
            | Equipment::Binoculars
            | Equipment::Lighter
            | Equipment::Carabiner
            | Equipment::Map
            | Equipment::Machete
            | Equipment::Radio => None,
        }
    }

    /// The team's chance when somebody lends the die that suits both best.
    fn lent(&self, phase: &PhaseFour<'_>, from: Member, side: Option<Side>, to: usize) -> f32 {
        let places = places(self.judge.sight, from, side, true);
        let dice = Handful { terms: phase.terms, set: from.index(), places };
        mean_after(&self.judge, phase.terms, phase.worlds, |world, out| dice.lend(world, to, out))
    }

    /// The team's chance when everybody re-rolls one die.
    fn clipped(&self, phase: &PhaseFour<'_>, side: Option<Side>) -> f32 {
        let sight = self.judge.sight;
        let dice: Vec<Handful<'_>> = sight
            .members
            .iter()
            .map(|&member| {
                let side = side.filter(|_| member == Member::THIRD && sight.third_plays());
                Handful { terms: phase.terms, set: member.index(), places: places(sight, member, side, false) }
            })
            .collect();
        mean_after(&self.judge, phase.terms, phase.worlds, |world, out| {
            dice.iter().for_each(|dice| dice.roll_one(world, out));
        })
    }

    /// The team's chance when `counts` of the third pawn's dice on each side are set aside.
    fn cut(&self, phase: &PhaseFour<'_>, counts: [u8; 2]) -> f32 {
        let dice = Side::BOTH.map(|side| Handful {
            terms: phase.terms,
            set: self.owner.index(),
            places: places(self.judge.sight, self.owner, Some(side), true),
        });
        mean_after(&self.judge, phase.terms, phase.worlds, |world, out| {
            for (dice, &count) in dice.iter().zip(&counts) {
                dice.set_aside(world, usize::from(count), out);
            }
        })
    }
}

/// The place of a die in a hand.
pub(super) fn place_of(sight: &Sight<'_>, set: usize, die: Die) -> Option<usize> {
    sight.hands[set].iter().position(|held| held.die == die)
}
