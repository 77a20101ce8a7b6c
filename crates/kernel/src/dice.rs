//! Chance, from one of three sources: sealed, recorded, fast.
//!
//! Everything random in a game comes through [`Dice`]. Outcomes are uniform without modulo bias, from any source.

use crate::draw::{Chance, Draw, DrawFault, Given, Stream};
use crate::seal::Seal;
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;
use std::collections::BTreeMap;
use std::fmt;

/// The chance of one game.
#[derive(Clone, Debug)]
pub struct Dice {
    source: Source,
    /// What was drawn since it was last taken, if anybody wants to know.
    drawn: Option<Vec<Draw>>,
}

#[derive(Clone, Debug)]
enum Source {
    Fast(Xoshiro128PlusPlus),
    Sealed(Sealed),
    Given(GivenDraws),
}

impl Dice {
    /// The fast source, for search and simulation: the same seed gives the same draws on every machine.
    pub fn fast(seed: u64) -> Dice {
        Dice { source: Source::Fast(Xoshiro128PlusPlus::seed_from_u64(seed)), drawn: None }
    }

    /// The sealed source: ChaCha20 keyed by the table's secret and the players' shares. Every draw is kept for the record.
    pub fn sealed(seal: &Seal) -> Dice {
        let sealed = Sealed { key: seal.key(), streams: BTreeMap::new() };
        Dice { source: Source::Sealed(sealed), drawn: Some(Vec::new()) }
    }

    /// Draws that are read back. A draw that does not fit is a fault: see [`Dice::fault`].
    pub fn given(draws: Vec<Given>) -> Dice {
        let given = GivenDraws { draws, next: 0, fault: None, spare: Xoshiro128PlusPlus::seed_from_u64(0) };
        Dice { source: Source::Given(given), drawn: Some(Vec::new()) }
    }

    /// These dice, keeping every draw for [`Dice::take_drawn`]. Sealed and given dice always do.
    #[must_use]
    pub fn recording(mut self) -> Dice {
        self.drawn.get_or_insert_default();
        self
    }

    /// One of `sides` equally likely outcomes, numbered from 0, from the table's stream.
    #[inline]
    pub fn below(&mut self, sides: u32) -> u32 {
        self.below_on(Stream::TABLE, sides)
    }

    /// One of `sides` equally likely outcomes, numbered from 0, from the given stream.
    #[inline]
    pub fn below_on(&mut self, stream: Stream, sides: u32) -> u32 {
        if let (Source::Fast(generator), None) = (&mut self.source, &self.drawn) {
            return uniform(generator, sides);
        }
        self.noted_below(stream, sides)
    }

    /// Puts the items into a uniformly random order. A shuffle is one draw of the record.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        self.shuffle_on(Stream::TABLE, items);
    }

    /// Puts the items into a uniformly random order, from the given stream.
    pub fn shuffle_on<T>(&mut self, stream: Stream, items: &mut [T]) {
        if let (Source::Fast(generator), None) = (&mut self.source, &self.drawn) {
            for last in (1..items.len()).rev() {
                items.swap(last, uniform(generator, last as u32 + 1) as usize);
            }
            return;
        }
        let order = self.noted_order(stream, items.len());
        arrange(items, &order);
    }

    /// What was drawn since this was last asked.
    pub fn take_drawn(&mut self) -> Vec<Draw> {
        self.drawn.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// What went wrong with given draws, unused ones included. Always nothing for other sources.
    pub fn fault(&self) -> Option<DrawFault> {
        let Source::Given(given) = &self.source else { return None };
        given.fault.clone().or_else(|| {
            let left = given.draws.len() - given.next;
            (left > 0).then_some(DrawFault::Unused { left })
        })
    }

    #[cold]
    fn noted_below(&mut self, stream: Stream, sides: u32) -> u32 {
        let value = match &mut self.source {
            Source::Fast(generator) => uniform(generator, sides),
            Source::Sealed(sealed) => uniform(sealed.stream(stream), sides),
            Source::Given(given) => given.pick(stream, sides),
        };
        self.note(stream, Chance::Pick { sides, value });
        value
    }

    #[cold]
    fn noted_order(&mut self, stream: Stream, count: usize) -> Vec<u32> {
        let order = match &mut self.source {
            Source::Fast(generator) => random_order(generator, count),
            Source::Sealed(sealed) => random_order(sealed.stream(stream), count),
            Source::Given(given) => given.order(stream, count),
        };
        self.note(stream, Chance::Shuffle(order.clone()));
        order
    }

    fn note(&mut self, stream: Stream, chance: Chance) {
        if let Some(drawn) = &mut self.drawn {
            drawn.push(Draw { stream, chance });
        }
    }
}

/// A number from 0 to `sides - 1`, each exactly as likely as any other: the high half of a 32 × 32 bit product,
/// drawn again in the few cases that would favour some outcomes (Lemire's method).
#[inline]
fn uniform(generator: &mut impl Rng, sides: u32) -> u32 {
    debug_assert!(sides > 0, "a draw needs at least one outcome");
    let mut product = u64::from(generator.next_u32()) * u64::from(sides);
    if (product as u32) < sides {
        let threshold = sides.wrapping_neg() % sides;
        while (product as u32) < threshold {
            product = u64::from(generator.next_u32()) * u64::from(sides);
        }
    }
    (product >> 32) as u32
}

/// Fisher and Yates' shuffle of the places 0 to `count - 1`.
fn random_order(generator: &mut impl Rng, count: usize) -> Vec<u32> {
    let mut order: Vec<u32> = (0..count as u32).collect();
    for last in (1..count).rev() {
        order.swap(last, uniform(generator, last as u32 + 1) as usize);
    }
    order
}

/// Moves the items so that place `n` holds what stood in place `order[n]`.
fn arrange<T>(items: &mut [T], order: &[u32]) {
    let mut now_at: Vec<usize> = (0..items.len()).collect();
    let mut holds: Vec<usize> = (0..items.len()).collect();
    for (place, &wanted) in order.iter().enumerate() {
        let from = now_at[wanted as usize];
        items.swap(place, from);
        holds.swap(place, from);
        now_at[holds[place]] = place;
        now_at[holds[from]] = from;
    }
}

/// A ChaCha20 generator per stream, all under one key.
#[derive(Clone)]
struct Sealed {
    key: [u8; 32],
    streams: BTreeMap<Stream, ChaCha20Rng>,
}

impl Sealed {
    fn stream(&mut self, stream: Stream) -> &mut ChaCha20Rng {
        let key = self.key;
        self.streams.entry(stream).or_insert_with(|| {
            let mut generator = ChaCha20Rng::from_seed(key);
            generator.set_stream(stream.0);
            generator
        })
    }
}

/// Never shows the key: dice may end up in a log.
impl fmt::Debug for Sealed {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Sealed")
    }
}

#[derive(Clone, Debug)]
struct GivenDraws {
    draws: Vec<Given>,
    next: usize,
    fault: Option<DrawFault>,
    /// What is drawn instead of a draw that is missing or does not fit. It varies: with one and the same outcome a rule
    /// that rolls again on a tie would never end.
    spare: Xoshiro128PlusPlus,
}

impl GivenDraws {
    /// The next given pick. If none fits, any outcome, and the fault is remembered: a rule never fails, its caller judges.
    fn pick(&mut self, stream: Stream, sides: u32) -> u32 {
        let asked = || Draw { stream, chance: Chance::Pick { sides, value: 0 } }.to_string().replace("0/", "n/");
        match self.take(asked) {
            Some(Given::Value(value)) if value < sides => value,
            Some(Given::Draw(Draw { stream: from, chance: Chance::Pick { sides: of, value } }))
                if from == stream && of == sides && value < sides =>
            {
                value
            }
            Some(other) => {
                self.differs(asked(), &other);
                self.spare.next_u32() % sides
            }
            None => self.spare.next_u32() % sides,
        }
    }

    fn order(&mut self, stream: Stream, count: usize) -> Vec<u32> {
        let asked = || format!("a shuffle of {count} on stream {}", stream.0);
        match self.take(asked) {
            Some(Given::Draw(Draw { stream: from, chance: Chance::Shuffle(order) }))
                if from == stream && order.len() == count =>
            {
                order
            }
            Some(other) => {
                self.differs(asked(), &other);
                (0..count as u32).collect()
            }
            None => (0..count as u32).collect(),
        }
    }

    fn take(&mut self, asked: impl Fn() -> String) -> Option<Given> {
        let given = self.draws.get(self.next).cloned();
        match given {
            Some(_) => self.next += 1,
            None => {
                let number = self.next + 1;
                self.fault.get_or_insert_with(|| DrawFault::Missing { number, asked: asked() });
            }
        }
        given
    }

    fn differs(&mut self, asked: String, given: &Given) {
        let given = match given {
            Given::Value(value) => value.to_string(),
            Given::Draw(draw) => draw.to_string(),
        };
        let number = self.next;
        self.fault.get_or_insert(DrawFault::Different { number, asked, given });
    }
}

#[cfg(test)]
mod tests;
