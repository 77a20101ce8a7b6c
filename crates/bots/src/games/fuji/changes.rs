//! What a turn becomes when single dice are changed after the re-rolls: turned, set aside, or lent.

use super::destinations::average;
use super::sight::{SIDES, Sight};
use super::worlds::{Judge, Terms, Totals, World};
use fuji::member::Member;
use fuji::side::Side;

/// A change of one die of a set.
#[derive(Clone, Copy, Debug)]
pub(super) struct Change {
    /// The set of the die.
    pub(super) set: usize,
    /// Its place in the hand.
    pub(super) place: usize,
    pub(super) becomes: Becomes,
}

/// What a die becomes.
#[derive(Clone, Copy, Debug)]
pub(super) enum Becomes {
    /// It shows this value.
    Shows(u8),
    /// It counts for nobody.
    Aside,
    /// It belongs to this set.
    With(usize),
}

/// The team's mean chance when some dice are changed in every world. With these `terms` nobody re-rolls any more.
pub(super) fn mean_after(
    judge: &Judge<'_>,
    terms: &Terms,
    worlds: &[World],
    changes: impl Fn(&World, &mut Vec<Change>),
) -> f32 {
    let mut list = Vec::new();
    average(worlds, |world| {
        list.clear();
        changes(world, &mut list);
        let mut totals = terms.totals(world);
        list.iter().for_each(|change| apply(terms, world, &mut totals, change));
        judge.chance(terms, &totals)
    })
}

fn apply(terms: &Terms, world: &World, totals: &mut Totals, change: &Change) {
    let Change { set, place, becomes } = *change;
    for (owner, by_set) in totals.iter_mut().enumerate() {
        let counted = terms.count(owner, set, place, world.now[set][place]);
        by_set[set] -= counted;
        match becomes {
            Becomes::Shows(value) => by_set[set] += terms.count(owner, set, place, value),
            Becomes::Aside => {}
            Becomes::With(to) => by_set[to] += counted,
        }
    }
}

/// Some dice of one set, and how their owner would handle them. Each die is judged by what it counts for the owner's
/// card and the neighbours', which is all that another seat can foresee.
pub(super) struct Handful<'a> {
    pub(super) terms: &'a Terms,
    pub(super) set: usize,
    pub(super) places: Vec<usize>,
}

impl Handful<'_> {
    /// The die that a shovel would turn, and the value it would show.
    pub(super) fn turn_one(&self, world: &World, out: &mut Vec<Change>) {
        let mut best: Option<(f32, Change)> = None;
        for &place in &self.places {
            for value in 1..=6 {
                let gain = self.net(place, value) - self.net(place, world.now[self.set][place]);
                if gain > best.map_or(0.0, |best| best.0) {
                    best = Some((gain, Change { set: self.set, place, becomes: Becomes::Shows(value) }));
                }
            }
        }
        out.extend(best.map(|best| best.1));
    }

    /// Turns all dice that show one value and are better with another.
    pub(super) fn turn_all(&self, world: &World, [from, to]: [u8; 2], out: &mut Vec<Change>) {
        let better = |&place: &usize| world.now[self.set][place] == from && self.net(place, to) > self.net(place, from);
        let turned = self.places.iter().copied().filter(better);
        out.extend(turned.map(|place| Change { set: self.set, place, becomes: Becomes::Shows(to) }));
    }

    /// Sets aside the `count` dice that harm most.
    pub(super) fn set_aside(&self, world: &World, count: usize, out: &mut Vec<Change>) {
        let mut places = self.places.clone();
        let net = |place: &usize| self.net(*place, world.now[self.set][*place]);
        places.sort_by(|one, other| net(one).total_cmp(&net(other)));
        out.extend(places.into_iter().take(count).map(|place| Change {
            set: self.set,
            place,
            becomes: Becomes::Aside,
        }));
    }

    /// Lends the die that helps the other most and costs the owner least.
    pub(super) fn lend(&self, world: &World, to: usize, out: &mut Vec<Change>) {
        let worth = |place: usize| {
            let value = world.now[self.set][place];
            self.terms.count(to, self.set, place, value) - self.terms.count(self.set, self.set, place, value)
        };
        let given = self.places.iter().copied().max_by_key(|&place| (worth(place), std::cmp::Reverse(place)));
        out.extend(given.map(|place| Change { set: self.set, place, becomes: Becomes::With(to) }));
    }

    /// Re-rolls the one die that promises the greatest gain.
    pub(super) fn roll_one(&self, world: &World, out: &mut Vec<Change>) {
        let hope = |place: usize| {
            let mean = (1..=6).map(|value| self.net(place, value)).sum::<f32>() / SIDES;
            mean - self.net(place, world.now[self.set][place])
        };
        let rolled = self.places.iter().copied().max_by(|&one, &other| hope(one).total_cmp(&hope(other)));
        let change =
            |place: usize| Change { set: self.set, place, becomes: Becomes::Shows(world.next_face(self.set, place)) };
        out.extend(rolled.map(change));
    }

    fn net(&self, place: usize, value: u8) -> f32 {
        self.terms.net(self.set, place, value)
    }
}

/// The places of a member's dice that may change, or of all it holds if `frozen`; for the third pawn only those on one
/// side, if a side is given.
pub(super) fn places(sight: &Sight<'_>, member: Member, side: Option<Side>, frozen: bool) -> Vec<usize> {
    let far = sight.state.tray().far;
    let hand = &sight.hands[member.index()];
    let on_side = |place: &usize| side.is_none_or(|side| far.contains(hand[*place].die) == (side == Side::Second));
    (0..hand.len()).filter(|&place| frozen || hand[place].free).filter(on_side).collect()
}
