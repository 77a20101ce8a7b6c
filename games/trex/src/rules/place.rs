//! Moving the Lake and the Volcano.

use crate::action::Action;
use crate::board::{Cell, Direction, Feature};
use crate::edition::Start;
use crate::event::{Event, Ignored, Piece};
use crate::rules::{cards, ids, trees, turn};
use crate::state::{Phase, State};
use kernel::{Dice, Facts, Log, Refusal, RuleId, Seat, Seats};

/// The seats that choose a direction for a tile: all but the one whose Dino it carries.
#[inline]
pub(crate) fn voters(state: &State, feature: Feature) -> Seats {
    match carried_by(state, feature) {
        Some(passenger) => state.everyone().without(passenger),
        None => state.everyone(),
    }
}

/// The seat whose Dino starts on a tile.
#[inline]
fn carried_by(state: &State, feature: Feature) -> Option<Seat> {
    state.seats_where(|player| state.edition.card(player.species).start == Start::On(feature)).first()
}

/// TRX-PLACE-2: the Diplodocus does not move the Lake; everybody else does.
pub(crate) fn moves_the_lake(state: &State, seat: Seat) -> Result<(), Refusal> {
    if voters(state, Feature::Lake).contains(seat) { Ok(()) } else { Err(ids::LAKE_VOTERS.refuse(Facts::none())) }
}

/// TRX-PLACE-3: the Pteranodon does not move the Volcano; everybody else does.
pub(crate) fn moves_the_volcano(state: &State, seat: Seat) -> Result<(), Refusal> {
    if voters(state, Feature::Volcano).contains(seat) { Ok(()) } else { Err(ids::VOLCANO_VOTERS.refuse(Facts::none())) }
}

/// TRX-PLACE-14: every seat that is asked must point; all eight directions are allowed.
pub(crate) fn points_somewhere(state: &State, action: Action) -> Result<(), Refusal> {
    if action == Action::Abstain && matches!(state.phase, Phase::Lake | Phase::Volcano) {
        return Err(ids::PLACE_POINT.refuse(Facts::none()));
    }
    Ok(())
}

/// TRX-PLACE-4: shows all directions together.
///
/// TRX-PLACE-5: applies the directions one by one in turn order, skipping the seat that is not asked.
///
/// TRX-PLACE-12: what is ignored is lost; the next direction is applied all the same.
pub(crate) fn place(state: &mut State, feature: Feature, dice: &mut Dice, log: &mut impl Log<Event>) {
    let votes = turn::reveal(state, ids::PLACE_SECRET, log);
    for seat in state.turn_order() {
        if let Some(direction) = votes[seat.index()].and_then(Action::direction) {
            push(state, feature, seat, direction, log);
        }
    }
    settle(state, feature, log);
    next(state, feature, dice, log);
}

/// TRX-PLACE-6: one step from where the tile lies now.
fn push(state: &mut State, feature: Feature, by: Seat, direction: Direction, log: &mut impl Log<Event>) {
    match destination(state, feature, direction) {
        Ok(to) => {
            match feature {
                Feature::Lake => state.lake = to,
                Feature::Volcano => state.volcano = to,
            }
            log.tell(ids::PLACE_STEP, Event::TileMoved { feature, by, direction, to });
            carry(state, feature, to, log);
        }
        Err((rule, why)) => {
            log.tell(rule, Event::Ignored { piece: Piece::Tile(feature), by, direction: Some(direction), why });
        }
    }
}

/// TRX-PLACE-7: the Dino that starts on the tile is carried along.
fn carry(state: &mut State, feature: Feature, to: Cell, log: &mut impl Log<Event>) {
    if let Some(passenger) = carried_by(state, feature) {
        state.player_mut(passenger).dino = Some(to);
        log.tell(ids::CARRIED, Event::Carried { seat: passenger, to });
    }
}

/// Where a step takes a tile, or the rule by which it is ignored.
fn destination(state: &State, feature: Feature, direction: Direction) -> Result<Cell, (RuleId, Ignored)> {
    let to = inside(state, feature, direction)?;
    off_the_lair(state, to)?;
    off_the_other_tile(state, feature, to)?;
    off_the_figures(state, feature, to)?;
    Ok(to)
}

/// TRX-PLACE-8: a step off the board is ignored.
fn inside(state: &State, feature: Feature, direction: Direction) -> Result<Cell, (RuleId, Ignored)> {
    let to = state.edition.neighbour(state.feature(feature), direction);
    to.ok_or((ids::PLACE_EDGE, Ignored::Edge))
}

/// TRX-PLACE-9: a step onto the Lair is ignored.
fn off_the_lair(state: &State, to: Cell) -> Result<(), (RuleId, Ignored)> {
    if to == state.edition.lair { Err((ids::PLACE_LAIR, Ignored::Lair)) } else { Ok(()) }
}

/// TRX-PLACE-10: a step onto the other tile is ignored.
fn off_the_other_tile(state: &State, feature: Feature, to: Cell) -> Result<(), (RuleId, Ignored)> {
    match state.feature_on(to) {
        Some(other) if other != feature => Err((ids::PLACE_OTHER_TILE, Ignored::OtherTile)),
        Some(_) | None => Ok(()),
    }
}

/// TRX-PLACE-11: a step onto a Dino that the tile does not carry is ignored.
fn off_the_figures(state: &State, feature: Feature, to: Cell) -> Result<(), (RuleId, Ignored)> {
    let mut figures = state.dinos_on(to);
    if let Some(passenger) = carried_by(state, feature) {
        figures = figures.without(passenger);
    }
    if figures.is_empty() { Ok(()) } else { Err((ids::PLACE_FIGURE, Ignored::Figure)) }
}

/// TRX-PLACE-13: wherever the tile now lies, even where it began, it stays for good.
fn settle(state: &State, feature: Feature, log: &mut impl Log<Event>) {
    log.tell(ids::SETTLED, Event::TileSettled { feature, cell: state.feature(feature) });
}

/// TRX-PLACE-1: after the Lake comes the Volcano; after the Volcano the board is finished and turn 1 begins.
fn next(state: &mut State, feature: Feature, dice: &mut Dice, log: &mut impl Log<Event>) {
    match feature {
        Feature::Lake => state.phase = Phase::Volcano,
        Feature::Volcano => {
            trees::plant(state, log);
            cards::set_aside(state, dice, log);
            turn::begin(state, 1, log);
        }
    }
}
