//! Every game says what divides its course.

use catalog::{Door, Eras};
use kernel::record::Entry;
use kernel::{Audience, Dice, Lang, Record, Seal, Table};

/// A game whose players draw from what they may do.
fn game(door: &dyn Door, seed: u64) -> Record {
    let started = door.start(&Table::new(2), door.base_edition(), Seal::from_seed(seed));
    let (mut played, _) = started.expect("two can play");
    let mut dice = Dice::fast(seed);
    while let Some(seat) = played.waited().first() {
        let actions = played.notations(seat);
        let action = &actions[dice.below(actions.len() as u32) as usize];
        played.act(seat, action).expect("it was listed");
    }
    played.record().clone()
}

#[test]
fn every_game_tells_its_eras_in_their_order_to_everybody() {
    for door in catalog::games() {
        let id = door.about().id;
        let record = game(*door, 3);
        let mut eras = Eras::default();
        let replayed = door.replay(&record, door.base_edition(), &mut |played, entry, happenings| {
            for happening in happenings.iter().filter(|happening| happening.era().is_some()) {
                let everybody = happening.phrase_for(Audience::Spectator);
                assert_eq!(everybody, Some(happening.whole().phrase), "{id}: everybody witnesses it");
            }
            eras.hear(played.number(), &happenings);
            if let Some(Entry::Undo(undo)) = entry {
                eras.forget(undo.undo);
            }
        });
        replayed.expect("it was just played");
        for lang in [Lang::En, Lang::Fr] {
            let told = eras.told(door.words(), lang);
            assert!(told.len() > 1, "{id}: {told:?}");
            assert!(told.windows(2).all(|pair| pair[0].entry <= pair[1].entry && pair[0].number < pair[1].number));
            assert!(told.iter().all(|era| era.text.ends_with(&format!(" {}", era.number))), "{id}: {told:?}");
        }
        let last = eras.told(door.words(), Lang::En).pop().expect("there are some");
        eras.forget(last.entry);
        assert!(eras.told(door.words(), Lang::En).iter().all(|era| era.entry != last.entry), "{id}: it was taken back");
    }
}
