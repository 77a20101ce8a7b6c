//! Death, the chest, the end.

use crate::table::check;

#[test]
fn death() {
    check("
        # rule      given                                            do                                                         then
        WAR-DTH-1   p0@t7_40 roll=1 p0.stamina=1                     walk 01 by t7_40 [6 6 1 1]                                 p0.stamina=0; p0.alive=no; told.2=died
        WAR-DTH-2   p0@t7_40 roll=1 p0.stamina=1 p0.hand=T04,T22     walk 01 by t7_40; arm sword [6 6 1 1 [shuffle 1 0]]        lying.01=T04,T22; p0.gold=0; p0.food=0; p0.lantern=0
        WAR-DTH-2   p0@t7_40 roll=1 p0.stamina=1 p0.hand=T22         walk 01 by t7_40; arm sword [6 6 1 1]                      told.0=grave; told.1=grave_hidden; untold.1=grave
        WAR-DTH-3   p0@t7_40 roll=1 grave.0.01=T22                   walk 01 by t7_40 [6 6 1 1]                                 decision=assault; p0.hand=-
        WAR-DTH-3   p0@t7_40 roll=1 grave.0.01=T22                   walk 01 by t7_40; fight; fight; take loose 0; take guarded [1 1 6 6 1 1 6 6 1 1 6 6]  p0.hand=T01,T22
        WAR-DTH-4   p0@t3_42 p1@t3_42 p1.stamina=2 p1.hand=T04,T22   stay; attack 1; (3) fight; arm sword [1 1 6 6]                        decision=spoils; decider=0; p0.gold=10; p0.food=6; p0.lantern=2; p1.gold=0
        WAR-DTH-4   p0@t3_42 p2@t3_42 p2.stamina=2 p2.hand=T04,T22   stay; attack 2; (3) fight; arm sword; keep T04; leave rest [1 1 6 6]  p0.hand=T04; lying.t3_42=T22; active=1
        WAR-DTH-4   p0@t3_42 p1@t3_42 p1.stamina=2 p1.hand=T04       stay; attack 1; (3) fight; arm sword; keep T05 [1 1 6 6]              refused WAR-DTH-4
        WAR-CHR-10  until 2 p0@t3_42 p2@t3_42 p2.stamina=2 p2.hand=T04,T22 p0.hand=T02,T03,T05,T06,T08  stay; attack 2; (3) fight; arm sword; arm sword; keep T04 [1 1 6 6]   p0.cards=6; lying.t3_42=T22
        WAR-CHR-10  since 3 p0@t3_42 p2@t3_42 p2.stamina=2 p2.hand=T04,T22 p0.hand=T02,T03,T05,T06,T08  stay; attack 2; (3) fight; arm sword; arm sword; keep T04; keep T22 [1 1 6 6]   refused WAR-CHR-10
        // The killer keeps any six of all cards; what he leaves of his own is known to him alone, the rest to both.
        WAR-DTH-4   until 2 p0@t3_42 p2@t3_42 p2.stamina=2 p2.hand=T04,T13 p0.hand=T22,T26,T27,T28,T30,T31  stay; attack 2; (3) fight; arm sword; arm sword [1 1 6 6 [shuffle 0 1]]   p0.cards=6; lying.t3_42=T04,T13; active=1
        WAR-DTH-4   until 2 p0@t3_42 p2@t3_42 p2.stamina=2 p2.hand=T04 p0.hand=T22  stay; attack 2; (3) fight; arm sword; arm sword; drop T22 [1 1 6 6]  refused WAR-TRN-1
        WAR-DTH-4   since 3 p0@t3_42 p2@t3_42 p2.stamina=2 p2.hand=T04,T13 p0.hand=T22,T26,T27,T28,T30,T31  stay; attack 2; (3) fight; arm sword; arm sword [1 1 6 6]   decision=spoils; choices=7; may=drop+T22; maynot=keep+T04
        WAR-DTH-4   since 3 p0@t3_42 p2@t3_42 p2.stamina=2 p2.hand=T04,T13 p0.hand=T22,T26,T27,T28,T30,T31  stay; attack 2; (3) fight; arm sword; arm sword; drop T26; keep T04; drop T22; keep T13 [1 1 6 6]   p0.hand=T04,T13,T27,T28,T30,T31; lying.t3_42=T22,T26; active=1
        WAR-DTH-4   since 3 p0@t3_42 p2@t3_42 p2.stamina=2 p2.hand=T04,T13 p0.hand=T22,T26,T27,T28,T30,T31  stay; attack 2; (3) fight; arm sword; arm sword; drop T26; keep T04; leave rest [1 1 6 6]   p0.hand=T04,T22,T27,T28,T30,T31; lying.t3_42=T13,T26; told.2=left_hidden; told.2=left
        WAR-DTH-4   since 3 p0@t3_42 p2@t3_42 p2.stamina=2 p2.hand=T04 p0.hand=T22  stay; attack 2; (3) fight; arm sword; arm sword; drop T04 [1 1 6 6]  refused WAR-CHR-11
        WAR-TRE-9   p0@t3_42 p2@t3_42 p2.stamina=2 p2.hand=T22       stay; attack 2; (3) fight; arm sword; leave rest [1 1 6 6]            told.0=left; told.2=left; told.1=left_hidden
        WAR-DTH-5   p0@t3_42 p2@t3_42 p2.stamina=2                   stay; attack 2; (3) fight [1 1 6 6]                                   p2.clues=5,6
        WAR-DTH-6   p0@t3_42 p1.dead                                 stay; split 2 0 [4 1 2 3]                                  p1@EN; p1.stamina=15; active=1; decision=begin
        WAR-DTH-7   p0@t3_42 p1.dead                                 roll; challenge 4 [1]                                      has.0.1=4
        WAR-DTH-8   p0@t3_42 p1@t3_42 p0.stamina=2 p0.hand=T22       stay; attack 1; (3) fight; arm sword; keep T22 [6 6 1 1]              active=1; p1.hand=T22; p0.alive=no
        WAR-DTH-8   p0@t10_20 roll=1 p0.stamina=1                    walk 21 by t10_20 [6]                                      active=1
        WAR-DTH-9   p0@t3_42 p1.dead                                 stay; split 2 0 [4 1 2 3]                                  p1.cursed=no; p1.ate=no
        WAR-DTH-9   p1@t3_15 p1.dead p0@t3_42                        stay; split 2 0; roll; walk t10_42 [4 1 2 3 3]             p1@t10_42
        WAR-DTH-10  p0@t3_42 p0.hand=T04 grave.0.t1_30=T22 p1@t1_30  leave; stay; take loose 0                                  p1.hand=T22; lying.t3_42=T04; active=2
        WAR-DTH-10  p0@t3_42 p1@t3_36 p2@t1_30                       leave; stay; stay                                          active=1; round=2
        WAR-DTH-10  p0@t3_42 p1@t3_36 p2@t1_30                       leave; leave                                               places=2,2,1
        WAR-DTH-10  p0@t3_42 p1@t3_36 truce left=1,2                 leave                                                      truce=over
        WAR-DTH-10  p0@t3_42 p1@t3_36                                leave; roll; challenge 1 [1]                               has.1.0=1
        WAR-RUL-57  p0@t3_42                                         roll; leave [3]                                            refused WAR-RUL-57
        WAR-RUL-57  p0@B2                                            travel 5; leave                                            refused WAR-RUL-57
    ");
}

#[test]
fn the_chest() {
    check("
        # rule       given                                                                 do                                     then
        WAR-CHEST-1  p0@WL roll=1 p0.hand=T03                                              walk TC by WL                          decision=chest
        WAR-CHEST-1  p0@TC p0.hand=T03                                                     open 7,8,9 with T03                    places=1,2,2
        WAR-CHEST-1  p0@WL roll=1 p0.hand=T03                                              walk TC by WL; no chest                active=1
        WAR-CHEST-1  p0@t3_42 p0.hand=T03                                                  open 7,8,9 with T03                    refused WAR-CHEST-1
        WAR-CHEST-2  p0@TC p0.hand=T03                                                     open 7,8 with T03                      refused WAR-CHEST-2
        WAR-CHEST-2  p0@TC p0.hand=T04,T13,T14 chest=2,4,9 clues=1,7/3,8/5,6               open 2,4,9 with T04,T13                places=1,2,2
        WAR-CHEST-2  p0@TC p0.hand=T04,T13                                                 open 2,8,9 with T04,T13                refused WAR-CHEST-8
        WAR-CHEST-2  p0@TC p0.hand=T13,T14                                                 open 7,8,9 with T13,T14                refused WAR-CHEST-8
        WAR-CHEST-3  p0@TC p0.hand=T03,T04                                                 open 7,8,9 with T04                    refused WAR-CHEST-3
        WAR-CHEST-3  p0@TC p0.hand=T01                                                     open 1,2,3 with T01                    p0.hand=T01; seen.1.0=T01; seen.2.0=T01
        WAR-CHEST-4  p0@TC p0.hand=T02                                                     open 4,5,6 with T02                    has.0.1=4; has.0.2=5,6; untold.1=answered; told.0=answered; told.1=chest_tried
        WAR-CHEST-5  p0@TC p0.hand=T03                                                     open 7,8,9 with T03                    told.1=chest_opened; places=1,2,2
        WAR-CHEST-6  p0@TC p0.hand=T02,T09                                                 open 1,6,7 with T09                    p0@SB; active=1; p0.hand=T02,T09; told.2=chest_wrong
        WAR-CHEST-7  p0@TC p0.hand=T01,T03 chest=1,7,8 clues=2,9/3,4/5,6                   open 7,8,9 with T03                    p0@SB
        WAR-CHEST-8  p0@TC p0.hand=T01                                                     open 7,8,9 with T01                    refused WAR-CHEST-8
        WAR-END-1    p0@TC p0.hand=T03                                                     open 7,8,9 with T03                    decision=over
        WAR-END-2    p0@TC                                                                 open 7,8,9 with T03                    refused WAR-CHEST-3
        WAR-END-2    p0@TC p0.hand=T04                                                     -                                      maynot=open+7,8,9+with+T03
        WAR-END-3    p0@TC p1@TC p1.hand=T13,T14 p0.hand=T03                               open 7,8,9 with T03                    places=1,2,2
        WAR-END-4    p0@t3_42 p1@t3_36 p2@t1_30 round=120                                  stay; stay; stay                       decision=over
        WAR-END-4    p0@t3_42 p1@t3_36 p2@t1_30 round=3 round_cap=3                        stay; stay; stay                       decision=over; told.s=zagor
        WAR-END-4    p0@t3_42 p1@t3_36 p2@t1_30 round=119                                  stay; stay; stay                       round=120; active=0
        // The ranking: covered numbers, then the zone, then cards, then gold.
        WAR-END-4    p0@t3_42 p1@t3_36 p2@t1_30 round=120 p1.hand=T13 p2.gold=9            stay; stay; stay                       places=4,2,3
        WAR-END-4    p0@t3_42 p1@t5_20 p2@t2_8 round=120 p0.hand=T22                       stay; stay; stay                       places=4,3,2
        WAR-END-4    p0@t3_42 p1@t3_36 p2@t1_30 round=120 p0.hand=T03 p1.hand=T04,T13,T14  stay; stay; stay                       places=3,2,4
        WAR-END-4    p0@t3_42 p1@t3_36 p2@t2_8 round=120 p2.dead                           stay; stay; split 2 0; stay [4 1 2 3]  places=2,2,4
    ");
}
