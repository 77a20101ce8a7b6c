//! The adventurer: totals, limits, luck, meals, turns.

use crate::table::check;
use kernel::{Dice, Game, Given, Seat, Table};
use warlock::Warlock;
use warlock::scores::{Luck, Skill, Stamina};

/// WAR-CHR-1, WAR-CHR-2, WAR-CHR-3, WAR-CHR-5: what the dice make of an adventurer.
#[test]
fn dice_make_an_adventurer() {
    for (dice, skill, stamina, luck) in [
        ([1, 1, 1, 1], 9, 14, 7),
        ([2, 6, 6, 6], 9, 24, 12),
        ([3, 2, 3, 4], 10, 17, 10),
        ([4, 1, 2, 3], 10, 15, 9),
        ([5, 5, 6, 2], 11, 23, 8),
        ([6, 3, 3, 3], 11, 18, 9),
    ] {
        let setup = Warlock::setup(&Table::new(2), Warlock::base_edition()).unwrap();
        let draws = dice.iter().chain(&dice).map(|&die: &u32| Given::Value(die - 1)).collect();
        let state = Warlock::start(&setup, &mut Dice::given(draws), &mut kernel::Silent);
        let hero = state.person(Seat(1));
        assert_eq!((hero.skill, hero.stamina, hero.luck), (Skill(skill), Stamina(stamina), Luck(luck)), "{dice:?}");
        assert_eq!((hero.full_stamina, hero.full_luck), (Stamina(stamina), Luck(luck)));
        assert_eq!((hero.gold, hero.provisions, hero.lanterns, hero.count()), (0, 3, 1, 0));
    }
}

#[test]
fn extra_points() {
    check("
        # rule     given                                        do                         then
        WAR-CHR-6  fresh                                        split 0 0                  refused WAR-CHR-6
        WAR-CHR-6  p2@t3_42 p1@t3_42 p1.dead active=0 p0@t1_30  stay; split 1 1 [3 1 1 1]  p1.food=4; p1.gold=1; decision=begin
        WAR-CHR-6  p1.dead p0@t1_30                             stay; split 3 0 [3 1 1 1]  refused WAR-CHR-6
        WAR-CHR-6  p1.dead p0@t1_30                             stay; split 3 0 [1 1 1 1]  p1.food=6; p1.gold=0
        WAR-CHR-6  p1.dead p0@t1_30                             stay; split 0 1 [6 1 1 1]  p1.food=3; p1.gold=1
        WAR-CHR-6  p1.dead p0@t1_30                             stay; split 1 1 [6 1 1 1]  refused WAR-CHR-6
    ");
}

#[test]
fn the_backpack_and_the_swords() {
    check("
        # rule      given                                                       do                                     then
        WAR-CHR-8   p0@t7_40 roll=1 p0.hand=T23,T24                             walk 01 by t7_40                       decision=arm; may=arm+sword; may=arm+T23; may=arm+T24; choices=3
        WAR-CHR-8   p0@t7_40 roll=1 p0.hand=T25                                 walk 01 by t7_40; arm T25              refused WAR-CHR-8
        WAR-CHR-9   p0@t7_40 roll=1 p0.hand=T23,T24                             walk 01 by t7_40; arm sword [1 1 6 6]  foe=3
        WAR-CHR-10  p0@t15_36 p0.hand=T02,T03,T04,T05,T06,T08 loose.t15_36=T22  stay; take loose 0                     decision=drop; p0.cards=7
        WAR-CHR-10  p0@t15_36 p0.hand=T02,T03,T04,T05,T06 loose.t15_36=T22      stay; take loose 0                     p0.cards=6; decision=begin; active=1
        WAR-CHR-11  p0@t15_36 p0.hand=T02,T03,T04,T05,T06,T08 loose.t15_36=T22  stay; take loose 0; drop T22           p0.cards=6; lying.t15_36=T22
        WAR-CHR-11  p0@t15_36 p0.hand=T02,T03,T04,T05,T06,T08 loose.t15_36=T22  stay; take loose 0; drop T03           p0.cards=6; lying.t15_36=T03
        WAR-CHR-11  p0@t15_36 p0.hand=T02,T03,T04,T05,T06,T08 loose.t15_36=T22  stay; take loose 0; drop T09           refused WAR-CHR-11
        WAR-CHR-12  p0@t7_40 roll=1 p0.stamina=2                                walk 01 by t7_40 [6 6 1 1]             p0.alive=no
        WAR-CHR-12  p0@t7_40 roll=1 p0.stamina=3                                walk 01 by t7_40 [6 6 1 1]             p0.alive=yes; p0.stamina=1
    ");
}

#[test]
fn luck() {
    check(
        "
        # rule     given                       do                                                        then
        WAR-LCK-1  p0@SB p0.luck=7             cross punt [3 4]                                          p0@NB
        WAR-LCK-1  p0@SB p0.luck=7             cross punt [3 5 1 1 6 6]                                  p0@SB; decision=assault
        WAR-LCK-2  p0@SB p0.luck=7             cross punt [3 4]                                          p0.luck=6
        WAR-LCK-2  p0@SB p0.luck=0             cross punt [1 1 1 1 6 6]                                  p0.luck=0
        WAR-LCK-3  p0@SB p0.luck=7             cross punt [1 6]                                          p0.luck=6; p0@NB
        WAR-LCK-4  p0@t7_40 roll=1             walk 01 by t7_40 [1 1 6 6]                                p0.luck=9; maynot=try+luck
        WAR-LCK-5  p0@t7_40 roll=1 p0.luck=5   walk 01 by t7_40; fight; fight [1 1 6 6 1 1 6 6 1 1 6 6]  p0.luck=6
        WAR-LCK-5  p0@t17_22 roll=1 p0.luck=5  walk FY by t17_22; quaff                                  p0.luck=9
        WAR-CHR-4  p0@t7_40 roll=1 p0.luck=9   walk 01 by t7_40; fight; fight [1 1 6 6 1 1 6 6 1 1 6 6]  p0.luck=9
        WAR-CHR-4  p0@t3_42 p0.stamina=18      eat                                                       p0.stamina=20
    ",
    );
}

#[test]
fn meals() {
    check("
        # rule     given                                     do                                      then
        WAR-PRV-1  p0@t3_42 p1@t3_42 p0.stamina=10           eat                                     active=1; decision=begin
        WAR-PRV-2  p0@t3_42 p0.stamina=10                    eat                                     p0.stamina=14; p0.food=2
        WAR-PRV-3  p0@t3_42 p0.stamina=10 p0.ate             eat                                     refused WAR-PRV-3
        WAR-PRV-3  p0@t3_42 p1@t1_30 p2@t1_36 p0.stamina=10  eat; stay; stay; eat                    refused WAR-PRV-3
        WAR-PRV-3  p0@t3_42 p1@t1_30 p2@t1_36 p0.stamina=10  eat; stay; stay; stay; stay; stay; eat  p0.stamina=18
        WAR-PRV-4  p0@GR p0.stamina=10                       eat                                     refused WAR-PRV-4
        WAR-PRV-4  p0@t7_40 p0.fled=01 p0.stamina=10         eat                                     refused WAR-PRV-4
        WAR-PRV-4  p0@B2 p0.stamina=10                       travel 5; eat                           refused WAR-PRV-4
        WAR-PRV-4  p0@g6_9 p0.stamina=10                     reveal M1; eat                          refused WAR-PRV-4
        WAR-PRV-4  p0@01 room.01=- p0.caged p0.stamina=10    eat                                     refused WAR-TRN-1
        WAR-PRV-5  p0@t3_42                                  eat                                     refused WAR-PRV-5
        WAR-PRV-5  p0@t3_42 p0.stamina=10 p0.food=0          eat                                     refused WAR-PRV-5
        WAR-PRV-6  p0@t3_42 p1@t3_42 p0.stamina=10           eat                                     p0.stamina=14
    ");
}

#[test]
fn the_turn() {
    check("
        # rule     given                                            do                          then
        WAR-TRN-1  p0@t3_42                                         walk t4_42                  refused WAR-TRN-1
        WAR-TRN-1  p0@t3_42 p1@t1_30                                stay                        active=1
        WAR-TRN-2  p0@t3_42 p0.stamina=9                            -                           may=roll; may=eat; may=stay
        WAR-TRN-3  p0@t3_42 p0.hand=T27,T28 p0.luck=3 p0.stamina=4  drink T27; drink T28; stay  p0.luck=9; p0.stamina=20; gone=T27,T28
        WAR-TRN-3  p0@t3_42 p0.hand=T26                             drink T26                   refused WAR-TRN-3
        WAR-TRN-4  p0@t3_42 loose.t3_42=T22 p1@t3_42                stay; take loose 0          p0.hand=T22; decision=meet
        WAR-TRN-5  p0@t3_42 p1@01 room.01=- p1.misses=1             stay                        active=2; p1.misses=0
        WAR-TRN-5  p0@t3_42 p1@t3_36 p1.misses=1 p1.ate             stay                        p1.ate=no
        WAR-TRN-6  p0@t3_42 p1@t3_36 p2@t1_30                       stay; stay; stay            round=2
    ");
}
