//! Versions of the rules: a game file of any version from the oldest to the newest is known, others are refused.

use kernel::record::EditionRef;
use kernel::{RulesVersion, Seal, Seat, Table};
use std::collections::BTreeMap;

#[test]
fn a_record_of_an_unknown_version_is_refused_with_the_versions_that_are_known() {
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
        let (RulesVersion(oldest), RulesVersion(newest)) = (about.oldest, about.rules);
        for other in [oldest - 1, newest + 1] {
            record.header.rules = RulesVersion(other);
            let fault = game.verify(&record, game.base_edition()).expect_err("it was played by other rules");
            let words =
                format!("played by version {other} of the rules; this program plays versions {oldest} to {newest}");
            assert!(fault.to_string().contains(&words), "{}: {fault}", about.id);
            assert!(game.replay(&record, game.base_edition(), &mut |_, _, _| ()).is_err(), "{}", about.id);
        }
    }
}

/// Release 0.1.0 wrote these versions: files of the first version of `fuji` (FUJ-RUL-38) and of `warlock` (what is told of
/// loot) were never in a release.
#[test]
fn every_version_of_a_release_can_still_be_played() {
    let oldest = |id: &str| catalog::game(id).expect("it is in the list").about().oldest.0;
    assert_eq!(["wrath", "trex", "fuji", "warlock", "sapiens"].map(oldest), [1, 1, 2, 2, 1]);
}

/// A position names its edition, so no two editions that come with a game, or came with it, share a name.
#[test]
fn an_edition_that_came_with_a_game_is_found_by_its_name() {
    for game in catalog::games() {
        let mut digests = BTreeMap::new();
        for edition in game.editions() {
            let tag = edition.tag();
            let before = digests.insert(tag.name.clone(), tag.digest);
            assert_eq!(before, None, "{}: two editions are called {}", game.about().id, tag.name);
            let cited = EditionRef { name: tag.name.clone(), digest: tag.digest, text: None };
            assert_eq!(game.edition_cited(&cited).map(|found| found.tag().digest), Some(tag.digest));
            let other = EditionRef { digest: kernel::Digest([7; 32]), ..cited };
            assert!(game.edition_cited(&other).is_none(), "a digest tells one edition from another");
        }
        assert!(game.edition_named("nobody's").is_none());
    }
}
