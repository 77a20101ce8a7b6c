//! What if: playing on from a moment of a finished game, at a table of its own.

use crate::Fault;
use crate::app::{App, Asker};
use crate::replay::tape;
use crate::tables::ChairWish;
use ::table::{Origin, Pace, Plan, Room, TableId};
use kernel::Facts;

/// Where such a game begins.
pub(crate) struct Beginning {
    pub(crate) plan: Plan,
    /// The edition file, if another than the game's own was played.
    edition: Option<String>,
    origin: Origin,
}

/// The moment of a finished game after this many entries. After the end everybody may know everything of it.
pub(crate) async fn beginning(app: &App, asker: &Asker, id: &TableId, n: u32) -> Result<Beginning, Fault> {
    let tape = tape(app, asker, id, None).await?;
    if !tape.ended {
        return Err(Fault::forbidden("fault-not-over"));
    }
    let agreed = |room: &Room| {
        let edition = room.plan().edition.as_ref().map(|_| room.edition().tag().text.clone());
        (room.plan().clone(), edition)
    };
    let (played, edition) = app.tables.look(id, move |room, _| agreed(room)).await?;
    let position = app.tables.answer(&asker.claim(Some(id)), move || tape.position_at(n)).await??;
    // Nobody waits for the clock of another game, and nobody's rating hangs on it.
    let plan = Plan {
        pace: Pace::Free,
        casual: true,
        ready: false,
        friendly: true,
        edition: None,
        tournament: None,
        ..played
    };
    let plan = Plan { lang: Some(asker.lang.code().to_owned()), ..plan };
    Ok(Beginning { plan, edition, origin: Origin { table: id.clone(), number: n, position } })
}

/// Opens a table where the game goes on.
pub(crate) async fn open(
    app: &App,
    asker: &Asker,
    beginning: Beginning,
    chairs: &[ChairWish],
) -> Result<TableId, Fault> {
    if chairs.contains(&ChairWish::Anyone) {
        return Err(Fault::asked("fault-what-if-anyone", Facts::none()));
    }
    let Beginning { plan, edition, origin } = beginning;
    let host = asker.known()?;
    app.tables.open((host, asker.lang), plan, chairs, edition, None, Some(origin)).await
}
