//! What an action would bring: shown where it is certain, and exactly as it then comes.

use kernel::{Audience, Dice, Lang, Seal, Seat, Table};

/// Every previewed action of a game played at random, carried out, gives the very board that was foreseen; how many were.
fn foreseen(id: &str, seed: u64, decisions: u32) -> Vec<String> {
    let game = catalog::game(id).unwrap();
    let (mut played, _) = game.start(&Table::new(2), game.base_edition(), Seal::from_seed(seed)).unwrap();
    let mut dice = Dice::fast(seed);
    let mut shown = Vec::new();
    for _ in 0..decisions {
        let Some(seat) = played.waited().first() else { break };
        let actions = played.notations(seat);
        for action in actions.iter().take(12) {
            if let Some(preview) = boards::preview(played.as_ref(), seat, Lang::En, &[], action) {
                let mut done = played.copy();
                done.act(seat, action).unwrap();
                let (mine, now) =
                    (Audience::Seat(seat), boards::draw(done.as_ref(), Audience::Seat(seat), Lang::En, &[]));
                assert_eq!(
                    still(&preview.board),
                    still(&now.board),
                    "{id}: {action} was foreseen otherwise for {mine:?}"
                );
                shown.push(action.clone());
            }
        }
        let action = &actions[dice.below(actions.len() as u32) as usize];
        played.act(seat, action).unwrap();
    }
    shown
}

/// A drawing without what only shows the last action: a preview has not happened.
fn still(board: &str) -> String {
    board.split('>').map(|tag| tag.replace(" fresh", "")).collect::<Vec<_>>().join(">")
}

#[test]
fn what_is_foreseen_comes_so() {
    assert!(foreseen("wrath", 3, 400).iter().any(|action| action.starts_with("quake")), "a quake shows the new land");
    assert!(foreseen("sapiens", 3, 60).iter().any(|action| action.starts_with("lay")), "a tile shows what it brings");
    assert!(!foreseen("fuji", 3, 60).is_empty());
    assert!(!foreseen("warlock", 3, 120).is_empty());
    assert!(!foreseen("trex", 3, 40).is_empty());
}

#[test]
fn dice_are_not_foretold_and_refused_actions_show_nothing() {
    let game = catalog::game("wrath").unwrap();
    let (played, _) = game.start(&Table::new(2), game.base_edition(), Seal::from_seed(3)).unwrap();
    let seat = played.waited().first().unwrap();
    for action in ["roll", "end", "nonsense"] {
        assert_eq!(boards::preview(played.as_ref(), seat, Lang::En, &[], action), None, "{action}");
    }
    let other = Seat(1 - seat.0);
    assert_eq!(boards::preview(played.as_ref(), other, Lang::En, &[], "roll"), None);
}
