//! Movement and rooms.

use crate::table::check;

#[test]
fn walking() {
    check("
        # rule      given                                                  do                                  then
        WAR-MOV-1   p0@t3_42 p1@t1_30 p2@t1_30                             roll; walk t9_42 [6]                p0@t9_42
        WAR-MOV-1   p0@t3_42 roll=3                                        walk t9_42                          refused WAR-MOV-1
        WAR-MOV-1   p0@t3_42 roll=3                                        walk t24_1                          refused WAR-MOV-1
        WAR-MOV-2   p0@t7_42 roll=2                                        -                                   may=walk+t5_42; may=walk+t9_42; may=walk+t7_40
        WAR-MOV-3   p0@t3_42 roll=2                                        walk t3_42                          refused WAR-MOV-3
        WAR-MOV-3   p0@t3_42 roll=2                                        -                                   maynot=walk+t3_42; choices=3
        WAR-MOV-4   p0@t3_42 roll=3                                        walk t5_42                          refused WAR-MOV-4
        WAR-MOV-5   p0@t7_41 roll=5 room.01=- guarded.01=-                 walk 01 by t7_40                    p0@01; active=1
        WAR-MOV-6   p0@t4_40 roll=5                                        walk B2                             p0@B2; active=1
        WAR-MOV-6   p0@t4_40 roll=5 p1@B2                                  walk B2                             decision=meet; may=negotiate+1; maynot=attack+1
        WAR-MOV-6   p0@t4_40 roll=5 loose.B2=T22                           walk B2                             decision=take
        WAR-MOV-7   p0@t12_31 roll=6                                       walk SB                             p0@SB
        WAR-MOV-8   p0@t4_10 roll=4                                        walk g5_10                          p0@g5_10; active=1; up=-
        WAR-MOV-9   p0@t3_42 roll=6 p1@t5_42 p2@t1_30                      walk t5_42                          p0@t5_42; decision=meet
        WAR-MOV-9   p0@t3_42 roll=6 loose.t5_42=T22                        walk t5_42                          decision=take
        WAR-MOV-9   p0@t3_42 roll=6 grave.1.t5_42=T22                      walk t5_42                          refused WAR-MOV-4
        WAR-MOV-9   p0@t3_42 roll=6 grave.0.t5_42=T22                      walk t5_42                          decision=take
        WAR-MOV-9   p0@t3_42 roll=6                                        walk t5_42                          refused WAR-MOV-4
        WAR-MOV-10  p0@t18_9 roll=6 up=1,2,3,4,5,6 maze=NS,EW,NE,NW,SE,SW  -                                   may=walk+g17_10
        WAR-MOV-11  p0@t3_42 roll=6 p1@t5_42 loose.t6_42=T22               walk t9_42                          p0@t9_42
        WAR-MOV-12  p0@t7_41 roll=2                                        walk 01                             refused WAR-MOV-12
        WAR-MOV-12  p0@t4_42 roll=2                                        walk 01 by t4_41                    refused WAR-MOV-12
        WAR-MOV-12  p0@01 room.01=- roll=1                                 walk t7_40                          p0@t7_40
        WAR-MOV-13  p0@t7_36 roll=2 p1@GR                                  walk GR by t8_36                    refused WAR-MOV-13
        WAR-MOV-13  p0@t7_36 roll=2 p1@t1_30                               walk GR by t8_36                    p0@GR
        WAR-MOV-14  p0@t7_40 roll=1 p1@01 p2@01 room.01=- guarded.01=-     walk 01 by t7_40                    p0@01; decision=meet
        WAR-MOV-16  p0@t3_42                                               roll [1]                            decision=challenge
        WAR-MOV-16  p0@t3_42                                               roll; no challenge; walk t4_42 [1]  p0@t4_42
        WAR-MOV-16  p0@t3_42                                               roll [2]                            decision=walk
    ");
}

#[test]
fn rooms() {
    check("
        # rule      given                                   do                                                                      then
        WAR-ROOM-1  p0@t7_40 roll=1                         walk 01 by t7_40 [6 6 1 1]                                              face.01=up; told.1=encounter_up; decision=assault
        WAR-ROOM-2  p0@t20_15 roll=1 up.27=E27 p0.gold=2    walk 27 by t20_15                                                       decision=seer; untold.0=encounter_up
        WAR-ROOM-2  p0@27 up.27=E27 p0.gold=2               stay                                                                    active=1; p0.gold=2
        WAR-ROOM-3  p0@t12_39 roll=1                        walk LD by t12_39 [6]                                                   p0.food=6
        WAR-ROOM-4  p0@t7_40 roll=1                         walk 01 by t7_40; fight; fight; take guarded [1 1 6 6 1 1 6 6 1 1 6 6]  p0.hand=T01
        WAR-ROOM-5  p0@t7_40 roll=1 room.01=-               walk 01 by t7_40; take guarded                                          p0.hand=T01
        WAR-ROOM-6  p0@t7_40 roll=1 room.01=- guarded.01=-  walk 01 by t7_40                                                        active=1; p0@01
        WAR-ROOM-7  p0@t7_40 roll=1 room.01=- p1@01         walk 01 by t7_40; take nothing                                          decision=meet
        WAR-ROOM-7  p0@WL roll=1 p1@TC p0.hand=T04          walk TC by WL; no chest                                                 decision=meet
        WAR-ROOM-8  p0@GR                                   stay                                                                    refused WAR-ROOM-8
        WAR-ROOM-8  p0@GR                                   roll [2]                                                                decision=walk
        WAR-ROOM-8  p0@LD p0.pending=t12_39 guarded.LD=-    face [6]                                                                active=1; p0@LD
    ");
}
