//! Imagined rolls, and the outcome of a joint plan in them.

use super::belief::Belief;
use super::cards;
use super::model::{Fate, MOST_MEMBERS, Model};
use super::sight::{MOST_DICE, SETS, SIDES, Sight};
use fuji::cell::{Cell, CellSet};
use fuji::edition::TerrainId;
use kernel::Dice;

/// The most re-rolls that are imagined.
pub(super) const STAGES: usize = 4;
/// The chance to win on arrival if the turn exhausts more than one member: only the last to act may be.
const ARRIVAL_EXHAUSTED: f32 = 0.3;

/// What all dice might show, now and after each re-roll.
#[derive(Clone, Copy)]
pub(super) struct World {
    /// By set and die: what it shows now.
    pub(super) now: [[u8; MOST_DICE]; SETS],
    /// By re-roll, set and die: what it would show next.
    next: [[[u8; MOST_DICE]; SETS]; STAGES],
}

impl World {
    /// What a die shows when it is rolled once more.
    pub(super) fn next_face(&self, set: usize, place: usize) -> u8 {
        self.next[0][set][place]
    }

    /// Reverses the order of the imagined re-rolls: those that were used first have been made, so unused ones come
    /// first.
    pub(super) fn go_on(&mut self) {
        self.next.reverse();
    }
}

/// Imagines worlds that fit what a seat sees and believes.
pub(super) fn imagine(sight: &Sight<'_>, beliefs: &[Belief], count: usize, dice: &mut Dice) -> Vec<World> {
    (0..count)
        .map(|_| {
            let mut world = World { now: [[0; MOST_DICE]; SETS], next: [[[0; MOST_DICE]; SETS]; STAGES] };
            for (set, hand) in sight.hands.iter().enumerate() {
                beliefs[set].roll(hand, dice, &mut world.now[set]);
                for stage in &mut world.next {
                    for value in stage[set].iter_mut().take(hand.len()) {
                        *value = dice.below(6) as u8 + 1;
                    }
                }
            }
            world
        })
        .collect()
}

/// A member's destination and what it entails.
#[derive(Clone, Copy, Debug)]
pub(super) struct Goal {
    /// The marked position.
    pub(super) cell: Cell,
    /// Its card.
    pub(super) card: TerrainId,
    /// Re-rolls before the comparison.
    pub(super) rerolls: u8,
    /// The eruption tokens that the move sets off.
    pub(super) tokens: CellSet,
    /// Whether a card can be drawn there.
    pub(super) draws: bool,
}

/// What every die counts, and which dice are re-rolled, if everybody goes for these goals.
#[derive(Clone)]
pub(super) struct Terms {
    /// The goal of each set; the dummy has none.
    pub(super) goals: [Option<Goal>; SETS],
    /// By goal, set, die and value: what it counts.
    counts: Box<[[[[u8; 7]; MOST_DICE]; SETS]; SETS]>,
    /// By set, die and value: what it counts for its owner, less what the neighbours suffer from it.
    nets: [[[f32; 7]; MOST_DICE]; SETS],
    /// By set, die and value: the greatest number of re-rolls left with which it is still kept.
    keeps: [[[u8; 7]; MOST_DICE]; SETS],
    sizes: [usize; SETS],
    neighbours: [[bool; SETS]; SETS],
}

/// What everybody's dice count: by goal and set.
pub(super) type Totals = [[i16; SETS]; SETS];

impl Terms {
    /// The terms of a joint plan. `care` is the weight of a point that a neighbour suffers from, against one's own.
    pub(super) fn new(sight: &Sight<'_>, goals: [Option<Goal>; SETS], care: f32) -> Terms {
        let edition = sight.state.edition();
        let mut terms = Terms {
            goals,
            counts: Box::new([[[[0; 7]; MOST_DICE]; SETS]; SETS]),
            nets: [[[0.0; 7]; MOST_DICE]; SETS],
            keeps: [[[0; 7]; MOST_DICE]; SETS],
            sizes: [0; SETS],
            neighbours: std::array::from_fn(|one| std::array::from_fn(|other| sight.neighbours(one, other))),
        };
        for (set, hand) in sight.hands.iter().enumerate() {
            terms.sizes[set] = hand.len();
            for (place, held) in hand.iter().enumerate() {
                let mut net = [0.0_f32; 7];
                for (owner, goal) in goals.iter().enumerate() {
                    let Some(goal) = goal else { continue };
                    let weight = if owner == set {
                        1.0
                    } else if terms.neighbours[owner][set] {
                        -care
                    } else {
                        0.0
                    };
                    for value in 1..=6_u8 {
                        let count = edition.count(goal.card, held.die, value);
                        terms.counts[owner][set][place][usize::from(value)] = count;
                        net[usize::from(value)] += weight * f32::from(count);
                    }
                }
                terms.nets[set][place] = net;
                terms.keeps[set][place] = if held.free { keeps(&net) } else { [u8::MAX; 7] };
            }
        }
        terms
    }

    /// What a die of a set counts for a goal when it shows a value.
    pub(super) fn count(&self, owner: usize, set: usize, place: usize, value: u8) -> i16 {
        i16::from(self.counts[owner][set][place][usize::from(value)])
    }

    /// What a die is worth to its owner when it shows a value, less what the neighbours suffer from it.
    pub(super) fn net(&self, set: usize, place: usize, value: u8) -> f32 {
        self.nets[set][place][usize::from(value)]
    }

    /// The same terms with some more re-rolls for one set.
    #[must_use]
    pub(super) fn granting(&self, set: usize, rerolls: u8) -> Terms {
        let mut terms = self.clone();
        if let Some(goal) = &mut terms.goals[set] {
            goal.rerolls += rerolls;
        }
        terms
    }

    /// The same terms where some dice of a set are never re-rolled.
    #[must_use]
    pub(super) fn keeping(&self, set: usize, places: &[usize]) -> Terms {
        let mut terms = self.clone();
        places.iter().for_each(|&place| terms.keeps[set][place] = [u8::MAX; 7]);
        terms
    }

    /// What a set shows after its re-rolls in a world.
    pub(super) fn rolled(&self, world: &World, set: usize) -> [u8; MOST_DICE] {
        let mut values = world.now[set];
        let rerolls = self.goals[set].map_or(0, |goal| goal.rerolls).min(STAGES as u8);
        for left in (1..=rerolls).rev() {
            let next = &world.next[usize::from(left) - 1][set];
            for place in 0..self.sizes[set] {
                if self.keeps[set][place][usize::from(values[place])] < left {
                    values[place] = next[place];
                }
            }
        }
        values
    }

    /// What a set that shows some values counts for every goal.
    pub(super) fn totals_of(&self, set: usize, values: &[u8; MOST_DICE]) -> [i16; SETS] {
        std::array::from_fn(|owner| {
            if self.goals[owner].is_none() {
                return 0;
            }
            let counts = &self.counts[owner][set];
            values[..self.sizes[set]]
                .iter()
                .zip(counts)
                .map(|(&value, faces)| i16::from(faces[usize::from(value)]))
                .sum()
        })
    }

    /// What everybody's dice count in a world, after everybody's re-rolls.
    pub(super) fn totals(&self, world: &World) -> Totals {
        let by_set: [[i16; SETS]; SETS] = std::array::from_fn(|set| self.totals_of(set, &self.rolled(world, set)));
        std::array::from_fn(|owner| by_set.map(|of| of[owner]))
    }

    /// By how much the owner of a goal beats its neighbours; it wins only if this is positive.
    #[inline]
    pub(super) fn margin(&self, totals: &Totals, owner: usize) -> i16 {
        let best = (0..SETS).filter(|&set| self.neighbours[owner][set]).map(|set| totals[owner][set]).max();
        totals[owner][owner] - best.unwrap_or(0)
    }
}

/// The greatest number of re-rolls left with which each value is still kept. This is exact for dice that are valued one
/// by one.
fn keeps(net: &[f32; 7]) -> [u8; 7] {
    let mut keeps = [0; 7];
    let mut expected = net[1..].iter().sum::<f32>() / SIDES;
    for left in 1..=STAGES as u8 {
        for value in 1..7 {
            if net[value] >= expected && keeps[value] + 1 == left {
                keeps[value] = left;
            }
        }
        expected = net[1..].iter().map(|&value| if value > expected { value } else { expected }).sum::<f32>() / SIDES;
    }
    keeps
}

/// Evaluates the end of a turn.
#[derive(Clone)]
pub(super) struct Judge<'a> {
    pub(super) sight: &'a Sight<'a>,
    pub(super) model: &'a Model,
    /// Everybody with a pawn, by place in the list of members, as they are now.
    pub(super) fates: Vec<Fate>,
    losses: [u8; 8],
    /// By set: whether first aid spares the member.
    pub(super) spared: [bool; SETS],
    /// By set: what is added to the member's own comparison.
    pub(super) bonus: [i16; SETS],
}

impl<'a> Judge<'a> {
    /// A judge of the turn that a seat sees.
    pub(super) fn new(sight: &'a Sight<'a>, model: &'a Model) -> Judge<'a> {
        let state = sight.state;
        let level = &state.edition().levels[usize::from(state.options().level) - 1];
        let losses = std::array::from_fn(|row| if row == 0 { level.fail } else { level.margins[(row - 1).min(5)] });
        let mut judge = Judge {
            sight,
            model,
            fates: sight.members.iter().map(|&member| Fate::of(state, member)).collect(),
            losses,
            spared: [false; SETS],
            bonus: [0; SETS],
        };
        for member in &sight.members {
            let set = member.index();
            judge.spared[set] = state.round().first_aid & member.bit() != 0;
            judge.bonus[set] = 3 * i16::from(state.round().flares[set]);
        }
        judge
    }

    /// The team's chance after a turn in which everybody's dice count this much.
    pub(super) fn chance(&self, terms: &Terms, totals: &Totals) -> f32 {
        let mut margins = [0; SETS];
        for (set, margin) in margins.iter_mut().enumerate() {
            // FUJ-P2-14: without a destination nothing is compared, and nothing helps.
            *margin = if terms.goals[set].is_some() { terms.margin(totals, set) + self.bonus[set] } else { 0 };
        }
        self.outcome(terms, &margins)
    }

    /// The team's chance after a turn with these margins, by set.
    pub(super) fn outcome(&self, terms: &Terms, margins: &[i16; SETS]) -> f32 {
        let mut fates = [self.fates[0]; MOST_MEMBERS];
        // The first pawn to arrive sets a token off, for everybody.
        let mut tokens = CellSet::NONE;
        let mut arrived = true;
        let villages = self.sight.state.ground().villages_for(self.sight.state.options().seats);
        for (place, member) in self.sight.members.iter().enumerate() {
            let set = member.index();
            let (goal, margin) = (terms.goals[set], margins[set]);
            let mut fate = self.fates[place];
            if let Some(goal) = goal.filter(|_| margin > 0) {
                fate.cell = goal.cell;
                fate.gear += if goal.draws { cards::DRAWN } else { 0.0 };
                tokens = tokens.or(goal.tokens);
            }
            arrived &= villages.contains(fate.cell);
            fates[place] = if self.spared[set] { fate } else { fate.hurt(self.loss(margin)) };
        }
        if arrived {
            return self.arrival(&fates[..self.fates.len()]);
        }
        self.model.chance(&fates[..self.fates.len()], 1 + self.model.symbols(tokens), tokens)
    }

    /// Everybody arrives: a win, unless a member who must act before the last one is exhausted by it.
    fn arrival(&self, fates: &[Fate]) -> f32 {
        let last = self.sight.state.edition().last_space;
        if fates.iter().filter(|fate| fate.health >= last).count() > 1 { ARRIVAL_EXHAUSTED } else { 1.0 }
    }

    /// The health lost at a margin.
    #[inline]
    pub(super) fn loss(&self, margin: i16) -> u8 {
        self.losses[if margin <= 0 { 0 } else { (margin as usize).div_ceil(2).min(6) }]
    }
}
