//! Tournaments: who plays whom is said by the crate `club`; here they are kept, their tables are opened, and what came of those
//! is entered. Everything that happens is one change of the kept tournament, made by whoever has read its newest version; so
//! several nodes may do it at once, and a server that ends in between goes on where it was.

mod shown;

pub(crate) use shown::{
    EntryShown, MeetingShown, RoundShown, RoundTableShown, TournamentListed, TournamentShown, listed, shown, told,
};

use crate::Fault;
use crate::app::{App, Asker};
use crate::person::Person;
use crate::store::{NewTournament, StoreFault};
use crate::tables::RoundTable;
use crate::token::{Random, random_bytes};
use ::club::tournament::{Course, MOST_ROUNDS, NotNow, Place, Player, System, Terms};
use ::club::{Contest, Finish};
use ::table::{Chair, Hints, Invite, Millis, Opening, PersonId, Plan, Sitter, TableId, TournamentId};
use kernel::{Facts, facts};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How many unfinished tournaments one person may have opened.
const MOST_HOSTED: u32 = 3;
/// How often a change is tried again because another one was quicker.
const TRIES: u32 = 20;

/// A tournament as it is kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Tournament {
    name: String,
    /// Who opened it, and leads it.
    host: PersonId,
    created: Millis,
    /// What is played at each table.
    plan: Plan,
    course: Course<PersonId>,
    /// The names of the tables, round by round: given before they are opened, so that none is opened twice. A table that is over
    /// without a game has none.
    tables: Vec<Vec<Option<TableId>>>,
}

/// A tournament that somebody wants to open.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TournamentWish {
    /// What it is called.
    #[schema(min_length = 1, max_length = 40)]
    pub(crate) name: String,
    /// What is played at each table. Hints and going back are off.
    pub(crate) plan: Plan,
    /// Who plays whom: `swiss` or `round-robin` for tables of two, `groups` for three to six.
    #[schema(value_type = String)]
    pub(crate) system: System,
    /// How many rounds, up to 15. Where everybody meets everybody it follows from how many play.
    #[schema(minimum = 1, maximum = 15)]
    pub(crate) rounds: u8,
}

/// What somebody does in a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Register,
    Withdraw,
    CheckIn,
    Call,
    Begin,
    Cancel,
}

impl Step {
    /// Every step.
    pub(crate) const ALL: [Step; 6] =
        [Step::Register, Step::Withdraw, Step::CheckIn, Step::Call, Step::Begin, Step::Cancel];

    /// Its stable name.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Step::Register => "register",
            Step::Withdraw => "withdraw",
            Step::CheckIn => "check-in",
            Step::Call => "call",
            Step::Begin => "begin",
            Step::Cancel => "cancel",
        }
    }

    /// Whether only whoever leads the tournament may do it.
    const fn is_leading(self) -> bool {
        match self {
            Step::Register | Step::Withdraw | Step::CheckIn => false,
            Step::Call | Step::Begin | Step::Cancel => true,
        }
    }
}

/// Opens a tournament.
pub(crate) async fn open(app: &App, host: &Person, wish: TournamentWish) -> Result<TournamentId, Fault> {
    let name = crate::people::checked_name(&wish.name)?;
    let created = app.people.now();
    let (plan, terms) = checked(wish, created)?;
    if app.keeper.club.tournaments_hosted(host.id.clone()).await? >= MOST_HOSTED {
        return Err(Fault::capped("fault-many-tournaments", facts![most = MOST_HOSTED]));
    }
    let id = TournamentId::random()?;
    let course = Course::new(terms);
    let stage = course.stage().id();
    let tournament = Tournament { name, host: host.id.clone(), created, plan, course, tables: Vec::new() };
    let kept = serde_json::to_string(&tournament).map_err(StoreFault::from)?;
    let new = NewTournament { id: id.clone(), host: host.id.clone(), created, stage, kept };
    app.keeper.club.open_tournament(new).await?;
    Ok(id)
}

/// The plan of every table and the terms of the tournament, if its tables can be opened.
fn checked(wish: TournamentWish, now: Millis) -> Result<(Plan, Terms), Fault> {
    let TournamentWish { mut plan, system, rounds, .. } = wish;
    let game = catalog::game(&plan.game).ok_or_else(|| Fault::asked("fault-tournament-game", Facts::none()))?.about();
    let seats = plan.table.seats;
    let fits = match system {
        System::Swiss | System::RoundRobin => seats == 2,
        System::Groups => (3..=6).contains(&seats),
    };
    if game.cooperative || plan.edition.is_some() {
        return Err(Fault::asked("fault-tournament-game", Facts::none()));
    }
    if !fits || !game.seats.contains(&seats) {
        return Err(Fault::asked("fault-tournament-seats", Facts::none()));
    }
    if !(1..=MOST_ROUNDS).contains(&rounds) {
        return Err(Fault::asked("fault-tournament-rounds", facts![most = MOST_ROUNDS]));
    }
    (plan.casual, plan.ready, plan.watched, plan.hints) = (false, false, true, Hints::Never);
    // What is chosen for each seat fits only as many.
    let even = system != System::Groups || !plan.table.options.is_empty();
    let (fewest, most) = if even { (seats, seats) } else { ((*game.seats.start()).max(3), (*game.seats.end()).min(6)) };
    for players in fewest..=most {
        let people = (0..players).map(|_| PersonId::random()).collect::<Result<Vec<_>, Fault>>()?;
        let people: Vec<(PersonId, String)> = people.into_iter().map(|person| (person, "–".to_owned())).collect();
        opening(&TableId::random()?, &plan, &people, now)?;
    }
    Ok((plan, Terms { system, seats, fewest, most, rounds }))
}

/// A table of a round, ready to be opened.
fn opening(id: &TableId, plan: &Plan, players: &[(PersonId, String)], now: Millis) -> Result<RoundTable, Fault> {
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
    let opening = Opening { id: id.clone(), host, plan, chairs, invite, edition, from: None, share, secret };
    RoundTable::judged(opening, now)
}

/// A tournament as it is now.
pub(crate) async fn load(app: &App, id: &TournamentId) -> Result<Tournament, Fault> {
    let (_, kept) = app.keeper.club.tournament(id.clone()).await?.ok_or(Fault::Missing)?;
    Ok(serde_json::from_str(&kept).map_err(StoreFault::from)?)
}

/// Somebody does something in a tournament; what it is like then.
pub(crate) async fn step(app: &App, asker: &Asker, id: &TournamentId, step: Step) -> Result<Tournament, Fault> {
    let me = asker.known()?.id.clone();
    let known = load(app, id).await?;
    if step.is_leading() && known.host != me {
        return Err(Fault::forbidden("fault-tournament-host"));
    }
    if step == Step::Register && app.keeper.club.are_apart(me.clone(), known.host.clone()).await? {
        return Err(Fault::forbidden("fault-blocked"));
    }
    let people: Vec<PersonId> = known.course.entries().iter().map(|entry| entry.who.clone()).collect();
    let strengths = match step {
        Step::Begin => app.keeper.club.strengths(known.plan.game.clone(), people).await?,
        Step::Register | Step::Withdraw | Step::CheckIn | Step::Call | Step::Cancel => BTreeMap::new(),
    };
    change(app, id, |tournament| {
        let course = &mut tournament.course;
        let done = match step {
            Step::Register => course.register(me.clone()),
            Step::Withdraw => course.withdraw(&me),
            Step::CheckIn => course.check_in(&me),
            Step::Call => course.call(),
            Step::Begin => course.begin(|person| strengths.get(person).copied().unwrap_or_default()),
            Step::Cancel => course.cancel(),
        };
        done.map_err(refused)
    })
    .await?;
    attend(app, id).await?;
    load(app, id).await
}

fn refused(why: NotNow) -> Fault {
    let key = match why {
        NotNow::Stage(_) | NotNow::Table => "fault-tournament-stage",
        NotNow::Unknown => "fault-tournament-unknown",
        NotNow::Full => "fault-tournament-full",
        NotNow::TooFew => "fault-tournament-few",
        NotNow::NoLate => "fault-tournament-late",
    };
    Fault::asked(key, Facts::none())
}

/// Changes a tournament as it is now; if somebody else was quicker, as it is then.
async fn change(
    app: &App,
    id: &TournamentId,
    change: impl Fn(&mut Tournament) -> Result<(), Fault>,
) -> Result<(), Fault> {
    for _ in 0..TRIES {
        let (version, kept) = app.keeper.club.tournament(id.clone()).await?.ok_or(Fault::Missing)?;
        let mut tournament: Tournament = serde_json::from_str(&kept).map_err(StoreFault::from)?;
        change(&mut tournament)?;
        for (_, places) in tournament.course.rounds().skip(tournament.tables.len()) {
            let name = |places: &Option<Vec<Place>>| places.is_none().then(TableId::random).transpose();
            tournament.tables.push(places.iter().map(name).collect::<Result<_, _>>()?);
        }
        let (stage, kept) = (tournament.course.stage().id(), serde_json::to_string(&tournament));
        let kept = kept.map_err(StoreFault::from)?;
        if app.keeper.club.change_tournament(id.clone(), version, stage, kept).await? {
            return Ok(());
        }
    }
    Err(Fault::Busy)
}

/// Attends to every tournament that is being played.
pub(crate) async fn attend_all(app: &App) -> Result<(), Fault> {
    for id in app.keeper.club.running_tournaments().await? {
        if let Err(fault) = attend(app, &id).await {
            tracing::warn!(?fault, tournament = %id, "a tournament does not go on yet");
        }
    }
    Ok(())
}

/// Opens the tables of the present round that are not open yet, and enters those that are over; with the last one the next
/// round begins.
async fn attend(app: &App, id: &TournamentId) -> Result<(), Fault> {
    loop {
        let tournament = load(app, id).await?;
        let round = tournament.tables.len();
        let Some(names) = tournament.tables.last() else { return Ok(()) };
        let mut over: Vec<(usize, Vec<Place>)> = Vec::new();
        for (table, players) in tournament.course.open_tables() {
            let Some(Some(name)) = names.get(table) else { continue };
            match standing_of(app, name, players.len()).await? {
                Standing::Over(places) => over.push((table, places)),
                Standing::Played => {}
                Standing::Unopened => seat(app, &tournament, name, players).await?,
            }
        }
        if over.is_empty() {
            return Ok(());
        }
        let over = &over;
        change(app, id, |tournament| {
            for (table, places) in over.iter().filter(|_| tournament.tables.len() == round) {
                // Another node may have entered it already.
                let _ = tournament.course.report(*table, places.clone());
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
async fn seat(app: &App, tournament: &Tournament, name: &TableId, players: &[Player]) -> Result<(), Fault> {
    let who = |player: &Player| tournament.course.entries().get(usize::from(player.0)).map(|entry| entry.who.clone());
    let people: Vec<PersonId> = players.iter().filter_map(who).collect();
    let names = app.keeper.club.names(people.clone()).await?;
    let named = |person: PersonId| {
        let name = names.get(&person).cloned().unwrap_or_else(|| "–".to_owned());
        (person, name)
    };
    let people: Vec<(PersonId, String)> = people.into_iter().map(named).collect();
    app.tables.open_for_round(opening(name, &tournament.plan, &people, app.people.now())?).await
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
