//! Rows for the chapters on turns, laying, food and caves.

use crate::table::check;

#[test]
fn turns() {
    check("
        # rule       given                                                 do                                                               then
        SAP-TURN-1   reserve FEAST-CAMP; common HUNT-FIRE WATER-FIRE CAMP-FIRE RITUAL-FIRE BRAWL-FIRE   lay FEAST-CAMP-a C1 B1; decline; take HUNT-FIRE-a; remove WATER-FIRE-a   seat 1  step lay  round 3  reserve 4  common 5
        SAP-TURN-1   seats 3; first 1; reserve FEAST-CAMP; common HUNT-FIRE WATER-FIRE CAMP-FIRE RITUAL-FIRE BRAWL-FIRE   lay FEAST-CAMP-a C1 B1; decline; take HUNT-FIRE-a   seat 1  round 4
        SAP-TURN-1   reserve FEAST-CAMP                                    take HUNT-FIRE-b                                                 refused SAP-TURN-2
        SAP-TURN-2   reserve FEAST-CAMP                                    finish                                                           refused SAP-TURN-2
        SAP-TURN-2   reserve FEAST-CAMP                                    end                                                              refused SAP-TURN-2
        SAP-TURN-2   reserve FEAST-CAMP                                    -                                                                offers lay  lacks found  lacks finish
        SAP-TURN-3   reserve FEAST-CAMP; token HUNT stock                  token hunt keep                                                  steaks 1  used HUNT  step lay
        SAP-TURN-3   reserve FEAST-CAMP; token HUNT stock                  lay FEAST-CAMP-a C1 B1; decline                                  step after  offers token hunt keep  offers end
        SAP-TURN-3   reserve FEAST-CAMP; token HUNT stock                  lay FEAST-CAMP-a C1 B1; decline; take HUNT-FIRE-b                refused SAP-TURN-3
        SAP-TURN-4   reserve FEAST-CAMP                                    lay FEAST-CAMP-a C1 B1                                           tiles 2  1:tiles 1
        SAP-TURN-5   riverside; reserve RITUAL-HUNT; food 1; 1:brawls RITUAL-HUNT-a   lay RITUAL-HUNT-a H5 bot-H                         tells SAP-LAY-1 SAP-BRAWL-3 SAP-FOOD-1  silent SAP-CAVE-3
        SAP-TURN-5   riverside; reserve RITUAL-HUNT                        lay RITUAL-HUNT-a H5 bot-H; decline                              tells SAP-EFF-2 SAP-CAVE-2 SAP-CAVE-3
        SAP-TURN-5   reserve FEAST-CAMP                                    lay FEAST-CAMP-a C1 B1; take HUNT-FIRE-b                         refused SAP-TURN-5
    ");
}

#[test]
fn laying_a_tile() {
    check("
        # rule       given                                                 do                               then
        SAP-LAY-1    reserve FEAST-CAMP                                    lay FEAST-CAMP-a C1 B1           covered B1  covered C1  reserve 3
        SAP-LAY-1    reserve FEAST-CAMP                                    lay FEAST-CAMP-a B2 A2           covered A2  covered B2
        SAP-LAY-1    reserve FEAST-CAMP                                    lay FEAST-CAMP-b C1 B1           refused SAP-LAY-1
        SAP-LAY-1    reserve FEAST-CAMP                                    lay FEAST-CAMP-a D1 B1           refused SAP-LAY-1
        SAP-LAY-1    reserve FEAST-CAMP                                    lay FEAST-CAMP-a top-B B1        refused SAP-LAY-1
        SAP-LAY-2    reserve FEAST-CAMP                                    lay FEAST-CAMP-a B1 A1           refused SAP-LAY-2
        SAP-LAY-3    reserve FEAST-CAMP; bears C1                          lay FEAST-CAMP-a C1 B1           refused SAP-LAY-3
        SAP-LAY-3    reserve FEAST-CAMP; bears C1                          -                                lacks lay FEAST-CAMP-a C1 B1  offers lay FEAST-CAMP-a B2 B1
        SAP-LAY-4    reserve FEAST-CAMP                                    lay FEAST-CAMP-a fall-L A2       refused SAP-LAY-4
        SAP-LAY-5    reserve FEAST-CAMP                                    lay FEAST-CAMP-a C2 B2           refused SAP-LAY-5
        SAP-LAY-6    reserve FEAST-CAMP                                    lay FEAST-CAMP-a B1 C1           refused SAP-LAY-6
        SAP-LAY-6    tribe HUNT@top-A+CAMP@A1 CAMP@A2+WATER@A3; reserve CAMP-HUNT   lay CAMP-HUNT-b B2 B3   refused SAP-LAY-6
        SAP-LAY-7    tribe HUNT@top-A+CAMP@A1 CAMP@A2+WATER@A3; reserve WATER-CAMP  lay WATER-CAMP-b B3 B2  food 3  offers use camp  offers use water
        SAP-LAY-8    tribe HUNT@top-A+CAMP@A1; tribe CAMP@A3+BRAWL@left-3; reserve FEAST-CAMP   lay FEAST-CAMP-a B2 A2   refused SAP-LAY-8
        SAP-RUL-36   tribe HUNT@top-A+CAMP@A1; tribe CAMP@A3+BRAWL@left-3; reserve FEAST-CAMP   -            lacks lay FEAST-CAMP-a B2 A2  offers lay FEAST-CAMP-a C3 B3
        SAP-LAY-9    reserve GATHERING-CAMP                                lay GATHERING-CAMP-a C1 B1       refused SAP-LAY-9
        SAP-LAY-9    reserve GATHERING-CAMP                                -                                count lay GATHERING-CAMP-a 2
        SAP-LAY-10   reserve GATHERING-CAMP; plains; played                lay GATHERING-CAMP-a C1 B1       covered C1  food 1
        SAP-LAY-10   token GATHERING stock; reserve GATHERING-CAMP; 1:reserve GATHERING-BRAWL; common HUNT-FIRE WATER-FIRE   token gathering; lay GATHERING-CAMP-a C1 B1; decline; take HUNT-FIRE-a; remove WATER-FIRE-a; lay GATHERING-BRAWL-a D2 D1   refused SAP-LAY-9
        SAP-LAY-11   riverside; reserve RITUAL-CAMP                        lay RITUAL-CAMP-b H5 bot-H       refused SAP-LAY-11
        SAP-LAY-11   riverside; reserve RITUAL-HUNT                        lay RITUAL-HUNT-a H5 bot-H       covered bot-H
        SAP-LAY-12   riverside; token HUNT used; reserve RITUAL-CAMP       lay RITUAL-CAMP-b H5 bot-H       covered bot-H
        SAP-LAY-13   reserve FEAST-CAMP                                    lay FEAST-CAMP-a D4 D5           refused SAP-LAY-5
        SAP-RUL-7    reserve FEAST-CAMP                                    lay FEAST-CAMP-a C1 B1           lacks use feast  offers use camp
    ");
}

#[test]
fn food() {
    check("
        # rule       given                                                 do                               then
        SAP-FOOD-1   reserve FEAST-CAMP                                    lay FEAST-CAMP-a C1 B1           food 1
        SAP-FOOD-2   tribe HUNT@top-A+CAMP@A1 CAMP@A2+WATER@A3 CAMP@B2+WATER@B3; reserve FEAST-CAMP   lay FEAST-CAMP-a C1 B1   food 1
        SAP-FOOD-3   tribe HUNT@top-A+CAMP@A1 CAMP@B1+FEAST@C1; reserve FEAST-WATER   lay FEAST-WATER-a D1 E1   food 2
        SAP-FOOD-4   tribe HUNT@top-A+CAMP@A1 CAMP@A2+WATER@A3; reserve WATER-CAMP    lay WATER-CAMP-b B3 B2    food 3
        SAP-FOOD-5   riverside; reserve RITUAL-HUNT                        lay RITUAL-HUNT-a H5 bot-H       food 2
        SAP-RUL-8    riverside; reserve RITUAL-HUNT                        lay RITUAL-HUNT-a H5 bot-H       food 2  silent SAP-CAVE-3
        SAP-FOOD-6   reserve FEAST-CAMP; token FEAST stock                 token feast; extra FEAST-CAMP-a C1 B1   food 0  silent SAP-FOOD-1
        SAP-FOOD-6   stuck                                                 found FEAST-RITUAL-a top-A A1    food 0  silent SAP-FOOD-1
        SAP-FOOD-7   reserve FEAST-CAMP; 1:brawls FEAST-CAMP-a FEAST-CAMP-a   lay FEAST-CAMP-a B2 A2        food 1  1:food 0
    ");
}

#[test]
fn caves() {
    check("
        # rule       given                                                 do                                            then
        SAP-CAVE-1   riverside; reserve RITUAL-HUNT RITUAL-WATER           -                                             count lay RITUAL-HUNT-a H5 bot-H 1  lacks lay RITUAL-WATER-b H5 bot-H
        SAP-CAVE-1   riverside; token HUNT used; reserve RITUAL-WATER      -                                             offers lay RITUAL-WATER-b H5 bot-H
        SAP-CAVE-2   riverside; reserve RITUAL-HUNT                        lay RITUAL-HUNT-a H5 bot-H; decline           stock HUNT  shelter 7
        SAP-CAVE-3   riverside; reserve RITUAL-HUNT                        lay RITUAL-HUNT-a H5 bot-H; use ritual FEAST  stock FEAST HUNT  shelter 7
        SAP-CAVE-3   riverside; token HUNT used; reserve RITUAL-CAMP       lay RITUAL-CAMP-b H5 bot-H; decline           stock -  shelter 5
        SAP-CAVE-4   tribe FIRE@right-3+CAMP@H3 CAMP@G3+FEAST@G4 FEAST@G5+WATER@F5; token HUNT bot-H; token RITUAL top-A; reserve FEAST-HUNT FEAST-BRAWL   lay FEAST-HUNT-a H5 bot-H; use feast; token hunt keep   refused SAP-TOK-1
    ");
}
