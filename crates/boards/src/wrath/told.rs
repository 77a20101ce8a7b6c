//! Sentences without notation.

use crate::told::{counted, with};
use ::wrath::Event;
use kernel::{Fact, Lang, Phrase, Seat, seat_name};

/// Regions by their size, strengths and spaces by whose they are.
pub(super) fn told(event: &Event, phrase: Phrase, lang: Lang, names: &[String]) -> Phrase {
    let by_name = |amounts: &mut dyn Iterator<Item = u32>| {
        let told = amounts.enumerate().filter(|(_, amount)| *amount > 0);
        let told = told.map(|(seat, amount)| format!("{} {amount}", seat_name(lang, Seat(seat as u8), names)));
        Fact::List(told.map(Fact::from).collect())
    };
    let spaces = if let Event::Erupted { spaces } = event {
        Some(("spaces", by_name(&mut spaces.iter().map(|&held| u32::from(held)))))
    } else {
        None
    };
    let region = if let Event::Region { cells, strengths, .. } = event {
        let size = counted("wrath-told-tiles", cells.iter().count(), lang);
        vec![("cells", size), ("strengths", by_name(&mut strengths.iter().map(|&strength| u32::from(strength))))]
    } else {
        Vec::new()
    };
    with(phrase, spaces.into_iter().chain(region))
}
