//! `wrath`: sixteen sliding tiles, tribes, dinosaurs and a Volcano that fills.

mod cues;
mod dice;
mod figures;
mod land;
mod odds;
mod panels;
mod paths;
mod portraits;
mod tiles;
mod told;
mod touches;

use crate::board::{Board, Canvas};
use crate::odds::Odds;
use crate::portraits::Portrait;
use ::wrath::{Action, Step, Wrath};
use kernel::{Lang, RuleId, Seat, facts};
use maud::Markup;

impl Board for Wrath {
    fn board(canvas: &Canvas<'_, Wrath>) -> Markup {
        land::draw(canvas)
    }

    fn panels(canvas: &Canvas<'_, Wrath>) -> Markup {
        panels::draw(canvas)
    }

    fn asked(canvas: &Canvas<'_, Wrath>, _: Seat) -> String {
        let view = &canvas.view;
        match view.step {
            Step::BeforeRoll => canvas.kit("wrath-ask-roll", facts![]),
            Step::Rolled => {
                canvas.kit("wrath-ask-again", facts![left = view.most_rolls - view.rolls, rolls = view.rolls])
            }
            Step::Actions if !canvas.actions.contains(&Action::End) => canvas.kit("wrath-ask-volcano", facts![]),
            Step::Actions => canvas.kit("wrath-ask-use", facts![dice = view.dice.total()]),
            Step::Quake => canvas.kit("wrath-ask-quake", facts![]),
            Step::Over => canvas.kit("choose", facts![]),
        }
    }

    fn portraits(lang: Lang) -> Vec<Portrait> {
        portraits::all(lang)
    }

    fn cues(event: &::wrath::Event, before: &[::wrath::Event], lang: Lang) -> Vec<crate::Cue> {
        cues::cues(event, before, lang)
    }

    fn told(event: &::wrath::Event, lang: Lang, names: &[String]) -> kernel::Phrase {
        told::told(event, <Self as kernel::Worded>::event_phrase(event), lang, names)
    }

    fn path(canvas: &Canvas<'_, Wrath>, action: &Action) -> Vec<String> {
        paths::path(canvas, action)
    }

    fn also(canvas: &Canvas<'_, Wrath>, action: &Action) -> Vec<String> {
        paths::also(canvas, action)
    }

    fn at_once(action: &Action) -> bool {
        paths::die(action).is_some()
    }

    fn odds(canvas: &Canvas<'_, Wrath>, action: &Action) -> Option<Odds> {
        odds::odds(canvas, action)
    }

    fn attempts(canvas: &Canvas<'_, Wrath>, things: &[&str]) -> Vec<Action> {
        touches::attempts(canvas, things)
    }

    fn objection(canvas: &Canvas<'_, Wrath>, things: &[&str]) -> Option<(RuleId, String)> {
        touches::objection(canvas, things)
    }
}
