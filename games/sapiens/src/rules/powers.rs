//! The eight powers, by scene: the one place that knows which chapter each belongs to. Gathering and Camp are short
//! enough to be here.

use super::{brawl, feast, fire, hunt, ids, lay, ritual, tokens, water};
use crate::action::Action;
use crate::event::Event;
use crate::power::{Power, Source};
use crate::scene::Scene;
use crate::state::State;
use kernel::{Log, Refusal, Seat, facts};

/// Whether the power of a connected half can do something now.
///
/// A Feast also counts when a token could be played just before its extra lay.
pub(crate) fn half_is_usable(state: &State, seat: Seat, scene: Scene) -> bool {
    match scene {
        Scene::Feast => lay::exists(state) || tokens::any_playable(state, tokens::Window::BeforeExtra),
        Scene::Gathering | Scene::Camp => true,
        Scene::Hunt => hunt::half_is_usable(state, seat),
        Scene::Ritual | Scene::Brawl | Scene::Water | Scene::Fire => is_usable(state, seat, scene),
    }
}

/// Whether a power that works alike for halves and tokens can do something now.
pub(crate) fn is_usable(state: &State, seat: Seat, scene: Scene) -> bool {
    match scene {
        Scene::Feast => lay::exists(state),
        Scene::Gathering | Scene::Camp => true,
        Scene::Ritual => ritual::is_usable(state, seat),
        Scene::Brawl => brawl::is_usable(state, seat),
        Scene::Water => water::is_usable(state, seat),
        Scene::Hunt => state.steaks_left() > 0,
        Scene::Fire => fire::is_usable(state, seat),
    }
}

/// Adds every use of a scene's power by the current player.
pub(crate) fn list(state: &State, scene: Scene, source: Source, out: &mut Vec<Action>) {
    let wrap: fn(Power) -> Action = match source {
        Source::Half => Action::Use,
        Source::Token => Action::Token,
    };
    match scene {
        Scene::Feast if source == Source::Half && !half_is_usable(state, state.seat, scene) => {}
        Scene::Feast => out.push(wrap(Power::Feast)),
        Scene::Gathering => out.push(wrap(Power::Gathering)),
        Scene::Ritual => ritual::list(state, wrap, out),
        Scene::Brawl => brawl::list(state, wrap, out),
        Scene::Water => water::list(state, wrap, out),
        Scene::Camp => out.push(wrap(Power::Camp)),
        Scene::Hunt => hunt::list(state, source, out),
        Scene::Fire => fire::list(state, wrap, out),
    }
}

/// Whether a power may be used this way; if not, the first broken rule of its chapter.
pub(crate) fn check(state: &State, seat: Seat, power: Power, source: Source) -> Result<(), Refusal> {
    match power {
        Power::Feast => feast_has_a_use(state, seat, source),
        Power::Gathering | Power::Camp => Ok(()),
        Power::Ritual(scene) => ritual::check(state, seat, scene, source),
        Power::Brawl { on, from } => brawl::check(state, seat, on, from),
        Power::Water { give, take } => water::check(state, seat, give, take),
        Power::Hunt { convert } => hunt::check(state, seat, convert, source),
        Power::Bear { seat: target, square } => fire::check_bear(state, seat, target, square),
        Power::Chase(square) => fire::check_chase(state, seat, square),
    }
}

/// SAP-EFF-6: a Feast that can do nothing is not offered. For a token this was checked before.
fn feast_has_a_use(state: &State, seat: Seat, source: Source) -> Result<(), Refusal> {
    match source {
        Source::Half if !half_is_usable(state, seat, Scene::Feast) => {
            Err(ids::LOST.refuse(facts![scene = Scene::Feast]))
        }
        Source::Half | Source::Token => Ok(()),
    }
}

/// Carries a power out. SAP-TOK-5: tokens have the same powers, except Hunt and Gathering.
pub(crate) fn apply(state: &mut State, seat: Seat, power: Power, source: Source, log: &mut impl Log<Event>) {
    match power {
        Power::Feast => feast::open(state, seat, log),
        Power::Gathering => match source {
            Source::Half => gather(state, seat, log),
            Source::Token => tokens::open_plains(state, seat, log),
        },
        Power::Ritual(scene) => ritual::take(state, seat, scene, log),
        Power::Brawl { on, from } => brawl::mark(state, seat, on, from, log),
        Power::Water { give, take } => water::swap(state, seat, give, take, log),
        Power::Camp => camp(state, seat, log),
        Power::Hunt { convert } => hunt::hunt(state, seat, convert, log),
        Power::Bear { seat: target, square } => fire::place_bear(state, seat, target, square, log),
        Power::Chase(square) => fire::chase_bear(state, seat, square, log),
    }
}

/// SAP-GATH-1: a connected Gathering half earns 1 FP besides the food of its square, on an opened Plain too (SAP-TOK-7).
fn gather(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let food = state.edition.values.gathering_food;
    state.player_mut(seat).food += food;
    log.tell(ids::GATHERING, Event::Gathered { seat, food });
}

/// SAP-CAMP-1: 3 SP.
fn camp(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let shelter = state.edition.values.camp_shelter;
    state.player_mut(seat).shelter += shelter;
    log.tell(ids::CAMP, Event::Camped { seat, shelter });
}
