//! A set of few things keeps what a sorted set of numbers keeps.

use kernel::{Bits, Member, Set};
use proptest::prelude::{prop_assert, prop_assert_eq, proptest};
use serde::Serialize;
use std::collections::BTreeSet;

/// A card of a deck that just fills its bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
struct Card(u8);

impl Member for Card {
    type Bits = u64;

    fn number(self) -> u32 {
        u32::from(self.0)
    }

    fn numbered(number: u32) -> Card {
        Card(number as u8)
    }
}

fn cards(numbers: &[u8]) -> (Set<Card>, BTreeSet<Card>) {
    (numbers.iter().map(|&number| Card(number)).collect(), numbers.iter().map(|&number| Card(number)).collect())
}

fn listed(set: Set<Card>) -> Vec<Card> {
    set.iter().collect()
}

proptest! {
    /// Every question and every change gives what the sorted set gives.
    #[test]
    fn a_set_is_like_a_sorted_set(
        one in proptest::collection::vec(0..64_u8, 0..70),
        other in proptest::collection::vec(0..64_u8, 0..70),
        card in 0..64_u8,
    ) {
        let ((one, model), (other, other_model), card) = (cards(&one), cards(&other), Card(card));
        prop_assert_eq!(listed(one), model.iter().copied().collect::<Vec<_>>());
        prop_assert_eq!(one.len() as usize, model.len());
        prop_assert_eq!(one.is_empty(), model.is_empty());
        prop_assert_eq!(one.first(), model.first().copied());
        prop_assert_eq!(one.contains(card), model.contains(&card));
        prop_assert_eq!(listed(one.union(other)), model.union(&other_model).copied().collect::<Vec<_>>());
        prop_assert_eq!(listed(one.intersection(other)), model.intersection(&other_model).copied().collect::<Vec<_>>());
        prop_assert_eq!(listed(one.minus(other)), model.difference(&other_model).copied().collect::<Vec<_>>());
        prop_assert_eq!(one == other, model == other_model);
        let (mut with, mut without) = (model.clone(), model.clone());
        with.insert(card);
        without.remove(&card);
        prop_assert_eq!(listed(one.with(card)), with.into_iter().collect::<Vec<_>>());
        prop_assert_eq!(listed(one.without(card)), without.into_iter().collect::<Vec<_>>());
        let (mut inserted, mut removed) = (one, one);
        inserted.insert(card);
        removed.remove(card);
        prop_assert!(inserted == one.with(card) && removed == one.without(card));
    }

    /// A set is written and shown like the list of its members, and its bits make it again.
    #[test]
    fn a_set_is_written_like_its_list(numbers in proptest::collection::vec(0..64_u8, 0..70)) {
        let (set, model) = cards(&numbers);
        prop_assert_eq!(serde_json::to_string(&set).unwrap(), serde_json::to_string(&model).unwrap());
        prop_assert_eq!(format!("{set:?}"), format!("{model:?}"));
        prop_assert_eq!(Set::<Card>::from_bits(set.bits()), set);
    }
}

/// The first and the last member, and nothing at all, in every width.
#[test]
fn the_edges_of_every_width() {
    fn edges<B: Bits>(width: u32) {
        assert!(B::default().rest() == B::default());
        for index in [0, width - 1] {
            let bit = B::bit(index);
            assert!(bit.count() == 1 && bit.lowest() == index && bit.rest() == B::default());
        }
        let both = B::bit(0) | B::bit(width - 1);
        assert!(both.count() == 2 && both.lowest() == 0 && both.rest() == B::bit(width - 1));
    }
    edges::<u8>(8);
    edges::<u16>(16);
    edges::<u32>(32);
    edges::<u64>(64);
    assert_eq!(Set::<Card>::empty().first(), None);
    assert_eq!(Set::<Card>::default(), Set::empty());
    assert_eq!(listed(Set::one(Card(63))), [Card(63)]);
}
