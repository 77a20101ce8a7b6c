//! Treasure.

use crate::table::check;

#[test]
fn taking() {
    check("
        # rule      given                                                           do                                                 then
        WAR-TRE-1   p0@t7_40 roll=1 room.01=-                                       walk 01 by t7_40; take guarded                     told.0=took; told.1=took_hidden; untold.1=took
        WAR-TRE-2   p0@t17_32 roll=1 room.15=- p0.hand=T02,T03,T04,T05,T06,T08      walk 15 by t17_32; take guarded                    p0.gold=8; told.1=took_openly; gone=T15; p0.cards=6
        WAR-TRE-2   p0@t1_23 roll=1 room.17=-                                       walk 17 by t1_23; take guarded                     p0.food=6; gone=T20
        WAR-TRE-3   p0@t7_40 roll=1 room.01=-                                       walk 01 by t7_40; take nothing                     guarded.01=T01; p0.hand=-
        WAR-TRE-4   p0@01 room.01=- loose.01=T22,T23                                stay; take loose 0                                 active=1; lying.01=T23
        WAR-TRE-4   p0@01 room.01=- loose.01=T22                                    stay; take guarded                                 active=1; lying.01=T22
        WAR-TRE-4   p0@01 room.01=- loose.01=T22 grave.0.01=T23                     stay; take guarded; take loose 0                   refused WAR-TRE-4
        WAR-TRE-5   p0@t3_42 loose.t3_42=T22,T23,T24                                stay; take loose 0; take loose 2                   p0.hand=T22,T24; lying.t3_42=T23; decision=take
        WAR-TRE-6   p0@01 room.01=- grave.0.01=T22,T23                              stay; take guarded; take loose 0; take loose 1     p0.hand=T01,T22,T23
        WAR-TRE-7   p0@t3_42 grave.1.t3_42=T22 loose.t3_42=T23                      stay; take loose 0                                 refused WAR-TRE-7
        WAR-TRE-7   p0@t3_42 grave.1.t3_42=T22                                      stay                                               active=1
        WAR-TRE-8   p0@27 up.27=E27                                                 stay                                               active=1; guarded.27=T30
        WAR-TRE-8   p0@27 up.27=E27 loose.27=T22                                    stay; take loose 0                                 p0.hand=T22
        WAR-TRE-8   p0@27 up.27=E27 loose.27=T22                                    stay; take guarded                                 refused WAR-TRE-8
        WAR-TRE-8   p0@t7_17 roll=1 loose.25=T22                                    walk 25 by t7_17; done; take loose 0               p0.hand=T22; guarded.25=T28
        WAR-TRE-9   p0@t15_36 p0.hand=T02,T03,T04,T05,T06,T08 loose.t15_36=T22      stay; take loose 0; drop T03                       told.0=left; told.1=left_hidden; untold.1=left
        WAR-TRE-10  p0@t15_36 p0.hand=T02,T03,T04,T05,T06,T08 loose.t15_36=T22      stay; take loose 0; take nothing                   refused WAR-TRN-1
        WAR-RUL-61  p0@t15_36 p0.hand=T02,T03,T04,T05,T06,T08 loose.t15_36=T22,T23  stay; take loose 0; drop T03; take loose 0         refused WAR-TRE-10
        WAR-RUL-61  p0@t15_36 p0.hand=T02,T03,T04,T05,T06,T08 loose.t15_36=T22      stay; take loose 0; drop T03                       active=1; lying.t15_36=T03
        WAR-TRE-11  p0@t14_20 roll=1 loose.26=T22                                   walk 26 by t14_20; buy treasure; done              p0.hand=T29; active=1; lying.26=T22
        WAR-TRE-11  p0@t12_32 roll=1 p0.gold=9 stock=T22                            walk SH by t12_32; redeem T22; buy treasure; done  p0.hand=T22; gone=T19
        WAR-TRE-12  p0@SB loose.NB=T22                                              cross ferry                                        decision=take
        WAR-TRE-12  p0@SB loose.SB=T22 p0.stamina=3                                 cross bridge; flee [1 1 1 6 6 1]                   p0@SB; active=1; lying.SB=T22
        WAR-TRE-12  p0@t3_42 loose.t4_42=T22                                        stay                                               active=1
        WAR-TRE-12  p0@t3_42 loose.t3_42=T22 loose.t4_42=T23                        stay; take loose 1                                 refused WAR-TRE-12
    ");
}

#[test]
fn using_cards() {
    check("
        # rule      given                                              do                                      then
        WAR-ITM-1   p0@t15_34 p0.hand=T26                              invisible 14 guarded                    p0.hand=T14; p0@t15_34; room.14=E14; face.14=down; gone=T26; active=1
        WAR-ITM-1   p0@t15_34 p0.hand=T26 loose.14=T22                 invisible 14 loose 0                    p0.hand=T22
        WAR-ITM-1   p0@t15_34 p0.hand=T26 grave.1.14=T22               invisible 14 loose 0                    refused WAR-TRE-7
        WAR-ITM-1   p0@t15_35 p0.hand=T26                              invisible 14 guarded                    refused WAR-ITM-1
        WAR-ITM-1   p0@t15_34                                          invisible 14 guarded                    refused WAR-ITM-1
        WAR-ITM-1   p0@t12_15 p0.hand=T26                              invisible DC guarded                    p0.food=5
        WAR-ITM-2   p0@t3_42 p0.hand=T31                               gaze 1                                  has.0.1=3,4; gone=T31; active=1
        WAR-ITM-2   p0@t3_42 p0.hand=T31                               gaze 0                                  refused WAR-ITM-2
        WAR-ITM-3   p0@t3_42 p0.hand=T27 p0.luck=2                     drink T27                               p0.luck=9; gone=T27; decision=begin
        WAR-ITM-3   p0@t3_42                                           drink T27                               refused WAR-ITM-3
        WAR-ITM-4   p0@t3_42 p0.hand=T28 p0.stamina=2                  drink T28                               p0.stamina=20; gone=T28
        WAR-ITM-4   p0@t3_42                                           drink T28                               refused WAR-ITM-4
        WAR-ITM-5   p0@01 room.01=- p0.caged p0.hand=T28 p0.stamina=3  drink T28                               p0.stamina=20; decision=caged
        WAR-ITM-5   p0@01 p0.pending=t7_40 p0.hand=T28 p0.stamina=3    drink T28                               p0.stamina=20; decision=pending
        WAR-ITM-5   p0@t7_40 roll=1 p0.hand=T28 p0.stamina=9           walk 01 by t7_40; drink T28             refused WAR-TRN-1
        WAR-ITM-6   p0@t15_34 roll=1 p0.hand=T22                       walk 14 by t15_34                       may=sleep; may=arm+T22
        WAR-ITM-6   p0@t15_34 roll=1 p0.hand=T22                       walk 14 by t15_34; sleep; take nothing  p0.hand=T22; room.14=-
        WAR-ITM-7   p0@t7_40 roll=1 p0.hand=T23                        walk 01 by t7_40; arm T23 [1 1 6 6]     seen.1.0=T23; seen.2.0=T23
        WAR-ITM-7   p0@t3_42 p0.hand=T27                               drink T27                               told.2=used_up
        WAR-ITM-8   p0@t3_42 p0.hand=T27                               drink T27                               gone=T27; p0.hand=-
        WAR-RUL-56  p0@t7_40 roll=1 p0.hand=T04                        walk 01 by t7_40                        decision=arm; choices=1
        WAR-RUL-56  p0@WL roll=1 p0.hand=T22                           walk TC by WL                           decision=chest; choices=1
    ");
}
