//! What the drawings say.

use boards::draw;
use kernel::{Audience, Lang, Seal, Seat, Table};

#[test]
fn a_spectator_is_asked_nothing() {
    let game = catalog::game("wrath").expect("it is in the list");
    let (played, _) = game.start(&Table::new(2), game.base_edition(), Seal::from_seed(1)).expect("two play");
    let names = ["Ada".to_owned(), "Blaise".to_owned()];
    let drawing = draw(&*played, Audience::Spectator, Lang::Fr, &names);
    assert!(drawing.choices.is_empty());
    assert!(drawing.asked.contains("Ada"), "{}", drawing.asked);
    let asked = draw(&*played, Audience::Seat(Seat(0)), Lang::En, &names);
    assert!(!asked.choices.is_empty() && !asked.asked.contains("Waiting"), "{}", asked.asked);
}
