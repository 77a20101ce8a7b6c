//! Paths and drawings over whole random games.

use super::paths;
use crate::board::{Canvas, draw};
use crate::mistakable;
use ::sapiens::{Action, Power, Sapiens};
use kernel::{Audience, Dice, Game, Lang, Match, Seal, Table, Turn};
use std::collections::BTreeSet;

/// The kinds of decisions whose paths differ in form.
fn kind(action: &Action) -> &'static str {
    match action {
        Action::Start(_) => "start",
        Action::Lay(_) => "lay",
        Action::Found(_) => "found",
        Action::Extra(_) => "extra",
        Action::Use(Power::Brawl { from: Some(_), .. }) | Action::Token(Power::Brawl { from: Some(_), .. }) => "move",
        Action::Use(Power::Bear { .. }) | Action::Token(Power::Bear { .. }) => "bear",
        Action::Use(Power::Chase(_)) | Action::Token(Power::Chase(_)) => "chase",
        Action::Use(Power::Ritual(_)) | Action::Token(Power::Ritual(_)) => "ritual",
        Action::Use(_) => "use",
        Action::Token(_) => "token",
        Action::Recall(_) => "recall",
        Action::Take(_) => "take",
        Action::Remove(_) => "remove",
        Action::Settle(_) => "settle",
        Action::SkipExtra | Action::Finish | Action::Decline | Action::EndLaying => "button",
    }
}

#[test]
fn every_kind_of_decision_can_be_reached_in_whole_games() {
    let (mut met, mut asked) = (BTreeSet::new(), 0_u32);
    // In game 47, by the first rules, somebody has all brawl tokens on tiles and moves one, which is rare.
    let newest = Sapiens::about().rules;
    for (rules, seed) in (0..12).map(|seed| (newest, seed)).chain([(kernel::RulesVersion(1), 47)]) {
        let table = Table::new(2 + (seed % 3) as u8);
        let (mut played, _) =
            Match::<Sapiens>::start_under(rules, &table, Sapiens::base_edition(), Seal::from_seed(seed))
                .expect("two to four play");
        let mut dice = Dice::fast(seed);
        while let Turn::Decide(deciders) = played.turn() {
            let seat = deciders.first().expect("somebody decides");
            let mut actions = Vec::new();
            Sapiens::actions(played.state(), seat, &mut actions);
            asked += 1;
            met.extend(actions.iter().map(kind));
            if asked % 8 == 0 || actions.iter().any(|action| matches!(kind(action), "found" | "move" | "settle")) {
                let drawing = draw(&played, Audience::Seat(seat), Lang::En, &[]);
                assert_eq!(mistakable(&drawing.choices), None);
                for thing in drawing.choices.iter().flat_map(|choice| &choice.path) {
                    let mark = format!("data-thing=\"{thing}\"");
                    assert!(drawing.board.contains(&mark) || drawing.panels.contains(&mark), "{thing} is not drawn");
                }
            }
            let action = actions[dice.below(actions.len() as u32) as usize];
            played.act(seat, &action).expect("a listed action is legal");
        }
    }
    let rare = ["found", "move", "bear", "chase", "ritual", "recall", "extra", "remove"];
    assert!(rare.iter().all(|kind| met.contains(kind)), "{met:?}");
}

/// The first tile of a tribe may lie both ways: then the scene inside the cave tells them apart.
#[test]
fn a_founding_tile_that_fits_both_ways_asks_for_the_scene_inside() {
    let (played, _) =
        Match::<Sapiens>::start(&Table::new(2), Sapiens::base_edition(), Seal::from_seed(1)).expect("two play");
    let seat = played.turn().deciders().first().expect("somebody starts");
    let path = |actions: &[&str]| {
        let canvas = Canvas::<Sapiens> {
            view: Sapiens::view(played.state(), Audience::Seat(seat)),
            audience: Audience::Seat(seat),
            lang: Lang::Fr,
            names: &[],
            actions: actions.iter().map(|text| text.parse().expect("well written")).collect(),
            over: false,
            last: Vec::new(),
            edition: Sapiens::base_edition(),
        };
        paths::path(&canvas, &canvas.actions[0])
    };
    let (one, other) = ("found FEAST-CAMP-a top-A A1", "found FEAST-CAMP-a A1 top-A");
    let cave = format!("square:{seat}:top-A");
    assert_eq!(path(&[one]), ["tile:FEAST-CAMP-a", &cave]);
    assert_eq!(path(&[one, other]), ["tile:FEAST-CAMP-a", &cave, "inside:FEAST"]);
    assert_eq!(path(&[other, one]), ["tile:FEAST-CAMP-a", &cave, "inside:CAMP"]);
}
