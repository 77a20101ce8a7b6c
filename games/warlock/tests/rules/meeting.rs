//! Meetings, trade, alliances.

use crate::table::check;

#[test]
fn who_meets_whom() {
    check("
        # rule       given                                        do                                                                 then
        WAR-MEET-1   p0@t3_42 p1@t4_42 roll=1                     walk t4_42                                                         decision=meet; told.2=met
        WAR-MEET-1   p0@SB p1@NB                                  cross ferry                                                        decision=meet
        WAR-MEET-1   p0@t3_42 p1@t3_42                            stay                                                               decision=meet
        WAR-MEET-1   p0@t3_42 p1@t4_42                            stay                                                               active=1; decision=begin
        WAR-MEET-2   p0@t3_42 p1@t3_42 p2@t3_42                   stay                                                               choices=5; may=attack+1; may=negotiate+2; may=ignore
        WAR-MEET-2   p0@t3_42 p1@t3_42                            stay; negotiate 1; no deal; negotiate 1                            refused WAR-MEET-2
        WAR-MEET-2   until 2 p0@t3_42 p1@t3_42                    stay; negotiate 1; offer gold=1 for; accept; negotiate 1           refused WAR-MEET-2
        WAR-MEET-2   since 3 p0@t3_42 p1@t3_42                    stay; negotiate 1; offer gold=1 for; accept; negotiate 1           decision=propose; decider=0
        WAR-MEET-3   p0@t3_42 p1@t3_42 p2@t3_42                   stay; ignore                                                       decider=1; may=attack+0; may=negotiate+0
        WAR-MEET-3   p0@t3_42 p1@t3_42 p2@t3_42                   stay; ignore; ignore                                               decider=2
        WAR-MEET-3   p0@t3_42 p1@t3_42 p2@t3_42                   stay; ignore; attack 2                                             refused WAR-MEET-3
        WAR-MEET-3   p0@t3_42 p1@t3_42                            stay; negotiate 1; no deal; ignore                                 decider=1; choices=2; maynot=negotiate+0
        WAR-MEET-4   p0@t3_42 p1@t3_42                            stay; attack 1; (3) fight [1 1 6 6]                                           p1.stamina=18
        WAR-MEET-5   p0@t3_42 p1@t3_42 p2@t3_42                   stay; attack 1; (3) fight; fight; flee; loot nothing; run t7_42 [3 4 3 4 3]   active=1; decision=begin
        WAR-MEET-6   p0@t3_42 p1@t3_42 truce left=0,1             stay; attack 1; (3) fight                                                     refused WAR-MEET-6
        WAR-MEET-6   p0@01 room.01=- truce left=1,2 roll=1        walk t7_40                                                         truce=over
        WAR-MEET-6   p0@t7_40 roll=1 truce left=1,2               walk 01 by t7_40; flee [6 6 3 4 3]                                 truce=over
        WAR-MEET-6   p0@t7_40 roll=1 truce left=1,2 p0.stamina=2  walk 01 by t7_40 [6 6 1 1]                                         truce=over
        WAR-MEET-6   p0@t7_40 roll=1 truce left=1,2               walk 01 by t7_40 [6 6 1 1]                                         truce=on
        WAR-MEET-7   p0@EN p1@EN                                  stay; attack 1; (3) fight                                                     refused WAR-MEET-7
        WAR-MEET-8   p0@t3_42 p1@t3_42 p2@t4_42                   stay; negotiate 2                                                  refused WAR-MEET-8
        WAR-MEET-8   p0@t3_42 p1@t3_42 p2@t4_42                   stay; attack 2; (3) fight                                                     refused WAR-MEET-8
        WAR-MEET-16  p0@t3_42 p1@t3_42 p2@t3_42                   stay; attack 1; (3) fight; fight [3 4 3 4]                                    decider=1
        WAR-MEET-16  p0@t3_42 p1@t3_42 p2@t3_42                   stay; negotiate 2; offer for alliance; accept; attack 1; (3) fight [1 1 6 6]  p1.stamina=18; p2.stamina=20
        WAR-MEET-17  p0@t3_42 p1@t3_42                            stay; attack 1; (3) fight [3 4 3 4]                                           decision=assault; decider=0
        WAR-MEET-17  p0@t3_42 p1@t3_42                            stay; attack 1; (3) fight; fight [3 4 3 4]                                    decision=assault; decider=1
        WAR-MEET-17  p0@t3_42 p1@t3_42                            stay; attack 1; (3) fight; flee [3 4 3 4 3]                                   decision=loot; decider=1
    ");
}

#[test]
fn before_the_first_blow() {
    check("
        # rule       given                                        do                                                                        then
        WAR-RUL-63   until 2 p0@t3_42 p1@t3_42 p1.hand=T22        stay; attack 1                                                            decision=arm; decider=1
        WAR-RUL-63   since 3 p0@t3_42 p1@t3_42 p1.hand=T22        stay; attack 1                                                            decision=parley; decider=1; choices=2; may=fight; may=negotiate+0
        WAR-RUL-63   since 3 p0@t3_42 p1@t3_42 p1.hand=T22        stay; attack 1; fight                                                     decision=arm; decider=1
        WAR-RUL-63   since 3 p0@t3_42 p1@t3_42 p2@t3_42           stay; attack 1; negotiate 2                                               refused WAR-RUL-63
        WAR-RUL-63   since 3 p0@t3_42 p1@t3_42                    stay; attack 1; flee                                                      refused WAR-TRN-1
        WAR-RUL-63   since 3 p0@t3_42 p1@t3_42                    stay; attack 1; negotiate 0; offer gold=2 for; accept                     decision=strike; decider=0; may=fight; may=ignore; p0.gold=7
        WAR-RUL-63   since 3 p0@t3_42 p1@t3_42                    stay; attack 1; negotiate 0; no deal                                      decision=strike; decider=0
        WAR-RUL-63   since 3 p0@t3_42 p1@t3_42                    stay; attack 1; negotiate 0; offer gold=2 for; accept; ignore             decision=meet; decider=1; told.2=spared
        WAR-RUL-63   since 3 p0@t3_42 p1@t3_42                    stay; attack 1; negotiate 0; no deal; fight [1 1 6 6]                     p1.stamina=18; decision=assault
        WAR-RUL-63   since 3 p0@t3_42 p1@t3_42                    stay; ignore; attack 0; negotiate 1; no deal; ignore                      active=1; decision=begin
        WAR-RUL-63   since 3 p0@t3_42 p1@t3_42 p1.hand=T22 p0.hand=T02,T03,T05,T06,T08,T09  stay; attack 1; negotiate 0; offer up=T22 for; accept; drop T22  decision=strike; decider=0
        WAR-RUL-64   until 2 p0@t3_42 p1@t3_42                    negotiate 1                                                               refused WAR-TRN-1
        WAR-RUL-64   since 3 p0@t3_42 p1@t3_42                    negotiate 1; offer gold=1 for; accept; roll; walk t4_42 [2]               refused WAR-MOV-4
        WAR-RUL-64   since 3 p0@t3_42 p1@t3_42                    negotiate 1; offer gold=1 for; accept                                     decision=begin; active=0; may=negotiate+1; may=roll
        WAR-RUL-64   since 3 p0@t3_42 p1@t3_42                    negotiate 1; no deal                                                      decision=begin; maynot=negotiate+1; may=roll
        WAR-RUL-64   since 3 p0@t3_42 p1@t3_42                    negotiate 1; no deal; stay                                                decision=meet; may=negotiate+1
        WAR-RUL-64   since 3 p0@t3_42 p1@t4_42                    negotiate 1                                                               refused WAR-MEET-8
        WAR-RUL-64   since 3 p0@t3_42 p1@t3_42 p1.hand=T22 p0.hand=T02,T03,T05,T06,T08,T09  negotiate 1; offer gold=1 for card; accept card=T22; drop T02  decision=begin; p0.cards=6; lying.t3_42=T02
        WAR-RUL-65   since 3 p0@t3_42 p1@t3_42                    stay; negotiate 1; offer gold=1 for; accept; negotiate 1; offer gold=1 for; accept; negotiate 1; offer gold=1 for; accept; negotiate 1  refused WAR-MEET-2
        WAR-RUL-65   since 3 p0@t3_42 p1@t3_42                    stay; negotiate 1; offer gold=1 for; accept; ignore; negotiate 0; no deal; negotiate 0  refused WAR-MEET-3
        WAR-RUL-67   since 3 p0@t3_42 p1@t3_42 p2@t3_42           stay; ignore; negotiate 0; offer for alliance; accept; ignore; attack 0; fight  decision=step-in; decider=1; may=fight; may=ignore
        WAR-RUL-67   since 3 p0@t3_42 p1@t3_42 p2@t3_42           stay; ignore; negotiate 0; offer for alliance; accept; ignore; attack 0; fight; fight [1 1 6 6]   p1.stamina=18; p0.stamina=20; told.0=stepped_in
        WAR-RUL-67   since 3 p0@t3_42 p1@t3_42 p2@t3_42           stay; ignore; negotiate 0; offer for alliance; accept; ignore; attack 0; fight; ignore [1 1 6 6]  p0.stamina=18; p1.stamina=20
        WAR-RUL-67   since 3 p0@t3_42 p1@t3_42 p2@t3_42           stay; ignore; negotiate 0; offer for truce; accept; ignore; attack 0; fight [1 1 6 6]             p0.stamina=18; p1.stamina=20
        WAR-RUL-67   since 3 p0@t3_42 p1@t3_42 p2@t4_42           stay; negotiate 1; offer for alliance; accept; attack 1; fight [1 1 6 6]  pledge.0.1=none; pledge.1.0=none
        WAR-RUL-67   until 2 p0@t3_42 p1@t3_42 p2@t4_42           stay; negotiate 1; offer for alliance; accept; attack 1 [1 1 6 6]         pledge.0.1=alliance; pledge.1.0=alliance
    ");
}

#[test]
fn fighting_on() {
    check("
        # rule       given                                        do                                                        then
        WAR-RUL-68   until 2 p0@t7_40 roll=1                      walk 01 by t7_40; fight until 4 [6 6 1 1]                 refused WAR-TRN-1
        WAR-RUL-68   since 3 p0@t7_40 roll=1                      walk 01 by t7_40; fight until 20 [6 6 1 1]                refused WAR-RUL-68
        WAR-RUL-68   since 3 p0@t7_40 roll=1                      walk 01 by t7_40; fight until 4 [6 6 1 1 6 6 1 1 6 6 1 1 6 6 1 1 6 6 1 1 6 6 1 1 6 6 1 1 6 6 1 1]  p0.stamina=4; decision=assault; assaults=8; told.1=fights_until
        WAR-RUL-68   since 3 p0@t7_40 roll=1                      walk 01 by t7_40; fight until 0 [1 1 6 6 1 1 6 6 1 1 6 6]  p0.stamina=20; decision=take
        WAR-RUL-68   since 3 p0@t3_42 p1@t3_42                    stay; attack 1; fight; fight until 18 [3 4 3 4]           decision=assault; decider=1
        WAR-RUL-68   since 3 p0@t3_42 p1@t3_42                    stay; attack 1; fight; fight until 16; fight until 0 [3 4 3 4 6 6 1 1 6 6 1 1]  p0.stamina=16; p1.stamina=20; decider=0
        // A weapon that does not bite, a test of luck and the wound before the last: one is asked again.
        WAR-RUL-68   since 3 p0@t7_40 roll=1 room.01=E18          walk 01 by t7_40; fight until 0 [1 1 6 6 1 1 6 6]         assaults=2; decision=assault
        WAR-RUL-68   since 3 p0@t7_40 roll=1 room.01=E17          walk 01 by t7_40; fight until 0 [3 4 6 6 1 1 6 6 1 1]     assaults=2; decision=assault
        WAR-RUL-68   since 3 p0@t7_40 roll=1 room.01=E14          walk 01 by t7_40; fight until 0 [6 6 1 1 6 6 1 1 6 6 1 1]  p0.stamina=14; decision=assault
    ");
}

#[test]
fn trade() {
    check("
        # rule       given                                                          do                                                                   then
        WAR-MEET-10  p0@t3_42 p1@t3_42                                              stay; negotiate 1                                                    decision=propose; decider=0
        WAR-MEET-10  p0@t3_42 p1@t3_42                                              stay; negotiate 1; offer for                                         refused WAR-MEET-10
        WAR-MEET-10  p0@t3_42 p1@t3_42                                              stay; negotiate 1; offer gold=6 for clues=1                          refused WAR-MEET-10
        WAR-MEET-10  p0@t3_42 p1@t3_42                                              stay; negotiate 1; offer up=T04 for clues=1                          refused WAR-MEET-10
        WAR-MEET-10  p0@t3_42 p1@t3_42                                              stay; negotiate 1; offer gold=1 for clues=1; offer gold=1 for clues=1; offer gold=2 for clues=1; offer gold=2 for clues=1; offer gold=3 for clues=1  refused WAR-MEET-10
        WAR-MEET-10  p0@t3_42 p1@t3_42                                              stay; negotiate 1; offer gold=1 for clues=1; no deal                 p0.gold=5; decision=meet; decider=0
        WAR-MEET-10  p0@t3_42 p1@t3_42                                              stay; ignore; negotiate 0; offer gold=1 for clues=1; accept clues=2  has.1.0=2; p0.gold=6; decider=1
        WAR-MEET-11  p0@t3_42 p1@t3_42                                              stay; negotiate 1; offer gold=1 for gold=6                           refused WAR-MEET-11
        WAR-MEET-11  p0@t3_42 p1@t3_42 p1.hand=T04                                  stay; negotiate 1; offer gold=1 for cards=T04                        refused WAR-MEET-11
        WAR-MEET-11  p0@t3_42 p1@t3_42 p1.hand=T04 seen.0.1=T04                     stay; negotiate 1; offer gold=1 for cards=T04; accept                p0.hand=T04; p1.gold=6
        WAR-MEET-11  p0@t3_42 p1@t3_42 p1.hand=T04,T22                              stay; negotiate 1; offer gold=1 for key; accept key=T22              refused WAR-MEET-11
        WAR-MEET-11  p0@t3_42 p1@t3_42 p1.hand=T04,T22                              stay; negotiate 1; offer gold=1 for key; accept key=T04              p0.hand=T04
        WAR-MEET-11  p0@t3_42 p1@t3_42 p1.hand=T04,T22                              stay; negotiate 1; offer gold=1 for card; accept card=T22            p0.hand=T22
        WAR-MEET-11  p0@t3_42 p1@t3_42                                              stay; negotiate 1; offer gold=1 for clues=1; accept clues=3,4        refused WAR-MEET-11
        WAR-MEET-11  p0@t3_42 p1@t3_42                                              stay; negotiate 1; offer gold=1 for card                             refused WAR-MEET-11
        WAR-MEET-11  until 2 p0@t3_42 p1@t3_42 p1.hand=T04,T13                      stay; negotiate 1; offer gold=1 for keys=2                           refused WAR-MEET-11
        WAR-MEET-11  since 3 p0@t3_42 p1@t3_42 p1.hand=T04,T13,T22                  stay; negotiate 1; offer gold=1 for keys=2; accept key=T04           refused WAR-MEET-11
        WAR-MEET-11  since 3 p0@t3_42 p1@t3_42 p1.hand=T04,T13,T22                  stay; negotiate 1; offer gold=1 for keys=2                           may=accept+key=T04,T13
        WAR-MEET-11  since 3 p0@t3_42 p1@t3_42 p1.hand=T04,T13,T22                  stay; negotiate 1; offer gold=1 for keys=2; accept key=T04,T13       p0.hand=T04,T13; p1.hand=T22
        WAR-MEET-11  since 3 p0@t3_42 p1@t3_42 p1.hand=T04                          stay; negotiate 1; offer gold=1 for keys=2                           refused WAR-MEET-11
        WAR-RUL-66   until 2 p0@t3_42 p1@t3_42                                      stay; negotiate 1; offer gold=1 for holds=3                          refused WAR-MEET-11
        WAR-RUL-66   since 3 p0@t3_42 p1@t3_42                                      stay; negotiate 1; offer gold=1 for holds=3; accept                  has.0.1=3; lacks.0.1=-; told.0=confirmed; told.1=confirmed; told.2=showed_hidden; untold.2=confirmed
        WAR-RUL-66   since 3 p0@t3_42 p1@t3_42                                      stay; negotiate 1; offer gold=1 for holds=3,6; accept                has.0.1=3; lacks.0.1=6; has.2.1=-
        WAR-RUL-66   since 3 p0@t3_42 p1@t3_42                                      stay; negotiate 1; offer gold=1 for holds=6; no deal                 lacks.0.1=-
        WAR-MEET-12  p0@t3_42 p1@t3_42 p1.hand=T04 p2.hand=T22 seen.0.1=T22         stay; negotiate 1; offer gold=1 for cards=T22; accept                refused WAR-MEET-12
        WAR-MEET-12  p0@t3_42 p1@t3_42 p1.hand=T04 p0.hand=T22 seen.0.1=T04         stay; negotiate 1; offer gold=2 food=1 up=T22 for gold=1 food=2 cards=T04; accept  p0.hand=T04; p1.hand=T22; p0.gold=4; p1.food=2
        WAR-MEET-12  p0@t3_42 p1@t3_42 p1.hand=T02,T03,T05,T06,T08,T09 p0.hand=T22  stay; negotiate 1; offer up=T22 for; accept                          decision=drop; decider=1
        WAR-MEET-12  p0@t3_42 p1@t3_42 p1.hand=T02,T03,T05,T06,T08,T09 p0.hand=T22  stay; negotiate 1; offer up=T22 for; accept; drop T02                lying.t3_42=T02; decision=meet
        WAR-MEET-13  p0@t3_42 p1@t3_42                                              stay; negotiate 1; offer for truce; accept; attack 1; (3) fight [1 1 6 6]       p1.stamina=18
        WAR-MEET-13  p0@t3_42 p1@t3_42                                              stay; negotiate 1; offer for truce; accept                           p0.lantern=1; p1.clues=3,4; told.1=accepted
        WAR-MEET-14  p0@t3_42 p1@t3_42 p1.hand=T04                                  stay; negotiate 1; offer clues=all for show=all; accept              has.1.0=1,2; seen.0.1=T04; told.2=showed_hidden; untold.2=showed_cards; seen.2.1=-
        WAR-MEET-14  p0@t3_42 p1@t3_42 p1.hand=T04,T22                              stay; negotiate 1; offer clues=2 for show=1; accept show=T22         has.1.0=2; lacks.1.0=-; seen.0.1=T22
        WAR-MEET-14  p0@t3_42 p1@t3_42                                              stay; negotiate 1; offer clues=all for clues=1                       told.1=offered_to; told.2=offered_hidden; untold.2=offered
        WAR-MEET-15  p0@t3_42 p1@t3_42                                              stay; negotiate 1; offer gold=5 for; accept                          p1.gold=10; p0.gold=0
        WAR-RUL-59   p0@t3_42 p1@t3_42 p0.hand=T22                                  stay; negotiate 1; offer up=T22 for clues=1; no deal                 seen.1.0=T22; p0.hand=T22
        WAR-RUL-59   p0@t3_42 p1@t3_42 p0.hand=T22                                  stay; negotiate 1; offer down=T22 for clues=1; no deal               seen.1.0=-
    ");
}
