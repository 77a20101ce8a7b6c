//! A state as readable JSON, and back. Everything is checked on entry.

use crate::action::Action;
use crate::board::{Cell, Cells};
use crate::cards::{Card, Cards, Species};
use crate::edition::Edition;
use crate::rules::{self, cards, invariants, panic, turn};
use crate::state::{MAX_PLAYERS, Phase, Player, State};
use kernel::{PositionFault, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    edition: String,
    setting: String,
    turn: u8,
    phase: Phase,
    bone: Seat,
    lake: Cell,
    volcano: Cell,
    rex: Option<Cell>,
    trees: Cells,
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
        edition: state.edition.tag.name.clone(),
        setting: state.setting().id.clone(),
        turn: state.turn,
        phase: state.phase,
        bone: state.bone,
        lake: state.lake,
        volcano: state.volcano,
        rex: state.rex,
        trees: state.trees,
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
    let mut reasons: Vec<String> =
        invariants::broken(&state).map(|(rule, detail)| format!("{rule}: {detail}")).collect();
    if reasons.is_empty() {
        reasons.extend(
            [turn_counted(&state), still_running(&state), rex_in_reach(&state), falls_counted(&state)]
                .into_iter()
                .flatten(),
        );
        reasons.extend(Seat::all(state.seats).filter_map(|seat| table_cards(&state, seat)));
    }
    if reasons.is_empty() {
        reasons.extend(panic_in_order(&state));
        reasons.extend(answers(&state));
    }
    if reasons.is_empty() { Ok(state) } else { Err(PositionFault::all(reasons)) }
}

/// Puts the parts together; `unused` is what is missing to all trees.
fn assemble(position: &Position, edition: &'static Edition) -> Result<State, PositionFault> {
    if position.edition != edition.tag.name {
        return Err(PositionFault::new(format!("edition: this is {}, not {}", edition.tag.name, position.edition)));
    }
    let setting = edition.settings.iter().position(|setting| setting.id == position.setting);
    let setting = setting.ok_or_else(|| PositionFault::new(format!("setting: there is no {:?}", position.setting)))?;
    let mut species: Vec<Species> = position.players.iter().map(|player| player.species).collect();
    species.sort();
    if species != edition.settings[setting].species {
        return Err(PositionFault::new("players: every species of the setting plays, once"));
    }
    let seats = species.len() as u8;
    if position.bone.0 >= seats {
        return Err(PositionFault::new(format!("bone: there is no seat {}", position.bone)));
    }
    let provisions: u32 = position.players.iter().map(|player| u32::from(player.provisions)).sum();
    let used = provisions + u32::from(position.trees.len()) + u32::from(position.removed);
    let Some(unused) = u32::from(edition.tree_supply).checked_sub(used) else {
        return Err(PositionFault::new(format!("TRX-INV-1: {used} trees, more than there are")));
    };
    let mut players = [Player::BLANK; MAX_PLAYERS];
    for (player, read) in players.iter_mut().zip(&position.players) {
        *player = read_player(read);
    }
    Ok(State {
        edition,
        trees: position.trees,
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

/// Turn 0 is set-up; after that the turns are counted from 1 to the last.
fn turn_counted(state: &State) -> Option<String> {
    let setting_up = matches!(state.phase, Phase::Lake | Phase::Volcano);
    let sound = if setting_up { state.turn == 0 } else { (1..=cards::turns(state)).contains(&state.turn) };
    (!sound).then(|| format!("turn: {} does not fit the phase", state.turn))
}

/// The game is over exactly when too few are left or the last turn is done.
fn still_running(state: &State) -> Option<String> {
    let few = state.living().len() <= 1;
    let played_out = state.turn == cards::turns(state) && state.players.iter().all(|player| player.hand.total() == 0);
    let sound = if state.is_over() { few || played_out } else { !few };
    (!sound).then(|| "phase: over exactly when one player or none is left, or the last turn is done".to_owned())
}

/// The T-Rex is on the board when it is asked for, and while the board is being set up.
fn rex_in_reach(state: &State) -> Option<String> {
    let needed = matches!(state.phase, Phase::Lake | Phase::Volcano | Phase::Rex);
    (needed && state.rex.is_none()).then(|| "rex: in this phase the T-Rex is on the board".to_owned())
}

/// Eliminations are numbered from 1 without gaps, as they came.
fn falls_counted(state: &State) -> Option<String> {
    let last = state.players.iter().map(|player| player.fallen).max().unwrap_or(0);
    let missing = (1..=last).find(|number| state.players.iter().all(|player| player.fallen != *number))?;
    Some(format!("players: nobody fell to event {missing}, though somebody fell later"))
}

/// Cards lie face up only while Panics are being finished; then everybody in the game has one.
fn table_cards(state: &State, seat: Seat) -> Option<String> {
    let player = state.player(seat);
    let sound = match (state.phase, player.face_up) {
        (Phase::Panic(_), Some(action)) => action.card().is_some(),
        (Phase::Panic(_), None) => !player.lives(),
        (_, face_up) => face_up.is_none(),
    };
    (!sound).then(|| format!("players: what seat {seat} has face up does not fit the phase"))
}

/// The panicking seat is in the game and has its Panic card face up.
fn panic_in_order(state: &State) -> Option<String> {
    let Phase::Panic(panicker) = state.phase else { return None };
    let sound = panicker.0 < state.seats
        && state.player(panicker).lives()
        && panic::still_to_finish(state, None).any(|seat| seat == panicker);
    (!sound).then(|| format!("phase: seat {panicker} is not panicking"))
}

/// Answers are legal, come from seats that are asked, and are not all there: else they would be shown.
fn answers(state: &State) -> Vec<String> {
    let mut reasons = Vec::new();
    for seat in Seat::all(state.seats) {
        let Some(answer) = state.player(seat).answer else { continue };
        let mut before = state.clone();
        before.player_mut(seat).answer = None;
        if let Err(refusal) = rules::check(&before, seat, answer) {
            reasons.push(format!("players: seat {seat} cannot have answered {answer}: {refusal}"));
        }
    }
    if reasons.is_empty() && !state.is_over() && turn::waiting(state).is_empty() {
        reasons.push("players: all have answered, so the answers would be shown".to_owned());
    }
    reasons
}
