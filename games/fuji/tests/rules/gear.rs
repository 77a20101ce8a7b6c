//! Phase 4 and the equipment cards.

use crate::table::{check, given};
use fuji::Fuji;
use kernel::{Game, Match, Scenario, Seal, Seat};

#[test]
fn using_equipment() {
    check("
        # rule    given                                            do                                              then
        FUJ-EQ-1  have a flare                                     a use flare                                     refused FUJ-EQ-1
        FUJ-EQ-1  have a flare; phase 5                            a use flare                                     refused FUJ-EQ-1
        FUJ-EQ-2  have a flare compass; have b first_aid; phase 4  b use first_aid; a use compass a6; a use flare  a cards -; b cards -
        FUJ-EQ-3  have a flare; phase 4                            a use flare                                     a cards -; says Player 1 uses the flare gun; says discards
        FUJ-EQ-3  have a flare; phase 4                            a use flare; a use flare                        refused FUJ-EQ-6
        FUJ-EQ-4  have a flare                                     -                                               b reads a flare; c reads a flare
        FUJ-EQ-5  phase 4                                          a place a 4,0                                   refused FUJ-EQ-5
        FUJ-EQ-5  phase 4                                          a reroll a1                                     refused FUJ-EQ-5
        FUJ-EQ-6  have a flare; phase 4                            b use flare                                     refused FUJ-EQ-6
        FUJ-EQ-6  have a flare; phase 4                            a give flare b; b use flare                     b cards -
        FUJ-EQ-7  have a shovel; phase 4                           a use shovel a3 3                               refused FUJ-EQ-7
        FUJ-EQ-8  have a rope; phase 4; empty-pile                 a use rope 4,2; a draw                          a cards -; cites FUJ-EQ-8; no-token 4,2
    ");
}

#[test]
fn first_aid_shovel_rope_flare_flashlight() {
    check("
        # rule     given                                                                     do                                                                then
        FUJ-E01-1  have a first_aid; phase 4                                                 a use first_aid; all ready; agree a next a                        a health 0; cites FUJ-E01-1
        FUJ-E01-2  have a first_aid; mark a 4,0; phase 4                                     a use first_aid; all ready; agree a next a                        a at 4,1; step next
        FUJ-E02-1  have a shovel; phase 4                                                    a use shovel a1 6                                                 a dice 6 2 3 4 5 6; b blind a1
        FUJ-E02-1  have a shovel; phase 4                                                    a use shovel                                                      refused FUJ-E02-1
        FUJ-E03-1  have a rope                                                               a use rope 4,0                                                    a at 4,0
        FUJ-E03-1  have a rope; phase 4                                                      a use rope 5,1                                                    a at 5,1
        FUJ-E03-1  have a rope                                                               a use rope 6,1                                                    refused FUJ-E03-1
        FUJ-E03-1  have a rope; lava 4,0                                                     a use rope 4,0                                                    refused FUJ-E03-1
        FUJ-E03-1  have a rope; at a 3,1                                                     a use rope 2,1                                                    refused FUJ-E03-1
        FUJ-E03-2  have a rope; phase 4                                                      a use rope 4,2; a draw; a use first_aid                           a cards -; no-token 4,2
        FUJ-E03-2  have a rope                                                               a use rope 4,2; a leave                                           a cards -; token 4,2
        FUJ-E03-3  have a rope; at a 7,0                                                     a use rope 7,1                                                    no-eruption 7,1; burnt 1,1
        FUJ-E03-4  have a rope; mark a 7,1                                                   a use rope 3,1; a ready                                           refused FUJ-P2-2
        FUJ-E03-4  have a rope; mark a 7,1                                                   a use rope 5,1; a ready                                           a ready
        FUJ-E03-5  have a rope; mark a 7,1; dice b 1 1 1 1 1 1; dice c 1 1 1 1 1 1; phase 4  a use rope 3,1; all ready; agree a next a                         says stays: no path; a at 3,1; a health 1
        FUJ-E03-5  have a rope; mark a 7,1; dice b 1 1 1 1 1 1; dice c 1 1 1 1 1 1; phase 4  a use rope 5,1; all ready; agree a next a; a move 6,1 7,1         a at 7,1
        FUJ-E04-1  have a flare; phase 4                                                     a use flare; all ready; agree a next a                            says Player 1 totals 23 and is authorised, with a margin of 3; a health 1
        FUJ-E04-2  have a flare; phase 4                                                     a use flare; all ready; agree a next b                            says Player 1 totals 4.
        FUJ-E05-1  have a flashlight                                                         a use flashlight a1 a2 := 5 5                                     a dice 5 5 3 4 5 6; a cards -
        FUJ-E05-1  have a flashlight                                                         a use flashlight b1                                               refused FUJ-DIE-1
        FUJ-E05-2  have a flashlight                                                         a use flashlight a1 := 5; a hint own mood content; a place a 4,0  a marker 4,0
    ");
}

#[test]
fn knife_water_binoculars() {
    check("
        # rule     given                                                                do                                               then
        FUJ-E06-1  have a knife; have b flare; phase 4                                  a use knife as flare; all ready; agree a next a  says Player 1 totals 23
        FUJ-E06-1  have a knife flare; phase 4                                          a use knife as flare                             a cards flare; copied flare
        FUJ-E06-1  have a knife; phase 4                                                a use knife as shovel a1 6                       refused FUJ-E06-1
        FUJ-E06-2  have a knife; have b flare                                           a use knife as flare                             refused FUJ-E06-2
        FUJ-E06-2  have a knife; have b rope                                            a use knife as rope 4,0                          a at 4,0
        FUJ-E06-3  have a knife; have b flare; phase 4                                  a use knife as flare                             a cards -; b cards flare
        FUJ-E06-4  have a knife; phase 4                                                a use knife as knife                             refused FUJ-E06-4
        FUJ-E06-4  have a knife; phase 4                                                a use knife                                      refused FUJ-E06-4
        FUJ-E07-1  have a water; phase 4                                                a use water a1 := 6; a pick a2 := 6              a dice 6 6 3 4 5 6; step gear
        FUJ-E07-1  have a water; phase 4                                                a use water b; b pick b1 := 6                    b dice 6 2 3 4 5 6; a dice 1 2 3 4 5 6
        FUJ-E07-1  have a water; phase 4                                                a use water b; a pick a1                         refused FUJ-RUL-48
        FUJ-E07-1  have a water; phase 4                                                a use water a                                    refused FUJ-E07-1
        FUJ-E07-2  have a water; phase 4                                                a use water b; b pick none                       a cards -; b dice 1 2 3 4 5 6
        FUJ-E07-2  have a water; phase 4                                                a use water a1 := 6; a pick none                 a dice 6 2 3 4 5 6; step gear
        FUJ-E07-2  have a water; phase 4                                                a use water a1 := 6; a pick b1                   refused FUJ-E07-2
        FUJ-E08-1  have a binoculars                                                    a use binoculars 7,0 6,2                         card 7,0 L20; card 6,2 L05
        FUJ-E08-1  have a binoculars                                                    a use binoculars 7,0 11,0                        refused FUJ-E08-1
        FUJ-E08-1  have a binoculars                                                    a use binoculars 7,0 7,0                         refused FUJ-E08-1
        FUJ-E08-2  have a binoculars                                                    a use binoculars 5,0 7,0                         refused FUJ-E08-2
        FUJ-E08-2  have a binoculars                                                    a use binoculars 5,1 7,0                         refused FUJ-E08-2
        FUJ-E08-2  have a binoculars; mark c 7,0                                        a use binoculars 6,0 7,0                         refused FUJ-E08-2
        FUJ-E08-3  have a binoculars; lava 3,0                                          a use binoculars 3,0 7,0                         refused FUJ-E08-3
        FUJ-E08-3  have a binoculars                                                    a use binoculars 2,1 7,0                         refused FUJ-E08-3
        FUJ-E08-4  have a binoculars; do a use binoculars 4,0 7,0; mark a 4,0; phase 3  -                                                a rerolls 1; card 4,0 L05
    ");
}

#[test]
fn lighter_carabiner_map() {
    check("
        # rule     given                                          do                                                               then
        FUJ-E09-1  have a lighter; phase 4                        a use lighter b; b pick b3                                       a holds 7; b holds 5; a cards -
        FUJ-E09-1  have a lighter; phase 4                        a use lighter b; b decline                                       a holds 6; a cards lighter
        FUJ-E09-1  have a lighter; phase 4                        a use lighter b; b decline; a use lighter b                      refused FUJ-E09-1
        FUJ-E09-1  have a lighter; phase 4                        a use lighter b; b pick a1                                       refused FUJ-E09-1
        FUJ-E09-2  have a lighter shovel; phase 4                 a use lighter b; b pick b3; a use shovel b3 6                    refused FUJ-DIE-3
        FUJ-E09-2  have a lighter; phase 4                        a use lighter b; b pick b3; all ready; agree a next a            says Player 1 totals 23
        FUJ-E09-2  have a lighter; phase 4                        a use lighter b; b pick b3; rest turn                            a holds 6; b holds 6
        FUJ-E09-3  skill a tinkerer; have a lighter; phase 4      a use lighter b; b pick b3; a use lighter c                      refused FUJ-E09-3
        FUJ-E10-1  have a carabiner; phase 4                      a use carabiner; a pick a1 := 6; b pick b1 := 6; c pick c1 := 6  a dice 6 2 3 4 5 6; b dice 6 2 3 4 5 6; c dice 6 2 3 4 5 6
        FUJ-E10-1  have a carabiner; phase 4                      a use carabiner                                                  deciders a b c
        FUJ-E10-1  have a carabiner; phase 4                      a use carabiner; b pick b1 b2                                    refused FUJ-E10-1
        FUJ-E10-2  have a carabiner; phase 4                      a use carabiner; b pick none                                     refused FUJ-E10-1
        FUJ-E10-2  have a carabiner; dice b 0 0 0 0 0 0; phase 4  a use carabiner                                                  deciders a c
        FUJ-E11-1  have a map; phase 4                            a use map a6 b                                                   a holds 5; b holds 7
        FUJ-E11-1  have a map; phase 4                            a use map a6 a                                                   refused FUJ-E11-1
        FUJ-E11-2  have a map; have b shovel; phase 4             a use map a6 b; b use shovel a6 1                                refused FUJ-DIE-3
        FUJ-E11-2  have a map; phase 4                            a use map a6 b; rest turn                                        a holds 6; b holds 6
    ");
}

#[test]
fn tape_compass_machete_radio() {
    check("
        # rule     given                                          do                                              then
        FUJ-E12-1  dice a 1 1 3 4 5 6; have a duct_tape; phase 4  a use duct_tape a1 a2                           a dice 6 6 3 4 5 6
        FUJ-E12-1  have a duct_tape; phase 4                      a use duct_tape a3                              refused FUJ-E12-1
        FUJ-E12-2  dice a 1 1 3 4 5 6; have a duct_tape; phase 4  a use duct_tape a1                              a dice 6 1 3 4 5 6
        FUJ-E13-1  dice a 1 2 6 4 5 6; have a compass; phase 4    a use compass a3 a6                             a dice 1 2 1 4 5 1
        FUJ-E13-1  have a compass; phase 4                        a use compass a1                                refused FUJ-E13-1
        FUJ-E13-2  dice a 1 2 6 4 5 6; have a compass; phase 4    a use compass a3                                a dice 1 2 1 4 5 6
        FUJ-E14-1  have a machete; phase 4                        a use machete a5 a6                             a holds 4; b sees a5; spectator sees a6
        FUJ-E14-1  have a machete; phase 4                        a use machete a1 a2 a3                          refused FUJ-E14-1
        FUJ-E14-2  have a machete; phase 4                        a use machete a5 a6; all ready; agree a next a  says Player 1 totals 9
        FUJ-E14-2  have a machete; phase 4                        a use machete a5 a6; all ready; agree a next c  says Player 1 totals 5.
        FUJ-E14-2  have a machete; phase 4                        a use machete a5 a6; rest turn                  a holds 6
        FUJ-E15-1  have a radio                                   a use radio                                     b sees a1; spectator sees a1; a blind b1
        FUJ-E15-1  have a radio flashlight                        a use radio; a use flashlight a1 := 6           b sees a1; says Player 1 re-rolls: a1=6
        FUJ-E15-1  skill a tinkerer; have a radio                 a use radio; a use radio                        refused FUJ-E15-1
        FUJ-E15-2  have a radio; do a use radio; phase 3          -                                               b blind a1; a sees a1
        FUJ-E15-2  have a radio; do a use radio; phase 3          a reroll a1 := 5; all done                      b blind a1
        FUJ-E15-2  have a radio; do a use radio; phase 4          -                                               b sees a1
    ");
}

#[test]
fn lent_and_set_aside() {
    check("
        # rule     given                                do                                                     then
        FUJ-DIE-1  have a map shovel; phase 4           a use map a1 b; a use shovel a1 6                      refused FUJ-DIE-1
        FUJ-DIE-1  have a map; have b machete; phase 4  a use map a1 b; b use machete a1                       b holds 6; c sees a1
        FUJ-DIE-2  have a machete shovel; phase 4       a use machete a1; a use shovel a1 6                    refused FUJ-DIE-2
        FUJ-DIE-2  have a machete map; phase 4          a use machete a1; a use map a1 b                       refused FUJ-DIE-2
        FUJ-DIE-3  have a map; have b water; phase 4    a use map a1 b; b use water a1                         refused FUJ-DIE-3
        FUJ-DIE-3  have a map knife; phase 4            a use knife as map a1 b; a give map b; b use map a1 c  c holds 7; b holds 6; a holds 5
        FUJ-DIE-4  have a map; phase 4                  a use map a1 b; rest turn                              a holds 6; b holds 6; cites FUJ-P6-7
    ");
}

/// FUJ-E12-1, FUJ-E13-1, FUJ-EQ-7: only who has such a die can use the card, so the use tells everybody, and cannot be undone.
#[test]
fn what_a_card_proves_is_not_undone() {
    for (words, action) in [
        ("have a compass; phase 4", "use compass a6"),
        ("have a duct_tape; phase 4", "use duct_tape a1"),
        ("have a knife; have b compass; phase 4", "use knife as compass a6"),
    ] {
        for (rules, undone) in [("since 3", false), ("until 2", true)] {
            let state = given(&format!("{rules}; {words}"));
            let edition = Fuji::base_edition_under(Fuji::about().oldest);
            let mut game =
                Match::<Fuji>::from_position(&Fuji::position(&state), edition, Seal::from_seed(1)).expect("sound");
            game.act(Seat(0), &action.parse().expect("an action")).expect("allowed");
            assert_eq!(game.may_undo(Seat(0)).is_ok(), undone, "{rules}: {action}");
        }
    }
}
