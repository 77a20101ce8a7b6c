//! Passages, the river, the labyrinth.

use crate::table::check;

#[test]
fn passages() {
    check("
        # rule     given                                        do                                                     then
        WAR-PAS-1  p0@B2                                        travel 5                                               p0@B5
        WAR-PAS-1  p0@R2                                        travel 5                                               p0@R5
        WAR-PAS-2  p0@B2                                        travel 5; roll; walk t15_34 [2]                        p0@t15_34
        WAR-PAS-2  p0@B2                                        travel 2                                               refused WAR-PAS-2
        WAR-PAS-2  p0@t3_42                                     travel 2                                               refused WAR-PAS-2
        WAR-PAS-3  p0@B2                                        stay                                                   p0@B2
        WAR-PAS-3  p0@B2 p0.hand=T31                            travel 5; gaze 1                                       refused WAR-PAS-3
        WAR-PAS-3  p0@B2                                        travel 5; travel 1                                     refused WAR-PAS-3
        WAR-PAS-3  p0@B2 p0.stamina=9                           travel 5                                               choices=2
        WAR-PAS-4  p0@B2 p0.lantern=0                           travel 5                                               refused WAR-PAS-4
        WAR-PAS-4  p0@B2 p0.lantern=0                           grope [4]                                              p0@B4
        WAR-PAS-4  p0@B2 p0.lantern=0                           grope; roll [2 3]                                      p0@B2; decision=walk
        WAR-PAS-4  p0@B2                                        grope                                                  refused WAR-PAS-4
        WAR-PAS-5  p0@t3_42 p2@t3_42 p0.lantern=0 p2.stamina=2  stay; attack 2; (3) fight [1 1 6 6]                               p0.lantern=1; p2.lantern=0
        WAR-PAS-6  p0@B2 p1@B2                                  stay; attack 1; (3) fight                                         refused WAR-PAS-6
        WAR-PAS-7  p0@B2 p1@B2                                  stay; negotiate 1; offer gold=1 for clues=all; accept  has.0.1=3,4
        WAR-PAS-8  p0@B2 p0.lantern=0                           grope [1]                                              decision=begin; p0@B1
    ");
}

#[test]
fn the_river() {
    check("
        # rule     given                           do                                                      then
        WAR-RIV-1  p0@t3_42                        cross ferry                                             refused WAR-RIV-1
        WAR-RIV-1  p0@t12_30 roll=1                walk SB                                                 p0@SB; active=1
        WAR-RIV-2  p0@SB                           cross ferry                                             p0@NB; p0.gold=2
        WAR-RIV-2  p0@SB p0.gold=2                 cross ferry                                             refused WAR-RIV-2
        WAR-RIV-2  p0@SB                           cross punt [4 5]                                        p0@NB
        WAR-RIV-2  p0@SB                           cross bridge [4]                                        p0@NB
        WAR-RIV-3  p0@SB loose.NB=T22 p1@NB        cross bridge; take loose 0; take nothing [5]            refused WAR-TRN-1
        WAR-RIV-3  p0@SB loose.NB=T22 p1@NB        cross bridge; take loose 0 [5]                          p0.hand=T22; decision=meet
        WAR-RIV-4  p0@SB                           cross bridge [3 1 1 6 6]                                foe=4
        WAR-RIV-5  p0@NB p1@SB                     cross bridge; fight; fight [3 1 1 6 6 1 1 6 6 1 1 6 6]  p0@SB; active=1; decision=begin
        WAR-RIV-6  p0@NB                           cross ferry                                             p0@SB
        WAR-RIV-6  p0@NB                           cross punt [4 5]                                        p0@SB
        WAR-RIV-7  p0@NB p0.stamina=2 p0.hand=T04  cross bridge; arm sword [3 6 6 1 1]                     p0.alive=no; lying.SB=T04
    ");
}

#[test]
fn the_labyrinth() {
    check("
        # rule     given                         do                                          then
        WAR-MAZ-1  p0@t12_12 roll=6              walk t6_12                                  p0@t6_12
        WAR-MAZ-2  p0@g6_9                       reveal M1                                   up=1; told.1=maze_turned
        WAR-MAZ-2  p0@g7_10                      -                                           may=reveal+M1; may=reveal+M2
        WAR-MAZ-2  p0@g7_10                      reveal M3                                   refused WAR-MAZ-2
        WAR-MAZ-2  p0@g6_9 up=1                  reveal M1                                   refused WAR-MAZ-2
        WAR-MAZ-3  p0@g6_9                       reveal M1; stay                             refused WAR-MAZ-3
        WAR-MAZ-3  p0@g6_9                       reveal M1; roll; walk g6_11 [2]             p0@g6_11
        WAR-MAZ-4  p0@g5_10                      reveal M1                                   active=1; up=1
        WAR-MAZ-5  p0@g6_9 p1@t3_42 p2@t1_30     reveal M1; roll; walk g6_11; stay [2]       up=1
        WAR-MAZ-6  p0@g6_9 roll=1                walk M1                                     refused WAR-MAZ-6
        WAR-MAZ-7  p0@M3 up=3 roll=1             -                                           may=walk+g10_9; may=walk+g11_10; choices=2
        WAR-MAZ-8  p0@t6_8 up=1 roll=3           walk M1                                     refused WAR-MOV-4
        WAR-MAZ-8  p0@t6_8 up=1 roll=3           walk g6_11                                  p0@g6_11
        WAR-MAZ-8  p0@t6_8 roll=3                walk g6_9                                   p0@g6_9
        WAR-MAZ-9  p0@M3 up=3 p0.stamina=9       eat                                         p0.stamina=13
        WAR-MAZ-9  p0@M3 p1@M3 up=3              stay; attack 1; (3) fight [1 1 6 6]                    p1.stamina=18
        WAR-VAR-2  p0@g6_9 maze_rehide p1@t3_42  reveal M1; roll; no challenge; walk M1 [1]  up=-
        WAR-VAR-2  p0@t3_42 p1@M1 maze_rehide    stay                                        up=1; active=1
        WAR-MAZ-5  p0@g6_9 p1@t3_42              reveal M1; roll; walk t8_8 [3]              up=1
        // Where the cards are hidden again, the gate behind an open card stops the move as well.
        WAR-VAR-2  until 2 p0@g12_11 maze_rehide maze=EW,NE,NW,NS,SE,SW  reveal M4; roll [6]  may=walk+t12_5; maynot=walk+g12_9
        WAR-VAR-2  since 3 p0@g12_11 maze_rehide maze=EW,NE,NW,NS,SE,SW  reveal M4; roll [6]  may=walk+g12_9; maynot=walk+t12_5
        WAR-VAR-2  since 3 p0@g12_11 maze=EW,NE,NW,NS,SE,SW              reveal M4; roll [6]  may=walk+t12_5; maynot=walk+g12_9
    ");
}
