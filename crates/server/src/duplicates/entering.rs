//! Entering a duplicate: everybody once, whoever opens a table of it or sits down at one.

use super::{MOST_ENTRANTS, load, shown};
use crate::Fault;
use crate::app::{App, Asker};
use crate::token::Random;
use ::table::{DuplicateId, PersonId, Room, TableId, Wish};
use kernel::{Facts, facts};

/// Enters somebody: opens a table for them. Whoever has entered already finds the table they are at.
pub(crate) async fn enter(app: &App, asker: &Asker, id: &DuplicateId) -> Result<shown::DuplicateShown, Fault> {
    let (me, duplicate) = (asker.known()?, load(app, id).await?);
    if app.keeper.club.are_apart(me.id.clone(), duplicate.host.clone()).await? {
        return Err(Fault::forbidden("fault-blocked"));
    }
    if duplicate.has_closed(app.people.now()) {
        return Err(Fault::asked("fault-duplicate-closed", Facts::none()));
    }
    let table = claimed(app, id, &me.id, TableId::random()?).await?;
    // A server that ended in between has kept the name of the table, and not opened it.
    if app.keeper.club.phase_of(table.clone()).await?.is_none() {
        let opened = match duplicate.table(id, table.clone(), me, app.people.now()) {
            Ok(ready) => app.tables.open_for_entrant(&me.id, ready).await,
            Err(fault) => Err(fault),
        };
        if let Err(fault) = opened {
            app.keeper.club.leave_duplicate(id.clone(), me.id.clone(), table).await?;
            return Err(fault);
        }
    }
    shown::shown(app, asker, id).await
}

/// The table at which somebody plays: this one, if they have not entered at another.
async fn claimed(app: &App, id: &DuplicateId, person: &PersonId, table: TableId) -> Result<TableId, Fault> {
    let claimed = app.keeper.club.enter_duplicate(id.clone(), person.clone(), table, MOST_ENTRANTS).await?;
    claimed.ok_or_else(|| Fault::asked("fault-duplicate-full", facts![most = MOST_ENTRANTS]))
}

/// Somebody who sits down at a table of a duplicate, or leaves it before the game.
pub(crate) struct Entering {
    id: DuplicateId,
    table: TableId,
    person: PersonId,
}

impl Entering {
    /// What a wish means for a duplicate, if the table belongs to one. Whoever plays at another table of it is refused.
    pub(crate) async fn at(
        app: &App,
        person: &PersonId,
        table: &TableId,
        wish: &Wish,
    ) -> Result<Option<Entering>, Fault> {
        let sits = matches!(wish, Wish::Sit { .. });
        if !sits && !matches!(wish, Wish::Leave { .. }) {
            return Ok(None);
        }
        let of = |room: &Room, _| room.duplicate().filter(|_| room.is_sealed()).map(|of| of.id.clone());
        let Some(id) = app.tables.look(table, of).await? else { return Ok(None) };
        if sits && claimed(app, &id, person, table.clone()).await? != *table {
            return Err(Fault::forbidden("fault-duplicate-entered"));
        }
        Ok(Some(Entering { id, table: table.clone(), person: person.clone() }))
    }

    /// Notes what came of the wish: whoever sits at the table now has entered there, and nobody else.
    pub(crate) async fn after(self, app: &App) -> Result<(), Fault> {
        let Entering { id, table, person } = self;
        let me = person.clone();
        if app.tables.look(&table, move |room, _| !room.chairs_of(&me).is_empty()).await? {
            claimed(app, &id, &person, table).await?;
        } else {
            app.keeper.club.leave_duplicate(id, person, table).await?;
        }
        Ok(())
    }
}
