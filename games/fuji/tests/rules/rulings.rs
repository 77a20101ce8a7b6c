//! The rulings.

use crate::table::check;

#[test]
fn planning_and_dice() {
    check("
        # rule      given                                                                      do                                                     then
        FUJ-RUL-1   players 4; mark c 4,0                                                      a place a 4,0                                          a marker 4,0
        FUJ-RUL-1   mark c 4,0                                                                 a place a 4,0                                          refused FUJ-P2-9
        FUJ-RUL-4   on S4; at a 7,1; at b 8,1; at c 8,1; lava 6,1 9,1; mark b 7,1; mark c 8,1  all ready; all done; all ready; agree b next a         a health 3; says Player 1 has no destination
        FUJ-RUL-5   skill a scout; dice b 2 2 2 2 2 2; dice c 2 2 2 2 2 2; mark a 5,1; mark b 5,0; card 5,1 L01; phase 3  -                                                      a rerolls 1
        FUJ-RUL-6   at a 5,1; at b 4,1; mark a 8,1; card 8,1 L22; phase 3                      -                                                      a rerolls 1
        FUJ-RUL-6   skill a scout; mark a 8,1; card 8,1 L22; phase 3                           -                                                      a rerolls 0
        FUJ-RUL-7   have a water; phase 4                                                      a use water a1 := 6; a pick none                       a dice 6 2 3 4 5 6
        FUJ-RUL-8   have a shovel; phase 4                                                     a use shovel a6 6                                      refused FUJ-EQ-7
        FUJ-RUL-8   have a flare first_aid; phase 4                                            a use flare; a use first_aid                           a cards -
        FUJ-RUL-9   card 4,1 L08; have a shovel; phase 4                                       a use shovel a1 6; all ready; agree a next a           says Player 1 totals 6 and is authorised
        FUJ-RUL-9   card 4,1 L08; have a shovel; phase 4                                       a use shovel a1 5; all ready; agree a next a           says Player 1 totals 0 against
        FUJ-RUL-10  at a 10,1; have a rope                                                     a use rope 11,1                                        refused FUJ-E03-1
        FUJ-RUL-11  at a 9,1; have a rope; phase 4                                             a use rope 10,1                                        no-eruption 10,1; burnt 1,1
        FUJ-RUL-12  have a rope; mark a 5,0; dice b 2 2 2 2 2 2; dice c 2 2 2 2 2 2; phase 4   a use rope 4,0; all ready; agree a next a; a move 5,0  a at 5,0
        FUJ-RUL-13  have a knife; have b flare; hurt b arm; phase 4                            a use knife as flare                                   a cards -
        FUJ-RUL-13  skill b tinkerer; have a knife; have b flare; tilted b flare; phase 4      a use knife as flare                                   a cards -; b tilted flare
        FUJ-RUL-13  have a knife; have b flare; phase 4                                        b use flare; a use knife as flare                      refused FUJ-E06-1
        FUJ-RUL-14  have a lighter knife; phase 4                                              a use knife as lighter b; b pick b1; a use lighter c   refused FUJ-E09-3
        FUJ-RUL-15  have a lighter duct_tape; phase 4                                          a use lighter b; b pick b1; a use duct_tape b1         refused FUJ-DIE-3
    ");
}

#[test]
fn acting_and_after() {
    check("
        # rule      given                                                                  do                                                              then
        FUJ-RUL-16  dice b 3 3 3 3 3 3; dice c 3 3 3 3 3 3; mark a 4,0; phase 5            agree a next a; a stay                                          a at 4,1; a health 1
        FUJ-RUL-17  dice b 3 3 3 3 3 3; dice c 3 3 3 3 3 3; mark a 4,0; phase 5; lava 4,0  agree a next a                                                  says Player 1 totals 3 and is authorised; a at 4,1
        FUJ-RUL-18  dice b 2 2 2 2 2 2; dice c 2 2 2 2 2 2; at a 5,0; phase 5              agree a next a                                                  step next; token 5,0
        FUJ-RUL-19  at b 3,0; lava 1,1 2,1; dice b 1 1 1 1 1 1; dice c 1 1 1 1 1 1; at a 7,0; mark a 7,2; phase 5  agree a next a; a move 7,1 7,2                                  a at 7,2; burnt 3,1; b health 0; step next
        FUJ-RUL-20  dice a 1 1 1 1 1 1; dice b 1 1 1 1 1 1; at a 11,0; at b 11,1; at c 10,2; mark c 11,2; health c 19; phase 5  agree a next c; c move 11,2                                     won; c health 19
        FUJ-RUL-21  skill a comrade; phase 3                                               a aside a1; all done                                            a holds 6
        FUJ-RUL-21  comrade-mode turn; skill a comrade; phase 3                            a aside a1; all done                                            a holds 5
        FUJ-RUL-22  skill a gatherer; mark a 7,1; phase 3                                  all done                                                        a bars 0
        FUJ-RUL-22  skill a gatherer; have a water; mark a 7,1; phase 4                    a use water a1 := 1; a pick none                                a bars 0
        FUJ-RUL-23  lava 10,1; at a 11,1                                                   rest turn                                                       safe 11,1; turn 2
        FUJ-RUL-24  dice b 1 1 1 1 1 1; dice c 1 1 1 1 1 1; at a 7,0; mark a 7,2; at b 8,1; mark b 7,1; phase 5; lava 6,1  agree a next a; a move 7,1 7,2                                  b marker 7,1; burnt 7,1
        FUJ-RUL-25  variant B; hurt t arm; dice a 1 1 1 1 1 1; dice b 1 1 1 1 1 1; at a 11,0; at b 11,1; at t 10,2; mark t 11,2; phase 5  agree a next t; agree b move 11,2                               score 11
        FUJ-RUL-25  variant A; dice a 6 1 1 1 1 6; at a 10,0; mark a 11,0; at b 11,1; phase 5; dice b 1 1 1 1 1 1; dice c 1 1 1 1 1 1  agree a next a; a move 11,0                                     score 8
        FUJ-RUL-26  variant B; skill t gatherer; phase 3                                   a reroll c1 := 1; a reroll c1 := 1; b reroll c2 := 1; all done  t bars 0
        FUJ-RUL-26  variant B; have a map; phase 4                                         a use map a1 t                                                  a sees a1; b blind a1
        FUJ-RUL-27  level 2; dice a 1 4 1 5 4 5; dice b 2 5 4 5 3 3; dice c 1 5 2 2 5 2; card 4,1 L11; phase 5  agree a next a                                                  says Player 1 totals 14 and is authorised, with a margin of 8; a health 0
        FUJ-RUL-28  phase 5                                                                agree a next a                                                  says against 20; a health 3
        FUJ-RUL-29  phase 3                                                                a reroll a1 := 3; all done                                      cites FUJ-RUL-29; says Player 1 made one re-roll
        FUJ-RUL-30  skill a comrade; hurt a eye; phase 3                                   -                                                               a rerolls 0
        FUJ-RUL-30  hurt a eye; have a water; phase 4                                      a use water a1 := 6                                             a dice 6 2 3 4 5 6
        FUJ-RUL-31  have a first_aid; health a 3; phase 4                                  a use first_aid; all ready; agree a next a                      a health 3; step next
        FUJ-RUL-32  at a 11,0; health a 18; phase 5                                        agree a next a                                                  lost
        FUJ-RUL-33  skill a tinkerer; have a flare; phase 4                                a use flare; a use flare; all ready; agree a next a             says Player 1 totals 26
        FUJ-RUL-33  skill a tinkerer; have a machete; phase 4                              a use machete a1 a2; a use machete a3 a4                        a holds 2
        FUJ-RUL-34  at a 11,0; have a rope                                                 a use rope 10,0                                                 a at 10,0
        FUJ-RUL-35  skill b tinkerer; have a flare; phase 4                                a give flare b; b use flare                                     b cards flare; b tilted flare
        FUJ-RUL-36  have a flare; health a 3; phase 5                                      agree a next a; a pass; a give flare b                          refused FUJ-K01-3
    ");
}

#[test]
fn the_table() {
    check("
        # rule      given                                        do                                                                            then
        FUJ-RUL-37  variant B; have t carabiner; phase 4         agree b use carabiner side 1; b pick c2 := 6; b pick b1 := 6; a pick a1 := 6  t dice 1 6 3 4 5 6; step gear
        FUJ-RUL-38  mark a 4,1; mark b 5,1; mark c 6,1           a ready; b place b 5,0                                                        a not-ready
        FUJ-RUL-38  mark a 4,1; mark b 5,1; mark c 6,1           a ready; b hint own mood worried                                              a ready; a may unready; deciders a b c; waited b c
        FUJ-RUL-38  mark a 4,1; mark b 5,1; mark c 6,1           a ready; b ready; c ready                                                     step reroll
        FUJ-RUL-38  mark a 4,1; mark b 5,1; mark c 6,1           a ready                                                                       a may unready; deciders a b c; waited b c
        FUJ-RUL-38  mark a 4,1; mark b 5,1; mark c 6,1           a ready; a unready                                                            a not-ready; waited a b c
        FUJ-RUL-38  mark a 4,1; mark b 5,1; mark c 6,1           a ready; b hint own mood worried; a ready                                     refused FUJ-RUL-43
        FUJ-RUL-38  phase 5                                      a ready                                                                       refused FUJ-RUL-38
        FUJ-RUL-39  skill c gatherer; bars c 2; phase 5          a next b; b accept                                                            step next; b marker 5,1
        FUJ-RUL-39  skill c gatherer; bars c 2; phase 5          a next b; b reject                                                            step next; deciders a b c
        FUJ-RUL-39  skill c gatherer; bars c 2; phase 5          a next b; b next c                                                            refused FUJ-RUL-39
        FUJ-RUL-39  phase 5                                      b accept                                                                      refused FUJ-RUL-39
        FUJ-RUL-39  variant B; have b rope                       a place t 6,0; b place b 6,0                                                  says The proposal has become impossible
        FUJ-RUL-40  variant B; mark a 4,1; mark b 5,1            a ready; b ready                                                              t marker 6,1; step reroll
        FUJ-RUL-40  variant B; at t 4,1; mark a 4,1; mark b 5,1  a ready; b ready                                                              t marker 4,0
        FUJ-RUL-41  dice b 1 1 1 1 1 1; dice c 1 1 1 1 1 1; at a 7,0; mark a 7,2; phase 5  b next a; c reject; b next a; c reject; b next a; c reject; b next a; c reject; b next a; c reject; b next a; c reject; b next a; c reject; b next a; c reject; b next a; c reject; b next a; c reject; b next a; c reject; b next a; c reject; b next a; c reject; b next a; c reject; b next a; c reject; b next a; c reject; b next a; c reject; b next a; c reject; b next a; c reject; b next a; c reject  says the usual choice; b health 3; a health 0
        FUJ-RUL-42  have a water; have b flare; phase 4          a use water a1 := 6; a use water a1                                           refused FUJ-RUL-42
        FUJ-RUL-42  have a water; have b flare; phase 4          a use water b; b use flare                                                    refused FUJ-RUL-42
        FUJ-RUL-43  mark a 4,0                                   a place a 4,0                                                                 refused FUJ-RUL-43
        FUJ-RUL-43  -                                            a clear a                                                                     refused FUJ-RUL-43
        FUJ-RUL-44  variant B; have a carabiner; phase 4         a use carabiner side 1                                                        step gear; says proposes; a cards carabiner
        FUJ-RUL-44  variant B; have a lighter; phase 4           a use lighter side 1; b accept; b pick c2                                     a holds 7; a sees c2
        FUJ-RUL-44  variant B; have a lighter; phase 4           a use lighter side 1; b reject; a use lighter side 0                          refused FUJ-E09-1
        FUJ-RUL-46  have a map; phase 4                          a use map a1 b                                                                a sees a1; b sees a1; c blind a1; spectator blind a1; c holds 6
        FUJ-RUL-46  have a radio map; phase 4                    a use radio; a use map a1 b                                                   c sees a1; c sees a2
        FUJ-RUL-48  -                                            a place b 4,0                                                                 refused FUJ-RUL-48
        FUJ-RUL-49  have a radio; do a use radio; phase 4        -                                                                             b remembers a1; a beholds a1
        FUJ-RUL-49  have a radio; do a use radio                 -                                                                             b beholds a1
        FUJ-RUL-49  skill a comrade; phase 3; do a aside a4      -                                                                             b beholds a4
        FUJ-RUL-49  skill a comrade; phase 3; do a aside a4; phase 4  -                                                                        b remembers a4; b blind a1
        FUJ-RUL-49  have a radio; do a use radio; phase 5        -                                                                             b beholds a1
        FUJ-RUL-49  until 2; have a radio; do a use radio; phase 4  -                                                                          b beholds a1
        FUJ-RUL-48  health a 3; phase 5                          agree a next a; b injury eye                                                  refused FUJ-RUL-48
        FUJ-RUL-48  -                                            a done                                                                        refused FUJ-RUL-48
    ");
}

/// FUJ-RUL-40: sixty marker changes and no more, but a missing marker can always be placed and a seat can always be
/// ready.
#[test]
fn patience_has_limits() {
    let moves: Vec<String> =
        (0..60).map(|turn| format!("a place a {}", if turn % 2 == 0 { "4,0" } else { "4,1" })).collect();
    let moves = moves.join("; ");
    let other = moves.replace("4,0", "5,2");
    check(&format!("
        # rule      given                                              do                                      then
        FUJ-RUL-40  -                                                  {moves}; a place a 5,1                  refused FUJ-RUL-40
        FUJ-RUL-40  -                                                  {moves}; a clear a                      refused FUJ-RUL-40
        FUJ-RUL-40  -                                                  {moves}; a ready                        a ready
        FUJ-RUL-40  have b rope; at b 7,0; at a 5,1; lava 1,1 2,1 3,1  {other}; b use rope 7,1; a place a 6,1  a marker 6,1
    "));
}
