//! Phases 1 to 3: rolling, planning, conditions, re-rolls.

use crate::table::check;

#[test]
fn general_and_phase_one() {
    check("
        # rule     given                   do                          then
        FUJ-GEN-1  health a 18; phase 5    agree a next a              lost; score 0
        FUJ-GEN-3  at a 3,1; lava 1,1 2,1  rest turn                   lost; says Player 1 is swallowed
        FUJ-GEN-3  health b 17; phase 5    agree a next b              lost; says Player 2 dies of exhaustion
        FUJ-GEN-4  -                       rest turn                   turn 2; step plan; says Phase: re-rolls; says Phase: eruption
        FUJ-GEN-5  players 4; phase 5      agree a next a              says Player 2 totals; says Player 4 totals; silent Player 3 totals
        FUJ-GEN-5  phase 5                 agree a next a              says Player 2 totals; says Player 3 totals
        FUJ-GEN-6  phase 3                 a reroll a1 := 6            a dice 6 2 3 4 5 6; b dice 1 2 3 4 5 6
        FUJ-GEN-7  dice b 3 3 3 3 3 3; dice c 3 3 3 3 3 3; card 5,1 L02; mark a 5,1; mark b 5,0; phase 5  agree a next a; a move 5,1  a at 5,1; b at 5,1
        FUJ-P1-1   -                       rest turn                   turn 2; cites FUJ-P1-1; says Player 1 rolls a1=
        FUJ-P1-2   -                       -                           a sees a1; b blind a1; spectator blind a1
    ");
}

#[test]
fn phase_two() {
    check("
        # rule     given                      do                                                      then
        FUJ-P2-1   -                          b place b 6,0; a place a 4,0; b place b 5,1             a marker 4,0; b marker 5,1
        FUJ-P2-2   -                          a ready                                                 refused FUJ-P2-2
        FUJ-P2-2   mark a 4,0                 a ready                                                 a ready
        FUJ-P2-3   -                          a place a 7,1                                           a marker 7,1
        FUJ-P2-3   -                          a place a 8,1                                           refused FUJ-P2-3
        FUJ-P2-4   mark a 6,2; phase 3        -                                                       a rerolls 0
        FUJ-P2-4   -                          a place a 7,2                                           refused FUJ-P2-3
        FUJ-P2-5   on S4; at a 5,1; at b 6,1  a place a 7,1                                           a marker 7,1
        FUJ-P2-6   -                          a place a 4,1; a ready                                  a ready
        FUJ-P2-7   -                          a place a 2,1                                           refused FUJ-P2-7
        FUJ-P2-7   lava 3,1                   a place a 3,1                                           refused FUJ-P2-7
        FUJ-P2-7   on S4; at a 6,1; lava 7,1  a place a 8,1                                           refused FUJ-P2-3
        FUJ-P2-8   at a 10,1                  a place a 11,1                                          a marker 11,1
        FUJ-P2-8   at a 10,0; lava 10,1       a place a 11,2                                          a marker 11,2
        FUJ-P2-8   at a 10,1                  a place a 12,1                                          refused FUJ-P2-8
        FUJ-P2-9   mark b 4,0                 a place a 4,0                                           refused FUJ-P2-9
        FUJ-P2-10  players 4; mark c 4,0      a place a 4,0                                           a marker 4,0
        FUJ-P2-10  players 4; mark d 4,0      a place a 4,0                                           refused FUJ-P2-9
        FUJ-P2-11  -                          a place a 5,1                                           a marker 5,1; b at 5,1
        FUJ-P2-12  -                          a place a 4,0; a place a 5,1; a clear a; a place a 3,1  a marker 3,1
        FUJ-P2-13  phase 5                    a place a 4,0                                           refused FUJ-P2-13
        FUJ-P2-13  mark a 4,0; phase 4; mark a 5,1; phase 5; dice b 3 3 3 3 3 3; dice c 3 3 3 3 3 3  agree a next a                                          says Player 1 totals 3 and is authorised
        FUJ-P2-15  lava 5,1; at b 8,1         a place a 6,1                                           refused FUJ-P2-3
        FUJ-P2-15  lava 5,1; at b 8,1         a place a 5,0                                           a marker 5,0
    ");
}

#[test]
fn a_pawn_can_be_blocked_completely() {
    check("
        # rule     given                                                                      do                                                           then
        FUJ-P2-14  on S4; at a 7,1; at b 8,1; at c 8,1; lava 6,1 9,1; mark b 7,1; mark c 8,1  all ready                                                    step reroll; a marker -; a rerolls 0
        FUJ-P2-14  on S4; at a 7,1; at b 8,1; at c 8,1; lava 6,1 9,1; mark b 7,1; mark c 8,1; have a flare  all ready; all done; a use flare; all ready; agree a next a  says Player 1 has no destination; a health 3; silent Player 1 totals
        FUJ-P2-14  on S4; at a 7,1; at b 8,1; at c 8,1; lava 6,1 9,1; mark b 7,1; mark c 8,1  all ready; all done; all ready; agree a next b               says Player 1 totals
        FUJ-P2-14  on S4; at a 7,1; at b 8,1; at c 8,1; lava 6,1 9,1; mark b 7,1; mark c 9,1  a ready                                                      refused FUJ-P2-2
    ");
}

#[test]
fn conditions() {
    check(
        "
        # rule     given                                      do              then
        FUJ-CON-1  dice a 3 3 6 6 3 4; card 4,1 L01; phase 5  agree a next a  says Player 1 totals 9
        FUJ-CON-1  dice a 3 3 6 6 3 4; at a 11,0; phase 5     agree a next a  says Player 1 totals 15
        FUJ-CON-2  dice a 3 3 6 6 3 4; card 4,1 L07; phase 5  agree a next a  says Player 1 totals 9
        FUJ-CON-3  dice a 3 3 6 6 3 4; card 4,1 L05; phase 5  agree a next a  says Player 1 totals 16
        FUJ-CON-3  dice a 3 3 6 6 3 4; card 4,1 L06; phase 5  agree a next a  says Player 1 totals 9
        FUJ-CON-4  dice a 3 3 6 6 3 4; card 4,1 L10; phase 5  agree a next a  says Player 1 totals 13
        FUJ-CON-4  dice a 3 3 6 6 3 4; card 4,1 L16; phase 5  agree a next a  says Player 1 totals 6
        FUJ-CON-5  dice a 3 3 6 6 3 4; card 4,1 L22; phase 5  agree a next a  says Player 1 totals 6
        FUJ-CON-6  dice a 3 3 6 6 3 4; card 4,1 L08; phase 5  agree a next a  says Player 1 totals 7
    ",
    );
}

#[test]
fn phase_three() {
    check("
        # rule    given                                                do                                       then
        FUJ-P3-1  mark a 4,1; mark b 7,1; mark c 9,1; phase 3          -                                        a rerolls 2; b rerolls 1; c rerolls 0
        FUJ-P3-1  mark b 7,1; phase 3                                  b reroll b1 := 6; b reroll b1            refused FUJ-P3-1
        FUJ-P3-2  mark a 4,0; mark c 8,2; phase 3                      -                                        a rerolls 2; c rerolls 1
        FUJ-P3-3  have a rope; mark a 7,1; do a use rope 5,1; phase 3  -                                        a rerolls 1
        FUJ-P3-3  mark a 7,1; phase 3                                  -                                        a rerolls 0
        FUJ-P3-4  card 4,1 L22; phase 3                                -                                        a rerolls 3
        FUJ-P3-5  phase 3                                              a reroll a1 a2 := 6 6                    a dice 6 6 3 4 5 6
        FUJ-P3-5  phase 3                                              a reroll b1                              refused FUJ-P3-5
        FUJ-P3-6  phase 3                                              a reroll a1 := 5; a reroll a1 a2 := 4 4  a dice 4 4 3 4 5 6
        FUJ-P3-7  phase 3                                              all done                                 step gear; cites FUJ-P3-7
        FUJ-P3-8  phase 3                                              c reroll c1 := 2; a reroll a1 := 6       deciders a b c; b blind a1
        FUJ-P3-9  have a flare; phase 3                                a use flare                              refused FUJ-P3-9
        FUJ-P3-9  phase 3                                              a place a 4,0                            refused FUJ-P3-9
        FUJ-P3-9  phase 3                                              a hint own mood content                  refused FUJ-COM-6
    ");
}
