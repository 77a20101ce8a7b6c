//! Every legal action can be reached by touching things, and every way of touching leads to one action.

use boards::{Drawing, draw, mistakable};
use kernel::{Audience, Dice, Lang, Seal, Seat, Turn};
use std::collections::BTreeSet;

/// Random positions of every variant of every game.
#[test]
fn every_action_has_a_path_of_its_own() {
    for game in catalog::games() {
        for (number, table) in game.variants().into_iter().enumerate() {
            let mut dice = Dice::fast(number as u64);
            let (mut played, _) = game
                .start(&table, game.base_edition(), Seal::from_seed(number as u64))
                .expect("variants can be played");
            for number in 0..120 {
                let Turn::Decide(deciders) = played.turn() else { break };
                let seat = deciders.iter().nth(dice.below(deciders.len()) as usize).expect("somebody decides");
                // The acting seat always, the others now and then: some boards offer hundreds of choices to each.
                for looking in Seat::all(played.seats()).filter(|&looking| looking == seat || number % 8 == 0) {
                    let drawing = check(&*played, looking, game.about().id);
                    if number % 8 == 0 {
                        speaks_truly(&format!("{}{}", drawing.board, drawing.panels), game.about().id);
                    }
                }
                let actions = played.actions(seat);
                let action = &actions[dice.below(actions.len() as u32) as usize].0;
                played.act(seat, action).expect("a listed action is legal");
            }
        }
    }
}

fn check(played: &dyn catalog::AnyMatch, seat: Seat, game: &str) -> Drawing {
    let names = ["Ada".to_owned(), "Blaise".to_owned()];
    let drawing = draw(played, Audience::Seat(seat), Lang::Fr, &names);
    let listed: BTreeSet<String> = played.actions(seat).into_iter().map(|(action, _)| action).collect();
    let drawn: BTreeSet<String> = drawing.choices.iter().map(|choice| choice.action.clone()).collect();
    if played.lists_all(seat) {
        assert_eq!(listed, drawn, "{game}: the choices are the legal actions");
    }
    assert!(drawn.is_superset(&listed), "{game}: every listed action is a choice");
    // What a board offers beyond the list must be legal too; one of these is tried each time.
    let further: Vec<&String> = drawn.difference(&listed).collect();
    if let Some(action) = further.get(listed.len() % further.len().max(1)) {
        let tried = played.copy().act(seat, action);
        assert!(tried.is_ok(), "{game}: {action} is offered but refused");
    }
    assert_eq!(mistakable(&drawing.choices), None, "{game}");
    let touchable = |thing: &str| {
        let mark =
            format!("data-thing=\"{}\"", thing.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;"));
        drawing.board.contains(&mark) || drawing.panels.contains(&mark)
    };
    for thing in drawing.choices.iter().flat_map(|choice| choice.path.iter().chain(&choice.also)) {
        assert!(touchable(thing), "{game}: {thing} is asked for but not drawn");
    }
    for kind in drawing.choices.iter().flat_map(|choice| &choice.path).filter_map(|thing| boards::kind(thing)) {
        assert!(drawing.kinds.contains_key(kind), "{game}: nobody says what is still to be touched: {kind}");
    }
    drawing
}

/// What a drawing says about itself is true: ids are unique, rules are in the book, and what rides stands on something.
fn speaks_truly(markup: &str, game: &str) {
    let book = catalog::game(game).expect("a game of the catalog").book();
    let ids = values(markup, " id=\"");
    let unique: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(unique.len(), ids.len(), "{game}: an id is drawn twice: {ids:?}");
    for rule in values(markup, "data-rule=\"") {
        assert!(book.volume(Lang::En).rule(rule).is_some(), "{game}: {rule} is not in the book");
    }
    for element in markup.split('<').filter(|element| element.contains("data-kind=\"")) {
        let element = element.split('>').next().unwrap_or_default();
        assert!(element.contains("data-on=\"") || element.contains(" id=\""), "{game}: nowhere: {element}");
    }
    assert!(!markup.contains(" style=\""), "{game}: the page's policy forbids style attributes, use data-style");
    for ground in values(markup, "data-on=\"tile-") {
        assert!(unique.contains(format!("tile-{ground}").as_str()), "{game}: tile-{ground} is not drawn");
    }
}

/// The values of an attribute, given with its opening quote.
fn values<'a>(markup: &'a str, attribute: &str) -> Vec<&'a str> {
    markup.split(attribute).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}
