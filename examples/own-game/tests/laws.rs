//! The game keeps the laws that every game of Caldera keeps: what is listed is accepted, the rest is refused by a rule, replays
//! and positions come out the same, undo leaves nobody wiser, texts are there in both languages.

use kernel::Table;
use laws::{Examination, examine, examine_quickly};
use own_game::Embers;

#[test]
fn embers_keeps_the_laws() {
    for seed in 0..30 {
        let seats = 2 + (seed % 3) as u8;
        let plan = Examination::whole(Table::new(seats), seed);
        let examined = examine::<Embers>(&plan).unwrap_or_else(|broken| panic!("seed {seed}: {broken:?}"));
        assert!(examined.finished, "seed {seed}");
        examine_quickly::<Embers>(&plan).unwrap_or_else(|broken| panic!("seed {seed}: {broken:?}"));
    }
}
