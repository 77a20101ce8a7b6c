//! A state as readable JSON, and back. Everything is checked when it is read.

use crate::Trex;
use crate::action::Action;
use crate::board::{Cell, Cells};
use crate::cards::{Card, Cards, Species};
use crate::edition::{Edition, Start};
use crate::rules::{self, cards, ids, invariants, panic, turn};
use crate::state::{MAX_PLAYERS, Phase, Player, State};
use crate::versions;
use crate::words::{self, fault};
use kernel::{Fault, PositionFault, PositionRules, Seat, facts};
use serde::{Deserialize, Serialize};
use serde_json::Value;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    #[serde(default, skip_serializing_if = "PositionRules::is_unnamed")]
    rules: PositionRules<{ versions::UNNAMED }>,
    edition: String,
    setting: String,
    turn: u8,
    phase: Phase,
    bone: Seat,
    lake: Cell,
    volcano: Cell,
    rex: Option<Cell>,
    trees: Vec<Cell>,
    removed: u8,
    players: Vec<PlayerPosition>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerPosition {
    species: Species,
    dino: Option<Cell>,
    provisions: u8,
    hand: Cards,
    #[serde(default)]
    discards: Cards,
    #[serde(default)]
    set_aside: Option<Card>,
    #[serde(default)]
    answer: Option<Action>,
    #[serde(default)]
    face_up: Option<Action>,
    #[serde(default)]
    fallen: u8,
}

/// The whole state as readable JSON.
pub(crate) fn write(state: &State) -> Value {
    let position = Position {
        rules: PositionRules(state.rules),
        edition: state.edition.tag.name.clone(),
        setting: state.setting().id.clone(),
        turn: state.turn,
        phase: state.phase,
        bone: state.bone,
        lake: state.lake,
        volcano: state.volcano,
        rex: state.rex,
        trees: state.trees.iter().collect(),
        removed: state.removed,
        players: state.players[..usize::from(state.seats)].iter().map(write_player).collect(),
    };
    serde_json::to_value(position).expect("a position is plain data")
}

fn write_player(player: &Player) -> PlayerPosition {
    let Player { species, dino, provisions, hand, discards, set_aside, answer, face_up, fallen } = *player;
    PlayerPosition { species, dino, provisions, hand, discards, set_aside, answer, face_up, fallen }
}

/// A state from its readable form, or every reason why it is none.
pub(crate) fn read(value: &Value, edition: &'static Edition) -> Result<State, PositionFault> {
    let position = Position::deserialize(value)?;
    let state = assemble(&position, edition)?;
    let mut reasons: Vec<Fault> =
        invariants::broken(&state).map(|(rule, detail)| words::broken(rule, detail)).collect();
    if reasons.is_empty() {
        reasons.extend(
            [turn_counted(&state), still_running(&state), rex_in_reach(&state), falls_counted(&state)]
                .into_iter()
                .flatten(),
        );
        reasons.extend(nothing_moved(&state));
        reasons.extend(Seat::all(state.seats).filter_map(|seat| table_cards(&state, seat)));
    }
    if reasons.is_empty() {
        reasons.extend(panic_in_order(&state));
        reasons.extend(answers(&state));
    }
    if reasons.is_empty() { Ok(state) } else { Err(PositionFault::all(reasons)) }
}

/// Puts the parts together; the trees that are nowhere else are `unused`.
fn assemble(position: &Position, edition: &'static Edition) -> Result<State, PositionFault> {
    let rules = position.rules.0.known::<Trex>().map_err(PositionFault::new)?;
    if position.edition != edition.tag.name {
        let names = facts![found = position.edition.as_str(), edition = edition.tag.name.as_str()];
        return Err(PositionFault::new(fault("position-edition", names)));
    }
    let setting = edition.settings.iter().position(|setting| setting.id == position.setting);
    let no_setting = || PositionFault::new(fault("position-setting", facts![setting = position.setting.as_str()]));
    let setting = setting.ok_or_else(no_setting)?;
    let mut species: Vec<Species> = position.players.iter().map(|player| player.species).collect();
    species.sort();
    if species != edition.settings[setting].species {
        return Err(PositionFault::new(fault("position-species", facts![])));
    }
    let seats = species.len() as u8;
    if position.bone.0 >= seats {
        return Err(PositionFault::new(fault("position-bone", facts![seat = position.bone])));
    }
    if let Phase::Panic(panicker) = position.phase
        && panicker.0 >= seats
    {
        return Err(PositionFault::new(fault("position-panic", facts![seat = panicker])));
    }
    let provisions: u32 = position.players.iter().map(|player| u32::from(player.provisions)).sum();
    let trees = trees(&position.trees)?;
    let used = provisions + trees.len() + u32::from(position.removed);
    let Some(unused) = u32::from(edition.tree_supply).checked_sub(used) else {
        let detail = format!("{used} trees, more than there are");
        return Err(PositionFault::new(words::broken(ids::TREES_COUNTED, detail)));
    };
    let mut players = [Player::BLANK; MAX_PLAYERS];
    for (player, read) in players.iter_mut().zip(&position.players) {
        *player = read_player(read);
    }
    Ok(State {
        rules,
        edition,
        trees,
        setting: setting as u8,
        seats,
        turn: position.turn,
        phase: position.phase,
        bone: position.bone,
        lake: position.lake,
        volcano: position.volcano,
        rex: position.rex,
        removed: position.removed,
        unused: unused as u8,
        players,
    })
}

fn read_player(read: &PlayerPosition) -> Player {
    let PlayerPosition { species, dino, provisions, hand, discards, set_aside, answer, face_up, fallen } = *read;
    Player { species, dino, provisions, hand, discards, set_aside, answer, face_up, fallen }
}

/// The cells with a tree; each may be named only once.
fn trees(named: &[Cell]) -> Result<Cells, PositionFault> {
    let mut trees = Cells::empty();
    for &cell in named {
        if trees.contains(cell) {
            return Err(PositionFault::new(fault("position-tree-twice", facts![cell = cell.to_string()])));
        }
        trees.insert(cell);
    }
    Ok(trees)
}

/// Turn 0 is set-up; after that the turns are counted from 1 to the last.
fn turn_counted(state: &State) -> Option<Fault> {
    let setting_up = matches!(state.phase, Phase::Lake | Phase::Volcano);
    let sound = if setting_up { state.turn == 0 } else { (1..=cards::turns(state)).contains(&state.turn) };
    (!sound).then(|| fault("position-turn", facts![turn = state.turn, phase = words::phase(state.phase)]))
}

/// The game is over if and only if too few are left or the last turn is done.
fn still_running(state: &State) -> Option<Fault> {
    let few = state.living().len() <= 1;
    let played_out = state.turn == cards::turns(state) && state.players.iter().all(|player| player.hand.total() == 0);
    let sound = if state.is_over() { few || played_out } else { !few };
    (!sound).then(|| fault("position-over", facts![]))
}

/// The T-Rex is on the board while directions for it are asked, and while the board is being set up.
fn rex_in_reach(state: &State) -> Option<Fault> {
    let needed = matches!(state.phase, Phase::Lake | Phase::Volcano | Phase::Rex);
    (needed && state.rex.is_none()).then(|| fault("position-rex", facts![phase = words::phase(state.phase)]))
}

/// Until both tiles are placed nothing has moved but them: figures and trees are as they were set up.
fn nothing_moved(state: &State) -> Option<Fault> {
    let setting_up = matches!(state.phase, Phase::Lake | Phase::Volcano);
    let untouched = state.trees.is_empty() && state.removed == 0 && state.rex == Some(state.edition.lair);
    let as_set_up = |seat| {
        let player = state.player(seat);
        let card = state.edition.card(player.species);
        let cell = match card.start {
            Start::Corner(cell) => cell,
            Start::On(feature) => state.feature(feature),
        };
        player.dino == Some(cell) && player.provisions == state.edition.start_trees(state.setting(), player.species)
    };
    let sound = !setting_up || untouched && Seat::all(state.seats).all(as_set_up);
    (!sound).then(|| fault("position-set-up", facts![]))
}

/// Eliminations are numbered from 1 without gaps, in the order they happened.
fn falls_counted(state: &State) -> Option<Fault> {
    let last = state.players.iter().map(|player| player.fallen).max().unwrap_or(0);
    let missing = (1..=last).find(|number| state.players.iter().all(|player| player.fallen != *number))?;
    Some(fault("position-falls", facts![missing]))
}

/// Cards lie face up only while Panics are being finished; then everybody in the game has one.
fn table_cards(state: &State, seat: Seat) -> Option<Fault> {
    let player = state.player(seat);
    let sound = match (state.phase, player.face_up) {
        (Phase::Panic(_), Some(action)) => action.card().is_some(),
        (Phase::Panic(_), None) => !player.lives(),
        (Phase::Lake | Phase::Volcano | Phase::Choose | Phase::Rex | Phase::Over, face_up) => face_up.is_none(),
    };
    (!sound).then(|| fault("position-face-up", facts![seat, phase = words::phase(state.phase)]))
}

/// The panicking seat is in the game and has its Panic card face up.
fn panic_in_order(state: &State) -> Option<Fault> {
    let Phase::Panic(panicker) = state.phase else { return None };
    let sound = state.player(panicker).lives() && panic::still_to_finish(state, None).any(|seat| seat == panicker);
    (!sound).then(|| fault("position-panic", facts![seat = panicker]))
}

/// Answers are legal, come from seats that are asked, and are not complete: otherwise they would have been shown.
fn answers(state: &State) -> Vec<Fault> {
    let mut reasons = Vec::new();
    for seat in Seat::all(state.seats) {
        let Some(answer) = state.player(seat).answer else { continue };
        let mut before = state.clone();
        before.player_mut(seat).answer = None;
        if let Err(refusal) = rules::check(&before, seat, answer) {
            let reason = Fault::refused(words::words(), refusal);
            reasons.push(fault("position-answer", facts![seat, answer = answer.to_string(), reason]));
        }
    }
    if reasons.is_empty() && !state.is_over() && turn::waiting(state).is_empty() {
        reasons.push(fault("position-answered", facts![]));
    }
    reasons
}
