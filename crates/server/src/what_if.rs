//! What if: playing on from a moment of a game, at a table of its own.
//!
//! After the end everybody may know everything, so a finished game goes on from what was true. A game that still runs goes on
//! only for whoever plays it alone against bots, and from a world that they can imagine: what is hidden and what is still to
//! be drawn is dealt anew, so that the new table tells nothing of the old one that its player does not know.

use crate::Fault;
use crate::app::{App, Asker};
use crate::replay::{Tape, tape};
use crate::tables::ChairWish;
use crate::token::random_bytes;
use ::table::{Origin, Pace, PersonId, Plan, Room, TableId};
use catalog::{AnyEdition, AnyMatch, Door};
use kernel::{Facts, Seal, Seat, Turn};
use serde_json::Value;

/// Where such a game begins.
pub(crate) struct Beginning {
    pub(crate) plan: Plan,
    /// The edition file, if another than the game's own was played.
    edition: Option<String>,
    origin: Origin,
}

/// From which moment, and how.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wanted {
    /// After so many entries.
    pub(crate) n: u32,
    /// Whether what was decided then is done once more, with other dice; otherwise somebody chooses anew.
    pub(crate) again: bool,
}

/// A game from which somebody may play on.
struct Playable {
    plan: Plan,
    edition: Option<String>,
    /// From whose knowledge, if not from the whole truth.
    knowing: Option<Seat>,
}

/// Whose knowledge a running game can be taken up from: that of whoever plays it alone. Not where the game counts for
/// anything: trying out what follows would be an unfair help.
pub(crate) fn own_solo_seat(room: &Room, person: &PersonId) -> Option<Seat> {
    room.solo_seat_of(person).filter(|_| !may_count(room))
}

/// Whether a game of one person may still be entered somewhere: what a team of one achieves is rated.
fn may_count(room: &Room) -> bool {
    let plan = room.plan();
    if plan.tournament.is_some() || room.is_sealed() {
        return true;
    }
    let unusual = plan.friendly || plan.edition.is_some() || room.goes_on_from().is_some();
    room.game().about().cooperative && !unusual && !room.allows_hints()
}

fn playable(room: &Room, person: Option<&PersonId>) -> Result<Playable, Fault> {
    let knowing = if room.phase().has_ended() {
        None
    } else {
        let own = person.and_then(|person| own_solo_seat(room, person));
        Some(own.ok_or_else(|| Fault::forbidden("fault-not-over"))?)
    };
    let edition = room.plan().edition.as_ref().map(|_| room.edition().tag().text.clone());
    Ok(Playable { plan: room.plan().clone(), edition, knowing })
}

/// The moment with which a game begins.
pub(crate) async fn beginning(app: &App, asker: &Asker, id: &TableId, from: Wanted) -> Result<Beginning, Fault> {
    let tape = tape(app, asker, id, None).await?;
    let person = asker.person.as_ref().map(|person| person.id.clone());
    let Playable { plan, edition, knowing } =
        app.tables.look(id, move |room, _| playable(room, person.as_ref())).await??;
    let chance = Chance::random()?;
    let position = app.tables.answer(&asker.claim(Some(id)), move || position(&tape, from, knowing, chance)).await??;
    // Nobody waits for the clock of another game, and nobody's rating hangs on it. What one seat knows of a running game is
    // for nobody else to watch.
    let watched = plan.watched && knowing.is_none();
    let plan = Plan {
        pace: Pace::Free,
        casual: true,
        ready: false,
        friendly: true,
        edition: None,
        tournament: None,
        watched,
        ..plan
    };
    let plan = Plan { lang: Some(asker.lang.code().to_owned()), ..plan };
    Ok(Beginning { plan, edition, origin: Origin { table: id.clone(), number: from.n, position } })
}

/// What is drawn before a game goes on.
#[derive(Clone, Copy, Debug)]
struct Chance {
    /// What is dealt anew of what a seat does not know.
    world: u64,
    /// The dice of a decision that is made once more.
    dice: [u8; 32],
}

impl Chance {
    fn random() -> Result<Chance, Fault> {
        Ok(Chance { world: u64::from_le_bytes(random_bytes()?), dice: random_bytes()? })
    }
}

fn position(tape: &Tape, from: Wanted, knowing: Option<Seat>, chance: Chance) -> Result<Value, Fault> {
    let (game, edition) = (tape.game, tape.edition);
    // Of a running game only the own decisions are known.
    let decided =
        tape.decided_at(from.n).filter(|act| !act.draws.is_empty() && knowing.is_none_or(|own| own == act.seat));
    let there = tape.standing_at(from.n)?;
    let position = known(&*there, knowing, chance);
    if !from.again {
        return Ok(position);
    }
    let act = decided.ok_or_else(|| Fault::asked("fault-what-if-no-dice", Facts::none()))?;
    once_more(game, edition, &position, (act.seat, &act.action), chance)
}

/// The position from which a game goes on, by whose knowledge it may.
fn known(there: &dyn AnyMatch, knowing: Option<Seat>, chance: Chance) -> Value {
    knowing.map_or_else(|| there.position(), |seat| there.imagined(seat, chance.world))
}

/// The position after a decision that is made with other dice.
fn once_more(
    game: &dyn Door,
    edition: AnyEdition,
    position: &Value,
    (seat, action): (Seat, &str),
    chance: Chance,
) -> Result<Value, Fault> {
    let wrong = |fault: &dyn std::fmt::Display| Fault::internal("a decision cannot be made once more", fault);
    let seal = Seal::from_secret(chance.dice);
    let mut played = game.load(position, edition, seal).map_err(|fault| wrong(&fault.fault()))?;
    played.act(seat, action).map_err(|fault| wrong(&fault))?;
    match played.turn() {
        Turn::Decide(_) => Ok(played.position()),
        Turn::Over(_) => Err(Fault::asked("fault-what-if-over", Facts::none())),
    }
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
