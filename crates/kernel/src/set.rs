//! Small sets: one bit per member, copied like a number.

use serde::ser::SerializeSeq;
use serde::{Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Not};

/// The number that holds the bits of a set: `u8`, `u16`, `u32` or `u64`.
pub trait Bits:
    Copy + Eq + Ord + std::hash::Hash + Default + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self>
{
    /// The number with the bit of one member set.
    fn bit(index: u32) -> Self;
    /// How many bits are set.
    fn count(self) -> u32;
    /// The lowest bit that is set; meaningless for zero.
    fn lowest(self) -> u32;
    /// The number without its lowest bit; zero stays zero.
    fn rest(self) -> Self;
}

macro_rules! bits {
    ($($kind:ty)*) => {$(
        impl Bits for $kind {
            #[inline]
            fn bit(index: u32) -> $kind {
                1 << index
            }
            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }
            #[inline]
            fn lowest(self) -> u32 {
                self.trailing_zeros()
            }
            #[inline]
            fn rest(self) -> $kind {
                self & self.wrapping_sub(1)
            }
        }
    )*};
}
bits!(u8 u16 u32 u64);

/// Something of which there are few: it has a number, and sets of it are bits.
pub trait Member: Copy {
    /// What holds a set of them.
    type Bits: Bits;
    /// Its number, below the width of the bits.
    fn number(self) -> u32;
    /// The member with a number that [`Member::number`] gave.
    fn numbered(number: u32) -> Self;
}

/// A set of members, lowest number first.
///
/// ```
/// # use kernel::{Member, Set};
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// struct Card(u8);
///
/// impl Member for Card {
///     type Bits = u16;
///     fn number(self) -> u32 {
///         u32::from(self.0)
///     }
///     fn numbered(number: u32) -> Card {
///         Card(number as u8)
///     }
/// }
///
/// let hand: Set<Card> = [Card(7), Card(2)].into_iter().collect();
/// assert!(hand.contains(Card(2)) && hand.len() == 2);
/// assert_eq!(hand.without(Card(2)).first(), Some(Card(7)));
/// ```
pub struct Set<T: Member> {
    bits: T::Bits,
    of: PhantomData<T>,
}

impl<T: Member> Set<T> {
    /// The set with nothing in it.
    #[inline]
    pub fn empty() -> Set<T> {
        Set::from_bits(T::Bits::default())
    }

    /// One member alone.
    #[inline]
    pub fn one(member: T) -> Set<T> {
        Set::from_bits(T::Bits::bit(member.number()))
    }

    /// The set whose bit `n` says whether member `n` belongs to it.
    #[inline]
    pub const fn from_bits(bits: T::Bits) -> Set<T> {
        Set { bits, of: PhantomData }
    }

    /// The set as bits, member 0 lowest.
    #[inline]
    pub const fn bits(self) -> T::Bits {
        self.bits
    }

    /// Whether a member is in the set.
    #[inline]
    pub fn contains(self, member: T) -> bool {
        self.bits & T::Bits::bit(member.number()) != T::Bits::default()
    }

    /// The set with a member added.
    #[inline]
    #[must_use]
    pub fn with(self, member: T) -> Set<T> {
        self.union(Set::one(member))
    }

    /// The set with a member taken out.
    #[inline]
    #[must_use]
    pub fn without(self, member: T) -> Set<T> {
        self.minus(Set::one(member))
    }

    /// Adds a member.
    #[inline]
    pub fn insert(&mut self, member: T) {
        *self = self.with(member);
    }

    /// Takes a member out.
    #[inline]
    pub fn remove(&mut self, member: T) {
        *self = self.without(member);
    }

    /// What is in either set.
    #[inline]
    #[must_use]
    pub fn union(self, other: Set<T>) -> Set<T> {
        Set::from_bits(self.bits | other.bits)
    }

    /// What is in both sets.
    #[inline]
    #[must_use]
    pub fn intersection(self, other: Set<T>) -> Set<T> {
        Set::from_bits(self.bits & other.bits)
    }

    /// What is in this set and not in the other.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Set<T>) -> Set<T> {
        Set::from_bits(self.bits & !other.bits)
    }

    /// How many members are in the set.
    #[inline]
    pub fn len(self) -> u32 {
        self.bits.count()
    }

    /// Whether the set holds nothing.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == T::Bits::default()
    }

    /// The member with the lowest number.
    #[inline]
    pub fn first(self) -> Option<T> {
        (!self.is_empty()).then(|| T::numbered(self.bits.lowest()))
    }

    /// The members, lowest number first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> + Clone + use<T> {
        SetIter(self)
    }
}

#[derive(Clone)]
struct SetIter<T: Member>(Set<T>);

impl<T: Member> Iterator for SetIter<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let member = self.0.first()?;
        self.0 = Set::from_bits(self.0.bits.rest());
        Some(member)
    }
}

impl<T: Member> Clone for Set<T> {
    #[inline]
    fn clone(&self) -> Set<T> {
        *self
    }
}

impl<T: Member> Copy for Set<T> {}

impl<T: Member> Default for Set<T> {
    fn default() -> Set<T> {
        Set::empty()
    }
}

impl<T: Member> PartialEq for Set<T> {
    #[inline]
    fn eq(&self, other: &Set<T>) -> bool {
        self.bits == other.bits
    }
}

impl<T: Member> Eq for Set<T> {}

impl<T: Member> PartialOrd for Set<T> {
    fn partial_cmp(&self, other: &Set<T>) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<T: Member> Ord for Set<T> {
    fn cmp(&self, other: &Set<T>) -> std::cmp::Ordering {
        self.bits.cmp(&other.bits)
    }
}

impl<T: Member> std::hash::Hash for Set<T> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Set<T> {
        members.into_iter().fold(Set::empty(), Set::with)
    }
}

impl<T: Member + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Member + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut list = to.serialize_seq(Some(self.len() as usize))?;
        for member in self.iter() {
            list.serialize_element(&member)?;
        }
        list.end()
    }
}
