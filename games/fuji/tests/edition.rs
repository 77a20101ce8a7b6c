//! A bad edition file is refused with its line and the reason.

use fuji::Fuji;
use kernel::{Game, Lang};

/// A fault in an edition is refused with its line and the reason.
#[test]
fn edition_faults_are_found() {
    let base = include_str!("../edition/base-2.toml");
    let cases = [
        ("d1 = \"BPYYPB\"", "d1 = \"BPYYPP\"", "d1 must show pink on exactly two faces"),
        ("d2 = \"BYPPYB\"", "d2 = \"BYPPY\"", "six faces"),
        ("d2 = \"BYPPYB\"", "d2 = \"BYPPYX\"", "none of the colours"),
        ("first = [\"d1\", \"d4\", \"d5\"]", "first = [\"d1\", \"d4\", \"d6\"]", "share out the six dice"),
        ("dice = [\"1 2 3\"]", "dice = [\"1 2 7\"]", "“7” is neither"),
        ("dice = [\"1 2 3\"]", "dice = []", "needs a dice condition"),
        ("id = \"L02\"", "id = \"L01\"", "twice"),
        ("margins = [3, 2, 1, 0, 0, 0]", "margins = [3, 2, 4, 0, 0, 0]", "cannot cost more"),
        ("injuries = [4, 8, 12, 16]", "injuries = [4, 8, 12, 20]", "injury spaces rise"),
        ("hints = 40", "hints = 41", "at most 40 hints"),
        ("unready = 60", "unready = 0", "between 1 and 200"),
        ("by_distance = [2, 1, 1, 0]", "by_distance = [3, 1, 1, 0]", "at most 2 re-rolls"),
        ("ratings = [0, 1, 3, 5, 8, 12]", "ratings = [0, 1, 3, 2, 8, 12]", "rise"),
        ("last = 20", "last = 120", "at most 100 spaces"),
        ("dice = 5\ndealt = 2", "dice = 6\ndealt = 2", "the others 5"),
        ("phases = [2, 4]", "phases = [3]", "phase 2 or 4"),
        ("id = \"scout\"", "id = \"climber\"", "does not fit here"),
        ("VV S1 S2 LG LW L. L. LE", "VV -- S2 LG LW L. L. LE", "S1 is missing"),
        ("VV S1 S2 LG LW L. L. LE", "VV S1 S2 LG LW L. L. XX", "no mark of a map"),
        ("-- -- -- L. L. LQ L. L. LQ L. L. v. --", "-- L. -- L. L. LQ L. L. LQ L. -- v. --", "S1 may touch"),
        ("thrill = [10, 1]", "thrill = [9, 1]", "no eruption token"),
        ("name = \"base\"", "title = \"base\"", "title"),
    ];
    for (right, wrong, reason) in cases {
        assert!(base.contains(right), "{right:?} is not in the edition");
        let text = base.replacen(right, wrong, 1);
        let fault = Fuji::read_edition(&text).map(|_| ()).expect_err(wrong);
        assert!(fault.reason.to_string().contains(reason), "{wrong:?}: {fault}");
        assert!(fault.line >= 1);
        let french = fault.say(Lang::Fr);
        assert!(french.starts_with("ligne ") && !french.contains("]"), "{french}");
    }
    let line = base.lines().position(|line| line.starts_with("d2 =")).expect("d2 is there") + 1;
    let fault =
        Fuji::read_edition(&base.replace("d2 = \"BYPPYB\"", "d2 = \"BYPPYX\"")).map(|_| ()).expect_err("a fault");
    assert_eq!(fault.line, line);
}

/// How far it is from the white start to the nearest village, and where injuries wait, in the editions of both versions.
#[test]
fn the_mountain_is_steeper_since_version_three() {
    let steps = |edition: &fuji::Edition| -> Vec<usize> {
        edition
            .grounds
            .iter()
            .map(|ground| {
                let villages = ground.villages_for(3);
                let mut reached = fuji::cell::CellSet::one(ground.white);
                (0..40).find(|_| {
                    let arrived = !reached.and(villages).is_empty();
                    reached = reached.or(reached.beside().and(ground.landscapes.or(villages)));
                    arrived
                })
            })
            .map(|steps| steps.expect("there is a way"))
            .collect()
    };
    let [before, now] = [Fuji::about().oldest, Fuji::about().rules].map(Fuji::base_edition_under);
    assert_eq!(steps(before), [7, 7, 9, 8, 7, 12, 9]);
    assert_eq!(steps(now), [8, 8, 9, 8, 8, 10, 9]);
    assert_eq!((before.last_space, before.injury_spaces), (20, [4, 8, 12, 16]));
    assert_eq!((now.last_space, now.injury_spaces), (15, [3, 6, 9, 12]));
}
