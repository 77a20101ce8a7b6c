//! What only a running table itself knows: by when somebody must decide, and how far the game is. A list of the store tells when
//! something was written last, and a word at the table moves no clock.

use crate::app::{App, Asker};
use crate::store::Listed;
use ::table::{ChairSet, Millis, PersonId, Progress, Room, TableId};
use futures_util::future::join_all;
use std::collections::BTreeMap;

/// How many tables are asked at the same time: those that sleep are read from the disk.
const AT_ONCE: usize = 8;

/// How a running table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Running {
    /// When the time runs out of whoever reads the list if the game waits for them, or else of the first for whom it waits.
    pub(super) due: Option<Millis>,
    /// How many moves have been played.
    pub(super) number: u32,
}

/// Asks those of some tables that are being played. One that does not answer is left out: the list is shown all the same.
pub(super) async fn running(app: &App, asker: &Asker, tables: &[&Listed]) -> BTreeMap<TableId, Running> {
    let me = asker.person.as_ref().map(|person| &person.id);
    let playing: Vec<&Listed> = tables.iter().filter(|table| table.card.phase == Progress::Playing).copied().collect();
    let mut found = BTreeMap::new();
    for some in playing.chunks(AT_ONCE) {
        let asked: Vec<_> = some.iter().map(|table| ask(app, &table.id, me.cloned())).collect();
        found.extend(join_all(asked).await.into_iter().flatten());
    }
    found
}

async fn ask(app: &App, id: &TableId, me: Option<PersonId>) -> Option<(TableId, Running)> {
    let stands = move |room: &Room, _| {
        let mine = me.map_or(ChairSet::default(), |me| room.chairs_of(&me));
        Running { due: due(room, mine), number: room.number() }
    };
    Some((id.clone(), app.tables.look(id, stands).await.ok()?))
}

fn due(room: &Room, mine: ChairSet) -> Option<Millis> {
    let waited = room.people_waited_for();
    let am_waited = waited.iter().any(|chair| mine.contains(chair));
    waited.iter().filter(|&chair| !am_waited || mine.contains(chair)).filter_map(|chair| room.due(chair)).min()
}
