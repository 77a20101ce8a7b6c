//! My vacation: at tables with days for each decision my clock stands still meanwhile.

use crate::Fault;
use crate::app::{App, Asker, Body};
use crate::fault::FaultBody;
use crate::tables::{By, Form};
use ::table::{Millis, Pace, Wish};
use axum::Json;
use axum::extract::State;
use kernel::facts;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

const DAY: Millis = 24 * 60 * 60 * 1000;
/// How many days of vacation one has within a year.
const DAYS_A_YEAR: Millis = 30;
/// At how many tables a vacation is told.
const TABLES: u32 = 1000;

/// My vacation.
#[derive(Serialize, ToSchema)]
pub(crate) struct VacationShown {
    /// Until when my clocks stand still, in milliseconds since 1970.
    pub(crate) until: Option<Millis>,
    /// How many more days I could take now.
    pub(crate) days_left: Millis,
}

/// The vacation of whoever asks.
pub(crate) async fn shown(app: &App, asker: &Asker) -> Result<VacationShown, Fault> {
    let now = app.people.now();
    let taken = app.notices.store.vacations_of(&asker.known()?.id).await?;
    let until = taken.last().map(|(_, until)| *until).filter(|until| *until > now);
    Ok(VacationShown { until, days_left: left(&taken, now) / DAY })
}

/// How much of the year's vacation is left at a moment, in milliseconds.
fn left(taken: &[(Millis, Millis)], now: Millis) -> Millis {
    let year = now - 365 * DAY;
    let used: Millis = taken.iter().map(|(began, until)| (until - began.max(&year)).max(0)).sum();
    (DAYS_A_YEAR * DAY - used).max(0)
}

/// My vacation.
#[utoipa::path(get, path = "/api/me/vacation", responses((status = 200, body = VacationShown), (status = 401, body = FaultBody)))]
pub(super) async fn vacation(State(app): State<Arc<App>>, asker: Asker) -> Result<Json<VacationShown>, Fault> {
    shown(&app, &asker).await.map(Json)
}

/// A vacation.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct VacationAsked {
    /// Until when, in milliseconds since 1970; nothing ends it now.
    #[serde(default)]
    until: Option<Millis>,
}

/// Go on vacation, or come back: at every table with days for each decision my clock stands still. The others see it.
#[utoipa::path(post, path = "/api/me/vacation", request_body = VacationAsked,
    responses((status = 200, body = VacationShown), (status = 400, body = FaultBody), (status = 401, body = FaultBody)))]
pub(super) async fn go(
    State(app): State<Arc<App>>,
    asker: Asker,
    Body(asked): Body<VacationAsked>,
) -> Result<Json<VacationShown>, Fault> {
    let me = asker.known()?.clone();
    app.limits.writes.pass(asker.pass.unwrap_or_default()).await?;
    let now = app.people.now();
    let until = asked.until.unwrap_or(now).max(now);
    let taken = app.notices.store.vacations_of(&me.id).await?;
    // The present one is replaced: what is left of it counts no more.
    let before: Vec<_> = taken.into_iter().map(|(began, until)| (began, until.min(now))).collect();
    let most = left(&before, now);
    if until.saturating_sub(now) > most {
        return Err(Fault::asked("fault-vacation", facts![most = DAYS_A_YEAR, left = most / DAY]));
    }
    app.notices.store.take_vacation(&me.id, now, until).await?;
    let tables = app.store.tables_of(&me.id, TABLES).await?;
    for table in tables {
        let days = matches!(table.card.plan.pace, Pace::Days { .. });
        let mine = table.card.chairs.iter().any(|chair| chair.person.as_ref() == Some(&me.id) && !chair.kept);
        if days && mine && !table.card.phase.has_ended() {
            let by = By { person: me.clone(), key: None };
            app.tables.grant(&table.id, by, Wish::Vacation { until }, asker.viewer(None, Form::Data)).await?;
        }
    }
    shown(&app, &asker).await.map(Json)
}

#[cfg(test)]
mod tests {
    use super::{DAY, left};

    #[test]
    fn thirty_days_a_year_and_no_more() {
        let now = 1000 * DAY;
        assert_eq!(left(&[], now), 30 * DAY);
        assert_eq!(left(&[(now - 100 * DAY, now - 90 * DAY)], now), 20 * DAY);
        assert_eq!(left(&[(now - 400 * DAY, now - 380 * DAY)], now), 30 * DAY, "that was in another year");
        assert_eq!(left(&[(now - 370 * DAY, now - 360 * DAY), (now - 30 * DAY, now)], now), 0);
    }
}
