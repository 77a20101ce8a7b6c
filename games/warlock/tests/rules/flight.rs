//! Flight.

use crate::table::check;

#[test]
fn from_monsters() {
    check("
        # rule      given                                  do                                                                then
        WAR-FLE-1   p0@t7_40 roll=1 p0.hand=T04            walk 01 by t7_40; flee                                            refused WAR-FLE-1
        WAR-FLE-1   p0@t7_40 roll=1                        walk 01 by t7_40; flee [6 6 1 1 3]                                p0@t7_40
        WAR-FLE-2   p0@t7_40 roll=1                        walk 01 by t7_40; flee [6 6 1 1 1]                                p0@t7_40; active=1
        WAR-FLE-3   p0@t7_40 roll=1                        walk 01 by t7_40; flee [6 6 3 4 1]                                p0.stamina=16
        WAR-FLE-3   p0@t7_40 roll=1                        walk 01 by t7_40; flee [6 6 3 4 2]                                p0.stamina=17
        WAR-FLE-3   p0@t7_40 roll=1                        walk 01 by t7_40; flee [6 6 3 4 3]                                p0.stamina=18
        WAR-FLE-3   p0@t7_40 roll=1 p0.hand=T04,T22        walk 01 by t7_40; arm sword; flee [6 6 3 4 4 #1]                  p0.stamina=18; p0.hand=T04; lying.01=T22
        WAR-FLE-3   p0@t7_40 roll=1                        walk 01 by t7_40; flee [6 6 3 4 4]                                p0.stamina=18
        WAR-FLE-3   p0@t7_40 roll=1                        walk 01 by t7_40; flee [6 6 3 4 5]                                p0.stamina=19; p0.luck=8
        WAR-FLE-3   p0@t7_40 roll=1                        walk 01 by t7_40; flee [6 6 3 4 6]                                p0.food=2; p0.stamina=20
        WAR-FLE-3   p0@t7_40 roll=1 p0.food=0              walk 01 by t7_40; flee [6 6 3 4 6]                                p0.gold=3
        WAR-FLE-3   p0@t7_40 roll=1 p0.food=0 p0.gold=1    walk 01 by t7_40; flee [6 6 3 4 6]                                p0.gold=0; p0.stamina=20
        WAR-FLE-3   p0@t7_40 roll=1 p0.food=0 p0.gold=0    walk 01 by t7_40; flee [6 6 3 4 6]                                p0.stamina=19
        WAR-FLE-3   p0@t7_40 roll=1 p0.stamina=3           walk 01 by t7_40; flee [6 6 3 4 1]                                p0.stamina=1; p0.alive=yes
        WAR-FLE-4   p0@t12_33 roll=1 room.14=E01           walk 14 by t12_33; flee [6 6 3 4 3]                               p0@t12_33; active=1
        WAR-FLE-4   p0@TC roll=1                           walk WL by TC; flee [3 3 3 3 3]                                   p0@TC
        WAR-FLE-5   p0@NB                                  cross bridge; flee [1 1 1 6 6 3]                                  p0@SB; active=1; p0.fled=-
        WAR-FLE-6   p0@t7_40 p0.fled=01                    stay                                                              refused WAR-FLE-6
        WAR-FLE-6   p0@t7_40 p0.fled=01                    roll; walk 01 by t7_40 [2]                                        refused WAR-FLE-6
        WAR-FLE-6   p0@t7_40 p0.fled=01                    roll; walk t7_38 [2]                                              p0@t7_38; p0.fled=-
        WAR-FLE-6   p0@B4 p0.fled=16                       travel 5; stay                                                    refused WAR-FLE-6
        WAR-FLE-7   p0@TC p0.fled=WL p0.hand=T04           -                                                                 may=stay
        WAR-FLE-7   p0@TC p0.fled=WL                       roll; walk WL by TC [3 1 1 6 6]                                   p0@WL
        WAR-FLE-19  p0@t7_40 p0.fled=01 p1@t3_42 p2@t1_30  roll; walk t7_38; stay; stay; stay [2]                            p0.fled=-; active=1
        WAR-FLE-19  p0@t7_39 p0.fled=01 p1@t7_39 active=1  stay; attack 0; (3) fight; fight; flee; loot nothing; run t7_35 [3 4 3 4 3]  p0.fled=-
    ");
}

#[test]
fn from_adventurers() {
    check("
        # rule      given                                                          do                                                                      then
        WAR-FLE-8   p0@t3_42 p1@t3_42 p1.hand=T04                                  stay; attack 1; (3) fight; arm sword; fight; flee [3 4 3 4 3]                      p1.stamina=18; decision=loot; decider=0
        WAR-FLE-8   p0@t3_42 p1@t3_42 p1.hand=T04                                  stay; attack 1; (3) fight; arm sword; fight; flee; loot random [3 4 3 4 3 #0]      p0.hand=T04; decision=flight; decider=1
        WAR-FLE-9   p0@t3_42 p1@t3_42                                              stay; attack 1; (3) fight; fight; flee; loot nothing [3 4 3 4 3]                   may=run+t7_42; may=run+t1_40
        WAR-FLE-9   p0@t3_42 p1@t3_42                                              stay; attack 1; (3) fight; fight; flee; loot nothing; run t3_36 [3 4 3 4 3]        refused WAR-FLE-9
        WAR-FLE-10  p0@t3_42 p1@t3_42                                              stay; attack 1; (3) fight; fight; flee; loot nothing; run t5_42 [3 4 3 4 3]        refused WAR-FLE-10
        WAR-FLE-10  p0@t3_42 p1@t3_42                                              stay; attack 1; (3) fight; fight; flee; loot nothing; run t7_42 [3 4 3 4 3]        p1@t7_42; active=1
        WAR-FLE-11  p0@t7_41 p1@t7_41 room.05=- guarded.05=-                       stay; attack 1; (3) fight; fight; flee; loot nothing [3 4 3 4 3]                   may=run+t11_42
        WAR-FLE-12  p0@t7_41 p1@t7_41                                              stay; attack 1; (3) fight; fight; flee; loot nothing; run 05 by t7_41 [3 4 3 4 3]  p1@05; p1.pending=yes; room.05=E05
        WAR-FLE-12  p0@t7_37 p1@t7_37 p2@GR                                        stay; attack 1; (3) fight; fight; flee; loot nothing [3 4 3 4 3]                   maynot=run+GR+by+t7_37
        WAR-FLE-12  p0@t7_37 p1@t7_37                                              stay; attack 1; (3) fight; fight; flee; loot nothing [3 4 3 4 3]                   may=run+GR+by+t7_37
        WAR-FLE-13  p0@t4_40 p1@t4_40                                              stay; attack 1; (3) fight; fight; flee; loot nothing [3 4 3 4 3]                   may=run+t1_41
        WAR-FLE-14  p0@t3_42 p1@t3_42 p1.hand=T04,T13,T22                          stay; attack 1; (3) fight; arm sword; fight; flee; loot keys [3 4 3 4 3]           p0.hand=T04,T13; p1.hand=T22
        WAR-FLE-14  p0@t3_42 p1@t3_42 p1.hand=T22                                  stay; attack 1; (3) fight; arm sword; fight; flee; loot keys [3 4 3 4 3]           p0.hand=-; p1.hand=T22
        WAR-FLE-14  p0@t3_42 p1@t3_42                                              stay; attack 1; (3) fight; fight; flee; loot keys [3 4 3 4 3]                      refused WAR-FLE-14
        WAR-FLE-15  p0@t3_42 p1@t3_42 p1.hand=T04,T22 seen.0.1=T22                 stay; attack 1; (3) fight; arm sword; fight; flee; loot T22 [3 4 3 4 3]            p0.hand=T22; seen.2.0=T22
        WAR-FLE-15  p0@t3_42 p1@t3_42 p1.hand=T04 p2.hand=T22 seen.0.1=T22         stay; attack 1; (3) fight; arm sword; fight; flee; loot T22 [3 4 3 4 3 #0]         p0.hand=T04; seen.0.1=-
        WAR-FLE-15  p0@t3_42 p1@t3_42 p1.hand=T04,T22                              stay; attack 1; (3) fight; arm sword; fight; flee; loot T22 [3 4 3 4 3]            refused WAR-FLE-15
        WAR-FLE-15  p0@t3_42 p1@t3_42 p1.hand=T04,T22                              stay; attack 1; (3) fight; arm sword; fight; flee; loot random [3 4 3 4 3 #1]      p0.hand=T22; told.2=looted_hidden; seen.2.0=-
        WAR-FLE-16  p0@t3_42 p1@t3_42                                              stay; attack 1; (3) fight; fight; flee; loot nothing lantern [3 4 3 4 3]           p0.lantern=2; p1.lantern=0
        WAR-FLE-16  p0@t3_42 p1@t3_42 p1.lantern=0 p1.hand=T04                     stay; attack 1; (3) fight; arm sword; fight; flee; loot keys lantern [3 4 3 4 3]   refused WAR-FLE-16
        WAR-FLE-17  p0@t3_42 p1@t3_42 p1.hand=T04 p0.hand=T02,T03,T05,T06,T08,T09  stay; attack 1; (3) fight; arm sword; arm sword; fight; flee; loot keys [3 4 3 4 3]  decision=drop; decider=0; p0.gold=5; p1.gold=5
        WAR-FLE-17  p0@t3_42 p1@t3_42 p1.hand=T04 p0.hand=T02,T03,T05,T06,T08,T09  stay; attack 1; (3) fight; arm sword; arm sword; fight; flee; loot keys; drop T02 [3 4 3 4 3]  lying.t3_42=T02; decision=flight
        WAR-FLE-18  p0@t3_42 p1@t3_42 p2@t7_42 loose.t7_42=T22                     stay; attack 1; (3) fight; fight; flee; loot nothing; run t7_42 [3 4 3 4 3]        active=1; decision=begin; lying.t7_42=T22
        WAR-FLE-18  p0@t3_42 p1@t3_42                                              stay; attack 1; (3) fight; flee; loot nothing; run t7_42 [3 4 3 4 3]               p0@t7_42; active=1
    ");
}
