//! A state as readable JSON, and back, with everything checked.

mod fits;

use crate::Sapiens;
use crate::edition::Edition;
use crate::open::{Open, OpenCave, OpenPlace, OpenPlayer, OpenTurn, listed};
use crate::player::{Laid, MOST_LAYS, Player, TokenPlace};
use crate::rules::invariants;
use crate::scene::Scene;
use crate::state::{Covered, Pile, SEATS, State, TurnMemory};
use crate::tile::{Tile, TileSet};
use crate::valley::Valley;
use crate::versions;
use crate::words::{self, fault};
use kernel::{Fact, Fault, PositionFault, PositionRules, facts};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The written form: the open table, and what nobody knows.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    #[serde(default, skip_serializing_if = "PositionRules::is_unnamed")]
    rules: PositionRules<{ versions::UNNAMED }>,
    edition: String,
    table: Open,
    /// The draw pile, the next tile last.
    pile: Vec<Tile>,
    put_away: Vec<Tile>,
}

/// Writes a state as JSON.
pub(crate) fn write(state: &State) -> Value {
    let position = Position {
        rules: PositionRules(state.rules),
        edition: state.edition.tag.name.clone(),
        table: Open::of(state),
        pile: state.pile.tiles().collect(),
        put_away: listed(state.put_away),
    };
    serde_json::to_value(position).expect("a position is plain data")
}

/// Reads a state; refuses what `write` would never write.
pub(crate) fn read(value: &Value, edition: &'static Edition) -> Result<State, PositionFault> {
    let position = Position::deserialize(value)?;
    let state = rebuild(&position, edition).map_err(PositionFault::new)?;
    if let Some((rule, detail)) = invariants::broken(&state) {
        return Err(PositionFault::new(words::broken(rule, detail)));
    }
    fits::check(&state).map_err(PositionFault::new)?;
    if write(&state) != *value {
        return Err(PositionFault::new(fault("position-order", facts![])));
    }
    Ok(state)
}

fn rebuild(position: &Position, edition: &'static Edition) -> Result<State, Fault> {
    let table = &position.table;
    let rules = position.rules.0.known::<Sapiens>()?;
    if position.edition != edition.tag.name {
        let names = facts![found = position.edition.as_str(), edition = edition.tag.name.as_str()];
        return Err(fault("position-edition", names));
    }
    if !(2..=4).contains(&table.seats) || table.players.len() != usize::from(table.seats) {
        return Err(fault("position-seats", facts![seats = table.seats, players = table.players.len()]));
    }
    if table.seat.0 >= table.seats || table.first.0 >= table.seats {
        return Err(fault("position-seat", facts![]));
    }
    if position.pile.len() > usize::from(u8::MAX) || position.pile.len() > edition.tiles.len() as usize {
        return Err(fault("position-pile", facts![]));
    }
    halves_once(&table.players, edition)?;
    let mut players: [Player; SEATS] = std::array::from_fn(|_| Player::blank(edition.valley(0, 0)));
    for (player, open) in players.iter_mut().zip(&table.players) {
        *player = read_player(open, edition)?;
    }
    let valley = players[table.seat.index()].valley;
    Ok(State {
        rules,
        edition,
        seats: table.seats,
        first: table.first,
        common: set(&table.common)?,
        pile: Pile::new(&position.pile),
        put_away: set(&position.put_away)?,
        removed: set(&table.removed)?,
        seat: table.seat,
        round: table.round,
        last_round: table.last_round,
        step: table.step,
        turn: read_turn(&table.turn, valley)?,
        players,
    })
}

fn set(tiles: &[Tile]) -> Result<TileSet, Fault> {
    let set: TileSet = tiles.iter().copied().collect();
    if set.len() as usize == tiles.len() {
        return Ok(set);
    }
    let tiles: Vec<Fact> = tiles.iter().map(|tile| Fact::from(tile.to_string())).collect();
    Err(fault("position-tile-twice", facts![tiles]))
}

/// SAP-SET-4: no half-board is used twice.
fn halves_once(players: &[OpenPlayer], edition: &Edition) -> Result<(), Fault> {
    let halves: Vec<_> =
        players.iter().flat_map(|player| [&player.left, &player.right]).map(|face| edition.half_of(face)).collect();
    for (number, half) in halves.iter().enumerate() {
        if half.is_some() && halves[..number].contains(half) {
            return Err(fault("position-half", facts![half = half.unwrap_or_default()]));
        }
    }
    Ok(())
}

fn read_player(open: &OpenPlayer, edition: &'static Edition) -> Result<Player, Fault> {
    let valley = edition
        .valley_named(&open.left, &open.right)
        .ok_or_else(|| fault("position-valley", facts![left = open.left.as_str(), right = open.right.as_str()]))?;
    let mut player = Player::blank(valley);
    if open.tribes.iter().map(Vec::len).sum::<usize>() > MOST_LAYS {
        return Err(fault("position-lays", facts![most = MOST_LAYS]));
    }
    for (number, tribe) in open.tribes.iter().enumerate() {
        player.new_tribe();
        for lay in tribe {
            let cells = valley.cell(lay.low).zip(valley.cell(lay.high));
            let (low, high) = cells.ok_or_else(|| fault("position-beside", facts![tile = lay.tile.to_string()]))?;
            player.put(Laid { tile: lay.tile, low, high, tribe: number as u8 + 1, plains_open: lay.plains_open });
        }
    }
    for square in &open.bears {
        let no_bear = || fault("position-bear", facts![square = square.to_string()]);
        player.bears |= valley.cell(*square).ok_or_else(no_bear)?.bit();
    }
    for scene in Scene::ALL {
        let place = open.tokens.get(&scene).ok_or_else(|| fault("position-no-token", facts![scene = scene.name()]))?;
        player.tokens[scene.index()] = read_place(*place, valley)?;
    }
    if open.brawls.len() > usize::from(edition.values.brawl_tokens) {
        return Err(fault("position-brawls", facts![count = open.brawls.len()]));
    }
    for (place, tile) in player.brawls.iter_mut().zip(&open.brawls) {
        *place = Some(*tile);
    }
    player.reserve = set(&open.reserve)?;
    player.food = open.food;
    player.shelter = open.shelter;
    player.steaks = open.steaks;
    player.turns = open.turns;
    player.finished = open.finished;
    Ok(player)
}

fn read_place(place: OpenPlace, valley: &Valley) -> Result<TokenPlace, Fault> {
    Ok(match place {
        OpenPlace::At(square) => {
            let no_slot = || fault("position-token", facts![square = square.to_string()]);
            TokenPlace::Slot(valley.slot(square).ok_or_else(no_slot)?)
        }
        OpenPlace::SetAside => TokenPlace::SetAside,
        OpenPlace::Stock => TokenPlace::Stock,
        OpenPlace::Playing => TokenPlace::Playing,
        OpenPlace::Used => TokenPlace::Used,
        OpenPlace::Discarded => TokenPlace::Discarded,
    })
}

fn read_turn(open: &OpenTurn, valley: &Valley) -> Result<TurnMemory, Fault> {
    let cave = |open: Option<OpenCave>| match open {
        None => Ok(None),
        Some(open) => match valley.cell(open.cave).and_then(crate::square::Cell::cave_number) {
            Some(cave) => Ok(Some(Covered { cave, token: open.token })),
            None => Err(fault("position-cave", facts![square = open.cave.to_string()])),
        },
    };
    Ok(TurnMemory {
        token_played: open.token_played,
        plains_open: open.plains_open,
        pending: open.pending.iter().copied().collect(),
        extras: open.extras,
        back_to: open.back_to,
        extra_made: open.extra_made,
        laying: open.laying,
        main_cave: cave(open.main_cave)?,
        extra_cave: cave(open.extra_cave)?,
    })
}
