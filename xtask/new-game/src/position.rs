//! A state as readable JSON, for scenarios, tests and tools.

use crate::NewGame;
use crate::edition::Edition;
use crate::rules::invariants;
use crate::state::{MOST_SEATS, Player, State};
use crate::versions;
use crate::words::{book, words};
use kernel::{Fault, Lang, PositionFault, PositionRules, RuleId, Seat, facts};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A position as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    #[serde(default, skip_serializing_if = "PositionRules::is_unnamed")]
    rules: PositionRules<{ versions::UNNAMED }>,
    /// The name of the edition.
    edition: String,
    seats: u8,
    active: Seat,
    /// The players, in seat order.
    players: Vec<PlayerPosition>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerPosition {
    card: u8,
    total: u8,
    stopped: bool,
}

/// The whole state, readable.
pub(crate) fn write(state: &State) -> Value {
    let players =
        state.at_table().iter().map(|&Player { card, total, stopped }| PlayerPosition { card, total, stopped });
    let position = Position {
        rules: PositionRules(state.rules),
        edition: state.edition.tag.name.clone(),
        seats: state.seats,
        active: state.active,
        players: players.collect(),
    };
    serde_json::to_value(position).expect("a position is plain data")
}

/// The state a position describes, or every reason why there is none.
pub(crate) fn read(position: &Value, edition: &'static Edition) -> Result<State, PositionFault> {
    let Position { rules, edition: name, seats, active, players: written } = Position::deserialize(position)?;
    let rules = rules.0.known::<NewGame>().map_err(PositionFault::new)?;
    if name != edition.tag.name {
        let facts = facts![found = name, wanted = edition.tag.name.clone()];
        return Err(PositionFault::new(Fault::new(words(), "position-edition", facts)));
    }
    if !(2..=MOST_SEATS).contains(&usize::from(seats)) || written.len() != usize::from(seats) {
        let facts = facts![seats, players = written.len()];
        return Err(PositionFault::new(Fault::new(words(), "position-seats", facts)));
    }
    let mut players = [Player::default(); MOST_SEATS];
    for (player, PlayerPosition { card, total, stopped }) in players.iter_mut().zip(written) {
        *player = Player { card, total, stopped };
    }
    let state = State { rules, edition, seats, active, players };
    let faults: Vec<Fault> = invariants::broken(&state).map(|(rule, _)| broken(rule)).collect();
    if faults.is_empty() { Ok(state) } else { Err(PositionFault::all(faults)) }
}

fn broken(rule: RuleId) -> Fault {
    let title = book().volume(Lang::En).rule(rule.as_str()).map_or("", |entry| entry.title.as_str());
    Fault::new(words(), "position-broken", facts![rule = rule.as_str(), title = title])
}
