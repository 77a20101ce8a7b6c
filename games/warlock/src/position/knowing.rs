//! What the seats know, as text and back. Only what differs from knowing nothing is written.

use super::reading::{Read, read_card, read_names, read_numbers, wrong};
use super::{names, number_names};
use crate::knowledge::{ALL_COMBINATIONS, COMBINATIONS, Knowledge, whereabouts};
use crate::number::Slot;
use crate::offer::{Pledge, number_list};
use crate::place::{Card, members};
use crate::state::{LOOSE, SEATS};
use kernel::{Seat, facts};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct KnownFile {
    seats: Vec<SeatFile>,
    /// Combinations that announced wrong keys have ruled out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    ruled_out: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatFile {
    /// Cards that may be elsewhere than guarded: hands by number, `g` guarded, `o` open, `l3` loose card 3.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    may: BTreeMap<String, String>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    seen: BTreeMap<u8, Vec<String>>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    has: BTreeMap<u8, Vec<u8>>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    lacks: BTreeMap<u8, Vec<u8>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    announced: Vec<Vec<u8>>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pledges: BTreeMap<u8, u8>,
}

fn places_text(places: u32) -> String {
    let words: Vec<String> = members(places)
        .map(|bit| match bit {
            0..=5 => bit.to_string(),
            6 => "g".to_owned(),
            7 => "o".to_owned(),
            slot => format!("l{}", slot - 8),
        })
        .collect();
    words.join(" ")
}

fn read_places(text: &str) -> Read<u32> {
    let mut places = 0;
    for word in text.split(' ') {
        let slot =
            || word.strip_prefix('l').and_then(|slot| slot.parse::<u8>().ok()).filter(|&slot| slot < LOOSE as u8);
        let place = match word {
            "g" => whereabouts::GUARDED,
            "o" => whereabouts::OPEN,
            word => match (word.parse::<u8>(), slot()) {
                (Ok(seat), _) if usize::from(seat) < SEATS => whereabouts::hand(Seat(seat)),
                (_, Some(slot)) => whereabouts::slot(Slot(slot)),
                (Ok(_) | Err(_), _) => return wrong("position-place", facts![word]),
            },
        };
        places |= place;
    }
    if places_text(places) == text {
        Ok(places)
    } else {
        wrong("position-spelling", facts![text, right = places_text(places)])
    }
}

/// The entries of a row that are not empty, by seat.
fn sparse<T: Copy + Default + PartialEq, U>(row: &[T], written: impl Fn(T) -> U) -> BTreeMap<u8, U> {
    let entries = row.iter().zip(0..).filter(|(entry, _)| **entry != T::default());
    entries.map(|(entry, seat)| (seat, written(*entry))).collect()
}

fn fill<T: Default + PartialEq, U>(row: &mut [T], map: &BTreeMap<u8, U>, read: impl Fn(&U) -> Read<T>) -> Read<()> {
    for (&seat, written) in map {
        let Some(entry) = row.get_mut(usize::from(seat)) else { return wrong("position-seat", facts![seat]) };
        *entry = read(written)?;
        if *entry == T::default() {
            return wrong("position-empty", facts![]);
        }
    }
    Ok(())
}

impl KnownFile {
    pub(super) fn write(knowledge: &Knowledge, seats: usize) -> KnownFile {
        let one = |seat: usize| SeatFile {
            may: Card::all()
                .map(|card| (card, knowledge.may[seat][card.index()]))
                .filter(|&(_, places)| places != whereabouts::GUARDED)
                .map(|(card, places)| (card.to_string(), places_text(places)))
                .collect(),
            seen: sparse(&knowledge.seen[seat], names),
            has: sparse(&knowledge.has[seat], number_names),
            lacks: sparse(&knowledge.lacks[seat], number_names),
            announced: knowledge.announced[seat].into_iter().filter(|set| !set.is_empty()).map(number_names).collect(),
            pledges: sparse(&knowledge.pledges[seat], Pledge::mark),
        };
        let out = |index: &usize| knowledge.combinations & (1 << index) == 0;
        KnownFile {
            seats: (0..seats).map(one).collect(),
            ruled_out: (0..COMBINATIONS).filter(out).map(|index| number_list(ALL_COMBINATIONS[index])).collect(),
        }
    }

    pub(super) fn read(&self, seats: usize) -> Read<Knowledge> {
        let mut knowledge = Knowledge::blank();
        if self.seats.len() != seats {
            return wrong("position-known", facts![]);
        }
        for (seat, file) in self.seats.iter().enumerate() {
            for (card, places) in &file.may {
                knowledge.may[seat][read_card(card)?.index()] = read_places(places)?;
            }
            fill(&mut knowledge.seen[seat], &file.seen, |list| read_names(list))?;
            fill(&mut knowledge.has[seat], &file.has, |list| read_numbers(list))?;
            fill(&mut knowledge.lacks[seat], &file.lacks, |list| read_numbers(list))?;
            fill(&mut knowledge.pledges[seat], &file.pledges, |&mark| {
                Pledge::marked(mark).map_or_else(|| wrong("position-pledge", facts![mark]), Ok)
            })?;
            if file.announced.len() > 3 {
                return wrong("position-announced", facts![]);
            }
            for (entry, list) in knowledge.announced[seat].iter_mut().zip(&file.announced) {
                *entry = read_numbers(list)?;
                if entry.is_empty() {
                    return wrong("position-empty", facts![]);
                }
            }
        }
        for text in &self.ruled_out {
            let index = ALL_COMBINATIONS.iter().position(|&set| number_list(set) == *text);
            let Some(index) = index else { return wrong("position-combination", facts![text = text.as_str()]) };
            knowledge.combinations &= !(1 << index);
        }
        Ok(knowledge)
    }
}
