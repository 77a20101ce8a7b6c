//! Chapter "The end".

use crate::table::check;

#[test]
fn chapter_the_end() {
    check(
        "
        # rule      given                                                     do    then
        NEW-END-1   B stopped                                                 stop  over; tells NEW-END-1; B sees A 1; nobody sees A 1
        NEW-END-1   3 seats; B stopped                                        stop  turn C
        NEW-END-2   A total 9; A card 4; B stopped; B total 10; B card 6      stop  A score 13; B score 0; A wins
        NEW-END-2   A total 9; A card 6; B stopped; B total 10; B card 1      stop  A score 15; tells NEW-END-2
        NEW-END-3   A total 9; A card 1; B stopped; B total 8; B card 2       stop  A wins; B wins
        NEW-END-3   A total 9; A card 1; B stopped; B total 9; B card 2       stop  B wins; B score 11
    ",
    );
}
