//! `warlock`: the mountain from above, its rooms and who waits there, and an adventure sheet for everybody.

mod art;
mod buttons;
mod compose;
mod cues;
mod deduction;
mod dice;
mod fight;
mod ground;
mod hand;
mod legend;
mod map;
mod maze;
mod numbers;
mod odds;
mod panels;
mod paths;
mod pen;
mod pieces;
mod portraits;
mod river;
mod rooms;
mod routes;
mod sheets;
mod told;
mod trade;
mod unlisted;
mod whys;

#[cfg(test)]
mod tests;

use crate::board::{Board, Canvas};
use crate::odds::Odds;
use crate::portraits::Portrait;
use ::warlock::Warlock;
use ::warlock::action::Action;
use kernel::{Knowledge, Lang, Seat, facts};
use maud::Markup;
use pen::Pen;

impl Board for Warlock {
    fn board(canvas: &Canvas<'_, Warlock>) -> Markup {
        map::draw(&Pen::new(canvas))
    }

    fn panels(canvas: &Canvas<'_, Warlock>) -> Markup {
        panels::draw(&Pen::new(canvas))
    }

    fn asked(canvas: &Canvas<'_, Warlock>, _: Seat) -> String {
        let decision = canvas.label(canvas.view.decision.key());
        if let Some([attacker, victim]) = canvas.view.attack {
            let names = facts![attacker = canvas.name(attacker), victim = canvas.name(victim), decision];
            return canvas.kit("warlock-ask-attack", names);
        }
        match canvas.view.roll.filter(|_| paths::ways(canvas).next().is_some()) {
            Some(roll) => canvas.kit("warlock-ask-walk", facts![roll]),
            None => canvas.kit("warlock-ask", facts![decision]),
        }
    }

    fn portraits(lang: Lang) -> Vec<Portrait> {
        portraits::all(lang)
    }

    fn plan(canvas: &Canvas<'_, Warlock>) -> Option<(&'static str, Markup)> {
        Some(("WAR-PAS-1", map::plan(&Pen::new(canvas))))
    }

    fn cues(event: &::warlock::event::Event, before: &[::warlock::event::Event], lang: Lang) -> Vec<crate::Cue> {
        cues::cues(event, before, lang)
    }

    fn told(event: &::warlock::event::Event, lang: Lang, _: &[String]) -> kernel::Phrase {
        told::told(<Self as kernel::Worded>::event_phrase(event), lang)
    }

    fn path(canvas: &Canvas<'_, Warlock>, action: &Action) -> Vec<String> {
        paths::path(canvas, action)
    }

    fn unlisted(knowledge: &Knowledge<Warlock>) -> Vec<Action> {
        unlisted::acceptances(knowledge).into_iter().chain(unlisted::fighting_on(knowledge)).collect()
    }

    fn odds(canvas: &Canvas<'_, Warlock>, action: &Action) -> Option<Odds> {
        odds::odds(canvas, action)
    }

    fn attempts(canvas: &Canvas<'_, Warlock>, things: &[&str]) -> Vec<Action> {
        whys::attempts(canvas, things)
    }
}
