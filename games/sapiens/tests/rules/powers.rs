//! Rows for the chapters on scene powers, except Brawl.

use crate::table::check;

#[test]
fn powers_in_general() {
    check("
        # rule       given                                                 do                                            then
        SAP-EFF-1    reserve FEAST-CAMP                                    lay FEAST-CAMP-a C1 B1                        offers use camp  lacks use feast
        SAP-EFF-1    reserve FEAST-CAMP                                    lay FEAST-CAMP-a C1 B1; use feast             refused SAP-EFF-1
        SAP-EFF-1    tribe HUNT@top-A+CAMP@A1 CAMP@A2+WATER@A3; reserve WATER-CAMP   lay WATER-CAMP-b B3 B2; use camp; use camp   refused SAP-EFF-1
        SAP-EFF-2    reserve FEAST-CAMP                                    lay FEAST-CAMP-a C1 B1; decline               shelter 0  step take
        SAP-EFF-3    tribe HUNT@top-A+CAMP@A1 CAMP@A2+WATER@A3; reserve WATER-CAMP WATER-HUNT; common FEAST-FIRE FEAST-HUNT   lay WATER-CAMP-b B3 B2; use water WATER-HUNT-a for FEAST-HUNT-a; use camp   shelter 3  holds FEAST-HUNT-a
        SAP-EFF-3    tribe HUNT@top-A+CAMP@A1 CAMP@A2+WATER@A3 WATER@B3+FEAST@C3; reserve FEAST-WATER FEAST-HUNT   lay FEAST-WATER-b C4 B4; use feast; decline   refused SAP-EFF-3
        SAP-EFF-4    tribe HUNT@top-A+CAMP@A1 CAMP@B1+FEAST@C1; reserve FEAST-WATER WATER-HUNT   lay FEAST-WATER-a D1 E1; use feast; extra WATER-HUNT-a F1 G1   food 2  step take
        SAP-RUL-9    tribe HUNT@top-A+CAMP@A1 CAMP@B1+FEAST@C1; reserve FEAST-CAMP CAMP-HUNT   lay FEAST-CAMP-b D1 E1; use feast; extra CAMP-HUNT-b F1 G1   shelter 0  step take
        SAP-EFF-5    riverside; reserve RITUAL-HUNT                        lay RITUAL-HUNT-a H5 bot-H                    step powers  food 2  shelter 0  stock -
        SAP-EFF-6    tribe HUNT@top-A+CAMP@A1 CAMP@B1+FEAST@C1; reserve FEAST-WATER RITUAL-BRAWL RITUAL-FIRE BRAWL-FIRE   lay FEAST-WATER-a D1 E1   tells SAP-FOOD-1 SAP-EFF-6  step take
        SAP-RUL-10   riverside; tokens discarded; reserve RITUAL-WATER     lay RITUAL-WATER-b H5 bot-H                   tells SAP-FOOD-1 SAP-EFF-6  step take
        SAP-EFF-7    reserve FEAST-CAMP; token FEAST stock                 token feast; extra FEAST-CAMP-a C1 B1         shelter 0  step lay  lacks use
        SAP-EFF-7    stuck                                                 found FEAST-RITUAL-a top-A A1                 step take  silent SAP-EFF-6
        SAP-EFF-8    tribe HUNT@top-A+CAMP@A1 CAMP@A2+WATER@A3 WATER@B3+FEAST@C3; reserve FEAST-WATER RITUAL-BRAWL RITUAL-FIRE BRAWL-FIRE; common FEAST-HUNT HUNT-FIRE   lay FEAST-WATER-b C4 B4   food 5  lacks use feast  offers use water  step powers
        SAP-EFF-8    tribe HUNT@top-A+CAMP@A1 CAMP@A2+WATER@A3 WATER@B3+FEAST@C3; reserve FEAST-WATER RITUAL-BRAWL RITUAL-FIRE BRAWL-FIRE; common FEAST-HUNT HUNT-FIRE   lay FEAST-WATER-b C4 B4; use feast   refused SAP-EFF-6
        SAP-EFF-8    tribe HUNT@top-A+CAMP@A1 CAMP@A2+WATER@A3 WATER@B3+FEAST@C3; reserve FEAST-WATER RITUAL-BRAWL RITUAL-FIRE BRAWL-FIRE; common FEAST-HUNT HUNT-FIRE   lay FEAST-WATER-b C4 B4; use water RITUAL-FIRE-a for FEAST-HUNT-a   offers use feast  step powers
        SAP-RUL-37   tribe HUNT@top-A+CAMP@A1 CAMP@A2+WATER@A3 WATER@B3+FEAST@C3; reserve FEAST-WATER RITUAL-BRAWL RITUAL-FIRE BRAWL-FIRE; common FEAST-HUNT HUNT-FIRE   lay FEAST-WATER-b C4 B4; use water RITUAL-FIRE-a for HUNT-FIRE-a   tells SAP-WATER-1 SAP-EFF-6  step take
    ");
}

#[test]
fn feast() {
    check("
        # rule        given                                                 do                                            then
        SAP-FEAST-1   tribe HUNT@top-A+CAMP@A1 CAMP@B1+FEAST@C1; reserve FEAST-WATER FEAST-HUNT   lay FEAST-WATER-a D1 E1; use feast   step extra  offers extra FEAST-HUNT-a D2 D3  offers skip
        SAP-FEAST-1   tribe HUNT@top-A+CAMP@A1 CAMP@B1+FEAST@C1; reserve FEAST-WATER FEAST-HUNT   lay FEAST-WATER-a D1 E1; use feast; extra FEAST-HUNT-a D3 D4   refused SAP-LAY-5
        SAP-FEAST-2   tribe HUNT@top-A+CAMP@A1 CAMP@B1+FEAST@C1; reserve FEAST-WATER CAMP-HUNT    lay FEAST-WATER-a D1 E1; use feast; extra CAMP-HUNT-b A2 A3   food 2  shelter 0
        SAP-FEAST-2   tribe FIRE@right-3+GATHERING@H3; reserve GATHERING-WATER; token FEAST stock   token feast; extra GATHERING-WATER-a H2 H1   food 0  step lay
        SAP-FEAST-3   riverside; reserve RITUAL-HUNT; token FEAST stock     token feast; extra RITUAL-HUNT-a H5 bot-H      stock HUNT  shelter 7  food 0  used FEAST  step lay
        SAP-FEAST-3   riverside; reserve RITUAL-CAMP; token FEAST stock; token HUNT discarded   token feast; extra RITUAL-CAMP-b H5 bot-H   stock -  shelter 5
        SAP-FEAST-4   reserve FEAST-CAMP; token FEAST stock; food 1; 1:brawls FEAST-CAMP-a   token feast; extra FEAST-CAMP-a C1 B1   food 0  1:food 1
        SAP-RUL-11    stuck; food 1; 1:brawls FEAST-RITUAL-a                found FEAST-RITUAL-a top-A A1                 food 0  1:food 1
        SAP-FEAST-5   tribe HUNT@top-A+CAMP@A1 CAMP@B1+FEAST@C1; reserve FEAST-WATER FEAST-HUNT   lay FEAST-WATER-a D1 E1; use feast; skip   tells SAP-FEAST-5  step take  tribes 1
        SAP-RUL-12    tribe HUNT@top-A+CAMP@A1 CAMP@B1+FEAST@C1; reserve FEAST-WATER RITUAL-BRAWL RITUAL-FIRE BRAWL-FIRE   lay FEAST-WATER-a D1 E1   tribes 1  lacks found  step take
        SAP-FEAST-6   reserve FEAST-CAMP FEAST-WATER; token FEAST stock     token feast; extra FEAST-CAMP-a C1 B1; lay FEAST-WATER-a D1 E1   food 2
        SAP-FEAST-7   tribe WATER@top-G+CAMP@G1 CAMP@G2+FEAST@G3 FEAST@G4+RITUAL@F4 FEAST@G5+RITUAL@F5; token HUNT bot-H; token RITUAL top-A; token FEAST stock; reserve FEAST-HUNT FEAST-WATER RITUAL-BRAWL   lay FEAST-HUNT-a H5 bot-H; use feast; token feast; extra FEAST-WATER-a H3 right-3   step extra  stock WATER  shelter 6
        SAP-RUL-13    tribe WATER@top-G+CAMP@G1 CAMP@G2+FEAST@G3 FEAST@G4+RITUAL@F4 FEAST@G5+RITUAL@F5; token HUNT bot-H; token RITUAL top-A; token FEAST stock; reserve FEAST-HUNT FEAST-WATER RITUAL-BRAWL   lay FEAST-HUNT-a H5 bot-H; use feast; token feast; extra FEAST-WATER-a H3 right-3; skip   stock WATER HUNT  shelter 13
    ");
}

#[test]
fn gathering_camp_and_hunt() {
    check("
        # rule       given                                                 do                                            then
        SAP-GATH-1   tribe FIRE@right-3+GATHERING@H3; reserve GATHERING-WATER   lay GATHERING-WATER-a H2 H1; use gathering   food 3
        SAP-GATH-1   tribe FIRE@right-3+GATHERING@H3; reserve GATHERING-WATER   lay GATHERING-WATER-a H2 H1; decline         food 2
        SAP-GATH-2   reserve GATHERING-CAMP; token FEAST stock             token feast; extra GATHERING-CAMP-a C1 B1     refused SAP-LAY-9
        SAP-GATH-2   start; reserve GATHERING-CAMP                         start GATHERING-CAMP-a A3 left-3              refused SAP-START-4
        SAP-GATH-2   stuck                                                 found GATHERING-HUNT-a A3 left-3              refused SAP-ABN-6
        SAP-CAMP-1   reserve FEAST-CAMP                                    lay FEAST-CAMP-a C1 B1; use camp              shelter 3
        SAP-HUNT-1   tribe CAMP@left-3+HUNT@A3; reserve HUNT-FIRE          lay HUNT-FIRE-a B3 B2; use hunt keep          steaks 1  steaks-left 17  food 1
        SAP-HUNT-2   tribe CAMP@left-3+HUNT@A3; reserve HUNT-FIRE          lay HUNT-FIRE-a B3 B2; use hunt convert       steaks 0  food 2
        SAP-HUNT-2   tribe CAMP@left-3+HUNT@A3; reserve HUNT-FIRE; steaks 1   lay HUNT-FIRE-a B3 B2; use hunt convert    steaks 0  food 4
        SAP-HUNT-2   tribe CAMP@left-3+HUNT@A3; reserve HUNT-FIRE; steaks 2   lay HUNT-FIRE-a B3 B2; use hunt convert    steaks 0  food 6
        SAP-HUNT-2   tribe CAMP@left-3+HUNT@A3; reserve HUNT-FIRE; steaks 3   lay HUNT-FIRE-a B3 B2; use hunt convert    steaks 0  food 8
        SAP-HUNT-2   tribe CAMP@left-3+HUNT@A3; reserve HUNT-FIRE; steaks 4   lay HUNT-FIRE-a B3 B2; use hunt convert    steaks 0  food 11
        SAP-HUNT-3   tribe CAMP@left-3+HUNT@A3; reserve HUNT-FIRE; steaks 6   lay HUNT-FIRE-a B3 B2; use hunt convert    steaks 0  food 11  steaks-left 18
        SAP-RUL-32   tribe CAMP@left-3+HUNT@A3; reserve HUNT-FIRE; steaks 6   lay HUNT-FIRE-a B3 B2                      count use hunt 2
        SAP-HUNT-4   tribe CAMP@left-3+HUNT@A3; reserve HUNT-FIRE; steaks 2   lay HUNT-FIRE-a B3 B2; use hunt keep; use hunt convert   refused SAP-REF-1
        SAP-HUNT-5   token HUNT stock; steaks 4                            token hunt convert                            refused SAP-HUNT-5
        SAP-HUNT-5   token HUNT stock; steaks 4                            token hunt keep                               steaks 5  food 0  lacks use hunt convert
        SAP-HUNT-6   blocked; 1:finished; food 3; shelter 9; steaks 5      finish                                        results 3 0
        SAP-HUNT-7   tribe CAMP@left-3+HUNT@A3; reserve HUNT-FIRE; steaks 3; 1:steaks 15   lay HUNT-FIRE-a B3 B2; use hunt convert   food 6  steaks 0  steaks-left 3
        SAP-RUL-21   tribe CAMP@left-3+HUNT@A3; reserve HUNT-FIRE; steaks 3; 1:steaks 15   lay HUNT-FIRE-a B3 B2; use hunt keep      steaks 3
        SAP-HUNT-7   until 1; tribe CAMP@left-3+HUNT@A3; reserve HUNT-FIRE; seats 3; 1:steaks 9; 2:steaks 9   lay HUNT-FIRE-a B3 B2; use hunt convert   refused SAP-HUNT-2
        SAP-EFF-6    until 1; tribe CAMP@left-3+HUNT@A3; reserve HUNT-FIRE; seats 3; 1:steaks 9; 2:steaks 9   lay HUNT-FIRE-a B3 B2; use hunt keep      steaks 0  step take
        SAP-EFF-6    since 2; tribe CAMP@left-3+HUNT@A3; reserve HUNT-FIRE; seats 3; 1:steaks 9; 2:steaks 9   lay HUNT-FIRE-a B3 B2   tells SAP-FOOD-1 SAP-EFF-6  step take
        SAP-EFF-6    since 2; tribe CAMP@left-3+HUNT@A3; reserve HUNT-FIRE; seats 3; 1:steaks 9; 2:steaks 8   lay HUNT-FIRE-a B3 B2   step powers  count use hunt 2
    ");
}

#[test]
fn ritual() {
    check("
        # rule       given                                                 do                                            then
        SAP-RIT-1    tribe FIRE@right-3+RITUAL@H3; reserve RITUAL-WATER    lay RITUAL-WATER-a H2 H1                      count use ritual 7
        SAP-RIT-1    tribe FIRE@right-3+RITUAL@H3; reserve RITUAL-WATER    lay RITUAL-WATER-a H2 H1; use ritual FEAST    stock FEAST
        SAP-RIT-1    tribe FIRE@right-3+RITUAL@H3; reserve RITUAL-WATER; token FEAST stock   lay RITUAL-WATER-a H2 H1; use ritual FEAST   refused SAP-RIT-1
        SAP-RIT-2    tribe FIRE@right-3+RITUAL@H3; reserve RITUAL-WATER; token FIRE used   lay RITUAL-WATER-a H2 H1; use ritual FIRE   refused SAP-RIT-2
        SAP-RIT-2    tribe FIRE@right-3+RITUAL@H3; reserve RITUAL-WATER; tokens discarded; token FIRE used   lay RITUAL-WATER-a H2 H1; use ritual FIRE   stock FIRE
        SAP-RUL-33   tribe FIRE@right-3+RITUAL@H3; reserve RITUAL-WATER; tokens discarded; 1:tokens used   lay RITUAL-WATER-a H2 H1   tells SAP-EFF-6  step take
        SAP-RIT-3    tribe FIRE@right-3+RITUAL@H3; reserve RITUAL-WATER; token FIRE discarded   lay RITUAL-WATER-a H2 H1; use ritual FIRE   refused SAP-RIT-3
        SAP-RUL-14   tribe FIRE@right-3+RITUAL@H3; reserve RITUAL-WATER; tokens discarded; token FIRE used   lay RITUAL-WATER-a H2 H1   count use ritual 1
        SAP-RIT-4    riverside; token RITUAL stock; reserve RITUAL-CAMP    token ritual HUNT; lay RITUAL-CAMP-b H5 bot-H; decline   shelter 5
        SAP-RIT-5    riverside; reserve RITUAL-HUNT                        lay RITUAL-HUNT-a H5 bot-H; use ritual HUNT   refused SAP-RIT-5
        SAP-RIT-5    riverside; tokens discarded; token HUNT bot-H; token FIRE used; reserve RITUAL-HUNT   lay RITUAL-HUNT-a H5 bot-H; use ritual FIRE   stock HUNT FIRE
        SAP-RUL-15   riverside; tokens discarded; token HUNT bot-H; token FIRE used; reserve RITUAL-HUNT   lay RITUAL-HUNT-a H5 bot-H   count use ritual 1  stock -
        SAP-RIT-6    tribe FIRE@right-3+RITUAL@H3; reserve RITUAL-WATER; bears A3   lay RITUAL-WATER-a H2 H1; use ritual CAMP   stock CAMP
        SAP-RUL-16   tribe HUNT@top-A+RITUAL@A1 RITUAL@A2+CAMP@A3; bears left-3; reserve RITUAL-WATER   lay RITUAL-WATER-a B1 C1; use ritual CAMP   stock CAMP
        SAP-RIT-7    tokens discarded; token RITUAL stock; token FIRE used   token ritual RITUAL                           refused SAP-RIT-7
        SAP-RUL-17   tokens discarded; token RITUAL stock                  token ritual RITUAL                           refused SAP-TOK-8
    ");
}

#[test]
fn water() {
    check("
        # rule        given                                                 do                                            then
        SAP-WATER-1   tribe FIRE@right-3+WATER@H3; reserve WATER-CAMP FEAST-CAMP; common HUNT-FIRE   lay WATER-CAMP-a H2 H1; use water FEAST-CAMP-a for HUNT-FIRE-a   holds HUNT-FIRE-a  reserve 3
        SAP-WATER-1   tribe FIRE@right-3+WATER@H3; reserve WATER-CAMP FEAST-CAMP; 1:reserve FEAST-HUNT   lay WATER-CAMP-a H2 H1; use water FEAST-CAMP-a for FEAST-HUNT-a   holds FEAST-HUNT-a  1:holds FEAST-CAMP-a
        SAP-WATER-1   tribe FIRE@right-3+WATER@H3; reserve WATER-CAMP FEAST-CAMP CAMP-HUNT   lay WATER-CAMP-a H2 H1; use water FEAST-CAMP-a for CAMP-HUNT-a   refused SAP-WATER-1
        SAP-WATER-1   tribe FIRE@right-3+WATER@H3; reserve WATER-CAMP; common HUNT-FIRE   lay WATER-CAMP-a H2 H1; use water FEAST-CAMP-a for HUNT-FIRE-a   refused SAP-WATER-1
        SAP-WATER-2   tribe FIRE@right-3+WATER@H3; reserve WATER-CAMP FEAST-CAMP; common HUNT-FIRE; 1:brawls HUNT-FIRE-a FEAST-CAMP-a   lay WATER-CAMP-a H2 H1; use water FEAST-CAMP-a for HUNT-FIRE-a   marks HUNT-FIRE-a 1  marks FEAST-CAMP-a 1
        SAP-WATER-3   tribe FIRE@right-3+WATER@H3; last; first 1; 1:exactly; reserve WATER-CAMP FEAST-CAMP   lay WATER-CAMP-a H2 H1   tells SAP-EFF-6  silent SAP-WATER-1
        SAP-WATER-4   tribe FIRE@right-3+WATER@H3; reserve WATER-CAMP FEAST-CAMP; token WATER stock; common HUNT-FIRE BRAWL-FIRE   token water FEAST-CAMP-a for HUNT-FIRE-a   reserve 4  common 5  1:reserve 4
    ");
}

#[test]
fn fire() {
    check("
        # rule        given                                                 do                                            then
        SAP-FIRE-1    token FIRE stock                                      token bear 1 B1                               1:bears B1  bears-left 17
        SAP-FIRE-1    token FIRE stock                                      token bear 1 E4                               refused SAP-FIRE-1
        SAP-FIRE-1    token FIRE stock                                      token bear 1 C1                               refused SAP-FIRE-1
        SAP-FIRE-1    token FIRE stock                                      token bear 0 B1                               refused SAP-FIRE-1
        SAP-FIRE-1    token FIRE stock; 1:bears B1                          token bear 1 B1                               refused SAP-FIRE-1
        SAP-FIRE-2    token FIRE stock; 1:tribe RITUAL@top-C+BRAWL@C1 BRAWL@B1+WATER@A1 WATER@A2+HUNT@A3   token bear 1 B2   shelter 2
        SAP-FIRE-3    token FIRE stock; 1:tribe RITUAL@top-C+BRAWL@C1; 1:tribe CAMP@left-3+HUNT@A3 HUNT@B3+WATER@C3   token bear 1 C2   shelter 2
        SAP-RUL-22    token FIRE stock; 1:tribe RITUAL@top-C+BRAWL@C1; 1:tribe CAMP@left-3+HUNT@A3   token bear 1 D1       shelter 1
        SAP-FIRE-4    token FIRE stock; bears B1                            token chase B1                                bears -  bears-left 18  shelter 0
        SAP-FIRE-4    token FIRE stock; bears B1                            token chase B2                                refused SAP-FIRE-4
        SAP-RUL-23    token FIRE stock; bears B1; 1:bears B1 D1 C2          token chase B1                                bears-left 15
        SAP-FIRE-5    bears B1 A2; reserve FEAST-CAMP                       lay FEAST-CAMP-a C1 B1                        refused SAP-LAY-3
        SAP-FIRE-6    token FIRE stock; 1:tribe RITUAL@top-C+BRAWL@C1 BRAWL@B1+WATER@A1 WATER@A2+HUNT@A3   token bear 1 left-3   shelter 1  1:bears left-3
        SAP-FIRE-6    token FIRE stock                                      token bear 1 fall-L                           refused SAP-FIRE-6
        SAP-RUL-24    token FIRE stock                                      token bear 1 left-3                           refused SAP-FIRE-1
        SAP-FIRE-7    token FIRE stock; bears A5 B5 C5 D5 E5 F5 G5 A4 B4 C4 D4 E4 F4 G4 A3 B3 C3 D3   token bear 1 B1     refused SAP-FIRE-7
        SAP-FIRE-7    token FIRE stock; bears A5 B5 C5 D5 E5 F5 G5 A4 B4 C4 D4 E4 F4 G4 A3 B3 C3 D3   -                   lacks token bear  count token chase 18
        SAP-FIRE-8    token FIRE stock; 1:finished                          token bear 1 B1                               1:bears B1
        SAP-RUL-25    token FIRE stock; 1:finished; tribe FIRE@right-3+WATER@H3; reserve WATER-CAMP FEAST-CAMP; 1:reserve FEAST-HUNT   lay WATER-CAMP-a H2 H1; use water FEAST-CAMP-a for FEAST-HUNT-a   1:holds FEAST-CAMP-a
    ");
}
