//! Tournaments: who plays whom is said by the crate `club`; here they are kept, their tables are opened, and what came of those
//! is entered. Everything that happens is one change of the kept tournament, made by whoever has read its newest version; so
//! several nodes may do it at once, and a server that ends in between goes on where it was.

mod late;
mod running;
mod shown;

pub(crate) use running::attend_all;
pub(crate) use shown::{
    EntryShown, MeetingShown, RoundShown, RoundTableShown, TournamentListed, TournamentShown, listed, shown, told,
};

use crate::Fault;
use crate::app::{App, Asker};
use crate::notices::Event;
use crate::person::Person;
use crate::store::{Announcement, KeptTournament, NewTournament, StoreFault};
use crate::token::Random;
use ::club::tournament::{Course, MOST_ROUNDS, NotNow, Place, Stage, System, Terms};
use ::table::{Hints, Millis, Pace, PersonId, Plan, TableId, TournamentId};
use kernel::{Facts, facts};
use running::{attend, opening};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// How many unfinished tournaments one person may have opened.
const MOST_HOSTED: u32 = 3;
/// How often a change is tried again because another one was quicker.
const TRIES: u32 = 20;
/// How long a round may be given, in minutes: up to sixty days.
const ROUND_MINUTES: std::ops::RangeInclusive<u32> = 1..=86_400;
const MINUTE: Millis = 60_000;
/// How long before its beginning a tournament calls to check in by itself, and where one has days for each decision.
const CHECK_IN: Millis = 15 * MINUTE;
const CHECK_IN_OF_DAYS: Millis = 24 * 60 * MINUTE;
/// The least time for checking in: if the call comes late, the beginning waits so long.
const LEAST_CHECK_IN: Millis = 5 * MINUTE;
/// How far ahead the beginning can be agreed.
const FAR_AHEAD: Millis = 366 * 24 * 60 * MINUTE;

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
    /// When it begins by itself, if that was agreed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    starts: Option<Millis>,
    /// After how many minutes the tables of a round are decided that are still being played, if that was agreed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    round_minutes: Option<u32>,
    /// When the present round was announced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    announced: Option<Millis>,
    /// Who has come to which table of the present round.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    came: BTreeMap<TableId, BTreeSet<PersonId>>,
    /// The tables that were decided otherwise than by their games.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    decided: BTreeMap<TableId, DecidedBy>,
}

/// What has decided a table instead of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum DecidedBy {
    /// The time of the round was up.
    Time,
    /// Whoever leads the tournament.
    Leader,
}

impl DecidedBy {
    /// Its stable name.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            DecidedBy::Time => "time",
            DecidedBy::Leader => "leader",
        }
    }
}

impl Tournament {
    /// When it calls to check in by itself, if it begins by itself.
    fn calls(&self) -> Option<Millis> {
        let ahead = match self.plan.pace {
            Pace::Free | Pace::Clock { .. } => CHECK_IN,
            Pace::Days { .. } => CHECK_IN_OF_DAYS,
        };
        self.starts.map(|starts| starts - ahead)
    }

    /// When something happens to it by itself that is not a round.
    fn due(&self) -> Option<Millis> {
        match self.course.stage() {
            Stage::Registration => self.calls(),
            Stage::CheckIn => self.starts,
            Stage::Playing | Stage::Finished | Stage::Cancelled => None,
        }
    }

    /// When the tables of the present round are decided.
    fn round_ends(&self) -> Option<Millis> {
        let playing = self.course.stage() == Stage::Playing;
        let (announced, minutes) = (self.announced?, self.round_minutes?);
        playing.then(|| announced + Millis::from(minutes) * MINUTE)
    }

    /// What happens to it by itself now: it calls, begins, or is called off because too few are there.
    fn due_step(&self, now: Millis) -> Option<Step> {
        let (starts, enough) = (self.starts?, self.course.enough());
        match self.course.stage() {
            Stage::Registration if enough && self.calls()? <= now => Some(Step::Call),
            Stage::CheckIn if enough && starts <= now => Some(Step::Begin),
            Stage::Registration | Stage::CheckIn if starts <= now => Some(Step::Cancel),
            Stage::Registration | Stage::CheckIn | Stage::Playing | Stage::Finished | Stage::Cancelled => None,
        }
    }

    fn kept(&self) -> Result<KeptTournament, StoreFault> {
        let (stage, due) = (self.course.stage().id(), self.due());
        Ok(KeptTournament { stage, due, kept: serde_json::to_string(self)? })
    }

    /// What is to be told now that it is no longer as far as it was.
    fn announcement(&self, before: Stage, at: Millis) -> Option<Announcement> {
        let event = match self.course.stage() {
            Stage::CheckIn if before == Stage::Registration => Event::Called,
            Stage::Playing if before == Stage::CheckIn => Event::Begun,
            Stage::Registration | Stage::CheckIn | Stage::Playing | Stage::Finished | Stage::Cancelled => return None,
        };
        let concerned = self.course.entries().iter().filter(|entry| event == Event::Called || entry.here);
        let people = concerned.map(|entry| entry.who.clone()).collect();
        Some(Announcement { event, people, game: self.plan.game.clone(), name: self.name.clone(), at })
    }
}

/// A tournament without somebody who has deleted their account, and who leads it then: whoever entered first, or nobody, and it
/// is called off. Nothing if they have no part in it.
pub(crate) fn without(kept: &str, person: &PersonId) -> Result<Option<(PersonId, KeptTournament)>, StoreFault> {
    let mut tournament: Tournament = serde_json::from_str(kept)?;
    let mine = tournament.course.player(person).and_then(|me| tournament.course.entries().get(usize::from(me.0)));
    let (plays, leads) = (mine.is_some_and(|entry| !entry.out), tournament.host == *person);
    if !plays && !leads {
        return Ok(None);
    }
    // Whoever has no part in it, or has left, cannot withdraw; nothing is to be done then.
    let _ = tournament.course.withdraw(person);
    if leads {
        let next = tournament.course.entries().iter().find(|entry| !entry.out && entry.who != *person);
        if let Some(next) = next.map(|entry| entry.who.clone()) {
            tournament.host = next;
        } else {
            // What is over stays as it is.
            let _ = tournament.course.cancel();
        }
    }
    Ok(Some((tournament.host.clone(), tournament.kept()?)))
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
    /// Who plays whom: `swiss` or `round-robin` for tables of two, `groups` for three to six, `knockout` for two to six.
    #[schema(value_type = String)]
    pub(crate) system: System,
    /// How many rounds, up to 15. Where everybody meets everybody, and in a knock-out, it follows from how many play.
    #[schema(minimum = 1, maximum = 15)]
    pub(crate) rounds: u8,
    /// When it begins by itself, in milliseconds since 1970. A quarter of an hour before it calls to check in, where one has days
    /// for each decision a day before. Without it, whoever leads it calls and begins.
    #[serde(default)]
    pub(crate) starts: Option<Millis>,
    /// How many minutes a round has, up to sixty days; afterwards tables that are still being played are decided: whoever has not
    /// come is absent, and of the others those for whom the game waits are behind.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 86400)]
    pub(crate) round_minutes: Option<u32>,
}

/// How the leader decides a table.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ruling {
    /// A table of the present round that is still being played.
    #[schema(min_length = 20, max_length = 20)]
    pub(crate) table: String,
    /// By seat: the place, equal places are ties; nothing for whoever did not come.
    pub(crate) places: Vec<Option<u8>>,
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
    let (starts, round_minutes) = (wish.starts, wish.round_minutes);
    if starts.is_some_and(|starts| starts <= created || starts > created + FAR_AHEAD) {
        return Err(Fault::asked("fault-tournament-starts", Facts::none()));
    }
    if round_minutes.is_some_and(|minutes| !ROUND_MINUTES.contains(&minutes)) {
        return Err(Fault::asked("fault-tournament-round-time", Facts::none()));
    }
    let (plan, terms) = checked(wish, created)?;
    if app.keeper.club.tournaments_hosted(host.id.clone()).await? >= MOST_HOSTED {
        return Err(Fault::capped("fault-many-tournaments", facts![most = MOST_HOSTED]));
    }
    let id = TournamentId::random()?;
    let (host, course, tables) = (host.id.clone(), Course::new(terms), Vec::new());
    let (announced, came, decided) = (None, BTreeMap::new(), BTreeMap::new());
    let tournament = Tournament {
        name,
        host: host.clone(),
        created,
        plan,
        course,
        tables,
        starts,
        round_minutes,
        announced,
        came,
        decided,
    };
    let new = NewTournament { id: id.clone(), host, created, kept: tournament.kept()? };
    app.keeper.club.open_tournament(new).await?;
    Ok(id)
}

/// The plan of every table and the terms of the tournament, if its tables can be opened.
fn checked(wish: TournamentWish, now: Millis) -> Result<(Plan, Terms), Fault> {
    let TournamentWish { mut plan, system, rounds, .. } = wish;
    let game = catalog::game(&plan.game).ok_or_else(|| Fault::asked("fault-tournament-game", Facts::none()))?.about();
    let seats = plan.table.seats;
    if game.cooperative || plan.edition.is_some() {
        return Err(Fault::asked("fault-tournament-game", Facts::none()));
    }
    if !system.seats().contains(&seats) || !game.seats.contains(&seats) {
        return Err(Fault::asked("fault-tournament-seats", Facts::none()));
    }
    if !(1..=MOST_ROUNDS).contains(&rounds) {
        return Err(Fault::asked("fault-tournament-rounds", facts![most = MOST_ROUNDS]));
    }
    (plan.casual, plan.ready, plan.watched, plan.hints) = (false, false, true, Hints::Never);
    // What is chosen for each seat fits only as many.
    let even = seats == 2 || !plan.table.options.is_empty();
    let (fewest, most) = if even { (seats, seats) } else { ((*game.seats.start()).max(3), (*game.seats.end()).min(6)) };
    for players in fewest..=most {
        let people = (0..players).map(|_| PersonId::random()).collect::<Result<Vec<_>, Fault>>()?;
        let people: Vec<(PersonId, String)> = people.into_iter().map(|person| (person, "–".to_owned())).collect();
        opening(&TableId::random()?, &plan, &people, now)?;
    }
    Ok((plan, Terms { system, seats, fewest, most, rounds }))
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
    let strengths = strengths(app, &known).await?;
    change(app, id, |tournament| tournament.take(step, &me, &strengths).map_err(refused)).await?;
    attend(app, id).await?;
    load(app, id).await
}

/// The leader decides a table whose game does not end; what the tournament is like then.
pub(crate) async fn rule(app: &App, asker: &Asker, id: &TournamentId, ruling: Ruling) -> Result<Tournament, Fault> {
    if load(app, id).await?.host != asker.known()?.id {
        return Err(Fault::forbidden("fault-tournament-host"));
    }
    let wrong = || Fault::asked("fault-tournament-ruling", Facts::none());
    let table = TableId::parse(&ruling.table).ok_or_else(wrong)?;
    let seats = ruling.places.len() as u8;
    if ruling.places.iter().flatten().any(|place| !(1..=seats).contains(place)) {
        return Err(wrong());
    }
    let places: Vec<Place> = ruling.places.iter().map(|place| place.map_or(Place::Absent, Place::Rank)).collect();
    change(app, id, |tournament| {
        let at = tournament.tables.last().and_then(|names| names.iter().position(|name| name.as_ref() == Some(&table)));
        tournament.course.report(at.ok_or_else(wrong)?, places.clone()).map_err(|_| wrong())?;
        tournament.decided.insert(table.clone(), DecidedBy::Leader);
        Ok(())
    })
    .await?;
    attend(app, id).await?;
    load(app, id).await
}

/// What everybody in a tournament is worth in its game.
async fn strengths(app: &App, tournament: &Tournament) -> Result<BTreeMap<PersonId, i64>, Fault> {
    let people = tournament.course.entries().iter().map(|entry| entry.who.clone()).collect();
    Ok(app.keeper.club.strengths(tournament.plan.game.clone(), people).await?)
}

impl Tournament {
    /// Somebody does something.
    fn take(&mut self, step: Step, who: &PersonId, strengths: &BTreeMap<PersonId, i64>) -> Result<(), NotNow> {
        let course = &mut self.course;
        match step {
            Step::Register => course.register(who.clone()),
            Step::Withdraw => course.withdraw(who),
            Step::CheckIn => course.check_in(who),
            Step::Call => course.call(),
            Step::Begin => course.begin(|person| strengths.get(person).copied().unwrap_or_default()),
            Step::Cancel => course.cancel(),
        }
    }
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
        let before = tournament.course.stage();
        change(&mut tournament)?;
        let now = app.people.now();
        for (_, places) in tournament.course.rounds().skip(tournament.tables.len()) {
            let name = |places: &Option<Vec<Place>>| places.is_none().then(TableId::random).transpose();
            tournament.tables.push(places.iter().map(name).collect::<Result<_, _>>()?);
            tournament.announced = Some(now);
            tournament.came.clear();
        }
        let (kept, told) = (tournament.kept()?, tournament.announcement(before, now));
        if app.keeper.club.change_tournament(id.clone(), version, kept, told).await? {
            return Ok(());
        }
    }
    Err(Fault::Busy)
}
