//! Rows for the starting cave.

use crate::table::check;

#[test]
fn starting_cave() {
    check("
        # rule         given                                                              do                                            then
        SAP-START-1    start; reserve CAMP-HUNT                                           lay CAMP-HUNT-a A1 top-A                      refused SAP-START-1
        SAP-START-1    start; seats 3; first 2; at 2; 2:reserve CAMP-HUNT; common HUNT-FIRE WATER-FIRE CAMP-FIRE RITUAL-FIRE BRAWL-FIRE   start CAMP-HUNT-a B1 top-B; take HUNT-FIRE-a   seat 0  step start  common 5
        SAP-START-1    start; first 1; reserve CAMP-HUNT; 1:tribe RITUAL@top-C+BRAWL@C1; common HUNT-FIRE WATER-FIRE CAMP-FIRE RITUAL-FIRE BRAWL-FIRE   start CAMP-HUNT-a A1 top-A; take HUNT-FIRE-a   seat 1  step lay  round 1
        SAP-START-2    start; reserve CAMP-HUNT                                           start CAMP-HUNT-a A1 top-A                    covered top-A  covered A1  tiles 1  tribes 1
        SAP-START-2    start; reserve CAMP-HUNT                                           start CAMP-HUNT-a B1 A1                       refused SAP-START-2
        SAP-START-2    start; reserve CAMP-HUNT                                           start CAMP-HUNT-b A1 top-A                    refused SAP-START-2
        SAP-START-2    start; reserve CAMP-HUNT                                           start CAMP-HUNT-a A3 top-A                    refused SAP-START-2
        SAP-START-3    start; reserve CAMP-HUNT                                           start CAMP-HUNT-a top-A A1                    refused SAP-START-3
        SAP-START-4    start; reserve GATHERING-CAMP                                      start GATHERING-CAMP-a A3 left-3              refused SAP-START-4
        SAP-START-4    start; reserve GATHERING-HUNT                                      start GATHERING-HUNT-a A1 top-A               covered A1
        SAP-START-5    start; reserve GATHERING-HUNT                                      start GATHERING-HUNT-a top-G G1               covered top-G
        SAP-RUL-6      start; reserve GATHERING-CAMP                                      -                                             offers start GATHERING-CAMP-a top-G G1  lacks start GATHERING-CAMP-a A3 left-3
        SAP-START-6    start; reserve CAMP-HUNT                                           start CAMP-HUNT-a A1 top-A                    stock HUNT
        SAP-START-7    start; reserve CAMP-HUNT                                           start CAMP-HUNT-a A1 top-A                    shelter 7
        SAP-START-8    start; reserve CAMP-HUNT                                           start CAMP-HUNT-a A1 top-A                    food 0  step start-take
        SAP-START-9    start; reserve CAMP-HUNT                                           start CAMP-HUNT-a A1 top-A; token hunt keep   refused SAP-START-9
        SAP-START-10   start; reserve CAMP-HUNT; common HUNT-FIRE WATER-FIRE              start CAMP-HUNT-a A1 top-A; take HUNT-FIRE-a   reserve 4  holds HUNT-FIRE-a  common 5  pile 19
        SAP-START-10   start; reserve CAMP-HUNT; common HUNT-FIRE WATER-FIRE              start CAMP-HUNT-a A1 top-A; take WATER-FIRE-a HUNT-FIRE-a   refused SAP-START-10
        SAP-START-11   start; reserve CAMP-HUNT; common HUNT-FIRE WATER-FIRE              start CAMP-HUNT-a A1 top-A; take HUNT-FIRE-a   removed 0  seat 1
        SAP-RUL-3      start; reserve CAMP-HUNT; common HUNT-FIRE WATER-FIRE              start CAMP-HUNT-a A1 top-A; take HUNT-FIRE-a   removed 0  common 5
        SAP-START-12   start; reserve CAMP-HUNT                                           found CAMP-HUNT-a A1 top-A                    refused SAP-START-12
        SAP-START-12   start; reserve GATHERING-CAMP GATHERING-WATER GATHERING-FIRE GATHERING-RITUAL; token GATHERING fall-R; token BRAWL top-G; token FIRE fall-L; token FEAST bot-A; token WATER left-3; token CAMP bot-H; token RITUAL top-A; token HUNT right-3   -   offers start GATHERING-RITUAL-a A1 top-A
        SAP-RUL-4      start; reserve GATHERING-CAMP GATHERING-WATER GATHERING-FIRE GATHERING-FIRE; token GATHERING fall-R; token BRAWL top-G; token FIRE fall-L; token FEAST bot-A; token RITUAL right-3; token WATER left-3; token CAMP bot-H   found GATHERING-CAMP-a left-3 A3   shelter 4  stock -  discarded WATER  step start-take
        SAP-RUL-4      start; reserve GATHERING-CAMP GATHERING-WATER GATHERING-FIRE GATHERING-FIRE; token GATHERING fall-R; token BRAWL top-G; token FIRE fall-L; token FEAST bot-A; token RITUAL right-3; token WATER left-3; token CAMP bot-H   -   lacks start  offers found
    ");
}
