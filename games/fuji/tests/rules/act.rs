//! Phases 5 and 6, injuries, the end.

use crate::table::check;

#[test]
fn acting() {
    check("
        # rule     given                                                                do                              then
        FUJ-P5-1   phase 4                                                              all ready                       b sees a1; spectator sees c6; step next
        FUJ-P5-2   phase 5                                                              agree a next b; agree c next a  b health 3; a health 3; c health 3; turn 2
        FUJ-P5-2   phase 5                                                              a next b                        b health 3; step next
        FUJ-P5-2   until 2; phase 5                                                     a next b                        b health 0; deciders b c
        FUJ-P5-2   skill c gatherer; bars c 2; phase 5                                  a next b                        b health 0; deciders b c
        FUJ-P5-2   dice b 1 1 1 1 1 1; dice c 1 1 1 1 1 1; at a 7,0; mark a 7,2; phase 5  a next b                      b health 0; deciders b c
        FUJ-P5-2   at a 7,0; mark a 7,2; phase 5                                        a next b                        b health 3
        FUJ-P5-2   dice a 2 2 2 2 2 2; dice b 2 2 2 2 2 2; dice c 1 1 3 3 3 3; at a 11,0; at b 11,2; at c 10,0; mark c 11,1; phase 5  a next b  b health 0; deciders b c
        FUJ-P5-2   variant B; skill t manager; have t flare; phase 5                    a give flare a                  b may next a; b may next b; b may accept
        FUJ-P5-2   variant B; skill t manager; have t flare; phase 5                    a give flare a; b next b        b health 3; t cards flare; b may accept
        FUJ-P5-2   until 2; variant B; skill t manager; have t flare; phase 5           a give flare a                  b may-not next b; b may accept
        FUJ-P5-2   until 2; variant B; skill t manager; have t flare; phase 5           a give flare a; b next b        refused FUJ-RUL-39
        FUJ-P5-3   phase 5                                                              agree a next a; a next a        refused FUJ-P5-3
        FUJ-P5-3   health a 3; phase 5                                                  agree a next a; b next b        refused FUJ-RUL-48
        FUJ-P5-4   dice a 1 4 1 5 4 5; card 4,1 L11; phase 5                            agree a next a                  says Player 1 totals 14
        FUJ-P5-5   phase 5                                                              agree a next a; agree a next b  cites FUJ-P6-1; turn 2
        FUJ-P5A-1  dice a 1 3 3 4 5 4; dice b 1 1 1 3 4 6; dice c 1 2 3 4 5 4; phase 5  agree a next a                  says Player 2 totals 10; says Player 3 totals 18
        FUJ-P5A-2  skill c gatherer; bars c 3; phase 5                                  agree a next a; c bars 2        says Player 1 totals 22 and is authorised; says Player 3 totals 20
        FUJ-P5A-3  dice a 1 2 3 4 5 6; dice b 1 2 3 4 4 6; dice c 1 2 3 4 4 6; phase 5  agree a next a                  says Player 1 totals 20 and is authorised, with a margin of 1
        FUJ-P5A-4  dice a 1 3 3 4 5 4; dice b 1 1 1 3 4 6; dice c 1 2 3 4 5 4; mark a 4,0; card 4,0 L10; phase 5  agree a next a                  says Player 1 totals 16 against 18; a at 4,1
        FUJ-P5A-4  phase 5                                                              agree a next a                  says Player 1 totals 20 against 20
    ");
}

#[test]
fn moving() {
    check("
        # rule      given                                                                  do                                                       then
        FUJ-P5A-5   dice b 3 3 3 3 3 3; dice c 3 3 3 3 3 3; mark a 4,0; phase 5            agree a next a; a move 4,0                               a at 4,0; a health 1
        FUJ-P5A-5   dice b 3 3 3 3 3 3; dice c 3 3 3 3 3 3; mark a 4,0; phase 5            agree a next a; a stay                                   a at 4,1; a health 1
        FUJ-P5A-6   dice b 2 2 2 2 2 2; dice c 2 2 2 2 2 2; mark a 5,0; phase 5            agree a next a; a move 5,1 5,0                           a at 5,0
        FUJ-P5A-6   dice b 2 2 2 2 2 2; dice c 2 2 2 2 2 2; mark a 5,0; phase 5            agree a next a; a move 5,0                               refused FUJ-P5A-6
        FUJ-P5A-6   dice b 2 2 2 2 2 2; dice c 2 2 2 2 2 2; mark a 5,0; phase 5            agree a next a; a move 4,0                               refused FUJ-P5A-6
        FUJ-P5A-6   dice b 2 2 2 2 2 2; dice c 2 2 2 2 2 2; mark a 5,0; phase 5            agree a next a; a move 3,1 3,0 4,0 5,0                   refused FUJ-P5A-6
        FUJ-P5A-7   dice b 2 2 2 2 2 2; dice c 2 2 2 2 2 2; mark a 5,0; phase 5; lava 4,0  agree a next a; a move 4,0 5,0                           refused FUJ-P5A-6
        FUJ-P5A-8   dice b 2 2 2 2 2 2; dice c 2 2 2 2 2 2; mark a 5,0; phase 5; lava 5,0  agree a next a                                           says stays: no path is left; a health 1; a at 4,1
        FUJ-P5A-9   phase 5                                                                agree a next a                                           a marker -; b marker 5,1
        FUJ-P5A-10  dice b 2 2 2 2 2 2; dice c 2 2 2 2 2 2; mark a 5,0; phase 5            agree a next a; a move 4,0 5,0; a draw                   a cards first_aid; no-token 5,0
        FUJ-P5A-10  dice b 2 2 2 2 2 2; dice c 2 2 2 2 2 2; mark a 5,0; phase 5            agree a next a; a move 4,0 5,0; a leave                  a cards -; token 5,0
        FUJ-P5A-11  dice b 2 2 2 2 2 2; dice c 2 2 2 2 2 2; at a 5,0; phase 5              agree a next a                                           step next; token 5,0; a health 1
        FUJ-P5A-11  dice b 2 2 2 2 2 2; dice c 2 2 2 2 2 2; mark a 5,0; phase 5            agree a next a; a move 4,0 5,0; a draw; a use first_aid  refused FUJ-EQ-1
        FUJ-P5A-12  dice b 1 1 1 1 1 1; dice c 1 1 1 1 1 1; at a 7,0; mark a 7,2; phase 5  agree a next a; a move 7,1 7,2                           no-eruption 7,1; burnt 1,1; safe 2,1; a at 7,2
        FUJ-P5A-13  dice b 1 1 1 1 1 1; dice c 1 1 1 1 1 1; at a 7,0; mark a 8,2; phase 5  agree a next a; a move 7,1 8,1 8,2                       a at 8,2; burnt 1,1; step draw
        FUJ-P5A-14  dice b 1 1 1 1 1 1; dice c 1 1 1 1 1 1; at a 7,0; mark a 7,2; phase 5  agree a next a; a move 7,1 7,2                           no-eruption 7,1; eruption 10,1
        FUJ-P5A-15  thrill; dice b 2 2 2 2 2 2; dice c 2 2 2 2 2 2; at a 10,0; mark a 10,2; phase 5  agree a next a; a move 10,1 10,2                         burnt 1,1 2,1; no-eruption 10,1
        FUJ-P5A-16  dice a 2 2 2 2 2 2; dice b 2 2 2 2 2 2; dice c 1 1 3 3 3 3; at a 11,0; at b 11,2; at c 10,0; mark c 11,1; phase 5  agree a next c; c move 10,1 11,1                         won; eruption 10,1; c health 0
    ");
}

#[test]
fn health() {
    check("
        # rule     given                                                     do              then
        FUJ-P5B-1  level 2; dice b 1 2 3 4 4 6; dice c 1 2 3 4 4 6; phase 5  agree a next a  a health 3
        FUJ-P5B-1  level 2; dice b 1 2 3 4 4 3; dice c 1 2 3 4 4 3; phase 5  agree a next a  says with a margin of 7; a health 0
        FUJ-P5B-1  level 4; dice b 1 2 3 2 4 3; dice c 1 2 3 2 4 3; phase 5  agree a next a  says with a margin of 11; a health 0
        FUJ-P5B-1  level 4; dice b 1 2 3 4 5 3; dice c 1 2 3 4 4 2; phase 5  agree a next a  says with a margin of 6; a health 3
        FUJ-P5B-2  level 2; health a 4; hurt a arm; phase 5                  agree a next a  step injury; a health 8
        FUJ-P5B-2  level 3; health a 9; hurt a arm eye; phase 5              agree a next a  a health 14
        FUJ-P5B-3  at a 11,0; phase 5                                        agree a next a  a at 11,0; a health 3
        FUJ-P5B-4  health a 18; phase 5                                      agree a next a  a health 20; lost
        FUJ-P5B-5  health a 18; hurt a arm; phase 5                          agree a next a  lost; a hurt arm
    ");
}

#[test]
fn injuries() {
    check("
        # rule     given                              do                                                        then
        FUJ-INJ-1  health a 3; phase 5                agree a next a                                            step injury; a health 6
        FUJ-INJ-1  health a 1; phase 5                agree a next a                                            step injury; a health 4
        FUJ-INJ-1  hurt a arm; phase 5                agree a next a                                            step next; a health 7
        FUJ-INJ-2  health a 3; phase 5                agree a next a; a injury eye                              a hurt eye; step next
        FUJ-INJ-2  hurt a arm; health a 7; phase 5    agree a next a; a injury arm                              refused FUJ-INJ-2
        FUJ-INJ-3  level 4; health a 3; phase 5       agree a next a; a injury eye; a injury arm                a hurt arm eye; step next
        FUJ-INJ-3  level 4; health a 3; phase 5       agree a next a; a injury eye                              step injury
        FUJ-INJ-4  health a 3; phase 5                agree a next a; a injury leg                              step next; a holds 6
        FUJ-INJ-4  health a 3; phase 5                agree a next a; a injury leg; agree a next b              step legs; deciders a
        FUJ-INJ-4  health a 3; phase 5                agree a next a; a injury leg; agree a next b; a lose a2   turn 2; a holds 5
        FUJ-INJ-4  health a 3; phase 5                agree a next a; a injury leg; agree a next b; a lose b2   refused FUJ-INJ-4
        FUJ-INJ-5  hurt a arm; have a flare; phase 4  a use flare                                               refused FUJ-INJ-5
        FUJ-INJ-5  hurt a arm; have b water; phase 4  b use water a; a pick a1 := 6                             a dice 6 2 3 4 5 6
        FUJ-INJ-6  skill a scout; hurt a amnesia      a place a 8,1                                             refused FUJ-P2-3
        FUJ-INJ-7  hurt a eye; phase 3                -                                                         a rerolls 0; b rerolls 2
        FUJ-INJ-7  hurt a eye; have a flashlight      a use flashlight a1 := 6                                  a dice 6 2 3 4 5 6
        FUJ-INJ-8  have a flare; health a 3; phase 5  agree a next a; a pass; a injury amnesia; a give flare b  refused FUJ-K01-2
    ");
}

#[test]
fn eruptions() {
    check("
        # rule    given                                                       do         then
        FUJ-P6-1  -                                                           rest turn  cites FUJ-P6-1; burnt 1,1
        FUJ-P6-2  at a 8,1; lava 1,1 2,1 3,1                                  rest turn  burnt 3,0 3,2 4,1; safe 4,0 5,1
        FUJ-P6-3  -                                                           rest turn  burnt 0,1 1,1; safe 2,1
        FUJ-P6-4  lava 10,0 10,1 10,2                                         rest turn  safe 11,0 11,1 11,2; burnt 9,0
        FUJ-P6-5  at a 3,1; lava 1,1 2,1                                      rest turn  lost
        FUJ-P6-5  at a 4,1; lava 1,1 2,1                                      rest turn  turn 2
        FUJ-P6-6  at a 8,1; lava 1,1 2,1 3,1 4,0                              rest turn  no-token 5,0; token 8,0
        FUJ-P6-7  have a machete; phase 4; do a use machete a1; do all ready  rest turn  turn 2; a holds 6; step plan; b blind a1
    ");
}

#[test]
fn the_end() {
    check("
        # rule     given                 do                                     then
        FUJ-GEN-2  dice a 1 1 1 1 1 1; dice b 1 1 1 1 1 1; at a 11,0; at b 11,1; at c 10,2; mark c 11,2; phase 5  agree a next c; c move 11,2            won; turn 1
        FUJ-END-1  dice a 1 1 1 1 1 1; dice b 1 1 1 1 1 1; at a 11,0; at b 11,1; at c 10,2; mark c 11,2; phase 5  agree a next c; c move 11,2            won; a health 0; c health 0; silent Phase: eruption
        FUJ-END-1  dice a 1 1 1 1 1 1; dice b 1 1 1 1 1 1; at a 11,0; at b 11,1; at c 10,2; mark c 11,2; phase 5  agree a next c; c move 11,2; a next a  refused FUJ-END-1
        FUJ-END-2  health a 18; phase 5  agree a next a                         lost; b health 0
        FUJ-VIL-1  at a 11,0             a place a 11,0; rest turn              turn 2; a health 3; says Player 1 rolls
        FUJ-VIL-2  at a 11,0             a place a 10,0                         a marker 10,0
        FUJ-VIL-2  at a 11,0             a place a 11,2                         a marker 11,2
        FUJ-VIL-3  dice a 1 1 1 1 1 1; dice b 1 1 1 1 1 1; at a 11,0; at b 10,1; at c 10,2; mark c 11,2; phase 5  agree a next c; c move 11,2            step next; c at 11,2
        FUJ-VP-1   hurt a arm; hurt b arm eye; have a flare rope; dice a 1 1 1 1 1 1; dice b 1 1 1 1 1 1; at a 11,0; at b 11,1; at c 10,2; mark c 11,2; phase 5  agree a next c; c move 11,2            won; score 11
        FUJ-VP-1   skill a tinkerer; have a flare rope; tilted a rope; dice a 1 1 1 1 1 1; dice b 1 1 1 1 1 1; at a 11,0; at b 11,1; at c 10,2; mark c 11,2; phase 5  agree a next c; c move 11,2            won; score 13
        FUJ-VP-2   hurt a arm; dice a 1 1 1 1 1 1; dice b 1 1 1 1 1 1; at a 11,0; at b 11,1; at c 10,2; mark c 11,2; phase 5  agree a next c; c move 11,2            score 11; says the village celebrates
        FUJ-VP-2   health a 18; phase 5  agree a next a                         lost; score 0; silent rating
    ");
}
