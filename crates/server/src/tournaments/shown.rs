//! A tournament as it is shown: by the API as data, by the pages in words.

use super::{DecidedBy, Step, Tournament, load};
use crate::Fault;
use crate::app::{App, Asker};
use crate::words::former;
use ::club::tournament::standings::{TieBreak, WIN};
use ::club::tournament::{Place, Player, Stage};
use ::table::{Millis, PersonId, Plan, TableId, TournamentId};
use serde::Serialize;
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// A tournament in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct TournamentListed {
    pub(crate) id: TournamentId,
    pub(crate) name: String,
    pub(crate) game: String,
    /// `swiss`, `round-robin`, `groups` or `knockout`.
    pub(crate) system: &'static str,
    /// `registration`, `check-in`, `playing`, `finished` or `cancelled`.
    pub(crate) stage: &'static str,
    /// How many have entered.
    pub(crate) players: usize,
    /// In milliseconds since 1970.
    pub(crate) created: Millis,
    /// When it begins by itself, if that was agreed.
    pub(crate) starts: Option<Millis>,
}

/// A tournament. Players are named by their numbers in `entries`.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct TournamentShown {
    pub(crate) id: TournamentId,
    pub(crate) name: String,
    /// Who leads it.
    pub(crate) host: PersonId,
    pub(crate) host_name: String,
    /// What is played at each table.
    pub(crate) plan: Plan,
    /// `swiss`, `round-robin`, `groups` or `knockout`.
    pub(crate) system: &'static str,
    /// `registration`, `check-in`, `playing`, `finished` or `cancelled`.
    pub(crate) stage: &'static str,
    /// How many rounds there will be.
    pub(crate) rounds_planned: usize,
    /// When it begins by itself, if that was agreed, in milliseconds since 1970.
    pub(crate) starts: Option<Millis>,
    /// How many minutes a round has, if that was agreed.
    pub(crate) round_minutes: Option<u32>,
    /// When the tables of the present round are decided that are still being played.
    pub(crate) round_ends: Option<Millis>,
    /// Everybody who has entered.
    pub(crate) entries: Vec<EntryShown>,
    /// Every round that was announced.
    pub(crate) rounds: Vec<RoundShown>,
    /// By which rules equal points are told apart, the first first.
    pub(crate) tie_breaks: Vec<&'static str>,
    /// After the last round that is over, the first first.
    pub(crate) standings: Vec<StandingShown>,
    /// Who played whom, in the order of the standings: a line for each, with a cell for each.
    pub(crate) crosstable: Vec<Vec<Vec<MeetingShown>>>,
    /// What I can do now: `register`, `withdraw`, `check-in`, `call`, `begin`, `cancel`; `rule` for
    /// deciding tables that are still being played.
    pub(crate) may: Vec<&'static str>,
}

/// Somebody who has entered.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct EntryShown {
    pub(crate) person: PersonId,
    pub(crate) name: String,
    /// Whether they said that they are there.
    pub(crate) here: bool,
    /// Whether they gave it up.
    pub(crate) out: bool,
}

/// A round.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct RoundShown {
    pub(crate) tables: Vec<RoundTableShown>,
    /// For whom there was no table.
    pub(crate) byes: Vec<u16>,
}

/// A table of a round.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct RoundTableShown {
    /// Nothing if it was over without a game.
    pub(crate) table: Option<TableId>,
    /// By seat.
    pub(crate) players: Vec<u16>,
    /// By seat, once it is over: the place, nothing for whoever did not come.
    pub(crate) places: Option<Vec<Option<u8>>>,
    /// What decided it, if it was not its game: the `time` of the round, or the `leader`.
    pub(crate) decided: Option<DecidedBy>,
}

/// A line of the standings.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct StandingShown {
    /// Whoever cannot be told apart shares it.
    pub(crate) place: usize,
    pub(crate) player: u16,
    /// A won game is worth 1.
    pub(crate) points: f64,
    /// What each of the rules gave, in their order.
    pub(crate) ties: Vec<f64>,
}

/// A game of two of them.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct MeetingShown {
    /// In which round, from 1.
    pub(crate) round: usize,
    /// Whether the one whose line it is came out in front, behind, or neither.
    pub(crate) ahead: Option<bool>,
    pub(crate) table: Option<TableId>,
}

/// Tournaments: those that are not over first, then the newest.
pub(crate) async fn listed(app: &App, most: u32) -> Result<Vec<TournamentListed>, Fault> {
    let mut all = Vec::new();
    for (id, kept) in app.keeper.club.tournaments(most).await? {
        let tournament: Tournament = serde_json::from_str(&kept).map_err(crate::store::StoreFault::from)?;
        let Tournament { name, plan, course, created, starts, .. } = tournament;
        let (system, stage) = (course.terms().system.id(), course.stage().id());
        let players = course.entries().len();
        all.push(TournamentListed { id, name, game: plan.game, system, stage, players, created, starts });
    }
    Ok(all)
}

/// A tournament as somebody sees it.
pub(crate) async fn shown(app: &App, asker: &Asker, id: &TournamentId) -> Result<TournamentShown, Fault> {
    told(app, asker, id, load(app, id).await?).await
}

/// The same of one that is known already.
pub(crate) async fn told(
    app: &App,
    asker: &Asker,
    id: &TournamentId,
    tournament: Tournament,
) -> Result<TournamentShown, Fault> {
    let (may, round_ends) = (may(asker, &tournament), tournament.round_ends());
    let Tournament { name, host, plan, course, tables, starts, round_minutes, decided, .. } = tournament;
    let mut people: Vec<PersonId> = course.entries().iter().map(|entry| entry.who.clone()).collect();
    people.push(host.clone());
    let names = app.keeper.club.names(people).await?;
    let name_of = |person: &PersonId| former(names.get(person).map_or("–", String::as_str), asker.lang);
    let entries = course.entries().iter().map(|entry| EntryShown {
        person: entry.who.clone(),
        name: name_of(&entry.who),
        here: entry.here,
        out: entry.out,
    });
    let entries = entries.collect();
    let system = course.terms().system;
    let lines = course.standings();
    let order: Vec<Player> = lines.iter().map(|line| line.player).collect();
    let rounds = course.rounds().zip(&tables);
    let rounds = rounds.map(|((round, places), tables)| RoundShown {
        tables: round.tables.iter().zip(places).zip(tables).map(|table| table_shown(table, &decided)).collect(),
        byes: round.byes.iter().map(|player| player.0).collect(),
    });
    let rounds = rounds.collect();
    let meeting = |meeting: &::club::tournament::standings::Meeting| MeetingShown {
        round: meeting.round,
        ahead: meeting.ahead,
        table: tables.get(meeting.round - 1).and_then(|round| round.get(meeting.table)?.clone()),
    };
    let crosstable = course.crosstable(&order);
    let crosstable = crosstable.iter().map(|line| line.iter().map(|cell| cell.iter().map(meeting).collect()).collect());
    let standings = lines.iter().map(|line| StandingShown {
        place: line.place,
        player: line.player.0,
        points: share(line.score, WIN),
        ties: line.ties.iter().zip(system.tie_breaks()).map(|(worth, rule)| share(*worth, unit(*rule))).collect(),
    });
    Ok(TournamentShown {
        id: id.clone(),
        name,
        host_name: name_of(&host),
        host,
        plan,
        system: system.id(),
        stage: course.stage().id(),
        rounds_planned: course.rounds_planned(),
        starts,
        round_minutes,
        round_ends,
        entries,
        rounds,
        tie_breaks: system.tie_breaks().iter().map(|rule| tie_id(*rule)).collect(),
        standings: standings.collect(),
        crosstable: crosstable.collect(),
        may,
    })
}

/// What somebody can do now.
fn may(asker: &Asker, tournament: &Tournament) -> Vec<&'static str> {
    let Some(me) = &asker.person else { return Vec::new() };
    let (course, leads) = (&tournament.course, tournament.host == me.id);
    let mine = course.player(&me.id).and_then(|player| course.entries().get(usize::from(player.0)));
    let (stage, playing) = (course.stage(), mine.is_some_and(|entry| !entry.out));
    let late = course.terms().system.takes_late() || mine.is_some_and(|entry| entry.here);
    let can = |step: &&Step| match step {
        Step::Register => !playing && (!matches!(stage, Stage::Playing) || late) && !stage.is_over(),
        Step::Withdraw => playing && !stage.is_over(),
        Step::CheckIn => stage == Stage::CheckIn && mine.is_some_and(|entry| !entry.here),
        Step::Call => leads && stage == Stage::Registration,
        Step::Begin => leads && stage == Stage::CheckIn,
        Step::Cancel => leads && !stage.is_over(),
    };
    let rules = leads && course.open_tables().next().is_some();
    Step::ALL.iter().filter(can).map(|step| step.id()).chain(rules.then_some("rule")).collect()
}

type TableOf<'a> = ((&'a Vec<Player>, &'a Option<Vec<Place>>), &'a Option<TableId>);

fn table_shown(((players, places), table): TableOf<'_>, decided: &BTreeMap<TableId, DecidedBy>) -> RoundTableShown {
    let place = |place: &Place| match place {
        Place::Rank(rank) => Some(*rank),
        Place::Absent => None,
    };
    RoundTableShown {
        table: table.clone(),
        players: players.iter().map(|player| player.0).collect(),
        places: places.as_ref().map(|places| places.iter().map(place).collect()),
        decided: table.as_ref().and_then(|table| decided.get(table).copied()),
    }
}

/// Points with two decimals.
fn share(worth: u32, unit: u32) -> f64 {
    (f64::from(worth) * 100.0 / f64::from(unit)).round() / 100.0
}

/// In what a rule for ties counts, so that it can be shown in points or games.
fn unit(rule: TieBreak) -> u32 {
    match rule {
        TieBreak::Buchholz | TieBreak::BuchholzCutOne | TieBreak::LastGame => WIN,
        TieBreak::SonnebornBerger => 2 * WIN,
        TieBreak::DirectEncounter => 2,
        TieBreak::Wins | TieBreak::WinsFromLaterSeats => 1,
    }
}

/// The stable name of a rule for ties.
fn tie_id(rule: TieBreak) -> &'static str {
    match rule {
        TieBreak::Buchholz => "buchholz",
        TieBreak::BuchholzCutOne => "buchholz-cut-one",
        TieBreak::SonnebornBerger => "sonneborn-berger",
        TieBreak::DirectEncounter => "direct-encounter",
        TieBreak::Wins => "wins",
        TieBreak::WinsFromLaterSeats => "wins-from-later-seats",
        TieBreak::LastGame => "last-game",
    }
}
