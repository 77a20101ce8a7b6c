//! Looking back while the game still runs, where the table allows hints: at the own decisions only, each weighed from what
//! the seat knew then. Of chances, of luck and of what others decided it tells nothing.

use super::told::{OptionAnalysed, Teller};
use crate::Fault;
use crate::app::{App, Asker};
use crate::bot::{OwnDecision, OwnPast, Thoroughness};
use crate::replay::{Tape, tape};
use ::table::{PersonId, Room, TableId};
use catalog::AnyMatch;
use kernel::{Audience, Lang, Seat};
use serde::Serialize;
use utoipa::ToSchema;

/// How many decisions are weighed for one answer. Were it a matter of time, the answer would tell how busy the server is.
const AT_ONCE: usize = 4;

/// Some of the own decisions of a running game, in their order.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct OwnDecisions {
    /// The seat whose they are.
    seat: u8,
    /// What each was worth.
    decisions: Vec<DecisionAnalysed>,
    /// Whether there are more: ask again for those after the last one.
    more: bool,
}

/// One of the own decisions.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct DecisionAnalysed {
    /// The number of its entry in the record.
    n: u32,
    /// What was done.
    text: String,
    /// What it gave away, in millionths of a victory.
    given_away: i32,
    /// The best options and the chosen one, the best first, if there was a choice.
    options: Vec<OptionAnalysed>,
    /// Why another option was better.
    why: Vec<String>,
}

/// The seat from which somebody may look back at a running game.
pub(crate) fn own_seat(room: &Room, person: &PersonId, wanted: Option<u8>) -> Result<Seat, Fault> {
    if !room.allows_hints() {
        return Err(Fault::forbidden("fault-not-over"));
    }
    let wanted = wanted.map(Seat);
    let own = match room.audience(Some(person), wanted)? {
        Audience::Seat(seat) => Some(seat),
        Audience::Spectator => None,
    };
    // Whoever watches may look on, but decides nothing.
    let sits = |seat: &Seat| room.sitter_of(*seat).is_some_and(|chair| chair.person() == Some(person));
    own.filter(sits).ok_or_else(|| Fault::forbidden("fault-not-over"))
}

/// The own decisions after an entry, as many as are weighed at once.
pub(crate) async fn own(
    app: &App,
    asker: &Asker,
    id: &TableId,
    (wanted, after): (Option<u8>, u32),
) -> Result<OwnDecisions, Fault> {
    let person = asker.known()?.id.clone();
    app.limits.writes.pass(asker.pass.unwrap_or_default()).await?;
    let seat = app.tables.look(id, move |room, _| own_seat(room, &person, wanted)).await??;
    let (tape, lang) = (tape(app, asker, id, Some(seat.0)).await?, asker.lang);
    app.tables.think(&asker.claim(Some(id)), move || weighed(&tape, seat, after, lang)).await?
}

fn weighed(tape: &Tape, seat: Seat, after: u32, lang: Lang) -> Result<OwnDecisions, Fault> {
    let past = OwnPast::of(tape.game, &tape.record, tape.edition, seat, Thoroughness::Quick)
        .map_err(|fault| Fault::internal("a record does not replay", &fault))?;
    let mut waiting = past.numbers().filter(|number| *number > after);
    let found: Vec<OwnDecision> = waiting.by_ref().take(AT_ONCE).filter_map(|number| past.weigh(number)).collect();
    let more = waiting.next().is_some();
    Ok(OwnDecisions { seat: seat.0, decisions: told(tape, seat, &found, lang)?, more })
}

/// Decisions in words, each at its place.
fn told(tape: &Tape, seat: Seat, found: &[OwnDecision], lang: Lang) -> Result<Vec<DecisionAnalysed>, Fault> {
    let teller = Teller { tape, lang };
    let mut decisions = Vec::with_capacity(found.len());
    let mut show = |played: &dyn AnyMatch, _: Option<&kernel::record::Entry>, _: Vec<catalog::Happening>| {
        let Some(decision) = found.get(decisions.len()).filter(|next| next.number == played.number() + 1) else {
            return;
        };
        let given_away = decision.choice.as_ref().map_or(0, |choice| choice.given_away);
        let said = teller.said(played, seat, Some(&decision.action), decision.choice.as_ref());
        let (text, options, why) = said;
        decisions.push(DecisionAnalysed { n: decision.number, text, given_away, options, why });
    };
    tape.game
        .replay(&tape.record, tape.edition, &mut show)
        .map_err(|fault| Fault::internal("a record does not replay", &fault))?;
    Ok(decisions)
}
