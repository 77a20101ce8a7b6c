//! Who stands where, by which rules, and who played whom.

use super::past::{order, points};
use super::{Past, Place, Played, Player};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// How players with as many points are told apart. Each rule has a name that players can look up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TieBreak {
    /// The points of everybody one has played with, added up; of a larger table their average. A round without opponents
    /// counts one's own points.
    Buchholz,
    /// The same without the worst round.
    BuchholzCutOne,
    /// The points of everybody one has beaten, and half of those one has tied with.
    SonnebornBerger,
    /// The points from the games against those one is tied with, if each of them met each.
    DirectEncounter,
    /// How many games one has won.
    Wins,
    /// How many games one has won in a seat other than the first.
    WinsFromLaterSeats,
    /// The points from one's last game.
    LastGame,
}

impl TieBreak {
    /// What is usual for the Swiss system and for groups.
    pub const USUAL: [TieBreak; 4] =
        [TieBreak::BuchholzCutOne, TieBreak::Buchholz, TieBreak::DirectEncounter, TieBreak::Wins];
    /// What is usual where everybody meets everybody.
    pub const USUAL_FOR_ALL: [TieBreak; 3] = [TieBreak::DirectEncounter, TieBreak::SonnebornBerger, TieBreak::Wins];
    /// What tells apart those who reached the same round of a knock-out.
    pub const OF_KNOCKOUT: [TieBreak; 1] = [TieBreak::LastGame];
}

/// A line of the standings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// From 1; whoever cannot be told apart shares it.
    pub place: usize,
    /// Who.
    pub player: Player,
    /// Points, of which a won game is worth [`WIN`].
    pub score: u32,
    /// What each of the rules gave, in their order.
    pub ties: Vec<u32>,
}

pub use super::past::WIN;

/// The standings of everybody who entered, the first first; `bye` is what a round without a table is worth.
pub fn standings(entered: &[Player], rounds: &[Played], bye: u32, rules: &[TieBreak]) -> Vec<Line> {
    let past = Past::new(rounds, bye);
    let line = |player: &Player| {
        let score = past.score(*player);
        let level: Vec<Player> = entered.iter().copied().filter(|other| past.score(*other) == score).collect();
        let ties = rules.iter().map(|rule| broken(*rule, *player, &level, rounds, &past)).collect();
        Line { place: 0, player: *player, score, ties }
    };
    placed(entered.iter().map(line).collect())
}

/// Lines in their order, with their places.
pub(super) fn placed(mut lines: Vec<Line>) -> Vec<Line> {
    lines.sort_by(|one, other| rank(other).cmp(&rank(one)).then(one.player.cmp(&other.player)));
    for at in 0..lines.len() {
        let shares = at > 0 && rank(&lines[at]) == rank(&lines[at - 1]);
        lines[at].place = if shares { lines[at - 1].place } else { at + 1 };
    }
    lines
}

fn rank(line: &Line) -> (u32, &[u32]) {
    (line.score, &line.ties)
}

/// One game of somebody: their seat, who sat at the table, how it ended.
struct Game<'a> {
    seat: usize,
    table: &'a [Player],
    places: &'a [Place],
}

impl Game<'_> {
    /// The others who came.
    fn opponents(&self) -> impl Iterator<Item = (Player, Place)> {
        let all = self.table.iter().copied().zip(self.places.iter().copied()).enumerate();
        all.filter(|(seat, (_, place))| *seat != self.seat && *place != Place::Absent).map(|(_, other)| other)
    }

    fn is_won(&self) -> bool {
        let own = self.places[self.seat];
        own != Place::Absent && self.opponents().all(|(_, place)| order(own) < order(place))
    }
}

/// The game of somebody in a round, if they came to one.
fn game_of(player: Player, played: &Played) -> Option<Game<'_>> {
    played.tables().find_map(|(table, places)| {
        let seat = table.iter().position(|one| *one == player)?;
        (places[seat] != Place::Absent).then_some(Game { seat, table, places })
    })
}

pub(super) fn broken(rule: TieBreak, player: Player, level: &[Player], rounds: &[Played], past: &Past) -> u32 {
    let games = || rounds.iter().filter_map(|played| game_of(player, played));
    match rule {
        TieBreak::Buchholz => met_scores(player, rounds, past).iter().sum(),
        TieBreak::BuchholzCutOne => {
            let mut scores = met_scores(player, rounds, past);
            scores.sort_by_key(|score| Reverse(*score));
            scores.iter().take(scores.len().saturating_sub(1)).sum()
        }
        TieBreak::SonnebornBerger => games().map(|game| beaten_scores(&game, past)).sum(),
        TieBreak::DirectEncounter => {
            let all_met = level.iter().all(|one| level.iter().all(|other| one == other || past.met(*one, *other) > 0));
            if level.len() < 2 || !all_met { 0 } else { games().map(|game| against(&game, level)).sum() }
        }
        TieBreak::Wins => games().filter(Game::is_won).count() as u32,
        TieBreak::WinsFromLaterSeats => games().filter(|game| game.seat > 0 && game.is_won()).count() as u32,
        TieBreak::LastGame => games().next_back().map_or(0, |game| points(game.places, game.seat)),
    }
}

/// What the opponents of each round have, on average over a table; a round without opponents counts one's own points.
fn met_scores(player: Player, rounds: &[Played], past: &Past) -> Vec<u32> {
    let of_round = |played: &Played| {
        let scores: Vec<u32> =
            game_of(player, played).iter().flat_map(Game::opponents).map(|(other, _)| past.score(other)).collect();
        scores.iter().sum::<u32>().checked_div(scores.len() as u32).unwrap_or_else(|| past.score(player))
    };
    rounds.iter().map(of_round).collect()
}

fn beaten_scores(game: &Game, past: &Past) -> u32 {
    let own = order(game.places[game.seat]);
    let worth = |(other, place): (Player, Place)| match own.cmp(&order(place)) {
        std::cmp::Ordering::Less => 2 * past.score(other),
        std::cmp::Ordering::Equal => past.score(other),
        std::cmp::Ordering::Greater => 0,
    };
    game.opponents().map(worth).sum()
}

/// Half points from those of a table who are in a list.
fn against(game: &Game, level: &[Player]) -> u32 {
    let own = order(game.places[game.seat]);
    let among = game.opponents().filter(|(other, _)| level.contains(other));
    let worth = |(_, place): (Player, Place)| match own.cmp(&order(place)) {
        std::cmp::Ordering::Less => 2,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Greater => 0,
    };
    among.map(worth).sum()
}

/// What two have played against each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Meeting {
    /// In which round, from 1.
    pub round: usize,
    /// At which table of the round, from 0: there the game is found.
    pub table: usize,
    /// The points of the one whose line it is.
    pub points: u32,
    /// Whether the one whose line it is came out in front, behind, or neither.
    pub ahead: Option<bool>,
}

/// Who played whom: a line for each in the order given, with a cell for each.
pub fn crosstable(players: &[Player], rounds: &[Played]) -> Vec<Vec<Vec<Meeting>>> {
    let mut cells = vec![vec![Vec::new(); players.len()]; players.len()];
    for (round, played) in (1..).zip(rounds) {
        for (table, (who, places)) in played.tables().enumerate() {
            for (seat, player) in who.iter().enumerate() {
                let Some(line) = players.iter().position(|one| one == player) else { continue };
                for (other_seat, other) in who.iter().enumerate().filter(|(other, _)| *other != seat) {
                    let Some(column) = players.iter().position(|one| one == other) else { continue };
                    let (own, theirs) = (order(places[seat]), order(places[other_seat]));
                    let ahead = (own != theirs).then_some(own < theirs);
                    cells[line][column].push(Meeting { round, table, points: points(places, seat), ahead });
                }
            }
        }
    }
    cells
}
