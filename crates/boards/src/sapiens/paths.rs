//! What to touch for an action.
//!
//! A lay is a tile and its two squares. One half always touches the tribe and so shows the same scene, which settles
//! the direction. The first tile of a tribe touches nothing: there the cave alone gives the place, and where both
//! directions are allowed the scene inside the cave is asked for.

use crate::board::Canvas;
use ::sapiens::{Action, Lay, Power, Sapiens, Scene, Square, Tile};
use kernel::Seat;

pub(super) fn tile_thing(tile: Tile) -> String {
    format!("tile:{tile}")
}

pub(super) fn square_thing(seat: Seat, square: Square) -> String {
    format!("square:{seat}:{square}")
}

/// A mountain token of the deciding player: there is one of each scene, wherever it is.
pub(super) fn token_thing(scene: Scene) -> String {
    format!("token:{scene}")
}

/// A power of a connected half.
pub(super) fn power_thing(scene: Scene) -> String {
    format!("power:{scene}")
}

pub(super) fn hunt_thing(convert: bool) -> String {
    format!("hunt:{}", if convert { "convert" } else { "keep" })
}

/// The deciding player's own brawl token on a tile.
pub(super) fn mark_thing(tile: Tile) -> String {
    format!("mark:{tile}")
}

/// The scene that goes into the cave.
pub(super) fn inside_thing(scene: Scene) -> String {
    format!("inside:{scene}")
}

pub(super) fn settle_thing(owner: Seat) -> String {
    format!("settle:{owner}")
}

pub(super) fn path(canvas: &Canvas<'_, Sapiens>, action: &Action) -> Vec<String> {
    let button = |name: &str| vec![format!("go:{name}")];
    let with_button = |tile: String, name: &str| vec![tile, format!("go:{name}")];
    let seat = canvas.view.table.seat;
    match action {
        Action::Start(lay) | Action::Found(lay) => first_lay(canvas, seat, lay),
        Action::Lay(lay) | Action::Extra(lay) => {
            vec![tile_thing(lay.tile), square_thing(seat, lay.low), square_thing(seat, lay.high)]
        }
        Action::SkipExtra => button("skip"),
        Action::Finish => button("finish"),
        Action::Settle(owner) => vec![settle_thing(*owner)],
        Action::Use(Power::Hunt { convert }) => vec![hunt_thing(*convert)],
        Action::Use(power) => power_path(power_thing(power.scene()), seat, *power),
        Action::Decline => button("decline"),
        Action::Token(power) => power_path(token_thing(power.scene()), seat, *power),
        Action::Recall(tile) => with_button(mark_thing(*tile), "recall"),
        Action::EndLaying => button("end"),
        Action::Take(tiles) => tiles.iter().map(tile_thing).chain(button("take")).collect(),
        Action::Remove(tile) => with_button(tile_thing(*tile), "remove"),
    }
}

/// The power that an action uses, if any.
pub(super) fn power(action: &Action) -> Option<Power> {
    match action {
        Action::Use(power) | Action::Token(power) => Some(*power),
        Action::Start(_)
        | Action::Lay(_)
        | Action::Found(_)
        | Action::Extra(_)
        | Action::SkipExtra
        | Action::Finish
        | Action::Settle(_)
        | Action::Decline
        | Action::Recall(_)
        | Action::EndLaying
        | Action::Take(_)
        | Action::Remove(_) => None,
    }
}

/// What allows the power, then what it is used on.
fn power_path(source: String, seat: Seat, power: Power) -> Vec<String> {
    let rest = match power {
        Power::Feast | Power::Gathering | Power::Camp | Power::Hunt { .. } => vec![],
        Power::Ritual(scene) => vec![token_thing(scene)],
        Power::Brawl { on, from } => from.map(mark_thing).into_iter().chain([tile_thing(on)]).collect(),
        Power::Water { give, take } => vec![tile_thing(give), tile_thing(take)],
        Power::Bear { seat: target, square } => vec![square_thing(target, square)],
        Power::Chase(square) => vec![square_thing(seat, square)],
    };
    std::iter::once(source).chain(rest).collect()
}

/// The first tile of a tribe: tile and cave, and the scene inside if both fit.
fn first_lay(canvas: &Canvas<'_, Sapiens>, seat: Seat, lay: &Lay) -> Vec<String> {
    let (cave, inside) =
        if lay.low.mouth().is_some() { (lay.low, lay.tile.low()) } else { (lay.high, lay.tile.high()) };
    let turned = Lay { tile: lay.tile, low: lay.high, high: lay.low };
    let both_ways =
        canvas.actions.iter().any(|other| matches!(other, Action::Start(one) | Action::Found(one) if *one == turned));
    let scene = both_ways.then(|| inside_thing(inside));
    [tile_thing(lay.tile), square_thing(seat, cave)].into_iter().chain(scene).collect()
}
