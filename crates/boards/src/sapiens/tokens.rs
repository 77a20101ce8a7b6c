//! Mountain tokens: round, with the picture of their scene.

use super::paths::token_thing;
use super::pen::Pen;
use super::{scenes, shapes};
use ::sapiens::Scene;
use kernel::Seat;
use maud::{Markup, html};

/// How far from its middle a token can still be touched: on a screen of 640×450 no finger hits less.
const REACH: i32 = 29;

/// A token around the origin, 40 units wide.
pub(super) fn disc(scene: Scene) -> Markup {
    shapes::show(&format!("disc-{scene}"))
}

/// What [`disc`] shows.
pub(super) fn disc_shape(scene: Scene) -> Markup {
    html! {
        circle.sap-token-rim r="20" {}
        circle class=(scenes::class(scene)) r="16.5" {}
        g transform="scale(0.56)" { (scenes::art(scene)) }
    }
}

/// A token on a cave or a waterfall, whose name says where it lies. Its owner may touch it when a Ritual can take it. On a cave the touch may be meant
/// for the square under it, so both belong to one group.
pub(super) fn on_mountain(pen: &Pen<'_, '_>, seat: Seat, scene: Scene, at: &str, group: Option<&str>) -> Markup {
    let (thing, idle) = if pen.canvas.mine(seat) { pen.thing(token_thing(scene)) } else { (None, None) };
    let touchable = thing.is_some();
    let group = group.filter(|_| touchable);
    html! {
        g class=(if touchable { "piece thing" } else { "piece" }) id=(format!("token-{seat}-{scene}")) data-thing=[thing]
            data-why=[idle] data-group=[group] {
            title { (pen.canvas.kit("sapiens-token", kernel::facts![scene = pen.scene(scene)])) " – " (at) }
            @if touchable { circle.sap-reach r=(REACH) {} }
            circle.sap-halo.touch r="23" {}
            (disc(scene))
        }
    }
}

/// A token beside the board.
pub(super) fn beside(pen: &Pen<'_, '_>, seat: Seat, scene: Scene, out: bool) -> Markup {
    let (thing, idle) = if pen.canvas.mine(seat) { pen.thing(token_thing(scene)) } else { (None, None) };
    let key = if out { "sapiens-token-used" } else { "sapiens-token" };
    let name = pen.canvas.kit(key, kernel::facts![scene = pen.scene(scene)]);
    let picture = html! {
        svg viewBox="-21 -21 42 42" aria-hidden="true" {
            (disc(scene))
            @if out { path.sap-out d="M-14-14 L14 14" {} }
        }
    };
    let class = if out { "sap-token sap-spent" } else { "sap-token" };
    html! {
        @match thing {
            Some(thing) => {
                button type="button" class=(format!("thing {class}")) id=(format!("token-{seat}-{scene}")) data-thing=(thing) title=(name) {
                    (picture)
                    span { (pen.scene(scene)) }
                }
            }
            None => {
                span class=(class) id=(format!("token-{seat}-{scene}")) role="img" data-why=[idle] title=(name) aria-label=(name) { (picture) }
            }
        }
    }
}
