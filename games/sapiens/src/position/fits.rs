//! Whether the parts of a position belong together, so that play can go on from it.

use crate::action::Action;
use crate::player::{Player, TokenPlace};
use crate::rules;
use crate::scene::Scene;
use crate::state::{Covered, LayKind, State, Step, TurnMemory};
use crate::words::fault;
use kernel::{Fault, Seat, facts};

/// SAP-RUL-34: scores have no limit; this one only keeps a written position from overflowing.
const MOST_POINTS: u32 = 50_000;
/// More points than anybody gets by one turn of anybody.
const TURN_POINTS: u32 = 500;

type Fits = Result<(), Fault>;

fn fits(condition: bool, key: &str) -> Fits {
    if condition { Ok(()) } else { Err(fault(key, facts![])) }
}

/// The rounds, the market, the players and the memory of the turn belong together, and somebody can act.
pub(super) fn check(state: &State) -> Fits {
    rounds(state)?;
    turn_memory(state)?;
    feast(state)?;
    pending(state)?;
    caves(state)?;
    tokens(state)?;
    market(state)?;
    starting(state)?;
    points(state)?;
    over(state)?;
    a_decision(state)
}

fn all(state: &State) -> impl Iterator<Item = (Seat, &Player)> {
    Seat::all(state.seats).map(|seat| (seat, state.player(seat)))
}

/// Tiles that can still be laid.
fn tiles_left(state: &State) -> u32 {
    let reserves: u32 = state.playing().iter().map(|player| player.reserve.len()).sum();
    reserves + state.common.len() + u32::from(state.pile.len())
}

/// Whether a seat has had its turn of this round, or is having it.
fn had_its_turn(state: &State, seat: Seat) -> bool {
    let place = |seat: Seat| (seat.0 + state.seats - state.first.0) % state.seats;
    state.step == Step::Over || place(seat) <= place(state.seat)
}

/// Every round lays a tile at least, and everybody has a turn in each.
fn rounds(state: &State) -> Fits {
    let starting = matches!(state.step, Step::Start | Step::StartTake);
    fits(state.round > 0 || starting, "position-round-0")?;
    fits(state.round == 0 || !starting, "position-start")?;
    let gone = state.edition.tiles.len().saturating_sub(tiles_left(state));
    fits(u32::from(state.round) <= gone + 1, "position-round")?;
    for (seat, player) in all(state) {
        let turns = u32::from(player.turns);
        let due = u32::from(state.round) + u32::from(had_its_turn(state, seat));
        let fewest = if player.finished { 0 } else { due.saturating_sub(1) };
        let sound = state.round == 0 && turns == 0 || state.round > 0 && (fewest..=due).contains(&turns);
        if !sound {
            return Err(fault("position-turns", facts![seat, turns, round = state.round]));
        }
    }
    let open = state.playing().iter().any(|player| !player.finished);
    fits(state.step == Step::Over || open && !state.current().finished, "position-finished")
}

/// What a turn remembers fits its step.
fn turn_memory(state: &State) -> Fits {
    let turn = &state.turn;
    fits((state.step == Step::Settle) == turn.laying.is_some(), "position-settle")?;
    fits(turn.laying != Some(LayKind::Start), "position-settle")?;
    if matches!(state.step, Step::Start | Step::StartTake | Step::Over) {
        return fits(*turn == TurnMemory::default(), "position-memory");
    }
    let between_powers = state.step == Step::Powers || turn.back_to == Some(Step::Powers);
    fits(!turn.extra_made || between_powers, "position-memory")?;
    fits(!turn.plains_open || turn.token_played, "position-plains")
}

/// Whether extra lays are being made.
fn feasting(state: &State) -> bool {
    state.step == Step::Extra || state.turn.laying == Some(LayKind::Extra)
}

/// Extra lays come from a Feast half, from the token, or from both between the powers.
fn feast(state: &State) -> Fits {
    let turn = &state.turn;
    fits(feasting(state) == (turn.extras > 0) && feasting(state) == turn.back_to.is_some(), "position-feast")?;
    fits(matches!(turn.back_to, None | Some(Step::Lay | Step::Powers | Step::After)), "position-feast-turn")?;
    let playing = state.current().tokens[Scene::Feast.index()] == TokenPlace::Playing;
    let most = 1 + u8::from(turn.back_to == Some(Step::Powers) && playing);
    fits(turn.extras <= most, "position-feast")?;
    fits(playing || matches!(turn.back_to, None | Some(Step::Powers)), "position-feast-token")
}

/// SAP-EFF-1: the powers that wait are of the tile of the turn. At most two extra tiles were laid since.
fn pending(state: &State) -> Fits {
    let turn = &state.turn;
    let may_wait = match (state.step, turn.laying, turn.back_to) {
        (Step::Powers, _, _) | (_, _, Some(Step::Powers)) => true,
        (Step::Settle, laying, None) => laying == Some(LayKind::Main),
        (
            Step::Start
            | Step::StartTake
            | Step::Lay
            | Step::Settle
            | Step::Extra
            | Step::After
            | Step::Take
            | Step::Remove
            | Step::Over,
            _,
            _,
        ) => false,
    };
    let since = if turn.extra_made { 2 } else { usize::from(turn.laying == Some(LayKind::Extra)) };
    let shown = |scene: Scene, laid: &crate::player::Laid| laid.tile.low() == scene || laid.tile.high() == scene;
    let mut latest = state.current().lays().iter().rev().take(1 + since);
    let of_one_tile = latest.any(|laid| turn.pending.iter().all(|scene| shown(scene, laid)));
    fits(turn.pending.is_empty() || may_wait && of_one_tile, "position-pending")
}

/// A cave waits for its reward while the lay that covers it is resolved.
fn caves(state: &State) -> Fits {
    let turn = &state.turn;
    let under = |covered: Covered, latest: usize| {
        let mut lays = state.current().lays().iter().rev().take(latest);
        lays.any(|laid| [laid.low, laid.high].into_iter().any(|cell| cell.cave_number() == Some(covered.cave)))
    };
    let main_waits = match (state.step, turn.laying, turn.back_to) {
        (Step::Powers, _, _) | (_, _, Some(Step::Powers)) => true,
        (Step::Settle, laying, None) => matches!(laying, Some(LayKind::Main | LayKind::Found)),
        (
            Step::Start
            | Step::StartTake
            | Step::Lay
            | Step::Settle
            | Step::Extra
            | Step::After
            | Step::Take
            | Step::Remove
            | Step::Over,
            _,
            _,
        ) => false,
    };
    fits(turn.main_cave.is_none_or(|covered| main_waits && under(covered, 3)), "position-covered")?;
    let extra_waits = turn.laying == Some(LayKind::Extra);
    fits(turn.extra_cave.is_none_or(|covered| extra_waits && under(covered, 1)), "position-covered")?;
    let founded = turn.main_cave.is_some_and(|covered| covered.token.is_none() && under(covered, 1));
    fits(turn.laying != Some(LayKind::Found) || founded, "position-found")
}

/// SAP-TOK-1: only the Feast token is seen being played, by the player whose turn it is.
fn tokens(state: &State) -> Fits {
    let playing = |player: &Player, scene: Scene| player.tokens[scene.index()] == TokenPlace::Playing;
    for (seat, player) in all(state) {
        let sound = Scene::ALL
            .into_iter()
            .filter(|&scene| playing(player, scene))
            .all(|scene| scene == Scene::Feast && seat == state.seat && feasting(state) && state.turn.token_played);
        fits(sound, "position-playing")?;
    }
    Ok(())
}

/// SAP-REF-4: until the current player takes, the Common Pool is as full as the pile can make it. SAP-REF-1: whoever has
/// a turn to come has a full reserve.
fn market(state: &State) -> Fits {
    let values = state.edition.values;
    let taken = state.step == Step::Remove || state.step == Step::Over;
    let full = state.common.len() == u32::from(values.common);
    fits(taken || full || state.pile.is_empty(), "position-common")?;
    fits(!state.last_round || state.pile.is_empty() && state.common.is_empty(), "position-market")?;
    fits(state.seats == 2 || state.step != Step::Remove && state.removed.is_empty(), "position-two")?;
    let reserve_full = |player: &Player| player.reserve.len() == u32::from(values.reserve);
    for (seat, player) in all(state) {
        let to_come = !(player.finished || state.last_round && had_its_turn(state, seat));
        let removing = seat == state.seat && state.step == Step::Remove;
        let asked = if seat == state.seat { removing } else { to_come && state.step != Step::Over };
        if asked && !reserve_full(player) {
            return Err(fault("position-reserve", facts![seat]));
        }
    }
    Ok(())
}

/// SAP-START-1: in the starting step everybody lays one tile, in turn order, and takes one; nothing else has happened.
fn starting(state: &State) -> Fits {
    if state.round > 0 {
        return Ok(());
    }
    let values = state.edition.values;
    let to_take = all(state).filter(|(seat, _)| *seat == state.seat || !had_its_turn(state, *seat)).count();
    let full = state.common.len() == u32::from(values.common) && usize::from(state.pile.len()) >= to_take;
    fits(full && !state.last_round, "position-common")?;
    for (seat, player) in all(state) {
        let has_laid = had_its_turn(state, seat) && !(seat == state.seat && state.step == Step::Start);
        let taking = seat == state.seat && state.step == Step::StartTake;
        let tiles = u32::from(values.reserve) - u32::from(taking);
        let untouched = !player.finished && player.marked().is_empty() && player.bears.is_empty();
        let sound = player.lays().len() == usize::from(has_laid)
            && player.tribes == u8::from(has_laid)
            && player.reserve.len() == tiles
            && untouched;
        if !sound {
            return Err(fault("position-starting", facts![seat]));
        }
    }
    Ok(())
}

/// However the game goes on, no score overflows: every turn lays a tile or is the last of its player.
fn points(state: &State) -> Fits {
    let unfinished = state.playing().iter().filter(|player| !player.finished).count() as u32;
    let most = MOST_POINTS - TURN_POINTS * (tiles_left(state) + unfinished);
    match state.playing().iter().map(|player| player.food.max(player.shelter)).find(|&points| u32::from(points) > most)
    {
        Some(points) => Err(fault("position-points", facts![points])),
        None => Ok(()),
    }
}

/// SAP-END-2, SAP-END-4: the game is over after the last round, or when everybody has finished.
fn over(state: &State) -> Fits {
    let all_finished = state.playing().iter().all(|player| player.finished);
    fits(state.step != Step::Over || state.last_round || all_finished, "position-over")
}

/// Somebody can act, and play would have stopped here: steps without a choice are passed over.
fn a_decision(state: &State) -> Fits {
    if state.step == Step::Over {
        return Ok(());
    }
    let mut actions = Vec::new();
    rules::list(state, &mut actions);
    fits(!actions.is_empty(), "position-stuck")?;
    // A brawl token may be taken back at any decision, but nobody is asked for that alone.
    actions.retain(|action| !matches!(action, Action::Recall(_)));
    let needed = match state.step {
        Step::Settle | Step::Powers | Step::After | Step::Remove | Step::Extra | Step::Take | Step::StartTake => 2,
        Step::Start | Step::Lay | Step::Over => 1,
    };
    fits(actions.len() >= needed, "position-decided")
}
