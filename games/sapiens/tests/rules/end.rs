//! Rows for completing the reserves, abandoning, finishing, the end and games for two.

use crate::table::check;

#[test]
fn completing_the_reserves() {
    check("
        # rule       given                                                 do                                            then
        SAP-REF-1    seats 3; step take; pile 10; exactly FEAST-CAMP HUNT-FIRE; common FEAST-FIRE WATER-FIRE CAMP-FIRE RITUAL-FIRE BRAWL-FIRE   -   count take 10
        SAP-REF-1    seats 3; step take; pile 10; exactly FEAST-CAMP HUNT-FIRE; common FEAST-FIRE WATER-FIRE CAMP-FIRE RITUAL-FIRE BRAWL-FIRE   take FEAST-FIRE-a CAMP-FIRE-a   reserve 4  common 5  pile 8  holds FEAST-FIRE-a  holds CAMP-FIRE-a
        SAP-REF-1    seats 3; step take; pile 10; exactly FEAST-CAMP HUNT-FIRE; common FEAST-FIRE WATER-FIRE CAMP-FIRE RITUAL-FIRE BRAWL-FIRE   take FEAST-FIRE-a   refused SAP-REF-1
        SAP-REF-1    seats 3; step take; pile 10; exactly FEAST-CAMP HUNT-FIRE; common FEAST-FIRE WATER-FIRE CAMP-FIRE RITUAL-FIRE BRAWL-FIRE   take FEAST-FIRE-a HUNT-FIRE-a   refused SAP-REF-1
        SAP-REF-2    seats 3; pile 0; common FEAST-FIRE; reserve FEAST-CAMP FEAST-WATER; token FEAST stock   token feast; extra FEAST-CAMP-a C1 B1; lay FEAST-WATER-a D1 E1   reserve 3  common 0  seat 1
        SAP-RUL-28   seats 3; last; first 1; at 0; reserve FEAST-CAMP      lay FEAST-CAMP-a C1 B1; decline               common 0  seat 0  step over
        SAP-REF-3    seats 3; step take; pile 10; exactly FEAST-CAMP HUNT-FIRE; common FEAST-FIRE WATER-FIRE CAMP-FIRE RITUAL-FIRE BRAWL-FIRE   take FEAST-FIRE-a CAMP-FIRE-a   tells SAP-REF-1 SAP-REF-1 SAP-REF-4 SAP-REF-4
        SAP-REF-4    seats 3; step take; pile 10; exactly FEAST-CAMP HUNT-FIRE WATER-HUNT; common FEAST-FIRE WATER-FIRE CAMP-FIRE RITUAL-FIRE BRAWL-FIRE   take FEAST-FIRE-a   common 5  pile 9
        SAP-REF-5    seats 3; step take; pile 1; exactly FEAST-CAMP HUNT-FIRE; common FEAST-FIRE WATER-FIRE CAMP-FIRE RITUAL-FIRE BRAWL-FIRE   take FEAST-FIRE-a CAMP-FIRE-a   common 4  pile 0
    ");
}

#[test]
fn abandoning() {
    check("
        # rule       given                                                 do                                            then
        SAP-ABN-1    stuck                                                 -                                             lacks lay  count found 36  lacks finish
        SAP-ABN-1    stuck                                                 finish                                        refused SAP-ABN-1
        SAP-ABN-2    reserve FEAST-CAMP                                    found FEAST-CAMP-a left-3 A3                  refused SAP-ABN-2
        SAP-ABN-3    stuck; bears A3                                       found FEAST-RITUAL-a left-3 A3                refused SAP-ABN-3
        SAP-ABN-3    stuck; bears left-3                                   found FEAST-RITUAL-a left-3 A3                refused SAP-ABN-3
        SAP-ABN-3    stuck                                                 found FEAST-RITUAL-a right-3 H3               refused SAP-ABN-3
        SAP-RUL-5    stuck                                                 found FEAST-RITUAL-a left-3 A3                discarded BRAWL WATER
        SAP-RUL-5    stuck; bears left-3                                   -                                             count found 29
        SAP-ABN-4    stuck                                                 found FEAST-RITUAL-a top-A A1                 stock -  used -  discarded GATHERING WATER
        SAP-ABN-5    stuck                                                 found RITUAL-WATER-a A1 top-A                 tribes 2  covered top-A  covered A1
        SAP-ABN-5    stuck                                                 found FEAST-RITUAL-a B1 A1                    refused SAP-ABN-5
        SAP-ABN-5    stuck                                                 found FEAST-RITUAL-b top-A A1                 refused SAP-ABN-5
        SAP-ABN-6    stuck                                                 found GATHERING-HUNT-a A5 bot-A               refused SAP-ABN-6
        SAP-ABN-6    stuck; plains; played                                 found GATHERING-HUNT-a A5 bot-A               tribes 2
        SAP-ABN-6    stuck                                                 found GATHERING-HUNT-a A1 top-A               tribes 2
        SAP-ABN-7    tribe HUNT@top-A+CAMP@A1 CAMP@A2+WATER@B2; reserve FEAST-RITUAL RITUAL-BRAWL GATHERING-FIRE BRAWL-FIRE   found FEAST-RITUAL-a left-3 A3   refused SAP-ABN-7
        SAP-ABN-7    tribe HUNT@top-A+CAMP@A1 CAMP@A2+WATER@B2; tribe FIRE@right-3+CAMP@H3; reserve FEAST-RITUAL RITUAL-BRAWL GATHERING-HUNT BRAWL-FIRE   found FEAST-RITUAL-a left-3 A3   refused SAP-ABN-7
        SAP-ABN-8    stuck                                                 found FEAST-RITUAL-a top-A A1                 shelter 5
        SAP-ABN-8    stuck; token GATHERING used                           found FEAST-RITUAL-a top-A A1                 shelter 5
        SAP-ABN-9    stuck                                                 found FEAST-RITUAL-a top-A A1                 food 0  lacks use  step take
        SAP-ABN-10   stuck                                                 found FEAST-RITUAL-a top-A A1                 tribes 2  covered H3  tells SAP-ABN-10 SAP-ABN-4
        SAP-ABN-11   stuck; token HUNT stock                               found FEAST-RITUAL-a top-A A1                 step after  offers token hunt keep
        SAP-ABN-12   stuck; token HUNT stock; token CAMP used              -                                             offers found  offers token hunt keep
        SAP-RUL-29   blocked; token HUNT stock                             -                                             offers finish  offers token hunt keep
        SAP-ABN-13   tribe HUNT@top-A+CAMP@A1; tribe FIRE@right-3+CAMP@H3; reserve FEAST-RITUAL RITUAL-WATER GATHERING-HUNT BRAWL-WATER   found FEAST-RITUAL-a bot-A A5   tribes 3
    ");
}

#[test]
fn finishing_early() {
    check("
        # rule       given                                                 do                                            then
        SAP-OUT-1    blocked                                               -                                             offers finish  lacks lay  lacks found
        SAP-OUT-1    blocked                                               finish                                        finished  seat 1
        SAP-OUT-2    blocked; token FIRE stock                             token chase A3; finish                        refused SAP-ABN-1
        SAP-OUT-2    blocked; token WATER stock; common CAMP-FIRE          token water FEAST-RITUAL-a for CAMP-FIRE-a; finish   refused SAP-TURN-2
        SAP-OUT-3    1:finished; 1:brawls FEAST-CAMP-a; food 1; reserve FEAST-CAMP   lay FEAST-CAMP-a C1 B1              1:food 1  food 1
        SAP-OUT-4    1:finished; token BRAWL stock; 1:reserve HUNT-FIRE    token brawl HUNT-FIRE-a                       marks HUNT-FIRE-a 1
        SAP-OUT-5    blocked                                               finish                                        reserve 4  common 5  pile 20  removed 0
        SAP-RUL-30   blocked; 1:reserve HUNT-FIRE                          finish                                        seat 1  removed 0
        SAP-OUT-6    seats 3; 1:finished; reserve FEAST-CAMP; common HUNT-FIRE WATER-FIRE CAMP-FIRE RITUAL-FIRE BRAWL-FIRE   lay FEAST-CAMP-a C1 B1; decline; take HUNT-FIRE-a   seat 2
    ");
}

#[test]
fn end_and_victory() {
    check("
        # rule       given                                                 do                                            then
        SAP-END-1    seats 3; pile 0; common HUNT-FIRE; reserve FEAST-CAMP   lay FEAST-CAMP-a C1 B1; decline             last-round  seat 1  tells SAP-END-1
        SAP-END-1    seats 3; pile 1; common HUNT-FIRE WATER-FIRE; reserve FEAST-CAMP   lay FEAST-CAMP-a C1 B1; decline   silent SAP-END-1
        SAP-END-1    seats 3; pile 0; common HUNT-FIRE WATER-FIRE; reserve FEAST-CAMP   lay FEAST-CAMP-a C1 B1; decline; take HUNT-FIRE-a   silent SAP-END-1  common 1
        SAP-END-2    last; first 1; reserve FEAST-CAMP                     lay FEAST-CAMP-a C1 B1; decline               step over
        SAP-END-2    last; reserve FEAST-CAMP                              lay FEAST-CAMP-a C1 B1; decline               seat 1  step lay
        SAP-END-2    last; first 1; reserve FEAST-CAMP                     lay FEAST-CAMP-a C1 B1; decline; finish       refused SAP-END-2
        SAP-RUL-35   last; seats 3; 1:finished; 2:finished; reserve FEAST-CAMP   lay FEAST-CAMP-a C1 B1; decline          step over
        SAP-END-3    last; reserve FEAST-CAMP                              lay FEAST-CAMP-a C1 B1; decline               silent SAP-REF-1  silent SAP-REF-4  reserve 3
        SAP-END-4    blocked; 1:finished                                   finish                                        step over
        SAP-RUL-31   blocked; seats 3; 1:finished; 2:finished              finish                                        step over  common 5
        SAP-END-5    blocked; 1:finished; food 38; shelter 28; 1:food 30; 1:shelter 31   finish                          results 28 30
        SAP-END-6    blocked; 1:finished; food 38; shelter 28; 1:food 30; 1:shelter 31   finish                          winners 1
        SAP-END-7    blocked; seats 3; 1:finished; 2:finished; food 24; shelter 60; 1:food 31; 1:shelter 24; 2:food 19; 2:shelter 19   finish   winners 0 1  tells SAP-END-7
        SAP-END-8    blocked; 1:finished; food 3; shelter 3; steaks 9; token HUNT stock; token CAMP stock; 1:food 4; 1:shelter 4   finish   results 3 4
        SAP-RUL-34   blocked; 1:finished; food 999; shelter 1200           finish                                        results 999 0
    ");
}

#[test]
fn two_players() {
    check("
        # rule       given                                                 do                                            then
        SAP-2P-1     reserve FEAST-CAMP; common HUNT-FIRE WATER-FIRE CAMP-FIRE RITUAL-FIRE BRAWL-FIRE   lay FEAST-CAMP-a C1 B1; decline; take HUNT-FIRE-a   step remove  count remove 4
        SAP-2P-1     reserve FEAST-CAMP; common HUNT-FIRE WATER-FIRE CAMP-FIRE RITUAL-FIRE BRAWL-FIRE   lay FEAST-CAMP-a C1 B1; decline; take HUNT-FIRE-a; remove HUNT-FIRE-a   refused SAP-2P-1
        SAP-2P-1     reserve FEAST-CAMP; common HUNT-FIRE WATER-FIRE CAMP-FIRE RITUAL-FIRE BRAWL-FIRE   lay FEAST-CAMP-a C1 B1; decline; take HUNT-FIRE-a; finish   refused SAP-2P-1
        SAP-2P-1     seats 3; reserve FEAST-CAMP; common HUNT-FIRE WATER-FIRE CAMP-FIRE RITUAL-FIRE BRAWL-FIRE   lay FEAST-CAMP-a C1 B1; decline; take HUNT-FIRE-a   removed 0  seat 1
        SAP-2P-2     pile 0; common HUNT-FIRE; reserve FEAST-CAMP          lay FEAST-CAMP-a C1 B1; decline               removed 0  last-round
        SAP-2P-2     pile 0; common HUNT-FIRE WATER-FIRE; reserve FEAST-CAMP   lay FEAST-CAMP-a C1 B1; decline; take HUNT-FIRE-a   removed 1  seat 1  last-round
        SAP-2P-3     reserve FEAST-CAMP; common HUNT-FIRE WATER-FIRE CAMP-FIRE RITUAL-FIRE BRAWL-FIRE   lay FEAST-CAMP-a C1 B1; decline; take HUNT-FIRE-a; remove WATER-FIRE-a   common 5  pile 18  tells SAP-2P-1 SAP-2P-3 SAP-2P-3
        SAP-2P-4     reserve FEAST-CAMP; common HUNT-FIRE WATER-FIRE CAMP-FIRE RITUAL-FIRE BRAWL-FIRE   lay FEAST-CAMP-a C1 B1; decline; take HUNT-FIRE-a; remove WATER-FIRE-a   removed 1
        SAP-2P-5     1:finished; reserve FEAST-CAMP; common HUNT-FIRE WATER-FIRE CAMP-FIRE RITUAL-FIRE BRAWL-FIRE   lay FEAST-CAMP-a C1 B1; decline; take HUNT-FIRE-a; remove WATER-FIRE-a   removed 1  seat 0  round 4
    ");
}
