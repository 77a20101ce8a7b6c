//! Tournaments go on by themselves: what is due happens, tables are opened and entered, and decided when a round has lasted too long.

use super::late;
use super::{DecidedBy, LEAST_CHECK_IN, Step, Tournament, change, load, strengths};
use crate::Fault;
use crate::app::App;
use crate::tables::RoundTable;
use crate::token::{Random, random_bytes};
use ::club::tournament::{Place, Player};
use ::club::{Contest, Finish};
use ::table::{Chair, Invite, Millis, Opening, PersonId, Plan, Room, Sitter, TableId, TournamentId};

/// Attends to every tournament that is being played, or of which the time has come.
pub(crate) async fn attend_all(app: &App) -> Result<(), Fault> {
    let running = app.keeper.club.running_tournaments(app.people.now()).await?;
    app.tables.forget_coming_but_to(&running);
    for id in running {
        if let Err(fault) = attend(app, &id).await {
            tracing::warn!(?fault, tournament = %id, "a tournament does not go on yet");
        }
    }
    Ok(())
}

/// Notes who has come to the tables of the present round.
async fn note_came(app: &App, id: &TournamentId) -> Result<(), Fault> {
    let came = app.tables.came(id);
    let is_new = |tournament: &Tournament, table: &TableId, person: &PersonId| {
        let present = tournament.tables.last().is_some_and(|names| names.iter().flatten().any(|name| name == table));
        present && !tournament.came.get(table).is_some_and(|known| known.contains(person))
    };
    if came.is_empty() {
        return Ok(());
    }
    let known = load(app, id).await?;
    if !came.iter().any(|(table, person)| is_new(&known, table, person)) {
        return Ok(());
    }
    change(app, id, |tournament| {
        for (table, person) in &came {
            if is_new(tournament, table, person) {
                tournament.came.entry(table.clone()).or_default().insert(person.clone());
            }
        }
        Ok(())
    })
    .await
}

/// Does what is due by itself before the first round; whether anything was.
async fn keep_time(app: &App, id: &TournamentId, tournament: &Tournament) -> Result<bool, Fault> {
    let now = app.people.now();
    if tournament.due_step(now).is_none() {
        return Ok(false);
    }
    let strengths = strengths(app, tournament).await?;
    change(app, id, |tournament| {
        let Some(step) = tournament.due_step(now) else { return Ok(()) };
        let host = tournament.host.clone();
        if step == Step::Call {
            tournament.starts = tournament.starts.map(|starts| starts.max(now + LEAST_CHECK_IN));
        }
        // What is due can be done.
        let _ = tournament.take(step, &host, &strengths);
        Ok(())
    })
    .await?;
    Ok(true)
}

/// Opens the tables of the present round that are not open yet, and enters those that are over; with the last one the next
/// round begins.
pub(super) async fn attend(app: &App, id: &TournamentId) -> Result<(), Fault> {
    note_came(app, id).await?;
    loop {
        let tournament = load(app, id).await?;
        if keep_time(app, id, &tournament).await? {
            continue;
        }
        let round = tournament.tables.len();
        let Some(names) = tournament.tables.last() else { return Ok(()) };
        let too_late = tournament.round_ends().is_some_and(|ends| ends <= app.people.now());
        let mut over: Vec<(usize, Vec<Place>, Option<DecidedBy>)> = Vec::new();
        for (table, players) in tournament.course.open_tables() {
            let Some(Some(name)) = names.get(table) else { continue };
            match standing_of(app, name, players.len()).await? {
                Standing::Over(places) => over.push((table, places, None)),
                Standing::Played | Standing::Unopened if too_late => {
                    let places = late_places(app, &tournament, name, players.len()).await?;
                    over.push((table, places, Some(DecidedBy::Time)));
                }
                Standing::Played => {}
                Standing::Unopened => seat(app, (id, &tournament), name, players).await?,
            }
        }
        if over.is_empty() {
            return Ok(());
        }
        let over = &over;
        change(app, id, |tournament| {
            for (table, places, by) in over.iter().filter(|_| tournament.tables.len() == round) {
                // Another node may have entered it already.
                let entered = tournament.course.report(*table, places.clone()).is_ok();
                let name = tournament.tables.last().and_then(|names| names.get(*table)?.clone());
                if let (true, Some(name), Some(by)) = (entered, name, by) {
                    tournament.decided.insert(name, *by);
                }
            }
            Ok(())
        })
        .await?;
    }
}

/// How far a table of the present round is.
enum Standing {
    Unopened,
    Played,
    /// How everybody came out, by seat.
    Over(Vec<Place>),
}

async fn standing_of(app: &App, table: &TableId, players: usize) -> Result<Standing, Fault> {
    // The phase is asked first: a game that ends in between is still being played, as far as this look goes.
    let phase = app.keeper.club.phase_of(table.clone()).await?;
    let ended = phase.as_ref().is_some_and(|phase| phase == "over" || phase == "stopped");
    if ended {
        app.keeper.enter_now(table).await?;
    } else if phase.is_some() {
        return Ok(Standing::Played);
    }
    match app.keeper.club.contest(table.clone()).await? {
        Some(entered) => Ok(Standing::Over(places_of(&entered.contest))),
        // A game that ended and cannot be read any more counts for nobody, or the others would wait for ever.
        None if ended => Ok(Standing::Over(vec![Place::Absent; players])),
        None => Ok(Standing::Unopened),
    }
}

/// How everybody at a table comes out of it when the time of the round is up.
async fn late_places(app: &App, tournament: &Tournament, table: &TableId, players: usize) -> Result<Vec<Place>, Fault> {
    let Some(stored) = app.store.load(table).await? else { return Ok(vec![Place::Absent; players]) };
    let came = tournament.came.get(table).cloned().unwrap_or_default();
    let id = table.clone();
    let judged = move || {
        let room = Room::read(id, stored.secret, &stored.lines).ok()?;
        Some(late::places(&late::seen(&room, &stored.lines, &came)))
    };
    let judged = tokio::task::spawn_blocking(judged).await;
    // A table that cannot be read any more counts for nobody.
    Ok(judged.ok().flatten().unwrap_or_else(|| vec![Place::Absent; players]))
}

/// What a finished game is worth in a tournament. Whoever left without a single decision of the game has not come. If the game
/// was ended before its end, those who stayed share the first place.
fn places_of(contest: &Contest<PersonId>) -> Vec<Place> {
    let places = contest.places();
    let place = |(chair, entrant): (usize, &::club::Entrant<PersonId>)| match entrant.finish {
        Finish::Left(0) => Place::Absent,
        Finish::Rank(_) | Finish::Stayed | Finish::Left(_) => {
            let behind = matches!(entrant.finish, Finish::Left(_));
            let known = places.as_ref().and_then(|places| places.get(chair)).map(|place| *place as u8);
            Place::Rank(known.unwrap_or(1 + u8::from(behind)))
        }
    };
    contest.entrants.iter().enumerate().map(place).collect()
}

/// Opens a table of the present round.
async fn seat(
    app: &App,
    (id, tournament): (&TournamentId, &Tournament),
    name: &TableId,
    players: &[Player],
) -> Result<(), Fault> {
    let who = |player: &Player| tournament.course.entries().get(usize::from(player.0)).map(|entry| entry.who.clone());
    let people: Vec<PersonId> = players.iter().filter_map(who).collect();
    let names = app.keeper.club.names(people.clone()).await?;
    let named = |person: PersonId| {
        let name = names.get(&person).cloned().unwrap_or_else(|| "–".to_owned());
        (person, name)
    };
    let people: Vec<(PersonId, String)> = people.into_iter().map(named).collect();
    let plan = Plan { tournament: Some(id.clone()), ..tournament.plan.clone() };
    app.tables.open_for_round(opening(name, &plan, &people, app.people.now())?).await
}

/// A table of a round, ready to be opened.
pub(super) fn opening(
    id: &TableId,
    plan: &Plan,
    players: &[(PersonId, String)],
    now: Millis,
) -> Result<RoundTable, Fault> {
    let mut plan = plan.clone();
    plan.table.seats = players.len() as u8;
    let chair = |(person, name): &(PersonId, String)| {
        let sitter = Sitter::Person { person: person.clone(), name: name.clone() };
        Ok(Chair::new(sitter, Invite::random()?))
    };
    let chairs = players.iter().map(chair).collect::<Result<Vec<_>, Fault>>()?;
    let host = players.first().map(|(person, _)| person.clone()).ok_or(Fault::Missing)?;
    let secret = random_bytes::<32>()?;
    let (invite, edition, share) = (Some(Invite::random()?), None, None);
    let opening =
        Opening { id: id.clone(), host, plan, chairs, invite, edition, from: None, duplicate: None, share, secret };
    RoundTable::judged(opening, now)
}

#[cfg(test)]
mod tests {
    use super::places_of;
    use ::club::tournament::Place;
    use ::club::{Conditions, Contest, Entrant, Finish, Side};
    use ::table::PersonId;

    #[test]
    fn a_finished_game_is_worth_what_the_page_says() {
        let rows: [(&[Finish], &[Place]); 4] = [
            (&[Finish::Rank(2), Finish::Rank(1)], &[Place::Rank(2), Place::Rank(1)]),
            (&[Finish::Left(0), Finish::Rank(1)], &[Place::Absent, Place::Rank(1)]),
            (&[Finish::Left(9), Finish::Rank(1), Finish::Rank(2)], &[Place::Rank(3), Place::Rank(1), Place::Rank(2)]),
            (&[Finish::Stayed, Finish::Left(4), Finish::Stayed], &[Place::Rank(1), Place::Rank(2), Place::Rank(1)]),
        ];
        for (finishes, places) in rows {
            let side = |number: usize| Side::Person(PersonId::from_random([number as u8; 12]));
            let entrants = finishes.iter().enumerate();
            let entrants = entrants.map(|(number, finish)| Entrant { side: side(number), finish: *finish }).collect();
            let contest =
                Contest { ended: 1, table: "a".to_owned(), entrants, task: None, conditions: Conditions::default() };
            assert_eq!(places_of(&contest), places, "{finishes:?}");
        }
    }
}
