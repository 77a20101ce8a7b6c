//! What may be taken back at a table of people.

use kernel::{Dice, Seal, Seat, Turn, UndoRefusal};

/// Where several decide at the same time and one has chosen in the open, the others keep to what they chose; in games
/// without such moments, and where all win or lose together, nothing changes.
#[test]
fn nobody_chooses_again_once_another_has_chosen_in_the_open() {
    for game in catalog::games() {
        let about = game.about();
        let mut bound = 0;
        for seed in 0..4 {
            let table = game.variants().into_iter().max_by_key(|table| table.seats).expect("it can be played");
            let (mut played, _) = game.start(&table, game.base_edition(), Seal::from_seed(seed)).expect("it starts");
            let mut dice = Dice::fast(seed);
            let mut acted: Vec<(u32, Seat)> = Vec::new();
            for _ in 0..400 {
                let Turn::Decide(seats) = played.turn() else { break };
                let seats: Vec<Seat> = seats.iter().collect();
                let seat = seats[dice.below(seats.len() as u32) as usize];
                let notations = played.notations(seat);
                let action = match notations.len() as u32 {
                    0 => played.stand_in(seat),
                    many => played.read_action(&notations[dice.below(many) as usize]).expect("it is listed"),
                };
                played.perform(seat, &action).expect("it is legal");
                acted.push((played.number(), seat));
                for seat in Seat::all(played.seats()) {
                    let (machine, people) = (played.may_undo(seat), played.may_take_back(seat));
                    if machine == people {
                        continue;
                    }
                    bound += 1;
                    assert_eq!(people, Err(UndoRefusal::ChosenOpenly), "{}", about.id);
                    let number = machine.expect("the machine would allow it");
                    assert!(acted.iter().any(|&(later, other)| later > number && other != seat), "{}", about.id);
                }
            }
        }
        assert!(!about.cooperative || bound == 0, "{}: they play together", about.id);
        assert!(about.id != "warlock" || bound > 0, "talks in warlock are open");
    }
}
