//! Combat.

use crate::table::{Scene, check};
use warlock::phase::Phase;
use warlock::scores::Stamina;

#[test]
fn assaults() {
    check("
        # rule      given                                      do                                                        then
        WAR-CBT-1   p0@t7_40 roll=1                            walk 01 by t7_40 [1 1 6 6]                                assaults=1
        WAR-CBT-1   p0@SB                                      cross bridge [1 1 1 6 6]                                  foe=4
        WAR-CBT-1   p0@t3_42 p1@t3_42                          stay; attack 1; (3) fight [1 1 6 6]                                  p1.stamina=18; assaults=1
        WAR-CBT-2   p0@t7_40 roll=1 p0.hand=T24,T25            walk 01 by t7_40                                          choices=4
        WAR-CBT-2   p0@t7_40 roll=1 p0.hand=T24,T25            walk 01 by t7_40; arm T24 shield [1 1 6 6]                told.2=armed; decision=assault
        WAR-CBT-2   p0@t7_40 roll=1 p0.hand=T24                walk 01 by t7_40; arm sword shield                        refused WAR-CBT-2
        WAR-CBT-2   p0@t7_40 roll=1 p0.hand=T24                walk 01 by t7_40; arm T23                                 refused WAR-CBT-2
        WAR-CBT-2   p0@t3_42 p1@t3_42 p0.hand=T23 p1.hand=T24  stay; attack 1; (3) fight; arm T23                                   decision=arm; decider=1
        // Goblin 5: 12 + 5 against 6 + 10 is 17 to 16; with the sword of +1 it is a draw.
        WAR-CBT-3   p0@t7_40 roll=1                            walk 01 by t7_40 [6 6 2 4]                                p0.stamina=18
        WAR-CBT-3   p0@t7_40 roll=1 p0.hand=T23                walk 01 by t7_40; arm T23 [6 6 2 4]                       p0.stamina=20; foe=5
        WAR-CBT-3   p0@t7_40 roll=1 p0.hand=T24                walk 01 by t7_40; arm T24 [6 6 2 4]                       foe=3
        WAR-CBT-3   p0@t3_42 p1@t3_42 p1.hand=T24              stay; attack 1; (3) fight; arm T24 [3 3 3 4]                         p0.stamina=18; p1.stamina=20
        WAR-CBT-4   p0@t7_40 roll=1                            walk 01 by t7_40 [1 1 6 6]                                foe=3; p0.stamina=20
        WAR-CBT-4   p0@t7_40 roll=1                            walk 01 by t7_40 [6 6 1 1]                                foe=5; p0.stamina=18
        WAR-CBT-5   p0@t7_40 roll=1                            walk 01 by t7_40 [6 6 3 4]                                foe=5; p0.stamina=20; decision=assault
        WAR-CBT-6   p0@t7_40 roll=1                            walk 01 by t7_40; fight; fight [1 1 6 6 6 6 1 1 1 1 6 6]  foe=1; p0.stamina=18; choices=2
        WAR-CBT-7   p0@t7_40 roll=1 p0.luck=4                  walk 01 by t7_40; fight; fight [1 1 6 6 1 1 6 6 1 1 6 6]  room.01=-; p0.luck=5
        WAR-CBT-8   p0@SB p0.luck=4                            cross bridge; fight; fight [1 1 1 6 6 1 1 6 6 1 1 6 6]    p0.luck=5
        WAR-CBT-8   p0@t3_42 p2@t3_42 p2.stamina=2 p0.luck=4   stay; attack 2; (3) fight [1 1 6 6]                                  p0.luck=4; p2.alive=no
        WAR-CBT-9   p0@t7_40 roll=1                            walk 01 by t7_40; flee [1 1 6 6 3]                        room.01=E01; face.01=down
        WAR-CBT-9   p0@t7_40 roll=1 p0.stamina=1               walk 01 by t7_40 [6 6 1 1]                                room.01=E01; face.01=down
        WAR-CBT-10  p0@t7_40 roll=1                            walk 01 by t7_40 [1 2 3 4]                                decider=0; assaults=1
        WAR-CBT-12  p0@t7_40 roll=1 p0.hand=T25                walk 01 by t7_40; arm sword shield [6 6 1 1 5]            p0.stamina=19
        WAR-CBT-12  p0@t7_40 roll=1 p0.hand=T25                walk 01 by t7_40; arm sword shield [6 6 1 1 4]            p0.stamina=18
        WAR-CBT-12  p0@t7_40 roll=1 p0.hand=T25                walk 01 by t7_40; arm sword [6 6 1 1]                     p0.stamina=18
        WAR-CBT-13  p0@t7_40 roll=1 p0.cursed                  walk 01 by t7_40 [6 6 3 4]                                p0.stamina=18
        WAR-CBT-13  p0@t7_40 roll=1 p0.cursed p0.hand=T24      walk 01 by t7_40; arm T24 [6 6 3 4]                       foe=3
        WAR-VAR-1   p0@t7_40 roll=1 double_six                 walk 01 by t7_40 [1 1 6 6]                                foe=1
        WAR-VAR-1   p0@t7_40 roll=1 double_six                 walk 01 by t7_40 [6 6 1 1]                                p0.stamina=16
        WAR-VAR-1   p0@t7_40 roll=1 double_six p0.stamina=20   walk 01 by t7_40 [6 5 6 6]                                foe=1
        WAR-VAR-1   p0@t3_42 p1@t3_42 double_six               stay; attack 1; (3) fight [6 6 1 1]                                  p0.stamina=16
    ");
}

#[test]
fn order_and_specials() {
    check("
        # rule      given                         do                                                         then
        // The Hell Hound breathes fire before the dice, and the breath may end it all.
        WAR-CBT-11  p0@t7_33 roll=1 p0.stamina=1  walk 13 by t7_33 [2]                                       p0.alive=no
        WAR-CBT-11  p0@t7_33 roll=1               walk 13 by t7_33 [2 1 1 6 6]                               p0.stamina=19; foe=4
        WAR-CBT-11  p0@t7_33 roll=1               walk 13 by t7_33 [3 1 1 6 6]                               p0.stamina=20; foe=4
        // The Vampire's double asks for luck before the totals are compared.
        WAR-CBT-11  p0@t3_25 roll=1 p0.luck=7     walk 17 by t3_25 [3 3 6 6 4 4]                             p0.alive=no
        WAR-CBT-11  p0@t3_25 roll=1 p0.luck=7     walk 17 by t3_25 [3 3 6 6 3 4]                             foe=8; p0.luck=6
        WAR-CBT-11  p0@t3_25 roll=1 p0.luck=7     walk 17 by t3_25 [3 4 6 6]                                 foe=8; p0.luck=7
        // The Ghoul's fourth wound kills, shield or not.
        WAR-CBT-11  p0@t15_34 roll=1              walk 14 by t15_34; fight; fight; fight [6 6 1 1 6 6 1 1 6 6 1 1 6 6 1 1]  p0.alive=no
        WAR-CBT-12  p0@t15_34 roll=1 p0.hand=T25  walk 14 by t15_34; arm sword shield; fight; fight; fight [6 6 1 1 6 6 6 1 1 6 6 6 1 1 6 6 6 1 1 6]  p0.alive=no
        WAR-CBT-11  p0@t15_34 roll=1              walk 14 by t15_34; fight; fight [6 6 1 1 6 6 1 1 6 6 1 1]  p0.stamina=14
        // The Wight fears only magic.
        WAR-CBT-6   p0@t7_22 roll=1               walk 18 by t7_22 [1 1 6 6]                                 foe=6; choices=2
        WAR-CBT-4   p0@t7_22 roll=1 p0.hand=T22   walk 18 by t7_22; arm T22 [1 1 6 6]                        foe=4
    ");
}

/// WAR-CBT-14: after a hundred assaults a combat ends: the adventurer has fled from a monster, or both stay.
#[test]
fn a_hundred_assaults() {
    let mut scene = Scene::set("p0@t7_22 roll=1", "a hundred assaults");
    let (actions, dice) = ("walk 18 by t7_22".to_owned() + &" ; fight".repeat(99), "1 1 6 6 ".repeat(100) + "3");
    scene.play(&actions, &dice, "against the Wight");
    assert_eq!(scene.state.board().place(scene.state.people()[0].at).to_string(), "t7_22");
    assert_eq!((scene.state.people()[0].stamina, scene.state.active().0), (Stamina(18), 1));

    let mut scene = Scene::set("p0@t3_42 p1@t3_42 p0.hand=T04", "a hundred assaults");
    let actions = "stay ; attack 1; (3) fight ; arm sword".to_owned() + &" ; fight ; fight".repeat(99);
    scene.play(&actions, &"3 4 3 4 ".repeat(100), "between adventurers");
    assert_eq!((scene.state.phase(), scene.state.active().0), (Phase::Begin, 1));
    assert_eq!(scene.state.people()[0].hand.len(), 1);
    assert_eq!(scene.state.people()[0].at, scene.state.people()[1].at);
}
