//! What the lines of a journal have to tell whom.

use super::Event;
use crate::store::{Telling, Tellings};
use ::table::{Chair, ChairSet, Deed, Line, Millis, Pace, PersonId, Progress, Room};
use kernel::Lang;
use std::collections::BTreeMap;

/// The longest time before a deadline at which somebody is reminded.
const DAY: Millis = 24 * 60 * 60 * 1000;

/// What was known of a table before something was written.
#[derive(Clone, Copy)]
pub(crate) struct Witness {
    waited: ChairSet,
    phase: Progress,
}

impl Witness {
    pub(crate) fn of(room: &Room) -> Witness {
        Witness { waited: room.people_waited_for(), phase: room.phase() }
    }

    /// What new lines have to tell everybody who is not there; afterwards they are known, too.
    pub(crate) fn hear(
        &mut self,
        room: &Room,
        lines: &[Line],
        by: Option<&PersonId>,
        present: ChairSet,
        due: Millis,
    ) -> Tellings {
        let before = std::mem::replace(self, Witness::of(room));
        let mut events: BTreeMap<u8, Event> = BTreeMap::new();
        // Of several events the first of these counts.
        if room.phase().has_ended() && !before.phase.has_ended() {
            note(&mut events, 0..room.chairs().len() as u8, Event::Over);
        }
        for line in lines {
            if let Deed::Nudged { about, .. } = &line.deed {
                note(&mut events, about.iter().copied(), Event::Nudge);
            }
        }
        note(&mut events, self.waited.iter().filter(|&chair| !before.waited.contains(chair)), Event::Turn);
        if lines.iter().any(|line| matches!(line.deed, Deed::Said { .. })) {
            note(&mut events, 0..room.chairs().len() as u8, Event::Chat);
        }
        let mut all: Vec<Telling> = Vec::new();
        for (chair, event) in events {
            let person = room.chairs()[usize::from(chair)].person();
            let Some(person) = person.filter(|person| Some(*person) != by && !present.contains(chair)) else {
                continue;
            };
            if all.iter().all(|telling| telling.person != *person) {
                all.push(Telling { person: person.clone(), event, who: others(room, person, event, by) });
            }
        }
        let game = room.game().about().id.to_owned();
        Tellings { by: by.cloned(), game, due, all, reminders: self.reminders(room) }
    }

    /// When to remind those whom the game waits for, where they have days.
    fn reminders(self, room: &Room) -> Option<Vec<(PersonId, Millis)>> {
        let Pace::Days { days } = room.plan().pace else { return None };
        // A quarter of the time before its end, at most a day.
        let ahead = (Millis::from(days) * DAY / 4).min(DAY);
        let waited = self.waited.iter().filter_map(|chair| {
            let person = room.chairs().get(usize::from(chair))?.person()?;
            Some((person.clone(), room.due(chair)? - ahead))
        });
        Some(waited.collect())
    }
}

fn note(events: &mut BTreeMap<u8, Event>, chairs: impl Iterator<Item = u8>, event: Event) {
    for chair in chairs {
        events.entry(chair).or_insert(event);
    }
}

/// Whose names a notice says: who did it, or everybody else at the table.
fn others(room: &Room, person: &PersonId, event: Event, by: Option<&PersonId>) -> String {
    let names = |wanted: &dyn Fn(&Chair) -> bool| {
        let chairs = (0..).zip(room.chairs()).filter(|(_, chair)| wanted(chair));
        chairs.map(|(number, chair)| chair.name(number, Lang::En)).collect::<Vec<_>>().join(", ")
    };
    match event {
        Event::Nudge | Event::Chat | Event::Invited => names(&|chair| by.is_some() && chair.person() == by),
        Event::Turn | Event::Over | Event::Soon | Event::Called | Event::Begun => {
            names(&|chair| chair.person().is_some_and(|other| other != person))
        }
    }
}

/// What a game that begins has to tell those whom it waits for.
pub(crate) fn beginning(room: &Room, due: Millis) -> Tellings {
    let waited = room.people_waited_for();
    let people = waited.iter().filter_map(|chair| room.chairs().get(usize::from(chair))?.person());
    let all = people
        .map(|person| Telling {
            person: person.clone(),
            event: Event::Turn,
            who: others(room, person, Event::Turn, None),
        })
        .collect();
    let game = room.game().about().id.to_owned();
    Tellings { by: None, game, due, all, reminders: Witness::of(room).reminders(room) }
}

/// What a new table has to tell those for whom a chair is kept.
pub(crate) fn invitations(room: &Room, host_name: &str, due: Millis) -> Tellings {
    let asked = room.chairs().iter().filter_map(Chair::kept_for);
    let all = asked
        .map(|person| Telling { person: person.clone(), event: Event::Invited, who: host_name.to_owned() })
        .collect();
    let game = room.game().about().id.to_owned();
    Tellings { by: Some(room.host().clone()), game, due, all, reminders: Witness::of(room).reminders(room) }
}
