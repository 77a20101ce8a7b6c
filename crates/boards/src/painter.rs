//! Which games of the list have a board of their own.

use crate::Drawing;
use crate::board::{self, Board};
use crate::cues::{self, Cue, Witness};
use crate::portraits::{Plan, Portrait};
use crate::preview::{self, Preview};
use crate::why::{self, Why};
use catalog::{AnyEdition, AnyMatch};
use kernel::{Audience, Lang, Match, Seat};
use std::marker::PhantomData;

/// The board of one game behind a common interface; it returns nothing for matches of other games.
pub(crate) trait Painter: Sync {
    fn draw(&self, played: &dyn AnyMatch, audience: Audience, lang: Lang, names: &[String]) -> Option<Drawing>;
    fn why(
        &self,
        played: &dyn AnyMatch,
        audience: Audience,
        lang: Lang,
        names: &[String],
        things: &[&str],
    ) -> Option<Why>;
    fn preview(&self, played: &dyn AnyMatch, seat: Seat, lang: Lang, names: &[String], action: &str)
    -> Option<Preview>;
    fn cues(&self, witnessed: &[Witness], lang: Lang) -> Option<Vec<Vec<Cue>>>;
    fn told(&self, witness: &Witness, lang: Lang, names: &[String]) -> Option<String>;
    fn portraits(&self, game: &str, lang: Lang) -> Option<Vec<Portrait>>;
    fn plan(&self, game: &str, edition: AnyEdition, lang: Lang) -> Option<Plan>;
}

struct Of<G>(PhantomData<fn() -> G>);

impl<G: Board> Painter for Of<G> {
    fn draw(&self, played: &dyn AnyMatch, audience: Audience, lang: Lang, names: &[String]) -> Option<Drawing> {
        let game = played.as_any().downcast_ref::<Match<G>>()?;
        Some(board::draw(game, audience, lang, names))
    }

    fn why(
        &self,
        played: &dyn AnyMatch,
        audience: Audience,
        lang: Lang,
        names: &[String],
        things: &[&str],
    ) -> Option<Why> {
        let game = played.as_any().downcast_ref::<Match<G>>()?;
        Some(why::why(game, audience, lang, names, things))
    }

    fn preview(
        &self,
        played: &dyn AnyMatch,
        seat: Seat,
        lang: Lang,
        names: &[String],
        action: &str,
    ) -> Option<Preview> {
        let game = played.as_any().downcast_ref::<Match<G>>()?;
        preview::preview(game, seat, lang, names, action)
    }

    fn cues(&self, witnessed: &[Witness], lang: Lang) -> Option<Vec<Vec<Cue>>> {
        let own = |one: &Witness| one.event.downcast_ref::<G::Event>().cloned();
        let events: Vec<G::Event> = witnessed.iter().map(own).collect::<Option<_>>()?;
        Some(cues::of_action(&events, lang, G::cues))
    }

    fn told(&self, witness: &Witness, lang: Lang, names: &[String]) -> Option<String> {
        let event = witness.event.downcast_ref::<G::Event>()?;
        Some(G::words().say(lang, &G::told(event, lang, names), names))
    }

    fn portraits(&self, game: &str, lang: Lang) -> Option<Vec<Portrait>> {
        (G::about().id == game).then(|| G::portraits(lang))
    }

    fn plan(&self, game: &str, edition: AnyEdition, lang: Lang) -> Option<Plan> {
        if G::about().id != game {
            return None;
        }
        let (rule, picture) = G::plan(&board::fresh_canvas::<G>(edition.open::<G>(), lang)?)?;
        Some(Plan { rule, picture: picture.into_string() })
    }
}

/// A game that implements [`Board`] uses this constant, any other that of the trait [`Boardless`]: Rust prefers an
/// inherent constant to one of a trait.
impl<G: Board> Of<G> {
    const PAINTER: Option<&'static dyn Painter> = Some(&Of::<G>(PhantomData));
}

#[allow(dead_code, reason = "the games of the list may all have boards")]
trait Boardless {
    const PAINTER: Option<&'static dyn Painter> = None;
}

impl<G> Boardless for Of<G> {}

macro_rules! painters {
    ($($package:ident :: $game:ident,)+) => { [$(Of::<catalog::$package::$game>::PAINTER),+] };
}

/// All boards of the list of games.
pub(crate) fn painters() -> impl Iterator<Item = &'static dyn Painter> {
    catalog::games!(painters).into_iter().flatten()
}
