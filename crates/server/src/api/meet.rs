//! Playing with anyone: a chair at a table that waits, or a table of one's own for the next who comes.

use super::play::grant;
use super::tables::Opened;
use crate::Fault;
use crate::app::{App, Asker, Body};
use crate::fault::FaultBody;
use crate::store::Listed;
use crate::tables::{ChairWish, Form};
use ::table::{Listing, Pace, PersonId, Plan, Wish};
use axum::Json;
use axum::extract::State;
use kernel::{Table, facts};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// How quickly one wants to play with anyone.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum MeetPace {
    /// Now, without a clock.
    Free,
    /// Now, with a clock.
    Clock,
    /// With days for each decision.
    Days,
}

impl MeetPace {
    fn is_of(self, pace: Pace) -> bool {
        self == match pace {
            Pace::Free => MeetPace::Free,
            Pace::Clock { .. } => MeetPace::Clock,
            Pace::Days { .. } => MeetPace::Days,
        }
    }

    /// The pace of a table that is opened for it.
    const fn usual(self) -> Pace {
        match self {
            MeetPace::Free => Pace::Free,
            MeetPace::Clock => Pace::Clock { per_move: 60, bank: 600 },
            MeetPace::Days => Pace::Days { days: 2 },
        }
    }
}

/// What somebody wants to play with anyone.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct MeetAsked {
    /// The game's short name.
    #[schema(max_length = 40)]
    game: String,
    /// How quickly.
    pace: MeetPace,
}

/// Sit down at a table that waits for anyone, or open one. Tables of one's own language come first, then those with the fewest
/// options, then those that wait longest. Whoever waits at such a table already is led back to it.
#[utoipa::path(post, path = "/api/meet", request_body = MeetAsked,
    responses((status = 200, body = Opened), (status = 400, body = FaultBody), (status = 401, body = FaultBody),
        (status = 422, body = FaultBody), (status = 429, body = FaultBody)))]
pub(super) async fn meet(
    State(app): State<Arc<App>>,
    asker: Asker,
    Body(MeetAsked { game, pace }): Body<MeetAsked>,
) -> Result<Json<Opened>, Fault> {
    let person = asker.known()?;
    let Some(door) = catalog::game(&game) else {
        let game: String = game.chars().take(40).collect();
        return Err(Fault::asked("fault-game", facts![game]));
    };
    let about = door.about();
    // One at a time for each game, or two who come at once would each open a table and wait there alone.
    let _alone = app.tables.alone_meeting(about.id).await;
    let fits = |table: &Listed| table.card.plan.game == about.id && pace.is_of(table.card.plan.pace);
    let mut waiting = app.lobby.all(&app.apart_from(&asker).await?).await?;
    waiting.retain(fits);
    if let Some(mine) = waiting.iter().find(|table| waits_at(table, &person.id)) {
        return Ok(Json(Opened { id: mine.id.clone() }));
    }
    let lang = asker.lang.to_string();
    waiting.sort_by_key(|Listed { card: Listing { plan, .. }, created, .. }| {
        (plan.lang.as_ref() != Some(&lang), plan.table.options.len(), *created)
    });
    for table in waiting {
        let sit = Wish::Sit { chair: None, invite: None, share: None };
        match grant(&app, &asker, &table.id, None, Form::Data, sit).await {
            Ok(_) => return Ok(Json(Opened { id: table.id })),
            // Somebody else was quicker, or the host does not want to meet them: then the next one.
            Err(
                Fault::Forbidden(_) | Fault::Missing | Fault::Unopened(_) | Fault::Asked(_) | Fault::Refused { .. },
            ) => {}
            Err(fault) => return Err(fault),
        }
    }
    app.limits.opening(&asker).await?;
    let seats = (*about.seats.start()).max(2);
    let chairs: Vec<ChairWish> = std::iter::once(ChairWish::Me).chain((1..seats).map(|_| ChairWish::Anyone)).collect();
    let plan = Plan { pace: pace.usual(), lang: Some(lang), ..Plan::usual(about.id, Table::new(seats)) };
    let id = app.tables.open((person, asker.lang), plan, &chairs, None, None, None).await?;
    Ok(Json(Opened { id }))
}

fn waits_at(table: &Listed, person: &PersonId) -> bool {
    table.card.chairs.iter().any(|chair| !chair.kept && chair.person.as_ref() == Some(person))
}
