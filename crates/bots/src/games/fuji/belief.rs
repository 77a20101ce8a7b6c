//! What a seat believes about dice that it does not see: every roll they can show, weighted by what was said (Bayes).
//!
//! A hint compares a roll with what such dice usually show. Bots grade honestly, in five bands that are equally likely
//! for a fresh roll, so a listener can infer the rolls that earn a grade. People judge more freely, so a roll that is
//! one band off keeps a little weight.

use super::sight::{Held, SIDES, Sight};
use fuji::dice::{Colour, Die};
use fuji::edition::{Edition, TerrainId};
use fuji::hint::{About, Criterion, Danger, Grade, Saying, Trait};
use fuji::member::Member;
use kernel::{Dice, Seat};

/// Beliefs are not computed for more unseen dice than this; they are simply rolled.
const MOST_UNSEEN: usize = 6;
/// The likelihood of a hint, by how many bands the roll is off.
const DOUBT: [f32; 5] = [1.0, 0.12, 0.03, 0.01, 0.01];
/// How much a marker says about silent dice: what a roll of rank 0 keeps of its weight, and how much rank 1 adds.
const MARKED_LOW: f32 = 0.3;
const MARKED_HIGH: f32 = 1.4;
/// The most that some dice can count together.
const MOST_TOTAL: usize = 60;

/// Measures some dice by what they count for the thing that was spoken of.
pub(super) struct Measure {
    /// By die and value: what it counts.
    counts: Vec<[u8; 7]>,
    /// By total: the share of fresh rolls below it, plus half of those equal to it.
    rank: [f32; MOST_TOTAL],
}

impl Measure {
    /// A measure of dice by what each value counts.
    fn new(dice: impl Iterator<Item = Die>, count: impl Fn(Die, u8) -> u8) -> Measure {
        let counts: Vec<[u8; 7]> =
            dice.map(|die| std::array::from_fn(|value| if value == 0 { 0 } else { count(die, value as u8) })).collect();
        let mut chances = [0.0_f32; MOST_TOTAL];
        chances[0] = 1.0;
        for faces in &counts {
            let mut next = [0.0_f32; MOST_TOTAL];
            for (total, chance) in chances.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
                for &face in &faces[1..] {
                    next[(total + usize::from(face)).min(MOST_TOTAL - 1)] += chance / SIDES;
                }
            }
            chances = next;
        }
        let mut below = 0.0;
        let rank = chances.map(|chance| {
            let rank = below + 0.5 * chance;
            below += chance;
            rank
        });
        Measure { counts, rank }
    }

    /// A measure of dice by a card's condition.
    pub(super) fn card(edition: &Edition, card: TerrainId, dice: impl Iterator<Item = Die>) -> Measure {
        Measure::new(dice, |die, value| edition.count(card, die, value))
    }

    fn kind(edition: &Edition, of: Trait, dice: impl Iterator<Item = Die>) -> Measure {
        Measure::new(dice, |die, value| {
            let colour = edition.colour(die, value);
            let fits = match of {
                Trait::High => value >= 4,
                Trait::Low => value <= 3,
                Trait::Even => value % 2 == 0,
                Trait::Odd => value % 2 == 1,
                Trait::Pink => colour == Colour::Pink,
                Trait::Blue => colour == Colour::Blue,
                Trait::Yellow => colour == Colour::Yellow,
            };
            if !fits {
                0
            } else if of == Trait::Low {
                1
            } else {
                value
            }
        })
    }

    /// How a total compares with fresh rolls: 0 for the worst, 1 for the best.
    pub(super) fn rank(&self, total: usize) -> f32 {
        self.rank[total.min(MOST_TOTAL - 1)]
    }

    /// The rank of dice that show these values.
    pub(super) fn rank_of(&self, values: impl Iterator<Item = u8>) -> f32 {
        let total: usize =
            self.counts.iter().zip(values).map(|(faces, value)| usize::from(faces[usize::from(value)])).sum();
        self.rank(total)
    }
}

/// The band of a rank: one of several equally likely bands, the lowest first.
pub(super) fn band(rank: f32, bands: usize) -> usize {
    ((rank * bands as f32) as usize).min(bands - 1)
}

/// What is believed about one set of dice.
pub(super) struct Belief {
    /// The dice that are not seen, by their places in the set.
    unseen: Vec<usize>,
    /// The weight of every roll of the unseen dice, the first die varying fastest; empty if all rolls are equally
    /// likely.
    weights: Vec<f32>,
    /// The cumulative sums of the weights.
    sums: Vec<f64>,
}

impl Belief {
    /// What a seat believes about a set of dice, after all that was said about them this turn. If their owner says
    /// nothing, its marker counts instead.
    pub(super) fn new(sight: &Sight<'_>, set: usize, hears: bool) -> Belief {
        let hand = &sight.hands[set];
        let unseen: Vec<usize> = (0..hand.len()).filter(|&place| hand[place].value.is_none()).collect();
        let mut belief = Belief { unseen, weights: Vec::new(), sums: Vec::new() };
        if hears && !belief.unseen.is_empty() && belief.unseen.len() <= MOST_UNSEEN {
            belief.listen(sight, set);
            belief.watch(sight, set);
            let mut sum = 0.0;
            belief.sums = belief
                .weights
                .iter()
                .map(|&weight| {
                    sum += f64::from(weight);
                    sum
                })
                .collect();
        }
        belief
    }

    fn listen(&mut self, sight: &Sight<'_>, set: usize) {
        let hand = &sight.hands[set];
        for seat in Seat::all(sight.state.options().seats) {
            for hint in sight.state.hints()[seat.index()].iter() {
                let third = hint.about == About::Third;
                let spoken_of = if third { Member::THIRD.index() } else { seat.index() };
                if spoken_of != set {
                    continue;
                }
                let places: Vec<usize> = (0..hand.len())
                    .filter(|&place| !third || sight.state.tray().far.contains(hand[place].die) == (seat.0 == 1))
                    .collect();
                if let Some((measure, bands, said)) = meaning(sight, hand, &places, &hint.saying) {
                    self.weigh(hand, &places, &measure, |rank| DOUBT[band(rank, bands).abs_diff(said)]);
                }
            }
        }
    }

    /// An owner who says nothing still shows by its marker where its dice are good.
    fn watch(&mut self, sight: &Sight<'_>, set: usize) {
        let Some(member) = sight.members.iter().find(|member| member.index() == set) else { return };
        let hand = &sight.hands[set];
        let spoken = member.seat().is_none_or(|seat| {
            sight.state.hints()[seat.index()].iter().any(|hint| matches!(hint.saying, Saying::Roll { .. }))
        });
        if spoken {
            return;
        }
        let sheet = sight.state.sheet(*member);
        let aimed = sheet.aim.or_else(|| sheet.marker.and_then(|cell| sight.card(cell)));
        if let Some(card) = aimed {
            let measure = Measure::card(sight.state.edition(), card, hand.iter().map(|held| held.die));
            let places: Vec<usize> = (0..hand.len()).collect();
            self.weigh(hand, &places, &measure, |rank| MARKED_LOW + MARKED_HIGH * rank * rank);
        }
    }

    /// Multiplies the weight of every roll by a factor that depends on the rank of some of the dice.
    fn weigh(&mut self, hand: &[Held], places: &[usize], measure: &Measure, factor: impl Fn(f32) -> f32) {
        if self.weights.is_empty() {
            self.weights = vec![1.0; 6_usize.pow(self.unseen.len() as u32)];
        }
        let counts = |place: usize| places.iter().position(|&other| other == place).map(|index| measure.counts[index]);
        let fixed: usize = (0..hand.len())
            .filter_map(|place| Some(usize::from(counts(place)?[usize::from(hand[place].value?)])))
            .sum();
        let factors: [f32; MOST_TOTAL] = std::array::from_fn(|total| factor(measure.rank(total)));
        let half = self.unseen.len() / 2;
        let totals = |part: &[usize]| {
            let mut totals = vec![0_usize];
            for &place in part {
                let faces = counts(place).unwrap_or([0; 7]);
                totals = faces[1..]
                    .iter()
                    .flat_map(|&face| totals.iter().map(move |total| total + usize::from(face)))
                    .collect();
            }
            totals
        };
        let (low, high) = (totals(&self.unseen[..half]), totals(&self.unseen[half..]));
        for (chunk, more) in self.weights.chunks_exact_mut(low.len()).zip(high) {
            for (weight, total) in chunk.iter_mut().zip(&low) {
                *weight *= factors[(fixed + more + total).min(MOST_TOTAL - 1)];
            }
        }
    }

    /// Samples the unseen dice from the belief, and writes what every die of the set shows.
    pub(super) fn roll(&self, hand: &[Held], dice: &mut Dice, values: &mut [u8]) {
        for (held, value) in hand.iter().zip(values.iter_mut()) {
            *value = held.value.unwrap_or(0);
        }
        match self.sums.last() {
            Some(&sum) if sum > 0.0 => {
                let wanted = sum * f64::from(dice.below(1 << 24)) / f64::from(1 << 24);
                let mut roll = self.sums.partition_point(|&up_to| up_to <= wanted).min(self.sums.len() - 1);
                for &place in &self.unseen {
                    values[place] = (roll % 6) as u8 + 1;
                    roll /= 6;
                }
            }
            _ => {
                for &place in &self.unseen {
                    values[place] = dice.below(6) as u8 + 1;
                }
            }
        }
    }
}

/// What a hint says about some dice: how they are measured, in how many bands, and which band they are in.
fn meaning(sight: &Sight<'_>, hand: &[Held], places: &[usize], saying: &Saying) -> Option<(Measure, usize, usize)> {
    let edition = sight.state.edition();
    let dice = || places.iter().map(|&place| hand[place].die);
    let by = |criterion: Criterion| match criterion {
        Criterion::Card(cell) => Some(Measure::card(edition, sight.card(cell)?, dice())),
        Criterion::Kind(of) => Some(Measure::kind(edition, of, dice())),
    };
    match *saying {
        Saying::Roll { card, grade } => Some((by(Criterion::Card(card))?, Grade::ALL.len(), grade.index())),
        Saying::Threat { criterion, danger, .. } => Some((by(criterion)?, Danger::ALL.len(), danger.index())),
        Saying::Tendency { of } => Some((by(Criterion::Kind(of))?, 2, 1)),
        Saying::Request { .. }
        | Saying::Suggest { .. }
        | Saying::Mood { .. }
        | Saying::Ask { .. }
        | Saying::Promise { .. }
        | Saying::Answer { .. } => None,
    }
}
