//! `fuji`: a landscape of cards at the foot of a burning mountain, dice behind bamboo screens, and hints.

mod attempts;
mod bubbles;
mod cards;
mod cues;
mod desk;
mod dice;
mod gear;
mod hints;
mod icons;
mod land;
mod lava;
mod odds;
mod panels;
mod paths;
mod pen;
mod pieces;
mod portraits;
mod reach;
mod say;
mod scenes;
mod sentence;
mod shapes;
mod symbols;
mod tables;
mod team;
#[cfg(test)]
mod tests;
mod told;
mod villages;

use crate::board::{Board, Canvas};
use crate::odds::Odds;
use crate::portraits::Portrait;
use ::fuji::Fuji;
use ::fuji::action::Action;
use kernel::{Knowledge, Lang, Phrase, Seat, facts};
use maud::Markup;
use pen::Pen;

impl Board for Fuji {
    fn board(canvas: &Canvas<'_, Fuji>) -> Markup {
        land::draw(&Pen::new(canvas))
    }

    fn panels(canvas: &Canvas<'_, Fuji>) -> Markup {
        panels::draw(&Pen::new(canvas))
    }

    fn asked(canvas: &Canvas<'_, Fuji>, seat: Seat) -> String {
        let view = &canvas.view;
        if canvas.actions.contains(&Action::Accept) {
            return canvas.kit("fuji-ask-answer", facts![]);
        }
        if let Some(waiting) = &view.waiting {
            return canvas.kit(&format!("fuji-ask-{}", waiting.what), facts![]);
        }
        let ready = matches!(view.step, "plan" | "gear") && view.ready.contains(seat);
        if ready {
            return canvas.kit("fuji-ask-ready", facts![]);
        }
        let marked = view
            .members
            .iter()
            .any(|one| canvas.audience.is(seat) && one.member.seat() == Some(seat) && one.marker.is_some());
        match (view.step, marked) {
            ("plan", true) => canvas.kit("fuji-ask-marked", facts![]),
            ("plan", false) => canvas.kit("fuji-ask-plan", facts![]),
            (
                step @ ("pairs" | "skill" | "third-skill" | "keep" | "reroll" | "gear" | "next" | "bars" | "move"
                | "draw" | "gift" | "injury" | "legs"),
                _,
            ) => canvas.kit(&format!("fuji-ask-{step}"), facts![]),
            (_, _) => canvas.kit("choose", facts![]),
        }
    }

    fn portraits(lang: Lang) -> Vec<Portrait> {
        portraits::all(lang)
    }

    fn cues(event: &::fuji::Event, before: &[::fuji::Event], lang: Lang) -> Vec<crate::Cue> {
        cues::cues(event, before, lang)
    }

    fn told(event: &::fuji::Event, lang: Lang, _: &[String]) -> kernel::Phrase {
        told::told(event, <Self as kernel::Worded>::event_phrase(event), lang)
    }

    fn path(canvas: &Canvas<'_, Fuji>, action: &Action) -> Vec<String> {
        paths::path(canvas, action)
    }

    fn sentence(canvas: &Canvas<'_, Fuji>, action: &Action) -> Phrase {
        sentence::sentence(canvas, action)
    }

    fn unlisted(knowledge: &Knowledge<Fuji>) -> Vec<Action> {
        hints::unlisted(knowledge)
    }

    fn odds(canvas: &Canvas<'_, Fuji>, action: &Action) -> Option<Odds> {
        odds::odds(canvas, action)
    }

    fn attempts(canvas: &Canvas<'_, Fuji>, things: &[&str]) -> Vec<Action> {
        attempts::attempts(canvas, things)
    }
}
