//! Rows for brawl tokens and mountain tokens.

use crate::table::check;

#[test]
fn brawl() {
    check("
        # rule         given                                                 do                                            then
        SAP-BRAWL-1    tribe FIRE@right-3+BRAWL@H3; reserve BRAWL-WATER      lay BRAWL-WATER-a H2 H1                       count use brawl 12
        SAP-BRAWL-1    tribe FIRE@right-3+BRAWL@H3; reserve BRAWL-WATER FEAST-CAMP   lay BRAWL-WATER-a H2 H1; use brawl FEAST-CAMP-a   marks FEAST-CAMP-a 1
        SAP-BRAWL-2    tribe FIRE@right-3+BRAWL@H3; reserve BRAWL-WATER FEAST-CAMP; brawls FEAST-CAMP-a; 1:brawls FEAST-CAMP-a   lay BRAWL-WATER-a H2 H1; use brawl FEAST-CAMP-a   marks FEAST-CAMP-a 3
        SAP-BRAWL-3    reserve FEAST-CAMP; food 2; 1:brawls FEAST-CAMP-a     lay FEAST-CAMP-a C1 B1                        food 2  1:food 1  tells SAP-BRAWL-3 SAP-FOOD-1
        SAP-BRAWL-4    seats 3; reserve FEAST-CAMP; food 1; 1:brawls FEAST-CAMP-a; 2:brawls FEAST-CAMP-a   lay FEAST-CAMP-a C1 B1   step settle  count settle 2
        SAP-BRAWL-4    seats 3; reserve FEAST-CAMP; food 1; 1:brawls FEAST-CAMP-a; 2:brawls FEAST-CAMP-a   lay FEAST-CAMP-a C1 B1; settle 2   1:food 0  2:food 1  food 1
        SAP-BRAWL-4    seats 3; reserve FEAST-CAMP; food 1; 1:brawls FEAST-CAMP-a; 2:brawls FEAST-CAMP-a   lay FEAST-CAMP-a C1 B1; settle 0   refused SAP-BRAWL-4
        SAP-BRAWL-4    seats 3; reserve FEAST-CAMP; food 1; 1:brawls FEAST-CAMP-a; 2:brawls FEAST-CAMP-a   lay FEAST-CAMP-a C1 B1; use camp   refused SAP-BRAWL-4
        SAP-RUL-39     seats 3; reserve FEAST-CAMP; food 2; 1:brawls FEAST-CAMP-a FEAST-CAMP-a; 2:brawls FEAST-CAMP-a   lay FEAST-CAMP-a C1 B1; settle 1; settle 2   1:food 1  2:food 1  step powers
        SAP-RUL-39     seats 3; reserve FEAST-CAMP; food 2; 1:brawls FEAST-CAMP-a; 2:brawls FEAST-CAMP-a   lay FEAST-CAMP-a C1 B1   1:food 1  2:food 1  step powers
        SAP-BRAWL-5    reserve FEAST-CAMP; food 1; 1:brawls FEAST-CAMP-a FEAST-CAMP-a   lay FEAST-CAMP-a C1 B1             food 1  1:food 1
        SAP-BRAWL-6    reserve FEAST-CAMP; food 1; brawls FEAST-CAMP-a       lay FEAST-CAMP-a C1 B1                        food 2
        SAP-RUL-18     seats 3; reserve FEAST-CAMP; food 1; brawls FEAST-CAMP-a; 1:brawls FEAST-CAMP-a   lay FEAST-CAMP-a C1 B1   food 1  1:food 1  step powers
        SAP-BRAWL-7    reserve FEAST-CAMP; 1:brawls FEAST-CAMP-a FEAST-CAMP-a   lay FEAST-CAMP-a C1 B1                     marks FEAST-CAMP-a 0  1:food 0
        SAP-BRAWL-8    reserve FEAST-CAMP HUNT-FIRE; brawls HUNT-FIRE-a HUNT-FIRE-a   recall HUNT-FIRE-a                  marks HUNT-FIRE-a 1  step lay
        SAP-BRAWL-8    reserve FEAST-CAMP HUNT-FIRE; 1:brawls HUNT-FIRE-a    recall HUNT-FIRE-a                            refused SAP-BRAWL-8
        SAP-RUL-19     until 1; reserve FEAST-CAMP HUNT-FIRE; brawls HUNT-FIRE-a      lay FEAST-CAMP-a C1 B1; recall HUNT-FIRE-a    refused SAP-BRAWL-8
        SAP-RUL-19     since 2; reserve FEAST-CAMP HUNT-FIRE; brawls HUNT-FIRE-a      lay FEAST-CAMP-a C1 B1; recall HUNT-FIRE-a    marks HUNT-FIRE-a 0
        SAP-RUL-19     until 1; step take; exactly FEAST-CAMP HUNT-FIRE; brawls HUNT-FIRE-a    -                      lacks recall
        SAP-RUL-19     since 2; step take; exactly FEAST-CAMP HUNT-FIRE; brawls HUNT-FIRE-a    recall HUNT-FIRE-a     marks HUNT-FIRE-a 0  step take
        SAP-RUL-19     since 2; step take; exactly FEAST-CAMP HUNT-FIRE; brawls HUNT-FIRE-a    -                      offers recall HUNT-FIRE-a
        SAP-BRAWL-8    tribe FIRE@right-3+BRAWL@H3; reserve BRAWL-WATER FEAST-CAMP HUNT-FIRE; brawls HUNT-FIRE-a HUNT-FIRE-a HUNT-FIRE-a   lay BRAWL-WATER-a H2 H1; use brawl FEAST-CAMP-a from HUNT-FIRE-a   marks FEAST-CAMP-a 1  marks HUNT-FIRE-a 2
        SAP-BRAWL-8    tribe FIRE@right-3+BRAWL@H3; reserve BRAWL-WATER FEAST-CAMP HUNT-FIRE; brawls HUNT-FIRE-a HUNT-FIRE-a HUNT-FIRE-a   lay BRAWL-WATER-a H2 H1; use brawl FEAST-CAMP-a   refused SAP-BRAWL-8
        SAP-BRAWL-8    tribe FIRE@right-3+BRAWL@H3; reserve BRAWL-WATER FEAST-CAMP HUNT-FIRE; brawls HUNT-FIRE-a   lay BRAWL-WATER-a H2 H1; use brawl FEAST-CAMP-a from HUNT-FIRE-a   refused SAP-BRAWL-8
        SAP-BRAWL-8    tribe FIRE@right-3+BRAWL@H3; reserve BRAWL-WATER FEAST-CAMP HUNT-FIRE; brawls HUNT-FIRE-a HUNT-FIRE-a HUNT-FIRE-a   lay BRAWL-WATER-a H2 H1; use brawl HUNT-FIRE-a from HUNT-FIRE-a   refused SAP-BRAWL-8
        SAP-BRAWL-9    reserve FEAST-CAMP; common HUNT-FIRE WATER-FIRE CAMP-FIRE RITUAL-FIRE BRAWL-FIRE; 1:brawls HUNT-FIRE-a   lay FEAST-CAMP-a C1 B1; decline; take HUNT-FIRE-a   holds HUNT-FIRE-a  marks HUNT-FIRE-a 1
        SAP-BRAWL-10   reserve FEAST-CAMP; common HUNT-FIRE WATER-FIRE CAMP-FIRE RITUAL-FIRE BRAWL-FIRE; 1:brawls HUNT-FIRE-a HUNT-FIRE-a   lay FEAST-CAMP-a C1 B1; decline; take WATER-FIRE-a; remove HUNT-FIRE-a   marks HUNT-FIRE-a 0  tells SAP-BRAWL-10
        SAP-RUL-20     reserve FEAST-CAMP; common HUNT-FIRE WATER-FIRE CAMP-FIRE RITUAL-FIRE BRAWL-FIRE; brawls HUNT-FIRE-a   lay FEAST-CAMP-a C1 B1; decline; take WATER-FIRE-a; remove HUNT-FIRE-a   marks HUNT-FIRE-a 0
        SAP-BRAWL-11   tribe FIRE@right-3+BRAWL@H3; reserve BRAWL-WATER      lay BRAWL-WATER-a H2 H1; use brawl BRAWL-WATER-a   refused SAP-BRAWL-11
        SAP-BRAWL-11   tribe FIRE@right-3+BRAWL@H3; reserve BRAWL-WATER      lay BRAWL-WATER-a H2 H1; use brawl FEAST-GATHERING-a   refused SAP-BRAWL-11
        SAP-BRAWL-12   stuck; food 2; 1:brawls FEAST-RITUAL-a                found FEAST-RITUAL-a top-A A1                 food 1  1:food 1
    ");
}

#[test]
fn mountain_tokens() {
    check("
        # rule       given                                                 do                                            then
        SAP-TOK-1    token HUNT stock                                      token hunt keep                               used HUNT  stock -  steaks 1
        SAP-TOK-1    token HUNT stock; 1:token HUNT stock; reserve FEAST-CAMP; common HUNT-FIRE WATER-FIRE   token hunt keep; lay FEAST-CAMP-a C1 B1; decline; take HUNT-FIRE-a; remove WATER-FIRE-a; token hunt keep   1:steaks 1  1:used HUNT
        SAP-TOK-1    token HUNT used                                       token hunt keep                               refused SAP-TOK-1
        SAP-TOK-2    reserve FEAST-CAMP; token HUNT stock                  lay FEAST-CAMP-a C1 B1; decline; token hunt keep   step take  steaks 1
        SAP-TOK-2    reserve FEAST-CAMP; token HUNT stock                  lay FEAST-CAMP-a C1 B1; decline; end; token hunt keep   refused SAP-TOK-2
        SAP-TOK-2    reserve FEAST-CAMP; token FEAST stock; token HUNT stock   token feast; token hunt keep                  refused SAP-TOK-4
        SAP-TOK-2    tribe HUNT@top-A+CAMP@A1 CAMP@B1+FEAST@C1; reserve FEAST-WATER FEAST-HUNT; token HUNT stock   lay FEAST-WATER-a D1 E1; use feast; token hunt keep   step extra  steaks 1
        SAP-TOK-3    riverside; reserve RITUAL-HUNT                        lay RITUAL-HUNT-a H5 bot-H; decline; token hunt keep   steaks 1  used HUNT
        SAP-TOK-3    riverside; token HUNT discarded; reserve RITUAL-WATER   lay RITUAL-WATER-b H5 bot-H; use ritual CAMP; token camp   shelter 8  used CAMP
        SAP-TOK-4    token HUNT stock; token CAMP stock                    token hunt keep; token camp                   refused SAP-TOK-4
        SAP-TOK-4    token RITUAL stock                                    token ritual CAMP; token camp                 refused SAP-TOK-4
        SAP-TOK-5    token CAMP stock                                      token camp                                    shelter 3
        SAP-TOK-5    token BRAWL stock; reserve FEAST-CAMP                 token brawl FEAST-CAMP-a                      marks FEAST-CAMP-a 1
        SAP-TOK-6    token GATHERING stock; reserve GATHERING-CAMP         token gathering; lay GATHERING-CAMP-a C1 B1   food 1  covered C1
        SAP-TOK-6    stuck; token GATHERING stock; token FIRE top-A; token BRAWL bot-A   token gathering; found GATHERING-HUNT-a A3 left-3   tribes 2
        SAP-RUL-27   token GATHERING stock                                 token gathering                               food 0  used GATHERING
        SAP-TOK-7    tribe HUNT@top-A+CAMP@A1 CAMP@A2+GATHERING@B2; token GATHERING stock; reserve GATHERING-FIRE   token gathering; lay GATHERING-FIRE-a C2 D2; use gathering   food 3
        SAP-TOK-8    stuck; token FEAST stock                              token feast                                   refused SAP-TOK-8
        SAP-TOK-8    reserve FEAST-CAMP; token GATHERING stock; token HUNT stock   lay FEAST-CAMP-a C1 B1; decline; token gathering   refused SAP-TOK-8
        SAP-TOK-8    reserve FEAST-CAMP; token GATHERING stock             lay FEAST-CAMP-a C1 B1; decline               step take
        SAP-RUL-38   token HUNT stock; steaks 10; 1:steaks 8               token hunt keep                               refused SAP-TOK-8
        SAP-TOK-9    reserve FEAST-CAMP FEAST-WATER; token FEAST stock     token feast; extra FEAST-CAMP-a C1 B1         step lay  tiles 2  used FEAST  offers lay FEAST-WATER-a D1 E1
        SAP-TOK-10   reserve FEAST-CAMP; token HUNT stock                  lay FEAST-CAMP-a C1 B1; token hunt keep       refused SAP-TOK-10
        SAP-RUL-26   tribe HUNT@top-A+CAMP@A1 CAMP@A2+WATER@A3 WATER@B3+FEAST@C3; reserve FEAST-WATER FEAST-HUNT; token HUNT stock   lay FEAST-WATER-b C4 B4; token hunt keep   refused SAP-TOK-10
        SAP-TOK-11   tribe HUNT@top-A+CAMP@A1 CAMP@A2+WATER@A3 WATER@B3+FEAST@C3; reserve FEAST-WATER FEAST-HUNT; token HUNT stock   lay FEAST-WATER-b C4 B4; use feast; extra FEAST-HUNT-a D4 D5; token hunt keep   steaks 1  step powers  offers use water
        SAP-TOK-11   tribe HUNT@top-A+CAMP@A1 CAMP@A2+WATER@A3 WATER@B3+FEAST@C3; reserve FEAST-WATER FEAST-HUNT; token HUNT stock   lay FEAST-WATER-b C4 B4; use feast; extra FEAST-HUNT-a D4 D5   step powers  offers token hunt keep
        SAP-TOK-11   tribe HUNT@top-A+CAMP@A1 CAMP@B1+FEAST@C1; reserve FEAST-WATER FEAST-HUNT; token HUNT stock   lay FEAST-WATER-a D1 E1; use feast; extra FEAST-HUNT-a D2 D3   step after  offers token hunt keep
        SAP-RUL-40   reserve FEAST-CAMP RITUAL-BRAWL RITUAL-FIRE BRAWL-FIRE; token FEAST stock   token feast; extra FEAST-CAMP-a C1 B1   step lay  lacks lay  offers found  shelter 0
    ");
}
