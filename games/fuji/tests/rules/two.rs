//! Two players: the dummy, and the third pawn.

use crate::table::check;

#[test]
fn the_dummy() {
    check("
        # rule    given                                 do               then
        FUJ-2P-1  variant A                             -                deciders a b
        FUJ-2A-1  variant A                             a place t 6,1    refused FUJ-RUL-48
        FUJ-2A-1  variant A                             rest turn        turn 2; deciders a b
        FUJ-2A-2  variant A                             -                a sees c2; b sees c6; a blind c1; b blind c5; spectator sees c3; spectator blind c4
        FUJ-2A-3  variant A; phase 3                    a reroll c1      refused FUJ-P3-5
        FUJ-2A-4  variant A; phase 5                    agree a next a   says the dummy totals 20; says Player 2 totals 20; a health 3
        FUJ-2A-4  variant A; phase 5                    -                a sees c1; spectator sees c5
        FUJ-2A-5  variant A; have a carabiner; phase 4  a use carabiner  deciders a b
        FUJ-2A-5  variant A; have a map; phase 4        a use map a1 c   refused FUJ-E11-1
        FUJ-2A-5  variant A; have a water; phase 4      a use water t    refused FUJ-E07-1
        FUJ-2A-5  variant A; have a lighter; phase 4    a use lighter c  refused FUJ-E09-1
    ");
}

#[test]
fn the_third_pawn_plans() {
    check("
        # rule    given                            do                                       then
        FUJ-2B-2  variant B                        -                                        a sees c1; a blind c2; b sees c2; b blind c4; spectator blind c1
        FUJ-2B-3  variant B; phase 3               a reroll c1 := 6; b reroll c2 c3 := 6 6  t dice 6 6 6 4 5 6
        FUJ-2B-3  variant B; phase 3               a reroll c2                              refused FUJ-2B-3
        FUJ-2B-3  variant B; mark t 7,1; phase 3   a reroll c1 := 6; a reroll c1            refused FUJ-P3-1
        FUJ-2B-4  variant B                        a place t 6,0                            t marker -; deciders a b
        FUJ-2B-4  variant B                        a place t 6,0; b accept                  t marker 6,0
        FUJ-2B-4  variant B                        a place t 6,0; b reject                  t marker -
        FUJ-2B-5  variant B; mark t 4,0            a place a 4,0                            refused FUJ-P2-9
        FUJ-2B-5  variant B; phase 5               agree a next t                           says Player 1 totals; says Player 2 totals
        FUJ-2B-6  variant B; health t 18; phase 5  agree a next t                           lost; says the third pawn dies of exhaustion
        FUJ-2B-6  variant B; health t 3; phase 5   agree a next t; agree b injury eye       t hurt eye; t health 6
        FUJ-2B-6  variant B; dice a 1 1 1 1 1 1; dice b 1 1 1 1 1 1; at a 11,0; at b 11,1; at t 10,2; mark t 11,2; phase 5  agree a next t; agree b move 11,2        won; score 12
    ");
}

#[test]
fn the_third_pawn_and_cards() {
    check("
        # rule    given                                                  do                                                                             then
        FUJ-2B-7  variant B; have a map; phase 4                         a use map a1 t                                                                 t holds 7; a sees a1; b blind a1
        FUJ-2B-7  variant B; have a flare                                a give flare t                                                                 t cards flare
        FUJ-2B-7  variant B; have t flare; phase 4                       agree a use flare; all ready; agree a next t                                   says the third pawn totals 19 and is authorised
        FUJ-2B-8  variant B; have t flashlight                           agree a use flashlight both; a pick c1 := 6; b pick none                       t dice 6 2 3 4 5 6; t cards -
        FUJ-2B-8  variant B; have t flashlight                           agree a use flashlight both; a pick none; b pick none                          t cards flashlight; says Nothing was picked
        FUJ-2B-8  variant B; have t water; phase 4                       agree a use water both; a pick c1 := 6; b pick none; a pick none; b pick none  t dice 6 2 3 4 5 6; t cards -; step gear
        FUJ-2B-8  variant B; have a water; phase 4                       a use water t; a pick none; b pick none                                        a cards -; t dice 1 2 3 4 5 6
        FUJ-2B-8  variant B; have t duct_tape; phase 4                   agree a use duct_tape both; a pick c1; b pick none                             t dice 6 2 3 4 5 6; t cards -
        FUJ-2B-8  variant B; have t duct_tape; phase 4                   agree a use duct_tape both; b pick c2                                          refused FUJ-2B-8
        FUJ-2B-8  variant B; have t compass; phase 4                     agree a use compass both; a pick none; b pick c6                               t dice 1 2 3 4 5 1
        FUJ-2B-9  variant B; have t shovel; phase 4                      agree a use shovel side 0; a turn c1 6                                         t dice 6 2 3 4 5 6; t cards -
        FUJ-2B-9  variant B; have t shovel; phase 4                      agree a use shovel side 0; b turn c2 6                                         refused FUJ-RUL-48
        FUJ-2B-9  variant B; have t shovel; phase 4                      agree a use shovel side 0; a turn c2 6                                         refused FUJ-2B-9
        FUJ-2B-9  variant B; have t shovel; dice t 0 2 3 0 0 6; phase 4  a use shovel side 0                                                            refused FUJ-2B-9
        FUJ-2B-9  variant B; have t machete; phase 4                     agree a use machete sides 1 1; a pick c1; b pick c2                            t holds 4; a sees c2; b sees c1
        FUJ-2B-9  variant B; have t machete; phase 4                     a use machete sides 2 1                                                        refused FUJ-E14-1
        FUJ-2B-9  variant B; have t map; phase 4                         agree a use map side 1 a; b pick c2                                            a holds 7; a sees c2; t holds 5
        FUJ-2B-9  variant B; have t lighter; phase 4                     agree a use lighter b; b pick b1                                               t holds 7; b sees b1; a blind b1
        FUJ-2B-9  variant B; have a carabiner; phase 4                   a use carabiner side 0; a pick a1 := 6; a pick c1 := 6; b pick b1 := 6         t dice 6 2 3 4 5 6; step gear
        FUJ-2B-9  variant B; have a carabiner; phase 4                   a use carabiner                                                                refused FUJ-2B-9
    ");
}

#[test]
fn the_third_pawn_as_comrade_and_its_sides() {
    check("
        # rule     given                                                         do                                                                   then
        FUJ-2B-10  variant B; skill t comrade; phase 3                           a aside c1                                                           b sees c1; spectator sees c1
        FUJ-2B-10  variant B; skill t comrade; phase 3                           b aside c2                                                           refused FUJ-2B-10
        FUJ-2B-10  variant B; skill t comrade; do agree a aside-side 1; phase 3  b aside c2                                                           a sees c2
        FUJ-2B-10  variant B; skill t comrade                                    a aside-side 0                                                       refused FUJ-2B-10
        FUJ-2B-10  variant B; skill t comrade; turn 1                            rest turn                                                            turn 2; b may aside-side 0; a may-not aside-side 1
        FUJ-2B-11  variant B; have t radio                                       agree a use radio                                                    a sees c2; b sees c1; spectator sees c3
        FUJ-2B-11  variant B; have t map; phase 4                                agree a use map side 0 b; a pick c1; rest turn                       t holds 6; a sees c1; b blind c1
        FUJ-2B-11  variant B; health t 3; phase 5                                agree a next t; agree a injury leg; agree a next a; agree b lose c1  turn 2; t holds 5; b blind c4; a sees c4
    ");
}
