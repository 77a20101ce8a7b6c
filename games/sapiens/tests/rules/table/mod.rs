//! Table tests: a position in a few words, actions, and what they must lead to.
//!
//! A row is `rule  given  do  then`. The position starts from a reference (see `given.rs`); the actions are played in
//! order, separated by `;`; then the last one is `refused` by a rule, or the given things hold:
//!
//! | words | what must hold |
//! |---|---|
//! | `food 3`, `shelter 7`, `steaks 1`, `reserve 4`, `tribes 2`, `tiles 3` | a number of seat 0's; `1:food 3` of seat 1's |
//! | `stock HUNT FIRE`, `used -`, `discarded CAMP` | the mountain tokens there, no others |
//! | `bears B2`, `covered B1` | the squares with bears; a tile lies there |
//! | `marks FEAST-FIRE-a 2` | this many brawl tokens lie on the tile |
//! | `common 5`, `pile 8`, `removed 1`, `bears-left 17`, `steaks-left 18` | a number of the table's |
//! | `step powers`, `seat 1`, `round 4`, `last-round`, `finished` | where the game stands |
//! | `offers camp`, `lacks camp` | some listed action starts with this, or none |
//! | `count lay 5` | this many listed actions start with this |
//! | `tells SAP-FOOD-1 SAP-EFF-6` | the last action's events cite these rules, in this order |
//! | `silent SAP-FOOD-1` | none of them cites this rule |
//! | `winners 0 1`, `results 28 30` | how the game ended |

mod given;
mod then;

use kernel::record::Entry;
use kernel::{Draw, Example, Game, Match, Seal};
use sapiens::{Action, Sapiens};
use testkit::examples::Film;
use testkit::table::{Row, rows};

/// Checks every row of a table.
pub(crate) fn check(table: &str) {
    for row in rows(table) {
        check_row(&row);
    }
}

/// Plays one row, compares, and returns what was played.
pub(crate) fn check_row(row: &Row) -> Example {
    let fail = |reason: String| -> ! { panic!("{}\n{reason}", row.text()) };
    let position = given::position(row.cell("given"));
    let mut game = Match::<Sapiens>::from_position(&position, Sapiens::base_edition(), Seal::from_seed(1))
        .unwrap_or_else(|fault| fail(format!("the position is refused: {fault}")));
    let mut film = Film::<Sapiens>::new(game.state());
    let mut events = Vec::new();
    let mut refused = None;
    let actions: Vec<&str> = row.cell("do").split(';').map(str::trim).filter(|text| !text.is_empty()).collect();
    for (number, text) in actions.iter().enumerate() {
        let action: Action = text.parse().unwrap_or_else(|fault| fail(format!("{fault}")));
        let seat = game.state().seat();
        match game.act(seat, &action) {
            Ok(told) => {
                film.step(seat, &action, last_draws(&game));
                events = told;
            }
            Err(refusal) if number + 1 == actions.len() => {
                film.refused(seat, &action, &refusal);
                refused = Some(refusal.rule.to_string());
            }
            Err(refusal) => fail(format!("{text} is refused already: {refusal}")),
        }
    }
    let wanted = row.cell("then");
    if refused.is_some() || wanted.starts_with("refused ") {
        let found = refused.map_or("accepted".to_owned(), |rule| format!("refused {rule}"));
        assert_eq!(found, wanted, "{}", row.text());
        return film.end(game.state());
    }
    for wanted in wanted.split("  ").map(str::trim).filter(|wanted| !wanted.is_empty()) {
        if let Err(found) = then::holds(game.state(), &events, wanted) {
            fail(format!("{wanted}: found {found}"));
        }
        let offered = wanted.strip_prefix("offers ").filter(|action| action.parse::<Action>().is_ok());
        if let Some(action) = offered {
            film.ask(game.state().seat(), action, None);
        }
    }
    film.end(game.state())
}

/// The draws of the last action.
fn last_draws(game: &Match<Sapiens>) -> Vec<Draw> {
    match game.record().entries.last() {
        Some(Entry::Act(act)) => act.draws.clone(),
        Some(Entry::Undo(_)) | None => Vec::new(),
    }
}
