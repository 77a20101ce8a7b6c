//! A game file that was played under other rules is refused, and says which.

use kernel::{Seal, Seat, Table};

#[test]
fn a_record_of_another_version_is_refused_with_both_versions() {
    for game in catalog::games() {
        let about = game.about();
        let table = Table::new(*about.seats.start());
        let (mut played, _) =
            game.start(&table, game.base_edition(), Seal::from_seed(3)).expect("the fewest players can play");
        let seat = played.waited().iter().next().unwrap_or(Seat(0));
        let action = played.stand_in(seat);
        played.perform(seat, &action).expect("a stand-in is legal");
        let mut record = played.record().clone();
        game.verify(&record, game.base_edition()).expect("as it was played it is sound");
        for other in [about.rules - 1, about.rules + 1] {
            record.header.rules = other;
            let fault = game.verify(&record, game.base_edition()).expect_err("it was played under other rules");
            let words = format!("played by version {other} of the rules; this program has version {}", about.rules);
            assert!(fault.to_string().contains(&words), "{}: {fault}", about.id);
            assert!(game.replay(&record, game.base_edition(), &mut |_, _, _| ()).is_err(), "{}", about.id);
        }
    }
}

/// `fuji` (FUJ-RUL-38) and `warlock` (what is told of loot) went differently before: files of their first version are
/// refused.
#[test]
fn rules_that_changed_have_a_new_version() {
    let version = |id: &str| catalog::game(id).expect("it is in the list").about().rules;
    assert_eq!(["wrath", "trex", "fuji", "warlock", "sapiens"].map(version), [1, 1, 2, 2, 1]);
}
