//! Encounters: traps, characters, fixed rooms, Key Challenges.

use crate::table::check;

#[test]
fn traps() {
    check("
        # rule      given                                                     do                                     then
        WAR-ENC-1   p0@01 p0.pending=t7_40 p1@01                              face; flee [6 6 1 1 3]                 p0@t7_40; active=1
        WAR-ENC-1   p0@20 p0.pending=t15_25 p1@20                             face; take guarded [6 6]               p0.hand=T23; active=1; decision=begin
        WAR-ENC-2   p0@t7_23 roll=1                                           walk 19 by t7_23                       p0.caged=yes; p0.misses=1; room.19=-; active=1
        WAR-ENC-2   p0@19 room.19=- p0.caged p0.luck=7                        try luck; take guarded [3 4]           p0.caged=no; p0.hand=T22; decision=begin; active=0
        WAR-ENC-2   p0@19 room.19=- p0.caged p0.luck=7                        try luck [4 4]                         p0.caged=yes; active=1
        WAR-ENC-2   p0@19 room.19=- p0.caged                                  try die [4]                            p0.caged=yes; active=1
        WAR-ENC-2   p0@19 room.19=- p0.caged                                  try die; take nothing [5]              p0.caged=no; decision=begin
        WAR-ENC-3   p0@19 room.19=- p0.caged p0.attempts=5 p1@t3_42 p2@t1_30  try die; stay; stay; take nothing [1]  p0.caged=no; active=0; decision=begin
        WAR-ENC-4   p1@19 room.19=- p1.caged p0@t7_23 roll=1                  walk 19 by t7_23; take guarded         decision=meet; may=negotiate+1; maynot=attack+1; p0.hand=T22
        WAR-ENC-5   p0@t15_25 roll=1 p0.luck=7                                walk 20 by t15_25 [4 4]                p0.stamina=17; room.20=-; decision=take
        WAR-ENC-5   p0@t15_25 roll=1 p0.luck=7                                walk 20 by t15_25 [3 4]                p0.stamina=20; room.20=-
        WAR-ENC-6   p0@t10_20 roll=1                                          walk 21 by t10_20 [5]                  p0.stamina=17; room.21=-; decision=take
        WAR-ENC-6   p0@t10_20 roll=1                                          walk 21 by t10_20 [2]                  p0.stamina=19
        WAR-ENC-7   p0@t23_23 roll=1 p0.luck=7                                walk 22 by t23_23; take guarded [3 4]  room.22=-; p0.hand=T25
        WAR-ENC-7   p0@t23_23 roll=1 p0.luck=7 p1@R4                          walk 22 by t23_23 [4 4 4]              p0@R4; p0.stamina=18; room.22=E22; face.22=down; active=1
        WAR-ENC-7   p0@t7_40 roll=1 room.01=E22 p0.luck=7                     walk 01 by t7_40 [4 4 2]               p0@B2
        WAR-ENC-23  p0@t10_20 roll=1 p0.stamina=3 p0.hand=T04                 walk 21 by t10_20 [6]                  p0.alive=no; lying.21=T04
        WAR-ENC-23  p0@t15_25 roll=1 p0.stamina=3 p0.luck=1                   walk 20 by t15_25 [6 6]                p0.alive=no
    ");
}

#[test]
fn characters() {
    check("
        # rule      given                         do                                           then
        WAR-ENC-8   p0@t3_15 roll=1               walk 23 by t3_15; take guarded               p0.hand=T26; room.23=E23; face.23=up
        WAR-ENC-8   p0@t3_15 roll=1               walk 23 by t3_15; take nothing               guarded.23=T26
        WAR-ENC-8   p0@t3_15 roll=1 guarded.23=-  walk 23 by t3_15 [4]                         p0.gold=9
        WAR-ENC-8   p0@t3_15 roll=1 p0.fooled     walk 23 by t3_15                             active=1; p0.gold=5; guarded.23=T26
        WAR-ENC-9   p0@t7_18 roll=1               walk 24 by t7_18; curse 1; take guarded      p0.gold=3; p1.skill=9; p1.stamina=16; p1.cursed=yes; p0.hand=T27
        WAR-ENC-9   p0@t7_18 roll=1 p1.cursed     walk 24 by t7_18; curse 1                    refused WAR-ENC-9
        WAR-ENC-9   p0@t7_18 roll=1 p1.stamina=6  walk 24 by t7_18; curse 1                    refused WAR-ENC-9
        WAR-ENC-9   p0@t7_18 roll=1               walk 24 by t7_18; curse 0                    refused WAR-ENC-9
        WAR-ENC-9   p0@t7_18 roll=1 p0.gold=1     walk 24 by t7_18; take guarded               p0.hand=T27
        WAR-ENC-9   p0@t7_18 roll=1               walk 24 by t7_18; done                       decision=take
        WAR-ENC-10  p0@t7_17 roll=1               walk 25 by t7_17; pay gold; take guarded     p0.gold=4; room.25=-; p0.hand=T28
        WAR-ENC-10  p0@t7_17 roll=1               walk 25 by t7_17; pay food                   p0.food=2; room.25=-; decision=take
        WAR-ENC-10  p0@t7_17 roll=1               walk 25 by t7_17; done                       room.25=E25; face.25=up; active=1
        WAR-ENC-10  p0@t7_17 roll=1 p0.gold=0     walk 25 by t7_17; pay gold                   refused WAR-ENC-10
        WAR-ENC-10  p0@t7_17 roll=1 guarded.25=-  walk 25 by t7_17                             room.25=-; active=1; p0.gold=5
        WAR-ENC-11  p0@t14_20 roll=1              walk 26 by t14_20; buy food 3; done          p0.gold=2; p0.food=6; active=1
        WAR-ENC-11  p0@t14_20 roll=1              walk 26 by t14_20; buy food 1; buy food 1    refused WAR-ENC-11
        WAR-ENC-11  p0@t14_20 roll=1              walk 26 by t14_20; buy treasure; done        p0.gold=2; p0.hand=T29
        WAR-ENC-11  p0@t14_20 roll=1 p0.hand=T22  walk 26 by t14_20; sell T22; done            p0.gold=8; gone=T22; told.2=sold
        WAR-ENC-11  p0@t14_20 roll=1 p0.hand=T04  walk 26 by t14_20; sell T04                  refused WAR-ENC-11
        WAR-ENC-11  p0@t14_20 roll=1              walk 26 by t14_20; buy food 4                refused WAR-ENC-11
        WAR-ENC-12  p0@t20_15 roll=1              walk 27 by t20_15; ask 1; take guarded [#1]  p0.gold=3; has.0.1=4; p0.hand=T30; told.0=learnt; untold.1=learnt
        WAR-ENC-12  p0@t20_15 roll=1              walk 27 by t20_15; ask 0                     refused WAR-ENC-12
        WAR-ENC-12  p0@t20_15 roll=1 p0.gold=1    walk 27 by t20_15                            decision=take
    ");
}

#[test]
fn monsters_and_fixed_rooms() {
    check("
        # rule      given                                               do                                                        then
        WAR-ENC-13  p0@t7_40 roll=1                                     walk 01 by t7_40; fight; fight [1 1 6 6 1 1 6 6 1 1 6 6]  room.01=-; decision=take; may=take+guarded
        WAR-ENC-14  p0@t15_34 roll=1 p0.hand=T22 p0.luck=5              walk 14 by t15_34; sleep                                  room.14=-; p0.luck=6; decision=take
        WAR-ENC-14  p0@t7_22 roll=1 p0.hand=T22                         walk 18 by t7_22; sleep                                   refused WAR-ENC-14
        WAR-ENC-14  p0@t7_40 roll=1 p0.hand=T22                         walk 01 by t7_40; sleep                                   refused WAR-ENC-14
        WAR-ENC-15  p0@t12_15 roll=1 p0.hand=T30 p0.luck=5              walk DC by t12_15; dragonfire; take guarded               p0.luck=5; gone=T30; p0.food=5; p0@DC
        WAR-ENC-15  p0@t12_15 roll=1                                    walk DC by t12_15 [1 1 6 6]                               foe=8
        WAR-ENC-15  p0@t12_15 roll=1 boss_stats=gamebook                walk DC by t12_15 [1 1 6 6]                               foe=10
        WAR-ENC-15  p0@t7_40 roll=1 p0.hand=T30                         walk 01 by t7_40; dragonfire                              refused WAR-ENC-15
        WAR-ENC-16  p0@t12_5 roll=1 p0.hand=T29                         walk WL by t12_5; eye [3 4 1 3]                           gone=T29; foe=14; p0.stamina=20
        WAR-ENC-16  p0@t12_5 roll=1 p0.hand=T29                         walk WL by t12_5; arm sword [3 4 1 3]                     p0.stamina=18
        WAR-ENC-16  p0@t12_5 roll=1 boss_stats=gamebook                 walk WL by t12_5 [1 1 6 6]                                foe=16
        WAR-ENC-16  p0@t12_5 roll=1 p0.hand=T23                         walk WL by t12_5; eye                                     refused WAR-ENC-16
        WAR-ENC-17  p0@t12_15 roll=1                                    walk DC by t12_15; fight; fight; fight; fight; take nothing [1 1 6 6 1 1 6 6 1 1 6 6 1 1 6 6 1 1 6 6]  p0@DC; active=1
        WAR-ENC-17  p0@DC roll=1                                        -                                                         may=walk+t12_12; may=walk+t12_15
        WAR-ENC-18  p0@t12_12 roll=1                                    walk DC by t12_12 [1 1 6 6]                               foe=8
        WAR-ENC-18  p0@TC roll=1                                        walk WL by TC [1 1 6 6]                                   foe=12
        WAR-ENC-19  p0@t12_39 roll=1 p0.stamina=2                       walk LD by t12_39 [1]                                     p0.stamina=1; decision=take
        WAR-ENC-19  p0@t12_39 roll=1                                    walk LD by t12_39 [3]                                     p0.food=4
        WAR-ENC-19  p0@t12_39 roll=1                                    walk LD by t12_39 [5]                                     p0.food=5
        WAR-ENC-20  p0@t17_22 roll=1 p0.stamina=3 p0.luck=2             walk FY by t17_22; quaff; take guarded                    p0.stamina=20; p0.luck=9; p0.hand=T31
        WAR-ENC-20  p0@t17_22 roll=1 p0.stamina=3 p0.luck=2 p0.quaffed  walk FY by t17_22; quaff                                  p0.stamina=7; p0.luck=2
        WAR-ENC-20  p0@t17_22 roll=1 p0.stamina=3                       walk FY by t17_22; done                                   p0.stamina=3; decision=take
        WAR-ENC-21  p0@t7_37 roll=1                                     walk GR by t7_37; stake gold 4; winnings [5 5 4 5]        p0.gold=9; guarded.GR=T17; active=1
        WAR-ENC-21  p0@t7_37 roll=1                                     walk GR by t7_37; stake gold 4; prize [5 5 4 5]           p0.gold=10; guarded.GR=-
        WAR-ENC-21  p0@t7_37 roll=1                                     walk GR by t7_37; stake gold 4 [5 5 4 6]                  p0.gold=1; active=1
        WAR-ENC-21  p0@t7_37 roll=1                                     walk GR by t7_37; stake food 3 [1 1 4 6]                  p0.food=0
        WAR-ENC-21  p0@t7_37 roll=1                                     walk GR by t7_37; stake gold 6                            refused WAR-ENC-21
        WAR-ENC-21  p0@t7_37 roll=1 p0.food=9                           walk GR by t7_37; stake food 4                            refused WAR-ENC-21
        WAR-ENC-21  p0@t7_37 roll=1                                     walk GR by t7_37; done                                    active=1; guarded.GR=T17
        WAR-ENC-22  p0@t12_32 roll=1                                    walk SH by t12_32; buy treasure; done                     p0.gold=9; gone=T19
        WAR-ENC-22  p0@t12_32 roll=1 p0.hand=T04                        walk SH by t12_32; pawn T04; done                         p0.gold=8; stock=T04
        WAR-ENC-22  p0@t12_32 roll=1 p0.hand=T04                        walk SH by t12_32; pawn T04; redeem T04                   refused WAR-ENC-22
        WAR-ENC-22  p0@t12_32 roll=1 stock=T22                          walk SH by t12_32; redeem T22; done                       p0.gold=0; p0.hand=T22; seen.1.0=T22
        WAR-ENC-22  p0@t12_32 roll=1 p0.stamina=7                       walk SH by t12_32; flesh; done                            p0.gold=10; p0.stamina=4; p0.full=17
        WAR-ENC-22  p0@t12_32 roll=1 p0.stamina=6                       walk SH by t12_32; flesh                                  refused WAR-ENC-22
        WAR-ENC-22  p0@t12_32 roll=1 p0.fleshed                         walk SH by t12_32; flesh                                  refused WAR-ENC-22
    ");
}

#[test]
fn key_challenges() {
    check("
        # rule      given                                                   do                                                           then
        WAR-KEY-1   p0@t3_42                                                roll [1]                                                     decision=challenge; choices=10
        WAR-KEY-1   p0@t3_42                                                roll; no challenge [1]                                       decision=walk
        WAR-KEY-2   p0@t3_42                                                roll; challenge 3; walk t4_42 [1]                            p0@t4_42
        WAR-KEY-2   p0@t3_42                                                roll; challenge 3 [3]                                        refused WAR-TRN-1
        WAR-KEY-3   p0@t3_42                                                roll; challenge 1 [1]                                        told.1=challenged
        WAR-KEY-3   p0@t3_42                                                roll; challenge 1,2 [1]                                      refused WAR-KEY-3
        WAR-KEY-4   p0@t3_42                                                roll; challenge 3 [1]                                        has.0.1=3; lacks.0.2=3
        WAR-KEY-4   p0@t3_42 p1.dead p2@19 room.19=-                        roll; challenge 5 [1]                                        has.0.2=5; lacks.0.1=5
        WAR-KEY-5   p0@t3_42                                                roll; challenge 3 [1]                                        told.0=answered; untold.1=answered; untold.2=answered; untold.s=answered
        WAR-KEY-5   p0@t3_42                                                roll; challenge 3 [1]                                        has.2.1=-; lacks.2.0=-
        WAR-KEY-6   p0@t3_42                                                roll; challenge 3 [1]                                        p1.clues=3,4
        WAR-KEY-7   p0@t3_42                                                roll; challenge 3 [1]                                        decider=0; decision=walk
        WAR-KEY-8   p0@t3_42 p1@t3_42                                       stay; negotiate 1; offer gold=1 for clues=1; accept clues=4  has.0.1=4; p1.gold=6
        WAR-KEY-9   p0@t3_42 p2@t3_42 p2.stamina=2                          stay; attack 2; (3) fight [1 1 6 6]                                     p2.alive=no; p2.clues=5,6
        WAR-KEY-10  p0@WL roll=1 p0.hand=T13 chest=1,2,3 clues=7,8/9,4/5,6  walk TC by WL; open 1,2,3 with T13                           refused WAR-CHEST-8
        WAR-VAR-3   p0@t3_42 challenge_mode=trio                            roll; challenge 1,3,5 [1]                                    has.0.1=3; has.0.2=5; lacks.0.1=1,5
        WAR-VAR-3   p0@t3_42 challenge_mode=trio                            roll; challenge 1 [1]                                        refused WAR-VAR-3
        WAR-VAR-4   p0@t3_42 challenge_faces=one_two                        roll [2]                                                     decision=challenge
        WAR-VAR-4   p0@t3_42 challenge_faces=one_two                        roll [3]                                                     decision=walk
    ");
}
