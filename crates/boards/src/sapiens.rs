//! `sapiens`: valleys ringed by caves and waterfalls, filled with tribe tiles of eight scenes.

mod cues;
mod desk;
mod marks;
mod odds;
mod panels;
mod paths;
mod pen;
mod portraits;
mod scenes;
mod shapes;
mod table;
#[cfg(test)]
mod tests;
mod tiles;
mod tokens;
mod touches;
mod valley;

use crate::board::{Board, Canvas};
use crate::odds::Odds;
use crate::portraits::Portrait;
use ::sapiens::{Action, Sapiens, Step};
use kernel::{Lang, Seat, facts};
use maud::Markup;
use pen::Pen;

impl Board for Sapiens {
    fn board(canvas: &Canvas<'_, Sapiens>) -> Markup {
        table::draw(&Pen::new(canvas))
    }

    fn panels(canvas: &Canvas<'_, Sapiens>) -> Markup {
        panels::draw(&Pen::new(canvas))
    }

    fn asked(canvas: &Canvas<'_, Sapiens>, _: Seat) -> String {
        let has = |wanted: fn(&Action) -> bool| canvas.actions.iter().any(wanted);
        match canvas.view.table.step {
            Step::Start => canvas.kit("sapiens-ask-start", facts![]),
            Step::Lay if has(|action| matches!(action, Action::Found(_))) => canvas.kit("sapiens-ask-found", facts![]),
            Step::Lay if has(|action| matches!(action, Action::Finish)) => canvas.kit("sapiens-ask-finish", facts![]),
            Step::Lay => canvas.kit("sapiens-ask-lay", facts![]),
            Step::Settle => canvas.kit("sapiens-ask-settle", facts![]),
            Step::Powers => canvas.kit("sapiens-ask-powers", facts![]),
            Step::Extra => canvas.kit("sapiens-ask-extra", facts![]),
            Step::After => canvas.kit("sapiens-ask-after", facts![]),
            Step::StartTake | Step::Take => canvas.kit("sapiens-ask-take", facts![count = needed(canvas)]),
            Step::Remove => canvas.kit("sapiens-ask-remove", facts![]),
            Step::Over => canvas.kit("choose", facts![]),
        }
    }

    fn portraits(lang: Lang) -> Vec<Portrait> {
        portraits::all(lang)
    }

    fn cues(event: &::sapiens::Event, before: &[::sapiens::Event], lang: Lang) -> Vec<crate::Cue> {
        cues::cues(event, before, lang)
    }

    fn path(canvas: &Canvas<'_, Sapiens>, action: &Action) -> Vec<String> {
        paths::path(canvas, action)
    }

    fn at_once(action: &Action) -> bool {
        matches!(action, Action::Use(_))
    }

    fn odds(canvas: &Canvas<'_, Sapiens>, action: &Action) -> Option<Odds> {
        odds::odds(canvas, action)
    }

    fn attempts(canvas: &Canvas<'_, Sapiens>, things: &[&str]) -> Vec<Action> {
        touches::attempts(canvas, things)
    }
}

/// How many tiles are to be taken now.
fn needed(canvas: &Canvas<'_, Sapiens>) -> u32 {
    let taken = canvas
        .actions
        .iter()
        .find_map(|action| if let Action::Take(tiles) = action { Some(tiles.len()) } else { None });
    taken.unwrap_or(0)
}
